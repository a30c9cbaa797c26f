"""Which words the end of the riddle needs."""

from __future__ import annotations

OTHERWISE: set[str] = set()


def listed() -> set[str]:
    """By their lists."""
    return {"outcome-done"}
