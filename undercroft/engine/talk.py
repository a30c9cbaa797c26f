"""What may be said at a moment, to whom, and in which form."""

from __future__ import annotations

from typing import Final


class Talk:
    """How players may talk just now.

    `chat` opens free words to all, `pings` pointing at things; `signals` are fixed signs anybody may give where words
    are closed (each a message of the game); `sides` opens free words among those of one side, which no other hears.
    """

    __slots__ = ("chat", "pings", "sides", "signals")

    def __init__(
        self, chat: bool = True, pings: bool = True, signals: tuple[str, ...] = (), sides: bool = False
    ) -> None:
        self.chat = chat
        self.pings = pings
        self.signals = signals
        self.sides = sides

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Talk)
            and self.chat == other.chat
            and self.pings == other.pings
            and self.signals == other.signals
            and self.sides == other.sides
        )

    def __hash__(self) -> int:
        return hash((self.chat, self.pings, self.signals, self.sides))

    def __repr__(self) -> str:
        open_now = [name for name in ("chat", "pings", "sides") if getattr(self, name)]
        return f"<Talk {', '.join([*open_now, *self.signals]) or 'closed'}>"


FREE: Final = Talk()
SILENCE: Final = Talk(chat=False, pings=False)
