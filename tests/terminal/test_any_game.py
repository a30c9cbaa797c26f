"""The table knows no game: it plays one that has no panel, no rulebook and something to hide."""

from __future__ import annotations

import pytest
from small_games.riddle import game
from terminal.pilot import (
    LARGE,
    SMALL,
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

from undercroft.engine.session import Session
from undercroft.terminal.dialogs import Curtain, ReadingScreen
from undercroft.terminal.drawing import DOUBLE, Die, bar, boxes, hanging, wrapped
from undercroft.terminal.keybar import KeyLabel, shortened
from undercroft.terminal.panel import Outline, PlainPanel
from undercroft.terminal.table import TableScreen
from undercroft.terminal.voice import Voice, next_language, own_language


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_game_without_anything_of_its_own(size: tuple[int, int]) -> None:
    async def test() -> None:
        app = table_of(Session.start(game, 1, "riddle"))
        async with opened(app, size):
            assert isinstance(table(app).panel, PlainPanel)
            await sees(app, "Hide a number.", "Number 1", "mine: 0", "nothing: –", "more answers (1/2)")
            await hit(app, "question_mark", ReadingScreen)
            await sees(app, "RI-01")
            await hit(app, "escape", TableScreen)
            await hit(app, "w", ReadingScreen)
            await hit(app, "escape", TableScreen)
            await hit(app, "i", app.voice.say("table-no-cards"))
            await hit(app, "l", "Cachez un nombre.")
            await hit(app, "right", "(2/2)")
            await press(app, "2")
            await sees(app, "Personne ne saura jamais.")
            assert session_of(app).is_over()

    played(test)


def test_what_one_hides_the_next_at_the_keyboard_does_not_see() -> None:
    async def test() -> None:
        app = table_of(Session.start(game, 2, "riddle"))
        async with opened(app):
            await sees(app, "Seat 1")
            assert isinstance(app.screen, Curtain)
            await hit(app, "enter", TableScreen)
            await sees(app, "Hide a number.")
            await hit(app, "7", Curtain)
            await sees(app, "Seat 2")
            assert "mine: 7" not in shown(app)
            await hit(app, "enter", TableScreen)
            await sees(app, "mine: 0")

    played(test)


def test_a_hidden_question_of_a_bot_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = lingering(monkeypatch)

    async def test() -> None:
        app = table_of(Session.start(game, 2, "riddle"), kinds=["bot:random", "bot:random"])
        async with app.run_test(size=SMALL):
            await until(app, lambda: len(pauses) == 1)
            assert session_of(app).decision is not None
            assert "Hide a number." not in shown(app)

    played(test)


def test_both_languages_have_every_word_of_the_table() -> None:
    english, french = Voice(game, "en"), Voice(game, "fr")
    known = [set(voice._bundle._messages) for voice in (english, french)]
    assert known[0] == known[1]


def test_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert own_language() == "en"
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert own_language() == "fr"
    monkeypatch.setenv("LC_ALL", "de_DE")
    assert own_language() == "en"
    assert [next_language("en"), next_language("fr")] == ["fr", "en"]


def test_drawing() -> None:
    assert bar(0, 4) == "░░░░"
    assert bar(3, 4) == "███░"
    assert bar(1, 100, 5) == "█░░░░"
    assert boxes([Die("▲ M"), Die("◆ C", DOUBLE, "×2")], 40) == [
        "┌─────┐ ╔═════╗",
        "│ ▲ M │ ║ ◆ C ║",
        "└─────┘ ╚ ×2 ═╝",
    ]
    assert len(boxes([Die("▲ M")] * 9, 30)) == 9
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("verylongword", 5) == ["veryl", "ongwo", "rd"]
    assert hanging("one two three", 9, "· ") == "· one two\n  three"
    assert Outline({}).lines({"a": [1, 2], "b": {"c": None}}) == ["a: 1, 2", "b", "  c: –"]


def test_plain_data_is_called_as_the_faces_call_it() -> None:
    faces = {"cards": {"pit": {"name": "Fosse"}}, "traits": {"might": "Force"}, "outline": {"labels": {"hand": "Main"}}}
    told = Outline(faces, "fr").lines({"hand": ["pit.2", "might", "other"], "thieves": [{"seat": 0, "room": 3}]})
    assert told == [
        "Main\N{NO-BREAK SPACE}: Fosse, Force, other",
        "thieves",
        "  seat\N{NO-BREAK SPACE}: 1",
        "  room\N{NO-BREAK SPACE}: 3",
    ]


def test_keys_that_do_not_fit_give_way_in_order() -> None:
    keys = [KeyLabel("a", "aaaa", ""), KeyLabel("b", "bbbb", "", 1), KeyLabel("c", "cccc", "", 2)]
    assert [key.key for key in shortened(keys, 100)] == ["a", "b", "c"]
    assert [key.key for key in shortened(keys, 15)] == ["a", "b"]
    assert [key.key for key in shortened(keys, 1)] == ["a"]
