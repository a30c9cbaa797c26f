"""A table with people around it: what they say is done in turn, written down, then told to all who may hear it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from undercroft.engine.content import require_packs
from undercroft.engine.errors import MissingPacks
from undercroft.engine.saves import PastPart, Saving
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES
from undercroft.server import wire
from undercroft.server.company import PACES
from undercroft.server.errors import ServerError, say
from undercroft.server.game_log import StoredGame, restored, votes_kept
from undercroft.server.limits import Bucket, Rate
from undercroft.server.people import NOBODY, People, Person, Seating
from undercroft.server.presenter import LastSeen, Presenter, SeatLog, orders_of
from undercroft.server.settings import SNAPSHOT_EVERY
from undercroft.server.store import Store, Stored, Write
from undercroft.server.store_file import StoreFailed
from undercroft.server.table import Change, Table
from undercroft.server.work import Find, Workers

log = logging.getLogger("undercroft.server")

MOST_CHAT: Final = 100  # lines shown
LONG_SAVE: Final = 500_000  # bytes; what is longer is not read on the event loop, since everyone would wait for it
LONG_GAME: Final = 2_000  # entries; likewise for writing
BEAT: Final = 10.0  # bots' pauses: longer than that nobody looks at a stage of a step
LONGEST_FILM: Final = 20.0  # seconds that bots wait for people who look


class Outbox(Protocol):
    """The way to one device; it never makes the sender wait."""

    def put(self, frame: str) -> None:
        """Send a message, after those before it."""

    def close(self, code: int) -> None:
        """Close the line once everything is sent."""


class Visitor:
    """One device at a table."""

    def __init__(self, live: LiveTable, person: Person, lang: str, outbox: Outbox) -> None:
        self.live_table = live
        self.number = person.number
        self.eyes = person.shown_number()  # whose eyes it looks through; all onlookers share theirs
        self.lang = lang
        self.outbox = outbox
        self.looked = 0  # the `rev` up to which it has shown what happened

    def tell(self, message: msgspec.Struct) -> None:
        """Send a message."""
        self.outbox.put(wire.encode(message).decode())

    def dismiss(self, code: str, close: int = 1000) -> None:
        """Say why, and close."""
        self.tell(wire.Gone(code, say(self.lang, f"gone-{code}")))
        self.outbox.close(close)


class Services:
    """What every live table works with."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        find: Find,
        bot_delay: int,
        hint_seconds: float,
        acts: Rate | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.clock = clock
        self.store = store
        self.workers = workers
        self.find = find
        self.bot_delay = bot_delay / 1000
        self.secret_beat = 4 * self.bot_delay  # seconds; bots answer what others cannot see at a beat of this
        self.passing_beat = self.bot_delay  # and at this one where such moments are many
        self.hint_seconds = hint_seconds
        self.acts = acts  # how much people may do at a table; nothing: as much as they like


class LiveTable:
    """One table in memory and the devices at it. Everything happens under its lock."""

    def __init__(self, id: str, services: Services) -> None:
        self.id = id
        self.services = services
        self.lock = asyncio.Lock()
        self.visitors: list[Visitor] = []
        self.account = f"table {id}"  # to whose account work for this table goes: the address last seen here
        self.rev = 0
        self.chat: list[wire.ChatLine] = []
        self.said = 0  # the number of the last line of chat
        self.created = 0.0
        self.touched = 0.0
        self.watch = b""
        self.unsaved = 0  # entries of the log since the last snapshot
        self.parts = 0  # of the past that are stored
        self.used = services.clock()
        self.shown_until = 0.0  # by the clock: until then people may still look at what happened last
        self.somebody_looked = asyncio.Event()  # somebody has seen what happened, or looks no longer
        self.thinking: asyncio.Task[None] | None = None
        self.hinting: dict[int, asyncio.Task[None]] = {}
        self.acts = None if services.acts is None else Bucket(services.acts)
        self.orders: dict[tuple[Any, ...], int] = {}  # the rows at the log's end that hold nothing but standing orders
        self._table: Table | None = None
        self._eyes: dict[int, LastSeen] = {}
        self.seat_logs: dict[int, SeatLog] = {}

    # -- coming into memory, and leaving it --------------------------------------------------------------

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been here for so long and nothing is being done."""
        return (
            not self.visitors
            and not self.lock.locked()
            and not self.hinting
            and (self.thinking is None or self.thinking.done())
            and self.services.clock() - self.used >= seconds
        )

    def lay(self, table: Table, created: float, watch: bytes) -> None:
        """A new table."""
        self._table = table
        self.created = self.touched = created
        self.watch = watch

    def present(self) -> Table | None:
        """The table, if it is in memory."""
        return self._table

    async def table(self) -> Table:
        """The table, brought back from the store if need be."""
        self.used = self.services.clock()
        if self._table is not None:
            return self._table
        stored = await self.services.store.load(self.id, MOST_CHAT)
        if stored is None:
            raise ServerError("no-table")
        began = time.perf_counter()
        game = self.services.find(stored.table.game)
        kept = kept_of(stored)
        try:
            require_packs(msgspec.json.decode(stored.table.packs, type=dict[str, str]), game.pack_digests())
        except MissingPacks as missing:
            log.warning("packs are missing", extra={"facts": {"table": self.id, "reason": str(missing)}})
            raise ServerError("not-possible", "packs-missing") from None
        if len(kept.save) + sum(len(part.body) for part in kept.parts) + sum(map(len, kept.ops)) > LONG_SAVE:
            session, votes, dropped = await asyncio.to_thread(restored, kept, game)
        else:
            session, votes, dropped = restored(kept, game)
        folk = [person_of(row) for row in stored.people]
        people = People(session.seats, folk, seating_of(stored.table))
        people.here = {visitor.number for visitor in self.visitors}
        table = Table(self.id, session, people, stored.table.mode, kept.n + len(kept.ops), votes)
        table.next, table.shared = stored.table.next, stored.table.shared
        self.created = stored.table.created
        self.touched = stored.log[-1].at if stored.log else stored.table.created
        self.watch = stored.table.watch
        self.chat = [wire.ChatLine(row.n, row.person, row.name, row.text, row.at, row.side) for row in stored.chat]
        self.said = self.chat[-1].n if self.chat else 0
        self.unsaved = len(kept.ops)
        self.parts = len(kept.parts)
        self._table = table
        self._eyes.clear()
        self.seat_logs.clear()
        took = round((time.perf_counter() - began) * 1000, 1)
        log.info("a table came back", extra={"facts": {"table": self.id, "entries": len(kept.ops), "ms": took}})
        if stored.table.schema != game.schema or dropped or session.notice:
            # What no longer fits must not be tried again: from here on the game begins at this snapshot.
            log.warning("a log no longer fits", extra={"facts": {"table": self.id, "dropped": dropped}})
            session.stored = (0, 0)
            await self.snapshot()
        for visitor in self.visitors:
            self.show(table, visitor)
        return table

    def may_act(self) -> bool:
        """Whether somebody may do something at the table now, or too much was done of late."""
        return self.acts is None or self.acts.take()

    def forget(self) -> None:
        """Let the table leave memory; it comes back from the store."""
        if self._table is not None:
            self._table.session.close()
        self._table = None
        self.orders.clear()
        self._eyes.clear()
        self.seat_logs.clear()

    async def snapshot(self, least: int = 0) -> None:
        """Write down the game if more than so many entries were added, and how it stands, for lists.

        Its past is written once, part by part: a late snapshot takes no more bytes than an early one.
        """
        table = self._table
        if table is None:
            return
        writes: list[Write] = [self.summary_row(table)]
        if self.unsaved < least:
            await self.services.store.write(*writes)
            return
        saving = Saving(table.session, past=False)
        saved, part = await asyncio.to_thread(saving.encode_with_part)
        row = {"table_id": self.id, "n": table.n, "save": saved, "given": votes_kept(table.votes)}
        writes.append(("snapshot", row))
        writes.append(("old-snapshots", {"the_table_id": self.id, "the_n": table.n}))
        writes.append(("schema", {"the_id": self.id, "schema": table.game.schema}))
        number = self.parts
        if saving.since == (0, 0):
            number = 0
            writes.append(("old-parts", {"the_table_id": self.id}))
        if saving.until != saving.since:
            writes.append(("part", {"table_id": self.id, "number": number, **part_row(part)}))
            number += 1
        self.unsaved = 0
        self.orders.clear()  # what lies before a snapshot is never written again
        await self.services.store.write(*writes)
        self.parts = number
        table.session.stored = saving.until

    def summary_row(self, table: Table) -> Write:
        """How the table stands, to be kept in its row."""
        standing = msgspec.json.encode(standing_of(table))
        return "summary", {"the_id": self.id, "summary": standing, "summary_n": table.n}

    # -- writing down ------------------------------------------------------------------------------------

    async def keep(self, table: Table, done: Change) -> None:
        """Write down what an act changed. If that fails the table goes back to what is written."""
        writes: list[Write] = []
        if done.ops:
            self.touched = time.time()
            writes += self.log_rows(table, done)
        for number in done.dead:
            writes.append(("person-gone", {"the_table_id": self.id, "the_number": number}))
        for person in done.people:
            writes.append(person_row(self.id, person))
        if done.row:
            writes.append(self.mode_row(table))
        if done.step and table.session.is_over():
            writes.append(self.summary_row(table))
        if not writes:
            return
        try:
            await self.services.store.write(*writes)
        except BaseException as fault:
            # Cancelled or failed: whether it was written nobody here knows. The store does.
            self.forget()
            if isinstance(fault, StoreFailed):
                log.error("not written", extra={"facts": {"table": self.id, "reason": str(fault)}})
                raise ServerError("trouble") from fault
            raise
        self.unsaved += len([name for name, _ in writes if name == "log"])

    def log_rows(self, table: Table, done: Change) -> list[Write]:
        """The entries of the log that an act adds. Of orders that only follow one another the last of each is kept."""
        rows: list[Write] = []
        number = table.n - len(done.ops)
        for op in done.ops:
            order = (op[1], op[3].partition(" ")[0]) if op[0] == "order" and not done.step else ()
            if order and order in self.orders:
                at = {"table_id": self.id, "n": self.orders[order], "op": wire.encode(op), "at": self.touched}
                rows.append(("log-again", at))
                continue
            number += 1
            if order:
                self.orders[order] = number
            else:
                self.orders.clear()
            rows.append(("log", {"table_id": self.id, "n": number, "op": wire.encode(op), "at": self.touched}))
        table.n = number
        return rows

    def mode_row(self, table: Table) -> Write:
        """What may change in a table's own row."""
        folk = msgspec.json.encode(table.people.seating())
        row = {"mode": table.mode, "watch": self.watch, "seating": folk, "shared": table.shared}
        return "mode", {"the_id": self.id, **row}

    # -- telling -----------------------------------------------------------------------------------------

    def show(self, table: Table, visitor: Visitor) -> None:
        """Show the whole table to one device."""
        person = table.people.people.get(visitor.number)
        if person is None:
            return
        presenter = Presenter(table, self.seat_logs)
        eyes = self._eyes.setdefault(visitor.eyes, LastSeen())
        looks = person if person.seats else None
        heard = [line for line in self.chat if hears(table, person, line)]
        visitor.tell(presenter.shown(eyes, looks, visitor.lang, self.rev, heard))
        self.has_looked(visitor, self.rev)

    def tell(self, table: Table, done: Change) -> None:
        """Tell everyone what an act changed, each as much as they may know."""
        for visitor in [one for one in self.visitors if one.number in done.dead]:
            self.visitors.remove(visitor)
            visitor.dismiss("renewed", 1008)
        if done.step:
            self.rev += 1
        if not self.visitors:
            self._eyes.clear()
            self.seat_logs.clear()
            return
        if done.step and any(op[0] == "redo" for op in done.ops):
            table.session.let_go(done.kept)  # what is brought back has been seen before
        stages = 0
        presenter = Presenter(table, self.seat_logs, done.kept if done.step else -1)
        for number, langs in self.audience().items():
            person = table.people.people.get(number)
            everyone = [visitor for visitors in langs.values() for visitor in visitors]
            if number in done.moved:
                for visitor in everyone:
                    self.show(table, visitor)
                continue
            if done.step:
                steps = presenter.step(self._eyes[number], person, list(langs), self.rev, done.by)
                for lang, step in steps.items():
                    send(step, langs[lang])
                    stages = max(stages, len(step.stages))
            if done.seated:
                send(presenter.seated(person), everyone)
            for lang, visitors in langs.items():
                if done.ask and not done.step:
                    send(wire.Asked(presenter.question(person, lang)), visitors)
                if done.pending:
                    send(presenter.pending(person, lang) or settled(done), visitors)
                for one, seat in done.orders:
                    if one == number:
                        send(orders_of(table, seat, lang), visitors)
        if done.step:
            table.session.let_go(done.kept)
            self.look_on(table, min(stages, public_stages(table.session, done.kept)) if table.game.hides else stages)

    def look_on(self, table: Table, stages: int) -> None:
        """People see what happened stage by stage, and bots wait for them."""
        now = self.services.clock()
        pace = min(1.0, PACES[table.people.pace])
        film = min(LONGEST_FILM, stages * self.services.bot_delay * BEAT) * pace
        self.shown_until = max(now, min(self.shown_until, now + LONGEST_FILM)) + film

    def still_shown(self) -> float:
        """For how many seconds at most people still look at what happened, if anybody here does.

        No onlooker keeps those who play waiting; where nobody but onlookers is here, it is their film.
        """
        playing = [visitor for visitor in self.visitors if visitor.eyes != NOBODY]
        if all(visitor.looked >= self.rev for visitor in playing or self.visitors):
            return 0.0
        return max(0.0, self.shown_until - self.services.clock())

    def has_looked(self, visitor: Visitor, rev: int) -> None:
        """A device has shown what happened up to there."""
        visitor.looked = max(visitor.looked, rev)
        self.somebody_looked.set()

    async def until_shown(self) -> None:
        """Until nobody looks at what happened any more."""
        while (left := self.still_shown()) > 0:
            self.somebody_looked.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.somebody_looked.wait(), left)

    def audience(self) -> dict[int, dict[str, list[Visitor]]]:
        """The devices here, by whose eyes they look through and by language."""
        found: dict[int, dict[str, list[Visitor]]] = {}
        for visitor in self.visitors:
            found.setdefault(visitor.eyes, {}).setdefault(visitor.lang, []).append(visitor)
        return found

    def announce(self, message: msgspec.Struct) -> None:
        """Say the same to everyone."""
        send(message, self.visitors)

    def announce_chat(self, table: Table, said: wire.ChatLine) -> None:
        """Say a line of chat to everyone it is for: nobody else hears that there was one."""
        people = table.people.people
        listening = [one for one in self.visitors if one.number in people and hears(table, people[one.number], said)]
        send(said, listening)

    def hear_chat(self, said: wire.ChatLine) -> None:
        """A line of chat was kept."""
        self.said = said.n
        self.chat = [*self.chat[1 - MOST_CHAT :], said]

    # -- coming and going --------------------------------------------------------------------------------

    async def act(self, act: Callable[[Table], Change]) -> Change:
        """Do something, write it down, tell everyone. To be called under the lock; what is refused changes nothing."""
        table = await self.table()
        table.session.watch(bool(self.visitors))
        try:
            done = act(table)
        except ServerError:
            raise
        except Exception as fault:
            # A game that stumbles may have left anything behind: back to what is written.
            log.exception("an act failed", extra={"facts": {"table": self.id, "game": table.game.name}})
            self.forget()
            await self.come_back()
            raise ServerError("trouble") from fault
        try:
            await self.keep(table, done)
        except ServerError:
            await self.come_back()
            raise
        self.tell(table, done)
        if self.unsaved >= SNAPSHOT_EVERY:
            try:
                await self.snapshot()
            except StoreFailed as fault:
                log.error("no snapshot", extra={"facts": {"table": self.id, "reason": str(fault)}})
        return done

    async def come_back(self) -> None:
        """After trouble: everyone is shown what is written. If even that fails they are to come again later."""
        try:
            await self.table()
        except (ServerError, StoreFailed):
            for visitor in self.visitors:
                visitor.outbox.close(1013)

    async def enter(self, visitor: Visitor) -> None:
        """A device comes to the table. To be called under the lock."""
        table = await self.table()
        people = table.people
        is_new = visitor.number not in people.here
        people.here.add(visitor.number)
        self.visitors.append(visitor)
        try:
            self.show(table, visitor)
            if is_new and visitor.eyes != NOBODY:
                await self.act(lambda table: table.presence(people.here))
        except BaseException:
            # Whoever was not let in is not here.
            self.visitors.remove(visitor)
            people.here = {other.number for other in self.visitors}
            raise

    async def leave(self, visitor: Visitor) -> None:
        """A device goes. To be called under the lock."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        self.somebody_looked.set()
        if not any(other.number == visitor.number for other in self.visitors) and visitor.number in self.hinting:
            self.hinting[visitor.number].cancel()  # nobody waits for it
        if not any(other.eyes == visitor.eyes for other in self.visitors):
            self._eyes.pop(visitor.eyes, None)
        self.used = self.services.clock()
        here = {other.number for other in self.visitors}
        if self._table is None or visitor.number in here:
            return
        if visitor.eyes == NOBODY:
            self._table.people.here = here
        else:
            await self.act(lambda table: table.presence(here))

    def dismiss_all(self, code: str, close: int) -> None:
        """Everyone is to go."""
        for visitor in self.visitors:
            visitor.dismiss(code, close)
        self.visitors.clear()


async def saved_by(session: Session) -> bytes:
    """A save of a session as it is now; the bytes of a long one are made beside the event loop."""
    saving = Saving(session)
    return await asyncio.to_thread(saving.encode) if len(session.entries) > LONG_GAME else saving.encode()


def hears(table: Table, person: Person, said: wire.ChatLine) -> bool:
    """Whether a line of chat is for this person: to all, or to a side of theirs."""
    return said.side < 0 or any(table.session.side_of(seat) == said.side for seat in person.seats)


def public_stages(session: Session, kept: int) -> int:
    """How much of what happened everybody was told: no wait may tell of what only one has seen."""
    news = [told.event for told in session.events[kept:] if told.only < 0]
    return len([event for event in news if session.game.see(event, NOBODY) is not None])


def send(message: msgspec.Struct, visitors: list[Visitor]) -> None:
    """The same message to some devices."""
    if visitors:
        frame = wire.encode(message).decode()
        for visitor in visitors:
            visitor.outbox.put(frame)


def settled(done: Change) -> wire.Pending:
    """What was asked to be taken back is settled, one way or the other."""
    return wire.Pending(NOBODY, "", False, False, [], done.refused)


# -- to and from the store -------------------------------------------------------------------------------


class Standing(msgspec.Struct):
    """How a table stands, in both languages: what a list shows of it."""

    waiting: list[int] = []
    over: str = ""
    outcome: dict[str, str] = {}
    headline: dict[str, str] = {}
    victory: dict[str, list[str]] = {}  # of several sides: as each seat hears who has won, then as an onlooker does

    def ending(self, seats: list[int], lang: str) -> str:
        """How it ended for those in these seats; whoever sits on several sides looks on."""
        victory = self.victory.get(lang, [])
        heard = {victory[seat] for seat in seats if seat < len(victory)}
        said = [heard.pop() if len(heard) == 1 else victory[-1]] if victory else []
        return " ".join([*said, self.outcome.get(lang, "")]).strip()


def standing_of(table: Table) -> Standing:
    """How a table stands."""
    told = Presenter(table, {})
    return Standing(
        table.waiting(),
        table.session.state.over,
        {lang: told.outcome(lang) for lang in LANGUAGES},
        {lang: told.headline(lang) for lang in LANGUAGES},
        told.victories(),
    )


def kept_of(stored: Stored) -> StoredGame:
    """The game as the store has it."""
    row, snapshot = stored.table, stored.snapshot
    return StoredGame(
        row.game,
        msgspec.json.decode(row.options),
        row.seats,
        row.seed,
        0 if snapshot is None else snapshot.n,
        b"" if snapshot is None else snapshot.save,
        b"" if snapshot is None else snapshot.given,
        [entry.op for entry in stored.log],
        row.schema,
        [PastPart(part.history, part.events, part.part) for part in stored.past],
    )


def part_row(part: PastPart) -> dict[str, Any]:
    """A part of the past as columns."""
    return {"history": part.history, "events": part.events, "part": part.body}


def person_of(row: Any) -> Person:
    """A person from a row."""
    seats = msgspec.json.decode(row.seats, type=list[int])
    return Person(row.number, row.name, seats, row.host, row.key, row.invite)


def person_row(table: str, person: Person) -> Write:
    """A person as a row."""
    return "person", {
        "table_id": table,
        "number": person.number,
        "name": person.name,
        "seats": msgspec.json.encode(person.seats),
        "host": person.host,
        "key": person.key,
        "invite": person.invite,
    }


def seating_of(row: Any) -> Seating:
    """Bots and names from a table's row."""
    return msgspec.json.decode(row.seating, type=Seating)
