"""What is on the table, what comes next, what one may do, what happened.

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
class NewRound(Step):
    """A round begins."""

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
    """One seat's turn."""

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
    """Go a step, and be sure of it."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Walk"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walk)

    def __hash__(self) -> int:
        return hash("Walk")


@mypyc_attr(acyclic=True)
class Run(Action):
    """Go further, if the die allows."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Run"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Run)

    def __hash__(self) -> int:
        return hash("Run")


@mypyc_attr(acyclic=True)
class Walked(Event):
    """Somebody went so many steps."""

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
class Stumbled(Event):
    """Somebody ran and got nowhere; what the die showed."""

    __slots__ = ("seat", "shown")

    def __init__(self, seat: int, shown: int) -> None:
        self.seat = seat
        self.shown = shown

    def fields(self) -> tuple[str, ...]:
        return ("seat", "shown")

    def to_wire(self) -> list[Any]:
        return ["Stumbled", self.seat, self.shown]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stumbled) and self.seat == other.seat and self.shown == other.shown

    def __hash__(self) -> int:
        return hash(("Stumbled", self.seat, self.shown))


@mypyc_attr(acyclic=True)
class March(State):
    """A party on its way: the round, the steps taken by all together, and how many it needs."""

    __slots__ = ("goal", "round", "steps")

    def __init__(self, agenda: list[Step], chance: Chance, over: str, round: int, steps: int, goal: int) -> None:
        super().__init__(agenda, chance, over)
        self.round = round
        self.steps = steps
        self.goal = goal

    def copy(self) -> March:
        return March(
            agenda=self.agenda.copy(),
            chance=self.chance.copy(),
            over=self.over,
            round=self.round,
            steps=self.steps,
            goal=self.goal,
        )

    def fields(self) -> tuple[str, ...]:
        return ("agenda", "chance", "over", "round", "steps", "goal")

    def to_wire(self) -> list[Any]:
        return [
            "March",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            self.round,
            self.steps,
            self.goal,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, March)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.round == other.round
            and self.steps == other.steps
            and self.goal == other.goal
        )

    __hash__ = None  # type: ignore[assignment]


# What has no fields and never changes is made once.
NEW_ROUND: Final = NewRound()
WALK: Final = Walk()
RUN: Final = Run()


def new_round_from(wire: list[Any]) -> NewRound:
    """Read a NewRound."""
    as_length(wire, 0)
    return NEW_ROUND


def turn_from(wire: list[Any]) -> Turn:
    """Read a Turn."""
    as_length(wire, 1)
    return Turn(seat=as_int(wire[1]))


def walk_from(wire: list[Any]) -> Walk:
    """Read a Walk."""
    as_length(wire, 0)
    return WALK


def run_from(wire: list[Any]) -> Run:
    """Read a Run."""
    as_length(wire, 0)
    return RUN


def walked_from(wire: list[Any]) -> Walked:
    """Read a Walked."""
    as_length(wire, 2)
    return Walked(seat=as_int(wire[1]), steps=as_int(wire[2]))


def stumbled_from(wire: list[Any]) -> Stumbled:
    """Read a Stumbled."""
    as_length(wire, 2)
    return Stumbled(seat=as_int(wire[1]), shown=as_int(wire[2]))


def march_from(wire: list[Any]) -> March:
    """Read a March."""
    as_length(wire, 6)
    return March(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        round=as_int(wire[4]),
        steps=as_int(wire[5]),
        goal=as_int(wire[6]),
    )


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "NewRound": new_round_from,
    "Turn": turn_from,
    "Walk": walk_from,
    "Run": run_from,
    "Walked": walked_from,
    "Stumbled": stumbled_from,
    "March": march_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
