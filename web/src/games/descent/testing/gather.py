"""Which moments of Descent its board is tried with; web/tools/gather.py finds them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from undercroft.engine.session import Session
from undercroft.games.descent.state import Journey

sys.path.insert(0, str(Path(__file__).parents[4] / "tools"))

from gather import Gathering

BY_NEED = ("plots",)


class Torchlight(Gathering):
    """Campaigns with and without the modules, single quests and the first one, with whims; Plot cards as needed."""

    games = 36
    lines = 3
    most = 2500
    whims = 0.4
    options = (
        {"mode": "campaign", "rumours": "on", "plots": "on", "secret_rooms": "on", "influence": "on", "taint": "on"},
        {"mode": "quest"},
        {"mode": "campaign"},
        {"mode": "first"},
    )

    def seats(self, seed: int) -> int:
        """From two to five, the overlord among them."""
        return seed % 4 + 2

    def keys(self, session: Session) -> list[str]:
        """What there is on the map: kinds of edges and ranks of those who stand there."""
        table = session.state
        assert isinstance(table, Journey)
        if table.encounter is None:
            return []
        return sorted({f"rank:{figure.rank}" for figure in table.figures if figure.base})

    def is_better(self, count: int, before: int) -> bool:
        """Few answers make a small file: enough that there is something to choose."""
        return before < 3 and count > before

    def faces(self, faces: dict[str, Any], moments: list[dict[str, Any]]) -> dict[str, Any]:
        """All that is printed; of Plot cards those that lie somewhere in the moments."""
        named = "".join(json.dumps(one, sort_keys=True) for one in moments)
        return {
            **faces,
            **{kind: {id: card for id, card in faces[kind].items() if f'"{id}"' in named} for kind in BY_NEED},
        }


gathering = Torchlight()
