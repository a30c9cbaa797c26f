"""Descent: Journeys in the Dark (2nd edition): heroes against an overlord, every quest and the campaign of nine."""

from undercroft.games.descent.game import game

__all__ = ["game"]
