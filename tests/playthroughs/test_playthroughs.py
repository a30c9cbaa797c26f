"""Every playthrough on file replays to the same events and the same end, on the pure and on the compiled tree."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playthroughs.play import plays

import undercroft.engine.session as session_module
from undercroft.engine.errors import BadSave
from undercroft.engine.notation import from_transcript, transcript

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))


def test_the_tree_under_test_is_the_one_meant() -> None:
    compiled = session_module.__file__.endswith(".so")
    assert compiled == (os.environ.get("UNDERCROFT_EXPECT_COMPILED") == "1")


def test_every_playthrough_can_be_played_anew() -> None:
    assert sorted(plays()) == [f"{file.parent.name}/{file.stem}" for file in FILES]
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_playthrough_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    session = from_transcript(text, check=True)
    assert session.is_over()
    assert transcript(session) == text


def test_a_playthrough_that_does_not_fit_the_rules_is_named_with_its_line() -> None:
    text = (HERE / "dark_castle" / "first.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    event = next(number for number, line in enumerate(lines) if "Lost(" in line)
    lines[event] = lines[event].replace("amount=", "amount=1")
    with pytest.raises(BadSave, match=str(event + 1)):
        from_transcript("\n".join(lines) + "\n", check=True)
