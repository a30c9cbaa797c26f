"""Surges: what they buy, how often, and for whom (D2-SURGE, D2-CORE-46 to D2-CORE-50, D2-CORE-130)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rules.descent.table import (
    activation,
    ally,
    card,
    hero,
    lieutenant,
    monster,
    of_box,
    overlord_turn,
    turn,
    weapon,
)
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.descent import state
from undercroft.games.descent.rules.sheets import SURGES
from undercroft.games.descent.state import Buy, EaseFatigue, Missed, Struck, UseCard

HURT = {"damage": 1}


@rule("D2-SURGE-01", "D2-DP-35")
def test_surges_may_be_spent_or_left() -> None:
    axe = weapon("blue", "red", surges=[HURT, {"pierce": 1}])
    table = turn("A M", heroes={"A": hero(items=[axe])})
    table.dice(1, 1).strike("M")
    assert table.asks() == "ask-surges"
    assert table.decision.count == 1
    assert len(table.offered(Buy)) == 2
    table.act(DONE)
    assert table.figure("M").damage == 4
    assert table.told(state.SurgeSpent) == []


@rule("D2-SURGE-02", "D2-CORE-46")
def test_a_surge_is_spent_once() -> None:
    axe = weapon("blue", surges=[HURT, {"damage": 2}])
    table = turn("A M", heroes={"A": hero(items=[axe])})
    table.dice(1).strike("M")
    table.buy(damage=2)
    assert table.asks() == "ask-turn"
    assert table.figure("M").damage == 4


@rule("D2-SURGE-03", "D2-RULING-26", "D2-CORE-46")
def test_the_same_words_on_two_cards_are_two_abilities_each_used_once() -> None:
    axe = weapon("blue", "red", "yellow", surges=[HURT])
    charm = card(passive=[{"gives": "surge", "surge": HURT}])
    table = turn("A M", heroes={"A": hero(items=[axe], skills=[charm])}, monsters={"M": monster(health=20)})
    table.dice(1, 5, 0).strike("M")  # 5 hearts, 3 surges
    assert len(table.offered(Buy)) == 2
    table.buy(damage=1).buy(damage=1)
    assert table.asks() == "ask-turn", "a third surge has nothing to buy"
    assert table.figure("M").damage == 7


@rule("D2-SURGE-03", "D2-ATK-03")
def test_only_the_weapon_of_the_attack_gives_its_surges() -> None:
    axe, dagger = weapon("blue", surges=[HURT]), weapon("blue", surges=[{"damage": 3}])
    table = turn("A M", heroes={"A": hero(items=[axe, dagger])})
    table.dice(1).strike("M", axe)
    assert table.decision.options == [table.surge(damage=1), DONE]


@rule("D2-SURGE-04", "D2-CORE-50")
def test_one_surge_an_attack_may_ease_a_hero() -> None:
    axe = weapon("blue", "red")
    table = turn("A M", heroes={"A": hero(items=[axe], fatigue=3)})
    table.dice(1, 5).strike("M")  # 2 surges
    assert table.decision.options == [EaseFatigue(), DONE]
    table.act(EaseFatigue())
    assert table.hero("A").fatigue == 2
    assert table.asks() == "ask-turn", "once an attack"
    table.dice(1, 1).strike("M")
    table.act(EaseFatigue())
    assert table.hero("A").fatigue == 1, "and again with the next"


@rule("D2-SURGE-04")
def test_who_has_no_fatigue_is_not_asked() -> None:
    table = turn("A M")
    table.dice(1, 1).strike("M")
    assert table.asks() == "ask-turn"


@rule("D2-CORE-49", "D2-CORE-50", "D2-DP-60")
def test_monsters_spend_surges_on_their_card_and_on_nothing_else() -> None:
    table = activation("M A", monsters={"M": monster(surges=[HURT])})
    table.dice(1).strike("A")
    assert table.asks() == "ask-surges"
    assert table.decision.seats == [1]
    assert table.decision.options == [table.surge(damage=1), DONE]
    table.buy(damage=1)
    assert table.figure("A").damage == 3
    plain = activation("M A")
    plain.dice(1).strike("A")
    assert plain.asks() == "ask-monster-turn"


@rule("D2-CORE-50", "D2-ALLY-02", "D2-DP-69")
def test_allies_have_no_fatigue_to_ease() -> None:
    table = turn("F M A", of="F", others={"F": ally()})
    table.dice(1).strike("M")
    assert table.asks() == "ask-ally-turn"


@rule("D2-CORE-46", "D2-RANGE-04")
def test_hearts_pierce_and_range_are_added() -> None:
    bow = weapon("blue", "red", "yellow", ranged=True, surges=[HURT, {"pierce": 2}, {"range": 2}])
    table = turn("A . . . . M", heroes={"A": hero(items=[bow])}, monsters={"M": monster(health=20, defence=["gray"])})
    table.dice(1, 5, 0, 5).strike("M")  # 3 range, 5 hearts, 3 surges; 3 shields
    table.buy(damage=1).buy(pierce=2).buy(range=2)
    struck = table.told(Struck)[0]
    assert (struck.hearts, struck.shields, struck.damage) == (6, 1, 5)


@rule("D2-RULING-20")
def test_a_miss_is_decided_only_when_surges_are_spent() -> None:
    bow = weapon("blue", "red", ranged=True, surges=[{"range": 1}, HURT])
    table = turn("A . . M", heroes={"A": hero(items=[bow])})
    table.dice(1, 5).strike("M")  # 2 range, 2 surges
    assert table.told(Missed) == []
    table.buy(damage=1)
    assert table.told(Missed) == []
    table.buy(range=1)
    assert table.told(Missed) == []
    assert table.figure("M").damage == 6


@rule("D2-RULING-25")
def test_a_surge_eases_also_when_the_shot_falls_short() -> None:
    bow = weapon("blue", ranged=True)
    table = turn("A . . . M", heroes={"A": hero(items=[bow], fatigue=2)})
    table.dice(1).strike("M")  # 2 range
    table.act(EaseFatigue())
    assert [told.why for told in table.told(Missed)] == ["range"]
    assert table.hero("A").fatigue == 1


@rule("D2-CORE-47")
def test_conditions_of_surges_need_damage() -> None:
    for shields, afflicted in ((4, []), (0, ["stunned"])):
        hammer = weapon("blue", surges=[{"inflict": ["stunned"]}])
        table = turn("A M", heroes={"A": hero(items=[hammer])}, monsters={"M": monster(defence=["gray"])})
        table.dice(1, shields).strike("M")  # 2 hearts; 2 shields or none
        table.buy(inflict=["stunned"])
        assert table.figure("M").conditions == afflicted


@rule("D2-CORE-48")
def test_mend_takes_damage_off_the_attacker() -> None:
    mend = {"now": [{"do": "recover", "who": "user", "damage": 2}]}
    table = activation("M A", monsters={"M": monster(surges=[mend], damage=3)})
    table.dice(1).strike("A")
    table.act(table.offered(Buy)[0])
    assert table.figure("M").damage == 1


@rule("D2-CORE-130")
def test_a_dear_ability_is_not_offered_for_less_than_its_price() -> None:
    maul = weapon("blue", surges=[{"cost": 2, "damage": 5}])
    table = turn("A M", heroes={"A": hero(items=[maul])})
    table.dice(1).strike("M")
    assert table.asks() == "ask-turn"


@rule("D2-RULING-76", "D2-RULING-21")
def test_a_surge_for_range_alone_is_no_use_in_melee() -> None:
    spear = weapon("blue", reach=True, surges=[{"range": 1}, {"range": 1, "damage": 1}])
    table = turn("A . M", heroes={"A": hero(items=[spear])})
    table.dice(1).strike("M")
    assert table.decision.options == [table.surge(damage=1), DONE]


@rule("D2-DP-69", "D2-SURGE-01")
def test_all_heroes_players_may_spend_the_surges_of_an_ally() -> None:
    table = turn("F M A . B", of="F", others={"F": of_box("militia", "ally")}, seats=3)
    table.dice(1, 1).strike("M")
    assert table.asks() == "ask-surges"
    assert table.decision.seats == [0, 1]


@rule("D2-CORE-11", "D2-SURGE-02")
@pytest.mark.parametrize("paid", [True, False])
def test_where_a_card_asks_for_a_surge_an_attack_misses_without_it(paid: bool) -> None:
    mist = card(passive=[{"gives": "surge_or_miss", "amount": 1}])
    table = activation("M A", heroes={"A": hero(skills=[mist])})
    table.dice(1).strike("A")  # two hearts and a surge
    assert table.decision.options == [Buy("needed"), DONE]
    table.act(Buy("needed") if paid else DONE)
    assert table.figure("A").damage == (2 if paid else 0)
    assert [told.why for told in table.told(Missed)] == ([] if paid else ["surge"])
    assert [told.surge for told in table.told(state.SurgeSpent)] == (["needed"] if paid else [])
    other = activation("M A . B", heroes={"A": hero(), "B": hero(skills=[mist])})
    other.dice(1).strike("A")
    assert other.figure("A").damage == 2, "it hides nobody else"


@rule("D2-SKILL-02", "D2-SURGE-01")
@pytest.mark.parametrize(("fatigue", "offered"), [(3, True), (4, False)])
def test_a_surge_that_costs_fatigue_must_be_paid_for(fatigue: int, offered: bool) -> None:
    axe = weapon("blue", surges=[{"damage": 1, "fatigue": 1}])
    table = turn("A M", heroes={"A": hero(items=[axe], fatigue=fatigue)})
    table.dice(1).strike("M")
    assert bool(table.offered(Buy)) == offered
    if offered:
        table.buy(damage=1)
        assert (table.hero("A").fatigue, table.figure("M").damage) == (4, 3)


@rule("D2-SURGE-04")
def test_a_card_may_make_the_surge_that_eases_ease_more() -> None:
    calm = card(passive=[{"gives": "surge_fatigue", "amount": 1}])
    table = turn("A M", heroes={"A": hero(skills=[calm], fatigue=3)})
    table.dice(1, 1).strike("M")
    table.act(EaseFatigue())
    assert table.hero("A").fatigue == 1
    assert [told.surge for told in table.told(state.SurgeSpent)] == ["ease"]


@rule("D2-CORE-49", "D2-CORE-11")
@pytest.mark.parametrize(("drawn", "offered"), [("A M . . N", True), ("A M . . . N", False)])
def test_cowards_spend_surges_only_near_a_master(drawn: str, offered: bool) -> None:
    timid = card(passive=[{"gives": "cowardly"}])
    kind = monster(abilities=[timid], surges=[HURT])
    for rank, near in (("master", offered), ("minion", False)):
        table = activation(drawn, monsters={"M": kind, "N": replace(kind, rank=rank, at="N")})
        table.dice(1).strike("A")
        assert (table.asks() == "ask-surges") == near
    led = activation(drawn, monsters={"M": kind, "N": lieutenant()})
    led.dice(1).strike("A")
    assert (led.asks() == "ask-surges") == offered


@rule("D2-CORE-45", "D2-SURGE-03")
def test_a_blast_is_bought_once_and_not_where_there_is_one() -> None:
    bomb = weapon("blue", "yellow", surges=[{"blast": True}, {"blast": True, "damage": 1}, {"blast": True, "range": 1}])
    table = turn("A M N", heroes={"A": hero(items=[bomb])})
    table.dice(1, 0).strike("M")  # two surges
    assert len(table.offered(Buy)) == 3
    table.buy(blast=True, damage=0, range=0)
    assert [SURGES[one.surge].damage + SURGES[one.surge].range for one in table.offered(Buy)] == [1, 1]
    table.act(DONE)
    assert (table.figure("M").damage, table.figure("N").damage) == (2, 2)


@rule("D2-CORE-46", "D2-RANGE-04")
def test_range_is_of_use_to_a_shot_and_to_no_blow() -> None:
    for ranged, offered in ((True, 1), (False, 0)):
        arm = weapon("blue", ranged=ranged, surges=[{"range": 1}])
        table = turn("A M", heroes={"A": hero(items=[arm])})
        table.dice(1).strike("M")
        assert len(table.offered(Buy)) == offered


@rule("D2-CORE-47", "D2-SURGE-01")
def test_what_a_surge_brings_comes_at_once_or_with_the_damage_or_after_it() -> None:
    tire = {"do": "suffer", "who": "user", "fatigue": 1}
    axe = weapon("blue", "yellow", surges=[{"now": [tire]}, {"after": [tire, tire]}])
    table = turn("A M", heroes={"A": hero(items=[axe])})
    table.dice(1, 0).strike("M")
    table.act(table.offered(Buy)[0])
    assert table.hero("A").fatigue == 1
    assert table.asks() == "ask-surges"
    table.act(table.offered(Buy)[0])
    assert table.hero("A").fatigue == 3
    assert [len(told.surge) > 0 for told in table.told(state.SurgeSpent)] == [True, True]


@rule("D2-DP-73", "D2-SURGE-04")
def test_who_is_led_by_the_other_side_pays_no_fatigue_and_is_not_eased() -> None:
    axe = weapon("blue", "red", surges=[{"damage": 1, "fatigue": 1}, {"damage": 2}])
    table = overlord_turn("B A . M", heroes={"A": hero(items=[axe], fatigue=2)}, hand=["dark_charm"])
    table.go("window-overlord_start", "ask-group-next")
    charm = next(one for one in table.offered(UseCard) if one.figure in (-1, 0))
    table.dice(5, 5)  # the test fails
    table.act(charm, 1)
    strikes = [one for one in table.offered(state.Strike) if one.figure == table.who("B")]
    table.dice(1, 5)
    table.act(strikes[0], 1)
    assert table.asks() == "ask-surges"
    assert table.decision.seats == [1]
    assert [SURGES[one.surge].damage for one in table.offered(Buy)] == [2]
    assert not table.offered(EaseFatigue)


@rule("D2-SURGE-04")
@pytest.mark.parametrize("fatigue", [0, 1])
def test_one_point_of_fatigue_is_enough_to_ease(fatigue: int) -> None:
    table = turn("A M", heroes={"A": hero(items=[weapon("blue")], fatigue=fatigue)})
    table.dice(1).strike("M")
    assert (table.asks() == "ask-surges") is bool(fatigue)
    if fatigue:
        table.act(EaseFatigue())
    assert table.hero("A").fatigue == 0
