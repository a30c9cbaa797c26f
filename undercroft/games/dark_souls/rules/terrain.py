"""Barrels, chests and gravestones on the floor (DS-TERR)."""

from __future__ import annotations

from undercroft.games.dark_souls.rules.endurance import can_pay
from undercroft.games.dark_souls.state import Battle, Broke, Hero, Souls


def is_blocked(battle: Battle, node: int) -> bool:
    """Whether nobody may be pushed or driven onto a node (DS-TERR-02, DS-TERR-04, DS-TERR-08, DS-RULING-11)."""
    token = battle.terrain[node]
    return bool(token) and token != "broken"


def blocked_nodes(battle: Battle) -> list[bool]:
    """The same for every node; empty where nothing is in the way."""
    if not any(battle.terrain):
        return []
    found = [bool(token) and token != "broken" for token in battle.terrain]
    return found if True in found else []


def open_nodes(battle: Battle, hero: Hero, nodes: list[int], cost: int) -> list[int]:
    """Those of some nodes that a hero may step onto: a barrel only if one more Stamina can be paid (DS-TERR-05)."""
    found: list[int] = []
    for node in nodes:
        token = battle.terrain[node]
        if token == "" or token == "broken" or (token == "barrel" and can_pay(hero, cost + 1)):
            found.append(node)
    return found


def barrel_cost(battle: Battle, node: int) -> int:
    """What the barrel on a node adds to the price of a step onto it (DS-TERR-05)."""
    return 1 if battle.terrain[node] == "barrel" else 0


def break_barrel(table: Souls, battle: Battle, node: int) -> None:
    """Whoever enters a barrel's node breaks it (DS-TERR-05, DS-TERR-06)."""
    if battle.terrain[node] == "barrel":
        battle.terrain[node] = "broken"
        table.tell(Broke(node))
