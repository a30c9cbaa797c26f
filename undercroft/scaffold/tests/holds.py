"""What must hold on every table, and what a seat may not see of it."""

from __future__ import annotations

from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.scaffold.blank.rules.march import ROUNDS
from undercroft.scaffold.blank.state import March, Walked


def impossible(session: Session, log: list[Told]) -> list[str]:
    """The steps on the table are those that were told, and no round comes after the last."""
    march = session.state
    assert isinstance(march, March)
    found = []
    if march.steps != sum(told.event.steps for told in log if isinstance(told.event, Walked)):
        found.append(f"{march.steps} steps")
    if not 0 <= march.round <= ROUNDS:
        found.append(f"round {march.round}")
    return found


def hidden(session: Session, seat: int) -> set[str]:
    """The ids of what this seat cannot have heard of: nothing is hidden here."""
    return set()


covered = hidden


def dealt(session: Session, seat: int) -> list[object]:
    """What dealing anew for this seat may change: nothing."""
    return []
