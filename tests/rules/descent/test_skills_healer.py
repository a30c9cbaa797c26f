"""The skills of disciple and spiritspeaker, each in a played position: what it does, what it costs, what it needs."""

from __future__ import annotations

import pytest
from rules.descent.cards_table import (
    BLUE_2,
    BLUE_SURGE,
    BROWN_2,
    FAILED,
    GRAY_0,
    GRAY_3,
    PASSED,
    RED_1,
    RED_2,
    RED_3,
    RED_SURGE,
    YELLOW_1,
    YELLOW_2,
    YELLOW_BARE_SURGE,
    YELLOW_SURGE,
    Sheet,
    hero,
    scene,
)
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent.state import REST, DefenceRolled

ASHRIAN = "ashrian"


def disciple(*skills: str, **fields: object) -> Sheet:
    """A disciple with these skills."""
    return hero(ASHRIAN, "disciple", *skills, **fields)


def speaker(*skills: str, **fields: object) -> Sheet:
    """A spiritspeaker with these skills."""
    return hero(ASHRIAN, "spiritspeaker", *skills, **fields)


def friend(**fields: object) -> Sheet:
    """A hero without anything to use."""
    return hero("syndrael", "berserker", items=[], **fields)


# -- disciple --------------------------------------------------------------------------------------------


@rule("D2-CORE-10", "D2-SKILL-02", "D2-DP-67")
def test_prayer_of_healing_heals_by_a_red_die() -> None:
    table = scene("A B . C", {"A": disciple(damage=4), "B": friend(damage=6), "C": friend(damage=6)})
    assert table.targets("prayer_of_healing") == ["A", "B"]  # himself or somebody adjacent
    table.roll(RED_3)
    table.use("prayer_of_healing", "B")
    assert (table.damage("B"), table.damage("A"), table.fatigue("A")) == (3, 4, 1)
    assert table.asks() == "ask-turn"  # no action was spent
    assert "prayer_of_healing" not in table.cards()  # it is exhausted


@rule("D2-SKILL-02", "D2-FAT-01")
def test_a_skill_with_a_price_needs_breath_for_it() -> None:
    table = scene("A B", {"A": disciple(fatigue=4), "B": friend(damage=6)})
    assert table.cards() == []


@rule("D2-KO-11", "D2-CORE-89")
def test_prayer_of_healing_lifts_who_is_knocked_out() -> None:
    table = scene("A B", {"A": disciple(), "B": friend(damage=12, knocked_out=True, fatigue=4)})
    table.roll(RED_2)
    table.use("prayer_of_healing", "B")
    assert (table.damage("B"), table.hero("B").knocked_out) == (10, False)


def test_armor_of_faith_adds_a_brown_die_until_the_disciples_next_turn() -> None:
    table = scene(
        "A B G",
        {"A": disciple("armor_of_faith"), "B": friend(damage=3)},
        {"G": "zombie"},
    )
    table.roll(RED_1)
    table.use("prayer_of_healing", "B")
    assert [(one.what, one.until) for one in table.encounter.lasting] == [("defence_brown", "turn:0")]
    table.end("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_2, GRAY_0, BROWN_2)
    table.attack("B")
    table.settle()
    assert table.heard(DefenceRolled).dice == ["gray", "brown"]
    assert table.damage("B") == 4  # 3 - 1 healed, 4 hearts against 2 shields
    table.end("ask-turn")
    assert table.encounter.lasting == []


def test_blessed_strike_heals_two_if_it_deals_damage() -> None:
    table = scene("B A G", {"A": disciple("blessed_strike", damage=5), "B": friend(damage=5)}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.use("blessed_strike")
    assert (table.damage("G"), table.damage("A"), table.damage("B"), table.fatigue("A")) == (1, 3, 3, 1)
    table = scene("B A G", {"A": disciple("blessed_strike", damage=5), "B": friend(damage=5)}, {"G": "goblin_archer"})
    table.roll(BLUE_2, YELLOW_BARE_SURGE, GRAY_3)
    table.use("blessed_strike")
    table.settle()
    assert (table.damage("G"), table.damage("A"), table.damage("B")) == (0, 5, 5)


def test_blessed_strike_heals_one_of_several_neighbours() -> None:
    heroes = {"A": disciple("blessed_strike", damage=2), "B": friend(damage=5), "C": friend(damage=5)}
    table = scene("B A C\n. G .", heroes, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.use("blessed_strike")
    table.pick("C")
    assert (table.damage("A"), table.damage("B"), table.damage("C")) == (0, 5, 3)


def test_cleansing_touch_takes_a_condition_off() -> None:
    table = scene("A B", {"A": disciple("cleansing_touch"), "B": friend(damage=1, conditions=["poisoned", "stunned"])})
    table.roll(RED_1)
    table.use("prayer_of_healing", "B")
    table.pick("stunned")
    assert table.conditions("B") == ["poisoned"]


def test_divine_fury_adds_a_yellow_die_to_the_next_attack_alone() -> None:
    table = scene("A G", {"A": disciple("divine_fury", damage=1)}, {"G": "zombie master"})
    table.roll(RED_1)
    table.use("prayer_of_healing", "A")
    table.roll(BLUE_2, YELLOW_1, YELLOW_2, BROWN_2)
    table.attack("G")
    table.settle()
    assert table.damage("G") == 3
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    table.settle()
    assert table.damage("G") == 4


def test_prayer_of_peace_stays_the_hands_of_monsters_beside() -> None:
    table = scene("A G . B", {"A": disciple("prayer_of_peace"), "B": friend()}, {"G": "zombie"})
    table.use("prayer_of_peace")
    assert table.fatigue("A") == 2
    assert "prayer_of_peace" not in table.cards()
    table.end("ask-monster-turn")
    assert not table.may_attack("A")
    table = scene("A . G B", {"A": disciple("prayer_of_peace"), "B": friend()}, {"G": "zombie"})
    table.use("prayer_of_peace")
    table.end("ask-monster-turn")
    assert table.may_attack("B")  # it stands two spaces off


def test_time_of_need_gives_two_points_and_two_fatigue() -> None:
    table = scene("A . . b", {"A": disciple("time_of_need", fatigue=4)})
    table.use("time_of_need")
    assert table.fatigue("A") == 2
    turn = table.encounter.turns[-1]
    assert (turn.points, turn.actions, turn.moves) == (2, 1, 0)
    table.walk("b")
    assert table.fatigue("A") == 3  # the third space is paid with breath


def test_holy_power_helps_a_second_hero_with_the_same_roll() -> None:
    heroes = {
        "A": disciple("holy_power", "armor_of_faith"),
        "B": friend(damage=5, fatigue=2),
        "C": friend(damage=5, fatigue=2),
    }
    table = scene("B A C", heroes)
    table.roll(RED_SURGE)
    table.use("prayer_of_healing", "B")
    table.pick("C")
    assert [(table.damage(mark), table.fatigue(mark)) for mark in "BC"] == [(2, 1), (2, 1)]
    assert sorted(one.figure for one in table.encounter.lasting) == [1, 2]
    assert table.fatigue("A") == 1


def test_holy_power_may_stay_with_one_and_eases_nothing_without_a_surge() -> None:
    table = scene("B A C", {"A": disciple("holy_power"), "B": friend(damage=5, fatigue=2), "C": friend(damage=5)})
    table.roll(RED_3)
    table.use("prayer_of_healing", "B")
    table.act(PASS)
    assert [(table.damage(mark), table.fatigue(mark)) for mark in "BC"] == [(2, 2), (5, 0)]


def test_radiant_light_heals_heroes_and_burns_monsters_in_sight() -> None:
    table = scene(
        """
        A . B . G
          = = = =
        _ . C . H
        """,
        {"A": disciple("radiant_light", damage=3), "B": friend(damage=3), "C": friend(damage=3)},
        {"G": "zombie", "H": "zombie"},
    )
    table.roll(RED_2)
    table.use("radiant_light")
    assert [table.damage(mark) for mark in "ABCGH"] == [1, 1, 3, 0, 0]
    assert table.fatigue("A") == 3


def test_radiant_light_burns_whom_nobody_hides() -> None:
    table = scene("A . G", {"A": disciple("radiant_light")}, {"G": "zombie"})
    table.roll(RED_2)
    table.use("radiant_light")
    assert table.damage("G") == 2


# -- spiritspeaker ---------------------------------------------------------------------------------------


@rule("D2-DP-32", "D2-DP-61")
def test_stoneskin_adds_a_gray_die_before_the_roll() -> None:
    heroes = {"A": speaker(), "B": friend()}
    table = scene("A . . B G", heroes, {"G": "zombie"}, turn="G")
    table.attack("B")
    assert table.asks() == "offer-attack_declared"
    table.roll(BLUE_2, YELLOW_2, GRAY_0, GRAY_3)
    table.use("stoneskin", "B")
    table.settle()
    assert table.heard(DefenceRolled).dice == ["gray", "gray"]
    assert (table.damage("B"), table.fatigue("A")) == (1, 1)
    assert table.hero("A").exhausted == ["stoneskin"]


def test_stoneskin_reaches_three_spaces_and_oneself() -> None:
    table = scene("A . . . B G", {"A": speaker(), "B": friend()}, {"G": "zombie"}, turn="G")
    table.attack("B")
    assert table.asks() != "offer-attack_declared"
    table = scene("A G", {"A": speaker()}, {"G": "zombie master"}, turn="G")
    table.attack("A")
    assert table.targets("stoneskin") == ["A"]


def test_drain_spirit_heals_everybody_near() -> None:
    heroes = {"A": speaker("drain_spirit", damage=2), "B": friend(damage=2), "C": friend(damage=2)}
    table = scene("A G . B C", heroes, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.use("drain_spirit")
    assert [table.damage(mark) for mark in "ABC"] == [1, 1, 2]
    assert table.fatigue("A") == 1


def test_healing_rain_falls_three_spaces_wide() -> None:
    heroes = {"A": speaker("healing_rain", damage=4), "B": friend(damage=4), "C": friend(damage=4)}
    table = scene("A . . B C", heroes)
    table.roll(RED_3)
    table.use("healing_rain")
    assert [table.damage(mark) for mark in "ABC"] == [1, 1, 4]
    assert table.fatigue("A") == 2


def test_shared_pain_hurts_the_rest_of_the_group() -> None:
    table = scene(
        "A G . H Z",
        {"A": speaker("shared_pain")},
        {"G": "goblin_archer", "H": "goblin_archer master", "Z": "zombie"},
    )
    table.roll(BLUE_2, YELLOW_2, GRAY_3)
    table.use("shared_pain")
    table.settle()
    assert [table.damage(mark) for mark in "GHZ"] == [1, 1, 0]


def test_shared_pain_needs_damage() -> None:
    table = scene("A G . H", {"A": speaker("shared_pain")}, {"G": "goblin_archer", "H": "goblin_archer master"})
    table.roll(BLUE_2, YELLOW_BARE_SURGE, GRAY_3)
    table.use("shared_pain")
    table.settle()
    assert [table.damage(mark) for mark in "GH"] == [0, 0]


@pytest.mark.parametrize(("faces", "hit"), [((BLUE_2, YELLOW_2), 0), ((BLUE_SURGE, YELLOW_2), 4)])
def test_cloud_of_mist_asks_a_surge_of_attacks_near(faces: tuple[int, int], hit: int) -> None:
    table = scene("A . . B G", {"A": speaker("cloud_of_mist"), "B": friend()}, {"G": "zombie"})
    table.use("cloud_of_mist")
    assert table.fatigue("A") == 1
    table.end("ask-monster-turn")
    table.roll(*faces, GRAY_0)
    table.attack("B")
    table.settle("ask-surges")
    if hit:
        assert "needed" in table.buys()
        table.buy("needed")
        table.settle()
    assert table.damage("B") == hit


def test_cloud_of_mist_hides_monsters_too() -> None:
    table = scene("A G", {"A": speaker("cloud_of_mist")}, {"G": "zombie"})
    table.use("cloud_of_mist")
    table.roll(BLUE_2, YELLOW_2, BROWN_2)
    table.attack("G")
    table.settle()
    assert table.damage("G") == 0


def test_cloud_of_mist_does_not_reach_beyond_three_spaces() -> None:
    table = scene("A . . . B G", {"A": speaker("cloud_of_mist"), "B": friend()}, {"G": "zombie"})
    table.use("cloud_of_mist")
    table.end("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("B")
    table.settle()
    assert table.damage("B") == 4


@rule("D2-REST-01")
def test_natures_bounty_heals_as_much_as_rest_eases() -> None:
    table = scene("A", {"A": speaker("natures_bounty", damage=5, fatigue=3)})
    table.act(REST)
    table.end("ask-turn")
    assert (table.fatigue("A"), table.damage("A")) == (0, 2)
    table = scene("A", {"A": speaker("natures_bounty", damage=5, fatigue=0)})
    table.act(REST)
    table.end("ask-turn")
    assert table.damage("A") == 5


def test_tempest_breaks_loose_if_the_test_is_passed() -> None:
    heroes = {"A": speaker("tempest", damage=3), "B": friend(damage=3)}
    table = scene("A B . G H", heroes, {"G": "zombie master", "H": "zombie master"})
    table.roll(*PASSED)
    table.use("tempest")
    assert [table.damage(mark) for mark in "ABGH"] == [2, 2, 2, 0]
    assert table.fatigue("A") == 2


def test_tempest_gives_a_fatigue_back_if_it_fails() -> None:
    table = scene("A . G", {"A": speaker("tempest", damage=3)}, {"G": "zombie"})
    table.roll(*FAILED)
    table.use("tempest")
    assert (table.damage("A"), table.damage("G"), table.fatigue("A")) == (3, 0, 1)
    assert table.hero("A").exhausted == ["tempest"]


def test_ancestor_spirits_help_those_a_skill_has_helped() -> None:
    heroes = {"A": speaker("healing_rain", "ancestor_spirits", damage=4), "B": friend(damage=9, fatigue=3)}
    table = scene("A . . B", heroes)
    table.roll(RED_3)
    table.use("healing_rain")
    assert table.asks() == "offer-recovered"
    table.use("ancestor_spirits#0")
    assert [(table.damage(mark), table.fatigue(mark)) for mark in "AB"] == [(0, 2), (5, 2)]
    assert table.hero("A").exhausted == ["ancestor_spirits"]


def test_ancestor_spirits_poison_those_a_skill_has_hurt() -> None:
    table = scene(
        "A G . H",
        {"A": speaker("shared_pain", "ancestor_spirits")},
        {"G": "goblin_archer master", "H": "goblin_archer master"},
    )
    table.roll(BLUE_2, YELLOW_2, GRAY_3)
    table.use("shared_pain")
    table.settle("offer-harmed")
    table.use("ancestor_spirits#1")
    table.settle()
    assert table.conditions("H") == ["poisoned"]
    assert table.fatigue("A") == 2


def test_ancestor_spirits_poison_whom_an_attack_of_a_skill_has_hurt() -> None:
    table = scene("A G", {"A": speaker("drain_spirit", "ancestor_spirits")}, {"G": "goblin_archer master"})
    table.roll(BLUE_2, YELLOW_2, GRAY_3)
    table.use("drain_spirit")
    table.settle("offer-harmed")
    table.use("ancestor_spirits#1")
    assert table.conditions("G") == ["poisoned"]


def test_ancestor_spirits_do_not_answer_a_plain_attack_nor_themselves() -> None:
    table = scene("A G", {"A": speaker("ancestor_spirits")}, {"G": "goblin_archer master"})
    table.roll(BLUE_2, YELLOW_2, GRAY_3)
    table.attack("G")
    table.settle("offer-harmed")
    assert table.asks() == "ask-turn"


@rule("D2-CORE-46")
def test_vigor_lets_a_surge_ease_everybody() -> None:
    heroes = {"A": speaker("vigor", fatigue=3), "B": friend(fatigue=3), "C": friend(fatigue=3)}
    table = scene("A G . . . B . C", heroes, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_SURGE, BROWN_2)
    table.attack("G")
    table.settle("ask-surges")
    table.buy("vigor")
    table.settle()
    assert [table.fatigue(mark) for mark in "ABC"] == [2, 2, 2]


@rule("D2-KO-11")
def test_vigor_does_not_ease_who_is_knocked_out() -> None:
    heroes = {"A": speaker("vigor", fatigue=3), "B": friend(fatigue=4, damage=12, knocked_out=True)}
    table = scene("A G . B", heroes, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_SURGE, BROWN_2)
    table.attack("G")
    table.settle("ask-surges")
    table.buy("vigor")
    table.settle()
    assert [table.fatigue(mark) for mark in "AB"] == [2, 4]
