"""Answers that are laid elsewhere than among the others: what ends a moment, what is rare, what is the same twice."""

from __future__ import annotations

from undercroft.engine.decision import DONE, Decision
from undercroft.engine.marks import RARE, WORSE, Marks, ending
from undercroft.engine.record import Action
from undercroft.games.dark_castle.rules.table import card_of, hands_filled
from undercroft.games.dark_castle.state import ACCEPT, STOP, Castle, Leave, PickUp, Use
from undercroft.games.dark_castle.telling.names import bearer

MOST_HANDS = 2


def marks(castle: Castle, decision: Decision, seat: int) -> Marks:
    """All marks of a question for a seat."""
    found = ending(decision, seat, (DONE, ACCEPT, STOP))
    kinds: list[tuple[str, str, int, int, int, str]] = []
    for action in decision.options_of(seat):
        kind = kind_of(castle, action)
        if kind is None:
            continue
        if kind in kinds:
            found[action] = WORSE
        elif is_rare(castle, action):
            found[action] = RARE
        kinds.append(kind)
    return found


def kind_of(castle: Castle, action: Action) -> tuple[str, str, int, int, int, str] | None:
    """What is done with an item, whichever copy of its card: two that are alike here lead to the same."""
    if isinstance(action, Use):
        return "use", card_of(action.item).id, action.who, action.on, action.die, action.trait
    if isinstance(action, PickUp):
        return "take", card_of(action.item).id, action.who, -1, -1, ""
    if isinstance(action, Leave):
        return "leave", card_of(action.item).id, bearer(castle, action.item), -1, -1, ""
    return None


def is_rare(castle: Castle, action: Action) -> bool:
    """To put something down while nothing lies there that its bearer would have to make room for."""
    if not isinstance(action, Leave):
        return False
    who = bearer(castle, action.item)
    return not is_overloaded(castle, who) and all([has_room(castle, who, item) for item in castle.middle])


def has_room(castle: Castle, who: int, item: str) -> bool:
    """Whether a prisoner's hands are free for an item (EC-ITEM-04, EC-ITEM-05)."""
    return hands_filled(castle.prisoners[who]) + card_of(item).hands <= MOST_HANDS


def is_overloaded(castle: Castle, who: int) -> bool:
    """Whether a prisoner carries more than can be taken along (EC-ITEM-04)."""
    return hands_filled(castle.prisoners[who]) > MOST_HANDS
