"""The odds of attacks: against every single roll, and against thousands of attacks that were rolled."""

from __future__ import annotations

import itertools
import random

import pytest

from undercroft.games.descent.odds import AttackPool, Purchase, bundles, odds_of, passes, shields_of
from undercroft.games.descent.rules.dice import DICE, SIDES, TEST_DICE

DAMAGE = Purchase(1, 1, 0, 0)
TWO_DAMAGE = Purchase(1, 2, 0, 0)
DEAR = Purchase(2, 4, 0, 0)
RANGE = Purchase(1, 0, 2, 0)
PIERCE = Purchase(1, 0, 0, 2)
BOTH = Purchase(1, 1, 1, 0)

POOLS = {
    "axe": AttackPool(["blue", "red"], [DAMAGE, DAMAGE]),
    "bow": AttackPool(["blue", "yellow"], [RANGE, DAMAGE], ranged=True),
    "rune": AttackPool(["blue", "red", "yellow"], [BOTH, PIERCE, DEAR], ranged=True, pierce=1),
    "in mist": AttackPool(["blue", "yellow", "yellow"], [TWO_DAMAGE], needed=1),
    "sure": AttackPool(["blue"], [], least=2, hearts=1),
    "rich": AttackPool(["blue", "red"], [TWO_DAMAGE, PIERCE], surges=1),
}
GUARDS = [[], ["brown"], ["gray", "brown"], ["black"], ["black", "gray"]]


def dealt(pool: AttackPool, faces: tuple[int, ...], shields: int, far: int) -> int:
    """What an attack deals whose dice show this, by trying every purchase: the rules in the plainest words."""
    shown = [DICE[colour][face] for colour, face in zip(pool.dice, faces, strict=True)]
    if any(face.miss for face in shown):
        return 0
    hearts = sum(face.hearts for face in shown) + pool.hearts
    reach = sum(face.range for face in shown) + pool.range
    surges = max(0, sum(face.surges for face in shown) + pool.surges) - pool.needed
    best = -1
    for many in range(len(pool.abilities) + 1):
        for bought in itertools.combinations(pool.abilities, many):
            if sum(one.cost for one in bought) > surges:
                continue
            if pool.ranged and reach + sum(one.range for one in bought) < far:
                continue
            pierce = pool.pierce + sum(one.pierce for one in bought)
            damage = hearts + sum(one.damage for one in bought) - max(0, shields - pierce)
            best = max(best, damage, pool.least, 0)
    return max(0, best)


@pytest.mark.parametrize("guard", GUARDS, ids="+".join)
@pytest.mark.parametrize("name", POOLS)
def test_odds_count_every_roll(name: str, guard: list[str]) -> None:
    pool = POOLS[name]
    for far in (1, 3, 5, 8):
        chances: dict[int, float] = {}
        rolls = SIDES ** (len(pool.dice) + len(guard))
        for faces in itertools.product(range(SIDES), repeat=len(pool.dice)):
            for stops in itertools.product(range(SIDES), repeat=len(guard)):
                shields = sum(DICE[colour][face].shields for colour, face in zip(guard, stops, strict=True))
                damage = dealt(pool, faces, shields, far)
                chances[damage] = chances.get(damage, 0.0) + 1 / rolls
        odds = odds_of(pool, guard, far)
        for damage in range(max(chances) + 2):
            at_least = sum(chance for one, chance in chances.items() if one >= damage)
            assert odds.defeats(damage) == pytest.approx(at_least)
        assert odds.mean == pytest.approx(sum(one * chance for one, chance in chances.items()))


@pytest.mark.parametrize("name", POOLS)
def test_odds_are_what_twenty_thousand_attacks_come_to(name: str) -> None:
    pool = POOLS[name]
    rng = random.Random(name)
    tries = 20_000
    total = 0
    falls = 0
    for _ in range(tries):
        faces = tuple(rng.randrange(SIDES) for _ in pool.dice)
        shields = sum(DICE[colour][rng.randrange(SIDES)].shields for colour in ("gray", "brown"))
        damage = dealt(pool, faces, shields, 3)
        total += damage
        falls += damage >= 3
    odds = odds_of(pool, ["gray", "brown"], 3)
    assert odds.mean == pytest.approx(total / tries, abs=0.06)
    assert odds.defeats(3) == pytest.approx(falls / tries, abs=0.015)


def test_what_goes_beyond_health_is_not_counted() -> None:
    odds = odds_of(POOLS["axe"], ["brown"], 1)
    assert odds.within(1) == pytest.approx(odds.defeats(1))
    assert odds.within(2) == pytest.approx(odds.defeats(1) + odds.defeats(2))
    assert odds.within(50) == pytest.approx(odds.mean)


def test_a_ranged_attack_misses_more_the_further_its_target_is() -> None:
    hits = [odds_of(POOLS["bow"], [], far).hit for far in range(1, 12)]
    assert hits == sorted(hits, reverse=True)
    assert hits[0] == pytest.approx(5 / 6)
    assert hits[-1] == 0.0


def test_a_bundle_that_another_covers_is_left_out() -> None:
    found = {(one.cost, one.damage, one.pierce) for one in bundles([DAMAGE, TWO_DAMAGE, PIERCE])}
    assert (1, 1, 0) not in found
    assert (1, 2, 0) in found
    assert (2, 3, 0) in found
    assert (0, 0, 0) in found


def test_tests_are_passed_as_often_as_the_dice_say() -> None:
    spread = shields_of(TEST_DICE)
    assert sum(spread) == pytest.approx(1.0)
    for value in range(8):
        shown = [
            DICE["gray"][one].shields + DICE["black"][other].shields for one in range(SIDES) for other in range(SIDES)
        ]
        assert passes(value) == pytest.approx(sum(one <= value for one in shown) / len(shown))
    assert passes(-1) == 0.0
