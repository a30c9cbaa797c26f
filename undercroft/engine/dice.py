"""Sums of dice: how likely each is, and how kind the dice were that fell.

A die is what its faces are worth, one number a face, each face as likely as the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import erf, sqrt
from typing import Any, Final

FEW_DICE: Final = 40  # up to here every sum is reckoned: beyond, it takes longer than it tells


def sums(dice: Iterable[Sequence[int]]) -> list[float]:
    """The chance of each sum, from 0 up to the greatest there can be."""
    chances = [1.0]
    for faces in dice:
        sides = len(faces)
        grown = [0.0] * (len(chances) + max(faces))
        for total, chance in enumerate(chances):
            for face in faces:
                grown[total + face] += chance / sides
        chances = grown
    return chances


class Luck:
    """Dice that fell: what came, and what was to be expected of them."""

    def __init__(self) -> None:
        self.came = 0
        self.dice: Counter[tuple[int, ...]] = Counter()

    def rolled(self, faces: Sequence[int], came: int) -> None:
        """A die fell: what each of its faces would have been worth, and what the one that came was."""
        self.came += came
        self.dice[tuple(faces)] += 1

    def expected(self) -> float:
        """The mean of all sums these dice can show."""
        return sum([count * sum(faces) / len(faces) for faces, count in self.dice.items()], 0.0)

    def below(self) -> float:
        """The chance of a smaller sum, an equal one counted half: exact for a few dice, of many by their bell."""
        if self.dice.total() <= FEW_DICE:
            chances = sums(self.dice.elements())
            return sum(chances[: self.came]) + chances[self.came] / 2
        variance = 0.0
        for faces, count in self.dice.items():
            mean = sum(faces) / len(faces)
            for face in faces:
                variance += count * (face - mean) * (face - mean) / len(faces)
        # Dice that can only show one sum are neither kind nor unkind.
        return (1.0 + erf((self.came - self.expected()) / sqrt(2.0 * variance))) / 2 if variance else 0.5

    def told(self) -> dict[str, Any]:
        """As plain data; in `beats` of a hundred tries the same dice would come out worse, ties half (1 to 99)."""
        return {
            "came": self.came,
            "expected": round(self.expected(), 2),
            "beats": min(99, max(1, round(100 * self.below()))),
        }
