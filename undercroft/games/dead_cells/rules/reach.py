"""Range: which enemies an action can reach.

DC-RANGE-01 to DC-RANGE-06, DC-RULING-95.
"""

from __future__ import annotations

from undercroft.games.dead_cells.rules.sheets import ENEMIES, LONG_REACH, NEAR, REACHES
from undercroft.games.dead_cells.rules.table import has
from undercroft.games.dead_cells.state import Campaign, Enemy, Fight


def in_reach(table: Campaign, fight: Fight, who: int, reach: str) -> list[Enemy]:
    """The enemies in the spaces an action reaches, from left to right (DC-RANGE-01, DC-RANGE-05)."""
    named = REACHES[reach]
    spaces = named.long_spaces if named.grows and has(table, who, LONG_REACH) else named.spaces
    found: list[Enemy] = []
    for space in spaces:
        if fight.dark and space > NEAR:
            continue
        for enemy in fight.enemies:
            if enemy.space == space and is_targetable(fight, enemy):
                found.append(enemy)
    return found


def is_targetable(fight: Fight, enemy: Enemy) -> bool:
    """Not one that has vanished, nor one that hides while another stands before it (DC-RULING-95)."""
    if enemy.vanished:
        return False
    if ENEMIES[enemy.card].sheltered:
        for other in fight.enemies:
            if NEAR <= other.space < enemy.space:
                return False
    return True
