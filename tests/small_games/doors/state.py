"""A corridor of doors: what is on the table, what comes next, what one may do, what happened.

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
    """One seat's turn before the door ahead."""

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
class Listen(Action):
    """Put an ear to the door."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Listen"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listen)

    def __hash__(self) -> int:
        return hash("Listen")


@mypyc_attr(acyclic=True)
class Force(Action):
    """Throw yourself against it: a die decides."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Force"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Force)

    def __hash__(self) -> int:
        return hash("Force")


@mypyc_attr(acyclic=True)
class Burn(Action):
    """Burn it down: sure, and dear."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Burn"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Burn)

    def __hash__(self) -> int:
        return hash("Burn")


@mypyc_attr(acyclic=True)
class Heard(Event):
    """What somebody learned of the door ahead; told to that seat alone."""

    __slots__ = ("door", "seat")

    def __init__(self, seat: int, door: str) -> None:
        self.seat = seat
        self.door = door

    def fields(self) -> tuple[str, ...]:
        return ("seat", "door")

    def to_wire(self) -> list[Any]:
        return ["Heard", self.seat, self.door]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heard) and self.seat == other.seat and self.door == other.door

    def __hash__(self) -> int:
        return hash(("Heard", self.seat, self.door))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Listened(Event):
    """That somebody listened; told to everyone."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def to_wire(self) -> list[Any]:
        return ["Listened", self.seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listened) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("Listened", self.seat))


@mypyc_attr(acyclic=True)
class Bounced(Event):
    """Somebody threw themselves against the door in vain."""

    __slots__ = ("seat", "shown")

    def __init__(self, seat: int, shown: int) -> None:
        self.seat = seat
        self.shown = shown

    def fields(self) -> tuple[str, ...]:
        return ("seat", "shown")

    def to_wire(self) -> list[Any]:
        return ["Bounced", self.seat, self.shown]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bounced) and self.seat == other.seat and self.shown == other.shown

    def __hash__(self) -> int:
        return hash(("Bounced", self.seat, self.shown))


@mypyc_attr(acyclic=True)
class Opened(Event):
    """A door is open."""

    __slots__ = ("door", "seat")

    def __init__(self, seat: int, door: str) -> None:
        self.seat = seat
        self.door = door

    def fields(self) -> tuple[str, ...]:
        return ("seat", "door")

    def to_wire(self) -> list[Any]:
        return ["Opened", self.seat, self.door]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opened) and self.seat == other.seat and self.door == other.door

    def __hash__(self) -> int:
        return hash(("Opened", self.seat, self.door))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Corridor(State):
    """How many play, the doors still shut (the last one is ahead), those open, the candles left.

    Of the door ahead: `listeners` are the seats that know it, `bounced` the highest roll that was not enough for it."""

    __slots__ = ("bounced", "candles", "doors", "listeners", "open", "seats")

    def __init__(
        self,
        agenda: list[Step],
        chance: Chance,
        over: str,
        seats: int,
        doors: list[str],
        open: list[str],
        candles: int,
        listeners: list[int],
        bounced: int,
    ) -> None:
        super().__init__(agenda, chance, over)
        self.seats = seats
        self.doors = doors
        self.open = open
        self.candles = candles
        self.listeners = listeners
        self.bounced = bounced

    def copy(self) -> Corridor:
        return Corridor(
            agenda=self.agenda.copy(),
            chance=self.chance.copy(),
            over=self.over,
            seats=self.seats,
            doors=self.doors.copy(),
            open=self.open.copy(),
            candles=self.candles,
            listeners=self.listeners.copy(),
            bounced=self.bounced,
        )

    def fields(self) -> tuple[str, ...]:
        return ("agenda", "chance", "over", "seats", "doors", "open", "candles", "listeners", "bounced")

    def to_wire(self) -> list[Any]:
        return [
            "Corridor",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            self.seats,
            self.doors.copy(),
            self.open.copy(),
            self.candles,
            self.listeners.copy(),
            self.bounced,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Corridor)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.seats == other.seats
            and self.doors == other.doors
            and self.open == other.open
            and self.candles == other.candles
            and self.listeners == other.listeners
            and self.bounced == other.bounced
        )

    __hash__ = None  # type: ignore[assignment]


# What has no fields and never changes is made once.
LISTEN: Final = Listen()
FORCE: Final = Force()
BURN: Final = Burn()


def turn_from(wire: list[Any]) -> Turn:
    """Read a Turn."""
    as_length(wire, 1)
    return Turn(seat=as_int(wire[1]))


def listen_from(wire: list[Any]) -> Listen:
    """Read a Listen."""
    as_length(wire, 0)
    return LISTEN


def force_from(wire: list[Any]) -> Force:
    """Read a Force."""
    as_length(wire, 0)
    return FORCE


def burn_from(wire: list[Any]) -> Burn:
    """Read a Burn."""
    as_length(wire, 0)
    return BURN


def heard_from(wire: list[Any]) -> Heard:
    """Read a Heard."""
    as_length(wire, 2)
    return Heard(seat=as_int(wire[1]), door=as_str(wire[2]))


def listened_from(wire: list[Any]) -> Listened:
    """Read a Listened."""
    as_length(wire, 1)
    return Listened(seat=as_int(wire[1]))


def bounced_from(wire: list[Any]) -> Bounced:
    """Read a Bounced."""
    as_length(wire, 2)
    return Bounced(seat=as_int(wire[1]), shown=as_int(wire[2]))


def opened_from(wire: list[Any]) -> Opened:
    """Read an Opened."""
    as_length(wire, 2)
    return Opened(seat=as_int(wire[1]), door=as_str(wire[2]))


def corridor_from(wire: list[Any]) -> Corridor:
    """Read a Corridor."""
    as_length(wire, 9)
    return Corridor(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        seats=as_int(wire[4]),
        doors=[as_str(item) for item in as_list(wire[5])],
        open=[as_str(item) for item in as_list(wire[6])],
        candles=as_int(wire[7]),
        listeners=[as_int(item) for item in as_list(wire[8])],
        bounced=as_int(wire[9]),
    )


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Turn": turn_from,
    "Listen": listen_from,
    "Force": force_from,
    "Burn": burn_from,
    "Heard": heard_from,
    "Listened": listened_from,
    "Bounced": bounced_from,
    "Opened": opened_from,
    "Corridor": corridor_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
