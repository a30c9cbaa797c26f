"""The server is killed in the middle of a game and started again."""

from __future__ import annotations

import signal
from pathlib import Path

from browser.ahead import asks, play_on
from browser.conftest import Coming
from playwright.sync_api import expect
from serving import start


def test_a_game_goes_on_after_the_server_was_killed(come: Coming, tmp_path: Path) -> None:
    """The page says so, comes back by itself, and everything acknowledged is still there."""
    house = start(tmp_path / "data")
    try:
        visitor = come(url=house.url)
        visitor.expects(
            "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection to"
        )
        opened = house.open(options={"castle": "first"}, seed="killed")
        play_on(house, opened, asks("Rest"), "killed")
        seat = visitor.sit(opened)
        seat.press(seat.options()[0])
        question, options, lines = seat.question, seat.options(), seat.lines()
        board, headline = seat.board(), seat.headline()

        house.stop(signal.SIGKILL)
        expect(visitor.page.get_by_text("The line is cut")).to_be_visible()
        steps = seat.steps()
        house = start(tmp_path / "data", port=house.port)
        seat.until(steps)
        expect(visitor.page.get_by_text("The line is cut")).to_have_count(0)
        assert (seat.question, seat.options(), seat.board(), seat.headline()) == (question, options, board, headline)
        assert seat.lines() == lines
        seat.press(seat.options()[0])
        assert len(seat.lines()) > len(lines)
    finally:
        house.stop(signal.SIGKILL)
