"""Sitting down at the terminal table in a test: keys pressed, clicks made, the screen read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.terminal.app import TableApp, open_table
from undercroft.terminal.seats import Seats
from undercroft.terminal.sitting import Sitting
from undercroft.terminal.table import TableScreen

PATIENCE = 120.0  # only so that what hangs ends some day
SMALL = (80, 24)
LARGE = (120, 40)


def played(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test that plays."""
    asyncio.run(test())


@asynccontextmanager
async def opened(app: TableApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[int]]:
    """An app that runs, its bots without pauses and its hints short."""
    app.is_fast = True
    app.hint_runs = 24
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0)
        yield pilot


def table_of(
    session: Session | None = None, lang: str = "en", kinds: Sequence[str] | None = None, **given: Any
) -> TableApp:
    """The program with this session on the table, or as `run` would open it."""
    if session is None:
        wanted = {"players": None, "seats": kinds, "seed": None, "options": None, "resume": None, **given}
        return open_table("dark-castle", lang=lang, **wanted)
    return TableApp(session.game, lang, Sitting(session, Seats(session.game, kinds or ["human"] * session.seats)))


def castle(players: int = 1, seed: str = "candle", castle: str = "full") -> Session:
    """A castle at its very beginning."""
    return Session.start("dark-castle", players, seed, {"castle": castle})


def castle_at(wanted: Callable[[Session], bool], players: int = 1) -> Session:
    """A castle that judgement has played up to a moment like this."""
    for number in range(60):
        session = castle(players, f"moment {number}")
        bots = {seat: find_bot("judgement", session.game, "x") for seat in range(players)}
        while session.decision is not None:
            if wanted(session):
                return session
            answer = next_answer(session, bots)
            assert answer is not None
            session.answer(answer[0], session.serials[answer[0]], answer[1])
    raise AssertionError("there was no such moment")


def asks(question: str, asides: int = 0) -> Callable[[Session], bool]:
    """The moment of a question, with so many asides."""
    return lambda session: (
        session.decision is not None
        and session.decision.ask == question
        and len(session.decision.asides or []) >= asides
    )


def lingering(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let every pause of a bot last until a key cuts it short; the pauses begun so far."""
    pauses: list[float] = []
    wait = TableScreen.wait

    async def recorded(screen: TableScreen, seconds: float) -> None:
        pauses.append(seconds)
        await wait(screen, seconds)

    monkeypatch.setattr("undercroft.terminal.table.PAUSE", 1e6)
    monkeypatch.setattr(TableScreen, "wait", recorded)
    return pauses


def table(app: TableApp) -> TableScreen:
    """The table on the screen."""
    assert isinstance(app.screen, TableScreen), app.screen
    return app.screen


def session_of(app: TableApp) -> Session:
    """The game on the table."""
    return table(app).sitting.session


def shown(app: TableApp) -> str:
    """What is to be read on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def press(app: TableApp, key: str) -> None:
    """One key, and on as soon as the table has drawn what came of it: much quicker than the pilot."""
    screen, session = table(app), session_of(app)
    before = len(session.entries)
    app.post_message(events.Key(key, key if len(key) == 1 else None))
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        await asyncio.sleep(0.001)
        if len(session.entries) != before and (screen.question.entries or session.is_over()):
            return
    raise AssertionError(f"the key {key} changed nothing: {shown(app)}")


async def until(app: TableApp, so: Callable[[], bool]) -> None:
    """Wait for something, and until every widget has dealt with what led to it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if app.screen.is_mounted and so():
            await Pilot(app).pause(0)
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"it did not come: {shown(app)}")


async def sees(app: TableApp, *words: str) -> None:
    """Wait until all this is to be read on the screen."""
    await until(app, lambda: all(part in shown(app) for part in words))


async def hit(app: TableApp, key: str, so: Callable[[], bool] | type | str) -> None:
    """Press a key, and wait for what it must bring: a screen of this kind, words, or anything."""
    app.post_message(events.Key(key, key if len(key) == 1 else None))
    if isinstance(so, type):
        await until(app, lambda: isinstance(app.screen, so))
    elif isinstance(so, str):
        await sees(app, so)
    else:
        await until(app, so)
