"""The agenda: which rule carries out which step."""

from __future__ import annotations

from typing import Final

from undercroft.engine.agenda import StepTable
from undercroft.scaffold.blank import state
from undercroft.scaffold.blank.rules import march

STEPS: Final[StepTable] = {
    state.NewRound: march.new_round,
    state.Turn: march.take_turn,
}
