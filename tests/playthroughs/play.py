"""The playthroughs on file: whole games as text, replayed by the tests, so that a change of rules shows as a diff.

``python tests/playthroughs/play.py [GAME | GAME/NAME ...]`` plays them anew, with the bots as they are now; with
``--retell`` the answers on file are given again and only what they led to is written down anew. The diff is for a
person to read. A game brings `plays.py` beside its texts: `PLAYS`, by name how to play each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from all_games import GAMES, brought, folder_of  # noqa: E402

from undercroft.engine.notation import from_transcript, transcript  # noqa: E402
from undercroft.engine.session import Session  # noqa: E402


def plays() -> dict[str, Callable[[], Session]]:
    """How to play every playthrough, by folder and name."""
    found: dict[str, Callable[[], Session]] = {}
    for game in GAMES:
        own = getattr(brought(game, "playthroughs", "plays"), "PLAYS", {})
        found |= {f"{folder_of(game)}/{name}": play for name, play in own.items()}
    return found


def chosen(names: list[str]) -> list[str]:
    """The playthroughs of these names, where a game's name stands for all of its own; all, if none is named."""
    return [play for play in plays() if not names or play in names or play.partition("/")[0] in names]


if __name__ == "__main__":
    for name in chosen([name for name in sys.argv[1:] if name != "--retell"]):
        file = HERE / f"{name}.txt"
        retold = "--retell" in sys.argv
        session = from_transcript(file.read_text(encoding="utf-8")) if retold else plays()[name]()
        file.write_text(transcript(session), encoding="utf-8")
        print(f"{'retold' if retold else 'played'} {name}: {session.outcome()}, {len(session.entries)} entries")
