"""The line itself, over real sockets: hello first, nonsense and haste refused, a slow reader in nobody's way."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from server.devices import PATIENCE, opened, party
from server.tables_fixture import played, tables_at
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from undercroft.server import wire
from undercroft.server.limits import Rate
from undercroft.server.people import new_key
from undercroft.server.socket import MOST_FRAME, MOST_NONSENSE, play
from undercroft.server.tables import Tables


class AppState:
    """A hall behind a real socket."""

    def __init__(self, tables: Tables, url: str) -> None:
        self.tables = tables
        self.url = url

    async def dial(self, table: str, **more: Any) -> ClientConnection:
        """Open a line to a table."""
        return await connect(f"{self.url}/{table}", **more)

    async def sit(self, table: str, key: str) -> tuple[ClientConnection, dict[str, Any]]:
        """Say hello; the line, and the table that came back."""
        line = await self.dial(table)
        await line.send(msgspec.json.encode(wire.Hello(key)).decode())
        shown = await hear(line)
        assert shown["t"] == "table"
        return line, shown


@asynccontextmanager
async def served(
    path: Path,
    pace: Rate | None = None,
    hello: float = 10.0,
    most: int = 4 * MOST_FRAME,
    clock: Callable[[], float] = time.monotonic,
) -> AsyncIterator[AppState]:
    """A server with nothing but the socket."""

    async with tables_at(path) as tables:

        async def endpoint(websocket: WebSocket) -> None:
            def is_allowed(headers: Any) -> bool:
                return headers.get("origin") != "https://elsewhere.example"

            await play(websocket, tables, is_allowed, pace, hello, clock=clock)

        app = Starlette(routes=[WebSocketRoute("/{table}", endpoint)])
        config = uvicorn.Config(app, "127.0.0.1", 0, log_level="critical", ws_max_size=most, lifespan="off")
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            yield AppState(tables, f"ws://127.0.0.1:{port}")
        finally:
            server.should_exit = True
            await serving


async def hear(line: ClientConnection, kind: str = "") -> dict[str, Any]:
    """The next message (of a kind)."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if not kind or message["t"] == kind:
            return message


async def closed(line: ClientConnection) -> int:
    """Wait until the line is closed; with which code."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(line.recv(), PATIENCE)
    return line.close_code or 0


def answer(ask: dict[str, Any], id: int = 1) -> str:
    """The first answer to a question."""
    action, _, by = ask["options"][0]
    return json.dumps({"t": "answer", "seat": by[0], "serial": ask["serials"][str(by[0])], "action": action, "id": id})


def test_a_game_over_a_real_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            table = await opened(at.tables, "me")
            line, shown = await at.sit(table.table, table.key)
            ask: Any = shown["ask"]
            steps = 0
            while ask is not None:
                steps += 1
                await line.send(answer(ask, steps))
                step = await hear(line, "step")
                assert step["rev"] == steps
                assert await hear(line, "ok") == {"t": "ok", "id": steps}
                ask = step.get("ask")
            assert step["over"]
            assert step["seed"]
            await line.send('{"t":"beat"}')
            assert await hear(line) == {"t": "beat"}
            await line.close()

    played(test)


def test_hello_comes_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, hello=0.3) as at:
            table = await opened(at.tables, "me")
            for said in ('{"t":"beat"}', '{"t":"undo"}', None):
                line = await at.dial(table.table)
                if said:
                    await line.send(said)
                assert (await hear(line, "gone"))["code"] == "silent"
                assert await closed(line) == 1008

    played(test)


def test_a_key_that_does_not_fit(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            table = await opened(at.tables, "me")
            told = []
            for id, key in ((table.table, new_key()), ("nosuchtable", table.key), ("..", table.key)):
                line = await at.dial(id)
                await line.send(msgspec.json.encode(wire.Hello(key, "fr")).decode())
                told.append(await hear(line))
                assert await closed(line) == 1008
            assert told[0]["code"] == "no-table"
            assert told[0] == told[1] == told[2]

    played(test)


def test_pages_of_others_are_kept_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            table = await opened(at.tables, "me")
            with pytest.raises(InvalidStatus) as told:
                await at.dial(table.table, origin="https://elsewhere.example")
            assert told.value.response.status_code == 403

    played(test)


NONSENSE = [
    "",
    "nonsense",
    "{}",
    "[]",
    "null",
    '{"t":"answer"}',
    '{"t":"answer","seat":-1,"serial":1,"action":[]}',
    '{"t":"answer","seat":"0","serial":1,"action":[]}',
    '{"t":"answer","seat":0,"serial":1,"action":[],"cheat":true}',
    '{"t":"chat","text":""}',
    '{"t":"dance"}',
    "[" * 5000,
    '{"t":"chat","text":"' + "x" * MOST_FRAME + '"}',
    b"\x00\x01",
]


def test_nonsense_is_refused_and_too_much_of_it_ends_the_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            table = await opened(at.tables, "me")
            line, _ = await at.sit(table.table, table.key)
            await hear(line, "seats")
            for said in NONSENSE:
                await line.send(said)
                assert (await hear(line))["code"] == "not-understood"
            for _ in range(MOST_NONSENSE - len(NONSENSE)):
                await line.send("{")
            assert (await hear(line, "gone"))["code"] == "not-understood"
            assert await closed(line) == 1008

    played(test)


def test_a_frame_that_is_much_too_long_ends_the_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, most=MOST_FRAME) as at:
            table = await opened(at.tables, "me")
            line, _ = await at.sit(table.table, table.key)
            await line.send("x" * (MOST_FRAME + 1))
            assert await closed(line) == 1009

    played(test)


def test_haste_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, Rate(3, 1), clock=lambda: 0.0) as at:
            table = await opened(at.tables, "me")
            line, shown = await at.sit(table.table, table.key)
            for _ in range(2):
                await line.send('{"t":"beat"}')
                await hear(line, "beat")
            await line.send(answer(shown["ask"], 8))
            refused = await hear(line, "refused")
            assert (refused["code"], refused["id"]) == ("too-fast", 8)
            live = at.tables.live[table.table].present()
            assert live is not None
            assert live.session.entries == []
            for _ in range(250):
                await line.send('{"t":"beat"}')
            assert (await hear(line, "gone"))["code"] == "too-fast"

    played(test)


def test_a_pace_gives_back_with_time(tmp_path: Path) -> None:
    async def test() -> None:
        now = [0.0]
        async with served(tmp_path, Rate(2, 1), clock=lambda: now[0]) as at:
            table = await opened(at.tables, "me")
            line, _ = await at.sit(table.table, table.key)
            for _ in range(10):
                await line.send('{"t":"beat"}')
                await hear(line, "beat")
                await line.send('{"t":"beat"}')
                assert (await hear(line, "refused"))["code"] == "too-fast"
                now[0] += 1

    played(test)


def test_saying_hello_again_shows_the_whole_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            table = await opened(at.tables, "me")
            line, shown = await at.sit(table.table, table.key)
            await line.send(answer(shown["ask"]))
            await hear(line, "ok")
            await line.send(json.dumps({"t": "hello", "key": table.key, "lang": "fr"}))
            again = await hear(line, "table")
            assert (again["step"], again["lang"], again["rev"]) == (1, "fr", 1)
            await line.send(answer(again["ask"]))
            assert (await hear(line, "step"))["rev"] == 2
            assert len(at.tables.live[table.table].visitors) == 1

    played(test)


def test_who_comes_and_goes_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            table = await opened(at.tables, "me", "friend")
            joined = await at.tables.join(table.table, wire.Join(table.invites[0].invite, "Bo"))
            line, _ = await at.sit(table.table, table.key)
            await hear(line, "seats")
            other, _ = await at.sit(table.table, joined.key)
            assert (await hear(line, "seats"))["sitters"][1]["here"]
            await other.close()
            assert not (await hear(line, "seats"))["sitters"][1]["here"]
            # One who just vanishes is missed too.
            other, _ = await at.sit(table.table, joined.key)
            assert (await hear(line, "seats"))["sitters"][1]["here"]
            other.transport.abort()
            assert not (await hear(line, "seats"))["sitters"][1]["here"]

    played(test)


def test_a_slow_reader_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            table = await opened(at.tables, "me", "friend")
            joined = await at.tables.join(table.table, wire.Join(table.invites[0].invite, "Bo"))
            slow = await at.dial(table.table, max_queue=1, max_size=None, compression=None)
            await slow.send(msgspec.json.encode(wire.Hello(joined.key)).decode())
            line, shown = await at.sit(table.table, table.key)
            live = at.tables.live[table.table]
            while len(live.visitors) < 2:
                await asyncio.sleep(0.01)
            heard = 0
            # Much is said; one of the two does not listen.
            while len(live.visitors) == 2 and heard < 3000:
                live.announce(wire.Pointed(0, "Ada", "x" * 30_000))
                assert (await hear(line, "ping"))["name"] == "Ada"
                heard += 1
            assert len(live.visitors) == 1
            await line.send(answer(shown["ask"]))
            assert (await hear(line, "ok"))["id"] == 1
            assert await closed(slow) in (1013, 1006)

    played(test)


def test_a_table_that_is_cleared_away_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            here = await party(at.tables, "me", "friend")
            line, _ = await at.sit(here.table, here.keys[0])
            other, _ = await at.sit(here.table, here.keys[1])
            await line.send('{"t":"free","seat":1}')
            assert (await hear(other, "gone"))["code"] == "renewed"
            assert await closed(other) == 1008
            assert (await hear(line, "invited"))["seat"] == 1
            await at.tables.delete(here.table, here.keys[0])
            assert (await hear(line, "gone"))["code"] == "deleted"
            assert await closed(line) == 1000

    played(test)


def test_an_answer_is_given_even_if_the_line_breaks_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            table = await opened(at.tables, "me", "friend")
            joined = await at.tables.join(table.table, wire.Join(table.invites[0].invite, "Bo"))
            other, _ = await at.sit(table.table, joined.key)
            line, shown = await at.sit(table.table, table.key)
            await line.send(answer(shown["ask"]))
            await line.close()
            assert (await hear(other, "step"))["step"] == 1
            stored = await at.tables.store.load(table.table)
            assert stored is not None
            assert len(stored.log) == 1

    played(test)
