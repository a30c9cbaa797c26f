"""Between two runs of Dead Cells: cells buy cards, the campaign's page remembers, and the next run begins."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.dead_cells import moments
from browser.dead_cells.board import WINDOWS, Player, by_board, truth
from browser.dead_cells.tour import CAMPAIGN
from browser.touch import at_thing, in_order, push
from browser.visitor import PHONE
from playwright.sync_api import Locator, Page, expect
from serving import Served

from undercroft.games.dead_cells.rules.sheets import UPGRADES

SHORT = 20  # answers, to the next run
DECK = "brutality"


@pytest.mark.parametrize(("lang", "size"), WINDOWS)
def test_an_upgrade_is_bought(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> None:
    """The top card of a deck for cells, on the board; it is told, it stays, and one goes again with it."""
    opened = house.bring(moments.spending())
    seat = come(lang, size=size, touch=size == PHONE).sit(opened)
    seat.lift()
    page = seat.page
    before = truth(house, opened)
    expect(cells(page)).to_have_text(str(before.cells))
    in_order(page)
    upgrade = next(option for option in seat.options() if option.action == ["Upgrade", DECK])
    at_thing(seat, upgrade, f"deck:{DECK}")
    after = truth(house, opened)
    (card,) = after.read[len(before.read) :]
    assert card in UPGRADES[DECK]
    assert len(after.upgrades[DECK]) == len(before.upgrades[DECK]) - 1
    assert after.cells == before.cells - before.price
    names = house.ask("GET", f"/api/games/dead-cells/faces?lang={lang}").json()
    name = {**names["combat"], **names["campaign"]}[card]["name"]
    expect(page.locator("section.board")).to_contain_text(name)
    in_order(page)

    # Whatever it asks for, and nothing more is bought.
    player = Player()
    for _ in range(SHORT):
        options = seat.options()
        if any(option.action[0] == "GoAgain" for option in options):
            break
        done = next((option for option in options if option.action[0] == "Done"), None)
        by_board(seat, done or player.choose(options))
        seat.mine()
        seat.lift()
    remembers(page, lang, len(before.chronicle))
    again = next(option for option in seat.options() if option.action[0] == "GoAgain")
    assert by_board(seat, again)
    campaign = truth(house, opened)
    assert card in campaign.read
    assert campaign.chronicle == before.chronicle[:-1] + campaign.chronicle[-1:]
    assert campaign.chronicle[-1].bought == 1
    in_order(page)


def cells(page: Page) -> Locator:
    """How many cells there are to spend."""
    return page.locator("section.board .cells b").first


def remembers(page: Page, lang: str, runs: int) -> None:
    """The campaign's page tells of every run."""
    push(page.locator("section.board").get_by_role("button", name=CAMPAIGN[lang]))
    sheet = page.get_by_test_id("campaign")
    expect(sheet.locator(".runs > li")).to_have_count(runs)
    in_order(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
