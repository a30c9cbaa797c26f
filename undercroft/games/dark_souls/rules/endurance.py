"""The endurance bar, damage, conditions, death (DS-BAR, DS-COND, DS-EDATA)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.agenda import CutShort
from undercroft.games.dark_souls.rules.table import battle_of, is_immune, powers, sheet
from undercroft.games.dark_souls.state import (
    Afflicted,
    Died,
    Fell,
    Foe,
    Hero,
    Hit,
    Mended,
    Paid,
    PartyDefeated,
    Recovered,
    Shook,
    Souls,
    Suffered,
    Tired,
    Won,
)

BOXES: Final = 10
FLEETING: Final = ("poison", "frostbite", "stagger")


# -- the bar ---------------------------------------------------------------------------------------------


def free(hero: Hero) -> int:
    """Boxes left for Stamina and Health alike (DS-BAR-01, DS-BAR-04, DS-EXAMPLE-09)."""
    return BOXES - hero.black - hero.red


def can_pay(hero: Hero, stamina: int) -> bool:
    """Whether a price leaves a box free; the last is never offered (DS-RULING-36)."""
    return stamina <= 0 or BOXES - hero.black - hero.red > stamina


def pay(table: Souls, who: int, stamina: int) -> None:
    """Black cubes from the left (DS-BAR-02)."""
    if stamina > 0:
        table.heroes[who].black += stamina
        if table.heard():
            table.tell(Paid(who, stamina))


def recover(table: Souls, who: int, stamina: int, health: int) -> None:
    """Cubes leave the bar; what is more than there is, is wasted (DS-BAR-06, DS-BAR-07)."""
    hero = table.heroes[who]
    stamina = min(stamina, hero.black)
    health = min(health, hero.red)
    hero.black -= stamina
    hero.red -= health
    if (stamina or health) and table.heard():
        table.tell(Recovered(who, stamina, health))


def suffer(table: Souls, who: int, amount: int, why: str, spared: int = 0, bled: int = 0) -> None:
    """Red cubes from the right; a full bar is death (DS-BAR-03, DS-BAR-05, DS-RULING-40, DS-EXAMPLE-10)."""
    hero = table.heroes[who]
    amount = min(amount, free(hero))
    hero.red += amount
    if table.heard():
        table.tell(Suffered(who, amount, why, free(hero), spared, bled))
    if free(hero) <= 0:
        die(table, who)


def burden(table: Souls, who: int, stamina: int) -> None:
    """Stamina cubes forced on a hero: no payment, so they may kill (DS-RULING-36)."""
    hero = table.heroes[who]
    hero.black += min(stamina, free(hero))
    table.tell(Tired(who, stamina))
    if free(hero) <= 0:
        die(table, who)


def die(table: Souls, who: int) -> None:
    """Everything stops at once: the party is defeated (DS-BAR-05, DS-END-05, DS-RULING-41)."""
    table.tell(Died(who))
    raise CutShort(battle_of(table).base, PartyDefeated(who))


# -- damage ----------------------------------------------------------------------------------------------


def hurt(table: Souls, who: int, amount: int, why: str) -> None:
    """Damage after defence: an Ember softens an attack, then Bleed makes it worse.

    DS-EQUIP-16, DS-COND-05, DS-RULING-23, DS-RULING-24, DS-RULING-25, DS-RULING-26.
    """
    hero = table.heroes[who]
    attack = why == "attack"
    lost = harm(hero, amount, attack)
    if lost <= 0:
        return
    spared = amount - harmed(amount, attack and hero.ember, False)
    if "bleed" in hero.conditions:
        shake(table, who, "bleed")
    suffer(table, who, lost, why, spared, lost - amount + spared)
    if attack:
        for gear in powers(table, hero):
            if gear.spite:
                recover(table, who, gear.spite_stamina, 0)


def harm(hero: Hero, amount: int, attack: bool) -> int:
    """What damage comes to for a hero with what ails and what shields them."""
    return harmed(amount, attack and hero.ember, "bleed" in hero.conditions)


def harmed(amount: int, ember: bool, bleed: bool) -> int:
    """What damage comes to with Ember and Bleed.

    DS-EQUIP-16, DS-COND-05, DS-RULING-23 to DS-RULING-26, DS-EXAMPLE-30.
    """
    if ember and amount >= 3:
        amount -= 1
    if bleed and amount > 0:
        amount += 2
    return amount


def wound(table: Souls, foe: Foe, result: int, held: int) -> None:
    """Damage that came through a foe's defence (DS-EDATA-06, DS-ATK-07, DS-RULING-25, DS-RULING-158, DS-EXAMPLE-36)."""
    over = max(0, result - held)
    left = softened(foe, over)
    bleed(table, foe, left, result, held, over - left)


def softened(foe: Foe, amount: int) -> int:
    """A construct is spared one of three or more (DS-RULING-158)."""
    return amount - 1 if sheet(foe).ability == "construct" and amount >= 3 else amount


def bled(foe: Foe, amount: int) -> int:
    """Bleed makes damage worse by two (DS-COND-05, DS-RULING-25)."""
    return amount + 2 if amount > 0 and "bleed" in foe.conditions else amount


def bleed(table: Souls, foe: Foe, amount: int, result: int = -1, held: int = 0, spared: int = 0) -> None:
    """The same once nothing softens it any more."""
    before = amount
    if amount > 0 and "bleed" in foe.conditions:
        amount = bled(foe, amount)
        foe.conditions.remove("bleed")
        table.tell(Shook(-1, foe.id, "bleed"))
    foe.wounds += amount
    left = max(0, sheet(foe).health - foe.wounds)
    if table.heard():
        table.tell(Hit(foe.id, amount, left, result, held, spared, amount - before))
    if left == 0:
        destroy(table, foe)


def destroy(table: Souls, foe: Foe) -> None:
    """A foe is taken away; with the last one the encounter is won at once.

    DS-EDATA-07, DS-END-01, DS-RULING-29, DS-RULING-42.
    """
    table.foes.remove(foe)
    battle = battle_of(table)
    if foe.id in battle.order:
        battle.order.remove(foe.id)
    table.tell(Fell(foe.id, foe.kind))
    if not table.foes:
        raise CutShort(battle.base, Won())
    if foe.facing >= 0:
        for hero in table.heroes:
            if hero.node == foe.node:
                hero.place = -1
    revive_partner(table)


def revive_partner(table: Souls) -> None:
    """Of a pair the survivor gains Health, up to what it began with (DS-RULING-95, DS-RULING-154, DS-EXAMPLE-34)."""
    for foe in table.foes:
        revival = sheet(foe).revival
        if revival and not foe.heated:
            gained = revival
            if table.profile["pair_health"] == "capped":
                gained = min(revival, foe.wounds)
            foe.wounds -= gained
            foe.heated = True
            table.tell(Mended(foe.id, sheet(foe).health - foe.wounds))
            deck = table.deck
            assert deck is not None
            deck.waits = True


def defence(foe: Foe, magical: bool) -> int:
    """Block against physical, Resist against magical damage (DS-EDATA-05, DS-ATK-04, DS-ATK-05)."""
    return sheet(foe).resist if magical else sheet(foe).block


def health_left(foe: Foe) -> int:
    """What a foe can still bear."""
    return sheet(foe).health - foe.wounds


# -- conditions ------------------------------------------------------------------------------------------


def afflict(table: Souls, who: int, conditions: list[str]) -> None:
    """Tokens on a hero who was hit: one of each kind (DS-COND-01, DS-COND-02, DS-RULING-22, DS-EXAMPLE-11)."""
    hero = table.heroes[who]
    for condition in conditions:
        if condition not in hero.conditions and not is_immune(table, hero, condition):
            hero.conditions.append(condition)
            table.tell(Afflicted(who, -1, condition))


def afflict_foe(table: Souls, foe: Foe, conditions: list[str]) -> None:
    """The same for a foe (DS-RULING-30, DS-RULING-31)."""
    for condition in conditions:
        if condition not in foe.conditions and condition not in sheet(foe).immune:
            foe.conditions.append(condition)
            table.tell(Afflicted(-1, foe.id, condition))


def shake(table: Souls, who: int, condition: str) -> None:
    """A token goes."""
    table.heroes[who].conditions.remove(condition)
    table.tell(Shook(who, -1, condition))


def end_of_activation(table: Souls, who: int) -> None:
    """Poison hurts, then all but Bleed goes (DS-COND-03, DS-COND-06, DS-RULING-28, DS-RULING-35)."""
    hero = table.heroes[who]
    if not hero.conditions:
        return
    if "poison" in hero.conditions:
        hurt(table, who, 1, "poison")
    for condition in FLEETING:
        if condition in hero.conditions:
            shake(table, who, condition)


def end_of_foe(table: Souls, foe: Foe) -> None:
    """The same for a foe (DS-COND-03, DS-COND-06)."""
    if not foe.conditions:
        return
    if "poison" in foe.conditions:
        bleed(table, foe, 1)
        if foe not in table.foes:
            return
    for condition in FLEETING:
        if condition in foe.conditions:
            foe.conditions.remove(condition)
            table.tell(Shook(-1, foe.id, condition))
