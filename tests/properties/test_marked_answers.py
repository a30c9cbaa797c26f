"""What games say of answers beside the rules, at every decision: where they belong, and which are plainly mistakes."""

from __future__ import annotations

from all_games import GAMES, SMALL_GAMES, each, words_of
from hypothesis import given, settings
from hypothesis import strategies as st
from properties.walks import THOROUGH, can_be_dealt_anew, walk

from undercroft.engine.game import Game
from undercroft.engine.marks import ENDS_TURN, FIRST, RARE, WORSE
from undercroft.engine.text import LANGUAGES

games = given(st.integers(0, 2**32), st.integers(1, 4), st.sampled_from(["random", "judgement"]))
each_game = each([*GAMES, *SMALL_GAMES])


@each_game
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_marks_are_on_what_is_offered_and_leave_something_in_sight(
    game: Game, seed: int, players: int, bot: str
) -> None:
    for session in walk(game, seed, players, bot):
        decision = session.decision
        for seat in [] if decision is None else decision.asked():
            assert decision is not None
            marks = game.marks(session.state, decision, seat)
            assert set(marks) <= set(decision.options_of(seat))
            assert set(marks.values()) <= {FIRST, WORSE, RARE, ENDS_TURN}
            assert list(marks.values()).count(ENDS_TURN) <= 1
            answers = decision.answers_of(seat)
            assert not answers or any(marks.get(action) not in (WORSE, RARE) for action in answers)


@each_game
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_there_is_always_an_answer_nothing_speaks_against(game: Game, seed: int, players: int, bot: str) -> None:
    texts = [words_of(game, lang) for lang in LANGUAGES]
    for session in walk(game, seed, players, bot):
        decision = session.decision
        found = [
            game.blunder(session.state, decision, seat, action)
            for seat in ([] if decision is None else decision.asked())
            for action in ([] if decision is None else decision.options_of(seat))
        ]
        assert decision is None or None in found
        for message in found:
            if message is not None:
                assert all(text.sentence(message).endswith(".") for text in texts)


@each_game
@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_neither_tells_what_a_seat_cannot_know(game: Game, seed: int, players: int, bot: str) -> None:
    for place, session in enumerate(walk(game, seed, players, bot)):
        decision = session.decision
        seat = place % session.seats
        if decision is None or seat not in decision.asked() or not can_be_dealt_anew(session, seat):
            continue
        twin = session.copy_for(seat, f"marks {seed} {place}")
        assert game.marks(twin.state, decision, seat) == game.marks(session.state, decision, seat)
        for action in decision.options_of(seat):
            assert game.blunder(twin.state, decision, seat, action) == game.blunder(
                session.state, decision, seat, action
            )
