"""Tiles, nodes, range: the floor (DS-NODE).

A room has 13 nodes; the hall of a main boss has 15 more to the north. Directions are eighths of a circle, clockwise
from north. All of it is worked out once.
"""

from __future__ import annotations

from typing import Final

ROOM: Final = 13
HALL: Final = 28
FAR: Final = 99

XY: Final[list[tuple[int, int]]] = [
    *[(0, 0), (2, 0), (4, 0), (1, 1), (3, 1), (0, 2), (2, 2), (4, 2), (1, 3), (3, 3), (0, 4), (2, 4), (4, 4)],
    *[(1, -1), (3, -1), (0, -2), (2, -2), (4, -2), (1, -3), (3, -3), (0, -4), (2, -4), (4, -4)],
    *[(1, -5), (3, -5), (0, -6), (2, -6), (4, -6)],
]
EIGHTHS: Final[list[tuple[int, int]]] = [(0, -2), (1, -1), (2, 0), (1, 1), (0, 2), (-1, 1), (-2, 0), (-1, -1)]
WALLS: Final = ("north", "east", "south", "west")
MINI_SPAWN: Final = 1  # (2, 0)
MAIN_SPAWN: Final = 21  # (2, -4)
SOUTH_ENTRIES: Final = (10, 11, 12)


def node_at(x: int, y: int) -> int:
    """The node of these coordinates."""
    return XY.index((x, y))


def _next(size: int) -> list[list[int]]:
    places = {xy: node for node, xy in enumerate(XY[:size])}
    return [[places.get((x + dx, y + dy), -1) for dx, dy in EIGHTHS] for x, y in XY[:size]]


def _ranges(near: list[list[int]]) -> list[list[int]]:
    found = []
    for start in range(len(near)):
        row = [-1] * len(near)
        row[start] = 0
        edge = [start]
        while edge:
            node = edge.pop(0)
            for other in near[node]:
                if row[other] < 0:
                    row[other] = row[node] + 1
                    edge.append(other)
        found.append(row)
    return found


def _turned(node: int, quarters: int) -> int:
    x, y = XY[node]
    for _ in range(quarters):
        x, y = 4 - y, x
    return node_at(x, y)


_TURNED: Final[list[list[int]]] = [[_turned(node, quarters) for node in range(ROOM)] for quarters in range(4)]
_NEXT_ROOM: Final[list[list[int]]] = _next(ROOM)
_NEXT_HALL: Final[list[list[int]]] = _next(HALL)
_NEAR_ROOM: Final[list[list[int]]] = [[node for node in row if node >= 0] for row in _NEXT_ROOM]
_NEAR_HALL: Final[list[list[int]]] = [[node for node in row if node >= 0] for row in _NEXT_HALL]
_RANGE_ROOM: Final[list[list[int]]] = _ranges(_NEAR_ROOM)
_RANGE_HALL: Final[list[list[int]]] = _ranges(_NEAR_HALL)
_HEADING: Final[list[list[int]]] = [[row.index(n) if n in row else -1 for n in range(HALL)] for row in _NEXT_HALL]
_PATHS: Final[dict[int, list[int]]] = {}  # what `paths` has worked out: a room has few ways to be blocked


def turned(node: int, quarters: int) -> int:
    """The node printed where this one lies once its tile is turned clockwise; a hall is never turned."""
    return _TURNED[quarters][node] if node < ROOM else node


def near(size: int, node: int) -> list[int]:
    """The nodes next to one, across and diagonally (DS-NODE-10, DS-RULING-01, DS-EXAMPLE-03)."""
    return _NEAR_ROOM[node] if size == ROOM else _NEAR_HALL[node]


def ahead(size: int, node: int, eighth: int) -> int:
    """The next node in a direction, or -1."""
    return _NEXT_ROOM[node][eighth & 7] if size == ROOM else _NEXT_HALL[node][eighth & 7]


def apart(size: int, one: int, other: int) -> int:
    """How many steps lie between two nodes: range, whatever stands there (DS-NODE-11, DS-RULING-03, DS-RULING-04)."""
    return _RANGE_ROOM[one][other] if size == ROOM else _RANGE_HALL[one][other]


def heading(one: int, other: int) -> int:
    """The direction from a node to one next to it."""
    return _HEADING[one][other]


def along(wall: str) -> list[int]:
    """The nodes of a room beside a wall (DS-RULING-02)."""
    if wall == "north":
        return [0, 1, 2]
    if wall == "east":
        return [2, 7, 12]
    if wall == "south":
        return [10, 11, 12]
    return [0, 5, 10]


def paths(size: int, target: int, blocked: list[bool]) -> list[int]:
    """How far every node is from one, over nodes that may be entered; -1: not to be reached (DS-RULING-06).

    With nothing `blocked` that is simply the range.
    """
    if not blocked:
        return _RANGE_ROOM[target] if size == ROOM else _RANGE_HALL[target]
    key = size * HALL + target
    for closed in blocked:
        key += key + (1 if closed else 0)
    known = _PATHS.get(key)
    if known is None:
        known = _walk_paths(size, target, blocked)
        _PATHS[key] = known
    return known


def _walk_paths(size: int, target: int, blocked: list[bool]) -> list[int]:
    found = [-1] * size
    found[target] = 0
    edge = [target]
    at = 0
    while at < len(edge):
        node = edge[at]
        at += 1
        for other in near(size, node):
            if found[other] < 0 and not blocked[other]:
                found[other] = found[node] + 1
                edge.append(other)
    return found
