"""The long games of the bench: made of true answers, and no dearer at the end than at the start."""

from __future__ import annotations

from all_games import each_game
from small_games.vault.game import game as vault

from undercroft.engine.game import AnyGame, find_game
from undercroft.engine.history import MOST_CHECKPOINTS
from undercroft.lab.long_games import UNDERWAY, find_pair, measure


@each_game
def test_two_answers_lead_back_to_where_they_began(game: AnyGame) -> None:
    pair = find_pair(game)
    assert pair is not None
    session = pair.session
    assert len(session.entries) >= UNDERWAY
    here = session.digest()
    for there in (True, False):
        seat, action = pair.there if there else pair.back
        session.act(action, seat)
        assert (session.digest() == here) is not there


def test_a_long_game_is_measured_at_its_start_and_at_its_end() -> None:
    figures = measure(find_game("dark-castle"), 2_400)
    assert figures is not None
    assert figures["answers"] in (2_399, 2_400)
    start, end = figures["start"], figures["end"]
    assert list(start) == list(end)
    assert all(figure > 0 for figure in (*start.values(), *end.values()))
    assert end["checkpoints"] <= MOST_CHECKPOINTS
    assert end["bytes_stored_an_answer"] <= 1.1 * start["bytes_stored_an_answer"]


def test_where_no_answer_undoes_another_nothing_is_measured() -> None:
    assert measure(vault) is None
