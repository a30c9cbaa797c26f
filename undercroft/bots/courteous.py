"""Players that leave to people what these may still want."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.engine.company import TAKES
from undercroft.engine.record import Action
from undercroft.engine.session import Session


class Courteous(Player):
    """A player that takes nothing for itself as long as people choose."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def __repr__(self) -> str:
        return f"<Courteous {self.player!r}>"

    def choose(self, session: Session, seat: int) -> Action | None:
        action = self.player.choose(session, seat)
        company = session.game.company()
        decision = session.decision
        if action is None or company is None or decision is None:
            return action
        return None if company.share(session.state, decision, action) == TAKES else action
