"""The moments that the tests of the boards play with in the browser are of today's game."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from undercroft.engine.game import find_game
from undercroft.engine.record import read
from undercroft.engine.session import Session
from undercroft.engine.text import Text

ROOMS = Path(__file__).parents[2] / "web" / "src" / "games"
FOLDERS = sorted(found.parents[1].name for found in ROOMS.glob("*/testing/moments.json"))


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_gathered_moments_are_not_stale(folder: str) -> None:
    gathered: dict[str, Any] = json.loads((ROOMS / folder / "testing" / "moments.json").read_text(encoding="utf-8"))
    stale = f"run `python web/tools/gather.py {folder}`"
    game = find_game(folder.replace("_", "-"))
    moments = gathered["moments"]
    way = runpy.run_path(str(ROOMS / folder / "testing" / "gather.py"))["gathering"]
    faces = json.loads(json.dumps(way.faces(game.faces(Text(game, "en")), moments)))
    assert sorted(gathered["faces"]) == sorted(faces), stale
    assert [name for name in faces if gathered["faces"][name] != faces[name]] == [], stale
    shape = set(Session.start(game, players=2, seed="moments").view(0)["table"])
    for moment in moments:
        assert set(moment["view"]["table"]) == shape, stale
        told = [line[2] for line in moment["log"]]
        asked = [option[0] for option in moment["question"]["options"] + moment["question"]["asides"]]
        for wire in told + asked:
            assert read(wire, game.readers()).to_wire() == wire, stale
