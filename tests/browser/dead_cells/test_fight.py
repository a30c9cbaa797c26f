"""A fight of Dead Cells as it is seen: what is turned over, then round by round, one thing after another."""

from __future__ import annotations

from browser.conftest import Coming
from browser.dead_cells import moments
from browser.dead_cells.board import by_board
from browser.touch import kinds
from playwright.sync_api import TimeoutError as NotThere
from playwright.sync_api import expect
from serving import Served

TAPS = 120  # no fight has more to tell
SOON = 3_000  # ms; two lines in a row may say the same
ROUNDS = ["0", "I", "II", "III", "IV"]
LIT = "() => document.querySelector('section.fight .round.now button')?.innerText.trim() ?? ''"
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
