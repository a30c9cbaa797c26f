"""Duel: two bots play the same games, and the difference of what they win is measured.

In a co-operative game each plays alone at the table, under the same seeds. Where there are sides, each takes every side
in turn against the other, under the same seeds too. Instead of whole games they may play, likewise, the positions that
the game's study names, its trials: single fights, say.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import find_game
from undercroft.lab import certainty, pool
from undercroft.lab.line_ups import line_up
from undercroft.lab.simulate import Batch, rehearse, sides_of, simulate
from undercroft.lab.study import TrialResult, study_of


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


# -- over trials -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PairedTries:
    """Tries of a trial that both bots play, one after the other: those of these numbers, under one seed."""

    game: str
    trial: str
    bot: str
    against: str
    seed: str
    first: int
    last: int

    def count(self) -> int:
        """How many these are."""
        return self.last - self.first


TrialPair = tuple[TrialResult, TrialResult]


def play_pairs(tries: PairedTries) -> list[TrialPair]:
    """Carry out one order."""
    game = find_game(tries.game)
    study = study_of(game)
    names = [side.name for side in game.sides(game.players[1], game.usual_options())]
    pairs: list[TrialPair] = []
    for number in range(tries.first, tries.last):
        seed = f"{tries.seed}:{number}"
        for side, name in enumerate(names):
            mine = study.measure(game, tries.trial, line_up(names, name, tries.bot, tries.against), seed)
            other = study.measure(game, tries.trial, line_up(names, name, tries.against, tries.bot), seed)
            pairs.append((as_side(mine, side), as_side(other, side)))
    return pairs


def as_side(result: TrialResult, side: int) -> TrialResult:
    """How a trial ended for a side; its figures are the first one's, and turn round for the others."""
    figures = {name: figure if side == 0 else -figure for name, figure in result.figures.items()}
    return TrialResult(result.won_by(side), figures)


def wanted_trials(game: str, wanted: str) -> list[str]:
    """The trials of a game's study that one of these patterns, with commas between them, fits: `C1 *,B2-elite 2`."""
    names = study_of(find_game(game)).duelled()
    patterns = [pattern.strip() for pattern in wanted.split(",")]
    found = [name for name in names if any(fnmatchcase(name, pattern) for pattern in patterns)]
    if not found:
        known = ", ".join(names[:3]) + (", …" if len(names) > 3 else "") if names else "it has none"
        raise NotPossible(f"no trial of {game} is called {wanted!r}; its trials: {known}")
    return found


def duel_in_trials(
    game: str, bot: str, against: str, games: int, wanted: str, seed: str | None = None, jobs: int = 0
) -> dict[str, Any]:
    """The figures of a duel over so many tries of each of these trials, both bots from the same positions."""
    if games < 1:
        raise NotPossible("at least one game must be played")
    seed = secrets.token_hex(8) if seed is None else seed
    jobs = jobs or pool.cores()
    names = wanted_trials(game, wanted)
    for one in (bot, against):
        find_bot(one, find_game(game), "")
    # All trials of one try together: a study may keep what several of them begin with.
    orders = [
        PairedTries(game, name, bot, against, seed, number, number + 1) for number in range(games) for name in names
    ]
    started = time.perf_counter()
    results = pool.spread(play_pairs, orders, jobs, PairedTries.count, f"{bot} against {against}")
    by_trial: dict[str, list[TrialPair]] = {name: [] for name in names}
    for order, pairs in zip(orders, results, strict=True):
        by_trial[order.trial] += pairs
    every = [pair for pairs in by_trial.values() for pair in pairs]
    return {
        "games": games,
        "bot": bot,
        "against": against,
        **compared(every),
        "trials": {name: compared(pairs) for name, pairs in by_trial.items()},
        "game": game,
        "seed": seed,
        "seconds": round(time.perf_counter() - started, 3),
    }


def compared(pairs: list[TrialPair]) -> dict[str, Any]:
    """What the first of the two won more than the second, and how their other figures differ in the mean."""
    only_first = sum(mine.won and not other.won for mine, other in pairs)
    only_second = sum(other.won and not mine.won for mine, other in pairs)
    low, high = certainty.paired_difference(only_first, only_second, len(pairs))
    figures: dict[str, dict[str, float]] = {}
    for name in dict.fromkeys(name for mine, _ in pairs for name in mine.figures):
        both = [(mine.figures[name], other.figures[name]) for mine, other in pairs if name in mine.figures]
        gaps = [mine - other for mine, other in both]
        gap, margin = certainty.mean(sum(gaps), sum(one * one for one in gaps), len(gaps))
        figures[name] = {
            "mean": round(sum(mine for mine, _ in both) / len(both), 4),
            "mean_against": round(sum(other for _, other in both) / len(both), 4),
            "difference": round(gap, 4),
            **({"give_or_take": round(margin, 4)} if len(gaps) > 1 else {}),
        }
    return {
        "pairs": len(pairs),
        "win_rate": round(sum(mine.won for mine, _ in pairs) / len(pairs), 6),
        "win_rate_against": round(sum(other.won for _, other in pairs) / len(pairs), 6),
        "difference": round((only_first - only_second) / len(pairs), 6),
        "difference_low": round(low, 6),
        "difference_high": round(high, 6),
        "only_bot_won": only_first,
        "only_against_won": only_second,
        "figures": figures,
    }
