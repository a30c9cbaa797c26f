"""What can be hidden in the castle, and what of it lies open."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.engine.state import State, Told
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle, Drew, Showed, Turned


def ids() -> set[str]:
    """Every page and every copy of every item."""
    return {*CARDS.chapters, *CARDS.bosses, *CARDS.starts, *CARDS.copies}


def shown(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """What lies open, for everyone alike: pages turned or shown, items drawn."""
    assert isinstance(state, Castle)
    yield from state.turned
    if not state.turned or state.shown:
        yield state.deck[-1]
    for prisoner in state.prisoners:
        yield from prisoner.hands
    yield from state.middle
    yield from state.discard
    for one in told:
        if isinstance(one.event, Turned | Showed):
            yield one.event.page
        elif isinstance(one.event, Drew):
            yield from one.event.items
