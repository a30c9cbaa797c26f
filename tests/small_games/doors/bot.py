"""A player of doors that is not foolish."""

from __future__ import annotations

from small_games.doors.catalogue import CARDS
from small_games.doors.state import Burn, Force, Listen

from undercroft.bots.player import Player
from undercroft.engine.record import Action
from undercroft.engine.session import Session


class Judgement(Player):
    """Listens first, burns what is strong, and forces the rest."""

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        if decision is None or not decision.has_word(seat):
            return None
        known = session.view(seat)["table"].get("ahead")
        if known is None:
            return Listen()
        strong = CARDS.doors[known].strength > 4
        return Burn() if strong and Burn() in decision.options else Force()
