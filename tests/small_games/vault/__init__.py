"""A small game with two sides and a hidden hand: thieves in a vault, and its warden in the dark."""

from small_games.vault.game import game

__all__ = ["game"]
