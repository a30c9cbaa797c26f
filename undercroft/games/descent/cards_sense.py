"""What a card is worth at this moment, by the verbs it is made of: heroes' skills and items, monsters' abilities.

What changes an attack under way is weighed by its dice (`dice_sense`); here is all the rest.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.dice_sense import AFFLICTED
from undercroft.games.descent.odds import passes
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules import effects, free_deeds
from undercroft.games.descent.rules.sheets import ACTS, AbilityFace, ActFace
from undercroft.games.descent.rules.table import (
    are_adjacent,
    attribute,
    is_hero,
    is_monster,
    is_standing,
    monsters_standing,
)
from undercroft.games.descent.state import DoActs, Strike
from undercroft.games.descent.strikes import WOUNDED, Striker, struck, wound

FATIGUE: Final = 0.5  # what a point of fatigue is worth
USED_UP: Final = 0.25  # what a card is worth that can be used again later
STANDS_AGAIN: Final = 5.5  # a hero who was knocked out
RED_DIE: Final = 2.2  # hearts of a red die in the mean
MOVED: Final = 0.6
DRAWN: Final = 1.5  # a card for the overlord
LASTING: Final = 1.2
SEARCHED: Final = 2.0
CALLED: Final = 3.0  # a familiar
EXTRA_ACTION: Final = 2.0


def worth_of(look: Outlook, user: int, ability: AbilityFace, target: int, figure: int) -> float:
    """What using an ability is worth to its user's side, its price taken off."""
    value = 0.0
    rolled = 0.0
    for path in ability.acts:
        act = ACTS[path]
        if act.do == "roll":
            rolled = RED_DIE * len([die for die in act.dice if die == "red"]) + 1.3 * len(
                [die for die in act.dice if die != "red"]
            )
        else:
            value += worth_of_act(look, user, act, target, figure, rolled, ability.card)
    if ability.lasting:
        value += LASTING
    value -= FATIGUE * abs(ability.fatigue)
    if ability.exhaust:
        value -= USED_UP
    return value


def worth_of_act(look: Outlook, user: int, act: ActFace, target: int, figure: int, rolled: float, card: str) -> float:
    """What one act is worth to its user's side."""
    table = look.table
    do = act.do
    if do == "attack":
        return worth_of_attack(look, user, act, target, figure)
    if do == "test":
        return worth_of_test(look, user, act, target, figure, card)
    if do in ("recover", "suffer", "afflict", "relieve", "defeat"):
        total = 0.0
        for one in whom(look, user, act, target, figure, card):
            total += on_one(look, user, act, one, rolled)
        return total
    if do == "draw":
        many = act.amount - act.discard
        return DRAWN * many if user < 0 or is_monster(table, user) else -DRAWN * many
    if do == "search":
        return SEARCHED
    if do == "move" or do == "points":
        return MOVED
    if do == "action":
        return worth_of_action(look, act, target if act.who == "target" else figure if act.who == "other" else user)
    if do == "place":
        return CALLED if act.who == "familiar" else MOVED
    if do == "last":
        return LASTING
    return worth_of_special(look, user, act, target)


def worth_of_action(look: Outlook, act: ActFace, figure: int) -> float:
    """What an action more is worth: an attack, only if there is somebody to strike from here."""
    if act.less:
        return -EXTRA_ACTION
    if act.what == "attack" and figure >= 0:
        return Striker(look, figure).best_from(look.table.figures[figure].base)
    return EXTRA_ACTION


def whom(look: Outlook, user: int, act: ActFace, target: int, figure: int, card: str) -> list[int]:
    """Those an act would be about."""
    if act.who in effects.CHOSEN:
        near = monsters_standing(look.table) if "monster" in act.who else list(range(len(look.table.heroes)))
        return [one for one in near if one != user and user >= 0 and are_adjacent(look.table, user, one)][:1]
    step = DoActs(user, target, figure, target, [act.path], 0, 0, 0, card, -1, [])
    if act.who in ("recovered", "harmed"):
        return [figure]
    if user < 0 and act.who.startswith("each_hero"):
        return [hero for hero in range(len(look.table.heroes)) if is_standing(look.table, hero)]
    if user < 0 and act.who.startswith("each"):
        return []
    return effects.whom(look.table, step, act)


def on_one(look: Outlook, user: int, act: ActFace, one: int, rolled: float) -> float:
    """What an act does to somebody, counted for the user's side."""
    table = look.table
    ours = is_monster(table, one) == (user < 0 or is_monster(table, user))
    sign = 1.0 if ours else -1.0
    if act.do == "recover":
        return sign * relief(look, act, one, rolled)
    if act.do == "suffer":
        amount = act.damage + (int(rolled) if act.rolled else 0) + (2 if act.tested else 0)
        value = wound(look, one, amount) if amount > 0 else 0.0
        return -sign * (value + (FATIGUE * act.fatigue if is_hero(table, one) else 0.0))
    if act.do == "afflict":
        held = table.figures[one].conditions
        found = [AFFLICTED.get(name, 1.0) for name in act.conditions if name not in held]
        return -sign * max(found) if found else 0.0
    if act.do == "relieve":
        return sign * (1.5 if table.figures[one].conditions else 0.0)
    return -sign * look.worth(one)


def relief(look: Outlook, act: ActFace, one: int, rolled: float) -> float:
    """What recovering is worth to whoever recovers."""
    table = look.table
    figure = table.figures[one]
    if not figure.base:
        return 0.0
    damage = min(figure.damage, act.damage + (int(rolled) if act.rolled else 0))
    fatigue = act.fatigue
    if act.all in ("damage", "both"):
        damage = figure.damage
    tired = table.heroes[one].fatigue if is_hero(table, one) else 0
    if act.all in ("fatigue", "both"):
        fatigue = tired
    if is_hero(table, one) and table.heroes[one].knocked_out:
        return STANDS_AGAIN + 0.2 * damage if damage > 0 else 0.0
    value = FATIGUE * min(fatigue, tired)
    if damage > 0:
        whole = max(1, look.situation.health(one))
        left = max(1, look.situation.left(one))
        # Who is nearly down gains most.
        value += look.worth(one) * WOUNDED * damage / whole * (1.4 if 2 * left < whole else 0.8)
    return value


def worth_of_attack(look: Outlook, user: int, act: ActFace, target: int, figure: int) -> float:
    """The best attack that an act allows from where its attacker stands."""
    table = look.table
    attacker = user
    if act.who == "familiar":
        found = effects.whom(table, DoActs(user, target, figure, -1, [], 0, 0, 0, "", -1, []), act)
        attacker = found[0] if found else -1
    elif act.who == "target":
        attacker = target
    if attacker < 0 or not is_standing(table, attacker):
        return 0.0
    if act.at in free_deeds.ALL_AT:
        total = 0.0
        choices = free_deeds.weapons_for(table, attacker, act)
        if not choices or act.at == "passed":
            return 0.5 * len(look.situation.friends) if act.at == "passed" else 0.0
        for one in free_deeds.affected(table, attacker, act, user):
            foe = is_monster(table, one) != is_monster(table, user)
            value = struck(look, attacker, choices[0], act, one, 1)
            total += value if foe else -1.2 * value
        return total
    aimed = figure if act.at == "other" else target if act.at == "target" else -1
    most = 0.0
    for strike in free_deeds.strikes(table, attacker, act, aimed):
        most = max(most, worth_of_strike(look, attacker, strike, act))
    if act.on_hit:
        most += 0.6 * len(act.on_hit) if most > 0.0 else 0.0
    return most * (1.3 if act.at == "two_monsters" else 1.0)


def worth_of_strike(look: Outlook, attacker: int, strike: Strike, act: ActFace | None) -> float:
    """What one of the attacks that may be made is worth."""
    table = look.table
    apart = look.situation.distance(attacker, strike.space)
    if act is not None and act.weapon == "none":
        return struck(look, attacker, free_deeds.thrown(act), act, strike.figure, apart)
    for weapon in free_deeds.weapons_for(table, attacker, act):
        if weapon.id == strike.card:
            return struck(look, attacker, weapon, act, strike.figure, apart)
    return 0.0


def worth_of_test(look: Outlook, user: int, act: ActFace, target: int, figure: int, card: str) -> float:
    """What follows a test, passed or failed, by their chances."""
    table = look.table
    total = 0.0
    for one in whom(look, user, act, target, figure, card):
        values = [attribute(table, one, name) for name in act.attributes]
        best = max(values) if act.chooser == "tester" else min(values)
        chance = passes(best)
        for path in act.passes:
            total += chance * worth_of_act(look, user, ACTS[path], one, figure, 0.0, card)
        for path in act.fails:
            total += (1.0 - chance) * worth_of_act(look, user, ACTS[path], one, figure, 0.0, card)
    return total


def worth_of_special(look: Outlook, user: int, act: ActFace, target: int) -> float:
    """What a rule of its own is worth, by its name."""
    name = act.name
    if name == "oath_of_honor":
        return 2.5 if any([are_adjacent(look.table, target, one) for one in look.situation.monsters]) else -1.0
    if name == "vanish":
        return 0.2
    if name == "end_move":
        return 1.2
    if name == "lose_point":
        return 1.0
    if name == "dark_charm":
        return 3.0
    if name == "sacrifice":
        return 0.4 * look.table.figures[user].damage - 1.0
    if name == "promotion":
        return 1.5
    if name == "overpower":
        return MOVED
    if name in ("unholy_ritual", "fetch_card", "diabolic_power", "schemes"):
        return DRAWN + 0.5
    if name == "rise_again":
        return 2.5
    if name == "reinforce":
        return 3.0
    if name == "wicked_laughter":
        return 1.0
    return 0.5
