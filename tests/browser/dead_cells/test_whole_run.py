"""A whole run of Dead Cells, from the front door to the end: alone with Serenade, and on a phone with a bot."""

from __future__ import annotations

from browser.conftest import Coming
from browser.dead_cells.board import Player, begin, truth
from browser.seat import Seat
from browser.touch import in_order
from browser.visitor import PHONE, reads_well
from browser.words import WORDS
from playwright.sync_api import expect
from serving import Served

from undercroft.games.dead_cells.rules.sheets import SERENADE


def test_alone_with_serenade_to_the_end_of_a_run(come: Coming, house: Served) -> None:
    """By clicks on the board: a body is taken, fights are fought with nothing said, one dies, and goes again."""
    visitor = come()
    begin(visitor, "alone", "cold stone")
    seat = visitor.seat()
    player = Player()
    player.play(seat, "Play")
    opened = {"table": seat.table(), "key": seat.key()}
    page = seat.page
    campaign = truth(house, opened)
    assert [prisoner.kind for prisoner in campaign.prisoners][1] == SERENADE
    assert page.locator("section.board section.fight").count() == 1
    assert page.locator("[data-thing^='say:']").count() == 0, "alone nothing is announced"
    assert page.locator("section.board .hand [data-thing^='card:']").count() == len(campaign.prisoners[0].hand)
    answers = player.play(seat, "GoAgain", "Upgrade", "ThrowIn")
    assert answers > 10
    assert player.touched > answers / 3
    assert {"BePrisoner", "Play"} <= player.kinds
    campaign = truth(house, opened)
    assert [past.number for past in campaign.chronicle] == [1]
    assert campaign.run is None
    reads_well([page])
    player.play(seat, "GoAgain")
    player.kinds.clear()
    again = next(option for option in seat.options() if option.action[0] == "GoAgain")
    seat.touch(again, "again")
    player.play(seat, "BePrisoner")
    assert "2" in seat.headline()
    reads_well([page])
    looks_back(seat, answers)


def looks_back(seat: Seat, answers: int) -> None:
    """Of a campaign under way one's own past: by keys to its beginning and through it, in words only."""
    page = seat.page
    seat.menu("Look back")
    slider = page.locator(".slide input")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last >= answers
    for step in (0, last // 3, 2 * last // 3, last):
        slider.fill(str(step))
        page.locator("section.board h2").first.wait_for(state="attached")
        reads_well([page])


def test_first_steps_on_a_phone_to_the_end(come: Coming) -> None:
    """In French, by taps, with a bot at one's side: one biome, and the end is told."""
    visitor = come("fr", size=PHONE, touch=True)
    page = begin(visitor, "first", "pierre froide")
    seat = visitor.seat()
    player = Player()
    player.play(seat, "Play")
    in_order(page)
    answers = player.play(seat)
    assert answers > 5
    assert player.touched > answers / 3
    end = page.get_by_test_id("end")
    end.wait_for()
    assert end.locator("#outcome").inner_text().strip()
    in_order(page)
    end.get_by_role("button", name=WORDS["fr"]["look"]).tap()
    expect(end).to_have_count(0)
    reads_well([page])
