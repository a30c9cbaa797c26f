"""Games of every kind played at random, told in every language."""

from __future__ import annotations

import random

import pytest
from all_games import GAMES, SMALL_GAMES, each
from properties.walks import longest, seats_in
from text.telling import look_back, play, tell

from undercroft.engine.game import Game
from undercroft.engine.session import Session


@each([*GAMES, *SMALL_GAMES])
@pytest.mark.parametrize("seed", range(8))
def test_games_can_be_told(game: Game, seed: int) -> None:
    """Every number of players and all sorts of settings."""
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in game.options().items()}
    session = Session.start(game, players=seats_in(game, 1 + seed % 4), seed=seed, options=options)
    told = 0
    for decision in play(session, rng, longest(game)):
        told = tell(session, decision, told)
    look_back(session)
