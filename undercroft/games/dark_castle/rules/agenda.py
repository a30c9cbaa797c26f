"""The agenda: which rule carries out which step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.games.dark_castle import state
from undercroft.games.dark_castle.rules import combat, drawing, effects, pages, setup, trials
from undercroft.games.dark_castle.state import Castle

STEPS: Final[dict[type[Step], Callable[[Castle, Any], Rule | None]]] = {
    state.TakeCharacters: setup.take_characters,
    # a page
    state.NameTurner: pages.name_turner,
    state.TurnPage: pages.turn_page,
    state.ClosePage: pages.close_page,
    state.Follow: effects.follow,
    state.NextOf: effects.next_of,
    state.SplitPoint: effects.split_point,
    state.Share: drawing.share,
    # a roll outside combat
    state.Attempt: trials.attempt,
    state.PressOn: trials.press_on,
    # a fight
    state.NewRound: combat.new_round,
    state.ResolveAttacks: combat.resolve_attacks,
    state.Defend: combat.defend,
}


def run(castle: Castle, step: Step) -> Rule | None:
    """The rule that carries out this step; none if it was done on the spot."""
    return STEPS[type(step)](castle, step)
