"""First steps: one encounter that teaches by playing, always in the same room and with the same first dice."""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_souls.state import EnterTile, MapTile, Souls

FIRST: Final = "first"  # the mode
PARTY: Final = ("warrior", "knight", "assassin", "herald")  # alone, somebody who can both block and dodge
ENCOUNTER: Final = "first_steps"
TILE: Final = "tile_5a"
DOOR: Final = "north"
# What the first dice show, each as the number of a face: a block that falls short, luck that mends it, and a first
# stroke that strikes home.
DICE: Final = (1, 1, 4, 4, 4)


def is_first(table: Souls) -> bool:
    """Whether this is the encounter that teaches, and not a whole game."""
    return table.quest.mode == FIRST


def enter_first_room(table: Souls) -> None:
    """The only room there is, and into it; behind it there is no fire to wake up by."""
    table.sparks = 0
    table.souls = 0
    table.map = [MapTile(TILE, 0, 1, 0, ENCOUNTER, False, False, [], [], [])]
    table.chance.dice.script.extend(DICE)
    table.next(EnterTile(0, DOOR))
