"""A table whose game is long: an answer stores as many bytes late as early, and a restart loses nothing of its past."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.devices import Party, opened, party, sit
from server.tables_fixture import played, tables_at
from server.test_store_file import OLDEST, SAVES, TABLES, laid, version
from small_games.vault.endless import endless, further
from small_games.vault.game import game as vault

from undercroft.engine.saves import PastPart, Saving
from undercroft.engine.session import Session
from undercroft.server import live_table, store, wire
from undercroft.server.game_log import restored
from undercroft.server.live_table import SNAPSHOT_EVERY, LiveTable, kept_of
from undercroft.server.store import Store
from undercroft.server.store_file import SCHEMA
from undercroft.server.table import Change, Table
from undercroft.server.tables import Tables

WINDOW = 4 * SNAPSHOT_EVERY  # answers
WINDOWS = 6


class Scales:
    """Weighs everything that is written to a store."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bytes = 0
        write = Store._write_rows

        def weigh(store: Store, rows: dict[str, list[dict[str, Any]]]) -> None:
            self.bytes += sum(size(value) for some in rows.values() for row in some for value in row.values())
            write(store, rows)

        monkeypatch.setattr(Store, "_write_rows", weigh)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that waits neither for company nor for the disk: for thousands of answers, one after the other."""
    settle = store._settle

    def settle_hastily(connection: Any, record: Any) -> None:
        settle(connection, record)
        connection.execute("PRAGMA synchronous = OFF")

    monkeypatch.setattr(store, "_settle", settle_hastily)
    monkeypatch.setattr(store, "GATHER", 0)


def size(value: Any) -> int:
    """The bytes of a value in a row."""
    return len(value) if isinstance(value, (bytes, str)) else 8


async def go_on(live: LiveTable, answers: int) -> None:
    """The host of a vault answers so often, for every seat."""

    def answer(table: Table) -> Change:
        seat, action = further(table.session)
        return table.answer(table.people.people[0], seat, table.session.serials[seat], action.to_wire())

    for _ in range(answers):
        await live.act(answer)


# -- what it costs ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hasty")
def test_an_answer_stores_as_many_bytes_late_as_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows, snapshots and all; and making a snapshot looks at no more of the game on the event loop, late or early."""
    scales = Scales(monkeypatch)
    here = threading.get_ident()
    looked_at: list[int] = []

    class Watched:
        """A saving that is looked at; one that is compiled has no interpreted subclasses."""

        def __init__(self, session: Session, past: bool) -> None:
            self.saving = Saving(session, past)
            self.since, self.until = self.saving.since, self.saving.until
            looked_at.append(len(self.saving.history) + len(self.saving.events) + len(self.saving.checkpoints))

        def encode_with_part(self) -> tuple[bytes, PastPart]:
            assert threading.get_ident() != here, "bytes are made beside the event loop"
            return self.saving.encode_with_part()

    monkeypatch.setattr(live_table, "Saving", Watched)
    windows: list[int] = []

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me", "me", game="vault")
            async with tables.live_table(table.table) as live:
                for _ in range(WINDOWS):
                    before = scales.bytes
                    await go_on(live, WINDOW)
                    windows.append(scales.bytes - before)
            wanted = await told_of(tables, table.table)
        async with tables_at(tmp_path) as tables:
            assert await told_of(tables, table.table) == wanted

    with endless():
        played(test)
    assert windows[-1] <= 1.1 * windows[0], windows
    assert len(looked_at) >= WINDOWS * WINDOW // SNAPSHOT_EVERY
    assert looked_at[-1] <= 1.1 * looked_at[0], looked_at


# -- what is there after a restart -----------------------------------------------------------------------


async def told_of(tables: Tables, id: str) -> list[Any]:
    """All there is to know of a game: its save, what can be brought back, who cast which vote.

    How many checkpoints lie between is not: going back past those of a snapshot leaves fewer than there were.
    """
    table = await present(tables, id)
    session = table.session
    undone = [[entry.to_wire() for entry in taken] for taken in session.undone]
    save = json.loads(session.save().split(b"\n")[0])
    checkpoints = save.pop("checkpoints")
    return [save, checkpoints[0], checkpoints[-1], session.digest(), undone, table.votes, table.n, session.floor]


async def present(tables: Tables, id: str) -> Table:
    """A table, in memory."""
    async with tables.live_table(id) as live:
        return await live.table()


async def anything(here: Party, chance: random.Random) -> None:
    """Somebody does something: answers, takes back, brings back, gives an order."""
    for device in here.devices:
        if device.shown.get("pending"):
            await device.say(wire.Consent(True))
    device = chance.choice(here.devices)
    what = chance.random()
    if what < 0.12:
        await device.say(wire.Undo(chance.choice(["answer", "answer", "page"]), 1))
    elif what < 0.2:
        await device.say(wire.Redo(1))
    elif device.ask and device.ask.get("options"):
        await device.answer(chance.randrange(len(device.ask["options"])))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_the_same_after_every_restart(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With snapshots so close that most of the past lies in parts, and ways back across them."""
    monkeypatch.setattr(live_table, "SNAPSHOT_EVERY", 6)
    chance = random.Random(seed)

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", seed=f"parts {seed}")
        for _ in range(5):
            async with tables_at(tmp_path) as tables:
                here.devices = [await sit(tables, here.table, key) for key in here.keys]
                for _ in range(25):
                    await anything(here, chance)
                wanted = await told_of(tables, here.table)
                session = (await present(tables, here.table)).session
                replay = await tables.replay(here.table, here.keys[0], "en")
                live = tables.live[here.table]
                async with live.lock:
                    live.forget()
                assert await told_of(tables, here.table) == wanted
            async with tables_at(tmp_path) as tables:
                assert await told_of(tables, here.table) == wanted
                assert await tables.replay(here.table, here.keys[0], "en") == replay
                await taken_up_elsewhere(tables, here, session)

    played(test)


async def taken_up_elsewhere(tables: Tables, here: Party, session: Session) -> None:
    """A game goes on from any step of its past at another table, which can be played."""
    step = len(session.entries) // 2
    fork = await tables.fork(here.table, here.keys[0], step)
    device = await sit(tables, fork.table, fork.key)
    if session.is_over():
        assert device.shown["step"] == step
    if device.ask and device.ask.get("options"):
        assert "ok" in [told["t"] for told in await device.answer()]


def test_an_order_may_stand_in_the_place_of_one_before_a_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "SNAPSHOT_EVERY", 1)

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", game="vault")
            for how in ("pass", "stop", "pass", "stop"):
                for moment in ("advanced", "searched"):
                    assert (await here.devices[0].say(wire.StandingOrder(0, moment, how)))[-1]["t"] != "refused"
            await here.devices[1].answer()
            wanted = await told_of(tables, here.table)
        async with tables_at(tmp_path) as tables:
            assert await told_of(tables, here.table) == wanted
            orders = (await present(tables, here.table)).session.orders[0]
            assert {order.to_text() for order in orders.values()} == {"advanced stop", "searched stop"}

    played(test)


def test_a_table_is_read_as_it_is_at_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While snapshots and parts are being written, nobody who reads finds some of the old and some of the new."""
    monkeypatch.setattr(live_table, "SNAPSHOT_EVERY", 2)

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me", "me", game="vault")

            async def play() -> None:
                async with tables.live_table(table.table) as live:
                    await go_on(live, 150)

            playing = asyncio.create_task(play())
            read: list[int] = []
            while not playing.done():
                stored = await tables.store.load(table.table)
                assert stored is not None
                kept = kept_of(stored)
                found = restored(kept, vault)
                assert found.dropped == 0
                read.append(len(kept.parts))
            await playing
            assert len(set(read)) > 10

    with endless():
        played(test)


KILLED = """
import asyncio, os, sys
from pathlib import Path
from server.devices import opened
from server.tables_fixture import tables_at
from server.test_long_tables import go_on
from small_games.vault.endless import endless
from undercroft.server import live_table

async def main():
    async with tables_at(Path(sys.argv[1])) as tables:
        table = await opened(tables, "me", "me", game="vault")
        async with tables.live_table(table.table) as live:
            while True:
                await go_on(live, 1)
                os.write(1, f"{table.table} {(await live.table()).n}\\n".encode())

live_table.SNAPSHOT_EVERY = 2
with endless():
    asyncio.run(main())
"""


@pytest.mark.parametrize("moment", [40, 61])
def test_a_game_survives_being_killed_among_its_snapshots(moment: int, tmp_path: Path) -> None:
    """Whatever was acknowledged is there, with its past, and nothing that never was."""
    tests = str(Path(__file__).parents[1])
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {tests!r})\n{KILLED}", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        said = ["", "0"]
        while int(said[1]) < moment:
            said = playing.stdout.readline().split()
        playing.kill()
        rest = playing.stdout.read().splitlines()
    acknowledged = int((rest[-1].split() if rest else said)[1])

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            session = (await present(tables, said[0])).session
            assert len(session.history) >= acknowledged
            true = Session.start(vault, 2, session.seed)
            while len(true.history) < len(session.history):
                seat, action = further(true)
                true.answer(seat, true.serials[seat], action, 0)
            assert session.save() == true.save()
            assert len(parts_of(tmp_path, said[0])) > 10

    with endless():
        played(test)


# -- stores of before ------------------------------------------------------------------------------------


def parts_of(path: Path, table: str) -> list[tuple[int, int]]:
    """The parts that are kept of a table's past: where each begins, and how many bytes it has."""
    with closing(sqlite3.connect(path / "tables.sqlite")) as file:
        rows = file.execute("SELECT history, length(part) FROM past WHERE table_id = ? ORDER BY number", (table,))
        return rows.fetchall()


@pytest.mark.usefixtures("hasty")
def test_a_store_whose_snapshots_hold_all_of_the_past_is_played_on(tmp_path: Path) -> None:
    """As schema 2 had them: the first snapshot afterwards writes the whole past once, the next only what is new."""

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me", "me", game="vault")
            async with tables.live_table(table.table) as live:
                await go_on(live, 2 * SNAPSHOT_EVERY)
                live.unsaved = 0
            found = await present(tables, table.table)
            row = {"table_id": table.table, "n": found.n, "save": found.session.save(), "given": b""}
            await tables.store.write(("snapshot", row))
            wanted = await told_of(tables, table.table)
            before = len(found.session.history)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
            file.execute("DROP TABLE past")
            for column in ("next", "shared"):
                file.execute(f"ALTER TABLE tables DROP COLUMN {column}")
            file.execute("PRAGMA user_version = 2")
        async with tables_at(tmp_path) as tables:
            assert version(tmp_path / "tables.sqlite") == SCHEMA
            assert version(tmp_path / "tables.sqlite.schema-2") == 2
            assert await told_of(tables, table.table) == wanted
            assert parts_of(tmp_path, table.table) == []
            async with tables.live_table(table.table) as live:
                await go_on(live, 2 * SNAPSHOT_EVERY)
            wanted = await told_of(tables, table.table)
            first, *later = parts_of(tmp_path, table.table)
            assert first[0] == 0
            assert later
            assert all(begins > before and weight < first[1] for begins, weight in later)
        async with tables_at(tmp_path) as tables:
            assert await told_of(tables, table.table) == wanted

    with endless():
        played(test)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_an_older_release_is_the_same_once_its_past_lies_in_parts(name: str, tmp_path: Path) -> None:
    laid(tmp_path)
    known = TABLES[name]["table"]

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            wanted = await told_of(tables, known)
            async with tables.live_table(known) as live:
                await live.snapshot()
            assert len(parts_of(tmp_path, known)) == 1
        async with tables_at(tmp_path) as tables:
            assert await told_of(tables, known) == wanted

    played(test)


def test_an_imported_game_is_the_same_once_its_past_lies_in_parts(tmp_path: Path) -> None:
    saved = (SAVES / OLDEST / "dark-castle-undone.json").read_bytes()

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await tables.import_save(saved)
            wanted = await told_of(tables, table.table)
            assert wanted[1], "there is something to bring back"
        async with tables_at(tmp_path) as tables:
            assert await told_of(tables, table.table) == wanted
            async with tables.live_table(table.table) as live:
                await live.snapshot()
        async with tables_at(tmp_path) as tables:
            assert await told_of(tables, table.table) == wanted
            device = await sit(tables, table.table, table.key)
            assert "ok" in [told["t"] for told in await device.say(wire.Redo(1))]

    played(test)
