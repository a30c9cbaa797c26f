"""Sums of dice, and luck: what came against what was to be expected."""

from __future__ import annotations

import pytest

from undercroft.engine.dice import FEW_DICE, Luck, sums

BLACK = (0, 1, 1, 1, 2, 2)
BLUE = (1, 1, 2, 2, 2, 3)
DODGE = (0, 0, 0, 1, 1, 1)


def test_the_chance_of_every_sum() -> None:
    assert sums([]) == [1.0]
    assert sums([(1, 2)]) == [0.0, 0.5, 0.5]
    assert sums([(1, 2), (0, 1)]) == [0.0, 0.25, 0.5, 0.25]
    assert sum(sums([BLACK, BLUE, DODGE])) == pytest.approx(1.0)


def test_luck_is_what_came_against_the_mean_of_the_faces() -> None:
    luck = Luck()
    luck.rolled(BLACK, 2)
    luck.rolled(DODGE, 0)
    together = [one + other for one in BLACK for other in DODGE]
    below = sum(one < 2 for one in together) + sum(one == 2 for one in together) / 2
    assert luck.told() == {"came": 2, "expected": round(sum(BLACK) / 6 + 0.5, 2), "beats": round(100 * below / 36)}


def test_how_many_of_a_hundred_would_have_done_worse() -> None:
    luck = Luck()
    assert luck.told() == {"came": 0, "expected": 0.0, "beats": 50}
    luck.rolled([0, 0, 0, 1, 1, 2], 1)
    # Half roll nothing, a third roll the same: 3/6 + half of 2/6.
    assert luck.told() == {"came": 1, "expected": 0.67, "beats": 67}
    luck.rolled([0, 0, 0, 1, 1, 2], 2)
    # Together 3 of 36 ways: 0 or 1 or 2 in 9 + 12 + 10 of them, 3 in 4.
    assert luck.told() == {"came": 3, "expected": 1.33, "beats": round(100 * (31 + 2) / 36)}


def test_nobody_is_told_that_nothing_could_be_worse_or_better() -> None:
    best, worst = Luck(), Luck()
    for _ in range(20):
        best.rolled(BLACK, 2)
        worst.rolled(BLACK, 0)
    assert (best.told()["beats"], worst.told()["beats"]) == (99, 1)


@pytest.mark.parametrize("came", [40, 55, 61, 67, 80])
def test_the_bell_of_many_dice_agrees_with_every_sum_reckoned(came: int) -> None:
    luck = Luck()
    luck.dice.update({BLACK: 20, BLUE: 15, DODGE: 15})
    luck.came = came
    chances = sums(luck.dice.elements())
    assert luck.dice.total() > FEW_DICE
    assert luck.below() == pytest.approx(sum(chances[:came]) + chances[came] / 2, abs=0.005)


def test_many_dice_that_can_only_show_one_sum_are_no_luck() -> None:
    luck = Luck()
    for _ in range(FEW_DICE + 1):
        luck.rolled([0] * 6, 0)
    assert luck.told() == {"came": 0, "expected": 0.0, "beats": 50}
