"""Answers in their places: what ends the turn, what is folded away, and what is asked before a plain mistake."""

from __future__ import annotations

from browser.conftest import Coming
from browser.dark_castle import moments as castle
from browser.dark_souls import moments as souls
from browser.visitor import PHONE
from playwright.sync_api import Page, expect
from serving import Served

WHERE = "button => { const box = button.getBoundingClientRect(); return [box.left, box.bottom].map(Math.round) }"


def test_loot_is_left_behind_only_when_one_means_it(come: Coming, house: Served) -> None:
    """Asked once, in a sentence; thinking again gives nothing away, and the setting turns it off."""
    visitor = come(warn=True)
    seat = visitor.sit(house.bring(castle.items()))
    page = visitor.page
    steps = seat.steps()
    turn = seat.options()[0]
    seat.button(turn).click()
    dialog = page.get_by_role("dialog", name=turn.text)
    expect(dialog).to_contain_text("left behind for good")
    dialog.get_by_role("button", name="Think again").click()
    expect(dialog).to_have_count(0)
    assert seat.steps() == steps, "nothing was given"
    page.keyboard.press("1")
    dialog.get_by_role("button", name="Do it all the same").click()
    seat.until(steps)

    other = come()
    seat = other.sit(house.bring(castle.items()))
    seat.press(seat.options()[0])


def end_of(page: Page) -> list[int]:
    """Where the button that ends the turn lies: its left, its lower edge."""
    found: list[int] = page.locator(".answers .end button").evaluate(WHERE)
    return found


def test_the_end_of_the_turn_keeps_its_place_and_its_key(come: Coming, house: Served) -> None:
    """In both games, whatever else is offered; the key gives it."""
    visitor = come(size=PHONE, touch=True)
    page = visitor.page
    seat = visitor.sit(house.bring(souls.encounter()))
    expect(page.locator(".answers .end")).to_contain_text("End the activation")
    place = end_of(page)
    seat.press(next(option for option in seat.options() if option.action[0] == "Walk"))
    assert end_of(page) == place
    steps = seat.steps()
    page.keyboard.press("e")
    seat.until(steps)

    seat = visitor.sit(house.bring(castle.closed()))
    for _ in range(60):
        if page.locator(".answers .end").count():
            break
        seat.press(seat.options()[0])
    assert end_of(page) == place
    steps = seat.steps()
    page.keyboard.press("e")
    seat.until(steps)


def test_lesser_answers_are_found_behind_more(come: Coming, house: Served) -> None:
    """To hold less than one could is not among the answers at first; it can still be done."""
    visitor = come()
    seat = visitor.sit(house.bring(souls.encounter()))
    assert not [option for option in seat.options() if option.action[0] == "Swap"]
    seat.more().click()
    swaps = [option for option in seat.options() if option.action[0] == "Swap"]
    assert swaps
    expect(seat.button(swaps[0])).to_be_in_viewport()
    seat.press(swaps[0])
