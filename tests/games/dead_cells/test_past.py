"""A line of the log names those who were there, also when others sit at the table, or nobody does any more."""

from __future__ import annotations

import random

import pytest
from all_games import words_of

from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import BePrisoner, Died, PrisonerTaken
from undercroft.games.dead_cells.telling.names import the_kind
from undercroft.server.people import People, Person, Seating, hashed
from undercroft.server.presenter import Presenter
from undercroft.server.table import Table
from undercroft.terminal.logbook import told
from undercroft.terminal.voice import Voice

CASTS = [["poisoned", "flayed"], ["quartered", "immolated"]]


def play_run(session: Session, cast: list[str], rng: random.Random) -> None:
    """A run by whim with these prisoners, until the next one could begin."""
    while True:
        decision = session.decision
        assert decision is not None
        answer = rng.choice(decision.options)
        if decision.ask == "ask-prisoner":
            answer = BePrisoner(cast[decision.seats[0]])
        session.act(answer)
        assert session.decision is not None
        if session.decision.ask == "ask-next-run":
            return


def lines(session: Session, lang: str, upto: int) -> list[tuple[Event, str]]:
    """The first events, each with its line as it is told now."""
    text = words_of(game, lang)
    return [
        (one.event, text.line(session.state, one.event, session.told_before(place)))
        for place, one in enumerate(session.events[:upto])
    ]


def two_runs() -> tuple[Session, Session, int]:
    """A campaign after its first run, the same after its second with others, and how much the first one told."""
    session = Session.start(game, 2, "past", {"runs": "ten"}, keep="all")
    rng = random.Random(4)
    play_run(session, CASTS[0], rng)
    after = Session.load(session.save())
    many = len(session.events)
    play_run(session, CASTS[1], rng)
    return after, session, many


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_names_who_was_there_whoever_sits_there_now(lang: str) -> None:
    after, session, many = two_runs()
    text = words_of(game, lang)
    wanted = [text.tell(the_kind(kind)) for kind in CASTS[0]]
    others = [text.tell(the_kind(kind)) for kind in CASTS[1]]
    gone = text.say("prisoner-gone")
    for late in (after, session, Session.load(session.save())):
        named = 0
        for event, line in lines(late, lang, many):
            who = getattr(event, "who", -1)
            assert gone not in line.lower()
            assert not any(other.lower() in line.lower() for other in others), line
            named += who >= 0 and line != "" and wanted[who].lower() in line.lower()
            if isinstance(event, Died):
                assert wanted[who].lower() in line.lower()
        assert named > 20
    assert lines(after, lang, many) == lines(session, lang, many)


def test_the_second_run_is_told_by_its_own_names() -> None:
    _, session, many = two_runs()
    text = words_of(game, "en")
    said = " ".join(line for _, line in lines(session, "en", len(session.events))[many:]).lower()
    assert all(text.tell(the_kind(kind)).lower() in said for kind in CASTS[1])
    assert not any(text.tell(the_kind(kind)).lower() in said for kind in CASTS[0])


def test_server_terminal_and_story_tell_it_alike() -> None:
    _, session, many = two_runs()
    expected = [line for _, line in lines(session, "en", many)]
    person = Person(0, "Ada", [0, 1], True, hashed("key"))
    presenter = Presenter(Table("t", session, People(2, [person], Seating({})), "first"), {})
    assert [line.text for line in presenter.lines(0, 0, many, "en")] == expected
    terminal = [line for line, _ in told(session, 0, Voice(game, "en"))]
    assert terminal[: len([line for line in expected if line])] == [line for line in expected if line]


def test_before_anybody_is_there_nobody_is_guessed() -> None:
    session = Session.start(game, 2, "past")
    assert [one.event for one in session.events if isinstance(one.event, PrisonerTaken)] == []
    assert game.table_then(session.state, session.told_before(len(session.events))) is session.state
