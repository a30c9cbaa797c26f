"""Numbers that players hide from each other."""

from undercroft.engine.record import Action, Event, Step
from undercroft.engine.state import State


class Turn(Step):
    """A seat hides a number."""

    seat: int


class Hide(Action):
    """Hide this number."""

    number: int


class Hidden(Event):
    """Somebody has hidden a number."""

    seat: int


class Riddle(State):
    """Numbers in hands."""

    hidden: list[int]
