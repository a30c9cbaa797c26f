"""Answers that are plainly mistakes, by what lies open: whoever gives one is asked first. The rules allow them all."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision, Done
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.games.descent import foresight
from undercroft.games.descent.rules import aiming, moving, offers
from undercroft.games.descent.rules.layout import HAZARD, PIT
from undercroft.games.descent.rules.meant import belongs, sheet_of
from undercroft.games.descent.rules.reach import reach
from undercroft.games.descent.rules.sheets import SURGES
from undercroft.games.descent.rules.table import (
    attack_of,
    encounter_of,
    enemies_of,
    grid_now,
    has,
    health_left,
    heroes_standing,
    is_beside,
    is_hero,
    is_large,
    occupied,
    turn_of,
)
from undercroft.games.descent.rules.turns import stops_in_hazard
from undercroft.games.descent.situation import Situation
from undercroft.games.descent.state import Buy, Go, Journey, PutDown, Rest, Revive, StandUp, Strike, Turn
from undercroft.games.descent.telling.names import the, token

TURNS: Final = ("ask-turn", "ask-monster-turn", "ask-ally-turn")
SURE: Final = 3  # so near that any shot may reach


def blunder(table: Journey, decision: Decision, seat: int, action: Action) -> Message | None:
    """What speaks against an answer, if it is plainly a mistake."""
    if table.encounter is None:
        return None
    if decision.ask == "ask-surges":
        return surges_left(table, decision) if isinstance(action, Done) else None
    turn = turn_of(table)
    if turn is None or decision.ask not in TURNS:
        return None
    if isinstance(action, Done):
        return ended_early(table, turn, decision)
    if isinstance(action, Go):
        return walked_into(table, turn, action)
    if isinstance(action, Strike):
        return out_of_range(table, turn, action)
    if isinstance(action, Rest):
        return nothing_to_rest(table, turn)
    return left_to_enemies(table, turn, action) if isinstance(action, PutDown) else None


# -- the end of a turn -----------------------------------------------------------------------------------


def ended_early(table: Journey, turn: Turn, decision: Decision) -> Message | None:
    """A turn ends in lava, or with an action left and somebody to strike or to help (D2-TER-HAZ-02, D2-TURN-08)."""
    figure = turn.figure
    if turn.shrunken >= 0:
        return None  # only the movement ends
    if stops_in_hazard(table, figure):
        return Message("blunder-lava-end", who=the(table, figure))
    for option in decision.options:
        if isinstance(option, Revive):
            return Message("blunder-revive", who=the(table, figure), other=the(table, option.figure))
    for option in decision.options:
        if isinstance(option, Strike):
            return Message("blunder-strike", who=the(table, figure), other=the(table, option.figure))
        if isinstance(option, StandUp) and not heroes_standing(table):
            return Message("blunder-lie", who=the(table, figure))
    return None


# -- where one goes --------------------------------------------------------------------------------------


def walked_into(table: Journey, turn: Turn, action: Go) -> Message | None:
    """A walk ends in a pit, or in lava from which there is no way on (D2-TER-PIT-01, D2-TER-HAZ-01, D2-TER-HAZ-02)."""
    figure = turn.figure
    ground = grid_now(table).ground[action.to]
    if ground not in (PIT, HAZARD) or is_large(table, figure) or has(table, figure, "fly"):
        return None
    if ground == PIT:
        return Message("blunder-pit", who=the(table, figure), damage=moving.ENTRY_PIT)
    if health_left(table, figure) <= moving.ENTRY_HAZARD:
        return Message("blunder-lava-fatal", who=the(table, figure))
    return Message("blunder-lava-stuck", who=the(table, figure)) if is_stuck(table, turn, action) else None


def is_stuck(table: Journey, turn: Turn, action: Go) -> bool:
    """Whether nothing is left after a walk to walk on with: no action, no point, no fatigue to spare."""
    if turn.actions > 0 or "move" in turn.extra:
        return False
    most = turn.points + moving.spare_steps(table, turn)
    base = table.figures[turn.figure].base
    found = reach(table, moving.walker_of(table, turn), base, most, occupied(table))
    return found.cost[action.to] >= most


# -- attacks ---------------------------------------------------------------------------------------------


def out_of_range(table: Journey, turn: Turn, action: Strike) -> Message | None:
    """A shot that cannot reach, whatever the dice show (D2-RANGE-03)."""
    weapon = aiming.weapon_by(table, turn.figure, action.card)
    if not weapon.ranged:
        return None
    situation = Situation(table)
    apart = situation.distance(turn.figure, action.space)
    if apart <= SURE or situation.odds(turn.figure, weapon, None, action.figure, apart).hit > 0:
        return None
    return Message("blunder-range", who=the(table, turn.figure), other=the(table, action.figure), distance=apart)


def surges_left(table: Journey, decision: Decision) -> Message | None:
    """Surges that would add damage are not spent, and it is not enough without them (D2-SURGE-01)."""
    attack = attack_of(table)
    if len(attack.guards) != 1:
        return None
    if foresight.damage_now(table, attack, 0, 0, 0) >= max(1, health_left(table, attack.guards[0].figure)):
        return None
    ahead = foresight.purchases(table, decision)
    for option in decision.options:
        if isinstance(option, Buy) and option.surge in ahead and ahead[option.surge]["gain"] > 0:
            if SURGES[option.surge].fatigue == 0:
                return Message("blunder-surges", damage=ahead[option.surge]["gain"])
    return None


# -- rest, and what one carries --------------------------------------------------------------------------


def nothing_to_rest(table: Journey, turn: Turn) -> Message | None:
    """A rest without any fatigue, for one who has no other use for it (D2-REST-01)."""
    hero = turn.figure
    if not is_hero(table, hero) or table.heroes[hero].fatigue or offers.knows(table, hero, "rested"):
        return None
    return Message("blunder-rest", who=the(table, hero))


def left_to_enemies(table: Journey, turn: Turn, action: PutDown) -> Message | None:
    """What one carries is put down beside an enemy who may take it (D2-SPEC-02, D2-SPEC-03)."""
    kind = encounter_of(table).tokens[action.token].kind
    face = sheet_of(table).token_kinds.get(kind)
    for enemy in enemies_of(table, turn.figure):
        if face is not None and is_beside(table, enemy, action.space):
            if any([belongs(table, who, enemy, enemy, action.token) for who in face.carry]):
                return Message("blunder-drop", token=token(table, action.token), other=the(table, enemy))
    return None
