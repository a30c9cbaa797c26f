"""Undercroft: a table for dark dungeon crawls, on one engine.

>>> from undercroft import Session, find_bot, play_out
>>> table = Session.start("dark-castle", players=2, seed="candle")
>>> table.decision.options[0]
TakeCharacter(character='abbot')
>>> answers = play_out(table, {seat: find_bot("judgement", table.game, seed="b") for seat in range(2)})
>>> table.is_over()
True

What is named here is what programs of others may rely on; docs/api.md shows it at work.
"""

from typing import TYPE_CHECKING

from undercroft.bots.player import Player, play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.decision import Decision
from undercroft.engine.errors import Refused
from undercroft.engine.game import Game, find_game
from undercroft.engine.game import games as find_games  # `undercroft.games` is the folder they live in
from undercroft.engine.notation import from_position, from_transcript, parse, position, retrace, transcript
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """The version, looked up when somebody asks: a tree that is not installed has none, and plays all the same."""
        if name == "__version__":
            from importlib.metadata import version

            return version("undercroft")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Action",
    "Decision",
    "Event",
    "Game",
    "Player",
    "Refused",
    "Session",
    "__version__",
    "find_bot",
    "find_game",
    "find_games",
    "from_position",
    "from_transcript",
    "parse",
    "play_out",
    "position",
    "retrace",
    "transcript",
]
