"""Upgrades: records written by an earlier release, made to fit this one.

A game lists, for each schema it has left behind, what changed on the way to the next. The same list serves every place
where a record is kept: checkpoints, entries, events, rows of a server's store (all in wire form) and transcripts and
positions (as text, with names of fields).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Added:
    """A record got a field, at a place counted from 0; older ones take this value."""

    __slots__ = ("at", "field", "tag", "value")

    def __init__(self, tag: str, field: str, at: int, value: Any) -> None:
        self.tag = tag
        self.field = field
        self.at = at
        self.value = value

    def apply(self, wire: list[Any]) -> list[Any]:
        """The wire form with the field in it."""
        if wire[0] != self.tag:
            return wire
        value = self.value.copy() if isinstance(self.value, list) else self.value
        return [*wire[: self.at + 1], value, *wire[self.at + 1 :]]

    def fields_before(self, tag: str, fields: list[str]) -> list[str]:
        """The names of the fields as they were before."""
        return [name for name in fields if name != self.field] if tag == self.tag else fields


class Removed:
    """A record lost the field that stood at this place, counted from 0."""

    __slots__ = ("at", "field", "tag")

    def __init__(self, tag: str, field: str, at: int) -> None:
        self.tag = tag
        self.field = field
        self.at = at

    def apply(self, wire: list[Any]) -> list[Any]:
        """The wire form without the field."""
        return wire if wire[0] != self.tag else wire[: self.at + 1] + wire[self.at + 2 :]

    def fields_before(self, tag: str, fields: list[str]) -> list[str]:
        """The names of the fields as they were before."""
        return [*fields[: self.at], self.field, *fields[self.at :]] if tag == self.tag else fields


class Retagged:
    """Records of this tag have another now."""

    __slots__ = ("new", "old")

    def __init__(self, old: str, new: str) -> None:
        self.old = old
        self.new = new

    def apply(self, wire: list[Any]) -> list[Any]:
        """The wire form under its new tag."""
        return [self.new, *wire[1:]] if wire[0] == self.old else wire

    def fields_before(self, tag: str, fields: list[str]) -> list[str]:
        """The names of the fields as they were before: the same."""
        return fields


class Reworked:
    """Whatever cannot be said otherwise: a function from the older wire form of a record to the newer.

    `fields` are the names the fields had before, for texts; none: they had the same names.
    """

    __slots__ = ("change", "fields", "tag")

    def __init__(self, tag: str, change: Callable[[list[Any]], list[Any]], fields: tuple[str, ...] = ()) -> None:
        self.tag = tag
        self.change = change
        self.fields = fields

    def apply(self, wire: list[Any]) -> list[Any]:
        """The wire form as it is now."""
        return self.change(wire) if wire[0] == self.tag else wire

    def fields_before(self, tag: str, fields: list[str]) -> list[str]:
        """The names of the fields as they were before."""
        return list(self.fields) if tag == self.tag and self.fields else fields


SchemaChange = Added | Removed | Retagged | Reworked
Upgrades = dict[int, list[SchemaChange]]  # by the schema that was left behind


def pending(upgrades: Upgrades, schema: int) -> list[SchemaChange]:
    """All that has changed since a schema, in order."""
    found: list[SchemaChange] = []
    for left in sorted(upgrades):
        if left >= schema:
            found.extend(upgrades[left])
    return found


def upgraded(wire: Any, changes: list[SchemaChange]) -> Any:
    """A wire form of an earlier release with all records in it, however deep, as they are now."""
    if not changes or not isinstance(wire, list):
        return wire
    fresh: list[Any] = [upgraded(part, changes) for part in wire]
    if fresh and isinstance(fresh[0], str):
        for change in changes:
            fresh = change.apply(fresh)
    return fresh


def tag_now(tag: str, changes: list[SchemaChange]) -> str:
    """What records of an older tag are called now."""
    for change in changes:
        if isinstance(change, Retagged) and change.old == tag:
            tag = change.new
    return tag


def fields_then(tag: str, fields: list[str], changes: list[SchemaChange]) -> list[str]:
    """The names the fields of a record had, from those they have now."""
    tags = [tag]
    for change in changes:
        tags.append(change.new if isinstance(change, Retagged) and change.old == tags[-1] else tags[-1])
    for place in range(len(changes) - 1, -1, -1):
        fields = changes[place].fields_before(tags[place], fields)
    return fields
