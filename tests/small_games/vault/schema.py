"""The vault: its rooms, those who go through them, and what the warden holds.

Seat 0 is the warden, all others are thieves. A card is `pit.2`: what it is, and which of its kind.
"""

from undercroft.engine.record import Action, Event, Record, Step
from undercroft.engine.state import State


class Thief(Record):
    """One who steals; `room` counts from the door, `loot` is what was found."""

    seat: int
    room: int
    health: int
    loot: int


class NewRound(Step):
    """A round begins: everyone makes up their mind in secret."""


class ThiefActs(Step):
    """One thief's turn, with so many actions left."""

    seat: int
    left: int


class Pace(Action):
    """Go about it in this way."""

    how: str


class Advance(Action):
    """Go one room deeper."""


class Search(Action):
    """Look for something worth taking."""


class Spring(Action):
    """Play a card on whoever is there."""

    card: str


class Met(Event):
    """What the warden listened for, and how each thief went."""

    REVEALS = True

    listened: str
    paces: list[str]


class Advanced(Event):
    """A thief went a room deeper."""

    seat: int
    room: int


class Found(Event):
    """A thief searched, and found so much."""

    seat: int
    loot: int


class Hurt(Event):
    """A thief lost health."""

    seat: int
    health: int


class Sprung(Event):
    """The warden played a card."""

    REVEALS = True

    seat: int
    card: str


class Drew(Event):
    """The warden drew a card: the warden alone learns which."""

    card: str


class Vault(State):
    """Where everybody is, whose turn it is, and what the warden holds."""

    thieves: list[Thief]
    deck: list[str]
    hand: list[str]
    spent: list[str]
    round: int
    acting: int
