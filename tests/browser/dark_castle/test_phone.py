"""On a phone, with a finger: from the front door to the first fight, nothing too small, nothing out of sight."""

from __future__ import annotations

from browser.conftest import Coming
from browser.dark_castle.board import FIRST
from browser.seat import Seat
from browser.thumb import fits
from browser.visitor import PHONE, reads_well
from browser.words import WORDS
from playwright.sync_api import expect


def test_from_the_door_to_the_first_fight(come: Coming) -> None:
    """By taps alone, in French."""
    visitor = come("fr", size=PHONE, touch=True)
    page = visitor.go()
    page.locator("article a.cover").first.wait_for()
    fits(page)
    page.locator("article[data-game=dark-castle] a.cover").tap()
    page.get_by_text(FIRST["fr"], exact=True).tap()
    fits(page)
    page.get_by_role("button", name=WORDS["fr"]["start"], exact=True).tap()
    seat = visitor.seat()
    for _ in range(60):
        fits(page)
        reads_well([page])
        if page.locator("[data-thing^='die:']").count():
            break
        tap(seat)
    else:
        raise AssertionError("no fight came")
    tap(seat)
    fits(page)
    for kind in ("log", "chat", "seats", "question"):
        page.locator(f"#tab-{kind}").tap()
        expect(page.locator(f"#panel-{kind}")).to_be_visible()
        fits(page)


def tap(seat: Seat) -> None:
    """Give the first answer with a finger: on the board where it can be seen, else by its button."""
    steps = seat.steps()
    option = seat.options()[0]
    reach = seat.page.locator(f".reach[aria-label$='{option.text}']")
    if reach.count():
        reach.first.tap()
    else:
        seat.button(option).tap()
    seat.until(steps)
