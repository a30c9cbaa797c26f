"""Players who join and leave a campaign under way, at a real hall."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.devices import Device, party, sit
from server.tables_fixture import played, tables_at

from undercroft.server import wire
from undercroft.server.errors import ServerError
from undercroft.server.tables import Tables

CAMPAIGN: dict[str, Any] = {"game": "dark-souls", "options": {"mode": "first_journey"}}


async def to_the_bonfire(devices: list[Device]) -> None:
    """Take classes and so on, until the party stands at its first bonfire."""
    for _ in range(40):
        asked = next(device for device in devices if device.ask and device.ask.get("options"))
        if "seatings" in asked.ask:
            return
        await asked.answer()
    raise AssertionError("the party never came to the bonfire")


async def heroes_of(tables: Tables, table: str) -> list[str]:
    """The classes at the table by seat."""
    async with tables.live_table(table) as live:
        found = await live.table()
        return [hero.kind for hero in found.session.state.heroes]  # type: ignore[attr-defined]


def test_a_friend_and_a_bot_join_and_anybody_leaves(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", **CAMPAIGN)
            a, b = here.devices
            await to_the_bonfire(here.devices)
            assert a.ask["seatings"] == [1, 3]
            (refusal,) = await b.say(wire.MoreSeats())
            assert refusal["code"] == "not-yours"
            told = await a.say(wire.MoreSeats())
            invite = next(message["invite"] for message in told if message["t"] == "invited")
            assert (a.sitter(2)["kind"], len(b.shown["sitters"])) == ("open", 3)
            # The newcomer is asked for a class, and nobody else can do anything before.
            joined = await tables.join(here.table, wire.Join(invite, "Cy"))
            assert joined.seats == [2]
            c = await sit(tables, here.table, joined.key)
            assert len(c.ask["options"]) == 2
            assert (await c.answer())[-1]["t"] == "ok"
            kinds = await heroes_of(tables, here.table)
            assert len(set(kinds)) == 3
            # The first to sit down is the host, who stays; the second leaves, the third moves up.
            (refusal,) = await a.say(wire.FewerSeats(0))
            assert refusal["code"] == "not-possible"
            (refusal,) = await c.say(wire.FewerSeats(1))
            assert refusal["code"] == "not-yours"
            await b.say(wire.FewerSeats(1))
            assert b.closed == 1008
            assert await heroes_of(tables, here.table) == [kinds[0], kinds[2]]
            assert [one["name"] for one in a.shown["sitters"]] == ["Ada", "Cy"]
            assert c.shown["seats"] == [1]
            with pytest.raises(ServerError):
                await tables.enter(here.table, here.keys[1], "en", Device())
            await a.say(wire.MoreSeats("judgement"))
            await a.until(lambda: a.ask and "seatings" in a.ask)
            assert a.sitter(2)["bot"] == "judgement"
            kinds = await heroes_of(tables, here.table)
            assert len(set(kinds)) == 3
        # It is all in the log: another process sees the same.
        async with tables_at(tmp_path) as tables:
            assert await heroes_of(tables, here.table) == kinds
            a = await sit(tables, here.table, here.keys[0])
            assert [one["name"] for one in a.shown["sitters"]][:2] == ["Ada", "Cy"]
            assert a.sitter(2)["bot"] == "judgement"
            assert "notice" not in a.shown
            assert (await tables.summary(here.table, here.keys[0], "en")).headline

    played(test)


def test_nobody_comes_or_goes_where_the_game_has_no_place_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            for message in (wire.MoreSeats(), wire.MoreSeats("judgement"), wire.FewerSeats(1)):
                (refusal,) = await a.say(message)
                assert refusal["code"] == "not-possible"
            assert len(b.shown["sitters"]) == 2

    played(test)


def test_a_game_that_stumbles_over_what_lies_ahead_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", **CAMPAIGN)
            monkeypatch.setattr(type(tables.game("dark-souls")), "foresee", lambda *_: 1 // 0)
            asked = here.asked()
            assert (await asked.answer())[-1]["t"] == "ok"
            assert here.asked().ask["options"]
            assert "nothing could be foreseen" in caplog.text

    played(test)
