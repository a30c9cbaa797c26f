"""Plain typed data: what every state, step, action and event is made of.

Subclasses are written by ``undercroft.engine.forge`` from a game's ``schema.py``: it adds ``copy``,
``to_wire``, ``__eq__`` and a reader, so that nobody types a field twice and a compiled tree copies natively.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from undercroft.engine.errors import BadWire


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Record:
    """Data with a tag (its class's name, or an older one), fields, and a wire form ``[tag, field, field, ...]``."""

    __slots__ = ()

    def tag(self) -> str:
        """What it is called in saves and in the notation."""
        return type(self).__name__

    def fields(self) -> tuple[str, ...]:
        """The names of the fields, in wire order."""
        raise NotImplementedError

    def to_wire(self) -> list[Any]:
        """The record as lists, strings, numbers and bytes."""
        raise NotImplementedError

    def __repr__(self) -> str:
        values = self.to_wire_shallow()
        names = self.fields()
        inside = ", ".join([f"{names[i]}={values[i]!r}" for i in range(len(names))])
        return f"{self.tag()}({inside})"

    def to_wire_shallow(self) -> list[Any]:
        """The values of the fields as they are."""
        return [getattr(self, name) for name in self.fields()]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action(Record):
    """An option of a decision and the answer to it; never changed once made."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(Record):
    """Something that happened, for logs, animation and statistics; never changed once made."""

    __slots__ = ()

    def reveals(self) -> bool:
        """Whether this showed something that was hidden until now."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step(Record):
    """What comes next, on the agenda; never changed once made."""

    __slots__ = ()


Reader = Callable[[list[Any]], Record]


def read(wire: object, readers: dict[str, Reader]) -> Record:
    """The record that this wire form describes, by its tag."""
    fields = as_list(wire)
    if not fields or not isinstance(fields[0], str):
        raise BadWire("a record must begin with its tag")
    reader = readers.get(fields[0])
    if reader is None:
        raise BadWire(f"no record is called {fields[0]!r} here")
    return reader(fields)


def as_length(wire: list[Any], length: int) -> list[Any]:
    """The wire form, if it has so many fields after its tag."""
    if len(wire) != length + 1:
        raise BadWire(f"{wire[0]} has {length} fields, not {len(wire) - 1}")
    return wire


def as_int(value: object) -> int:
    """An int, and not a bool."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadWire(f"a whole number was expected, not {value!r:.40}")
    return value


def as_bool(value: object) -> bool:
    """A bool."""
    if not isinstance(value, bool):
        raise BadWire(f"true or false was expected, not {value!r:.40}")
    return value


def as_str(value: object) -> str:
    """A string."""
    if not isinstance(value, str):
        raise BadWire(f"a word was expected, not {value!r:.40}")
    return value


def as_list(value: object) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise BadWire(f"a list was expected, not {value!r:.40}")
    return value


def as_dict(value: object) -> dict[str, Any]:
    """A mapping whose keys are strings."""
    if not isinstance(value, dict):
        raise BadWire(f"a mapping was expected, not {value!r:.40}")
    for key in value:
        as_str(key)
    return value
