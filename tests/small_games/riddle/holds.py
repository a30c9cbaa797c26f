"""What must hold of the riddle, and what a seat may not see of it."""

from __future__ import annotations

from small_games.riddle.game import HIGHEST
from small_games.riddle.state import Riddle

from undercroft.engine.session import Session
from undercroft.engine.state import Told


def impossible(session: Session, log: list[Told]) -> list[str]:
    """Numbers are within bounds."""
    riddle = session.state
    assert isinstance(riddle, Riddle)
    return [f"{number} is no number" for number in riddle.hidden if not 0 <= number <= HIGHEST]


def hidden(session: Session, seat: int) -> set[str]:
    """Numbers stand in many places: none is told apart by its name."""
    return set()


covered = hidden


def dealt(session: Session, seat: int) -> list[object]:
    """What the others have hidden."""
    riddle = session.state
    assert isinstance(riddle, Riddle)
    return [number for who, number in enumerate(riddle.hidden) if who != seat and number]
