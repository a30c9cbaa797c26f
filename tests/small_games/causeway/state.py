"""The causeway: those who cross it, and what the lurker holds.

Forged from schema.py by ``make forge``: change that file, not this one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, chance_from
from undercroft.engine.decision import done_from, pass_from
from undercroft.engine.errors import BadWire
from undercroft.engine.record import (
    Action,
    Event,
    Reader,
    Record,
    Step,
    as_int,
    as_length,
    as_list,
    as_str,
    read,
)
from undercroft.engine.state import State


@mypyc_attr(acyclic=True)
class Walker(Record):
    """One who crosses; `at` counts stones from the shore."""

    __slots__ = ("at", "health", "seat")

    def __init__(self, seat: int, at: int, health: int) -> None:
        self.seat = seat
        self.at = at
        self.health = health

    def copy(self) -> Walker:
        return Walker(seat=self.seat, at=self.at, health=self.health)

    def fields(self) -> tuple[str, ...]:
        return ("seat", "at", "health")

    def to_wire(self) -> list[Any]:
        return ["Walker", self.seat, self.at, self.health]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Walker)
            and self.seat == other.seat
            and self.at == other.at
            and self.health == other.health
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class NewRound(Step):
    """A round begins: the lurker draws."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["NewRound"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NewRound)

    def __hash__(self) -> int:
        return hash("NewRound")


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
class Stride(Step):
    """The next stone of a walk that leads to this one."""

    __slots__ = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def fields(self) -> tuple[str, ...]:
        return ("seat", "to")

    def to_wire(self) -> list[Any]:
        return ["Stride", self.seat, self.to]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stride) and self.seat == other.seat and self.to == other.to

    def __hash__(self) -> int:
        return hash(("Stride", self.seat, self.to))


@mypyc_attr(acyclic=True)
class Walk(Action):
    """Walk as far as this stone."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        self.to = to

    def fields(self) -> tuple[str, ...]:
        return ("to",)

    def to_wire(self) -> list[Any]:
        return ["Walk", self.to]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walk) and self.to == other.to

    def __hash__(self) -> int:
        return hash(("Walk", self.to))


@mypyc_attr(acyclic=True)
class Strike(Action):
    """Play a card on whoever walks by."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Strike", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Strike) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Strike", self.card))


@mypyc_attr(acyclic=True)
class Strode(Event):
    """A walker took a stride."""

    __slots__ = ("at", "seat")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def fields(self) -> tuple[str, ...]:
        return ("seat", "at")

    def to_wire(self) -> list[Any]:
        return ["Strode", self.seat, self.at]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Strode) and self.seat == other.seat and self.at == other.at

    def __hash__(self) -> int:
        return hash(("Strode", self.seat, self.at))


@mypyc_attr(acyclic=True)
class Struck(Event):
    """The lurker played a card."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("seat", "card")

    def to_wire(self) -> list[Any]:
        return ["Struck", self.seat, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struck) and self.seat == other.seat and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Struck", self.seat, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Drew(Event):
    """The lurker drew a card: the lurker alone learns which."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Drew", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drew) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Drew", self.card))


@mypyc_attr(acyclic=True)
class Crossing(State):
    """Where everybody is, and what the lurker holds."""

    __slots__ = ("deck", "hand", "round", "spent", "walkers")

    def __init__(
        self,
        agenda: list[Step],
        chance: Chance,
        over: str,
        walkers: list[Walker],
        deck: list[str],
        hand: list[str],
        spent: list[str],
        round: int,
    ) -> None:
        super().__init__(agenda, chance, over)
        self.walkers = walkers
        self.deck = deck
        self.hand = hand
        self.spent = spent
        self.round = round

    def copy(self) -> Crossing:
        return Crossing(
            agenda=self.agenda.copy(),
            chance=self.chance.copy(),
            over=self.over,
            walkers=[item.copy() for item in self.walkers],
            deck=self.deck.copy(),
            hand=self.hand.copy(),
            spent=self.spent.copy(),
            round=self.round,
        )

    def fields(self) -> tuple[str, ...]:
        return ("agenda", "chance", "over", "walkers", "deck", "hand", "spent", "round")

    def to_wire(self) -> list[Any]:
        return [
            "Crossing",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            [item.to_wire() for item in self.walkers],
            self.deck.copy(),
            self.hand.copy(),
            self.spent.copy(),
            self.round,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Crossing)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.walkers == other.walkers
            and self.deck == other.deck
            and self.hand == other.hand
            and self.spent == other.spent
            and self.round == other.round
        )

    __hash__ = None  # type: ignore[assignment]


# What has no fields and never changes is made once.
NEW_ROUND: Final = NewRound()


def walker_from(wire: list[Any]) -> Walker:
    """Read a Walker."""
    as_length(wire, 3)
    return Walker(seat=as_int(wire[1]), at=as_int(wire[2]), health=as_int(wire[3]))


def new_round_from(wire: list[Any]) -> NewRound:
    """Read a NewRound."""
    as_length(wire, 0)
    return NEW_ROUND


def turn_from(wire: list[Any]) -> Turn:
    """Read a Turn."""
    as_length(wire, 1)
    return Turn(seat=as_int(wire[1]))


def stride_from(wire: list[Any]) -> Stride:
    """Read a Stride."""
    as_length(wire, 2)
    return Stride(seat=as_int(wire[1]), to=as_int(wire[2]))


def walk_from(wire: list[Any]) -> Walk:
    """Read a Walk."""
    as_length(wire, 1)
    return Walk(to=as_int(wire[1]))


def strike_from(wire: list[Any]) -> Strike:
    """Read a Strike."""
    as_length(wire, 1)
    return Strike(card=as_str(wire[1]))


def strode_from(wire: list[Any]) -> Strode:
    """Read a Strode."""
    as_length(wire, 2)
    return Strode(seat=as_int(wire[1]), at=as_int(wire[2]))


def struck_from(wire: list[Any]) -> Struck:
    """Read a Struck."""
    as_length(wire, 2)
    return Struck(seat=as_int(wire[1]), card=as_str(wire[2]))


def drew_from(wire: list[Any]) -> Drew:
    """Read a Drew."""
    as_length(wire, 1)
    return Drew(card=as_str(wire[1]))


def crossing_from(wire: list[Any]) -> Crossing:
    """Read a Crossing."""
    as_length(wire, 8)
    return Crossing(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        walkers=[walker_from(as_list(item)) for item in as_list(wire[4])],
        deck=[as_str(item) for item in as_list(wire[5])],
        hand=[as_str(item) for item in as_list(wire[6])],
        spent=[as_str(item) for item in as_list(wire[7])],
        round=as_int(wire[8]),
    )


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Walker": walker_from,
    "NewRound": new_round_from,
    "Turn": turn_from,
    "Stride": stride_from,
    "Walk": walk_from,
    "Strike": strike_from,
    "Strode": strode_from,
    "Struck": struck_from,
    "Drew": drew_from,
    "Crossing": crossing_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
