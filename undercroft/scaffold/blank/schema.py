"""What is on the table, what comes next, what one may do, what happened.

The forge writes state.py from this file.
"""

from undercroft.engine.record import Action, Event, Step
from undercroft.engine.state import State


class NewRound(Step):
    """A round begins."""


class Turn(Step):
    """One seat's turn."""

    seat: int


class Walk(Action):
    """Go a step, and be sure of it."""


class Run(Action):
    """Go further, if the die allows."""


class Walked(Event):
    """Somebody went so many steps."""

    seat: int
    steps: int


class Stumbled(Event):
    """Somebody ran and got nowhere; what the die showed."""

    seat: int
    shown: int


class March(State):
    """A party on its way: the round, the steps taken by all together, and how many it needs."""

    round: int
    steps: int
    goal: int
