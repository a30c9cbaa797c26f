"""Which words the window, the ends and the scores of the causeway need."""

from __future__ import annotations

OTHERWISE: set[str] = set()


def listed() -> set[str]:
    """By their lists."""
    moment = {"window-strode", "moment-strode", "outcome-across", "outcome-dragged", "mark-round"}
    scores = {"figure-stones", "achievement-dry-feet", "achievement-fed"}
    return {*moment, *scores, "card-snare", "card-lunge", "side-walkers", "side-lurker"}
