"""Several seats in one browser: walkers at one screen without a curtain, a lurker elsewhere, seats taken one by one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.axe import findings
from browser.conftest import Coming
from browser.outside import installed
from browser.seat import Seat
from browser.visitor import reads_well
from playwright.sync_api import expect
from serving import Served, served


@pytest.fixture(scope="module")
def causeway(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the causeway, which has no folder among the pages."""
    place = tmp_path_factory.mktemp("causeway")
    with served(place / "data", env=installed(place / "games", causeway="small_games.causeway:game")) as found:
        yield found


def walk(seat: Seat, stone: int) -> None:
    """Walk to a stone, once one is asked."""
    wanted = seat.page.locator(f"[data-testid=option][data-action='[\"Walk\",{stone}]']:visible")
    wanted.wait_for()
    seat.press(next(option for option in seat.options() if option.action == ["Walk", stone]))


def test_a_new_table_shows_whose_side_a_seat_is_on(come: Coming, causeway: Served) -> None:
    page = come("en", causeway.url, bypass_csp=True).go("#/new/causeway")
    sides = page.locator("fieldset .side")
    page.get_by_role("button", name="3 players").click()
    expect(sides).to_have_text(["The walkers", "The walkers", "The lurker"])
    page.get_by_role("group", name="Seat 3, The lurker").get_by_text("This screen").click()
    page.get_by_role("group", name="Seat 1, The walkers").get_by_text("Bot").click()
    page.get_by_role("button", name="4 players").click()
    expect(sides).to_have_text(["The walkers", "The walkers", "The walkers", "The lurker"])
    expect(page.get_by_role("group", name="Seat 4, The lurker").locator("input[value=me]")).to_be_checked()
    expect(page.get_by_role("group", name="Seat 3, The walkers").locator("input[value=bot]")).to_be_checked()
    reads_well([page])
    assert findings(page) == []
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_test_id("status")).not_to_be_empty()
    page.locator("#tab-seats").click()
    expect(page.get_by_test_id("side")).to_have_text(["The walkers", "The walkers", "The walkers", "The lurker"])


def test_a_browser_takes_two_seats_and_another_screen_the_lurker(come: Coming, causeway: Served) -> None:
    """No curtain falls between those who hold nothing; the one who holds cards sits elsewhere."""
    chairs = [{"who": "friend"}, {"who": "friend"}, {"who": "me", "name": "Ada"}]
    opened = causeway.open(game="causeway", chairs=chairs, seed="two seats")
    lurker = come("en", causeway.url, bypass_csp=True).sit(opened)
    ben = come("en", causeway.url, name="Ben", bypass_csp=True)
    first, second = [f"#/join/{opened['table']}/{invite['invite']}" for invite in opened["invites"]]
    page = ben.go(first)
    expect(page.get_by_text("Your side: The walkers")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    ben.go(second)
    expect(page.get_by_role("button", name="Take this seat instead")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Play this seat as well").click()
    seat = ben.seat()
    for stone in (1, 1, 2, 2):
        walk(seat, stone)
        assert page.get_by_test_id("curtain").count() == 0
    assert page.locator("details[data-part=hand]").count() == 0
    expect(lurker.page.locator("details[data-part=hand]")).to_be_visible()
    reads_well([page, lurker.page])


def test_the_host_plays_a_seat_that_nobody_comes_for(come: Coming, causeway: Served) -> None:
    ada = come("fr", causeway.url, name="Ada")
    page = ada.go("#/new/causeway")
    page.get_by_role("group", name="Place 2").locator("label").nth(1).click()
    page.get_by_role("button", name="Commencer").click()
    dialog = page.get_by_test_id("invite-dialog")
    expect(dialog).to_contain_text("Le rôdeur")
    page.keyboard.press("Escape")
    page.locator("#tab-seats").click()
    page.get_by_role("button", name="La jouer sur cet écran").click()
    expect(page.get_by_role("button", name="La jouer sur cet écran")).to_have_count(0)
    # Now both sides sit before it: whoever holds cards may look at them behind a curtain.
    page.get_by_test_id("look").click()
    expect(page.get_by_test_id("curtain")).to_be_visible()
    page.get_by_test_id("curtain").get_by_role("button").first.click()
    expect(page.locator("details[data-part=hand]")).to_be_visible()
    page.get_by_test_id("cover").click()
    expect(page.locator("details[data-part=hand]")).to_have_count(0)
