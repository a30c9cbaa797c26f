"""Entering a node, and the place beside a boss (DS-NODE-16, DS-ARC-05 to DS-ARC-07).

One thing leads to the next: a push onto a trap, a dodge onto a second one, a full node that pushes somebody on. So this
module, `crowding`, `traps` and `dodging` need each other.
"""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules import crowding, traps
from undercroft.games.dark_souls.rules.arcs import arcs_of, middle, nodes_off
from undercroft.games.dark_souls.rules.nodes import near
from undercroft.games.dark_souls.rules.souls import pick_up
from undercroft.games.dark_souls.rules.table import ask_owner, battle_of, boss_on, models_on
from undercroft.games.dark_souls.rules.terrain import break_barrel
from undercroft.games.dark_souls.state import Foe, Moved, Place, Pushed, Souls


def enter(table: Souls, who: int, node: int, how: str, chain: list[int], stamina: int = 0) -> Rule:
    """A hero comes onto a node by walking, running, dodging, shifting or being pushed, having paid so much.

    DS-NODE-08, DS-RULING-07, DS-RULING-20.
    """
    hero = table.heroes[who]
    origin = hero.node
    hero.node = node
    hero.place = -1
    if table.heard():
        table.tell(Pushed(who, -1, node) if how == "push" else Moved(who, node, how, stamina))
    battle = battle_of(table)
    if boss_on(table, node) is not None:
        yield from take_place(table, who, origin)
    break_barrel(table, battle, node)
    if models_on(table, node) > crowding.MOST:
        yield from crowding.make_room(table, node, who, -1, chain)
    pick_up(table, who, node)
    if traps.is_armed(battle, node):
        yield from traps.spring(table, who, node)


def take_place(table: Souls, who: int, origin: int) -> Rule:
    """Beside a boss one stands in the arc one came from; between two one chooses (DS-ARC-06, DS-RULING-70)."""
    hero = table.heroes[who]
    boss = boss_on(table, hero.node)
    assert boss is not None
    places = places_beside(boss, origin)
    if len(places) == 1:
        hero.place = places[0]
        return
    yield from choose_place(table, who, places, "DS-DECISION-30")


def places_beside(boss: Foe, origin: int) -> list[int]:
    """The places beside a boss for somebody who comes from a node (DS-ARC-06, DS-RULING-70)."""
    return [middle(boss.facing, arc) for arc in arcs_of(boss.node, boss.facing, origin)]


def choose_place(table: Souls, who: int, places: list[int], rule: str) -> Rule:
    """A hero on a boss's node picks an arc (DS-ARC-05, DS-DECISION-30, DS-DECISION-50)."""
    options: list[Action] = [Place(place) for place in places]
    answer = yield ask_owner(table, who, options, "ask-place", (rule, "DS-ARC-05"))
    assert isinstance(answer, Place)
    table.heroes[who].place = answer.place


def ways_off(table: Souls, who: int) -> list[int]:
    """The nodes a hero can go to from here; off a boss's node only those of its arc (DS-ARC-07, DS-RULING-72)."""
    hero = table.heroes[who]
    battle = battle_of(table)
    boss = boss_on(table, hero.node)
    if boss is None or hero.place < 0:
        return near(battle.size, hero.node)
    return nodes_off(battle.size, boss.node, boss.facing, hero.place)
