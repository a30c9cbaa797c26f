"""What equipment is worth to whom: for purchases, levels, and changes at the blacksmith's.

A way to hold things is worth what it deals in a turn and what it keeps off, in boxes: blows as bosses deal them, met by
somebody already tired and hurt.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Action
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.odds import wounds
from undercroft.games.dark_souls.rules.activation import fit_together
from undercroft.games.dark_souls.rules.bonfire import MOST_WEAPONS, behind, carried, changes, in_campaign, level_cost
from undercroft.games.dark_souls.rules.flat import Gear, WeaponOption
from undercroft.games.dark_souls.rules.gear import CHARACTERS, GEAR, STATS
from undercroft.games.dark_souls.rules.table import attached, meets, stat
from undercroft.games.dark_souls.state import Attach, Detach, Equip, Hero, Level, Souls, Stow
from undercroft.games.dark_souls.worth import HeroDefence, blow, toll

WOUND: Final = 1.2  # what a wound dealt in a turn is worth
SPENT: Final = 0.5  # what a Stamina spent on it costs
BLOWS: Final = 1.25  # blows met in a turn
TYPICAL: Final = (
    (0.32, blow(5, False, 1, 0)),
    (0.18, blow(4, False, 2, 0)),
    (0.16, blow(6, False, 1, 0)),
    (0.20, blow(5, True, 1, 0)),
    (0.14, blow(5, True, 2, 0)),
)
UNARMED: Final = 8.0
ENOUGH: Final = 0.08  # a change that gains less is not worth the trouble
FARTHEST: Final = 16  # souls one would save up for
REMEMBERED: Final = 40_000
# What a class begins with, its armour first.
STARTING: Final[dict[str, list[str]]] = {
    kind: sorted([f"{card}.1" for card in one.starts_with], key=lambda card: GEAR[card].slot != "armour")
    for kind, one in CARDS.characters.items()
}
_WORTHS: Final[dict[str, float]] = {}
_COVERS: Final[dict[str, float]] = {}


# -- what things are worth ---------------------------------------------------------------------------------


def option_worth(gear: Gear, option: WeaponOption, dice: list[str], modifier: int, magical: bool, causes: int) -> float:
    """What an option of a weapon brings in a turn, less its Stamina."""
    worth = 0.0
    if option.dice:
        magical = magical or option.magical
        rolled = option.dice + dice
        dealt = 0.0
        # Bosses bear two or three of a blow, magic one to three.
        for defence, share in ((1, 0.35), (2, 0.4), (3, 0.25)) if magical else ((2, 0.6), (3, 0.4)):
            dealt += share * wounds(rolled, option.modifier + modifier, defence, 99)[0]
        worth = WOUND * dealt * option.repeat * (1.12 if option.node else 1.0)
        causes += len(option.conditions)
    elif option.conditions:
        causes += len(option.conditions)
    if option.attacks:
        worth += 0.7 * causes + 0.1 * option.push + 0.15 * (option.shift_before + option.shift_after)
        far = option.range if option.range >= 0 else gear.range
        worth += 0.25 * min(2, max(0, far)) - (0.15 if option.shaft else 0.0)
    for boon in option.gain:
        each = 0.4 * boon.stamina + 0.95 * boon.health
        worth += each * (1.7 if boon.who in ("all", "others", "two") else 1.0)
    if option.charm:
        worth += 0.5 + 0.6 * option.charm_modifier
    if option.ward:
        worth += 1.0
    return worth - SPENT * option.stamina


def card_worth(table: Souls, card: str, rings: list[Gear]) -> float:
    """What the best option of a card brings, with its upgrades."""
    gear = GEAR[card]
    dice: list[str] = []
    modifier = 0
    magical = False
    causes = 0
    cheaper = 0.0
    for charm in [GEAR[upgrade] for upgrade in attached(table, card)] + rings:
        if charm.enchant:
            dice.extend(charm.enchant_dice)
            modifier += charm.enchant_modifier
            magical = magical or charm.enchant_magical
            causes += 1 if charm.enchant_condition else 0
        cheaper += SPENT * charm.cheaper_amount
    best = 0.0
    for number, option in enumerate(gear.options):
        worth = option_worth(gear, option, dice, modifier, magical, causes)
        if number == gear.dearest:
            worth += cheaper
        best = max(best, worth)
    return best + gear.upgrades * 0.12


def defence_worth(cards: list[str]) -> float:
    """What typical blows cost somebody with these cards, in a turn; below nothing."""
    key = "/".join([GEAR[card].id for card in cards])
    known = _COVERS.get(key)
    if known is not None:
        return known
    block: list[str] = []
    resist: list[str] = []
    dodge = 0
    cost = 1
    for card in cards:
        block.extend(GEAR[card].block)
        resist.extend(GEAR[card].resist)
        dodge += GEAR[card].dodge
        if GEAR[card].no_dodge:
            cost = 10
    guard = HeroDefence(block, resist, dodge, cost, False, False)
    total = 0.0
    for share, one in TYPICAL:
        total += share * toll(guard, [one], 2, 2)
    _COVERS[key] = -BLOWS * total
    return -BLOWS * total


def power_worth(gear: Gear) -> float:
    """What the power of an armour, shield or ring is worth in a turn."""
    worth = (
        0.5 * max(0, gear.breath_stamina - 2)
        + 0.9 * gear.mend_health * (0.6 if gear.mend_each_enemy else 1.0)
        + 0.3 * gear.spite_stamina
    )
    worth += 0.35 * gear.zeal_stamina + 0.5 * gear.trade_health + 0.1 * len(gear.immunities)
    return worth + 0.2 * (gear.walk + gear.roll - 2) + 0.15 * gear.steady + 0.2 * gear.provoke - 0.4 * gear.no_run


def worth(table: Souls, armour: str, weapons: list[str]) -> float:
    """What somebody is worth with this armour and the best way to hold these weapons."""
    parts: list[str] = []
    for card in weapons:
        parts.append("+".join([GEAR[one].id for one in [card, *attached(table, card)]]))
    parts.sort()
    if armour:
        parts.append("+".join([GEAR[one].id for one in [armour, *attached(table, armour)]]))
    key = "/".join(parts)
    known = _WORTHS.get(key)
    if known is None:
        if len(_WORTHS) > REMEMBERED:
            _WORTHS.clear()
        known = worked_out(table, armour, weapons)
        _WORTHS[key] = known
    return known


def worked_out(table: Souls, armour: str, weapons: list[str]) -> float:
    """The same, from what is dealt and kept off."""
    rings = [GEAR[upgrade] for upgrade in attached(table, armour)] if armour else []
    own = [ring for ring in rings if ring.enchant_own]
    each = {card: card_worth(table, card, own) for card in weapons}
    best = -1000.0
    worn = [armour] if armour else []
    pairs: list[list[str]] = [[]]
    for number, one in enumerate(weapons):
        pairs.append([one])
        pairs.extend([[one, other] for other in weapons[number + 1 :] if fit_together(one, other)])
    for held in pairs:
        value = defence_worth(worn + held)
        strongest = 0.0
        for card in held:
            value += each[card]
            if any([option.dice for option in GEAR[card].options]):
                strongest = max(strongest, each[card])
            value += power_worth(GEAR[card])
        # Nobody wins without a weapon, however well covered.
        value += 0.5 * min(strongest, 1.5) - (UNARMED if strongest <= 0.0 else 0.0)
        best = max(best, value)
    for ring in rings:
        best += power_worth(ring)
    if armour:
        best += power_worth(GEAR[armour]) + 0.12 * GEAR[armour].upgrades
    return best


def hero_worth(table: Souls, hero: Hero) -> float:
    """What a hero is worth as equipped now."""
    return worth(table, hero.armour, carried(hero))


def growth(table: Souls) -> float:
    """What the heroes are worth more than with what their classes began with, on average."""
    total = 0.0
    for hero in table.heroes:
        total += hero_worth(table, hero)
    upgrades = table.upgrades
    table.upgrades = {}
    for hero in table.heroes:
        cards = STARTING[hero.kind]
        total -= worth(table, cards[0], cards[1:])
    table.upgrades = upgrades
    return total / len(table.heroes)


def gain_of(table: Souls, who: int, card: str, slot: str) -> float:
    """What a hero gains by a card in a slot."""
    hero = table.heroes[who]
    before = hero_worth(table, hero)
    if slot == "armour":
        return worth(table, card, carried(hero)) - before
    weapons = carried(hero)
    place = behind(slot)
    if place < 0:
        replaced = hero.hands[0 if slot == "left" else 1]
        if replaced in weapons:
            weapons.remove(replaced)
    elif len(weapons) >= MOST_WEAPONS:
        if place >= len(hero.backup):
            return -1.0
        weapons.remove(hero.backup[place])
    weapons.append(card)
    return worth(table, hero.armour, weapons) - before


def best_gain(table: Souls, who: int, card: str) -> float:
    """What a hero would gain by a card in the slot that suits it best, could it be borne."""
    if GEAR[card].slot == "armour":
        return gain_of(table, who, card, "armour")
    return max([gain_of(table, who, card, slot) for slot in ("left", "right", "backup")])


# -- at the blacksmith's -------------------------------------------------------------------------------------


def best_change(table: Souls, who: int) -> Action | None:
    """The change that gains most; none if nothing does."""
    best: Action | None = None
    most = ENOUGH
    for action in changes(table, who):
        gain = 0.0
        if isinstance(action, Equip):
            gain = gain_of(table, who, action.card, action.slot)
        elif isinstance(action, Attach):
            gain = attach_gain(table, who, action)
        elif isinstance(action, Detach | Stow):
            continue
        if gain > most:
            most = gain
            best = action
    return best


def attach_gain(table: Souls, who: int, action: Attach) -> float:
    """What an upgrade under a card gains; a card nobody will keep is not worth one."""
    hero = table.heroes[who]
    before = hero_worth(table, hero)
    table.upgrades[action.upgrade] = action.card
    after = hero_worth(table, hero)
    del table.upgrades[action.upgrade]
    return after - before


# -- the Firekeeper ------------------------------------------------------------------------------------------


class Aim:
    """What to save up for: whose stats, for how many souls, and what it will gain for each of them."""

    def __init__(self, who: int, card: str, souls: int, rate: float) -> None:
        self.who = who
        self.card = card
        self.souls = souls
        self.rate = rate


def best_aim(table: Souls) -> Aim | None:
    """The card of the inventory that brings somebody most for the souls of levels it takes."""
    best: Aim | None = None
    for who, hero in enumerate(table.heroes):
        before = hero_worth(table, hero)
        for card in table.inventory:
            gear = GEAR[card]
            needed = missing(table, hero, card)
            if needed <= 0 or needed > FARTHEST * (2 if in_campaign(table) else 1):
                continue
            if gear.slot == "none":
                gain = upgrade_gain(table, who, card, before)
            else:
                gain = best_gain(table, who, card)
            rate = gain / needed
            if gain > 2 * ENOUGH and (best is None or rate > best.rate):
                best = Aim(who, card, needed, rate)
    return best


def upgrade_gain(table: Souls, who: int, upgrade: str, before: float) -> float:
    """What an upgrade would gain a hero, could it be borne."""
    hero = table.heroes[who]
    kind = GEAR[upgrade].kind
    if not kind.endswith("upgrade"):
        return 0.0
    cards = [hero.armour] if kind == "armour_upgrade" else carried(hero)
    best = 0.0
    for card in cards:
        if card and len(attached(table, card)) < GEAR[card].upgrades:
            table.upgrades[upgrade] = card
            best = max(best, hero_worth(table, hero) - before)
            del table.upgrades[upgrade]
    return best


def level_for(table: Souls, aim: Aim) -> Level | None:
    """The next level on the way to an aim that can be paid now: the dearest first, since all are needed."""
    hero = table.heroes[aim.who]
    best: Level | None = None
    most = 0
    for number in range(4):
        cost = level_cost(table, hero.tiers[number])
        if GEAR[aim.card].least_stats[number] > stat(hero, number) and most < cost <= table.souls:
            most = cost
            best = Level(aim.who, STATS[number])
    return best


def missing(table: Souls, hero: Hero, card: str) -> int:
    """How many souls of levels a hero lacks for a card; -1: it can never be borne."""
    if meets(table, hero, card):
        return 0
    total = 0
    for number in range(4):
        need = GEAR[card].least_stats[number]
        tier = hero.tiers[number]
        while need > (CHARACTERS[hero.kind].tiers[number][tier] if tier < 4 else 40):
            cost = level_cost(table, tier)
            if not cost:
                return -1
            total += cost
            tier += 1
    return total
