"""A fight of Dead Cells as it is seen: what is turned over, then round by round, one thing after another."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.dead_cells import moments
from browser.dead_cells.board import by_board
from browser.sight import faults
from browser.thumb import small
from browser.touch import kinds
from browser.tour import Moment
from browser.visitor import PHONE
from browser.windows import Window, laid, resize
from playwright.sync_api import TimeoutError as NotThere
from playwright.sync_api import expect
from serving import Served

TAPS = 120  # no fight has more to tell
SOON = 3_000  # ms; two lines in a row may say the same
ROUNDS = ["0", "I", "II", "III", "IV"]
LIT = "() => document.querySelector('section.fight .round.now button')?.innerText.trim() ?? ''"
SMALL = (Window(360, 640, held=True), Window(360, 640, 24, held=True), Window(390, 844, 24, held=True))
# Of the heads and the rounds of the grid, which the grid does not show without being scrolled.
HIDDEN = """() => {
  const frame = document.querySelector("section.fight .grid").getBoundingClientRect();
  return [...document.querySelectorAll("section.fight :is(.heads, .round)")]
    .filter((row) => row.getBoundingClientRect().bottom > frame.bottom + 2)
    .map((row) => `${row.querySelector(".rail").innerText} is out of sight`);
}"""
MOVED = "told => document.querySelector('#ask').innerText !== told || document.querySelector('[data-testid=option]')"


def test_rounds_are_told_one_tap_at_a_time(come: Coming, house: Served) -> None:
    """Alone with Serenade: once the last card lies there, every tap tells one thing more, round after round."""
    seat = come().sit(house.bring(moments.solo()))
    page = seat.page
    page.locator("section.board section.hand [data-thing^='card:']").first.wait_for()
    assert by_board(seat, kinds(seat.options())["Play"])
    seat.mine()
    page.get_by_test_id("speed").select_option("step")
    told: list[str] = []
    lit: list[str] = []
    for _ in range(TAPS):
        now = seat.question
        if seat.options():
            if "III" in lit or not page.locator("section.fight").count():
                break
            page.get_by_test_id("option").first.click()
            expect(page.get_by_test_id("option")).to_have_count(0)
            continue
        told.append(now)
        lit.append(page.evaluate(LIT))
        page.locator("section.board").click(position={"x": 5, "y": 5})
        try:
            page.wait_for_function(MOVED, arg=now, timeout=SOON)
        except NotThere:
            continue
    assert len(set(told)) >= 6, told
    rounds = [ROUNDS.index(one) for one in lit if one in ROUNDS]
    assert len(set(rounds)) >= 2, lit
    assert rounds == sorted(rounds)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("moment", [moments.announced, moments.boss, moments.solo])
def test_a_small_phone_shows_all_rounds_while_a_card_is_chosen(
    come: Coming, house: Served, moment: Moment, lang: str
) -> None:
    """Whatever the size of the text: every round, what is announced, the hand, and the question with three answers."""
    visitor = come(lang, size=PHONE, touch=True)
    seat = visitor.sit(house.bring(moment()))
    seat.lift()
    page = seat.page
    page.locator("section.board section.hand [data-thing^='card:']").first.wait_for()
    line = visitor.context.new_cdp_session(page)
    for window in SMALL:
        resize(page, line, window)
        found = [*laid(page), *faults(page), *small(page), *page.evaluate(HIDDEN)]
        assert not found, f"{window}: {found}"
