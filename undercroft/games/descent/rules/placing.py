"""Setting figures down: start spaces, monsters in their area, the closest empty space, orientation of large bases.

D2-CORE-19, D2-CORE-29, D2-CORE-30, D2-CORE-70, D2-CORE-71, D2-CORE-87, D2-CORE-99, D2-RULING-37, D2-STAND-05, D2-DP-04,
D2-DP-06, D2-DP-40, D2-DP-59, D2-DP-70.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules.layout import HAZARD, OBSTACLE, PIT
from undercroft.games.descent.rules.table import (
    SEAT,
    face_of,
    grid_now,
    is_hero,
    is_turn_of,
    layout_of,
    occupied,
    turn_now,
)
from undercroft.games.descent.state import Enter, Journey, PickSpace, PlaceFigure, SetDown, SettleMove, Shifted


def is_empty(table: Journey, space: int, standing: list[int]) -> bool:
    """Whether a space has neither figure nor obstacle (D2-CORE-19)."""
    return not standing[space] and layout_of(table).terrain[space] != OBSTACLE


def others_on(table: Journey, figure: int) -> list[int]:
    """Who stands where, but for one figure: it may have been pushed aside and share a space (D2-CORE-19)."""
    own = table.figures[figure].base
    table.figures[figure].base = []
    standing = occupied(table)
    table.figures[figure].base = own
    return standing


def closest(table: Journey, start: int, fits: Callable[[int], bool]) -> list[int]:
    """The fitting spaces nearest to a space, itself first; all that are equally near (D2-RULING-37)."""
    distances = grid_now(table).distances_from(start)
    best = -1
    found: list[int] = []
    for space in range(len(distances)):
        apart = distances[space]
        if apart < 0 or (best >= 0 and apart > best) or not fits(space):
            continue
        if apart < best or best < 0:
            best = apart
            found = []
        found.append(space)
    return found


def closest_empty(table: Journey, start: int, figure: int) -> list[int]:
    """The nearest empty spaces; a figure's own space counts as empty for itself."""
    standing = others_on(table, figure)
    return closest(table, start, lambda space: is_empty(table, space, standing))


def bases_in(table: Journey, figure: int, area: list[int]) -> list[list[int]]:
    """Every way a figure fits onto empty spaces of an area; a large one may reach out of it if it must not."""
    face = face_of(table, figure)
    standing = others_on(table, figure)
    grid = grid_now(table)
    if face.width * face.height == 1:
        return [[space] for space in area if is_empty(table, space, standing)]
    found: list[list[int]] = []
    for space in area:
        for base in grid.bases(space, face.width, face.height):
            if base not in found and fits(base, area, standing):
                found.append(base)
    return found


def fits(base: list[int], area: list[int], standing: list[int]) -> bool:
    """Whether a base lies wholly in an area, on spaces where nobody else stands."""
    for space in base:
        if space not in area or standing[space]:
            return False
    return True


def bases_over(table: Journey, figure: int, space: int) -> list[list[int]]:
    """Every way a large figure can lie so that it covers a space and is not wholly in a pit (D2-CORE-29)."""
    face = face_of(table, figure)
    standing = others_on(table, figure)
    grid = grid_now(table)
    found: list[list[int]] = []
    for base in grid.bases(space, face.width, face.height):
        if fits(base, base, standing) and any([grid.ground[part] != PIT for part in base]):
            found.append(base)
    return found


def bases_near(table: Journey, figure: int, area: list[int]) -> list[list[int]]:
    """Where a figure goes whose area is full: the closest spaces where it fits (D2-CORE-71)."""
    found = bases_in(table, figure, area)
    reached = area
    while not found:
        wider = widened(table, reached)
        if len(wider) == len(reached):
            return found
        found = bases_in(table, figure, wider)
        reached = wider
    return found


def widened(table: Journey, area: list[int]) -> list[int]:
    """An area and all spaces next to it."""
    near = grid_now(table).near
    found = area.copy()
    for space in area:
        for beside in near[space]:
            if beside not in found:
                found.append(beside)
    return found


def place(table: Journey, figure: int, spaces: list[int], seat: int, enters: bool) -> None:
    """A figure will be set down on one of these spaces, by choice of a seat."""
    table.next(PlaceFigure(figure, spaces, seat, enters))


def place_figure(table: Journey, step: PlaceFigure) -> Rule | None:
    """Where it goes, if there is a choice (D2-DP-70)."""
    face = face_of(table, step.figure)
    if face.width * face.height > 1:
        bases = bases_near(table, step.figure, step.spaces)
        if not bases:
            return None
        if len(bases) > 1:
            return choose_base(table, step, bases)
        set_down(table, step.figure, bases[0], step.enters)
        return None
    standing = others_on(table, step.figure)
    spaces = [space for space in step.spaces if is_empty(table, space, standing)]
    if not spaces:
        return None
    if len(spaces) > 1:
        return choose_space(table, step, spaces)
    land(table, step, spaces[0])
    return None


def choose_space(table: Journey, step: PlaceFigure, spaces: list[int]) -> Rule:
    """One of several spaces."""
    options: list[Action] = [PickSpace(space) for space in spaces]
    answer = yield Decision(SEAT[step.seat], options, "ask-space", rules=("D2-DP-40", "D2-DP-70"), about=step.figure)
    assert isinstance(answer, PickSpace)
    land(table, step, answer.space)


def land(table: Journey, step: PlaceFigure, space: int) -> None:
    """Where it counts as entering, a trap may wait for a hero as for one who walks (D2-CORE-83, D2-CORE-87)."""
    if step.enters and is_hero(table, step.figure):
        table.next(Enter(step.figure, space, True))
    set_down(table, step.figure, [space], step.enters)


def choose_base(table: Journey, step: PlaceFigure, bases: list[list[int]]) -> Rule:
    """Spaces and orientation of a large base (D2-DP-59)."""
    options: list[Action] = [SetDown(step.figure, base) for base in bases]
    answer = yield Decision(SEAT[step.seat], options, "ask-place", rules=("D2-DP-59",), about=step.figure)
    assert isinstance(answer, SetDown)
    set_down(table, step.figure, answer.base, step.enters)


def set_down(table: Journey, figure: int, base: list[int], enters: bool) -> None:
    """A figure stands there now; it may count as entering (D2-TER-PIT-06, D2-RULING-43)."""
    table.figures[figure].base = base.copy()
    if is_turn_of(table, figure):
        turn_now(table).steps += 1  # who is placed has moved
    table.tell(Shifted(figure, base.copy()))
    if len(base) > 1:
        table.next(SettleMove(figure))
    elif enters or grid_now(table).ground[base[0]] in (HAZARD, PIT):
        table.next(Enter(figure, base[0], False))
