"""Bots in the castle leave what lies in the middle to people first, and do what they are asked."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from server.devices import party, rested, sit
from server.tables_fixture import crew, played, tables_at

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.company import Request
from undercroft.engine.decision import Decision
from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.games.dark_castle.state import Castle, Gave, Leave, PickUp, Turn
from undercroft.server import bots, company, wire
from undercroft.server.company import put_request, requests_of
from undercroft.server.errors import ServerError
from undercroft.server.people import People, Person, Seating, hashed
from undercroft.server.table import Table
from undercroft.server.work import Overworked

CASTLE = find_game("dark-castle")


def castle_of(table: Table) -> Castle:
    """What lies there."""
    assert isinstance(table.session.state, Castle)
    return table.session.state


@cache
def tempting() -> bytes:
    """A game at a break where something lies in the middle that the bot in seat 1 would take at once."""
    for seed in range(40):
        session = Session.start(CASTLE, 2, f"tempting {seed}")
        players = {seat: find_bot("judgement", CASTLE, "b") for seat in range(2)}
        while session.decision is not None:
            state = session.state
            assert isinstance(state, Castle)
            if session.decision.ask == "ask-turner" and state.middle:
                action = players[1].choose(session, 1)
                if isinstance(action, PickUp) and state.prisoners[action.who].seat == 1:
                    return session.save()
            answer = next_answer(session, players)
            assert answer is not None
            session.answer(answer[0], session.serials[answer[0]], answer[1])
    raise AssertionError("nothing ever tempts it")


def laid() -> tuple[Table, Person]:
    """A person in seat 0, a bot in seat 1, at such a break."""
    person = Person(0, "Ada", [0], True, hashed("key"))
    session = Session.load(tempting(), CASTLE)
    table = Table("t", session, People(2, [person], Seating({1: "judgement"})), "first")
    table.people.here = {0}
    return table, person


def thought(table: Table, courteous: bool) -> bots.Thought | None:
    """What the bots of a table think of."""
    asked, word = table.bots_to_ask()
    return bots.think(CASTLE, table.session.copy("all").save(), asked, word, "seed", courteous)


def turn_page(table: Table, person: Person, who: int = 0) -> Any:
    """The person names who turns the page: with that the time to take things is over."""
    return table.answer(person, 0, table.session.serials[0], Turn(who).to_wire())


# -- people first ----------------------------------------------------------------------------------------


def test_a_bot_takes_nothing_while_people_choose_and_what_is_left_when_they_pass() -> None:
    table, person = laid()
    tempted = thought(table, courteous=False)
    assert tempted is not None
    assert tempted[1][0] == "PickUp"
    assert thought(table, courteous=True) is None
    table.quiet = table.turn

    entries = len(table.session.entries)
    done = turn_page(table, person)
    assert (done.ask, done.step, done.ops) == (True, False, [])
    assert len(table.session.entries) == entries, "the page waits"
    assert table.bots_to_ask() == ({1: "judgement"}, -1)
    assert table.bot_answers(*tempted).step
    assert table.closing is not None
    assert tempted[1][1] in castle_of(table).prisoners[tempted[1][2]].hands
    done = table.close()
    assert done.step
    given = table.session.entries[entries:]
    assert [entry.by for entry in given] == [-1, 0]
    assert given[-1].action == Turn(0)
    assert table.closing is None


def test_a_person_may_think_better_of_it() -> None:
    table, person = laid()
    turn_page(table, person, 0)
    table.quiet = table.turn
    turn_page(table, person, 1)
    assert table.closing is not None
    assert table.closing.action == Turn(1)
    assert table.quiet == table.turn, "the bots have looked already"
    item = castle_of(table).middle[0]
    table.answer(person, 0, table.session.serials[0], PickUp(item, 0).to_wire())
    assert table.closing is None, "whoever takes something has not passed"


def test_where_no_bot_could_take_anything_nobody_waits() -> None:
    table, person = laid()
    castle_of(table).middle.clear()
    done = turn_page(table, person)
    assert done.step


def test_among_bots_alone_nobody_waits() -> None:
    table, _ = laid()
    table.people.people.clear()
    table.people.settle()
    table.people.bots[0] = "judgement"
    decision = table.session.decision
    assert decision is not None
    assert table.bot_answers(0, Turn(0).to_wire()).step


def taken(log: list[list[Any]]) -> list[str]:
    """The kinds of what happened, in order."""
    return [line[2][0] for line in log]


@pytest.mark.parametrize("fails", [False, True])
def test_at_a_real_table_the_bot_takes_what_is_left_and_then_the_page_is_turned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "judgement")
            table, _ = laid()
            live = tables.live[here.table]
            live._table = table
            live._eyes.clear()
            live.seat_logs.clear()
            device = here.devices[0]
            live.show(table, device.visitor)  # type: ignore[arg-type]
            await device.say(wire.Beat())
            await rested(tables, here.table)
            before = len(device.log)
            middle = castle_of(table).middle.copy()
            if fails:

                async def failing(*args: Any, **more: Any) -> Any:
                    raise Overworked

                monkeypatch.setattr(crew(), "do", failing)
            assert device.ask is not None
            told = await device.answer()
            assert [message["t"] for message in told] == ["ask", "ok"], "not yet"
            await device.until(lambda: "Turned" in taken(device.log[before:]))
            kinds = taken(device.log[before:])
            assert ("Gave" in kinds) is not fails
            if not fails:
                assert kinds.index("Gave") < kinds.index("Turned")
                gave = [event.event for event in table.session.events if isinstance(event.event, Gave)][-1]
                assert gave.item in middle

    played(test)


# -- asking ----------------------------------------------------------------------------------------------


def ask(table: Table, person: Person, kind: str, thing: str) -> None:
    """Ask something of the bot; it is willing."""
    assert Request(kind, thing) in requests_of(table, 1)
    assert put_request(table, person, 1, Request(kind, thing)) is None


def test_asked_to_take_something_the_bot_takes_it_at_once() -> None:
    table, person = laid()
    for item in castle_of(table).middle:
        ask(table, person, "take", item)
        asked, word = table.bots_to_ask()
        assert company.asked_for(table, asked, word) == (1, PickUp(item, 1))
    item = castle_of(table).middle[-1]
    table.bot_answers(1, PickUp(item, 1).to_wire())
    assert item in castle_of(table).prisoners[1].hands
    asked, word = table.bots_to_ask()
    assert (company.asked_for(table, asked, word) is None) == (len(castle_of(table).middle) == 0)


def test_what_it_was_asked_to_take_it_does_not_put_down_again() -> None:
    table, person = laid()
    item = castle_of(table).middle[0]
    ask(table, person, "take", item)
    table.bot_answers(1, PickUp(item, 1).to_wire())
    hands = castle_of(table).prisoners[1].hands
    other = next((held for held in hands if held != item), "lamp.1")
    decision = Decision([1], [Leave(item), Leave(other)], "ask-leave")
    table.session.decision = decision
    table.people.bots = {0: "judgement", 1: "judgement"}
    assert company.instead(table, 1, Leave(item), True) == Leave(other)
    assert company.instead(table, 1, Leave(other), True) == Leave(other)


def test_asked_to_leave_something_the_bot_leaves_it_even_when_people_pass() -> None:
    table, person = laid()
    tempted = thought(table, courteous=False)
    assert tempted is not None
    item = tempted[1][1]
    ask(table, person, "leave", item)
    assert company.instead(table, 1, PickUp(item, 1), False) is None
    others = [other for other in castle_of(table).middle if other != item]
    assert all(company.instead(table, 1, PickUp(other, 1), False) == PickUp(other, 1) for other in others)
    turn_page(table, person)
    table.close()
    assert table.requests == {}, "with the page the matter is over"


def test_asked_for_something_it_carries_the_bot_puts_it_down() -> None:
    table, person = laid()
    item = castle_of(table).middle[0]
    table.bot_answers(1, PickUp(item, 1).to_wire())
    ask(table, person, "give", item)
    asked, word = table.bots_to_ask()
    assert company.asked_for(table, asked, word) == (1, Leave(item))
    table.bot_answers(1, Leave(item).to_wire())
    assert item in castle_of(table).middle
    assert table.requests == {}, "done"


def test_the_last_word_counts_and_nobody_asks_what_cannot_be() -> None:
    table, person = laid()
    item = castle_of(table).middle[0]
    ask(table, person, "leave", item)
    ask(table, person, "take", item)
    assert table.requests[1] == [Request("take", item)]
    onlooker = Person(5, "Eve", [])
    for who, seat, request, code in [
        (person, 0, Request("take", item), "not-possible"),
        (person, 1, Request("take", "crown.9"), "not-possible"),
        (person, 1, Request("dance", ""), "not-possible"),
        (onlooker, 1, Request("take", item), "not-yours"),
    ]:
        with pytest.raises(ServerError) as told:
            put_request(table, who, seat, request)
        assert told.value.code == code


def test_everyone_hears_what_was_asked_and_what_the_bot_says_in_their_own_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", "judgement", langs=("en", "fr"))
            ada, bo = here.devices
            table = tables.live[here.table].present()
            assert table is not None
            assert (await ada.say(wire.AskRequests(2)))[-1] == {"t": "requests", "seat": 2, "requests": []}
            state = table.session.state
            assert isinstance(state, Castle)
            while state.middle == [] or table.session.decision is None or table.session.decision.ask != "ask-turner":
                await rested(tables, here.table)
                state = table.session.state
                if state.middle and table.session.decision and table.session.decision.ask == "ask-turner":
                    break
                device = next((one for one in (ada, bo) if one.ask and one.ask.get("options")), None)
                assert device is not None, "nothing was ever found"
                await device.answer()
            item = state.middle[0]
            (offered,) = [message for message in await ada.say(wire.AskRequests(2)) if message["t"] == "requests"]
            assert ["take", item] in [choice[:2] for choice in offered["requests"]]
            await ada.say(wire.RequestBot(2, "take", item))
            heard, entendu = ada.said("requested")[-1], bo.said("requested")[-1]
            assert (heard["name"], heard["seat"], heard["granted"]) == ("Ada", 2, True)
            assert heard["reply"] == "Yes."
            assert heard["text"].startswith("Take the ")
            assert entendu["reply"] == "D’accord."
            assert entendu["text"].startswith("Prends ")
            await ada.until(lambda: item in table.session.state.prisoners[2].hands)  # type: ignore[attr-defined]

    played(test)


# -- their pace ------------------------------------------------------------------------------------------


def test_the_host_sets_the_pace_of_the_bots_and_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        waited: list[float] = []
        async with tables_at(tmp_path, bot_delay=20) as tables:
            here = await party(tables, "me", "friend", "random")
            ada, bo = here.devices
            assert ada.shown.get("pace", "normal") == "normal"
            assert (await bo.say(wire.SetPace("slow")))[-1]["code"] == "not-yours"
            await ada.say(wire.SetPace("slow"))
            assert bo.said("seats")[-1]["pace"] == "slow"
            real = asyncio.sleep

            async def slept(seconds: float) -> None:
                waited.append(seconds)
                await real(0)

            monkeypatch.setattr("undercroft.server.thinking.asyncio.sleep", slept)
            await ada.answer()
            await bo.answer()
            await rested(tables, here.table)
            assert 0.08 in waited
            key = here.keys[0]
        async with tables_at(tmp_path) as tables:
            again = await sit(tables, here.table, key)
            assert again.shown["pace"] == "slow"

    played(test)
