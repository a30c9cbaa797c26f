"""A player of the vault that is not foolish."""

from __future__ import annotations

from small_games.vault.state import Advance, Pace, Search, Spring, Vault

from undercroft.bots.player import Player
from undercroft.engine.record import Action
from undercroft.engine.session import Session


class Judgement(Player):
    """Thieves go in and then search; the warden plays what hurts, early."""

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        vault = session.state
        assert isinstance(vault, Vault)
        if decision is None or not decision.has_word(seat):
            return None
        options = decision.answers_of(seat)
        for option in options:
            if isinstance(option, Spring):
                return option
        if isinstance(options[0], Pace):
            return options[(vault.round + seat) % len(options)]
        if seat == 0:
            return options[0]
        thief = vault.thieves[seat - 1]
        wanted = Advance if thief.room < 3 and Advance() in options else Search
        return next(option for option in options if isinstance(option, wanted))
