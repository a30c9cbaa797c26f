"""Who sits where: people by their keys, bots by their strength. Of keys and invitations only hashes are kept."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

import msgspec

from undercroft.server import wire

NOBODY: Final = -1


def new_key() -> str:
    """A key or an invitation: 192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(key: str) -> bytes:
    """What is kept of a key. It is long and random, so that one quick hash is enough."""
    return blake2b(key.encode(), digest_size=32, person=b"undercroft-key").digest()


# Letters that are counted as such and look like nothing.
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def tidy(words: str) -> str:
    """A name or a line without what cannot be seen: nobody shall look like another, or turn a line around."""
    seen = [letter if letter.isprintable() and letter not in BLANKS else " " * letter.isspace() for letter in words]
    return " ".join("".join(seen).split())


class Person(msgspec.Struct):
    """Someone with a key to a table, or someone still expected (no key yet, but an invitation)."""

    number: int
    name: str = ""
    seats: list[int] = []
    host: bool = False
    key: bytes = b""
    invite: bytes = b""

    def shown_number(self) -> int:
        """The number others know this person by; onlookers have none."""
        return self.number if self.seats else NOBODY


class Seating(msgspec.Struct):
    """The seats of a table: which bot plays which, for good or for a while, how fast, and the names at them."""

    bots: dict[int, str] = {}
    names: dict[int, str] = {}
    pace: str = "normal"  # of the bots


def seats_taken(people: list[Person], seating: Seating) -> int:
    """How many seats there are: each is somebody's, or a bot's."""
    return 1 + max([*seating.bots, *[seat for person in people for seat in person.seats]], default=NOBODY)


class People:
    """Everyone at one table."""

    def __init__(self, seats: int, people: list[Person], seating: Seating) -> None:
        self.seats = seats
        self.people = {person.number: person for person in people}
        self.bots = dict(seating.bots)
        self.names = dict(seating.names)
        self.pace = seating.pace
        self.here: set[int] = set()  # the numbers of those who are connected now
        self._owners: list[Person | None] = []
        self.settle()

    def settle(self) -> None:
        """Look anew who sits where: to be done whenever seats have changed hands."""
        self._owners = [None] * self.seats
        for person in self.people.values():
            for seat in person.seats:
                # Where one looks back at a game there may have been fewer seats than now.
                if seat < self.seats:
                    self._owners[seat] = person

    def seating(self) -> Seating:
        """What is kept of the seats beside the people."""
        return Seating(dict(self.bots), dict(self.names), self.pace)

    # -- finding -----------------------------------------------------------------------------------------

    def owner(self, seat: int) -> Person | None:
        """The person the seat belongs to; nobody: a bot's own."""
        return self._owners[seat] if 0 <= seat < self.seats else None

    def is_played(self, seat: int) -> bool:
        """Whether a person plays this seat now: one who has come, and for whom no bot stands in."""
        return self.played_by(seat) >= 0

    def played_by(self, seat: int) -> int:
        """The number of the person who plays this seat now; -1: a bot, or nobody yet."""
        if seat in self.bots:
            return NOBODY
        owner = self.owner(seat)
        return owner.number if owner is not None and owner.key else NOBODY

    def host(self) -> Person | None:
        """The host."""
        return next((person for person in self.people.values() if person.host), None)

    def next_number(self) -> int:
        """A number no one at this table has had: they are kept in the order of coming."""
        return max(self.people, default=NOBODY) + 1

    # -- telling -----------------------------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        """The name at a seat; empty if nobody gave one."""
        owner = self.owner(seat)
        return self.names.get(seat, "") or ("" if owner is None else owner.name)

    def sitters(self) -> list[wire.Sitter]:
        """Who sits where, for everyone to see."""
        found: list[wire.Sitter] = []
        for seat in range(self.seats):
            owner = self.owner(seat)
            bot = self.bots.get(seat, "")
            if owner is None:
                found.append(wire.Sitter(seat, "bot", self.names.get(seat, ""), bot, True, False, NOBODY))
            elif not owner.key:
                found.append(wire.Sitter(seat, "open", self.name_of(seat), bot, False, False, NOBODY))
            else:
                here = owner.number in self.here
                found.append(wire.Sitter(seat, "person", self.name_of(seat), bot, here, owner.host, owner.number))
        return found


def by_key(people: list[Person], key: str) -> Person | None:
    """The person whose key this is. Everyone is looked at, so that the time taken does not tell how near one came."""
    wanted = hashed(key)
    found: Person | None = None
    for person in people:
        if person.key and compare_digest(person.key, wanted):
            found = person
    return found


def by_invite(people: list[Person], invite: str) -> Person | None:
    """The person expected with this invitation."""
    wanted = hashed(invite)
    found: Person | None = None
    for person in people:
        if person.invite and compare_digest(person.invite, wanted):
            found = person
    return found
