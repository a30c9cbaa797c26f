"""Whom a line of the log speaks of: figures change from encounter to encounter, and events name them by their number.

Which encounter a line belongs to, and which monsters the overlord chose for it, was told before it; so a line that is
told late is told at a table with the figures of then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.engine.record import Event
from undercroft.games.descent.rules import quest_setup
from undercroft.games.descent.state import EncounterBegun, GroupChosen, Journey

MOST_REMEMBERED: Final = 40
REMEMBERED: Final[dict[tuple[str, ...], Journey]] = {}


def table_then(table: Journey, before: Iterator[Event]) -> Journey:
    """The present table while its encounter is the one a line belongs to, else one set up as it was then."""
    kinds: list[str] = []
    for event in before:
        if isinstance(event, GroupChosen):
            kinds.insert(0, event.kind)
        elif isinstance(event, EncounterBegun):
            now = table.encounter
            if now is not None and now.quest == event.quest and now.number == event.number:
                return table
            return table_of(table, event.quest, event.number, kinds)
    return table


def table_of(table: Journey, quest: str, number: int, kinds: list[str]) -> Journey:
    """The same party at the beginning of an encounter, with the monsters that were chosen for it."""
    heroes = [hero.kind for hero in table.heroes]
    key = (quest, str(number), *kinds, "", *heroes)
    if key not in REMEMBERED:
        if len(REMEMBERED) >= MOST_REMEMBERED:
            REMEMBERED.clear()
        REMEMBERED[key] = set_up(table.copy(), quest, number, kinds)
    return REMEMBERED[key]


def set_up(table: Journey, quest: str, number: int, kinds: list[str]) -> Journey:
    """Groups, tokens and allies of an encounter, as they stood before the first round."""
    table.quest = quest
    quest_setup.set_up(table, number)
    assert table.encounter is not None
    for group, kind in zip(quest_setup.open_groups(table), kinds):
        table.encounter.groups[group].kind = kind
        quest_setup.muster(table, group)
    return table
