"""Several answers as one: a move action and where it leads, so that walking is one gesture.

D2-MOVE-01, D2-MOVE-11, D2-DP-26, D2-DP-27.
"""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.engine.route import Route
from undercroft.games.descent.rules import actions, moving
from undercroft.games.descent.rules.reach import FAR, reach
from undercroft.games.descent.rules.table import is_large, occupied, speed, turn_of
from undercroft.games.descent.state import MOVE_ACTION, Journey, Turn

TURNS = ("ask-turn", "ask-monster-turn", "ask-ally-turn")


def offered(table: Journey, decision: Decision) -> list[Route]:
    """Every space that the points of a move action more bring into reach, with as little fatigue as they leave."""
    if table.encounter is None or decision.ask not in TURNS or MOVE_ACTION not in decision.options:
        return []
    turn = turn_of(table)
    if turn is None or is_large(table, turn.figure):
        return []
    return walks(table, turn, decision.ask)


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
