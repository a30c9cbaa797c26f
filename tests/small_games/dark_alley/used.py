"""Which words the windows and ends of the alley need."""

from __future__ import annotations

from small_games.dark_alley.game import CARDS

OTHERWISE: set[str] = set()


def listed() -> set[str]:
    """By their lists."""
    cards = {f"card-{card}" for card in CARDS}
    parts = {f"part-{part}" for part in ("steps", "hand", "held")}
    windows = {"window-step", "window-answer", "moment-step", "moment-answer"}
    sides = {"side-ambusher", "side-walkers"}
    return {*cards, *parts, *windows, *sides, "mark-round", "outcome-through", "outcome-caught"}
