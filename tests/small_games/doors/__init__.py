"""A small game to learn from: some doors, a die, and a few candles."""

from small_games.doors.game import game

__all__ = ["game"]
