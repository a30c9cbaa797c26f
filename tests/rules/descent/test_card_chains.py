"""Cards that answer other cards: one attack within another, falls in the middle of things, moves within moves."""

from __future__ import annotations

from rules.descent.cards_table import (
    BLUE_2,
    BLUE_SURGE,
    BROWN_0,
    BROWN_2,
    FAILED,
    GRAY_0,
    RED_1,
    RED_3,
    YELLOW_1,
    YELLOW_2,
    Sheet,
    be,
    hero,
    scene,
)
from rules.table import rule

from undercroft.games.descent.state import Go, Journey, MoveAction, Spring, TurnBegun


def knight(*skills: str, **fields: object) -> Sheet:
    """A knight with these skills."""
    return hero("grisban_the_thirsty", "knight", *skills, **fields)


def friend(**fields: object) -> Sheet:
    """A hero without anything to use."""
    return hero("syndrael", "berserker", items=[], **fields)


@rule("D2-DP-61", "D2-RULING-63")
def test_a_guard_that_kills_may_advance() -> None:
    table = scene(
        "A b c G\n. . H .", {"A": knight("guard", "advance")}, {"G": "zombie", "H": "zombie master"}, turn="G"
    )
    table.act(MoveAction())
    table.roll(BLUE_2, RED_3, BROWN_0)
    table.walk("b")
    table.use("guard")
    table.settle("offer-attack_resolved")
    assert not table.stands("G")
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.use("advance")
    table.walk("b")
    table.done()
    table.settle()
    assert (table.damage("H"), table.fatigue("A")) == (1, 3)
    assert table.asks() == "ask-turn"  # the fallen monster's activation is over


def test_a_shot_that_kills_before_an_activation_is_run_after() -> None:
    party = {"A": hero("tomble_burrowell", "wildlander", "first_strike", "running_shot")}
    table = scene("A . . G", party, {"G": "goblin_archer"}, turn="G", hand=["dash.1"])
    table.settle("offer-monster_activated")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.use("first_strike")
    table.attack("G")
    table.settle()
    assert (table.stands("G"), table.asks()) == (False, "ask-free-move")
    table.done()
    assert table.asks() == "ask-turn"  # and nothing is played on who no longer acts
    assert len(table.told(TurnBegun)) == 2


@rule("D2-KO-02", "D2-RULING-63")
def test_a_trap_that_fells_in_a_free_move_ends_the_turn() -> None:
    heroes = {"A": hero("syndrael", "knight", damage=11), "B": friend()}
    table = scene("A b c B", heroes, hand=["pit_trap"])
    table.use("syndrael.feat", "B")
    table.roll(*FAILED)
    table.walk("b")
    table.act(Spring("pit_trap", table.space("b")))
    table.settle()
    assert table.hero("A").knocked_out
    assert [turn.figure for turn in table.encounter.turns] == [table.number("B")]


@rule("D2-TER-HAZ-01")
def test_a_monster_pushed_into_fire_falls_and_the_attack_ends_as_any_other() -> None:
    party = {"A": hero("syndrael", "berserker", items=["crossbow"])}
    table = scene("A . G L", party, {"G": "zombie master"}, change=be(1, damage=1))
    table.roll(BLUE_SURGE, YELLOW_1, BROWN_0)
    table.attack("G")
    table.buy("crossbow.surge.1")
    assert table.damage("G") == 5
    table.act(Go(3, 0))
    table.settle()
    assert not table.stands("G")
    assert (table.encounter.attacks, table.asks()) == ([], "ask-turn")
    assert [turn.figure for turn in table.encounter.turns] == [0]


def test_counter_attack_answers_an_attack_within_an_attack() -> None:
    """A monster strikes for one that fell, and is struck back in the middle of the hero's turn."""

    def vengeful(state: Journey) -> None:
        state.overlord.plot = "the_fallen_elite"
        state.overlord.plots = ["the_fallen_elite:vengeful_resolve"]
        state.overlord.threat = 2

    party = {"A": hero("grisban_the_thirsty", "berserker", "counter_attack")}
    table = scene("H A G", party, {"G": "goblin_archer", "H": "zombie master"}, change=vengeful)
    table.roll(BLUE_2, RED_3, GRAY_0, BLUE_2, YELLOW_1, GRAY_0)
    table.attack("G")
    table.settle("window-monster_fell")
    table.use("the_fallen_elite:vengeful_resolve", "H")
    table.settle("offer-attack_resolved")
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.use("counter_attack")
    table.settle()
    assert (table.damage("A"), table.damage("H")) == (3, 1)
    assert (table.encounter.attacks, table.asks(), table.encounter.turns[-1].actions) == ([], "ask-turn", 1)


def test_nimble_within_a_free_move_of_another() -> None:
    party = {"A": hero("tomble_burrowell", "wildlander"), "B": friend()}
    table = scene("a A b c G\nB . . . .", party, {"G": "belthir"}, turn="G", act=2)
    table.use("cry_havoc")
    table.walk("b")
    assert table.asks() == "offer-monster_entered"
    table.use("nimble")
    table.walk("a")
    table.settle()
    assert (table.asks(), table.decision.seats) == ("ask-free-move", [1])
    table.done()
    assert table.asks() == "ask-monster-turn"
