"""The map of an encounter as its tiles, walls and edges make it; nothing in it changes in play (D2-CORE-126 to 128).

Spaces are numbered in reading order, those of a room beside the map after all others. What may change, the edges that
open or go and the ruins that crumble, is listed here and kept elsewhere as a short string, one sign for each: see
`grid.py`.

D2-RULING-38.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.errors import BadContent
from undercroft.games.descent.map_cards import EdgeCard, Laid, TerrainCard, Tile

FLOOR: Final = 0
WATER: Final = 1
PIT: Final = 2
HAZARD: Final = 3
OBSTACLE: Final = 4
MUD: Final = 5
SIGNS: Final[dict[str, int]] = {".": FLOOR, "w": WATER, "P": PIT, "L": HAZARD, "#": OBSTACLE}
KINDS: Final[dict[str, int]] = {"water": WATER, "pit": PIT, "hazard": HAZARD, "obstacle": OBSTACLE, "mud": MUD}

# The four sides of a space, clockwise.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final[dict[str, int]] = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
SIDE_X: Final[list[int]] = [0, 1, 0, -1]
SIDE_Y: Final[list[int]] = [-1, 0, 1, 0]

# What never leaves a border between two spaces.
NO_BORDER: Final = 0
WALL: Final = 1
ELEVATION: Final = 2

CLOSED: Final = "c"
OPEN: Final = "o"
REMOVED: Final = "x"
RUINS: Final = "r"


class MapEdge:
    """An edge that may open or go: a door, a portcullis, an ancient wall, vegetation.

    `beside` are the spaces it touches: only those are adjacent to a door (D2-CORE-100).
    """

    def __init__(self, id: str, kind: str, pairs: list[tuple[int, int]], open: bool) -> None:
        self.id = id
        self.kind = kind
        self.pairs = pairs
        self.open = open
        self.beside: list[int] = sorted([pair[0] for pair in pairs] + [pair[1] for pair in pairs])

    def touches(self, base: list[int]) -> bool:
        """Whether a base lies beside it."""
        for space in base:
            for beside in self.beside:
                if beside == space:
                    return True
        return False

    def under(self, base: list[int]) -> bool:
        """Whether a base covers both sides of it, so that it cannot be closed (D2-RULING-45)."""
        for one, other in self.pairs:
            if one in base and other in base:
                return True
        return False


class KnownLines:
    """What is known so far of the lines between two spaces: how many were tried, and those that figures alone can stop.

    `spaces` has for each of these the spaces that must be free, and -1 behind them.
    """

    def __init__(self) -> None:
        self.tried = 0
        self.spaces: list[int] = []

    def is_any_free(self, blocked: list[int]) -> bool:
        """Whether nobody stands in the way of one of them."""
        free = True
        for space in self.spaces:
            if space < 0:
                if free:
                    return True
                free = True
            elif free and blocked[space]:
                free = False
        return False

    def add(self, line: list[int], blocked: list[int]) -> bool:
        """One more; whether nobody stands in its way."""
        free = True
        for space in line:
            self.spaces.append(space)
            if blocked[space]:
                free = False
        self.spaces.append(-1)
        return free


class Layout:
    """The spaces of a map, what they are made of and what stands between them."""

    def __init__(self, tiles: list[str], cells: list[tuple[int, int, int, int]]) -> None:
        """The tiles by id; each cell, in the order of their numbers, as y, x, tile and terrain."""
        self.tiles = tiles
        self.count = len(cells)
        self.x = [cell[1] for cell in cells]
        self.y = [cell[0] for cell in cells]
        self.tile_of = [cell[2] for cell in cells]
        self.terrain = [cell[3] for cell in cells]
        self.left = min(self.x)
        self.top = min(self.y)
        self.width = max(self.x) - self.left + 1
        self.height = max(self.y) - self.top + 1
        self.numbers: list[int] = [-1] * (self.width * self.height)
        for space in range(self.count):
            self.numbers[(self.y[space] - self.top) * self.width + self.x[space] - self.left] = space
        self.across: list[int] = [
            self.at(self.x[space] + SIDE_X[side], self.y[space] + SIDE_Y[side])
            for space in range(self.count)
            for side in range(4)
        ]
        self.border: list[int] = [NO_BORDER] * (4 * self.count)
        self.edge_at: list[int] = [-1] * (4 * self.count)
        self.edges: list[MapEdge] = []
        self.ruins: list[int] = []
        # What `grid.py` works out when it is first asked for: ways with all edges open, lines by spaces and signs.
        self.ways: dict[int, list[int]] = {}
        self.lines: dict[str, KnownLines] = {}

    def at(self, x: int, y: int) -> int:
        """The space there, -1 where there is none."""
        column, row = x - self.left, y - self.top
        if column < 0 or row < 0 or column >= self.width or row >= self.height:
            return -1
        return self.numbers[row * self.width + column]

    def name(self, space: int) -> str:
        """What players call a space: its column by letter, its row by number (H7)."""
        column = self.x[space] - self.left
        letters = chr(ord("A") + column % 26)
        while column >= 26:
            column = column // 26 - 1
            letters = chr(ord("A") + column % 26) + letters
        return f"{letters}{self.y[space] - self.top + 1}"

    def spaces_of(self, tile: int) -> list[int]:
        """The spaces of a laid tile."""
        return [space for space in range(self.count) if self.tile_of[space] == tile]

    def edge(self, id: str) -> int:
        """The number of an edge."""
        for number, edge in enumerate(self.edges):
            if edge.id == id:
                return number
        raise BadContent(f"there is no edge called {id} on the map")

    def start(self) -> str:
        """The edges and ruins as the encounter begins: closed, open or removed; there or gone."""
        return "".join([OPEN if edge.open else CLOSED for edge in self.edges]) + RUINS * len(self.ruins)

    def border_list(self) -> list[list[int]]:
        """What stands between spaces for good: a space, one of its sides, a wall or an elevation line."""
        return [[at // 4, at % 4, border] for at, border in enumerate(self.border) if border != NO_BORDER]

    def side_towards(self, space: int, other: int) -> int:
        """On which side of a space another one lies, -1 if they share no edge."""
        for side in range(4):
            if self.across[4 * space + side] == other:
                return side
        return -1

    def set_border(self, space: int, other: int, border: int) -> None:
        """Something stands between two spaces for good."""
        self.border[4 * space + self.side_towards(space, other)] = border
        self.border[4 * other + self.side_towards(other, space)] = border


class LaidTile:
    """A tile as it lies: its cells on the map, and for each joint what it joins."""

    def __init__(self, tile: Tile, laid: Laid) -> None:
        self.wide = max([len(row) for row in tile.grid])
        self.high = len(tile.grid)
        self.laid = laid
        self.cells: list[tuple[int, int, str]] = []
        for y, row in enumerate(tile.grid):
            for x, sign in enumerate(row):
                if sign != " ":
                    place = self.turned(x, y)
                    self.cells.append((place[0], place[1], sign))
        self.joints: list[list[tuple[int, int, int, int]]] = []
        for joint in tile.joints:
            side = (SIDES[joint.side] + laid.turn // 90) % 4
            crossed: list[tuple[int, int, int, int]] = []
            for x, y in joint.cells:
                place = self.turned(x, y)
                crossed.append((place[0], place[1], place[0] + SIDE_X[side], place[1] + SIDE_Y[side]))
            crossed.sort()
            self.joints.append(crossed)
        self.walls: list[tuple[int, int, int, int]] = []
        for one, other in tile.walls:
            first, second = self.turned(one[0], one[1]), self.turned(other[0], other[1])
            self.walls.append((first[0], first[1], second[0], second[1]))

    def turned(self, x: int, y: int) -> tuple[int, int]:
        """Where a cell of the tile lies on the map."""
        wide, high = self.wide, self.high
        for _ in range(self.laid.turn // 90):
            x, y = high - 1 - y, x
            wide, high = high, wide
        return self.laid.x + x, self.laid.y + y


def compose(
    tiles: dict[str, Tile],
    laid: list[Laid],
    edges: list[EdgeCard],
    terrain: list[TerrainCard],
    room: list[Laid] | None = None,
) -> Layout:
    """Lay the tiles, wall off what no joint joins, then set the edges and the terrain that the encounter adds.

    A secret room lies beside the map and is joined to nothing of it; the map's own spaces keep their numbers
    (D2-SECRET-04).
    """
    pieces = [lay(tiles, one) for one in laid]
    joined = matched(pieces)
    if room is not None:
        beside = [lay(tiles, one) for one in room]
        joined.update(matched(beside))
        pieces += beside
    cells = covered(pieces)
    cells.sort(key=lambda cell: (cell[2] >= len(laid), cell))
    layout = Layout([piece.laid.tile for piece in pieces], cells)
    wall_off(layout, pieces, joined)
    for edge in edges:
        set_edge(layout, edge)
    for more in terrain:
        add_terrain(layout, more)
    return layout


def lay(tiles: dict[str, Tile], laid: Laid) -> LaidTile:
    """One tile, turned and in its place."""
    if laid.tile not in tiles:
        raise BadContent(f"there is no tile called {laid.tile}")
    return LaidTile(tiles[laid.tile], laid)


def covered(pieces: list[LaidTile]) -> list[tuple[int, int, int, int]]:
    """Every cell the tiles cover, as y, x, tile and terrain; no two tiles lie on the same one."""
    found: dict[tuple[int, int], int] = {}
    cells: list[tuple[int, int, int, int]] = []
    for number, piece in enumerate(pieces):
        for x, y, sign in piece.cells:
            if (x, y) in found:
                under = pieces[found[x, y]].laid.tile
                raise BadContent(f"tiles {under} and {piece.laid.tile} both lie at {x}, {y}")
            if sign not in SIGNS:
                raise BadContent(f"tile {piece.laid.tile}: no terrain has the sign {sign}")
            found[x, y] = number
            cells.append((y, x, number, SIGNS[sign]))
    if not cells:
        raise BadContent("a map needs a tile")
    return cells


def wall_off(layout: Layout, pieces: list[LaidTile], joined: dict[tuple[int, int, int, int], bool]) -> None:
    """Tiles that touch have a wall between them except where their joints meet; inner walls (D2-CORE-126, 127)."""
    for space in range(layout.count):
        for side in range(4):
            other = layout.across[4 * space + side]
            if other >= 0 and layout.tile_of[other] != layout.tile_of[space]:
                if (layout.x[space], layout.y[space], layout.x[other], layout.y[other]) not in joined:
                    layout.set_border(space, other, WALL)
    for piece in pieces:
        for x, y, other_x, other_y in piece.walls:
            space, other = touching(layout, piece.laid.tile, (x, y), (other_x, other_y))
            layout.set_border(space, other, WALL)


def matched(pieces: list[LaidTile]) -> dict[tuple[int, int, int, int], bool]:
    """The ways from cell to cell through joints that meet each other, whole against whole."""
    joints = [joint for piece in pieces for joint in piece.joints]
    found: dict[tuple[int, int, int, int], bool] = {}
    for joint in joints:
        if facing(joint) in joints:
            for way in joint:
                found[way] = True
    return found


def facing(joint: list[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int]]:
    """The joint that would meet this one."""
    return sorted([(to_x, to_y, x, y) for x, y, to_x, to_y in joint])


def loose_joints(tiles: dict[str, Tile], laid: list[Laid]) -> list[str]:
    """The joints that lead nowhere, each by its tile and first cell: on a whole map there are none."""
    pieces = [lay(tiles, one) for one in laid]
    joints = [joint for piece in pieces for joint in piece.joints]
    return [
        f"{piece.laid.tile} at {joint[0][0]}, {joint[0][1]}"
        for piece in pieces
        for joint in piece.joints
        if facing(joint) not in joints
    ]


def touching(layout: Layout, what: str, one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """Two spaces that share an edge, as a file names them."""
    space, second = layout.at(one[0], one[1]), layout.at(other[0], other[1])
    if space < 0 or second < 0 or layout.side_towards(space, second) < 0:
        raise BadContent(f"{what}: {one[0]}, {one[1]} and {other[0]}, {other[1]} are not spaces side by side")
    return space, second


def set_edge(layout: Layout, card: EdgeCard) -> None:
    """Walls and elevation lines are there for good; all else may open or go."""
    if card.id in [edge.id for edge in layout.edges]:
        raise BadContent(f"{card.id}: two edges have this name")
    pairs: list[tuple[int, int]] = []
    for one, other in card.between:
        space, second = touching(layout, card.id, one, other)
        at = 4 * space + layout.side_towards(space, second)
        if layout.border[at] != NO_BORDER or layout.edge_at[at] >= 0:
            raise BadContent(f"{card.id}: {one[0]}, {one[1]} and {other[0]}, {other[1]} are parted already")
        if card.kind == "wall":
            layout.set_border(space, second, WALL)
        elif card.kind == "elevation":
            layout.set_border(space, second, ELEVATION)
        else:
            layout.edge_at[at] = len(layout.edges)
            layout.edge_at[4 * second + layout.side_towards(second, space)] = len(layout.edges)
            pairs.append((space, second))
    if pairs:
        layout.edges.append(MapEdge(card.id, card.kind, pairs, card.open))


def add_terrain(layout: Layout, card: TerrainCard) -> None:
    """What the encounter lays on spaces; ruins leave the terrain under them as it is (D2-TER-RUIN-01)."""
    for x, y in card.spaces:
        space = layout.at(x, y)
        if space < 0:
            raise BadContent(f"{card.kind}: there is no space at {x}, {y}")
        if card.kind != "ruins":
            layout.terrain[space] = KINDS[card.kind]
        elif space in layout.ruins:
            raise BadContent(f"ruins lie twice at {x}, {y}")
        else:
            layout.ruins.append(space)
