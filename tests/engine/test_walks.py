"""A walk of many strides that is one answer, with a window at each of them: the causeway asks for that."""

from __future__ import annotations

import pytest
from small_games.causeway import game
from small_games.causeway.game import CARDS
from small_games.causeway.state import Crossing, Strike, Strode, Struck, Walk

from undercroft.engine.clicks import clicks
from undercroft.engine.decision import PASS
from undercroft.engine.one_click import offered_routes
from undercroft.engine.session import Session

LURKER = 2
HANDS = [("snare.1", "snare.2"), ("lunge.1", "lunge.2"), ("snare.1", "lunge.1")]


def crossing(session: Session) -> Crossing:
    """The state, as what it is."""
    assert isinstance(session.state, Crossing)
    return session.state


def begun(hand: tuple[str, ...] = HANDS[2], bots: tuple[int, ...] = ()) -> Session:
    """Two walkers at the shore; the lurker holds these cards, and another that was drawn."""
    state = Session.start(game, 3, "walk").checkpoints[0].state.copy()
    assert isinstance(state, Crossing)
    state.hand[:] = hand
    state.deck[:] = [card for card in CARDS if card not in hand]
    session = Session.at(game, state, 3, {}, "walk")
    session.seat_bots(list(bots))
    return session


def pass_all(session: Session) -> int:
    """The lurker lets everything pass; how often it was asked."""
    count = 0
    while session.decision is not None and session.decision.window:
        session.act(PASS)
        count += 1
    return count


def strides(session: Session) -> list[int]:
    """The stones that were told, one after another."""
    return [event.at for event in session.heard(0) if isinstance(event, Strode)]


@pytest.mark.parametrize("hand", HANDS)
def test_a_bot_is_asked_at_every_stride_and_a_person_at_none_unless_ordered(hand: tuple[str, ...]) -> None:
    asked = begun(hand, bots=(LURKER,))
    asked.act(Walk(4))
    assert pass_all(asked) == 4
    spared = begun(hand)
    spared.act(Walk(4))
    assert spared.decision is not None
    assert spared.decision.window == ""
    assert strides(asked) == strides(spared) == [1, 2, 3, 4]
    assert len(asked.entries) == len(spared.entries), "how far the game has come tells nobody who was asked"
    assert asked.digest() == spared.digest()
    ordered = begun(hand)
    ordered.order(LURKER, "strode", "stop")
    ordered.act(Walk(3))
    assert pass_all(ordered) == 3


@pytest.mark.parametrize("bots", [(), (LURKER,)])
def test_where_a_walk_is_split_does_not_depend_on_the_hand(bots: tuple[int, ...]) -> None:
    told: list[list[str]] = []
    for hand in HANDS:
        session = begun(hand, bots)
        seen: list[str] = []
        for place in range(8):
            decision = session.decision
            assert decision is not None
            for seat in (0, 1, -1):
                seen.append(repr([session.view(seat), session.heard(seat), session.serials[:LURKER], decision.seats]))
            seen.append(repr([len(session.entries), decision.window, decision.leader]))
            session.act(PASS if decision.window else decision.options[place % len(decision.options)])
        told.append(seen)
    assert told[0] == told[1] == told[2]


def test_every_stride_keeps_the_table_as_it_was_for_those_who_watch() -> None:
    for bots in ((), (LURKER,)):
        session = begun(bots=bots)
        session.watch(True)
        since = len(session.events)
        session.act(Walk(4))
        pass_all(session)
        stood = [told.state for told in session.events[since:] if isinstance(told.event, Strode)]
        assert [state.walkers[0].at for state in stood if isinstance(state, Crossing)] == [1, 2, 3, 4]


def test_a_walk_is_taken_back_as_one_answer_also_in_the_middle_of_a_window() -> None:
    session = begun()
    before = session.digest()
    session.act(Walk(4))
    after = session.digest()
    session.undo()
    assert (session.digest(), session.decision and session.decision.ask) == (before, "ask-walk")
    session.redo()
    assert session.digest() == after
    asked = begun(bots=(LURKER,))
    asked.act(Walk(4))
    asked.act(PASS)
    assert crossing(asked).walkers[0].at == 2
    halfway = asked.digest()
    asked.back(0)
    assert asked.digest() == before
    asked.redo()
    assert asked.digest() == halfway
    assert asked.decision is not None
    assert asked.decision.window == "strode"
    assert pass_all(asked) == 3
    assert asked.digest() == after


def test_a_table_saved_or_forked_in_the_middle_of_a_window_goes_on_from_there() -> None:
    session = begun(bots=(LURKER,))
    session.act(Walk(4))
    session.act(PASS)
    forks = [session.copy(), Session.load(session.save(), game), session.fork(len(session.entries))]
    session.act(Strike("snare.1"))
    for twin in forks:
        assert twin.decision is not None
        assert twin.decision.window == "strode"
        twin.act(Strike("snare.1"))
        assert twin.digest() == session.digest()
        assert crossing(twin).walkers[0].at == 2, "a snare ends the walk"
    walk = Session.at(game, session.checkpoints[0].state, 3, {}, session.seed)
    for entry in session.entries:
        walk.repeat(entry)
    assert walk.digest() == session.digest()
    assert [type(event) for event in walk.heard(1)] == [Strode, Strode, Struck]


def test_nobody_learns_from_a_window_how_far_the_walk_will_go() -> None:
    """What one could answer to the next question is not offered along with a pass: that would tell that it comes."""
    session = begun(bots=(LURKER,))
    session.act(Walk(4))
    assert offered_routes(session, LURKER) == []
    assert "4" not in repr(session.view(LURKER)["decision"])


def test_a_pass_where_nobody_usually_is_asked_takes_no_click() -> None:
    session = begun(bots=(LURKER,))
    session.act(Walk(4))
    pass_all(session)
    session.act(Walk(2))
    session.act(PASS)
    session.act(Strike("snare.1"))
    assert clicks(session) == [("ask-walk", 1), ("ask-walk", 1), ("window-strode", 1)]
    assert clicks(session, [LURKER]) == [("window-strode", 1)]
