"""Where tables are kept: one SQLite file with a write-ahead log.

What is written is on the disk before `write` comes back. Writes of many tables that come together are one
transaction: while one is being committed the next gather.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import dialect, insert
from sqlalchemy.engine import Row
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from undercroft.server.store_file import SCHEMA, StoreFailed, damage, has_room, prepared, private

GATHER: Final = 0.008  # seconds a commit waits for company while others are writing too: it costs what many answers do
BUSY: Final = 0.025  # seconds since the commit before, if there was one: others are writing
META: Final = sql.MetaData()


def _belongs() -> sql.Column[str]:
    return sql.Column(
        "table_id", sql.String, sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False
    )


tables: Final = sql.Table(
    "tables",
    META,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("options", sql.LargeBinary, nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("seed", sql.String, nullable=False),
    sql.Column("mode", sql.String, nullable=False),
    sql.Column("watch", sql.LargeBinary, nullable=False),
    sql.Column("seating", sql.LargeBinary, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    # How it stood after so many entries of the log, for lists; out of date when the log is longer.
    sql.Column("summary", sql.LargeBinary, nullable=False),
    sql.Column("summary_n", sql.Integer, nullable=False),
    # The packs of cards it was opened with: names and digests, as JSON.
    sql.Column("packs", sql.LargeBinary, nullable=False, server_default=sql.text("x'7B7D'")),
    # The schema of the game's records in all rows since the last snapshot.
    sql.Column("schema", sql.Integer, nullable=False, server_default=sql.text("1")),
    # The table at which its people play on ("": none yet), and whether strangers may look back at it.
    sql.Column("next", sql.String, nullable=False, server_default=sql.text("''")),
    sql.Column("shared", sql.Boolean, nullable=False, server_default=sql.text("0")),
)
people: Final = sql.Table(
    "people",
    META,
    _belongs(),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("seats", sql.LargeBinary, nullable=False),
    sql.Column("host", sql.Boolean, nullable=False),
    sql.Column("key", sql.LargeBinary, nullable=False),
    sql.Column("invite", sql.LargeBinary, nullable=False),
)
log: Final = sql.Table(
    "log",
    META,
    _belongs(),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("op", sql.LargeBinary, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sqlite_with_rowid=False,
)
snapshots: Final = sql.Table(
    "snapshots",
    META,
    _belongs(),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("save", sql.LargeBinary, nullable=False),
    sql.Column("given", sql.LargeBinary, nullable=False),
)
# What a snapshot leaves out, in parts that are written once: what came after so many entries of the history and so many
# events.
past: Final = sql.Table(
    "past",
    META,
    _belongs(),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("history", sql.Integer, nullable=False),
    sql.Column("events", sql.Integer, nullable=False),
    sql.Column("part", sql.LargeBinary, nullable=False),
)
chat: Final = sql.Table(
    "chat",
    META,
    _belongs(),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("person", sql.Integer, nullable=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    # The side it was said to (-1: to all).
    sql.Column("side", sql.Integer, nullable=False, server_default=sql.text("-1")),
    sqlite_with_rowid=False,
)
# Written to see whether anything can be.
health: Final = sql.Table(
    "health",
    META,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
)


def _upsert(table: sql.Table) -> Any:
    """Write a row, whether or not it was there."""
    statement = insert(table)
    keys = [column.name for column in table.primary_key]
    rest = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=rest)


def _of(table: sql.Table, *names: str) -> Any:
    """Rows of a table named by some of their columns, each bound as `the_<name>`."""
    return sql.and_(*[table.c[name] == sql.bindparam(f"the_{name}") for name in names])


# Everything that is ever written, in the order in which it is written within one transaction.
STATEMENTS: Final[dict[str, Any]] = {
    "table": _upsert(tables),
    "mode": sql.update(tables)
    .where(_of(tables, "id"))
    .values(
        mode=sql.bindparam("mode"),
        watch=sql.bindparam("watch"),
        seating=sql.bindparam("seating"),
        shared=sql.bindparam("shared"),
    ),
    "next": sql.update(tables).where(_of(tables, "id")).values(next=sql.bindparam("next")),
    "summary": sql.update(tables)
    .where(_of(tables, "id"))
    .values(summary=sql.bindparam("summary"), summary_n=sql.bindparam("summary_n")),
    "schema": sql.update(tables).where(_of(tables, "id")).values(schema=sql.bindparam("schema")),
    "person-gone": sql.delete(people).where(_of(people, "table_id", "number")),
    "person": _upsert(people),
    "log": sql.insert(log),
    "log-again": _upsert(log),
    "snapshot": _upsert(snapshots),
    "old-snapshots": sql.delete(snapshots).where(
        sql.and_(snapshots.c.table_id == sql.bindparam("the_table_id"), snapshots.c.n < sql.bindparam("the_n"))
    ),
    "old-parts": sql.delete(past).where(_of(past, "table_id")),
    "part": _upsert(past),
    "chat": sql.insert(chat),
    "old-chat": sql.delete(chat).where(
        sql.and_(chat.c.table_id == sql.bindparam("the_table_id"), chat.c.n < sql.bindparam("the_n"))
    ),
    "health": _upsert(health),
    "next-gone": sql.update(tables).where(_of(tables, "next")).values(next=sql.literal_column("''")),
    "table-gone": sql.delete(tables).where(_of(tables, "id")),
}


@cache
def written(name: str, columns: tuple[str, ...]) -> str:
    """A statement in SQLite's own words, for rows of these columns."""
    return str(STATEMENTS[name].compile(dialect=dialect(paramstyle="named"), column_keys=columns))


LOG_OF_SERVER: Final = logging.getLogger("undercroft.server")

Write = tuple[str, dict[str, Any]]  # the name of a statement, and its row


class Stored(NamedTuple):
    """A table as it is kept: its row and people, the last snapshot with what is before and after it, the last chat."""

    table: Row[Any]
    people: list[Row[Any]]
    snapshot: Row[Any] | None
    past: list[Row[Any]]
    log: list[Row[Any]]
    chat: list[Row[Any]]


class Store:
    """The file. Use `await Store.open(path)`."""

    def __init__(self, path: Path, engine: AsyncEngine) -> None:
        self.path = path
        self.engine = engine
        # Everything that is played goes this way: one thread that has the file, and nothing between it and SQLite.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._file: sqlite3.Connection | None = None
        self._integrity = Integrity(path)
        self._queue: asyncio.Queue[tuple[tuple[Write, ...], asyncio.Future[None]] | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_all(), name="store-writer")
        self.commits = 0
        self.writes = 0

    @staticmethod
    async def open(path: Path, upgrade: bool = True) -> Store:
        """Open the file, or make it. A file of a newer version is refused, one of an older version upgraded."""
        version = await asyncio.to_thread(prepared, path, upgrade)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        sql.event.listen(engine.sync_engine, "connect", _settle)
        try:
            if version == 0:
                async with engine.begin() as connection:
                    await connection.run_sync(META.create_all)
                    await connection.execute(sql.text(f"PRAGMA user_version = {SCHEMA}"))
            store = Store(path, engine)
            await asyncio.get_running_loop().run_in_executor(store._thread, store._open_file)
            return store
        except (SQLAlchemyError, sqlite3.Error) as fault:
            await engine.dispose()
            raise StoreFailed(f"{path} cannot be used: {_reason(fault)}") from fault

    async def close(self) -> None:
        """Write what waits, then close the file."""
        await self._queue.put(None)
        await self._task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_file)
        self._thread.shutdown(wait=False)
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        """Write all of it or nothing; it is on the disk when this comes back."""
        if self._task.done():
            raise StoreFailed("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        await done

    async def _write_all(self) -> None:
        queue = self._queue
        loop = asyncio.get_running_loop()
        last = -BUSY
        while True:
            first = await queue.get()
            if first is None:
                return
            if loop.time() - last < BUSY:
                await asyncio.sleep(GATHER)
            waiting = [first]
            is_last = False
            while not queue.empty():
                following = queue.get_nowait()
                if following is None:
                    is_last = True
                    break
                waiting.append(following)
            try:
                await self._commit(waiting)
            except Exception as fault:  # whatever went wrong, those who wait must hear of it
                await self._commit_each(waiting, fault)
            last = loop.time()
            for _, done in waiting:
                if not done.done():
                    done.set_result(None)
            if is_last:
                return

    async def _commit_each(
        self, waiting: list[tuple[tuple[Write, ...], asyncio.Future[None]]], fault: Exception
    ) -> None:
        """What failed together is tried one by one: a bad row of one table is no other table's fault."""
        for one in waiting:
            try:
                if len(waiting) == 1:
                    raise fault
                await self._commit([one])
            except Exception as own:
                if not one[1].done():
                    failed = StoreFailed(_reason(own))
                    failed.__cause__ = own
                    one[1].set_exception(failed)

    async def _commit(self, waiting: list[tuple[tuple[Write, ...], asyncio.Future[None]]]) -> None:
        rows: dict[str, list[dict[str, Any]]] = {}
        for writes, _ in waiting:
            for name, row in writes:
                rows.setdefault(name, []).append(row)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write_rows, rows)
        self.commits += 1
        self.writes += len(waiting)

    # -- in the thread that writes -----------------------------------------------------------------------

    def _open_file(self) -> None:
        self._file = sqlite3.connect(self.path, isolation_level=None)
        _settle(self._file, None)

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()

    def _write_rows(self, rows: dict[str, list[dict[str, Any]]]) -> None:
        """Rows by the names of their statements, in one transaction."""
        file = self._file
        assert file is not None
        file.execute("BEGIN IMMEDIATE")
        try:
            for name in STATEMENTS if len(rows) > 1 else rows:
                alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
                for row in rows.get(name, ()):
                    alike.setdefault(tuple(row), []).append(row)
                for columns, some in alike.items():
                    file.executemany(written(name, columns), some)
            file.execute("COMMIT")
        except BaseException:
            if file.in_transaction:
                file.execute("ROLLBACK")
            raise

    # -- reading -----------------------------------------------------------------------------------------

    async def load(self, table: str, chat_lines: int = 100) -> Stored | None:
        """All that is needed to sit down at a table again; nothing if there is none."""
        async with self._reading() as connection:
            await connection.exec_driver_sql("BEGIN")  # all of it as it is at one moment, whatever is written meanwhile
            row = (await connection.execute(ONE_TABLE, {"id": table})).first()
            if row is None:
                return None
            folk = (await connection.execute(PEOPLE, {"id": table})).all()
            snapshot = (await connection.execute(SNAPSHOT, {"id": table})).first()
            parts = (await connection.execute(PAST, {"id": table})).all()
            after = {"id": table, "n": -1 if snapshot is None else snapshot.n}
            entries = (await connection.execute(LOG, after)).all()
            said = (await connection.execute(CHAT, {"id": table, "most": chat_lines})).all()
            return Stored(row, list(folk), snapshot, list(parts), list(entries), list(reversed(said)))

    async def people(self, table: str) -> list[Row[Any]]:
        """Those with a key or an invitation to a table; nobody if there is no such table."""
        async with self._reading() as connection:
            return list((await connection.execute(PEOPLE, {"id": table})).all())

    async def row(self, table: str) -> Row[Any] | None:
        """A table's own row; nothing if there is no such table."""
        async with self._reading() as connection:
            return (await connection.execute(ONE_TABLE, {"id": table})).first()

    async def listed(self, ids: Iterable[str]) -> dict[str, tuple[Row[Any], list[Row[Any]], int, float]]:
        """For lists: each table's row, its people, the length of its log and when it was last written to."""
        wanted = list(ids)
        found: dict[str, tuple[Row[Any], list[Row[Any]], int, float]] = {}
        if not wanted:
            return found
        async with self._reading() as connection:
            rows = (await connection.execute(SOME_TABLES, {"ids": wanted})).all()
            folk: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            for person in (await connection.execute(SOME_PEOPLE, {"ids": wanted})).all():
                folk[person.table_id].append(person)
            ends = {row.table_id: (row.n, row.at) for row in (await connection.execute(ENDS, {"ids": wanted})).all()}
            for row in rows:
                length, at = ends.get(row.id, (0, row.created))
                found[row.id] = (row, folk[row.id], length, max(at, row.created))
        return found

    async def times(self, table: str) -> list[float]:
        """When each row of a table's log was written, in seconds since 1970."""
        async with self._reading() as connection:
            return [float(row.at) for row in (await connection.execute(TIMES, {"id": table})).all()]

    async def is_well(self) -> bool:
        """Whether it can be read and written, there is room to write more, and nothing in it is damaged."""
        if self._task.done():
            return False
        try:
            async with self._reading() as connection:
                await connection.execute(sql.text("SELECT 1"))
            await self.write(("health", {"id": 1, "at": now()}))
        except StoreFailed as fault:
            LOG_OF_SERVER.error("the store is not well", extra={"facts": {"reason": str(fault)}})
            return False
        return await asyncio.to_thread(has_room, self.path) and await self._integrity.is_whole()

    async def backup(self, path: Path) -> None:
        """A whole and consistent copy in another file, while everything goes on."""
        try:
            await asyncio.to_thread(private, path)
            async with self.engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                await connection.execute(sql.text("VACUUM INTO :path"), {"path": str(path)})
        except (SQLAlchemyError, OSError) as fault:
            raise StoreFailed(f"{path} cannot be written: {_reason(fault)}") from fault

    def _reading(self) -> _Reading:
        return _Reading(self.engine)


class Integrity:
    """Whether the file is whole. Looking through it takes a while, so that it is done now and then."""

    def __init__(self, path: Path, seldom: float = 60.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.path = path
        self.seldom = seldom  # seconds
        self.clock = clock
        self.next = 0.0
        self.found: asyncio.Future[bool] | None = None

    async def is_whole(self) -> bool:
        """What was found when it was last looked at; whoever asks first looks."""
        if self.found is None or (self.found.done() and self.clock() >= self.next):
            self.found = asyncio.ensure_future(self._look())
        return await asyncio.shield(self.found)

    async def _look(self) -> bool:
        began = self.clock()
        fault = await asyncio.to_thread(damage, self.path)
        # A large file is looked at less often: a hundredth of the time at most.
        self.next = self.clock() + max(self.seldom, 100 * (self.clock() - began))
        if fault:
            LOG_OF_SERVER.error("the store is damaged", extra={"facts": {"reason": fault}})
        return not fault


class _Reading:
    """A connection to read with; what goes wrong with it is told in one way."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._context = engine.connect()

    async def __aenter__(self) -> AsyncConnection:
        try:
            return await self._context.__aenter__()
        except SQLAlchemyError as fault:
            raise StoreFailed(_reason(fault)) from fault

    async def __aexit__(self, kind: Any, fault: BaseException | None, trace: Any) -> None:
        await self._context.__aexit__(kind, fault, trace)
        if isinstance(fault, SQLAlchemyError):
            raise StoreFailed(_reason(fault)) from fault


_ID: Final[Any] = sql.bindparam("id")
_IDS: Final[Any] = sql.bindparam("ids", expanding=True)
ONE_TABLE: Final = sql.select(tables).where(tables.c.id == _ID)
SOME_TABLES: Final = sql.select(tables).where(tables.c.id.in_(_IDS))
PEOPLE: Final = sql.select(people).where(people.c.table_id == _ID).order_by(people.c.number)
SOME_PEOPLE: Final = sql.select(people).where(people.c.table_id.in_(_IDS)).order_by(people.c.table_id, people.c.number)
SNAPSHOT: Final = sql.select(snapshots).where(snapshots.c.table_id == _ID).order_by(snapshots.c.n.desc()).limit(1)
PAST: Final = sql.select(past).where(past.c.table_id == _ID).order_by(past.c.number)
LOG: Final = sql.select(log).where(sql.and_(log.c.table_id == _ID, log.c.n > sql.bindparam("n"))).order_by(log.c.n)
TIMES: Final = sql.select(log.c.at).where(log.c.table_id == _ID).order_by(log.c.n)
CHAT: Final = sql.select(chat).where(chat.c.table_id == _ID).order_by(chat.c.n.desc()).limit(sql.bindparam("most"))
ENDS: Final = (
    sql.select(log.c.table_id, sql.func.max(log.c.n).label("n"), sql.func.max(log.c.at).label("at"))
    .where(log.c.table_id.in_(_IDS))
    .group_by(log.c.table_id)
)


def _settle(connection: Any, _: Any) -> None:
    """How every connection behaves: nothing is done before it is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA secure_delete = FAST")  # what is deleted leaves no readable page behind
    cursor.close()


def _reason(fault: Exception) -> str:
    """What went wrong in a few words, without the statement and what was in it."""
    inner = getattr(fault, "orig", None)
    return str(inner if inner is not None else fault).splitlines()[0][:200] if str(fault) else type(fault).__name__


def now() -> float:
    """Seconds since 1970."""
    return time.time()
