"""The street between two biomes: the healer, the merchant and the collector, one after another, and on."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Coming
from browser.dead_cells import moments
from browser.dead_cells.board import WINDOWS, by_board, truth
from browser.touch import in_order, kinds
from browser.visitor import PHONE
from playwright.sync_api import Page, expect
from serving import Served

from undercroft.games.dead_cells.rules.sheets import STREET
from undercroft.games.dead_cells.state import Campaign


def teeth(campaign: Campaign) -> int:
    """What is left to pay with."""
    assert campaign.run is not None
    return campaign.run.teeth


def serves(page: Page, seller: str, left: int) -> None:
    """This one serves and no other, and so many teeth are in the bag; the page is in order."""
    expect(page.locator("section.street .scene > ol > li[aria-current=step]")).to_have_class(
        re.compile(rf"\b{seller}\b")
    )
    expect(page.locator("section.street .bag b").first).to_have_text(str(left))
    in_order(page)


@pytest.mark.parametrize(("lang", "size"), WINDOWS)
def test_an_evening_on_the_street(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> None:
    """Somebody is patched up, somebody gets an item, a blueprint is bought; then the next biome lies there."""
    opened = house.bring(moments.healer())
    seat = come(lang, size=size, touch=size == PHONE).sit(opened)
    seat.lift()
    page = seat.page
    before = truth(house, opened)
    left = teeth(before)

    serves(page, "healer", left)
    heal = kinds(seat.options())["To"]
    assert by_board(seat, heal), "one is healed by a touch"
    healed = truth(house, opened)
    who = heal.action[1]
    assert healed.prisoners[who].damage == before.prisoners[who].damage - 1
    left -= STREET.healer_price

    serves(page, "merchant", left)
    give = kinds(seat.options())["ItemTo"]
    assert by_board(seat, give), "an item is given by a touch"
    assert give.action[2] in truth(house, opened).prisoners[give.action[1]].items
    left -= STREET.merchant_price

    serves(page, "collector", left)
    buy = kinds(seat.options())["Buy"]
    assert by_board(seat, buy), "a blueprint is bought by a touch"
    left -= STREET.collector_price

    after = truth(house, opened)
    assert buy.action[1] in after.equipment
    assert teeth(after) == left
    assert after.run is not None
    assert after.run.biome == "B2"
    expect(page.locator("section.street")).to_have_count(0)
    seat.mine()
    seat.lift()
    in_order(page)
