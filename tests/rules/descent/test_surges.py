"""Surges: what they buy, how often, and for whom (D2-SURGE, D2-CORE-46 to D2-CORE-50, D2-CORE-130)."""

from __future__ import annotations

from rules.descent.table import activation, ally, card, hero, monster, turn, weapon
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.descent import state
from undercroft.games.descent.state import Buy, EaseFatigue, Missed, Struck

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
