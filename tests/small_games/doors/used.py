"""Which words the doors, signals and ends need."""

from __future__ import annotations

from small_games.doors.catalogue import CARDS

OTHERWISE: set[str] = set()


def listed() -> set[str]:
    """By their lists."""
    return {"outcome-out", "outcome-dark", "signal-nod", "signal-wince", *(f"door-{door}" for door in CARDS.doors)}
