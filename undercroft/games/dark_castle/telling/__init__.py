"""What is asked, answered and told at the table, as messages: `Game.words` of the castle.

A prisoner is always called by their character. An action may be told after the fact (to take it back), so what
the table no longer shows is left out rather than guessed.
"""

from __future__ import annotations

from undercroft.engine.decision import Blocked
from undercroft.engine.message import Arg, Message, Several
from undercroft.engine.wording import Wording
from undercroft.games.dark_castle import state
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle
from undercroft.games.dark_castle.telling.answers import ANSWERS
from undercroft.games.dark_castle.telling.events import EVENTS
from undercroft.games.dark_castle.telling.names import FIELDS, choices, page_name, the
from undercroft.games.dark_castle.telling.questions import QUESTIONS
from undercroft.games.dark_castle.words import moment, needs_words, the_item


def outcome(castle: Castle) -> Message:
    """How it ended."""
    number = max(0, len(castle.turned) - 1)
    if castle.over != "died":
        return Message(f"outcome-{castle.over}", count=len(castle.prisoners), pages=number)
    dead: list[Arg] = [the(castle, who) for who, prisoner in enumerate(castle.prisoners) if prisoner.hp <= 0]
    page = page_name(castle.turned[-1])
    return Message("outcome-died", count=len(dead), dead=Several(dead), number=number, page=page)


def why(castle: Castle, blocked: Blocked) -> Message:
    """Why not, with the prisoner, item or way it is about."""
    action = blocked.action
    if isinstance(action, state.Use):
        args: dict[str, Arg] = {"who": the(castle, action.who), "item": the_item(action.item)}
        card = CARDS.copies[action.item]
        if blocked.why == "why-not-now" and card.when == "any":
            return Message("why-not-now-idle", **args)
        return Message(blocked.why, moment=moment(card), **args) if card.when else Message(blocked.why, **args)
    if isinstance(action, state.Rest):
        what = "why-not-now-rest" if blocked.why == "why-not-now" else blocked.why
        return Message(what, who=the(castle, action.who))
    if isinstance(action, state.TakeWay):
        for _, effect in choices(castle.turned[-1]):
            for way in effect.ways:
                if way.id == action.way and way.needs is not None:
                    return Message(blocked.why, needs=needs_words(way.needs))
    return Message(blocked.why)


WORDING = Wording(QUESTIONS, ANSWERS, EVENTS, why, outcome, FIELDS)
