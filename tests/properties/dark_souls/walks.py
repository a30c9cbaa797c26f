"""Where a walk through a game of Dark Souls begins: two of three farther along, for nobody gets there at random."""

from __future__ import annotations

import random

from undercroft.engine.session import Session
from undercroft.games.dark_souls.rules.bonfire import equip, slots_for
from undercroft.games.dark_souls.state import NextHalf, Roam, Souls

LONGEST = 140  # answers; the game is met anywhere instead of played for ever
EVERY = 6  # how often what takes long is done: the table is large


def begin(session: Session, seed: int) -> Session:
    """The same game, perhaps in its later parts."""
    return far_along(session, seed) if seed % 3 else session


def quick(session: Session) -> Session:
    """Through the set-up with its first answers, until the party stands at its bonfire."""
    while session.decision is not None and session.decision.ask != "ask-roam":
        session.act(session.decision.options[session.seats % len(session.decision.options)])
    return session


def far_along(session: Session, seed: int) -> Session:
    """The same game in its later parts, with levels, treasure and souls; often at the boss's door.

    First steps have no later part.
    """
    if session.options["mode"] == "first":
        return session
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
