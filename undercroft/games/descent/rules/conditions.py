"""Conditions: getting them, what they do at the start of a turn, losing them.

D2-CORE-54 to D2-CORE-62, D2-KO-06, D2-KO-09, D2-RULING-54.
"""

from __future__ import annotations

from undercroft.games.descent.rules import trials
from undercroft.games.descent.rules.sheets import CONDITIONS, IMMOBILIZED
from undercroft.games.descent.rules.table import is_standing, is_turn_of, turn_now
from undercroft.games.descent.state import Afflicted, Journey, Relieved


def afflict(table: Journey, figure: int, condition: str, card: str) -> None:
    """A figure has a condition, once (D2-CORE-55); who is knocked out gets none (D2-KO-09)."""
    one = table.figures[figure]
    if not is_standing(table, figure) or condition in one.conditions:
        return
    one.conditions.append(condition)
    if condition == IMMOBILIZED and is_turn_of(table, figure):
        turn_now(table).points = 0  # what is left of a move action is part of it
    table.tell(Afflicted(figure, condition, card))


def relieve(table: Journey, figure: int, condition: str) -> None:
    """A condition is discarded."""
    one = table.figures[figure]
    if condition in one.conditions:
        one.conditions.remove(condition)
        table.tell(Relieved(figure, condition))


def tested_conditions(table: Journey, figure: int) -> list[str]:
    """The conditions that are tested at the start of a turn (D2-CORE-56, D2-CORE-57)."""
    return [name for name in table.figures[figure].conditions if CONDITIONS[name].test]


def resolve(table: Journey, figure: int, condition: str) -> None:
    """Test: success removes the condition, failure costs what the card says (D2-CORE-56, D2-CORE-57, D2-CORE-62)."""
    face = CONDITIONS[condition]
    trials.begin_test(table, figure, face.test, [f"relieve:{condition}"], face.fails, condition, figure)


def end_of_turn(table: Journey, figure: int) -> None:
    """Immobilized goes at the end of the turn (D2-CORE-58)."""
    for name in table.figures[figure].conditions.copy():
        if CONDITIONS[name].ends:
            relieve(table, figure, name)
