"""What is said in a first run, beside the question that is new to somebody who plays it."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.games.dead_cells.rules.exploring import board_of, open_corridors
from undercroft.games.dead_cells.rules.first_run import is_first
from undercroft.games.dead_cells.rules.table import is_solo, run_of
from undercroft.games.dead_cells.state import Campaign, Drink

LESSONS: Final = {
    "ask-start-damage": "lesson-four",
    "ask-hand-test": "lesson-test",
    "ask-option": "lesson-option",
    "ask-scroll": "lesson-scroll",
    "ask-share": "lesson-scroll",
    "ask-vial": "lesson-vial",
    "ask-item": "lesson-item",
    "ask-slot": "lesson-slot",
    "ask-passer": "lesson-passer",
    "ask-exchange": "lesson-passing",
    "ask-pass-symbol": "lesson-passing",
    "ask-power": "lesson-power",
    "ask-potion": "lesson-potion",
    "ask-round-item": "lesson-round-item",
    "ask-ability": "lesson-ability",
    "ask-shield-whom": "lesson-shield",
    "ask-heal-whom": "lesson-heal",
    "ask-cure": "lesson-heal",
    "ask-damage": "lesson-damage",
    "ask-death-damage": "lesson-damage",
    "ask-state": "lesson-damage",
}


def lesson(table: Campaign, decision: Decision) -> str:
    """The lesson of this moment, in the run that teaches; otherwise nothing."""
    if not is_first(table):
        return ""
    if table.run is None:
        return lesson_after_run(table, decision)
    if decision.ask == "ask-way":
        return lesson_on_the_way(table)
    if decision.ask == "ask-card":
        return lesson_of_cards(table, decision)
    if decision.ask == "ask-target":
        return lesson_of_target(table, decision)
    if decision.ask == "ask-loot":
        return "lesson-loot-potion" if isinstance(decision.options[-1], Drink) else "lesson-loot"
    return LESSONS.get(decision.ask, "")


def lesson_on_the_way(table: Campaign) -> str:
    """How one walks; then whatever is new about the corridors that lead on from here."""
    run = run_of(table)
    board = board_of(table)
    ways = open_corridors(table)
    if run.at == board.start:
        return "lesson-way"
    if any([board.spaces[way.to].exit for way in ways]):
        return "lesson-exit"
    if any([way.hand for way in ways]):
        return "lesson-corridor-test"
    return "lesson-fork"


def lesson_of_cards(table: Campaign, decision: Decision) -> str:
    """The first fight: how to read them, then what to say; later whom one plays after; alone nothing is said."""
    run = run_of(table)
    lies = len([card for prisoner in table.prisoners for card in prisoner.active])
    if run.fights <= 1:
        if lies == 0:
            return "lesson-cards"
        return "lesson-cards-alone" if is_solo(table) else "lesson-announce"
    if is_solo(table):
        return "lesson-left-to-right"
    return "lesson-left-to-right" if lies == 0 else "lesson-listen"


def lesson_of_target(table: Campaign, decision: Decision) -> str:
    """A blow, or a state."""
    if decision.count == 0:
        return "lesson-states"
    return "lesson-target" if run_of(table).fights <= 1 else "lesson-gap"


def lesson_after_run(table: Campaign, decision: Decision) -> str:
    """What is left of a run, and what it buys."""
    if decision.ask != "ask-spend":
        return "lesson-bought"
    if table.read:
        return "lesson-more-cells"
    return "lesson-died" if table.chronicle[-1].outcome == "died" else "lesson-escaped"
