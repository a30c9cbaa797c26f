"""The playthroughs on file: whole games as text, replayed by the tests, so that a change of rules shows as a diff.

``python tests/playthroughs/play.py`` (``make playthroughs``) plays them anew; the diff is then for a person to read.
"""

from __future__ import annotations

from pathlib import Path

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.notation import transcript
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game

HERE = Path(__file__).parent

# name: players, bot, seed, options
GAMES: dict[str, tuple[int, str, str, dict[str, str]]] = {
    "castle-solo-judgement": (1, "judgement", "candle", {}),
    "castle-two-judgement": (2, "judgement", "tallow", {}),
    "castle-three-judgement": (3, "judgement", "ember", {}),
    "castle-four-judgement": (4, "judgement", "wick", {}),
    "castle-two-random": (2, "random", "soot", {}),
    "castle-four-random": (4, "random", "ash", {}),
    "castle-first": (1, "judgement", "first", {"castle": "first"}),
    "castle-profile": (
        3,
        "judgement",
        "smoke",
        {"start_items": "none", "rest_in_duels": "yes", "spoils_when_avoided": "yes", "hold_back": "specials"},
    ),
}


def play(name: str) -> str:
    """Play one of them; its transcript."""
    players, bot, seed, options = GAMES[name]
    session = Session.start(game, players=players, seed=seed, options=options)
    play_out(session, {seat: find_bot(bot, game, f"{seed}:{seat}") for seat in range(players)})
    return transcript(session)


if __name__ == "__main__":
    for name in GAMES:
        (HERE / f"{name}.txt").write_text(play(name), encoding="utf-8")
        print(f"played {name}")
