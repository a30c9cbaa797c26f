"""The state every game's own state grows from."""

from __future__ import annotations

from typing import NoReturn

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.errors import Over
from undercroft.engine.record import Event, Record, Step


@mypyc_attr(acyclic=True)
class Told:
    """An event, the one seat it was told to (or -1: to everyone), and, while somebody watches, the state just then."""

    __slots__ = ("event", "only", "state")

    def __init__(self, event: Event, only: int = -1, state: State | None = None) -> None:
        self.event = event
        self.only = only
        self.state = state

    def __repr__(self) -> str:
        return f"<Told {'everyone' if self.only < 0 else f'seat {self.only}'}: {self.event!r}>"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(Record):
    """What is on the table, what comes next, and the chance still to come.

    `over` is empty while the game is under way and then names how it ended. `news` is where events are
    put while somebody listens, each with a copy of the state while the game is `watched`; neither is part of the
    position.
    """

    __slots__ = ("agenda", "chance", "news", "over", "watched")

    def __init__(self, agenda: list[Step], chance: Chance, over: str) -> None:
        self.agenda = agenda
        self.chance = chance
        self.over = over
        self.news: list[Told] | None = None
        self.watched = False

    def copy(self) -> State:
        """A state that shares nothing changeable with this one."""
        raise NotImplementedError

    def tell(self, event: Event, only: int = -1) -> None:
        """Say what has just happened, to everyone or to one seat: the state is already what it made of it."""
        if self.news is not None:
            self.news.append(Told(event, only, self.copy() if self.watched else None))

    def heard(self) -> bool:
        """Whether anyone listens: where many events are told at once, they need not be made for nobody."""
        return self.news is not None

    def next(self, step: Step, *then: Step) -> None:
        """Put steps on the agenda so that they come in this order, before what was there."""
        at = len(then)
        while at:
            at -= 1
            self.agenda.append(then[at])
        self.agenda.append(step)

    def next_all(self, steps: list[Step]) -> None:
        """The same of a list."""
        at = len(steps)
        while at:
            at -= 1
            self.agenda.append(steps[at])

    def end(self, outcome: str) -> NoReturn:
        """The game is over, now: nothing that was still to come will come."""
        self.over = outcome
        self.agenda.clear()
        raise Over(outcome)
