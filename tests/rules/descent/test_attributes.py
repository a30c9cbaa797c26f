"""Attribute tests: dice, success, who fails without rolling, changing the dice (D2-TEST, D2-DP-68)."""

from __future__ import annotations

import pytest
from rules.descent.table import activation, ally, hero, item, lieutenant, monster, sheet, skill, turn
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent import state
from undercroft.games.descent.rules.sheets import ATTRIBUTES
from undercroft.games.descent.state import PickWord, Reroll, SpendFortune, UseCard


def ordeal(*attributes: str, who: str = "user", **said):
    """A skill that has somebody test; whoever fails suffers a damage."""
    return skill(
        {"do": "test", "who": who, "attribute": list(attributes), "chooser": "user",
         "fails": [{"do": "suffer", "who": "tester", "damage": 1}],
         "passes": [{"do": "recover", "who": "tester", "damage": 1}]},
        **said,
    )  # fmt: skip


@rule("D2-TEST-01")
def test_one_grey_die_and_one_black_one() -> None:
    trial = ordeal("might")
    table = turn("A .", heroes={"A": hero(skills=[trial])})
    table.dice(4, 4)  # grey 2, black 3
    table.act(UseCard(trial, -1, -1))
    told = table.told(state.Tested)[0]
    assert told.faces == [4, 4]
    assert not told.passed


@rule("D2-TEST-02")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
@pytest.mark.parametrize(("faces", "shields"), [([0, 0], 0), ([1, 0], 1), ([0, 1], 2), ([1, 1], 3), ([5, 5], 7)])
def test_shields_up_to_the_attribute_pass(attribute: str, faces: list[int], shields: int) -> None:
    trial = ordeal(attribute)
    able = sheet(**{attribute: 2})
    table = turn("A .", heroes={"A": hero(able, skills=[trial], damage=3)})
    table.dice(*faces)
    table.act(UseCard(trial, -1, -1))
    assert table.told(state.Tested)[0].passed == (shields <= 2)
    assert table.figure("A").damage == (2 if shields <= 2 else 4)


@rule("D2-TEST-03", "D2-CORE-75")
def test_monsters_fail_unrolled_lieutenants_and_allies_roll() -> None:
    trial = ordeal("awareness", who="target", choice="adjacent_monster")
    table = turn("M A N", heroes={"A": hero(skills=[trial])}, monsters={"N": lieutenant(awareness=4)})
    table.act(UseCard(trial, table.who("M"), -1))
    table.dice(0, 4)
    table.act(UseCard(trial, table.who("N"), -1))
    assert [(told.faces, told.value, told.passed) for told in table.told(state.Tested)] == [
        ([], 0, False),
        ([0, 4], 4, True),
    ]
    lure = ordeal("might", who="target", choice="adjacent_hero")
    friend = turn("A F", heroes={"A": hero(skills=[lure])}, others={"F": ally()})
    friend.dice(0, 1)
    friend.act(UseCard(lure, friend.who("F"), -1))
    assert friend.told(state.Tested)[0].passed


@rule("D2-TEST-02", "D2-CORE-11")
def test_cards_raise_attributes() -> None:
    trial = ordeal("might")
    ring = item(passive=[{"gives": "attributes", "amount": 1}])
    table = turn("A .", heroes={"A": hero(skills=[trial], items=[ring])})
    table.dice(1, 1)
    table.act(UseCard(trial, -1, -1))
    assert table.told(state.Tested)[0].passed


@rule("D2-DP-67")
def test_of_several_attributes_one_is_picked() -> None:
    trial = ordeal("might", "willpower")
    table = turn("A .", heroes={"A": hero(sheet(might=1, willpower=5), skills=[trial])})
    table.act(UseCard(trial, -1, -1))
    assert table.asks() == "ask-attribute"
    assert table.decision.options == [PickWord("might"), PickWord("willpower")]
    table.dice(5, 0)
    table.act(PickWord("willpower"))
    assert table.told(state.Tested)[0].passed


@rule("D2-DP-68", "D2-FORT-02")
def test_whoever_tests_may_roll_again_before_it_counts() -> None:
    trial = ordeal("might")
    charm = skill({"do": "reroll", "who": "user", "pool": "test", "whole": True}, at="test_rolled", exhaust=True)
    table = turn("A .", heroes={"A": hero(skills=[trial, charm])})
    table.dice(5, 5)
    table.act(UseCard(trial, -1, -1))
    assert table.asks() == "offer-test_rolled"
    assert table.offers(PASS)
    table.dice(0, 0)
    table.act(UseCard(charm, -1, -1))
    assert table.told(state.Tested)[0].passed
    lucky = turn("A .", heroes={"A": hero(skills=[trial], fortune=1)})
    lucky.dice(5, 0)
    lucky.act(UseCard(trial, -1, -1))
    lucky.dice(0)
    lucky.act(SpendFortune("test", 0))
    assert lucky.told(state.Tested)[0].passed


@rule("D2-DP-68")
def test_the_other_side_has_its_say_on_a_lieutenants_test_of_its_own() -> None:
    trial = ordeal("might", who="target", choice="adjacent_monster")
    table = turn(
        "A M", heroes={"A": hero(skills=[trial])}, monsters={"M": lieutenant(might=2)}, hand=["dark_fortune.1"]
    )
    table.dice(5, 0)
    table.act(UseCard(trial, table.who("M"), -1))
    assert table.asks() == "window-test_rolled"
    assert table.decision.seats == [1]
    table.act(table.offered(UseCard)[0], 1)
    table.dice(0)
    table.act(table.offered(Reroll)[0], 1)
    assert table.told(state.Tested)[0].passed


@rule("D2-DP-46", "D2-DP-68")
def test_a_card_on_a_passed_test_comes_before_what_it_brings() -> None:
    trial = ordeal("might")
    table = turn("A .", heroes={"A": hero(skills=[trial], damage=3)}, hand=["wicked_laughter"])
    table.dice(0, 0)
    table.act(UseCard(trial, -1, -1))
    assert table.asks() == "window-test_passed"
    assert table.figure("A").damage == 3
    table.act(PASS, 1)
    assert table.figure("A").damage == 2


@rule("D2-CORE-62", "D2-TEST-03")
def test_an_ordinary_monster_keeps_poison_and_disease_and_suffers_them_each_activation() -> None:
    table = activation("M . A", monsters={"M": monster(conditions=["poisoned", "diseased"])})
    if table.asks() == "ask-start-ability":
        table.act(PickWord("poisoned"))
    assert table.figure("M").conditions == ["poisoned", "diseased"]
    assert table.figure("M").damage == 2, "one for each: fatigue is damage to a monster"


def charm(**said) -> str:
    """A skill that rolls a whole test again."""
    return skill({"do": "reroll", "who": "user", "pool": "test", "whole": True}, at="test_rolled", exhaust=True, **said)


@rule("D2-DP-68", "D2-RULING-23")
def test_sides_take_turns_at_the_dice_until_both_pass() -> None:
    trial, first, second = ordeal("might"), charm(), charm()
    table = turn("A .", heroes={"A": hero(skills=[trial, first, second], damage=3)})
    table.dice(5, 5)
    table.act(UseCard(trial, -1, -1))
    table.dice(5, 5)
    table.act(UseCard(first, -1, -1))
    assert table.asks() == "offer-test_rolled", "there is another"
    assert table.decision.options == [PASS, UseCard(second, -1, -1)]
    assert table.told(state.Tested) == [], "nothing counts yet"
    table.act(PASS)
    assert [told.passed for told in table.told(state.Tested)] == [False]
    assert table.figure("A").damage == 4


@rule("D2-DP-68", "D2-RULING-34", "D2-STAND-02")
def test_dice_that_are_no_test_may_be_rolled_again_too() -> None:
    table = turn("A . B", heroes={"A": hero(knocked_out=True, damage=10, fatigue=4, fortune=1)})
    table.dice(0, 0)
    table.act(state.STAND_UP)
    assert table.asks() == "offer-dice_rolled"
    assert [(told.dice, told.faces) for told in table.told(state.DiceRolled)] == [(["red", "red"], [0, 0])]
    table.dice(5)
    table.act(SpendFortune("test", 0))
    assert (table.figure("A").damage, table.hero("A").fatigue) == (6, 3)


@rule("D2-DP-46", "D2-TEST-02")
def test_only_a_heros_test_that_was_passed_is_a_moment_for_the_overlord() -> None:
    trial = ordeal("might")
    failed = turn("A .", heroes={"A": hero(skills=[trial])}, hand=["wicked_laughter"])
    failed.dice(5, 5)
    failed.act(UseCard(trial, -1, -1))
    assert failed.asks() == "ask-turn"
    foe = ordeal("might", who="target", choice="adjacent_monster")
    table = turn("A M", heroes={"A": hero(skills=[foe])}, monsters={"M": lieutenant(might=4)}, hand=["wicked_laughter"])
    table.dice(0, 0)
    table.act(UseCard(foe, table.who("M"), -1))
    assert table.told(state.Tested)[0].passed
    assert table.asks() == "ask-turn"


@rule("D2-CORE-83", "D2-TEST-02", "D2-CORE-85")
@pytest.mark.parametrize(("faces", "passed"), [([1, 0], True), ([0, 1], False)])
def test_laughter_makes_a_test_be_made_again_one_lower(faces: list[int], passed: bool) -> None:
    trial = ordeal("might")
    table = turn(
        "A .", heroes={"A": hero(skills=[trial], damage=3)}, hand=["wicked_laughter"], deck=["dash.1", "frenzy.1"]
    )
    table.dice(0, 1)  # two shields, and Might 2
    table.act(UseCard(trial, -1, -1))
    table.dice(*faces)
    table.act(table.offered(UseCard)[0], 1)
    assert [(told.value, told.passed) for told in table.told(state.Tested)] == [(2, True), (1, passed)]
    assert table.figure("A").damage == (2 if passed else 4)
    assert table.overlord.hand == (["frenzy.1"] if passed else []), "a card for whoever laughed in vain"
    assert table.asks() == "ask-turn"


@rule("D2-TEST-02", "D2-DP-67")
def test_several_test_one_after_the_other_each_by_their_own_dice() -> None:
    each = skill(
        {"do": "test", "who": "each_hero", "attribute": ["might"],
         "fails": [{"do": "suffer", "who": "tester", "damage": 1}]}, at="action",
    )  # fmt: skip
    table = activation("M A B", monsters={"M": monster(abilities=[each])})
    table.dice(5, 5, 0, 0)
    table.act(UseCard(each, -1, -1))
    assert [(told.figure, told.passed) for told in table.told(state.Tested)] == [(0, False), (1, True)]
    assert (table.figure("A").damage, table.figure("B").damage) == (1, 0)


@rule("D2-TEST-02", "D2-CORE-11")
def test_a_quest_may_ask_for_a_test() -> None:
    says = {"action": [{
        "id": "try", "rule": "test", "who": "heroes", "at": [[0, 0]],
        "do": [{"do": "test", "attribute": ["might"], "passes": [{"do": "recover", "damage": 1}],
                "fails": [{"do": "suffer", "damage": 1}]}],
    }]}  # fmt: skip
    for faces, damage in (([0, 0], 2), ([5, 5], 4)):
        table = turn("A .", heroes={"A": hero(damage=3)}, says=says)
        table.dice(*faces)
        table.act(table.offered(state.Interact)[0])
        assert table.figure("A").damage == damage
