"""A table laid out for a test, whatever the game: a position is set, answers are given, what happened is looked at.

Each game has a `table.py` of its own beside its tests, with its own ways to lay out a position and script its dice.
"""

from __future__ import annotations

from typing import Any, Self

import pytest

from undercroft.engine.decision import Decision
from undercroft.engine.errors import Refused
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.engine.state import State


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test proves these rules: it fails when one of them is broken."""
    return pytest.mark.rule(*ids)


class Table:
    """A session that a test can steer."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @classmethod
    def at(cls, state: State, begun: Session, seed: str) -> Self:
        """A game that goes on from this position, with the seats and options it began with."""
        return cls(Session.at(begun.game, state, begun.seats, begun.options, seed))

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        assert self.session.decision is not None, f"the game is over: {self.session.outcome()}"
        return self.session.decision

    def asks(self) -> str:
        """The question that is open."""
        return self.decision.ask

    def act(self, action: Action, seat: int = -1) -> None:
        """Answer."""
        self.session.act(action, seat)

    def offers(self, action: Action) -> bool:
        """Whether anyone may give this answer now."""
        return any(self.decision.allows(seat, action) for seat in self.decision.asked())

    def offered(self, kind: type[Action]) -> list[Any]:
        """Every answer of this kind that the open question offers, asides too."""
        asides = [aside.action for aside in self.decision.asides or []]
        return [action for action in [*self.decision.options, *asides] if isinstance(action, kind)]

    def told(self, kind: type[Event]) -> list[Any]:
        """Every event of this kind so far."""
        return [told.event for told in self.session.events if isinstance(told.event, kind)]


def refuses(table: Table, action: Action) -> bool:
    """Whether the session refuses this answer from every seat, and nothing changes."""
    before = table.session.digest()
    for seat in range(table.session.seats):
        with pytest.raises(Refused):
            table.session.answer(seat, table.session.serial(seat), action)
    return table.session.digest() == before


def seen(table: Table, seat: int = 0) -> dict[str, Any]:
    """The table as this seat sees it."""
    shown: dict[str, Any] = table.session.view(seat)["table"]
    return shown
