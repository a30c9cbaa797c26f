"""Several answers as one: a move action and where it leads, so that walking is one gesture.

D2-MOVE-01, D2-MOVE-11, D2-DP-26, D2-DP-27; large monsters: D2-CORE-29.
"""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.engine.route import Route
from undercroft.games.descent.rules import actions, marching, moving
from undercroft.games.descent.rules.reach import FAR, reach
from undercroft.games.descent.rules.table import is_large, occupied, speed, turn_of
from undercroft.games.descent.state import MOVE_ACTION, Journey, March, Turn

TURNS = ("ask-turn", "ask-monster-turn", "ask-ally-turn")


def offered(table: Journey, decision: Decision) -> list[Route]:
    """Every space that the points of a move action more bring into reach, with as little fatigue as they leave."""
    if table.encounter is None or decision.ask not in TURNS or MOVE_ACTION not in decision.options:
        return []
    turn = turn_of(table)
    if turn is None:
        return []
    return (marches if is_large(table, turn.figure) else walks)(table, turn, decision.ask)


def walks(table: Journey, turn: Turn, ask: str) -> list[Route]:
    """A move action, then the walk; the overlord's window may come between its steps, and ends nothing."""
    assert actions.may_take_move(table, turn)
    figure = turn.figure
    each = moving.points_for_fatigue(table, figure)
    spare = moving.spare_steps(table, turn)
    points = turn.points + speed(table, figure)
    standing = occupied(table)
    found = reach(table, moving.walker_of(table, turn), table.figures[figure].base, points + spare, standing)
    routes: list[Route] = []
    for space in range(len(standing)):
        cost = found.cost[space]
        if turn.points < cost < FAR and not standing[space]:
            fatigue = max(0, (cost - points + each - 1) // each)
            through = [f"space:{one}" for one in found.path_to(space)]
            routes.append(Route(f"space:{space}", [MOVE_ACTION, moving.go(space, fatigue)], cost, through, asks=[ask]))
    return routes


def marches(table: Journey, turn: Turn, ask: str) -> list[Route]:
    """A move action, then every place where a large monster could be set down only with its points, by the cheapest."""
    assert actions.may_take_move(table, turn)
    later = turn.copy()
    if "move" in later.extra:
        later.extra.remove("move")
    else:
        later.actions -= 1
    later.points += speed(table, turn.figure)
    later.shrunken = -1
    found = marching.walk_shrunken(table, later, occupied(table))
    routes: dict[str, Route] = {}
    for one in marching.marches(table, later):
        assert isinstance(one, March)
        to = f"base:{'-'.join([str(space) for space in sorted(one.base)])}"
        cost = found.cost[one.to]
        if turn.points < cost and (to not in routes or cost < routes[to].cost):
            through = [f"space:{space}" for space in found.path_to(one.to)]
            routes[to] = Route(to, [MOVE_ACTION, one], cost, [*through, to], asks=[ask])
    return list(routes.values())
