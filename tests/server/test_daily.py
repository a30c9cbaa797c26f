"""The game of the day: one seed everywhere, and bots that play it while somebody asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import msgspec
import pytest
from server.tables_fixture import crew, played
from serving import Served, served

from undercroft.engine.game import find_game
from undercroft.server import daily, wire
from undercroft.server.daily import Dailies, Which, day_of, is_recent, seed_of, today

DAY = "2026-11-16"
CASTLE = Which("dark-castle", DAY, 2)


def test_a_seed_follows_from_game_and_day_and_tells_its_day() -> None:
    assert seed_of("dark-castle", DAY) == "daily 2026-11-16 dark-castle"
    assert day_of("dark-castle", seed_of("dark-castle", DAY)) == DAY
    assert day_of("dark-castle", seed_of("dark-souls", DAY)) == ""
    assert day_of("dark-castle", "candle") == ""


def test_a_game_may_end_after_midnight() -> None:
    assert is_recent("2026-03-01", "2026-03-01")
    assert is_recent("2026-02-28", "2026-03-01")
    assert not is_recent("2026-02-27", "2026-03-01")
    assert not is_recent("2026-03-02", "2026-03-01")


def plays(count: int) -> list[wire.DailyPlay]:
    game = find_game("dark-castle")
    found = [msgspec.json.decode(daily.play(game, DAY, 2, one), type=list[wire.DailyPlay]) for one in range(count)]
    assert all(len(play) == 1 for play in found), "all play together"
    return [play[0] for play in found]


def test_bots_play_the_same_game_in_several_ways_and_every_server_sees_the_same() -> None:
    found = plays(6)
    assert found == plays(6)
    assert len({(play.rank, *play.figures.values()) for play in found}) > 2
    assert all(play.won == (play.rank >= 1000) for play in found)


async def until(dailies: Dailies, which: Which, count: int) -> list[wire.DailyPlay]:
    while len(found := dailies.ask(which)) < count:
        await asyncio.sleep(0.02)
    return found


def test_a_board_fills_while_somebody_asks_and_is_kept() -> None:
    async def test() -> None:
        dailies = Dailies(crew(), plays=3)
        assert dailies.ask(CASTLE) == []
        found = await until(dailies, CASTLE, 3)
        assert found == plays(3)
        await asyncio.sleep(0.1)
        assert dailies.ask(CASTLE) == found
        await dailies.close()

    played(test)


def test_nobody_plays_on_when_nobody_asks() -> None:
    async def test() -> None:
        now = 100.0
        dailies = Dailies(crew(), clock=lambda: now, plays=500)
        await until(dailies, CASTLE, 1)
        now += daily.UNASKED
        task = dailies._task
        assert task is not None
        await task
        count = len(dailies._kept[CASTLE].plays)
        assert 1 <= count < 500
        # Asked again it goes on where it stood.
        assert len(await until(dailies, CASTLE, count + 1)) > count
        await dailies.close()

    played(test)


def test_what_is_being_played_is_left_when_the_server_stops() -> None:
    async def test() -> None:
        dailies = Dailies(crew(), plays=500)
        await until(dailies, CASTLE, 1)
        await dailies.close()
        count = len(dailies._kept[CASTLE].plays)
        await asyncio.sleep(0.3)
        assert len(dailies._kept[CASTLE].plays) == count

    played(test)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("daily") / "data") as found:
        yield found


def test_the_game_of_the_day_over_the_line(server: Served) -> None:
    path = "/api/games/dark-castle/daily"
    told = server.ask("GET", path).json()
    assert told == {
        "game": "dark-castle",
        "day": today(),
        "seed": seed_of("dark-castle", today()),
        "players": 0,
        "plays": [],
        "planned": daily.PLAYS,
    }
    deadline = time.monotonic() + 120
    while not (told := server.ask("GET", f"{path}?players=1").json())["plays"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert set(told["plays"][0]["figures"]) == {"pages", "hp", "rounds"}


@pytest.mark.parametrize("asked", ["day=2020-01-01", "day=tomorrow", "players=9", "players=two", "players=-1"])
def test_other_days_and_numbers_are_refused(server: Served, asked: str) -> None:
    answer = server.ask("GET", f"/api/games/dark-castle/daily?{asked}")
    assert (answer.status_code, answer.json()["code"]) == (400, "not-understood")


def test_no_game_has_no_day(server: Served) -> None:
    for path in ("daily", "score"):
        assert server.ask("GET", f"/api/games/noughts/{path}").status_code == 404
