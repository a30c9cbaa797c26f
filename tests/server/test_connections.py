"""Connections that say nothing, too slowly or too much, or do not listen: they go, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from server.devices import Device, opened, party
from server.tables_fixture import played, tables_at
from serving import PATIENCE, Served, served

from undercroft.server import wire
from undercroft.server.connections import MOST_HEAD, Connections, timed
from undercroft.server.limits import Uploads
from undercroft.server.live_table import MOST_CHAT
from undercroft.server.socket import MOST_BYTES, Connection
from undercroft.server.tables import Tables

HEAD = b"POST /api/tables/import HTTP/1.1\r\nHost: here\r\nContent-Length: 8000000\r\n\r\n"


class Hour:
    """Timers that somebody turns by hand."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        """A timer."""
        timer = Timer(seconds, what)
        self.timers.append(timer)
        return timer

    def running(self) -> list[float]:
        """The seconds of the timers that still run."""
        return [timer.seconds for timer in self.timers if not timer.is_cancelled]

    def create_task(self, work: Any, **more: Any) -> asyncio.Future[None]:
        """A request that is being served: here, for ever."""
        work.close()
        return asyncio.get_running_loop().create_future()


class Timer:
    """One of them."""

    def __init__(self, seconds: float, what: Callable[[], None]) -> None:
        self.seconds = seconds
        self.what = what
        self.is_cancelled = False

    def cancel(self) -> None:
        """It no longer runs."""
        self.is_cancelled = True


class Wire(asyncio.Transport):
    """The other end of a connection."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 5)})
        self.sent = b""
        self.is_gone = False

    def write(self, data: Any) -> None:
        """Take it."""
        self.sent += data

    def close(self) -> None:
        """Gone."""
        self.is_gone = True

    def abort(self) -> None:
        """Gone at once."""
        self.is_gone = True

    def is_closing(self) -> bool:
        """Whether it is gone."""
        return self.is_gone

    def pause_reading(self) -> None:
        """Never mind."""

    def resume_reading(self) -> None:
        """Never mind."""


def connected(connections: Connections, hour: Hour, address: str = "192.0.2.1") -> tuple[Any, Wire]:
    """One who has connected."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Never answers."""

    config = uvicorn.Config(app, log_config=None, lifespan="off")
    config.load()
    protocol: Any = timed(connections)[0](config, uvicorn.server.ServerState(), {}, hour)  # type: ignore[call-arg]
    line = Wire(address)
    protocol.connection_made(line)
    return protocol, line


def alone(test: Callable[[], None]) -> None:
    """Run something on an event loop."""

    async def inside() -> None:
        test()

    asyncio.run(inside())


def test_a_head_has_so_long_however_often_a_byte_comes() -> None:
    def test() -> None:
        hour = Hour()
        connections = Connections()
        protocol, line = connected(connections, hour)
        for byte in HEAD[:40]:
            protocol.data_received(bytes([byte]))
        assert hour.running() == [connections.deadlines.head]
        hour.timers[0].what()
        assert line.is_gone

    alone(test)


def test_a_body_has_so_long_in_all_and_between_two_parts() -> None:
    def test() -> None:
        hour = Hour()
        connections = Connections()
        protocol, line = connected(connections, hour)
        protocol.data_received(HEAD)
        for _ in range(5):
            protocol.data_received(b"x" * 100)
        assert sorted(hour.running()) == [connections.deadlines.pause, connections.deadlines.body]
        next(timer for timer in hour.timers if not timer.is_cancelled).what()
        assert line.is_gone

    alone(test)


def test_an_answer_that_nobody_takes_is_let_go() -> None:
    def test() -> None:
        hour = Hour()
        connections = Connections()
        protocol, line = connected(connections, hour)
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        assert hour.running() == []
        protocol.pause_writing()
        protocol.resume_writing()
        assert hour.running() == []
        protocol.pause_writing()
        assert hour.running() == [connections.deadlines.answer]
        hour.timers[-1].what()
        assert line.is_gone

    alone(test)


def test_a_head_without_end_is_not_kept() -> None:
    def test() -> None:
        protocol, line = connected(Connections(), Hour())
        protocol.data_received(b"GET / HTTP/1.1\r\n")
        heard = 0
        while not line.is_gone:
            protocol.data_received(b"X-More: " + b"x" * 1000 + b"\r\n")
            heard += 1010
            assert heard <= MOST_HEAD + 2000

    alone(test)


def test_those_who_say_nothing_make_room_and_those_who_are_served_do_not() -> None:
    def test() -> None:
        hour = Hour()
        connections = Connections(most=6, by_address=4)
        served_one, served_line = connected(connections, hour)
        served_one.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        silent = [connected(connections, hour) for _ in range(3)]
        _, late = connected(connections, hour)
        assert [line.is_gone for _, line in silent] == [True, False, False]
        assert not served_line.is_gone
        assert not late.is_gone
        silent[0][0].connection_lost(None)
        others = [connected(connections, hour, f"192.0.2.{number}") for number in (7, 8, 9)]
        assert not any(line.is_gone for _, line in others)
        assert silent[1][1].is_gone
        for protocol, _ in [(served_one, None), *silent[1:], *others]:
            protocol.connection_lost(None)
        assert connections.count == 1

    alone(test)


def test_uploads_are_given_memory_before_they_are_read() -> None:
    uploads = Uploads(most=100, by_address=60)
    with uploads.hold("a", 60) as first, uploads.hold("a", 1) as second, uploads.hold("b", 41) as third:
        assert (first, second, third) == (True, False, False)
        with uploads.hold("b", 40) as fourth:
            assert fourth
    assert uploads.held == 0
    assert not uploads._by


# -- against a real server -------------------------------------------------------------------------------


def dialled(server: Served, said: bytes) -> socket.socket:
    """A connection that says only this."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.sendall(said)
    return line


def resident(server: Served, which: str = "VmRSS") -> int:
    """The server's memory in bytes: now, or (VmHWM) at its highest."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith(which)).split()[1])


def test_half_sent_requests_and_unfinished_uploads_lock_nobody_out(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=True) as server:
        table = server.open()
        before = resident(server)
        lines = [dialled(server, b"GET / HTTP/1.1\r\nHost:") for _ in range(1_100)]
        assert server.ask("GET", f"/api/tables/{table['table']}", table["key"]).status_code == 200
        for line in lines:
            line.close()
        uploads = []
        for _ in range(75):
            line = dialled(server, HEAD)
            uploads.append(line)
            line.setblocking(False)
            try:
                for _ in range(64):
                    line.send(b"x" * 120_000)
            except OSError:
                pass
        assert server.ask("GET", f"/api/tables/{table['table']}", table["key"]).status_code == 200
        assert resident(server) - before < 80_000_000
        for line in uploads:
            line.close()
        sitting = server.sit(table["table"], table["key"])
        assert sitting.answer()["t"] == "ok"
        sitting.close()


class Deaf:
    """A socket that takes nothing."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}

    async def send(self, message: Any) -> None:
        """Never done."""
        await asyncio.get_running_loop().create_future()


def test_what_waits_for_one_that_does_not_read_is_bounded_in_bytes() -> None:
    async def test() -> None:
        line = Connection(Deaf())  # type: ignore[arg-type]
        line.put("x" * 2 * MOST_BYTES)  # the first may be as long as it likes: some tables are large
        assert line.closing is None
        await asyncio.sleep(0)
        line.put("x" * 100)
        assert line.closing == 1013
        assert line.is_cut
        assert line.waiting == 0
        assert Connection.held == 0
        many = Connection(Deaf())  # type: ignore[arg-type]
        sent = 0
        while many.closing is None:
            many.put("x" * 10_000)
            sent += 10_000
        assert MOST_BYTES <= sent <= MOST_BYTES + 20_000

    played(test)


def deaf_one(server: Served, table: dict[str, Any]) -> socket.socket:
    """A device that sits down at a table and never reads what it is told there."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    head = (
        f"GET /api/tables/{table['table']}/play HTTP/1.1\r\nHost: {server.host}\r\nOrigin: {server.url}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    line.sendall(head.encode())
    assert b"101" in line.recv(1024)
    line.sendall(framed(json.dumps({"t": "hello", "key": table["key"], "lang": "en"}).encode()))
    return line


def test_sixty_readers_that_never_read_are_dropped_and_leave_the_table(tmp_path: Path) -> None:
    """All at once they ask for a large table, thousands of times: what is heard of them and what waits for them is
    bounded, and so is the server's memory at its highest. They are dropped; the others play on."""
    with served(tmp_path / "data", limits=False) as server:
        table = server.open(chairs=[{"who": "me"}, {"who": "friend"}])
        sitting = server.sit(table["table"], table["key"])
        for _ in range(MOST_CHAT):
            sitting.say({"t": "chat", "text": "\N{RIGHT SINGLE QUOTATION MARK}" * 400})
            sitting.until("chat")
        before = resident(server)
        deaf = [deaf_one(server, table) for _ in range(60)]
        for line in deaf:
            with suppress(OSError):  # whoever is dropped at once need not say more
                line.sendall(framed(b'{"t":"lang","lang":"fr"}') * 4_000)
        while len(cut := [line for line in server.lines() if line["event"] == "a device does not listen"]) < len(deaf):
            time.sleep(0.1)
        assert all(0 < line["waiting"] <= MOST_BYTES for line in cut)
        assert (resident(server, "VmHWM") - before) / len(deaf) < 2 * MOST_BYTES
        assert sitting.answer()["t"] == "ok"
        sitting.close()


def framed(text: bytes) -> bytes:
    """A text as a client sends it through a socket, under a mask of nothing."""
    if len(text) < 126:
        return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    return bytes([0x81, 0xFE, *len(text).to_bytes(2, "big"), 0, 0, 0, 0]) + text


# -- a line that breaks ----------------------------------------------------------------------------------


def test_whoever_could_not_be_shown_the_table_is_not_at_it(tmp_path: Path, monkeypatch: Any) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            live = tables.live[here.table]

            def stumble(*args: Any) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(live, "show", stumble)
            try:
                await tables.enter(here.table, here.keys[0], "en", Device())
            except ZeroDivisionError:
                pass
            assert len(live.visitors) == 2

    played(test)


def test_a_stumble_on_a_socket_is_written_down_and_closes_it_as_broken(
    tmp_path: Path, monkeypatch: Any, caplog: Any
) -> None:
    from server.test_socket import hear
    from server.test_socket import served as line_served
    from websockets.exceptions import ConnectionClosed

    def stumble(*args: Any) -> None:
        raise ZeroDivisionError

    async def test() -> None:
        async with line_served(tmp_path) as house:
            table = await opened(house.tables, "me")
            line, _ = await house.sit(table.table, table.key)
            monkeypatch.setattr("undercroft.server.dispatch.why", stumble)
            await line.send(msgspec.json.encode(wire.AskWhy(0)).decode())
            with pytest.raises(ConnectionClosed) as closed:
                await hear(line, "never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1011
            await gone(house.tables, table.table)

    played(test)
    assert "a socket failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text


async def gone(tables: Tables, table: str) -> None:
    """Wait until nobody is at a table."""
    while table in tables.live and tables.live[table].visitors:
        await asyncio.sleep(0.01)
