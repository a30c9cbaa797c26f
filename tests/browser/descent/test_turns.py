"""A turn on the map: a walk and a blow in few clicks, and a large monster whose footprint is seen before it stands."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.conftest import Coming
from browser.descent import moments
from browser.descent.board import EVERYWHERE, WINDOWS, Player, truth, walk_to
from browser.seat import Seat
from browser.touch import by_button, finger, given_after_a_look, in_order, kinds, push, spot
from browser.visitor import PHONE
from playwright.sync_api import expect
from serving import Served

CLICKS = 4  # for a walk and an attack


def sits(come: Coming, opened: dict[str, Any], lang: str, size: tuple[int, int]) -> Seat:
    """At a table, before the curtain or behind it."""
    seat = come(lang, size=size, touch=size == PHONE, name="Ada").sit(opened)
    seat.lift()
    return seat


@pytest.mark.parametrize(("lang", "size"), WINDOWS)
def test_a_blow_after_a_look(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> None:
    """Whoever points at somebody sees the line and the odds; one more press, and it is done."""
    opened = house.bring(moments.aiming())
    seat = sits(come, opened, lang, size)
    page = seat.page
    strike = kinds(seat.options())["Strike"]
    where = spot(seat, f"figure:{strike.action[2]}")
    assert where is not None
    if finger(page):
        page.touchscreen.tap(where["x"], where["y"])
    else:
        page.mouse.move(where["x"], where["y"])
    expect(page.locator("section.board .outlook")).to_be_visible()
    expect(page.locator("section.board .outlook")).to_contain_text("%")
    in_order(page)
    before, steps, pressed = truth(house, opened), seat.steps(), 1
    (page.touchscreen.tap if finger(page) else page.mouse.click)(where["x"], where["y"])
    if page.get_by_test_id("thing-menu").count():
        push(page.get_by_test_id("thing-menu").locator("[data-action]").first)
        pressed += 1
    seat.until(steps)
    assert pressed + 1 <= CLICKS
    after = truth(house, opened)
    assert before.encounter is not None
    assert after.encounter is not None
    assert after.encounter.turns[-1].actions < before.encounter.turns[-1].actions


@pytest.mark.parametrize(("lang", "size"), WINDOWS)
def test_a_walk_is_one_gesture(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> None:
    """Several spaces at once, by a move action: nobody is asked for each step."""
    opened = house.bring(moments.turn())
    seat = sits(come, opened, lang, size)
    before = truth(house, opened)
    assert before.encounter is not None
    who = before.encounter.turns[-1].figure
    to = max((option for option in seat.options() if option.action[0] == "Go"), key=lambda one: one.action[2]).action[1]
    walk_to(seat, to)
    seat.lift()
    by_button(seat, Player("Pass").choose(seat.options()))  # the overlord lets the hero walk
    assert truth(house, opened).figures[who].base == [to]
    in_order(seat.page)


@pytest.mark.parametrize(("lang", "size"), EVERYWHERE)
def test_a_large_monster_is_moved(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> None:
    """Its four spaces are shown where the finger is; there it stands afterwards."""
    opened = house.bring(moments.march())
    seat = sits(come, opened, lang, size)
    page = seat.page
    marches = [option for option in seat.options() if option.action[0] == "March"]
    base, middle = next(found for found in (free(seat, sorted(one.action[2])) for one in marches) if found)
    assert len(base) == 4
    foot = page.locator(footprint(base))

    def there() -> None:
        (page.touchscreen.tap if finger(page) else page.mouse.click)(*middle)

    steps = seat.steps()
    if finger(page):
        there()
    else:
        page.mouse.move(*middle)
    expect(page.locator("section.board .ghost")).to_be_visible()
    expect(foot).to_have_class(re.compile("shown"))
    in_order(page)
    there()
    given_after_a_look(seat, there, steps)
    assert base in [sorted(figure.base) for figure in truth(house, opened).figures]


def footprint(base: list[int]) -> str:
    """Where a figure would stand, as the page knows it."""
    return f"[data-thing='base:{'-'.join(map(str, base))}']"


def free(seat: Seat, base: list[int]) -> tuple[list[int], tuple[float, float]] | None:
    """These spaces and the middle of them, if nothing but the map lies there."""
    seat.page.locator(footprint(base)).scroll_into_view_if_needed()
    box = seat.page.locator(footprint(base)).bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    bare = seat.page.evaluate(
        "at => document.elementFromPoint(...at)?.closest('.sheet, button, .reach')?.matches('.sheet') ?? false", middle
    )
    return (base, middle) if bare else None
