"""Which moments of Dead Cells its board is tried with; web/tools/gather.py finds them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from undercroft.engine.session import Session
from undercroft.games.dead_cells.state import Campaign

sys.path.insert(0, str(Path(__file__).parents[4] / "tools"))

from gather import Gathering

BY_NEED = ("combat", "equipment", "monsters", "attacks", "tiles", "campaign")


class Neon(Gathering):
    """Campaigns from an empty box and from a full one, with whims, and every boss; of cards only what is needed."""

    games = 44
    lines = 4
    most = 4000
    whims = 0.16
    options = (
        {"mode": "campaign", "runs": "endless"},
        {"mode": "campaign", "runs": "endless", "start_box": "finished"},
        {"mode": "run"},
        {"mode": "first"},
    )

    def keys(self, session: Session) -> list[str]:
        """Which boss stands there, and in which form."""
        table = session.state
        assert isinstance(table, Campaign)
        boss = None if table.fight is None else table.fight.boss
        return [] if boss is None else [f"{boss.boss}:{boss.form}"]

    def is_better(self, count: int, before: int) -> bool:
        """Few answers make a small file: enough that there is something to choose."""
        return before < 3 and count > before

    def faces(self, faces: dict[str, Any], moments: list[dict[str, Any]]) -> dict[str, Any]:
        """The cards and tiles that lie somewhere in the moments."""
        named = "".join(json.dumps(one, sort_keys=True) for one in moments)
        return {
            **faces,
            **{
                kind: {id: card for id, card in faces[kind].items() if f'"{id}"' in named or f'"{id}.' in named}
                for kind in BY_NEED
            },
        }


gathering = Neon()
