"""Which moments of the castle its board is tried with; web/tools/gather.py finds them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[4] / "tools"))

from gather import Gathering


class Castle(Gathering):
    """As anywhere; of the pages only those that lie open."""

    def faces(self, faces: dict[str, Any], moments: list[dict[str, Any]]) -> dict[str, Any]:
        pages = {page for one in moments for page in one["view"]["table"]["turned"][-1:]}
        return {**faces, "pages": {id: faces["pages"][id] for id in sorted(pages)}}


gathering = Castle()
