"""Which words the windows and ends of the alley need."""

from __future__ import annotations

OTHERWISE: set[str] = set()


def listed() -> set[str]:
    """By their lists."""
    return {"window-step", "window-answer", "mark-round", "outcome-through", "outcome-caught"}
