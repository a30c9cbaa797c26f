"""What must hold on the tables of a game, and what may not be seen of them: what its `holds.py` says, or nothing."""

from __future__ import annotations

from all_games import brought

from undercroft.engine.game import Game
from undercroft.engine.session import Session
from undercroft.engine.state import Told


class Holds:
    """One game's own word on its tables."""

    def __init__(self, game: Game) -> None:
        self.own = brought(game, "properties", "holds")

    def impossible(self, session: Session, log: list[Told]) -> list[str]:
        """All that cannot be on a table, after a log like this."""
        return self.own.impossible(session, log) if self.own else []

    def hidden(self, session: Session, seat: int) -> set[str]:
        """What this seat cannot have heard of (-1: an onlooker)."""
        return self.own.hidden(session, seat) if self.own else set()

    def covered(self, session: Session, seat: int) -> set[str]:
        """What this seat may not see now, though it may have heard of it before."""
        return self.own.covered(session, seat) if self.own else set()

    def dealt(self, session: Session, seat: int) -> list[object]:
        """All that dealing anew for this seat may change; nothing where it could not change anything."""
        return self.own.dealt(session, seat) if self.own else []
