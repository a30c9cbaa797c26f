"""Prisoners, pages, enemies and rolls by name, for every sentence that speaks of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle, Roll
from undercroft.games.dark_castle.words import the_item, trait_name


def name(castle: Castle, who: int) -> Message:
    """A prisoner as a label: Abbot."""
    return Message(f"character-{castle.prisoners[who].character}")


def the(castle: Castle, who: int) -> Message:
    """A prisoner in a sentence: the abbot."""
    return Message(f"character-{castle.prisoners[who].character}.the")


def page_name(page: str) -> Message:
    """A page by its title."""
    return Message(f"page-{page}")


def foe(path: str) -> Message:
    """The enemy of a page, from the path of its fight."""
    return Message(f"page-{path.partition('.')[0]}.foe")


def face(symbols: list[str]) -> Message:
    """What a prisoner's die shows."""
    return Message("face-double" if len(symbols) == 2 else "face-single", trait=trait_name(symbols[0]))


def all_of(roll: Roll) -> Several:
    """What a roll shows, with what was added to it."""
    shown: list[Arg] = [face(roll.face)]
    shown += [trait_name(trait) for trait in roll.extra]
    return Several(shown)


def bearer(castle: Castle, item: str) -> int:
    """Who carries an item, or -1."""
    for who, prisoner in enumerate(castle.prisoners):
        if item in prisoner.hands:
            return who
    return -1


def open_roll(castle: Castle, who: int) -> Roll | None:
    """A prisoner's roll that still counts."""
    return next((roll for roll in castle.rolls if roll.who == who and not roll.resolved), None)


def row_of(row: list[str]) -> Several:
    """The dice of a row, one by one."""
    return Several([trait_name(trait) for trait in row])


@cache
def choices(page: str) -> list[tuple[str, cards.ChooseWay]]:
    """Every choice on a page, by path."""
    found = []
    for path, effect in CARDS.effects.items():
        if path.startswith(f"{page}.") and isinstance(effect, cards.ChooseWay):
            found.append((path, effect))
    return found


# How a field of an action or event is called in its sentence.
FIELDS: dict[str, Callable[[Castle, Any], Arg]] = {
    "who": the,
    "item": lambda castle, item: the_item(item),
    "trait": lambda castle, trait: trait_name(trait),
    "page": lambda castle, page: page_name(page),
}
