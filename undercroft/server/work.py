"""The processes that think, so that the one that serves never does."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeVar

from undercroft.engine.game import Game, find_game

Result = TypeVar("Result")
Find = Callable[[str], Game]

log = logging.getLogger("undercroft.server")
MOST: Final = 8  # processes; more would only wait for each other
PATIENCE: Final = 30.0  # seconds; what takes longer is not coming back


class Overworked(Exception):
    """The processes did not do it: they broke down twice, or took too long."""


def spare_cores() -> int:
    """How many processes may think beside the one that serves."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST, cores - 1))


class Workers:
    """A few processes. `find` must be importable by name, since the processes import it too."""

    def __init__(self, count: int = 0, find: Find = find_game) -> None:
        self.count = count or spare_cores()
        self.find = find
        self._pool: ProcessPoolExecutor | None = None
        self._desks: tuple[asyncio.AbstractEventLoop, asyncio.Semaphore] | None = None

    def start(self) -> None:
        """Wake the processes before anybody waits for them."""
        for _ in range(self.count):
            self._hired().submit(_nothing)

    async def do(self, job: Callable[..., Result], game: str, *args: Any, patience: float = PATIENCE) -> Result:
        """Have a job done for a game, elsewhere. A process that dies under it is replaced, and the job tried again."""
        # Patience begins when the job does: whoever waits for a free process is not to blame for those before.
        async with self._free_desk():
            return await self._do(job, game, args, patience)

    async def _do(self, job: Callable[..., Result], game: str, args: tuple[Any, ...], patience: float) -> Result:
        for attempt in range(2):
            pool = self._hired()
            try:
                future = pool.submit(_done, job, game, args)
            except (BrokenProcessPool, RuntimeError):
                self._dismiss(pool)
                continue
            try:
                return await asyncio.wait_for(asyncio.wrap_future(future), patience)
            except BrokenProcessPool:
                log.warning("a worker broke down", extra={"facts": {"attempt": attempt + 1}})
                self._dismiss(pool)
            except TimeoutError:
                # It may never come back: whoever else waits tries again with the new processes.
                log.warning("a worker took too long", extra={"facts": {"job": job.__name__, "game": game}})
                self._dismiss(pool, kill=True)
                break
        raise Overworked

    async def is_well(self) -> bool:
        """Whether the processes do something when told to."""
        try:
            await asyncio.wait_for(asyncio.wrap_future(self._hired().submit(_nothing)), 10)
        except (BrokenProcessPool, RuntimeError, TimeoutError):
            return False
        return True

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._dismiss(self._pool, kill=True)

    def _free_desk(self) -> asyncio.Semaphore:
        loop = asyncio.get_running_loop()
        if self._desks is None or self._desks[0] is not loop:
            self._desks = (loop, asyncio.Semaphore(self.count))
        return self._desks[1]

    def _hired(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.count, mp_context=get_context("spawn"), initializer=_settle, initargs=(self.find,)
            )
        return self._pool

    def _dismiss(self, pool: ProcessPoolExecutor, kill: bool = False) -> None:
        if self._pool is pool:
            self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        if kill:
            for process in processes:
                process.terminate()


# -- in the processes ------------------------------------------------------------------------------------

_find: Find = find_game
_games: dict[str, Game] = {}


def _settle(find: Find) -> None:
    """Leave Ctrl-C to the one who serves, give way to it, and go when it goes."""
    global _find
    _find = find
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """End with the process that serves, however it ends: one that was killed cannot say so."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _nothing() -> None:
    """A sign of life."""


def _done(job: Callable[..., Result], game: str, args: tuple[Any, ...]) -> Result:
    if game not in _games:
        _games[game] = _find(game)
    return job(_games[game], *args)
