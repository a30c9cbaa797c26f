"""What can be hidden in the game, and what of it lies open, for the search for leaks."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.engine.state import State, Told


def ids() -> set[str]:
    """The ids of all that can be hidden: nothing."""
    return set()


def shown(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """What of it these seats are shown."""
    return []
