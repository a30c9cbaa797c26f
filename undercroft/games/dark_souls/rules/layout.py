"""Laying the map: tiles, doorways, the fog gate, the encounters (DS-SETUP-04 to 06, DS-SETUP-10 to 13).

The bonfire lies at (0, 0); x grows to the east, y to the south. Walls are numbered clockwise from north.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import ENCOUNTERS, LEVELS, TILE_FACES
from undercroft.games.dark_souls.rules.nodes import WALLS
from undercroft.games.dark_souls.rules.table import ask_group
from undercroft.games.dark_souls.state import (
    Deal,
    Fog,
    FogRose,
    LaidTile,
    Lay,
    LayTiles,
    MapTile,
    PlaceEncounters,
    Souls,
)

BONFIRE: Final = -1
BONFIRE_DOORS: Final[list[int]] = [2, 3]  # south and west
STEPS: Final[list[tuple[int, int]]] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
NOTHING: Final = -2
TILES: Final[list[str]] = sorted({tile.id for tile in CARDS.tiles.values()})


def doors_of(laid: MapTile) -> list[int]:
    """The walls with a doorway, as the tile lies."""
    return TILE_FACES[laid.tile].walls[laid.quarters]


def local_door(laid: MapTile, wall: int) -> str:
    """A wall of the map by its name on the tile."""
    return WALLS[(wall - laid.quarters) % 4]


def tile_at(table: Souls, x: int, y: int) -> int:
    """The tile at a place; -1 the bonfire, -2 nothing."""
    if x == 0 and y == 0:
        return BONFIRE
    for number, laid in enumerate(table.map):
        if laid.x == x and laid.y == y:
            return number
    return NOTHING


def place_of(table: Souls, tile: int) -> tuple[int, int]:
    """Where a tile lies."""
    return (0, 0) if tile == BONFIRE else (table.map[tile].x, table.map[tile].y)


def open_walls(table: Souls, tile: int) -> list[int]:
    """The walls of a tile, or of the bonfire, that have a doorway."""
    return BONFIRE_DOORS if tile == BONFIRE else doors_of(table.map[tile])


def neighbours(table: Souls, tile: int) -> list[tuple[int, str]]:
    """The tiles joined to one by doorways on both sides, and by which of their own doors one comes in.

    DS-NODE-01, DS-RULING-143.
    """
    x, y = place_of(table, tile)
    found: list[tuple[int, str]] = []
    for wall in open_walls(table, tile):
        dx, dy = STEPS[wall]
        other = tile_at(table, x + dx, y + dy)
        back = (wall + 2) % 4
        if other != NOTHING and back in open_walls(table, other):
            found.append((other, "" if other == BONFIRE else local_door(table.map[other], back)))
    return found


def distances(table: Souls) -> list[int]:
    """How many doorways lie between each tile and the bonfire (DS-RULING-142)."""
    found = [-1] * len(table.map)
    edge: list[tuple[int, int]] = [(BONFIRE, 0)]
    while edge:
        tile, far = edge.pop(0)
        for other, _ in neighbours(table, tile):
            if other >= 0 and found[other] < 0:
                found[other] = far + 1
                edge.append((other, far + 1))
    return found


# -- laying tiles ----------------------------------------------------------------------------------------


def lay_tiles(table: Souls, step: LayTiles) -> Rule:
    """Tile by tile around the bonfire, so that doorways meet (DS-SETUP-05, DS-DECISION-03)."""
    if not step.left:
        yield from raise_fog(table)
        return
    tile = step.left[0]
    table.next(LayTiles(step.left[1:]))
    options = placements(table, tile)
    if len(step.left) > 1:
        gaps = open_doorways(table)
        options = [option for option in options if leaves_a_way(table, gaps, option)]
    if table.profile["layout"] == "automatic":
        choice = options[table.chance.setup.below(len(options))]
    else:
        choice = yield ask_group(table, options, "ask-lay", ("DS-DECISION-03", "DS-SETUP-05"))
    assert isinstance(choice, Lay)
    table.map.append(MapTile(tile + choice.side, choice.x, choice.y, choice.quarters, "", False, False, [], [], []))
    table.tell(LaidTile(len(table.map) - 1))


def open_doorways(table: Souls) -> list[tuple[int, int, int]]:
    """Every doorway with nothing behind it yet: in which wall, and the place it leads to."""
    found: list[tuple[int, int, int]] = []
    for tile in range(BONFIRE, len(table.map)):
        x, y = place_of(table, tile)
        for wall in open_walls(table, tile):
            dx, dy = STEPS[wall]
            if tile_at(table, x + dx, y + dy) == NOTHING:
                found.append((wall, x + dx, y + dy))
    return found


def placements(table: Souls, tile: str) -> list[Action]:
    """Every face, place and turn that joins a tile to what lies there (DS-RULING-143)."""
    found: list[Action] = []
    places: list[tuple[int, int]] = []
    for wall, x, y in open_doorways(table):
        again = (x, y) in places
        places.append((x, y))
        for side in ("a", "b"):
            for door in TILE_FACES[tile + side].walls[0]:
                lay = Lay(tile, side, x, y, (wall + 2 - door) % 4)
                if not again or lay not in found:
                    found.append(lay)
    return found


def leaves_a_way(table: Souls, gaps: list[tuple[int, int, int]], option: Action) -> bool:
    """Whether another tile can still be laid after this one: a map may close on itself (DS-SETUP-04)."""
    assert isinstance(option, Lay)
    for _, x, y in gaps:
        if x != option.x or y != option.y:
            return True
    for wall in TILE_FACES[option.tile + option.side].walls[option.quarters]:
        dx, dy = STEPS[wall]
        if tile_at(table, option.x + dx, option.y + dy) == NOTHING:
            return True
    return False


def raise_fog(table: Souls) -> Rule:
    """The fog gate stands on a wall without a door of the farthest tile (DS-SETUP-06, DS-DECISION-04)."""
    far = distances(table)
    farthest = max(far)
    options: list[Action] = []
    for tile, laid in enumerate(table.map):
        if far[tile] == farthest:
            walls = [wall for wall in range(4) if wall not in doors_of(laid)]
            options.append(Fog(tile, WALLS[walls[0]]))
    choice = options[0]
    if len(options) > 1:
        choice = yield ask_group(table, options, "ask-fog", ("DS-DECISION-04", "DS-SETUP-06"))
    assert isinstance(choice, Fog)
    table.fog = choice.tile
    table.fog_wall = choice.wall
    table.tell(FogRose(choice.tile, *place_of(table, choice.tile), choice.wall))


# -- encounters ------------------------------------------------------------------------------------------


def draw_encounters(table: Souls, levels: list[int]) -> list[str]:
    """Random cards of the levels asked for, the lowest first (DS-SETUP-10, DS-SETUP-11, DS-RULING-116)."""
    table.encounters = []
    for cards in LEVELS:
        pile = cards.copy()
        table.chance.decks.shuffle(pile)
        table.encounters.append(pile)
    return [table.encounters[level - 1].pop() for level in sorted(levels)]


def place_encounters(table: Souls, step: PlaceEncounters) -> Rule:
    """One face-down card a tile, the lower levels nearer (DS-SETUP-12, DS-SETUP-13, DS-DECISION-05)."""
    far = distances(table)
    left = step.left.copy()
    while left:
        bare = [tile for tile, laid in enumerate(table.map) if not laid.encounter]
        near = min([far[tile] for tile in bare])
        tied = [tile for tile in bare if far[tile] == near]
        levels = {ENCOUNTERS[card].level for card in left[: len(tied)]}
        tile = tied[0]
        if len(levels) > 1:
            # Which tile gets the lower level is the players' to say; which card of that level it is, nobody knows.
            options: list[Action] = [Deal(one) for one in tied]
            level = ENCOUNTERS[left[0]].level
            # While one is asked the cards lie on the agenda, where they can be dealt anew.
            table.next(PlaceEncounters(left))
            answer = yield ask_group(table, options, "ask-deal", ("DS-DECISION-05", "DS-RULING-118"), count=level)
            assert isinstance(answer, Deal)
            tile = answer.tile
            again = table.agenda.pop()
            assert isinstance(again, PlaceEncounters)
            left = again.left.copy()
        table.map[tile].encounter = left.pop(0)
