"""Lines of sight: one straight line from a corner of one space to a corner of another (D2-LOS-01 to 05).

A corner is a point of the grid: the upper left one of the space at x, y is x, y. `looks` says for each space and each
of the eight ways around it which space one looks into that way, -1 if something stands between. Nothing is rounded.

D2-CORE-17, D2-CORE-18.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.layout import OBSTACLE, Layout

# The eight ways around a space, clockwise from north; from a step (x, y) to its way.
EASTWARD: Final = 2
SOUTHWARD: Final = 4
WAY_X: Final[list[int]] = [0, 1, 1, 1, 0, -1, -1, -1]
WAY_Y: Final[list[int]] = [-1, -1, 0, 1, 1, 1, 0, -1]
WAYS: Final[list[int]] = [7, 0, 1, 6, -1, 2, 5, 4, 3]

# What stops a line for good.
NOTHING: Final = 0
BARRIER: Final = 1
OBSTRUCTED: Final = 2
OWN_SPACE: Final = 3

LINES: Final = 16  # between two spaces: each of four corners with each of four


def way(x: int, y: int) -> int:
    """The way of a step to one of the eight spaces around."""
    return WAYS[3 * y + x + 4]


class SightLine:
    """A line, the spaces that must be free of figures for it, and what stops it whoever stands where.

    `before` and `after` are the spaces between which a barrier stops it; `after` is the obstacle, if that does.
    """

    def __init__(self, x: int, y: int, to_x: int, to_y: int) -> None:
        self.x = x
        self.y = y
        self.to_x = to_x
        self.to_y = to_y
        self.passes: list[int] = []
        self.stop = NOTHING
        self.before = -1
        self.after = -1

    def stopped(self, stop: int, before: int, after: int) -> None:
        """It ends here."""
        self.stop = stop
        self.before = before
        self.after = after


def lines_between(layout: Layout, looks: list[int], ground: list[int], one: int, other: int) -> list[SightLine]:
    """All lines between two spaces that do not touch, each corner with each."""
    return [line_between(layout, looks, ground, one, other, number) for number in range(LINES)]


def line_between(layout: Layout, looks: list[int], ground: list[int], one: int, other: int, number: int) -> SightLine:
    """One of the lines between two spaces: each corner with each, those first that face each other."""
    facing = (1 if layout.x[other] > layout.x[one] else 0) + (2 if layout.y[other] > layout.y[one] else 0)
    corner = facing ^ (number // 4)
    end = (3 - facing) ^ (number % 4)
    line = SightLine(
        layout.x[one] + corner % 2,
        layout.y[one] + corner // 2,
        layout.x[other] + end % 2,
        layout.y[other] + end // 2,
    )
    if line.x == line.to_x or line.y == line.to_y:
        follow_grid(layout, looks, ground, one, other, line)
    else:
        cross_grid(layout, looks, ground, one, other, line)
    return line


def cross_grid(layout: Layout, looks: list[int], ground: list[int], one: int, other: int, line: SightLine) -> None:
    """A slanting line: from space to space over edges, or over a corner where both spaces touch (D2-RULING-13).

    It passes through the inside of neither end (D2-RULING-14), and leaves and reaches them between adjacent spaces.
    """
    wide, high = abs(line.to_x - line.x), abs(line.to_y - line.y)
    step_x = 1 if line.to_x > line.x else -1
    step_y = 1 if line.to_y > line.y else -1
    first_x = line.x if step_x > 0 else line.x - 1
    first_y = line.y if step_y > 0 else line.y - 1
    last_x = line.to_x - 1 if step_x > 0 else line.to_x
    last_y = line.to_y - 1 if step_y > 0 else line.to_y
    leave_x, leave_y = first_x - layout.x[one], first_y - layout.y[one]
    reach_x, reach_y = layout.x[other] - last_x, layout.y[other] - last_y
    if (leave_x == 0 and leave_y == 0) or (reach_x == 0 and reach_y == 0):
        line.stopped(OWN_SPACE, one, other)
        return
    upright, level, slant = way(step_x, 0), way(0, step_y), way(step_x, step_y)
    before, turn = one, way(leave_x, leave_y)
    crossed_x = crossed_y = 0  # how many grid lines lie behind
    while True:
        here = looks[8 * before + turn]
        if here < 0:
            at = layout.at(layout.x[before] + WAY_X[turn], layout.y[before] + WAY_Y[turn])
            line.stopped(BARRIER, before, at)
            return
        if here == other:
            return
        if ground[here] == OBSTACLE:
            line.stopped(OBSTRUCTED, before, here)
            return
        line.passes.append(here)
        sooner = (crossed_x + 1) * high - (crossed_y + 1) * wide
        if sooner < 0:
            crossed_x += 1
            turn = upright
        elif sooner > 0:
            crossed_y += 1
            turn = level
        elif crossed_x + 1 == wide:
            turn = way(reach_x, reach_y)
        else:
            crossed_x += 1
            crossed_y += 1
            turn = slant
        before = here


def follow_grid(layout: Layout, looks: list[int], ground: list[int], one: int, other: int, line: SightLine) -> None:
    """A line along the grid: board on one side at least, no barrier along it (D2-RULING-12) nor on both sides (13).

    Where no board is on either side it goes on along neither. The edge of a blocked space stops it (D2-LOS-05), those
    of its two ends do not (D2-RULING-14).
    """
    along_x = 0 if line.to_x == line.x else 1 if line.to_x > line.x else -1
    along_y = 0 if line.to_y == line.y else 1 if line.to_y > line.y else -1
    forward = way(along_x, along_y)
    across = EASTWARD if along_x == 0 else SOUTHWARD  # from the space on one side to that on the other
    x, y = min(line.x, line.x + along_x), min(line.y, line.y + along_y)
    near, far = -1, -1
    for stretch in range(abs(line.to_x - line.x) + abs(line.to_y - line.y)):
        last_near, last_far = near, far
        if along_x == 0:
            near, far = layout.at(x - 1, y), layout.at(x, y)
        else:
            near, far = layout.at(x, y - 1), layout.at(x, y)
        if near >= 0 and far >= 0 and looks[8 * near + across] != far:
            line.stopped(BARRIER, near, far)
            return
        if stretch == 0:
            if near != one and far != one and not looks_into(layout, looks, one, near, far):
                line.stopped(BARRIER, one, max(near, far))
                return
        elif not goes_on(looks, forward, last_near, near) and not goes_on(looks, forward, last_far, far):
            line.stopped(BARRIER, max(last_near, last_far), max(near, far))
            return
        if near >= 0 and near != one and near != other:
            if ground[near] == OBSTACLE:
                line.stopped(OBSTRUCTED, max(last_near, last_far), near)
                return
            line.passes.append(near)
        if far >= 0 and far != one and far != other:
            if ground[far] == OBSTACLE:
                line.stopped(OBSTRUCTED, max(last_near, last_far), far)
                return
            line.passes.append(far)
        x += along_x
        y += along_y
    if near != other and far != other and not looks_into(layout, looks, other, near, far):
        line.stopped(BARRIER, max(near, far), other)


def goes_on(looks: list[int], forward: int, last: int, here: int) -> bool:
    """Whether on this side of a line along the grid nothing stands between one space and the next."""
    return last >= 0 and here >= 0 and looks[8 * last + forward] == here


def looks_into(layout: Layout, looks: list[int], space: int, near: int, far: int) -> bool:
    """Whether a space looks into one of the two on either side of a line that begins or ends at its corner."""
    return looks_at(layout, looks, space, near) or looks_at(layout, looks, space, far)


def looks_at(layout: Layout, looks: list[int], space: int, beside: int) -> bool:
    """Whether a space looks into one that touches it; -1 is none."""
    if beside < 0:
        return False
    turn = way(layout.x[beside] - layout.x[space], layout.y[beside] - layout.y[space])
    return looks[8 * space + turn] == beside
