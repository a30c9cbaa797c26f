"""Answers laid elsewhere than among the others: attacks, the end of a turn, the dearer of two alike, what is rare."""

from __future__ import annotations

from typing import Any

from undercroft.engine.decision import DONE, Decision
from undercroft.engine.marks import FIRST, RARE, WORSE, Marks, ending
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.activation import holdings
from undercroft.games.dark_souls.rules.attack import Blow, cost_of, range_of
from undercroft.games.dark_souls.rules.dodging import dodge_dice
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, FACES, GEAR
from undercroft.games.dark_souls.rules.table import foe_by
from undercroft.games.dark_souls.state import Attack, Dodge, EndActivation, Hero, Reroll, Roll, Souls, Swap


def marks(table: Souls, decision: Decision, seat: int) -> Marks:
    """All marks of a question for a seat."""
    options = decision.answers_of(seat)
    found = ending(decision, seat, (EndActivation(), DONE))
    attacks = [option for option in options if isinstance(option, Attack)]
    mark_attacks(table, decision, attacks, found)
    if decision.ask == "ask-act":
        # Where one may walk is seen on the floor; what there is to strike with must not lie behind all of that.
        found.update({one: FIRST for one in attacks if one not in found})
    if decision.ask == "ask-defend":
        mark_dodges(table, decision.about, [option for option in options if isinstance(option, Dodge)], found)
    if table.roll is not None:
        mark_rerolls(table.roll, [option for option in options if isinstance(option, Reroll)], found)
    for option in options:
        if isinstance(option, Swap) and leaves_a_hand_empty(table.heroes[decision.about], option):
            found[option] = RARE
    return found


# -- attacks ---------------------------------------------------------------------------------------------


def mark_attacks(table: Souls, decision: Decision, attacks: list[Attack], found: Marks) -> None:
    """An attack that another of the same card does as well for no more; one on a single foe where all can be struck."""
    whole = [(one.card, one.option, node_of(table, one)) for one in attacks if one.whole]
    known: dict[Any, tuple[int, Action]] = {}
    for one in attacks:
        cost = price(table, decision, one)
        does = what_it_does(table, decision.about, one)
        best = known.get(does)
        if best is None or cost < best[0]:
            if best is not None:
                found[best[1]] = WORSE
            known[does] = (cost, one)
        else:
            found[one] = WORSE
    for one in attacks:
        if one not in found and not one.whole and (one.card, one.option, node_of(table, one)) in whole:
            found[one] = RARE


def price(table: Souls, decision: Decision, one: Attack) -> int:
    """The Stamina an attack costs; those that are chosen outside one's own activation, or on the way, cost nothing."""
    if decision.ask != "ask-act" or table.activation is None:
        return 0
    return cost_of(table, table.activation, one.card, one.option)


def node_of(table: Souls, one: Attack) -> int:
    """Where the foe of an attack stands; -1: it has none yet."""
    foe = foe_by(table, one.foe)
    return -1 if foe is None else foe.node


def what_it_does(table: Souls, who: int, one: Attack) -> Any:
    """All that comes of an attack but its price: two that are equal here have the same outcomes (DS-EQUIP-14)."""
    gear = GEAR[one.card]
    option = gear.options[one.option]
    blow = Blow(table, table.heroes[who], one.card, option)
    # Whether all at a node may be struck matters only where a foe is still to be chosen.
    chooses = one.foe < 0 or option.repeat > 1
    return (
        (one.card, one.foe, one.whole, option.node if chooses else False),
        (tuple(sorted(blow.dice)), blow.modifier, blow.magical, tuple(sorted(blow.conditions))),
        (option.attacks, option.push, option.shift_before, option.shift_after, option.repeat),
        (range_of(gear, option), option.shaft, option.charm, option.charm_modifier, option.ward),
        tuple([(boon.who, boon.stamina, boon.health) for boon in option.gain]),
    )


# -- dodges ----------------------------------------------------------------------------------------------


def mark_dodges(table: Souls, who: int, dodges: list[Dodge], found: Marks) -> None:
    """With too few dice a dodge lets all of the blow through: it may lead away, or else serves nobody (DS-DEF-08)."""
    hero = table.heroes[who]
    battle = table.battle
    if battle is None or dodge_dice(hero) * max(FACES["dodge"]) >= BEHAVIOURS[battle.card].dodge:
        return
    for one in dodges:
        found[one] = WORSE if one == Dodge(hero.node, hero.place) else RARE


# -- luck and weapons ------------------------------------------------------------------------------------


def mark_rerolls(roll: Roll, rerolls: list[Reroll], found: Marks) -> None:
    """Luck is worse spent on a die than on one of the same colour that shows less (DS-CHAR-12)."""
    for one in rerolls:
        for other in rerolls:
            if roll.dice[one.die] == roll.dice[other.die] and roll.shown[one.die] > roll.shown[other.die]:
                found[one] = WORSE


def leaves_a_hand_empty(hero: Hero, choice: Swap) -> bool:
    """Whether less is held than could be, with nothing else put into the hand (DS-EQUIP-04, DS-EQUIP-05)."""
    held = {card for card in (choice.left, choice.right) if card}
    return any(held < {card for card in pair if card} for pair in holdings(hero))
