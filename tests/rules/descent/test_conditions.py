"""Conditions: getting them, what they do, losing them (D2-CORE-54 to D2-CORE-62)."""

from __future__ import annotations

import pytest
from rules.descent.table import activation, hero, monster, skill, turn
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.descent import state
from undercroft.games.descent.rules import conditions
from undercroft.games.descent.rules.sheets import CONDITIONS
from undercroft.games.descent.state import (
    MOVE_ACTION,
    REST,
    SHAKE_OFF,
    Go,
    MoveAction,
    UseCard,
)


def curse(condition: str):
    """A skill that afflicts a monster next to one."""
    return skill({"do": "afflict", "who": "target", "condition": [condition]}, choice="adjacent_monster")


@rule("D2-CORE-54", "D2-CORE-55")
@pytest.mark.parametrize("condition", list(CONDITIONS))
def test_a_figure_has_a_condition_once_heroes_and_monsters_alike(condition: str) -> None:
    hex = curse(condition)
    table = turn("A M", heroes={"A": hero(skills=[hex])})
    table.act(UseCard(hex, table.who("M"), -1))
    table.act(UseCard(hex, table.who("M"), -1))
    assert table.figure("M").conditions == [condition]
    assert len(table.told(state.Afflicted)) == 1
    pox = skill({"do": "afflict", "who": "each_hero", "condition": [condition]}, at="action")
    monsters = activation("M . A", monsters={"M": monster(abilities=[pox])})
    monsters.act(UseCard(pox, -1, -1))
    assert monsters.figure("A").conditions == [condition]


@rule("D2-CORE-61")
def test_the_core_box_has_four_and_room_for_more() -> None:
    assert sorted(CONDITIONS) == ["diseased", "immobilized", "poisoned", "stunned"]


@rule("D2-CORE-56")
@pytest.mark.parametrize(("faces", "passed"), [([0, 1], True), ([1, 1], False)])
def test_disease_is_a_test_of_willpower_at_the_start_of_the_turn(faces: list[int], passed: bool) -> None:
    table = turn("A .", heroes={"A": hero(conditions=["diseased"])}, dice=faces)
    assert [(told.attribute, told.passed) for told in table.told(state.Tested)] == [("willpower", passed)]
    assert table.figure("A").conditions == ([] if passed else ["diseased"])
    assert (table.hero("A").fatigue, table.figure("A").damage) == ((0, 0) if passed else (1, 0))


@rule("D2-CORE-57")
@pytest.mark.parametrize(("faces", "passed"), [([0, 1], True), ([1, 1], False)])
def test_poison_is_a_test_of_might_at_the_start_of_the_turn(faces: list[int], passed: bool) -> None:
    table = turn("A .", heroes={"A": hero(conditions=["poisoned"])}, dice=faces)
    assert [(told.attribute, told.passed) for told in table.told(state.Tested)] == [("might", passed)]
    assert table.figure("A").conditions == ([] if passed else ["poisoned"])
    assert (table.hero("A").fatigue, table.figure("A").damage) == ((0, 0) if passed else (0, 1))


@rule("D2-CORE-57", "D2-KO-01")
def test_poison_may_be_the_end_of_it() -> None:
    table = turn("A . B", heroes={"A": hero(conditions=["poisoned"], damage=9)}, dice=[5, 5])
    assert table.hero("A").knocked_out
    assert table.turn.figure == table.who("B")


@rule("D2-CORE-58")
def test_who_is_immobilized_neither_moves_nor_walks_by_fatigue_until_the_end_of_the_turn() -> None:
    table = turn("A . M", heroes={"A": hero(conditions=["immobilized"]), "B": hero(at="")})
    assert not table.offered(MoveAction)
    assert not table.offered(Go)
    assert table.offers(REST)
    table.end()
    assert table.figure("A").conditions == []
    monsters = activation("M A", monsters={"M": monster(conditions=["immobilized"])})
    assert monsters.targets() == [monsters.who("A")]
    assert not monsters.offered(MoveAction)
    monsters.end()
    assert monsters.figure("M").conditions == []


@rule("D2-CORE-58")
def test_who_is_immobilized_on_the_way_goes_no_further() -> None:
    snare = skill({"do": "afflict", "who": "user", "condition": ["immobilized"]})
    table = turn("A . . .", heroes={"A": hero(skills=[snare])})
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    table.act(UseCard(snare, -1, -1))
    assert table.turn.points == 0
    assert not table.offered(Go)


@rule("D2-CORE-59")
def test_a_stunned_monster_shakes_it_off_with_an_action_too() -> None:
    table = activation("M A", monsters={"M": monster(conditions=["stunned"])})
    assert table.decision.options == [SHAKE_OFF, DONE]
    table.act(SHAKE_OFF)
    assert table.turn.actions == 1
    assert table.targets() == [table.who("A")]


@rule("D2-CORE-59")
def test_who_stays_stunned_is_stunned_in_the_next_turn() -> None:
    table = turn("A . B", heroes={"A": hero(conditions=["stunned"])})
    table.end()
    assert table.figure("A").conditions == ["stunned"]


@rule("D2-CORE-60")
def test_a_stunned_hero_may_do_what_is_no_action() -> None:
    breath = skill({"do": "recover", "who": "user", "fatigue": 1})
    arrow = skill({"do": "recover", "who": "user", "fatigue": 1}, at="action")
    table = turn("A . M", heroes={"A": hero(conditions=["stunned"], skills=[breath, arrow], fatigue=2)})
    assert table.offers(UseCard(breath, -1, -1))
    assert not table.offers(UseCard(arrow, -1, -1))
    assert table.walks() == {(1, 0): 1}, "nor is movement by fatigue one"
    table.act(UseCard(breath, -1, -1))
    assert table.hero("A").fatigue == 1


@rule("D2-KO-06")
def test_conditions_go_with_a_fall() -> None:
    table = activation("M A", heroes={"A": hero(damage=9, conditions=["poisoned", "diseased"])})
    table.dice(2).strike("A")
    assert table.figure("A").conditions == []


@rule("D2-CORE-58")
def test_only_whoever_is_immobilized_loses_the_way() -> None:
    snare, daze = curse("immobilized"), skill({"do": "afflict", "who": "user", "condition": ["stunned"]})
    table = turn("A M .", heroes={"A": hero(skills=[snare, daze])})
    table.act(MOVE_ACTION)
    table.act(UseCard(snare, table.who("M"), -1))
    assert table.turn.points == 4, "the monster is, not the hero"
    table.act(UseCard(daze, -1, -1))
    assert table.turn.points == 4, "nor does another condition stop movement"


@rule("D2-CORE-59")
def test_the_last_action_is_enough_to_shake_it_off() -> None:
    daze = skill({"do": "afflict", "who": "user", "condition": ["stunned"]})
    table = turn("A . M", heroes={"A": hero(skills=[daze])})
    table.act(REST)
    table.act(UseCard(daze, -1, -1))
    assert table.turn.actions == 1
    table.act(SHAKE_OFF)
    assert table.figure("A").conditions == []
    assert [told.condition for told in table.told(state.Relieved)] == ["stunned"]


@rule("D2-KO-09", "D2-CORE-47")
def test_an_attack_that_fells_a_hero_leaves_no_condition() -> None:
    table = activation("M A", heroes={"A": hero(damage=9)}, monsters={
        "M": monster(surges=[{"inflict": ["poisoned"]}])
    })  # fmt: skip
    table.dice(1).strike("A")
    table.buy(inflict=["poisoned"])
    assert table.hero("A").knocked_out
    assert table.figure("A").conditions == []


@rule("D2-CORE-56")
def test_nobody_is_rid_of_what_they_do_not_have() -> None:
    table = turn("A . M", heroes={"A": hero(conditions=["immobilized"])})
    conditions.relieve(table.journey, 0, "diseased")
    assert table.figure("A").conditions == ["immobilized"]
    assert table.told(state.Relieved) == []
