"""Campaigns: sections, dashing, prices, players who come and go (DS-CAMP, DS-SCEN)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, arena, camp, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.engine.errors import NotPossible
from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.bonfire import level_cost, price
from undercroft.games.dark_souls.rules.table import stat
from undercroft.games.dark_souls.state import (
    Attack,
    Began,
    Block,
    Buy,
    BuySpark,
    Dash,
    Level,
    MapTile,
    NextHalf,
    Reached,
    Roam,
    Sell,
    Sold,
    Souls,
    TakeClass,
)

FIRST = {"mode": "first_journey"}
COILED = {"mode": "coiled_sword"}


def started(mode: str, players: int = 2) -> Session:
    """A campaign at its first bonfire."""
    session = Session.start(game, players=players, seed="campaign", options={"mode": mode})
    while session.decision is not None and session.decision.ask != "ask-roam":
        session.act(session.decision.options[0])
    return session


def section(mode: str, half: int):
    """The bonfire of a later section."""

    def ready(souls: Souls) -> None:
        souls.quest.half = half - 1
        souls.agenda = [Roam(), NextHalf()]

    table = camp(options={"mode": mode}, change=ready)
    while table.asks() != "ask-roam":
        table.act(table.decision.options[0])
    return table


# -- the two campaigns -------------------------------------------------------------------------------------


@rule(
    "DS-SCEN-01",
    "DS-SCEN-02",
    "DS-SCEN-05",
    "DS-SCEN-06",
    "DS-SCEN-07",
    "DS-SCEN-08",
    "DS-SCEN-09",
    "DS-SCEN-10",
    "DS-DECISION-21",
)
@pytest.mark.parametrize(
    ("mode", "sections"),
    [
        (
            "first_journey",
            [
                ([1, 1, 2], ["gargoyle", "gargoyle"]),
                ([1, 1, 2, 2], ["titanite_demon"]),
                ([2, 2, 3, 3, 3], ["ornstein_and_smough"]),
            ],
        ),
        (
            "coiled_sword",
            [
                ([1, 1, 1, 2, 2], ["winged_knight"]),
                ([1, 1, 2, 2, 3], ["boreal_outrider_knight"]),
                ([2, 2, 3, 3, 3], ["dancer"]),
            ],
        ),
    ],
)
def test_the_sections_of_a_campaign(mode, sections):
    assert mode in game.options()["mode"]
    assert [(part.levels, part.bosses) for part in CARDS.campaigns[mode].sections] == sections


@rule("DS-CAMP-01", "DS-CAMP-04", "DS-SCEN-11", "DS-RULING-138")
@pytest.mark.parametrize(
    ("mode", "half", "tiles"), [("first_journey", 0, 3), ("first_journey", 2, 5), ("coiled_sword", 0, 5)]
)
def test_a_section_has_a_tile_for_each_encounter_and_begins_at_a_bonfire(mode, half, tiles):
    if half:
        table = section(mode, half).souls
    else:
        table = started(mode).state
    assert isinstance(table, Souls)
    assert len(table.map) == tiles
    levels = [CARDS.encounters[laid.encounter].level for laid in table.map]
    assert sorted(levels) == CARDS.campaigns[mode].sections[half].levels
    assert table.at == -1


@rule("DS-CAMP-03", "DS-CAMP-14", "DS-RULING-130")
@pytest.mark.parametrize(("players", "sparks", "souls"), [(1, 5, 16), (3, 3, 0)])
def test_it_begins_with_the_usual_sparks(players, sparks, souls):
    table = started("first_journey", players).state
    assert isinstance(table, Souls)
    assert (table.sparks, table.souls) == (sparks, souls)


# -- bosses of a section -----------------------------------------------------------------------------------


def last_blow(mode: str, boss: str, half: int, beaten: int = 0, sparks: int = 1):
    """A Knight about to kill a boss of a campaign."""

    def nearly(souls: Souls) -> None:
        for foe in souls.foes:
            foe.wounds = CARDS.bosses[foe.kind].health - 1
        souls.quest.half = half
        souls.quest.beaten = beaten
        souls.sparks = sparks

    table = lair(
        boss,
        ["knight", "assassin"],
        at=[(2, 2), (4, 4)],
        place=(2, 2),
        beside={0: "n"},
        first="hero",
        options={"mode": mode},
        change=nearly,
    )
    table.dice("black 2", "black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 1, 0, False))
    return table


@rule("DS-CAMP-05", "DS-SCEN-03", "DS-RULING-135")
def test_the_second_gargoyle_comes_at_once_and_the_treasure_only_after_it():
    table = last_blow("first_journey", "gargoyle", 0)
    assert table.asks() == "ask-stand"
    assert [began.what for began in table.told(Began)] == ["gargoyle"]
    assert table.souls.sparks == 1
    assert not set(CARDS.pile("boss", "gargoyle")) & set(table.souls.inventory)
    assert table.souls.souls == 2
    second = last_blow("first_journey", "gargoyle", 0, beaten=1)
    assert set(CARDS.pile("boss", "gargoyle")) <= set(second.souls.inventory)


@rule("DS-SCEN-04", "DS-RULING-135")
def test_a_defeat_by_the_second_means_both_again():
    def weak(souls: Souls) -> None:
        souls.quest.beaten = 1
        souls.heroes[0].red = 8

    table = lair(
        "gargoyle", ["knight"], at=[(2, 2)], place=(2, 0), deck=["gargoyle_halberd_thrust"], options=FIRST, change=weak
    )
    for _ in range(20):
        if table.asks() == "ask-roam":
            break
        table.dice("black 0", "black 0", "black 0", "black 0")
        table.act(
            Block() if table.offers(Block()) else DONE if DONE in table.decision.options else table.decision.options[0]
        )
    assert table.souls.quest.beaten == 0


@rule("DS-CAMP-15", "DS-CAMP-17", "DS-RULING-101", "DS-RULING-128", "DS-RULING-137")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 4)])
def test_a_boss_lights_a_spark_up_to_the_usual_and_opens_the_next_section(before, after):
    table = last_blow("coiled_sword", "winged_knight", 0, sparks=before)
    assert table.souls.sparks == after
    assert [reached.number for reached in table.told(Reached)] == [1]
    assert table.souls.quest.boss == "boreal_outrider_knight"
    assert table.souls.souls == 2 * before


@rule("DS-CAMP-18", "DS-CAMP-24", "DS-BEND-03", "DS-RULING-126")
def test_the_final_boss_ends_the_campaign_and_leaves_its_treasure():
    table = last_blow("coiled_sword", "dancer", 2)
    assert table.session.outcome() == "won"
    assert set(CARDS.pile("boss", "dancer")) <= set(table.souls.inventory)


@rule("DS-RULING-136")
def test_legends_and_transposed_cards_come_once_after_the_first_section():
    first = section("coiled_sword", 1).souls
    piles = [CARDS.copies[card].pile for card in first.treasure]
    assert (piles.count("legendary"), piles.count("transposed")) == (5, 10)


@rule("DS-RULING-127", "DS-CAMP-18")
def test_at_nought_sparks_the_campaign_goes_on_until_somebody_dies():
    def weak(sparks: int):
        def change(souls: Souls) -> None:
            souls.sparks = sparks
            souls.heroes[0].red = 9

        return change

    outcomes = []
    for sparks in (1, 0):
        table = arena(
            ["knight"], at=[(2, 2)], foes=[("hollow_soldier", (2, 2))], first="foes", options=FIRST, change=weak(sparks)
        )
        while table.session.decision is not None and table.asks() != "ask-roam":
            table.dice("black 0", "black 0", "black 0")
            table.act(Block() if table.offers(Block()) else next(one for one in (END, DONE) if table.offers(one)))
        outcomes.append((table.souls.sparks, table.session.outcome()))
    assert outcomes == [(0, ""), (0, "lost")]


@rule("DS-RULING-139")
def test_there_are_no_bosses_but_mini_and_main():
    assert {boss.kind for boss in CARDS.bosses.values()} == {"mini", "main"}


# -- prices ------------------------------------------------------------------------------------------------


@rule("DS-CAMP-19", "DS-RULING-123")
def test_treasure_costs_two():
    table = camp(souls=3, options=FIRST)
    assert price(table.souls) == 2
    table.act(Buy())
    assert table.souls.souls == 1


@rule("DS-CAMP-22", "DS-CAMP-23", "DS-RULING-140")
def test_levels_cost_more_and_there_is_a_fourth():
    table = camp(["herald"], souls=48, options=FIRST)
    assert [level_cost(table.souls, tier) for tier in range(5)] == [4, 8, 16, 20, 0]
    for left, value in ((44, 12), (36, 20), (20, 29), (0, 40)):
        table.act(Level(0, "intelligence"))
        assert (table.souls.souls, stat(table.hero(0), 2)) == (left, value)
    assert level_cost(camp(["herald"]).souls, 3) == 0


@rule("DS-RULING-140")
def test_the_fourth_tier_never_lowers_a_stat():
    table = camp(["herald"], options=FIRST, change=lambda souls: setattr(souls.heroes[0], "tiers", [0, 0, 0, 4]))
    assert stat(table.hero(0), 3) == 40


@rule("DS-CAMP-16", "DS-EXAMPLE-28", "DS-DECISION-18")
def test_a_spark_costs_two_souls_a_head_up_to_the_usual_number():
    table = camp(["knight", "assassin", "herald"], souls=13, sparks=2, options=FIRST)
    table.act(BuySpark())
    assert (table.souls.souls, table.souls.sparks) == (7, 3)
    assert not table.offers(BuySpark())
    assert not camp(souls=13, sparks=1).offers(BuySpark())


@rule("DS-CAMP-20", "DS-CAMP-21", "DS-DECISION-19", "DS-RULING-124", "DS-RULING-125")
def test_treasure_is_sold_for_a_soul_and_is_gone_with_its_upgrades():
    weapon = next(copy for copy, card in CARDS.copies.items() if card.pile == "common" and card.upgrades)

    def upgraded(souls: Souls) -> None:
        souls.upgrades["titanite_shard.1"] = weapon

    table = camp(inventory=[weapon, "long_sword.1"], options=FIRST, change=upgraded)
    assert table.offered(Sell) == [Sell(weapon)]
    table.act(Sell(weapon))
    assert table.souls.souls == 2
    assert [sold.card for sold in table.told(Sold)] == [weapon, "titanite_shard.1"]
    assert table.souls.upgrades == {}
    assert weapon not in table.souls.inventory + table.souls.treasure
    assert camp(inventory=[weapon]).offered(Sell) == []


@rule("DS-CAMP-02")
def test_souls_sparks_equipment_and_levels_last():
    def kept(souls: Souls) -> None:
        souls.quest.half = 0
        souls.agenda = [Roam(), NextHalf()]
        souls.souls, souls.sparks = 9, 2
        souls.heroes[0].tiers = [1, 0, 2, 0]
        souls.heroes[0].hands = ["estoc.1", ""]
        souls.heroes[1].hands = ["", ""]
        souls.upgrades = {"titanite_shard.1": "estoc.1"}
        souls.inventory = ["rapier.1"]
        souls.treasure = [card for card in souls.treasure if card not in ("titanite_shard.1", "rapier.1")]

    table = camp(options={"mode": "coiled_sword"}, change=kept)
    while table.asks() != "ask-roam":
        table.act(table.decision.options[0])
    souls = table.souls
    assert (souls.quest.half, souls.souls, souls.sparks) == (1, 9, 2)
    assert (souls.heroes[0].tiers, souls.heroes[0].hands) == ([1, 0, 2, 0], ["estoc.1", ""])
    assert (souls.upgrades, souls.inventory) == ({"titanite_shard.1": "estoc.1"}, ["rapier.1"])


# -- dash through ------------------------------------------------------------------------------------------


def dashing(**more):
    """The enemies of a campaign's encounter have just had their first activation."""

    def first(souls: Souls) -> None:
        souls.map.append(MapTile("tile_3b", -1, 1, 0, "hollow_cave", False, False, [], [], []))
        assert souls.battle is not None
        souls.battle.begun = False
        souls.heroes[0].red = 3
        souls.heroes[0].black = 2
        souls.heroes[0].conditions = ["bleed"]
        souls.first = more.get("next_up", 0)

    return arena(
        more.get("heroes", ["knight"]),
        at=[(2, 4)] * len(more.get("heroes", ["knight"])),
        foes=[("hollow_soldier", (2, 0))],
        first="foes",
        options=more.get("options", FIRST),
        change=first,
    )


@rule("DS-CAMP-09", "DS-CAMP-10", "DS-DECISION-25", "DS-RULING-131")
def test_after_the_first_enemy_activation_the_party_may_dash():
    table = dashing()
    assert table.asks() == "ask-dash"
    assert DONE in table.decision.options
    table.act(DONE)
    assert table.asks() == "ask-act"
    table.act(END)
    while table.asks() not in ("ask-act", "ask-dash"):
        table.act(table.decision.options[0])
    assert table.asks() == "ask-act"
    assert dashing(options={"mode": "standard"}).asks() == "ask-act"


@rule("DS-CAMP-11", "DS-CAMP-12", "DS-CAMP-13", "DS-RULING-132", "DS-RULING-133")
def test_a_dash_leaves_wounds_and_the_encounter_behind():
    table = dashing()
    assert {dash.tile for dash in table.offered(Dash)} == {-1, 1}
    souls = table.souls.souls
    table.act(Dash(-1))
    hero = table.hero(0)
    assert (hero.red, hero.black, hero.conditions) == (3, 0, [])
    assert table.souls.souls == souls
    assert table.souls.foes == []
    assert not table.souls.map[0].won
    assert table.souls.at == -1
    assert table.asks() == "ask-roam"


@rule("DS-RULING-132", "DS-RULING-134")
def test_a_dash_onto_a_hidden_tile_begins_its_encounter_by_that_door():
    table = dashing()
    dash = next(dash for dash in table.offered(Dash) if dash.tile == 1)
    table.act(dash)
    assert table.told(Began)[-1].what == "hollow_cave"
    assert table.asks() == "ask-stand"
    assert table.battle.tile == 1


@rule("DS-RULING-133")
def test_a_dash_leaves_the_first_activation_where_it_was():
    for first in (0, 1, 2):
        table = dashing(heroes=["knight", "assassin", "herald"], next_up=first)
        while table.asks() != "ask-dash":
            table.act(table.decision.options[0])
        table.act(Dash(-1))
        assert table.souls.first == first


@rule("DS-CAMP-09")
def test_nobody_dashes_past_a_boss():
    def fresh(souls: Souls) -> None:
        assert souls.battle is not None
        souls.battle.begun = False

    table = lair("gargoyle", ["knight"], at=[(0, 4)], deck=["gargoyle_tail_whip"], options=FIRST, change=fresh)
    while table.asks() not in ("ask-act", "ask-dash"):
        table.act(table.decision.options[0])
    assert table.asks() == "ask-act"


# -- players who come and go -------------------------------------------------------------------------------


@rule("DS-CAMP-06", "DS-CAMP-08", "DS-DECISION-20", "DS-RULING-129")
def test_somebody_joins_for_a_spark_with_what_a_class_begins_with():
    table = camp(["knight", "assassin"], sparks=2, options=FIRST)
    before = len(table.souls.treasure)
    table.session.reseat(3)
    assert (table.asks(), table.decision.seats) == ("ask-class", [2])
    table.act(TakeClass("warrior"))
    assert table.souls.sparks == 1
    assert table.hero(2).tiers == [0, 0, 0, 0]
    assert table.hero(2).armour == "northern_armour.1"
    assert len(table.souls.treasure) == before + 5
    assert table.asks() == "ask-roam"


@rule("DS-CAMP-07", "DS-CAMP-08", "DS-RULING-129")
def test_who_leaves_gives_a_spark_and_leaves_the_equipment():
    table = camp(["knight", "assassin", "herald"], sparks=1, options=FIRST)
    table.session.reseat(2)
    assert table.souls.sparks == 2
    assert {"herald_armour.1", "spear.1", "talisman.1"} <= set(table.souls.inventory)
    assert len(table.souls.heroes) == 2


@rule("DS-CAMP-07")
def test_whoever_leaves_the_others_keep_what_is_theirs():
    table = camp(["knight", "assassin", "herald"], sparks=1, options=FIRST)
    table.session.reseat(2, 0)
    assert [(hero.kind, hero.seat) for hero in table.souls.heroes] == [("assassin", 0), ("herald", 1)]
    assert {"knight_armour.1", "long_sword.1"} <= set(table.souls.inventory)
    assert not {"herald_armour.1", "spear.1"} & set(table.souls.inventory)
    assert len(table.session.serials) == 2
    again = Session.load(table.session.save(), game)
    assert again.digest() == table.session.digest()


@rule("DS-CAMP-06", "DS-CAMP-07", "DS-DECISION-20")
def test_with_how_many_one_may_go_on():
    def seatings(table):
        return game.seatings(table.souls, table.decision)

    assert seatings(camp(["knight", "assassin"], sparks=2, options=FIRST)) == [1, 3]
    assert seatings(camp(["knight"], sparks=2, options=FIRST)) == [2]
    assert seatings(camp(["knight", "assassin"], sparks=0, options=FIRST)) == [1]
    assert seatings(camp(["knight", "assassin", "herald", "warrior"], sparks=2, options=FIRST)) == [3]
    assert seatings(camp(["knight", "assassin"], sparks=2)) == []
    assert seatings(arena(["knight", "assassin"], options=FIRST)) == []


@rule("DS-CAMP-08", "DS-RULING-128")
def test_the_most_sparks_follow_the_number_of_characters():
    party = ["knight", "assassin", "herald"]
    for sparks, seats, after in ((4, 4, 2), (3, 4, 2), (2, 4, 1), (3, 2, 4), (5, 2, 4), (1, 2, 2)):
        table = camp(party, sparks=sparks, options=FIRST)
        table.session.reseat(seats)
        assert table.souls.sparks == after


@rule("DS-RULING-129")
def test_nobody_comes_or_goes_elsewhere():
    with pytest.raises(NotPossible):
        camp().session.reseat(3)
    with pytest.raises(NotPossible):
        camp(sparks=0, options=FIRST).session.reseat(3)
    fight = arena(options=FIRST)
    with pytest.raises(NotPossible):
        fight.session.reseat(3)


# -- what is kept ------------------------------------------------------------------------------------------


@rule("DS-CAMP-25")
def test_a_save_holds_the_whole_campaign():
    session = started("coiled_sword", 3)
    again = Session.load(session.save(), game)
    assert again.state == session.state
    assert again.state.quest.mode == "coiled_sword"  # type: ignore[attr-defined]
