"""What a quiet position is worth: its features, weighed as `undercroft fit` has learned from games that were played."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import Final

FILE: Final = "estimate.toml"  # in a game's package


def weights_of(package: str, side: str = "") -> list[float]:
    """The weights fitted for a game; of several sides, for the one of this name."""
    found = tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))["weights"]
    weights: list[float] = found[side] if side else found
    return weights


def weighed(weights: list[float], features: list[float]) -> float:
    """The chance these features speak of, between 0 and 1."""
    total = 0.0
    for place in range(len(features)):
        total += weights[place] * features[place]
    return 1 / (1 + math.exp(-total))
