"""Of all that may be answered what is worth a search: a turn has fifty answers, and a search has time for a few.

Where to go is left to judgement: a search that departs from it there stands well at the end of the turn and worse a
round later. What is done from where one stands it may doubt.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Action
from undercroft.games.descent.deed_sense import add_openings, deeds_of
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules.table import is_hero, turn_now
from undercroft.games.descent.turn_sense import TurnPlan

TURNS: Final = ("ask-turn", "ask-ally-turn", "ask-monster-turn")
DEEDS: Final = 3


def worth_a_thought(look: Outlook, options: list[Action], habit: Action) -> list[Action]:
    """What judgement would do in a turn, and the deeds that come nearest to it."""
    turn = turn_now(look.table)
    if is_hero(look.table, turn.figure) and look.table.heroes[turn.figure].knocked_out:
        return [habit]
    plan = TurnPlan(look, turn, options, deeds_of(look, turn, options))
    add_openings(plan)
    kept = [habit]
    for action in best_deeds(plan):
        if action in options and action not in kept:
            kept.append(action)
    return kept


def best_deeds(plan: TurnPlan) -> list[Action]:
    """The deeds that are worth most here."""
    deeds = sorted(plan.deeds, key=lambda deed: -deed.value)
    return [deed.action for deed in deeds[:DEEDS] if deed.value > 0.0]
