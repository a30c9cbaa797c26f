"""Several answers by one click: a foe out of reach is struck, and the turn ended along with it."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Coming
from browser.dark_souls import moments
from browser.dark_souls.board import truth
from browser.seat import Seat
from browser.touch import Line
from browser.visitor import DESKTOP, PHONE, reads_well
from playwright.sync_api import Locator, expect
from serving import Served

WINDOWS = [pytest.param("en", DESKTOP, False, id="click"), pytest.param("fr", PHONE, True, id="taps")]
THEN_END = {"en": "then end the turn", "fr": "puis finir le tour"}


def before_the_foes(
    come: Coming, house: Served, lang: str, size: tuple[int, int], touch: bool
) -> tuple[Seat, dict[str, Any], dict[str, Any]]:
    """Somebody whose turn it is, the table, and the first blow that is offered from farther off."""
    opened = house.bring(moments.encounter())
    visitor = come(lang, size=size, touch=touch)
    line = Line(visitor.page)
    seat = visitor.sit(opened)
    seat.page.locator("[data-testid=stroke]").first.wait_for()
    blow = next(one for one in line.asked()["routes"] if one["to"].startswith("foe:"))
    return seat, opened, blow


def button(seat: Seat, blow: dict[str, Any]) -> Locator:
    """The answer of these words."""
    return seat.page.locator("[data-testid=stroke]").filter(has_text=blow["text"]).first


@pytest.mark.parametrize(("lang", "size", "touch"), WINDOWS)
def test_a_foe_out_of_reach_is_struck_at_a_click(
    come: Coming, house: Served, lang: str, size: tuple[int, int], touch: bool
) -> None:
    """Way, price and odds show before; a finger taps twice. One undo takes it all back."""
    seat, opened, blow = before_the_foes(come, house, lang, size, touch)
    page = seat.page
    before = truth(house, opened)
    steps = seat.steps()
    answer = button(seat, blow)
    answer.scroll_into_view_if_needed()
    if touch:
        answer.tap()
    else:
        answer.hover()
    expect(page.locator(".floor .ghost")).to_have_count(1)
    expect(page.locator(f".floor [data-odds='{blow['to']}']")).to_be_visible()
    assert truth(house, opened).heroes[0].node == before.heroes[0].node
    reads_well([page])
    if touch:
        answer.tap()
    else:
        answer.click()
    seat.until(steps)
    after = truth(house, opened)
    assert after.heroes[0].node == int(blow["through"][-2].split(":")[1]) != before.heroes[0].node
    assert after.heroes[0].black == before.heroes[0].black + blow["cost"]
    undone = house.sit(opened["table"], opened["key"])
    undone.say({"t": "undo", "to": "answer", "id": 99})
    undone.until("ok")
    undone.close()
    again = truth(house, opened).heroes[0]
    assert (again.node, again.black) == (before.heroes[0].node, before.heroes[0].black)


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_turn_is_ended_along_with_an_answer(come: Coming, house: Served, how: str) -> None:
    """A step, and then nothing more: by the button beside it, or with Shift and its number."""
    seat, opened, _ = before_the_foes(come, house, "en", DESKTOP, False)
    page = seat.page
    walk = next(option for option in seat.options() if option.action[0] == "Walk")
    row = page.locator("li").filter(has=seat.button(walk)).first
    beside = row.locator("[data-testid=then-end]")
    expect(beside).to_have_attribute("aria-label", f"{walk.text}, {THEN_END['en']}")
    steps = seat.steps()
    if how == "button":
        beside.click()
    else:
        page.keyboard.press(f"Shift+Digit{seat.options().index(walk) + 1}")
    seat.until(steps)
    souls = truth(house, opened)
    assert souls.heroes[0].node == walk.action[1]
    assert souls.battle is not None
    assert souls.battle.acted == 0


def test_the_end_of_the_turn_has_a_key_and_no_second_button(come: Coming, house: Served) -> None:
    seat, opened, _ = before_the_foes(come, house, "en", DESKTOP, False)
    end = next(option for option in seat.options() if option.action[0] == "EndActivation")
    row = seat.page.locator("li").filter(has=seat.button(end)).first
    expect(row.locator("[data-testid=then-end]")).to_have_count(0)
    steps = seat.steps()
    seat.page.keyboard.press("e")
    seat.until(steps)
    battle = truth(house, opened).battle
    assert battle is not None
    assert battle.acted == 0
