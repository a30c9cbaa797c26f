"""Ruins: a token over other terrain that a hero may test, or break through.

D2-TER-RUIN-01 to D2-TER-RUIN-04, D2-CORE-104, D2-RULING-47, D2-DP-42.

Worked example: D2-EX-41.
"""

from __future__ import annotations

from undercroft.engine.decision import PASS, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import damage, moving, trials
from undercroft.games.descent.rules.layout import MUD, REMOVED, RUINS, WATER
from undercroft.games.descent.rules.table import ask, encounter_of, layout_of
from undercroft.games.descent.state import Journey, PickWord


def place_of(table: Journey, space: int) -> int:
    """Where the sign of a ruins token stands in the key of the map; -1: none lies there."""
    layout = layout_of(table)
    if space not in layout.ruins:
        return -1
    place = len(layout.edges) + layout.ruins.index(space)
    return place if encounter_of(table).edges[place] == RUINS else -1


def lies_on(table: Journey, space: int) -> bool:
    """Whether a ruins token lies on a space."""
    return place_of(table, space) >= 0


def enter_ruins(table: Journey, figure: int, space: int) -> Rule:
    """A hero may test Knowledge or Awareness, or let it crumble (D2-TER-RUIN-02, D2-DP-42)."""
    options: list[Action] = [PickWord("knowledge"), PickWord("awareness"), PASS]
    answer = yield ask(table, figure, options, "ask-ruins", ("D2-DP-42", "D2-TER-RUIN-02"))
    if isinstance(answer, Pass):
        crumble(table, figure, space)
        return
    assert isinstance(answer, PickWord)
    trials.begin_test(table, figure, answer.word, [], [f"crumble:{space}"], "ruins", figure)


def crumble(table: Journey, figure: int, space: int) -> None:
    """The token goes and what lies under it takes effect; costly ground is 1 fatigue instead (D2-TER-RUIN-03, 04)."""
    encounter = encounter_of(table)
    place = place_of(table, space)
    encounter.edges = encounter.edges[:place] + REMOVED + encounter.edges[place + 1 :]
    ground = layout_of(table).terrain[space]
    if ground in (WATER, MUD):
        damage.suffer(table, figure, 0, 1, -1, "ruins")
    else:
        moving.feel_ground(table, figure, ground)
