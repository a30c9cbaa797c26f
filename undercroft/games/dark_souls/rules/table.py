"""What the rules ask of the table again and again: who is where, who decides, what a hero wears and holds."""

from __future__ import annotations

from undercroft.engine.decision import Aside, Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.flat import FoeSheet, Gear
from undercroft.games.dark_souls.rules.gear import CHARACTERS, GEAR, SHEETS
from undercroft.games.dark_souls.state import Battle, Foe, Hero, Souls

# -- who is where ----------------------------------------------------------------------------------------


def battle_of(table: Souls) -> Battle:
    """The encounter under way."""
    battle = table.battle
    assert battle is not None
    return battle


def foe_by(table: Souls, id: int) -> Foe | None:
    """A foe by its number, while it stands."""
    for foe in table.foes:
        if foe.id == id:
            return foe
    return None


def sheet(foe: Foe) -> FoeSheet:
    """A foe's data card (DS-BDATA-03)."""
    return SHEETS[foe.kind]


def heroes_on(table: Souls, node: int) -> list[int]:
    """The heroes on a node, in table order."""
    return [who for who, hero in enumerate(table.heroes) if hero.node == node]


def standing(table: Souls) -> tuple[list[int], list[int]]:
    """Where everybody stands: nodes, and places beside a boss."""
    return [hero.node for hero in table.heroes], [hero.place for hero in table.heroes]


def foes_on(table: Souls, node: int) -> list[Foe]:
    """The foes on a node."""
    return [foe for foe in table.foes if foe.node == node]


def models_on(table: Souls, node: int) -> int:
    """How many models stand on a node (DS-NODE-14, DS-RULING-10)."""
    count = 0
    for hero in table.heroes:
        if hero.node == node:
            count += 1
    for foe in table.foes:
        if foe.node == node:
            count += 1
    return count


def boss_on(table: Souls, node: int) -> Foe | None:
    """The boss on a node (DS-NODE-16)."""
    for foe in table.foes:
        if foe.node == node and foe.facing >= 0:
            return foe
    return None


# -- who decides -----------------------------------------------------------------------------------------


def group(table: Souls) -> list[int]:
    """Every seat, for what the players decide together."""
    seats: list[int] = []
    for hero in table.heroes:
        if hero.seat not in seats:
            seats.append(hero.seat)
    return seats


def leader(table: Souls) -> int:
    """The seat with the last word: the Aggro holder's in an encounter, the first to activate outside."""
    battle = table.battle
    who = table.first if battle is None else battle.aggro
    return table.heroes[max(0, who)].seat if table.heroes else 0


def ask_group(
    table: Souls,
    options: list[Action],
    ask: str,
    rules: tuple[str, ...],
    about: int = -1,
    count: int = 0,
    asides: list[Aside] | None = None,
) -> Decision:
    """A question to all players."""
    return Decision(
        group(table),
        options,
        ask,
        rules=rules,
        leader=leader(table),
        about=about,
        count=count,
        asides=asides,
        linger=bool(asides),
    )


def ask_owner(
    table: Souls, who: int, options: list[Action], ask: str, rules: tuple[str, ...], count: int = 0
) -> Decision:
    """A question to the player of a hero."""
    return Decision([table.heroes[who].seat], options, ask, rules=rules, about=who, count=count)


def ask_user(table: Souls, who: int, options: list[Action], ask: str, rules: tuple[str, ...], moment: str) -> Decision:
    """The same where something might be used, unless that player has said never to ask; the first answer declines."""
    seat = table.heroes[who].seat
    return Decision(
        [seat], options, ask, rules=rules, about=who, window=moment, unasked=options[0], stakes={seat: True}
    )


def ask_tie(
    table: Souls, options: list[Action], ask: str, rules: tuple[str, ...], count: int = 0, matters: bool = True
) -> Decision:
    """What serves an enemy equally well, put to all players if it could matter or somebody wants to be asked."""
    decision = ask_group(table, options, ask, rules, count=count)
    decision.window = "tie"
    decision.unasked = options[0]
    decision.stakes = dict.fromkeys(decision.seats, matters)
    return decision


# -- what a hero wears and holds --------------------------------------------------------------------------


def attached(table: Souls, card: str) -> list[str]:
    """The upgrades under a card (DS-EQUIP-12)."""
    if not table.upgrades:
        return []
    return [upgrade for upgrade, carrier in table.upgrades.items() if carrier == card]


def in_use(hero: Hero) -> list[str]:
    """What counts for rolls: the armour and what is in the hands (DS-DEF-02)."""
    found = [hero.armour] if hero.armour else []
    for card in hero.hands:
        if card:
            found.append(card)
    return found


def powers(table: Souls, hero: Hero) -> list[Gear]:
    """Every card that has a power of its own, working for this hero: armour, hands, the upgrades of the armour."""
    found: list[Gear] = []
    if hero.armour and (armour := GEAR[hero.armour]).has_power:
        found.append(armour)
    for card in hero.hands:
        if card and (gear := GEAR[card]).has_power:
            found.append(gear)
    if table.upgrades and hero.armour:
        for upgrade in attached(table, hero.armour):
            found.append(GEAR[upgrade])
    return found


def stat(hero: Hero, number: int) -> int:
    """A stat's value now; the fourth tier of a campaign is 40, and never lowers (DS-CAMP-23, DS-RULING-140)."""
    values = CHARACTERS[hero.kind].tiers[number]
    tier = hero.tiers[number]
    return max(40, values[3]) if tier > 3 else values[tier]


def meets(table: Souls, hero: Hero, card: str) -> bool:
    """Whether a hero may use a card, with all that is attached to it (DS-EQUIP-09, DS-BONFIRE-16, DS-CHAR-05)."""
    for needed in [card, *attached(table, card)]:
        needs = GEAR[needed].least_stats
        for number in range(4):
            if needs[number] and stat(hero, number) < needs[number]:
                return False
    return True


def is_immune(table: Souls, hero: Hero, condition: str) -> bool:
    """Whether a condition never takes hold of a hero (DS-RULING-30)."""
    for gear in powers(table, hero):
        if condition in gear.immunities:
            return True
    return False
