"""What can be hidden in the alley, and who is shown it."""

from __future__ import annotations

from collections.abc import Iterable

from small_games.dark_alley.game import CARDS
from small_games.dark_alley.state import Street

from undercroft.engine.state import State, Told

IN_SENTENCES = True  # a card is named by a word, in sentences too


def ids() -> set[str]:
    """Every card."""
    return set(CARDS)


def shown(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """One knows the cards one holds, and those one held; nobody is shown a card another plays."""
    assert isinstance(state, Street)
    for seat in seats:
        yield from state.hands[seat]
