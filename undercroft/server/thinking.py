"""Bots and hints at a table: asked in other processes, answered here when the table has not moved on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from undercroft.bots.registry import search_time
from undercroft.server import bots, company, wire
from undercroft.server.company import PACES
from undercroft.server.errors import ServerError
from undercroft.server.live_table import LiveTable, Visitor
from undercroft.server.people import Person
from undercroft.server.store_file import StoreFailed
from undercroft.server.table import Table
from undercroft.server.work import BOT, HINT, Overworked

log = logging.getLogger("undercroft.server")

LONGEST_PAUSE = 30.0

Result = TypeVar("Result")


def wake_bots(live: LiveTable) -> None:
    """Let the bots of a table think if it is their turn and they do not already."""
    table = live.present()
    if table is None or (live.thinking is not None and not live.thinking.done()):
        return
    if table.closing is None and not table.bots_to_ask()[0]:
        return
    live.thinking = asyncio.create_task(play_bots(live), name=f"bots-{live.id}")


async def play_bots(live: LiveTable) -> None:
    """Answer for the bots as long as it is for them to answer. One job at a time, so that no table hogs the workers."""
    pause = 1.0
    while True:
        try:
            table = live.present()
            if table is None or not table.asks_in_secret():
                await live.until_shown()
            if not await one_answer(live):
                return
            pause = 1.0
        except (Overworked, ServerError, StoreFailed) as fault:
            # The bots wait until store and workers are well again.
            log.warning("bots must wait", extra={"facts": {"table": live.id, "reason": type(fault).__name__}})
            await close_without_bots(live)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)


async def close_without_bots(live: LiveTable) -> None:
    """Where bots cannot think no person waits for what they might take."""
    async with live.lock:
        table = live.present()
        if table is not None and table.closing is not None:
            try:
                await live.act(Table.close)
            except ServerError as fault:
                log.warning("not closed", extra={"facts": {"table": live.id, "reason": fault.code}})


async def one_answer(live: LiveTable) -> bool:
    """One answer of a bot, or one look whether there is something to add; whether to go on."""
    async with live.lock:
        table = live.present()
        if table is None:
            return False
        asked, word = table.bots_to_ask()
        if not asked:
            if table.closing is not None:
                await live.act(Table.close)
                return True
            return False
        turn = table.turn
        secret, quick = table.asks_in_secret(), table.is_passing_moment()
        requested = company.asked_for(table, asked, word)
        parcel = b"" if requested is not None else table.session.copy("all").save()
        # Whoever is asked and has not closed the matter chooses first.
        courteous = word < 0 and table.closing is None
        beat = live.services.bot_delay * PACES[table.people.pace]
    if requested is not None:
        await asyncio.sleep(live.services.secret_beat if secret else beat)
        thought: bots.Thought | None = requested[0], requested[1].to_wire()
    else:
        job = live.services.workers.do(
            bots.think,
            table.game.name,
            parcel,
            asked,
            word,
            secrets.token_hex(8),
            courteous,
            quick,
            rank=BOT,
            account=live.account,
        )
        if secret:
            longest = 0.0 if quick else max([search_time(name) for name in asked.values()])
            thought = await at_a_beat(job, live.services.passing_beat if quick else live.services.secret_beat, longest)
        else:
            # Thinking and letting people follow take their time together, not one after the other.
            waits = word >= 0 or table.closing is not None
            thought, _ = await asyncio.gather(job, asyncio.sleep(beat if waits else 0))
    async with live.lock:
        if live.present() is not table or table.turn != turn:
            return True
        if thought is not None:
            thought = agreed(table, thought, word)
        if thought is None:
            if word >= 0:
                raise Overworked
            table.quiet = turn
            if table.closing is None and table.is_formality():
                await live.act(Table.settle_formality)
            return True
        try:
            await live.act(lambda table: table.bot_answers(*thought))
        except ServerError as refused:
            if refused.code == "trouble":
                raise
            # Somebody took the seat back, or a person is asked after all.
            table.quiet = turn
        return True


def agreed(table: Table, thought: bots.Thought, word: int) -> bots.Thought | None:
    """What a bot has thought of, or what it answers instead because it was asked to leave that."""
    seat, wire = thought
    if seat not in table.requests:
        return thought
    action = company.instead(table, seat, table.read_action(wire), seat == word)
    return None if action is None else (seat, action.to_wire())


async def at_a_beat(
    job: Awaitable[Result],
    beat: float,
    longest: float = 0.0,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> Result:
    """What a job comes to, told only at a beat: how long a bot thinks over a hand shall tell nobody what it holds.

    Whoever may search for so many seconds takes all of them, and a beat, even with nothing to choose.
    """
    began = clock()
    found = await job
    if beat > 0:
        beats = int(max(clock() - began, longest) / beat) + 1
        await sleep(began + beats * beat - clock())
    return found


# -- hints -----------------------------------------------------------------------------------------------


def begin_hint(live: LiveTable, table: Table, visitor: Visitor, person: Person, seat: int) -> None:
    """Have a hint worked out for a seat; one at a time for each person."""
    table.check_seat(person, seat)
    decision = table.session.decision
    if decision is None:
        raise ServerError("not-possible", "game-over")
    if seat not in decision.asked():
        raise ServerError("wrong-seat")
    if person.number in live.hinting:
        raise ServerError("too-fast", "still-thinking")
    actions = list(decision.options) if seat in table.answering(decision) else []
    actions += [aside.action for aside in decision.asides or [] if aside.seat == seat]
    if not actions:
        raise ServerError("not-possible", "nothing-to-advise")
    wires = [action.to_wire() for action in actions]
    serial = table.session.serials[seat]
    parcel = table.session.copy("all").save()

    async def work_out() -> None:
        try:
            seconds = live.services.hint_seconds
            found = await live.services.workers.do(
                bots.hint, table.game.name, parcel, seat, wires, seconds, rank=HINT, account=live.account
            )
            visitor.tell(
                wire.Hint(
                    seat, serial, [wire.OptionAdvice(wires[place], chance, runs) for place, chance, runs in found]
                )
            )
        except Exception as fault:
            log.warning("no hint", extra={"facts": {"table": live.id, "reason": type(fault).__name__}})
            trouble = ServerError("not-possible", "nothing-to-advise")
            visitor.tell(wire.Refusal(trouble.code, trouble.said(visitor.lang)))
        finally:
            live.hinting.pop(person.number, None)

    live.hinting[person.number] = asyncio.create_task(work_out(), name=f"hint-{live.id}")
