"""Games from outside the house, which a server finds as it finds any that somebody has installed."""

from __future__ import annotations

import os
from pathlib import Path

TESTS = Path(__file__).parent.parent


def installed(folder: Path, **games: str) -> dict[str, str]:
    """The environment of a process in which these games (`name="package:object"`) are installed beside ours."""
    facts = folder / "outside-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    entries = "".join(f"{name.replace('_', '-')} = {where}\n" for name, where in games.items())
    (facts / "entry_points.txt").write_text(f"[undercroft.games]\n{entries}")
    paths = [str(folder), str(TESTS), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}
