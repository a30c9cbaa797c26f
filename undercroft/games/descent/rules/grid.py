"""The map as it stands: which spaces are adjacent, how far apart, in sight of each other; where a base fits.

A layout, and a sign for each of its edges (`c` closed, `o` open, `x` removed), then for each of its ruins (`r` there,
`x` gone). Lists that are handed out are kept: nobody changes them.

D2-CORE-15, D2-CORE-16, D2-CORE-102, D2-RULING-16, D2-TER-AWALL-01, D2-TER-AWALL-02, D2-TER-AWALL-04,
D2-TER-ELEV-01 to D2-TER-ELEV-03, D2-TER-OBST-01, D2-TER-OBST-02, D2-TER-PIT-03, D2-TER-VEG-01, D2-TER-VEG-02.
Worked examples: D2-EX-31, D2-EX-39, D2-EX-40, D2-EX-42 to D2-EX-55, D2-EX-67.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.layout import (
    CLOSED,
    ELEVATION,
    FLOOR,
    HAZARD,
    MUD,
    OBSTACLE,
    OPEN,
    PIT,
    RUINS,
    WALL,
    WATER,
    KnownLines,
    Layout,
)
from undercroft.games.descent.rules.lines import (
    BARRIER,
    LINES,
    NOTHING,
    OBSTRUCTED,
    OWN_SPACE,
    SightLine,
    line_between,
    lines_between,
    way,
)

# What stands between two spaces.
SHUT: Final = 1  # a barrier to everything (D2-RULING-10)
LEAVES: Final = 2  # vegetation
BARS: Final = 4  # a closed portcullis
RISE: Final = 8  # an elevation line
EDGE_BITS: Final[dict[str, int]] = {
    "door": SHUT,
    "locked": SHUT,
    "ancient_wall": SHUT,
    "vegetation": LEAVES,
    "portcullis": BARS,
}

# Who is stopped by what.
NEARNESS: Final = SHUT
SIGHT: Final = SHUT | LEAVES
STEP: Final = SHUT | BARS | RISE
FLIGHT: Final = SHUT | BARS
BASE: Final = SHUT | LEAVES | BARS

MOST_GRIDS: Final = 256


class Sight:
    """What the table shows of a sight: the line from corner to corner, and what stops it.

    `why` is empty if nothing does; otherwise `figure`, `obstacle`, `pit`, `wall` or the kind of an edge, and `spaces`
    those in the way or, for what stands between spaces, those on its two sides.
    """

    def __init__(self, corners: list[int], why: str, spaces: list[int]) -> None:
        self.corners = corners
        self.why = why
        self.spaces = spaces


class Grid:
    """A layout with its edges and ruins as they are now."""

    def __init__(self, layout: Layout, key: str) -> None:
        self.layout = layout
        self.key = key
        self.count = layout.count
        self.ground: list[int] = layout.terrain.copy()
        for number, space in enumerate(layout.ruins):
            if key[len(layout.edges) + number] == RUINS and self.ground[space] != OBSTACLE:
                self.ground[space] = FLOOR
        self.between = between(layout, key)
        self.looks = around(layout, key, self.between, SIGHT)
        self.near = listed(around(layout, key, self.between, NEARNESS), [])
        self.steps = listed(around(layout, key, self.between, STEP), self.ground)
        self.over_air: list[list[int]] = []
        self.step_flanks: list[list[int]] = []
        self.air_flanks: list[list[int]] = []
        self.costs: list[int] = [2 if ground in (WATER, MUD) else 1 for ground in self.ground]
        self.has_pits = PIT in self.ground
        self.has_hazard = HAZARD in self.ground
        self.is_even = 2 not in self.costs
        self.distances: list[list[int] | None] = [None] * layout.count
        self.lines: list[list[KnownLines | None] | None] = [None] * layout.count
        self.placements: dict[tuple[int, int], list[list[int]]] = {}
        self.placements_over: dict[tuple[int, int], list[list[int]]] = {}

    # -- steps -------------------------------------------------------------------------------------------

    def flights(self) -> list[list[int]]:
        """From each space where one comes by flying; few fly, so it is worked out for the first who does."""
        if not self.over_air:
            self.over_air = listed(around(self.layout, self.key, self.between, FLIGHT), self.ground)
        return self.over_air

    def flanks(self, flies: bool) -> list[list[int]]:
        """For every way from a space, walking or flying, the two spaces beside a diagonal step."""
        if flies:
            if not self.air_flanks:
                self.air_flanks = flanks(self.layout, self.flights())
            return self.air_flanks
        if not self.step_flanks:
            self.step_flanks = flanks(self.layout, self.steps)
        return self.step_flanks

    # -- near and far ------------------------------------------------------------------------------------

    def distance(self, one: int, other: int) -> int:
        """The shortest chain of adjacent spaces that enters no obstacle, -1 if there is none (D2-RULING-18)."""
        return self.distances_from(one)[other]

    def distances_from(self, space: int) -> list[int]:
        """The distance to every space."""
        found = self.distances[space]
        if found is None:
            found = self.count_from(space)
            self.distances[space] = found
        return found

    def count_from(self, space: int) -> list[int]:
        """Count from a space outwards; an obstacle is counted neither into nor out of (D2-CORE-13, 14)."""
        far = [-1] * self.count
        far[space] = 0
        if self.ground[space] == OBSTACLE:
            return far
        reached = [space]
        for here in reached:
            for other in self.near[here]:
                if far[other] < 0 and self.ground[other] != OBSTACLE:
                    far[other] = far[here] + 1
                    reached.append(other)
        return far

    def is_further(self, one: int, other: int, most: int) -> bool:
        """Whether two spaces are further apart than that even where nothing is in the way: quickly seen."""
        layout = self.layout
        return abs(layout.x[one] - layout.x[other]) > most or abs(layout.y[one] - layout.y[other]) > most

    def within(self, space: int, most: int) -> list[int]:
        """The spaces so many away at most, this one among them (D2-CORE-13)."""
        far = self.distances_from(space)
        return [other for other in range(self.count) if 0 <= far[other] <= most]

    def rises(self, one: int, other: int) -> bool:
        """Whether an elevation line lies between two adjacent spaces (D2-TER-ELEV-04)."""
        x = self.layout.x[other] - self.layout.x[one]
        y = self.layout.y[other] - self.layout.y[one]
        if abs(x) > 1 or abs(y) > 1 or one == other:
            return False
        turn = way(x, y)
        return (
            passage(self.layout, self.between, NEARNESS, one, turn) >= 0
            and passage(self.layout, self.between, NEARNESS | RISE, one, turn) < 0
        )

    # -- sight -------------------------------------------------------------------------------------------

    def sees(self, one: int, other: int, blocked: list[int]) -> bool:
        """Whether there is a line of sight; `blocked` is not 0 where a figure stands that blocks (D2-LOS-01 to 05)."""
        if one > other:
            one, other = other, one
        row = self.lines[one]
        if row is None:
            row = [None] * self.count
            self.lines[one] = row
        lines = row[other]
        if lines is None:
            lines = self.lines_of(one, other)
            row[other] = lines
        if lines.is_any_free(blocked):
            return True
        while lines.tried < LINES:
            line = line_between(self.layout, self.looks, self.ground, one, other, lines.tried)
            lines.tried += 1
            if line.stop == NOTHING and lines.add(line.passes, blocked):
                return True
        return False

    def lines_of(self, one: int, other: int) -> KnownLines:
        """What is known of the lines between two spaces: the same whenever the edges and ruins about them are."""
        kept = self.layout.lines
        name = f"{one}-{other}{signs_about(self.layout, self.key, one, other)}"
        lines = kept.get(name)
        if lines is None:
            lines = KnownLines()
            kept[name] = lines
            if one == other or self.touch(one, other):
                lines.tried = LINES
                if one == other or self.looks_next(one, other):
                    lines.spaces.append(-1)
            elif self.ground[one] == PIT or self.ground[other] == PIT:
                lines.tried = LINES
        return lines

    def touch(self, one: int, other: int) -> bool:
        """Whether two spaces share an edge or a corner."""
        return (
            abs(self.layout.x[one] - self.layout.x[other]) <= 1 and abs(self.layout.y[one] - self.layout.y[other]) <= 1
        )

    def looks_next(self, one: int, other: int) -> bool:
        """Whether spaces that touch see each other: adjacent, and no vegetation between them (D2-RULING-11)."""
        x = self.layout.x[other] - self.layout.x[one]
        y = self.layout.y[other] - self.layout.y[one]
        return self.looks[8 * one + way(x, y)] == other

    def sight(self, one: int, other: int, blocked: list[int]) -> Sight:
        """The free line between two spaces, or the one that comes nearest to it and what stops that."""
        layout = self.layout
        if self.touch(one, other):
            x, y = max(layout.x[one], layout.x[other]), max(layout.y[one], layout.y[other])
            if one == other or self.looks_next(one, other):
                return Sight([x, y, x, y], "", [])
            return Sight([x, y, x, y], self.barrier(one, other), [one, other])
        lines = lines_between(layout, self.looks, self.ground, one, other)
        best = lines[0]
        for line in lines:
            if self.worth(line, blocked) > self.worth(best, blocked):
                best = line
        corners = [best.x, best.y, best.to_x, best.to_y]
        in_pits = [space for space in (one, other) if self.ground[space] == PIT]
        if in_pits:
            return Sight(corners, "pit", in_pits)
        figures = [space for space in best.passes if blocked[space]]
        if best.stop == OBSTRUCTED:
            return Sight(corners, "obstacle", [best.after])
        if best.stop == BARRIER:
            sides = [space for space in (best.before, best.after) if space >= 0]
            return Sight(corners, self.barrier(best.before, best.after), sides)
        return Sight(corners, "figure" if figures else "", figures)

    def worth(self, line: SightLine, blocked: list[int]) -> tuple[int, int, int, int]:
        """How near a line comes to being free: what stops it, how many figures, how far it gets, how short it is."""
        figures = sum([1 for space in line.passes if blocked[space]])
        length = (line.to_x - line.x) ** 2 + (line.to_y - line.y) ** 2
        if line.stop == NOTHING:
            return 2, -figures, 0, -length
        return 0 if line.stop == OWN_SPACE else 1, len(line.passes), -figures, -length

    def barrier(self, one: int, other: int) -> str:
        """What keeps two spaces that touch from seeing each other; -1 is no space at all."""
        if one < 0 or other < 0:
            return "wall"
        layout = self.layout
        turn = way(layout.x[other] - layout.x[one], layout.y[other] - layout.y[one])
        side = turn // 2
        borders = [4 * one + side]
        if turn % 2:
            next_side = (side + 1) % 4
            borders += [4 * one + next_side, 4 * other + (side + 2) % 4, 4 * other + (next_side + 2) % 4]
        for at in borders:
            if layout.edge_at[at] >= 0 and self.between[at] & SIGHT:
                return layout.edges[layout.edge_at[at]].kind
        return "wall"

    # -- bases -------------------------------------------------------------------------------------------

    def bases(self, space: int, width: int, height: int) -> list[list[int]]:
        """Every way a base of this size can lie, either way round, so that it covers a space (D2-CORE-29)."""
        every = self.bases_all(width, height)
        return [every[number] for number in self.bases_over(width, height)[space]]

    def bases_over(self, width: int, height: int) -> list[list[int]]:
        """For every space the bases of this size that cover it, each by its place among all of them."""
        found = self.placements_over.get((width, height))
        if found is None:
            found = [[] for _ in range(self.count)]
            for number, base in enumerate(self.bases_all(width, height)):
                for space in base:
                    found[space].append(number)
            self.placements_over[width, height] = found
        return found

    def bases_all(self, width: int, height: int) -> list[list[int]]:
        """Every way a base of this size can lie on the map, each as its spaces in order."""
        found = self.placements.get((width, height))
        if found is None:
            found = [base for space in range(self.count) for base in self.bases_from(space, width, height)]
            if width != height:
                found += [base for space in range(self.count) for base in self.bases_from(space, height, width)]
                found.sort()
            self.placements[width, height] = found
        return found

    def bases_from(self, space: int, width: int, height: int) -> list[list[int]]:
        """The base with its upper left corner here, if it fits: no obstacle in it and nothing to lie across.

        D2-RULING-45, D2-TER-VEG-03, D2-LARGE-05.
        """
        layout = self.layout
        base: list[int] = []
        for y in range(height):
            for x in range(width):
                part = layout.at(layout.x[space] + x, layout.y[space] + y)
                if part < 0 or self.ground[part] == OBSTACLE:
                    return []
                if x > 0 and self.between[4 * part + 3] & BASE:
                    return []
                if y > 0 and self.between[4 * part] & BASE:
                    return []
                base.append(part)
        base.sort()
        return [base]


def signs_about(layout: Layout, key: str, one: int, other: int) -> str:
    """The signs that a line between two spaces may depend on: of edges and ruins in the box about them."""
    if not key:
        return ""
    left, right = min(layout.x[one], layout.x[other]) - 1, max(layout.x[one], layout.x[other]) + 1
    top, bottom = min(layout.y[one], layout.y[other]) - 1, max(layout.y[one], layout.y[other]) + 1
    found = ""
    for number, edge in enumerate(layout.edges):
        for space in edge.beside:
            if left <= layout.x[space] <= right and top <= layout.y[space] <= bottom:
                found += key[number]
                break
    for number, space in enumerate(layout.ruins):
        if left <= layout.x[space] <= right and top <= layout.y[space] <= bottom:
            found += key[len(layout.edges) + number]
    return found


def between(layout: Layout, key: str) -> list[int]:
    """What stands on each side of each space."""
    found = [0] * (4 * layout.count)
    for at in range(4 * layout.count):
        edge = layout.edge_at[at]
        if layout.across[at] < 0 or layout.border[at] == WALL:
            found[at] = SHUT
        elif layout.border[at] == ELEVATION:
            found[at] = RISE
        elif edge >= 0 and key[edge] == CLOSED:
            found[at] = EDGE_BITS[layout.edges[edge].kind]
    return found


def around(layout: Layout, key: str, between: list[int], stops: int) -> list[int]:
    """For each space and each of the eight ways around it the space one comes to that way, -1 if that is stopped.

    A closed edge makes a difference to the spaces about it alone: the rest is as it is with all of them open.
    """
    opened = layout.ways.get(stops)
    if opened is None:
        gaping = between_with_all_open(layout)
        opened = [passage(layout, gaping, stops, space, turn) for space in range(layout.count) for turn in range(8)]
        layout.ways[stops] = opened
    found = opened.copy()
    for number, edge in enumerate(layout.edges):
        if key[number] == CLOSED and EDGE_BITS[edge.kind] & stops:
            for space in spaces_about(layout, edge.beside):
                for turn in range(8):
                    found[8 * space + turn] = passage(layout, between, stops, space, turn)
    return found


def between_with_all_open(layout: Layout) -> list[int]:
    """What stands on each side of each space for good."""
    return between(layout, OPEN * len(layout.edges))


def spaces_about(layout: Layout, spaces: list[int]) -> list[int]:
    """Some spaces and all that touch them."""
    found: list[int] = []
    for space in spaces:
        for y in range(layout.y[space] - 1, layout.y[space] + 2):
            for x in range(layout.x[space] - 1, layout.x[space] + 2):
                at = layout.at(x, y)
                if at >= 0 and at not in found:
                    found.append(at)
    return found


def passage(layout: Layout, between: list[int], stops: int, space: int, turn: int) -> int:
    """Over an edge, or past a corner by one of the two ways around it (D2-RULING-10)."""
    side = turn // 2
    if turn % 2 == 0:
        return layout.across[4 * space + side] if between[4 * space + side] & stops == 0 else -1
    other_side = (side + 1) % 4
    for first, second in ((side, other_side), (other_side, side)):
        at = 4 * space + first
        if between[at] & stops == 0:
            at = 4 * layout.across[at] + second
            if between[at] & stops == 0:
                return layout.across[at]
    return -1


def listed(reached: list[int], ground: list[int]) -> list[list[int]]:
    """The spaces one comes to from each, in order; no obstacles, if the ground is given."""
    found: list[list[int]] = []
    for start in range(0, len(reached), 8):
        spaces = [space for space in reached[start : start + 8] if space >= 0]
        if ground:
            spaces = [space for space in spaces if ground[space] != OBSTACLE]
        spaces.sort()
        found.append(spaces)
    return found


GRIDS: Final[dict[tuple[Layout, str], Grid]] = {}


def flanks(layout: Layout, ways: list[list[int]]) -> list[list[int]]:
    """For every way from a space, one after the other, the two spaces beside a diagonal step; -1: there is none."""
    found: list[list[int]] = []
    for space in range(layout.count):
        beside: list[int] = []
        for other in ways[space]:
            one = -1
            two = -1
            if layout.x[space] != layout.x[other] and layout.y[space] != layout.y[other]:
                one = layout.at(layout.x[space], layout.y[other])
                two = layout.at(layout.x[other], layout.y[space])
            beside.append(one)
            beside.append(two)
        found.append(beside)
    return found


def grid_of(layout: Layout, key: str) -> Grid:
    """The map in this state; those last made are kept, with all that was worked out on them."""
    grid = GRIDS.get((layout, key))
    if grid is None:
        if len(GRIDS) >= MOST_GRIDS:
            del GRIDS[next(iter(GRIDS))]
        grid = Grid(layout, key)
        GRIDS[layout, key] = grid
    return grid
