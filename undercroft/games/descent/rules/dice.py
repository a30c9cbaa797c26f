"""The dice: what is on their faces, rolling them, reading pools.

D2-CORE-01 to D2-CORE-08, D2-ATK-09 to D2-ATK-13, D2-TEST-01.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Stream


class DieFace:
    """One face: range, hearts, surges, shields; or the X."""

    def __init__(self, range: int = 0, hearts: int = 0, surges: int = 0, shields: int = 0, miss: bool = False) -> None:
        self.range = range
        self.hearts = hearts
        self.surges = surges
        self.shields = shields
        self.miss = miss


SIDES: Final = 6
BLUE: Final = [DieFace(miss=True), DieFace(2, 2, 1), DieFace(3, 2), DieFace(4, 2), DieFace(5, 1), DieFace(6, 1, 1)]
RED: Final = [DieFace(0, 1), DieFace(0, 2), DieFace(0, 2), DieFace(0, 2), DieFace(0, 3), DieFace(0, 3, 1)]
YELLOW: Final = [DieFace(1, 0, 1), DieFace(1, 1), DieFace(2, 1), DieFace(0, 1, 1), DieFace(0, 2), DieFace(0, 2, 1)]
BROWN: Final = [DieFace(shields=shields) for shields in (0, 0, 0, 1, 1, 2)]
GRAY: Final = [DieFace(shields=shields) for shields in (0, 1, 1, 1, 2, 3)]
BLACK: Final = [DieFace(shields=shields) for shields in (0, 2, 2, 2, 3, 4)]
DICE: Final[dict[str, list[DieFace]]] = {
    "blue": BLUE,
    "red": RED,
    "yellow": YELLOW,
    "brown": BROWN,
    "gray": GRAY,
    "black": BLACK,
}
POWER: Final = ("red", "yellow")  # the attack dice beside the blue one
TEST_DICE: Final = ["gray", "black"]
RECOVERY_DICE: Final = ["red", "red"]


def roll(stream: Stream, dice: list[str]) -> list[int]:
    """What each of the dice shows, as the number of its face."""
    return [stream.below(SIDES) for _ in dice]


def hearts(dice: list[str], faces: list[int]) -> int:
    """The hearts of a pool (D2-ATK-11)."""
    total = 0
    for at in range(len(faces)):
        total += DICE[dice[at]][faces[at]].hearts
    return total


def surges(dice: list[str], faces: list[int]) -> int:
    """The surges of a pool."""
    total = 0
    for at in range(len(faces)):
        total += DICE[dice[at]][faces[at]].surges
    return total


def reach(dice: list[str], faces: list[int]) -> int:
    """The range numbers of a pool, added up (D2-RANGE-02)."""
    total = 0
    for at in range(len(faces)):
        total += DICE[dice[at]][faces[at]].range
    return total


def shields(dice: list[str], faces: list[int]) -> int:
    """The shields of a pool (D2-ATK-13)."""
    total = 0
    for at in range(len(faces)):
        total += DICE[dice[at]][faces[at]].shields
    return total


def is_miss(dice: list[str], faces: list[int]) -> bool:
    """Whether an X shows: only the blue die has one (D2-ATK-10, D2-CORE-07)."""
    for at in range(len(faces)):
        if DICE[dice[at]][faces[at]].miss:
            return True
    return False
