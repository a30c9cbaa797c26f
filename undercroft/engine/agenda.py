"""Step tables: which rule carries out which step of a game's agenda, and what cuts short all that was still to come.

A game lists each of its steps once, beside the function that carries it out. One that asks nobody does its work on the
spot and returns nothing; one that asks is a generator. Either may cut the agenda short: the session sees to it, and
whoever drives rules without a session has `run_until_cut`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.engine.state import State

StepRule = Callable[[Any, Any], Rule | None]  # of the game's own state, and of the step it stands beside
StepTable = dict[type[Step], StepRule]


class CutShort(Exception):
    """Raised by a rule: of the agenda only the lowest `base` steps remain, and `instead` comes next."""

    def __init__(self, base: int, instead: Step) -> None:
        super().__init__(base, instead)
        self.base = base
        self.instead = instead


def run(steps: StepTable, state: State, step: Step) -> Rule | None:
    """The rule that carries out this step; none if it was done on the spot."""
    return steps[type(step)](state, step)


def run_until_cut(steps: StepTable, state: State, step: Step) -> Rule | None:
    """The same where a rule may cut short what was still to come."""
    try:
        rule = steps[type(step)](state, step)
    except CutShort as end:
        cut(state, end)
        return None
    return None if rule is None else until_cut(state, rule)


def until_cut(state: State, rule: Rule) -> Rule:
    """A rule up to its end, or up to where it cuts itself short."""
    try:
        yield from rule
    except CutShort as end:
        cut(state, end)


def cut(state: State, end: CutShort) -> None:
    """Nothing above the base will come."""
    del state.agenda[end.base :]
    state.next(end.instead)
