"""Games of Dark Souls in every mode and number end, or can go on: none raises, none stands still."""

from __future__ import annotations

import os

import pytest
from properties.dark_souls.walks import far_along
from properties.walks import profile

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.games.dark_souls.game import game

GAMES = int(os.environ.get("UNDERCROFT_THOROUGH", "12"))
LONGEST = 2500  # answers; a party that farms souls may go on for ever, and must be able to


@pytest.mark.parametrize("mode", game.options()["mode"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_ends_or_can_go_on(mode: str, players: int) -> None:
    ended = 0
    for seed in range(GAMES):
        options = {**profile(game, seed), "mode": mode}
        session = Session.start(game, players=players, seed=f"stuck {seed}", options=options)
        if seed % 2:
            session = far_along(session, seed)  # a party that plays at random never gets there by itself
        bots = {seat: find_bot("random", game, f"{seed} {seat}") for seat in range(players)}
        play_out(session, bots, LONGEST)
        if session.decision is None:
            assert session.outcome() in ("won", "lost")
            ended += 1
        else:
            assert session.decision.options
            assert session.legal(session.decision.leader)
    assert ended > GAMES // 2
