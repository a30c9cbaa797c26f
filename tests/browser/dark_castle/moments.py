"""Moments of the castle worth looking at, found by letting a bot with judgement play one seed after another.

A moment is a function that gives a save, for so many players; it is looked for once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from undercroft.bots.registry import find_bot
from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle

SEEDS = 200
Wanted = Callable[[Castle, str, set[str]], bool]
Moment = Callable[..., bytes]


def moment(wanted: Wanted) -> Moment:
    """A save that stands at such a moment."""

    @cache
    def reached(players: int = 1) -> bytes:
        for n in range(SEEDS):
            session = Session.start("dark-castle", players, f"tour {n}", {})
            if walked(session, wanted):
                return session.save()
        raise AssertionError(f"no castle came to: {wanted.__doc__}")

    return reached


@moment
def closed(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """Everyone is chosen, and the book is still shut."""
    return ask == "ask-turner" and not castle.turned


@moment
def items(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """Several things lie in the middle."""
    return ask in ("ask-turner", "ask-share") and len(castle.middle) > 1


@moment
def choice(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """A page leaves the choice of a way."""
    return "Take" in kinds and len(castle.turned) > 3


@moment
def fight(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """A long row, a second round, somebody hurt."""
    hurt = any(prisoner.hp < 12 for prisoner in castle.prisoners)
    return ask == "ask-rest" and castle.fight is not None and len(castle.fight.row) > 3 and hurt


@moment
def rolls(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """The dice have fallen in a fight, and items may still help."""
    armed = any(prisoner.hands for prisoner in castle.prisoners)
    return castle.fight is not None and len(castle.fight.row) > 2 and len(castle.rolls) > 1 and armed and bool(kinds)


@moment
def trial(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """A trial, with dice on the table."""
    return castle.trial is not None and len(castle.rolls) > 1


@moment
def guess(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """A trait must be called."""
    return "Say" in kinds


@moment
def loss(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """Something is about to hurt."""
    return bool(castle.losses) and ask == "ask-loss"


@moment
def cursed(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """Somebody bears a curse and full hands."""
    return any(prisoner.curses for prisoner in castle.prisoners) and ask == "ask-turner"


@moment
def boss(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """The last page, in the middle of its fight."""
    there = bool(castle.turned) and castle.turned[-1] in CARDS.bosses
    return there and ask == "ask-rest" and castle.fight is not None and castle.fight.round > 1


@moment
def won(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """Out of the castle."""
    return castle.over == "escaped"


@moment
def lost(castle: Castle, ask: str, kinds: set[str]) -> bool:
    """Dead on a late page."""
    return castle.over not in ("", "escaped") and len(castle.turned) > 9


def walked(session: Session, wanted: Wanted) -> bool:
    """Play until the moment comes; whether it did."""
    player = find_bot("judgement", find_game("dark-castle"), "tour")
    while True:
        castle, decision = session.state, session.decision
        assert isinstance(castle, Castle)
        kinds: set[str] = {option.tag() for option in decision.options} if decision else set()
        if wanted(castle, decision.ask if decision else "", kinds):
            return True
        if decision is None:
            return False
        session.act(*chosen(player, session))


def chosen(player: Any, session: Session) -> tuple[Any, int]:
    """What the bot does, for whichever seat is asked."""
    decision = session.decision
    assert decision is not None
    for seat in (decision.leader, *decision.seats):
        action = player.choose(session, seat)
        if action is not None:
            return action, seat
    return decision.options[0], -1
