"""What a tile is, and what an encounter file says of its map: the shapes of the content files.

A cell is `[x, y]`, x to the right and y down: on a tile from its own upper left cell, on a map from the map's.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Cell = tuple[int, int]
TileSide = Literal["N", "E", "S", "W"]
EdgeKind = Literal["door", "locked", "portcullis", "ancient_wall", "vegetation", "elevation", "wall"]
TerrainKind = Literal["obstacle", "mud", "water", "pit", "hazard", "ruins"]


class MapCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every shape refuses what it does not know."""


class Joint(MapCard, frozen=True, kw_only=True):
    """Where a tile goes on into another: the cells along one of its sides."""

    side: TileSide
    cells: list[Cell]


class Tile(MapCard, frozen=True, kw_only=True):
    """One side of a tile, as it lies without a turn (D2-CORE-126 to 128).

    Signs of `grid`: `.` floor, `w` water, `L` hazard, `P` pit, `#` obstacle, a blank where there is no space. `walls`
    are pairs of cells of this tile with a wall between them.
    """

    id: str
    grid: list[str]
    joints: list[Joint] = []
    look: list[str] = []
    walls: list[tuple[Cell, Cell]] = []


class Laid(MapCard, frozen=True, kw_only=True):
    """A tile on the map: the upper left corner of what it covers once it is turned, clockwise."""

    tile: str
    x: int
    y: int
    turn: Literal[0, 90, 180, 270] = 0


class EdgeCard(MapCard, frozen=True, kw_only=True):
    """Something that stands between spaces: one door may close several pairs of them. A `locked` door is a red one."""

    id: str
    kind: EdgeKind
    between: list[tuple[Cell, Cell]]
    open: bool = False


class TerrainCard(MapCard, frozen=True, kw_only=True):
    """Terrain that the encounter adds to what the tiles show; ruins lie on top of it (D2-TER-RUIN-01)."""

    kind: TerrainKind
    spaces: list[Cell]
