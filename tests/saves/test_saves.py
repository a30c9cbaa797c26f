"""Saves of every release load for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session

FILES = sorted(Path(__file__).parent.glob("*.json"))


def test_there_are_saves() -> None:
    assert len(FILES) >= 2


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_save_of_an_earlier_release_loads_and_can_be_played_on(file: Path) -> None:
    session = Session.load(file.read_bytes())
    assert session.log
    session.undo()
    bots = {seat: find_bot("judgement", session.game, "on") for seat in range(session.seats)}
    play_out(session, bots)
    assert session.outcome() in ("escaped", "died")
