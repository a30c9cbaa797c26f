"""The store: what is written is there after anything, and many writes are one."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from server.tables_fixture import played

from undercroft.server.store import Store, Write
from undercroft.server.store_file import StoreFailed


def table_row(id: str) -> Write:
    return "table", {
        "id": id,
        "game": "g",
        "options": b"{}",
        "seats": 1,
        "seed": "s",
        "mode": "first",
        "watch": b"",
        "seating": b"{}",
        "created": 1.0,
        "summary": b"{}",
        "summary_n": 0,
    }


def log_row(id: str, n: int, op: bytes = b"[]") -> Write:
    return "log", {"table_id": id, "n": n, "op": op, "at": float(n)}


async def ops(store: Store, id: str) -> list[int]:
    found = await store.load(id)
    assert found is not None
    return [row.n for row in found.log]


def test_what_was_written_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        await store.write(table_row("one"), log_row("one", 1), log_row("one", 2))
        await store.close()
        store = await Store.open(tmp_path / "a.sqlite")
        assert await ops(store, "one") == [1, 2]
        assert await store.load("two") is None
        await store.close()

    played(test)


def test_writes_that_come_together_are_one_commit(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        await store.write(*[table_row(f"t{n}") for n in range(50)])
        before = store.commits
        await asyncio.gather(*[store.write(log_row(f"t{n}", 1)) for n in range(50)])
        assert store.commits - before <= 3
        assert [await ops(store, f"t{n}") for n in range(50)] == [[1]] * 50
        await store.close()

    played(test)


def test_writing_to_a_closed_store_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        await store.close()
        with pytest.raises(StoreFailed):
            await store.write(table_row("one"))
        assert not await store.is_well()

    played(test)


def test_what_waits_is_written_before_it_closes(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        waiting = [asyncio.create_task(store.write(table_row(f"t{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        store = await Store.open(tmp_path / "a.sqlite")
        assert len(await store.listed(f"t{n}" for n in range(20))) == 20
        await store.close()

    played(test)


def test_a_table_goes_with_all_that_is_kept_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        snapshot = {"table_id": "one", "n": 1, "save": b"s", "given": b""}
        said = {"table_id": "one", "n": 1, "person": 0, "name": "", "text": "hi", "at": 1.0}
        part = {"table_id": "one", "number": 0, "history": 0, "events": 0, "part": b"p"}
        writes: list[Write] = [("snapshot", snapshot), ("part", part), ("chat", said)]
        await store.write(table_row("one"), log_row("one", 1), *writes)
        await store.write(("table-gone", {"the_id": "one"}))
        await store.close()
        with sqlite3.connect(tmp_path / "a.sqlite") as file:
            names = ("log", "snapshots", "past", "chat")
            left = [file.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names]
        assert left == [0, 0, 0, 0]

    played(test)


def test_only_what_came_after_the_last_snapshot_is_read(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        rows = [log_row("one", n) for n in range(1, 6)]
        snapshots: list[Write] = [
            ("snapshot", {"table_id": "one", "n": n, "save": bytes([n]), "given": b""}) for n in (0, 3)
        ]
        await store.write(table_row("one"), *rows, *snapshots)
        await store.write(("old-snapshots", {"the_table_id": "one", "the_n": 3}))
        found = await store.load("one")
        assert found is not None
        assert found.snapshot is not None
        assert (found.snapshot.n, [row.n for row in found.log]) == (3, [4, 5])
        await store.close()

    played(test)


def test_a_copy_is_made_while_it_is_written_to(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        await store.write(table_row("one"))
        writing = [asyncio.create_task(store.write(log_row("one", n))) for n in range(1, 100)]
        await store.backup(tmp_path / "copy.sqlite")
        await asyncio.gather(*writing)
        await store.close()
        copy = await Store.open(tmp_path / "copy.sqlite")
        found = await ops(copy, "one")
        assert found == list(range(1, len(found) + 1))
        await copy.close()

    played(test)


def test_a_copy_never_lies_over_another_file(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        (tmp_path / "copy.sqlite").write_bytes(b"precious" * 100)
        with pytest.raises(StoreFailed):
            await store.backup(tmp_path / "copy.sqlite")
        await store.close()

    played(test)


def test_a_file_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.sqlite") as file:
        file.execute("PRAGMA user_version = 99")

    async def test() -> None:
        with pytest.raises(StoreFailed, match="newer Undercroft"):
            await Store.open(tmp_path / "a.sqlite")

    played(test)


@pytest.mark.parametrize("made", [lambda path: path.mkdir(), lambda path: path.write_bytes(b"no database" * 99)])
def test_what_is_no_store_is_refused_with_a_sentence(tmp_path: Path, made: Any) -> None:
    made(tmp_path / "a.sqlite")

    async def test() -> None:
        with pytest.raises(StoreFailed, match="cannot be used"):
            await Store.open(tmp_path / "a.sqlite")

    played(test)


KILLED = """
import asyncio, os, sys
from pathlib import Path
from undercroft.server.store import Store
from server.test_store import log_row, table_row

async def main():
    store = await Store.open(Path(sys.argv[1]))
    await store.write(table_row("one"))
    n = 0
    while True:
        n += 1
        await store.write(log_row("one", n))
        os.write(1, b"%d\\n" % n)
        if n == 25:
            os.kill(os.getpid(), 9)

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_being_killed(tmp_path: Path) -> None:
    tests = str(Path(__file__).parents[1])
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {tests!r})\n{KILLED}", str(tmp_path / "a.sqlite")],
        stdout=subprocess.PIPE,
        timeout=60,
    )
    acknowledged = int(run.stdout.split()[-1])

    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        assert await ops(store, "one") == list(range(1, acknowledged + 1))
        await store.close()

    played(test)


def test_nothing_is_acknowledged_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path / "a.sqlite")
        async with store.engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert found == ["wal", 2, 1]
        await store.close()

    played(test)
