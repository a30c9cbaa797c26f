"""A game once more: by slider and keys, by a link to a step, and on from there at a new table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.ahead import never, play_on
from browser.conftest import Coming
from browser.visitor import Visitor, reads_well
from playwright.sync_api import Page, expect
from serving import Served


@pytest.fixture(scope="module")
def ended(house: Served) -> dict[str, Any]:
    """A table whose game is over: it is looked at, and stays as it is."""
    opened = house.open(options={"castle": "first"}, seed="again")
    assert play_on(house, opened, never, "again")
    return opened


def look_back(visitor: Visitor, opened: dict[str, Any], step: int = 0) -> Page:
    """Open the replay of a table."""
    visitor.sit(opened)
    page = visitor.go(f"#/replay/{opened['table']}/{step}")
    page.locator(".slide input").wait_for()
    return page


def shows(page: Page, step: int) -> None:
    """This step is shown, and the address says so."""
    expect(page.locator(".slide input")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"/{step}$"))


def leaves(page: Page, step: int) -> int:
    """Another step than this is shown; which."""
    slider = page.locator(".slide input")
    expect(slider).not_to_have_value(str(step))
    return int(slider.input_value())


def test_slider_and_keys_lead_through_it(come: Coming, ended: dict[str, Any]) -> None:
    """Forward, back, to the end, by chapters; the board and the address follow."""
    visitor = come()
    page = look_back(visitor, ended)
    slider = page.locator(".slide input")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    shows(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    shows(page, 2)
    page.keyboard.press("ArrowLeft")
    shows(page, 1)
    page.keyboard.press("PageDown")
    by_chapter = leaves(page, 1)
    assert by_chapter > 1
    page.keyboard.press("PageUp")
    assert leaves(page, by_chapter) < by_chapter
    page.keyboard.press("End")
    shows(page, last)
    expect(page).to_have_url(re.compile(rf"/replay/{ended['table']}/\d+$"))
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    how = page.get_by_role("button", name="How it went")
    how.click()
    expect(page.locator("dialog svg").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    shows(page, 0)
    slider.fill(str(last // 2))
    shows(page, last // 2)
    board = page.locator("section.board").inner_text()
    page.get_by_role("button", name="One step on").click()
    shows(page, last // 2 + 1)
    page.get_by_role("button", name="One step back").click()
    shows(page, last // 2)
    assert page.locator("section.board").inner_text() == board
    assert page.locator(".reach").count() == 0
    assert len([request for request in visitor.requests if "/replay" in request.url]) == 1
    reads_well([page])


def test_it_plays_by_itself(come: Coming, ended: dict[str, Any]) -> None:
    """And stops when asked to."""
    page = look_back(come(), ended)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('.slide input').value) >= 2")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_its_step(come: Coming, ended: dict[str, Any]) -> None:
    """Opened afresh, it shows that very moment."""
    visitor = come("fr")
    page = look_back(visitor, ended)
    page.locator(".slide input").fill("12")
    shows(page, 12)
    where, board = page.url, page.locator("section.board").inner_text()
    tab = visitor.new_tab()
    tab.goto(where)
    shows(tab, 12)
    tab.locator("section.board [data-thing]").first.wait_for()
    assert tab.locator("section.board").inner_text() == board
    reads_well([tab])


def test_one_goes_on_from_a_step(come: Coming, ended: dict[str, Any]) -> None:
    """A new table opens where the old one stood; it is mine to play, and the old one stays as it was."""
    visitor = come()
    page = look_back(visitor, ended)
    page.locator(".slide input").fill("12")
    shows(page, 12)
    then = page.locator(".where strong").inner_text()
    page.get_by_role("button", name="Continue from here").click()
    seat = visitor.seat()
    assert seat.table() != ended["table"]
    assert not seat.is_over()
    assert then in seat.headline()
    seat.press(seat.options()[0])
    visitor.go(f"#/table/{ended['table']}")
    expect(page.get_by_test_id("end")).to_be_visible()


def test_of_a_game_under_way_ones_own_past(come: Coming, house: Served) -> None:
    """It can be looked at before it is over, and gone on from."""
    visitor = come()
    seat = visitor.sit(house.open(options={"castle": "first"}, seed="under way"))
    for _ in range(3):
        seat.press(seat.options()[0])
    table = seat.table()
    seat.menu("Look back")
    page = visitor.page
    page.locator(".slide input").wait_for()
    page.keyboard.press("End")
    shows(page, 3)
    page.keyboard.press("ArrowLeft")
    shows(page, 2)
    page.get_by_role("button", name="Continue from here").click()
    fork = visitor.seat()
    assert fork.table() != table
    fork.press(fork.options()[0])
