"""A small game of long walks: who crosses a causeway goes far with one answer, and something lurks beside each step."""

from small_games.causeway.game import game

__all__ = ["game"]
