"""Games under way for the properties: every game of the house, any profile, from its beginning or from far along."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.game import Game, find_game
from undercroft.engine.session import Session
from undercroft.games.dark_souls.rules.bonfire import equip, slots_for
from undercroft.games.dark_souls.state import NextHalf, Roam, Souls

CASTLE = find_game("dark-castle")
SOULS = find_game("dark-souls")
GAMES = [CASTLE, SOULS]
LONGEST = {"dark-castle": 3000, "dark-souls": 140}  # answers; Dark Souls is met anywhere instead of played for ever
THOROUGH = int(os.environ.get("UNDERCROFT_THOROUGH", "12"))


def profile(game: Game, seed: int) -> dict[str, str]:
    """Any of a game's options, those of the box more often."""
    rng = random.Random(f"{game.name} {seed}")
    return {name: rng.choice([values[0], *values]) for name, values in game.options().items()}


def begin(game: Game, seed: int, players: int) -> Session:
    """A game at its beginning; two of three of Dark Souls farther along."""
    options = profile(game, seed)
    session = Session.start(game, players=players, seed=f"property {seed}", options=options)
    return far_along(session, seed) if game is SOULS and seed % 3 else session


def quick(session: Session) -> Session:
    """Through the set-up with its first answers, until the party stands at its bonfire."""
    while session.decision is not None and session.decision.ask != "ask-roam":
        session.act(session.decision.options[session.seats % len(session.decision.options)])
    return session


def far_along(session: Session, seed: int) -> Session:
    """The same game in its later parts, with levels, treasure and souls; often at the boss's door."""
    rng = random.Random(f"far {seed}")
    table = quick(session).state.copy()
    assert isinstance(table, Souls)
    half = rng.randrange(2 if table.quest.mode == "standard" else 3)
    if half:
        table.quest.half = half - 1
        table.agenda = [Roam(), NextHalf()]
        later = Session.at(session.game, table, session.seats, session.options, session.seed)
        # Which boss waits is as the seed will have it.
        while later.decision is not None and later.decision.ask != "ask-roam":
            later.act(rng.choice(later.decision.options))
        table = later.state.copy()
        assert isinstance(table, Souls)
    table.agenda = [Roam()]
    table.souls = rng.randrange(40)
    table.sparks = min(table.sparks, rng.randrange(4))
    for hero in table.heroes:
        hero.tiers = [rng.randrange(4) for _ in range(4)]
        hero.ember = rng.randrange(2) == 0
    table.treasure = [card for card in table.treasure if not card.startswith("ember.")]
    for _ in range(rng.randrange(16)):
        table.inventory.append(table.treasure.pop())
    outfit(table, rng)
    for laid in table.map:
        laid.won = laid.seen = rng.randrange(4) > 0
    table.map[table.fog].won = table.map[table.fog].seen = True
    return Session.at(session.game, table, session.seats, session.options, session.seed)


def outfit(table: Souls, rng: random.Random) -> None:
    """Whatever can be worn is, by whoever can."""
    for card in table.inventory.copy():
        who = rng.randrange(len(table.heroes))
        slots = slots_for(table, table.heroes[who], card)
        if slots and rng.randrange(2):
            equip(table, who, card, rng.choice(slots))


def walk(game: Game, seed: int, players: int, bot: str) -> Iterator[Session]:
    """A game under way, decision after decision, and once more when it is over."""
    session = begin(game, seed, players)
    bots = {seat: find_bot(bot, game, f"{seed}:{seat}") for seat in range(players)}
    for _ in range(LONGEST[game.name]):
        if session.decision is None:
            break
        yield session
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serial(answer[0]), answer[1])
    yield session


def same_question(first: Session, second: Session) -> bool:
    """Whether both are asked the same, with the same answers."""
    a, b = first.decision, second.decision
    if a is None or b is None:
        return a is b
    return (a.ask, a.seats, a.leader, a.options, a.rules) == (b.ask, b.seats, b.leader, b.options, b.rules) and [
        (x.seat, x.action) for x in a.asides or []
    ] == [(x.seat, x.action) for x in b.asides or []]
