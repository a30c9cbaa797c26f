"""What is asked, answered and told at the table, as messages: `Game.words` of Descent.

Rules name what happened; here it becomes a sentence. A line may be told long after the fact, so what the table no
longer shows is left out rather than guessed.
"""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.engine.wording import Wording
from undercroft.games.descent.state import Journey
from undercroft.games.descent.telling.answers import ANSWERS, declined, just_where
from undercroft.games.descent.telling.events import EVENTS
from undercroft.games.descent.telling.names import FIELDS
from undercroft.games.descent.telling.past import table_then
from undercroft.games.descent.telling.questions import QUESTIONS
from undercroft.games.descent.telling.reasons import reason


def outcome(table: Journey) -> Message:
    """How it ended: which side won, a quest or a whole campaign."""
    if table.over not in ("heroes", "overlord"):
        return Message("outcome-left")
    whole = table.campaign is not None
    return Message(f"outcome-campaign-{table.over}" if whole else f"outcome-{table.over}")


WORDING = Wording(QUESTIONS, ANSWERS, EVENTS, reason, outcome, FIELDS)


def label_of(table: Journey, decision: Decision, action: Action) -> Message:
    """The words of an answer to a question: what declines something says what, a place no more than where."""
    return declined(table, decision, action) or just_where(table, decision, action) or WORDING.of(table, action)


__all__ = ["WORDING", "label_of", "table_then"]
