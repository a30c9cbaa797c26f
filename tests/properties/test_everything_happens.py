"""Games are played until everything has happened in them that can, and none of them is stuck."""

from __future__ import annotations

from all_games import GAMES, SMALL_GAMES, brought, each
from properties.happenings import Watcher, everything
from properties.walks import begin, bots_for, longest, seats_in

from undercroft.engine.game import Game

PLAYED = 36  # games at random, of a game that brings nothing of its own


def happen(game: Game, watcher: Watcher) -> None:
    """Games at random, with every number of players."""
    for seed in range(PLAYED):
        session = begin(game, seed, seats_in(game, 1 + seed % 4))
        watcher.watch(session, bots_for(game, "random", f"everything {seed}"), longest(game))
        assert session.decision is None, f"stuck at {session.decision.ask}"


@each([*GAMES, *SMALL_GAMES])
def test_everything_happens(game: Game) -> None:
    own = brought(game, "properties", "happenings")
    watcher = own.Watcher() if own else Watcher()
    if own:
        own.happen(watcher)
    else:
        happen(game, watcher)
    wanted = everything(game) | (own.everything() if own else set())
    assert sorted(wanted - watcher.seen) == []
