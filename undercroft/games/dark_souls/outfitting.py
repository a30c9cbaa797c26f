"""What equipment is worth to whom: for purchases, levels, and changes at the blacksmith's."""

from __future__ import annotations

from undercroft.engine.record import Action
from undercroft.games.dark_souls.odds import dodging, through, wounds
from undercroft.games.dark_souls.rules.activation import holdings
from undercroft.games.dark_souls.rules.bonfire import carried, changes, level_cost
from undercroft.games.dark_souls.rules.gear import GEAR, STATS, TIERS
from undercroft.games.dark_souls.rules.table import attached, meets, stat
from undercroft.games.dark_souls.state import Attach, Equip, Hero, Level, Souls


def attack_worth(table: Souls, card: str) -> float:
    """How hard a weapon hits, by what it costs: against a middling defence, over its options."""
    gear = GEAR[card]
    dice: list[str] = []
    modifier = 0
    for upgrade in attached(table, card):
        dice.extend(GEAR[upgrade].dice)
        modifier += GEAR[upgrade].modifier
    best = 0.0
    for way in gear.ways:
        worth = 0.0
        if way.dice:
            dealt, _ = wounds(way.dice + dice, way.modifier + modifier, 1 if way.magical else 2, 99)
            worth = dealt * way.repeat * (1.3 if way.node else 1.0)
            worth += 0.2 * max(0, (way.range if way.range >= 0 else gear.range))
            worth += 0.8 * len(way.conditions) + 0.2 * way.push + 0.2 * (way.before + way.after)
        for boon in way.boons:
            worth += 0.3 * boon.stamina + 0.8 * boon.health
        best = max(best, worth - 0.45 * way.stamina)
    return best


def defence_worth(cards: list[str]) -> float:
    """How well one is covered: what is kept off by block, resist and dodge."""
    block: list[str] = []
    resist: list[str] = []
    dodge = 0
    for card in cards:
        block.extend(GEAR[card].block)
        resist.extend(GEAR[card].resist)
        dodge += GEAR[card].dodge
    kept = 0.65 * (5.0 - through(block, 5)) + 0.35 * (4.0 - through(resist, 4))
    return kept + 1.2 * dodging(dodge, 1) + 0.4 * dodging(dodge, 2)


def worth(table: Souls, armour: str, weapons: list[str]) -> float:
    """What somebody is worth with this armour and the best way to hold these weapons."""
    best = 0.0
    bare = Hero(0, "", -1, -1, 0, 0, [], "", ["", ""], weapons, False, False, False, False, False, [])
    for left, right in holdings(bare):
        held = [card for card in (left, right) if card]
        attack = 0.0
        for card in held:
            attack = max(attack, attack_worth(table, card)) + 0.25 * min(attack, attack_worth(table, card))
        best = max(best, attack + 1.3 * defence_worth([*held, armour] if armour else held))
    return best + (0.6 * len(attached(table, armour)) if armour else 0.0)


def hero_worth(table: Souls, hero: Hero) -> float:
    """What a hero is worth as equipped now."""
    return worth(table, hero.armour, carried(hero))


def gain_of(table: Souls, who: int, card: str, slot: str) -> float:
    """What a hero gains by a card in a slot."""
    hero = table.heroes[who]
    before = hero_worth(table, hero)
    if slot == "armour":
        return worth(table, card, carried(hero)) - before
    weapons = carried(hero)
    if slot != "backup":
        replaced = hero.hands[0 if slot == "left" else 1]
        if replaced in weapons:
            weapons.remove(replaced)
    weapons.append(card)
    if len(weapons) > 3:
        weapons.remove(min(weapons, key=lambda one: attack_worth(table, one)))
    return worth(table, hero.armour, weapons) - before


def best_change(table: Souls, who: int) -> Action | None:
    """The change at the blacksmith's that gains most; none if nothing does."""
    best: Action | None = None
    most = 0.1
    for action in changes(table, who):
        gain = 0.0
        if isinstance(action, Equip):
            gain = gain_of(table, who, action.card, action.slot)
        elif isinstance(action, Attach):
            gain = 0.5
        if gain > most:
            most = gain
            best = action
    return best


def best_level(table: Souls, options: list[Level]) -> Action | None:
    """The stat that brings somebody nearest to something better, for what it costs."""
    best: Action | None = None
    most = 0.12
    for option in options:
        hero = table.heroes[option.who]
        number = STATS.index(option.stat)
        cost = level_cost(table, hero.tiers[number])
        gain = 0.0
        for card in table.inventory:
            gear = GEAR[card]
            if gear.slot == "none" or meets(table, hero, card):
                continue
            needed = missing(table, hero, card)
            if needed <= 0 or needed > 14 or gear.needs[number] <= stat(hero, number):
                continue
            slot = "armour" if gear.slot == "armour" else "left"
            gain = max(gain, gain_of(table, option.who, card, slot) / needed)
        if gain * (1 if cost <= table.souls else 0) > most:
            most = gain
            best = option
    return best


def missing(table: Souls, hero: Hero, card: str) -> int:
    """How many souls of levels a hero lacks for a card; -1: it can never be borne."""
    total = 0
    for number in range(4):
        need = GEAR[card].needs[number]
        tier = hero.tiers[number]
        while need > (TIERS[hero.kind][number][tier] if tier < 4 else 40):
            cost = level_cost(table, tier)
            if not cost:
                return -1
            total += cost
            tier += 1
    return total
