"""Whom an enemy means (DS-EMOVE-04 to DS-EMOVE-09, DS-EATK-02, DS-EATK-03)."""

from __future__ import annotations

from collections.abc import Generator

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.table import ask_group, battle_of, nearest
from undercroft.games.dark_souls.state import Choose, Foe, Souls

Aiming = Generator[Decision, Action, int]


def meant_by(table: Souls, foe: Foe, target: str) -> list[int]:
    """Whom an icon means: the Aggro holder, or the nearest, who may be several (DS-EMOVE-04 to DS-EMOVE-08)."""
    return [battle_of(table).aggro] if target == "aggro" else nearest(table, foe.node)


def choose_target(table: Souls, meant: list[int]) -> Aiming:
    """Which of several an icon means is the players' to say (DS-DECISION-43, DS-RULING-57)."""
    options: list[Action] = [Choose("hero", who) for who in meant]
    answer = yield ask_group(table, options, "ask-nearest", ("DS-DECISION-43", "DS-RULING-57"))
    assert isinstance(answer, Choose)
    return answer.number


def target_of(table: Souls, foe: Foe, target: str) -> Aiming:
    """Whom an icon means in the end (DS-EMOVE-04 to DS-EMOVE-08, DS-DECISION-43)."""
    meant = meant_by(table, foe, target)
    if len(meant) > 1:
        who = yield from choose_target(table, meant)
        return who
    return meant[0]
