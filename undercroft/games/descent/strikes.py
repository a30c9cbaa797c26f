"""What an attack is worth, and from where one can be made: exact odds, weighed by whose fall they bring nearer."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.odds import AttackOdds
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules import aiming
from undercroft.games.descent.rules.sheets import ActFace, WeaponFace
from undercroft.games.descent.rules.table import lasts
from undercroft.games.descent.situation import Situation

WOUNDED: Final = 0.55  # of what a fall is worth, what all wounds but the last are
WOUNDED_FOR_GOOD: Final = 0.85  # the same where the fall is a goal: nobody lets go
FURTHEST: Final = 10


class Striker:
    """A figure with a weapon, and its enemies, those first whose wounds are worth most."""

    def __init__(self, look: Outlook, figure: int) -> None:
        self.look = look
        self.situation: Situation = look.situation
        self.figure = figure
        self.weapons: list[WeaponFace] = []
        if aiming.may_attack(look.table, figure):
            self.weapons = aiming.weapons(look.table, figure)
        self.enemies: list[int] = [
            one for one in self.situation.enemies(figure) if look.table.figures[one].rank != "familiar"
        ]
        self.blocked: list[list[int]] = [
            aiming.sight_blockers(look.table, figure, weapon.id) for weapon in self.weapons
        ]
        self.reaches: list[int] = [
            FURTHEST if weapon.ranged else aiming.REACH if aiming.has_reach(look.table, figure, weapon) else 1
            for weapon in self.weapons
        ]
        for blocked in self.blocked:
            for space in look.table.figures[figure].base:
                blocked[space] = 0
        self.bounds: list[list[float]] = [
            [struck(look, figure, weapon, None, enemy, 1) for enemy in self.enemies] for weapon in self.weapons
        ]
        self.bound = 0.0  # no attack from anywhere is worth more
        for row in self.bounds:
            for value in row:
                self.bound = max(self.bound, value)

    def best_from(self, origins: list[int], least: float = 0.0) -> float:
        """What the best attack from some spaces is worth; one that is worth less than that is not looked for."""
        most = least
        grid = self.situation.grid
        figures = self.look.table.figures
        for place, weapon in enumerate(self.weapons):
            reach = self.reaches[place]
            blocked = self.blocked[place]
            for number, enemy in enumerate(self.enemies):
                bound = self.bounds[place][number]
                if bound <= most:
                    continue
                for space in figures[enemy].base:
                    for origin in origins:
                        apart = grid.distance(origin, space)
                        if apart < 1 or apart > reach:
                            continue
                        if apart == 1 and reach == 1 and space not in grid.near[origin]:
                            continue
                        value = bound
                        if weapon.ranged and apart > 1:
                            value = struck(self.look, self.figure, weapon, None, enemy, apart)
                        if value > most and grid.sees(origin, space, blocked):
                            most = value
        return most if most > least else 0.0


def struck(look: Outlook, figure: int, weapon: WeaponFace, act: ActFace | None, target: int, distance: int) -> float:
    """What an attack on somebody is worth."""
    if lasts(look.table, target, "only_adjacent_attacks") and distance > 1:
        return 0.0
    return harm(look, target, look.situation.odds(figure, weapon, act, target, distance))


def harm(look: Outlook, target: int, odds: AttackOdds) -> float:
    """What damage with these odds is worth to the target's enemies."""
    left = look.situation.left(target)
    whole = max(1, look.situation.health(target))
    worth = look.worth(target)
    wounds = WOUNDED_FOR_GOOD if look.stakes[target] > 0.0 else WOUNDED
    falls = odds.defeats(left)
    hurt = odds.within(left - 1) - (left - 1) * falls
    return worth * (falls * (1.0 - wounds * (1.0 - left / whole)) + hurt * wounds / whole)


def wound(look: Outlook, target: int, damage: int) -> float:
    """What so much damage is worth to the target's enemies."""
    left = look.situation.left(target)
    whole = max(1, look.situation.health(target))
    worth = look.worth(target)
    wounds = WOUNDED_FOR_GOOD if look.stakes[target] > 0.0 else WOUNDED
    if damage >= left:
        return worth * (1.0 - wounds * (1.0 - left / whole))
    return worth * damage * wounds / whole
