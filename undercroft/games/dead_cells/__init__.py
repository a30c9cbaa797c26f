"""Dead Cells: The Rogue-Lite Board Game, every run, biome and card of the box."""

from undercroft.games.dead_cells.game import game

__all__ = ["game"]
