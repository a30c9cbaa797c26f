"""The doors, read from content/ and from the user's packs."""

from __future__ import annotations

import msgspec

from undercroft.engine.content import CardSet, find_packs, new_id


class Door(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door, and what a die must show to open it."""

    id: str
    strength: int


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one file may hold."""

    door: list[Door] = []


class Catalogue(CardSet[File]):
    """Every door by its id."""

    package = "small_games.doors"
    file = File

    def __init__(self) -> None:
        super().__init__()
        self.doors: dict[str, Door] = {}

    def add(self, file: str, cards: File) -> None:
        for door in cards.door:
            self.doors[new_id(file, door.id, self.doors)] = door

    def counts(self) -> dict[str, int]:
        return {"doors": len(self.doors)}


CARDS = Catalogue.load(find_packs("doors"))
