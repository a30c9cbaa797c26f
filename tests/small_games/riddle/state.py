"""Numbers that players hide from each other.

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
    """A seat hides a number."""

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
class Hide(Action):
    """Hide this number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("number",)

    def to_wire(self) -> list[Any]:
        return ["Hide", self.number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hide) and self.number == other.number

    def __hash__(self) -> int:
        return hash(("Hide", self.number))


@mypyc_attr(acyclic=True)
class Hidden(Event):
    """Somebody has hidden a number."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def to_wire(self) -> list[Any]:
        return ["Hidden", self.seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("Hidden", self.seat))


@mypyc_attr(acyclic=True)
class Riddle(State):
    """Numbers in hands."""

    __slots__ = ("hidden",)

    def __init__(self, agenda: list[Step], chance: Chance, over: str, hidden: list[int]) -> None:
        super().__init__(agenda, chance, over)
        self.hidden = hidden

    def copy(self) -> Riddle:
        return Riddle(agenda=self.agenda.copy(), chance=self.chance.copy(), over=self.over, hidden=self.hidden.copy())

    def fields(self) -> tuple[str, ...]:
        return ("agenda", "chance", "over", "hidden")

    def to_wire(self) -> list[Any]:
        return [
            "Riddle",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            self.hidden.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Riddle)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.hidden == other.hidden
        )

    __hash__ = None  # type: ignore[assignment]


def turn_from(wire: list[Any]) -> Turn:
    """Read a Turn."""
    as_length(wire, 1)
    return Turn(seat=as_int(wire[1]))


def hide_from(wire: list[Any]) -> Hide:
    """Read a Hide."""
    as_length(wire, 1)
    return Hide(number=as_int(wire[1]))


def hidden_from(wire: list[Any]) -> Hidden:
    """Read a Hidden."""
    as_length(wire, 1)
    return Hidden(seat=as_int(wire[1]))


def riddle_from(wire: list[Any]) -> Riddle:
    """Read a Riddle."""
    as_length(wire, 4)
    return Riddle(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        hidden=[as_int(item) for item in as_list(wire[4])],
    )


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Turn": turn_from,
    "Hide": hide_from,
    "Hidden": hidden_from,
    "Riddle": riddle_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
