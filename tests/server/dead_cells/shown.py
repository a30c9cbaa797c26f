"""What can be hidden in Dead Cells, and who is shown it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.engine.record import Event
from undercroft.engine.state import State, Told
from undercroft.games.dead_cells.rules.sheets import (
    ATTACKS,
    CAMPAIGN,
    COMBAT,
    ELEMENT_COPIES,
    FIRST_ITEMS,
    ITEMS,
    MALAISE,
    MONSTER_COPIES,
    TILES,
)
from undercroft.games.dead_cells.state import Campaign, Fight, Prisoner, Run

TITLED = ("combat", "equipment", "monsters", "attacks", "tiles", "campaign", "malaise")


def ids() -> set[str]:
    """Every combat card, item, monster, tile, attack, and every card of the campaign and of malaise."""
    return {*COMBAT, *ITEMS, *MONSTER_COPIES, *ELEMENT_COPIES, *ATTACKS, *TILES, *CAMPAIGN, *MALAISE}


def shown(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """Hands and cards put down to those whose they are; to everybody what lies open, and what was told."""
    assert isinstance(state, Campaign)
    yield from of_campaign(state)
    for prisoner in state.prisoners:
        yield from of_prisoner(prisoner, state.fight)
        if prisoner.seat in seats:
            yield from [*prisoner.hand, *prisoner.active]
    if state.run is not None:
        yield from of_run(state.run)
    if state.fight is not None:
        yield from of_fight(state.fight)
    for one in told:
        if one.only == -1 or one.only in seats:
            yield from names_in(one.event)


def of_campaign(table: Campaign) -> Iterator[str]:
    """What was read, lies on the Mutations board, with somebody, or has joined the Equipment deck."""
    yield from [*table.read, *table.holders, *table.stored, *table.added, *table.purged]
    for pocket in table.pockets.values():
        yield from pocket
    yield from [item for item in table.equipment if item not in FIRST_ITEMS]
    yield from [run.killer for run in table.chronicle]


def of_prisoner(prisoner: Prisoner, fight: Fight | None) -> Iterator[str]:
    """What lies before a prisoner for everybody to see."""
    yield from [*prisoner.discard, *prisoner.items, prisoner.malaise]
    if fight is not None and fight.revealed:
        yield from prisoner.active


def of_run(run: Run) -> Iterator[str]:
    """Tiles that were turned, what has left the decks, and what everybody knows on top of one."""
    yield from [run.tiles[space] for space in {*run.face_up, *run.visited} if space in run.tiles]
    yield from [*run.discard, *run.collector, *run.dead_monsters, *run.dead_elites, run.killer]
    yield from run.deck[len(run.deck) - run.known :]


def of_fight(fight: Fight) -> Iterator[str]:
    """Enemies and loot; of a boss what it does in this bout and did in those before."""
    yield from [fight.tile, *fight.slain, *[enemy.card for enemy in fight.enemies]]
    yield from [goods.rpartition(":")[2] for goods in (*fight.loot, *fight.spoils, *fight.taken)]
    boss = fight.boss
    if boss is not None:
        yield from [boss.attack, *boss.spent, *boss.fires, *boss.coming]


def names_in(event: Event) -> Iterator[str]:
    """Every name in an event."""
    for value in event.to_wire_shallow():
        for word in value if isinstance(value, list) else [value]:
            if isinstance(word, str):
                yield word.rpartition(":")[2]
