"""Where the party may go between encounters, and what it may do there (DS-EXPLORE, DS-BONFIRE-01)."""

from __future__ import annotations

from rules.dark_souls.table import camp
from rules.table import rule

from undercroft.games.dark_souls.rules.exploring import roam
from undercroft.games.dark_souls.rules.layout import distances
from undercroft.games.dark_souls.state import Buy, EnterBoss, Go, MapTile, Open, Opened, Rest, Roam, Souls, Spent, Went

CHEST = "hollow_cave"  # a barrel, and a chest on the second terrain node
BARE = "prison_tower"


def row(*won: bool, at: int = -1, encounters: tuple[str, ...] = (BARE, BARE, BARE), opened: int = -1):
    """Three tiles: two in a row to the south of the bonfire, one to its west; which of them are won."""

    def laid(souls: Souls) -> None:
        souls.map = [
            MapTile("tile_5a", 0, 1, 0, encounters[0], won[0], won[0], [], [], []),
            MapTile("tile_6b", 0, 2, 0, encounters[1], won[1], won[1], [], [], []),
            MapTile("tile_2a", -1, 0, 0, encounters[2], won[2], won[2], [], [], []),
        ]
        if opened >= 0:
            souls.map[0].opened = [opened]
        souls.fog, souls.fog_wall = 1, "east"
        souls.at = at

    return camp(["knight", "assassin"], souls=5, sparks=2, change=laid)


def ways(table) -> set[int]:
    """The tiles the party may go to."""
    return {go.tile for go in table.offered(Go)}


@rule("DS-EXPLORE-01", "DS-EXPLORE-03", "DS-RULING-142")
def test_a_hidden_tile_is_reached_over_won_ones_only():
    assert distances(row(False, False, False).souls) == [1, 2, 1]
    assert ways(row(False, False, False)) == {0, 2}
    assert ways(row(True, False, False)) == {1, 2}
    assert ways(row(True, True, False)) == {2}
    assert ways(row(True, True, True)) == set()


@rule("DS-BONFIRE-01", "DS-RULING-111")
def test_however_far_away_one_may_go_back_to_the_bonfire():
    table = row(True, True, False, at=1)
    assert table.offers(Go(-1))
    table.act(Go(-1))
    assert table.souls.at == -1
    assert [(went.tile, went.x, went.y) for went in table.told(Went)] == [(-1, 0, 0)]


@rule("DS-BONFIRE-01", "DS-RULING-111")
def test_even_with_a_hidden_tile_between():
    assert row(False, True, False, at=1).offers(Go(-1))


@rule("DS-EXPLORE-03")
def test_from_one_arm_of_the_map_to_another_one_passes_the_bonfire():
    assert ways(row(True, True, False, at=1)) == {-1, 2}
    assert ways(row(True, False, True, at=2)) == {-1, 1}


@rule("DS-EXPLORE-03", "DS-RULING-112")
def test_to_a_won_tile_one_goes_only_for_what_is_left_there():
    table = row(True, True, True, encounters=(CHEST, BARE, BARE))
    assert ways(table) == {0}
    table.act(table.offered(Go)[0])
    assert table.asks() == "ask-roam"
    assert table.souls.at == 0
    assert len(table.offered(Open)) == 1
    node = table.offered(Open)[0].node
    table.act(Open(node))
    while table.asks() != "ask-roam":
        table.act(table.decision.options[-1])
    assert [(opened.tile, opened.node) for opened in table.told(Opened)] == [(0, node)]
    assert table.offered(Open) == []
    assert ways(row(True, True, True, encounters=(CHEST, BARE, BARE), opened=node)) == set()


@rule("DS-TERR-09", "DS-RULING-112")
def test_a_chest_is_opened_where_the_party_stands_and_nowhere_else():
    assert row(True, True, True, at=1, encounters=(CHEST, BARE, BARE)).offered(Open) == []
    assert row(True, True, True, encounters=(CHEST, BARE, BARE)).offered(Open) == []


@rule("DS-TERR-09", "DS-RULING-112")
def test_at_the_bonfire_no_chest_is_opened_wherever_it_stands():
    for place in range(3):
        encounters = [BARE, BARE, BARE]
        encounters[place] = CHEST
        assert row(True, True, True, encounters=tuple(encounters)).offered(Open) == []


@rule("DS-EXPLORE-04", "DS-EXPLORE-05")
def test_the_fog_opens_on_whichever_tile_it_stands():
    for place in range(3):
        won = [number == place for number in range(3)]
        table = row(*won)
        for fog in range(3):
            table.souls.fog = fog
            asked = roam(table.souls, Roam())
            assert (EnterBoss() in next(asked).options) == won[fog]


@rule("DS-TERR-09")
def test_every_chest_of_a_tile_is_there_to_be_opened_first_and_second_alike():
    first = row(True, True, True, at=0, encounters=("profane_shrine", BARE, BARE))
    second = row(True, True, True, at=0, encounters=("pit_of_the_dead", BARE, BARE))
    nodes = [table.offered(Open)[0].node for table in (first, second)]
    assert nodes == [2, 9], "the terrain nodes of that face"


@rule("DS-EXPLORE-04", "DS-EXPLORE-05", "DS-RULING-111", "DS-EXPLORE-06")
def test_the_fog_is_open_from_anywhere_until_a_rest():
    table = row(False, True, True, at=2)
    assert table.offers(EnterBoss())
    table.act(Go(-1))
    assert table.offers(EnterBoss())
    table.act(Rest())
    assert not table.offers(EnterBoss())
    assert ways(table) == {0, 2}


@rule("DS-BONFIRE-05", "DS-BONFIRE-20", "DS-SETUP-07")
def test_rest_and_trade_are_for_the_bonfire():
    away = row(True, False, False, at=0)
    assert not away.offers(Rest())
    assert not away.offers(Buy())
    home = row(True, False, False)
    home.act(Rest())
    assert home.souls.sparks == 1
    home.act(Buy())
    assert [(spent.souls, spent.total, spent.what) for spent in home.told(Spent)] == [(1, 4, "treasure")]
