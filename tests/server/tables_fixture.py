"""The tables of a server on a real file, without a server around them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from all_games import find

from undercroft.server.store import Store
from undercroft.server.tables import Tables
from undercroft.server.work import Workers

PATIENCE = 240.0  # only so that what hangs ends some day


class Crew(Workers):
    """Processes that all tests of a run share: waking them takes longer than most tests."""

    def start(self) -> None:
        """They wake when they are needed."""

    def close(self) -> None:
        """They stay for the next test."""


@cache
def crew() -> Crew:
    """The processes of this run."""
    return Crew(1, find)


@asynccontextmanager
async def tables_at(path: Path, **options: Any) -> AsyncIterator[Tables]:
    """All tables that a file keeps."""
    store = await Store.open(path / "tables.sqlite")
    tables = Tables(store, crew(), **{"bot_delay": 0, "find": find, "hint_seconds": 0.05, **options})
    try:
        yield tables
    finally:
        await tables.close()


def played(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test to its end."""

    async def timed() -> None:
        await asyncio.wait_for(test(), PATIENCE)

    asyncio.run(timed())
