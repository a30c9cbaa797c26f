"""The agenda: which rule carries out which step."""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.games.dark_castle.rules import combat, drawing, effects, pages, setup, trials
from undercroft.games.dark_castle.state import (
    Attempt,
    Castle,
    ClosePage,
    Defend,
    Follow,
    NameTurner,
    NewRound,
    NextOf,
    PressOn,
    ResolveAttacks,
    Share,
    SplitPoint,
    TakeCharacters,
    TurnPage,
)


def run(castle: Castle, step: Step) -> Rule | None:
    """The rule that carries out this step; none if it was done on the spot."""
    if isinstance(step, ResolveAttacks):
        return combat.resolve_attacks(castle)
    if isinstance(step, NewRound):
        return combat.new_round(castle)
    if isinstance(step, Defend):
        return combat.defend(castle)
    if isinstance(step, Follow):
        return effects.follow(castle, step.path, step.it)
    if isinstance(step, NameTurner):
        return pages.name_turner(castle)
    if isinstance(step, TurnPage):
        return pages.turn_page(castle)
    if isinstance(step, ClosePage):
        pages.close_page(castle)
        return None
    if isinstance(step, Attempt):
        return trials.attempt(castle, step)
    if isinstance(step, Share):
        return drawing.share(castle)
    if isinstance(step, NextOf):
        return effects.next_of(castle, step.path, step.left)
    if isinstance(step, PressOn):
        return trials.press_on(castle, step.path, step.it, step.rolls)
    if isinstance(step, SplitPoint):
        return effects.split_point(castle, step.left, step.shares)
    assert isinstance(step, TakeCharacters)
    return setup.take_characters(castle)
