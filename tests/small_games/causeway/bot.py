"""A player of the causeway that is not foolish."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.engine.record import Action
from undercroft.engine.session import Session


class Judgement(Player):
    """Walkers go as far as they can; the lurker strikes whenever it can."""

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        return decision.options[-1] if decision is not None and decision.has_word(seat) else None
