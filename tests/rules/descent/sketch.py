"""Small maps drawn in text, for tests.

Spaces stand in every second column, what is between them in the columns and rows between; a row with nothing in it may
be left out. Spaces: `.` floor, `#` obstacle, `w` water, `P` pit, `L` hazard, `m` mud, `r` ruins on floor, `R` ruins on
water, `_` none; any other letter is floor, and a mark by which a test finds it. Between them: `|` or `-` a closed door,
`/` an open one, `%` a locked one, `=` a wall, `:` a portcullis, `!` an ancient wall, `*` vegetation, `^` elevation.
"""

from __future__ import annotations

from typing import get_args

from undercroft.games.descent.map_cards import Cell, EdgeCard, EdgeKind, Laid, TerrainCard, TerrainKind, Tile
from undercroft.games.descent.rules.grid import Grid
from undercroft.games.descent.rules.layout import Layout, compose

BETWEEN = {
    "|": "door",
    "-": "door",
    "/": "door",
    "%": "locked",
    "=": "wall",
    ":": "portcullis",
    "!": "ancient_wall",
    "*": "vegetation",
    "^": "elevation",
}
GROUNDS = {"m": ("mud",), "r": ("ruins",), "R": ("water", "ruins")}
OF_TILES = ".#wPL"


class Sketch:
    """A drawn map: its layout, its marks, and what can be asked of it."""

    def __init__(self, drawn: str) -> None:
        rows = [row for row in dedented(drawn) if row.strip()]
        self.grid_rows: list[str] = []
        self.marks: dict[str, list[Cell]] = {}
        self.edges: list[EdgeCard] = []
        self.grounds: list[TerrainCard] = []
        for row in rows:
            if set(row) <= {*BETWEEN, " "}:
                self.read_borders(row)
            else:
                self.read_spaces(row)
        tile = Tile(id="drawn", grid=self.grid_rows)
        self.layout: Layout = compose({"drawn": tile}, [Laid(tile="drawn", x=0, y=0)], self.edges, self.grounds)

    def read_spaces(self, row: str) -> None:
        """A row of spaces, with what is between them."""
        y = len(self.grid_rows)
        signs = ""
        for x, sign in enumerate(row[::2]):
            if sign in "_ ":
                signs += " "
            else:
                signs += sign if sign in OF_TILES else "."
                if sign.isalpha() and sign not in OF_TILES and sign not in GROUNDS:
                    self.marks.setdefault(sign, []).append((x, y))
                for kind in GROUNDS.get(sign, ()):
                    self.grounds.append(TerrainCard(kind=known_terrain(kind), spaces=[(x, y)]))
        for x, sign in enumerate(row[1::2]):
            if sign != " ":
                self.add_edge(sign, (x, y), (x + 1, y))
        self.grid_rows.append(signs)

    def read_borders(self, row: str) -> None:
        """What is between two rows of spaces."""
        y = len(self.grid_rows)
        for x, sign in enumerate(row[::2]):
            if sign != " ":
                self.add_edge(sign, (x, y - 1), (x, y))

    def add_edge(self, sign: str, one: Cell, other: Cell) -> None:
        """An edge, called after its number."""
        name = f"edge_{len(self.edges)}"
        kind = known_edge(BETWEEN[sign])
        self.edges.append(EdgeCard(id=name, kind=kind, between=[(one, other)], open=sign == "/"))

    # -- asking ------------------------------------------------------------------------------------------

    def grid(self, key: str = "") -> Grid:
        """The map as drawn, or in another state."""
        return Grid(self.layout, key or self.layout.start())

    def at(self, x: int, y: int) -> int:
        """A space by its place."""
        return self.layout.at(x, y)

    def mark(self, sign: str) -> int:
        """The space with this mark."""
        ((x, y),) = self.marks[sign]
        return self.layout.at(x, y)

    def blocked(self, signs: str = "M") -> list[int]:
        """Figures stand on these marks."""
        found = [0] * self.layout.count
        for sign in signs:
            for x, y in self.marks.get(sign, []):
                found[self.layout.at(x, y)] = 1
        return found

    def sees(self, key: str = "", figures: str = "M") -> bool:
        """Whether A sees T, and T sees A."""
        grid = self.grid(key)
        blocked = self.blocked(figures)
        seen = grid.sees(self.mark("A"), self.mark("T"), blocked)
        assert grid.sees(self.mark("T"), self.mark("A"), blocked) == seen
        assert (grid.sight(self.mark("A"), self.mark("T"), blocked).why == "") == seen
        return seen

    def adjacent(self, key: str = "") -> bool:
        """Whether A and T are adjacent."""
        return self.mark("T") in self.grid(key).near[self.mark("A")]

    def distance(self, key: str = "") -> int:
        """From A to T."""
        return self.grid(key).distance(self.mark("A"), self.mark("T"))


def dedented(drawn: str) -> list[str]:
    """The rows, all moved left alike."""
    rows = [row.rstrip() for row in drawn.split("\n") if row.strip()]
    margin = min(len(row) - len(row.lstrip()) for row in rows)
    return [row[margin:] for row in rows]


def known_edge(kind: str) -> EdgeKind:
    """A kind of edge by its name."""
    return next(known for known in get_args(EdgeKind) if known == kind)


def known_terrain(kind: str) -> TerrainKind:
    """A kind of terrain by its name."""
    return next(known for known in get_args(TerrainKind) if known == kind)
