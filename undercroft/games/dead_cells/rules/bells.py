"""The bells of the Clock Tower.

DC-BELL-01, DC-BELL-02, DC-BELL-03.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules import feats
from undercroft.games.dead_cells.rules.icons import harm
from undercroft.games.dead_cells.rules.secrets import first_time
from undercroft.games.dead_cells.rules.table import ask_owner, run_of
from undercroft.games.dead_cells.rules.tracks import lose_step, steps_to_lose
from undercroft.games.dead_cells.state import BellRung, Campaign, GiveUpItems, LoseStep, RingBell

RESULTS: Final = ("damage", "scroll", "equipment")
BELLS: Final = 3
BELL_DAMAGE: Final = 2


def ring_bell(table: Campaign, step: RingBell) -> Rule | None:
    """The next result, for the first player (DC-BELL-01, DC-BELL-02, DC-BELL-03, DC-RULING-71)."""
    run = run_of(table)
    if not run.bells:
        return None
    result = run.bells.pop()
    run.rung += 1
    table.tell(BellRung(result))
    feats.count(table, "ring_bells", 1)
    if run.rung == BELLS:
        first_time(table, "bells")
    if result == "damage":
        harm(table, run.first, BELL_DAMAGE, "bell")
    elif result == "equipment":
        table.next(GiveUpItems([run.first]))
    else:
        options = steps_to_lose(table, run.first)
        if options:
            return choose_step(table, options)
    return None


def choose_step(table: Campaign, options: list[Action]) -> Rule:
    """Which step is lost (DC-BELL-02, DC-DEC-47)."""
    first = run_of(table).first
    answer = yield ask_owner(table, first, options, "ask-lose-step", ("DC-DEC-47",))
    assert isinstance(answer, LoseStep)
    lose_step(table, first, answer.trait, "bell")
