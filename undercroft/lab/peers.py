"""Random play in other libraries, in decisions a second: the yardstick of `undercroft bench`.

This is a script of its own, run by the interpreter of the environment that holds the peers, and it knows
nothing of undercroft (`-I` keeps the neighbours of this file off the path):

    .venv-bench/bin/python -I undercroft/lab/peers.py [--seconds 2] [--only WORDS]

Every peer is played through its public door as a random player would: list the legal actions, pick one, apply
it, until the game is over, then start anew. Only a player's choices count, not dice or deals. It prints one
JSON object: decisions a second by peer, and under "missing" the peers that could not be played, and why.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

PeerGame = Callable[[], int]
"""Plays one game to its end and returns how many decisions were taken."""


def open_spiel_game(name: str, seed: int) -> PeerGame:
    pyspiel: Any = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)
    rng = random.Random(seed)
    pick, chance = rng.choice, rng.random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                rest = chance()  # the quickest draw we know: the peer shall not pay for our harness
                drawn = 0
                for outcome, odds in state.chance_outcomes():
                    drawn = outcome
                    rest -= odds
                    if rest < 0:
                        break
                state.apply_action(drawn)
            else:
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard_game(name: str, seed: int) -> PeerGame:
    rlcard: Any = import_module("rlcard")
    env = rlcard.make(name, config={"seed": seed})
    pick = random.Random(seed).choice

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def pettingzoo_game(name: str, seed: int) -> PeerGame:
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=seed)
    pick = random.Random(seed).choice

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(pick(mask.nonzero()[0]))
            decisions += 1
        return decisions

    return play


PEERS: dict[str, tuple[Callable[[str, int], PeerGame], str]] = {
    "OpenSpiel C++ backgammon": (open_spiel_game, "backgammon"),
    "OpenSpiel C++ leduc_poker": (open_spiel_game, "leduc_poker"),
    "OpenSpiel C++ hanabi": (open_spiel_game, "hanabi"),
    "OpenSpiel Python tic_tac_toe": (open_spiel_game, "python_tic_tac_toe"),
    "OpenSpiel Python kuhn_poker": (open_spiel_game, "python_kuhn_poker"),
    "OpenSpiel Python liars_poker": (open_spiel_game, "python_liars_poker"),
    "RLCard uno": (rlcard_game, "uno"),
    "PettingZoo leduc_holdem": (pettingzoo_game, "leduc_holdem_v4"),
    "PettingZoo connect_four": (pettingzoo_game, "connect_four_v3"),
    "PettingZoo tictactoe": (pettingzoo_game, "tictactoe_v3"),
}


def decisions_per_second(play: PeerGame, seconds: float) -> float:
    """Whole games until the time is up, after a quarter of that time as warm-up."""
    gc.collect()
    gc.freeze()
    clock = time.process_time  # none of them uses more than one core
    until = clock() + seconds / 4
    while clock() < until:
        play()
    decisions = 0
    started = clock()
    while (spent := clock() - started) < seconds:
        decisions += play()
    return decisions / spent


def measure(seconds: float, only: str = "", seed: int = 1) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    missing: dict[str, str] = {}
    for name, (make, game) in PEERS.items():
        if only.lower() not in name.lower():
            continue
        try:
            figures[name] = round(decisions_per_second(make(game, seed), seconds))
        except Exception as error:  # whatever a peer does wrong, the others are still measured
            missing[name] = f"{type(error).__name__}: {error}".splitlines()[0]
    return {**figures, "missing": missing}


def main() -> int:
    parser = argparse.ArgumentParser(description="Random play in other libraries, in decisions a second.")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each peer (default 2)")
    parser.add_argument("--only", default="", help="only peers whose name holds these words")
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.seconds, arguments.only), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
