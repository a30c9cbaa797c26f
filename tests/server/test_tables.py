"""The hall: opening, joining, leaving memory and coming back; what is said was written, what is secret stays so."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast
from server.devices import Device, Party, chairs, get_up, opened, party, sit
from server.tables_fixture import played, tables_at
from small_games.dark_alley.game import CARDS
from small_games.dark_alley.state import Street

from undercroft.engine.saves import fingerprint
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, resource
from undercroft.games.dark_castle.state import Castle
from undercroft.server import errors, wire
from undercroft.server.errors import ServerError
from undercroft.server.patch import apply
from undercroft.server.people import new_key
from undercroft.server.store_file import StoreFailed
from undercroft.server.table import Table
from undercroft.server.tables import Tables

WORDS = Path(errors.__file__).with_name("words")


def table_of(tables: Tables, id: str) -> Table:
    found = tables.live[id].present()
    assert found is not None
    return found


async def refused(code: str, doing: Any) -> str:
    """It is refused with this code; with which sentence."""
    with pytest.raises(ServerError) as told:
        await doing
    assert told.value.code == code
    return told.value.word


async def answer_some(here: Party, count: int, chance: random.Random | None = None) -> None:
    """Give so many answers."""
    for _ in range(count):
        device = here.asked()
        assert device.ask is not None
        pick = 0 if chance is None else chance.randrange(len(device.ask["options"]))
        assert (await device.answer(pick))[-1] == {"t": "ok", "id": 7}


async def to_the_end(here: Party) -> None:
    """Play until it is over."""
    while not here.devices[0].shown.get("over"):
        await answer_some(here, 1)


# -- opening and joining ---------------------------------------------------------------------------------


def test_a_new_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            seats = chairs("me", "friend", "random")
            seats[2].name = "Clank"
            table = await tables.create(wire.NewTable("dark-castle", seats, name="Ada"))
            assert table.seats == [0]
            assert [invitation.seat for invitation in table.invites] == [1]
            keys = [table.key, table.watch, table.invites[0].invite]
            assert len({*keys}) == 3
            assert all(len(key) == 32 for key in keys)
            device = await sit(tables, table.table, table.key)
            told = [(one["kind"], one["name"], one["bot"], one["host"]) for one in device.shown["sitters"]]
            assert told == [
                ("person", "Ada", "", True),
                ("open", "", "", False),
                ("bot", "Clank", "random", False),
            ]
            assert device.sitter(0)["here"]

    played(test)


def test_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:

            async def tried(game: str, *who: str, **more: Any) -> str:
                return await refused("not-possible", tables.create(wire.NewTable(game, chairs(*who), **more)))

            assert await tried("chess", "me") == "no-game"
            assert await tried("dark-castle", *["me"] * 5) == "bad-seats"
            assert await tried("dark-castle", "friend", "random") == "none-mine"
            assert await tried("dark-castle", "me", "wizard") == "no-bot"
            assert await tried("dark-castle", "me", "search:5000") == "no-bot"
            assert await tried("dark-alley", "me", "judgement") == "no-bot"
            assert await tried("dark-castle", "me", options={"castle": "huge"}) == "bad-options"
            assert await tried("dark-castle", "me", options={"moat": "full"}) == "bad-options"
            assert await tried("dark-castle", "me", options={"castle": ["full"]}) == "bad-options"
            assert tables.live == {}

    played(test)


def test_an_invitation_is_spent_by_joining(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me", "friend", name="Ada")
            host = await sit(tables, table.table, table.key)
            invite = table.invites[0].invite
            joined = await tables.join(table.table, wire.Join(invite, "Bo"))
            assert joined.seats == [1]
            assert (host.sitter(1)["kind"], host.sitter(1)["name"], host.sitter(1)["here"]) == ("person", "Bo", False)
            assert await refused("no-table", tables.join(table.table, wire.Join(invite, "Eve"))) == "no-invite"
            assert await refused("no-table", tables.join(table.table, wire.Join(new_key(), "Eve"))) == "no-invite"
            assert await refused("no-table", tables.join("nosuchtable", wire.Join(invite, "Eve"))) == "no-invite"
            friend = await sit(tables, table.table, joined.key)
            assert host.sitter(1)["here"]
            assert friend.shown["person"] == 1
            # Neither key nor invitation is anywhere in the store, only what they hash to.
            await tables.store.backup(tmp_path / "copy.sqlite")
            kept = (tmp_path / "copy.sqlite").read_bytes()
            for secret in (table.key, joined.key, invite, table.watch):
                assert secret.encode() not in kept

    played(test)


def test_many_may_watch_by_one_link_until_it_is_renewed(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me")
            host = await sit(tables, table.table, table.key)
            one = await tables.join(table.table, wire.Join(table.watch, "Eve"))
            two = await tables.join(table.table, wire.Join(table.watch, ""))
            assert one.key != two.key
            assert one.seats == two.seats == []
            onlooker = await sit(tables, table.table, one.key)
            assert (onlooker.shown["person"], onlooker.shown["seats"]) == (-1, [])
            (invited,) = await host.say(wire.NewWatch())
            assert invited["seat"] == -1
            assert await refused("no-table", tables.join(table.table, wire.Join(table.watch, ""))) == "no-invite"
            await tables.join(table.table, wire.Join(invited["invite"], ""))
            told = await onlooker.say(wire.NewWatch())
            assert [message["code"] for message in told] == ["not-yours"]

    played(test)


def test_onlookers_who_have_gone_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.seating.MOST_ONLOOKERS", 2)

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me")
            one = await tables.join(table.table, wire.Join(table.watch, ""))
            two = await tables.join(table.table, wire.Join(table.watch, ""))
            await sit(tables, table.table, two.key)
            three = await tables.join(table.table, wire.Join(table.watch, ""))
            await refused("no-table", tables.enter(table.table, one.key, "en", Device()))
            await sit(tables, table.table, three.key)
            assert await refused("not-possible", tables.join(table.table, wire.Join(table.watch, ""))) == "full-house"

    played(test)


def test_no_table_and_no_key_are_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me")
            for id, key in ((table.table, new_key()), ("nosuchtable", table.key), (table.table, table.watch)):
                for doing in (
                    tables.summary(id, key, "en"),
                    tables.export(id, key),
                    tables.replay(id, key, "en"),
                    tables.fork(id, key, 0),
                    tables.delete(id, key),
                    tables.enter(id, key, "en", Device()),
                ):
                    assert await refused("no-table", doing) == "no-table"
            assert await tables.mine(wire.Mine([wire.Held("nosuchtable", table.key)])) == []
            assert list(tables.live) == [table.table]

    played(test)


# -- what is said has been written -----------------------------------------------------------------------


class Halting:
    """Stands between a hall and its store: lets writes wait, or fail."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate = asyncio.Event()
        self.begun = asyncio.Event()
        self.fails = False
        self.write = tables.store.write
        monkeypatch.setattr(tables.store, "write", self.halted)

    async def halted(self, *writes: Any) -> None:
        self.begun.set()
        await self.gate.wait()
        if self.fails:
            raise StoreFailed("the disk is full")
        await self.write(*writes)


def test_nothing_is_said_before_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            counts = len(a.frames), len(b.frames)
            halting = Halting(tables, monkeypatch)
            answering = asyncio.create_task(a.answer())
            late = asyncio.create_task(sit(tables, here.table, here.keys[1]))
            await halting.begun.wait()
            while not tables.live[here.table].lock._waiters:  # until the latecomer has come as far as that
                await asyncio.sleep(0.01)
            assert (len(a.frames), len(b.frames)) == counts
            assert not late.done(), "whoever comes meanwhile is shown nothing that is not written"
            halting.gate.set()
            told = await answering
            assert [message["t"] for message in told] == ["step", "ok"]
            assert (await late).shown["step"] == 1

    played(test)


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            await answer_some(here, 2)
            before = table_of(tables, here.table).session.digest()
            with monkeypatch.context() as patched:
                halting = Halting(tables, patched)
                halting.fails = True
                halting.gate.set()
                asked = here.asked()
                told = await asked.answer()
            assert told[-1]["t"] == "refused"
            assert (told[-1]["code"], told[-1]["id"]) == ("trouble", 7)
            # Everyone is shown the table as it is written, and may go on from there.
            assert [message["t"] for message in told] == ["table", "refused"]
            assert table_of(tables, here.table).session.digest() == before
            assert a.shown["step"] == b.shown["step"] == 2
            await answer_some(here, 1)
            assert a.rev == b.rev

    played(test)


def test_a_game_that_stumbles_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", game="dark-alley")
            walker = here.devices[1]
            before = table_of(tables, here.table).session.digest()
            with monkeypatch.context() as patched:
                patched.setattr(Street, "next", lambda *_: 1 / 0)
                told = await walker.answer(2)
            assert told[-1]["code"] == "trouble"
            assert table_of(tables, here.table).session.digest() == before
            assert (await walker.answer(2))[-1]["t"] == "ok"

    played(test)


def test_a_hall_stands_where_the_last_one_was_killed(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path / "") as tables:
            here = await party(tables, "me", "friend", mode="agree")
            await here.asked().answer()
            await here.asked().answer()
            await here.devices[0].answer(1)  # a vote
            await here.devices[0].say(wire.Speak("hello"))
            await here.devices[0].say(wire.Rename("Adele"))
            table = table_of(tables, here.table)
            wanted = (table.session.digest(), table.session.serials, table.n)
            # As a kill would leave it: the file as it is now, without a goodbye.
            other = tmp_path / "other"
            other.mkdir()
            await tables.store.backup(other / "tables.sqlite")
            async with tables_at(other) as again:
                (summary,) = await again.mine(wire.Mine([wire.Held(here.table, here.keys[0])]))
                assert summary.waiting == [1]
                assert [sitter.name for sitter in summary.sitters] == ["Adele", "Bo"]
                a = await sit(again, here.table, here.keys[0])
                b = await sit(again, here.table, here.keys[1])
                found = table_of(again, here.table)
                assert (found.session.digest(), found.session.serials, found.n) == wanted
                assert a.shown["mode"] == "agree"
                assert a.shown["chat"][0]["text"] == "hello"
                assert a.ask == here.devices[0].ask
                assert a.log == here.devices[0].log
                assert a.view == here.devices[0].view
                assert (await b.answer(1))[-1]["t"] == "ok"
                assert found.session.entries[-1].action is not None

    played(test)


def test_an_answer_whose_ok_was_lost_is_not_given_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me")
            device = here.devices[0]
            assert device.ask is not None
            action, _, by = device.ask["options"][0]
            message = wire.Answer(by[0], device.ask["serials"]["0"], action, 3)
            await device.say(message)
            await get_up(tables, device)
            again = await sit(tables, here.table, here.keys[0])
            told = await again.say(message)
            assert told[-1]["code"] in ("stale-answer", "illegal-answer")
            assert again.shown["step"] == 1

    played(test)


# -- leaving memory, snapshots ---------------------------------------------------------------------------

IDLE = 0.0625  # seconds by the clock of a test, which stands still unless it is put forward


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        now = [0.0]
        async with tables_at(tmp_path, idle_seconds=IDLE, clock=lambda: now[0]) as tables:
            here = await party(tables, "me", "friend")
            await answer_some(here, 5)
            table = table_of(tables, here.table)
            wanted = table.session.digest()
            now[0] += 10 * IDLE
            await tables.sweep()
            assert here.table in tables.live, "somebody is here"
            for device in here.devices:
                await get_up(tables, device)
            now[0] += IDLE / 2
            await tables.sweep()
            assert here.table in tables.live, "somebody was here a moment ago"
            now[0] += IDLE / 2
            while tables.live:  # until they are swept unasked
                await asyncio.sleep(0)
            # A list needs nothing in memory.
            (summary,) = await tables.mine(wire.Mine([wire.Held(here.table, here.keys[1])], "fr"))
            assert summary.headline
            assert not summary.sitters[0].here
            assert tables.live == {}
            again = await sit(tables, here.table, here.keys[0])
            assert table_of(tables, here.table).session.digest() == wanted
            assert again.view["table"] == here.devices[0].view["table"]
            assert await again.answer() if again.ask and again.ask.get("options") else True

    played(test)


def test_snapshots_are_taken_and_what_is_before_them_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.server.live_table.SNAPSHOT_EVERY", 5)

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            await answer_some(here, 7)
            await here.devices[0].say(wire.Undo("page", 1))
            for device in here.devices:
                await device.say(wire.Consent(True))
            await answer_some(here, 5)
            table = table_of(tables, here.table)
            stored = await tables.store.load(here.table)
            assert stored is not None
            assert stored.snapshot is not None
            assert stored.snapshot.n in (10, 11, 12)
            assert len(stored.log) == table.n - stored.snapshot.n
            given = [entry.by for entry in table.session.entries]
            wanted = (table.session.digest(), table.session.serials, given)
        async with tables_at(tmp_path) as tables:
            await sit(tables, here.table, here.keys[0])
            table = table_of(tables, here.table)
            assert (
                table.session.digest(),
                table.session.serials,
                [entry.by for entry in table.session.entries],
            ) == wanted

    played(test)


def test_a_log_that_no_longer_fits_is_told_of_once_and_left_behind(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            await answer_some(here, 4)
            row = {"table_id": here.table, "n": 5, "op": b'["answer",0,["Done"],0,[]]', "at": 1.0}
            await tables.store.write(("log", row))
        async with tables_at(tmp_path) as tables:
            device = await sit(tables, here.table, here.keys[0])
            assert device.shown["step"] == 4
            assert "rules have changed" in device.shown["notice"]
            await get_up(tables, device)
            b = await sit(tables, here.table, here.keys[1])
            asked = device if device.ask and device.ask.get("options") else b
            if asked is device:
                asked = device = await sit(tables, here.table, here.keys[0])
            assert (await asked.answer())[-1]["t"] == "ok"
        async with tables_at(tmp_path) as tables:
            device = await sit(tables, here.table, here.keys[0])
            assert device.shown["step"] == 5
            assert "notice" not in device.shown

    played(test)


# -- people ----------------------------------------------------------------------------------------------


def test_a_freed_seat_kills_the_old_key(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            (refusal,) = await b.say(wire.FreeSeat(0))
            assert refusal["code"] == "not-yours"
            told = await a.say(wire.FreeSeat(1))
            assert b.closed == 1008
            assert b.heard[-1]["t"] == "gone"
            assert b.heard[-1]["code"] == "renewed"
            await refused("no-table", tables.enter(here.table, here.keys[1], "en", Device()))
            await refused("no-table", tables.summary(here.table, here.keys[1], "en"))
            assert (a.sitter(1)["kind"], a.sitter(1)["person"]) == ("open", -1)
            joined = await tables.join(here.table, wire.Join(told[-1]["invite"], "Cy"))
            c = await sit(tables, here.table, joined.key)
            assert (a.sitter(1)["name"], c.shown["person"]) == ("Cy", 2)

    played(test)


def test_the_host_passes_the_role_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            await a.say(wire.PassHost(1))
            assert (a.shown["host"], b.shown["host"]) == (False, True)
            assert (await a.say(wire.SetMode("agree")))[-1]["code"] == "not-yours"
            await b.say(wire.SetMode("agree"))
            assert a.shown["mode"] == "agree"
            assert await refused("not-yours", tables.delete(here.table, here.keys[0])) == "only-host"
        async with tables_at(tmp_path) as tables:
            assert (await tables.summary(here.table, here.keys[1], "en")).host
            await tables.delete(here.table, here.keys[1])

    played(test)


def test_chat_and_pointing(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            await a.say(wire.Speak("Left or right?"))
            said = b.said("chat")[0]
            assert (said["n"], said["person"], said["name"], said["text"]) == (1, 0, "Ada", "Left or right?")
            await b.say(wire.Point("prisoner:0"))
            assert a.said("ping") == [{"t": "ping", "person": 1, "name": "Bo", "at": "prisoner:0"}]
            joined = await tables.join(here.table, wire.Join(here.opened.watch, "Eve"))
            onlooker = await sit(tables, here.table, joined.key)
            assert [line["text"] for line in onlooker.shown["chat"]] == ["Left or right?"]
            for message in (wire.Speak("boo"), wire.Point("prisoner:0")):
                assert (await onlooker.say(message))[-1]["code"] == "not-yours"
            silent = await party(tables, "me", "friend", game="dark-alley")
            for message in (wire.Speak("I hold the snare"), wire.Point("card:snare")):
                assert (await silent.devices[0].say(message))[-1]["code"] == "not-possible"

    played(test)


def test_old_chat_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.dispatch.KEPT_CHAT", 10)

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me")
            for n in range(50):
                await here.devices[0].say(wire.Speak(f"line {n}"))
            stored = await tables.store.load(here.table)
            assert stored is not None
            assert [row.n for row in stored.chat] == list(range(40, 51))

    played(test)


def test_undo_asked_granted_and_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            await a.answer()
            told = await b.say(wire.Undo("answer", 4))
            assert [message["t"] for message in told] == ["pending", "ok"]
            assert a.shown["pending"] == b.shown["pending"]
            assert a.shown["pending"]["needs"] == [0]
            await a.say(wire.Consent(False))
            assert a.shown["pending"] is None
            assert b.said("pending")[-1]["refused"] == 0
            assert b.shown["step"] == 1
            await b.say(wire.Undo("answer", 5))
            await a.say(wire.Consent(True))
            assert (a.shown["step"], b.shown["step"]) == (0, 0)
            assert a.shown["pending"] is None
            assert a.shown["redo"]
            assert (await b.say(wire.Redo(6)))[-1] == {"t": "ok", "id": 6}
            assert (a.shown["step"], b.shown["step"]) == (1, 1)
            # Who comes meanwhile sees that something is asked.
            await b.say(wire.Undo("answer", 7))
            late = await sit(tables, here.table, here.keys[0])
            assert late.shown["pending"]["by"] == 1
            await get_up(tables, b)
            assert late.shown["pending"] is None

    played(test)


# -- lists, saves, forks, replays ------------------------------------------------------------------------


def test_ones_own_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            one = await party(tables, "me", "friend")
            two = await party(tables, "me")
            await to_the_end(two)
            wanted = [wire.Held(one.table, one.keys[1]), wire.Held(two.table, two.keys[0])]
            wanted.append(wire.Held(one.table, two.keys[0]))
            found = await tables.mine(wire.Mine(wanted))
            assert [summary.table for summary in found] == [one.table, two.table]
            assert (found[0].seats, found[0].host, found[0].waiting, found[0].over) == ([1], False, [0], "")
            assert found[1].over == two.devices[0].shown["over"]
            assert found[1].outcome == two.devices[0].shown["outcome"]
            assert found[1].touched > found[1].created

    played(test)


def test_a_finished_game_is_exported_as_it_was(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            await to_the_end(here)
            saved = Session.load(await tables.export(here.table, here.keys[1]))
            true = table_of(tables, here.table).session
            assert saved.digest() == true.digest()
            assert saved.seed == true.seed
            back = await tables.import_save(saved.save(), "Zed")
            assert back.seats == [0, 1]
            device = await sit(tables, back.table, back.key)
            assert device.shown["over"] == true.outcome()
            await device.say(wire.Undo("answer", 1))
            assert device.shown["over"], "what is over is over; one goes on from its past at another table"

    played(test)


def position(tables: Tables, id: str) -> Castle:
    state = table_of(tables, id).session.state
    assert isinstance(state, Castle)
    return state


def test_a_save_or_fork_of_a_game_under_way_tells_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", seed="never-to-be-told")
            await answer_some(here, 8)
            true = table_of(tables, here.table).session
            castle = position(tables, here.table)
            streams = [castle.chance.setup.key, castle.chance.decks.key, castle.chance.dice.key]
            saved = await tables.export(here.table, here.keys[1])
            forks = [await tables.fork(here.table, here.keys[1], step) for step in (0, 3, 8)]
            written = [saved]
            for fork in forks:
                stored = await tables.store.load(fork.table)
                assert stored is not None
                assert stored.snapshot is not None
                assert stored.table.seed != true.seed
                written.append(stored.snapshot.save)
            orders = {tuple(castle.item_deck)}
            for bytes_ in written:
                assert b"never-to-be-told" not in bytes_
                assert not [key for key in streams if key.encode() in bytes_]
                session = Session.load(bytes_)
                assert session.history == []
                state = session.state
                assert isinstance(state, Castle)
                orders.add(tuple(state.item_deck))
            assert len(orders) == 5, "every deck was shuffled anew"
            again = Session.load(saved)
            assert isinstance(again.state, Castle)
            assert sorted(again.state.item_deck) == sorted(castle.item_deck)
            assert again.view(0)["table"]["prisoners"] == true.view(0)["table"]["prisoners"]
            assert await refused("not-possible", tables.fork(here.table, here.keys[0], 9)) == "no-step"
            joined = await tables.join(here.table, wire.Join(here.opened.watch, ""))
            assert await refused("not-yours", tables.export(here.table, joined.key)) == "only-players"
            assert await refused("not-yours", tables.fork(here.table, joined.key, 2)) == "only-players"

    played(test)


def cards_of(street: Street) -> list[str]:
    return [card for pile in (street.deck, *street.hands) for card in pile]


def test_a_save_of_a_hidden_hand_holds_only_ones_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", "friend", game="dark-alley", seed="dark")
            await here.asked().answer(2)
            true = table_of(tables, here.table).session.state
            assert isinstance(true, Street)
            dealt = []
            for _ in range(6):
                state = Session.load(await tables.export(here.table, here.keys[1]), tables.find("dark-alley")).state
                assert isinstance(state, Street)
                assert state.hands[1] == true.hands[1]
                assert sorted(cards_of(state)) == sorted(cards_of(true))
                dealt.append((tuple(state.hands[0]), tuple(state.hands[2]), tuple(state.deck)))
            assert len(set(dealt)) > 1
            fork = await tables.fork(here.table, here.keys[1], 1)
            forked = table_of(tables, fork.table).session.state
            assert isinstance(forked, Street)
            assert forked.hands[1] == true.hands[1]

    played(test)


def test_a_fork_is_a_table_of_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", "random")
            table = table_of(tables, here.table)
            while not table.session.is_over():
                await here.devices[0].until(
                    lambda: (
                        table.session.is_over()
                        or any(device.ask and device.ask.get("options") for device in here.devices)
                    )
                )
                if not table.session.is_over():
                    await here.asked().answer()
            fork = await tables.fork(here.table, here.keys[1], 10)
            assert fork.seats == [0, 1]
            device = await sit(tables, fork.table, fork.key)
            # Of a game that is over the past is the true one.
            assert [line[2] for line in device.log] == [line[2] for line in here.devices[0].log if line[3] <= 10]
            assert device.sitter(2)["bot"] == "random"
            assert device.sitter(1)["name"] == "Bo"
            await device.until_asked()
            await device.answer()
            assert table.session.is_over()

    played(test)


def test_a_bad_save_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            saved = Session.start("dark-castle", 2, "s").save()
            body, print_ = saved.split(b"\n")[:2]
            # Well formed, and yet no position of this game: no page is left to turn.
            data = json.loads(body)
            state = data["checkpoints"][0][3]
            deck = next(
                place for place, field in enumerate(state) if isinstance(field, list) and "loose_stone" in field
            )
            state[deck] = []
            deckless = json.dumps(data).encode()
            for bad in (
                b"",
                b"{}",
                b"nonsense",
                saved[:-20],
                saved.replace(b"dark-castle", b"dark-cattle"),
                body.replace(b'"seats":2', b'"seats":3') + b"\n" + print_,
                deckless + b"\n" + fingerprint(deckless) + b"\n",
            ):
                with pytest.raises(ServerError) as told:
                    await tables.import_save(bad)
                assert told.value.code in ("bad-save", "not-possible")
            assert tables.live == {}

    played(test)


def test_a_replay_is_what_was_seen(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            views = [here.devices[1].view]
            device = here.devices[1]
            while not device.shown.get("over"):
                await answer_some(here, 1)
                views.append(device.view)
                if len(views) == 6 and not device.said("pending"):  # a detour is not part of what happened
                    await here.devices[0].say(wire.Undo("answer", 1))
                    for other in here.devices:
                        await other.say(wire.Consent(True))
                    views.pop()
                    views = views[: device.shown["step"] + 1]
            replay = json.loads(await tables.replay(here.table, here.keys[1], "en"))
            assert replay["game"] == "dark-castle"
            assert [sitter["name"] for sitter in replay["sitters"]] == ["Ada", "Bo"]
            view = replay["view"]
            assert view == views[0]
            for step, wanted in zip(replay["steps"], views[1:], strict=True):
                for _, patch in step["stages"]:
                    view = apply(view, patch)
                assert view == wanted
            lines = [line for step in replay["steps"] for log, _ in step["stages"] for line in log]
            assert lines[-len(device.log) :] == device.log
            assert [step["step"] for step in replay["steps"]] == list(range(1, len(views)))
            assert all(step["text"] for step in replay["steps"])
            assert replay["outcome"] == device.shown["outcome"]
            assert replay["recap"] == device.shown["recap"]
            french = json.loads(await tables.replay(here.table, here.keys[1], "fr"))
            assert french["outcome"] != replay["outcome"]
            assert await tables.replay(here.table, here.keys[1], "fr") == msgspec.json.encode(french)

    played(test)


def test_a_replay_of_hidden_hands_shows_only_ones_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", "friend", game="dark-alley", seed="dark")
            known = {0: set(), 1: set(), 2: set()}  # type: dict[int, set[str]]
            chance = random.Random(1)
            while not here.devices[0].shown.get("over"):
                state = table_of(tables, here.table).session.state
                assert isinstance(state, Street)
                for seat in known:
                    known[seat] |= set(state.hands[seat])
                await answer_some(here, 1, chance)
            state = table_of(tables, here.table).session.state
            assert isinstance(state, Street)
            for seat in known:
                known[seat] |= set(state.hands[seat])
                replay = (await tables.replay(here.table, here.keys[seat], "en")).decode()
                assert {card for card in CARDS if card in replay} <= known[seat]
            joined = await tables.join(here.table, wire.Join(here.opened.watch, ""))
            assert not [card for card in CARDS if card in (await tables.replay(here.table, joined.key, "en")).decode()]

    played(test)


def test_a_deleted_table_is_gone_for_everyone(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            assert await refused("not-yours", tables.delete(here.table, here.keys[1])) == "only-host"
            await tables.delete(here.table, here.keys[0])
            for device in (a, b):
                assert device.heard[-1]["code"] == "deleted"
                assert device.closed == 1000
            await refused("no-table", tables.summary(here.table, here.keys[0], "en"))
            assert tables.live == {}
            await get_up(tables, a)  # the line closes a little later
            assert tables.live == {}

    played(test)


def test_a_hall_that_closes_says_goodbye(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", langs=("en", "fr"))
            assert await tables.health() == (True, True)
        assert [device.heard[-1]["code"] for device in here.devices] == ["stopping", "stopping"]
        assert here.devices[0].heard[-1]["text"] != here.devices[1].heard[-1]["text"]
        assert [device.closed for device in here.devices] == [1001, 1001]

    played(test)


# -- words -----------------------------------------------------------------------------------------------


def messages(lang: str) -> list[str]:
    return [entry.id.name for entry in resource(WORDS / f"{lang}.ftl").body if isinstance(entry, ast.Message)]


def test_the_servers_words_are_complete_and_used() -> None:
    assert messages("en") == messages("fr")
    assert len(set(messages("en"))) == len(messages("en")), "of two sentences by one name only the first is ever said"
    sources = "".join(path.read_text(encoding="utf-8") for path in WORDS.parent.glob("*.py"))
    for id in messages("en"):
        word = id.removeprefix("refused-").removeprefix("gone-")
        assert f'"{word}"' in sources, f"nobody says {id}"
    for code in errors.STATUS:
        for lang in LANGUAGES:
            assert ServerError(code).said(lang).endswith((".", "!", "?"))
