"""The file of the store: upgraded whole or not at all, private, known to be full or damaged, one bad row alone."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.devices import sit
from server.tables_fixture import played, tables_at
from server.test_store import log_row, ops, table_row
from serving import served

from undercroft.server import store_file, wire
from undercroft.server.store import Integrity, Store
from undercroft.server.store_file import SCHEMA, StoreFailed, damage

SAVES = Path(__file__).parent.parent / "saves"
OLDEST = "0.1-late"
STORES = sorted(kept.parent.name for kept in SAVES.glob("*/tables.sqlite.gz"))


def known_tables(release: str) -> dict[str, dict[str, Any]]:
    """The tables of a release's store, and how each stood."""
    found: dict[str, dict[str, Any]] = json.loads((SAVES / release / "index.json").read_text())["tables"]
    return found


TABLES = known_tables(OLDEST)


def laid(path: Path, release: str = OLDEST) -> Path:
    """The store of an older release, to be opened by this one."""
    file = path / "tables.sqlite"
    file.write_bytes(gzip.decompress((SAVES / release / "tables.sqlite.gz").read_bytes()))
    return file


def version(file: Path) -> int:
    """The schema of a file."""
    with closing(sqlite3.connect(file)) as opened:
        return int(opened.execute("PRAGMA user_version").fetchone()[0])


SCHEMA_THEN = 1  # of every game in these stores


# -- upgrades --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("release", "name"), [(release, name) for release in STORES for name in known_tables(release)])
def test_a_table_of_an_older_release_is_played_on(release: str, name: str, tmp_path: Path) -> None:
    """Everyone sits down with their key, sees the position as it was, plays on, looks back and takes a save home."""
    known = known_tables(release)[name]
    file = laid(tmp_path, release)
    before = version(file)
    assert before == 1 or release != OLDEST

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            devices = [await sit(tables, known["table"], key) for key in known["keys"]]
            table = tables.live[known["table"]].present()
            assert table is not None
            # A digest is taken over the records, and those of another schema are others.
            is_as_then = table.session.digest() == known["digest"]
            assert is_as_then or table.game.schema > SCHEMA_THEN
            assert (table.n, table.mode, table.session.seats) == (known["n"], known["mode"], known["seats"])
            assert len(table.people.people) == known["people"]
            given = [entry.by for entry in table.session.entries]
            assert given == known["given"] if table.game.schema == SCHEMA_THEN else given[:4] == known["given"][:4]
            assert len(table.session.undone) == known["redo"] or table.game.schema > SCHEMA_THEN
            steps = len(json.loads(await tables.replay(known["table"], known["keys"][0], "en"))["steps"])
            # Rules that ask otherwise than those of the release tell a game of then only as far as it fits.
            assert steps == len(table.session.entries) or (table.game.schema > SCHEMA_THEN and steps > 0)
            if not known["over"]:
                rows = table.n
                asked = [device for device in devices if device.ask and device.ask.get("options")]
                if asked:
                    assert "ok" in [told["t"] for told in await asked[0].answer()]
                    assert table.n > rows or known["votes"], "a vote may be cast twice"
                save = await tables.export(known["table"], known["keys"][0])
                assert (await tables.import_save(save)).table != known["table"]

    played(test)
    assert version(file) == SCHEMA
    copy = tmp_path / f"tables.sqlite.schema-{before}"
    assert version(copy) == before if before < SCHEMA else not copy.exists()


def test_an_upgrade_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = laid(tmp_path)
    before = damage(file), sorted(columns(file))

    def broken(opened: sqlite3.Connection) -> None:
        opened.execute("ALTER TABLE tables ADD COLUMN another BLOB")
        raise sqlite3.OperationalError("something")

    monkeypatch.setattr(store_file, "MIGRATIONS", (broken,))
    with pytest.raises(StoreFailed):
        store_file.prepared(file)
    assert (damage(file), sorted(columns(file))) == before
    assert version(file) == 1


def test_an_upgraded_store_is_like_a_new_one(tmp_path: Path) -> None:
    async def test() -> None:
        old = laid(tmp_path)
        await (await Store.open(old)).close()
        await (await Store.open(tmp_path / "new.sqlite")).close()
        assert columns(old) == columns(tmp_path / "new.sqlite")

    played(test)


def columns(file: Path) -> set[tuple[str, str, str, int]]:
    """Every column of every table: where, its name, its type, whether it must be there."""
    with closing(sqlite3.connect(file)) as opened:
        names = [row[0] for row in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            (name, row[1], row[2], row[3]) for name in names for row in opened.execute(f"PRAGMA table_info({name})")
        }


def test_a_backup_upgrades_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        file = laid(tmp_path)
        store = await Store.open(file, upgrade=False)
        await store.backup(tmp_path / "copy.sqlite")
        await store.close()
        assert version(file) == version(tmp_path / "copy.sqlite") == 1

    played(test)


# -- whose it is -----------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="files have owners elsewhere too, but not like this")
def test_nobody_else_can_read_what_is_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(data) as server:
        server.open()
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()}
        assert found["tables.sqlite-wal"] == 0o600
        assert set(found.values()) == {0o600}

    async def test() -> None:
        (tmp_path / "old.sqlite").touch(0o644)
        store = await Store.open(tmp_path / "old.sqlite")
        await store.backup(tmp_path / "copy.sqlite")
        await store.close()
        for name in ("old.sqlite", "copy.sqlite"):
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600

    played(test)


# -- when it is not well ---------------------------------------------------------------------------------

FULL = """
import asyncio, resource, signal, sys
from pathlib import Path
from undercroft.server.store import Store

async def main():
    store = await Store.open(Path(sys.argv[1]))
    before = await store.is_well()
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, hard))
    full = await store.is_well()
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    after = await store.is_well()
    await store.close()
    print(before, full, after)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there one cannot take away the room to write")
def test_a_store_that_can_write_no_more_is_not_well(tmp_path: Path) -> None:
    """A file that may not grow is what a full disk looks like from within."""
    command = [sys.executable, "-c", FULL, str(tmp_path / "a.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["True", "False", "True"]


def spoil(file: Path) -> None:
    """Overwrite the pages after the first."""
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xff" * (file.stat().st_size - 4096))


def test_a_damaged_store_is_not_well(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        await store.write(*[table_row(f"t{n}") for n in range(200)])
        assert await store.is_well()
        await store.close()
        spoil(tmp_path / "a.sqlite")
        store = await Store.open(tmp_path / "a.sqlite")
        assert not await store.is_well()
        await store.close()

    played(test)


def test_it_is_looked_through_now_and_then(tmp_path: Path) -> None:
    async def test() -> None:
        hour = [0.0]
        file = tmp_path / "a.sqlite"
        store = await Store.open(file)
        await store.write(*[table_row(f"t{n}") for n in range(200)])
        await store.close()
        integrity = Integrity(file, 60, lambda: hour[0])
        assert await integrity.is_whole()
        spoil(file)
        hour[0] = 59
        assert await integrity.is_whole(), "not looked at again so soon"
        hour[0] = 61
        assert not await integrity.is_whole()

    played(test)


def test_health_says_so(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(data) as server:
        for _ in range(20):
            server.open()
        assert server.ask("GET", "/api/health").status_code == 200
        server.stop()
    spoil(data / "tables.sqlite")
    with served(data) as server:
        answer = server.ask("GET", "/api/health")
        assert answer.status_code == 503
        assert answer.json()["store"] is False


# -- one bad row -----------------------------------------------------------------------------------------


def test_one_bad_row_fails_alone(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        await store.write(table_row("good"), table_row("bad"), log_row("bad", 1))
        writes = [store.write(log_row("good", n)) for n in range(1, 6)]
        found = await asyncio.gather(*writes[:3], store.write(log_row("bad", 1)), *writes[3:], return_exceptions=True)
        assert [isinstance(one, StoreFailed) for one in found] == [False, False, False, True, False, False]
        assert await ops(store, "good") == [1, 2, 3, 4, 5]
        assert await ops(store, "bad") == [1]
        await store.close()

    played(test)


def test_a_table_that_cannot_be_read_is_left_out_of_a_list(tmp_path: Path) -> None:
    known = TABLES["alley"]
    others = [one for one in TABLES.values() if one is not known]
    file = laid(tmp_path)
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("UPDATE tables SET seating = x'00', summary = x'00' WHERE id = ?", (known["table"],))
        opened.commit()

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            held = [wire.Held(one["table"], one["keys"][0]) for one in [known, *others]]
            found = await tables.mine(wire.Mine(held, "en"))
            assert [one.table for one in found] == [one["table"] for one in others]

    played(test)


def test_orders_that_follow_one_another_are_one_row_each(tmp_path: Path) -> None:
    """Toggling a standing order for ever fills nothing, and what was ordered last holds after a crash."""

    async def test() -> None:
        known = TABLES["alley"]
        file = laid(tmp_path)
        async with tables_at(tmp_path) as tables:
            device = await sit(tables, known["table"], known["keys"][0])
            seat = device.shown["seats"][0]
            for turn in range(101):
                for moment in ("step", "answer"):
                    await device.say(wire.StandingOrder(seat, moment, "pass" if turn % 2 == 0 else "stop"))
            with closing(sqlite3.connect(file)) as opened:
                rows = opened.execute(
                    "SELECT n, op FROM log WHERE table_id = ? AND n > ? ORDER BY n", (known["table"], known["n"])
                ).fetchall()
            assert [row[0] for row in rows] == [known["n"] + 1, known["n"] + 2]
            written = [msgspec.json.decode(row[1]) for row in rows]
            assert [[*op[:2], op[3]] for op in written] == [
                ["order", seat, "step pass"],
                ["order", seat, "answer pass"],
            ]
            live = tables.live[known["table"]]
            async with live.lock:
                live.forget()
                table = await live.table()
            assert list(table.session.orders[seat]) == ["step", "answer"]
            assert table.n == known["n"] + 2

    played(test)
