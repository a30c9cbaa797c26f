"""Every card by its id, laid flat for the rules (``flat.py``), with what must be worked out of it."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dark_souls import cards
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.flat import (
    Behaviour,
    CharacterSheet,
    EncounterSheet,
    FoeSheet,
    Gear,
    TileSheet,
    TrapSheet,
)
from undercroft.games.dark_souls.rules.nodes import ROOM, WALLS, along, node_at

COLOURS: Final = ("black", "blue", "orange")
FACES: Final[dict[str, list[int]]] = {
    "black": [0, 1, 1, 1, 2, 2],
    "blue": [1, 1, 2, 2, 2, 3],
    "orange": [1, 2, 2, 3, 3, 4],
    "dodge": [0, 0, 0, 1, 1, 1],
}
STATS: Final = ("strength", "dexterity", "intelligence", "faith")


class TileFace(TileSheet):
    """A face of a tile: its special nodes, doors, and what is basic (DS-NODE-02, DS-NODE-03)."""

    def __init__(self, card: cards.Tile) -> None:
        super().__init__(card)
        # The walls with a doorway, by how many quarters the tile is turned.
        self.walls: list[list[int]] = [[(WALLS.index(d) + turn) % 4 for d in self.doors] for turn in range(4)]
        self.first_spawn: int = node_at(*card.spawn_1)
        self.second_spawn: int = node_at(*card.spawn_2)
        self.first_terrain: int = node_at(*card.terrain_1)
        self.second_terrain: int = node_at(*card.terrain_2)
        special = [self.first_spawn, self.second_spawn, self.first_terrain, self.second_terrain]
        self.basic: list[int] = [node for node in range(ROOM) if node not in special]
        beside = [node for wall in self.doors for node in along(wall)]
        self.trapped: list[int] = [node for node in self.basic if node not in beside]
        self._entries: dict[str, list[int]] = {
            wall: [node for node in along(wall) if node in self.basic] for wall in WALLS
        }

    def entries(self, door: str) -> list[int]:
        """The nodes by a door (DS-NODE-04, DS-RULING-02)."""
        return self._entries[door].copy()


def dice_of(dice: Any) -> list[str]:
    """A number of dice as a list of colours."""
    return [colour for colour in COLOURS for _ in range(dice.get(colour, 0))]


KINDS: Final[dict[str, Gear]] = {id: Gear(card) for id, card in CARDS.equipment.items()}
GEAR: Final[dict[str, Gear]] = {copy: KINDS[card.id] for copy, card in CARDS.copies.items()}
SHEETS: Final[dict[str, FoeSheet]] = {
    **{id: FoeSheet(enemy) for id, enemy in CARDS.enemies.items()},
    **{id: FoeSheet(boss) for id, boss in CARDS.bosses.items()},
}
BEHAVIOURS: Final[dict[str, Behaviour]] = {
    behaviour.id: behaviour for sheet in SHEETS.values() for behaviour in sheet.behaviours
}
OWNERS: Final[dict[str, str]] = CARDS.owners  # the boss of a behaviour card
TILE_FACES: Final[dict[str, TileFace]] = {id: TileFace(tile) for id, tile in CARDS.tiles.items()}
ENCOUNTERS: Final[dict[str, EncounterSheet]] = {id: EncounterSheet(card) for id, card in CARDS.encounters.items()}
LEVELS: Final[list[list[str]]] = [
    sorted([card.id for card in ENCOUNTERS.values() if card.level == level]) for level in (1, 2, 3)
]
CHARACTERS: Final[dict[str, CharacterSheet]] = {id: CharacterSheet(card) for id, card in CARDS.characters.items()}
TRAP_SHEETS: Final[dict[str, TrapSheet]] = {id: TrapSheet(card) for id, card in CARDS.traps.items()}
TRAPS: Final[list[str]] = [trap.id for trap in TRAP_SHEETS.values() for _ in range(trap.copies)]
_PILES: Final[dict[tuple[str, str], list[str]]] = {}


def pile(name: str, owner: str = "") -> list[str]:
    """Every single card of a pile (of one owner), in the order of the files; looked through once."""
    found = _PILES.get((name, owner))
    if found is None:
        found = CARDS.pile(name, owner)
        _PILES[(name, owner)] = found
    return found
