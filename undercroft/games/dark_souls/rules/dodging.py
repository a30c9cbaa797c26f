"""Dodging an attack or a trap: Stamina, perhaps a step, then the dodge dice (DS-DEF-05 to DS-DEF-09)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules import entering
from undercroft.games.dark_souls.rules.dice import BoolRule, throw, total
from undercroft.games.dark_souls.rules.endurance import can_pay, pay
from undercroft.games.dark_souls.rules.gear import GEAR
from undercroft.games.dark_souls.rules.luck import settle
from undercroft.games.dark_souls.rules.nodes import HALL, near
from undercroft.games.dark_souls.rules.table import ask_owner, battle_of, in_use, powers
from undercroft.games.dark_souls.rules.terrain import barrel_cost, open_nodes
from undercroft.games.dark_souls.state import Circled, Dodge, Hero, Place, Shift, Souls

DODGES: Final[list[Dodge]] = [Dodge(node) for node in range(HALL)]  # options are never changed, so one each will do


def dodges(table: Souls, who: int) -> list[Action]:
    """Every dodge a hero can pay: staying, a node next to it, another place beside a boss.

    DS-DEF-07, DS-ARC-10, DS-COND-07, DS-TERR-05, DS-RULING-37, DS-RULING-38, DS-RULING-153, DS-RULING-62, DS-RULING-63,
    DS-RULING-71.
    """
    hero = table.heroes[who]
    for gear in powers(table, hero):
        if gear.no_dodge:
            return []
    cost = dodge_cost(hero)
    if not can_pay(hero, cost):
        return []
    battle = battle_of(table)
    found: list[Action] = []
    if hero.place < 0:
        found.append(DODGES[hero.node])
    else:
        found.extend([Dodge(hero.node, (hero.place + turn) & 7) for turn in (0, 2, 4, 6)])
    found.extend([DODGES[node] for node in open_nodes(battle, hero, near(battle.size, hero.node), cost)])
    return found


def dodge_cost(hero: Hero) -> int:
    """One Stamina, two with Frostbite."""
    return 2 if "frostbite" in hero.conditions else 1


def dodge_price(table: Souls, hero: Hero, how: Dodge) -> int:
    """The same with the barrel that is broken on the way (DS-TERR-05)."""
    return dodge_cost(hero) + (0 if how.node == hero.node else barrel_cost(battle_of(table), how.node))


def dodge(table: Souls, who: int, how: Dodge, difficulty: int, damage: int, foes: list[int]) -> BoolRule:
    """Pay, perhaps move, then roll: icons enough and one is not hit.

    DS-DEF-05 to DS-DEF-09, DS-RULING-61, DS-MOVE-04, DS-RULING-66.
    """
    hero = table.heroes[who]
    price = dodge_price(table, hero, how)
    pay(table, who, price)
    if how.node != hero.node:
        yield from entering.enter(table, who, how.node, "dodge", [])
        if is_nimble(table, hero):
            yield from second_step(table, who)
    elif how.place != hero.place:
        hero.place = how.place
        table.tell(Circled(who, how.place))
    roll = throw(table, who, "dodge", ["dodge"] * dodge_dice(hero), damage, difficulty, foes, stamina=price)
    yield from settle(table, roll, ("DS-DECISION-49", "DS-CHAR-12"), [])
    table.roll = None
    return total(roll) >= difficulty


def is_nimble(table: Souls, hero: Hero) -> bool:
    """Whether what is worn lets a dodge go two nodes (DS-RULING-153)."""
    for gear in powers(table, hero):
        if gear.roll > 1:
            return True
    return False


def second_step(table: Souls, who: int) -> Rule:
    """Some armour lets a dodge go two nodes, arcs or not (DS-ARC-10, DS-RULING-153)."""
    hero = table.heroes[who]
    battle = battle_of(table)
    options: list[Action] = [DONE]
    options.extend([Shift(node) for node in open_nodes(battle, hero, near(battle.size, hero.node), 0)])
    if hero.place >= 0:
        options.extend([Place((hero.place + turn) & 7) for turn in (2, 4, 6)])
    answer = yield ask_owner(table, who, options, "ask-dodge-on", ("DS-DECISION-45", "DS-RULING-153"))
    if isinstance(answer, Place):
        hero.place = answer.place
        table.tell(Circled(who, answer.place))
    if isinstance(answer, Shift):
        pay(table, who, barrel_cost(battle, answer.node))
        yield from entering.enter(table, who, answer.node, "dodge", [])


def dodge_dice(hero: Hero) -> int:
    """The dodge dice of what is worn and held (DS-DEF-02, DS-DEF-08)."""
    count = 0
    for card in in_use(hero):
        count += GEAR[card].dodge
    return count
