"""Large monsters on the move: they shrink to one space, walk, and are set down again where they fit.

D2-LARGE-01 to D2-LARGE-05, D2-CORE-28 to D2-CORE-37, D2-SIZE-05, D2-RULING-44, D2-DP-57 to D2-DP-59.

D2-TER-WATER-02, D2-DP-60. Worked examples: D2-EX-33 to D2-EX-36.
"""

from __future__ import annotations

from undercroft.engine.record import Action
from undercroft.games.descent.rules import aiming, moving, offers, quests
from undercroft.games.descent.rules.reach import Reach, Walker, reach
from undercroft.games.descent.rules.table import enemies_of, face_of, grid_now, occupied, turn_now
from undercroft.games.descent.state import Journey, March, Moved, SettleMove, Turn


def marches(table: Journey, turn: Turn) -> list[Action]:
    """Every way a large monster may be set down after its points are spent, each by its cheapest walk (D2-CORE-29)."""
    figure = turn.figure
    if turn.points <= 0 or turn.shrunken >= 0 or not moving.may_move(table, figure):
        return []
    face = face_of(table, figure)
    standing = occupied(table)
    found = walk_shrunken(table, turn, standing)
    grid = grid_now(table)
    now = table.figures[figure].base
    every = grid.bases_all(face.width, face.height)
    over = grid.bases_over(face.width, face.height)
    costs: dict[int, int] = {}  # by the place of a base among all
    ends: dict[int, int] = {}
    spaces = [space for space in found.reached if found.cost[space] and standing[space] in (0, figure + 1)]
    spaces.sort()
    for space in spaces:
        cost = found.cost[space]
        for number in over[space]:
            known = costs.get(number)
            if known is None:
                base = every[number]
                if base == now or not is_free(base, standing, figure):
                    continue
            elif cost >= known:
                continue
            costs[number] = cost
            ends[number] = space
    ways: list[Action] = [March(ends[number], every[number].copy()) for number in costs]
    add_bold_ways(table, turn, found, every, ends, ways)
    return ways


def add_bold_ways(
    table: Journey, turn: Turn, found: Reach, every: list[list[int]], ends: dict[int, int], ways: list[Action]
) -> None:
    """A dearer walk to the same place, if from its end the monster may attack in passing and from the cheapest not.

    D2-DP-58, D2-CORE-32.
    """
    if "attack" not in turn.extra and (turn.actions <= 0 or turn.attacks > 0):
        return
    near = near_enemies(table, turn.figure)
    for number, end in ends.items():
        if near[end]:
            continue
        best = -1
        for space in every[number]:
            if near[space] and 0 < found.cost[space] < turn.points:
                if best < 0 or found.cost[space] < found.cost[best]:
                    best = space
        if best >= 0:
            ways.append(March(best, every[number].copy()))


def near_enemies(table: Journey, figure: int) -> list[bool]:
    """The spaces from which a melee attack of this figure reaches somebody."""
    grid = grid_now(table)
    near = [False] * grid.count
    for weapon in aiming.weapons(table, figure):
        most = aiming.REACH if aiming.has_reach(table, figure, weapon) else 1
        if not weapon.ranged:
            for enemy in enemies_of(table, figure):
                for base in table.figures[enemy].base:
                    for space in grid.within(base, most):
                        near[space] = True
    return near


# -- leaving the map -------------------------------------------------------------------------------------


def way_out(table: Journey, turn: Turn) -> int:
    """The nearest space from which a large monster may leave the map, shrunken; -1: none (D2-CORE-37)."""
    figure = turn.figure
    spaces = quests.exit_spaces(table, figure)
    if not spaces or turn.points <= 0 or not moving.may_move(table, figure):
        return -1
    standing = occupied(table)
    found = walk_shrunken(table, turn, standing)
    whole = table.figures[figure].base
    best = -1
    for space in spaces:
        if found.cost[space] < turn.points and standing[space] in (0, figure + 1):
            table.figures[figure].base = [space]
            if quests.may_leave(table, figure) and (best < 0 or found.cost[space] < found.cost[best]):
                best = space
            table.figures[figure].base = whole
    return best


def walk_out(table: Journey, turn: Turn) -> None:
    """It walks there, shrunken; what leaving costs is still to be paid."""
    space = way_out(table, turn)
    turn.points -= walk_shrunken(table, turn, occupied(table)).cost[space]
    table.figures[turn.figure].base = [space]


def walk_shrunken(table: Journey, turn: Turn, standing: list[int]) -> Reach:
    """Where it gets as one space, from any space of its base (D2-CORE-28, D2-CORE-31, D2-CORE-34)."""
    walker = Walker(table, turn.figure, shrunken=True)
    walker.even = "even" in turn.done
    start = table.figures[turn.figure].base if turn.shrunken < 0 else [turn.shrunken]
    return reach(table, walker, start, turn.points, standing)


def is_free(base: list[int], standing: list[int], figure: int) -> bool:
    """Whether nobody else stands where a base would be set down (D2-CORE-30)."""
    for space in base:
        if standing[space] and standing[space] != figure + 1:
            return False
    return True


def march(table: Journey, answer: March) -> None:
    """It walks and is set down; with points left it acts from where it was, or its movement is over (D2-CORE-32)."""
    turn = turn_now(table)
    figure = turn.figure
    found = walk_shrunken(table, turn, occupied(table))
    turn.points -= found.cost[answer.to]
    turn.steps += 1
    turn.shrunken = answer.to if turn.points > 0 else -1
    for space in found.path_to(answer.to):
        offers.note_passed(table, turn, space)
    table.figures[figure].base = answer.base.copy()
    table.tell(Moved(figure, answer.base.copy(), 0))
    table.next(SettleMove(figure))
    quests.trigger(table, "figure_entered", figure, -1, answer.to)
    offers.monster_entered(table, figure)
