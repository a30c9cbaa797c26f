"""Bots and hints: in other processes, on what their seat may know, never in the way of anybody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from all_games import find
from server import jobs
from server.devices import get_up, party, rested, sit
from server.tables_fixture import crew, played, tables_at
from small_games.dark_alley.state import Street

from undercroft.engine.errors import NotPossible
from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.server import bots, wire
from undercroft.server.live_table import BEAT, LONGEST_FILM
from undercroft.server.table import Table
from undercroft.server.tables import Tables
from undercroft.server.work import Overworked, Workers


def table_of(tables: Tables, id: str) -> Table:
    found = tables.live[id].present()
    assert found is not None
    return found


def parcel(session: Session) -> bytes:
    return session.copy("all").save()


# -- thinking --------------------------------------------------------------------------------------------


def test_a_bot_sees_only_what_its_seat_may_know() -> None:
    peeker = jobs.Peeker()
    game = jobs.Peeked(peeker)
    session = Session.start(game, 3, "secret")
    true = session.state
    assert isinstance(true, Street)
    for turn in range(8):
        thought = bots.think(game, parcel(session), {1: "judgement"}, 1, f"key {turn}")
        assert thought == (1, ["Walk", 1])
    for seat, hands, deck, seed in peeker.saw:
        assert seat == 1
        assert hands[1] == true.hands[1]
        assert sorted(deck + hands[0] + hands[2]) == sorted(true.deck + true.hands[0] + true.hands[2])
        assert seed != "secret"
    dealt = {(tuple(hands[0]), tuple(hands[2]), tuple(deck)) for _, hands, deck, _ in peeker.saw}
    assert len(dealt) > 4, "each time dealt anew"
    assert isinstance(session.state, Street)
    assert session.state.hands == true.hands


def test_a_parcel_is_the_last_checkpoint_and_its_tail() -> None:
    session = Session.start("dark-castle", 2, "parcel")
    while session.decision is not None and len(session.entries) < 40:
        session.act(session.decision.options[0])
    sent = parcel(session)
    again = Session.load(sent)
    assert again.digest() == session.digest()
    assert again.serials == session.serials
    assert again.legal(0) == session.legal(0)
    assert len(sent) < len(session.save()) / 3


@pytest.mark.parametrize("name", ["random", "judgement", "search:20", "search:40runs"])
def test_every_bot_answers(name: str) -> None:
    game = find_game("dark-castle")
    session = Session.start(game, 2, "every")
    for turn in range(6):
        decision = session.decision
        assert decision is not None
        thought = bots.think(game, parcel(session), dict.fromkeys(decision.asked(), name), decision.leader, str(turn))
        assert thought is not None
        seat, action = thought
        wires = [option.to_wire() for option in decision.options_of(seat)]
        assert action in wires
        session.answer(seat, session.serials[seat], decision.options_of(seat)[wires.index(action)])


def test_a_bot_that_stumbles_still_answers() -> None:
    peeker = jobs.Peeker(stumbles=True)
    game = jobs.Peeked(peeker)
    session = Session.start(game, 2, "s")
    thought = bots.think(game, parcel(session), {1: "judgement"}, 1, "key")
    assert thought is not None
    assert thought[0] == 1
    assert bots.think(game, parcel(session), {1: "judgement"}, -1, "key") is None
    assert len(peeker.saw) == 2


def test_a_hint_weighs_every_answer() -> None:
    game = find_game("dark-castle")
    session = Session.start(game, 1, "hint")
    while session.decision is not None and session.decision.ask != "ask-rest":
        session.act(session.decision.options[0])
    wires = [option.to_wire() for option in session.legal(0)]
    found = bots.hint(game, parcel(session), 0, wires, 0.2)
    assert [place for place, _, _ in found] == list(range(len(wires)))
    assert all(0 <= chance <= 1 and runs > 0 for _, chance, runs in found)


# -- processes -------------------------------------------------------------------------------------------


def test_a_process_that_dies_is_replaced_and_the_job_done_again(tmp_path: Path) -> None:
    async def test() -> None:
        workers = Workers(1, find)
        try:
            first = await workers.do(jobs.number, "dark-alley")
            assert first == await workers.do(jobs.number, "dark-alley")
            assert await workers.do(jobs.interrupts, "dark-alley")
            assert await workers.do(jobs.die_once, "dark-alley", str(tmp_path / "died")) == "done"
            second = await workers.do(jobs.number, "dark-alley")
            assert second != first
            with pytest.raises(Overworked):
                await workers.do(jobs.die, "dark-alley")
            # What takes too long is ended, and does not hold up the next.
            with pytest.raises(Overworked):
                await workers.do(jobs.sleep, "dark-alley", 3600.0, patience=0.2)
            assert await workers.do(jobs.sleep, "dark-alley", 0.0) == "dark-alley"
            with pytest.raises(NotPossible):
                await workers.do(jobs.number, "no-such-game")
        finally:
            workers.close()

    played(test)


# -- at the table ----------------------------------------------------------------------------------------


def test_bots_play_with_people_to_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "judgement", "random")
            device = here.devices[0]
            while True:
                await device.until_asked()
                if device.shown.get("over"):
                    break
                await device.answer()
            table = table_of(tables, here.table)
            assert {entry.by for entry in table.session.entries} == {0, -1}
            assert {entry.seat for entry in table.session.entries} == {0, 1, 2}

    played(test)


def test_a_bot_takes_over_and_gives_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            await a.answer()
            (refusal,) = await a.say(wire.HandOver(1, "judgement"))
            assert refusal["code"] == "not-possible"
            await get_up(tables, b)
            await a.say(wire.HandOver(1, "judgement"))
            await a.until(lambda: a.shown["step"] == 2)
            assert (a.sitter(1)["kind"], a.sitter(1)["bot"]) == ("person", "judgement")
            b = await sit(tables, here.table, here.keys[1])
            assert b.ask is not None
            assert "options" not in b.ask
            told = await b.say(wire.HandOver(1, ""))
            assert [message["t"] for message in told] == ["seats", "ask"]
            assert b.ask["options"]
            assert b.sitter(1)["bot"] == ""

    played(test)


def test_after_going_back_bots_wait_for_a_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "random")
            device = here.devices[0]
            await device.answer()
            await device.until(lambda: device.shown["step"] == 2)
            await device.say(wire.Undo("answer", 1))
            assert device.shown["step"] == 0
            assert device.shown["redo"]
            await rested(tables, here.table)
            assert device.shown["step"] == 0
            await device.say(wire.Redo(2))
            assert device.shown["step"] == 2

    played(test)


class Slow:
    """Thinking that waits until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate = asyncio.Event()
        self.begun = asyncio.Event()
        self.asked = 0
        real = crew().do

        async def slow(job: Any, *args: Any, **more: Any) -> Any:
            self.asked += 1
            self.begun.set()
            found = await real(job, *args, **more)
            await self.gate.wait()
            return found

        monkeypatch.setattr(crew(), "do", slow)


def test_a_thought_that_comes_too_late_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            await a.answer()
            slow = Slow(monkeypatch)
            await b.say(wire.HandOver(1, "random"))
            await slow.begun.wait()
            await b.say(wire.HandOver(1, ""))
            await b.answer()
            step = b.shown["step"]
            slow.gate.set()
            await rested(tables, here.table)
            assert slow.asked == 1
            assert b.shown["step"] == step
            assert a.rev == b.rev

    played(test)


def test_a_thought_about_what_was_taken_back_is_thought_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            slow = Slow(monkeypatch)
            here = await party(tables, "me", "random")
            device = here.devices[0]
            await device.answer(0)
            await slow.begun.wait()
            await device.say(wire.Undo("answer", 1))
            await device.answer(1)
            slow.gate.set()
            await device.until(lambda: device.shown["step"] == 2)
            assert slow.asked == 2

    played(test)


def test_a_slow_bot_delays_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            slow = Slow(monkeypatch)
            waiting = await party(tables, "me", "random")
            await waiting.devices[0].answer()
            other = await party(tables, "me", "friend")
            for _ in range(10):
                assert (await other.asked().answer())[-1]["t"] == "ok"
            # And while the bot thinks one may still do everything else at its table, and only one job is under way.
            assert (await waiting.devices[0].say(wire.Speak("take your time")))[-1]["t"] == "chat"
            assert slow.asked == 1
            slow.gate.set()
            await waiting.devices[0].until(lambda: waiting.devices[0].shown["step"] == 2)

    played(test)


def test_bots_go_on_when_the_processes_are_well_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "random")
            real, failures = crew().do, [1]

            async def failing(*args: Any, **more: Any) -> Any:
                if failures:
                    failures.pop()
                    raise Overworked
                return await real(*args, **more)

            monkeypatch.setattr(crew(), "do", failing)
            await here.devices[0].answer()
            await here.devices[0].until(lambda: here.devices[0].shown["step"] == 2)

    played(test)


# -- hints -----------------------------------------------------------------------------------------------


def test_a_hint_is_told_to_whoever_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            assert a.ask is not None
            assert await a.say(wire.AskHint(0)) == []
            (refusal,) = await a.say(wire.AskHint(0))
            assert refusal["code"] == "too-fast"
            await a.until(lambda: a.said("hint"))
            (hint,) = a.said("hint")
            assert hint["serial"] == a.ask["serials"]["0"]
            assert [action for action, _, _ in hint["advice"]] == [action for action, _, _ in a.ask["options"]]
            assert b.said("hint") == []
            assert (await b.say(wire.AskHint(0)))[-1]["code"] == "not-yours"
            assert (await b.say(wire.AskHint(1)))[-1]["code"] == "wrong-seat"
            await a.say(wire.AskHint(0))
            await a.until(lambda: len(a.said("hint")) == 2)

    played(test)


# -- people who look -------------------------------------------------------------------------------------


def test_bots_wait_while_people_look(tmp_path: Path) -> None:
    async def test() -> None:
        now = 100.0
        async with tables_at(tmp_path, bot_delay=1000, clock=lambda: now) as tables:
            here = await party(tables, "me", "friend", seed="look")
            live = tables.live[here.table]
            stages = 0
            for _ in range(6):
                device = here.asked()
                await device.answer(0)
                stages = len(device.said("step")[-1]["stages"])
                now += 60
            now -= 60
            wanted = min(LONGEST_FILM, stages * BEAT)
            assert live.still_shown() == pytest.approx(wanted)
            now += LONGEST_FILM
            assert live.still_shown() == 0.0
            now -= LONGEST_FILM
            for device in here.devices:
                assert live.still_shown() == pytest.approx(wanted), "somebody still looks"
                await device.say(wire.Looked(live.rev))
            assert live.still_shown() == 0.0, "all have seen it"
            await here.asked().answer(0)
            live.visitors.clear()
            assert live.still_shown() == 0.0, "nobody looks"

    played(test)


def test_bots_go_on_as_soon_as_all_have_seen_what_happened(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path, bot_delay=1000, clock=lambda: 100.0) as tables:
            here = await party(tables, "me", "friend", seed="look")
            live = tables.live[here.table]
            while not live.still_shown():
                await here.asked().answer(0)
            waiting = asyncio.create_task(live.until_shown())
            for device in here.devices:
                await asyncio.sleep(0)
                assert not waiting.done()
                await device.say(wire.Looked(live.rev))
            await asyncio.wait_for(waiting, LONGEST_FILM / 2)

    played(test)


def test_no_onlooker_keeps_those_who_play_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path, bot_delay=1000, clock=lambda: 100.0) as tables:
            here = await party(tables, "me", seed="look")
            live = tables.live[here.table]
            joined = await tables.join(here.table, wire.Join(here.opened.watch, "Di"))
            onlooker = await sit(tables, here.table, joined.key)
            while not live.still_shown():
                await here.asked().answer(0)
            await here.devices[0].say(wire.Looked(live.rev))
            assert live.still_shown() == 0.0, "the one who plays has seen it"
            await live.leave(next(visitor for visitor in live.visitors if visitor.number == 0))
            assert live.still_shown() > 0.0, "those who only look are all there is"
            await onlooker.say(wire.Looked(live.rev))
            assert live.still_shown() == 0.0

    played(test)
