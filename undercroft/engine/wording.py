"""Wording: which function puts which record into words, so that a game writes functions and tables alone.

    WORDING = Wording(QUESTIONS, ANSWERS, EVENTS, why, outcome, FIELDS)
    WORDING.of(state, about)         # `Game.words`

Questions are found by their id, answers and events by their class. One that has no function of its own is told plainly:
its message is called after it (`do-pick-up`, `event-round-began`), and takes its numbers and strings by the names of
their fields; `FIELDS` says how the value of a field is called (`who`: the abbot).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.message import SILENT, Arg, Message, kebab
from undercroft.engine.record import Action, Event, Record
from undercroft.engine.state import State

S = TypeVar("S", bound=State)


class Wording(Generic[S]):
    """The words of a game, by what they are about; each function gets the state and the record."""

    def __init__(
        self,
        questions: Mapping[str, Callable[[S, Decision], Message]],
        answers: Mapping[type[Action], Callable[[S, Any], Message]],
        events: Mapping[type[Event], Callable[[S, Any], Message]],
        why: Callable[[S, Blocked], Message],
        outcome: Callable[[S], Message],
        fields: Mapping[str, Callable[[S, Any], Arg]],
    ) -> None:
        self.questions = questions
        self.answers = answers
        self.events = events
        self.why = why
        self.outcome = outcome
        self.fields = fields

    def of(self, state: S, about: Record | Decision | Blocked) -> Message:
        """The sentence for a question, an answer, something that happened, a refusal, or (a state) the end."""
        if isinstance(about, Decision):
            ask = self.questions.get(about.ask)
            return Message(about.ask) if ask is None else ask(state, about)
        if isinstance(about, Blocked):
            return self.why(state, about)
        if isinstance(about, State):
            return self.outcome(state)
        tell: Callable[[S, Any], Message] | None = None
        if isinstance(about, Action):
            tell = self.answers.get(type(about))
        elif isinstance(about, Event):
            tell = self.events.get(type(about))
        return self.plain(state, about) if tell is None else tell(state, about)

    def plain(self, state: S, about: Record) -> Message:
        """A record without a function of its own; what is nobody (-1) or nothing ("") has no name."""
        message = plain(about)
        for field, value in message.args.items():
            name = self.fields.get(field)
            if name is not None and value != -1 and value != "":
                message.args[field] = name(state, value)
        return message


def plain(about: Record) -> Message:
    """A message called after an action or event, with its numbers and strings by name."""
    names = about.fields()
    values = about.to_wire_shallow()
    args: dict[str, Arg] = {}
    for i in range(len(names)):
        if isinstance(values[i], str | int):
            args[names[i]] = values[i]
    return Message(f"{'do' if isinstance(about, Action) else 'event'}-{kebab(type(about).__name__)}", **args)


def silent(state: State, about: Record) -> Message:
    """Nothing to say: what comes with it tells it."""
    return SILENT
