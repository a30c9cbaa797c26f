"""What must hold of the corridor, and what a seat may not see of it."""

from __future__ import annotations

from small_games.doors.catalogue import CARDS
from small_games.doors.state import Corridor

from undercroft.engine.session import Session
from undercroft.engine.state import Told


def impossible(session: Session, log: list[Told]) -> list[str]:
    """Every door is there once, and the one ahead is stronger than what it held against."""
    corridor = session.state
    assert isinstance(corridor, Corridor)
    found = []
    if sorted(corridor.doors + corridor.open) != sorted(CARDS.doors):
        found.append("a door is nowhere, or twice")
    if corridor.doors and CARDS.doors[corridor.doors[-1]].strength <= corridor.bounced:
        found.append("the door ahead should be open")
    return found


def hidden(session: Session, seat: int) -> set[str]:
    """The doors to come, but for one that the seat has listened at."""
    corridor = session.state
    assert isinstance(corridor, Corridor)
    known = corridor.doors[-1:] if seat in corridor.listeners else []
    return set(corridor.doors) - set(known)


covered = hidden


def dealt(session: Session, seat: int) -> list[object]:
    """The doors to come, as far as two of them could change places."""
    corridor = session.state
    assert isinstance(corridor, Corridor)
    return [corridor.doors] if len(corridor.doors) > 3 and not corridor.bounced else []
