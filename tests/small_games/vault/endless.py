"""A vault in which nobody ever wins, and how to go through it: for games of any length."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from small_games.vault.state import Advance, Pace, Search

from undercroft.engine.decision import PASS, Each
from undercroft.engine.record import Action
from undercroft.engine.session import Session


@contextmanager
def endless() -> Iterator[None]:
    """So much to do that it never ends."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("ROUNDS", "LOOT", "HEALTH"):
            patch.setattr(sys.modules["small_games.vault.game"], name, 10**9)
        yield


def further(session: Session) -> tuple[int, Action]:
    """An answer that leads on: the seat, and what it does."""
    decision = session.decision
    assert decision is not None
    if isinstance(decision, Each):
        seat = decision.waiting()[0]
        return seat, Pace("quick" if seat == 0 else "quiet")
    if decision.window:
        return decision.leader, PASS
    return decision.leader, Advance() if Advance() in decision.options else Search()
