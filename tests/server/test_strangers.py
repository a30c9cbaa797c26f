"""What strangers try at the door: forged hosts, words that cannot be seen, bots that are none, too much of anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from all_games import find
from server import jobs
from server.devices import chairs, opened, party, sit
from server.tables_fixture import played, tables_at
from serving import served
from websockets.exceptions import InvalidStatus

from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.server import wire
from undercroft.server.errors import ServerError
from undercroft.server.http import unless_gone
from undercroft.server.limits import Rate, is_own_origin
from undercroft.server.people import tidy
from undercroft.server.work import Workers

PUBLIC = "https://table.example.org"


@pytest.mark.parametrize(
    "name", ["search:²", "search:١٢", "search:²runs", "search:" + "9" * 5000, "search:+5", "search: 5"]
)
def test_a_bot_of_no_number_is_no_bot(name: str, tmp_path: Path) -> None:
    with pytest.raises(NotPossible):
        find_bot(name, find("dark-castle"), "")

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            with pytest.raises(ServerError) as refused:
                await tables.create(wire.NewTable("dark-castle", chairs("me", name)))
            assert refused.value.word == "no-bot"

    played(test)


def test_a_bot_may_not_think_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            for name in ("search:2001", "search:251runs", "search:2000runs"):
                with pytest.raises(ServerError):
                    await opened(tables, "me", name)
            await opened(tables, "me", "search:20", "search:20runs")

    played(test)


def test_nothing_that_cannot_be_seen_is_in_a_name_or_a_line() -> None:
    assert tidy("A\u202eda\u0000\u2066 \u200b\n\tB\u3164") == "Ada B"
    assert tidy("\u202e\u0000\u2800 ") == ""
    assert tidy("Zoé de l’Échoppe") == "Zoé de l’Échoppe"


def test_chat_names_and_pings_are_tidied(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            await a.say(wire.Speak("good\u202e evening\u0000"))
            assert b.said("chat")[-1]["text"] == "good evening"
            assert (await a.say(wire.Speak("\u202e\u2066")))[-1]["t"] == "refused"
            await a.say(wire.Point("pa\u202ege"))
            assert b.said("ping")[-1]["at"] == "page"
            await a.say(wire.Rename("A\u202eda"))
            assert b.sitter(0)["name"] == "Ada"

    played(test)


def test_where_the_public_address_is_known_a_forged_host_proves_nothing(tmp_path: Path) -> None:
    assert is_own_origin("https://evil.example", "evil.example", ())
    assert not is_own_origin("https://evil.example", "evil.example", (PUBLIC,))
    assert not is_own_origin("http://192.0.2.7:7777", "192.0.2.7:7777", (PUBLIC,))
    for local in ("localhost:7777", "127.0.0.1:7777", "[::1]:7777", "localhost"):
        assert is_own_origin(f"http://{local}", local, (PUBLIC,))
    with served(tmp_path / "data", "--origin", PUBLIC) as server:
        table = server.open()
        evil = {"Origin": "http://evil.example", "Host": "evil.example"}
        assert server.ask("POST", "/api/tables", json={}, headers=evil).status_code == 403
        with pytest.raises(InvalidStatus):
            server.sit(table["table"], table["key"], origin="http://evil.example")
        server.sit(table["table"], table["key"], origin=PUBLIC).close()


def test_no_address_of_a_player_is_in_the_log(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--trusted-proxy") as server:
        known = {"X-Forwarded-For": "203.0.113.77"}
        answer = server.ask(
            "POST", "/api/tables", json={"game": "dark-castle", "chairs": [{"who": "me"}]}, headers=known
        )
        assert answer.status_code == 201
        server.ask("POST", "/api/tables/import", content=b"nothing", headers=known)
        server.stop()
        assert "a table was opened" in server.log.read_text()
        assert "203.0.113.77" not in server.log.read_text()


def test_a_table_takes_only_so_much(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path, acts=Rate(5, 0)) as tables:
            table = await opened(tables, "me")
            device = await sit(tables, table.table, table.key)
            told = [(await device.say(wire.Rename(f"A{n}")))[-1] for n in range(8)]
            assert [one["t"] == "refused" for one in told] == [False] * 5 + [True] * 3
            assert told[-1]["code"] == "too-fast"

    played(test)


def test_what_is_worked_out_for_somebody_who_has_gone_is_left(tmp_path: Path) -> None:
    """The request ends, and the process that worked for it is there for others."""

    class Request:
        def __init__(self) -> None:
            self.going = asyncio.Event()

        async def receive(self) -> dict[str, Any]:
            await self.going.wait()
            return {"type": "http.disconnect"}

    async def test() -> None:
        from starlette.requests import ClientDisconnect

        workers = Workers(1, find)
        try:
            process = await workers.do(jobs.number, "dark-alley")
            request, log = Request(), tmp_path / "log"
            work = workers.do(jobs.wait_for, "dark-alley", str(tmp_path / "gate"), str(log), "replay")
            answer = asyncio.create_task(unless_gone(request, work))  # type: ignore[arg-type]
            while not log.exists():
                await asyncio.sleep(0.005)
            request.going.set()
            with pytest.raises(ClientDisconnect):
                await answer
            assert await workers.do(jobs.number, "dark-alley") == process
        finally:
            workers.close()

    played(test)
