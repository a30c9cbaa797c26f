"""What judgement reads out of an encounter's sheet, and what it expects of a turn."""

from __future__ import annotations

import pytest

from undercroft.games.descent.goal_sense import ACT, ENTER, STAND, Task, tasks_of
from undercroft.games.descent.rules.quest_sheets import SHEETS
from undercroft.games.descent.rules.table import HEROES_SIDE, OVERLORDS_SIDE
from undercroft.games.descent.turn_sense import combined


def tasks(quest: str, number: int, side: str, kind: str) -> list[Task]:
    """The tasks of a kind that a side has in an encounter."""
    return [task for task in tasks_of(SHEETS[quest][number - 1]) if task.side == side and task.kind == kind]


def deed(quest: str, number: int, side: str, action: str) -> Task:
    """A special action that a side wants to do."""
    (found, *_) = [
        task for task in tasks(quest, number, side, ACT) if task.action is not None and task.action.id == action
    ]
    return found


@pytest.mark.parametrize(
    ("quest", "number", "side", "first", "then"),
    [
        ("the_frozen_spire", 1, HEROES_SIDE, "crack_anchor", "break_anchor"),
        ("the_wyrm_rises", 1, OVERLORDS_SIDE, "warm_egg", "hatch_egg"),
        ("gryvorn_unleashed", 1, OVERLORDS_SIDE, "crack_seal", "break_seal"),
        ("the_wyrm_rises", 2, HEROES_SIDE, "load_bolt", "loose_bolt"),
    ],
)
def test_what_must_be_done_in_two_steps_begins_with_the_first(
    quest: str, number: int, side: str, first: str, then: str
) -> None:
    assert 0 < deed(quest, number, side, first).share < deed(quest, number, side, then).share


@pytest.mark.parametrize(
    ("quest", "number", "side", "action"),
    [
        ("the_wyrm_turns", 2, HEROES_SIDE, "douse"),
        ("the_ritual_of_shadows", 1, OVERLORDS_SIDE, "snuff"),
    ],
)
def test_what_the_other_side_has_counted_can_be_taken_from_it(quest: str, number: int, side: str, action: str) -> None:
    assert deed(quest, number, side, action).lessens


@pytest.mark.parametrize(
    ("quest", "number", "side", "action"),
    [
        ("blood_of_heroes", 1, HEROES_SIDE, "wipe_blood"),
        ("gryvorn_unleashed", 1, HEROES_SIDE, "mend_seal"),
        ("the_wyrm_rises", 2, OVERLORDS_SIDE, "wreck"),
    ],
)
def test_what_the_other_side_needs_can_be_spoilt(quest: str, number: int, side: str, action: str) -> None:
    assert deed(quest, number, side, action).share > 0


def test_whoever_is_to_fall_can_be_hurt_by_more_than_attacks() -> None:
    assert deed("the_wyrm_rises", 2, HEROES_SIDE, "loose_bolt").hurts == "valyrax"
    assert deed("gryvorn_unleashed", 2, HEROES_SIDE, "brand").hurts == "gryvorn"


def test_either_of_two_things_may_be_carried() -> None:
    carried = [task.carrying for task in tasks("the_twin_idols", 2, HEROES_SIDE, ENTER)]
    assert sorted(carried) == ["blue_idol", "red_idol"]


def test_somebody_may_have_to_be_near_somebody() -> None:
    assert [task.near for task in tasks("the_wyrm_turns", 1, OVERLORDS_SIDE, STAND)] == ["valyrax"]


def test_nobody_counts_on_an_attack_without_an_action_for_it() -> None:
    assert combined(0.0, 0.0, 5.0, actions=0, strikes=2, granted=0) == 0.0
    assert combined(0.0, 0.0, 5.0, actions=1, strikes=1, granted=0) == 5.0
    assert combined(0.0, 0.0, 5.0, actions=0, strikes=0, granted=1) == 5.0


def test_an_attack_that_was_granted_serves_for_nothing_else() -> None:
    assert combined(3.0, 0.0, 0.0, actions=0, strikes=0, granted=1) == 0.0
    assert combined(3.0, 0.0, 5.0, actions=1, strikes=1, granted=1) > 8.0
