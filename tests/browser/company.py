"""Two people at one table, each with a browser of their own."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from browser.conftest import Coming
from browser.seat import PATIENCE, Option, Seat
from browser.visitor import Visitor
from playwright.sync_api import TimeoutError as NotThere
from serving import Served

SOON = 10_000  # ms; an answer that is no longer asked for does not come back
WITH_A_FRIEND = [{"who": "me", "name": "Ada"}, {"who": "friend", "name": "Ben"}]
WITH_A_BOT = [*WITH_A_FRIEND, {"who": "bot", "bot": "judgement", "name": "Bolt"}]


class Pair(NamedTuple):
    """Ada, who opened the table, and Ben."""

    ada: Visitor
    ben: Visitor
    at_ada: Seat
    at_ben: Seat


def pair(house: Served, come: Coming, chairs: list[dict[str, Any]] = WITH_A_FRIEND, **table: Any) -> Pair:
    """Both sit down."""
    opened = house.open(chairs=chairs, **table)
    joined = house.ask(
        "POST", f"/api/tables/{opened['table']}/join", json={"invite": opened["invites"][0]["invite"], "name": "Ben"}
    ).json()
    ada, ben = come(name="Ada"), come(name="Ben")
    return Pair(ada, ben, ada.sit(opened), ben.sit(joined))


def asked(*seats: Seat) -> Seat:
    """Whoever may answer now, once somebody may."""
    page = seats[0].page
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for seat in seats:
            if seat.options():
                return seat
        page.wait_for_timeout(25)
    raise AssertionError(f"nobody is asked: {[seat.status.inner_text() for seat in seats]}")


def play_until(seats: list[Seat], kind: str, most: int = 80) -> None:
    """First answers by turns, until somebody is asked for that kind of answer."""
    for _ in range(most):
        seat = asked(*seats)
        options = seat.options()
        if any(option.action[0] == kind for option in options):
            return
        pressed(seat, options[0])
    raise AssertionError(f"nobody was ever asked for {kind}")


def pressed(seat: Seat, option: Option) -> bool:
    """Answer by the button, if it is still asked for: another's answer may be on its way to this page."""
    steps = seat.steps()
    try:
        seat.button(option).click(timeout=SOON)
    except NotThere:
        return False
    seat.until(steps)
    return True
