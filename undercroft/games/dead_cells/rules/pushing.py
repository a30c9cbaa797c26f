"""Pushing and pulling enemies, walls and voids, and shields that shatter.

DC-CSET-12.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dead_cells.rules import deaths, hits
from undercroft.games.dead_cells.rules.bosses import is_guarded
from undercroft.games.dead_cells.rules.sheets import FAR, NEAR
from undercroft.games.dead_cells.rules.table import enemy_on, face, fight_of
from undercroft.games.dead_cells.state import Campaign, Enemy, EnemyMoved, Fight, ShieldsShattered

WALL_DAMAGE: Final = 1


def push(table: Campaign, who: int, enemy: Enemy, amount: int) -> None:
    """An enemy right of the group goes further off while spaces are free; beyond R3 waits a wall or a void.

    DC-CSET-12.
    """
    fight = fight_of(table)
    start = enemy.space
    if start < NEAR:
        return
    for _ in range(amount):
        if enemy.space == FAR:
            into_barrier(table, who, enemy)
            break
        if enemy_on(fight, enemy.space + 1) is not None:
            break
        enemy.space += 1
    if enemy.space != start and enemy in fight.enemies:
        table.tell(EnemyMoved(enemy.id, enemy.card, enemy.space, "pushed"))


def can_be_pushed(fight: Fight, enemy: Enemy) -> bool:
    """Whether a push would move an enemy, or throw it against what waits beyond R3 (DC-CSET-12, DC-CSET-13)."""
    if enemy.space < NEAR:
        return False
    if enemy.space < FAR:
        return enemy_on(fight, enemy.space + 1) is None
    if fight.barrier == "wall":
        return not is_guarded(fight, enemy)
    return fight.barrier == "void" and face(enemy).kind in ("monster", "elite")


def can_be_pulled(fight: Fight, enemy: Enemy) -> bool:
    """Whether a pull would move an enemy."""
    return enemy.space > NEAR and enemy_on(fight, enemy.space - 1) is None


def into_barrier(table: Campaign, who: int, enemy: Enemy) -> None:
    """A wall hurts; a void eliminates monsters and elites, and nothing else (DC-CSET-12, DC-CSET-13)."""
    barrier = fight_of(table).barrier
    if barrier == "wall":
        hits.deal(table, who, enemy, WALL_DAMAGE, pierce=False)
    elif barrier == "void" and face(enemy).kind in ("monster", "elite"):
        deaths.kill(table, enemy, who, "void")


def pull(table: Campaign, enemy: Enemy, amount: int) -> None:
    """An enemy right of the group comes nearer while spaces are free."""
    fight = fight_of(table)
    start = enemy.space
    if start < NEAR:
        return
    while amount > 0 and enemy.space > NEAR and enemy_on(fight, enemy.space - 1) is None:
        enemy.space -= 1
        amount -= 1
    if enemy.space != start:
        table.tell(EnemyMoved(enemy.id, enemy.card, enemy.space, "pulled"))


def shatter(table: Campaign, enemy: Enemy) -> None:
    """All shields of an enemy are gone, golden ones too."""
    if enemy.shields or enemy.golden:
        enemy.shields = 0
        enemy.golden = 0
        table.tell(ShieldsShattered(enemy.id, enemy.card))
