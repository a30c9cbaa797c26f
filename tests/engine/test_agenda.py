"""Step tables: each step finds its rule, and a rule may cut short what was still to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from small_games.dark_alley.game import DarkAlley
from small_games.dark_alley.game import game as alley
from small_games.dark_alley.state import Street, Turn

from undercroft.engine.agenda import CutShort, StepTable, run, run_until_cut
from undercroft.engine.decision import DONE, PASS, Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.engine.session import Session
from undercroft.engine.state import State


@pytest.fixture
def street() -> State:
    state = Session.start(alley, 2, "agenda").state
    state.agenda = [Turn(0), Turn(1)]
    return state


def done_on_the_spot(street: Street, step: Turn) -> None:
    street.next(Turn(7))


def asks(street: Street, step: Turn) -> Rule:
    yield Decision([0], [DONE], "ask-turn")
    street.next(Turn(8))


def waits(street: Street, step: Turn) -> Rule:
    yield Decision([0], [DONE, PASS], "ask-turn")


def falls_at_once(street: Street, step: Turn) -> None:
    street.next(Turn(5))
    raise CutShort(1, Turn(9))


def falls_later(street: Street, step: Turn) -> Rule:
    yield Decision([0], [DONE], "ask-turn")
    raise CutShort(1, Turn(9))


def carried_out(run: Callable[..., Rule | None], steps: StepTable, street: State) -> list[Any]:
    """What lies on the agenda once a step has been carried out, all questions answered."""
    rule = run(steps, street, Turn(2))
    for _ in rule or ():
        pass
    return [step.to_wire()[1] for step in street.agenda]


@pytest.mark.parametrize("how", [run, run_until_cut])
def test_a_step_finds_its_rule(how: Callable[..., Rule | None], street: State) -> None:
    assert carried_out(how, {Turn: done_on_the_spot}, street) == [0, 1, 7]
    assert carried_out(how, {Turn: asks}, street) == [0, 1, 7, 8]


@pytest.mark.parametrize("rule", [falls_at_once, falls_later])
def test_a_cut_leaves_only_what_lies_beneath(rule: Any, street: State) -> None:
    assert carried_out(run_until_cut, {Turn: rule}, street) == [0, 9]


@pytest.mark.parametrize("rule", [falls_at_once, falls_later])
def test_the_session_sees_to_a_cut(rule: Any, street: State) -> None:
    class Falls(DarkAlley):
        def run(self, state: Street, step: Step) -> Rule | None:
            assert isinstance(step, Turn)
            return rule(state, step) if step == Turn(1) else waits(state, step)

    session = Session.at(Falls(), street, 2, {}, "cut")
    # Of what lay there the lowest step is left; the one that comes instead is being carried out.
    assert [step.to_wire()[1] for step in session.state.agenda] == [0]
    assert [step.to_wire()[1] for step in session.checkpoints[-1].state.agenda] == [0, 9]


def test_a_list_of_steps_comes_in_its_order(street: State) -> None:
    street.next_all([Turn(4), Turn(5), Turn(6)])
    assert [step.to_wire()[1] for step in street.agenda] == [0, 1, 6, 5, 4]
    street.next_all([])
    assert len(street.agenda) == 5


def test_a_step_without_a_rule_is_a_fault(street: State) -> None:
    with pytest.raises(KeyError):
        run({}, street, Turn(2))
