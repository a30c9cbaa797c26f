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
SHUT_OUT: Final = -1  # the cost of a space that a quest closes to the walker, while the spaces are looked through


class Walker:
    """How a figure moves: over what, through whom."""

    def __init__(self, table: Journey, figure: int, shrunken: bool = False) -> None:
        self.figure = figure
        self.monster = is_monster(table, figure)
        self.flies = has(table, figure, "fly")
        self.shrunken = shrunken
        self.even = False  # every space counts one, whatever the ground
        self.through_friends = self.flies or flag(table, "pass_friends") == "yes"
        self.through_enemies = (
            self.flies or has(table, figure, "pass_enemies") or lasts(table, figure, "pass_enemies") > 0
        )
        self.through_heroes = has(table, figure, "pass_heroes") or lasts(table, figure, "pass_heroes") > 0
        self.barred = quests.barred(table, figure)
        self.squeezes = self.flies or flag(table, "diagonal_between_enemies") == "allowed"

    def moves_like(self, other: Walker) -> bool:
        """Whether another gets exactly where this one does."""
        return (
            self.figure == other.figure
            and self.monster == other.monster
            and self.flies == other.flies
            and self.shrunken == other.shrunken
            and self.even == other.even
            and self.through_friends == other.through_friends
            and self.through_enemies == other.through_enemies
            and self.through_heroes == other.through_heroes
            and self.squeezes == other.squeezes
            and self.barred == other.barred
        )


class Reach:
    """What it costs to get to each space (`FAR`: no way), the space before it on the way, and all that are reached."""

    def __init__(self, size: int) -> None:
        self.cost: list[int] = [FAR] * size
        self.before: list[int] = [-1] * size
        self.reached: list[int] = []

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
    if other == walker.figure or not layout.ruins or space not in layout.ruins:
        return False
    return grid.key[len(layout.edges) + layout.ruins.index(space)] == RUINS


class Crowd:
    """Those who stand about: who is passed, and between whom nobody gets."""

    def __init__(self, table: Journey, walker: Walker, grid: Grid, standing: list[int]) -> None:
        self.table = table
        self.walker = walker
        self.grid = grid
        self.standing = standing

    def keeps_out(self, space: int, one: int, other: int) -> bool:
        """Whether a step is barred by whoever stands there, or by two whom it leads between; -1: it is not diagonal."""
        if self.standing[space] and self.stops(space):
            return True
        return one >= 0 and other >= 0 and not self.walker.squeezes and self.is_squeeze(one, other)

    def stops(self, space: int) -> bool:
        """Whether whoever stands on a space keeps the walker from entering it."""
        other = self.standing[space] - 1
        return not may_pass(self.table, self.walker, other) or is_narrow(self.grid, self.walker, other, space)

    def is_squeeze(self, one: int, other: int) -> bool:
        """Whether a diagonal step leads between two spaces that enemies hold (D2-MOVE-10, D2-RULING-02)."""
        first = self.standing[one]
        second = self.standing[other]
        return first > 0 and second > 0 and self.is_enemy(first - 1) and self.is_enemy(second - 1)

    def is_enemy(self, other: int) -> bool:
        """Whether a figure stands on the other side."""
        return is_monster(self.table, other) != self.walker.monster


class LatestReach:
    """The reach worked out last: whoever was offered its spaces walks to one of them, and asks once more."""

    def __init__(self) -> None:
        self.table: Journey | None = None
        self.grid: Grid | None = None
        self.walker: Walker | None = None
        self.start: list[int] = []
        self.most = 0
        self.standing: list[int] = []
        self.found = Reach(0)


LATEST: Final = LatestReach()


def reach(
    table: Journey,
    walker: Walker,
    start: list[int],
    most: int,
    standing: list[int],
    grid: Grid | None = None,
) -> Reach:
    """The cheapest way to every space that can be entered for so many points, from any of the start spaces.

    Of equally cheap ways one without hazard is taken. A pit ends the movement of whoever is not shrunken. What is
    handed out is kept: nobody changes it.
    """
    if grid is None:
        grid = grid_now(table)
    last = LATEST.walker
    if (
        LATEST.table is table
        and LATEST.grid is grid
        and LATEST.most == most
        and last is not None
        and LATEST.start == start
        and walker.moves_like(last)
        and LATEST.standing == standing
    ):
        return LATEST.found
    found = Reach(grid.count)
    crowd = Crowd(table, walker, grid, standing)
    for space in walker.barred:
        found.cost[space] = SHUT_OUT
    plain = walker.flies or walker.even or grid.is_even
    if plain and (walker.flies or not grid.has_hazard):
        spread_evenly(found, walker, crowd, start, most)
    else:
        spread(found, walker, crowd, start, most, plain)
    for space in walker.barred:
        if found.cost[space] == SHUT_OUT:
            found.cost[space] = FAR
    LATEST.table = table
    LATEST.grid = grid
    LATEST.walker = walker
    LATEST.start = start.copy()
    LATEST.most = most
    LATEST.standing = standing
    LATEST.found = found
    return found


def spread_evenly(found: Reach, walker: Walker, crowd: Crowd, start: list[int], most: int) -> None:
    """Where every space costs one: those reached first are reached cheapest."""
    grid = crowd.grid
    ways = grid.flights() if walker.flies else grid.steps
    flanks = grid.flanks(walker.flies)
    stops_in_pit = grid.has_pits and not walker.flies and not walker.shrunken
    ground = grid.ground
    costs = found.cost
    before = found.before
    reached = found.reached
    for space in start:
        costs[space] = 0
        reached.append(space)
    place = 0
    while place < len(reached):
        space = reached[place]
        place += 1
        cost = costs[space] + 1
        if cost > most:
            return
        if cost > 1 and stops_in_pit and ground[space] == PIT:
            continue
        flanks_of = flanks[space]
        number = -2
        for beside in ways[space]:
            number += 2
            if costs[beside] != FAR:
                continue
            if crowd.keeps_out(beside, flanks_of[number], flanks_of[number + 1]):
                continue
            costs[beside] = cost
            before[beside] = space
            reached.append(beside)


def spread(found: Reach, walker: Walker, crowd: Crowd, start: list[int], most: int, plain: bool) -> None:
    """Where some spaces cost more, or burn: by cost, and of equally cheap ways by the least danger."""
    grid = crowd.grid
    ways = grid.flights() if walker.flies else grid.steps
    flanks = grid.flanks(walker.flies)
    careful = grid.has_hazard and not walker.flies
    stops_in_pit = grid.has_pits and not walker.flies and not walker.shrunken
    ground = grid.ground
    prices = grid.costs
    costs = found.cost
    before = found.before
    buckets: list[list[int]] = [[] for _ in range(most + 1)]
    weight: list[int] = [FAR] * grid.count
    for space in start:
        costs[space] = 0
        weight[space] = 0
        buckets[0].append(space)
    at = 0
    while at <= most:
        bucket = buckets[at]
        place = 0
        while place < len(bucket):
            space = bucket[place]
            place += 1
            if costs[space] != at:
                continue
            found.reached.append(space)
            if at and stops_in_pit and ground[space] == PIT:
                continue
            flanks_of = flanks[space]
            number = -2
            for beside in ways[space]:
                number += 2
                known = costs[beside]
                if known <= at:
                    continue
                cost = at + (1 if plain else prices[beside])
                if cost > most or cost > known:
                    continue
                danger = 0
                if careful:
                    danger = weight[space] + (1 if ground[beside] == HAZARD else 0)
                if cost == known and (not careful or danger >= weight[beside]):
                    continue
                if crowd.keeps_out(beside, flanks_of[number], flanks_of[number + 1]):
                    continue
                costs[beside] = cost
                if careful:
                    weight[beside] = danger
                before[beside] = space
                if cost != known:
                    buckets[cost].append(beside)
        at += 1
