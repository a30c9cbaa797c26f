"""The file of the store: whose it is, which schema it has, how it becomes one of a newer, whether it is whole."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

LEAST_ROOM: Final = 16 * 1024 * 1024  # bytes on the disk; with less the next evening may not fit


class StoreFailed(Exception):
    """It could not be written, or not be read."""


# -- schemas ---------------------------------------------------------------------------------------------


def know_more(file: sqlite3.Connection) -> None:
    """2: tables know their packs of cards and the schema of their rows; chat may be for one side alone; health."""
    file.execute("ALTER TABLE tables ADD COLUMN packs BLOB NOT NULL DEFAULT x'7B7D'")
    file.execute("ALTER TABLE tables ADD COLUMN schema INTEGER NOT NULL DEFAULT 1")
    file.execute("ALTER TABLE chat ADD COLUMN side INTEGER NOT NULL DEFAULT -1")
    file.execute("CREATE TABLE health (id INTEGER NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (id))")


def part_the_past(file: sqlite3.Connection) -> None:
    """3: the past of a game is kept in parts, each written once; a snapshot with all of it in it is read as before."""
    file.execute(
        "CREATE TABLE past (table_id VARCHAR NOT NULL, number INTEGER NOT NULL, history INTEGER NOT NULL, "
        "events INTEGER NOT NULL, part BLOB NOT NULL, PRIMARY KEY (table_id, number), "
        "FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)"
    )


def play_on(file: sqlite3.Connection) -> None:
    """4: a table knows where its people play on, and whether strangers may look back at it."""
    file.execute("ALTER TABLE tables ADD COLUMN next VARCHAR NOT NULL DEFAULT ''")
    file.execute("ALTER TABLE tables ADD COLUMN shared BOOLEAN NOT NULL DEFAULT 0")


# What makes a store of schema 1 one of schema 2, that one of schema 3, and so on. None of them is ever changed.
MIGRATIONS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (know_more, part_the_past, play_on)
SCHEMA: Final = 1 + len(MIGRATIONS)


def prepared(path: Path, upgrade: bool = True) -> int:
    """See that a file can be used, and upgrade it if need be; its schema, 0 if it is new."""
    try:
        private(path)
        with closing(sqlite3.connect(path)) as file:
            file.execute("SELECT count(*) FROM sqlite_master")
            version = int(file.execute("PRAGMA user_version").fetchone()[0])
            if version > SCHEMA:
                raise StoreFailed(f"{path} was written by a newer Undercroft (schema {version}, here {SCHEMA})")
            if 0 < version < SCHEMA and upgrade:
                migrate(path, file, version)
            return version
    except (sqlite3.Error, OSError) as fault:
        raise StoreFailed(f"{path} cannot be used: {fault}") from fault


def migrate(path: Path, file: sqlite3.Connection, version: int) -> None:
    """Make it a file of this schema, all of it or nothing. What it was is kept beside it."""
    kept = path.with_name(f"{path.name}.schema-{version}")
    private(kept)
    with closing(sqlite3.connect(kept)) as copy:
        file.backup(copy)
    file.isolation_level = None
    file.execute("BEGIN IMMEDIATE")
    try:
        for migration in MIGRATIONS[version - 1 :]:
            migration(file)
        file.execute(f"PRAGMA user_version = {SCHEMA}")
    except BaseException:
        file.execute("ROLLBACK")
        raise
    file.execute("COMMIT")


# -- the file --------------------------------------------------------------------------------------------


def private(path: Path) -> None:
    """Make a file that its owner alone can read, or make it so; what SQLite puts beside it will be alike."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    elif os.name == "posix" and path.is_file() and path.stat().st_uid == os.getuid():
        for one in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
            if one.exists() and one.stat().st_mode & 0o077:
                one.chmod(0o600)


def has_room(path: Path) -> bool:
    """Whether more can be written to the disk the file is on."""
    try:
        return shutil.disk_usage(path.parent).free >= LEAST_ROOM
    except OSError:
        return False


def damage(path: Path) -> str:
    """What is wrong with the file; nothing if it is whole."""
    try:
        with closing(sqlite3.connect(path, timeout=5)) as file:
            found = str(file.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as fault:
        return str(fault)
    return "" if found == "ok" else found.splitlines()[0][:200]
