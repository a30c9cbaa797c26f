"""No test of every game is a test of none: the games are found, and they are those one can play."""

from __future__ import annotations

from all_games import GAMES, SMALL_GAMES, brought, find

from undercroft.engine.game import games


def test_the_games_found_are_those_that_are_installed() -> None:
    assert sorted(game.name for game in GAMES) == sorted(games())
    assert len(GAMES) > 1


def test_a_small_game_is_found_beside_them_and_brings_what_it_has() -> None:
    for game in SMALL_GAMES:
        assert find(game.name) is game
        assert brought(game, "properties", "holds") is not None
        assert brought(game, "properties", "nothing") is None
