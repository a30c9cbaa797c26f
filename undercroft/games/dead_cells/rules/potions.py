"""Potions.

DC-ICON-13 to DC-ICON-15, DC-ACT-20, DC-COMBAT-09.
"""

from __future__ import annotations

from undercroft.games.dead_cells.rules.castle import may_drink
from undercroft.games.dead_cells.rules.dying import remove_damage
from undercroft.games.dead_cells.rules.sheets import STATES
from undercroft.games.dead_cells.rules.table import fight_of, fighting, highest, living, lowest, run_of
from undercroft.games.dead_cells.state import Campaign, Cured, Drank


def drinkers(table: Campaign) -> list[int]:
    """Whom a potion could help, the passer too, if there is one and it may be used (DC-RULING-39, DC-RESTR-03)."""
    if not run_of(table).potions or not may_drink(table):
        return []
    return [who for who in living(table) if table.prisoners[who].damage]


def drink(table: Campaign, who: int) -> None:
    """A potion removes all damage from one prisoner; mutations make it stronger, or weaker (DC-ICON-14)."""
    run_of(table).potions -= 1
    fight_of(table).drunk = True
    table.tell(Drank(who))
    prisoner = table.prisoners[who]
    cap = lowest(table, "potion_cap")
    remove_damage(table, who, min(cap, prisoner.damage) if cap else prisoner.damage)
    strength = highest(table, "potion_level")
    if strength >= 2:
        cure_all(table, who)
    if strength >= 3:
        for other in fighting(table):
            if other != who:
                remove_damage(table, other, 1)


def cure_all(table: Campaign, who: int) -> None:
    """All states come off."""
    prisoner = table.prisoners[who]
    for state, number in STATES.items():
        if prisoner.states[number]:
            prisoner.states[number] = 0
            table.tell(Cured(who, state))
    if prisoner.frozen:
        prisoner.frozen = []
        table.tell(Cured(who, "frozen"))
