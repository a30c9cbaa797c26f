"""A second model of a map: slow, exact, and written from the rules alone.

It knows points, segments and quarters. A barrier is a unit segment between two grid points; a line is cut where it
meets the grid, in fractions, and every piece and every cut is looked at for itself. Around a grid point lie four
quarters, and four rays part them: whether one gets from quarter to quarter is read off that small circle.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import pairwise, product

Cell = tuple[int, int]
Point = tuple[int, int]

ALWAYS_SHUT = ("wall", "ancient_wall")
SHUT_WHEN_CLOSED = ("door", "locked")


@dataclass
class Ground:
    """Spaces and what they are made of, what lies on the borders (its kind and state), and who stands where."""

    spaces: dict[Cell, str]
    borders: dict[frozenset[Cell], tuple[str, str]] = field(default_factory=dict)
    ruins: dict[Cell, bool] = field(default_factory=dict)
    figures: list[Cell] = field(default_factory=list)

    # -- what stands where -------------------------------------------------------------------------------

    def stands(self, one: Cell, other: Cell, kinds: tuple[str, ...]) -> bool:
        """Whether something of these kinds stands between two neighbours: not open, not removed."""
        kind, state = self.borders.get(frozenset((one, other)), ("", ""))
        return kind in kinds and state == "c"

    def barrier(self, one: Cell, other: Cell, more: tuple[str, ...] = ()) -> bool:
        """Barriers are missing spaces, walls, closed doors, ancient walls; and what is named besides."""
        if one not in self.spaces or other not in self.spaces:
            return True
        return self.stands(one, other, ALWAYS_SHUT + SHUT_WHEN_CLOSED + more)

    def shows(self, cell: Cell) -> str:
        """The terrain that counts: ruins replace all but an obstacle."""
        if self.ruins.get(cell) and self.spaces[cell] != "obstacle":
            return "floor"
        return self.spaces[cell]

    # -- adjacent, steps, distance -----------------------------------------------------------------------

    def adjacent(self, one: Cell, other: Cell, more: tuple[str, ...] = ()) -> bool:
        """An edge without barrier; or a corner, and one L-shaped way around it without barrier."""
        if one not in self.spaces or other not in self.spaces or one == other:
            return False
        (x, y), (to_x, to_y) = one, other
        if abs(x - to_x) + abs(y - to_y) == 1:
            return not self.barrier(one, other, more)
        if abs(x - to_x) != 1 or abs(y - to_y) != 1:
            return False
        ways = [(to_x, y), (x, to_y)]
        return any(not self.barrier(one, over, more) and not self.barrier(over, other, more) for over in ways)

    def steps_to(self, one: Cell, flying: bool) -> list[Cell]:
        """Where one may step: no obstacle, no closed portcullis, and on foot no elevation line."""
        more = ("portcullis",) if flying else ("portcullis", "elevation")
        return [other for other in self.spaces if self.shows(other) != "obstacle" and self.adjacent(one, other, more)]

    def distances(self, start: Cell) -> dict[Cell, int]:
        """By relaxing until nothing changes."""
        far = {start: 0}
        if self.shows(start) == "obstacle":
            return far
        free = [cell for cell in self.spaces if self.shows(cell) != "obstacle"]
        joined = [(one, other) for one in free for other in around(one) if self.adjacent(one, other)]
        joined = [(one, other) for one, other in joined if self.shows(other) != "obstacle"]
        changed = True
        while changed:
            changed = False
            for one, other in joined:
                if one in far and far[one] + 1 < far.get(other, len(free) + 1):
                    far[other] = far[one] + 1
                    changed = True
        return far

    def bases(self, width: int, height: int) -> list[list[Cell]]:
        """Every rectangle of spaces, either way round, with no obstacle in it and nothing across it."""
        found = []
        for wide, high in {(width, height), (height, width)}:
            for x, y in self.spaces:
                base = [(x + right, y + down) for down in range(high) for right in range(wide)]
                if any(cell not in self.spaces or self.shows(cell) == "obstacle" for cell in base):
                    continue
                inner = [(one, other) for one in base for other in base if distance_apart(one, other) == 1]
                if not any(self.barrier(one, other, ("vegetation", "portcullis")) for one, other in inner):
                    found.append(sorted(base, key=lambda cell: (cell[1], cell[0])))
        return found

    # -- sight -------------------------------------------------------------------------------------------

    def sees(self, one: Cell, other: Cell) -> bool:
        """Some line from a corner to a corner is free; neighbours see each other if no vegetation parts them."""
        if one == other:
            return True
        if touch(one, other):
            return self.adjacent(one, other, ("vegetation",))
        if "pit" in (self.shows(one), self.shows(other)):
            return False
        return any(self.free(one, other, begin, end) for begin, end in product(corners(one), corners(other)))

    def free(self, one: Cell, other: Cell, begin: Point, end: Point) -> bool:
        """Whether nothing stops this line."""
        pieces, cuts = cut(begin, end)
        return (
            all(self.piece_is_free(one, other, cells) for cells in pieces)
            and all(self.cut_is_free(before, point, after) for before, point, after in zip(pieces, cuts, pieces[1:]))
            and self.end_is_free(one, begin, pieces[0])
            and self.end_is_free(other, end, pieces[-1])
        )

    def piece_is_free(self, one: Cell, other: Cell, cells: list[Cell]) -> bool:
        """A piece inside a space needs board that is free; one on a grid line, board on a side and no blocked edge."""
        if len(cells) == 1:
            return cells[0] in self.spaces and cells[0] not in (one, other) and not self.blocks(cells[0])
        there = [cell for cell in cells if cell in self.spaces]
        if not there or (len(there) == 2 and self.barrier(there[0], there[1], ("vegetation",))):
            return False
        return not any(self.blocks(cell) for cell in there if cell not in (one, other))

    def blocks(self, cell: Cell) -> bool:
        """An obstacle or a figure."""
        return self.shows(cell) == "obstacle" or cell in self.figures

    def cut_is_free(self, before: list[Cell], point: Point | None, after: list[Cell]) -> bool:
        """Over an edge no barrier may stand; at a grid point see which quarters the line comes from and goes to."""
        if point is not None and len(before) == 1:
            return self.turns(point, before[0], after[0])
        return any(not self.barrier(cell, opposite, ("vegetation",)) for cell, opposite in zip(before, after))

    def end_is_free(self, own: Cell, point: Point, cells: list[Cell]) -> bool:
        """Out of one's own quarter the line goes into one that is adjacent to it, or along one's own edge."""
        return own in cells or any(self.turns(point, own, cell) for cell in cells)

    def turns(self, point: Point, quarter: Cell, to: Cell) -> bool:
        """Whether one gets from quarter to quarter around a point, not by more than half a turn, past no barred ray."""
        circle = [(point[0] + x, point[1] + y) for x, y in ((-1, -1), (0, -1), (0, 0), (-1, 0))]
        barred = [self.barrier(circle[n], circle[(n + 1) % 4], ("vegetation",)) for n in range(4)]
        start, goal = circle.index(quarter), circle.index(to)
        forth, back = (goal - start) % 4, (start - goal) % 4
        clockwise = forth <= 2 and not any(barred[(start + n) % 4] for n in range(forth))
        counter = back <= 2 and not any(barred[(goal + n) % 4] for n in range(back))
        return clockwise or counter


def around(cell: Cell) -> Iterator[Cell]:
    """The eight cells around one."""
    for x, y in product((-1, 0, 1), repeat=2):
        if x or y:
            yield cell[0] + x, cell[1] + y


def touch(one: Cell, other: Cell) -> bool:
    """Whether two cells have a corner in common."""
    return bool(set(corners(one)) & set(corners(other)))


def distance_apart(one: Cell, other: Cell) -> int:
    """Steps over edges."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def corners(cell: Cell) -> list[Point]:
    """The four corners of a cell."""
    x, y = cell
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


@cache
def cut(begin: Point, end: Point) -> tuple[list[list[Cell]], list[Point | None]]:
    """A line cut where it meets the grid: the cells each piece lies in or between; which cuts are grid points."""
    wide, high = end[0] - begin[0], end[1] - begin[1]
    times = {Fraction(n, length) for length in (abs(wide), abs(high)) for n in range(1, length)}
    times |= {Fraction(0), Fraction(1)}
    places = [(begin[0] + time * wide, begin[1] + time * high) for time in sorted(times)]
    pieces = [cells_at((x + to_x) / 2, (y + to_y) / 2) for (x, y), (to_x, to_y) in pairwise(places)]
    whole = [(int(x), int(y)) if x.denominator == y.denominator == 1 else None for x, y in places]
    return pieces, whole[1:-1]


def cells_at(x: Fraction, y: Fraction) -> list[Cell]:
    """The cells a place lies in or between: one inside, two on an edge; left or upper first."""
    columns = [int(x) - 1, int(x)] if x.denominator == 1 else [x.numerator // x.denominator]
    rows = [int(y) - 1, int(y)] if y.denominator == 1 else [y.numerator // y.denominator]
    return [(column, row) for column in columns for row in rows]
