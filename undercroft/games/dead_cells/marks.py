"""Answers laid elsewhere than among the others: what ends a moment, what one comes for, what hardly anybody wants."""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.engine.marks import FIRST, RARE, Marks, ending
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.drawing import bears
from undercroft.games.dead_cells.rules.exploring import corridor_to
from undercroft.games.dead_cells.rules.prisoner_turn import lines_of
from undercroft.games.dead_cells.rules.sheets import TILES
from undercroft.games.dead_cells.rules.table import run_of, slots, word
from undercroft.games.dead_cells.state import (
    Campaign,
    Equip,
    GiveUpgrade,
    Go,
    GoAgain,
    ItemTo,
    Leave,
    PutBack,
    PutBy,
    ResetBox,
    Retire,
    Take,
    Upgrade,
    UseItem,
)


def marks(table: Campaign, decision: Decision, seat: int) -> Marks:
    """All marks of a question for a seat; what is out of the way is never all there is."""
    found = ending(decision, seat)
    answers = decision.answers_of(seat)
    for action in answers:
        if is_come_for(decision, action):
            found[action] = FIRST
    rare = [action for action in answers if action not in found and is_rare(table, decision, seat, action)]
    if len(rare) < len(answers):
        found.update(dict.fromkeys(rare, RARE))
    return found


def is_come_for(decision: Decision, action: Action) -> bool:
    """What one mostly comes for: a card for cells, an item into a free slot, a mutation into a free pocket."""
    if decision.ask == "ask-spend":
        return isinstance(action, Upgrade)
    if decision.ask in ("ask-slot", "ask-pockets"):
        return isinstance(action, Equip | PutBack) and not action.instead
    return decision.ask == "ask-next-run" and action == GoAgain()


def is_rare(table: Campaign, decision: Decision, seat: int, action: Action) -> bool:
    """What hardly anybody wants, by what this seat knows."""
    if decision.ask == "ask-deal-upgrades":
        return isinstance(action, GiveUpgrade)
    if decision.ask == "ask-discard-items":
        return isinstance(action, Leave)
    if isinstance(action, PutBy):
        return decision.ask == "ask-pockets"
    if isinstance(action, Equip) and action.instead:
        return Equip(action.item, "") in decision.options
    if isinstance(action, ItemTo):
        return has_no_slot(table, action.who) and any(
            [isinstance(other, ItemTo) and not has_no_slot(table, other.who) for other in decision.options]
        )
    if isinstance(action, UseItem):
        return wastes_a_line(table, decision, action)
    if isinstance(action, Go | Take):
        return is_failed_beforehand(table, seat, action)
    return isinstance(action, Retire | ResetBox)


def has_no_slot(table: Campaign, who: int) -> bool:
    """Whether a prisoner must give something up for an item (DC-EQ-03)."""
    return len(table.prisoners[who].items) >= slots(table, who)


def wastes_a_line(table: Campaign, decision: Decision, action: UseItem) -> bool:
    """Whether an item would stand for a line that is printed, where it could stand for an empty one (DC-EQ-07)."""
    lines = lines_of(table, decision.about)
    if action.instead < 0 or not lines[action.instead]:
        return False
    return any(
        [
            isinstance(other, UseItem) and other.item == action.item and is_empty(lines, other)
            for other in decision.options
        ]
    )


def is_empty(lines: list[list[str]], action: UseItem) -> bool:
    """Whether an item would stand for a line on which nothing is printed."""
    return 0 <= action.instead < len(lines) and not lines[action.instead]


def is_failed_beforehand(table: Campaign, seat: int, action: Go | Take) -> bool:
    """Whether the one who is asked is to take a hand Test and holds no card for it (DC-TEST-03, DC-TEST-04)."""
    run = run_of(table)
    first = table.prisoners[run.first if table.seats > 1 else 0]
    if first.seat != seat or (word(table, "shared_tests") and table.seats > 1):
        return False
    if isinstance(action, Go):
        traits = corridor_to(table, action.space).hand
    else:
        test = TILES[run.tiles[run.at]].either[action.option].test
        traits = [test] if test else []
    return not all([any([bears(card, trait) for card in first.hand]) for trait in traits])
