"""Escape the Dark Castle."""

from undercroft.games.dark_castle.game import game

__all__ = ["game"]
