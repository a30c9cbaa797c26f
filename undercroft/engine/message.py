"""A sentence before it has a language: a message id and its arguments.

Rules and games never build sentences; they name one. An argument that is itself a name (an item, a prisoner) is a
message too, and is put into words in the same language.
"""

from __future__ import annotations

import re
from typing import Final


class Message:
    """A message by its id (`event-lost`, `character-abbot.the`), with what it needs; no id: nothing to say."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: Arg) -> None:
        self.id = id
        self.args = args

    def __repr__(self) -> str:
        inside = "".join([f", {name}={value!r}" for name, value in self.args.items()])
        return f"Message({self.id!r}{inside})"

    def brief(self) -> str:
        """The same in the fewest words, for a `repr` of something else."""
        inside = [f"{name}={value.id if isinstance(value, Message) else value}" for name, value in self.args.items()]
        return " ".join([self.id, *inside])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)


class Several:
    """Some things to be told in one breath: `this, this and that`, or `how` = "or": `this, this or that`."""

    __slots__ = ("how", "of")

    def __init__(self, of: list[Arg], how: str = "and") -> None:
        self.of = of
        self.how = how

    def __repr__(self) -> str:
        return f"Several({self.of!r}, {self.how!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Several) and self.how == other.how and self.of == other.of

    def __hash__(self) -> int:
        return len(self.of)


Arg = str | int | Message | Several

SILENT: Final = Message("")


def capital(said: str) -> str:
    """The first letter as at the beginning of a sentence."""
    return said[:1].upper() + said[1:]


def kebab(name: str) -> str:
    """`PickUp` as it stands in message ids: `pick-up`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
