"""The street at night: who stands where, what they hold, what they may do.

Seat 0 is the ambusher; cards are named by a word each.
"""

from undercroft.engine.record import Action, Event, Step
from undercroft.engine.state import State


class Turn(Step):
    """One walker's turn."""

    seat: int


class Walk(Action):
    """Go so many steps."""

    steps: int


class Play(Action):
    """Play a card from a hand."""

    card: str


class Drew(Event):
    """A seat drew a card: only that seat learns which."""

    REVEALS = True

    seat: int
    card: str


class Walked(Event):
    """A walker walked."""

    seat: int
    steps: int


class Street(State):
    """Where everybody is, and what they hold."""

    deck: list[str]
    hands: list[list[str]]
    steps: list[int]
    rounds: int
