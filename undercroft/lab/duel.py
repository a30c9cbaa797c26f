"""Duel: two bots play the same castles, each alone at the table, and the difference of what they win is measured."""

from __future__ import annotations

import secrets
from typing import Any

from undercroft.engine.errors import NotPossible
from undercroft.lab import certainty
from undercroft.lab.simulate import Order, rehearse, simulate


def duel(
    game: str,
    bot: str,
    against: str,
    games: int,
    players: int,
    seed: str | None = None,
    jobs: int = 0,
    options: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The figures of a duel over paired seeds."""
    if games < 1:
        raise NotPossible("at least one game must be played")
    seed = secrets.token_hex(8) if seed is None else seed
    rehearse(Order(game, players, against, seed, options or {}, 0, games))
    first = simulate(game, games, players, bot, seed, jobs, options)
    second = simulate(game, games, players, against, seed, jobs, options)
    pairs = list(zip(first.played.won, second.played.won))
    only_first = sum(mine and not other for mine, other in pairs)
    only_second = sum(other and not mine for mine, other in pairs)
    low, high = certainty.paired_difference(only_first, only_second, games)
    return {
        "games": games,
        "bot": bot,
        "against": against,
        "win_rate": round(first.wins() / games, 6),
        "win_rate_against": round(second.wins() / games, 6),
        "difference": round((only_first - only_second) / games, 6),
        "difference_low": round(low, 6),
        "difference_high": round(high, 6),
        "only_bot_won": only_first,
        "only_against_won": only_second,
        "game": game,
        "players": players,
        "seed": seed,
        "seconds": round(first.seconds + second.seconds, 3),
    }
