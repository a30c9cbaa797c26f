"""How sure a figure is."""

from __future__ import annotations

import random

import pytest

from undercroft.lab import certainty


def test_wilson_interval_of_known_cases():
    # Figures of Newcombe (1998), table I, method 3.
    assert certainty.share(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert certainty.share(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert certainty.share(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert certainty.share(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)
    assert certainty.share(29, 29) == pytest.approx((0.8830, 1.0), abs=5e-5)
    assert certainty.share(0, 0) == (0.0, 1.0)


def test_the_intervals_hold_what_they_promise():
    rng = random.Random(1)
    rounds, games = 800, 60
    held = {"share": 0, "difference": 0, "ratio": 0, "mean": 0}
    for _ in range(rounds):
        luck = [rng.random() for _ in range(games)]
        first = [one < 0.5 for one in luck]
        second = [one < 0.2 or rng.random() < 0.1 for one in luck]  # 0.28 in all, and of the same luck
        low, high = certainty.share(sum(first), games)
        held["share"] += low <= 0.5 <= high
        ahead = sum(a and not b for a, b in zip(first, second))
        behind = sum(b and not a for a, b in zip(first, second))
        low, high = certainty.paired_difference(ahead, behind, games)
        held["difference"] += low <= 0.22 <= high
        other = sum(rng.random() < 0.1 for _ in range(games))
        low, high = certainty.ratio(other, games, sum(first), games)
        held["ratio"] += low <= 0.2 <= high
        middle, off = certainty.mean(sum(luck), sum(one * one for one in luck), games)
        held["mean"] += abs(middle - 0.5) <= off
    for name, count in held.items():
        assert 0.92 <= count / rounds <= 0.985, (name, count / rounds)


def test_a_ratio_with_nothing_won():
    low, high = certainty.ratio(0, 100, 40, 100)
    assert low == 0.0
    assert 0.05 < high < 0.15
    assert certainty.ratio(3, 100, 0, 100) == (0.0, float("inf"))


def test_quantiles():
    assert certainty.quantile([5, 1, 3], 0.5) == 3
    assert certainty.quantile(list(range(1000)), 0.99) == 990
    assert certainty.quantile([], 0.5) == 0
