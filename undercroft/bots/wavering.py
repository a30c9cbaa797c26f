"""Players that begin a game in ways of their own, so that they do not play one seed twice alike."""

from __future__ import annotations

from typing import Final

from undercroft.bots.player import Player
from undercroft.engine.chance import Stream, stream_key
from undercroft.engine.record import Action
from undercroft.engine.session import Session

EARLY: Final = 6  # answers of its own; once they differ so does all that chance gives
OFTEN: Final = 2  # one in so many of these is any of them


class Wavering(Player):
    """A player that follows another, but for some of its first answers."""

    def __init__(self, player: Player, seed: str) -> None:
        self.player = player
        self.rng = Stream(stream_key(seed, "wavering player"))
        self.given = 0

    def __repr__(self) -> str:
        return f"<Wavering {self.player!r}>"

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        if decision is not None and decision.has_word(seat) and self.given < EARLY:
            self.given += 1
            answers = decision.answers_of(seat)
            if not self.rng.below(OFTEN):
                return answers[self.rng.below(min(len(answers), 256))]
        return self.player.choose(session, seat)
