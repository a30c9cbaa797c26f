"""Moments of Dead Cells worth looking at: laid out by hand, so that each stands at once and the same each time.

A moment is a function that gives a save; it is laid once (`functools.cache`). Cards are found by what they do, not by
their names: which card that is may change with the balance of the box.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rules.dead_cells.table import Change, Table, changes, tokens, walk

from undercroft.engine.decision import DONE, Decision
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dead_cells.rules.sheets import BOARDS, SERENADE, TILES, TileFace
from undercroft.games.dead_cells.state import (
    Campaign,
    EndRun,
    EnterSpace,
    Interbiome,
    LeaveTile,
    MeetBoss,
    PastRun,
    Play,
    SetUpFight,
)

FOUR = ["poisoned", "flayed", "quartered", "immolated"]
SHORT = 60  # answers, to a question that is near
CAMPAIGN = {"mode": "campaign", "runs": "endless"}


def plain(decision: Decision) -> Action:
    """The first answer, or leave it at that where there is none of weight."""
    return decision.options[0]


def played(table: Table, *asks: str, most: int = SHORT) -> Table:
    """First answers until one of these questions is put."""
    for _ in range(most):
        if table.session.decision is None or table.asks() in asks:
            break
        table.act(plain(table.decision))
    assert table.asks() in asks, f"{table.asks()} instead of {asks}"
    return table


def asking(table: Table, ask: str) -> bytes:
    """A table at which that is asked."""
    assert table.asks() == ask
    return table.session.save()


def begun(players: int, ask: str, later: int = 0) -> bytes:
    """First answers from the very beginning until that question is put, and has been put so many times before."""
    session = Session.start("dead-cells", players, "tour", CAMPAIGN)
    while session.decision is not None:
        if session.decision.ask == ask:
            if not later:
                return session.save()
            later -= 1
        session.act(session.decision.options[0])
    raise AssertionError(f"nobody asks {ask}")


@cache
def prisoners() -> bytes:
    """The first of three has taken a body, the second is asked."""
    return begun(3, "ask-prisoner", 1)


@cache
def alone() -> bytes:
    """The first question of somebody who plays alone."""
    return begun(1, "ask-prisoner")


# -- on the way ------------------------------------------------------------------------------------------


def way_to(biome: str, wanted: Callable[[str], bool]) -> list[str]:
    """The shortest way from the start to such a space that no rune, door or Test of hands keeps anybody from."""
    ways = [[BOARDS[biome].start]]
    for way in ways:
        if len(way) > 1 and wanted(way[-1]):
            return way
        ways += [[*way, to] for to in free_from(biome, way[-1]) if to not in way]
    raise AssertionError(f"{biome} has no such space")


def free_from(biome: str, space: str) -> list[str]:
    """Where one can go from here for nothing."""
    doors = BOARDS[biome].corridors[space]
    return [door.to for door in doors if not (door.rune or door.hand or door.locked)]


def been(biome: str, wanted: Callable[[str], bool]) -> Change:
    """The group has walked to such a space, and has seen what lay on the way."""

    def change(table: Campaign) -> None:
        assert table.run is not None
        table.run.visited = way_to(biome, wanted)
        table.run.at = table.run.visited[-1]

    return change


def at_a_fork(biome: str) -> Change:
    """The group stands where several ways lead on, and has come some way."""
    return been(biome, lambda space: len(free_from(biome, space)) > 1 and biome_depth(biome, space) > 1)


def biome_depth(biome: str, space: str) -> int:
    """How many steps lie between the start and a space."""
    return len(way_to(biome, lambda other: other == space)) - 1


def hurt(table: Campaign) -> None:
    """Nobody is fresh any more, and somebody has been on the way for a while."""
    for who, prisoner in enumerate(table.prisoners):
        prisoner.damage = who + 1
        if prisoner.kind != SERENADE:
            prisoner.tracks = [1, who % 2, 1]


def bag(teeth: int = 7, cells: int = 3, potions: int = 1) -> Change:
    """What the group carries."""

    def change(table: Campaign) -> None:
        assert table.run is not None
        table.run.teeth, table.run.cells, table.run.potions = teeth, cells, potions

    return change


@cache
def biome(name: str = "B1", players: int = 3) -> bytes:
    """On the way, a few tiles behind the group, its bag not empty: where now?"""
    change = changes(at_a_fork(name), hurt, bag())
    return asking(walk(FOUR[:players], name, change=change, options=CAMPAIGN), "ask-way")


@cache
def doors() -> bytes:
    """On the doorstep of a biome: one more step leads out of it."""
    name = "B1"

    def near(space: str) -> bool:
        ways = free_from(name, space)
        return len(ways) > 1 and any(BOARDS[name].spaces[to].exit for to in ways)

    change = changes(been(name, near), hurt, bag())
    return asking(walk(FOUR[:2], name, change=change, options=CAMPAIGN), "ask-way")


def entered(wanted: Callable[[TileFace], bool], players: int = 3, name: str = "B1") -> Table:
    """The group comes to a tile of this kind, and it turns."""
    found = next(tile for tile in BOARDS[name].tiles if wanted(TILES[tile]))
    way = way_to(name, lambda space: BOARDS[name].spaces[space].shape == TILES[found].shape)

    def change(table: Campaign) -> None:
        run = table.run
        assert run is not None
        space = way[-1]
        elsewhere = next((other for other, tile in run.tiles.items() if tile == found), space)
        run.tiles[elsewhere], run.tiles[space] = run.tiles[space], found
        run.visited, run.at = way[:-1], way[-2]
        table.agenda = [EnterSpace(space)]

    return walk(FOUR[:players], name, change=changes(bag(), hurt, change), options=CAMPAIGN)


@cache
def tile() -> bytes:
    """A tile has turned: either this, or that."""
    return played(entered(lambda face: len(face.options) > 1), "ask-option").session.save()


# -- fights ----------------------------------------------------------------------------------------------


def brawl(players: int, name: str = "B1", change: Change = lambda table: None) -> Table:
    """A fight on the tile of a biome with the most enemies, before anybody has played a card."""

    def begin(table: Campaign) -> None:
        fights = [tile for tile in BOARDS[name].tiles if TILES[tile].foes]
        most = max(fights, key=lambda tile: (len(TILES[tile].foes), len(TILES[tile].loot)))
        at_a_fork(name)(table)
        table.agenda = [LeaveTile(), SetUpFight(most)]
        hurt(table)
        change(table)

    return walk(FOUR[:players], name, change=changes(bag(), begin), options=CAMPAIGN)


@cache
def preparing() -> bytes:
    """Three fighters before an encounter: the first is asked for a card and what is said of it."""
    return played(brawl(3), "ask-card", "ask-card-said").session.save()


@cache
def announced() -> bytes:
    """Two cards lie face down, each with something said of it; the third is still to come."""
    table = brawl(3)
    for _ in range(2):
        played(table, "ask-card", "ask-card-said")
        table.act(next(action for action in table.offered(Play) if action.said))
    return played(table, "ask-card", "ask-card-said").session.save()


@cache
def passing() -> bytes:
    """Four at the table: who passes?"""
    return played(brawl(4), "ask-passer").session.save()


def stricken(table: Campaign) -> None:
    """States everywhere, on both sides."""
    for who, prisoner in enumerate(table.prisoners):
        prisoner.states = tokens(poisoned=who, bleeding=1, burning=who % 2)


@cache
def target() -> bytes:
    """In the middle of a round somebody may strike several."""
    return played(brawl(3, "B3", stricken), "ask-target").session.save()


@cache
def damage() -> bytes:
    """An enemy strikes: whom?"""
    return played(brawl(3, "B2", stricken), "ask-damage").session.save()


@cache
def loot() -> bytes:
    """Somebody may take what lies on the floor."""
    return played(brawl(3), "ask-loot").session.save()


@cache
def solo() -> bytes:
    """Alone with Serenade, before two cards are chosen."""
    return played(brawl(1), "ask-card", "ask-card-said").session.save()


@cache
def boss(name: str = "C1", players: int = 3) -> bytes:
    """Before a boss, in the first bout."""
    home = {"C1": "B3", "C2": "B6", "C3": "B7"}[name]
    change = changes(bag(), hurt, lambda table: setattr(table, "agenda", [MeetBoss(name)]))
    table = walk(FOUR[:players], home, change=change, options=CAMPAIGN)
    return played(table, "ask-card", "ask-card-said", "ask-passer").session.save()


# -- between biomes --------------------------------------------------------------------------------------


def street(ask: str, players: int = 3) -> bytes:
    """On the street, with teeth to spend, until that question is put."""

    def change(table: Campaign) -> None:
        run = table.run
        assert run is not None
        run.collector = [table.blueprints["B1"].pop(), table.blueprints["B1"].pop()]
        table.agenda = [Interbiome("B2")]

    table = walk(FOUR[:players], change=changes(bag(teeth=16), hurt, change), options=CAMPAIGN)
    for _ in range(SHORT):
        if table.asks() == ask:
            return table.session.save()
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    raise AssertionError(f"nobody asks {ask}")


@cache
def healer() -> bytes:
    """At the healer."""
    return street("ask-healer")


@cache
def merchant() -> bytes:
    """At the merchant."""
    return street("ask-merchant")


@cache
def collector() -> bytes:
    """At the collector."""
    return street("ask-collector")


# -- between runs ----------------------------------------------------------------------------------------


def past(table: Campaign) -> None:
    """Some runs lie behind the group."""
    ways = (["B1"], ["B1"], ["B1", "B2"], ["B1", "B3", "B4"], ["B1", "B2", "B4", "C1"])
    run = table.run
    assert run is not None
    killer = run.monsters[0].partition(".")[0]
    for number, way in enumerate(ways, start=1):
        outcome = "C1" if way[-1] == "C1" else "died"
        fell = "" if outcome == "C1" else killer
        table.chronicle.append(PastRun(number, FOUR[:2], way, outcome, fell, number, 1))
    run.number = len(ways) + 1
    table.beaten["C1"] = 1


def over(cells: int) -> Change:
    """The group dies here."""

    def change(table: Campaign) -> None:
        run = table.run
        assert run is not None
        run.cells = cells
        table.cells = cells
        run.killer = run.monsters[0].partition(".")[0]
        table.agenda = [EndRun("died")]

    return change


@cache
def spending() -> bytes:
    """The run is over, and there are cells."""
    table = walk(FOUR[:2], change=changes(past, over(9)), options=CAMPAIGN)
    return played(table, "ask-spend").session.save()


@cache
def next_run() -> bytes:
    """Everything is spent. What now?"""
    table = walk(FOUR[:2], change=changes(past, over(1)), options=CAMPAIGN)
    while table.asks() != "ask-next-run":
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    return table.session.save()


@cache
def pockets() -> bytes:
    """A long campaign: which mutations lie in the pockets for this run?"""
    session = Session.start("dead-cells", 2, "tour", {**CAMPAIGN, "start_box": "finished"})
    while session.decision is not None and session.decision.ask != "ask-pockets":
        session.act(session.decision.options[0])
    return session.save()


@cache
def starts() -> bytes:
    """A long campaign: where does this run begin?"""
    return Session.start("dead-cells", 2, "tour", {**CAMPAIGN, "start_box": "finished"}).save()


@cache
def won() -> bytes:
    """The Concierge is beaten, in a single run."""

    def change(table: Campaign) -> None:
        assert table.run is not None
        table.run.path = ["B1", "B3", "C1"]
        table.run.cells = 6

    table = walk(FOUR[:2], "B3", agenda=[EndRun("C1")], change=change, options={"mode": "run"})
    assert table.session.outcome() == "won"
    return table.session.save()


@cache
def lost() -> bytes:
    """A single run, and it ended where most do."""
    table = walk(FOUR[:3], change=over(2), options={"mode": "run"})
    assert table.session.outcome() == "lost"
    return table.session.save()
