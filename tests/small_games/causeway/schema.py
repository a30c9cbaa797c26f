"""The causeway: those who cross it, and what the lurker holds.

The last seat is the lurker's, all others are walkers. A card is `snare.2`: what it is, and which of its kind.
"""

from undercroft.engine.record import Action, Event, Record, Step
from undercroft.engine.state import State


class Walker(Record):
    """One who crosses; `at` counts stones from the shore."""

    seat: int
    at: int
    health: int


class NewRound(Step):
    """A round begins: the lurker draws."""


class Turn(Step):
    """One walker's turn."""

    seat: int


class Stride(Step):
    """The next stone of a walk that leads to this one."""

    seat: int
    to: int


class Walk(Action):
    """Walk as far as this stone."""

    to: int


class Strike(Action):
    """Play a card on whoever walks by."""

    card: str


class Strode(Event):
    """A walker took a stride."""

    seat: int
    at: int


class Struck(Event):
    """The lurker played a card."""

    REVEALS = True

    seat: int
    card: str


class Drew(Event):
    """The lurker drew a card: the lurker alone learns which."""

    card: str


class Crossing(State):
    """Where everybody is, and what the lurker holds."""

    walkers: list[Walker]
    deck: list[str]
    hand: list[str]
    spent: list[str]
    round: int
