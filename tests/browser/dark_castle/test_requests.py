"""A bot at the table: what lies in the middle is left to people, and it takes what it is asked to."""

from __future__ import annotations

from browser.company import asked
from browser.conftest import Coming
from browser.seat import Seat
from browser.visitor import reads_well
from playwright.sync_api import expect
from serving import Served

ALONE_WITH_A_BOT = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "judgement", "name": "Bolt"}]


def until_found(seat: Seat) -> list[str]:
    """Answer until items lie in the middle; those."""
    for _ in range(60):
        asked(seat)
        found = [aside.action[1] for aside in seat.asides() if aside.action[0] == "PickUp"]
        if found:
            return found
        seat.press(seat.options()[0])
    raise AssertionError("nothing was ever found")


def test_a_bot_is_asked_to_take_something_and_does(come: Coming, house: Served) -> None:
    """Ada finds something, which Bolt leaves to her; she asks him to take it, he says yes and does."""
    ada = come(name="Ada")
    at_ada = ada.sit(house.open(chairs=ALONE_WITH_A_BOT, options={"castle": "first"}, seed="found"))
    page = at_ada.page
    item = until_found(at_ada)[0]
    page.wait_for_timeout(1500)
    assert item in [aside.action[1] for aside in at_ada.asides() if aside.action[0] == "PickUp"], "he does not grab it"

    at_ada.tab("seats")
    bolt = page.get_by_test_id("sitter").filter(has_text="Bolt")
    bolt.get_by_role("button", name="Ask for something…").click()
    dialog = at_ada.dialog("request")
    first = dialog.get_by_role("button", name="Take the").first
    expect(first).to_be_visible()
    reads_well([page])
    what = first.inner_text().removeprefix("Take the ").strip()
    first.click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Bolt: Yes.")).to_be_visible()
    at_ada.tab("log")
    expect(page.get_by_test_id("line").filter(has_text=what).last).to_be_visible()
    expect(page.locator(f'[data-testid=aside][data-action^=\'["PickUp","{item}"\']')).to_have_count(0)
    at_ada.tab("chat")
    expect(page.locator(".chat .said")).to_contain_text(f"To Bolt: Take the {what}")

    at_ada.tab("seats")
    page.get_by_label("Pace of the bots").select_option("fast")
    page.reload()
    at_ada.wait()
    at_ada.tab("seats")
    expect(page.get_by_label("Pace of the bots")).to_have_value("fast")
