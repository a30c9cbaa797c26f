"""Two sides and a hidden hand at one keyboard: a curtain between the players, secret answers one after another."""

from __future__ import annotations

import pytest
from small_games.causeway import game as causeway
from small_games.riddle import game as riddle
from small_games.vault import game
from small_games.vault.state import Advance, Pace, Vault
from terminal.pilot import (
    LARGE,
    SMALL,
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

from undercroft.engine.decision import Each
from undercroft.engine.session import Session
from undercroft.terminal import sentences
from undercroft.terminal.app import TableApp
from undercroft.terminal.dialogs import Curtain, Picker, ReadingScreen
from undercroft.terminal.seats import first_seats
from undercroft.terminal.table import TableScreen
from undercroft.terminal.voice import Voice


def test_what_one_answers_in_secret_the_next_does_not_see() -> None:
    async def test() -> None:
        app = table_of(Session.start(game, 2, "secret"))
        async with opened(app, LARGE):
            await sees(app, "Seat 1")
            await hit(app, "enter", TableScreen)
            await sees(app, "How do you go about it", "hand:")
            await hit(app, "2", Curtain)
            await hit(app, "enter", TableScreen)
            await sees(app, "How do you go about it")
            assert "hand:" not in shown(app)
            decision = session_of(app).decision
            assert isinstance(decision, Each)
            assert decision.waiting() == [1]

    played(test)


@pytest.mark.parametrize("kinds", [["bot:judgement", "human"], ["human", "bot:random"]])
def test_a_vault_is_played_to_its_end(kinds: list[str]) -> None:
    async def test() -> None:
        session = Session.start(game, 2, "whole")
        app = table_of(session, kinds=kinds)
        async with opened(app, LARGE):
            while not session.is_over():
                await press(app, "1")

    played(test)


async def is_asked(app: TableApp, words: str) -> None:
    """Wait until the question says this, wherever its lines break."""
    await until(app, lambda: words in table(app).question.asked)


def test_one_thinks_better_of_a_secret_answer_while_others_are_awaited() -> None:
    async def test() -> None:
        app = table_of(Session.start(game, 3, "secret"), kinds=["human", "human", "bot:judgement"])
        async with opened(app, LARGE):
            await hit(app, "enter", TableScreen)
            await sees(app, "In secret: Seat 1")
            await is_asked(app, "Answered: Seat 3 (Judgement). Still awaited: Seat 1 and Seat 2.")
            await hit(app, "1", Curtain)
            await hit(app, "enter", TableScreen)
            await sees(app, "In secret: Seat 2", "Change the answer of Seat 1")
            await is_asked(app, "Answered: Seat 1 and Seat 3 (Judgement). Still awaited: Seat 2.")
            decision = session_of(app).decision
            assert isinstance(decision, Each)
            assert decision.given[0] == Pace("quick")
            await hit(app, "3", Curtain)
            await hit(app, "enter", TableScreen)
            await sees(app, "In secret: Seat 1", "hand:")
            await hit(app, "2", Curtain)
            assert decision.given[0] == Pace("quiet")
            await hit(app, "enter", TableScreen)
            await hit(app, "l", "Changer la réponse de Siège 1")
            await sees(app, "En secret\u00a0: Siège 2")
            await is_asked(app, "On attend encore\u00a0: Siège 2.")

    played(test)


# -- standing orders -------------------------------------------------------------------------------------


def vault_at_window(players: int = 2) -> Session:
    """The warden is asked at a window: a thief has gone a room deeper. What the warden holds is known."""
    session = Session.start(game, players, "orders")
    assert isinstance(session.state, Vault)
    cards = sorted(session.state.deck + session.state.hand)
    session.state.hand[:] = ["pit.1", "alarm.1"]
    session.state.deck[:] = [card for card in cards if card not in session.state.hand]
    for seat in range(players):
        session.act(Pace("quiet" if seat else "quick"), seat)
    session.act(Advance())
    assert session.decision is not None
    assert session.decision.window == "advanced"
    return session


async def choose_order(app: TableApp, moment: str, choice: str, then: str) -> None:
    """In the list of moments take this one, and of the ways to meet it this."""
    await hit(app, moment, lambda: isinstance(app.screen, Picker) and len(app.screen.labels) > 3)
    await hit(app, choice, lambda: isinstance(app.screen, Picker) and len(app.screen.labels) == 2)
    await sees(app, then)


def test_a_person_says_when_to_be_stopped() -> None:
    async def test() -> None:
        app = table_of(vault_at_window(), kinds=["human", "bot:judgement"])
        async with opened(app, LARGE):
            await sees(app, "m stops", "A thief has gone a room deeper")
            await hit(app, "m", Picker)
            await sees(app, "A thief goes deeper: as usual: stop me", "A thief searches: as usual: let it pass")
            assert "waiting may tell" not in shown(app)
            await choose_order(app, "2", "2", "A thief searches: stop me")
            # What looks at the hand is offered with a word, and so it stands.
            await hit(app, "2", "▸ 2 Stop me")
            await sees(app, "5 Stop me only for Alarm", "waiting may tell")
            await hit(app, "5", "A thief searches: stop me only for Alarm")
            await sees(app, "waiting may tell")
            await hit(app, "escape", TableScreen)
            session = session_of(app)
            assert [order.to_text() for order in session.orders[0].values()] == ["searched card alarm.1"]
            await hit(app, "l", "Un voleur s’est avancé")
            await sees(app, "m arrêts")
            await hit(app, "m", "Quand m’arrêter")
            await sees(app, "Un voleur fouille\u00a0: m’arrêter seulement pour Alarme")
            await choose_order(app, "2", "1", "Un voleur fouille\u00a0: comme d’habitude\u00a0: laisser passer")
            await hit(app, "escape", TableScreen)
            assert session.orders[0] == {}

    played(test)


def test_an_order_for_the_moment_that_is_asked_about_lets_it_go_by() -> None:
    async def test() -> None:
        app = table_of(vault_at_window(), kinds=["human", "human"])
        async with opened(app, LARGE):
            await hit(app, "enter", TableScreen)
            session = session_of(app)
            await hit(app, "m", "Whose?")
            await hit(app, "1", "A thief goes deeper: as usual: stop me")
            await choose_order(app, "1", "3", "A thief goes deeper: let it pass")
            await hit(app, "escape", Curtain)
            await sees(app, "Seat 2")
            await hit(app, "enter", TableScreen)
            await sees(app, "go deeper, or search?")
            assert session.decision is not None
            assert session.decision.leader == 1
            await hit(app, "1", lambda: session.decision is not None and session.decision.count == 1)
            assert isinstance(app.screen, TableScreen), "the warden was asked, though the order said no"

    played(test)


@pytest.mark.parametrize(("key", "order"), [("3", "turn"), ("4", "pass")])
def test_in_the_question_itself_one_may_let_such_moments_pass(key: str, order: str) -> None:
    async def test() -> None:
        app = table_of(vault_at_window(), kinds=["human", "bot:judgement"])
        async with opened(app, LARGE):
            await sees(app, "Pass until the end of the turn", "Do not stop me here any more")
            session = session_of(app)
            before = len(session.entries)
            await hit(app, key, lambda: len(session.entries) > before)
            assert session.orders[0]["advanced"].how == order
            assert session.entries[before].text == "order", "the open window went by"

    played(test)


def test_nobody_at_the_keyboard_sees_another_s_orders() -> None:
    async def test() -> None:
        session = vault_at_window()
        session.order(0, "searched", "card", "alarm.1")
        session.order(0, "advanced", "pass")
        app = table_of(session, kinds=["human", "human"])
        async with opened(app, LARGE):
            await sees(app, "Seat 2")
            await hit(app, "enter", TableScreen)
            await sees(app, "go deeper, or search?")
            await hit(app, "m", "Whose?")
            assert "Alarm" not in shown(app)
            await hit(app, "1", Curtain)
            await sees(app, "Seat 1")
            assert "Alarm" not in shown(app)
            await hit(app, "enter", Picker)
            await sees(app, "stop me only for Alarm")
            assert "go deeper, or search?" not in shown(app), "the thief's table is covered"
            await hit(app, "escape", Curtain)
            await sees(app, "Seat 2")
            assert "Alarm" not in shown(app)
            await hit(app, "enter", TableScreen)
            await hit(app, "m", "Whose?")
            await hit(app, "escape", TableScreen)
            await hit(app, "m", "Whose?")
            await hit(app, "2", "A thief searches: as usual: let it pass")
            assert "Alarm" not in shown(app)

    played(test)


def test_where_hands_are_hidden_every_change_of_hands_has_a_curtain() -> None:
    """Also back from an open question: whoever answered that may still sit there when the warden is asked."""

    async def test() -> None:
        session = vault_at_window()
        app = table_of(session, kinds=["human", "human"])
        async with opened(app, LARGE):
            await hit(app, "enter", TableScreen)
            await sees(app, "hand:")
            await hit(app, "1", Curtain)
            await sees(app, "Seat 2")
            await hit(app, "enter", TableScreen)
            await hit(app, "1", Curtain)
            await sees(app, "Seat 1")
            assert "hand:" not in shown(app)

    played(test)


def test_a_game_without_moments_has_no_orders() -> None:
    async def test() -> None:
        app = table_of(Session.start(riddle, 1, "riddle"))
        async with opened(app, LARGE):
            sitting = table(app).sitting
            assert "m" not in [key.key for key in sentences.keys(sitting, app.voice)]
            assert "when to stop me" not in sentences.help_page(app.voice, 80).plain
            await hit(app, "m", TableScreen)
            await hit(app, "f1", ReadingScreen)

    played(test)


@pytest.mark.parametrize(("lang", "word"), [("en", "m stops"), ("fr", "m arrêts")])
def test_the_key_for_orders_is_shown_where_there_is_little_room_too(lang: str, word: str) -> None:
    async def test() -> None:
        app = table_of(vault_at_window(), lang, ["human", "bot:judgement"])
        async with opened(app, SMALL):
            await sees(app, word)

    played(test)


def test_the_key_for_orders_is_told_in_the_help() -> None:
    assert "when to stop me" in sentences.help_page(Voice(game, "en"), 80).plain


# -- the end ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "lang", "words"),
    [
        (["human", "bot:random"], "en", "Your side has won."),
        (["bot:random", "human"], "en", "Your side has lost. Victory goes to the warden."),
        (["human", "human"], "en", "Victory goes to the warden."),
        (["bot:random", "bot:random"], "en", "Victory goes to the warden."),
        (["human", "bot:random"], "fr", "Votre camp a gagné."),
        (["bot:random", "human"], "fr", "Votre camp a perdu. La victoire revient au gardien."),
    ],
)
def test_the_end_is_told_from_where_one_sits(kinds: list[str], lang: str, words: str) -> None:
    async def test() -> None:
        session = Session.start(game, 2, "whole")
        assert isinstance(session.state, Vault)
        while session.decision is not None:
            session.act(session.legal(session.decision.leader)[0])
        assert session.outcome() == "kept"
        app = table_of(session, lang, kinds)
        async with opened(app, LARGE):
            await is_asked(app, words)
            assert table(app).question.asked.split("\n")[0] == words

    played(test)


# -- bots in secret, and who needs a curtain -------------------------------------------------------------


def test_what_a_bot_answers_in_secret_is_not_told_and_comes_at_a_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by the line that says what bots answer either, nor by how long it took."""
    beats: list[bool] = []
    noted: list[str] = []
    wait_for_beat, note = TableScreen.wait_for_beat, TableScreen.note

    async def beat(screen: TableScreen, began: float) -> None:
        beats.append(screen.sitting.asks_in_secret())
        await wait_for_beat(screen, began)

    def take_down(screen: TableScreen, said: str) -> None:
        noted.append(said)
        note(screen, said)

    monkeypatch.setattr(TableScreen, "wait_for_beat", beat)
    monkeypatch.setattr(TableScreen, "note", take_down)

    async def test() -> None:
        session = Session.start(causeway, 2, "whole")
        app = table_of(session, kinds=["human", "bot:judgement"])
        async with opened(app, LARGE):
            while len(session.entries) < 8 and not session.is_over():
                await press(app, "4" if isinstance(app.screen, TableScreen) else "enter")
        assert beats == [True] * len(beats)
        assert len(beats) >= 3
        assert not [said for said in noted if "Pass" in said or "Play" in said]

    played(test)


def test_those_who_hold_nothing_need_no_curtain() -> None:
    async def test() -> None:
        session = Session.start(causeway, 3, "curtain")
        app = table_of(session, kinds=["human", "human", "human"])
        async with opened(app, LARGE):
            await sees(app, "How far do you walk?")
            await hit(app, "1", lambda: session.decision is not None and session.decision.leader == 1)
            await sees(app, "How far do you walk?")
            assert isinstance(app.screen, TableScreen)
            assert "hand:" not in shown(app)
            session.order(2, "strode", "stop")
            await hit(app, "1", Curtain)
            await sees(app, "Seat 3")
            await hit(app, "enter", TableScreen)
            await sees(app, "hand:")
            await hit(app, "1", lambda: session.decision is not None and session.decision.leader == 0)
            await sees(app, "How far do you walk?")
            assert isinstance(app.screen, TableScreen), "the walker may see the table at once"
            assert "hand:" not in shown(app)
            await hit(app, "1", Curtain)

    played(test)


def test_a_first_game_is_played_against_bots_and_seats_name_their_side() -> None:
    assert first_seats(causeway, {}) == ["human", "bot:judgement"]
    assert first_seats(riddle, {}) == ["human"]

    async def test() -> None:
        app = TableApp(causeway, "en")
        async with opened(app, LARGE):
            await hit(app, "1", "Seat 1 · The walkers: ‹ person at this keyboard ›")
            await sees(app, "Seat 2 · The lurker")

    played(test)
