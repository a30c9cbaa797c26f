"""Of all that may be answered what is worth a search: a turn has fifty answers, and a search has time for a few."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE
from undercroft.engine.record import Action
from undercroft.games.descent.deed_sense import add_openings, deeds_of
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules.table import is_hero, turn_now
from undercroft.games.descent.state import MOVE_ACTION, Go, March
from undercroft.games.descent.turn_sense import TurnPlan

TURNS: Final = ("ask-turn", "ask-ally-turn", "ask-monster-turn")
DEEDS: Final = 3
PLACES: Final = 3


def worth_a_thought(look: Outlook, options: list[Action], habit: Action) -> list[Action]:
    """What judgement would do in a turn, and what comes nearest to it."""
    found = [habit]
    turn = turn_now(look.table)
    if is_hero(look.table, turn.figure) and look.table.heroes[turn.figure].knocked_out:
        return found
    plan = TurnPlan(look, turn, options, deeds_of(look, turn, options))
    add_openings(plan)
    found += best_deeds(plan)
    found += best_places(plan, options)
    found += [MOVE_ACTION, DONE]
    kept: list[Action] = []
    for action in found:
        if action in options and action not in kept:
            kept.append(action)
    return kept


def best_deeds(plan: TurnPlan) -> list[Action]:
    """The deeds that are worth most here."""
    deeds = sorted(plan.deeds, key=lambda deed: -deed.value)
    return [deed.action for deed in deeds[:DEEDS] if deed.value > 0.0]


def best_places(plan: TurnPlan, options: list[Action]) -> list[Action]:
    """The places that are best to end in or to attack from."""
    valued: list[tuple[float, int]] = []
    for place, option in enumerate(options):
        base: list[int] = []
        fatigue = 0
        if isinstance(option, Go):
            base = [option.to]
            fatigue = option.fatigue
        elif isinstance(option, March):
            base = option.base
        if base:
            value = plan.ending(base) - plan.ground(base) + plan.on_arrival(base, 0) - plan.tired(fatigue)
            if plan.strikes:
                value += plan.striker.best_from(base)
            valued.append((-value, place))
    valued.sort()
    return [options[place] for _, place in valued[:PLACES]]
