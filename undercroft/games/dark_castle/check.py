"""What must hold on every table of the castle, whoever says that it was laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from undercroft.engine.errors import BadSave
from undercroft.engine.record import Step
from undercroft.games.dark_castle.catalogue import CARDS, TRAITS
from undercroft.games.dark_castle.rules.table import NOBODY, starting_hp
from undercroft.games.dark_castle.state import Attempt, Castle, Fight, Follow, NextOf, PressOn, Roll, SplitPoint

MOST_STEPS: Final = 100  # on the agenda: a page has a handful of instructions
MOST_DICE: Final = 60  # in a row, or rolled
MOST: Final = 1_000  # rounds, attempts, hit points to be lost


def check(castle: Castle) -> None:
    """Refuse a table that cannot be."""
    for reason in wrong(castle):
        raise BadSave(f"no castle is like this: {reason}")


def wrong(castle: Castle) -> list[str]:
    """Everything on this table that no box could lay out."""
    return [
        *wrong_cards(castle),
        *wrong_prisoners(castle),
        *wrong_dice(castle),
        *[f"{step!r} cannot come" for step in castle.agenda[:MOST_STEPS] if not is_possible(castle, step)],
        *([f"{len(castle.agenda)} steps to come"] if len(castle.agenda) > MOST_STEPS else []),
    ]


def wrong_cards(castle: Castle) -> list[str]:
    """Every card exists and is in one place; a boss lies beneath all other pages."""
    items = castle.item_deck + castle.discard + castle.middle
    items += [item for prisoner in castle.prisoners for item in prisoner.hands]
    pages = castle.deck + castle.spare + castle.turned
    found = twice(items) + twice(pages)
    found += [f"{item} is no item" for item in items if item not in CARDS.copies]
    known = {*CARDS.starts, *CARDS.chapters, *CARDS.bosses}
    found += [f"{page} is no page" for page in pages if page not in known]
    found += [f"{page} among the chapters" for page in castle.deck[1:] + castle.spare if page in CARDS.bosses]
    if castle.deck and castle.deck[0] not in CARDS.bosses:
        found.append("no boss at the end")
    if not castle.deck and not castle.turned:
        found.append("no pages")
    found += [f"{item} was used" for item in castle.used + castle.used_page if item not in CARDS.copies]
    return found


def wrong_prisoners(castle: Castle) -> list[str]:
    """Two to four, each with a card of their own, hit points within bounds, in seats that follow one another."""
    prisoners = castle.prisoners
    seats = [prisoner.seat for prisoner in prisoners]
    if seats != [0, 0] and (seats != list(range(len(seats))) or not 2 <= len(seats) <= 4):
        return [f"prisoners at {seats[:8]}"]
    found = twice([prisoner.character for prisoner in prisoners if prisoner.character])
    for prisoner in prisoners:
        if prisoner.character and prisoner.character not in CARDS.characters:
            found.append(f"{prisoner.character} is no prisoner")
        if prisoner.hp > starting_hp(castle) or (prisoner.hp <= 0 and prisoner.character and not castle.over):
            found.append(f"{prisoner.hp} hit points")
        if any(not 0 <= curse.pages <= MOST for curse in prisoner.curses) or len(prisoner.curses) > MOST_DICE:
            found.append("a curse without end")
    if not all(is_somebody(castle, who) for who in (castle.turner, castle.nominee)):
        found.append("nobody turned the page")
    return found


def wrong_dice(castle: Castle) -> list[str]:
    """Dice of known faces, no more than can lie on a table, rolled by those who are there."""
    found: list[str] = []
    if castle.fight is not None and not is_possible_fight(castle, castle.fight):
        found.append("such a fight there is none")
    found += ["such a roll there is none" for roll in castle.rolls[:MOST_DICE] if not is_possible_roll(castle, roll)]
    if len(castle.rolls) > MOST_DICE or len(castle.losses) > MOST_DICE:
        found.append("rolls and losses without end")
    for loss in castle.losses[:MOST_DICE]:
        if not 0 <= loss.who < len(castle.prisoners) or not 0 <= loss.amount <= MOST:
            found.append(f"{loss.who} is to lose {loss.amount}")
    trial = castle.trial
    if trial is not None and (trial.path not in CARDS.effects or not are_counts(trial.total, trial.attempts)):
        found.append("such a trial there is none")
    return found


def is_possible_fight(castle: Castle, fight: Fight) -> bool:
    """Whether its card describes it, and its dice and figures could be those of a fight."""
    return (
        fight.path in CARDS.effects
        and len(fight.row) <= MOST_DICE
        and all(die.trait in TRAITS and 0 <= die.hits <= MOST_DICE for die in fight.row)
        and are_counts(fight.damage, fight.round)
        and all(is_somebody(castle, who) for who in (fight.resting, fight.fighter, fight.aim))
    )


def is_possible_roll(castle: Castle, roll: Roll) -> bool:
    """Whether somebody here could have rolled this."""
    shown = roll.face + roll.extra + roll.old
    return 0 <= roll.who < len(castle.prisoners) and len(shown) <= MOST_DICE and set(shown) <= set(TRAITS)


def is_possible(castle: Castle, step: Step) -> bool:
    """Whether this step could come: its instruction exists, its prisoners are there, its figures are small."""
    if isinstance(step, Follow | PressOn | Attempt | NextOf) and step.path not in CARDS.effects:
        return False
    if isinstance(step, Follow | PressOn | Attempt) and not is_somebody(castle, step.it):
        return False
    count = len(castle.prisoners)
    if isinstance(step, NextOf):
        return 0 < len(step.left) <= count and all(0 <= who < count for who in step.left)
    if isinstance(step, SplitPoint):
        return are_counts(step.left, *step.shares) and len(step.shares) == count and 0 <= step.who < count
    if isinstance(step, PressOn):
        return are_counts(step.rolls)
    return not isinstance(step, Attempt) or are_counts(step.total, step.attempts)


def is_somebody(castle: Castle, who: int) -> bool:
    """Whether this is one of the prisoners, or nobody."""
    return NOBODY <= who < len(castle.prisoners)


def are_counts(*numbers: int) -> bool:
    """Whether one could have counted so far."""
    return all(0 <= number <= MOST for number in numbers)


def twice(cards: Iterable[str]) -> list[str]:
    """What is there more than once."""
    return [f"{card} twice" for card, count in Counter(cards).items() if count > 1]
