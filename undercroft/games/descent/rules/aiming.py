"""Aiming: with what one may attack, whom, from where; who is in sight and in reach.

D2-ATK-03 to D2-ATK-08, D2-CORE-36, D2-CORE-39, D2-CORE-40, D2-CORE-44, D2-RULING-15, D2-RULING-19, D2-RULING-46,
D2-RULING-76, D2-LOS-01.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules import needs
from undercroft.games.descent.rules.grid import Grid
from undercroft.games.descent.rules.sheets import ITEMS, UNARMED, WeaponFace
from undercroft.games.descent.rules.table import (
    are_enemies,
    enemies_of,
    face_of,
    grid_now,
    has,
    is_hero,
    is_within,
    lasts,
    occupied,
    passives,
    total,
    wears_trait,
)
from undercroft.games.descent.state import Journey

REACH: Final = 2


class BareHands:
    """What one attacks with who has no weapon (D2-ATK-04)."""

    def __init__(self) -> None:
        self.ranged = False
        self.dice = ["blue"]
        self.pierce = 0
        self.range = 0
        self.reach = False
        self.surges: list[str] = []


BARE_HANDS: Final = WeaponFace(UNARMED, BareHands())


class Aim:
    """A target space of a figure, with the attacker's space it is aimed at from and how far that is."""

    def __init__(self, figure: int, space: int, origin: int, distance: int) -> None:
        self.figure = figure
        self.space = space
        self.origin = origin
        self.distance = distance


def weapons(table: Journey, figure: int) -> list[WeaponFace]:
    """What a figure may attack with: weapons that are worn, its card, or bare hands (D2-ATK-03, D2-ATK-04)."""
    if is_hero(table, figure):
        found: list[WeaponFace] = []
        for item in table.heroes[figure].worn:
            weapon = ITEMS[item].weapon
            if weapon is not None:
                found.append(weapon)
        return found or [BARE_HANDS]
    weapon = face_of(table, figure).weapon
    return [] if weapon is None else [weapon]


def weapon_by(table: Journey, figure: int, id: str) -> WeaponFace:
    """A weapon of a figure by its name."""
    for weapon in weapons(table, figure):
        if weapon.id == id:
            return weapon
    return BARE_HANDS


def may_attack(table: Journey, figure: int) -> bool:
    """Whether anything forbids a figure to attack."""
    return not has(table, figure, "cannot_attack") and not lasts(table, figure, "monkey")


def has_reach(table: Journey, figure: int, weapon: WeaponFace) -> bool:
    """Whether a melee attack reaches two spaces (D2-CORE-44)."""
    return weapon.reach or has(table, figure, "reach")


def sight_blockers(table: Journey, figure: int, weapon: str) -> list[int]:
    """Who stands in the way of a look, for this attacker and weapon."""
    blocked = occupied(table)
    if not is_hero(table, figure):
        return blocked
    past_friends = works(table, figure, "sight_past_friends", weapon)
    past_adjacent = works(table, figure, "sight_past_adjacent", weapon)
    if past_friends or past_adjacent:
        for space in range(len(blocked)):
            other = blocked[space] - 1
            if other < 0 or other == figure:
                continue
            if (past_friends and not are_enemies(table, figure, other)) or (
                past_adjacent and is_within(table, figure, other, 1)
            ):
                blocked[space] = 0
    return blocked


def works(table: Journey, figure: int, word: str, weapon: str) -> bool:
    """Whether a passive works for an attack with this weapon."""
    for passive in passives(table, figure, word):
        if passive.needs == ["own_weapon"]:
            if passive.card == weapon:
                return True
        elif all([needs.is_weapon(table, figure, weapon, need, False) for need in passive.needs]):
            return True
    return False


def aims_at(
    table: Journey,
    attacker: int,
    target: int,
    ranged: bool,
    most: int,
    blocked: list[int],
    grid: Grid,
    origins: list[int],
) -> list[Aim]:
    """The spaces of a figure that an attack may name, each from the nearest space with sight (D2-ATK-08)."""
    found: list[Aim] = []
    if lasts(table, target, "only_adjacent_attacks") and not is_within(table, attacker, target, 1):
        return found
    for space in table.figures[target].base:
        best = -1
        nearest = 0
        for origin in origins:
            if not ranged and grid.is_further(origin, space, most):
                continue
            apart = grid.distance(space, origin)
            if apart < 1 or (not ranged and apart > most) or (best >= 0 and apart >= nearest):
                continue
            if not grid.sees(origin, space, blocked):
                continue
            best = origin
            nearest = apart
        if best >= 0:
            found.append(Aim(target, space, best, nearest))
    return found


def aims(table: Journey, attacker: int, weapon: WeaponFace, origins: list[int] | None = None) -> list[Aim]:
    """Every space with an enemy that this weapon may be aimed at (D2-ATK-05 to D2-ATK-07, D2-CORE-39)."""
    most = REACH if has_reach(table, attacker, weapon) else 1
    grid = grid_now(table)
    blocked = sight_blockers(table, attacker, weapon.id)
    found: list[Aim] = []
    start = table.figures[attacker].base if origins is None else origins
    for target in enemies_of(table, attacker):
        found.extend(aims_at(table, attacker, target, weapon.ranged, most, blocked, grid, start))
    return found


def differing(found: list[Aim], blast: bool) -> list[Aim]:
    """Of several spaces of one figure those that differ: by distance, or, where more may be hit, each of them."""
    if blast or len(found) < 2:
        return found
    kept: list[Aim] = []
    for aim in found:  # those of one figure follow one another
        if not kept or kept[-1].figure != aim.figure:
            kept.append(aim)
        elif aim.distance < kept[-1].distance:
            kept[-1] = aim
    return kept


def running_shot(table: Journey, hero: int) -> int:
    """How far a running shot carries, with a bow; one space less in heavy armour; 0: not at all."""
    far = total(table, hero, "running_shot")
    if not far or not any([needs.is_weapon(table, hero, item, "bow", True) for item in table.heroes[hero].worn]):
        return 0
    return far - 1 if wears_trait(table.heroes[hero], "heavy_armor") else far
