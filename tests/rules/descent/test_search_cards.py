"""The Search cards, each in a played position: potions, what is used up, what is resolved at once; conditions."""

from __future__ import annotations

import pytest
from rules.descent.cards_table import (
    BLUE_2,
    BLUE_SURGE,
    BLUE_X,
    BROWN_2,
    FAILED,
    GRAY_1,
    PASSED,
    RED_1,
    RED_3,
    YELLOW_1,
    YELLOW_2,
    Sheet,
    hero,
    scene,
    searches,
)
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.descent import state
from undercroft.games.descent.rules.sheets import SHOPS
from undercroft.games.descent.state import (
    SHAKE_OFF,
    Go,
    ItemFound,
    MoveAction,
    Passage,
    Search,
    Strike,
    Struck,
    UseCard,
)


def finder(*found: str, **fields: object) -> Sheet:
    """A hero who has these Search cards."""
    return hero("syndrael", "berserker", items=["steel_broadsword"], found=list(found), **fields)


def friend(**fields: object) -> Sheet:
    """A hero without anything to use."""
    return hero("grisban_the_thirsty", "berserker", items=[], **fields)


@rule("D2-SEARCH-05", "D2-DP-66")
def test_a_health_potion_heals_all_damage_for_an_action() -> None:
    table = scene("A B . C", {"A": finder("health_potion.1", damage=7), "B": friend(damage=9), "C": friend(damage=3)})
    assert table.targets("health_potion.1") == ["A", "B"]
    table.use("health_potion.1", "B")
    assert (table.damage("B"), table.encounter.turns[-1].actions) == (0, 1)
    assert (table.hero("A").found, table.hero("A").flipped) == (["health_potion.1"], ["health_potion.1"])
    assert "health_potion.1" not in table.cards()


@rule("D2-KO-11", "D2-CORE-89")
def test_a_health_potion_lifts_who_is_knocked_out() -> None:
    table = scene("A B", {"A": finder("health_potion.1"), "B": friend(damage=14, fatigue=4, knocked_out=True)})
    table.use("health_potion.1", "B")
    assert (table.damage("B"), table.hero("B").knocked_out) == (0, False)


@rule("D2-SEARCH-05", "D2-KO-11")
def test_a_stamina_potion_eases_all_fatigue_beside_the_actions() -> None:
    heroes = {
        "A": finder("stamina_potion.1", fatigue=4),
        "B": friend(fatigue=3),
        "C": friend(damage=14, fatigue=4, knocked_out=True),
    }
    table = scene("B A C", heroes)
    assert table.targets("stamina_potion.1") == ["A", "B"]  # nobody who is knocked out
    table.use("stamina_potion.1", "B")
    assert (table.fatigue("B"), table.encounter.turns[-1].actions) == (0, 2)
    assert table.hero("A").flipped == ["stamina_potion.1"]


def test_a_power_potion_rolls_any_dice_again() -> None:
    table = scene("A G", {"A": finder("power_potion")}, {"G": "zombie master"})
    table.roll(BLUE_X, RED_1, BROWN_2)
    table.attack("G")
    table.use("power_potion")
    table.roll(BLUE_2)
    table.reroll(0)
    table.roll(RED_3)
    table.reroll(1)
    table.settle()
    assert table.damage("G") == 3
    assert table.hero("A").flipped == ["power_potion"]


def test_a_power_potion_leaves_what_is_good() -> None:
    table = scene("A G", {"A": finder("power_potion")}, {"G": "zombie master"})
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.attack("G")
    table.use("power_potion")
    table.roll(RED_3)
    table.reroll(1)
    table.act(DONE)
    table.settle()
    assert table.damage("G") == 3


@rule("D2-CORE-45")
def test_a_fire_flask_is_thrown() -> None:
    table = scene("A . G H", {"A": finder("fire_flask")}, {"G": "zombie master", "H": "zombie master"})
    table.roll(BLUE_SURGE, YELLOW_1, BROWN_2)
    table.use("fire_flask")
    table.buy("fire_flask")
    table.settle()
    assert [one.figure for one in table.told(Struck)] == [table.number("G"), table.number("H")]
    assert table.heard(Struck).hearts == 3
    assert table.hero("A").flipped == ["fire_flask"]
    assert table.encounter.turns[-1].actions == 1
    hidden = scene("A # G", {"A": finder("fire_flask")}, {"G": "zombie"})
    assert "fire_flask" not in hidden.cards()


def test_a_warding_talisman_adds_two_shields() -> None:
    table = scene("A G", {"A": finder("warding_talisman")}, {"G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_1)
    table.attack("A")
    table.use("warding_talisman")
    table.settle()
    assert (table.damage("A"), table.hero("A").flipped) == (1, ["warding_talisman"])


def test_a_curse_doll_takes_a_condition_off() -> None:
    heroes = {"A": finder("curse_doll"), "B": friend(conditions=["diseased", "stunned"])}
    table = scene("A B", heroes)
    assert table.targets("curse_doll") == ["B"]  # who has none needs none
    table.use("curse_doll", "B")
    table.pick("diseased")
    assert (table.conditions("B"), table.encounter.turns[-1].actions) == (["stunned"], 1)


@rule("D2-SEARCH-03", "D2-SEARCH-04", "D2-CORE-135")
@pytest.mark.parametrize("act", [1, 2])
def test_a_treasure_chest_holds_an_item_of_the_act(act: int) -> None:
    table = scene("A s", {"A": finder()}, act=act, change=searches("treasure_chest"))
    table.act(Search(0))
    assert table.hero("A").found == []
    assert table.journey.search_discard == ["treasure_chest"]
    (item,) = [one for one in table.hero("A").items if one != "steel_broadsword"]
    assert item in SHOPS[act]
    assert item not in table.hero("A").worn
    assert table.heard(ItemFound).card == item


@rule("D2-CORE-135", "D2-SEARCH-04")
def test_nothing_is_nothing() -> None:
    table = scene("A s", {"A": finder()}, change=searches("nothing"))
    table.act(Search(0))
    assert (table.hero("A").found, table.journey.search_discard) == ([], ["nothing"])
    assert table.encounter.tokens[0].gone
    assert not table.offered(Search)


@rule("D2-SEARCH-01", "D2-SEARCH-03")
def test_a_search_reaches_the_own_space_and_those_beside() -> None:
    assert scene("A s", {"A": finder()}).offered(Search)
    assert not scene("A . s", {"A": finder()}).offered(Search)
    table = scene("A s", {"A": finder()}, change=searches("fire_flask"))
    table.act(Search(0))
    assert (table.hero("A").found, table.encounter.turns[-1].actions) == (["fire_flask"], 1)


@rule("D2-SECRET-01")
def test_a_secret_passage_opens_where_one_stands() -> None:
    table = scene("A s", {"A": finder()}, change=searches("secret_passage"), secret_rooms="on")
    table.act(Search(0))
    (entrance,) = [token for token in table.encounter.tokens if token.kind == "entrance"]
    assert entrance.at == table.space("A")
    table.act(MoveAction())
    assert Passage() in table.decision.options


@rule("D2-SECRET-02", "D2-CORE-122")
def test_a_second_secret_passage_brings_another_card() -> None:
    table = scene(
        "s A s",
        {"A": finder()},
        change=searches("secret_passage", "secret_passage", "fire_flask"),
        secret_rooms="on",
    )
    table.act(Search(0))
    table.act(Search(1))
    assert table.hero("A").found == ["fire_flask"]


# -- conditions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "attribute", "damage", "fatigue"),
    [
        pytest.param("diseased", "willpower", 0, 1, marks=rule("D2-CORE-56", "D2-RULING-54")),
        pytest.param("poisoned", "might", 1, 0, marks=rule("D2-CORE-57", "D2-RULING-54")),
    ],
)
def test_an_ailment_is_tested_when_the_turn_begins(condition: str, attribute: str, damage: int, fatigue: int) -> None:
    for faces, stays in ((FAILED, True), (PASSED, False)):
        table = scene("A . B", {"A": finder(conditions=[condition]), "B": friend()}, turn="B")
        table.roll(*faces)
        table.end("ask-turn")
        assert table.decision.about == table.number("A")
        tested = table.heard(state.Tested)
        assert (tested.attribute, tested.passed) == (attribute, not stays)
        assert table.conditions("A") == ([condition] if stays else [])
        assert (table.damage("A"), table.fatigue("A")) == ((damage, fatigue) if stays else (0, 0))


@rule("D2-CORE-62", "D2-TEST-03", "D2-CORE-51", "D2-CORE-54")
@pytest.mark.parametrize("condition", ["diseased", "poisoned"])
def test_a_monster_fails_and_suffers_damage(condition: str) -> None:
    def ill(table: state.Journey) -> None:
        table.figures[1].conditions = [condition]

    table = scene("A . G", {"A": finder()}, {"G": "zombie"}, turn="G", change=ill)
    assert (table.damage("G"), table.conditions("G")) == (1, [condition])
    assert table.heard(state.Tested).faces == []


@rule("D2-CORE-58")
def test_immobilized_forbids_moving_until_the_turn_ends() -> None:
    table = scene("A . .", {"A": finder(conditions=["immobilized"])})
    assert not table.offered(MoveAction)
    assert not table.offered(Go)
    table.done()
    assert table.conditions("A") == []


@rule("D2-CORE-59", "D2-CORE-60")
def test_stunned_leaves_one_action_and_all_that_is_none() -> None:
    party = {"A": finder("stamina_potion.1", conditions=["stunned"], fatigue=2)}
    table = scene("A G .", party, {"G": "zombie"})
    assert SHAKE_OFF in table.decision.options
    assert not table.offered(Strike)
    assert not table.offered(MoveAction)
    assert [one.card for one in table.offered(UseCard)] == ["stamina_potion.1"]
    table.act(SHAKE_OFF)
    assert table.conditions("A") == []
    assert table.encounter.turns[-1].actions == 1
    assert table.offered(Strike)


@rule("D2-CORE-55")
def test_a_condition_is_had_once() -> None:
    table = scene("A G", {"A": finder(conditions=["immobilized"])}, {"G": "zombie master"}, turn="G")
    table.roll(*FAILED)
    table.use("grab", "A")
    assert table.conditions("A") == ["immobilized"]
