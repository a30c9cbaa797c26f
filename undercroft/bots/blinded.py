"""Players that are shown only what their seat may know."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.bots.random import RandomPlayer
from undercroft.engine.record import Action
from undercroft.engine.session import Session


class Blinded(Player):
    """A player handed a copy in which all that its seat cannot know is dealt anew, at every question."""

    def __init__(self, player: Player, key: str, has_word: bool = False) -> None:
        self.player = player
        self.key = key
        self.has_word = has_word

    def choose(self, session: Session, seat: int) -> Action | None:
        known = session.copy_for(seat, f"{self.key}:{session.asked}")
        if self.has_word and known.decision is not None:
            # The seat with the last word may be nobody's yet; then this bot has it.
            known.decision.leader = seat
        return self.player.choose(known, seat)


def blinded(player: Player, key: str) -> Player:
    """The player with a blindfold on; one that picks at random looks at nothing and needs none."""
    return player if isinstance(player, RandomPlayer) else Blinded(player, key)
