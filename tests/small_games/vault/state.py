"""The vault: its rooms, those who go through them, and what the warden holds.

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
class Thief(Record):
    """One who steals; `room` counts from the door, `loot` is what was found."""

    __slots__ = ("health", "loot", "room", "seat")

    def __init__(self, seat: int, room: int, health: int, loot: int) -> None:
        self.seat = seat
        self.room = room
        self.health = health
        self.loot = loot

    def copy(self) -> Thief:
        return Thief(seat=self.seat, room=self.room, health=self.health, loot=self.loot)

    def fields(self) -> tuple[str, ...]:
        return ("seat", "room", "health", "loot")

    def to_wire(self) -> list[Any]:
        return ["Thief", self.seat, self.room, self.health, self.loot]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Thief)
            and self.seat == other.seat
            and self.room == other.room
            and self.health == other.health
            and self.loot == other.loot
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class NewRound(Step):
    """A round begins: everyone makes up their mind in secret."""

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
class ThiefActs(Step):
    """One thief's turn, with so many actions left."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("seat", "left")

    def to_wire(self) -> list[Any]:
        return ["ThiefActs", self.seat, self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ThiefActs) and self.seat == other.seat and self.left == other.left

    def __hash__(self) -> int:
        return hash(("ThiefActs", self.seat, self.left))


@mypyc_attr(acyclic=True)
class Pace(Action):
    """Go about it in this way."""

    __slots__ = ("how",)

    def __init__(self, how: str) -> None:
        self.how = how

    def fields(self) -> tuple[str, ...]:
        return ("how",)

    def to_wire(self) -> list[Any]:
        return ["Pace", self.how]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pace) and self.how == other.how

    def __hash__(self) -> int:
        return hash(("Pace", self.how))


@mypyc_attr(acyclic=True)
class Advance(Action):
    """Go one room deeper."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Advance"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Advance)

    def __hash__(self) -> int:
        return hash("Advance")


@mypyc_attr(acyclic=True)
class Search(Action):
    """Look for something worth taking."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Search"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Search)

    def __hash__(self) -> int:
        return hash("Search")


@mypyc_attr(acyclic=True)
class Spring(Action):
    """Play a card on whoever is there."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Spring", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spring) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Spring", self.card))


@mypyc_attr(acyclic=True)
class Met(Event):
    """What the warden listened for, and how each thief went."""

    __slots__ = ("listened", "paces")

    def __init__(self, listened: str, paces: list[str]) -> None:
        self.listened = listened
        self.paces = paces

    def fields(self) -> tuple[str, ...]:
        return ("listened", "paces")

    def to_wire(self) -> list[Any]:
        return ["Met", self.listened, self.paces.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Met) and self.listened == other.listened and self.paces == other.paces

    __hash__ = None  # type: ignore[assignment]

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Advanced(Event):
    """A thief went a room deeper."""

    __slots__ = ("room", "seat")

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def fields(self) -> tuple[str, ...]:
        return ("seat", "room")

    def to_wire(self) -> list[Any]:
        return ["Advanced", self.seat, self.room]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Advanced) and self.seat == other.seat and self.room == other.room

    def __hash__(self) -> int:
        return hash(("Advanced", self.seat, self.room))


@mypyc_attr(acyclic=True)
class Found(Event):
    """A thief searched, and found so much."""

    __slots__ = ("loot", "seat")

    def __init__(self, seat: int, loot: int) -> None:
        self.seat = seat
        self.loot = loot

    def fields(self) -> tuple[str, ...]:
        return ("seat", "loot")

    def to_wire(self) -> list[Any]:
        return ["Found", self.seat, self.loot]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Found) and self.seat == other.seat and self.loot == other.loot

    def __hash__(self) -> int:
        return hash(("Found", self.seat, self.loot))


@mypyc_attr(acyclic=True)
class Hurt(Event):
    """A thief lost health."""

    __slots__ = ("health", "seat")

    def __init__(self, seat: int, health: int) -> None:
        self.seat = seat
        self.health = health

    def fields(self) -> tuple[str, ...]:
        return ("seat", "health")

    def to_wire(self) -> list[Any]:
        return ["Hurt", self.seat, self.health]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hurt) and self.seat == other.seat and self.health == other.health

    def __hash__(self) -> int:
        return hash(("Hurt", self.seat, self.health))


@mypyc_attr(acyclic=True)
class Sprung(Event):
    """The warden played a card."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("seat", "card")

    def to_wire(self) -> list[Any]:
        return ["Sprung", self.seat, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sprung) and self.seat == other.seat and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Sprung", self.seat, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Drew(Event):
    """The warden drew a card: the warden alone learns which."""

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
class Vault(State):
    """Where everybody is, whose turn it is, and what the warden holds."""

    __slots__ = ("acting", "deck", "hand", "round", "spent", "thieves")

    def __init__(
        self,
        agenda: list[Step],
        chance: Chance,
        over: str,
        thieves: list[Thief],
        deck: list[str],
        hand: list[str],
        spent: list[str],
        round: int,
        acting: int,
    ) -> None:
        super().__init__(agenda, chance, over)
        self.thieves = thieves
        self.deck = deck
        self.hand = hand
        self.spent = spent
        self.round = round
        self.acting = acting

    def copy(self) -> Vault:
        return Vault(
            agenda=self.agenda.copy(),
            chance=self.chance.copy(),
            over=self.over,
            thieves=[item.copy() for item in self.thieves],
            deck=self.deck.copy(),
            hand=self.hand.copy(),
            spent=self.spent.copy(),
            round=self.round,
            acting=self.acting,
        )

    def fields(self) -> tuple[str, ...]:
        return ("agenda", "chance", "over", "thieves", "deck", "hand", "spent", "round", "acting")

    def to_wire(self) -> list[Any]:
        return [
            "Vault",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            [item.to_wire() for item in self.thieves],
            self.deck.copy(),
            self.hand.copy(),
            self.spent.copy(),
            self.round,
            self.acting,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Vault)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.thieves == other.thieves
            and self.deck == other.deck
            and self.hand == other.hand
            and self.spent == other.spent
            and self.round == other.round
            and self.acting == other.acting
        )

    __hash__ = None  # type: ignore[assignment]


# What has no fields and never changes is made once.
NEW_ROUND: Final = NewRound()
ADVANCE: Final = Advance()
SEARCH: Final = Search()


def thief_from(wire: list[Any]) -> Thief:
    """Read a Thief."""
    as_length(wire, 4)
    return Thief(seat=as_int(wire[1]), room=as_int(wire[2]), health=as_int(wire[3]), loot=as_int(wire[4]))


def new_round_from(wire: list[Any]) -> NewRound:
    """Read a NewRound."""
    as_length(wire, 0)
    return NEW_ROUND


def thief_acts_from(wire: list[Any]) -> ThiefActs:
    """Read a ThiefActs."""
    as_length(wire, 2)
    return ThiefActs(seat=as_int(wire[1]), left=as_int(wire[2]))


def pace_from(wire: list[Any]) -> Pace:
    """Read a Pace."""
    as_length(wire, 1)
    return Pace(how=as_str(wire[1]))


def advance_from(wire: list[Any]) -> Advance:
    """Read an Advance."""
    as_length(wire, 0)
    return ADVANCE


def search_from(wire: list[Any]) -> Search:
    """Read a Search."""
    as_length(wire, 0)
    return SEARCH


def spring_from(wire: list[Any]) -> Spring:
    """Read a Spring."""
    as_length(wire, 1)
    return Spring(card=as_str(wire[1]))


def met_from(wire: list[Any]) -> Met:
    """Read a Met."""
    as_length(wire, 2)
    return Met(listened=as_str(wire[1]), paces=[as_str(item) for item in as_list(wire[2])])


def advanced_from(wire: list[Any]) -> Advanced:
    """Read an Advanced."""
    as_length(wire, 2)
    return Advanced(seat=as_int(wire[1]), room=as_int(wire[2]))


def found_from(wire: list[Any]) -> Found:
    """Read a Found."""
    as_length(wire, 2)
    return Found(seat=as_int(wire[1]), loot=as_int(wire[2]))


def hurt_from(wire: list[Any]) -> Hurt:
    """Read a Hurt."""
    as_length(wire, 2)
    return Hurt(seat=as_int(wire[1]), health=as_int(wire[2]))


def sprung_from(wire: list[Any]) -> Sprung:
    """Read a Sprung."""
    as_length(wire, 2)
    return Sprung(seat=as_int(wire[1]), card=as_str(wire[2]))


def drew_from(wire: list[Any]) -> Drew:
    """Read a Drew."""
    as_length(wire, 1)
    return Drew(card=as_str(wire[1]))


def vault_from(wire: list[Any]) -> Vault:
    """Read a Vault."""
    as_length(wire, 9)
    return Vault(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        thieves=[thief_from(as_list(item)) for item in as_list(wire[4])],
        deck=[as_str(item) for item in as_list(wire[5])],
        hand=[as_str(item) for item in as_list(wire[6])],
        spent=[as_str(item) for item in as_list(wire[7])],
        round=as_int(wire[8]),
        acting=as_int(wire[9]),
    )


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Thief": thief_from,
    "NewRound": new_round_from,
    "ThiefActs": thief_acts_from,
    "Pace": pace_from,
    "Advance": advance_from,
    "Search": search_from,
    "Spring": spring_from,
    "Met": met_from,
    "Advanced": advanced_from,
    "Found": found_from,
    "Hurt": hurt_from,
    "Sprung": sprung_from,
    "Drew": drew_from,
    "Vault": vault_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
