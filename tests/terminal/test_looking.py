"""Looking things up, going back, keeping and resuming at the terminal table."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal.pilot import (
    LARGE,
    asks,
    castle,
    castle_at,
    hit,
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
from undercroft.terminal import saves
from undercroft.terminal.app import run
from undercroft.terminal.dialogs import Leafing, Picker, ReadingScreen
from undercroft.terminal.start import StartScreen
from undercroft.terminal.table import TableScreen

# -- back and forth --------------------------------------------------------------------------------------


def test_what_crosses_nothing_is_taken_back_at_once_and_brought_back() -> None:
    async def test() -> None:
        app = table_of(castle())
        async with opened(app):
            session = session_of(app)
            begun = session.digest()
            await press(app, "2")
            chosen = session.digest()
            await hit(app, "u", app.voice.say("table-undone"))
            assert session.digest() == begun
            await hit(app, "u", app.voice.say("table-nothing-to-undo"))
            await hit(app, "r", app.voice.say("table-redone"))
            assert session.digest() == chosen
            await hit(app, "r", app.voice.say("table-nothing-to-redo"))

    played(test)


def test_what_crosses_a_roll_is_asked_about_first() -> None:
    async def test() -> None:
        session = castle_at(asks("ask-rest"))
        app = table_of(session)
        async with opened(app):
            before = session.digest()
            await press(app, "1")
            after = session.digest()
            await hit(app, "u", Picker)
            await sees(app, app.voice.say("table-crosses-roll"))
            await hit(app, "escape", TableScreen)
            assert session.digest() == after
            await hit(app, "u", Picker)
            await hit(app, "1", lambda: session.digest() == before)
            await hit(app, "r", lambda: session.digest() == after)

    played(test)


def test_back_to_the_turning_of_the_page() -> None:
    async def test() -> None:
        session = castle_at(lambda session: asks("ask-rest")(session) and session.state.fight.round == 2)
        app = table_of(session)
        async with opened(app):
            count = len(session.entries)
            await hit(app, "U", Picker)
            await sees(app, app.voice.say("mark-page"), app.voice.say("mark-round"))
            await hit(app, "2", lambda: len(session.entries) < count)
            fight = session.state.fight
            assert fight is None or fight.round == 1
            await hit(app, "r", lambda: len(session.entries) == count)

    played(test)


def test_with_bots_one_goes_back_to_the_own_last_question() -> None:
    async def test() -> None:
        app = table_of(kinds=["human", "bot:judgement", "bot:judgement"], seed="back")
        async with opened(app):
            session = session_of(app)
            await press(app, "1")
            await until(app, lambda: bool(table(app).offers))
            assert len(session.entries) >= 3
            await hit(app, "u", Picker)
            await hit(app, "1", lambda: len(session.entries) == 0)
            await hit(app, "r", lambda: len(session.entries) >= 3)

    played(test)


# -- looking things up -----------------------------------------------------------------------------------


def test_a_hint_shows_chances_beside_the_answers() -> None:
    async def test() -> None:
        app = table_of(castle_at(asks("ask-way")))
        async with opened(app, LARGE):
            await hit(app, "h", "★")
            assert shown(app).count("%") >= len(session_of(app).decision.options)
            assert app.voice.say("table-hint-best", option="").strip(" .") in shown(app)
            await press(app, "1")
            await until(app, lambda: "★" not in shown(app))

    played(test)


@pytest.mark.parametrize(("lang", "words"), [("en", "Before each round"), ("fr", "Avant chaque round")])
def test_the_rule_behind_the_question(lang: str, words: str) -> None:
    async def test() -> None:
        app = table_of(castle_at(asks("ask-rest")), lang)
        async with opened(app):
            await hit(app, "question_mark", ReadingScreen)
            await sees(app, "EC-DEC-12", words)
            await hit(app, "escape", TableScreen)

    played(test)


def test_why_not() -> None:
    async def test() -> None:
        session = castle_at(lambda session: bool(session.game.why_not(session.state, session.decision, 0)))
        app = table_of(session)
        async with opened(app):
            blocked = session.game.why_not(session.state, session.decision, 0)[0]
            await hit(app, "w", ReadingScreen)
            await sees(app, blocked.rule, app.voice.why(session.state, blocked).split()[0])

    played(test)


def test_cards_help_and_log_can_be_read() -> None:
    async def test() -> None:
        app = table_of(castle_at(asks("ask-turner", 1)))
        async with opened(app):
            await hit(app, "i", Leafing)
            await hit(app, "down", lambda: isinstance(app.screen, Leafing) and app.screen.cursor == 1)
            await hit(app, "escape", TableScreen)
            await hit(app, "f1", "PgUp")
            await hit(app, "escape", TableScreen)
            await hit(app, "e", ReadingScreen)
            await sees(app, "•")

    played(test)


def test_the_language_is_switched_in_play() -> None:
    async def test() -> None:
        app = table_of(castle_at(asks("ask-rest", 1)))
        async with opened(app, LARGE):
            assert "who rests?" in shown(app)
            before = session_of(app).digest()
            await hit(app, "l", "qui se repose")
            seen = shown(app)
            for words in ("qui se repose", "Journal", "Possible aussi", "annuler", "PV", "La page ordonne"):
                assert words in seen
            for words in ("who rests", "Log", "take back", " HP"):
                assert words not in seen
            await hit(app, "l", "who rests?")
            assert session_of(app).digest() == before

    played(test)


# -- keeping ---------------------------------------------------------------------------------------------


def test_saved_and_resumed_it_is_the_same_position(saves_folder: Path) -> None:
    async def test() -> None:
        session = castle_at(asks("ask-rest"))
        app = table_of(session)
        async with opened(app):
            await press(app, "1")
            await hit(app, "s", app.voice.say("table-saved", file="").strip())
            files = list(saves_folder.glob("*.save"))
            assert len(files) == 1
            assert files[0].name[:20] in shown(app).replace("\n", "").replace("│", "").replace(" ", "")
            there = session.digest()
            await press(app, "1")
            await hit(app, "o", Picker)
            await hit(app, "enter", TableScreen)
            await until(app, lambda: session_of(app) is not session)
            assert session_of(app).digest() == there
        again = table_of(resume=files[0])
        async with opened(again):
            assert session_of(again).digest() == there
            assert again.sitting is not None
            assert again.sitting.seats.kinds == ["human"]

    played(test)


def test_who_sat_where_is_resumed_too() -> None:
    session = castle(players=2)
    file = saves.write(session, ["bot:random", "human"])
    app = table_of(resume=file)
    assert app.sitting is not None
    assert app.sitting.seats.kinds == ["bot:random", "human"]


@pytest.mark.parametrize("content", [b"", b"{}\nnothing\n", b"not a save at all", None])
def test_a_save_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, content: bytes | None) -> None:
    async def test() -> None:
        file = tmp_path / "bad.save"
        if content is not None:
            file.write_bytes(content)
        app = table_of(resume=file)
        async with opened(app):
            assert isinstance(app.screen, StartScreen)
            assert app.voice.say("table-refused-bad-save", reason="").split("(")[0] in shown(app)
            await hit(app, "1", TableScreen)

    played(test)


def test_a_bad_save_opened_at_the_table_leaves_the_game_alone(saves_folder: Path) -> None:
    async def test() -> None:
        app = table_of(castle())
        async with opened(app):
            saves_folder.mkdir(parents=True, exist_ok=True)
            (saves_folder / "dark-castle-broken.save").write_bytes(b"{}\n")
            session = session_of(app)
            await hit(app, "o", Picker)
            await hit(app, "1", TableScreen)
            await sees(app, app.voice.say("table-refused-bad-save", reason="").split("(")[0])
            assert session_of(app) is session

    played(test)


def test_a_notice_after_loading_is_shown() -> None:
    async def test() -> None:
        session = castle()
        session.game.content, kept = "other cards", session.game.content
        try:
            file = saves.write(session, ["human"])
        finally:
            session.game.content = kept
        app = table_of(resume=file)
        async with opened(app):
            assert app.voice.say("table-notice-content-changed")[:40] in shown(app)

    played(test)


def test_leaving_asks_about_what_is_not_saved(saves_folder: Path) -> None:
    async def test() -> None:
        app = table_of(castle())
        async with opened(app):
            await press(app, "1")
            kept = list(saves_folder.glob("*kept*.save"))
            assert len(kept) == 1
            await hit(app, "q", Picker)
            await hit(app, "escape", TableScreen)
            await hit(app, "q", Picker)
            await hit(app, "1", lambda: app.return_value is not None)
        assert app.return_value == 0
        assert [file.name for file in saves_folder.glob("*.save") if "kept" in file.name] == []
        assert len(list(saves_folder.glob("*.save"))) == 1

    played(test)


def test_an_interrupted_game_can_be_gone_on_with(saves_folder: Path) -> None:
    async def test() -> None:
        session = castle_at(asks("ask-rest"))
        saves_folder.mkdir(parents=True)
        (saves_folder / "dark-castle-kept-0.save").write_bytes(session.save())
        app = table_of()
        async with opened(app):
            assert isinstance(app.screen, StartScreen)
            assert app.voice.say("table-interrupted-game") in shown(app)
            await hit(app, "1", TableScreen)
            assert session_of(app).digest() == session.digest()
            assert not (saves_folder / "dark-castle-kept-0.save").exists()

    played(test)


# -- the start and the end -------------------------------------------------------------------------------


def test_the_start_offers_a_first_game_and_a_new_one() -> None:
    async def test() -> None:
        app = table_of()
        async with opened(app) as pilot:
            await hit(app, "l", "premier château")
            await hit(app, "l", "first castle")
            await hit(app, "2", app.voice.say("table-how-many"))
            await hit(app, "right", "2 players")
            await pilot.press("down", "right", "right")
            await sees(app, app.voice.say("table-bot-judgement"))
            await pilot.press("up", "up", "up")
            await hit(app, "enter", TableScreen)
            assert app.sitting is not None
            assert app.sitting.seats.kinds == ["bot:judgement", "human"]

    played(test)


def test_the_first_castle_begins_at_a_key() -> None:
    async def test() -> None:
        app = table_of()
        async with opened(app):
            await hit(app, "1", TableScreen)
            assert session_of(app).options["castle"] == "first"

    played(test)


def test_at_the_end_one_plays_again() -> None:
    async def test() -> None:
        session = Session.start("dark-castle", 1, "end", {"castle": "first"})
        app = table_of(session)
        while session.decision is not None:
            session.act(session.decision.options[-1])
        async with opened(app, LARGE):
            seen = shown(app)
            assert app.voice.say("table-over") in seen
            assert app.voice.outcome(session.state)[:30] in seen
            assert app.voice.say("table-pages-turned", count=len(session.state.turned) - 1) in seen
            for prisoner in session.state.prisoners:
                assert app.voice.say(f"character-{prisoner.character}") in seen
            await hit(app, "e", ReadingScreen)
            await hit(app, "escape", TableScreen)
            await hit(app, "n", lambda: session_of(app) is not session)
            assert session_of(app).options == session.options

    played(test)


def test_wrong_usage_is_one_sentence_and_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("no-such-game") == 2
    assert run("dark-castle", players=9) == 2
    assert run("dark-castle", seats=["human", "bot:nobody"]) == 2
    assert run("dark-castle", seats=["somebody"]) == 2
    assert run("dark-castle", players=1, options={"castle": "sandcastle"}) == 2
    said = capsys.readouterr().err.strip().split("\n")
    assert len(said) == 5
    assert all(said)
