"""A small game with hands that are hidden, and with words."""

from small_games.dark_alley.game import game

__all__ = ["game"]
