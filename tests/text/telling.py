"""Games told in every language while they are played: every question, answer, refusal and event has its sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

from all_games import brought

from undercroft.engine.decision import Decision
from undercroft.engine.game import Game
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.engine.text import LANGUAGES, Text

LONGEST_LABEL = 88  # letters, unless a game's `used.py` says otherwise


@cache
def texts(game: Game) -> list[Text]:
    """A game's words, language by language."""
    return [Text(game, lang, strict=True) for lang in LANGUAGES]


def play(session: Session, rng: random.Random, most: int) -> Iterator[Decision]:
    """Answer at random; each decision is looked at first."""
    while session.decision is not None and most:
        decision = session.decision
        yield decision
        seat = rng.choice(decision.asked())
        session.answer(seat, session.serial(seat), rng.choice(decision.options_of(seat)))
        most -= 1


def tell(session: Session, decision: Decision, told: int) -> int:
    """Put everything on the table into words, and what happened since."""
    game, state = session.game, session.state
    refused = {seat: game.why_not(state, decision, seat) for seat in decision.asked()}
    headline = game.headline(state)
    for text in texts(game):
        check(text, text.question(state, decision))
        if headline.id:
            check(text, text.tell(headline))
        for seat, blocked in refused.items():
            offered = decision.options_of(seat)
            for action in offered:
                label(text, state, action)
            for reason in blocked:
                assert reason.action not in offered, reason.action
                label(text, state, reason.action)
                check(text, text.why(state, reason))
        for entry in session.events[told:]:
            line = text.event(state, entry.event)
            if line:
                check(text, line)
                assert line[-1] in ".!", line
    return len(session.events)


def label(text: Text, state: State, action: Action) -> None:
    """A label is short, and no sentence."""
    said = text.option(state, action)
    check(text, said)
    assert len(said) <= longest_label(text.game), said
    assert not said.endswith("."), said


@cache
def longest_label(game: Game) -> int:
    """How many letters an answer may have."""
    found: int = getattr(brought(game, "text", "used"), "LONGEST_LABEL", LONGEST_LABEL)
    return found


def check(text: Text, said: str) -> None:
    """A sentence with nothing left open, properly set."""
    assert said
    assert said == said.strip()
    assert not re.search(r"[{}‹›]|  | \.|\.\.|-1", said), said
    if text.lang == "fr":
        assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:", said), said


def look_back(session: Session) -> None:
    """All that was done and told can also be told afterwards, when the table has changed."""
    for text in texts(session.game):
        if session.is_over():
            check(text, text.outcome(session.state))
        for entry in session.events:
            text.event(session.state, entry.event)
        for old in session.entries:
            if old.action is not None:
                check(text, text.option(session.state, old.action))
