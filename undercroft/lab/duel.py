"""Duel: two bots play the same games, and the difference of what they win is measured.

In a co-operative game each plays alone at the table, under the same seeds. Where there are sides, each takes every side
in turn against the other, under the same seeds too.
"""

from __future__ import annotations

import secrets
from typing import Any

from undercroft.engine.errors import NotPossible
from undercroft.lab import certainty
from undercroft.lab.line_ups import line_up
from undercroft.lab.simulate import Batch, rehearse, sides_of, simulate


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
    if "=" in bot or "=" in against:
        raise NotPossible("in a duel each bot plays every side: name just the bots")
    seed = secrets.token_hex(8) if seed is None else seed
    for one in (bot, against):
        rehearse(Batch(game, players, one, seed, options or {}, 0, games))
    names = [side.name for side in sides_of(game, players, options or {})]
    pairs: list[tuple[bool, bool]] = []
    by_side: dict[str, dict[str, float]] = {}
    seconds = 0.0
    for number, name in enumerate(names):
        first = simulate(game, games, players, line_up(names, name, bot, against), seed, jobs, options)
        second = simulate(game, games, players, line_up(names, name, against, bot), seed, jobs, options)
        pairs += [(mine[number], other[number]) for mine, other in zip(first.played.won, second.played.won)]
        by_side[name] = {
            "win_rate": round(first.wins(number) / games, 6),
            "win_rate_against": round(second.wins(number) / games, 6),
        }
        seconds += first.seconds + second.seconds
    only_first = sum(mine and not other for mine, other in pairs)
    only_second = sum(other and not mine for mine, other in pairs)
    low, high = certainty.paired_difference(only_first, only_second, len(pairs))
    return {
        "games": games,
        "bot": bot,
        "against": against,
        "win_rate": round(sum(mine for mine, _ in pairs) / len(pairs), 6),
        "win_rate_against": round(sum(other for _, other in pairs) / len(pairs), 6),
        "difference": round((only_first - only_second) / len(pairs), 6),
        "difference_low": round(low, 6),
        "difference_high": round(high, 6),
        "only_bot_won": only_first,
        "only_against_won": only_second,
        "sides": by_side,
        "game": game,
        "players": players,
        "seed": seed,
        "seconds": round(seconds, 3),
    }
