"""Winning an encounter: looked at whenever somebody is about to act, and at once when it is decided.

D2-CORE-94, D2-CORE-98.
"""

from __future__ import annotations

from undercroft.engine.agenda import CutShort
from undercroft.games.descent.rules import quests
from undercroft.games.descent.rules.table import encounter_of
from undercroft.games.descent.state import END_ENCOUNTER, Journey


def check(table: Journey) -> None:
    """If somebody has won, nothing of the encounter that was still to come will come."""
    if quests.check_goals(table):
        encounter = encounter_of(table)
        encounter.attacks.clear()
        encounter.turns.clear()
        table.trials.clear()
        raise CutShort(encounter.floor, END_ENCOUNTER)
