"""The way through a biome: corridors, runes, locks, Tests, the move (DC-EXPL), and what runes show (DC-ICON-17)."""

from __future__ import annotations

import msgspec
import pytest
from rules.dead_cells.places import FORK, GREEN, NOTHING, RED, VIOLET, flip, gain, hands, harm, tile, ways
from rules.dead_cells.table import BLANK, walk
from rules.table import refuses, rule

from undercroft.engine.decision import PASS
from undercroft.engine.errors import BadContent, NotPossible
from undercroft.games.dead_cells import cards, state
from undercroft.games.dead_cells.catalogue import check_board
from undercroft.games.dead_cells.rules.sheets import BOARDS
from undercroft.games.dead_cells.state import (
    DeckTested,
    Discard,
    DoorUnlocked,
    Explore,
    Gained,
    Go,
    Moved,
    Peek,
    RunOver,
    SetUpBiome,
    StepThrough,
    TakeCorridor,
    Teleport,
    Teleported,
    TileSeen,
    TileTurned,
)

OPEN = [
    {"at": "s", "to": "p"},
    {"at": "s", "to": "q"},
    {"at": "p", "to": "r"},
    {"at": "p", "to": "q"},
    {"at": "q", "to": "s"},
    {"at": "q", "to": "r"},
    {"at": "r", "to": "s"},
    {"at": "r", "to": "p"},
]


def targets(table):
    """Where the group may go."""
    return [go.space for go in table.offered(Go)]


@rule("DC-EXPL-03", "DC-EXPL-04", "DC-EXPL-05", "DC-EXPL-06")
def test_one_corridor_at_a_time_and_only_along_its_arrow():
    table = ways(OPEN)
    assert targets(table) == ["p", "q"]
    assert refuses(table, Go("r"))  # a space is never skipped
    table.act(Go("p"))
    assert table.run.at == "p"
    assert targets(table) == ["r", "q"]
    assert refuses(table, Go("s"))  # nobody walks against an arrow
    assert refuses(table, Go("p"))


@rule("DC-EXPL-01", "DC-EXPL-02", "DC-EXPL-12")
def test_tests_come_before_the_move_and_the_move_before_the_tile():
    table = ways(
        [{"at": "s", "to": "p", "hand": ["tactics"]}, *OPEN[1:]],
        tiles={"p": tile(gives=[gain("tooth")])},
        change=hands([VIOLET, BLANK, BLANK]),
    )
    table.act(Go("p"))
    assert (table.asks(), table.run.at, table.run.face_up) == ("ask-hand-test", "s", [])
    table.act(Discard(VIOLET))
    told = [type(one.event) for one in table.session.events]
    order = [told.index(kind) for kind in (state.TestPassed, Moved, TileTurned, Gained)]
    assert order == sorted(order)
    assert (table.asks(), table.run.at, table.run.teeth) == ("ask-way", "p", 1)
    assert table.run.face_up == ["p"]
    assert [(turned.space, turned.tile) for turned in table.told(TileTurned)] == [("p", table.run.tiles["p"])]


@rule("DC-EXPL-07", "DC-RULING-16", "DC-DEC-07")
def test_all_discuss_the_way_and_the_first_player_has_the_last_word():
    def second(campaign):
        campaign.run.first = 1

    table = ways(OPEN, ["poisoned", "flayed", "quartered"], change=second)
    assert table.decision.seats == [0, 1, 2]
    assert [seat for seat in range(3) if table.decision.has_word(seat)] == [1]
    assert table.decision.open


@rule("DC-DEC-07")
def test_a_single_way_is_taken_without_a_question():
    table = ways([{"at": "s", "to": "p"}, {"at": "p", "to": "q"}, {"at": "p", "to": "r"}, {"at": "q", "to": "p"}])
    assert (table.asks(), table.run.at) == ("ask-way", "p")


@rule("DC-EXPL-08", "DC-EXPL-09")
def test_a_corridor_with_a_rune_is_closed_until_the_group_owns_that_rune():
    corridors = [{"at": "s", "to": "p", "rune": "ram"}, *OPEN[1:2], {"at": "s", "to": "r"}, *OPEN[2:]]

    def owning(*runes):
        def owned(campaign):
            campaign.runes = list(runes)

        return ways(corridors, change=owned)

    assert targets(owning()) == ["q", "r"]
    assert refuses(owning(), Go("p"))
    assert targets(owning("vine")) == ["q", "r"]
    assert targets(owning("ram")) == ["p", "q", "r"]


HAND = [{"at": "s", "to": "p", "hand": ["brutality"]}, *OPEN[1:]]
HAND_TWO = [*HAND[:2], {"at": "s", "to": "r"}, *HAND[2:]]


@rule("DC-EX-22", "DC-EXPL-10", "DC-TEST-04", "DC-RULING-08")
def test_without_the_card_the_corridor_is_tried_fails_and_another_must_be_taken():
    table = ways(HAND_TWO, change=hands([VIOLET, VIOLET, BLANK], [RED, RED, RED]))
    assert table.offers(Go("p"))
    table.act(Go("p"))
    assert (table.asks(), table.decision.options) == ("ask-hand-test", [PASS])
    table.act(PASS)
    assert [(failed.who, failed.trait) for failed in table.told(state.TestFailed)] == [(0, "brutality")]
    assert (table.asks(), table.run.at, targets(table)) == ("ask-way", "s", ["q", "r"])
    assert table.told(Moved) == []


@rule("DC-RULING-06")
def test_a_failed_corridor_is_closed_until_the_group_has_moved():
    table = ways(HAND_TWO, change=hands([RED, BLANK, BLANK]))
    table.act(Go("p"))
    table.act(PASS)
    assert refuses(table, Go("p"))
    table.act(Go("q"))
    table.act(Go("s"))
    assert targets(table) == ["p", "q", "r"]


@rule("DC-RULING-06", "DC-EXPL-10")
def test_if_one_way_is_left_after_a_failure_it_is_taken():
    table = ways(HAND, change=hands([BLANK, BLANK, BLANK]))
    table.act(Go("p"))
    table.act(PASS)
    assert table.run.at == "q"


@rule("DC-EXPL-14", "DC-EXPL-10")
def test_of_several_hand_tests_every_one_must_be_passed():
    corridors = [{"at": "s", "to": "p", "hand": ["brutality", "survival"]}, *HAND_TWO[1:]]

    def begun():
        table = ways(corridors, change=hands([RED, GREEN, BLANK]))
        table.act(Go("p"))
        assert not table.offers(Discard(GREEN))
        table.act(Discard(RED))
        assert (table.asks(), table.run.at, table.offers(Discard(GREEN))) == ("ask-hand-test", "s", True)
        return table

    failed = begun()
    failed.act(PASS)
    assert (failed.run.at, targets(failed)) == ("s", ["q", "r"])
    assert RED in failed.prisoner(0).discard
    passed = begun()
    passed.act(Discard(GREEN))
    assert passed.run.at == "p"


@rule("DC-EXPL-11", "DC-EXPL-14", "DC-TEST-08")
def test_a_deck_test_on_the_way_is_taken_before_the_move_and_never_blocks():
    corridors = [{"at": "s", "to": "p", "deck": {"survival": [gain("tooth", 3)]}}, *OPEN[1:]]

    def top(card):
        def laid(campaign):
            campaign.prisoners[0].deck.append(card)

        table = ways(corridors, change=laid)
        table.act(Go("p"))
        told = [type(one.event) for one in table.session.events]
        assert told.index(DeckTested) < told.index(Moved)
        return table

    assert (top(RED).run.at, top(RED).run.teeth) == ("p", 0)
    assert (top(GREEN).run.at, top(GREEN).run.teeth) == ("p", 3)


@rule("DC-EXPL-14", "DC-TEST-01")
def test_a_death_on_the_way_ends_the_run_before_the_next_space():
    corridors = [{"at": "s", "to": "p", "deck": {"failed": [harm(first_player=True)]}}, *OPEN[1:]]

    def nearly_dead(campaign):
        campaign.prisoners[0].damage = 2
        campaign.prisoners[0].deck.append(BLANK)

    table = ways(corridors, change=nearly_dead)
    table.act(Go("p"))
    assert [over.outcome for over in table.told(RunOver)] == ["died"]
    assert table.told(Moved) == []


@rule("DC-EXPL-13", "DC-DIE-04")
def test_after_the_tile_all_alive_go_on_and_one_dead_ends_the_run():
    deadly = tile(gives=[harm(1, to="all"), gain("tooth")])

    def hurt(damage):
        def done(campaign):
            campaign.prisoners[1].damage = damage

        return flip(deadly, change=done)

    alive = hurt(1)
    assert (alive.asks(), alive.run.teeth, alive.told(RunOver)) == ("ask-way", 1, [])
    dead = hurt(2)
    assert [over.outcome for over in dead.told(RunOver)] == ["died"]
    assert [gained.what for gained in dead.told(Gained)] == ["tooth"], "the tile's effect is done first"
    assert [chapter.outcome for chapter in dead.campaign.chronicle] == ["died"]


def laid_out(*corridors):
    """A board of two rooms and two exits, with these corridors."""
    spaces = [
        {"id": "s", "x": 0, "y": 0, "shape": "start"},
        {"id": "p", "x": 1, "y": 0, "shape": "circle"},
        {"id": "x", "x": 2, "y": 0, "shape": "hexagon", "exit": "B2"},
        {"id": "y", "x": 2, "y": 1, "shape": "hexagon", "exit": "B3"},
    ]
    return msgspec.convert({"id": "B1", "spaces": spaces, "corridors": list(corridors)}, cards.BiomeBoard)


@rule("DC-RULING-05")
@pytest.mark.parametrize("asks", [{"rune": "vine"}, {"hand": ["tactics"]}, {"locked": True}])
def test_a_board_with_a_space_that_may_be_closed_all_round_is_refused(asks):
    way = {"at": "s", "to": "p"}
    check_board(laid_out(way, {"at": "p", "to": "x"}, {"at": "p", "to": "y", **asks}))
    check_board(laid_out(way, {"at": "p", "to": "x", "deck": {}}))
    with pytest.raises(BadContent):
        check_board(laid_out(way, {"at": "p", "to": "x", **asks}, {"at": "p", "to": "y", **asks}))


@rule("DC-RULING-05")
def test_a_group_that_is_shut_in_is_an_error_never_a_silent_end():
    with pytest.raises(NotPossible):
        ways([{"at": "s", "to": "p", "rune": "vine"}, {"at": "p", "to": "s"}])


# -- keys ------------------------------------------------------------------------------------------------

LOCKED = [{"at": "s", "to": "p", "locked": True, "hand": ["tactics"]}, *HAND_TWO[1:]]


def with_keys(keys):
    """A change: so many keys, and a card for the Test."""

    def found(campaign):
        campaign.run.keys = keys
        campaign.prisoners[0].hand = [VIOLET, BLANK, BLANK]

    return found


@rule("DC-RULING-71")
def test_a_locked_corridor_costs_a_key():
    assert targets(ways(LOCKED, change=with_keys(0))) == ["q", "r"]
    table = ways(LOCKED, change=with_keys(2))
    table.act(Go("p"))
    assert table.run.keys == 2  # not before the Test is passed
    table.act(Discard(VIOLET))
    assert (table.run.at, table.run.keys) == ("p", 1)
    assert [door.to for door in table.told(DoorUnlocked)] == ["p"]


@rule("DC-RULING-71")
def test_a_failed_test_before_a_lock_costs_no_key():
    table = ways(LOCKED, change=with_keys(1))
    table.act(Go("p"))
    table.act(PASS)
    assert (table.run.at, table.run.keys, targets(table)) == ("s", 1, ["q", "r"])


# -- what runes show -------------------------------------------------------------------------------------


def with_runes(*runes, then=None):
    """A change: these runes are active."""

    def owned(campaign):
        campaign.runes = list(runes)
        if then is not None:
            then(campaign)

    return owned


@rule("DC-ICON-17")
def test_the_homunculus_looks_once_a_biome_at_a_tile_beside_the_group():
    treasure = tile(gives=[gain("tooth")])
    assert ways(OPEN).offered(Peek) == []

    def seen_before(campaign):
        campaign.run.face_up = ["p"]

    table = ways(OPEN, tiles={"q": treasure}, change=with_runes("homunculus"))
    assert [peek.space for peek in table.offered(Peek)] == ["p", "q"]
    assert [peek.space for peek in ways(OPEN, change=with_runes("homunculus", then=seen_before)).offered(Peek)] == ["q"]
    table.act(Peek("q"))
    assert [(seen.space, seen.tile) for seen in table.told(TileSeen)] == [("q", treasure)]
    assert (table.run.at, table.run.teeth, table.run.face_up) == ("s", 0, ["q"])  # seen, not resolved
    assert (table.asks(), table.offered(Peek), targets(table)) == ("ask-way", [], ["p", "q"])
    table.act(Go("p"))
    assert table.offered(Peek) == []
    table.act(Go("q"))
    assert table.run.teeth == 1  # what was seen is resolved on entering


@rule("DC-ICON-17")
def test_a_new_biome_brings_a_new_look():
    def looked(campaign):
        campaign.runes = ["homunculus"]
        campaign.run.once = ["peek_tile"]

    assert walk(biome="B2", change=looked).offered(Peek) == []
    table = walk(agenda=[Explore(), SetUpBiome("B2")], change=looked)
    assert [peek.space for peek in table.offered(Peek)] == [way.to for way in BOARDS["B2"].corridors["a1"]]


@rule("DC-ICON-17")
def test_the_explorer_turns_two_tiles_before_the_first_step_but_no_exit():
    table = walk(agenda=[Explore(), SetUpBiome("B2")], change=with_runes("explorer"))
    assert table.asks() == "ask-scout"
    inner = {name for name, space in BOARDS["B2"].spaces.items() if space.shape != "start" and not space.exit}
    assert {peek.space for peek in table.offered(Peek)} == inner
    table.act(Peek("c0"))
    assert {peek.space for peek in table.offered(Peek)} == inner - {"c0"}
    table.act(Peek("d2"))
    assert table.asks() == "ask-way"
    assert (table.run.face_up, table.run.at) == (["c0", "d2"], BOARDS["B2"].start)
    assert walk(agenda=[Explore(), SetUpBiome("B2")]).asks() == "ask-way"


# -- teleportation ---------------------------------------------------------------------------------------


@rule("DC-TILE-08")
def test_a_teleportation_tile_does_nothing_without_its_rune():
    portal = tile(kind="teleportation", gives=[gain("tooth")])
    for runes in ([], ["vine", "ram", "spider"]):
        table = flip(portal, change=with_runes(*runes))
        assert (table.asks(), table.run.at, table.run.teeth) == ("ask-way", "p", 1)
    assert flip(portal, change=with_runes("teleportation")).asks() == "ask-teleport"
    assert flip(NOTHING, change=with_runes("teleportation")).asks() == "ask-way"


@rule("DC-TILE-08")
def test_the_portal_leads_to_any_space_not_visited_that_is_no_exit_or_is_left_alone():
    corridors = [*FORK, {"at": "q", "to": "x"}, {"at": "r", "to": "t"}, {"at": "t", "to": "r"}]

    def visited(campaign):
        campaign.runes = ["teleportation"]
        campaign.run.visited = ["s", "r", "p"]
        campaign.run.at = "p"

    def stepping():
        return ways(corridors, exits={"x": "B2"}, change=visited, agenda=[Explore(), StepThrough()])

    table = stepping()
    assert [to.space for to in table.offered(Teleport)] == ["q", "t"]
    stayed = stepping()
    stayed.act(PASS)
    assert (stayed.asks(), stayed.run.at) == ("ask-way", "p")


@rule("DC-TILE-08", "DC-EXPL-12")
def test_on_the_other_side_the_tile_is_turned_and_the_portal_left_behind():
    portal = tile(kind="teleportation")
    treasure = tile(gives=[gain("tooth")])
    table = ways(
        [{"at": "s", "to": "p"}, {"at": "s", "to": "q"}, *FORK[1:], {"at": "r", "to": "q"}],
        tiles={"p": portal, "r": treasure},
        change=with_runes("teleportation"),
    )
    table.act(Go("p"))
    table.act(Teleport("r"))
    assert (table.asks(), table.run.at, table.run.teeth) == ("ask-way", "r", 1)
    assert table.told(Teleported) == [Teleported("r")]
    assert targets(table) == ["p", "q"]
    assert table.campaign.agenda == []  # nothing of the first tile is still to come


@rule("DC-EXPL-04")
def test_where_no_corridor_leads_nobody_goes_even_if_a_forged_save_says_so():
    with pytest.raises(NotPossible, match="no corridor leads to r"):
        ways(OPEN, agenda=[Explore(), TakeCorridor("r", 0)])
