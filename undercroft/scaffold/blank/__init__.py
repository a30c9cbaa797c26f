"""Blank."""

from undercroft.scaffold.blank.game import game

__all__ = ["game"]
