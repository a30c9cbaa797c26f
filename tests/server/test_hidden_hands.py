"""A game with sides and a hidden hand at real tables: orders, secret answers, talk by the moment, and nothing leaks."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.devices import Device, Party, party, rested, sit
from server.tables_fixture import played, tables_at

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.server import wire
from undercroft.server.presenter import sides_shown
from undercroft.server.tables import Tables
from undercroft.server.thinking import at_a_beat

VAULT: dict[str, Any] = {"game": "vault"}


async def table_of(tables: Tables, table: str) -> Any:
    """The table in memory."""
    async with tables.live_table(table) as live:
        return await live.table()


def action(device: Device, *tag: Any) -> int:
    """The place of an answer among those offered."""
    assert device.ask is not None
    return [choice[0] for choice in device.ask["options"]].index(list(tag))


async def pace(device: Device, how: str, seat: int = -1) -> None:
    """Make up one's mind."""
    await device.answer(action(device, "Pace", how), seat)


# -- secret answers --------------------------------------------------------------------------------------


def test_answers_in_secret_are_seen_by_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        told: list[str] = []
        async with tables_at(tmp_path) as tables:
            for how in ("quick", "quiet"):
                here = await party(tables, "me", "friend", "friend", seed="same", **VAULT)
                warden, thief, other = here.devices
                before = [len(device.frames) for device in (warden, other)]
                await pace(thief, how)
                frames = [d.frames[n:] for d, n in zip((warden, other), before)]
                told.append(json.dumps(frames))
                assert thief.ask is not None
                assert thief.ask["answered"] == [1]
                assert (await table_of(tables, here.table)).waiting() == [0, 2]
        assert told[0] == told[1], "what others are sent does not depend on the answer"

    played(test)


def test_a_player_may_think_better_and_take_it_back_and_all_is_revealed_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", **VAULT)
            warden, thief = here.devices
            await pace(thief, "quick")
            await pace(thief, "quiet")
            await thief.say(wire.Undo("answer"))
            assert (await table_of(tables, here.table)).waiting() == [0], "what was answered first stands again"
            await thief.say(wire.Redo())
            await pace(warden, "quiet")
            met = [line[2] for line in warden.log if line[2][0] == "Met"]
            assert met == [["Met", "quiet", ["quiet"]]]

    played(test)


def test_bots_answer_in_secret_while_a_person_thinks(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "judgement", "random", **VAULT)
            await rested(tables, here.table)
            device = here.devices[0]
            assert device.ask is not None
            assert device.ask["answered"] == [1, 2]
            await pace(device, "quick")
            await rested(tables, here.table)
            assert device.shown["step"] > 3

    played(test)


def test_a_player_who_leaves_is_stood_in_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", **VAULT)
            await pace(here.devices[0], "quick")
            assert here.devices[1].visitor is not None
            await tables.leave(here.devices[1].visitor)
            await here.devices[0].say(wire.HandOver(1, "random"))
            await rested(tables, here.table)
            assert here.devices[0].shown["step"] >= 2

    played(test)


# -- one screen ------------------------------------------------------------------------------------------


def test_a_screen_with_hidden_seats_shows_none_while_another_is_asked(tmp_path: Path) -> None:
    """Seats 0 and 1 sit at one screen, seat 2 is asked: the warden's hand must not lie open there."""

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "me", "friend", **VAULT)
            screen, friend = here.devices
            seen: list[str] = []
            for _ in range(60):
                if screen.ask is None or screen.shown.get("over"):
                    break
                seats = [seat for choice in screen.ask.get("options", []) for seat in choice[2]]
                view = screen.view["table"]
                if not seats:
                    assert "hand" not in view, "nobody at this screen is asked"
                    seen.append("nobody")
                elif seats[0] == 0:
                    assert "hand" in view
                    seen.append("warden")
                else:
                    assert "hand" not in view
                    seen.append("thief")
                for device in (screen, friend):
                    if device.ask and device.ask.get("options"):
                        await device.answer()
                        break
            assert set(seen) == {"nobody", "warden", "thief"}

    played(test)


# -- orders ----------------------------------------------------------------------------------------------


def test_orders_are_seen_set_and_kept_by_their_owner_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", **VAULT)
            warden, thief = here.devices
            assert warden.shown["orders"]
            (told,) = await warden.say(wire.AskOrders(0))
            assert told["seat"] == 0
            assert [one["moment"] for one in told["orders"]] == ["advanced", "searched"]
            assert [one["choices"][0] for one in told["orders"]] == [
                ["", "", "as usual: stop me"],
                ["", "", "as usual: let it pass"],
            ]
            for one in told["orders"]:
                assert [how for how, _, _ in one["choices"]][:4] == ["", "stop", "pass", "turn"]
                assert all(how == ("card" if card else "fitting") for how, card, _ in one["choices"][4:])
            assert "waiting may tell" in told["tells"]
            assert all(one["title"] for one in told["orders"])
            (refusal,) = await thief.say(wire.AskOrders(0))
            assert refusal["code"] == "not-yours"
            heard = len(thief.frames)
            told = await warden.say(wire.StandingOrder(0, "searched", "card", "alarm"))
            assert [one["how"] for one in told[-1]["orders"]] == ["", "card"]
            assert len(thief.frames) == heard, "nobody else hears of it"
            await pace(warden, "quick")
            await pace(thief, "quiet")
            # It outlasts a restart.
            async with tables.live_table(here.table) as live:
                live.forget()
            again = await sit(tables, here.table, here.keys[0])
            (told,) = await again.say(wire.AskOrders(0))
            assert [(one["how"], one["card"]) for one in told["orders"]] == [("", ""), ("card", "alarm")]

    played(test)


def test_a_pass_until_the_end_of_the_turn_lets_the_thief_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", **VAULT)
            warden, thief = here.devices
            await pace(warden, "quick")
            await pace(thief, "quiet")
            await thief.answer(action(thief, "Advance"))
            assert warden.ask is not None
            assert warden.ask["window"] == "advanced"
            assert thief.ask is not None
            assert not thief.ask.get("window"), "the thief learns only who is asked"
            await warden.say(wire.StandingOrder(0, "advanced", "turn"))
            assert thief.ask["options"]
            await thief.answer(action(thief, "Advance"))
            assert thief.ask["options"], "the warden was not asked again"

    played(test)


def test_a_bot_tells_nothing_by_how_long_it_thinks() -> None:
    """Thoughts of any length are told at the same beats."""

    now = 0.0

    async def pass_time(seconds: float) -> None:
        nonlocal now
        now += seconds

    async def thought(seconds: float) -> str:
        await pass_time(seconds)
        return "pass"

    async def test() -> None:
        for seconds, told in ((0.0, 1), (0.2, 1), (0.99, 1), (1.5, 2), (7.01, 8)):
            began = now
            assert await at_a_beat(thought(seconds), 1.0, 0.0, lambda: now, pass_time) == "pass"
            assert now - began == pytest.approx(told)
        # Who may search for two seconds takes them, and a beat, also where there is nothing to choose.
        for seconds in (0.0, 1.99, 2.3):
            began = now
            await at_a_beat(thought(seconds), 1.0, 2.0, lambda: now, pass_time)
            assert now - began == pytest.approx(3)

    asyncio.run(test())


# -- talk ------------------------------------------------------------------------------------------------


def test_talk_opens_and_closes_with_the_moment(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", "friend", langs=("en", "fr", "en"), **VAULT)
            warden, thief, other = here.devices
            talk = thief.shown["talk"]
            assert (talk["chat"], talk["pings"], talk["side"]) == (False, False, False)
            assert [signal[0] for signal in talk["signals"]] == ["signal-nod", "signal-shrug"]
            for message in (
                wire.Speak("now?"),
                wire.Speak("now?", "side"),
                wire.Point("room-1"),
                wire.Sign("signal-wink"),
            ):
                (refusal,) = await thief.say(message)
                assert refusal["code"] == "not-possible"
            await thief.say(wire.Sign("signal-nod"))
            assert warden.said("sign")[-1]["text"] == "nods"
            assert thief.said("sign")[-1]["text"] == "hoche la tête"
            for device, how in ((warden, "quick"), (thief, "quiet"), (other, "quiet")):
                await pace(device, how)
            assert thief.shown["talk"]["side"]
            assert not warden.shown["talk"]["side"], "the warden has nobody to whisper to"
            await thief.say(wire.Speak("good evening"))
            assert warden.said("chat")[-1]["text"] == "good evening"

    played(test)


def test_a_whisper_to_a_side_is_in_nobody_elses_log(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", "friend", **VAULT)
            warden, thief, other = here.devices
            for device, how in ((warden, "quick"), (thief, "quiet"), (other, "quiet")):
                await pace(device, how)
            heard = len(warden.frames)
            await thief.say(wire.Speak("the left door", "side"))
            assert other.said("chat")[-1] == {**thief.said("chat")[-1]}
            assert other.said("chat")[-1]["side"] == 0
            assert len(warden.frames) == heard, "not even that something was said"
            # Neither do those who come later, nor an onlooker, nor after the table was away.
            async with tables.live_table(here.table) as live:
                live.forget()
            for key, wanted in ((here.keys[0], 0), (here.keys[2], 1)):
                again = await sit(tables, here.table, key)
                assert len(again.shown["chat"]) == wanted
            watching = await tables.join(here.table, wire.Join(here.opened.watch, "Eve"))
            assert (await sit(tables, here.table, watching.key)).shown["chat"] == []

    played(test)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_whole_game_with_a_warden_of_flesh_and_blood(tmp_path: Path, seed: str) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "judgement", "judgement", seed=seed, **VAULT)
            device = here.devices[0]

            def is_my_turn() -> bool:
                ask = device.ask or {}
                return bool(device.shown.get("over") or (ask.get("options") and 0 not in ask.get("answered", [])))

            for _ in range(200):
                await device.until(is_my_turn)
                if device.shown.get("over"):
                    break
                await device.answer()
            assert device.shown["over"] in ("kept", "robbed")
            assert device.shown["recap"]
            await tells_who_won(tables, here)

    played(test)


async def tells_who_won(tables: Tables, here: Party) -> None:
    """To the warden as their own victory or defeat, to an onlooker by the name of the side; looking back, the same."""
    device = here.devices[0]
    kept = device.shown["over"] == "kept"
    last = [json.loads(frame) for frame in device.frames if json.loads(frame)["t"] == "step"][-1]
    mine = "Your side has won." if kept else "Your side has lost. Victory goes to the thieves."
    sides = [
        {"title": "The thieves", "seats": [1, 2], "won": not kept},
        {"title": "The warden", "seats": [0], "won": kept},
    ]
    assert (last["victory"], last["sides"]) == (mine, sides)
    told = json.loads(await tables.replay(here.table, here.keys[0], "en"))
    assert (told["victory"], told["sides"]) == (mine, sides)
    watching = await tables.join(here.table, wire.Join(here.opened.watch, "Eve"))
    seen = (await sit(tables, here.table, watching.key, "fr")).shown
    assert seen["victory"] == ("La victoire revient au gardien." if kept else "La victoire revient aux voleurs.")
    assert [side["won"] for side in seen["sides"]] == [not kept, kept]
    for key, begins in ((here.keys[0], mine), (watching.key, "Victory goes to")):
        (listed,) = await tables.mine(wire.Mine([wire.Held(here.table, key)], "en"))
        assert listed.outcome.startswith(begins)
        assert listed.outcome.endswith(device.shown["outcome"])


def test_where_all_play_together_the_outcome_says_it_all() -> None:
    castle = Session.start("dark-castle", 1, "alone")
    play_out(castle, {0: find_bot("random", castle.game, "alone")})
    assert castle.is_over()
    text = Text(castle.game, "en")
    assert sides_shown(castle, text) == []
    assert text.victory(castle.sides(), castle.winners(), [0]) == ""
    assert text.outcome(castle.state)
