"""Which words the windows, signals and ends of the vault need."""

from __future__ import annotations

OTHERWISE: set[str] = set()


def listed() -> set[str]:
    """By their lists."""
    windows = {f"{kind}-{moment}" for kind in ("window", "moment") for moment in ("advanced", "searched")}
    ends = {"outcome-robbed", "outcome-kept", "mark-round"}
    return {*windows, *ends, "signal-nod", "signal-shrug", "side-thieves", "side-warden"}
