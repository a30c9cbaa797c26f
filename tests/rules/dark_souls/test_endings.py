"""How an encounter ends, and what is left of it afterwards (DS-END, DS-BEND, DS-CAMP)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, camp, lair
from rules.table import rule

from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Began,
    Block,
    Bought,
    Ended,
    EnterFog,
    Gained,
    Regained,
    Rested,
    Roam,
    Souls,
    Stood,
    Triumphed,
)

FIRST = {"mode": "first_journey"}


def last_blow(change=None, **more):
    """A Knight kills the last foe of a tile, with cubes of both colours on every bar."""

    def worn(souls: Souls) -> None:
        for hero in souls.heroes:
            hero.black, hero.red, hero.conditions = 3, 2, ["bleed"]
        if change is not None:
            change(souls)

    table = arena(["knight", "assassin"], at=[(0, 0), (4, 4)], foes=[("hollow_soldier", (0, 0))], change=worn, **more)
    table.dice("black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 0, 0, False))
    return table


def boss_falls(boss: str, change=None, heroes=("knight", "assassin"), **more):
    """A Knight kills a boss that has one Health left; of a pair the other has fallen before."""

    def nearly(souls: Souls) -> None:
        souls.foes = souls.foes[-1:]
        souls.foes[0].wounds = CARDS.bosses[souls.foes[0].kind].health - 1
        souls.foes[0].node = node_at(2, 2)
        souls.heroes[0].black = 3
        if change is not None:
            change(souls)

    table = lair(
        boss,
        list(heroes),
        at=[(2, 2), (4, 4)][: len(heroes)],
        place=(2, 2),
        beside={0: "n"},
        first="hero",
        change=nearly,
        **more,
    )
    table.dice("black 2", "black 2", "black 2", "black 2", "blue 3", "blue 3")
    foe = table.souls.foes[0].id
    table.act(Attack("long_sword.1", 1, foe, False))
    return table


def defeat(change=None, heroes=("assassin", "knight"), **more):
    """An Assassin with two boxes left is struck."""

    def weak(souls: Souls) -> None:
        souls.heroes[0].red = 8
        if change is not None:
            change(souls)

    table = arena(
        list(heroes),
        at=[(2, 2), (4, 4), (0, 4)][: len(heroes)],
        foes=[("hollow_soldier", (2, 2))],
        first="foes",
        change=weak,
        **more,
    )
    table.dice("black 0")
    table.act(Block())
    table.keep()
    return table


# -- what is cleared away ----------------------------------------------------------------------------------


@rule("DS-END-02", "DS-COND-04", "DS-NODE-08")
def test_after_a_victory_every_bar_is_empty_and_nobody_stands_on_a_node():
    table = last_blow()
    for hero in table.souls.heroes:
        assert (hero.black, hero.red, hero.conditions, hero.node, hero.place) == (0, 0, [], -1, -1)


@rule("DS-END-02", "DS-RULING-42")
def test_after_a_boss_nothing_of_the_encounter_is_left():
    table = boss_falls("gargoyle")
    souls = table.souls
    assert (souls.foes, souls.battle, souls.activation, souls.deck, souls.roll) == ([], None, None, None, None)
    assert [(hero.black, hero.red, hero.node, hero.place) for hero in souls.heroes] == [(0, 0, -1, -1)] * 2


@rule("DS-RULING-102")
def test_a_defeat_clears_the_table_like_a_victory():
    def burdened(souls: Souls) -> None:
        souls.heroes[1].black, souls.heroes[1].red, souls.heroes[1].conditions = 3, 2, ["bleed", "stagger"]

    souls = defeat(burdened).souls
    for hero in souls.heroes:
        assert (hero.black, hero.red, hero.conditions, hero.node) == (0, 0, [], -1)
    assert (souls.foes, souls.battle, souls.roll) == ([], None, None)


@rule("DS-END-10", "DS-RULING-108")
@pytest.mark.parametrize(("turn", "first"), [(0, 1), (1, 0)])
def test_the_token_passes_on_from_whoever_won_the_encounter(turn, first):
    table = arena(["knight", "assassin"], at=[(0, 0), (0, 0)], foes=[("hollow_soldier", (0, 0))], turn=turn)
    table.battle.acted = 1 - turn
    attack = table.offered(Attack)[0]
    table.dice("black 2", "black 2", "black 2")
    table.act(attack)
    table.keep()
    assert table.asks() == "ask-roam"
    assert table.souls.first == first


@rule("DS-END-10")
@pytest.mark.parametrize(("acted", "first"), [(0, 1), (1, 2), (2, 0)])
def test_of_three_the_one_after_whoever_acted_last_is_next(acted, first):
    table = defeat(lambda souls: setattr(souls.battle, "acted", acted), heroes=("assassin", "knight", "herald"))
    assert table.souls.first == first


@rule("DS-RULING-108")
def test_a_defeat_before_anyone_activated_leaves_the_token_where_it_was():
    assert defeat(lambda souls: setattr(souls, "first", 1)).souls.first == 1


# -- souls -------------------------------------------------------------------------------------------------


@rule("DS-END-03", "DS-END-01")
def test_a_victory_is_told_with_its_encounter_and_its_souls():
    table = last_blow()
    assert [triumphed.what for triumphed in table.told(Triumphed)] == ["the_forgotten"]
    assert [(gained.souls, gained.total) for gained in table.told(Gained)] == [(4, 4)]


@rule("DS-RULING-104")
@pytest.mark.parametrize("souls", [0, 5])
def test_after_a_victory_nothing_lies_on_the_tile_any_more_not_even_nothing(souls):
    def lying(table: Souls) -> None:
        table.dropped, table.dropped_tile, table.dropped_node = souls, 0, node_at(2, 2)

    table = last_blow(lying)
    assert table.souls.dropped == -1
    assert table.souls.souls == souls + 4
    assert [(regained.who, regained.souls) for regained in table.told(Regained)] == [(0, souls)]


@rule("DS-RULING-104", "DS-END-08")
def test_souls_that_lie_on_another_tile_stay_there():
    def lying(table: Souls) -> None:
        table.dropped, table.dropped_tile, table.dropped_node = 5, -1, node_at(2, 2)

    table = last_blow(lying)
    assert (table.souls.dropped, table.souls.souls) == (5, 4)
    assert table.told(Regained) == []


@rule("DS-RULING-103", "DS-RULING-104")
def test_souls_lying_before_a_boss_come_back_when_it_falls():
    def lying(table: Souls) -> None:
        table.dropped, table.dropped_tile, table.dropped_node = 5, -1, node_at(0, 4)
        table.sparks = 1

    table = boss_falls("gargoyle", lying)
    assert table.souls.souls == 5 + 2
    assert table.souls.dropped == -1


@rule("DS-RULING-103", "DS-END-08")
def test_souls_dropped_in_a_bosss_room_are_picked_up_by_who_enters_on_that_node():
    def lying(table: Souls) -> None:
        table.dropped, table.dropped_tile, table.dropped_node = 5, -1, node_at(2, 4)
        table.quest.boss = "gargoyle"
        table.agenda = [Roam(), EnterFog()]

    table = camp(["knight"], change=lying)
    before = table.souls.souls
    table.act(next(option for option in table.decision.options if option.node == node_at(2, 4)))
    assert table.souls.souls == before + 5
    assert [stood.node for stood in table.told(Stood)] == [node_at(2, 4)]


# -- defeat ------------------------------------------------------------------------------------------------


@rule("DS-SETUP-08", "DS-RULING-100")
def test_a_defeat_at_nought_sparks_ends_the_game_and_is_told():
    table = defeat(lambda souls: setattr(souls, "sparks", 0))
    assert table.session.outcome() == "lost"
    assert [ended.won for ended in table.told(Ended)] == [False]
    assert table.told(Rested) == []


@rule("DS-RULING-100")
def test_a_defeat_with_one_spark_goes_on_with_none():
    table = defeat(lambda souls: setattr(souls, "sparks", 1))
    assert table.asks() == "ask-roam"
    assert [(rested.sparks, rested.free) for rested in table.told(Rested)] == [(0, False)]
    assert table.told(Ended) == []


@rule("DS-EQUIP-17")
def test_a_defeat_costs_every_ember():
    def kindled(souls: Souls) -> None:
        for hero in souls.heroes:
            hero.ember = True

    assert [hero.ember for hero in defeat(kindled).souls.heroes] == [False, False]


# -- a boss beaten -----------------------------------------------------------------------------------------


@rule("DS-BEND-01", "DS-MIDSETUP-07", "DS-END-04", "DS-RULING-101")
def test_a_mini_boss_pays_leaves_its_treasure_and_sends_the_party_to_the_bonfire():
    def afield(souls: Souls) -> None:
        souls.at = 0
        souls.sparks = 2
        souls.quest.boss = "gargoyle"

    table = boss_falls("gargoyle", afield)
    assert [triumphed.what for triumphed in table.told(Triumphed)] == ["gargoyle"]
    assert [(gained.souls, gained.total) for gained in table.told(Gained)] == [(4, 4)]
    treasure = sorted(CARDS.pile("boss", "gargoyle"))
    assert sorted(bought.card for bought in table.told(Bought)) == treasure
    assert sorted(table.souls.inventory) == treasure
    assert table.souls.at == -1
    assert table.told(Ended) == []


@rule("DS-BEND-02", "DS-BEND-03", "DS-RULING-98", "DS-COMP-02")
@pytest.mark.parametrize("boss", ["dancer", "ornstein_and_smough"])
def test_with_the_main_boss_the_game_is_won_and_no_treasure_given(boss):
    table = boss_falls(boss)
    assert table.session.outcome() == "won"
    assert [ended.won for ended in table.told(Ended)] == [True]
    assert table.souls.inventory == []


@rule("DS-CAMP-24", "DS-BEND-03")
def test_in_a_campaign_a_pair_leaves_what_belongs_to_both_and_to_each():
    def third(souls: Souls) -> None:
        souls.quest.half = 2

    table = boss_falls("ornstein_and_smough", third, options=FIRST)
    owners = ("ornstein_and_smough", "ornstein", "smough")
    treasure = sorted({card for owner in owners for card in CARDS.pile("boss", owner)})
    assert len(treasure) >= 4
    assert sorted(table.souls.inventory) == treasure
    assert sorted(bought.card for bought in table.told(Bought)) == treasure
    assert [ended.won for ended in table.told(Ended)] == [True]


@rule("DS-CAMP-05", "DS-RULING-135")
def test_between_two_gargoyles_bars_are_cleared_and_nothing_is_readied():
    def worn(souls: Souls) -> None:
        souls.sparks = 2
        for hero in souls.heroes:
            hero.red, hero.estus, hero.luck, hero.heroic = 2, False, False, False

    table = boss_falls("gargoyle", worn, options=FIRST)
    assert [began.what for began in table.told(Began)] == ["gargoyle"]
    assert table.asks() == "ask-stand"
    assert (table.souls.quest.half, table.souls.quest.beaten) == (0, 1)
    assert table.souls.sparks == 2
    for hero in table.souls.heroes:
        assert (hero.black, hero.red) == (0, 0)
        assert (hero.estus, hero.luck, hero.heroic) == (False, False, False)
    assert table.souls.foes[0].wounds == 0


@rule("DS-CAMP-15", "DS-RULING-135", "DS-SCEN-03")
def test_after_the_second_a_spark_the_treasure_and_a_free_rest_at_the_next_bonfire():
    def second(souls: Souls) -> None:
        souls.quest.beaten = 1
        souls.sparks = 2
        souls.at = 0

    table = boss_falls("gargoyle", second, options=FIRST)
    assert table.souls.sparks == 3
    assert [gained.souls for gained in table.told(Gained)] == [4]
    assert [(rested.sparks, rested.free) for rested in table.told(Rested)] == [(3, True)]
    assert (table.souls.quest.half, table.souls.quest.beaten) == (1, 0)
    assert table.souls.quest.boss == "titanite_demon"
    assert table.souls.at == -1
    assert table.told(Ended) == []
