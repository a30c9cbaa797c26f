"""What helps to choose: a hint, what cannot be done, the rule behind the question."""

from __future__ import annotations

import re

from browser.conftest import Coming
from browser.dark_castle import moments
from browser.tour import Tables
from browser.visitor import reads_well
from browser.words import WORDS
from playwright.sync_api import expect
from serving import Served


def test_a_hint_shows_chances(come: Coming, house: Served) -> None:
    """By every answer, on its button and on the thing it names."""
    visitor = come("fr")
    seat = visitor.sit(Tables(house).at(moments.fight))
    options = seat.options()
    seat.tool(WORDS["fr"]["hint"]).click()
    chances = visitor.page.locator("[data-testid=option] .chance")
    expect(chances).to_have_count(len(options))
    for told in chances.all_inner_texts():
        assert re.search(r"\d+\u202f?\s?%", told), told
    expect(visitor.page.locator("section.board .chance").first).to_be_visible()
    reads_well([visitor.page])
    seat.press(options[0])
    expect(chances).to_have_count(0)


def test_why_not_tells_reasons_and_their_rules(come: Coming, house: Served) -> None:
    """A reason for each thing that cannot be done, and the rule in the way a click further."""
    visitor = come()
    seat = visitor.sit(Tables(house).at(moments.fight))
    seat.tool(WORDS["en"]["why"]).click()
    dialog = seat.dialog("why")
    reasons = dialog.locator("li")
    expect(reasons.first).to_be_visible()
    for reason in reasons.all():
        assert reason.locator("strong").inner_text().strip()
        assert len(reason.locator("p").nth(1).inner_text()) > 10
    assert not re.search(r"\bEC-", dialog.inner_text()), "numbers of rules are for those who ask"
    dialog.locator("li button").first.click()
    expect(seat.dialog("rule").locator("section").first).to_be_visible()
    reads_well([visitor.page])
    visitor.page.keyboard.press("Escape")
    expect(seat.dialog("rule")).to_have_count(0)


def test_the_rule_behind_the_question_is_a_click_away(come: Coming, house: Served) -> None:
    """Told at once; and from there into the rulebook, to its very line."""
    visitor = come("fr")
    seat = visitor.sit(Tables(house).at(moments.fight))
    seat.tool(WORDS["fr"]["rule"]).click()
    dialog = seat.dialog("rule")
    assert not re.search(r"\bEC-", dialog.inner_text())
    link = dialog.locator("section button").first
    id = link.get_attribute("title") or ""
    assert id.startswith("EC-")
    link.click()
    expect(visitor.page).to_have_url(re.compile(f"/rules/{id}$"))
    expect(visitor.page.locator("article .here").first).to_be_in_viewport()
    assert visitor.page.locator(f".here #rule-{id}").count() == 1
    expect(dialog).to_have_count(0)
    visitor.page.go_back()
    expect(visitor.page.get_by_test_id("sheet")).to_have_count(0)
    assert visitor.seat().options()
    line = visitor.page.get_by_test_id("line").filter(has=visitor.page.locator("button.rule")).last
    line.locator("button.rule").click()
    expect(seat.dialog("rule").locator("section").first).to_be_visible()
