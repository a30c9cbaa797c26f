"""Whom an enemy means (DS-EMOVE-04 to DS-EMOVE-09, DS-EATK-02, DS-EATK-03)."""

from __future__ import annotations

from collections.abc import Generator

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.table import ask_group, battle_of, nearest
from undercroft.games.dark_souls.state import Choose, Foe, Souls

Aiming = Generator[Decision, Action, int]


def target_of(table: Souls, foe: Foe, target: str) -> Aiming:
    """Whom an icon means: the Aggro holder or the nearest (DS-EMOVE-04 to DS-EMOVE-08, DS-DECISION-43)."""
    if target == "aggro":
        return battle_of(table).aggro
    found = nearest(table, foe.node)
    if len(found) > 1:
        options: list[Action] = [Choose("hero", who) for who in found]
        answer = yield ask_group(table, options, "ask-nearest", ("DS-DECISION-43", "DS-RULING-57"))
        assert isinstance(answer, Choose)
        return answer.number
    return found[0]
