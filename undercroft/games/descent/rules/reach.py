"""How far a figure gets: the cheapest way to every space, by whom it may pass and what the ground costs.

D2-MOVE-02 to D2-MOVE-10, D2-CORE-21, D2-CORE-22, D2-TER-WATER-01, D2-TER-MUD-01, D2-RULING-01, D2-RULING-02,
D2-RULING-04, D2-RULING-65, D2-RULING-66.

Worked example: D2-EX-37.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules import quests
from undercroft.games.descent.rules.grid import Grid
from undercroft.games.descent.rules.layout import HAZARD, PIT, RUINS
from undercroft.games.descent.rules.table import (
    flag,
    grid_now,
    has,
    is_monster,
    lasts,
)
from undercroft.games.descent.state import Journey

FAR: Final = 1 << 20


class Walker:
    """How a figure moves: over what, through whom."""

    def __init__(self, table: Journey, figure: int, shrunken: bool = False) -> None:
        self.figure = figure
        self.monster = is_monster(table, figure)
        self.flies = has(table, figure, "fly")
        self.shrunken = shrunken
        self.even = False  # every space counts one, whatever the ground
        self.through_friends = flag(table, "pass_friends") == "yes" or self.flies
        self.through_enemies = (
            self.flies or has(table, figure, "pass_enemies") or lasts(table, figure, "pass_enemies") > 0
        )
        self.through_heroes = has(table, figure, "pass_heroes") or lasts(table, figure, "pass_heroes") > 0
        self.barred = quests.barred(table, figure)
        self.squeezes = flag(table, "diagonal_between_enemies") == "allowed" or self.flies


class Reach:
    """What it costs to get to each space (`FAR`: no way), and the space before it on the way."""

    def __init__(self, size: int) -> None:
        self.cost: list[int] = [FAR] * size
        self.before: list[int] = [-1] * size

    def path_to(self, space: int) -> list[int]:
        """The spaces entered on the way, the last one included."""
        found = [space]
        before = self.before[space]
        while before >= 0:
            found.append(before)
            before = self.before[before]
        found.pop()
        found.reverse()
        return found


def may_pass(table: Journey, walker: Walker, other: int) -> bool:
    """Whether a walker may move through the space of another figure (D2-MOVE-08, D2-RULING-01)."""
    if other == walker.figure:
        return True
    if is_monster(table, other) == walker.monster:
        return walker.through_friends
    if walker.through_enemies:
        return True
    return walker.through_heroes and other < len(table.heroes)


def is_narrow(grid: Grid, walker: Walker, other: int, space: int) -> bool:
    """Whether somebody stands on a ruins token, so that nobody else may enter (D2-CORE-104)."""
    layout = grid.layout
    if other == walker.figure or space not in layout.ruins:
        return False
    return grid.key[len(layout.edges) + layout.ruins.index(space)] == RUINS


def is_squeeze(table: Journey, walker: Walker, one: int, other: int, standing: list[int]) -> bool:
    """Whether a diagonal step leads between two spaces that enemies hold (D2-MOVE-10, D2-RULING-02)."""
    if one < 0 or other < 0 or not standing[one] or not standing[other]:
        return False
    if is_monster(table, standing[one] - 1) == walker.monster:
        return False
    return is_monster(table, standing[other] - 1) != walker.monster


def reach(
    table: Journey,
    walker: Walker,
    start: list[int],
    most: int,
    standing: list[int],
    grid: Grid | None = None,
    to: int = -1,
) -> Reach:
    """The cheapest way to every space that can be entered for so many points, from any of the start spaces.

    Of equally cheap ways one without hazard is taken. A pit ends the movement of whoever is not shrunken. Where one
    space alone is asked for, what is not on the way there need not be known.
    """
    if grid is None:
        grid = grid_now(table)
    count = grid.count
    found = Reach(count)
    costs = found.cost
    ways = grid.flights if walker.flies else grid.steps
    flanks = grid.flight_flanks if walker.flies else grid.step_flanks
    plain = walker.flies or walker.even or grid.is_even
    careful = grid.has_hazard and not walker.flies
    stops_in_pit = grid.has_pits and not walker.flies and not walker.shrunken
    ground = grid.ground
    buckets: list[list[int]] = [[] for _ in range(most + 1)]
    weight: list[int] = [FAR] * count
    for space in start:
        costs[space] = 0
        weight[space] = 0
        buckets[0].append(space)
    at = 0
    while at <= most:
        if to >= 0 and costs[to] <= at:
            break
        bucket = buckets[at]
        place = 0
        while place < len(bucket):
            space = bucket[place]
            place += 1
            if costs[space] != at:
                continue
            if at and stops_in_pit and ground[space] == PIT:
                continue
            beside_of = ways[space]
            flanks_of = flanks[space]
            for number in range(len(beside_of)):
                beside = beside_of[number]
                known = costs[beside]
                if known <= at:
                    continue
                cost = at + (1 if plain else grid.costs[beside])
                if cost > most or cost > known:
                    continue
                danger = 0
                if careful:
                    danger = weight[space] + (1 if ground[beside] == HAZARD else 0)
                if cost == known and (not careful or danger >= weight[beside]):
                    continue
                if walker.barred and beside in walker.barred:
                    continue
                other = standing[beside] - 1
                if other >= 0 and (not may_pass(table, walker, other) or is_narrow(grid, walker, other, beside)):
                    continue
                if not walker.squeezes and is_squeeze(
                    table, walker, flanks_of[2 * number], flanks_of[2 * number + 1], standing
                ):
                    continue
                costs[beside] = cost
                if careful:
                    weight[beside] = danger
                found.before[beside] = space
                if cost != known:
                    buckets[cost].append(beside)
        at += 1
    return found
