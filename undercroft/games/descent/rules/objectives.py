"""Objective tokens: picking them up and putting them down.

D2-SPEC-02, D2-SPEC-03, D2-RULING-17, D2-RULING-72, D2-DP-44.
"""

from __future__ import annotations

from undercroft.engine.record import Action
from undercroft.games.descent.rules import quests
from undercroft.games.descent.rules.layout import OBSTACLE
from undercroft.games.descent.rules.table import (
    carried_by,
    encounter_of,
    grid_now,
    is_beside,
    layout_of,
    lies_at,
)
from undercroft.games.descent.state import Journey, PutDown, TakeUp, TokenDropped, TokenTaken


def takes(table: Journey, figure: int) -> list[Action]:
    """The tokens in one's own or an adjacent space that may be picked up (D2-SPEC-02)."""
    options: list[Action] = []
    for at, token in enumerate(encounter_of(table).tokens):
        if token.kind != "search" and lies_at(token) and is_beside(table, figure, token.at):
            if quests.may_take(table, figure, at):
                options.append(TakeUp(at))
    return options


def puts(table: Journey, figure: int) -> list[Action]:
    """What is carried may be put into one's own or an adjacent space (D2-SPEC-03)."""
    options: list[Action] = []
    for at in carried_by(table, figure):
        if quests.may_drop(table, figure, at):
            options.extend([PutDown(at, space) for space in spaces_about(table, figure)])
    return options


def spaces_about(table: Journey, figure: int) -> list[int]:
    """A figure's own spaces and those next to it."""
    found = table.figures[figure].base.copy()
    near = grid_now(table).near
    terrain = layout_of(table).terrain
    for space in table.figures[figure].base:
        for beside in near[space]:
            if beside not in found and terrain[beside] != OBSTACLE:
                found.append(beside)
    return found


def take(table: Journey, figure: int, at: int) -> None:
    """A token is carried from now on."""
    token = encounter_of(table).tokens[at]
    space = token.at
    token.bearer = figure
    token.at = -1
    table.tell(TokenTaken(figure, at))
    quests.trigger(table, "token_taken", figure, at, space)


def put(table: Journey, figure: int, at: int, space: int) -> None:
    """A token lies there from now on."""
    token = encounter_of(table).tokens[at]
    token.bearer = -1
    token.at = space
    table.tell(TokenDropped(figure, at, space))
    quests.trigger(table, "token_dropped", figure, at, space)
