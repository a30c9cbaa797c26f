"""Chance: seeded streams that live in the state and nowhere else.

A stream is a keyed hash in counter mode, so that it is the same on every machine, copies by reference, and
no player can work out the next die from the dice seen so far. Setup, decks and dice are separate streams:
an extra roll does not change which card is drawn next.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.errors import BadWire, NotPossible
from undercroft.engine.record import Record, as_int, as_length, as_list, as_str

BLOCK: Final = 64


@mypyc_attr(acyclic=True)
class Stream(Record):
    """One stream of chance; `script` holds results that will be given out before the seeded ones."""

    __slots__ = ("block", "key", "script", "trace", "used")

    def __init__(self, key: str, used: int = 0, script: list[int] | None = None) -> None:
        self.key = key
        self.used = used
        self.script: list[int] = [] if script is None else script
        self.block = b""  # the hashed block that `used` points into; derived, so not on the wire
        self.trace: list[int] | None = None  # when a list, every result is noted there for the history

    def below(self, sides: int) -> int:
        """A whole number from 0 up to, not including, `sides`."""
        if self.script:
            value = self.script.pop(0)
            if not 0 <= value < sides:
                raise NotPossible(f"a scripted {value} does not fit a draw of {sides}")
        elif sides > 256:
            value = self._below_many(sides)
        else:
            fair = 256 - 256 % sides
            value = self._byte()
            while value >= fair:
                value = self._byte()
            value %= sides
        trace = self.trace
        if trace is not None:
            trace.append(value)
        return value

    def _below_many(self, sides: int) -> int:
        """The same for more sides than a byte has values: as many bytes as it takes, what is beyond drawn again."""
        span = 256
        while span < sides:
            span *= 256
        fair = span - span % sides
        while True:
            value = 0
            reached = 1
            while reached < span:
                value = value * 256 + self._byte()
                reached *= 256
            if value < fair:
                return value % sides

    def _byte(self) -> int:
        place = self.used % BLOCK
        if place == 0 or not self.block:
            count = (self.used // BLOCK).to_bytes(8, "big")
            self.block = blake2b(count, key=bytes.fromhex(self.key), digest_size=BLOCK).digest()
        self.used += 1
        return self.block[place]

    def shuffle(self, cards: list[str]) -> None:
        """Put the cards in a random order, in place."""
        last = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def pick(self, cards: list[str]) -> str:
        """One of the cards at random."""
        return cards[self.below(len(cards))]

    def copy(self) -> Stream:
        """A stream that goes on exactly as this one would."""
        twin = Stream(self.key, self.used, self.script.copy())
        twin.block = self.block
        return twin

    def fields(self) -> tuple[str, ...]:
        return ("key", "used", "script")

    def to_wire(self) -> list[Any]:
        return ["Stream", self.key, self.used, self.script.copy()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Stream)
            and self.key == other.key
            and self.used == other.used
            and self.script == other.script
        )

    __hash__ = None  # type: ignore[assignment]


def stream_from(wire: list[Any]) -> Stream:
    """Read a stream."""
    as_length(wire, 3)
    key = as_str(wire[1])
    try:
        short = len(bytes.fromhex(key)) != 32
    except ValueError:
        short = True
    if short:
        raise BadWire("a stream's key is 64 hexadecimal digits")
    return Stream(key, as_int(wire[2]), [as_int(value) for value in as_list(wire[3])])


@mypyc_attr(acyclic=True)
class Chance(Record):
    """The three streams of a game."""

    __slots__ = ("decks", "dice", "setup")

    def __init__(self, setup: Stream, decks: Stream, dice: Stream) -> None:
        self.setup = setup
        self.decks = decks
        self.dice = dice

    def copy(self) -> Chance:
        """Chance that goes on exactly as this would."""
        return Chance(self.setup.copy(), self.decks.copy(), self.dice.copy())

    def stream(self, name: str) -> Stream:
        """A stream by name."""
        if name == "setup":
            return self.setup
        if name == "decks":
            return self.decks
        if name == "dice":
            return self.dice
        raise NotPossible(f"there is no stream called {name!r}: setup, decks, dice")

    def listen(self, trace: list[int] | None) -> None:
        """Note every result of every stream in that list from now on (or in none)."""
        self.setup.trace = trace
        self.decks.trace = trace
        self.dice.trace = trace

    def fields(self) -> tuple[str, ...]:
        return ("setup", "decks", "dice")

    def to_wire(self) -> list[Any]:
        return ["Chance", self.setup.to_wire(), self.decks.to_wire(), self.dice.to_wire()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Chance)
            and self.setup == other.setup
            and self.decks == other.decks
            and self.dice == other.dice
        )

    __hash__ = None  # type: ignore[assignment]


def chance_from(wire: object) -> Chance:
    """Read the streams of a game."""
    fields = as_length(as_list(wire), 3)
    return Chance(stream_from(fields[1]), stream_from(fields[2]), stream_from(fields[3]))


def stream_key(seed: str, name: str) -> str:
    """The key of a stream, from the seed of the game and the stream's name."""
    return blake2b(f"{name}:{seed}".encode(), digest_size=32).hexdigest()


def seeded(seed: str) -> Chance:
    """The chance of a game that starts from this seed."""
    return Chance(
        Stream(stream_key(seed, "setup")), Stream(stream_key(seed, "decks")), Stream(stream_key(seed, "dice"))
    )
