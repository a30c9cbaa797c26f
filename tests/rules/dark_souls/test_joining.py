"""Campaigns: who may come and go and what becomes of the rest; what a dash leaves; what the Firekeeper sells."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, camp, lair
from rules.table import rule

from undercroft.engine.errors import NotPossible
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules import campaign
from undercroft.games.dark_souls.rules.campaign import reseat, sell
from undercroft.games.dark_souls.state import (
    BuySpark,
    Dash,
    Dashed,
    Go,
    MapTile,
    Rest,
    Sell,
    Souls,
    Spent,
    TakeClass,
)

FIRST = {"mode": "first_journey"}
FOUR = ["knight", "assassin", "herald", "warrior"]


def seatings(table) -> list[int]:
    """With how many one may go on."""
    return game.seatings(table.souls, table.decision)


def reseats(table, seats: int, leaver: int = -1) -> bool:
    """Whether the rules let so many sit down, whatever the table around them would say."""
    state = table.souls.copy()
    try:
        reseat(state, seats, leaver)
    except NotPossible:
        return False
    return True


# -- where and when ----------------------------------------------------------------------------------------


@rule("DS-RULING-129", "DS-DECISION-20")
def test_one_comes_and_goes_only_at_the_bonfire():
    def afield(souls: Souls) -> None:
        souls.map[0].won = True
        souls.at = 0

    at_the_fire = camp(["knight", "assassin"], options=FIRST)
    assert (seatings(at_the_fire), reseats(at_the_fire, 3), reseats(at_the_fire, 1, 0)) == ([1, 3], True, True)
    away = camp(["knight", "assassin"], options=FIRST, change=afield)
    assert (seatings(away), reseats(away, 3), reseats(away, 1, 0)) == ([], False, False)


@rule("DS-RULING-129")
def test_nobody_comes_or_goes_in_an_encounter_on_whatever_tile():
    def in_the_fog(souls: Souls) -> None:
        souls.at = -1

    table = arena(["knight", "assassin"], options=FIRST, change=in_the_fog)
    assert (seatings(table), reseats(table, 3), reseats(table, 1, 0)) == ([], False, False)
    assert campaign.seatings(table.souls) == []


@rule("DS-RULING-129")
def test_nor_before_the_map_is_laid_nor_outside_a_campaign():
    def bare(souls: Souls) -> None:
        souls.map = []

    table = camp(["knight", "assassin"], options=FIRST)
    bare(table.souls)
    assert (seatings(table), reseats(table, 3)) == ([], False)
    standard = camp(["knight", "assassin"])
    assert (seatings(standard), reseats(standard, 3), reseats(standard, 1, 0)) == ([], False, False)


@rule("DS-COMP-01", "DS-CAMP-06")
def test_there_are_one_to_four():
    assert reseats(camp(FOUR[:3], sparks=3, options=FIRST), 4)
    assert not reseats(camp(FOUR, sparks=2, options=FIRST), 5)
    assert not reseats(camp(["knight"], options=FIRST), 0, 0)
    assert reseats(camp(["knight", "herald"], options=FIRST), 1, 1)


@rule("DS-CAMP-06", "DS-DECISION-20")
def test_three_may_become_two_or_four():
    assert seatings(camp(FOUR[:3], sparks=1, options=FIRST)) == [2, 4]


# -- what it costs and brings ------------------------------------------------------------------------------


@rule("DS-CAMP-06")
@pytest.mark.parametrize(("sparks", "seats", "able"), [(1, 3, True), (0, 3, False), (2, 4, True), (1, 4, False)])
def test_each_who_joins_costs_a_spark_that_must_be_there(sparks, seats, able):
    assert reseats(camp(["knight", "assassin"], sparks=sparks, options=FIRST), seats) == able


@rule("DS-CAMP-06", "DS-CAMP-08")
def test_a_newcomer_pays_the_spark_and_begins_fresh():
    table = camp(["knight", "assassin"], sparks=3, options=FIRST)
    table.session.reseat(3)
    table.act(TakeClass("warrior"))
    hero = table.hero(2)
    assert table.souls.sparks == 2
    assert (hero.seat, hero.kind, hero.tiers) == (2, "warrior", [0, 0, 0, 0])
    assert (hero.estus, hero.luck, hero.heroic, hero.ember) == (True, True, True, False)
    assert hero.hands != ["", ""]


@rule("DS-CAMP-07", "DS-CAMP-08", "DS-RULING-128")
@pytest.mark.parametrize(("sparks", "after"), [(1, 2), (3, 4)])
def test_a_leaver_gives_one_spark(sparks, after):
    table = camp(FOUR[:3], sparks=sparks, options=FIRST)
    table.session.reseat(2, 1)
    assert table.souls.sparks == after


@rule("DS-CAMP-07", "DS-RULING-129")
def test_a_leaver_leaves_armour_weapons_and_what_is_carried_behind():
    def laden(souls: Souls) -> None:
        hero = souls.heroes[1]
        hero.backup = [card for card in [*hero.backup, *hero.hands] if card]
        hero.hands = ["", ""]
        souls.upgrades["titanite_shard.1"] = hero.backup[0]
        souls.treasure.remove("titanite_shard.1")

    table = camp(["knight", "assassin", "herald"], options=FIRST, change=laden)
    hero = table.hero(1)
    owned = {hero.armour, *hero.backup}
    table.session.reseat(2, 1)
    assert set(table.souls.inventory) == owned
    assert list(table.souls.upgrades) == ["titanite_shard.1"]
    assert [(one.kind, one.seat) for one in table.souls.heroes] == [("knight", 0), ("herald", 1)]


@rule("DS-ENC-06", "DS-ENC-07", "DS-END-11")
@pytest.mark.parametrize(
    ("first", "leaver", "after"), [(0, 1, 0), (2, 1, 1), (2, 2, 2), (3, 3, 0), (0, 0, 0), (1, 0, 0), (-1, 0, -1)]
)
def test_when_somebody_leaves_whoever_is_next_in_order_begins(first, leaver, after):
    table = camp(FOUR, options=FIRST, change=lambda souls: setattr(souls, "first", first))
    kinds = [hero.kind for hero in table.souls.heroes]
    table.session.reseat(3, leaver)
    assert table.souls.first == after
    if first >= 0 and first != leaver:
        assert table.hero(after).kind == kinds[first], "the same character as before"


# -- what is sold and bought -------------------------------------------------------------------------------


@rule("DS-CAMP-16", "DS-DECISION-18")
@pytest.mark.parametrize(
    ("heroes", "souls", "sparks", "offered"),
    [(2, 4, 1, True), (2, 3, 1, False), (3, 6, 2, True), (3, 5, 2, False), (2, 9, 4, False), (2, 9, 3, True)],
)
def test_a_spark_is_offered_for_exactly_its_price_and_only_below_the_usual(heroes, souls, sparks, offered):
    table = camp(FOUR[:heroes], souls=souls, sparks=sparks, options=FIRST)
    assert table.offers(BuySpark()) == offered


@rule("DS-CAMP-16", "DS-EXAMPLE-28")
def test_a_spark_bought_is_told_with_its_price():
    table = camp(FOUR[:2], souls=7, sparks=1, options=FIRST)
    table.act(BuySpark())
    assert [(spent.souls, spent.total, spent.what) for spent in table.told(Spent)] == [(4, 3, "spark")]
    assert table.souls.sparks == 2


@rule("DS-CAMP-20", "DS-RULING-125")
def test_an_upgrade_by_itself_is_sold_by_itself():
    table = camp(inventory=["titanite_shard.1", "long_sword.1"], souls=3, options=FIRST)
    assert table.offered(Sell) == [Sell("titanite_shard.1")]
    sell(table.souls, "titanite_shard.1")
    assert (table.souls.souls, table.souls.inventory) == (4, ["long_sword.1"])
    assert not table.souls.upgrades


# -- dash through ------------------------------------------------------------------------------------------


def dashing(change=None, heroes=("knight", "assassin")):
    """The enemies of a campaign's encounter have just had their first activation."""

    def first(souls: Souls) -> None:
        souls.map.append(MapTile("tile_3b", -1, 1, 0, "hollow_cave", False, False, [], [], []))
        assert souls.battle is not None
        souls.battle.begun = False
        souls.first = 1
        if change is not None:
            change(souls)

    return arena(
        list(heroes),
        at=[(2, 4), (4, 4)],
        foes=[("hollow_soldier", (2, 0))],
        first="foes",
        options=FIRST,
        change=first,
    )


@rule("DS-CAMP-11", "DS-CAMP-13", "DS-RULING-132")
def test_a_dash_to_the_bonfire_ends_the_encounter_there_and_then():
    table = dashing()
    table.act(Dash(-1))
    assert table.asks() == "ask-roam"
    assert table.souls.agenda == []
    assert (table.souls.battle, table.souls.deck, table.souls.at) == (None, None, -1)
    assert [(dashed.tile, dashed.x, dashed.y) for dashed in table.told(Dashed)] == [(-1, 0, 0)]
    assert table.offers(Rest())


@rule("DS-CAMP-13", "DS-RULING-133")
def test_what_was_dashed_past_must_be_faced_again_with_the_same_first_activation():
    table = dashing()
    table.act(Dash(-1))
    assert not table.souls.map[0].won
    assert table.souls.first == 1
    assert 0 in {go.tile for go in table.offered(Go)}


@rule("DS-RULING-132", "DS-RULING-133")
def test_a_dash_onto_a_won_tile_simply_puts_the_party_there():
    table = dashing(lambda souls: setattr(souls.map[1], "won", True))
    table.act(next(dash for dash in table.offered(Dash) if dash.tile == 1))
    assert (table.asks(), table.souls.at) == ("ask-roam", 1)
    assert [(dashed.tile, dashed.x, dashed.y) for dashed in table.told(Dashed)] == [(1, -1, 1)]


@rule("DS-CAMP-10", "DS-RULING-131")
def test_the_dash_is_for_the_whole_party_to_say():
    table = dashing()
    assert (table.asks(), table.decision.seats) == ("ask-dash", [0, 1])


@rule("DS-CAMP-09", "DS-RULING-131")
def test_there_is_no_dash_out_of_the_fog_not_even_after_the_first_enemy_activation():
    def fresh(souls: Souls) -> None:
        souls.battle.begun = False

    table = lair("gargoyle", ["knight"], at=[(0, 4)], deck=["gargoyle_tail_whip"], options=FIRST, change=fresh)
    asked = []
    while table.asks() != "ask-act":
        asked.append(table.asks())
        table.act(table.decision.options[0])
    assert "ask-dash" not in asked
    assert table.battle.begun


@rule("DS-CAMP-20", "DS-CAMP-16")
def test_in_the_standard_game_nothing_is_sold_and_no_spark_is_to_be_had():
    table = camp(FOUR[:2], souls=9, sparks=1, inventory=["titanite_shard.1"])
    assert table.offered(Sell) == []
    assert not table.offers(BuySpark())


# -- what a newcomer brings --------------------------------------------------------------------------------


def piles(cards: list[str], kind: str) -> list[int]:
    """How many class and transposed cards of a character are among some."""
    return [len(set(cards) & set(CARDS.pile(pile, kind))) for pile in ("class", "transposed")]


@rule("DS-RULING-129", "DS-SETUP-19")
@pytest.mark.parametrize(("legends", "brought"), [(False, [5, 0]), (True, [5, 5])])
def test_a_newcomers_cards_join_the_treasure_transposed_ones_if_those_are_in_play(legends, brought):
    table = camp(FOUR[:2], options=FIRST, change=lambda souls: setattr(souls.quest, "legends", legends))
    assert piles(table.souls.treasure, "herald") == [0, 0]
    before = sorted(table.souls.treasure)
    table.session.reseat(3)
    table.act(TakeClass("herald"))
    while table.asks() != "ask-roam":
        table.act(table.decision.options[0])
    assert piles(table.souls.treasure, "herald") == brought
    assert len(table.souls.treasure) == len(before) + sum(brought)
    assert table.souls.treasure != sorted(table.souls.treasure), "shuffled"


@rule("DS-RULING-129")
def test_who_comes_back_as_the_one_that_left_brings_no_card_twice_and_takes_up_what_lies_there():
    table = camp(FOUR[:3], options=FIRST)
    before = sorted(table.souls.treasure)
    worn = [table.hero(1).armour, *sorted(table.hero(1).hands)]
    table.session.reseat(2, 1)
    assert set(worn) <= set(table.souls.inventory)
    table.session.reseat(3)
    table.act(TakeClass("assassin"))
    while table.asks() != "ask-roam":
        table.act(table.decision.options[0])
    assert sorted(table.souls.treasure) == before
    assert [table.hero(2).armour, *sorted(table.hero(2).hands)] == worn
    assert table.souls.inventory == []


@rule("DS-CAMP-21", "DS-RULING-124", "DS-RULING-129")
@pytest.mark.parametrize("legends", [False, True])
@pytest.mark.parametrize("sold", [5, 1])
def test_what_was_sold_does_not_come_back_with_its_class(sold, legends):
    mine = CARDS.pile("class", "assassin") + (CARDS.pile("transposed", "assassin") if legends else [])
    gone = CARDS.pile("class", "assassin")[:sold] + (CARDS.pile("transposed", "assassin")[:sold] if legends else [])

    def bought(souls: Souls) -> None:
        souls.quest.legends = legends
        souls.treasure = [card for card in souls.treasure if card not in mine]
        souls.treasure += [card for card in mine if card not in gone]
        souls.inventory = gone.copy()

    table = camp(FOUR[:3], options=FIRST, change=bought)
    for card in gone:
        table.act(Sell(card))
    table.session.reseat(2, 1)
    table.session.reseat(3)
    table.act(TakeClass("assassin"))
    while table.asks() != "ask-roam":
        table.act(table.decision.options[0])
    there = [*table.souls.treasure, *table.souls.inventory]
    assert [card for card in mine if card in there] == [card for card in mine if card not in gone]
    assert len(there) == len(set(there))


@rule("DS-RULING-129")
@pytest.mark.parametrize(("where", "had"), [("worn", False), ("treasure", False), ("inventory", True), ("", True)])
def test_what_somebody_else_has_of_it_is_not_to_be_had(where, had):
    """The Assassin's armour is worn by the Knight, in the deck, put by, or not in the campaign yet."""
    armour = "assassin_armour.1"

    def left_behind(souls: Souls) -> None:
        if where == "worn":
            souls.heroes[0].armour = armour
        elif where == "treasure":
            souls.treasure.append(armour)
        elif where == "inventory":
            souls.inventory.append(armour)

    table = camp(["knight", "herald"], options=FIRST, change=left_behind)
    table.session.reseat(3)
    table.act(TakeClass("assassin"))
    while table.asks() != "ask-roam":
        table.act(table.decision.options[0])
    assert (table.hero(2).armour == armour) == had
    assert armour not in table.souls.inventory
    assert [hero.armour for hero in table.souls.heroes].count(armour) == (where != "treasure")


@rule("DS-RULING-129", "DS-BONFIRE-16")
def test_with_an_upgrade_too_heavy_on_it_it_stays_in_the_inventory():
    armour = "assassin_armour.1"

    def left_behind(souls: Souls) -> None:
        souls.inventory.append(armour)
        souls.upgrades = {"sun_princess_ring.1": armour}

    table = camp(["knight", "herald"], options=FIRST, change=left_behind)
    table.session.reseat(3)
    table.act(TakeClass("assassin"))
    while table.asks() != "ask-roam":
        table.act(table.decision.options[0])
    assert table.hero(2).armour == ""
    assert armour in table.souls.inventory


@rule("DS-RULING-129", "DS-DECISION-60")
def test_with_nothing_of_ones_own_to_be_had_one_begins_with_empty_hands():
    cards = [f"{card}.1" for card in CARDS.characters["assassin"].starts_with]
    table = camp(["knight", "herald"], options=FIRST, change=lambda souls: souls.treasure.extend(cards))
    table.session.reseat(3)
    table.act(TakeClass("assassin"))
    assert table.asks() == "ask-roam"
    assert (table.hero(2).armour, table.hero(2).hands, table.hero(2).backup) == ("", ["", ""], [])
