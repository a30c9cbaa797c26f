"""Lanterns of the Forgotten Sepulchre, and fights in the dark.

DC-COMP-26, DC-CURSE-06, DC-RULING-71.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import PASS, Pass
from undercroft.engine.game import Rule
from undercroft.games.dead_cells.rules.table import ask_group, fight_of, run_of
from undercroft.games.dead_cells.state import Campaign, LanternLit, LanternSpent, LightLantern

LANTERNS: Final = 3


def light(table: Campaign, amount: int) -> None:
    """Lanterns are lit again, as many as there are."""
    run = run_of(table)
    lit = min(LANTERNS, run.lanterns + amount)
    if lit > run.lanterns:
        run.lanterns = lit
        table.tell(LanternLit(lit))


def put_out_all(table: Campaign) -> None:
    """All lit lanterns are turned (DC-CURSE-06)."""
    run_of(table).lanterns = 0


def choose_light(table: Campaign) -> Rule:
    """A dark encounter: a lantern for it, or the far spaces are out of everybody's reach."""
    answer = yield ask_group(table, [LightLantern(), PASS], "ask-lantern", ("DC-RULING-71",))
    if isinstance(answer, Pass):
        return
    run = run_of(table)
    run.lanterns -= 1
    fight_of(table).dark = False
    table.tell(LanternSpent(run.lanterns))
