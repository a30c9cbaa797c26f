"""Two sides and a hidden hand at one keyboard: a curtain between the players, secret answers one after another."""

from __future__ import annotations

import pytest
from small_games.vault import game
from terminal.pilot import LARGE, hit, opened, played, press, sees, session_of, shown, table_of

from undercroft.engine.decision import Each
from undercroft.engine.session import Session
from undercroft.terminal.dialogs import Curtain
from undercroft.terminal.table import TableScreen


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
