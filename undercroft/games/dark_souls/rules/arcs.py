"""Facing and arcs of a boss (DS-ARC).

An arc is 0 front, 1 right, 2 back, 3 left, as the boss sees it (DS-RULING-69).
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_souls.rules.nodes import EIGHTHS, HALL, ROOM, XY, near


def _arcs(dx: int, dy: int, facing: int) -> list[int]:
    """The arcs a place belongs to; on the line between two it belongs to both.

    DS-ARC-03, DS-ARC-04, DS-RULING-75, DS-ARC-01, DS-EXAMPLE-21, DS-EXAMPLE-37.
    """
    fx, fy = EIGHTHS[facing]
    # The lattice stretches straight directions to length two: arcs only ask for the direction.
    fx = (fx > 0) - (fx < 0)
    fy = (fy > 0) - (fy < 0)
    forward = dx * fx + dy * fy
    side = fx * dy - fy * dx
    found = []
    if forward >= abs(side):
        found.append(0)
    if side >= abs(forward):
        found.append(1)
    if -forward >= abs(side):
        found.append(2)
    if -side >= abs(forward):
        found.append(3)
    return found


_TABLE: Final[list[list[list[list[int]]]]] = [
    [
        [
            [] if node == boss else _arcs(XY[node][0] - XY[boss][0], XY[node][1] - XY[boss][1], facing)
            for node in range(len(XY))
        ]
        for facing in range(8)
    ]
    for boss in range(len(XY))
]


def _off(size: int) -> list[list[list[list[int]]]]:
    return [
        [
            [[to for to in near(size, boss) if arc in _TABLE[boss][facing][to]] for arc in range(4)]
            for facing in range(8)
        ]
        for boss in range(size)
    ]


_OFF_ROOM: Final[list[list[list[list[int]]]]] = _off(ROOM)
_OFF_HALL: Final[list[list[list[list[int]]]]] = _off(HALL)


def arcs_of(boss: int, facing: int, node: int) -> list[int]:
    """The arcs of another node, seen from a boss's."""
    return _TABLE[boss][facing][node]


def arc_of_place(facing: int, place: int) -> int:
    """The arc of somebody on the boss's own node (DS-ARC-05)."""
    return ((place - facing) & 7) // 2


def stands_in(boss: int, facing: int, node: int, place: int, arcs: list[int]) -> bool:
    """Whether somebody is in one of these arcs of a boss, beside it or elsewhere (DS-ARC-14, DS-RULING-88)."""
    if node == boss:
        return place >= 0 and arc_of_place(facing, place) in arcs
    for arc in arcs_of(boss, facing, node):
        if arc in arcs:
            return True
    return False


def nodes_off(size: int, boss: int, facing: int, place: int) -> list[int]:
    """Where one can go from a place beside a boss: the nodes of that arc (DS-ARC-07, DS-RULING-72)."""
    row = _OFF_ROOM if size == ROOM else _OFF_HALL
    return row[boss][facing][arc_of_place(facing, place)]


def along_the_walls(size: int, node: int) -> list[int]:
    """The nodes next to one along the wall it lies at; in a corner along both (DS-RULING-73)."""
    x, y = XY[node]
    top = -6 if size == HALL else 0
    found: list[int] = []
    for other in near(size, node):
        u, v = XY[other]
        if (u == x and x in (0, 4)) or (v == y and y in (top, 4)):
            found.append(other)
    return found


def ways_out(size: int, node: int, facing: int, place: int) -> list[int]:
    """Where a push can send somebody from a node: beside a boss within the arc, or, with none there, along the wall.

    A `facing` or `place` of -1 is that of nobody. DS-ARC-07, DS-ARC-08, DS-RULING-73, DS-EXAMPLE-26.
    """
    if facing < 0 or place < 0:
        return near(size, node)
    return nodes_off(size, node, facing, place) or along_the_walls(size, node)


def places_between(place: int, facing: int) -> list[int]:
    """The places to choose from for somebody on the line between two arcs; none if nobody is (DS-RULING-78)."""
    return [(place + 1) & 7, (place - 1) & 7] if place >= 0 and (place - facing) & 1 else []


def middle(facing: int, arc: int) -> int:
    """The direction of the middle of an arc."""
    return (facing + 2 * arc) & 7
