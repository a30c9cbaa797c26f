"""What things are worth to a group, in life points of somebody who has few: the measure of fights and of goods."""

from __future__ import annotations

from typing import Final

from undercroft.games.dead_cells.rules.sheets import (
    BLEEDING,
    BURNING,
    FORMS,
    POISONED,
    TARGETED,
)
from undercroft.games.dead_cells.rules.table import enemy_by, face, life_left
from undercroft.games.dead_cells.state import Campaign, Fight

# What a prisoner's life points are worth: the first most of all.
LIVES: Final = (0.0, 6.0, 9.0, 11.2, 12.8, 14.0, 15.0, 15.8, 16.4, 17.0, 17.5)
DEATH: Final = -12.0
GOODS: Final[dict[str, float]] = {
    "tooth": 0.35,
    "cell": 1.1,
    "potion": 2.4,
    "vial": 1.0,
    "equipment": 2.2,
    "blueprint": 1.2,
    "scroll_survival": 2.6,
    "scroll_tactics": 2.2,
    "scroll_brutality": 2.3,
}
BOSS_DAMAGE: Final = 1.3
FORM: Final = 8.0
VICTORY: Final = 60.0


def of_lives(table: Campaign) -> float:
    """All prisoners' lives together; a death weighs on everybody."""
    worth = 0.0
    for who, prisoner in enumerate(table.prisoners):
        if prisoner.alive:
            left = life_left(table, who)
            worth += LIVES[min(left, len(LIVES) - 1)]
            if prisoner.malaise:
                worth -= 1.0
            worth -= 0.6 * prisoner.worms
        else:
            worth += DEATH
    return worth


def of_bag(table: Campaign) -> float:
    """What lies in the bag, and the spoils of a fight under way."""
    run = table.run
    if run is None:
        return 0.0
    worth = GOODS["tooth"] * run.teeth + GOODS["potion"] * run.potions + GOODS["cell"] * table.cells
    if table.fight is not None:
        for goods in table.fight.spoils:
            worth += GOODS[goods.partition(":")[0]]
    return worth


def of_states(table: Campaign) -> float:
    """What clings to prisoners and still will work."""
    worth = 0.0
    for prisoner in table.prisoners:
        if prisoner.alive:
            states = prisoner.states
            worth -= 3.0 * states[POISONED] + 6.0 * states[BLEEDING] + 2.0 * states[BURNING] + 1.0 * states[TARGETED]
            worth += 0.7 * prisoner.shields + 1.2 * prisoner.golden
    return worth


def of_boss(fight: Fight) -> float:
    """How far a boss has come down in this fight."""
    boss = fight.boss
    if boss is None:
        return 0.0
    worth = FORM * (boss.form - 1)
    here = False
    for enemy in fight.enemies:
        if enemy.card in FORMS:
            here = True
            worth += BOSS_DAMAGE * enemy.damage + 2.2 * enemy.states[POISONED] + 1.2 * enemy.states[TARGETED]
            worth -= 0.8 * enemy.shields + 2.0 * enemy.golden
        else:
            worth -= 1.5 * (face(enemy).life - enemy.damage)
    if not here:
        worth += FORM + (VICTORY if boss.form == 2 else 0.0)
    return worth


def of_fight(table: Campaign) -> float:
    """How a fight stands, or stood at its end."""
    worth = of_lives(table) + of_bag(table)
    fight = table.fight
    if fight is not None and fight.boss is not None:
        worth += of_boss(fight) + of_states(table)
    return worth


def threat(fight: Fight, enemy_id: int) -> float:
    """How much an enemy will still do if nobody stops it, from this round on."""
    enemy = enemy_by(fight, enemy_id)
    if enemy is None:
        return 0.0
    sheet = face(enemy)
    worth = 0.2
    for round in range(max(fight.round, 1), 5):
        if round in enemy.frozen or (round == fight.round and enemy.id in fight.acted):
            continue
        for act in sheet.lines[round]:
            if act.do == "damage":
                many = {"two": 2, "three": 3, "all": 3}.get(act.to, 1)
                worth += (act.amount + enemy.rage) * many * (1.3 if act.to == "first_player" else 1.0)
            elif act.do == "inflict":
                worth += {"poisoned": 2.0, "bleeding": 4.0, "burning": 1.2, "malaise": 2.0}.get(
                    act.state, 1.0
                ) * act.amount
            elif act.do in ("summon", "rage"):
                worth += 1.5
            elif act.do == "steal":
                worth += 0.7
    for end in sheet.death:
        if end.do == "gain":
            worth += GOODS.get(end.what, 0.5) * end.amount * 0.6
        elif end.do == "damage":
            worth -= 1.0 * end.amount
        elif end.do == "inflict":
            worth -= 1.0
    return worth
