"""Which moments of Dark Souls its board is tried with; web/tools/gather.py finds them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from undercroft.engine.session import Session
from undercroft.games.dark_souls.state import Souls

sys.path.insert(0, str(Path(__file__).parents[4] / "tools"))

from gather import Gathering


class Embers(Gathering):
    """Long games in every mode, with whims, and every boss; of treasure only what is needed."""

    games = 36
    lines = 4
    most = 3000
    whims = 0.12
    options = (
        {"mode": "standard"},
        {"mode": "standard", "layout": "players", "defend_order": "asked"},
        {"mode": "first_journey", "step_between_attacks": "yes"},
        {"mode": "coiled_sword", "layout": "players"},
    )

    def keys(self, session: Session) -> list[str]:
        """Which bosses stand there."""
        souls = session.state
        assert isinstance(souls, Souls)
        return [foe.kind for foe in souls.foes if foe.facing >= 0]

    def is_better(self, count: int, before: int) -> bool:
        """Few answers make a small file: enough that there is something to choose."""
        return before < 3 and count > before

    def faces(self, faces: dict[str, Any], moments: list[dict[str, Any]]) -> dict[str, Any]:
        """Treasure that lies somewhere in the moments or is begun with."""
        named = "".join(json.dumps(one, sort_keys=True) for one in moments)
        begun = json.dumps(faces["characters"])
        gear = faces["equipment"]
        return {**faces, "equipment": {id: gear[id] for id in gear if f'"{id}.' in named or f'"{id}"' in begun}}


gathering = Embers()
