"""Doors, portcullises, vegetation: opening, closing, removing.

D2-DOORACT-01, D2-DOORACT-02, D2-MON-07, D2-TER-DOOR-01 to D2-TER-DOOR-03, D2-TER-PORT-01 to D2-TER-PORT-03,
D2-TER-AWALL-03, D2-TER-VEG-04, D2-CORE-100, D2-CORE-101, D2-CORE-103, D2-RULING-45, D2-DP-38.
"""

from __future__ import annotations

from undercroft.games.descent.rules import quests
from undercroft.games.descent.rules.layout import CLOSED, OPEN, REMOVED
from undercroft.games.descent.rules.table import encounter_of, is_hero, layout_of
from undercroft.games.descent.state import Closed, Journey, Opened, Window


def operable(table: Journey, figure: int) -> list[int]:
    """The doors a figure may open or close, the vegetation it may remove, from beside it (D2-CORE-100)."""
    layout = layout_of(table)
    edges = encounter_of(table).edges
    base = table.figures[figure].base
    found: list[int] = []
    for at, edge in enumerate(layout.edges):
        if not edge.touches(base) or edge.kind == "ancient_wall" or edges[at] == REMOVED:
            continue
        if edges[at] == CLOSED and not quests.may_operate(table, figure, at):
            continue
        if edges[at] == OPEN and (edge.kind == "vegetation" or is_straddled(table, at)):
            continue
        found.append(at)
    return found


def is_straddled(table: Journey, at: int) -> bool:
    """Whether a base covers both sides, so that nothing can be closed there (D2-RULING-45)."""
    edge = layout_of(table).edges[at]
    return any([len(figure.base) > 1 and edge.under(figure.base) for figure in table.figures])


def operate(table: Journey, figure: int, at: int) -> None:
    """Open what is closed, close what is open, remove vegetation for good (D2-DOORACT-01, D2-TER-VEG-04)."""
    encounter = encounter_of(table)
    if encounter.edges[at] == OPEN:
        shut(table, figure, at)
    else:
        swing_open(table, figure, at)


def swing_open(table: Journey, figure: int, at: int) -> None:
    """A door opens; removing vegetation counts as that (D2-CORE-103)."""
    encounter = encounter_of(table)
    edge = layout_of(table).edges[at]
    sign = REMOVED if edge.kind == "vegetation" else OPEN
    encounter.edges = encounter.edges[:at] + sign + encounter.edges[at + 1 :]
    table.tell(Opened(figure, at))
    if figure >= 0:
        if is_hero(table, figure):
            table.next(Window("door_opened", figure, -1, table.figures[figure].base[0], []))
        quests.door_moment(table, "door_opened", figure, at)


def shut(table: Journey, figure: int, at: int) -> None:
    """A door closes."""
    encounter = encounter_of(table)
    encounter.edges = encounter.edges[:at] + CLOSED + encounter.edges[at + 1 :]
    table.tell(Closed(figure, at))
    if figure >= 0:
        quests.door_moment(table, "door_closed", figure, at)
