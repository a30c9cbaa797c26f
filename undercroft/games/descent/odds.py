"""Exact odds: what an attack does to a figure, every face of every die counted, surges spent at their best.

Worked out once for each pair of pools and kept: the same dice meet again and again.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.dice import DICE, SIDES, TEST_DICE

MOST_DAMAGE: Final = 40
MOST_KEPT: Final = 20_000


class Purchase:
    """What surges buy, several abilities together: their price, and what they add."""

    def __init__(self, cost: int, damage: int, range: int, pierce: int) -> None:
        self.cost = cost
        self.damage = damage
        self.range = range
        self.pierce = pierce

    def covers(self, other: Purchase) -> bool:
        """Whether this is never worse than another."""
        return (
            self.cost <= other.cost
            and self.damage >= other.damage
            and self.range >= other.range
            and self.pierce >= other.pierce
        )


class AttackPool:
    """An attack before it is rolled: dice, what is added to them, what its surges may buy.

    `needed` are surges without which it misses.
    """

    def __init__(
        self,
        dice: list[str],
        abilities: list[Purchase],
        ranged: bool = False,
        hearts: int = 0,
        range: int = 0,
        pierce: int = 0,
        surges: int = 0,
        needed: int = 0,
        least: int = 0,
    ) -> None:
        self.dice = dice
        self.ranged = ranged
        self.hearts = hearts
        self.range = range
        self.pierce = pierce
        self.surges = surges
        self.needed = needed
        self.least = least
        self.abilities = abilities
        self.purchases = bundles(abilities)
        self.key = self.written()

    def written(self) -> str:
        """All that the odds depend on, in one line."""
        bought = ";".join([f"{one.cost},{one.damage},{one.range},{one.pierce}" for one in self.purchases])
        figures = f"{self.hearts},{self.range},{self.pierce},{self.surges},{self.needed},{self.least}"
        return f"{'+'.join(sorted(self.dice))}|{bought}|{figures}|{'r' if self.ranged else 'm'}"


def bundles(abilities: list[Purchase]) -> list[Purchase]:
    """Every way to buy some of these, each once; what another bundle covers is left out."""
    found = [Purchase(0, 0, 0, 0)]
    for one in abilities:
        if one.damage or one.range or one.pierce:
            found += [
                Purchase(
                    some.cost + one.cost, some.damage + one.damage, some.range + one.range, some.pierce + one.pierce
                )
                for some in found
            ]
    kept: list[Purchase] = []
    for place, one in enumerate(found):
        covered = False
        for at, other in enumerate(found):
            if at != place and other.covers(one) and (at < place or not one.covers(other)):
                covered = True
                break
        if not covered:
            kept.append(one)
    return kept


class AttackOdds:
    """How an attack may come out: the chance that it hits at all, and that it deals so much damage or more."""

    def __init__(self, chances: list[float], hit: float) -> None:
        self.hit = hit
        last = len(chances) - 1
        while last > 0 and chances[last] <= 0.0:
            last -= 1
        self.at_least: list[float] = [0.0] * (last + 1)
        above = 0.0
        for damage in range(last, -1, -1):
            above += chances[damage]
            self.at_least[damage] = above
        self.mean: float = sum(self.at_least[1:])

    def defeats(self, health: int) -> float:
        """The chance of so much damage or more."""
        if health <= 0:
            return 1.0
        return self.at_least[health] if health < len(self.at_least) else 0.0

    def within(self, health: int) -> float:
        """The damage that is to be expected, what goes beyond this health not counted."""
        total = 0.0
        for damage in range(1, min(health, len(self.at_least) - 1) + 1):
            total += self.at_least[damage]
        return total


class Rolled:
    """One result of an attack pool that is no miss, and its chance."""

    def __init__(self, chance: float, hearts: int, range: int, surges: int) -> None:
        self.chance = chance
        self.hearts = hearts
        self.range = range
        self.surges = surges


ROLLS: Final[dict[str, list[Rolled]]] = {}
SHIELDS: Final[dict[str, list[float]]] = {}
KEPT: Final[dict[str, AttackOdds]] = {}


def rolls_of(dice: list[str]) -> list[Rolled]:
    """Every result of a pool but the X, alike ones together."""
    key = "+".join(sorted(dice))
    found = ROLLS.get(key)
    if found is not None:
        return found
    chances: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    for colour in dice:
        more: dict[tuple[int, int, int], float] = {}
        for (hearts, reach, surges), chance in chances.items():
            for face in DICE[colour]:
                if not face.miss:
                    result = (hearts + face.hearts, reach + face.range, surges + face.surges)
                    more[result] = more.get(result, 0.0) + chance / SIDES
        chances = more
    found = [Rolled(chance, result[0], result[1], result[2]) for result, chance in chances.items()]
    ROLLS[key] = found
    return found


def shields_of(dice: list[str]) -> list[float]:
    """The chance of each number of shields of a defence pool."""
    key = "+".join(sorted(dice))
    found = SHIELDS.get(key)
    if found is not None:
        return found
    chances = [1.0]
    for colour in dice:
        more = [0.0] * (len(chances) + 4)
        for shields, chance in enumerate(chances):
            for face in DICE[colour]:
                more[shields + face.shields] += chance / SIDES
        while more[-1] == 0.0:
            more.pop()
        chances = more
    SHIELDS[key] = chances
    return chances


def odds_of(pool: AttackPool, defence: list[str], distance: int) -> AttackOdds:
    """The odds of an attack against these dice, at a target so far off (it only counts for ranged ones)."""
    far = distance if pool.ranged else 0
    key = f"{pool.key}#{'+'.join(sorted(defence))}#{far}"
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = work_out(pool, shields_of(defence), far)
        KEPT[key] = found
    return found


def work_out(pool: AttackPool, shields: list[float], far: int) -> AttackOdds:
    """Every result of one pool against every result of the other."""
    chances = [0.0] * (MOST_DAMAGE + 1)
    hit = 0.0
    total = 0.0
    for rolled in rolls_of(pool.dice):
        total += rolled.chance
        surges = max(0, rolled.surges + pool.surges) - pool.needed
        ways = affordable(pool, rolled.hearts + pool.hearts, rolled.range + pool.range, surges, far)
        if not ways:
            chances[0] += rolled.chance
            continue
        hit += rolled.chance
        for stopped, chance in enumerate(shields):
            if chance:
                damage = max(0, pool.least)
                for way in ways:
                    damage = max(damage, way.damage - max(0, stopped - way.pierce))
                chances[min(damage, MOST_DAMAGE)] += rolled.chance * chance
    chances[0] += 1.0 - total
    return AttackOdds(chances, hit)


def affordable(pool: AttackPool, hearts: int, reach: int, surges: int, far: int) -> list[Purchase]:
    """What damage and pierce an attack may come to with so many surges; nothing if it misses."""
    found: list[Purchase] = []
    if surges < 0:
        return found
    for one in pool.purchases:
        if one.cost <= surges and reach + one.range >= far:
            found.append(Purchase(0, hearts + one.damage, 0, pool.pierce + one.pierce))
    return found


def passes(value: int) -> float:
    """The chance that a test against this value of an attribute is passed."""
    if value < 0:
        return 0.0
    chance = 0.0
    for shields, one in enumerate(shields_of(TEST_DICE)):
        if shields <= value:
            chance += one
    return chance
