"""A game of two sides at real tables: windows at every stride, one person in several seats, scores by side."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.devices import Device, opened, party, rested, sit
from server.tables_fixture import crew, played, tables_at
from small_games.causeway import game
from small_games.causeway.game import CARDS
from small_games.causeway.state import Crossing

from undercroft.bots.registry import search_time
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.server import company, daily, thinking, wire
from undercroft.server.about import about
from undercroft.server.errors import ServerError
from undercroft.server.live_table import BEAT, public_stages
from undercroft.server.people import People, Person, Seating
from undercroft.server.scores import score_words, scored
from undercroft.server.table import Table
from undercroft.server.tables import Tables

HANDS = [("snare.1", "snare.2", "snare.3"), ("lunge.1", "lunge.2", "lunge.3"), ("snare.1", "lunge.1", "lunge.2")]


def table_of(tables: Tables, id: str) -> Table:
    found = tables.live[id].present()
    assert found is not None
    return found


def deal(tables: Tables, id: str, hand: tuple[str, ...]) -> None:
    """Let the lurker hold these cards."""
    crossing = table_of(tables, id).session.state
    assert isinstance(crossing, Crossing)
    crossing.hand[:] = hand
    crossing.deck[:] = [card for card in CARDS if card not in hand]


def lets_pass(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Bots that let everything pass, at once; what they were asked."""
    asked: list[tuple[Any, ...]] = []
    real = crew().do

    async def think(job: Any, game: str, parcel: bytes, bots: Any, *more: Any, **how: Any) -> Any:
        if job is not thinking.bots.think:
            return await real(job, game, parcel, bots, *more, **how)
        asked.append((dict(bots), *more[:1], *more[3:]))
        return next(iter(bots)), ["Pass"]

    monkeypatch.setattr(crew(), "do", think)
    return asked


async def walk(device: Device, stones: int) -> None:
    """Walk so many stones."""
    await device.answer(stones - 1)


# -- windows ---------------------------------------------------------------------------------------------


def test_what_walkers_are_sent_is_the_same_whatever_a_bot_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Messages, their number, every byte of them; and how long they wait."""
    beats: list[list[tuple[float, float]]] = []

    async def at_a_beat(job: Any, beat: float, longest: float = 0.0) -> Any:
        beats[-1].append((beat, longest))
        return await job

    async def test() -> None:
        told: list[list[list[str]]] = []
        asked = lets_pass(monkeypatch)
        monkeypatch.setattr(thinking, "at_a_beat", at_a_beat)
        async with tables_at(tmp_path) as tables:
            for hand in HANDS:
                beats.append([])
                here = await party(tables, "me", "friend", "search:300", game="causeway", seed="same")
                deal(tables, here.table, hand)
                before = [len(device.frames) for device in here.devices]
                for device in here.devices:
                    await walk(device, 4)
                    await rested(tables, here.table)
                frames = [device.frames[first:] for device, first in zip(here.devices, before)]
                told.append([[frame.replace(here.table, "") for frame in one] for one in frames])
        assert told[0] == told[1] == told[2]
        assert len([frame for frame in told[0][0] if json.loads(frame)["t"] == "step"]) == 2 + 8
        assert beats[0] == beats[1] == beats[2]
        assert asked == [({2: "search:300"}, 2, True)] * 24, "with nothing to gain by a long thought"

    played(test)


def test_where_windows_are_few_a_search_takes_its_time_whatever_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats: list[tuple[float, float]] = []
    asked = lets_pass(monkeypatch)

    async def at_a_beat(job: Any, beat: float, longest: float = 0.0) -> Any:
        beats.append((beat, longest))
        return await job

    async def test() -> None:
        monkeypatch.setattr(thinking, "at_a_beat", at_a_beat)
        monkeypatch.setattr(game, "moments", lambda: {"strode": "stop"})
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "search:300", game="causeway", seed="few")
            await walk(here.devices[0], 2)
            await rested(tables, here.table)
        assert beats == [(0.0, 0.3)] * 2
        assert [quick for *_, quick in asked] == [False] * 2

    played(test)


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("random", 0.0), ("judgement", 0.0), ("search", 0.1), ("search:250:random", 0.25), ("search:50runs", 1.0)],
)
def test_how_long_a_bot_may_search_follows_from_its_name(name: str, seconds: float) -> None:
    assert search_time(name) == pytest.approx(seconds)


@pytest.mark.parametrize("lurker", ["friend", "judgement"])
def test_a_walk_is_seen_stride_by_stride(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lurker: str) -> None:
    """In one step where nobody is asked on the way, in several where a bot is: the walker sees the same."""

    async def test() -> None:
        lets_pass(monkeypatch)
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", lurker, game="causeway", seed="stride")
            device = here.devices[0]
            await walk(device, 4)
            await rested(tables, here.table)
            seen = [stage for step in device.said("step") for stage in step["stages"]]
            stones = [[line[2][2] for line in lines] for lines, _ in seen]
            assert [one for one in stones if one] == [[1], [2], [3], [4]]
            assert len(device.said("step")) == (1 if lurker == "friend" else 5)

    played(test)


def test_a_walk_is_taken_back_while_the_bot_still_thinks_at_one_of_its_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "judgement", game="causeway", seed="back")
            device = here.devices[0]
            asked = lets_pass(monkeypatch)
            think = crew().do

            async def halfway(*args: Any, **more: Any) -> Any:
                if len(asked) == 2:
                    await device.say(wire.Undo("answer"))
                return await think(*args, **more)

            monkeypatch.setattr(crew(), "do", halfway)
            await walk(device, 4)
            await device.until(lambda: device.shown.get("redo"))
            await rested(tables, here.table)
            assert device.view["table"]["walkers"][0]["at"] == 0
            assert device.shown["step"] == 0
            await device.say(wire.Redo())
            await rested(tables, here.table)
            assert device.view["table"]["walkers"][0]["at"] == 4, "brought back, and gone on with"
            async with tables.live_table(here.table) as live:
                live.forget()
            again = await sit(tables, here.table, here.keys[0])
            assert again.view["table"] == device.view["table"]
            fork = await tables.fork(here.table, here.keys[0], 2)
            forked = await sit(tables, fork.table, fork.key)
            assert forked.view["table"]["walkers"][0]["at"] == 2, "in the middle of a window"
            told = json.loads(await tables.replay(here.table, here.keys[0], "en"))
            assert [step["by"] for step in told["steps"]] == [0, 1, 1, 1, 1]
            assert [step["text"] for step in told["steps"]] == ["Walk to stone 4", *[""] * 4]

    played(test)


def test_who_lets_a_window_pass_stands_in_nobodys_way_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", game="causeway", seed="own")
            walker, lurker = here.devices
            await lurker.say(wire.StandingOrder(1, "strode", "stop"))
            await walk(walker, 2)
            await lurker.answer(0)
            await lurker.answer(0)
            assert [way["to"] for way in walker.shown["undo"]] == ["own", "answer", "round"]
            assert [way["text"] for way in walker.shown["undo"]][:2] == ["Walk to stone 2", "an answer of Bo"]
            assert [way["to"] for way in lurker.shown["undo"]] == ["answer", "round"]
            await walker.say(wire.Undo("own"))
            await lurker.say(wire.Consent(True))
            assert walker.view["table"]["walkers"][0]["at"] == 0
            assert walker.ask is not None
            assert walker.ask["options"]

    played(test)


@pytest.mark.parametrize("seats", [(0,), (1,)])
def test_bots_let_people_follow_what_all_were_told(tmp_path: Path, seats: tuple[int, ...]) -> None:
    async def test() -> None:
        now = 100.0
        async with tables_at(tmp_path, bot_delay=1000, clock=lambda: now) as tables:
            here = await party(tables, "me", "friend", game="causeway", seed="film")
            live = tables.live[here.table]
            await walk(here.devices[0], 1)
            assert live.still_shown() == pytest.approx(BEAT)
            session = table_of(tables, here.table).session
            assert [told.only for told in session.events] == [1, -1, 1], "drawn, walked, and drawn in the next round"
            assert public_stages(session, 0) == 1

    played(test)


# -- one person in several seats -------------------------------------------------------------------------


def test_those_who_hide_nothing_share_a_screen_without_a_curtain(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "me", "friend", game="causeway", seed="two walkers")
            screen, lurker = here.devices
            assert not screen.shown.get("hidden")
            for seat in (0, 1):
                assert screen.view["seat"] == seat
                await walk(screen, 2)
            assert [line[2][0] for line in screen.log] == ["Strode"] * 4
            assert "hand" in lurker.view["table"]

    played(test)


def test_a_screen_shared_with_the_one_who_holds_cards_has_a_curtain_before_these_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "me", "me", game="causeway", seed="one screen")
            screen = here.devices[0]
            assert screen.shown["hidden"]
            assert screen.shown["holders"] == [2]
            await screen.say(wire.StandingOrder(2, "strode", "stop"))
            for _ in range(2):
                assert screen.view["seat"] == -1
                assert "hand" not in screen.view["table"]
                await walk(screen, 1)
                assert screen.view["seat"] == 2
                assert "hand" in screen.view["table"]
                await screen.answer(0)

    played(test)


def test_a_browser_takes_a_second_seat_beside_the_one_it_has(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me", "friend", "friend", "judgement", game="causeway", seed="claim")
            first = await tables.join(table.table, wire.Join(table.invites[0].invite, "Bo"))
            friend = await sit(tables, table.table, first.key)
            host = await sit(tables, table.table, table.key)
            second = await tables.join(table.table, wire.Join(table.invites[1].invite, "Bo"), first.key)
            assert (second.key, second.seats) == (first.key, [1, 2])
            assert friend.shown["seats"] == [1, 2]
            assert [one["person"] for one in host.shown["sitters"]] == [0, 1, 1, -1]
            await walk(host, 1)
            await rested(tables, table.table)
            for seat in (1, 2):
                assert friend.ask is not None
                assert friend.ask["options"][0][2] == [seat]
                await walk(friend, 1)
                await rested(tables, table.table)
            # The link is spent, and all of it outlasts a restart.
            async with tables.live_table(table.table) as live:
                live.forget()
            assert (await sit(tables, table.table, first.key)).shown["seats"] == [1, 2]
            for had in ("", first.key):
                with pytest.raises(ServerError, match="no-invite"):
                    await tables.join(table.table, wire.Join(table.invites[1].invite, "Cy"), had)

    played(test)


def test_a_strange_key_takes_a_seat_of_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "judgement", game="causeway", seed="other table")
            table = await opened(tables, "me", "friend", game="causeway", seed="claim")
            joined = await tables.join(table.table, wire.Join(table.invites[0].invite, "Bo"), here.keys[0])
            assert joined.key not in (here.keys[0], table.key)
            assert joined.seats == [1]

    played(test)


# -- who is who ------------------------------------------------------------------------------------------


def test_a_new_table_says_which_seat_is_whose_side() -> None:
    assert about(game, "en").sides == {
        "2": ["The walkers", "The lurker"],
        "3": ["The walkers", "The walkers", "The lurker"],
        "4": [*["The walkers"] * 3, "The lurker"],
    }
    assert about(game, "fr").sides["2"] == ["Les marcheurs", "Le rôdeur"]


def test_sides_are_shown_from_the_first_moment(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", "friend", game="causeway", langs=("en", "fr"))
            sides = [{"title": "The walkers", "seats": [0, 1], "won": False}]
            assert here.devices[0].shown["sides"] == [*sides, {"title": "The lurker", "seats": [2], "won": False}]
            assert here.devices[1].shown["sides"][1]["title"] == "Le rôdeur"
            await walk(here.devices[0], 1)
            assert here.devices[0].said("step")[-1]["sides"] == here.devices[0].shown["sides"]

    played(test)


def test_nobody_asks_anything_of_a_bot_on_another_side() -> None:
    session = Session.start(game, 4, "mates")
    ada, bo = Person(0, "Ada", [0], key=b"a"), Person(1, "Bo", [3], key=b"b")
    table = Table("t", session, People(4, [ada, bo], Seating({1: "judgement", 2: "judgement"})), "first")
    assert [company.is_mate(table, ada, seat) for seat in range(4)] == [True, True, True, False]
    assert [company.is_mate(table, bo, seat) for seat in range(4)] == [False, False, False, True]


# -- scores ----------------------------------------------------------------------------------------------


def ended(how: str) -> Session:
    """A crossing of two walkers that came to this end."""
    session = Session.start(game, 3, "scores")
    while session.decision is not None:
        options = session.decision.options
        session.act(options[-1] if how == "across" and not session.decision.window else options[0])
    assert session.outcome() == how
    return session


@pytest.mark.parametrize(
    ("how", "seats", "side", "won", "stones", "achieved"),
    [
        ("across", [0], "walkers", True, 24, ["dry-feet"]),
        ("across", [0, 1], "walkers", True, 24, ["dry-feet"]),
        ("across", [2], "lurker", False, 0, []),
        ("dragged", [1], "walkers", False, 12, []),
        ("dragged", [2], "lurker", True, 12, ["fed"]),
    ],
)
def test_a_game_counts_for_the_side_one_stood_on(
    how: str, seats: list[int], side: str, won: bool, stones: int, achieved: list[str]
) -> None:
    found = scored(ended(how), seats, 0.0, [])
    assert (found.side, found.counts, found.won) == (side, True, won)
    assert (found.figures, found.rank, found.achievements) == ({"stones": stones}, 100 * won, achieved)
    assert found.facts == [("side", side)]


@pytest.mark.parametrize("seats", [[1, 2], []])
def test_whoever_sits_on_both_sides_has_neither_won_nor_lost(seats: list[int]) -> None:
    found = scored(ended("across"), seats, 0.0, [])
    assert (found.side, found.counts, found.won, found.facts) == ("", False, False, [])


def test_games_are_counted_by_side_in_words() -> None:
    for lang, title, words in (("en", "Side", "The lurker"), ("fr", "Camp", "Le rôdeur")):
        (fact,) = score_words(game, lang).facts
        assert (fact.kind, fact.title, fact.values["lurker"]) == ("side", title, words)
    assert Text(game, "en").say("table-side") == "Side"


def test_the_game_of_the_day_is_told_for_each_side(tmp_path: Path) -> None:
    walkers, lurker = msgspec.json.decode(daily.play(game, "2026-11-16", 3, 1), type=list[wire.DailyPlay])
    assert walkers.won != lurker.won
    assert walkers.figures["stones"] + lurker.figures["stones"] == 24

    async def test() -> None:
        dailies = daily.Dailies(crew(), plays=1)
        which = daily.Which("causeway", "2026-11-16", 3)
        while not (found := dailies.ask(which, 1)):
            await asyncio.sleep(0.02)
        assert [one.won for one in found] != [one.won for one in dailies.ask(which, 0)]
        await dailies.close()

    played(test)
