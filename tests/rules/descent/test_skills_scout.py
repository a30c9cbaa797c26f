"""The skills of thief and wildlander, each in a played position: what it does, what it costs, when it is not there."""

from __future__ import annotations

import pytest
from rules.descent.cards_table import (
    BLUE_2,
    BLUE_SURGE,
    BLUE_X,
    BROWN_0,
    BROWN_2,
    FAILED,
    GRAY_0,
    GRAY_3,
    PASSED,
    YELLOW_1,
    YELLOW_2,
    Sheet,
    be,
    hero,
    scene,
    searches,
)
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent.state import (
    CardLost,
    ClimbOut,
    DefenceRolled,
    Go,
    ItemFound,
    March,
    MoveAction,
    Operate,
    PickWord,
    Search,
)


def thief(*skills: str, **fields: object) -> Sheet:
    """A thief with these skills; the sheet has nothing to ask about but damage."""
    return hero("tomble_burrowell", "thief", *skills, **fields)


def wildlander(*skills: str, **fields: object) -> Sheet:
    """A wildlander with these skills."""
    return hero("tomble_burrowell", "wildlander", *skills, **fields)


def friend(**fields: object) -> Sheet:
    """A hero without anything to use."""
    return hero("syndrael", "berserker", items=[], **fields)


# -- thief -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "hurt"), [("A G", 2), ("A . G", 1)])
def test_throwing_knives_hurt_more_beside_one(place: str, hurt: int) -> None:
    table = scene(place, {"A": thief()}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    assert table.damage("G") == hurt


@rule("D2-TEST-01", "D2-DP-68")
def test_lucky_charm_rolls_a_test_once_more() -> None:
    table = scene("A G", {"A": thief()}, {"G": "zombie master"}, turn="G")
    table.roll(*FAILED)
    table.use("grab", "A")
    table.roll(*PASSED)
    table.use("lucky_charm.start")
    assert (table.conditions("A"), table.hero("A").exhausted) == ([], ["lucky_charm.start"])


@rule("D2-SEARCH-01", "D2-DP-37")
def test_greedy_searches_three_spaces_off() -> None:
    table = scene("A . . s", {"A": thief()}, change=searches("fire_flask"))
    assert not table.offered(Search)
    table.use("greedy")
    assert (table.hero("A").found, table.fatigue("A")) == (["fire_flask"], 1)
    assert table.encounter.tokens[0].gone
    assert table.encounter.turns[-1].actions == 1
    far = scene("A . . . s", {"A": thief()})
    assert "greedy" not in far.cards()


def test_greedy_picks_one_of_several_tokens() -> None:
    table = scene("s . A . s", {"A": thief()}, change=searches("fire_flask"))
    table.use("greedy")
    assert table.asks() == "ask-token"
    table.act(table.decision.options[1])
    assert [token.gone for token in table.encounter.tokens] == [False, True]


@rule("D2-SEARCH-03", "D2-DP-66")
def test_appraisal_looks_for_something_better() -> None:
    table = scene("A s", {"A": thief("appraisal")}, change=searches("nothing", "power_potion"))
    table.act(Search(0))
    assert table.heard(ItemFound).card == "nothing"
    table.use("appraisal")
    assert table.hero("A").found == ["power_potion"]
    assert table.journey.search_discard == ["nothing"]
    assert table.asks() == "ask-turn"  # the second card is kept, whatever it is
    table = scene("A s", {"A": thief("appraisal")}, change=searches("fire_flask", "power_potion"))
    table.act(Search(0))
    table.act(PASS)
    assert table.hero("A").found == ["fire_flask"]


@rule("D2-CORE-47")
def test_dirty_tricks_stun_whom_they_hurt() -> None:
    table = scene("A . G", {"A": thief("dirty_tricks")}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_2, BROWN_0)
    table.use("dirty_tricks")
    assert (table.conditions("G"), table.fatigue("A")) == (["stunned"], 1)  # a thrown blade will do
    table = scene("A . G", {"A": thief("dirty_tricks", items=["sling"])}, {"G": "zombie master"})
    assert "dirty_tricks" not in table.cards()


def test_sneaky_opens_a_door_beside_the_actions() -> None:
    table = scene("A|.", {"A": thief("sneaky")})
    table.use("sneaky")
    turn = table.encounter.turns[-1]
    assert turn.actions == 2
    table.act(Operate(0))
    turn = table.encounter.turns[-1]
    assert (turn.actions, table.encounter.edges) == (2, "o")
    assert "sneaky" not in table.cards()
    assert "sneaky" not in scene("A .", {"A": thief("sneaky")}).cards()  # where there is no door


def test_sneaky_hurts_whoever_did_not_see_it_coming() -> None:
    table = scene("b . . G\n. # # #\nA # # #", {"A": thief("sneaky")}, {"G": "zombie master"})
    table.act(MoveAction())
    table.walk("b")
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    assert table.damage("G") == 2
    seen = scene("A . . G", {"A": thief("sneaky")}, {"G": "zombie master"})
    seen.roll(BLUE_2, YELLOW_1, BROWN_2)
    seen.attack("G")
    assert seen.damage("G") == 1


@rule("D2-DP-61")
def test_caltrops_stop_a_monster_that_comes_near() -> None:
    table = scene("A b c G", {"A": thief("caltrops")}, {"G": "zombie master"}, turn="G")
    table.act(MoveAction())
    table.walk("b")
    assert table.asks() == "offer-monster_entered"
    table.roll(*PASSED)
    table.use("caltrops")
    table.settle()
    assert (table.damage("G"), table.conditions("G"), table.fatigue("A")) == (1, ["immobilized"], 1)
    assert not table.offered(MoveAction)


def test_caltrops_that_fail_stop_nobody() -> None:
    table = scene("A b c G", {"A": thief("caltrops")}, {"G": "zombie master"}, turn="G")
    table.act(MoveAction())
    table.walk("b")
    table.roll(*FAILED)
    table.use("caltrops")
    table.settle()
    assert (table.damage("G"), table.conditions("G")) == (0, [])


def test_caltrops_lie_for_a_large_monster_too() -> None:
    table = scene(
        """
        A . . E E
        . . . E E
        """,
        {"A": thief("caltrops")},
        {"E": "ettin"},
        turn="E",
    )
    table.act(MoveAction())
    beside = [one for one in table.offered(March) if 1 in one.base]
    table.act(beside[0])
    assert table.cards() == ["caltrops"]


def test_tumble_leads_through_enemies() -> None:
    table = scene("A G b", {"A": thief("tumble")}, {"G": "zombie"})
    table.act(MoveAction())
    assert table.space("b") not in [one.to for one in table.offered(Go)]
    table.use("tumble")
    assert table.fatigue("A") == 1
    table.walk("b")
    assert table.stands_on("A", "b")


@pytest.mark.parametrize(("faces", "hurt"), [((BLUE_2, YELLOW_2), 0), ((BLUE_SURGE, YELLOW_2), 4)])
def test_unseen_asks_a_surge_of_attackers(faces: tuple[int, int], hurt: int) -> None:
    table = scene("A G B", {"A": thief("unseen"), "B": friend()}, {"G": "zombie master"})
    table.use("unseen")
    assert table.fatigue("A") == 2
    table.end("ask-monster-turn")
    table.roll(*faces, GRAY_0)
    table.attack("A")
    table.settle("ask-surges")
    if hurt:
        table.buy("needed")
        table.settle()
    assert table.damage("A") == hurt


def test_unseen_hides_nobody_else() -> None:
    table = scene("A G B", {"A": thief("unseen"), "B": friend()}, {"G": "zombie master"})
    table.use("unseen")
    table.end("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("B")
    table.settle()
    assert table.damage("B") == 4


def test_bushwhack_attacks_the_only_monster_in_sight() -> None:
    table = scene("A . G", {"A": thief("bushwhack")}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.use("bushwhack", "G")
    assert (table.damage("G"), table.fatigue("A"), table.encounter.turns[-1].actions) == (1, 1, 2)
    two = scene("A . G\n. . H", {"A": thief("bushwhack")}, {"G": "zombie", "H": "zombie"})
    assert "bushwhack" not in two.cards()


def test_lurk_searches_for_nothing_and_hides() -> None:
    table = scene("A s\nG .", {"A": thief("lurk")}, {"G": "zombie"}, change=searches("fire_flask"))
    table.use("lurk")
    assert (table.hero("A").found, table.encounter.turns[-1].actions, table.fatigue("A")) == (["fire_flask"], 2, 1)
    table.end("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_1, GRAY_0, BROWN_2)
    table.attack("A")
    table.settle()
    assert table.heard(DefenceRolled).dice == ["gray", "brown"]


# -- wildlander ------------------------------------------------------------------------------------------


@rule("D2-DP-61")
def test_nimble_steps_away_and_the_monster_goes_on() -> None:
    table = scene("a A b c G", {"A": wildlander()}, {"G": "zombie"}, turn="G")
    table.act(MoveAction())
    table.walk("b")
    table.use("nimble")
    table.walk("a")
    table.settle()
    assert (table.fatigue("A"), table.hero("A").exhausted) == (1, [])
    assert table.stands_on("A", "a")
    assert table.asks() == "ask-monster-turn"
    assert not table.may_attack("A")


def test_whoever_nimbly_steps_in_the_way_stops_a_monster() -> None:
    table = scene("a b c G\n# A # #", {"A": wildlander()}, {"G": "zombie"}, turn="G")
    table.act(MoveAction())
    table.walk("a")
    table.use("nimble")
    table.walk("b")
    table.settle()
    assert table.stands_on("A", "b")
    assert table.stands_on("G", "c")


def test_accurate_rolls_a_power_die_again() -> None:
    table = scene("A . G", {"A": wildlander("accurate")}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    table.roll(YELLOW_2)
    table.use("accurate")
    table.settle()
    assert table.damage("G") == 2
    assert table.hero("A").exhausted == []
    other = scene("A . G", {"A": wildlander("accurate", items=["sling"])}, {"G": "zombie master"})
    other.roll(BLUE_2, YELLOW_1, BROWN_2)
    other.attack("G")
    assert other.cards() != ["accurate"]


def test_danger_sense_costs_the_overlord_a_card() -> None:
    table = scene("A", {"A": wildlander("danger_sense")}, hand=["dash.1", "tripwire.1"])
    table.use("danger_sense")
    assert len(table.journey.overlord.hand) == 1
    assert table.journey.overlord.discard == [table.heard(CardLost).card]
    assert (table.fatigue("A"), table.encounter.turns[-1].actions) == (2, 1)


def test_eagle_eyes_see_past_friends_with_a_bow() -> None:
    drawn = "A B G"
    blind = scene(drawn, {"A": wildlander(), "B": friend()}, {"G": "zombie"})
    assert not blind.may_attack("G")
    table = scene(drawn, {"A": wildlander("eagle_eyes"), "B": friend()}, {"G": "zombie"})
    assert table.may_attack("G")
    stones = scene(drawn, {"A": wildlander("eagle_eyes", items=["sling"]), "B": friend()}, {"G": "zombie"})
    assert not stones.may_attack("G")
    foe = scene("A H G", {"A": wildlander("eagle_eyes")}, {"G": "zombie", "H": "zombie"})
    assert not foe.may_attack("G")


def test_bow_mastery_adds_a_surge() -> None:
    table = scene("A . G", {"A": wildlander("bow_mastery")}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    table.use("bow_mastery")
    table.buy("surge.1")
    table.settle()
    assert table.damage("G") == 2
    assert table.hero("A").exhausted == ["bow_mastery"]


@rule("D2-DP-61", "D2-MON-02")
def test_first_strike_shoots_at_whoever_is_activated() -> None:
    table = scene("A . . G", {"A": wildlander("first_strike")}, {"G": "goblin_archer"}, turn="G")
    assert table.cards() == ["first_strike"]
    table.roll(BLUE_2, YELLOW_1, GRAY_3)
    table.use("first_strike")
    table.settle()
    assert (table.asks(), table.fatigue("A"), table.hero("A").exhausted) == ("ask-monster-turn", 2, ["first_strike"])
    table = scene("A . . G", {"A": wildlander("first_strike")}, {"G": "goblin_archer"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.use("first_strike")
    table.settle()
    assert not table.stands("G")
    assert table.asks() == "ask-turn"  # it never acts


def test_first_strike_needs_the_monster_in_sight() -> None:
    table = scene("A # G", {"A": wildlander("first_strike")}, {"G": "goblin_archer"}, turn="G")
    assert table.asks() == "ask-monster-turn"


@rule("D2-FATMOVE-01")
def test_fleet_of_foot_buys_two_points_for_a_fatigue() -> None:
    table = scene("A . b", {"A": wildlander("fleet_of_foot")})
    assert Go(table.space("b"), 1) in table.offered(Go)
    table.walk("b")
    assert table.fatigue("A") == 1


def test_fleet_of_foot_makes_nimble_two_spaces() -> None:
    table = scene("a b A c d G", {"A": wildlander("fleet_of_foot")}, {"G": "zombie"}, turn="G")
    table.act(MoveAction())
    table.walk("c")
    table.use("nimble")
    table.walk("b")
    table.walk("a")
    assert table.stands_on("A", "a")
    assert table.fatigue("A") == 1


@rule("D2-DMG-02")
def test_black_arrow_hurts_three_unless_it_misses() -> None:
    table = scene("A . . . G", {"A": wildlander("black_arrow")}, {"G": "goblin_archer master"})
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_3)
    table.use("black_arrow")
    table.settle()
    assert (table.damage("G"), table.fatigue("A")) == (3, 1)  # range 2 and 1, and two more
    table = scene("A . . . G", {"A": wildlander("black_arrow")}, {"G": "goblin_archer master"})
    table.roll(BLUE_X, YELLOW_1)
    table.use("black_arrow")
    assert table.damage("G") == 0


def test_running_shot_runs_before_a_shot_or_after_it() -> None:
    table = scene("A . b # .\n. . . . G", {"A": wildlander("running_shot")}, {"G": "zombie master"})
    table.pick("running_shot")
    assert table.asks() == "ask-free-move"
    far = {one.to for one in table.offered(Go)}
    assert table.space("b") in far
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.walk("b")
    assert table.damage("G") == 1
    assert (table.asks(), table.encounter.turns[-1].actions) == ("ask-turn", 1)  # it ran before, so not after
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    assert table.asks() == "ask-free-move"
    table.done()
    assert table.asks() == "ask-turn"
    assert table.fatigue("A") == 0


@rule("D2-CORE-59", "D2-TER-PIT-05")
def test_nobody_runs_and_shoots_while_stunned_or_in_a_pit() -> None:
    run = PickWord("running_shot")
    assert run in scene("A . G", {"A": wildlander("running_shot")}, {"G": "zombie"}).decision.options
    stunned = scene("A . G", {"A": wildlander("running_shot", conditions=["stunned"])}, {"G": "zombie"})
    assert run not in stunned.decision.options
    pit = scene("A P G", {"A": wildlander("running_shot")}, {"G": "zombie"}, change=be(0, base=[1]))
    assert ClimbOut(0) in pit.decision.options
    assert run not in pit.decision.options


def test_running_shot_is_a_space_shorter_in_heavy_armour_and_needs_a_bow() -> None:
    items = ["yew_shortbow.start", "chainmail"]
    table = scene("A . b . .\n# # # # G", {"A": wildlander("running_shot", items=items)}, {"G": "zombie master"})
    table.pick("running_shot")
    assert table.space("b") not in {one.to for one in table.offered(Go)}
    sling = scene("A . b . G", {"A": wildlander("running_shot", items=["sling"])}, {"G": "zombie master"})
    sling.roll(BLUE_2, YELLOW_1, BROWN_2)
    sling.attack("G")
    sling.settle()
    assert sling.asks() == "ask-turn"


def test_running_shot_goes_with_a_black_arrow() -> None:
    party = {"A": wildlander("running_shot", "black_arrow")}
    table = scene("A . b # .\n. . . . G", party, {"G": "zombie master"})
    table.use("black_arrow")
    table.pick("running_shot")
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.walk("b")
    assert (table.damage("G"), table.asks()) == (3, "ask-turn")
