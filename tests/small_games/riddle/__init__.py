"""A small game with next to nothing of its own."""

from small_games.riddle.game import game

__all__ = ["game"]
