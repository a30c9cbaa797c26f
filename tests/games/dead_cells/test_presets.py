"""The ways to begin that the page of a new table offers: each is a game one can play, and begins as it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import Campaign

DOOR = Path(__file__).parents[3] / "web" / "src" / "games" / "dead_cells" / "entrance.ts"


def presets() -> dict[str, tuple[dict[str, Any], int]]:
    """The options of each preset, and how many sit there."""
    found: dict[str, tuple[dict[str, Any], int]] = {}
    for part in DOOR.read_text(encoding="utf-8").split("id: ")[1:]:
        options = re.search(r"options: (\{.*?\})", part)
        chairs = re.search(r"chairs: \[(.*)\]", part)
        assert options is not None
        assert chairs is not None
        said = json.loads(re.sub(r"(\w+):", r'"\1":', options[1]))
        found[part.split('"')[1]] = said, len(re.findall(r"who:|bot", chairs[1]))
    return found


PRESETS = presets()


def test_there_is_a_way_to_begin_for_everybody_the_newcomers_first() -> None:
    assert list(PRESETS) == ["first", "campaign", "run", "alone", "finished", "company"]
    assert [players for _, players in PRESETS.values()] == [2, 2, 4, 1, 2, 4]


@pytest.mark.parametrize(
    ("preset", "ask"),
    [
        ("first", "ask-way"),
        ("campaign", "ask-prisoner"),
        ("run", "ask-prisoner"),
        ("alone", "ask-prisoner"),
        ("finished", "ask-start"),
        ("company", "ask-prisoner"),
    ],
)
def test_each_begins_with_a_question_to_somebody_and_can_be_played(preset: str, ask: str) -> None:
    options, players = PRESETS[preset]
    assert {name: value for name, value in options.items() if value not in game.options()[name]} == {}
    session = Session.start(game, players, preset, options)
    assert session.decision is not None
    assert session.decision.ask == ask
    for _ in range(60):
        if session.decision is None:
            break
        session.act(session.decision.options[0])
    assert isinstance(session.state, Campaign)
    assert session.state.seats == players
    kinds = [prisoner.kind for prisoner in session.state.prisoners]
    past = [kind for run in session.state.chronicle for kind in run.prisoners]
    assert ("serenade" in [*kinds, *past]) == (preset == "alone")
    assert (session.state.left == -1) == (options["mode"] == "campaign")
