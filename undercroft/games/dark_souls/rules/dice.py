"""Rolls (DS-RULING-121, DS-RULING-122)."""

from __future__ import annotations

from collections.abc import Generator

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.gear import FACES
from undercroft.games.dark_souls.state import Roll, RolledDice, Souls

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
    stamina: int = 0,
) -> Roll:
    """Dice are rolled and lie on the table: for what, against how much damage or defence, needing how many icons.

    DS-RULING-122.
    """
    shown = [FACES[colour][table.chance.dice.below(6)] for colour in dice]
    roll = Roll(who, what, dice.copy(), shown, against, need, modifier, magical, foes)
    table.roll = roll
    if table.heard():
        held = need if what == "dodge" else against
        comes_to = max(0, total(roll) + modifier)
        table.tell(RolledDice(who, what, dice.copy(), shown.copy(), modifier, comes_to, held, stamina))
    return roll


def total(roll: Roll) -> int:
    """What the dice show together."""
    count = 0
    for value in roll.shown:
        count += value
    return count
