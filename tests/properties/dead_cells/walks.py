"""Where a walk through a campaign of Dead Cells begins: two of three far along, for nobody gets there at random."""

from __future__ import annotations

import random

from undercroft.engine.session import Session
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES
from undercroft.games.dead_cells.rules.mutations import pocket_of
from undercroft.games.dead_cells.rules.setup import set_up_biome
from undercroft.games.dead_cells.rules.sheets import CAMPAIGN, COMBAT, RUNES, SERENADE
from undercroft.games.dead_cells.rules.table import slots
from undercroft.games.dead_cells.state import Campaign, Explore, MeetBoss, SetUpBiome

LONGEST = 150  # answers; a campaign is met anywhere instead of played for ever
EVERY = 8  # how often what takes long is done: the table is large


def begin(session: Session, seed: int) -> Session:
    """The same game, perhaps in a later run."""
    return far_along(session, seed) if seed % 3 else session


def quick(session: Session) -> Session:
    """Through the set-up with its first answers, until the group stands in its biome."""
    while session.decision is not None and session.decision.ask != "ask-way":
        session.act(session.decision.options[0])
    return session


def far_along(session: Session, seed: int, place: str = "") -> Session:
    """The same game in any biome or before any boss, or in this one, with scrolls, items, mutations, upgraded cards."""
    rng = random.Random(f"far {seed}")
    table = quick(session).state.copy()
    assert isinstance(table, Campaign)
    assert table.run is not None
    run = table.run
    open_some(table, rng)
    table.runes = [rune for rune in RUNES if rng.randrange(2)]
    run.teeth = rng.randrange(9)
    run.potions = rng.randrange(3)
    table.cells += rng.randrange(6)
    table.beaten = {boss: 1 for boss in BOSSES if rng.randrange(2)}
    for prisoner in table.prisoners:
        most = 3 if prisoner.kind == SERENADE else 6
        prisoner.tracks = [rng.randrange(most), 0, 0]
        if prisoner.kind != SERENADE:
            prisoner.tracks = [rng.randrange(6) for _ in range(3)]
    dress(table, rng)
    where = place or rng.choice([*BIOMES, *BOSSES])
    if where in BOSSES:
        table.agenda = [MeetBoss(where)]
    else:
        run.path = []
        set_up_biome(table, SetUpBiome(where))
        table.agenda = [Explore()]
    return Session.at(session.game, table, session.seats, session.options, session.seed)


def open_some(table: Campaign, rng: random.Random) -> None:
    """Some of each upgrade deck has been bought, and blueprints found."""
    for deck in table.upgrades.values():
        for card in deck[: rng.randrange(len(deck) + 1)]:
            deck.remove(card)
            table.read.append(card)
            if card in COMBAT:
                prisoner = rng.choice(table.prisoners)
                table.holders[card] = prisoner.kind
                prisoner.deck.append(card)
            elif CAMPAIGN[card].type != "instruction":
                pocket = pocket_of(card)
                free = len(table.pockets[pocket]) < table.room[pocket]
                (table.pockets[pocket] if free else table.stored).append(card)
    assert table.run is not None
    for blueprints in table.blueprints.values():
        for item in blueprints[: rng.randrange(4)]:
            blueprints.remove(item)
            table.equipment.append(item)
            table.run.deck.append(item)


def dress(table: Campaign, rng: random.Random) -> None:
    """Whoever has a slot wears something."""
    assert table.run is not None
    rng.shuffle(table.run.deck)
    for who, prisoner in enumerate(table.prisoners):
        while len(prisoner.items) < slots(table, who) and len(table.run.deck) > 4:
            prisoner.items.append(table.run.deck.pop())
            prisoner.wear.append(0)
