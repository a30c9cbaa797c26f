"""The workers: the same work once, nothing in vain, everyone in turn, the urgent first, and little memory for each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from all_games import find
from server import jobs
from server.tables_fixture import played

from undercroft.server.fair_queue import FairQueue
from undercroft.server.work import BOT, MEMORY, MOST_BY_ACCOUNT, REPLAY, SAVE, Overworked, Workers


class Bench:
    """Workers whose jobs wait until they are let go, and write down in which order they began."""

    def __init__(self, workers: Workers, path: Path) -> None:
        self.workers = workers
        self.gate = path / "gate"
        self.log = path / "log"
        self.log.touch()

    def begin(self, name: str, **how: Any) -> asyncio.Task[str]:
        """A job of this name."""
        work = self.workers.do(jobs.wait_for, "dark-alley", str(self.gate), str(self.log), name, **how)
        return asyncio.create_task(work)

    def begun(self) -> list[str]:
        """The jobs that were begun so far."""
        return self.log.read_text().splitlines()

    async def until(self, fits: Callable[[], bool]) -> None:
        """Wait for something."""
        while not fits():
            await asyncio.sleep(0.005)

    def let_go(self) -> None:
        """Let every job end."""
        self.gate.touch()


@asynccontextmanager
async def bench(path: Path, count: int = 1) -> AsyncIterator[Bench]:
    """So many workers."""
    workers = Workers(count, find)
    try:
        yield Bench(workers, path)
    finally:
        workers.close()


def test_the_same_work_is_done_once_for_all_who_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with bench(tmp_path) as at:
            waiting = [at.begin("replay", flight="the same", rank=REPLAY, account="a") for _ in range(140)]
            await at.until(lambda: at.begun() == ["replay"])
            stranger = at.begin("bot", rank=BOT, account="b")
            waiting[0].cancel()  # one who no longer waits takes nothing from the others
            at.let_go()
            assert await stranger == "bot"
            assert await asyncio.gather(*waiting[1:]) == ["replay"] * 139
            assert at.begun() == ["replay", "bot"]
            assert await at.begin("later", flight="the same") == "later"

    played(test)


def test_what_nobody_waits_for_is_not_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with bench(tmp_path) as at:
            process = await at.workers.do(jobs.number, "dark-alley")
            running = at.begin("running")
            await at.until(lambda: at.begun() == ["running"])
            queued = at.begin("queued")
            await asyncio.sleep(0)
            for task in (queued, running):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            # The gate is still shut: the process was called away from it, and is there for others.
            assert await at.workers.do(jobs.number, "dark-alley") == process
            assert at.begun() == ["running"]

    played(test)


def test_one_who_asks_for_much_does_not_come_before_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with bench(tmp_path) as at:
            first = at.begin("first", account="greedy")
            await at.until(lambda: at.begun() == ["first"])
            greedy = [at.begin(f"greedy {number}", account="greedy") for number in range(20)]
            await asyncio.sleep(0)
            modest = [at.begin(f"modest {number}", account="modest") for number in range(2)]
            await asyncio.sleep(0)
            at.let_go()
            await asyncio.gather(first, *greedy, *modest)
            assert at.begun()[1:6] == ["greedy 0", "modest 0", "greedy 1", "modest 1", "greedy 2"]

    played(test)


def test_bots_come_before_replays_and_replays_come_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with bench(tmp_path) as at:
            first = at.begin("first")
            await at.until(lambda: at.begun() == ["first"])
            replays = [at.begin(f"replay {number}", rank=REPLAY, account=f"r{number}") for number in range(8)]
            bots = [at.begin(f"bot {number}", rank=BOT, account=f"b{number}") for number in range(8)]
            await asyncio.sleep(0)
            at.let_go()
            await asyncio.gather(first, *replays, *bots)
            kinds = [name.split()[0] for name in at.begun()[1:]]
            assert kinds[:10].count("bot") >= 7
            assert "replay" in kinds[:4]

    played(test)


def test_a_process_is_kept_for_what_is_soon_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with bench(tmp_path, 2) as at:
            replays = [at.begin(f"replay {number}", rank=REPLAY, account=f"r{number}") for number in range(4)]
            await at.until(lambda: at.begun() == ["replay 0"])
            assert await at.workers.do(jobs.sleep, "dark-alley", 0.0, rank=BOT) == "dark-alley"
            assert at.begun() == ["replay 0"]
            at.let_go()
            await asyncio.gather(*replays)

    played(test)


def test_a_job_that_devours_memory_fails_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with bench(tmp_path) as at:
            with pytest.raises(MemoryError):
                await at.workers.do(jobs.devour, "dark-alley", 2 * MEMORY)
            assert await at.workers.do(jobs.devour, "dark-alley", MEMORY // 8) == MEMORY // 8
            assert await at.workers.is_well()

    played(test)


def test_there_is_an_end_to_what_may_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with bench(tmp_path) as at:
            waiting = [at.begin("one", account="greedy") for _ in range(MOST_BY_ACCOUNT + 1)]
            await asyncio.sleep(0)
            with pytest.raises(Overworked):
                await at.begin("too much", account="greedy")
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    played(test)


def test_whoever_has_closed_hires_nobody() -> None:
    async def test() -> None:
        workers = Workers(1, find)
        workers.close()
        assert not await workers.is_well()
        with pytest.raises(Overworked):
            await workers.do(jobs.number, "dark-alley")
        assert not workers._workers

    played(test)


def test_a_queue_forgets_those_who_have_gone() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(SAVE, "a", "one")
    queue.put(SAVE, "a", "two")
    assert queue.remove(SAVE, "a", "one")
    assert not queue.remove(SAVE, "a", "one")
    assert queue.take(BOT) is None
    assert queue.take(SAVE) == "two"
    assert queue.count == queue.held_by("a") == 0
    assert queue.take(SAVE) is None
