"""What a viewer is shown: the view by patches, the question to those it asks, the log; and never what is hidden."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.devices import Device, Party, get_up, opened, party, sit
from server.tables_fixture import played, tables_at
from small_games.dark_alley.game import CARDS
from small_games.dark_alley.state import Street

from undercroft.server import wire
from undercroft.server.presenter import MOST_LINES, seen, text_of
from undercroft.server.table import Table
from undercroft.server.tables import Tables


def table_of(tables: Tables, id: str) -> Table:
    found = tables.live[id].present()
    assert found is not None
    return found


def plainly(value: Any) -> Any:
    """As it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check(tables: Tables, id: str, devices: list[Device]) -> None:
    """Every device has on its table just what its seat sees."""
    table = table_of(tables, id)
    for device in devices:
        seats = device.shown["seats"]
        seat = device.view["seat"]
        assert seat in seats or (seat == -1 and (not seats or (table.game.hides and len(seats) > 1)))
        assert device.view == plainly(seen(table.session, seat))
        hears = seat if table.game.hides or not seats else seats[0]
        text = text_of(table.game, device.shown["lang"])
        events = table.session.heard(hears)
        lines = [
            [n, text.event(table.session.state, event), plainly(event.to_wire())] for n, event in enumerate(events)
        ]
        assert [line[:3] for line in device.log] == lines[len(lines) - len(device.log) :]
        assert len(device.log) >= min(len(lines), MOST_LINES)
        assert device.shown["step"] == len(table.session.entries)


async def play(tables: Tables, here: Party, chance: random.Random, most: int = 10_000, also: Any = None) -> None:
    """Answer at random until it is over, now and then going back."""
    devices = [*here.devices, *(also or [])]
    for _ in range(most):
        table = table_of(tables, here.table)
        if table.session.is_over():
            return
        device = here.asked()
        assert device.ask is not None
        if chance.random() < 0.1 and device.shown.get("undo"):
            await device.say(wire.Undo(chance.choice(device.shown["undo"])["to"], 3))
            for other in here.devices:
                if other.shown.get("pending") and other.shown["person"] in other.shown["pending"]["needs"]:
                    await other.say(wire.Consent(True))
            if chance.random() < 0.5 and device.shown.get("redo"):
                await device.say(wire.Redo(4))
            check(tables, here.table, devices)
            continue
        asides = device.ask.get("asides", [])
        if asides and chance.random() < 0.4:
            action, _, by = chance.choice(asides)
            told = await device.say(wire.Answer(by[0], device.ask["serials"][str(by[0])], action, 5))
        else:
            told = await device.answer(chance.randrange(len(device.ask["options"])))
        assert told[-1]["t"] == "ok", told
        check(tables, here.table, devices)


@pytest.mark.parametrize("seed", ["one", "two"])
def test_patches_and_lines_make_the_same_table_everywhere(tmp_path: Path, seed: str) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", "me", seed=seed, langs=("en", "fr"))
            joined = await tables.join(here.table, wire.Join(here.opened.watch, "Eve"))
            onlooker = await sit(tables, here.table, joined.key, "fr")
            second = await sit(tables, here.table, here.keys[1], "en")
            await play(tables, here, random.Random(seed), also=[onlooker, second])
            for device in (*here.devices, onlooker, second):
                assert device.shown["over"]
                assert device.shown["outcome"]
                assert device.shown["recap"]
                assert device.shown["seed"] == seed

    played(test)


def test_the_seed_is_told_at_the_end_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", seed="a-seed-nobody-guesses")
            table = table_of(tables, here.table)
            assert here.devices[0].shown["seed_digest"] == table.session.seed_digest()
            await play(tables, here, random.Random(5))
            for device in here.devices:
                told = [frame for frame in device.frames if "a-seed-nobody-guesses" in frame]
                assert [msgspec.json.decode(frame)["over"] for frame in told] == [table.session.outcome()]

    played(test)


# -- who gets which options ------------------------------------------------------------------------------


async def until(here: Party, table: Table, ask: str) -> None:
    """Answer until that is asked of everyone."""
    while table.session.decision is None or table.session.decision.ask != ask:
        await here.asked().answer()


def test_options_go_to_those_who_may_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            a, b = here.devices
            joined = await tables.join(here.table, wire.Join(here.opened.watch, ""))
            onlooker = await sit(tables, here.table, joined.key)
            assert a.ask is not None
            assert b.ask is not None
            assert onlooker.ask is not None
            assert a.ask["text"] == b.ask["text"] == onlooker.ask["text"] != ""
            assert a.ask["options"]
            assert a.ask["serials"] == {"0": 1}
            for other in (b.ask, onlooker.ask):
                assert not {"options", "asides", "serials"} & set(other)
            table = table_of(tables, here.table)
            await until(here, table, "ask-turner")
            assert a.ask["options"]
            assert b.ask["options"]
            await a.say(wire.SetMode("leader"))
            decision = table.session.decision
            assert decision is not None
            leading, other_one = (a, b) if decision.leader == 0 else (b, a)
            assert leading.ask is not None
            assert other_one.ask is not None
            assert leading.ask["options"]
            assert "options" not in other_one.ask
            await a.say(wire.SetMode("agree"))
            await a.answer(0)
            assert a.ask["votes"] == b.ask["votes"] == onlooker.ask["votes"] == {"0": 0}

    played(test)


def test_one_person_with_all_seats_is_offered_each_thing_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "me", "me")
            table = table_of(tables, here.table)
            await until(here, table, "ask-turner")
            a = here.devices[0]
            assert a.ask is not None
            assert all(by == [0, 1, 2] for _, _, by in a.ask["options"])
            for _ in range(12):
                actions = [repr(action) for action, _, _ in a.ask.get("asides", [])]
                assert len(actions) == len(set(actions))
                if actions:
                    return
                await a.answer()
            raise AssertionError("there was never an aside")

    played(test)


def test_answers_come_with_where_they_belong_and_what_speaks_against_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", seed="loot", langs=("en", "fr"))
            table = table_of(tables, here.table)
            await until(here, table, "ask-turner")
            while not table.session.decision or not (table.session.decision.asides or []):
                await here.asked().answer()
            for device, word in zip(here.devices, ("left behind", "resterait")):
                ask = device.ask
                assert ask is not None
                offered = [*ask["options"], *ask["asides"]]
                against = ask["blunders"]
                # Every way to turn the page leaves what lies there behind; to take it up does not.
                assert [int(number) for number in against] == list(range(len(ask["options"])))
                assert all(word in sentence for sentence in against.values())
                assert {offered[int(number)][0][0] for number in ask.get("marks", {})} <= {"Leave"}

    played(test)


def test_a_game_that_stumbles_over_its_marks_still_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            table = table_of(tables, here.table)

            def stumble(*_: Any) -> None:
                raise KeyError("marks")

            monkeypatch.setattr(type(table.game), "marks", stumble)
            await here.asked().answer()
            assert here.asked().ask is not None
            assert "marks" not in (here.asked().ask or {})

    played(test)


def test_a_bots_turn_says_which_bot_is_thinking(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path, bot_delay=60_000) as tables:
            here = await party(tables, "me", "random")
            await here.devices[0].answer()
            assert here.devices[0].ask == {
                "text": here.devices[0].ask["text"] if here.devices[0].ask else "",
                "seats": [1],
                "leader": 1,
                "rules": ["EC-DEC-01", "EC-SETUP-08"],
                "bots": [1],
            }

    played(test)


# -- the log ---------------------------------------------------------------------------------------------


def test_older_lines_are_told_when_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", seed="long")
            chance = random.Random(3)
            while len(table_of(tables, here.table).session.events) < MOST_LINES + 40:
                if table_of(tables, here.table).session.is_over():
                    here = await party(tables, "me", "friend", seed=str(chance.random()))
                await here.asked().answer(0)
            full = here.devices[0].log
            late = await sit(tables, here.table, here.keys[0])
            assert len(late.log) == MOST_LINES
            (older,) = await late.say(wire.AskLog(late.log[0][0]))
            assert older["t"] == "log"
            assert older["log"] + late.log == full
            (none,) = await late.say(wire.AskLog(0))
            assert none["log"] == []

    played(test)


def test_a_line_says_to_which_step_it_belongs(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me")
            device = here.devices[0]
            steps: dict[int, int] = {}
            for _ in range(20):
                if device.shown.get("over"):
                    break
                before = len(device.log)
                await device.answer()
                for line in device.log[before:]:
                    steps[line[0]] = device.shown["step"]
            late = await sit(tables, here.table, here.keys[0])
            assert {line[0]: line[3] for line in late.log} == {line[0]: steps.get(line[0], 0) for line in late.log}

    played(test)


# -- languages -------------------------------------------------------------------------------------------


def test_each_device_speaks_its_own_language_and_may_change_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me")
            english, french = here.devices[0], await sit(tables, here.table, here.keys[0], "fr")
            await english.answer()
            assert english.ask is not None
            assert french.ask is not None
            assert english.ask["text"] != french.ask["text"]
            assert english.view == french.view
            (shown,) = await english.say(wire.SetLang("fr"))
            assert shown["t"] == "table"
            assert shown["lang"] == "fr"
            assert english.ask == french.ask
            assert english.log == french.log
            await french.answer()
            assert english.ask == french.ask
            (refused,) = await english.say(wire.Undo("chapter", 9))
            assert refused == {"t": "refused", "code": "not-possible", "text": "Il n’y a rien à annuler.", "id": 9}

    played(test)


# -- hidden hands ----------------------------------------------------------------------------------------


def held(tables: Tables, id: str, seat: int) -> set[str]:
    state = table_of(tables, id).session.state
    assert isinstance(state, Street)
    return set(state.hands[seat]) if seat >= 0 else set()


def test_what_others_hold_is_in_no_byte_sent(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            asked = 0
            for seed in range(12):
                here = await party(tables, "me", "friend", "friend", game="dark-alley", seed=f"s{seed}")
                joined = await tables.join(here.table, wire.Join(here.opened.watch, ""))
                onlooker = await sit(tables, here.table, joined.key)
                everyone = [*here.devices, onlooker]
                chance = random.Random(seed)
                known: list[set[str]] = [held(tables, here.table, seat) for seat in (0, 1, 2, -1)]
                table = table_of(tables, here.table)
                for _ in range(60):
                    if table.session.is_over():
                        break
                    device = here.asked()
                    assert device.ask is not None
                    asked += 1
                    roll = chance.random()
                    if roll < 0.15 and device.shown.get("undo"):
                        await device.say(wire.Undo("answer", 1))
                        for other in here.devices:
                            await other.say(wire.Consent(chance.random() < 0.7))
                    elif roll < 0.25:
                        await device.say(wire.AskHint(device.view["seat"]))
                        for seat in (0, 1, 2):
                            await device.say(wire.AskWhy(seat))
                            await device.say(wire.AskLook(seat))
                            await device.say(wire.Answer(seat, 1, ["Play", "nothing"], 2))
                    elif roll < 0.45 and device.ask.get("asides"):
                        action, _, by = chance.choice(device.ask["asides"])
                        await device.say(wire.Answer(by[0], device.ask["serials"][str(by[0])], action))
                    else:
                        await device.answer(chance.randrange(len(device.ask["options"])))
                    check(tables, here.table, everyone)
                    for seat in (0, 1, 2):
                        known[seat] |= held(tables, here.table, seat)
                for place, device in enumerate(everyone):
                    told = "\n".join(frame for frame in device.frames if '"seed":' not in frame)
                    assert [card for card in CARDS if card in told and card not in known[place]] == [], f"seat {place}"
                assert table.session.seed_digest() in everyone[0].frames[0]
            assert asked > 100

    played(test)


def test_whoever_is_not_asked_learns_only_who_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", game="dark-alley")
            ambusher, walker = here.devices
            assert ambusher.ask == {"text": "", "seats": [1], "leader": 1}
            assert walker.ask is not None
            assert walker.ask["options"]
            (why,) = await ambusher.say(wire.AskWhy(0))
            assert why == {"t": "why", "seat": 0, "reasons": []}

    played(test)


def test_lines_told_to_one_seat_are_not_counted_by_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", game="dark-alley")
            ambusher, walker = here.devices
            await walker.answer(2)  # stands still, and draws a card
            assert [line[2][0] for line in walker.log] == ["Drew"]
            assert ambusher.log == []
            await walker.answer(0)
            await ambusher.answer(0)
            assert [(line[0], line[2][0]) for line in ambusher.log] == [(0, "Walked")]
            assert [(line[0], line[2][0]) for line in walker.log] == [(0, "Drew"), (1, "Walked"), (2, "Drew")]

    played(test)


def test_behind_the_curtain_a_screen_shows_the_seat_that_is_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "me", game="dark-alley")
            device = here.devices[0]
            assert device.shown["hidden"]
            assert device.view["seat"] == 1
            await device.answer(2)
            drawn = device.log
            assert [line[2][0] for line in drawn] == ["Drew"]
            await device.answer(0)
            assert device.view["seat"] == 0
            assert device.log == []
            assert held(tables, here.table, 0) == set(device.view["table"]["hand"])
            assert "asides" not in (device.ask or {})
            await device.answer(0)
            assert device.view["seat"] == 1
            assert device.log[: len(drawn)] == drawn
            check(tables, here.table, [device])

    played(test)


def cells_hands(view: dict[str, Any]) -> list[int]:
    """The prisoners whose hands lie open in a view of Dead Cells."""
    return [who for who, one in enumerate(view["table"]["prisoners"]) if one["hand"] is not None]


def test_what_all_may_hear_is_asked_before_no_ones_hand(tmp_path: Path) -> None:
    """At one screen: what is about a hand is asked of its owner alone; the rest of all, with every hand hidden."""

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "me", game="dead-cells", seed="one screen")
            device = here.devices[0]
            table = table_of(tables, here.table)
            chance = random.Random("one screen")
            passed: list[int] = []
            for _ in range(200):
                decision = table.session.decision
                assert device.ask is not None
                assert decision is not None
                asked = -1 if decision.open else decision.leader
                assert device.view["seat"] == asked
                assert set(cells_hands(device.view)) <= {asked}
                assert sorted(map(int, device.ask["serials"])) == sorted(decision.asked())
                heard = len(table.session.heard(asked))
                await device.answer(chance.randrange(len(device.ask["options"])))
                assert device.view == plainly(seen(table.session, device.view["seat"]))
                told = [line[2] for line in device.log]
                assert (
                    told
                    == [plainly(event.to_wire()) for event in table.session.heard(device.view["seat"])][-len(told) :]
                )
                step = device.said("step")[-1]
                if device.view["seat"] != asked:
                    # Whoever looked until then has heard all of it, and nothing else.
                    shown = [line[2] for log, _ in step["before"] for line in log]
                    assert shown == [plainly(event.to_wire()) for event in table.session.heard(asked)][heard:]
                    passed.append(len(step["before"]))
                else:
                    assert "before" not in step
            assert max(passed) > 3, "what happened is shown stage by stage before the screen passes on"

    played(test)


def test_one_of_several_at_a_screen_may_look_at_what_it_holds(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "me", "friend", game="dead-cells", seed="look")
            mine, friend = here.devices
            table = table_of(tables, here.table)
            while table.session.decision is not None and table.session.decision.ask != "ask-way":
                await here.asked().answer(0)
            heard = len(friend.heard)
            for seat in (0, 1):
                (look,) = await mine.say(wire.AskLook(seat))
                assert (look["t"], look["step"]) == ("look", len(table.session.entries))
                assert look["view"] == plainly(seen(table.session, seat))
                assert cells_hands(look["view"]) == [seat]
            (refused,) = await mine.say(wire.AskLook(2))
            assert refused["t"] == "refused"
            assert mine.view["seat"] == -1
            assert len(friend.heard) == heard

    played(test)


def test_an_answer_given_in_secret_is_not_told_to_whoever_may_take_it_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", game="dark-alley")
            ambusher, walker = here.devices
            card = walker.view["table"]["hand"][0]
            assert walker.ask is not None
            action, text, _ = walker.ask["asides"][0]
            assert card in text
            await walker.say(wire.Answer(1, walker.ask["serials"]["1"], action, 1))
            assert walker.shown["undo"][0]["text"] == text
            assert ambusher.shown["undo"][0] == {"to": "answer", "text": "an answer of Bo", "others": [1]}
            await ambusher.say(wire.Undo("answer", 2))
            assert ambusher.shown["pending"]["text"] == "an answer of Bo"
            assert walker.shown["pending"]["text"] == text

    played(test)


# -- two devices, and coming back ------------------------------------------------------------------------


def test_a_second_device_sees_and_does_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend")
            first, second = here.devices[0], await sit(tables, here.table, here.keys[0])
            await second.answer()
            assert first.rev == second.rev == 1
            assert first.view == second.view
            await get_up(tables, first)
            assert here.devices[1].sitter(0)["here"], "still here on the second device"
            await get_up(tables, second)
            assert not here.devices[1].sitter(0)["here"]

    played(test)


def test_a_person_whose_seats_change_is_shown_the_table_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me", "me", name="Ada")
            device = await sit(tables, table.table, table.key)
            told = await device.say(wire.FreeSeat(0))
            assert [message["t"] for message in told] == ["table", "invited"]
            assert device.shown["seats"] == [1]
            assert device.ask is not None
            assert "options" not in device.ask
            joined = await tables.join(table.table, wire.Join(told[1]["invite"], "Bo"))
            friend = await sit(tables, table.table, joined.key)
            await friend.answer()
            check(tables, table.table, [device, friend])

    played(test)
