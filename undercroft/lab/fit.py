"""Fit a game's estimate: what its positions are worth, learned from games its own judgement played.

The game names a few features of a quiet position; a logistic regression on how those games ended gives their
weights, of several sides for each its own. The result is data (``estimate.toml`` in the game's folder), renewed by
``undercroft fit GAME``.
"""

from __future__ import annotations

import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from undercroft.bots.blinded import blinded
from undercroft.bots.player import Player, next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.game import AnyGame, find_game
from undercroft.engine.session import Session
from undercroft.lab.study import Lesson, study_of

SideLessons = dict[str, list[Lesson]]
"""What was learned, by the side it was learned for."""


def positions(name: str, players: int, seed: str, games: range) -> SideLessons:
    """Quiet positions of some games, each with how its game ended for a side."""
    game = find_game(name)
    study = study_of(game)
    sides = [side.name for side in game.sides(players, game.usual_options())]
    found: SideLessons = {side: [] for side in sides}
    for number in games:
        lessons = study.lessons(game, players, f"{seed}:{players}:{number}", number)
        if lessons is not None:
            for side, learned in lessons.items():
                found[sides[side]] += learned
            continue
        session = Session.start(game, players, f"{seed}:{players}:{number}", keep="last")
        session.seat_bots(list(range(players)), alone=True)
        bot = find_bot("judgement", game, f"{seed}:{number}")
        bots: dict[int, Player] = blinded(dict.fromkeys(range(players), bot), f"{seed}:{number}")
        met: list[tuple[int, list[float]]] = []
        while session.decision is not None:
            if game.milestone(session.state, session.decision) >= 0:
                met += [(side, game.features(session.state, side)) for side in range(len(sides))]
            answer = next_answer(session, bots)
            assert answer is not None
            session.answer(answer[0], session.serials[answer[0]], answer[1])
        for side, features in met:
            found[sides[side]].append((features, game.payoff(session.state, side)))
    return found


def sensible(samples: list[Lesson], signs: list[int], ridge: float = 1.0) -> list[float]:
    """The same, where a weight may be known to be positive or negative (`signs`; 0: either).

    What goes together in the games played need not be good: the tired are those who have nearly won. A weight of the
    wrong sign is taken out, and the others are fitted anew.
    """
    size = len(samples[0][0])
    kept = list(range(size))
    while True:
        fitted = logistic([([features[at] for at in kept], won) for features, won in samples], ridge)
        wrong = [at for at, weight in zip(kept, fitted, strict=True) if signs[at : at + 1] and weight * signs[at] < 0]
        if not wrong:
            weights = dict(zip(kept, fitted, strict=True))
            return [weights.get(at, 0.0) for at in range(size)]
        kept = [at for at in kept if at not in wrong]


def logistic(samples: list[Lesson], ridge: float = 1.0, rounds: int = 12) -> list[float]:
    """The weights of a logistic regression, by Newton's method with a little ridge."""
    size = len(samples[0][0])
    weights = [0.0] * size
    for _ in range(rounds):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge if row == column else 0.0 for column in range(size)] for row in range(size)]
        for features, won in samples:
            some = [at for at in range(size) if features[at]]  # of many features most may be empty
            chance = 1 / (1 + math.exp(-sum(weights[at] * features[at] for at in some)))
            spread = chance * (1 - chance)
            for row in some:
                slope[row] += (won - chance) * features[row]
                scaled = spread * features[row]
                bent = bend[row]
                for column in some:
                    bent[column] += scaled * features[column]
        step = solve(bend, slope)
        weights = [weight + move for weight, move in zip(weights, step, strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a small linear system by elimination."""
    size = len(right)
    rows = [[*matrix[row], right[row]] for row in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def fit(name: str, games: int, seed: str, jobs: int) -> dict[str, list[float]]:
    """Play so many games for each number of players, and fit; the weights by side."""
    game = find_game(name)
    least, most = game.players
    chunk = 50
    samples: SideLessons = {}
    with ProcessPoolExecutor(jobs) as pool:
        tasks = [
            pool.submit(positions, name, players, seed, range(start, min(start + chunk, games)))
            for players in range(least, most + 1)
            for start in range(0, games, chunk)
        ]
        for task in tasks:
            for side, lessons in task.result().items():
                samples.setdefault(side, []).extend(lessons)
    study = study_of(game)
    return {side: sensible(lessons, study.signs(), study.ridge) for side, lessons in samples.items()}


def write(game: AnyGame, weights: dict[str, list[float]], path: Path, games: int) -> None:
    """Write the weights where the game will read them."""
    text = f"# Fitted by `undercroft fit {game.name} --games {games}`: do not edit.\n"
    for side, fitted in weights.items():
        rows = "".join(f"    {weight:.4f},\n" for weight in fitted)
        text += f"weights{f'.{side}' if len(weights) > 1 else ''} = [\n{rows}]\n"
    path.write_text(text, encoding="utf-8")
