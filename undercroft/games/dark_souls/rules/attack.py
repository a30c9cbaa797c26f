"""Attacks of heroes and the other uses of what they hold (DS-ATK, DS-ICON)."""

from __future__ import annotations

from undercroft.engine.decision import DONE
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.arcs import stands_in
from undercroft.games.dark_souls.rules.dice import throw
from undercroft.games.dark_souls.rules.endurance import (
    afflict_foe,
    can_pay,
    defence,
    pay,
    recover,
    wound,
)
from undercroft.games.dark_souls.rules.entering import enter, ways_off
from undercroft.games.dark_souls.rules.flat import UNSET, Boon, Gear, WeaponOption
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, GEAR
from undercroft.games.dark_souls.rules.heat import heat_up_if_due
from undercroft.games.dark_souls.rules.luck import comes_to, settle
from undercroft.games.dark_souls.rules.nodes import apart, paths
from undercroft.games.dark_souls.rules.pushing import push_foe
from undercroft.games.dark_souls.rules.table import (
    ask_owner,
    attached,
    battle_of,
    boss_on,
    foe_by,
    foes_on,
    powers,
    sheet,
)
from undercroft.games.dark_souls.rules.terrain import blocked_nodes, is_blocked
from undercroft.games.dark_souls.state import (
    Activation,
    Attack,
    Attacked,
    Foe,
    Hero,
    Receive,
    Shift,
    Souls,
    Swing,
)

# -- what can be done with what is held -------------------------------------------------------------------


def attacks(table: Souls, activation: Activation) -> list[Action]:
    """Every option that can be paid and has somebody to reach (DS-ATK-01, DS-ATK-02, DS-DECISION-31, DS-EXAMPLE-13)."""
    hero = table.heroes[activation.who]
    left = has_left(table, activation)
    found: list[Action] = []
    for card in hero.hands + hero.backup:
        if not card or card in activation.used:
            continue
        held = card in hero.hands
        gear = GEAR[card]
        for number, option in enumerate(gear.options):
            if not held and not option.backup:
                continue
            if option.attacks and left:
                continue
            if not can_pay(hero, cost_of(table, activation, card, number)):
                continue
            add_targets(table, hero, activation, card, number, found)
    return found


def has_left(table: Souls, activation: Activation) -> bool:
    """Whether the steps after the last attack have begun (DS-MOVE-01, DS-RULING-47)."""
    return activation.left and table.profile["step_between_attacks"] != "yes"


def add_targets(table: Souls, hero: Hero, activation: Activation, card: str, number: int, found: list[Action]) -> None:
    """An option with every target it can have now; where a shift comes first, or none is needed, without one."""
    gear = GEAR[card]
    option = gear.options[number]
    if not option.attacks:
        if serves(table, hero, gear, option):
            found.append(Attack(card, number, -1, False))
        return
    reach = range_of(gear, option)
    if option.shift_before:
        if reachable(table, activation.who, option, reach):
            found.append(Attack(card, number, -1, False))
        return
    whole = option.node or (activation.berserk and reach == 0)
    add_attacks(table, hero, card, number, reach, option.shaft, whole, found)


def add_attacks(
    table: Souls, hero: Hero, card: str, number: int, reach: int, shaft: bool, whole: bool, found: list[Action]
) -> None:
    """An attack on each foe in range, and with the Node icon on everybody at a node.

    DS-ICON-06, DS-DECISION-34, DS-COMBAT-02, DS-COMBAT-03, DS-RULING-53.
    """
    battle = battle_of(table)
    nodes: list[int] = []
    for foe in table.foes:
        if not covers(battle.size, hero.node, foe.node, reach, shaft):
            continue
        if whole and foe.node not in nodes and len(foes_on(table, foe.node)) > 1:
            nodes.append(foe.node)
            found.append(Attack(card, number, foe.id, True))
        found.append(Attack(card, number, foe.id, False))


def covers(size: int, node: int, to: int, reach: int, shaft: bool) -> bool:
    """Whether an attack from a node reaches another; a shaft not its own.

    DS-ATK-02, DS-ICON-07, DS-NODE-13, DS-EXAMPLE-14.
    """
    far = apart(size, node, to)
    return far <= reach and not (shaft and far == 0)


def serves(table: Souls, hero: Hero, gear: Gear, option: WeaponOption) -> bool:
    """Whether an option that attacks nobody would change anything (DS-RULING-148)."""
    if option.shift_before or option.shift_after or option.charm or option.ward:
        return True
    for boon in option.gain:
        if receivers(table, hero, range_of(gear, option), boon):
            return True
    return False


def reachable(table: Souls, who: int, option: WeaponOption, reach: int) -> bool:
    """Whether somebody could be in range after the shift (DS-RULING-52, DS-RULING-74)."""
    size = battle_of(table).size
    for node in footings(table, who, option.shift_before):
        for foe in table.foes:
            if covers(size, node, foe.node, reach, option.shaft):
                return True
    return False


def footings(table: Souls, who: int, nodes: int) -> list[int]:
    """Where a shift of up to so many nodes may lead (DS-RULING-74)."""
    battle = battle_of(table)
    far = paths(battle.size, table.heroes[who].node, blocked_nodes(battle))
    first = ways_off(table, who)
    return [
        node for node in range(battle.size) if 0 <= far[node] <= nodes and not (far[node] == 1 and node not in first)
    ]


def range_of(gear: Gear, option: WeaponOption) -> int:
    """A range printed on an option replaces the card's own (DS-EQUIP-08, DS-ICON-02)."""
    return gear.range if option.range == UNSET else option.range


def cost_of(table: Souls, activation: Activation, card: str, number: int) -> int:
    """What an option costs now (DS-COND-09, DS-RULING-34, DS-RULING-153, DS-RULING-158)."""
    hero = table.heroes[activation.who]
    gear = GEAR[card]
    option = gear.options[number]
    cost = option.stamina
    if number == gear.dearest and table.upgrades:
        for upgrade in attached(table, card):
            cost -= GEAR[upgrade].cheaper_amount
    cost = max(0, cost)
    if activation.berserk and option.attacks and range_of(gear, option) == 0:
        cost = 0
    if "stagger" in hero.conditions:
        cost += 1
    if option.attacks and hero.place >= 0:
        boss = boss_on(table, hero.node)
        if boss is not None and boss.heated and sheet(boss).ability == "flying":
            cost += 1
    return cost


# -- using it ---------------------------------------------------------------------------------------------


def use(table: Souls, activation: Activation, action: Attack) -> None:
    """Pay for an option and begin it; each card serves once an activation (DS-ATK-01, DS-RULING-148)."""
    gear = GEAR[action.card]
    option = gear.options[action.option]
    cost = cost_of(table, activation, action.card, action.option)
    pay(table, activation.who, cost)
    activation.used.append(action.card)
    if option.attacks:
        activation.attacked = True
    else:
        table.tell(Attacked(activation.who, action.card, action.option, -1, cost))
    table.next(Swing(action.card, action.option, 0, action.foe, action.whole, cost))


def swing(table: Souls, step: Swing) -> Rule:
    """One carrying-out of an option: shift, attack, shift, what else it gives.

    DS-ICON-03, DS-ICON-04, DS-ICON-08, DS-RULING-16.
    """
    activation = table.activation
    assert activation is not None
    who = activation.who
    gear = GEAR[step.card]
    option = gear.options[step.option]
    if option.shift_before:
        yield from shift(table, who, option.shift_before)
    if option.attacks:
        reach = range_of(gear, option)
        berserk = activation.berserk and reach == 0
        foe = step.foe
        whole = step.whole
        if foe < 0:
            options: list[Action] = []
            hero = table.heroes[who]
            add_attacks(table, hero, step.card, step.option, reach, option.shaft, option.node or berserk, options)
            if step.turn and options:
                options.append(DONE)
            answer: Action = DONE
            if options:
                answer = yield ask_owner(table, who, options, "ask-target", ("DS-DECISION-33", "DS-RULING-51"))
            if not isinstance(answer, Attack):
                if not step.turn:
                    table.tell(Attacked(who, step.card, step.option, -1, step.stamina))
                if berserk:
                    activation.berserk = False
                return
            foe = answer.foe
            whole = answer.whole
        if step.turn + 1 >= option.repeat and berserk:
            activation.berserk = False
        yield from strike(table, who, step.card, step.option, foe, whole, step.stamina)
    if option.shift_after:
        yield from shift(table, who, option.shift_after)
    for boon in option.gain:
        yield from give(table, who, range_of(gear, option), boon)
    if option.charm:
        activation.magical = True
        activation.bonus += option.charm_modifier
    if option.ward:
        battle_of(table).ward = True
    if step.turn + 1 < option.repeat:
        table.next(Swing(step.card, step.option, step.turn + 1, -1, False))


def strike_back(table: Souls, who: int, card: str, number: int, target: int) -> Rule:
    """A whole option outside one's own activation, all of it on one foe (DS-RULING-152)."""
    gear = GEAR[card]
    option = gear.options[number]
    for _ in range(option.repeat):
        if option.shift_before:
            yield from shift(table, who, option.shift_before)
        if not reaches(table, who, gear, option, target):
            return
        yield from strike(table, who, card, number, target, False)
        if option.shift_after:
            yield from shift(table, who, option.shift_after)
        for boon in option.gain:
            yield from give(table, who, range_of(gear, option), boon)


def reaches(table: Souls, who: int, gear: Gear, option: WeaponOption, target: int) -> bool:
    """Whether an option can strike a foe from here (DS-ATK-02, DS-ICON-07)."""
    foe = foe_by(table, target)
    if foe is None or not option.attacks:
        return False
    return covers(battle_of(table).size, table.heroes[who].node, foe.node, range_of(gear, option), option.shaft)


def strike(table: Souls, who: int, card: str, number: int, target: int, whole: bool, stamina: int = 0) -> Rule:
    """Roll, subtract the defence, wound; then conditions and pushes.

    DS-ATK-02 to DS-ATK-07, DS-RULING-15, DS-RULING-54, DS-RULING-149, DS-RULING-150.
    """
    first = foe_by(table, target)
    assert first is not None
    hero = table.heroes[who]
    option = GEAR[card].options[number]
    targets = foes_on(table, first.node) if whole else [first]
    table.tell(Attacked(who, card, number, target, stamina))
    blow = Blow(table, hero, card, option)
    result = 0
    if option.dice:
        dice = blow.dice
        if in_weak_arc(hero, first):
            dice = [*dice, "black"]
        struck = [foe.id for foe in targets]
        held = defence(first, blow.magical)
        roll = throw(table, who, "attack", dice, held, 0, struck, blow.modifier, blow.magical)
        yield from settle(table, roll, ("DS-DECISION-37", "DS-CHAR-12"), [])
        result = comes_to(roll)
        table.roll = None
    origin = hero.node
    most = 0
    for foe in targets:
        if option.dice:
            held = defence(foe, blow.magical)
            most = max(most, result - held)
            wound(table, foe, result, held)
            heat_up_if_due(table, foe)
        if foe not in table.foes:
            continue
        afflict_foe(table, foe, blow.conditions)
    for gear in powers(table, hero):
        if gear.zeal and most >= gear.zeal_by:
            recover(table, who, gear.zeal_stamina, 0)
    for foe in targets:
        for _ in range(option.push):
            if foe in table.foes:
                yield from push_foe(table, foe, origin)


class Blow:
    """What an attack is made of: the option, the upgrades of the weapon, the rings, what holds for the activation.

    DS-EQUIP-14, DS-EXAMPLE-01.
    """

    def __init__(self, table: Souls, hero: Hero, card: str, option: WeaponOption) -> None:
        self.dice = option.dice.copy()
        self.modifier = option.modifier
        self.magical = option.magical
        self.conditions = option.conditions.copy()
        charms = [GEAR[upgrade] for upgrade in attached(table, card)]
        charms.extend([gear for gear in powers(table, hero) if gear.enchant_own])
        for gear in charms:
            if gear.enchant and option.dice:
                self.dice.extend(gear.enchant_dice)
                self.modifier += gear.enchant_modifier
                self.magical = self.magical or gear.enchant_magical
                if gear.enchant_condition and gear.enchant_condition not in self.conditions:
                    self.conditions.append(gear.enchant_condition)
        activation = table.activation
        if activation is not None and option.dice:
            self.magical = self.magical or activation.magical
            self.modifier += activation.bonus


def in_weak_arc(hero: Hero, foe: Foe) -> bool:
    """Whether a hero stands where the boss's last behaviour left it open (DS-ARC-11 to DS-ARC-14, DS-RULING-89)."""
    if foe.facing < 0 or not foe.last:
        return False
    return stands_in(foe.node, foe.facing, hero.node, hero.place, BEHAVIOURS[foe.last].weak_arcs)


# -- shifts and boons -------------------------------------------------------------------------------------


def shift(table: Souls, who: int, nodes: int) -> Rule:
    """Up to so many free steps; not round a boss, not onto a barrel (DS-ICON-03, DS-ICON-05, DS-RULING-74)."""
    battle = battle_of(table)
    for left in range(nodes, 0, -1):
        options: list[Action] = [DONE]
        options.extend([Shift(node) for node in ways_off(table, who) if not is_blocked(battle, node)])
        answer = yield ask_owner(table, who, options, "ask-shift", ("DS-DECISION-32", "DS-ICON-03"), count=left)
        if not isinstance(answer, Shift):
            return
        yield from enter(table, who, answer.node, "shift", [])


def receivers(table: Souls, hero: Hero, reach: int, boon: Boon) -> list[int]:
    """The characters in range for whom a boon would change something (DS-RULING-148)."""
    battle = battle_of(table)
    far = 1 if boon.who == "near" else reach
    found: list[int] = []
    for who, other in enumerate(table.heroes):
        if boon.who == "self" and other is not hero:
            continue
        if boon.who == "others" and other is hero:
            continue
        if boon.who != "self" and apart(battle.size, hero.node, other.node) > far:
            continue
        if (boon.stamina and other.black) or (boon.health and other.red):
            found.append(who)
    return found


def give(table: Souls, who: int, reach: int, boon: Boon) -> Rule:
    """Stamina and Health for one, two or all in range (DS-DECISION-55, DS-DECISION-56)."""
    found = receivers(table, table.heroes[who], reach, boon)
    if boon.who in ("all", "others", "self"):
        for other in found:
            recover(table, other, boon.stamina, boon.health)
        return
    for left in range(2 if boon.who == "two" else 1, 0, -1):
        if not found:
            return
        options: list[Action] = [Receive(other) for other in found]
        if left == 1 and boon.who == "two":
            options.append(DONE)
        answer = yield ask_owner(table, who, options, "ask-receive", ("DS-DECISION-55", "DS-DECISION-56"))
        if not isinstance(answer, Receive):
            return
        found.remove(answer.who)
        recover(table, answer.who, boon.stamina, boon.health)
