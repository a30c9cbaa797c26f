"""Rolls, and the luck that turns a die (DS-CHAR-12, DS-RULING-43, DS-RULING-121)."""

from __future__ import annotations

from collections.abc import Generator

from undercroft.engine.decision import DONE, Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.gear import FACES
from undercroft.games.dark_souls.rules.table import ask_owner
from undercroft.games.dark_souls.state import Reroll, Rerolled, Roll, RolledDice, Souls

BoolRule = Generator[Decision, Action, bool]


def throw(
    table: Souls,
    who: int,
    what: str,
    dice: list[str],
    against: int,
    need: int,
    foes: list[int],
    modifier: int = 0,
    magical: bool = False,
) -> Roll:
    """Dice are rolled and lie on the table: for what, against how much damage or defence, needing how many icons.

    DS-RULING-122.
    """
    shown = [FACES[colour][table.chance.dice.below(6)] for colour in dice]
    roll = Roll(who, what, dice.copy(), shown, against, need, modifier, magical, foes)
    table.roll = roll
    if table.heard():
        table.tell(RolledDice(who, what, dice.copy(), shown.copy()))
    return roll


def total(roll: Roll) -> int:
    """What the dice show together."""
    count = 0
    for value in roll.shown:
        count += value
    return count


def try_luck(table: Souls, roll: Roll, rule: str) -> Rule:
    """One die may be turned by luck, before the roll is applied (DS-CHAR-12, DS-DECISION-37, DS-DECISION-49)."""
    hero = table.heroes[roll.who]
    if not hero.luck or not roll.dice:
        return
    options: list[Action] = [DONE]
    seen: list[tuple[str, int]] = []
    for number in range(len(roll.dice)):
        die = (roll.dice[number], roll.shown[number])
        if die not in seen:
            seen.append(die)
            options.append(Reroll(number))
    answer = yield ask_owner(table, roll.who, options, "ask-luck", (rule, "DS-CHAR-12"))
    if isinstance(answer, Reroll):
        hero.luck = False
        colour = roll.dice[answer.die]
        roll.shown[answer.die] = FACES[colour][table.chance.dice.below(6)]
        table.tell(Rerolled(roll.who, answer.die, roll.shown[answer.die]))
