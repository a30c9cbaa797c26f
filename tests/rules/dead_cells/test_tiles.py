"""Tiles of a biome: treasures, curses, merchants, encounters, doors, restrictions (DC-TILE, DC-ICON-04)."""

from __future__ import annotations

from rules.dead_cells.places import FORK, GREEN, RED, VIOLET, flip, gain, hands, harm, special, tile, ways
from rules.dead_cells.table import BLANK, monster, walk
from rules.table import refuses, rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.sheets import PRISONERS
from undercroft.games.dead_cells.state import (
    BiomeEntered,
    Bought,
    Buy,
    Cursed,
    Discard,
    Explore,
    FirstPlayer,
    Gained,
    Go,
    Hurt,
    OptionTaken,
    Restricted,
    RunOver,
    ScrollGained,
    ScrollTo,
    SetUpBiome,
    Take,
    To,
)


def kinds_told(table):
    """The kinds of what happened, in order."""
    return [type(one.event) for one in table.session.events]


@rule("DC-TILE-01", "DC-TILE-10", "DC-ICON-09", "DC-ICON-12", "DC-ICON-13")
def test_a_treasure_gives_all_it_shows_into_the_bag_one_for_each_icon():
    table = flip(tile(gives=[gain("tooth", 3), gain("cell", 2), gain("potion")]))
    assert (table.run.teeth, table.campaign.cells, table.run.potions) == (3, 2, 1)
    assert (table.asks(), table.campaign.fight) == ("ask-way", None)


@rule("DC-TILE-02")
def test_a_cursed_treasure_is_taken_first_and_then_the_curse_is_suffered():
    # B4 curse I: the potion just taken goes with the others.
    table = flip(tile(kind="cursed", curse=1, gives=[gain("potion"), gain("tooth")]), biome="B4")
    assert (table.run.teeth, table.run.potions) == (1, 0)
    assert kinds_told(table).index(Gained) < kinds_told(table).index(Cursed)
    assert [(cursed.biome, cursed.curse) for cursed in table.told(Cursed)] == [("B4", 1)]


@rule("DC-TILE-02")
def test_a_choice_of_treasure_comes_before_the_curse_too():
    cursed = tile(kind="cursed", curse=1, either=[{"gives": [gain("potion")]}, {"gives": [gain("tooth")]}])
    table = flip(cursed, biome="B4")
    assert (table.asks(), table.told(Cursed)) == ("ask-option", [])
    table.act(Take(0))
    assert (table.run.potions, len(table.told(Cursed))) == (0, 1)


def with_teeth(teeth, *damage):
    """A change: teeth in the bag, damage on the prisoners."""

    def given(campaign):
        campaign.run.teeth = teeth
        for who, amount in enumerate(damage):
            campaign.prisoners[who].damage = amount

    return given


@rule("DC-TILE-03", "DC-TILE-04", "DC-DEC-15")
def test_a_merchant_sells_at_his_price_as_often_as_he_says():
    seller = tile(kind="merchant", sells=[gain("potion")], price=2, times=2)
    table = flip(seller, change=with_teeth(9))
    assert (table.asks(), table.decision.options) == ("ask-trade", [DONE, Buy(seller)])
    table.act(Buy(seller))
    assert (table.run.teeth, table.run.potions) == (7, 1)
    table.act(Buy(seller))
    assert (table.asks(), table.run.teeth, table.run.potions) == ("ask-way", 5, 2)
    assert [(bought.what, bought.price) for bought in table.told(Bought)] == [(seller, 2), (seller, 2)]


@rule("DC-DEC-15", "DC-TILE-04")
def test_nobody_has_to_buy_and_nobody_buys_without_the_teeth():
    seller = tile(kind="merchant", sells=[gain("potion")], price=2, times=5)
    table = flip(seller, change=with_teeth(5))
    table.act(Buy(seller))
    table.act(DONE)
    assert (table.asks(), table.run.teeth, table.run.potions) == ("ask-way", 3, 1)
    table = flip(seller, change=with_teeth(5))
    table.act(Buy(seller))
    table.act(Buy(seller))
    assert (table.asks(), table.run.teeth) == ("ask-way", 1)
    assert flip(seller, change=with_teeth(1)).asks() == "ask-way"


@rule("DC-DEC-15", "DC-TILE-04")
def test_what_is_bought_goes_to_whom_the_group_chooses():
    seller = tile(kind="merchant", sells=[gain("vial")], price=1, times=4)
    table = flip(seller, change=with_teeth(4, 2, 1))
    table.act(Buy(seller))
    table.act(To(1))
    assert (table.prisoner(0).damage, table.prisoner(1).damage) == (2, 0)
    table.act(Buy(seller))  # one is wounded: no question who
    table.act(Buy(seller))
    assert (table.asks(), table.prisoner(0).damage, table.run.teeth) == ("ask-way", 0, 1)  # nobody is left to heal


@rule("DC-DEC-15", "DC-TILE-04")
def test_nobody_is_asked_to_pay_for_what_would_do_nothing():
    ends = [len(PRISONERS[kind].steps[1]) - 1 for kind in ("poisoned", "flayed")]

    def asked(sold, change):
        def rich(campaign):
            campaign.run.teeth = 3
            campaign.run.lanterns = 3
            campaign.run.keys = 2
            for who, end in enumerate(ends):
                campaign.prisoners[who].tracks[1] = end
            change(campaign)

        return flip(tile(kind="merchant", sells=sold, price=1, times=1), change=rich).asks()

    def nothing(campaign):
        pass

    def wounded(campaign):
        campaign.prisoners[1].damage = 1

    def with_room(campaign):
        campaign.prisoners[1].tracks[1] -= 1

    def one_of_each(campaign):
        campaign.run.lanterns -= 1
        campaign.run.keys -= 1

    useless = [[gain("vial")], [gain("scroll_tactics")], [special("lantern")], [special("key")]]
    for sold, change in zip(useless, (wounded, with_room, one_of_each, one_of_each), strict=True):
        assert (asked(sold, nothing), asked(sold, change)) == ("ask-way", "ask-trade")
    assert asked([gain("vial"), special("lantern")], nothing) == "ask-way"
    assert asked([gain("vial"), special("lantern")], wounded) == "ask-trade"  # one of the two is enough


@rule("DC-TILE-05", "DC-TILE-06", "DC-RULING-83")
def test_an_encounter_begins_a_fight_with_what_it_shows():
    room = tile(shape="square", kind="encounter", foes=["monster", "elite"], loot=["tooth", "cell"], barrier="wall")
    first, second = monster(), monster(elite=True)

    def drawn(campaign):
        campaign.run.monsters = [monster(), first]
        campaign.run.elites = [monster(elite=True), second]

    table = flip(room, change=drawn)
    assert table.asks() == "ask-card"
    assert [enemy.card for enemy in table.fight.enemies] == [first, second]
    assert (table.fight.loot, table.fight.barrier, table.fight.tile) == (["tooth", "cell"], "wall", room)


@rule("DC-TILE-06")
def test_every_elite_room_of_the_box_has_an_elite_and_no_other_room_has():
    for room in CARDS.tiles.values():
        assert ("elite" in room.foes) == (room.kind == "elite"), room.id


@rule("DC-TILE-07", "DC-RUN-03")
def test_a_door_leaves_the_biome_for_where_it_leads():
    door = tile(shape="hexagon", kind="door", leads_to="B3", gives=[gain("cell")])
    corridors = [{"at": "s", "to": "p"}, {"at": "s", "to": "q"}, {"at": "q", "to": "s"}]
    table = ways(corridors, tiles={"p": door}, exits={"p": "B3"})
    table.act(Go("p"))
    table.go("ask-way")
    assert table.campaign.cells == 1  # what stands on a door is resolved, too
    assert ([entered.biome for entered in table.told(BiomeEntered)], table.run.biome) == (["B3"], "B3")


@rule("DC-TILE-07")
def test_the_doors_of_the_box_name_where_the_spaces_they_fit_lead():
    for room in CARDS.tiles.values():
        assert (room.leads_to is not None) == (room.kind == "door"), room.id
        assert (room.shape == "hexagon") == (room.kind == "door"), room.id


@rule("DC-TILE-08")
def test_teleportation_tiles_exist_in_later_biomes_only():
    assert {tile.biome for tile in CARDS.tiles.values() if tile.kind == "teleportation"} == {
        "B4",
        "B5",
        "B6",
        "B7",
    }


@rule("DC-TILE-09", "DC-RULING-68")
def test_a_restriction_tile_puts_its_number_and_round_in_force_until_the_next():
    table = flip(tile(kind="restriction", restriction=1, round=3))
    assert (table.run.restriction, table.run.restricted_round) == (1, 3)
    assert [(told.number, told.round) for told in table.told(Restricted)] == [(1, 3)]
    table = ways(
        FORK,
        tiles={"p": tile(kind="restriction", restriction=1, round=2), "q": tile(kind="restriction", restriction=4)},
    )
    assert table.run.restriction == 1
    table.act(Go("q"))
    assert (table.run.restriction, table.run.restricted_round) == (4, 0)


@rule("DC-TILE-09", "DC-RULING-68")
def test_restrictions_stand_on_tiles_of_the_castle_and_the_first_names_its_round():
    restricting = [tile for tile in CARDS.tiles.values() if tile.restriction]
    assert {tile.biome for tile in restricting} == {"B7"}
    assert {tile.restriction for tile in restricting} == {1, 2, 3, 4}
    for room in restricting:
        assert (room.round != 0) == (room.restriction == 1), room.id


# -- either, or ------------------------------------------------------------------------------------------

EITHER = {"either": [{"gives": [gain("tooth", 2)]}, {"gives": [gain("cell")]}]}
TESTED = {
    "either": [
        {"gives": [gain("tooth", 5)], "test": "brutality"},
        {"gives": [gain("cell")], "test": "survival"},
        {"gives": [gain("potion")]},
    ]
}


@rule("DC-ICON-04", "DC-DEC-10")
def test_of_two_options_exactly_one_is_taken():
    table = flip(tile(**EITHER))
    assert (table.asks(), table.decision.options) == ("ask-option", [Take(0), Take(1)])
    table.act(Take(1))
    assert (table.asks(), table.run.teeth, table.campaign.cells) == ("ask-way", 0, 1)
    assert [taken.option for taken in table.told(OptionTaken)] == [1]
    table = flip(tile(**EITHER))
    table.act(Take(0))
    assert (table.asks(), table.run.teeth, table.campaign.cells) == ("ask-way", 2, 0)


@rule("DC-DEC-10", "DC-RULING-16")
def test_the_first_player_has_the_last_word_on_an_option():
    def third(campaign):
        campaign.run.first = 2

    table = flip(tile(**EITHER), ["poisoned", "flayed", "quartered"], change=third)
    assert (table.decision.seats, table.decision.leader) == ([0, 1, 2], 2)


@rule("DC-ICON-05", "DC-DEC-10")
def test_an_option_with_a_test_is_taken_by_passing_it():
    table = flip(tile(**TESTED), change=hands([RED, BLANK, BLANK]))
    table.act(Take(0))
    assert table.run.teeth == 0
    table.act(Discard(RED))
    assert (table.asks(), table.run.teeth, table.prisoner(0).discard) == ("ask-way", 5, [RED])


@rule("DC-ICON-05", "DC-RULING-91", "DC-DEC-10")
def test_after_a_failed_test_that_option_is_closed_and_another_may_be_taken():
    table = flip(tile(**TESTED), change=hands([RED, BLANK, BLANK]))
    table.act(Take(0))
    table.act(PASS)
    assert (table.asks(), table.run.teeth) == ("ask-option", 0)
    assert table.decision.options == [Take(1), Take(2)]
    table.act(Take(2))
    assert (table.asks(), table.run.potions, table.run.teeth) == ("ask-way", 1, 0)


@rule("DC-RULING-91", "DC-DEC-10")
def test_if_no_option_is_left_nothing_is_gained():
    both = tile(either=TESTED["either"][:2])
    table = flip(both, change=hands([VIOLET, BLANK, BLANK]))
    table.act(Take(1))
    table.act(PASS)
    table.act(PASS)  # the last one left is tried without a question
    assert (table.asks(), table.run.teeth, table.campaign.cells) == ("ask-way", 0, 0)
    assert [failed.trait for failed in table.told(state.TestFailed)] == ["survival", "brutality"]
    assert refuses(table, Take(0))


# -- order -----------------------------------------------------------------------------------------------


@rule("DC-ICON-02", "DC-ICON-03")
def test_the_token_passes_clockwise_before_anything_else_on_the_tile():
    turning = tile(change_first=True, gives=[gain("scroll_tactics", first_player=True)])

    def first(who):
        def made(campaign):
            campaign.run.first = who

        return flip(turning, ["poisoned", "flayed", "quartered"], change=made)

    for who, after in ((0, 1), (1, 2), (2, 0)):
        table = first(who)
        assert (table.run.first, table.prisoner(after).tracks) == (after, [0, 1, 0])
        assert kinds_told(table).index(FirstPlayer) < kinds_told(table).index(ScrollGained)
    assert flip(tile(gives=[gain("tooth")])).run.first == 0


@rule("DC-ICON-03", "DC-ICON-18", "DC-TEST-05")
def test_the_new_first_player_takes_the_test_of_the_tile():
    turning = tile(change_first=True, hand_test="survival", gives=[gain("tooth")])
    table = flip(turning, change=hands([GREEN, GREEN, GREEN], [GREEN, BLANK, BLANK]))
    assert (table.asks(), table.decision.seats) == ("ask-hand-test", [1])


@rule("DC-TILE-10")
def test_icons_come_one_after_another_from_the_top():
    table = flip(tile(gives=[harm(), gain("vial"), gain("scroll_survival")]))
    assert table.asks() == "ask-damage-outside"
    table.act(To(1))
    assert (table.prisoner(1).damage, table.asks()) == (0, "ask-scroll")  # healed at once
    table.act(ScrollTo(0, "survival"))
    assert [(hurt.who, hurt.amount) for hurt in table.told(Hurt)] == [(1, 1)]


@rule("DC-TILE-10", "DC-EXPL-13")
def test_a_merchant_sells_nothing_to_the_dead():
    deadly = tile(kind="merchant", gives=[harm(3, first_player=True)], sells=[gain("potion")], price=1, times=1)
    table = flip(deadly, change=with_teeth(3))
    assert [over.outcome for over in table.told(RunOver)] == ["died"]
    assert table.told(Bought) == []


@rule("DC-COMP-30")
def test_a_purged_tile_never_comes_back():
    gone = tile(gives=[special("purge_tile")])
    assert flip(gone).campaign.purged == [gone]

    def no_circles(campaign):
        campaign.purged = [id for id, tile in CARDS.tiles.items() if tile.biome == "B2" and tile.shape == "circle"]

    table = walk(agenda=[Explore(), SetUpBiome("B2")], change=no_circles)
    laid = {CARDS.tiles[tile.partition(".")[0]].shape for tile in table.run.tiles.values()}
    assert laid == {"square", "trapezoid", "pentagon", "hexagon"}
