"""Marks: what a game knows of an answer that tells a table where to lay it. No rule knows of them."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, PASS, Decision
from undercroft.engine.record import Action

WORSE: Final = "worse"  # another answer on offer does the same or better and costs no more
RARE: Final = "rare"  # seldom wanted: out of the way, but there
FIRST: Final = "first"  # what one mostly comes for: before the others
ENDS_TURN: Final = "ends-turn"  # ends the turn, or whatever the seat is about; one at most

Marks = dict[Action, str]


def ending(decision: Decision, seat: int, endings: tuple[Action, ...] = (PASS, DONE)) -> Marks:
    """The answer of a seat that ends what it is about, if it has one."""
    answers = decision.answers_of(seat)
    for action in endings:
        if action in answers:
            return {action: ENDS_TURN}
    return {}
