"""Keep saves of this release: ``python tests/saves/keep.py 0.3 [GAME ...]``, once, before it goes out.

Of every game one that was gone back over in the middle, one that is over, and, where players may come and go, one that
somebody joined; with a position and a transcript; and a store with a table of each. What is there already stays: it is
what people have.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from all_games import GAMES, SMALL_GAMES  # noqa: E402
from properties.walks import bots_for  # noqa: E402
from server.devices import party  # noqa: E402
from server.tables_fixture import tables_at  # noqa: E402

from undercroft.bots.player import play_out  # noqa: E402
from undercroft.engine.game import Game  # noqa: E402
from undercroft.engine.notation import position, transcript  # noqa: E402
from undercroft.engine.session import Session  # noqa: E402
from undercroft.server.settings import SNAPSHOT_EVERY  # noqa: E402
from undercroft.server.tables import Tables  # noqa: E402
from undercroft.server.wire import Consent, Undo  # noqa: E402

MIDDLE = 60  # answers
JOINING = 400  # answers, until somebody may


def undone(game: Game, seed: str) -> Session:
    """In the middle: two answers taken back, one given again."""
    session = Session.start(game, players=max(2, game.players[0]), seed=seed)
    play_out(session, bots_for(game, "judgement", "keep"), MIDDLE)
    session.undo()
    session.undo()
    session.redo()
    return session


def over(game: Game, seed: str) -> Session:
    """To the end, at random."""
    session = Session.start(game, players=max(2, game.players[0]), seed=seed)
    play_out(session, bots_for(game, "random", "keep"))
    return session


def reseated(game: Game, seed: str) -> Session | None:
    """One more sits down, where that can be in some setting of the game, and the others play on."""
    for name, values in {"": [""], **game.options()}.items():
        for value in values:
            session = Session.start(game, players=game.players[0], seed=seed, options={name: value} if name else {})
            bots = bots_for(game, "judgement", "keep")
            for _ in range(JOINING):
                decision = session.decision
                if decision is None:
                    break
                if session.seats + 1 in game.seatings(session.state, decision):
                    session.reseat(session.seats + 1)
                    play_out(session, bots, MIDDLE)
                    return session
                play_out(session, bots, 1)
    return None


def keep(release: str, game: Game) -> None:
    """Write all of it down, and what each was when it was made."""
    folder = HERE / release
    folder.mkdir(exist_ok=True)
    file = folder / "index.json"
    index = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for make in (undone, over, reseated):
        name = f"{game.name}-{make.__name__}"
        session = make(game, f"release {release}")
        if session is None or (folder / f"{name}.json").exists():
            continue
        (folder / f"{name}.json").write_bytes(session.save())
        index[name] = {
            "answers": len(session.entries),
            "digest": session.digest(),
            "over": session.outcome(),
            "redo": len(session.undone),
            "told": len(session.events),
        }
        if session.decision is not None:
            (folder / f"{name}-position.txt").write_text(position(session), encoding="utf-8")
            (folder / f"{name}-transcript.txt").write_text(transcript(session), encoding="utf-8")
    file.write_text(json.dumps(index, indent=1, sort_keys=True) + "\n", encoding="utf-8")


async def keep_tables(release: str) -> None:
    """A store with a table of every game, played by two at random, gone back over, in the middle or over."""
    folder = HERE / release
    file = folder / "index.json"
    index = json.loads(file.read_text(encoding="utf-8"))
    if "tables" in index:
        return
    index["tables"] = {}
    with TemporaryDirectory() as name:
        async with tables_at(Path(name)) as tables:
            for game in GAMES + SMALL_GAMES:
                index["tables"][game.name] = await keep_table(tables, game, f"release {release}")
        (folder / "tables.sqlite.gz").write_bytes(gzip.compress((Path(name) / "tables.sqlite").read_bytes(), mtime=0))
    file.write_text(json.dumps(index, indent=1, sort_keys=True) + "\n", encoding="utf-8")


async def keep_table(tables: Tables, game: Game, seed: str) -> dict[str, Any]:
    """One table of the store, and how it stood."""
    at = await party(tables, "me", "friend", game=game.name, seed=seed)
    choose = Random(seed)
    table = tables.live[at.table].present()
    assert table is not None
    while len(table.session.entries) < SNAPSHOT_EVERY + MIDDLE and not table.session.is_over():
        device = at.asked()
        assert device.ask is not None
        await device.answer(choose.randrange(len(device.ask["options"])))
    if not table.session.is_over():
        await at.devices[0].say(Undo("answer"))
        await at.devices[1].say(Consent(True))
    session = table.session
    return {
        "digest": session.digest(),
        "given": [entry.by for entry in session.entries],
        "keys": at.keys,
        "mode": table.mode,
        "n": table.n,
        "over": session.outcome(),
        "people": len(table.people.people),
        "redo": len(session.undone),
        "seats": session.seats,
        "table": at.table,
        "votes": {},
    }


if __name__ == "__main__":
    for game in GAMES:
        if game.name in sys.argv[2:] or not sys.argv[2:]:
            keep(sys.argv[1], game)
    asyncio.run(keep_tables(sys.argv[1]))
