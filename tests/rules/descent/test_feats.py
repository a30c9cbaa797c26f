"""The hero abilities and heroic feats of the eight heroes, each in a played position."""

from __future__ import annotations

import pytest
from rules.descent.cards_table import (
    BLUE_2,
    BLUE_SURGE,
    BLUE_X,
    BROWN_0,
    BROWN_2,
    GRAY_0,
    GRAY_1,
    RED_1,
    RED_2,
    RED_3,
    YELLOW_1,
    YELLOW_2,
    Sheet,
    hero,
    scene,
)
from rules.table import rule

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.sheets import FACES
from undercroft.games.descent.state import (
    REST,
    SHAKE_OFF,
    DefenceRolled,
    Go,
    MoveAction,
    PickSpace,
    PickWord,
    Strike,
)


def friend(**fields: object) -> Sheet:
    """A hero without anything to use; Syndrael's sheet asks nothing."""
    return hero("syndrael", "berserker", **{"items": [], **fields})


# -- feats in general ------------------------------------------------------------------------------------


@rule("D2-FEAT-01", "D2-FEAT-02")
def test_a_feat_is_used_once_an_encounter() -> None:
    table = scene("A G", {"A": hero("grisban_the_thirsty", "berserker")}, {"G": "zombie master"})
    assert "grisban_the_thirsty.feat" in table.cards()
    table.use("grisban_the_thirsty.feat")
    assert not table.hero("A").feat
    assert "grisban_the_thirsty.feat" not in table.cards()
    table.end("ask-turn")
    assert "grisban_the_thirsty.feat" not in table.cards()


@pytest.mark.parametrize("kind", list(CARDS.heroes))
def test_every_hero_has_an_ability_and_a_feat(kind: str) -> None:
    assert FACES[kind].abilities or FACES[kind].passives
    assert len(FACES[f"{kind}.feat"].abilities) == 1


@rule("D2-CORE-91", "D2-STAND-01")
def test_who_is_knocked_out_uses_no_feat() -> None:
    party = {"A": hero("grisban_the_thirsty", "berserker", damage=14, fatigue=4, knocked_out=True)}
    assert scene("A G", party, {"G": "zombie master"}).cards() == []


# -- healers ---------------------------------------------------------------------------------------------


@rule("D2-CORE-59")
def test_ashrian_stuns_minions_that_would_act_beside_her() -> None:
    table = scene("A G", {"A": hero("ashrian", "disciple")}, {"G": "zombie"}, turn="G")
    assert table.conditions("G") == ["stunned"]
    assert table.decision.options[0] == SHAKE_OFF
    master = scene("A G", {"A": hero("ashrian", "disciple")}, {"G": "zombie master"}, turn="G")
    assert master.conditions("G") == []
    apart = scene("A . G", {"A": hero("ashrian", "disciple")}, {"G": "zombie"}, turn="G")
    assert apart.conditions("G") == []


def test_ashrian_stuns_a_whole_group() -> None:
    table = scene(
        "A . . G . H Z",
        {"A": hero("ashrian", "disciple")},
        {"G": "zombie", "H": "zombie master", "Z": "goblin_archer"},
    )
    assert table.targets("ashrian.feat") == ["G"]  # within three spaces
    table.use("ashrian.feat", "G")
    assert [table.conditions(mark) for mark in "GHZ"] == [["stunned"], ["stunned"], []]
    assert table.encounter.turns[-1].actions == 1


@rule("D2-CORE-46")
def test_avric_lets_a_surge_mend_whoever_fights_near_him() -> None:
    heroes = {"A": hero("avric_albright", "disciple"), "B": friend(items=["steel_broadsword"], damage=4)}
    table = scene("A . . B G", heroes, {"G": "zombie master"}, turn="B")
    table.roll(BLUE_SURGE, RED_1, BROWN_2)
    table.attack("G")
    table.settle("ask-surges")
    table.buy("avric")
    table.settle()
    assert table.damage("B") == 3
    far = scene("A . . . B G", heroes, {"G": "zombie master"}, turn="B")
    far.roll(BLUE_SURGE, RED_1, BROWN_2)
    far.attack("G")
    far.settle("ask-surges")
    assert not any("avric" in one for one in far.buys())


def test_avric_himself_is_mended_by_his_surge() -> None:
    table = scene("A G", {"A": hero("avric_albright", "disciple", damage=4)}, {"G": "zombie master"})
    table.roll(BLUE_SURGE, YELLOW_1, BROWN_2)
    table.attack("G")
    table.buy("avric")
    assert table.damage("A") == 3


def test_avric_heals_all_near_with_one_roll() -> None:
    heroes = {"A": hero("avric_albright", "disciple", damage=5), "B": friend(damage=6), "C": friend(damage=6)}
    table = scene("A . . B C", heroes)
    table.roll(RED_3, RED_2)
    table.use("avric_albright.feat")
    assert [table.damage(mark) for mark in "ABC"] == [0, 1, 6]


@rule("D2-KO-11", "D2-CORE-89")
def test_avric_lifts_who_is_knocked_out() -> None:
    heroes = {"A": hero("avric_albright", "disciple"), "B": friend(damage=12, fatigue=4, knocked_out=True)}
    table = scene("A . . B", heroes)
    table.roll(RED_1, RED_1)
    table.use("avric_albright.feat")
    assert (table.damage("B"), table.hero("B").knocked_out) == (10, False)


# -- mages -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("drawn", "target", "hurt"), [("B A . . G", "A", 3), ("A B G", "B", 3), ("A . . B G", "B", 4)])
def test_leoric_weakens_monsters_within_three_spaces(drawn: str, target: str, hurt: int) -> None:
    heroes = {"A": hero("leoric_of_the_book", "runemaster"), "B": friend()}
    table = scene(drawn, heroes, {"G": "goblin_archer master"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack(target)
    table.settle()
    assert table.damage(target) == hurt


def test_leoric_never_weakens_below_one_heart() -> None:
    table = scene("A . G", {"A": hero("leoric_of_the_book", "runemaster")}, {"G": "goblin_archer master"}, turn="G")
    table.roll(4, 0, GRAY_0)  # one heart in all
    table.attack("A")
    table.settle()
    assert table.damage("A") == 1


@rule("D2-CORE-41")
def test_leoric_strikes_everybody_beside_him() -> None:
    heroes = {"A": hero("leoric_of_the_book", "runemaster"), "B": friend()}
    table = scene("G A B\n# # H", heroes, {"G": "zombie master", "H": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, GRAY_1, BROWN_0, BROWN_2)
    table.use("leoric_of_the_book.feat")
    table.settle()
    assert [table.damage(mark) for mark in "BGH"] == [2, 3, 1]
    bare = scene("G A", {"A": hero("leoric_of_the_book", "runemaster", items=["steel_broadsword"])}, {"G": "zombie"})
    assert "leoric_of_the_book.feat" not in bare.cards()


@rule("D2-DP-33", "D2-RULING-22")
def test_widow_tarha_rolls_a_die_again_once_a_round() -> None:
    table = scene("A . G", {"A": hero("widow_tarha", "runemaster")}, {"G": "zombie master"})
    table.roll(BLUE_X, YELLOW_1, BROWN_2)
    table.attack("G")
    table.use("widow_tarha")
    table.roll(BLUE_2)
    table.reroll(0)
    table.settle()
    assert table.damage("G") == 1
    table.roll(BLUE_X, YELLOW_1)
    table.attack("G")
    assert table.asks() == "ask-turn"
    table.end("ask-turn")
    table.roll(BLUE_X, YELLOW_1, BROWN_2)
    table.attack("G")
    assert table.cards() == ["widow_tarha"]


def test_widow_tarha_strikes_two_at_once() -> None:
    party = {"A": hero("widow_tarha", "runemaster")}
    table = scene("A . G\n. . H", party, {"G": "zombie master", "H": "zombie master"})
    table.use("widow_tarha.feat")
    table.attack("G")
    table.roll(BLUE_2, YELLOW_1, BROWN_0, BROWN_2)
    table.pick("H")
    table.settle()
    assert [table.damage(mark) for mark in "GH"] == [3, 1]


@rule("D2-RANGE-03")
def test_widow_tarhas_second_target_must_be_in_range_too() -> None:
    party = {"A": hero("widow_tarha", "runemaster")}
    table = scene("A G . . . . .\n. . . . . . H", party, {"G": "zombie master", "H": "zombie master"})
    table.use("widow_tarha.feat")
    table.attack("G")
    table.roll(BLUE_2, YELLOW_2, BROWN_0, BROWN_0)
    table.pick("H")
    table.settle()
    assert [table.damage(mark) for mark in "GH"] == [4, 0]


# -- scouts ----------------------------------------------------------------------------------------------


@rule("D2-DP-36")
def test_jain_turns_damage_into_fatigue() -> None:
    table = scene("A G", {"A": hero("jain_fairwood", "wildlander", fatigue=3)}, {"G": "zombie master"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("A")
    table.settle("offer-damage_due")
    table.use("jain_fairwood")
    assert [one.word for one in table.offered(PickWord)] == ["0", "1", "2"]  # as far as breath goes
    table.pick("2")
    table.settle()
    assert (table.damage("A"), table.fatigue("A")) == (2, 5)


def test_jain_runs_twice_her_speed_and_attacks_on_the_way() -> None:
    table = scene("A . . . . G", {"A": hero("jain_fairwood", "wildlander")}, {"G": "zombie master"})
    table.use("jain_fairwood.feat")
    turn = table.encounter.turns[-1]
    assert (turn.points, turn.actions, turn.extra) == (10, 1, ["attack"])
    table.act(Go(1, 0))
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    table.settle()
    assert table.encounter.turns[-1].actions == 1  # neither run nor shot cost one
    assert Go(0, 0) in table.offered(Go)


@rule("D2-DP-32")
def test_tomble_borrows_a_friends_defence() -> None:
    heroes = {"A": hero("tomble_burrowell", "thief"), "B": friend(items=["chainmail"]), "C": friend()}
    table = scene("A B . C\n. G . .", heroes, {"G": "zombie master"}, turn="G")
    table.attack("A")
    assert table.targets("tomble_burrowell") == ["B"]
    table.roll(BLUE_2, YELLOW_2, GRAY_0, GRAY_1, GRAY_1)
    table.use("tomble_burrowell", "B")
    table.settle()
    assert table.heard(DefenceRolled).dice == ["gray", "gray", "gray"]
    assert table.damage("A") == 2


@rule("D2-KO-11")
def test_tomble_borrows_nothing_of_who_is_knocked_out() -> None:
    heroes = {"A": hero("tomble_burrowell", "thief"), "B": friend(damage=12, fatigue=4, knocked_out=True)}
    table = scene("A B\n. G", heroes, {"G": "zombie master"}, turn="G")
    table.attack("A")
    assert "tomble_burrowell" not in table.cards()


def test_tomble_vanishes_until_his_next_turn() -> None:
    heroes = {"A": hero("tomble_burrowell", "thief"), "B": friend()}
    table = scene("A B . . . .\n. G . . . .", heroes, {"G": "zombie master"})
    table.use("tomble_burrowell.feat")
    assert not table.stands("A")
    table.end("ask-monster-turn")
    assert not table.may_attack("A")
    table.end("ask-next")
    table.activate("A")
    assert table.asks() == "ask-space"
    spaces = {one.space for one in table.offered(PickSpace)}
    assert spaces == {0, 2, 3, 4, 6, 8, 9, 10}  # empty, within four spaces
    table.act(PickSpace(9))
    assert table.figure("A").base == [9]
    assert table.encounter.lasting == [], "once"
    assert table.asks() == "ask-turn"
    assert table.encounter.turns[-1].actions == 2


# -- warriors --------------------------------------------------------------------------------------------


def test_grisban_shakes_something_off_when_he_rests() -> None:
    party = {"A": hero("grisban_the_thirsty", "berserker", conditions=["immobilized"])}
    table = scene("A", party)
    table.act(REST)
    table.use("grisban_the_thirsty")
    assert table.conditions("A") == []
    well = scene("A", {"A": hero("grisban_the_thirsty", "berserker")})
    well.act(REST)
    assert well.asks() == "ask-turn"  # nothing to shake off


def test_grisban_attacks_a_third_time() -> None:
    table = scene(". A G", {"A": hero("grisban_the_thirsty", "berserker")}, {"G": "zombie master"}, act=2)
    table.use("grisban_the_thirsty.feat")
    for left in (2, 1, 0):
        table.roll(BLUE_2, RED_1, BROWN_2)
        table.attack("G")
        table.settle()
        assert table.encounter.turns[-1].actions == left
    assert table.damage("G") == 3
    assert not table.offered(Strike)


@rule("D2-HEND-01")
def test_syndrael_regains_breath_where_she_stands() -> None:
    table = scene("A .", {"A": hero("syndrael", "knight", fatigue=3)})
    table.done()
    assert table.fatigue("A") == 1
    table = scene("A .", {"A": hero("syndrael", "knight", fatigue=3)})
    table.act(MoveAction())
    table.act(Go(1, 0))
    table.end("ask-turn")
    assert table.fatigue("A") == 3


def test_syndrael_has_moved_if_her_oath_took_her_elsewhere() -> None:
    heroes = {"A": hero("syndrael", "knight", fatigue=2), "B": hero("grisban_the_thirsty", "berserker")}
    table = scene("A . B G\n# # b .", heroes, {"G": "zombie master"})
    table.use("oath_of_honor", "B")
    table.settle()
    table.done()
    assert table.fatigue("A") == 3


def test_syndrael_leads_a_friend_along() -> None:
    heroes = {"A": hero("syndrael", "knight", fatigue=3), "B": friend()}
    table = scene("A . B . b\na . . . .", heroes)
    assert table.targets("syndrael.feat") == ["B"]
    table.use("syndrael.feat", "B")
    assert (table.asks(), table.decision.about) == ("ask-free-move", 0)
    table.walk("a")
    table.done()
    assert (table.asks(), table.decision.about) == ("ask-free-move", 1)
    table.walk("b")
    table.done()
    assert (table.asks(), table.encounter.turns[-1].actions) == ("ask-turn", 2)
    table.done()
    assert table.fatigue("A") == 3  # she has moved


@rule("D2-CORE-58")
def test_syndraels_feat_moves_nobody_who_is_immobilized() -> None:
    heroes = {"A": hero("syndrael", "knight"), "B": friend(conditions=["immobilized"])}
    table = scene("A . B . b", heroes)
    table.use("syndrael.feat", "B")
    table.done()
    assert table.asks() == "ask-turn"
