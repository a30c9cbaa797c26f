"""What a bar is worth, and what blows cost somebody who defends as well as can be.

The unit is one box of a healthy bar. A red cube is there to stay, a black one comes back at two a turn; the last boxes
are worth far more than the first.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_souls.odds import dodging, spread
from undercroft.games.dark_souls.rules.defence import defence_dice
from undercroft.games.dark_souls.rules.dodging import dodge_cost, dodge_dice
from undercroft.games.dark_souls.rules.endurance import harmed
from undercroft.games.dark_souls.rules.table import powers
from undercroft.games.dark_souls.state import Hero, Souls

BOXES: Final = 10
DEATH: Final = 34.0  # what a hero's death costs beyond the boxes
BREATH: Final = 2  # black cubes that are gone by the next turn
FRESH: Final = 0.22  # what one of those weighs, against a red cube
WEARY: Final = 0.5  # what a black cube beyond them weighs
NARROW: Final = 2.6  # how much dearer boxes get towards the end
MOST_DAMAGE: Final = 99
CONDITION: Final = 0.6  # what a condition costs
REMEMBERED: Final = 60_000


def boxes_worth(left: float) -> float:
    """What so many boxes are worth: each a little less than the one before it."""
    total = 0.0
    step = 0.25
    at = step / 2
    while at < left:
        total += step * (1.0 + NARROW / (0.6 + at) ** 1.2)
        at += step
    return total


def bar_worth(red: int, black: int) -> float:
    """What a bar with these cubes is worth."""
    if red + black >= BOXES:
        return -DEATH
    weight = FRESH * min(black, BREATH) + WEARY * max(0, black - BREATH)
    return boxes_worth(BOXES - red - weight)


BARS: Final[list[list[float]]] = [[bar_worth(red, black) for black in range(BOXES + 1)] for red in range(BOXES + 1)]
# What damage comes to: without and with an Ember, each without and with Bleed.
HARMS: Final[list[list[int]]] = [
    [harmed(amount, ember, bleed) for amount in range(MOST_DAMAGE + 1)]
    for ember in (False, True)
    for bleed in (False, True)
]
_TOLLS: Final[dict[str, float]] = {}


def bar(red: int, black: int) -> float:
    """The same, from the table; a bar that overflows is a death."""
    if red + black >= BOXES:
        return -DEATH
    return BARS[red][black]


# -- how somebody defends ---------------------------------------------------------------------------------


class HeroDefence:
    """How a hero can defend now: the dice, what a dodge costs, what makes a blow softer or worse."""

    def __init__(self, block: list[str], resist: list[str], dodge: int, cost: int, ember: bool, bleed: bool) -> None:
        self.block: list[float] = spread(block)
        self.resist: list[float] = spread(resist)
        self.dodge = dodge
        self.cost = cost
        self.harms: list[int] = HARMS[2 * int(ember) + int(bleed)]
        self.red = 0
        self.black = 0
        self.key: str = f"{sorted(block)}/{sorted(resist)}/{dodge},{cost}{int(ember)}{int(bleed)}"

    def harm(self, through: int) -> int:
        """What comes of damage that came through: an Ember softens it, Bleed makes it worse."""
        return self.harms[through]


def guard_of(table: Souls, hero: Hero) -> HeroDefence:
    """How a hero can defend now, with the cubes on the bar."""
    cost = dodge_cost(hero)
    for gear in powers(table, hero):
        if gear.no_dodge:
            cost = BOXES
    block = defence_dice(table, hero, False)
    resist = defence_dice(table, hero, True)
    guard = HeroDefence(block, resist, dodge_dice(hero), cost, hero.ember, "bleed" in hero.conditions)
    guard.red = hero.red
    guard.black = hero.black
    return guard


def blow(damage: int, magical: bool, difficulty: int, conditions: int) -> int:
    """A blow as one number."""
    return damage * 1000 + (500 if magical else 0) + difficulty * 10 + conditions


def by_block(guard: HeroDefence, hit: int, red: int, black: int) -> float:
    """What the bar will be worth after a block or resist roll."""
    damage = hit // 1000
    dice = guard.resist if hit % 1000 >= 500 else guard.block
    value = -CONDITION * (hit % 10)
    harms = guard.harms
    for total, chance in enumerate(dice):
        if chance:
            value += chance * bar(min(BOXES, red + harms[max(0, damage - total)]), black)
    return value


def by_dodge(guard: HeroDefence, hit: int, red: int, black: int) -> float:
    """The same after a dodge; one that cannot be paid is worse than any death."""
    if red + black + guard.cost >= BOXES:
        return -2 * DEATH
    black += guard.cost
    success = dodging(guard.dodge, hit % 500 // 10)
    failed = bar(min(BOXES, red + guard.harm(hit // 1000)), black) - CONDITION * (hit % 10)
    return success * bar(red, black) + (1 - success) * failed


def toll(guard: HeroDefence, hits: list[int], red: int, black: int) -> float:
    """What these blows, one after another, cost a hero with these cubes."""
    if not hits:
        return 0.0
    key = f"{guard.key}:{hits}:{red},{black}"
    known = _TOLLS.get(key)
    if known is None:
        if len(_TOLLS) > REMEMBERED:
            _TOLLS.clear()
        known = bar(red, black) - expected(guard, hits, red, black)
        _TOLLS[key] = known
    return known


def expected(guard: HeroDefence, hits: list[int], red: int, black: int) -> float:
    """What the bar will be worth on average after all of these blows."""
    bars: dict[int, float] = {red * 100 + black: 1.0}
    lost = 0.0
    for hit in hits:
        after: dict[int, float] = {}
        for cubes, chance in bars.items():
            lost += chance * strike(guard, hit, cubes // 100, cubes % 100, chance, after)
        bars = after
    value = lost
    for cubes, chance in bars.items():
        value += chance * bar(cubes // 100, cubes % 100)
    return value


def strike(guard: HeroDefence, hit: int, red: int, black: int, chance: float, after: dict[int, float]) -> float:
    """One blow on one bar, defended the better way; adds what the bar may be, returns what else it costs."""
    damage = hit // 1000
    conditions = -CONDITION * (hit % 10)
    if by_dodge(guard, hit, red, black) > by_block(guard, hit, red, black):
        black += guard.cost
        success = dodging(guard.dodge, hit % 500 // 10)
        add(after, red, black, chance * success)
        dead = add(after, red + guard.harm(damage), black, chance * (1 - success))
        return (1 - success) * (conditions - (DEATH if dead else 0.0))
    dice = guard.resist if hit % 1000 >= 500 else guard.block
    value = conditions
    harms = guard.harms
    for total, one in enumerate(dice):
        if one and add(after, red + harms[max(0, damage - total)], black, chance * one):
            value -= one * DEATH
    return value


def add(bars: dict[int, float], red: int, black: int, chance: float) -> bool:
    """A bar that may come of it; whether it is a death instead."""
    if red + black >= BOXES:
        return True
    key = red * 100 + black
    bars[key] = bars.get(key, 0.0) + chance
    return False
