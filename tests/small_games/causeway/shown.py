"""What can be hidden on the causeway, and who is shown it."""

from __future__ import annotations

from collections.abc import Iterable

from small_games.causeway.game import CARDS
from small_games.causeway.state import Crossing

from undercroft.engine.state import State, Told

IN_SENTENCES = True  # a card is named in sentences, too


def ids() -> set[str]:
    """Every card."""
    return set(CARDS)


def shown(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """What the lurker has played lies open; what the lurker holds is the lurker's to see."""
    assert isinstance(state, Crossing)
    yield from state.spent
    if len(state.walkers) in seats:
        yield from state.hand
