"""Bench: our speed, pure and compiled, beside other libraries, measured in turns so that all meet the same noise.

Of each speed the best of all turns counts, ours and theirs alike: other programs can only ever slow us down.

Decisions: random play through the public session, options built and answers checked, for every number of players in
turn. Copies: `session.copy()` at every decision of random games. Each tree is measured in a process of its own:

    python -m undercroft.lab.bench dark-castle 2.0
"""

from __future__ import annotations

import gc
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from undercroft.engine.errors import NotPossible
from undercroft.engine.game import Game, find_game
from undercroft.engine.session import Session
from undercroft.lab import trees
from undercroft.lab.certainty import quantile

ROUNDS = 5
FIGURES = (
    "decisions_per_second",
    "games_per_second",
    "copies_per_second",
    "answers_since_checkpoint_p50",
    "answers_since_checkpoint_p99",
)

Pick = Callable[[list[Any]], Any]


# -- one tree, in this process ---------------------------------------------------------------------------


def measure(game: Game, seconds: float) -> dict[str, float]:
    """The figures of the tree that this process has imported."""
    pick = random.Random(1).choice  # what the peers are played with, too
    gc.collect()
    gc.freeze()  # what was imported need not be looked through again and again; the peers have the same
    play_for(game, seconds / 4, pick)
    decisions, games, spent = play_for(game, seconds, pick)
    times, lengths = copy_for(game, seconds / 2, pick)
    return {
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 1),
        "copies_per_second": round(1e9 / median(times)),
        "answers_since_checkpoint_p50": quantile(lengths, 0.5),
        "answers_since_checkpoint_p99": quantile(lengths, 0.99),
    }


def play_for(game: Game, seconds: float, pick: Pick) -> tuple[int, int, float]:
    """Play whole random games until the time is up: decisions, games, seconds."""
    least, most = game.players
    clock = time.perf_counter
    decisions = games = 0
    started = clock()
    while (spent := clock() - started) < seconds:
        session = Session.start(game, least + games % (most - least + 1), games, keep="none")
        decisions += play(session, pick)
        games += 1
    return decisions, games, spent


def play(session: Session, pick: Pick) -> int:
    """Play a game to its end: any seat that is asked gives any of its answers."""
    answer, serials = session.answer, session.serials
    count = 0
    while (decision := session.decision) is not None:
        seat = pick(decision.asked())
        answer(seat, serials[seat], pick(decision.options_of(seat)))
        count += 1
    return count


def copy_for(game: Game, seconds: float, pick: Pick) -> tuple[list[int], list[int]]:
    """Copy at every decision of random games: nanoseconds a copy, and answers since the checkpoint."""
    least, most = game.players
    clock = time.perf_counter_ns
    times: list[int] = []
    lengths: list[int] = []
    games = 0
    until = clock() + int(seconds * 1e9)
    while clock() < until or not times:
        session = Session.start(game, least + games % (most - least + 1), games, keep="last")
        games += 1
        while (decision := session.decision) is not None:
            before = clock()
            session.copy()
            times.append(clock() - before)
            lengths.append(len(session.line))
            seat = pick(decision.asked())
            session.answer(seat, session.serials[seat], pick(decision.options_of(seat)))
    return times, lengths


# -- all of them, in turns -------------------------------------------------------------------------------


def bench(game: str, seconds: float, compiled: Path | None = None, peers: bool = True) -> dict[str, Any]:
    """Pure, compiled and the peers in turns, each for so many seconds a turn."""
    find_game(game)
    tree = compiled or trees.compiled_tree()
    lacking = trees.why_not_compiled(tree)
    rounds: list[dict[str, Any]] = []
    for _ in range(ROUNDS):
        rounds.append(
            {
                "pure": in_tree(trees.pure_tree(), game, seconds),
                "compiled": None if lacking else in_tree(tree, game, seconds),
                "peers": peers_now(seconds) if peers else {},
            }
        )
    result: dict[str, Any] = {
        "game": game,
        "pure": best([one["pure"] for one in rounds]),
        "compiled": None if lacking else best([one["compiled"] for one in rounds]),
        "peers": best([one["peers"] for one in rounds]),
    }
    ours = "pure" if lacking else "compiled"
    speed = result[ours]["decisions_per_second"]
    result["ratios"] = {name: round(speed / peer, 2) for name, peer in result["peers"].items()}
    result["ratios_of"] = ours
    if lacking:
        result["compiled_missing"] = lacking
    if not result["peers"]:
        result["peers_missing"] = "the peers are not installed; `make bench` installs them"
    return result


def in_tree(tree: Path, game: str, seconds: float) -> dict[str, float]:
    """The figures of a tree, from a process of its own."""
    command = [sys.executable, "-m", "undercroft.lab.bench", game, str(seconds)]
    done = subprocess.run(command, env=trees.environment(tree), capture_output=True, text=True)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise NotPossible(f"the bench in {tree} failed: {last}")
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def peers_now(seconds: float) -> dict[str, float]:
    """Decisions a second of the other libraries, from their own environment; none if there is none."""
    root = trees.pure_tree()
    for python in (root / ".venv-bench" / "bin" / "python", root / ".venv-bench" / "Scripts" / "python.exe"):
        if python.is_file():
            script = Path(__file__).with_name("peers.py")
            command = [str(python), "-I", str(script), "--seconds", str(seconds)]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode == 0:
                figures: dict[str, Any] = json.loads(done.stdout)
                figures.pop("missing", None)
                return figures
    return {}


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best of each speed that every round has; of what is no speed, the median."""
    names = [name for name in rounds[0] if all(name in one for one in rounds)]
    return {name: (median if "checkpoint" in name else max)([one[name] for one in rounds]) for name in names}


if __name__ == "__main__":
    print(json.dumps(measure(find_game(sys.argv[1]), float(sys.argv[2]))))
