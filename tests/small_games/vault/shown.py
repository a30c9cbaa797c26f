"""What can be hidden in the vault, and who is shown it."""

from __future__ import annotations

from collections.abc import Iterable

from small_games.vault.game import CARDS
from small_games.vault.state import Vault

from undercroft.engine.state import State, Told

IN_SENTENCES = True  # a card is named in sentences, too


def ids() -> set[str]:
    """Every card."""
    return set(CARDS)


def shown(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """What the warden has played lies open; what the warden holds is the warden's to see."""
    assert isinstance(state, Vault)
    yield from state.spent
    if 0 in seats:
        yield from state.hand
