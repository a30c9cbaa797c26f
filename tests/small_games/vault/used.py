"""Which words the windows, signals and ends of the vault need."""

from __future__ import annotations

OTHERWISE: set[str] = set()


def listed() -> set[str]:
    """By their lists."""
    windows = {f"{kind}-{moment}" for kind in ("window", "moment") for moment in ("advanced", "searched")}
    ends = {"outcome-robbed", "outcome-kept", "mark-round"}
    parts = ("round", "thieves", "seat", "room", "health", "loot", "deck", "held", "spent", "hand", "rounds")
    faces = {*(f"part-{part}" for part in parts), *(f"card-{kind}" for kind in ("pit", "alarm", "bolt"))}
    return {*windows, *ends, *faces, "signal-nod", "signal-shrug", "side-thieves", "side-warden"}
