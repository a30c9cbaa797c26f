"""Playing at the terminal table: by keys, by mouse, with bots, in both languages, in any size."""

from __future__ import annotations

import asyncio
import random

import pytest
from terminal.pilot import (
    LARGE,
    SMALL,
    asks,
    castle,
    castle_at,
    hit,
    lingering,
    opened,
    played,
    press,
    sees,
    session_of,
    shown,
    table,
    table_of,
    until,
)
from textual import events

from undercroft.engine.session import Session
from undercroft.terminal.app import TableApp
from undercroft.terminal.rows import Row
from undercroft.terminal.sitting import Offer
from undercroft.terminal.table import TableScreen


def a_key(screen: TableScreen, number: int) -> str:
    """Any answer, now and then another; never down to the asides, which could go on for ever."""
    decision = screen.sitting.session.decision
    assert decision is not None
    page = screen.question.pages[0]
    return str(1 + number % min(len(page), len(decision.options)))


@pytest.mark.parametrize(("lang", "over"), [("en", "The game is over"), ("fr", "La partie est finie")])
def test_a_whole_solo_game_by_keys_alone(lang: str, over: str) -> None:
    async def test() -> None:
        app = table_of(lang=lang, players=1, seed="keys", options={"castle": "first"})
        async with opened(app, SMALL):
            session = session_of(app)
            number = 0
            while not session.is_over():
                await press(app, a_key(table(app), number))
                number += 1
            await until(app, lambda: over in shown(app))
            assert app.voice.outcome(session.state).split()[0] in shown(app)
            assert "‹" not in shown(app)

    played(test)


def test_arrows_and_enter_choose() -> None:
    async def test() -> None:
        app = table_of(castle())
        async with opened(app) as pilot:
            await pilot.press("down", "down")
            await hit(app, "enter", lambda: len(session_of(app).entries) == 1)
            assert session_of(app).entries[-1].action == Session.start("dark-castle", 1).legal(0)[2]
            await pilot.press("up")
            assert table(app).question.cursor == len(table(app).question.entries) - 1

    played(test)


def test_enter_after_a_number_belongs_to_the_number() -> None:
    async def test() -> None:
        app = table_of(castle())
        async with opened(app):
            await press(app, "1")
            table(app).action_choose()
            assert len(session_of(app).entries) == 1

    played(test)


def test_clicks_choose_and_the_bar_of_keys_can_be_clicked() -> None:
    async def test() -> None:
        app = table_of(castle())
        async with opened(app, LARGE) as pilot:
            rows = [row for row in table(app).query(Row) if row.display]
            await pilot.click(rows[3])
            await until(app, lambda: len(session_of(app).entries) == 1)
            assert session_of(app).state.prisoners[0].character == "smith"
            await pilot.click(table(app).query_one("#keys"), offset=(3, 0))
            await until(app, lambda: len(session_of(app).entries) == 0)

    played(test)


def test_clicking_a_tab_on_a_small_screen_shows_it() -> None:
    async def test() -> None:
        app = table_of(castle_at(asks("ask-rest")))
        async with opened(app) as pilot:
            names = app.voice.say("table-page-part"), app.voice.say("table-prisoners")
            await pilot.click("#tabs", offset=(len(names[0]) + 6, 0))
            await sees(app, "M3 C1 W4")
            await hit(app, "tab", "• ")

    played(test)


@pytest.mark.parametrize("size", [SMALL, LARGE, (100, 30), (80, 50), (140, 26), (60, 18)])
def test_question_and_answers_are_on_the_screen_in_any_size(size: tuple[int, int]) -> None:
    async def test() -> None:
        app = table_of(castle_at(asks("ask-rest", 1), players=3))
        async with opened(app, size):
            everything_is_seen(app, size)
            await hit(app, "l", "qui se repose")
            everything_is_seen(app, size)

    played(test)


def everything_is_seen(app: TableApp, size: tuple[int, int]) -> None:
    """The question and its answers stand on the screen, inside their frame, above the keys."""
    screen, seen = table(app), shown(app)
    assert screen.question.region.bottom <= size[1] - 1
    assert screen.question.region.height > 0
    assert screen.question.asked.split()[-1] in seen
    for row in screen.query(Row):
        if row.display:
            assert row.region.height > 0
            assert row.region.bottom <= screen.question.region.bottom - 1
    for number in screen.question.pages[0]:
        assert screen.question.entries[number].label.split()[0] in seen
    assert "F1" in seen
    assert "‹" not in seen


def test_too_small_a_window_says_so() -> None:
    async def test() -> None:
        app = table_of(castle())
        async with opened(app, (50, 12)):
            assert "60" in shown(app)
            assert "18" in shown(app)

    played(test)


def test_a_window_that_changes_its_size_is_drawn_anew() -> None:
    async def test() -> None:
        app = table_of(castle_at(asks("ask-rest")))
        async with opened(app, LARGE) as pilot:
            assert not table(app).has_class("-low")
            await pilot.resize_terminal(*SMALL)
            await sees(app, app.voice.say("table-prisoners"))
            assert table(app).has_class("-low")

    played(test)


def test_the_fight_is_told_by_shape_and_letter() -> None:
    async def test() -> None:
        session = castle_at(asks("ask-rest"))
        app = table_of(session)
        async with opened(app, LARGE):
            row = session.view(0)["table"]["fight"]["row"]
            signs = {"might": ("▲ M", "▲ F"), "cunning": ("◆ C", "◆ R"), "wisdom": ("● W", "● S")}
            for trait, _ in row:
                assert f"│ {signs[trait][0]} │" in shown(app) or f"║ {signs[trait][0]} " in shown(app)
            await hit(app, "l", "Valeur")
            for trait, _ in row:
                assert f" {signs[trait][1]} " in shown(app)

    played(test)


def test_many_answers_are_paged_and_the_numbers_follow_the_page() -> None:
    async def test() -> None:
        session = castle_at(asks("ask-turner", 10), players=4)
        app = table_of(session)
        async with opened(app):
            question = table(app).question
            assert len(question.pages) > 1
            assert all(len(page) <= 9 for page in question.pages)
            await hit(app, "right", lambda: question.page == 1)
            offer = table(app).offers[question.pages[1][0]]
            assert offer.is_aside
            await press(app, "1")
            assert session.entries[-1].action == offer.action
            assert session.entries[-1].seat == offer.seat

    played(test)


def test_bots_alone_play_to_the_end() -> None:
    async def test() -> None:
        app = table_of(kinds=["bot:judgement", "bot:random", "bot:judgement"], seed="bots")
        async with opened(app, LARGE):
            session = session_of(app)
            await until(app, session.is_over)
            await until(app, lambda: app.voice.say("table-again") in shown(app))

    played(test)


def test_bots_pause_and_space_skips_the_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = lingering(monkeypatch)

    async def test() -> None:
        app = table_of(kinds=["bot:judgement", "bot:judgement"], seed="pause")
        async with app.run_test(size=SMALL):
            await until(app, lambda: len(pauses) == 1)
            assert session_of(app).entries == []
            await hit(app, "space", lambda: len(session_of(app).entries) > 10)
            assert len(pauses) == 1

    played(test)


def test_space_again_and_bots_pause_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = lingering(monkeypatch)

    async def test() -> None:
        app = table_of(kinds=["bot:judgement", "bot:judgement"], seed="pause")
        async with app.run_test(size=SMALL):
            await until(app, lambda: len(pauses) == 1)
            await hit(app, "space", lambda: len(session_of(app).entries) > 3)
            await hit(app, "space", lambda: len(pauses) == 2)

    played(test)


def test_people_and_bots_at_one_table() -> None:
    """A person is asked for their own, may leave a shared question to the bot, and sees what the bot did."""

    async def test() -> None:
        app = table_of(kinds=["bot:judgement", "human"], seed="mixed", options={"castle": "first"})
        async with opened(app, LARGE):
            session = session_of(app)
            await until(app, lambda: bool(table(app).offers))
            assert session.state.prisoners[0].character != ""
            left = 0
            while not session.is_over() and left < 6:
                offers: list[Offer] = table(app).offers
                assert offers
                assert all(offer.action is None or offer.seat == 1 for offer in offers)
                if offers[0].action is None:
                    left += 1
                    assert "Leave it to" in shown(app)
                await press(app, "1")
            assert left > 0

    played(test)


def test_several_people_are_named_when_they_are_asked() -> None:
    async def test() -> None:
        app = table_of(castle(players=2))
        async with opened(app):
            await sees(app, "Seat 1")
            await press(app, "1")
            await sees(app, "Seat 2")
            await press(app, "1")
            await sees(app, "Together")

    played(test)


def test_a_refused_answer_is_a_sentence() -> None:
    async def test() -> None:
        app = table_of(castle())
        async with opened(app):
            screen = table(app)
            wrong = castle_at(asks("ask-rest")).legal(0)[0]
            screen.answer(Offer(0, wrong))
            await sees(app, app.voice.say("table-refused-illegal-answer"))
            await hit(app, "9", app.voice.say("table-not-an-answer", most=6))

    played(test)


def test_whatever_is_pressed_the_table_stands() -> None:
    """Keys in any order, before a screen stands too, while the window changes its size."""
    keys = "1 1 1 2 3 9 up down left right enter u U r h question_mark w l s o i e n space f1 tab pagedown é"

    async def test() -> None:
        rng = random.Random(7)
        app = table_of(kinds=["human", "bot:judgement"], seed="monkey", options={"castle": "first"})
        async with opened(app) as pilot:
            for number in range(100):
                key = rng.choice([*keys.split(" "), *["escape"] * 8])
                app.post_message(events.Key(key, key if len(key) == 1 else None))
                for _ in range(rng.choice([1, 1, 5, 25])):  # the app gets as far as that
                    await asyncio.sleep(0)
                if number % 50 == 49:
                    await pilot.resize_terminal(*rng.choice([SMALL, LARGE, (50, 10), (140, 26)]))
            await pilot.pause(0)
            assert app.return_value is None

    played(test)
