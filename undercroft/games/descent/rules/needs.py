"""What must be so for a card to work: weapons, neighbours, attacks under way, turns.

D2-CORE-11, D2-CORE-42 to D2-CORE-53.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.dice import DICE
from undercroft.games.descent.rules.sheets import ITEMS, UNARMED
from undercroft.games.descent.rules.table import (
    are_adjacent,
    covers,
    encounter_of,
    familiar_of,
    has,
    health_left,
    heroes_standing,
    in_sight,
    is_hero,
    is_monster,
    is_standing,
    monsters_standing,
    turn_of,
    wears_trait,
)
from undercroft.games.descent.state import Attack, Hero, Journey

WEAPON_NEEDS: Final = (
    "melee",
    "ranged",
    "bow",
    "rune",
    "magic",
    "magic_or_rune",
    "blade_or_melee",
    "heavy_melee",
    "two_hand_or_pair",
)


def is_met(table: Journey, user: int, need: str, card: str, figure: int) -> bool:
    """Whether a need is met for whoever would use a card; `figure` is who brought the moment about."""
    attacks = encounter_of(table).attacks if table.encounter is not None else []
    attack = attacks[-1] if attacks else None
    if need in WEAPON_NEEDS:
        return has_weapon(table, user, need, attack)
    if need == "shield":
        return is_hero(table, user) and wears_trait(table.heroes[user], "shield")
    if need == "hand_empty":
        return is_hero(table, user) and hands_used(table.heroes[user]) < 2
    if need == "has_familiar":
        return familiar_of(table, user) >= 0
    if need == "no_familiar":
        return familiar_of(table, user) < 0
    if need == "hero_beside":
        return any([one != user and are_adjacent(table, user, one) for one in heroes_standing(table)])
    if need == "other_hero":
        return attack is not None and all([guard.figure != user for guard in attack.guards])
    if need == "unmoved":
        turn = turn_of(table)
        return turn is not None and turn.steps == 0
    if need == "two_moves":
        turn = turn_of(table)
        return turn is not None and turn.moves >= 2
    if need == "move_action":
        turn = turn_of(table)
        return turn is not None and turn.moves > 0
    if need == "only_monster_in_sight":
        return len([one for one in monsters_standing(table) if in_sight(table, user, one)]) == 1
    if need == "not_lethal":
        return health_left(table, user) > 1
    if need == "minion":
        return figure >= 0 and table.figures[figure].rank == "minion"
    if need == "minion_or_master":
        return figure >= 0 and table.figures[figure].rank in ("minion", "master")
    if need == "enemy":
        return figure >= 0 and is_monster(table, figure) != is_monster(table, user)
    if need == "hero_tests":
        return bool(table.trials) and not is_monster(table, table.trials[-1].figure)
    if need == "empty_space":
        return figure >= 0 and is_alone(table, figure)
    if need == "own_dice":
        return has_own_dice(table, attack)
    if attack is None:
        return False
    return is_met_in_attack(table, user, need, card, attack, figure)


def is_alone(table: Journey, figure: int) -> bool:
    """Whether a figure has entered an empty space: nobody else stands there (D2-CORE-19)."""
    for space in table.figures[figure].base:
        for other in range(len(table.figures)):
            if other != figure and covers(table.figures[other].base, space) and is_standing(table, other):
                return False
    return True


def has_own_dice(table: Journey, attack: Attack | None) -> bool:
    """Whether the dice just rolled are the overlord's: a test or roll of his, a defence of his figures."""
    if table.trials:
        roller = table.trials[-1].figure
        return roller < 0 or is_monster(table, roller)
    return attack is not None and any([is_monster(table, guard.figure) for guard in attack.guards])


def is_met_in_attack(table: Journey, user: int, need: str, card: str, attack: Attack, figure: int) -> bool:
    """What is asked of the attack under way; of one figure that it affects, if that is in question."""
    if need == "monster_attacks":
        return is_monster(table, attack.attacker) and attack.by < 0
    if need == "hero_attacks":
        return is_hero(table, attack.attacker)
    if need == "own_weapon":
        return attack.weapon == card
    if need == "deals_damage":
        return any([guard.dealt > 0 for guard in attack.guards])
    if need == "defeated_monster":
        return any([is_monster(table, one.figure) and not table.figures[one.figure].base for one in attack.guards])
    if need == "adjacent_attacker":
        return bool(table.figures[attack.attacker].base) and are_adjacent(table, user, attack.attacker)
    if need == "distant_attacker":
        return not are_adjacent(table, user, attack.attacker)
    if need == "adjacent_target":
        first = attacked(attack, figure)
        return first >= 0 and bool(table.figures[first].base) and are_adjacent(table, attack.attacker, first)
    if need == "friend_beside":
        first = attack.guards[0].figure if attack.guards else -1
        return first >= 0 and any(
            [one != first and are_adjacent(table, first, one) for one in monsters_standing(table)]
        )
    if need == "hurt":
        first = attacked(attack, figure)
        return first >= 0 and table.figures[first].damage > 0
    if need == "unaware_target":
        first = attacked(attack, figure)
        turn = turn_of(table)
        return first >= 0 and turn is not None and f"unaware:{first}" in turn.done
    if need == "blank_die":
        return any([guard.figure == user and has_blank(guard.dice, guard.faces) for guard in attack.guards])
    return False


def attacked(attack: Attack, figure: int) -> int:
    """The figure in question, if the attack affects it; otherwise the first of its targets."""
    first = -1
    for guard in attack.guards:
        if guard.figure == figure:
            return figure
        if first < 0:
            first = guard.figure
    return first


def has_blank(dice: list[str], faces: list[int]) -> bool:
    """Whether a defence die shows no shield."""
    for at in range(len(faces)):
        if DICE[dice[at]][faces[at]].shields == 0:
            return True
    return False


def hands_used(hero: Hero) -> int:
    """How many hands hold something."""
    used = 0
    for item in hero.worn:
        used += ITEMS[item].hands
    return used


def has_weapon(table: Journey, user: int, need: str, attack: Attack | None) -> bool:
    """Whether the weapon of the attack is of this sort; beside an attack, whether one that is worn is."""
    if not is_hero(table, user):
        return attack is not None and (need == "ranged") == attack.ranged
    hero = table.heroes[user]
    if attack is not None and attack.attacker == user:
        return is_weapon(table, user, attack.weapon, need, attack.ranged)
    return any([ITEMS[item].weapon is not None and is_weapon(table, user, item, need, False) for item in hero.worn])


def is_weapon(table: Journey, user: int, item: str, need: str, ranged: bool) -> bool:
    """Whether an item is a weapon of this sort."""
    if item not in ITEMS:
        return need == "melee" and item == UNARMED
    face = ITEMS[item]
    if face.weapon is None:
        return False
    if need == "melee":
        return not face.weapon.ranged
    if need == "ranged":
        return face.weapon.ranged
    if need == "blade_or_melee":
        return not face.weapon.ranged or "blade" in face.traits
    rune = "rune" in face.traits or has(table, user, "weapons_are_runes")
    if need == "rune":
        return rune
    if need == "magic_or_rune":
        return rune or "magic" in face.traits
    if need == "two_hand_or_pair":
        return face.hands == 2 or weapons_held(table.heroes[user]) >= 2
    if need == "heavy_melee":
        return face.hands == 2 and not face.weapon.ranged
    return need in face.traits


def weapons_held(hero: Hero) -> int:
    """How many one-handed melee weapons are worn."""
    many = 0
    for item in hero.worn:
        face = ITEMS[item]
        if face.weapon is not None and face.hands == 1 and not face.weapon.ranged:
            many += 1
    return many


def are_met(table: Journey, user: int, needs: list[str], card: str, figure: int) -> bool:
    """Whether all needs are met."""
    for need in needs:
        if not is_met(table, user, need, card, figure):
            return False
    return True
