"""Dark Souls: The Board Game, the core set and both campaigns."""

from undercroft.games.dark_souls.game import game

__all__ = ["game"]
