"""A player with judgement."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.scaffold.blank.state import Run, Walk


class Judgement(Player):
    """Runs, until a single step is enough."""

    def choose(self, session: Session, seat: int) -> Action | None:
        if session.decision is None or not session.decision.has_word(seat):
            return None
        table = session.view(seat)["table"]
        return Walk() if table["goal"] - table["steps"] == 1 else Run()
