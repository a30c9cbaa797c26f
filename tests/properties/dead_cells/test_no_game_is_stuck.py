"""Games of Dead Cells in every mode and number end, or can go on: none raises, none stands still."""

from __future__ import annotations

import os
import random

import pytest
from properties.dead_cells.walks import far_along
from properties.walks import profile

from undercroft.engine.decision import DONE
from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.campaign import PROFILE
from undercroft.games.dead_cells.state import Campaign

# For each mode and number of players; more of them would meet the same biomes again, which is for `make sweep`.
GAMES = max(4, int(os.environ.get("UNDERCROFT_THOROUGH", "12")) // 3)
LONGEST = 700  # answers; a campaign of sixty runs goes on, and must be able to
MANY = 20  # answers to one question
ENDINGS = {"won", "lost", "left"}


def play_on(session: Session, rng: random.Random, most: int) -> int:
    """At random, with players who come and go between runs; how many runs went to their end."""
    for _ in range(most):
        decision = session.decision
        if decision is None:
            break
        assert decision.options
        seats = rng.choice([session.seats, *game.seatings(session.state, decision)])
        if seats > session.seats:
            session.reseat(seats)
        elif seats < session.seats:
            session.reseat(session.seats - 1, rng.randrange(session.seats))
        elif len(decision.options) > MANY and DONE in decision.options and rng.randrange(2):
            session.act(DONE)  # at random a group would sort its mutations for hours
        else:
            session.act(rng.choice(decision.options))
    table = session.state
    assert isinstance(table, Campaign)
    return len(table.chronicle)


@pytest.mark.parametrize("mode", game.options()["mode"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_ends_or_can_go_on(mode: str, players: int) -> None:
    runs = 0
    ended = 0
    for seed in range(GAMES):
        options = {**profile(game, seed), "mode": mode}
        session = Session.start(game, players=players, seed=f"stuck {seed}", options=options)
        if seed % 2:
            session = far_along(session, seed)  # a group that plays at random never gets there by itself
        runs += play_on(session, random.Random(f"{mode} {players} {seed}"), LONGEST)
        if session.decision is None:
            assert session.outcome() in ENDINGS
            ended += 1
        else:
            assert mode == "campaign", "a single run is never so long"
            assert session.legal(session.decision.leader)
    assert runs >= GAMES
    assert ended == GAMES or mode == "campaign"


@pytest.mark.parametrize("box", game.options()["start_box"])
@pytest.mark.parametrize("option", PROFILE)
def test_no_later_rule_leaves_anybody_stuck(option: str, box: str) -> None:
    """Each alone, for all others are as in the box."""
    for seed in range(max(2, GAMES // 4)):
        options = {"mode": "run", "start_box": box, option: game.options()[option][1]}
        session = Session.start(game, players=1 + seed % 4, seed=f"stuck {seed}", options=options)
        play_on(session, random.Random(f"{option} {box} {seed}"), LONGEST)
        assert session.outcome() in ENDINGS
