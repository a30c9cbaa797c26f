"""The bonfire: rest, the blacksmith, the Firekeeper (DS-BONFIRE, DS-EQUIP)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Decision, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.activation import fit_together
from undercroft.games.dark_souls.rules.gear import GEAR, STATS
from undercroft.games.dark_souls.rules.table import ask_group, attached, meets, stat
from undercroft.games.dark_souls.state import (
    Attach,
    Attached,
    Bought,
    Detach,
    Detached,
    Equip,
    Equipped,
    Give,
    Hero,
    Kindled,
    Level,
    Levelled,
    Outfit,
    OutfitHero,
    Refill,
    Refilled,
    Rested,
    ShowTreasure,
    Souls,
    Spent,
    Stow,
    Stowed,
)

MOST_WEAPONS: Final = 3
LEVEL_COST: Final = (2, 4, 8)
CAMPAIGN_COST: Final = (4, 8, 16, 20)

# -- rest ------------------------------------------------------------------------------------------------


def rest(table: Souls, free: bool) -> None:
    """A spark fades, every token is ready, every encounter lies face down again (DS-BONFIRE-21, DS-SETUP-07).

    DS-CHAR-03, DS-CHAR-10, DS-CHAR-13, DS-BONFIRE-22, DS-EXPLORE-06, DS-RULING-119, DS-RULING-133.
    """
    if not free:
        table.sparks -= 1
    for hero in table.heroes:
        hero.estus = True
        hero.heroic = True
        hero.luck = True
        hero.black = 0
        hero.red = 0
    for laid in table.map:
        laid.won = False
    table.tell(Rested(table.sparks, free))


# -- buying ----------------------------------------------------------------------------------------------


def in_campaign(table: Souls) -> bool:
    """Whether the prices of a campaign hold (DS-CAMP-03)."""
    return table.quest.mode in CARDS.campaigns


def price(table: Souls) -> int:
    """A treasure card costs a soul, in a campaign two (DS-BONFIRE-06, DS-CAMP-19, DS-RULING-123)."""
    return 2 if in_campaign(table) else 1


def can_draw(table: Souls) -> bool:
    """Whether a draw can bring anything: not from a deck of Embers nobody can take (DS-RULING-115, DS-RULING-159)."""
    if all([hero.ember for hero in table.heroes]):
        return any([not GEAR[card].kindle for card in table.treasure])
    return bool(table.treasure)


def spend(table: Souls, souls: int, what: str) -> None:
    """Souls leave the cache (DS-BONFIRE-04)."""
    table.souls -= souls
    table.tell(Spent(souls, table.souls, what))


def draw(table: Souls, cards: int) -> None:
    """So many treasure cards are drawn and given out (DS-BONFIRE-06, DS-TERR-09)."""
    for _ in range(cards):
        if table.treasure:
            table.drawn.append(table.treasure.pop())
    table.next(ShowTreasure())


def show_treasure(table: Souls, step: ShowTreasure) -> Rule:
    """Drawn cards are equipped by who can, or put by; an Ember becomes a token.

    DS-BONFIRE-07, DS-EQUIP-15, DS-RULING-113.
    """
    if not table.drawn:
        return
    card = table.drawn[0]
    gear = GEAR[card]
    if gear.kindle:
        yield from kindle(table, card)
        return
    del table.drawn[0]
    table.next(ShowTreasure())
    table.tell(Bought(card))
    options: list[Action] = []
    for who, hero in enumerate(table.heroes):
        for slot in slots_for(table, hero, card) + replaced_slots(table, hero, card):
            options.append(Give(who, slot))
    table.inventory.append(card)
    if not options:
        return
    options.append(Give(-1, ""))
    table.drawn.insert(0, card)
    answer = yield ask_group(table, options, "ask-give", ("DS-DECISION-10", "DS-BONFIRE-07"))
    del table.drawn[0]
    assert isinstance(answer, Give)
    if answer.who >= 0:
        equip(table, answer.who, card, answer.slot)


def kindle(table: Souls, card: str) -> Rule:
    """Somebody without an Ember gets one; if all have one the card goes back and another is drawn.

    DS-EQUIP-18, 19, DS-RULING-27.
    """
    options: list[Action] = [Give(who, "ember") for who, hero in enumerate(table.heroes) if not hero.ember]
    if not options:
        del table.drawn[0]
        table.next(ShowTreasure())
        if not can_draw(table):
            table.treasure.append(card)
            return
        drawn = table.treasure.pop()
        while GEAR[drawn].kindle:
            table.treasure.insert(0, drawn)
            drawn = table.treasure.pop()
        table.treasure.append(card)
        table.treasure.sort()
        table.chance.decks.shuffle(table.treasure)
        table.drawn.insert(0, drawn)
        return
    answer = options[0]
    if len(options) > 1:
        answer = yield ask_group(table, options, "ask-ember", ("DS-DECISION-11", "DS-EQUIP-15"))
    assert isinstance(answer, Give)
    del table.drawn[0]
    table.next(ShowTreasure())
    table.heroes[answer.who].ember = True
    table.tell(Bought(card))
    table.tell(Kindled(answer.who))


# -- equipment -------------------------------------------------------------------------------------------


def slots_for(table: Souls, hero: Hero, card: str) -> list[str]:
    """The slots a hero can put a card into: none without the stats.

    DS-EQUIP-03 to 07, DS-EQUIP-09, DS-BONFIRE-11, DS-RULING-120.
    """
    gear = GEAR[card]
    if gear.slot == "none" or not meets(table, hero, card):
        return []
    if gear.slot == "armour":
        return ["armour"]
    found = ["left"]
    if hero.hands[0] or hero.hands[1]:
        found = ["left", "right"]
    if len(carried(hero)) < MOST_WEAPONS:
        found.append("backup")
    return found


def replaced_slots(table: Souls, hero: Hero, card: str) -> list[str]:
    """The same for a find where there is no room behind: whichever card is there makes room (DS-DECISION-10).

    `backup` is the first of them, `backup.2` the second.
    """
    gear = GEAR[card]
    if gear.slot in ("none", "armour") or len(carried(hero)) < MOST_WEAPONS or not meets(table, hero, card):
        return []
    return ["backup" if place == 0 else f"backup.{place + 1}" for place in range(len(hero.backup))]


def behind(slot: str) -> int:
    """Which card of the backup a slot means, from 0; -1: it is no such slot."""
    if not slot.startswith("backup"):
        return -1
    return 0 if slot == "backup" else int(slot[7:]) - 1


def carried(hero: Hero) -> list[str]:
    """The weapons in hands and backup (DS-EQUIP-06)."""
    return [card for card in hero.hands + hero.backup if card]


def equip(table: Souls, who: int, card: str, slot: str) -> None:
    """A card goes into its slot; what it replaces goes to the inventory (DS-BONFIRE-10, DS-RULING-114)."""
    hero = table.heroes[who]
    table.inventory.remove(card)
    if slot == "armour":
        if hero.armour:
            put_by(table, who, hero.armour)
        hero.armour = card
    elif behind(slot) >= 0:
        if len(carried(hero)) >= MOST_WEAPONS:
            put_by(table, who, hero.backup[behind(slot)])
        hero.backup.append(card)
    else:
        hand = 0 if slot == "left" else 1
        other = hero.hands[1 - hand]
        if hero.hands[hand]:
            put_by(table, who, hero.hands[hand])
        hero.hands[hand] = card
        if other and not fit_together(card, other):
            hero.hands[1 - hand] = ""
            hero.backup.append(other)
        if len(carried(hero)) > MOST_WEAPONS:
            put_by(table, who, hero.backup[-1])
    table.tell(Equipped(who, card, "backup" if behind(slot) >= 0 else slot))


def put_by(table: Souls, who: int, card: str) -> None:
    """A card goes to the inventory with its upgrades (DS-BONFIRE-15)."""
    hero = table.heroes[who]
    if hero.armour == card:
        hero.armour = ""
    elif card in hero.hands:
        hero.hands[hero.hands.index(card)] = ""
    else:
        hero.backup.remove(card)
    table.inventory.append(card)
    table.tell(Stowed(who, card))


def outfits(table: Souls) -> list[tuple[int, Action]]:
    """For whose equipment there is anything to change (DS-BONFIRE-05, DS-BONFIRE-09)."""
    found: list[tuple[int, Action]] = []
    for who, hero in enumerate(table.heroes):
        # What is worn or carried can be put by: only of somebody bare need one ask for more.
        if hero.armour or carried(hero) or changes(table, who):
            found.append((hero.seat, Outfit(who)))
    return found


def changes(table: Souls, who: int) -> list[Action]:
    """Every change of a hero's equipment that is allowed now.

    An upgrade comes off armour nobody wears, too. DS-DECISION-12 to DS-DECISION-14, DS-BONFIRE-13, DS-EQUIP-13,
    DS-EXAMPLE-04, DS-EXAMPLE-05.
    """
    hero = table.heroes[who]
    found: list[Action] = []
    for card in table.inventory:
        for slot in slots_for(table, hero, card):
            found.append(Equip(who, card, slot))
    worn = [hero.armour, *carried(hero)] if hero.armour else carried(hero)
    for card in worn:
        found.append(Stow(who, card))
    for upgrade in table.inventory:
        kind = GEAR[upgrade].kind
        if not kind.endswith("upgrade") or not meets(table, hero, upgrade):
            continue
        for card in worn:
            is_armour = GEAR[card].kind == "armour"
            if (kind == "armour_upgrade") == is_armour and len(attached(table, card)) < GEAR[card].upgrades:
                found.append(Attach(upgrade, card))
    for upgrade, card in table.upgrades.items():
        if card == hero.armour or (card in table.inventory and GEAR[card].kind == "armour"):
            found.append(Detach(upgrade))
    return found


def outfit_hero(table: Souls, step: OutfitHero) -> Rule:
    """One change after another, until its owner is content (DS-BONFIRE-10 to DS-BONFIRE-16)."""
    who = step.who
    options = changes(table, who)
    options.append(DONE)
    seat = table.heroes[who].seat
    answer = yield Decision(
        [seat], options, "ask-outfit", ("DS-DECISION-12", "DS-DECISION-13", "DS-DECISION-14"), about=who
    )
    if isinstance(answer, Done):
        return
    table.next(OutfitHero(who))
    if isinstance(answer, Equip):
        equip(table, who, answer.card, answer.slot)
    elif isinstance(answer, Stow):
        put_by(table, who, answer.card)
    elif isinstance(answer, Attach):
        table.inventory.remove(answer.upgrade)
        table.upgrades[answer.upgrade] = answer.card
        table.tell(Attached(answer.upgrade, answer.card))
    else:
        assert isinstance(answer, Detach)
        table.tell(Detached(answer.upgrade, table.upgrades[answer.upgrade]))
        del table.upgrades[answer.upgrade]
        table.inventory.append(answer.upgrade)


# -- the Firekeeper --------------------------------------------------------------------------------------


def level_cost(table: Souls, tier: int) -> int:
    """What the next tier costs; 0: there is none (DS-BONFIRE-17, DS-CAMP-22, DS-CAMP-23, DS-EXAMPLE-06)."""
    costs = CAMPAIGN_COST if in_campaign(table) else LEVEL_COST
    return costs[tier] if tier < len(costs) else 0


def levels(table: Souls) -> list[Action]:
    """Every stat that can be raised with the souls there are (DS-BONFIRE-18, DS-DECISION-15)."""
    found: list[Action] = []
    for who, hero in enumerate(table.heroes):
        for number in range(4):
            cost = level_cost(table, hero.tiers[number])
            if 0 < cost <= table.souls:
                found.append(Level(who, STATS[number]))
    return found


def level_up(table: Souls, choice: Level) -> None:
    """A stat rises by one tier (DS-BONFIRE-17)."""
    hero = table.heroes[choice.who]
    number = STATS.index(choice.stat)
    spend(table, level_cost(table, hero.tiers[number]), "level")
    hero.tiers[number] += 1
    table.tell(Levelled(choice.who, choice.stat, stat(hero, number)))


def refills(table: Souls) -> list[Action]:
    """Whose luck can be restored for a soul (DS-BONFIRE-19, DS-DECISION-16)."""
    if table.souls < 1:
        return []
    return [Refill(who) for who, hero in enumerate(table.heroes) if not hero.luck]


def refill(table: Souls, who: int) -> None:
    """Luck comes back (DS-BONFIRE-19)."""
    spend(table, 1, "luck")
    table.heroes[who].luck = True
    table.tell(Refilled(who))
