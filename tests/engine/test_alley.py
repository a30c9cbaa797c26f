"""What the larger boxes will need of the engine, proved with throw-away rules."""

from __future__ import annotations

import pytest
from small_games.dark_alley import game as alley
from small_games.dark_alley.state import Play, Walk, Walked

from undercroft.bots.player import play_out
from undercroft.bots.random import RandomPlayer
from undercroft.bots.search import SearchPlayer
from undercroft.engine.decision import PASS
from undercroft.engine.errors import IllegalAnswer, NotPossible, StaleAnswer, WrongSeat
from undercroft.engine.session import Session


def table(seed: str = "alley", players: int = 3) -> Session:
    return Session.start(alley, players=players, seed=seed)


def hand(session: Session, seat: int) -> list[str]:
    return session.view(seat)["table"]["hand"]


def test_a_hidden_hand_is_in_no_other_seats_view_options_events_or_copy() -> None:
    session = table()
    session.act(Walk(1))
    assert session.decision is not None and session.decision.window == "step"  # noqa: PT018
    mine = set(hand(session, 0))
    for seat in (1, 2, -1):
        shown = repr(session.view(seat))
        assert not any(card in shown for card in mine)
        assert not any(card in repr(session.heard(seat)) for card in mine - {"none"} if seat != 0)
    with pytest.raises(WrongSeat):
        session.copy_for(1, "peek")


def test_a_search_does_not_see_the_hidden_hand() -> None:
    """Two tables that differ only in what the walker cannot know are answered alike."""
    first = table()
    other = first.copy(keep="all")
    other.redeal(1, "another deal")
    assert first.view(1) == other.view(1)
    assert first.state != other.state
    choices = []
    for session in (first, other):
        bot = SearchPlayer(RandomPlayer("p"), runs=60, seed="same")
        choices.append(repr(bot.choose(session, 1)))
        tree = sorted((name, node.runs, node.total) for name, node in bot.root.after.items())
        choices.append(repr(tree))
    assert choices[:2] == choices[2:]


def test_an_opponent_may_answer_in_a_window_and_be_answered() -> None:
    session = table()
    session.act(Walk(2))
    snare = hand(session, 0)[0]
    session.act(Play(snare), seat=0)
    assert session.decision is not None
    assert session.decision.window == "answer"
    assert session.decision.seats == [1]
    session.act(Play(hand(session, 1)[0]), seat=1)
    assert session.decision.seats == [0]
    session.act(PASS, seat=0)
    # The ambush was answered, so the walk went through.
    assert [type(told.event) for told in session.events][:1] == [Walked]


def test_a_window_is_opened_by_what_is_public_even_if_nothing_fits() -> None:
    session = table()
    session.act(Walk(1))
    before = session.serial(1)
    session.act(PASS, seat=0)
    # The walker's own count did not move while the ambusher was asked.
    assert session.serial(1) == before
    assert session.serial(2) == 1


def test_a_standing_order_passes_for_a_seat() -> None:
    session = table()
    session.order(0, "step")
    session.act(Walk(1))
    assert session.decision is not None
    assert session.decision.seats == [2]
    session.order(0, "step", "")
    session.act(Walk(1), seat=2)
    assert session.decision.seats == [0]


def test_an_aside_changes_the_table_and_the_question_is_asked_again() -> None:
    session = table()
    card = hand(session, 1)[0]
    session.act(Play(card), seat=1)
    assert session.view(1)["table"]["steps"] == [0, 1, 0]
    assert session.decision is not None
    assert session.decision.ask == "ask-walk"
    assert session.decision.seats == [1]


def test_a_player_joins_at_once_between_two_steps() -> None:
    session = table()
    session.reseat(4)
    assert session.seats == 4
    assert len(session.view(3)["table"]["hand"]) == 1
    saved = Session.load(session.save(), alley)
    assert saved.seats == 4
    assert saved.digest() == session.digest()


def test_a_player_who_joins_in_the_middle_of_a_step_waits_for_its_end() -> None:
    session = table()
    session.act(Walk(1))
    session.reseat(4)
    assert session.seats == 3
    session.act(PASS, seat=0)
    assert session.seats == 4
    assert session.copy().digest() == session.digest()
    with pytest.raises(NotPossible):
        session.undo()
    session.act(Walk(1))
    session.undo()
    assert session.seats == 4


def test_a_leaver_the_game_refuses_changes_nothing() -> None:
    session = table()
    before = session.digest()
    with pytest.raises(NotPossible):
        session.reseat(2)
    assert session.digest() == before
    session.act(Walk(1))


def test_copies_of_a_redealt_copy_hold() -> None:
    session = table()
    session.act(Walk(1))
    copy = session.copy_for(0, "deal")
    again = copy.copy()
    assert again.digest() == copy.digest()
    for twin in (copy, again):
        twin.act(PASS, seat=0)
        twin.act(Walk(1))
    assert again.digest() == copy.digest()


def test_refusals_leave_the_session_as_it_was() -> None:
    session = table()
    before = (session.digest(), session.serials.copy(), len(session.history))
    with pytest.raises(WrongSeat):
        session.answer(2, 1, Walk(1))
    with pytest.raises(WrongSeat):
        session.answer(9, 1, Walk(1))
    with pytest.raises(WrongSeat):
        session.answer(-1, 1, Walk(1))
    with pytest.raises(IllegalAnswer):
        session.answer(1, session.serial(1), Walk(7))
    with pytest.raises(StaleAnswer):
        session.answer(1, session.serial(1) - 1, Walk(1))
    assert before == (session.digest(), session.serials.copy(), len(session.history))


def test_games_of_random_players_end() -> None:
    for seed in range(20):
        session = table(str(seed))
        play_out(session, {seat: RandomPlayer(f"{seed}:{seat}") for seat in range(3)}, most=500)
        assert session.outcome() in ("through", "caught")
