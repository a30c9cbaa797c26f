"""Two at one screen in Dead Cells: a curtain before each hand and before nothing else; fights are seen by both."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.dead_cells.board import WINDOWS, Player, by_board, show, truth
from browser.seat import Seat
from browser.touch import push
from browser.visitor import PHONE, reads_well
from playwright.sync_api import Page, expect
from serving import Served

from undercroft.games.dead_cells.rules.sheets import FIRST_CARDS

CHAIRS = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
MOST = 60  # answers, to the end of the first fight
SHOWN = "section.board section.hand [data-card]"
# Every round that is lit on this page from now on.
WATCH = """() => {
  window.lit = new Set();
  const now = () => [...document.querySelectorAll("section.fight .round.now .rail b")];
  const look = () => now().forEach((one) => lit.add(one.textContent));
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true, attributes: true});
}"""


def held(page: Page) -> set[str]:
    """Which cards this page shows in a hand."""
    found: list[str] = page.evaluate(f"() => [...document.querySelectorAll('{SHOWN}')].map((one) => one.dataset.card)")
    return set(found)


def to_question(seat: Seat, kind: str) -> None:
    """Answers that all may hear, until one of this kind is on offer: no curtain, and no hand in sight."""
    page = seat.page
    player = Player()
    for _ in range(MOST):
        page.locator("[data-testid=option]:visible").first.wait_for()
        options = seat.options()
        if options[0].action[0] == kind:
            return
        assert page.get_by_test_id("curtain").count() == 0
        assert held(page) == set()
        by_board(seat, player.choose(options))
    raise AssertionError(f"nobody was ever asked for {kind}")


@pytest.mark.parametrize(("lang", "size"), WINDOWS)
def test_a_hand_is_for_its_owner_and_a_fight_for_both(
    come: Coming, house: Served, lang: str, size: dict[str, int]
) -> None:
    visitor = come(lang, size=size, touch=size == PHONE)
    opened = house.open(game="dead-cells", chairs=CHAIRS, seed="one screen")
    seat = visitor.sit(opened)
    page = seat.page
    curtain = page.get_by_test_id("curtain")

    # On the way one of them looks at what it holds; meanwhile the question stays.
    to_question(seat, "Go")
    # What is hidden is dealt anew in an export: whose cards these are it tells, not which of them.
    ben = truth(house, opened).prisoners[1]
    push(page.get_by_test_id("look").nth(1))
    expect(curtain).to_contain_text("Ben")
    assert held(page) == set()
    push(curtain.get_by_role("button").first)
    show(page, "people")
    page.locator(SHOWN).first.wait_for()
    assert len(held(page)) == len(ben.hand)
    assert held(page) <= set(FIRST_CARDS[ben.kind])
    reads_well([page])
    push(page.get_by_test_id("cover"))
    expect(page.locator(SHOWN)).to_have_count(0)
    show(page, "scene")

    # Each plays its cards behind the curtain, and both see what comes of it, round by round.
    to_question(seat, "Play")
    page.evaluate(WATCH)
    named: list[str] = []
    while curtain.count():
        owner = next(name for name in ("Ada", "Ben") if name in curtain.inner_text())
        named.append(owner)
        assert page.locator(".table[inert]").count() == 1
        push(curtain.get_by_role("button"))
        expect(curtain).to_have_count(0)
        while any(option.action[0] == "Play" for option in seat.options()) and not curtain.count():
            assert held(page) == {option.action[1] for option in seat.options()}
            by_board(seat, seat.options()[0])
            page.locator("[data-testid=option]:visible, [data-testid=curtain]").first.wait_for()
    assert set(named) == {"Ada", "Ben"}
    expect(page.locator(SHOWN)).to_have_count(0)
    player = Player()
    for _ in range(MOST):
        page.locator("[data-testid=option]:visible, [data-testid=end]").first.wait_for()
        if seat.is_over() or curtain.count() or seat.options()[0].action[0] == "Go":
            break
        by_board(seat, player.choose(seat.options()))
    assert len(page.evaluate("() => [...lit]")) >= 2, "nobody saw the rounds go by"
    reads_well([page])
