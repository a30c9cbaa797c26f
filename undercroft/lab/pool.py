"""Many games on all cores: chunks in, results out in the same order, whatever the number of processes."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context
from typing import Any, TypeVar

from undercroft.engine.errors import NotPossible

Task = TypeVar("Task")
Result = TypeVar("Result")


def cores() -> int:
    """How many processes this machine can run at once for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(games: int, jobs: int, most: int = 200) -> list[tuple[int, int]]:
    """The games 0 to `games` in slices, a few for each process so that all end at about the same time."""
    size = max(1, min(most, games // (jobs * 8) or 1))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def spread(
    work: Callable[[Task], Result],
    orders: list[Task],
    jobs: int,
    weigh: Callable[[Task], int],
    title: str,
    ended: Callable[[Task, Result], None] = lambda order, result: None,
) -> list[Result]:
    """Have every order carried out; results come in the order of the orders. Shows a bar on a terminal.

    `ended` hears of each as soon as it is done.
    """
    if not orders:
        return []
    with progress(title, sum(weigh(order) for order in orders)) as advance:
        if jobs <= 1 or len(orders) == 1:
            results = []
            for order in orders:
                results.append(work(order))
                ended(order, results[-1])
                advance(weigh(order))
            return results
        done: dict[int, Result] = {}
        pool = ProcessPoolExecutor(min(jobs, len(orders)), mp_context=get_context("spawn"), initializer=_settle)
        try:
            futures = {pool.submit(work, order): number for number, order in enumerate(orders)}
            for future in as_completed(futures):
                number = futures[future]
                done[number] = future.result()
                ended(orders[number], done[number])
                advance(weigh(orders[number]))
        except BrokenProcessPool as fault:
            raise NotPossible("a process of the simulation was ended from outside") from fault
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
        return [done[number] for number in range(len(orders))]


def _settle() -> None:
    """A worker that is interrupted goes without a word; the parent speaks."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class _Bar:
    """A progress bar on stderr."""

    def __init__(self, title: str, total: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.bar.add_task(title, total=total)

    def __enter__(self) -> Callable[[int], Any]:
        self.bar.start()
        return lambda count: self.bar.advance(self.task, count)

    def __exit__(self, *_: object) -> None:
        self.bar.stop()


def progress(title: str, total: int) -> AbstractContextManager[Callable[[int], Any]]:
    """A progress bar where somebody is looking."""
    return _Bar(title, total) if sys.stderr.isatty() else nullcontext(lambda _: None)
