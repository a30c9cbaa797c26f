"""The table at one question, as a bot looks at it: who stands where, with which pools; each worked out once.

Only what is public is read, and the overlord's hand by nobody but him.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.odds import AttackOdds, AttackPool, Purchase, odds_of
from undercroft.games.descent.rules import aiming, needs
from undercroft.games.descent.rules.defence import defence_dice
from undercroft.games.descent.rules.grid import Grid
from undercroft.games.descent.rules.sheets import RELIC_SURGES, SURGES, ActFace, WeaponFace
from undercroft.games.descent.rules.table import (
    grid_now,
    has,
    health,
    is_hero,
    is_monster,
    is_standing,
    is_within,
    lasts,
    occupied,
    passives,
    spare_fatigue,
    speed,
)
from undercroft.games.descent.state import Journey

COWARD: Final = 3
UNKNOWN: Final = -100
TYPICAL: Final = 3  # how far off a ranged attack usually is


class Situation:
    """The table at one question."""

    def __init__(self, table: Journey) -> None:
        self.table = table
        self.grid: Grid = grid_now(table)
        self.standing: list[int] = occupied(table)
        self.friends: list[int] = []  # heroes and all who stand with them
        self.monsters: list[int] = []
        for one in range(len(table.figures)):
            if is_standing(table, one):
                if is_monster(table, one):
                    self.monsters.append(one)
                else:
                    self.friends.append(one)
        many = len(table.figures)
        self.healths: list[int] = [UNKNOWN] * many
        self.speeds: list[int] = [UNKNOWN] * many
        self.guards: list[list[str] | None] = [None] * many
        self.pools: dict[str, AttackPool] = {}
        self.means: dict[int, float] = {}

    def enemies(self, figure: int) -> list[int]:
        """Those on the other side."""
        return self.friends if is_monster(self.table, figure) else self.monsters

    def health(self, figure: int) -> int:
        """A figure's whole Health."""
        if self.healths[figure] == UNKNOWN:
            self.healths[figure] = health(self.table, figure)
        return self.healths[figure]

    def left(self, figure: int) -> int:
        """What is left of it."""
        return self.health(figure) - self.table.figures[figure].damage

    def speed(self, figure: int) -> int:
        """A figure's Speed."""
        if self.speeds[figure] == UNKNOWN:
            self.speeds[figure] = speed(self.table, figure)
        return self.speeds[figure]

    def spare(self, figure: int) -> int:
        """The fatigue a hero could still take."""
        return max(0, spare_fatigue(self.table, figure)) if is_hero(self.table, figure) else 0

    def guard(self, figure: int) -> list[str]:
        """A figure's defence pool."""
        found = self.guards[figure]
        if found is None:
            found = defence_dice(self.table, figure)
            self.guards[figure] = found
        return found

    def distance(self, figure: int, space: int) -> int:
        """How far a space is from a figure, by the shortest chain of spaces; -1: no way."""
        least = -1
        for own in self.table.figures[figure].base:
            apart = self.grid.distance(own, space)
            if apart >= 0 and (least < 0 or apart < least):
                least = apart
        return least

    def apart(self, one: int, other: int) -> int:
        """How far two figures are apart; -1: no way."""
        least = -1
        for space in self.table.figures[other].base:
            far = self.distance(one, space)
            if far >= 0 and (least < 0 or far < least):
                least = far
        return least

    # -- attacks -----------------------------------------------------------------------------------------

    def weapon(self, figure: int) -> WeaponFace | None:
        """What a figure strikes with at best: of several weapons the one that deals most to a usual guard."""
        best: WeaponFace | None = None
        most = -1.0
        found = aiming.weapons(self.table, figure)
        if len(found) == 1:
            return found[0]
        for weapon in found:
            mean = odds_of(self.pool(figure, weapon, None), ["gray"], TYPICAL).mean
            if mean > most:
                most = mean
                best = weapon
        return best

    def pool(self, figure: int, weapon: WeaponFace, act: ActFace | None) -> AttackPool:
        """The dice and surges of an attack with a weapon, by the act of a card if there is one."""
        key = f"{figure}:{weapon.id}:{'' if act is None else act.path}"
        found = self.pools.get(key)
        if found is None:
            found = gather_pool(self.table, figure, weapon, act)
            self.pools[key] = found
        return found

    def odds(self, figure: int, weapon: WeaponFace, act: ActFace | None, target: int, distance: int) -> AttackOdds:
        """The odds of an attack on a figure so far off."""
        return odds_of(self.pool(figure, weapon, act), self.guard(target), distance)

    def mean_against(self, figure: int, target: int) -> float:
        """The damage one attack of a figure deals to another in the mean, wherever they stand."""
        key = figure * 1000 + target
        found = self.means.get(key)
        if found is None:
            weapon = self.weapon(figure)
            found = 0.0 if weapon is None else self.odds(figure, weapon, None, target, TYPICAL).mean
            self.means[key] = found
        return found

    def reach(self, figure: int) -> int:
        """How far a figure strikes, in spaces: one, two with Reach, further with a ranged weapon."""
        weapon = self.weapon(figure)
        if weapon is None:
            return 0
        if weapon.ranged:
            return 5
        return aiming.REACH if aiming.has_reach(self.table, figure, weapon) else 1


def gather_pool(table: Journey, figure: int, weapon: WeaponFace, act: ActFace | None) -> AttackPool:
    """An attack as the rules would gather it, before anybody is named as its target."""
    own = act is not None and act.weapon == "none"
    dice = weapon.dice.copy() if act is None or not act.dice else act.dice.copy()
    for passive in passives(table, figure, "attack_dice"):
        dice.extend(passive.dice)
    dice.extend(["red"] * lasts(table, figure, "attack_red"))
    dice.extend(["yellow"] * (lasts(table, figure, "attack_yellow") + lasts(table, figure, "next_attack_yellow")))
    ranged = act.ranged if act is not None and own else weapon.ranged
    hearts = 0 if act is None else act.hearts
    for passive in passives(table, figure, "hearts"):
        if passive.amount < 0 or serves(table, figure, weapon, passive.needs, passive.card):
            hearts += passive.amount
    reach = weapon.range + (0 if act is None else act.range)
    paths: list[str] = []
    if not own:
        paths += weapon.surges
        for passive in passives(table, figure, "range"):
            if serves(table, figure, weapon, passive.needs, passive.card):
                reach += passive.amount
    if act is not None:
        paths += act.surges
    for passive in passives(table, figure, "surge"):
        if serves(table, figure, weapon, passive.needs, passive.card):
            paths.append(passive.surge)
    if table.figures[figure].rank == "lieutenant":
        for relic, bearer in table.overlord.bearers.items():
            if bearer == table.figures[figure].kind:
                paths += RELIC_SURGES[relic]
    abilities = [as_purchase(path) for path in paths]
    if has(table, figure, "cowardly") and not is_led(table, figure):
        abilities = []
    return AttackPool(
        dice,
        abilities,
        ranged and not (act is not None and act.no_range),
        hearts,
        reach,
        weapon.pierce,
        least=0 if act is None else act.least,
    )


def serves(table: Journey, figure: int, weapon: WeaponFace, wanted: list[str], card: str) -> bool:
    """Whether what a card asks for is so in an attack with this weapon, as far as that can be said beforehand."""
    for need in wanted:
        if need == "own_weapon":
            if card != weapon.id:
                return False
        elif need in needs.WEAPON_NEEDS:
            if is_hero(table, figure):
                if not needs.is_weapon(table, figure, weapon.id, need, weapon.ranged):
                    return False
            elif (need == "ranged") != weapon.ranged:
                return False
        elif need in ("shield", "hand_empty", "has_familiar", "no_familiar", "hero_beside"):
            if not needs.is_met(table, figure, need, card, -1):
                return False
        else:
            return False
    return True


def as_purchase(path: str) -> Purchase:
    """A surge ability as the odds count it."""
    face = SURGES[path]
    damage = face.damage
    if face.word == "hearts_by_wounds":
        damage += 1
    return Purchase(face.cost, damage, face.range, face.pierce)


def is_led(table: Journey, figure: int) -> bool:
    """Whether a coward has a master or lieutenant near."""
    for one in range(len(table.heroes), len(table.figures)):
        other = table.figures[one]
        if other.base and other.rank in ("master", "lieutenant") and is_within(table, figure, one, COWARD):
            return True
    return False
