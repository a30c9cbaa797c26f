"""While somebody watches, every event keeps the state as it stood when it was told; nobody else pays for it."""

from __future__ import annotations

import random

import pytest

from undercroft.engine.session import Session


def played(session: Session, answers: int = 30) -> Session:
    """So many answers at random."""
    chance = random.Random(1)
    for _ in range(answers):
        if session.decision is not None:
            seat = session.decision.asked()[0]
            session.act(chance.choice(session.legal(seat)), seat)
    return session


def test_every_event_keeps_a_state_of_its_own() -> None:
    session = Session.start("dark-castle", seed="watch")
    session.watch(True)
    while session.decision is not None:
        played(session, 1)
    states = [told.state for told in session.events if told.state is not None]
    assert len(states) > 50
    assert all(state.news is None and not state.watched for state in states)


def test_states_differ_as_the_game_moves_on() -> None:
    session = Session.start("dark-castle", seed="watch")
    session.watch(True)
    played(session)
    views = {repr(session.game.view(told.state, -1)) for told in session.events if told.state is not None}
    assert len(views) > 10


@pytest.mark.parametrize("keep", ["all", "last", "none"])
def test_nobody_watches_unless_asked_to(keep: str) -> None:
    session = played(Session.start("dark-castle", seed="watch", keep=keep))
    assert all(told.state is None for told in session.events)
    assert not session.state.watched


def test_a_session_without_a_log_cannot_be_watched() -> None:
    session = Session.start("dark-castle", seed="watch", keep="last")
    session.watch(True)
    played(session)
    assert not session.state.watched


def test_watching_changes_nothing_and_survives_going_back() -> None:
    plain = played(Session.start("dark-castle", seed="watch"))
    watched = Session.start("dark-castle", seed="watch")
    watched.watch(True)
    played(watched)
    assert watched.digest() == plain.digest()
    assert watched.save() == plain.save()
    watched.undo()
    told = len(watched.events)
    assert watched.state.watched
    watched.redo()
    assert [one.state is not None for one in watched.events[told:]].count(False) == 0
    copy = watched.copy("all")
    assert not copy.state.watched


def test_what_was_seen_is_let_go() -> None:
    session = Session.start("dark-castle", seed="watch")
    session.watch(True)
    played(session)
    half = len(session.events) // 2
    session.let_go(half)
    assert any(told.state is not None for told in session.events[:half])
    assert all(told.state is None for told in session.events[half:])
    session.watch(False)
    played(session, 5)
    assert all(told.state is None for told in session.events[half:])
