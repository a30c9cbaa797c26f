"""How a game of Dark Souls went, in figures: every figure follows from the log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rules.dark_souls.table import arena, camp, lair

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.dark_souls import game
from undercroft.games.dark_souls.recap import SoulsRecap
from undercroft.games.dark_souls.rules.gear import FACES
from undercroft.games.dark_souls.state import (
    Activated,
    Attack,
    Attacked,
    Began,
    Block,
    Bought,
    Buy,
    Dashed,
    Defended,
    Died,
    Dropped,
    Fell,
    FoeActed,
    Hit,
    Level,
    Regained,
    Rerolled,
    RolledDice,
    Souls,
    Suffered,
    Triumphed,
    UsedHeroic,
)

LARGEST = 16000  # bytes


def told(session: Session) -> dict[str, Any]:
    """The recap of a session as it stands."""
    return game.recap(session.state, session.events)


def heard(*events: Event) -> dict[str, Any]:
    """The recap of a log of these events, for a party of two."""
    state = arena().souls
    return SoulsRecap(state).hear_all([Told(event) for event in events])


# -- what was dealt and suffered ---------------------------------------------------------------------------


def test_damage_counts_for_whoever_struck_and_for_the_encounter():
    table = arena(["warrior", "knight"], at=[(2, 2), (2, 4)], foes=[("hollow_soldier", (2, 2)), ("sentinel", (0, 0))])
    attack = next(one for one in table.offered(Attack) if one.foe == 0)
    table.dice("black 2", "black 2")
    table.act(attack)
    if table.asks() == "ask-roll":
        table.act(table.decision.options[0])
    recap = told(table.session)
    [blow] = table.told(Hit)
    assert recap["heroes"][0]["dealt"] == recap["heroes"][0]["best"] == blow.damage > 0
    assert recap["heroes"][0]["felled"] == {"hollow_soldier": 1}
    assert recap["heroes"][0]["weapons"] == {attack.card.partition(".")[0]: blow.damage}
    assert recap["heroes"][1]["dealt"] == 0


def test_damage_suffered_is_what_the_bar_took():
    table = arena(["knight", "warrior"], at=[(2, 4), (2, 4)], foes=[("sentinel", (2, 4))], first="foes")
    while table.asks() != "ask-defend":
        table.act(table.decision.options[0])
    who = table.decision.about
    before = table.hero(who).red
    table.act(Block())
    while not table.told(Defended):
        table.act(table.decision.options[-1] if table.asks() == "ask-roll" else table.decision.options[0])
    recap = told(table.session)
    assert recap["heroes"][who]["suffered"]["attack"] == table.hero(who).red - before
    assert recap["heroes"][who]["defended"] == {"block": 1, "dodge": 0, "fail": 0}


def test_what_a_condition_does_to_a_foe_is_nobodys():
    recap = heard(
        Began("the_forgotten", 0),
        Activated(0),
        Attacked(0, "estoc.1", 0, 0),
        Hit(0, 2, 3),
        FoeActed(0),
        Hit(0, 1, 2),
        Fell(0, "sentinel"),
    )
    assert recap["heroes"][0]["dealt"] == 2
    assert recap["heroes"][0]["felled"] == {}
    assert recap["fights"][0]["dealt"] == 3


@pytest.mark.parametrize(("why", "counted"), [("attack", "attack"), ("trap", "trap"), ("poison", "poison")])
def test_wounds_are_told_apart_by_what_dealt_them(why: str, counted: str):
    recap = heard(Began("the_forgotten", 0), Suffered(1, 3, why, 4), Suffered(1, 1, why, 3))
    assert recap["heroes"][1]["suffered"] == {"attack": 0, "trap": 0, "poison": 0, "other": 0} | {counted: 4}
    assert recap["fights"][0]["suffered"] == [0, 4]


# -- how encounters ended ----------------------------------------------------------------------------------


def test_an_encounter_is_won_fled_or_lost():
    recap = heard(
        Began("the_forgotten", 0),
        Triumphed("the_forgotten"),
        Began("the_deeps", 1),
        Dashed(2, 0, 0),
        Began("gargoyle", -1),
        Activated(0),
        Activated(1),
        Died(1),
    )
    assert [(one["what"], one["boss"], one["end"]) for one in recap["fights"]] == [
        ("the_forgotten", False, "won"),
        ("the_deeps", False, "fled"),
        ("gargoyle", True, "lost"),
    ]
    assert (recap["fights"][2]["fallen"], recap["fights"][2]["turns"]) == (1, 2)
    assert [one["deaths"] for one in recap["heroes"]] == [0, 1]


def test_souls_lost_are_those_dropped_and_not_picked_up():
    recap = heard(Dropped(7, 0, 4, 0, 1), Regained(0, 7), Dropped(2, 0, 4, 0, 1))
    assert recap["souls"] == {"gained": 0, "spent": 0, "dropped": 9, "regained": 7}


def test_the_bonfire_counts_treasure_and_levels():
    table = camp(["knight", "assassin"], souls=9)
    table.act(Buy())
    while table.asks() != "ask-roam":
        table.act(table.decision.options[-1])
    table.act(Level(1, "faith"))
    recap = told(table.session)
    [bought] = table.told(Bought)
    assert recap["treasure"] == {bought.card.partition(".")[0]: 1}
    assert [one["levels"] for one in recap["heroes"]] == [0, 1]
    assert recap["souls"]["spent"] == 9 - recap["left"] > 0


# -- luck ---------------------------------------------------------------------------------------------------


def test_a_die_rolled_again_counts_again():
    recap = heard(RolledDice(0, "attack", ["black", "blue"], [0, 1]), Rerolled(0, 1, 3))
    mean = sum(FACES["black"]) / 6 + 2 * sum(FACES["blue"]) / 6
    assert recap["heroes"][0]["luck"]["came"] == 4
    assert recap["heroes"][0]["luck"]["expected"] == pytest.approx(mean, abs=0.01)
    assert recap["heroes"][0]["rerolls"] == 1
    assert recap["luck"] == recap["heroes"][0]["luck"]


def test_a_die_added_to_a_roll_may_be_rolled_again():
    recap = heard(
        RolledDice(0, "block", ["black"], [0]), UsedHeroic(0), RolledDice(0, "block", ["blue"], [1]), Rerolled(0, 1, 3)
    )
    assert recap["heroes"][0]["luck"]["came"] == 4
    assert recap["heroes"][0]["heroics"] == 1


# -- whole games --------------------------------------------------------------------------------------------


def test_whoever_left_a_campaign_still_stands_in_its_log():
    recap = heard(Began("the_forgotten", 0), Suffered(3, 2, "attack", 5), Attacked(3, "estoc.1", 0, 0), Hit(0, 2, 0))
    assert len(recap["heroes"]) == 2
    assert recap["fights"][0]["suffered"] == [0, 0]
    assert recap["fights"][0]["dealt"] == 2


def played(session: Session, most: int) -> None:
    """Let a bot with judgement play on."""
    player = find_bot("judgement", session.game, "recap")
    for _ in range(most):
        found = next_answer(session, dict.fromkeys(range(session.seats), player))
        if found is None:
            return
        seat, action = found
        session.act(action, seat)


@pytest.mark.parametrize("boss", ["gargoyle", "dancer"])
def test_the_sums_agree_with_the_table(boss: str):
    table = lair(boss)
    session = table.session
    played(session, 400)
    recap = told(session)
    souls = session.state
    assert isinstance(souls, Souls)
    events = [one.event for one in session.events]
    assert sum(one["dealt"] for one in recap["heroes"]) <= sum(one.damage for one in events if isinstance(one, Hit))
    for who, part in enumerate(recap["heroes"]):
        suffered = [one.amount for one in events if isinstance(one, Suffered) and one.who == who]
        assert sum(part["suffered"].values()) == sum(suffered)
    assert sum(one["deaths"] for one in recap["heroes"]) == sum(isinstance(one, Died) for one in events)
    assert recap["sparks"] == souls.sparks
    assert len(msgspec.json.encode(recap)) < LARGEST
