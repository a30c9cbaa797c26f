"""How far a figure gets, against a second, slow model: every step looked at until no way gets cheaper."""

from __future__ import annotations

import random

import pytest
from properties import walks

from undercroft.engine.game import find_game
from undercroft.games.descent.rules import quests
from undercroft.games.descent.rules.layout import MUD, OBSTACLE, PIT, RUINS, WATER
from undercroft.games.descent.rules.reach import FAR, Walker, reach
from undercroft.games.descent.rules.table import flag, grid_now, has, is_monster, is_standing, lasts, occupied
from undercroft.games.descent.state import Journey

MOST = 9
ANSWERS = 150


def slow_reach(table: Journey, figure: int, start: list[int], most: int, shrunken: bool, even: bool) -> dict[int, int]:
    """By relaxing: what every space costs that can be entered for so many points."""
    grid = grid_now(table)
    flies = has(table, figure, "fly")
    holder = {
        space: one for one in range(len(table.figures)) if is_standing(table, one) for space in table.figures[one].base
    }
    foe = {one for one in set(holder.values()) if is_monster(table, one) != is_monster(table, figure)}
    closed = quests.barred(table, figure)
    place = {(grid.layout.x[space], grid.layout.y[space]): space for space in range(grid.count)}

    def passes(space: int) -> bool:
        other = holder.get(space, figure)
        if other == figure:
            return True
        signs = grid.key[len(grid.layout.edges) :]
        if space in grid.layout.ruins and signs[grid.layout.ruins.index(space)] == RUINS:
            return False
        if flies:
            return True
        if other not in foe:
            return flag(table, "pass_friends") == "yes"
        if has(table, figure, "pass_enemies") or lasts(table, figure, "pass_enemies"):
            return True
        through = has(table, figure, "pass_heroes") or lasts(table, figure, "pass_heroes")
        return bool(through) and other < len(table.heroes)

    def between_foes(one: int, other: int) -> bool:
        if flies or flag(table, "diagonal_between_enemies") == "allowed":
            return False
        x, y = grid.layout.x[one], grid.layout.y[one]
        to_x, to_y = grid.layout.x[other], grid.layout.y[other]
        flanks = [place.get((x, to_y)), place.get((to_x, y))]
        return x != to_x and y != to_y and all(flank in holder and holder[flank] in foe for flank in flanks)

    def price(space: int) -> int:
        return 1 if flies or even or grid.ground[space] not in (WATER, MUD) else 2

    steps = [
        (one, other)
        for one in range(grid.count)
        for other in (grid.flights() if flies else grid.steps)[one]
        if other not in closed and grid.ground[other] != OBSTACLE and passes(other) and not between_foes(one, other)
    ]
    cost = dict.fromkeys(start, 0)
    changed = True
    while changed:
        changed = False
        for one, other in steps:
            if one not in cost or (
                cost[one] and grid.ground[one] == PIT and not flies and not shrunken and one not in start
            ):
                continue
            found = cost[one] + price(other)
            if found <= most and found < cost.get(other, FAR):
                cost[other] = found
                changed = True
    return cost


@pytest.mark.parametrize("seed", range(walks.THOROUGH))
def test_reach_and_its_second_model_agree(seed: int) -> None:
    compared = 0
    rng = random.Random(f"reach {seed}")
    session = walks.begin(find_game("descent"), seed, 2 + seed % 4)
    for _ in range(ANSWERS):
        table, decision = session.state, session.decision
        assert isinstance(table, Journey)
        if decision is None:
            break
        if table.encounter is not None and table.encounter.round and rng.random() < 0.25:
            figure = rng.randrange(len(table.figures))
            if is_standing(table, figure):
                compare(table, figure, rng)
                compared += 1
        session.act(rng.choice(decision.options))
    assert compared or seed % 3 == 0, "a walk from far along comes to turns"


def compare(table: Journey, figure: int, rng: random.Random) -> None:
    """A figure, any number of points, shrunken or not; then once more with somebody else off the map."""
    most = rng.randrange(MOST)
    even = rng.random() < 0.2
    compare_now(table, figure, most, even)
    others = [one for one in range(len(table.figures)) if one != figure and is_standing(table, one)]
    if others:
        other = table.figures[rng.choice(others)]
        base = other.base
        other.base = []
        compare_now(table, figure, most, even)
        other.base = base


def compare_now(table: Journey, figure: int, most: int, even: bool) -> None:
    """Both models, as the table is."""
    shrunken = len(table.figures[figure].base) > 1
    walker = Walker(table, figure, shrunken=shrunken)
    walker.even = even
    start = table.figures[figure].base
    found = reach(table, walker, start, most, occupied(table))
    slow = slow_reach(table, figure, start, most, shrunken, walker.even)
    told = {space: cost for space, cost in enumerate(found.cost) if cost != FAR}
    assert told == slow
    assert sorted(found.reached) == sorted(slow)
    for space in slow:
        path = [space]
        while found.before[path[-1]] >= 0:
            path.append(found.before[path[-1]])
        assert path[-1] in start
        assert list(reversed(path[:-1])) == found.path_to(space)
