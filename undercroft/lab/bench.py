"""Bench: our speed, pure and compiled, beside other libraries, measured in turns so that all meet the same noise.

Of each speed the best of all turns counts, ours and theirs alike: other programs can only ever slow us down. Speeds are
by the second of processor time, ours and theirs; a copy is timed by the clock on the wall, which is the harsher.

Decisions: random play through the public session, options built and answers checked, for every number of players in
turn. Full games: random games may end soon, so games that the bot with judgement has played are played again answer by
answer, the thinking left out. Copies: `session.copy()` at every decision of random games, and in those full games where
the game has a name for the moment (`Game.scene`). Long games: `undercroft/lab/long_games.py`. Where others have put the
same game into code, a `bench.toml` in the game's folder says how fast that was measured to be, and the ratio is told:

    [decisions_per_second]  # on a machine like ours
    "their engine, whole loop" = 640

Each tree is measured in a process of its own:

    python -m undercroft.lab.bench measure dark-castle 2.0 ALBUM
    python -m undercroft.lab.bench record dark-castle 2.0
    python -m undercroft.lab.bench long dark-castle 20000
"""

from __future__ import annotations

import gc
import json
import random
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from undercroft.bots.player import Player, next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame, find_game
from undercroft.engine.session import Session
from undercroft.lab import long_games, trees
from undercroft.lab.certainty import quantile

ROUNDS = 5
ALBUM = 8  # full games, two for each number of players where there are four
PATIENCE = 10  # no more games are recorded once this many turns' time is up
LONGEST = 10_000  # answers; a game that has not ended by then tells nothing
FIGURES = (
    "decisions_per_second",
    "games_per_second",
    "full_games_per_second",
    "full_games_decisions_per_second",
    "copies_per_second",
    "answers_since_checkpoint_p50",
    "answers_since_checkpoint_p99",
)
ELSEWHERE = "bench.toml"  # in a game's package: how fast the same game is played by others

Pick = Callable[[list[Any]], Any]
Recorded = tuple[int, str, list[tuple[int, int]]]
"""A full game: players, seed, and each answer as the seat and the place among its options."""


# -- one tree, in this process ---------------------------------------------------------------------------


def measure(game: AnyGame, seconds: float, album: list[Recorded]) -> dict[str, float]:
    """The figures of the tree that this process has imported."""
    pick = random.Random(1).choice  # what the peers are played with, too
    gc.collect()
    gc.freeze()  # what was imported need not be looked through again and again; the peers have the same
    play_for(game, seconds / 4, pick)
    decisions, games, spent = play_for(game, seconds, pick)
    answers, full, took = replay_for(game, seconds / 2, album)
    times, lengths = copy_for(game, seconds / 2, pick)
    figures = {
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 1),
        "full_games_per_second": round(full / took, 1),
        "full_games_decisions_per_second": round(answers / took),
        "copies_per_second": round(1e9 / median(times)),
        "answers_since_checkpoint_p50": quantile(lengths, 0.5),
        "answers_since_checkpoint_p99": quantile(lengths, 0.99),
    }
    for scene, moments in scene_copies(game, album).items():
        name = scene.replace(" ", "_")
        figures[f"copy_in_{name}_p50_us"] = round(quantile(moments, 0.5) / 1000, 1)
        figures[f"copy_in_{name}_p99_us"] = round(quantile(moments, 0.99) / 1000, 1)
    return figures


def play_for(game: AnyGame, seconds: float, pick: Pick) -> tuple[int, int, float]:
    """Play whole random games until the time is up: decisions, games, seconds."""
    least, most = game.players
    clock = time.process_time
    decisions = games = 0
    started = clock()
    while (spent := clock() - started) < seconds or not games:
        session = begun(game, least + games % (most - least + 1), str(games), "none")
        decisions += play(session, pick)
        games += 1
    return decisions, games, spent


def begun(game: AnyGame, players: int, seed: str, keep: str) -> Session:
    """A game among bots: they are asked wherever they have a choice, and nowhere else."""
    session = Session.start(game, players, seed, keep=keep)
    session.seat_bots(list(range(players)), alone=True)
    return session


def play(session: Session, pick: Pick) -> int:
    """Play a game to its end: any seat that is asked gives any of its answers. A seat asked alone is not drawn for."""
    answer, serials = session.answer, session.serials
    count = 0
    while (decision := session.decision) is not None:
        asked = decision.asked()
        seat = asked[0] if len(asked) == 1 else pick(asked)
        answer(seat, serials[seat], pick(decision.options_of(seat)))
        count += 1
    return count


def copy_for(game: AnyGame, seconds: float, pick: Pick) -> tuple[list[int], list[int]]:
    """Copy at every decision of random games: nanoseconds a copy, and answers since the checkpoint."""
    least, most = game.players
    clock = time.perf_counter_ns
    times: list[int] = []
    lengths: list[int] = []
    games = 0
    until = clock() + int(seconds * 1e9)
    while clock() < until or not times:
        session = begun(game, least + games % (most - least + 1), str(games), "last")
        games += 1
        while (decision := session.decision) is not None:
            before = clock()
            session.copy()
            times.append(clock() - before)
            lengths.append(len(session.entries))
            seat = pick(decision.asked())
            session.answer(seat, session.serials[seat], pick(decision.options_of(seat)))
    return times, lengths


# -- full games ------------------------------------------------------------------------------------------


def record(game: AnyGame, seconds: float) -> dict[str, Any]:
    """Games of the bot with judgement, every number of players in turn, and how long it takes to play them."""
    least, most = game.players
    album: list[Recorded] = []
    unfinished = 0
    spent: dict[int, list[float]] = {}
    clock = time.process_time
    started = clock()
    for number in range(ALBUM):
        if album and clock() - started > PATIENCE * seconds:
            break
        before = clock()
        session = begun(game, least + number % (most - least + 1), f"bench:{number}", "none")
        answers = judged(game, session)
        if session.decision is None:
            album.append((session.seats, session.seed, answers))
            spent.setdefault(session.seats, []).append(clock() - before)
        else:
            unfinished += 1
    if not album:
        raise NotPossible(f"the bot with judgement brings no game of {game.name} to an end")
    return {
        "album": album,
        "unfinished": unfinished,
        "games_per_second": round(len(album) / sum([sum(times) for times in spent.values()]), 2),
        "seconds_a_game": {players: round(median(times), 3) for players, times in spent.items()},
    }


def judged(game: AnyGame, session: Session) -> list[tuple[int, int]]:
    """Let the bot with judgement play a game to its end (chance, where a game has no such bot); the answers."""
    bot = "random" if game.judgement() is None else "judgement"
    players: dict[int, Player] = {}
    for seat in range(session.seats):
        players[seat] = find_bot(bot, game, f"{session.seed}:{seat}")
    answers: list[tuple[int, int]] = []
    while (decision := session.decision) is not None and len(answers) < LONGEST:
        answer = next_answer(session, players)
        assert answer is not None
        seat, action = answer
        answers.append((seat, decision.options_of(seat).index(action)))
        session.answer(seat, session.serials[seat], action)
    return answers


def replay_for(game: AnyGame, seconds: float, album: list[Recorded]) -> tuple[int, int, float]:
    """Play the whole album again and again until the time is up: decisions, games, seconds."""
    clock = time.process_time
    decisions = games = 0
    started = clock()
    while (spent := clock() - started) < seconds or not games:
        for players, seed, answers in album:
            session = begun(game, players, seed, "none")
            for seat, place in answers:
                decision = session.decision
                assert decision is not None
                session.answer(seat, session.serials[seat], decision.options_of(seat)[place])
            assert session.decision is None
            decisions += len(answers)
            games += 1
    return decisions, games, spent


def scene_copies(game: AnyGame, album: list[Recorded]) -> dict[str, list[int]]:
    """Copy at every decision of the album that belongs to a scene: nanoseconds a copy, by scene."""
    clock = time.perf_counter_ns
    times: dict[str, list[int]] = {}
    for players, seed, answers in album:
        session = begun(game, players, seed, "last")
        for seat, place in answers:
            decision = session.decision
            assert decision is not None
            scene = game.scene(session.state)
            if scene:
                before = clock()
                twin = session.copy()
                times.setdefault(scene, []).append(clock() - before)
                twin.close()  # let go at once, so that no other copy is charged with sweeping it up
            session.answer(seat, session.serials[seat], decision.options_of(seat)[place])
    return times


# -- all of them, in turns -------------------------------------------------------------------------------


def bench(
    games: list[str],
    seconds: float,
    compiled: Path | None = None,
    peers: bool = True,
    long: int = long_games.ANSWERS,
) -> dict[str, Any]:
    """Pure, compiled and the peers in turns, each for so many seconds a turn; then a game of so many answers."""
    for game in games:
        find_game(game)
    tree = compiled or trees.compiled_tree()
    lacking = trees.why_not_compiled(tree)
    ours = "pure" if lacking else "compiled"
    rounds: list[dict[str, Any]] = []
    theirs: list[dict[str, float]] = []
    with TemporaryDirectory() as folder:
        records = {game: recorded(trees.pure_tree() if lacking else tree, game, seconds, folder) for game in games}
        for _ in range(ROUNDS):
            for game in games:
                album = Path(folder) / f"{game}.json"
                pure = in_tree(trees.pure_tree(), "measure", game, seconds, album)
                fast = None if lacking else in_tree(tree, "measure", game, seconds, album)
                rounds.append({"game": game, "pure": pure, "compiled": fast})
            theirs.append(peers_now(seconds) if peers else {})
    result: dict[str, Any] = {"games": {}, "peers": best(theirs), "ratios_of": ours}
    for game in games:
        mine = [one for one in rounds if one["game"] == game]
        figures: dict[str, Any] = {
            "pure": best([one["pure"] for one in mine]),
            "compiled": None if lacking else best([one["compiled"] for one in mine]),
            "judgement": records[game],
            "long": in_tree(trees.pure_tree() if lacking else tree, "long", game, long),
        }
        speed = figures[ours]["decisions_per_second"]
        figures["ratios"] = {name: round(speed / peer, 2) for name, peer in result["peers"].items()}
        figures["elsewhere"] = {
            name: {"decisions_per_second": other, "ratio": round(speed / other, 2)}
            for name, other in elsewhere(find_game(game)).items()
        }
        result["games"][game] = figures
    if lacking:
        result["compiled_missing"] = lacking
    if not result["peers"]:
        result["peers_missing"] = "the peers are not installed; `make bench` installs them"
    return result


def elsewhere(game: AnyGame) -> dict[str, float]:
    """Decisions a second of the same game in others' code, as the game's folder says; mostly nothing."""
    file = files(game.package).joinpath(ELSEWHERE)
    if not file.is_file():
        return {}
    speeds: dict[str, float] = tomllib.loads(file.read_text(encoding="utf-8"))["decisions_per_second"]
    return speeds


def recorded(tree: Path, game: str, seconds: float, folder: str) -> dict[str, Any]:
    """Record an album in a process of its own, put it into the folder, and say what there is to say of it."""
    told = in_tree(tree, "record", game, seconds)
    album = told.pop("album")
    (Path(folder) / f"{game}.json").write_text(json.dumps(album), encoding="utf-8")
    return {"games": len(album), "decisions_a_game": median([len(answers) for _, _, answers in album]), **told}


def in_tree(tree: Path, what: str, game: str, *more: object) -> Any:
    """The figures of a tree, or its album, from a process of its own."""
    command = [sys.executable, "-m", "undercroft.lab.bench", what, game, *[str(word) for word in more]]
    done = subprocess.run(command, env=trees.environment(tree), capture_output=True, text=True)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise NotPossible(f"the bench in {tree} failed: {last}")
    return json.loads(done.stdout)


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
    """The best of each speed and each time that every round has; of what is neither, the median."""
    names = [name for name in rounds[0] if all(name in one for one in rounds)]
    return {name: better(name)([one[name] for one in rounds]) for name in names}


def better(name: str) -> Callable[[list[float]], float]:
    """How the best of some figures is found: of times (`_us`) the least, of speeds the most."""
    return median if "checkpoint" in name else min if name.endswith("_us") else max


def main(what: str, name: str, much: str, *album: str) -> dict[str, Any] | None:
    """What one process is asked for: an album, figures with the help of one, or those of a long game."""
    game = find_game(name)
    if what == "record":
        return record(game, float(much))
    if what == "long":
        return long_games.measure(game, int(much))
    return measure(game, float(much), json.loads(Path(album[0]).read_text(encoding="utf-8")))


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:])))
