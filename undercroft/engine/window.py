"""Windows: named moments where others may step in."""

from __future__ import annotations

from collections.abc import Callable, Generator

from undercroft.engine.decision import PASS, Decision, Pass
from undercroft.engine.record import Action


class Reaction:
    """Who stepped in, and with what."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action


def window(
    name: str, seats: list[int], offers: Callable[[int], list[Action]], rules: tuple[str, ...] = ()
) -> Generator[Decision, Action, Reaction | None]:
    """Ask each seat in turn whether it steps in; the first that does closes the window.

    The seats must follow from what is public. A seat that holds nothing fitting is asked all the same and
    can only pass, so that neither the question nor its absence betrays a hand.
    """
    for seat in seats:
        options: list[Action] = [PASS]
        options.extend(offers(seat))
        answer = yield Decision([seat], options, f"window-{name}", rules, linger=True, is_open=False, window=name)
        if not isinstance(answer, Pass):
            return Reaction(seat, answer)
    return None
