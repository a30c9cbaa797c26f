"""Which words the ends and landmarks of the game need, beside what its records and questions do."""

from __future__ import annotations

OTHERWISE: set[str] = set()


def listed() -> set[str]:
    """By their lists."""
    return {"outcome-arrived", "outcome-benighted", "mark-round"}
