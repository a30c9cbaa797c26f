"""What a seat may see, and dealing anew what it may not."""

from __future__ import annotations

from typing import Any

from undercroft.engine.chance import Stream
from undercroft.scaffold.blank.rules.march import ROUNDS
from undercroft.scaffold.blank.state import March


def view(march: March, seat: int) -> dict[str, Any]:
    """Everything lies open, for onlookers (-1) too."""
    return {"round": march.round, "rounds": ROUNDS, "steps": march.steps, "goal": march.goal}


def redeal(march: March, seat: int, rng: Stream) -> None:
    """Nothing is hidden, so nothing is dealt anew; a deck would be sorted and shuffled with `rng` here."""
