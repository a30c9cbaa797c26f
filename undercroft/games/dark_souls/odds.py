"""Exact odds: what dice bring, what comes through a defence, whether a dodge succeeds."""

from __future__ import annotations

from typing import Final

from undercroft.engine.dice import sums
from undercroft.games.dark_souls.rules.gear import FACES

_SPREADS: Final[dict[str, list[float]]] = {}
_DODGES: Final[dict[int, float]] = {}


def spread(dice: list[str]) -> list[float]:
    """The chance of each total of some dice."""
    key = ",".join(sorted(dice))
    known = _SPREADS.get(key)
    if known is not None:
        return known
    found = sums([FACES[colour] for colour in dice])
    _SPREADS[key] = found
    return found


def through(dice: list[str], damage: int) -> float:
    """What comes through a block or resist roll, on average (DS-DEF-04)."""
    loss = 0.0
    for total, chance in enumerate(spread(dice)):
        if total < damage:
            loss += chance * (damage - total)
    return loss


def fatal(dice: list[str], damage: int, boxes: int) -> float:
    """The chance that so much comes through that a bar with so many boxes free is full (DS-BAR-05)."""
    if damage < boxes:
        return 0.0
    chance = 0.0
    for total, one in enumerate(spread(dice)):
        if damage - total >= boxes:
            chance += one
    return chance


def dodging(dice: int, difficulty: int) -> float:
    """The chance of icons enough on so many dodge dice (DS-DEF-09)."""
    key = dice * 100 + difficulty
    known = _DODGES.get(key)
    if known is None:
        known = 0.0
        for total, chance in enumerate(spread(["dodge"] * dice)):
            if total >= difficulty:
                known += chance
        _DODGES[key] = known
    return known


def wounds(dice: list[str], modifier: int, defence: int, health: int) -> tuple[float, float]:
    """The wounds an attack deals on average, no more than there is Health, and the chance that it kills."""
    dealt = 0.0
    kills = 0.0
    for total, chance in enumerate(spread(dice)):
        damage = max(0, total + modifier) - defence
        if damage >= health:
            kills += chance
            dealt += chance * health
        elif damage > 0:
            dealt += chance * damage
    return dealt, kills
