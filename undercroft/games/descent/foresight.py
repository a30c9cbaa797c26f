"""What the answers to a question would lead to, before anyone commits to one: plain data for a board.

Ways with their price, attacks with distance, sight and odds, what stands in the way of a look, what a surge would buy:
all from the functions of the rules, and only of what lies open. Odds count surges spent at their best; what cards may
still change is no part of them.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.decision import Decision
from undercroft.games.descent.odds import AttackOdds
from undercroft.games.descent.rules import aiming, attack, marching, moving
from undercroft.games.descent.rules.dice import shields
from undercroft.games.descent.rules.reach import FAR, reach
from undercroft.games.descent.rules.sheets import SURGES, WeaponFace
from undercroft.games.descent.rules.table import (
    attack_of,
    grid_now,
    health_left,
    is_large,
    is_standing,
    monsters_standing,
    occupied,
    speed,
    turn_of,
)
from undercroft.games.descent.situation import Situation
from undercroft.games.descent.state import Attack, Buy, Go, Journey, March, Strike, Turn, Walk

MOST_SHOWN: Final = 12  # damage that is told apart


def foresee(table: Journey, decision: Decision) -> dict[str, Any]:
    """All of it, for the question that is open."""
    if table.encounter is None:
        return {}
    ahead: dict[str, Any] = {}
    turn = turn_of(table)
    if turn is not None:
        walks = [option for option in decision.options if isinstance(option, Go)]
        if walks or decision.ask in ("ask-turn", "ask-monster-turn", "ask-ally-turn"):
            reached = ways(table, turn)
            if reached:
                ahead["reach"] = reached
        marches = [option for option in decision.options if isinstance(option, March)]
        if marches:
            ahead["marches"] = footprints(table, turn, marches)
    strikes = [option for option in decision.options if isinstance(option, Strike)]
    if strikes:
        ahead["strikes"] = aims(table, decision.about, strikes)
    blocked = out_of_sight(table, decision, strikes)
    if blocked:
        ahead["blocked"] = blocked
    if decision.ask == "ask-surges":
        ahead["surges"] = purchases(table, decision)
    if decision.window == "hero_entered" and isinstance(table.agenda[-1], Walk):
        ahead["walk"] = {"figure": table.agenda[-1].figure, "path": table.agenda[-1].path}
    return ahead


# -- ways ------------------------------------------------------------------------------------------------


def ways(table: Journey, turn: Turn) -> dict[str, Any]:
    """Every space in reach, with points, fatigue and path; also by a move action that is still to be taken."""
    if is_large(table, turn.figure) or not is_standing(table, turn.figure) or not moving.may_move(table, turn.figure):
        return {}
    each = moving.points_for_fatigue(table, turn.figure)
    spare = moving.spare_steps(table, turn)
    most = turn.points + spare
    if turn.actions > 0 and not turn.free:
        most += speed(table, turn.figure)
    if most <= 0:
        return {}
    standing = occupied(table)
    walker = moving.walker_of(table, turn)
    found = reach(table, walker, table.figures[turn.figure].base, most, standing)
    told: dict[str, Any] = {}
    for space in range(len(standing)):
        cost = found.cost[space]
        if 0 < cost < FAR and not standing[space]:
            short = max(0, cost - turn.points)
            action = short > spare
            if action:
                short = max(0, short - speed(table, turn.figure))
            told[str(space)] = {
                "points": cost,
                "fatigue": (short + each - 1) // each,
                "action": action,
                "path": found.path_to(space),
            }
    return told


def footprints(table: Journey, turn: Turn, marches: list[March]) -> dict[str, Any]:
    """Where a large monster would be set down, by its spaces; of two ways to the same place the cheaper."""
    found = marching.walk_shrunken(table, turn, occupied(table))
    told: dict[str, Any] = {}
    for one in sorted(marches, key=lambda march: -found.cost[march.to]):
        told["-".join([str(space) for space in one.base])] = {
            "points": found.cost[one.to],
            "fatigue": 0,
            "path": found.path_to(one.to),
        }
    return told


# -- attacks ---------------------------------------------------------------------------------------------


def aims(table: Journey, attacker: int, strikes: list[Strike]) -> dict[str, Any]:
    """Distance, sight and odds of every attack that is open."""
    situation = Situation(table)
    told: dict[str, Any] = {}
    for one in strikes:
        weapon = aiming.weapon_by(table, attacker, one.card)
        told[f"{one.card}:{one.figure}:{one.space}"] = aim(table, situation, attacker, weapon, one)
    return told


def aim(table: Journey, situation: Situation, attacker: int, weapon: WeaponFace, one: Strike) -> dict[str, Any]:
    """One attack, from the nearest space with sight."""
    grid = grid_now(table)
    blocked = aiming.sight_blockers(table, attacker, weapon.id)
    best = table.figures[attacker].base[0]
    least = -1
    for origin in table.figures[attacker].base:
        apart = grid.distance(origin, one.space)
        if apart >= 0 and (least < 0 or apart < least) and grid.sees(origin, one.space, blocked):
            best = origin
            least = apart
    odds = situation.odds(attacker, weapon, None, one.figure, max(1, least))
    return {
        "distance": least,
        "sight": grid.sight(best, one.space, blocked).corners,
        "odds": told_odds(odds, health_left(table, one.figure)),
    }


def told_odds(odds: AttackOdds, left: int) -> dict[str, Any]:
    """The chance of a hit, of each damage, of a defeat."""
    most = min(MOST_SHOWN, len(odds.at_least) - 1)
    chances = []
    for damage in range(most + 1):
        above = odds.at_least[damage + 1] if damage + 1 < len(odds.at_least) and damage < most else 0.0
        chances.append(round(max(0.0, odds.at_least[damage] - above), 4))
    return {
        "miss": round(1.0 - odds.hit, 4),
        "hit": round(odds.hit, 4),
        "damage": chances,
        "defeat": round(odds.defeats(left), 4),
    }


def out_of_sight(table: Journey, decision: Decision, strikes: list[Strike]) -> list[dict[str, Any]]:
    """Enemies whom a ranged weapon could reach if nothing were in the way, and what is."""
    figure = decision.about
    if decision.ask not in ("ask-turn", "ask-free-attack") or figure < 0 or not is_standing(table, figure):
        return []
    ranged = [weapon for weapon in aiming.weapons(table, figure) if weapon.ranged]
    if not ranged:
        return []
    aimed = {one.figure for one in strikes}
    grid = grid_now(table)
    blocked = aiming.sight_blockers(table, figure, ranged[0].id)
    told: list[dict[str, Any]] = []
    for other in monsters_standing(table):
        if other not in aimed:
            sight = grid.sight(table.figures[figure].base[0], table.figures[other].base[0], blocked)
            told.append({"figure": other, "sight": sight.corners, "why": sight.why, "spaces": sight.spaces})
    return told


# -- surges ----------------------------------------------------------------------------------------------


def purchases(table: Journey, decision: Decision) -> dict[str, Any]:
    """What each surge would add to the damage as the dice lie, and whether the attack reaches with it."""
    under_way = attack_of(table)
    now = damage_now(table, under_way, 0, 0, 0)
    told: dict[str, Any] = {}
    for option in decision.options:
        if isinstance(option, Buy) and option.surge in SURGES:
            face = SURGES[option.surge]
            then = damage_now(table, under_way, face.damage, face.pierce, face.range)
            told[option.surge] = {"gain": then - now, "damage": then}
    return told


def damage_now(table: Journey, under_way: Attack, more: int, pierce: int, reach: int) -> int:
    """The damage to the first target as the dice lie, with something added; 0 where it does not reach."""
    if not under_way.guards:
        return 0
    if under_way.ranged and not under_way.no_range:
        if attack.total_range(under_way) + reach < attack.distance_of(table, under_way):
            return 0
    guard = under_way.guards[0]
    stopped = guard.replaced if guard.replaced >= 0 else shields(guard.dice, guard.faces)
    stopped = max(0, stopped + guard.shields - under_way.pierce - pierce)
    given = attack.hearts_against(table, under_way, guard.figure) + more
    return max(0, under_way.least, given - stopped)
