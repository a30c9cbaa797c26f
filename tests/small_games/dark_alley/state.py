"""The street at night: who stands where, what they hold, what they may do.

Forged from schema.py by ``make forge``: change that file, not this one.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, chance_from
from undercroft.engine.decision import done_from, pass_from
from undercroft.engine.errors import BadWire
from undercroft.engine.record import (
    Action,
    Event,
    Reader,
    Step,
    as_int,
    as_length,
    as_list,
    as_str,
    read,
)
from undercroft.engine.state import State


@mypyc_attr(acyclic=True)
class Turn(Step):
    """One walker's turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def to_wire(self) -> list[Any]:
        return ["Turn", self.seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("Turn", self.seat))


@mypyc_attr(acyclic=True)
class Walk(Action):
    """Go so many steps."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def fields(self) -> tuple[str, ...]:
        return ("steps",)

    def to_wire(self) -> list[Any]:
        return ["Walk", self.steps]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walk) and self.steps == other.steps

    def __hash__(self) -> int:
        return hash(("Walk", self.steps))


@mypyc_attr(acyclic=True)
class Play(Action):
    """Play a card from a hand."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Play", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Play", self.card))


@mypyc_attr(acyclic=True)
class Drew(Event):
    """A seat drew a card: only that seat learns which."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("seat", "card")

    def to_wire(self) -> list[Any]:
        return ["Drew", self.seat, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drew) and self.seat == other.seat and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Drew", self.seat, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Walked(Event):
    """A walker walked."""

    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def fields(self) -> tuple[str, ...]:
        return ("seat", "steps")

    def to_wire(self) -> list[Any]:
        return ["Walked", self.seat, self.steps]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walked) and self.seat == other.seat and self.steps == other.steps

    def __hash__(self) -> int:
        return hash(("Walked", self.seat, self.steps))


@mypyc_attr(acyclic=True)
class Street(State):
    """Where everybody is, and what they hold."""

    __slots__ = ("deck", "hands", "rounds", "steps")

    def __init__(
        self,
        agenda: list[Step],
        chance: Chance,
        over: str,
        deck: list[str],
        hands: list[list[str]],
        steps: list[int],
        rounds: int,
    ) -> None:
        super().__init__(agenda, chance, over)
        self.deck = deck
        self.hands = hands
        self.steps = steps
        self.rounds = rounds

    def copy(self) -> Street:
        return Street(
            agenda=self.agenda.copy(),
            chance=self.chance.copy(),
            over=self.over,
            deck=self.deck.copy(),
            hands=[item.copy() for item in self.hands],
            steps=self.steps.copy(),
            rounds=self.rounds,
        )

    def fields(self) -> tuple[str, ...]:
        return ("agenda", "chance", "over", "deck", "hands", "steps", "rounds")

    def to_wire(self) -> list[Any]:
        return [
            "Street",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            self.deck.copy(),
            [item.copy() for item in self.hands],
            self.steps.copy(),
            self.rounds,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Street)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.deck == other.deck
            and self.hands == other.hands
            and self.steps == other.steps
            and self.rounds == other.rounds
        )

    __hash__ = None  # type: ignore[assignment]


def turn_from(wire: list[Any]) -> Turn:
    """Read a Turn."""
    as_length(wire, 1)
    return Turn(seat=as_int(wire[1]))


def walk_from(wire: list[Any]) -> Walk:
    """Read a Walk."""
    as_length(wire, 1)
    return Walk(steps=as_int(wire[1]))


def play_from(wire: list[Any]) -> Play:
    """Read a Play."""
    as_length(wire, 1)
    return Play(card=as_str(wire[1]))


def drew_from(wire: list[Any]) -> Drew:
    """Read a Drew."""
    as_length(wire, 2)
    return Drew(seat=as_int(wire[1]), card=as_str(wire[2]))


def walked_from(wire: list[Any]) -> Walked:
    """Read a Walked."""
    as_length(wire, 2)
    return Walked(seat=as_int(wire[1]), steps=as_int(wire[2]))


def street_from(wire: list[Any]) -> Street:
    """Read a Street."""
    as_length(wire, 7)
    return Street(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        deck=[as_str(item) for item in as_list(wire[4])],
        hands=[[as_str(item) for item in as_list(item)] for item in as_list(wire[5])],
        steps=[as_int(item) for item in as_list(wire[6])],
        rounds=as_int(wire[7]),
    )


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Turn": turn_from,
    "Walk": walk_from,
    "Play": play_from,
    "Drew": drew_from,
    "Walked": walked_from,
    "Street": street_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
