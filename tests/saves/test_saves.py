"""Saves of every release load for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session

FILES = sorted(Path(__file__).parent.glob("*.json"))
ENDS = {"dark-castle": {"escaped", "died"}, "dark-souls": {"won", "lost"}}


@pytest.mark.parametrize("game", sorted(ENDS))
def test_there_are_saves(game: str) -> None:
    assert len([file for file in FILES if file.name.startswith(game)]) >= 2


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_save_of_an_earlier_release_loads_and_can_be_played_on(file: Path) -> None:
    session = Session.load(file.read_bytes())
    assert session.log
    over = session.is_over()
    session.undo()
    # At random a party of Dark Souls is soon beaten, and a castle soon left.
    bots = {seat: find_bot("random", session.game, "on") for seat in range(session.seats)}
    play_out(session, bots, 5000)
    assert session.outcome() in ENDS[session.game.name]
    assert not over or file.stem.endswith("over")
