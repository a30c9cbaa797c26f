"""Where a fight closes up, and where it is over before its time: what rounds and bouts have in common.

DC-EOR-04 to DC-EOR-08, DC-RULING-33, DC-RULING-36.
"""

from __future__ import annotations

from undercroft.engine.agenda import CutShort
from undercroft.engine.record import Step
from undercroft.games.dead_cells.rules.sheets import FAR, NEAR
from undercroft.games.dead_cells.rules.table import enemy_on, face, fight_of, is_anyone_fighting
from undercroft.games.dead_cells.state import END_BOUT, END_FIGHT, Campaign, EnemyMoved, Fight


def stop_if_nobody_stands(table: Campaign) -> None:
    """With all who fight eliminated the rest is skipped (DC-RULING-36)."""
    if not is_anyone_fighting(table):
        fight = fight_of(table)
        raise CutShort(fight.base, end_of(fight))


def end_of(fight: Fight) -> Step:
    """What comes after the last round: the end of a fight, or of a bout."""
    return END_FIGHT if fight.boss is None else END_BOUT


def slide(table: Campaign) -> None:
    """Those right of the group fill empty spaces; none passes it, none leaves L, and a boss stays.

    DC-EOR-05, DC-EOR-06, DC-EOR-08.
    """
    fight = fight_of(table)
    for space in range(NEAR + 1, FAR + 1):
        enemy = enemy_on(fight, space)
        if enemy is None or face(enemy).kind == "boss":
            continue
        to = space
        while to > NEAR and enemy_on(fight, to - 1) is None:
            to -= 1
        if to != space:
            enemy.space = to
            if table.heard():
                table.tell(EnemyMoved(enemy.id, enemy.card, to, "slid"))
