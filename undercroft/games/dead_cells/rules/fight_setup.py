"""Combat set-up: enemies on their spaces, loot with the group.

DC-CSET-01 to DC-CSET-14, DC-RULING-83, DC-RULING-97.
Worked examples: DC-EX-01 to DC-EX-03.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.games.dead_cells.rules.castle import placed_shields
from undercroft.games.dead_cells.rules.drawing import next_blueprint, next_item, next_monster
from undercroft.games.dead_cells.rules.lanterns import choose_light
from undercroft.games.dead_cells.rules.sheets import ENEMIES, FAR, LEFT, NEAR, TILES
from undercroft.games.dead_cells.rules.table import clockwise, enemy_on, fight_of, has_boss_cell, run_of, word
from undercroft.games.dead_cells.state import (
    PREPARE,
    Campaign,
    Enemy,
    EnemyHurt,
    EnemyPlaced,
    Fight,
    FightBegan,
    LootLaid,
    SetUpFight,
    Shielded,
)

RIGHT_FIRST: Final = [NEAR, NEAR + 1, FAR, LEFT]
PLACES: Final[dict[str, int]] = {"left": LEFT, "far": FAR}


def set_up_fight(table: Campaign, step: SetUpFight) -> Rule | None:
    """A tile is carried out from top to bottom: enemies, then loot (DC-CSET-01, DC-TILE-05)."""
    run = run_of(table)
    tile = TILES[step.tile]
    run.fights += 1
    fight = new_fight(table, step.tile)
    fight.barrier = tile.barrier
    fight.dark = tile.dark
    table.fight = fight
    if table.heard():
        table.tell(FightBegan(step.tile))
    for foe in tile.foes:
        card = next_monster(table, foe == "elite")
        if card:
            place(table, card, first=not fight.enemies)
    lay_loot(table, fight, tile.loot)
    ambush(table, fight)
    first_shields(table)
    table.next(PREPARE)
    return choose_light(table) if fight.dark and run.lanterns else None


def new_fight(table: Campaign, tile: str) -> Fight:
    """A fight in which nothing has happened yet; everybody takes part until somebody passes."""
    return Fight(
        tile=tile,
        base=len(table.agenda),
        round=0,
        enemies=[],
        numbered=0,
        loot=[],
        barrier="",
        dark=False,
        fighters=clockwise(table),
        passer=-1,
        revealed=False,
        power="",
        spoils=[],
        taken=[],
        acted=[],
        turned=[],
        kills=0,
        slain=[],
        hurt=False,
        drunk=False,
        once=[],
        boss=None,
    )


def place(table: Campaign, card: str, first: bool = False) -> None:
    """A card comes to its space: by its icon, or the first free one from R1; with no room it stays away.

    DC-CSET-03 to DC-CSET-08, DC-RULING-04; under the boss cell the first goes to L (DC-RULING-105).
    """
    fight = table.fight
    assert fight is not None
    icon = ENEMIES[card].place
    wanted = PLACES.get(icon, -1)
    if first and not icon and has_boss_cell(table) and ENEMIES[card].kind != "element":
        wanted = LEFT
    if wanted < 0 or enemy_on(fight, wanted) is not None:
        wanted = free_space(fight)
    if wanted < 0:
        discard_enemy(table, card)
        return
    put_enemy(table, card, wanted)


def free_space(fight: Fight) -> int:
    """The first free of R1, R2, R3, else L; -1: none (DC-CSET-04, DC-RULING-04)."""
    for space in RIGHT_FIRST:
        if enemy_on(fight, space) is None:
            return space
    return -1


def put_enemy(table: Campaign, card: str, space: int) -> Enemy:
    """An enemy stands on a space."""
    fight = table.fight
    assert fight is not None
    enemy = Enemy(fight.numbered, card, space, 0, 0, 0, [0, 0, 0, 0], [], False, 0)
    fight.numbered += 1
    fight.enemies.append(enemy)
    if table.heard():
        table.tell(EnemyPlaced(enemy.id, card, space))
    return enemy


def discard_enemy(table: Campaign, card: str) -> None:
    """A monster or elite goes to its discard on the Annex board, a boss's card back to its pile (DC-KILL-04)."""
    run = run_of(table)
    kind = ENEMIES[card].kind
    if kind == "monster":
        run.dead_monsters.append(card)
    elif kind == "elite":
        run.dead_elites.append(card)
    else:
        boss = fight_of(table).boss
        assert boss is not None  # nobody else brings such cards
        boss.pile.insert(0, card)


def lay_loot(table: Campaign, fight: Fight, loot: list[str]) -> None:
    """The tile's loot goes to G; equipment and blueprints as cards, face up (DC-CSET-09, DC-CSET-10, DC-CSET-11)."""
    for goods in loot:
        if goods == "equipment":
            item = next_item(table)
            if item:
                fight.loot.append(f"equipment:{item}")
        elif goods == "blueprint":
            item = next_blueprint(table)
            if item:
                fight.loot.append(f"blueprint:{item}")
        else:
            fight.loot.append(goods)
    if fight.loot and table.heard():
        table.tell(LootLaid(fight.loot.copy()))


def ambush(table: Campaign, fight: Fight) -> None:
    """The first enemy of a biome's first fight begins hurt, by a mutation; it never dies of it."""
    if run_of(table).fights != 1 or not fight.enemies:
        return
    amount = word(table, "ambush")
    if not amount:
        return
    enemy = fight.enemies[0]
    enemy.damage = max(0, min(amount, ENEMIES[enemy.card].life - 1))
    table.tell(EnemyHurt(-1, enemy.id, enemy.card, enemy.damage, 0))


def first_shields(table: Campaign) -> None:
    """In a biome's first fight everybody begins with shields, by a mutation."""
    if run_of(table).fights != 1:
        return
    amount = word(table, "first_shield")
    if not amount:
        return
    for who, prisoner in enumerate(table.prisoners):
        placed = placed_shields(prisoner, amount)
        if placed:
            prisoner.shields += placed
            table.tell(Shielded(who, placed, False))
