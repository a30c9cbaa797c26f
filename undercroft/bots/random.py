"""A player that picks any option, with a seed of its own."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.engine.chance import Stream, stream_key
from undercroft.engine.record import Action
from undercroft.engine.session import Session


class RandomPlayer(Player):
    """Any of its options with equal chance; now and then an aside when the question is another's."""

    def __init__(self, seed: str) -> None:
        self.rng = Stream(stream_key(seed, "random player"))

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        if decision is None:
            return None
        options = decision.options_of(seat)
        if not decision.has_word(seat):
            options = options[len(decision.answers_of(seat)) :]
            if not options or self.rng.below(3) > 0:
                return None
        # A pile of more than 256 options is not a choice a random player needs to be fair about.
        return options[self.rng.below(min(len(options), 256))]
