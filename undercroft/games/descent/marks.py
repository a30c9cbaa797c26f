"""Answers laid elsewhere than among the others: what ends a turn, what one comes for, what hardly anybody wants."""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.engine.marks import FIRST, RARE, Marks, ending
from undercroft.engine.record import Action
from undercroft.games.descent.state import (
    BuyCard,
    BuyItem,
    Convert,
    Give,
    Journey,
    LearnSkill,
    Operate,
    PassItem,
    PutDown,
    SellItem,
    SetAside,
    Strike,
)


def marks(table: Journey, decision: Decision, seat: int) -> Marks:
    """All marks of a question for a seat; what is out of the way is never all there is."""
    found = ending(decision, seat)
    answers = decision.answers_of(seat)
    for action in answers:
        if is_come_for(decision, action):
            found[action] = FIRST
    rare = [action for action in answers if is_rare(table, action) and action not in found]
    if len(rare) < len(answers):
        found.update(dict.fromkeys(rare, RARE))
    return found


def is_come_for(decision: Decision, action: Action) -> bool:
    """What one mostly comes for: an attack in a turn, a purchase where things are sold."""
    if decision.ask in ("ask-turn", "ask-monster-turn", "ask-ally-turn"):
        return isinstance(action, Strike)
    return isinstance(action, BuyItem | LearnSkill | BuyCard)


def is_rare(table: Journey, action: Action) -> bool:
    """What hardly anybody wants: to give something away, to drop what one carries, to close an open door."""
    if isinstance(action, Operate) and table.encounter is not None:
        return table.encounter.edges[action.edge] == "o"
    return isinstance(action, Give | PassItem | PutDown | SellItem | SetAside | Convert)
