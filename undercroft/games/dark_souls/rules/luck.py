"""What may be done about a roll before it is applied: luck, standing fast, or nothing, in one question.

Only what could make the roll serve better is offered; where nothing could, nobody is asked.
"""

from __future__ import annotations

from collections.abc import Generator

from undercroft.engine.decision import DONE, Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.dice import total
from undercroft.games.dark_souls.rules.endurance import bled, defence, free, harm, health_left, softened
from undercroft.games.dark_souls.rules.gear import CHARACTERS, FACES
from undercroft.games.dark_souls.rules.table import ask_owner, ask_user, foe_by, powers
from undercroft.games.dark_souls.state import Heroic, Reroll, Rerolled, Roll, RolledDice, Souls, UsedHeroic

ActionRule = Generator[Decision, Action, Action]


def settle(table: Souls, roll: Roll, rules: tuple[str, ...], next_answers: list[Action]) -> ActionRule:
    """Luck and Stand Fast until the roll is kept, and the answer that kept it.

    Where something is to be decided as soon as it is kept, those answers keep it; else there is one that says so.

    DS-CHAR-12, DS-DECISION-37, DS-DECISION-49, DS-DECISION-54, DS-RULING-43, DS-RULING-46, DS-RULING-152.
    """
    while True:
        uses = uses_for(table, roll)
        if not uses:
            return DONE
        if next_answers and not kills(table, roll):
            answer = yield ask_owner(table, roll.who, next_answers + uses, "ask-roll", rules)
        else:
            answer = yield ask_user(table, roll.who, [DONE, *uses], "ask-roll", rules, "roll")
        if isinstance(answer, Reroll):
            turn_die(table, roll, answer.die)
        elif isinstance(answer, Heroic):
            stand_fast(table, roll)
        else:
            return answer


def uses_for(table: Souls, roll: Roll) -> list[Action]:
    """All that could make a roll serve better."""
    found: list[Action] = []
    hero = table.heroes[roll.who]
    shown = total(roll)
    now = worth(table, roll, shown)
    if roll.what == "block" and hero.heroic and CHARACTERS[hero.kind].heroic == "stand_fast":
        if worth(table, roll, shown + max(FACES["blue"])) > now:
            found.append(Heroic())
    if not hero.luck or (roll.what == "resist" and table.profile["luck_on_resist"] != "yes"):
        return found
    seen: list[tuple[str, int]] = []
    for number in range(len(roll.dice)):
        colour = roll.dice[number]
        face = roll.shown[number]
        if (colour, face) not in seen:
            seen.append((colour, face))
            if worth(table, roll, shown - face + max(FACES[colour])) > now:
                found.append(Reroll(number))
    return found


def worth(table: Souls, roll: Roll, shown: int) -> int:
    """How well a roll serves if its dice show so much: damage dealt, a dodge that succeeds, boxes not lost."""
    hero = table.heroes[roll.who]
    if roll.what == "dodge":
        return 1 if shown >= roll.need else 0
    if roll.what != "attack":
        return -min(free(hero), harm(hero, max(0, roll.against - shown), True))
    result = max(0, shown + roll.modifier)
    dealt = 0
    most = 0
    fallen = 0
    for id in roll.foes:
        foe = foe_by(table, id)
        assert foe is not None
        over = result - defence(foe, roll.magical)
        most = max(most, over)
        damage = min(health_left(foe), bled(foe, softened(foe, max(0, over))))
        fallen += damage == health_left(foe)
        dealt += damage
    if hero.black and fallen < len(table.foes):
        for gear in powers(table, hero):
            if gear.zeal and most >= gear.zeal_by:
                dealt += 1
    return dealt


def kills(table: Souls, roll: Roll) -> bool:
    """Whether the one who rolled dies if the roll is kept: nothing else is decided then."""
    return roll.what != "attack" and worth(table, roll, total(roll)) <= -free(table.heroes[roll.who])


def turn_die(table: Souls, roll: Roll, die: int) -> None:
    """Luck turns one die, and the new face stands (DS-CHAR-12, DS-RULING-43)."""
    table.heroes[roll.who].luck = False
    roll.shown[die] = FACES[roll.dice[die]][table.chance.dice.below(6)]
    table.tell(Rerolled(roll.who, die, roll.shown[die], comes_to(roll)))


def stand_fast(table: Souls, roll: Roll) -> None:
    """The Knight adds a blue die to a block roll already seen (DS-DECISION-54, DS-RULING-46, DS-RULING-152)."""
    table.heroes[roll.who].heroic = False
    table.tell(UsedHeroic(roll.who))
    shown = FACES["blue"][table.chance.dice.below(6)]
    roll.dice.append("blue")
    roll.shown.append(shown)
    table.tell(RolledDice(roll.who, "block", ["blue"], [shown], 0, comes_to(roll), roll.against))


def comes_to(roll: Roll) -> int:
    """What a roll comes to with its modifier."""
    return max(0, total(roll) + roll.modifier)
