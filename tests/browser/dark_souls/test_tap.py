"""A finger looks before it answers: where there are odds, the first tap shows them and the second gives the answer."""

from __future__ import annotations

from browser.conftest import Coming
from browser.dark_souls import moments
from browser.tour import Tables, Tour
from browser.visitor import PHONE
from playwright.sync_api import expect
from serving import Served


def test_the_first_tap_looks_and_the_second_strikes(come: Coming, house: Served) -> None:
    """By its button. A step, whose price stands on the floor, is taken at once."""
    visitor = come(size=PHONE, touch=True)
    page = visitor.page
    seat = Tour(visitor, Tables(house)).at(moments.boss)
    steps = seat.steps()
    strike = next(option for option in seat.options() if option.action[0] == "Attack")
    odds = page.locator("section.board .ahead").get_by_text(strike.text)
    expect(odds).to_have_count(0)

    seat.button(strike).tap()
    expect(odds).to_be_visible()
    expect(seat.button(strike).locator(".again")).to_be_visible()
    page.wait_for_timeout(200)
    assert seat.steps() == steps, "it has only been looked at"

    seat.button(strike).tap()
    seat.until(steps)
    expect(page.locator(".again")).to_have_count(0)


def test_what_has_no_odds_is_done_at_the_first_tap(come: Coming, house: Served) -> None:
    """The price of a step stands on the floor already."""
    visitor = come(size=PHONE, touch=True)
    seat = Tour(visitor, Tables(house)).at(moments.boss)
    steps = seat.steps()
    seat.button(next(option for option in seat.options() if option.action[0] == "Walk")).tap()
    seat.until(steps)
