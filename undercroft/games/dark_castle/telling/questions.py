"""Questions, with what one must know to answer them."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.decision import Decision
from undercroft.engine.message import Arg, Message, Several
from undercroft.engine.record import Action
from undercroft.games.dark_castle import cards, state
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle
from undercroft.games.dark_castle.telling.names import all_of, bearer, choices, page_name, the


def ask_character(castle: Castle, decision: Decision) -> Message:
    taken = len([prisoner for prisoner in castle.prisoners if prisoner.character])
    return Message("ask-character", number=taken + 1, count=len(castle.prisoners))


def ask_turner(castle: Castle, decision: Decision) -> Message:
    if not castle.turned:
        return Message("ask-turner-start")
    if castle.shown and castle.deck and not castle.middle:
        return Message("ask-turner-shown", page=page_name(castle.deck[-1]))
    return Message("ask-turner", middle=len(castle.middle))


def ask_leave(castle: Castle, decision: Decision) -> Message:
    return Message("ask-leave", who=the(castle, bearers(castle, decision)[0]))


def ask_discard(castle: Castle, decision: Decision) -> Message:
    whose = bearers(castle, decision)
    if len(decision.seats) == 1 and len(whose) == 1:
        return Message("ask-discard", who=the(castle, whose[0]))
    return Message("ask-discard-any")


def bearers(castle: Castle, decision: Decision) -> list[int]:
    """Whose items the options are about."""
    found: list[int] = []
    for option in decision.options:
        if isinstance(option, state.Leave | state.Discard) and bearer(castle, option.item) not in found:
            found.append(bearer(castle, option.item))
    return found


def ask_way(castle: Castle, decision: Decision) -> Message:
    """A choice of the group, or of the one prisoner its page names, or about one."""
    for _, effect in choices(castle.turned[-1]):
        if any(state.TakeWay(way.id) in decision.options for way in effect.ways):
            chooser = {"turner": castle.turner, "nominee": castle.nominee}.get(effect.by, -1)
            if chooser >= 0:
                return Message("ask-way-one", who=the(castle, chooser))
    if decision.about >= 0:
        return Message("ask-way-for", who=the(castle, decision.about))
    return Message("ask-way")


def ask_split(castle: Castle, decision: Decision) -> Message:
    """How much one prisoner bears; the last of them bears the rest."""
    who, last = decision.about, len(castle.prisoners) - 1
    if who < last - 1:
        return Message("ask-split", left=decision.count, who=the(castle, who))
    return Message("ask-split-last", left=decision.count, who=the(castle, who), other=the(castle, last))


def ask_loss(castle: Castle, decision: Decision) -> Message:
    losses: list[Arg] = [
        Message("loss-of", who=the(castle, loss.who), amount=loss.amount) for loss in castle.losses if loss.amount
    ]
    return Message("ask-loss", losses=Several(losses))


def ask_roll(castle: Castle, decision: Decision) -> Message:
    rolls: list[Arg] = [Message("roll-of", who=the(castle, roll.who), face=all_of(roll)) for roll in castle.rolls]
    return Message("ask-roll", rolls=Several(rolls))


def ask_round(castle: Castle, decision: Decision) -> Message:
    return Message(decision.ask, round=castle.fight.round if castle.fight else 0)


def ask_blow(castle: Castle, decision: Decision) -> Message:
    return Message("ask-blow", damage=castle.fight.damage if castle.fight else 0)


def ask_keep(castle: Castle, decision: Decision) -> Message:
    who = [option.who for option in decision.options if isinstance(option, state.Keep)]
    return Message("ask-keep", who=the(castle, who[0]))


def ask_one(castle: Castle, decision: Decision) -> Message:
    """A question about one prisoner."""
    return Message(decision.ask, who=the(castle, decision.about))


QUESTIONS: dict[str, Callable[[Castle, Decision], Message]] = {
    "ask-character": ask_character,
    "ask-turner": ask_turner,
    "ask-leave": ask_leave,
    "ask-discard": ask_discard,
    "ask-way": ask_way,
    "ask-loss": ask_loss,
    "ask-roll": ask_roll,
    "ask-split": ask_split,
    "ask-duel": ask_round,
    "ask-rest": ask_round,
    "ask-aim": ask_round,
    "ask-round": ask_round,
    "ask-blow": ask_blow,
    "ask-double": ask_one,
    "ask-keep": ask_keep,
    "ask-press": ask_one,
    "ask-guess": ask_one,
}


def lesson(castle: Castle, decision: Decision) -> str:
    """What to say to somebody who plays their first castle, the moment a question is new to them."""
    if castle.profile["castle"] != "first":
        return ""
    if decision.ask == "ask-turner":
        if not castle.turned:
            return "lesson-start"
        if castle.middle:
            return "lesson-items"
        return "lesson-food" if any(is_healing(aside.action) for aside in decision.asides or []) else "lesson-turner"
    if decision.ask == "ask-rest" and castle.fight is not None and castle.fight.round > 1:
        return "lesson-rest-again"
    return LESSONS.get(decision.ask, "")


def is_healing(action: Action) -> bool:
    """Whether something that is offered heals: nothing that would heal nobody is."""
    return isinstance(action, state.Use) and isinstance(CARDS.copies[action.item].use, cards.Mend)


LESSONS = {
    "ask-character": "lesson-character",
    "ask-way": "lesson-way",
    "ask-rest": "lesson-rest",
    "ask-strike": "lesson-strike",
    "ask-blow": "lesson-blow",
    "ask-double": "lesson-double",
    "ask-roll": "lesson-roll",
    "ask-loss": "lesson-loss",
    "ask-share": "lesson-items",
    "ask-leave": "lesson-leave",
    "ask-split": "lesson-split",
}
