"""What people have saved is theirs for ever: saves, exports, transcripts and positions of every release load."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from all_games import GAMES

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.engine.notation import from_position, from_transcript
from undercroft.engine.session import Session

HERE = Path(__file__).parent
RELEASES = sorted(folder.name for folder in HERE.iterdir() if folder.is_dir() and folder.name[0].isdigit())
FILES = sorted(file for file in HERE.glob("*/*.json") if file.name != "index.json")
TEXTS = sorted(HERE.glob("*/*.txt"))


@cache
def index(release: str) -> dict[str, Any]:
    """What each save of a release was when it was made."""
    file = HERE / release / "index.json"
    found: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    return found


def kept(release: str) -> set[str]:
    """The games a release kept saves of: two of each, or it is none."""
    found = [game.name for game in GAMES for file in FILES if file.match(f"{release}/{game.name}-*")]
    return {name for name in found if found.count(name) >= 2}


def test_no_game_of_a_release_is_forgotten_by_the_next() -> None:
    assert kept(RELEASES[0])
    for earlier, later in pairwise(RELEASES):
        assert kept(earlier) <= kept(later)


def named(file: Path) -> str:
    """A file in the name of a test."""
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_save_of_an_earlier_release_loads_and_can_be_played_on(file: Path) -> None:
    session = Session.load(file.read_bytes())
    assert session.notice in ("", "content-changed")
    assert session.events or file.stem.endswith("export")
    was = index(file.parent.name).get(file.stem)
    if was is not None:
        assert len(session.entries) == was["answers"]
        assert len(session.events) == was["told"]
        assert session.outcome() == was["over"]
        assert len(session.undone) == was["redo"]
    again = Session.load(session.save())
    assert again.digest() == session.digest()
    if session.undone:
        session.redo()
    if session.entries:
        session.undo()
    # At random a party of Dark Souls is soon beaten, and a castle soon left.
    bots = {seat: find_bot("random", session.game, "on") for seat in range(session.seats)}
    play_out(session, bots, 5000)
    assert session.is_over()


@pytest.mark.parametrize("file", [file for file in FILES if file.stem in index(file.parent.name)], ids=named)
def test_all_of_the_past_of_a_save_can_be_gone_back_to(file: Path) -> None:
    session = Session.load(file.read_bytes())
    seats = len(session.serials)
    reseats = [at + 1 for at, entry in enumerate(session.entries) if entry.kind == "reseat"]
    first = max(reseats, default=0)  # beyond a change of seats nobody goes back
    while len(session.entries) > first:
        here = session.digest(), len(session.entries), len(session.events)
        try:
            session.back(max(first, len(session.entries) - 25))
        except NotPossible:
            # Where today's rules ask otherwise than those of the release, its past ends, and nothing has changed.
            assert here == (session.digest(), len(session.entries), len(session.events))
            break
        assert session.decision is not None
        assert len(session.serials) == len(session.orders) == seats
    else:
        with pytest.raises(NotPossible):
            session.undo()


@pytest.mark.parametrize("file", TEXTS, ids=named)
def test_a_text_of_an_earlier_release_is_read(file: Path) -> None:
    text = file.read_text()
    if text.startswith("undercroft position"):
        session = from_position(text)
    else:
        session = from_transcript(text, check=True)
    assert session.decision is not None
    # A whole game goes as far as today's rules still ask what was answered then.
    assert session.notice in ("", "tail-dropped")
    assert session.entries or session.notice == ""
