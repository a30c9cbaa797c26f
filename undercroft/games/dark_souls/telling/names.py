"""Heroes, foes, nodes, rooms and dice by name, for every sentence that speaks of them.

A hero is called by class. Foes of a kind are counted as they appeared, and keep their number when others fall. Nodes
are called by where they lie as the map shows the room, north at the top, rooms by where they lie from the bonfire.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.dark_souls.cards import ARCS
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.arcs import arc_of_place
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.layout import BONFIRE, neighbours
from undercroft.games.dark_souls.rules.nodes import WALLS, turned
from undercroft.games.dark_souls.rules.table import attached, boss_on, foe_by
from undercroft.games.dark_souls.state import Foe, MapTile, Souls
from undercroft.games.dark_souls.words import boss_name, item_name, signed, stat_name

COUNTED: Final = ("first", "second", "third")


# -- heroes ----------------------------------------------------------------------------------------------


def hero(table: Souls, who: int) -> Message:
    """A hero as a label: Knight."""
    return Message(f"hero-{table.heroes[who].kind}") if is_known(table, who) else Message("hero-nobody")


def the(table: Souls, who: int) -> Message:
    """A hero in a sentence: the Knight."""
    return Message(f"hero-{table.heroes[who].kind}.the") if is_known(table, who) else Message("hero-nobody")


def all_the(table: Souls, heroes: list[int]) -> Several:
    """Some heroes in one breath."""
    return Several([the(table, who) for who in heroes])


def is_known(table: Souls, who: int) -> bool:
    """Whether somebody sits there and has a class; players may have left."""
    return 0 <= who < len(table.heroes) and bool(table.heroes[who].kind)


# -- foes ------------------------------------------------------------------------------------------------


def foe(table: Souls, id: int) -> Message:
    """A foe in a sentence: the Sentinel, the second Hollow Soldier."""
    return foe_called(table.roster[id]) if 0 <= id < len(table.roster) else Message("foe-nobody")


def foe_called(name: str) -> Message:
    """A foe by its name in the roster."""
    kind, _, count = name.partition(".")
    if kind in CARDS.bosses:
        return boss_name(kind, ".the")
    number = int(count) if count else 0
    return Message(f"enemy-{kind}.{COUNTED[number - 1] if 0 < number <= len(COUNTED) else 'the'}")


def acting(table: Souls) -> Foe | None:
    """The foe whose activation it is."""
    return None if table.battle is None else foe_by(table, table.battle.acting)


def behaviour(card: str) -> Message:
    """A behaviour card by name; of two halves both."""
    name = Message(f"pattern-{card}")
    partner = BEHAVIOURS[card].partner
    return Message("pattern-both", one=name, other=Message(f"pattern-{partner}")) if partner else name


# -- what is worn and held ---------------------------------------------------------------------------------


def gear(table: Souls, card: str) -> Message:
    """A card with the upgrades under it: copies of one card may differ in nothing else."""
    upgrades: list[Arg] = [item_name(upgrade) for upgrade in attached(table, card)]
    return Message("item-fitted", card=item_name(card), upgrades=Several(upgrades)) if upgrades else item_name(card)


def gear_told_apart(table: Souls, card: str) -> Message:
    """A card by its name alone, unless there is another copy of it about."""
    about = [*table.inventory]
    for one in table.heroes:
        about.extend([one.armour, *one.hands, *one.backup])
    copies = {one for one in about if one.partition(".")[0] == card.partition(".")[0]}
    return gear(table, card) if len(copies | {card}) > 1 else item_name(card)


# -- the floor -------------------------------------------------------------------------------------------


def node(table: Souls, number: int) -> Message:
    """A node of the room where the party is, in a sentence: the north-west corner."""
    return node_of(table, table.at if table.battle is None else table.battle.tile, number)


def node_of(table: Souls, tile: int, number: int) -> Message:
    """A node of a room as it lies on the map; a boss's room lies as it is printed."""
    quarters = table.map[tile].quarters if 0 <= tile < len(table.map) else 0
    return Message(f"node-{turned(number, quarters)}")


def place(table: Souls, at: int, side: int) -> Message:
    """A place beside a boss: its arc while the boss is there, else a direction of the compass."""
    boss = lone_boss(table) if at < 0 else boss_on(table, at)
    if boss is None or (side - boss.facing) & 1:
        return Message("place-way", side=Message(f"side-{side & 7}"))
    return Message("place-arc", arc=Message(f"arc-{ARCS[arc_of_place(boss.facing, side)]}"))


def lone_boss(table: Souls) -> Foe | None:
    """The boss, if there is but one."""
    bosses = [foe for foe in table.foes if foe.facing >= 0]
    return bosses[0] if len(bosses) == 1 else None


# -- rooms -----------------------------------------------------------------------------------------------


def room(table: Souls, tile: int) -> Message:
    """A room by where it lies: the room south of the bonfire."""
    if tile == BONFIRE:
        return Message("room-bonfire")
    if tile >= len(table.map):
        return Message("room-nowhere")
    return room_at(table.map[tile].x, table.map[tile].y)


def room_at(x: int, y: int) -> Message:
    """The room at a place of the map, seen from the bonfire."""
    upright = "south" if y > 0 else "north"
    sideways = "east" if x > 0 else "west"
    if x and y:
        one = Message(f"leg-{upright}", tiles=abs(y))
        return Message("room-askew", one=one, other=Message(f"leg-{sideways}", tiles=abs(x)))
    way = Message(f"far-{upright}", tiles=abs(y)) if y else Message(f"far-{sideways}", tiles=abs(x))
    return Message("room-straight", way=way)


def room_name(table: Souls, tile: int) -> Message:
    """A room by the name of its encounter once that has been seen, else by where it lies."""
    if 0 <= tile < len(table.map) and table.map[tile].seen:
        return Message("room-named", name=encounter_name(table.map[tile].encounter))
    return room(table, tile)


def encounter_name(encounter: str) -> Message:
    """An encounter by name."""
    return Message(f"encounter-{encounter}")


def side_of(laid: MapTile, door: str) -> Message:
    """A door of a tile by the wall it is in as the tile lies on the map."""
    return Message(f"wall-{WALLS[(WALLS.index(door) + laid.quarters) % 4]}")


def has_choice_of_doors(table: Souls, tile: int) -> bool:
    """Whether a room can be entered by more than one door."""
    return len(neighbours(table, tile)) > 1


# -- dice ------------------------------------------------------------------------------------------------


def faces_shown(shown: list[int]) -> Several:
    """What dice show, one by one."""
    found: list[Arg] = [str(value) for value in shown]
    return Several(found)


def sum_shown(shown: list[int], modifier: int) -> Arg:
    """What dice show, and what is added to it."""
    if not modifier:
        return faces_shown(shown)
    return Message("shown-more", shown=faces_shown(shown), modifier=signed(modifier))


# How a field of an action or event is called in its sentence.
FIELDS: Final[dict[str, Callable[[Souls, Any], Arg]]] = {
    "who": the,
    "foe": foe,
    "node": node,
    "card": lambda table, card: item_name(card),
    "upgrade": lambda table, card: item_name(card),
    "boss": lambda table, boss: boss_name(boss, ".the"),
    "stat": lambda table, stat: stat_name(stat),
}
