"""A copy of all tables in one file, also while the server runs."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from undercroft.engine.errors import NotPossible
from undercroft.server.settings import STORE
from undercroft.server.store import Store
from undercroft.server.store_file import StoreFailed


def backup(folder: Path, file: Path) -> int:
    """Copy the store of a folder into a file that is not there yet; the number of bytes written."""
    store = folder / STORE
    if not store.is_file():
        raise NotPossible(f"no tables are kept in {folder}; name their folder with --data")
    if file.exists():
        raise NotPossible(f"{file} is there already; a backup overwrites nothing")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        asyncio.run(copy(store, part))
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except OSError as fault:
        raise NotPossible(f"{file} cannot be written: {(fault.strerror or str(fault)).lower()}") from fault
    except StoreFailed as fault:
        raise NotPossible(str(fault).replace(str(part), str(file))) from fault
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


async def copy(store: Path, part: Path) -> None:
    """Copy a store that may be written to meanwhile."""
    opened = await Store.open(store, upgrade=False)
    try:
        await opened.backup(part)
    finally:
        await opened.close()
