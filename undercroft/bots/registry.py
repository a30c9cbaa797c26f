"""Bots by name: ``random``, ``judgement``, ``search``, ``search:250`` (milliseconds), ``search:250:random``."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.bots.random import RandomPlayer
from undercroft.bots.search import SearchPlayer
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame

BOTS = ("random", "judgement", "search")
USUAL_SEARCH = 100  # milliseconds, where none are named
RUN = 0.02  # seconds that a run of a search takes at most, in a long game


def find_bot(name: str, game: AnyGame, seed: str) -> Player:
    """A bot by its name, for this game, with a seed of its own."""
    kind, _, rest = name.partition(":")
    if kind == "random" and not rest:
        return RandomPlayer(seed)
    if kind == "judgement" and not rest:
        player = game.judgement()
        if not isinstance(player, Player):
            raise NotPossible(f"{game.name} has no bot with judgement")
        return player
    if kind == "search":
        budget, _, policy = rest.partition(":")
        unit = "runs" if budget.endswith("runs") else "ms"
        number = budget.removesuffix("runs") or str(USUAL_SEARCH)
        if is_number(number) and int(number) > 0 and policy in ("", "judgement", "random"):
            playout = find_bot(policy or ("judgement" if game.judgement() is not None else "random"), game, seed)
            runs = int(number) if unit == "runs" else 0
            return SearchPlayer(playout, int(number) / 1000, runs, seed=seed)
    raise NotPossible(f"there is no bot called {name!r}; try random, judgement, search, search:250, search:500runs")


def search_time(name: str) -> float:
    """For how many seconds a bot of this name may search before it answers; 0: it does not."""
    kind, _, rest = name.partition(":")
    if kind != "search":
        return 0.0
    budget = rest.partition(":")[0] or str(USUAL_SEARCH)
    return RUN * int(budget.removesuffix("runs")) if budget.endswith("runs") else int(budget) / 1000


def is_number(word: str) -> bool:
    """Whether this is a number as people type it, and not too long to be meant."""
    return word.isascii() and word.isdecimal() and len(word) <= 9
