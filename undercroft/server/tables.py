"""All tables of a server: those in use are in memory, the others in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from hmac import compare_digest
from typing import Any, Final

import msgspec

from undercroft.engine.errors import NotPossible, Refused, WrongSeat
from undercroft.engine.game import AnyGame, find_game
from undercroft.engine.message import capital
from undercroft.engine.session import Session
from undercroft.engine.sides import side_of
from undercroft.server import foreign, replay, seating, wire
from undercroft.server.daily import Dailies
from undercroft.server.errors import ServerError
from undercroft.server.game_log import give_all, redealt, votes_kept
from undercroft.server.limits import Rate
from undercroft.server.live_table import (
    LiveTable,
    Outbox,
    Services,
    Standing,
    Visitor,
    kept_of,
    person_of,
    person_row,
    saved_by,
    seating_of,
    standing_of,
)
from undercroft.server.memory import clear_rubbish, spare_pauses
from undercroft.server.people import (
    NOBODY,
    People,
    Person,
    Seating,
    by_invite,
    by_key,
    hashed,
    new_key,
    seats_taken,
    tidy,
)
from undercroft.server.presenter import text_of
from undercroft.server.scores import scored
from undercroft.server.store import Store, Write, now
from undercroft.server.store_file import StoreFailed
from undercroft.server.table import Change, Table
from undercroft.server.thinking import wake_bots
from undercroft.server.work import REPLAY, SAVE, Find, Overworked, Workers

log = logging.getLogger("undercroft.server")

SNAPSHOT_LEAVING: Final = 50  # entries that make a snapshot worth its while when a table leaves memory
MOST_REPLAYS: Final = 32 * 1024 * 1024  # bytes of those kept for whoever asks again


class Tables:
    """All tables. It owns the store and the workers it was given, and closes them."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        bot_delay: int = 250,
        idle_seconds: float = 300.0,
        hint_seconds: float = 1.0,
        find: Find = find_game,
        acts: Rate | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.workers = workers
        # Looking through all that is installed takes milliseconds, and every table would wait for it.
        find = cache(find)
        self.find = find
        self.idle_seconds = idle_seconds
        self.services = Services(store, workers, find, bot_delay, hint_seconds, acts, clock)
        self.live: dict[str, LiveTable] = {}
        self.dailies = Dailies(workers)
        self._replays: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self._closing = False
        workers.start()
        spare_pauses()
        self._sweeper = asyncio.create_task(self._keep_sweeping(), name="tables-sweeper")

    # -- rooms -------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def live_table(self, table: str) -> AsyncIterator[LiveTable]:
        """A table in memory, ours alone for the while."""
        while True:
            live = self.live.get(table)
            if live is None:
                live = self.live[table] = LiveTable(table, self.services)
            await live.lock.acquire()
            if self.live.get(table) is live:
                break
            live.lock.release()  # it was cleared while we waited
        try:
            yield live
        finally:
            live.lock.release()
            if live.present() is None and not live.visitors and self.live.get(table) is live:
                if not live.lock.locked():
                    del self.live[table]

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(max(0.02, min(30.0, self.idle_seconds / 4)))
            await self.sweep()

    async def sweep(self) -> None:
        """Let tables leave memory where nobody has been for a while."""
        idle = [live for live in self.live.values() if live.is_idle(self.idle_seconds)]
        for live in idle:
            async with live.lock:
                try:
                    await live.snapshot(SNAPSHOT_LEAVING)
                except StoreFailed as fault:
                    log.error("no snapshot", extra={"facts": {"table": live.id, "reason": str(fault)}})
                    continue
                # Whoever waits for the lock finds another in its place, and looks again.
                live.forget()
                self.live.pop(live.id, None)
        if idle and not any(live.visitors for live in self.live.values()):
            clear_rubbish()

    async def check_key(self, table: str, key: str) -> Person:
        """Whose key this is. No such table and no such key are the same, and take the same time."""
        live = self.live.get(table)
        present = None if live is None else live.present()
        if present is not None:
            person = by_key(list(present.people.people.values()), key)
            if person is not None:
                return person
        person = by_key([person_of(row) for row in await self._read(self.store.people(table))], key)
        if person is None:
            raise ServerError("no-table")
        return person

    async def _read(self, reading: Any) -> Any:
        try:
            return await reading
        except StoreFailed as fault:
            log.error("not read", extra={"facts": {"reason": str(fault)}})
            raise ServerError("trouble") from fault

    # -- opening -----------------------------------------------------------------------------------------

    def game(self, name: str) -> AnyGame:
        """A game by its name."""
        try:
            return self.find(name)
        except NotPossible:
            raise ServerError("not-possible", "no-game") from None

    async def create(self, wanted: wire.NewTable, address: str = "") -> wire.TableOpened:
        """Open a new table."""
        game = self.game(wanted.game)
        chairs = wanted.chairs
        if not game.players[0] <= len(chairs) <= game.players[1]:
            raise ServerError("not-possible", "bad-seats")
        mine = [seat for seat, chair in enumerate(chairs) if chair.who == "me"]
        if not mine:
            raise ServerError("not-possible", "none-mine")
        bots = {seat: seating.check_bot(game, chair.bot) for seat, chair in enumerate(chairs) if chair.who == "bot"}
        try:
            session = Session.start(game, len(chairs), wanted.seed or None, wanted.options)
        except (Refused, TypeError):
            raise ServerError("not-possible", "bad-options") from None
        names = {seat: tidy(chair.name) for seat, chair in enumerate(chairs) if tidy(chair.name)}
        friends = [seat for seat, chair in enumerate(chairs) if chair.who == "friend"]
        seats = Seating(bots, names)
        found = await self._open(session, mine, friends, seats, wanted.mode, tidy(wanted.name), address=address)
        facts = {"table": found.table, "game": game.name, "seats": len(chairs)}
        log.info("a table was opened", extra={"facts": facts})
        return found

    async def _open(
        self,
        session: Session,
        mine: list[int],
        friends: list[int],
        seats: Seating,
        mode: str,
        name: str,
        saved: bytes = b"",
        address: str = "",
    ) -> wire.TableOpened:
        """A table for a game that has just begun, or (with its save) one from elsewhere."""
        key, watch = new_key(), new_key()
        host = Person(0, name, mine, host=True, key=hashed(key))
        people = [host]
        invites: list[wire.Invitation] = []
        for seat in friends:
            invite = new_key()
            invites.append(wire.Invitation(seat, invite))
            people.append(Person(len(people), "", [seat], invite=hashed(invite)))
        id = await self._lay(session, people, seats, mode, hashed(watch), saved, address)
        return wire.TableOpened(id, key, mine, invites, watch)

    async def _lay(
        self,
        session: Session,
        people: list[Person],
        seats: Seating,
        mode: str,
        watch: bytes,
        saved: bytes = b"",
        address: str = "",
        before: str = "",
    ) -> str:
        """Lay a table for these people, perhaps after another at which they sat before; where it is found."""
        id = secrets.token_urlsafe(9)
        table = Table(id, session, People(session.seats, people, seats), mode)
        live = LiveTable(id, self.services)
        live.lay(table, now(), watch)
        live.account = address or live.account
        writes: list[Write] = [
            (
                "table",
                {
                    "id": id,
                    "game": session.game.name,
                    "options": msgspec.json.encode(session.options),
                    "seats": session.seats,
                    "seed": session.seed,
                    "mode": mode,
                    "watch": live.watch,
                    "seating": msgspec.json.encode(seats),
                    "created": live.created,
                    "summary": msgspec.json.encode(standing_of(table)),
                    "summary_n": 0,
                    "packs": msgspec.json.encode(session.game.pack_digests()),
                    "schema": session.game.schema,
                },
            ),
            *[person_row(id, person) for person in people],
        ]
        if before:
            writes.append(("next", {"the_id": before, "next": id}))
        if saved:
            writes.append(("snapshot", {"table_id": id, "n": 0, "save": saved, "given": votes_kept({})}))
        try:
            await self.store.write(*writes)
        except StoreFailed as fault:
            log.error("not written", extra={"facts": {"reason": str(fault)}})
            raise ServerError("trouble") from fault
        self.live[id] = live
        wake_bots(live)
        return id

    async def play_again(self, table: str, key: str, address: str = "") -> wire.NextTable:
        """A new game for all who were at this one, with the keys and links they have; the host begins it, once."""
        await self.check_key(table, key)
        async with self.live_table(table) as live:
            found = await self._read(live.table())
            people = found.people
            person = by_key(list(people.people.values()), key)
            if person is None:
                raise ServerError("no-table")
            if not found.next:
                seating.check_host(person)
                found.check_over()
                options = found.game.next_options(found.session.options)
                try:
                    session = Session.start(found.game, people.seats, None, options)
                except (Refused, TypeError):
                    raise ServerError("not-possible", "bad-options") from None
                folk = [msgspec.structs.replace(one, seats=one.seats.copy()) for one in people.people.values()]
                seats = people.seating()
                found.next = await self._lay(session, folk, seats, found.mode, live.watch, b"", address, table)
                log.info("they play on", extra={"facts": {"table": table, "next": found.next}})
                live.announce(wire.PlayOn(found.next))
            return wire.NextTable(found.next)

    async def import_save(self, saved: bytes, name: str = "", address: str = "") -> wire.TableOpened:
        """Open a table from a save; every seat is mine."""
        session = await self._loaded(saved, address)
        give_all(session, dict.fromkeys(range(session.seats), 0))
        written = await asyncio.to_thread(session.save)
        seats = list(range(session.seats))
        return await self._open(session, seats, [], Seating(), "first", tidy(name), written, address)

    async def _loaded(self, saved: bytes, address: str) -> Session:
        """A session from bytes that anybody may have sent: they are tried elsewhere first."""
        game = self.game(name_in(saved))
        try:
            await self.workers.do(foreign.check, game.name, saved, rank=SAVE, account=address)
            return await asyncio.to_thread(Session.load, saved, game)
        except Overworked as fault:
            raise ServerError("trouble") from fault
        except Exception as fault:
            # A save that passes every check of its form may still break the rules in ways of its own.
            log.info("a save was refused", extra={"facts": {"reason": type(fault).__name__}})
            raise ServerError("bad-save") from None

    async def join(self, table: str, wanted: wire.Join, had: str = "") -> wire.Joined:
        """Spend an invitation, or sit beside the table; whoever `had` a key to seats here takes one more."""
        row, _, expected = await self._invited(table, wanted.invite)
        table, invited, invite = row.id, expected is not None, hashed(wanted.invite)
        joined: list[tuple[Person, str]] = []
        async with self.live_table(table) as live:

            def sit(table: Table) -> Change:
                already = by_key(list(table.people.people.values()), had) if had else None
                if invited and already is not None and already.seats:
                    joined.append((already, had))
                    return seating.join_too(table, already, wanted.invite)
                if invited:
                    person, key, done = seating.join(table, wanted.invite, tidy(wanted.name))
                elif compare_digest(live.watch, invite):
                    person, key, done = seating.watch(table, tidy(wanted.name))
                else:
                    raise ServerError("no-table", "no-invite")
                joined.append((person, key))
                return done

            await self._read(live.act(sit))
        wake_bots(live)
        person, key = joined[0]
        return wire.Joined(table, key, person.seats.copy())

    async def _invited(self, table: str, invite: str) -> tuple[Any, list[Person], Person | None]:
        """Where an invitation leads now: the table's row, all people there, and who is expected (an onlooker: nobody).

        Whoever comes late by an old link finds the others where they play on.
        """
        row = await self._read(self.store.row(table))
        while row is not None and row.next:
            row = await self._read(self.store.row(row.next))
        folk = [] if row is None else [person_of(one) for one in await self._read(self.store.people(row.id))]
        expected = by_invite(folk, invite)
        watching = compare_digest(bytes(32) if row is None else bytes(row.watch), hashed(invite))
        if row is None or (expected is None and not watching):
            raise ServerError("no-table", "no-invite")
        return row, folk, expected

    async def invitation(self, table: str, invite: str, lang: str) -> wire.InvitedTo:
        """What an invitation is to, for whoever thinks about taking it."""
        row, folk, expected = await self._invited(table, invite)
        people = People(seats_taken(folk, seating_of(row)), folk, seating_of(row))
        game, host = self.game(row.game), people.host()
        seat = expected.seats[0] if expected is not None else NOBODY
        sides = game.sides(people.seats, msgspec.json.decode(row.options))
        side = side_of(sides, seat)
        return wire.InvitedTo(
            table=row.id,
            game=row.game,
            host="" if host is None else host.name or people.name_of(host.seats[0]),
            seat=seat,
            name=people.name_of(seat),
            side=capital(text_of(game, lang).side(sides[side])) if side >= 0 and len(sides) > 1 else "",
            sitters=people.sitters(),
        )

    # -- looking -----------------------------------------------------------------------------------------

    async def summary(self, table: str, key: str, lang: str) -> wire.Summary:
        """How a table stands, for somebody with a key."""
        found = await self._summaries([wire.Held(table, key)], lang)
        if not found:
            raise ServerError("no-table")
        return found[0]

    async def mine(self, wanted: wire.Mine) -> list[wire.Summary]:
        """How some tables stand; those whose key does not fit are left out."""
        return await self._summaries(wanted.tables, wanted.lang)

    async def _summaries(self, wanted: list[wire.Held], lang: str) -> list[wire.Summary]:
        listed = await self._read(self.store.listed(held.table for held in wanted))
        found: list[wire.Summary] = []
        for held in wanted:
            if held.table not in listed:
                continue
            try:
                summary = await self._summary(held, lang, *listed[held.table])
            except Exception as fault:  # whatever is wrong with one table, the others can be shown
                facts = {"table": held.table, "reason": type(fault).__name__}
                log.error("a table cannot be listed", extra={"facts": facts})
                continue
            if summary is not None:
                found.append(summary)
        return found

    async def _summary(
        self, held: wire.Held, lang: str, row: Any, folk: list[Any], length: int, touched: float
    ) -> wire.Summary | None:
        """How one table stands for whoever holds this key to it; nothing if the key does not fit."""
        person = by_key([person_of(one) for one in folk], held.key)
        if person is None:
            return None
        standing, people = await self._standing(row, folk, length)
        return wire.Summary(
            table=held.table,
            game=row.game,
            sitters=people.sitters(),
            seats=person.seats,
            host=person.host,
            waiting=standing.waiting,
            over=standing.over,
            outcome=standing.ending(person.seats, lang),
            headline=standing.headline.get(lang, ""),
            touched=touched,
            created=row.created,
            shared=row.shared,
            next=row.next,
        )

    async def _standing(self, row: Any, folk: list[Any], length: int) -> tuple[Standing, People]:
        """How a table stands: from memory, from its row, or (out of date, after a crash) by bringing it back."""
        live = self.live.get(row.id)
        table = None if live is None else live.present()
        if table is None and row.summary_n < length:
            try:
                async with self.live_table(row.id) as live:
                    table = await self._read(live.table())
            except ServerError:
                table = None
        if table is not None:
            return standing_of(table), table.people
        everyone = [person_of(one) for one in folk]
        people = People(seats_taken(everyone, seating_of(row)), everyone, seating_of(row))
        return msgspec.json.decode(row.summary, type=Standing), people

    async def export(self, table: str, key: str) -> bytes:
        """A save: of a game that is over the true one, else only what the seat may know, from the last checkpoint."""
        person = await self.check_key(table, key)
        async with self.live_table(table) as live:
            found = await self._read(live.table())
            if found.session.is_over():
                return await saved_by(found.session)
            if not person.seats:
                raise ServerError("not-yours", "only-players")
            return redealt(found.session, person.seats[0], secrets.token_hex(16)).save()

    async def score(self, table: str, key: str) -> wire.TableScore:
        """How a finished game counts for this person."""
        person = await self.check_key(table, key)
        times = await self._read(self.store.times(table))
        async with self.live_table(table) as live:
            found = await self._read(live.table())
            if not found.session.is_over():
                raise ServerError("too-late", "not-over")
            return scored(found.session, person.seats, live.created, times)

    async def share(self, table: str, key: str, shared: bool) -> None:
        """Let strangers look back at a game that is over, or no longer."""
        person = await self.check_key(table, key)
        async with self.live_table(table) as live:

            def act(table: Table) -> Change:
                return seating.set_shared(table, table.people.people.get(person.number, person), shared)

            await self._read(live.act(act))

    async def replay(self, table: str, key: str, lang: str, address: str = "") -> bytes:
        """Every step as this person saw it, as JSON; a stranger sees a game that is shared as an onlooker would."""
        person = await self._looking(table, key)
        seats, is_stranger = ([], True) if person is None else (person.seats, False)
        stored = await self._read(self.store.load(table))
        if stored is None:
            raise ServerError("no-table")
        everyone = [person_of(row) for row in stored.people]
        seating = seating_of(stored.table)
        people = People(seats_taken(everyone, seating), everyone, seating)
        kept = kept_of(stored)
        sitters = msgspec.json.encode(people.sitters())
        which = (table, kept.n + len(kept.ops), tuple(seats), lang, sitters, is_stranger)
        found = self._replays.get(which)
        if found is None:
            packed = msgspec.msgpack.encode(kept)
            how = {"rank": REPLAY, "account": address or f"table {table}", "flight": which}
            found = await self._worked(how, replay.replay, kept.game, packed, seats, lang, sitters, is_stranger)
            self._keep_replay(which, found)
        if not found:
            raise ServerError("no-table" if key else "no-key")
        return found

    async def _looking(self, table: str, key: str) -> Person | None:
        """Whose key this is; nobody's, if it is none and strangers may look."""
        refused = ServerError("no-key")
        if key:
            try:
                return await self.check_key(table, key)
            except ServerError as fault:
                if fault.code != "no-table":
                    raise
                refused = fault
        row = await self._read(self.store.row(table))
        if row is None or not row.shared:
            raise refused
        return None

    def _keep_replay(self, which: tuple[Any, ...], found: bytes) -> None:
        """Keep a replay, and only so many of those before."""
        self._replays[which] = found
        held = sum(len(kept) for kept in self._replays.values())
        while held > MOST_REPLAYS:
            held -= len(self._replays.popitem(last=False)[1])

    async def _worked(self, how: dict[str, Any], job: Any, game: str, *args: Any) -> bytes:
        try:
            found: bytes = await self.workers.do(job, game, *args, **how)
            return found
        except NotPossible:
            raise ServerError("not-possible", "no-step") from None
        except WrongSeat:
            raise ServerError("not-yours", "only-players") from None
        except (Overworked, Refused) as fault:
            raise ServerError("trouble") from fault

    async def fork(self, table: str, key: str, step: int, address: str = "") -> wire.TableOpened:
        """A new table from a step of this one: its people's seats are mine, its bots stay."""
        person = await self.check_key(table, key)
        stored = await self._read(self.store.load(table))
        if stored is None:
            raise ServerError("no-table")
        kept = kept_of(stored)
        seat = person.seats[0] if person.seats else -1
        packed = msgspec.msgpack.encode(kept)
        how = {"rank": SAVE, "account": address or f"table {table}"}
        saved = await self._worked(how, replay.fork, kept.game, packed, step, seat, secrets.token_hex(16))
        session = await asyncio.to_thread(Session.load, saved, self.game(kept.game))
        people = People(session.seats, [person_of(row) for row in stored.people], seating_of(stored.table))
        bots = {seat: bot for seat, bot in people.bots.items() if people.owner(seat) is None}
        mine = [seat for seat in range(session.seats) if seat not in bots]
        names = {seat: people.name_of(seat) for seat in range(session.seats)}
        give_all(session, {seat: 0 for seat in range(session.seats) if seat not in bots})
        seats, mode = Seating(bots, names), stored.table.mode
        return await self._open(session, mine, [], seats, mode, person.name, saved, address)

    async def delete(self, table: str, key: str) -> None:
        """Do away with a table and everything that is kept of it."""
        person = await self.check_key(table, key)
        seating.check_host(person)
        async with self.live_table(table) as live:
            try:
                await self.store.write(("next-gone", {"the_next": table}), ("table-gone", {"the_id": table}))
            except StoreFailed as fault:
                raise ServerError("trouble") from fault
            if live.thinking is not None:
                live.thinking.cancel()
            live.forget()
            live.dismiss_all("deleted", 1000)
            self.live.pop(table, None)
        for other in self.live.values():
            found = other.present()
            if found is not None and found.next == table:
                found.next = ""
        log.info("a table was deleted", extra={"facts": {"table": table}})

    # -- playing -----------------------------------------------------------------------------------------

    async def enter(self, table: str, key: str, lang: str, outbox: Outbox, address: str = "") -> Visitor:
        """A device comes to a table; the first it hears is the whole table. What bots think there is on its account."""
        if self._closing:
            raise ServerError("trouble")
        await self.check_key(table, key)
        async with self.live_table(table) as live:
            found = await self._read(live.table())
            person = by_key(list(found.people.people.values()), key)
            if person is None:
                raise ServerError("no-table")
            visitor = Visitor(live, person, lang, outbox)
            await live.enter(visitor)
            live.account = address or live.account
        wake_bots(live)
        return visitor

    async def leave(self, visitor: Visitor) -> None:
        """A device goes."""
        live = visitor.live_table
        try:
            async with live.lock:
                await live.leave(visitor)
        except (ServerError, StoreFailed):
            log.warning("somebody left unnoticed", extra={"facts": {"table": live.id}})
        wake_bots(live)

    # -- the whole ---------------------------------------------------------------------------------------

    async def health(self) -> tuple[bool, bool]:
        """Whether the store and the workers answer."""
        store, workers = await asyncio.gather(self.store.is_well(), self.workers.is_well())
        return store, workers

    async def close(self) -> None:
        """Say goodbye to everyone, write down what is worth it, let go of everything."""
        if self._closing:
            return
        self._closing = True
        began = time.perf_counter()
        everything = list(self.live.values())
        tasks = [self._sweeper]
        for live in everything:
            live.dismiss_all("stopping", 1001)
            tasks += [task for task in (live.thinking, *live.hinting.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self.dailies.close(), return_exceptions=True)
        await asyncio.gather(*[self._put_away(live) for live in everything])
        self.live.clear()
        self.workers.close()
        await self.store.close()
        took = round((time.perf_counter() - began) * 1000)
        log.info("the tables are put away", extra={"facts": {"tables": len(everything), "ms": took}})

    async def _put_away(self, live: LiveTable) -> None:
        """Write down how a table stands, so that it comes back sooner; nothing is lost without it."""
        try:
            async with live.lock:
                await live.snapshot(SNAPSHOT_LEAVING)
                live.forget()
        except StoreFailed as fault:
            log.error("no snapshot", extra={"facts": {"table": live.id, "reason": str(fault)}})


class _Named(msgspec.Struct):
    game: str = ""


def name_in(saved: bytes) -> str:
    """The game that a save says it is of."""
    try:
        return msgspec.json.decode(saved.split(b"\n", 1)[0], type=_Named).game
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ServerError("bad-save") from None
