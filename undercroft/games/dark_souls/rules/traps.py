"""Traps: laid face down, sprung by whoever steps on them (DS-TRAP)."""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules import dodging
from undercroft.games.dark_souls.rules.endurance import hurt
from undercroft.games.dark_souls.rules.gear import TILE_FACES, TRAP_SHEETS
from undercroft.games.dark_souls.rules.nodes import ROOM
from undercroft.games.dark_souls.rules.table import ask_owner, battle_of
from undercroft.games.dark_souls.state import Battle, Dodge, Souls, Sprang, Suffer


def lay_traps(table: Souls, tile: int) -> None:
    """A token face down on every basic node away from the doors, once a tile.

    DS-TRAP-01, DS-RULING-144, DS-ENCSET-05, DS-TERR-13.
    """
    laid = table.map[tile]
    nodes = TILE_FACES[laid.tile].trapped
    table.traps.sort()
    table.chance.decks.shuffle(table.traps)
    laid.traps = [""] * ROOM
    for node in nodes:
        if table.traps:
            laid.traps[node] = table.traps.pop()


def is_armed(battle: Battle, node: int) -> bool:
    """Whether a trap lies on a node that has not been sprung in this encounter (DS-TRAP-02, DS-TRAP-06)."""
    return bool(battle.traps) and bool(battle.traps[node]) and node not in battle.sprung


def spring(table: Souls, who: int, node: int) -> Rule:
    """A trap is turned over the first time; take its damage or dodge it.

    DS-TRAP-02 to DS-TRAP-06, DS-RULING-64, DS-RULING-65, DS-RULING-66, DS-EXAMPLE-33.
    """
    battle = battle_of(table)
    battle.sprung.append(node)
    known = table.map[battle.tile].known
    if node not in known:
        known.append(node)
    trap = battle.traps[node]
    table.tell(Sprang(who, node, trap))
    damage = TRAP_SHEETS[trap].damage
    if not damage:
        return
    defending = battle.defending
    battle.defending = who
    options: list[Action] = [Suffer()]
    options.extend(dodging.dodges(table, who))
    answer = yield ask_owner(table, who, options, "ask-trap", ("DS-DECISION-48", "DS-TRAP-04"), count=damage)
    if isinstance(answer, Dodge):
        passed = yield from dodging.dodge(table, who, answer, TRAP_SHEETS[trap].dodge, damage, [])
        if passed:
            damage = 0
    hurt(table, who, damage, "trap")
    battle.defending = defending
