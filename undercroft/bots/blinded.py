"""Players that are shown only what their seat may know."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.bots.random import RandomPlayer
from undercroft.engine.record import Action
from undercroft.engine.session import Session


class Blindfold:
    """Makes, for a seat and a question, the copy in which all that the seat cannot know is dealt anew.

    Where no seat hides anything from another one copy serves all of them.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.session: Session | None = None
        self.asked = -1
        self.copies: dict[int, Session] = {}

    def known(self, session: Session, seat: int) -> Session:
        """What a seat may know of a session, at its present question."""
        if session is not self.session or session.asked != self.asked:
            self.session = session
            self.asked = session.asked
            self.copies = {}
        place = seat if session.game.hides else -1
        copy = self.copies.get(place)
        if copy is None:
            copy = session.copy_for(seat, f"{self.key}:{session.asked}")
            self.copies[place] = copy
        return copy


class Blinded(Player):
    """A player behind a blindfold. `has_word`: it answers for a seat with the last word that is nobody's yet."""

    def __init__(self, player: Player, blindfold: Blindfold, has_word: bool = False) -> None:
        self.player = player
        self.blindfold = blindfold
        self.has_word = has_word

    def __repr__(self) -> str:
        return f"<Blinded {self.player!r}>"

    def choose(self, session: Session, seat: int) -> Action | None:
        known = self.blindfold.known(session, seat)
        if self.has_word and known.decision is not None:
            known.decision.leader = seat
        return self.player.choose(known, seat)


def blinded(players: dict[int, Player], key: str) -> dict[int, Player]:
    """The players of one table, each shown what its seat may know; whoever picks at random looks at nothing anyhow."""
    blindfold = Blindfold(key)
    found: dict[int, Player] = {}
    for seat, player in players.items():
        found[seat] = player if isinstance(player, RandomPlayer) else Blinded(player, blindfold)
    return found
