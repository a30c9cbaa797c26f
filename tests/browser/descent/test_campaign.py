"""Between two quests: the shop, and a campaign that is taken away and goes on elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.conftest import Coming
from browser.descent import moments
from browser.descent.board import EVERYWHERE, by_board, truth
from browser.touch import at_thing, in_order, kinds
from browser.visitor import PHONE
from browser.words import WORDS
from playwright.sync_api import expect
from serving import Served


@pytest.mark.parametrize(("lang", "size"), EVERYWHERE)
def test_something_is_bought(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> None:
    """On the counter itself: the purse is lighter, and the hero has it."""
    opened = house.bring(moments.buying())
    seat = come(lang, size=size, touch=size == PHONE, name="Ada").sit(opened)
    seat.lift()
    before = truth(house, opened)
    assert before.campaign is not None
    in_order(seat.page)
    buy = kinds(seat.options())["BuyItem"]
    _, item, hero = buy.action
    at_thing(seat, buy, f"ware:{item}")
    after = truth(house, opened)
    assert after.campaign is not None
    assert after.campaign.gold < before.campaign.gold
    assert item in after.heroes[hero].items
    names = house.ask("GET", f"/api/games/descent/faces?lang={lang}").json()["items"]
    expect(seat.page.locator("section.board .packs")).to_contain_text(names[item.split(".")[0]]["name"])
    in_order(seat.page)


@pytest.mark.parametrize(("lang", "other_lang"), [("en", "fr"), ("fr", "en")])
def test_a_campaign_is_saved_and_resumed(
    come: Coming, house: Served, tmp_path: Path, lang: str, other_lang: str
) -> None:
    """Left and found again among one's tables; taken away in a file and opened on a phone: the road goes on."""
    opened = house.bring(moments.chart())
    visitor, other = come(lang, name="Ada"), come(other_lang, size=PHONE, touch=True)
    seat = visitor.sit(opened)
    seat.lift()
    asked = [option.action for option in seat.options()]
    page = visitor.go("#/")
    page.get_by_test_id("my-table").first.locator("a.whole").click()
    seat = visitor.seat()
    seat.lift()
    assert [option.action for option in seat.options()] == asked

    with page.expect_download() as coming:
        seat.menu(WORDS[lang]["save"])
    kept = tmp_path / "campaign.json"
    coming.value.save_as(kept)
    other.go().locator("input[type=file]").set_input_files(kept)
    there = other.seat()
    there.lift()
    assert there.table() != seat.table()
    assert [option.action for option in there.options()] == asked
    expect(other.page.get_by_test_id("chart")).to_be_visible()
    in_order(other.page)
    quest = there.options()[0]
    assert by_board(there, quest), "a quest is chosen on the chart"
    assert truth(house, {"table": there.table(), "key": there.key()}).quest == quest.action[1]
