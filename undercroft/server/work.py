"""The processes that think, so that the one that serves never does.

Jobs wait in one queue, the more urgent first, every account in its turn. The same work is done once for all who wait
for it, and not at all when nobody waits any more. A process has only so much memory and so much time for a job; one
that breaks down takes nobody with it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from undercroft.engine.game import AnyGame, find_game
from undercroft.server.fair_queue import FairQueue

Result = TypeVar("Result")
Find = Callable[[str], AnyGame]

log = logging.getLogger("undercroft.server")
MOST: Final = 8  # processes; more would only wait for each other
PATIENCE: Final = 30.0  # seconds; what takes longer is not coming back
MOST_WAITING: Final = 2_000  # jobs
MOST_BY_ACCOUNT: Final = 200
MEMORY: Final = 1024 * 1024 * 1024  # bytes a process may take beyond what it begins with

# How urgent a job is: people wait for bots, one person for a hint, somebody at home for the rest, hardly anybody for
# how bots fare with the game of the day.
BOT, HINT, SAVE, REPLAY, DAILY = range(5)
QUICK: Final = HINT  # the last rank of what is soon done
SLOW: Final = DAILY


class Overworked(Exception):
    """The processes did not do it: they broke down twice, took too long, or have too much to do."""


def spare_cores() -> int:
    """How many processes may think beside the one that serves: two at least, one of them for what is soon done."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(2, min(MOST, cores - 1))


class Job:
    """Something to be done, and those who wait for it."""

    def __init__(self, name: str, parcel: bytes, rank: int, account: str, patience: float, flight: Hashable) -> None:
        self.name = name
        self.parcel = parcel
        self.rank = rank
        self.account = account
        self.patience = patience
        self.flight = flight
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting = 0
        self.worker: Worker | None = None


class Worker:
    """One process, and the way to it."""

    def __init__(self, find: Find) -> None:
        context = get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other, find, MEMORY), daemon=True)
        self._process.start()
        other.close()
        self.job: Job | None = None

    def work(self, parcel: bytes) -> tuple[bool, Any]:
        """Have something done; whether it was, and the result or what was raised. Waits for it."""
        self._line.send_bytes(parcel)
        return pickle.loads(self._line.recv_bytes())  # type: ignore[no-any-return]

    def is_alive(self) -> bool:
        """Whether the process is there."""
        return self._process.is_alive()

    def interrupt(self) -> None:
        """Nobody waits for what is being done: leave it. Where there is no such signal it is done in vain."""
        if self._process.pid is not None and self._process.is_alive() and hasattr(signal, "SIGUSR1"):
            os.kill(self._process.pid, signal.SIGUSR1)

    def close(self) -> None:
        """End the process."""
        self._process.kill()


class Workers:
    """A few processes. `find` must be importable by name, since the processes import it too."""

    def __init__(self, count: int = 0, find: Find = find_game) -> None:
        self.count = count or spare_cores()
        self.find = find
        self.is_closed = False
        self._workers: list[Worker] = []
        self._threads = ThreadPoolExecutor(2 * self.count + 1, thread_name_prefix="worker")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._queue: FairQueue[Job] = FairQueue()
        self._flights: dict[Hashable, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Wake the processes before anybody waits for them."""
        while len(self._workers) < self.count:
            self._workers.append(Worker(self.find))

    async def do(
        self,
        job: Callable[..., Result],
        game: str,
        *args: Any,
        patience: float = PATIENCE,
        rank: int = SAVE,
        account: str = "",
        flight: Hashable = None,
    ) -> Result:
        """Have a job done for a game, elsewhere. A process that dies under it is replaced, and the job tried again.

        Jobs of the same flight are one. Patience begins when the job does: whoever waits for a free process is not to
        blame for those before.
        """
        self._settle()
        found = None if flight is None else self._flights.get(flight)
        if found is None:
            if self.is_closed:
                raise Overworked
            if self._queue.count >= MOST_WAITING or self._queue.held_by(account) >= MOST_BY_ACCOUNT:
                log.warning("too much work", extra={"facts": {"waiting": self._queue.count, "job": job.__name__}})
                raise Overworked
            found = Job(job.__name__, pickle.dumps((job, game, args)), rank, account, patience, flight)
            if flight is not None:
                self._flights[flight] = found
            self._queue.put(rank, account, found)
            self._go_on()
        found.waiting += 1
        try:
            result: Result = await asyncio.shield(found.done)
            return result
        finally:
            found.waiting -= 1
            if not found.waiting and not found.done.done():
                self._leave(found)

    def _settle(self) -> None:
        """Begin anew on another event loop: what an old one waited for nobody waits for."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop = loop
            self._queue = FairQueue()
            self._flights = {}
            self._tasks = set()
            for worker in [worker for worker in self._workers if worker.job is not None]:
                self._dismiss(worker)

    def _leave(self, job: Job) -> None:
        """Nobody waits for this any more."""
        self._forget(job)
        if self._queue.remove(job.rank, job.account, job):
            job.done.cancel()
        elif job.worker is not None:
            job.worker.interrupt()

    def _forget(self, job: Job) -> None:
        if job.flight is not None and self._flights.get(job.flight) is job:
            del self._flights[job.flight]

    def _go_on(self) -> None:
        """Give every free process what is next. One is kept for what is soon done, where there are several."""
        while not self.is_closed:
            busy = [worker for worker in self._workers if worker.job is not None]
            if len(busy) >= self.count:
                return
            slow = len([worker for worker in busy if worker.job is not None and worker.job.rank > QUICK])
            job = self._queue.take(QUICK if self.count > 1 and slow >= self.count - 1 else SLOW)
            if job is None:
                return
            free = next((worker for worker in self._workers if worker.job is None), None)
            if free is None:
                free = Worker(self.find)
                self._workers.append(free)
            free.job = job
            job.worker = free
            task = asyncio.get_running_loop().create_task(self._see_through(free, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _see_through(self, worker: Worker, job: Job) -> None:
        """A job from its beginning to its end; then the next."""
        try:
            was_done, result = await self._done(worker, job)
            if not job.done.done():
                if was_done:
                    job.done.set_result(result)
                else:
                    job.done.set_exception(result)
        except Exception as fault:
            if not job.done.done():
                job.done.set_exception(fault)
        finally:
            if not job.done.done():
                job.done.cancel()
            elif not job.done.cancelled():
                job.done.exception()  # seen, even if nobody waits for it any more
            self._forget(job)
            if job.worker is not None:
                job.worker.job = None
            if self._loop is asyncio.get_running_loop():
                self._go_on()

    async def _done(self, worker: Worker, job: Job) -> tuple[bool, Any]:
        loop = asyncio.get_running_loop()
        for attempt in range(2):
            try:
                working = loop.run_in_executor(self._threads, worker.work, job.parcel)
                was_done, result = await asyncio.wait_for(working, job.patience)
            except TimeoutError:
                log.warning("a worker took too long", extra={"facts": {"job": job.name}})
                self._dismiss(worker)
                break
            except (EOFError, OSError):
                log.warning("a worker broke down", extra={"facts": {"attempt": attempt + 1, "job": job.name}})
                self._dismiss(worker)
                if self.is_closed or not job.waiting:
                    break
                worker = Worker(self.find)
                self._workers.append(worker)
                worker.job = job
                job.worker = worker
                continue
            if isinstance(result, MemoryError):
                # It may never find its feet again in what is left.
                self._dismiss(worker)
            return was_done, result
        return False, Overworked()

    async def is_well(self) -> bool:
        """Whether the processes do something when told to; those at work are."""
        self._settle()
        if self.is_closed:
            return False
        if self._workers and all(worker.job is not None for worker in self._workers):
            return all(worker.is_alive() for worker in self._workers)
        try:
            await self.do(_nothing, "", patience=10, rank=BOT)
        except Overworked:
            return False
        return True

    def close(self) -> None:
        """Let the processes go, for good."""
        self.is_closed = True
        for worker in self._workers.copy():
            self._dismiss(worker)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _dismiss(self, worker: Worker) -> None:
        if worker in self._workers:
            self._workers.remove(worker)
        worker.close()


# -- in the processes ------------------------------------------------------------------------------------

_games: dict[str, AnyGame] = {}
_is_busy = False


class Interrupted(BaseException):
    """Nobody waits for what is being done."""


def _serve(line: Connection, find: Find, memory: int) -> None:
    """Do one job after another."""
    _settle_down(memory)
    global _is_busy
    while True:
        try:
            _is_busy = False
            parcel = line.recv_bytes()
        except (EOFError, OSError):
            return
        outcome: tuple[bool, Any]
        try:
            _is_busy = True
            job, game, args = pickle.loads(parcel)
            outcome = True, _done(find, job, game, args)
        except Interrupted:
            outcome = False, Overworked()
        except Exception as fault:
            outcome = False, fault
        _is_busy = False
        line.send_bytes(_packed(outcome))


def _packed(outcome: tuple[bool, Any]) -> bytes:
    """An outcome as bytes; what cannot be sent as it is, is told of."""
    try:
        packed = pickle.dumps(outcome)
        if not outcome[0]:
            pickle.loads(packed)  # some exceptions can be packed and not be unpacked
    except Exception:
        return pickle.dumps((False, RuntimeError(type(outcome[1]).__name__)))
    return packed


def _done(find: Find, job: Callable[..., Result], game: str, args: tuple[Any, ...]) -> Result:
    if job is _nothing:
        return job()
    if game not in _games:
        _games[game] = find(game)
    return job(_games[game], *args)


def _settle_down(memory: int) -> None:
    """Leave Ctrl-C to the one who serves, give way to it, take no more memory than given, and go when it goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, _interrupted)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_follow, daemon=True).start()
    if sys.platform == "linux":
        import resource

        with open("/proc/self/statm") as statm:
            now = int(statm.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + memory, now + memory))


def _interrupted(number: int, frame: object) -> None:
    if _is_busy:
        raise Interrupted


def _follow() -> None:
    """End with the process that serves, however it ends: one that was killed cannot say so."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _nothing() -> None:
    """A sign of life."""
