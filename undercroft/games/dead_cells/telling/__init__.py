"""What is asked, answered and told at the table, as messages: `Game.words` of Dead Cells.

A prisoner is called by what was done to it, an enemy by its card, and by its space too while there are two alike. A
line may be told long after the fact, so what the table no longer shows is left out rather than guessed.
"""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.engine.wording import Wording
from undercroft.games.dead_cells.state import Campaign
from undercroft.games.dead_cells.telling.answers import ANSWERS, declined
from undercroft.games.dead_cells.telling.events import EVENTS
from undercroft.games.dead_cells.telling.names import FIELDS
from undercroft.games.dead_cells.telling.past import table_then
from undercroft.games.dead_cells.telling.questions import QUESTIONS
from undercroft.games.dead_cells.telling.reasons import reason


def outcome(table: Campaign) -> Message:
    """How it ended: a campaign is won or left, a single run and the first steps are won or lost."""
    mode = table.profile.get("mode", "")
    if mode == "first":
        return Message("outcome-won-first" if table.over == "won" else "outcome-lost-first")
    if table.over == "won":
        return Message("outcome-won-run" if mode == "run" else "outcome-won")
    return Message("outcome-left" if table.over == "left" else "outcome-lost")


WORDING = Wording(QUESTIONS, ANSWERS, EVENTS, reason, outcome, FIELDS)


def label_of(table: Campaign, decision: Decision, action: Action) -> Message:
    """The words of an answer to a question: what declines something says what."""
    return declined(decision, action) or WORDING.of(table, action)


__all__ = ["WORDING", "label_of", "table_then"]
