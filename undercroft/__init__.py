"""Undercroft: a table for dark dungeon crawls, on one engine.

>>> from undercroft import Session
>>> table = Session.start("dark-castle", players=2, seed="candle")
>>> table.decision.options[0]
TakeCharacter(character='abbot')
"""

from undercroft.engine.game import find_game, games
from undercroft.engine.session import Session

__all__ = ["Session", "find_game", "games"]
