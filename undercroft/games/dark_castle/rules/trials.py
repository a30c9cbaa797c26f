"""Trials: rolls outside combat, push-your-luck, guesses (EC-CHAP-12, EC-CHAP-13, EC-RULING-25, EC-RULING-42)."""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.catalogue import TRAITS
from undercroft.games.dark_castle.rules import dice, effects, items
from undercroft.games.dark_castle.rules.gear import EFFECTS, VERBS
from undercroft.games.dark_castle.rules.table import NOBODY, chosen
from undercroft.games.dark_castle.state import (
    PRESS,
    STOP,
    Attempt,
    Castle,
    Failed,
    Passed,
    PressOn,
    Roll,
    Said,
    Say,
    Stop,
    Trial,
    Tried,
)


def begin(castle: Castle, path: str, it: int) -> None:
    """A trial begins with nothing gathered and no attempt made."""
    castle.next(Attempt(path, it, 0, 0))


def attempt(castle: Castle, step: Attempt) -> Rule:
    """One attempt: all who try roll together; items count towards it (EC-CHAP-12, EC-CHAP-13, EC-RULING-30).

    After the last one the page goes on, with what it has cost on the way (EC-RULING-42).
    """
    path = step.path
    effect = EFFECTS[path]
    rollers = chosen(castle, effect.who, step.it)
    it = rollers[0] if len(rollers) == 1 else step.it
    castle.trial = Trial(path=path, total=step.total, attempts=step.attempts)
    castle.used = []
    castle.rolls = [dice.roll_for(castle, who, "trial") for who in rollers]
    while (yield from items.pause(castle, "trial", "ask-roll", ("EC-DEC-11", "EC-CHAP-12"))):
        pass
    total = step.total
    if VERBS[path] == "match":
        passed = all_alike(castle)
    else:
        total += sum([worth(castle, roll, effect.trait) for roll in castle.rolls])
        passed = total >= needed(castle, effect)
        castle.tell(Tried(path=path, total=total, needed=needed(castle, effect), before=step.total))
    castle.rolls = []
    castle.trial = None
    if passed:
        castle.tell(Passed(path=path))
        effects.follow_list(castle, f"{path}.passed", it)
    elif step.attempts + 1 < effect.attempts:
        effects.follow_list(castle, f"{path}.each_fail", it, Attempt(path, step.it, total, step.attempts + 1))
    else:
        castle.tell(Failed(path=path))
        effects.follow_list(castle, f"{path}.failed", it)
        effects.follow_list(castle, f"{path}.each_fail", it)


def needed(castle: Castle, effect: cards.Test) -> int:
    """How many symbols it takes; one for each prisoner where the card says so."""
    return effects.amount_of(castle, effect.needed)


def worth(castle: Castle, roll: Roll, trait: str) -> int:
    """What a roll adds: symbols of the trait, a double being two (EC-CHAR-05); or 1 for any double."""
    if trait == "double":
        return 1 if len(roll.face) == 2 else 0
    return dice.symbols(castle, roll).count(trait)


def counts(trial: Trial, trait: str) -> bool:
    """Whether a symbol of this trait could help: the one asked for, or any where dice must match."""
    effect = EFFECTS[trial.path]
    return isinstance(effect, cards.Match) or (isinstance(effect, cards.Test) and effect.trait == trait)


def all_alike(castle: Castle) -> bool:
    """Whether every die shows the same trait; a double shows its trait like a single (EC-RULING-25)."""
    for trait in TRAITS:
        if all([trait in roll.face or trait in roll.extra for roll in castle.rolls]):
            return True
    return False


# -- push your luck --------------------------------------------------------------------------------------


def begin_press(castle: Castle, path: str, who: int) -> None:
    """The first roll of a push-your-luck page is not a choice."""
    castle.next(PressOn(path, who, 0))


def press_on(castle: Castle, step: PressOn) -> Rule:
    """Roll again or stop (EC-DEC-05): the bad trait ends it, anything else brings its gain."""
    path = step.path
    who = step.it
    rolls = step.rolls
    effect: cards.PressLuck = EFFECTS[path]
    seats = [castle.prisoners[who].seat]
    if rolls > 0:
        options: list[Action] = [PRESS, STOP]
        answer = yield from items.ask(castle, lambda: options, "ask-press", ("EC-DEC-05",), "choice", seats, who)
        if isinstance(answer, Stop):
            return
    castle.used = []
    castle.rolls = [dice.roll_for(castle, who, "press")]
    castle.trial = Trial(path=path, total=0, attempts=rolls)
    while (yield from items.pause(castle, "press", "ask-roll", ("EC-DEC-11", "EC-CHAP-13"), seats, who)):
        pass
    castle.trial = None
    face = castle.rolls[0].face
    castle.rolls = []
    if face[0] == effect.bad:
        effects.follow_list(castle, f"{path}.bust", who)
    elif rolls + 1 < effect.most:
        effects.follow_list(castle, f"{path}.gain", who, PressOn(path, who, rolls + 1))
    else:
        effects.follow_list(castle, f"{path}.gain", who)


def guess(castle: Castle, path: str, who: int) -> Rule:
    """A trait is named, then a chapter die is rolled."""
    options: list[Action] = [Say(trait) for trait in TRAITS]
    seats = [castle.prisoners[who].seat]
    answer = yield from items.ask(
        castle, lambda: options, "ask-guess", ("EC-DEC-03", "EC-CHAP-09"), "choice", seats, who
    )
    assert isinstance(answer, Say)
    castle.tell(Said(who=who, trait=answer.trait))
    right = dice.roll_chapter_die(castle, "guess", NOBODY) == answer.trait
    castle.tell(Passed(path=path) if right else Failed(path=path))
    effects.follow_list(castle, f"{path}.passed" if right else f"{path}.failed", who)
