"""Block, resist, dodge: what a hero does about an attack (DS-DEF)."""

from __future__ import annotations

from undercroft.engine.decision import DONE
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.attack import reaches, strike_back
from undercroft.games.dark_souls.rules.dice import BoolRule, throw, total
from undercroft.games.dark_souls.rules.dodging import dodge, dodges
from undercroft.games.dark_souls.rules.endurance import afflict, burden, free, harm, hurt
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, CHARACTERS, FACES, GEAR
from undercroft.games.dark_souls.rules.luck import settle
from undercroft.games.dark_souls.rules.table import ask_owner, ask_user, battle_of, foe_by, in_use, is_immune, sheet
from undercroft.games.dark_souls.state import (
    Attack,
    Battle,
    Block,
    BlockAll,
    Defended,
    Dodge,
    Foe,
    Hero,
    PushTo,
    Souls,
    UsedHeroic,
)


class Threat:
    """An attack as its target meets it.

    `ways` is where it would push its only target; `way` where that one chose to go as the roll was kept.
    """

    def __init__(self, damage: int, magical: bool, difficulty: int, conditions: list[str]) -> None:
        self.damage = damage
        self.magical = magical
        self.difficulty = difficulty
        self.conditions = conditions
        self.ways: list[int] = []
        self.way = -1


def defend(table: Souls, foe: Foe, who: int, threat: Threat) -> BoolRule:
    """A target blocks, resists or dodges; whether it was hit.

    DS-DEF-01 to DS-DEF-10, DS-DECISION-44, 45, DS-COMBAT-01, DS-COMBAT-04, DS-COMBAT-05, DS-RULING-44, DS-EXAMPLE-20.
    """
    battle = battle_of(table)
    battle.defending = who
    if who in battle.guarding and is_grave(table, who, threat):
        battle.guarding.remove(who)
    answer: Action = Block()
    if who not in battle.guarding:
        options: list[Action] = [Block()]
        if is_more_to_come(battle):
            options.append(BlockAll())
        options.extend(dodges(table, who))
        if len(options) == 2 and isinstance(options[1], BlockAll):
            options.pop()  # where nobody can dodge there is nothing to be asked
        rules = ("DS-DECISION-44", "DS-DECISION-45", "DS-DEF-01")
        answer = yield ask_owner(table, who, options, "ask-defend", rules, count=threat.damage)
    if isinstance(answer, BlockAll):
        battle.guarding.append(who)
    if isinstance(answer, Dodge):
        passed = yield from dodge(table, who, answer, threat.difficulty, threat.damage, [foe.id])
        if passed:
            if table.heard():
                table.tell(Defended(who, "dodge", 0, threat.damage))
            battle.defending = -1
            yield from backstab(table, foe, who)
            return False
        through = threat.damage
        blocked = 0
    else:
        dice = defence_dice(table, table.heroes[who], threat.magical)
        what = "resist" if threat.magical else "block"
        roll = throw(table, who, what, dice, threat.damage, 0, [foe.id], magical=threat.magical)
        ways: list[Action] = [PushTo(node) for node in threat.ways]
        kept = yield from settle(table, roll, ("DS-DECISION-49", "DS-DECISION-54", "DS-CHAR-12"), ways)
        if isinstance(kept, PushTo):
            threat.way = kept.node
        table.roll = None
        blocked = 0 if threat.magical else total(roll)
        through = max(0, threat.damage - total(roll))
    if table.heard():
        how = "fail" if isinstance(answer, Dodge) else "resist" if threat.magical else "block"
        table.tell(Defended(who, how, through, threat.damage))
    hurt(table, who, through, "attack")
    if wearies(foe, blocked):
        burden(table, who, 1)
    afflict(table, who, threat.conditions)
    battle.defending = -1
    return True


def is_more_to_come(battle: Battle) -> bool:
    """Whether the enemies may strike again in this activation."""
    behaviour = BEHAVIOURS[battle.card]
    if battle.order or behaviour.repeat > 1:
        return True
    return any([icon.step == "strike" or icon.damage for icon in behaviour.icons[battle.icon + 1 :]])


def is_grave(table: Souls, who: int, threat: Threat) -> bool:
    """Whether whoever blocks all that comes is asked again: the blow might kill, or bring what they are free of."""
    hero = table.heroes[who]
    if harm(hero, max(0, threat.damage - least_held(table, hero, threat.magical)), True) >= free(hero):
        return True
    return any([one not in hero.conditions and not is_immune(table, hero, one) for one in threat.conditions])


def least_held(table: Souls, hero: Hero, magical: bool) -> int:
    """What the dice of armour and hands keep off at least."""
    return sum([min(FACES[colour]) for colour in defence_dice(table, hero, magical)])


def wearies(foe: Foe, blocked: int) -> bool:
    """Whether blocking so much of a heavy blow costs Stamina."""
    return blocked >= 3 and sheet(foe).ability == "heavy_blows"


def defence_dice(table: Souls, hero: Hero, magical: bool) -> list[str]:
    """The dice of armour and hands against this kind of damage (DS-EQUIP-10, DS-DEF-02, DS-DEF-03)."""
    dice: list[str] = []
    for card in in_use(hero):
        gear = GEAR[card]
        dice.extend(gear.resist if magical else gear.block)
    if battle_of(table).ward:
        dice.append("black")
    return dice


def backstab(table: Souls, foe: Foe, who: int) -> Rule:
    """The Assassin answers a dodged attack with one of their own, free of charge (DS-DECISION-53, DS-RULING-152)."""
    hero = table.heroes[who]
    if not hero.heroic or CHARACTERS[hero.kind].heroic != "backstab" or foe_by(table, foe.id) is None:
        return
    options: list[Action] = [DONE]
    for card in hero.hands:
        if not card:
            continue
        gear = GEAR[card]
        for number, option in enumerate(gear.options):
            if reaches(table, who, gear, option, foe.id):
                options.append(Attack(card, number, foe.id, False))
    if len(options) == 1:
        return
    answer = yield ask_user(table, who, options, "ask-backstab", ("DS-DECISION-53", "DS-RULING-152"), "backstab")
    if isinstance(answer, Attack):
        hero.heroic = False
        table.tell(UsedHeroic(who))
        yield from strike_back(table, who, answer.card, answer.option, foe.id)
