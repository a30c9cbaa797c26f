"""Games under way for the properties: every game, any profile, from its beginning or from far along.

A game may bring a `walks.py`: `LONGEST` is how many answers a walk takes at most, `EVERY` how often what takes long is
done on the way, and `begin` leads a new game to where the walk begins.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from all_games import brought

from undercroft.bots.player import Player, next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.decision import Each
from undercroft.engine.game import Game
from undercroft.engine.session import Session

LONGEST = 3000  # answers; a game that takes more is stuck
THOROUGH = int(os.environ.get("UNDERCROFT_THOROUGH", "12"))


def profile(game: Game, seed: int) -> dict[str, str]:
    """Any of a game's options, those of the box more often."""
    rng = random.Random(f"{game.name} {seed}")
    return {name: rng.choice([values[0], *values]) for name, values in game.options().items()}


def begin(game: Game, seed: int, players: int) -> Session:
    """A game at its beginning, or where the game says that walks begin."""
    options = profile(game, seed)
    session = Session.start(game, players=players, seed=f"property {seed}", options=options)
    # Bots play: they are asked at every window, also where people usually are not; now and then with nothing to use.
    session.seat_bots(list(range(players)), alone=seed % 2 == 1)
    own = getattr(brought(game, "properties", "walks"), "begin", None)
    return session if own is None else own(session, seed)


def longest(game: Game) -> int:
    """How many answers a walk takes at most."""
    found: int = getattr(brought(game, "properties", "walks"), "LONGEST", LONGEST)
    return found


def every(game: Game) -> int:
    """How often what takes long is done on the way."""
    found: int = getattr(brought(game, "properties", "walks"), "EVERY", 1)
    return found


def seats_in(game: Game, players: int) -> int:
    """As many players as were wished for, or as near to that as the game comes."""
    fewest, most = game.players
    return min(max(players, fewest), most)


def bots_for(game: Game, kind: str, seed: str = "") -> dict[int, Player]:
    """A bot for every seat there may be; one that plays at random where the game has none with judgement."""
    fitting = "random" if kind == "judgement" and game.judgement() is None else kind
    return {seat: find_bot(fitting, game, f"{seed}:{seat}") for seat in range(game.players[1])}


def walk(game: Game, seed: int, players: int, bot: str) -> Iterator[Session]:
    """A game under way, decision after decision, and once more when it is over."""
    session = begin(game, seed, seats_in(game, players))
    bots = bots_for(game, bot, f"{seed}")
    for _ in range(longest(game)):
        if session.decision is None:
            break
        yield session
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serial(answer[0]), answer[1])
    yield session


def can_be_dealt_anew(session: Session, seat: int) -> bool:
    """Whether a seat may be given a copy now: not while others decide what it may not see."""
    decision = session.decision
    return decision is None or decision.open or seat in decision.asked()


def same_question(first: Session, second: Session) -> bool:
    """Whether both are asked the same, with the same answers."""
    a, b = first.decision, second.decision
    if a is None or b is None:
        return a is b
    if isinstance(a, Each) and isinstance(b, Each):
        # Who else has answered already is forgotten in a copy for one seat.
        return (a.ask, a.choices, a.rules) == (b.ask, b.choices, b.rules)
    return (a.ask, a.seats, a.leader, a.options, a.rules) == (b.ask, b.seats, b.leader, b.options, b.rules) and [
        (x.seat, x.action) for x in a.asides or []
    ] == [(x.seat, x.action) for x in b.asides or []]
