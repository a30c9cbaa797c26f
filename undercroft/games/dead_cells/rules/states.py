"""The five states, on prisoners and enemies alike.

DC-STATE-01 to DC-STATE-14.
Worked examples: DC-EX-15, DC-EX-16.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dead_cells.rules import bosses, castle, deaths, worms
from undercroft.games.dead_cells.rules.dying import eliminate
from undercroft.games.dead_cells.rules.sheets import BURNING, COMBAT, FROZEN, STATES
from undercroft.games.dead_cells.rules.table import enemy_by, face, fight_of, is_immune
from undercroft.games.dead_cells.state import (
    Campaign,
    Enemy,
    EnemyImmune,
    EnemyMarked,
    Fight,
    Immune,
    Marked,
    Prisoner,
)

LAST: Final = 3


def mark_enemy(table: Campaign, who: int, enemy: Enemy, state: str, amount: int) -> None:
    """A state's tokens on an enemy, unless it is immune (DC-ACT-13, DC-STATE-12)."""
    fight = fight_of(table)
    if state in face(enemy).immune:
        table.tell(EnemyImmune(enemy.id, enemy.card, state))
        return
    for _ in range(amount):
        if enemy_by(fight, enemy.id) is None:
            return
        if state == FROZEN:
            freeze_enemy(table, who, enemy)
            continue
        enemy.states[STATES[state]] += 1
        if table.heard():
            table.tell(EnemyMarked(who, enemy.id, enemy.card, state, 0))
        if state == "burning" and enemy.states[BURNING] >= 2:
            deaths.kill(table, enemy, who, "burning")


def freeze_enemy(table: Campaign, who: int, enemy: Enemy) -> None:
    """On its next line with an action (DC-STATE-07, DC-STATE-09)."""
    round = next_enemy_line(fight_of(table), enemy)
    if round:
        enemy.frozen.append(round)
        table.tell(EnemyMarked(who, enemy.id, enemy.card, FROZEN, round))


def next_enemy_line(fight: Fight, enemy: Enemy) -> int:
    """The next round in which an enemy does something that is not frozen yet; this one if it has not acted; 0: none.

    DC-RULING-22, DC-RULING-87.
    """
    start = max(1, fight.round + 1 if enemy.id in fight.acted else fight.round)
    for round in range(start, LAST + 1):
        if bosses.line(fight, enemy, round) and round not in enemy.frozen:
            return round
    return 0


def takes_hold(fight: Fight, enemy: Enemy, state: str) -> bool:
    """Whether a state would take hold of an enemy: none of an immune one, ice only where a line is left to freeze.

    DC-STATE-07, DC-STATE-12.
    """
    if state in face(enemy).immune:
        return False
    return state != FROZEN or next_enemy_line(fight, enemy) > 0


def is_everyone_immune(fight: Fight, state: str) -> bool:
    """Whether a state takes hold of no enemy here, nor of one whom a death may call (DC-STATE-12)."""
    for enemy in fight.enemies:
        card = face(enemy)
        if state not in card.immune or any([act.do == "summon" for act in card.death]):
            return False
    return True


def mark_prisoner(table: Campaign, who: int, state: str, amount: int, by: str) -> None:
    """A state's tokens on a prisoner, worms or malaise; shields do not stop them.

    DC-ACT-10, DC-STATE-12, DC-RULING-71.
    """
    prisoner = table.prisoners[who]
    if not prisoner.alive:
        return
    if state == "worm":
        worms.give_worms(table, who, amount)
        return
    if state == "malaise":
        castle.give_malaise(table, who)
        return
    if is_immune(table, who, state):
        table.tell(Immune(who, state))
        return
    for _ in range(amount):
        if state == FROZEN:
            freeze_prisoner(table, who, by)
            continue
        prisoner.states[STATES[state]] += 1
        table.tell(Marked(who, state, 0, by))
        if state == "burning" and prisoner.states[BURNING] >= 2:
            eliminate(table, who, "burning")
            return


def freeze_prisoner(table: Campaign, who: int, by: str) -> None:
    """On the next action line of the first card played, of the second if that has none left.

    DC-STATE-07, DC-RULING-24.
    """
    fight = fight_of(table)
    prisoner = table.prisoners[who]
    round = next_line(fight, who, prisoner)
    if round:
        prisoner.frozen.append(round)
        table.tell(Marked(who, FROZEN, round, by))


def next_line(fight: Fight, who: int, prisoner: Prisoner) -> int:
    """The next round in which a prisoner's cards do something that is not frozen yet; 0: none.

    DC-RULING-22, DC-RULING-87.
    """
    start = max(1, fight.round + 1 if who in fight.turned else fight.round)
    for card in prisoner.active:
        for round in range(start, LAST + 1):
            if COMBAT[card].lines[round] and round not in prisoner.frozen:
                return round
    return 0
