"""How far it is to a place for somebody who has to open the doors on the way; figures are not in it, for they move."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.grid import Grid, grid_of
from undercroft.games.descent.rules.layout import CLOSED, HAZARD, MUD, OPEN, PIT, WATER, Layout
from undercroft.games.descent.rules.meant import sheet_of
from undercroft.games.descent.rules.table import encounter_of, layout_of
from undercroft.games.descent.state import Journey

NO_WAY: Final = 99
DOOR: Final = 3  # steps that opening one is worth: about half a turn
SEALED: Final = 8  # one that must be forced first
PITFALL: Final = 6
BURNING: Final = 2
MOST_KEPT: Final = 3000

KEPT: Final[dict[str, list[int]]] = {}


def steps_to(table: Journey, places: list[int], flies: bool, shunned: list[int], edges: str = "") -> list[int]:
    """For every space how many steps it is to the nearest of some places; doors, mud and pits count as they cost.

    What is `shunned` (a boulder lies there) is dear to enter. `edges` are the doors, if they are to be thought of
    otherwise than they are.
    """
    encounter = encounter_of(table)
    now = edges or encounter.edges
    key = f"{encounter.quest}{encounter.number}{encounter.room}:{now}:{flies}:{places}:{shunned}"
    if encounter.notes:
        key += "+".join([note for note in encounter.notes if note.startswith("unsealed")])
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = count_back(table, places, flies, shunned, now)
        KEPT[key] = found
    return found


def count_back(table: Journey, places: list[int], flies: bool, shunned: list[int], now: str) -> list[int]:
    """From the places outwards, nearest first."""
    layout = layout_of(table)
    grid = grid_of(layout, now)
    doors = crossings(table, layout, now)
    open_grid = grid_of(layout, opened(layout, now))
    ways = open_grid.flights() if flies else open_grid.steps
    passable = grid.flights() if flies else grid.steps
    far = [NO_WAY] * layout.count
    buckets: list[list[int]] = [[] for _ in range(NO_WAY + 1)]
    for space in places:
        if space >= 0:
            far[space] = 0
            buckets[0].append(space)
    for at in range(NO_WAY):
        for space in buckets[at]:
            if far[space] != at:
                continue
            # Walked the other way round: what counts is entering this space from the one beside it.
            cost = entering(grid, space, flies) + (4 if space in shunned else 0)
            for beside in ways[space]:
                whole = at + cost
                if beside not in passable[space]:
                    whole += doors.get(beside, DOOR)
                if whole < far[beside]:
                    far[beside] = whole
                    buckets[whole].append(beside)
    return far


def entering(grid: Grid, space: int, flies: bool) -> int:
    """What it costs to enter a space, dangers among it."""
    ground = grid.ground[space]
    if flies:
        return 1
    if ground in (WATER, MUD):
        return 2
    if ground == PIT:
        return 1 + PITFALL
    return 1 + BURNING if ground == HAZARD else 1


def opened(layout: Layout, edges: str) -> str:
    """The map with all doors open that can be; an ancient wall stays."""
    signs = ""
    for number, edge in enumerate(layout.edges):
        sign = edges[number]
        signs += OPEN if sign == CLOSED and edge.kind != "ancient_wall" else sign
    return signs + edges[len(layout.edges) :]


def crossings(table: Journey, layout: Layout, edges: str) -> dict[int, int]:
    """By the spaces beside them, what closed doors cost that are not opened just so."""
    found: dict[int, int] = {}
    notes = encounter_of(table).notes
    sealed = sheet_of(table).sealed
    for number, edge in enumerate(layout.edges):
        if edges[number] != CLOSED or f"unsealed:{edge.id}" in notes:
            continue
        if edge.kind == "locked" or edge.id in sealed:
            for space in edge.beside:
                found[space] = SEALED
    return found
