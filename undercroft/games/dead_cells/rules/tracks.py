"""Prisoner boards and Scroll tracks: markers that move, and Serenade's own track.

DC-BOARD-03, DC-ICON-10, DC-SOLO-19.
Worked examples: DC-EX-21.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.dying import check_life, remove_damage, vial_strength
from undercroft.games.dead_cells.rules.sheets import PRISONERS, SERENADE_STEPS, TRAITS
from undercroft.games.dead_cells.rules.table import is_serenade, run_of
from undercroft.games.dead_cells.state import (
    Campaign,
    Gained,
    LoseStep,
    ScrollGained,
    ScrollLost,
    ScrollTo,
    ScrollWasted,
    Transformed,
)

TEETH_OF_FIRST_STEP: Final = 2


def has_room(table: Campaign, who: int, trait: str) -> bool:
    """Whether a marker can still move (DC-RULING-46, DC-RULING-67)."""
    prisoner = table.prisoners[who]
    if is_serenade(prisoner):
        return prisoner.tracks[1] == 0 or prisoner.tracks[0] < SERENADE_STEPS
    number = TRAITS.index(trait)
    return prisoner.tracks[number] < len(PRISONERS[prisoner.kind].steps[number]) - 1


def takers(table: Campaign, among: list[int], trait: str) -> list[Action]:
    """Who may get a scroll: whoever lives and has room for it (DC-DEC-11, DC-SOLO-18)."""
    return [ScrollTo(who, trait) for who in among if table.prisoners[who].alive and has_room(table, who, trait)]


def gain_scroll(table: Campaign, who: int, trait: str) -> None:
    """A marker moves one space to the right, and what it passes is active at once (DC-BOARD-03, DC-BOARD-07)."""
    prisoner = table.prisoners[who]
    if not has_room(table, who, trait):
        table.tell(ScrollWasted(trait))
        return
    if is_serenade(prisoner):
        move_serenade(table, who, trait)
        return
    number = TRAITS.index(trait)
    prisoner.tracks[number] += 1
    table.tell(ScrollGained(who, trait, prisoner.tracks[number]))


def move_serenade(table: Campaign, who: int, trait: str) -> None:
    """A scroll of any colour moves her marker; what stands there works at once.

    DC-SOLO-19, DC-SOLO-27 to DC-SOLO-29.
    """
    serenade = table.prisoners[who]
    serenade.tracks[0] += 1
    table.tell(ScrollGained(who, trait, serenade.tracks[0]))
    if serenade.tracks[1]:
        return
    if serenade.tracks[0] == 1:
        run_of(table).teeth += TEETH_OF_FIRST_STEP
        table.tell(Gained("tooth", TEETH_OF_FIRST_STEP))
    elif serenade.tracks[0] == 2:
        remove_damage(table, 0, vial_strength(table))
        table.prisoners[0].worms = 0
    else:
        transform(table, who)


def transform(table: Campaign, who: int) -> None:
    """Serenade's board is flipped: all damage goes, the marker begins anew, her cards stay as they are.

    DC-SOLO-23, DC-SOLO-24, DC-SOLO-25, DC-SOLO-26.
    """
    serenade = table.prisoners[who]
    serenade.tracks[0] = 0
    serenade.tracks[1] = 1
    serenade.damage = 0
    table.tell(Transformed(who))


def lose_step(table: Campaign, who: int, trait: str, by: str) -> None:
    """A marker moves back, and what it gave goes with it (DC-BELL-02, DC-RULING-73)."""
    prisoner = table.prisoners[who]
    number = 0 if is_serenade(prisoner) else TRAITS.index(trait)
    prisoner.tracks[number] -= 1
    table.tell(ScrollLost(who, trait, prisoner.tracks[number]))
    check_life(table, who, by)


def steps_to_lose(table: Campaign, who: int) -> list[Action]:
    """The tracks on which a step has been gained (DC-DEC-47)."""
    prisoner = table.prisoners[who]
    if is_serenade(prisoner):
        return [LoseStep("survival")] if prisoner.tracks[0] else []
    return [LoseStep(trait) for number, trait in enumerate(TRAITS) if prisoner.tracks[number]]
