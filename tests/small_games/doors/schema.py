"""A corridor of doors: what is on the table, what comes next, what one may do, what happened."""

from undercroft.engine.record import Action, Event, Step
from undercroft.engine.state import State


class Turn(Step):
    """One seat's turn before the door ahead."""

    seat: int


class Listen(Action):
    """Put an ear to the door."""


class Force(Action):
    """Throw yourself against it: a die decides."""


class Burn(Action):
    """Burn it down: sure, and dear."""


class Heard(Event):
    """What somebody learned of the door ahead; told to that seat alone."""

    REVEALS = True

    seat: int
    door: str


class Listened(Event):
    """That somebody listened; told to everyone."""

    seat: int


class Bounced(Event):
    """Somebody threw themselves against the door in vain."""

    seat: int
    shown: int


class Opened(Event):
    """A door is open."""

    REVEALS = True

    seat: int
    door: str


class Corridor(State):
    """How many play, the doors still shut (the last one is ahead), those open, the candles left.

    Of the door ahead: `listeners` are the seats that know it, `bounced` the highest roll that was not enough for it.
    """

    seats: int
    doors: list[str]
    open: list[str]
    candles: int
    listeners: list[int]
    bounced: int
