"""The playthroughs of the castle: with every number of players, by judgement and at random."""

from __future__ import annotations

from functools import partial

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game

# name: players, bot, seed, options
CASTLES: dict[str, tuple[int, str, str, dict[str, str]]] = {
    "solo-judgement": (1, "judgement", "taper", {}),
    "two-judgement": (2, "judgement", "tallow", {}),
    "three-judgement": (3, "judgement", "ember", {}),
    "four-judgement": (4, "judgement", "wick", {}),
    "two-random": (2, "random", "soot", {}),
    "four-random": (4, "random", "ash", {}),
    "first": (1, "judgement", "first", {"castle": "first"}),
    "profile": (
        3,
        "judgement",
        "smoke",
        {"start_items": "none", "rest_in_duels": "yes", "spoils_when_avoided": "yes", "hold_back": "specials"},
    ),
}


def play(players: int, bot: str, seed: str, options: dict[str, str]) -> Session:
    """A game by bots, to its end."""
    session = Session.start(game, players=players, seed=seed, options=options)
    play_out(session, {seat: find_bot(bot, game, f"{seed}:{seat}") for seat in range(players)})
    return session


PLAYS = {name: partial(play, *castle) for name, castle in CASTLES.items()}
