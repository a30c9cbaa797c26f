"""Two sides and a hidden hand in two browsers: secret answers, standing orders, signs and whispers, to the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.axe import findings
from browser.conftest import Coming
from browser.outside import installed
from browser.seat import Seat
from browser.visitor import PHONE, Visitor, reads_well
from playwright.sync_api import expect
from serving import Served, served

CHAIRS = [{"who": "me", "name": "Ada"}, {"who": "friend", "name": "Ben"}, {"who": "bot", "bot": "judgement"}]


@pytest.fixture(scope="module")
def vault(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the vault, which has no folder among the pages."""
    place = tmp_path_factory.mktemp("vault")
    with served(place / "data", env=installed(place / "games", vault="small_games.vault:game")) as found:
        yield found


def choose(seat: Seat, *action: str) -> None:
    """Press the button of an action."""
    seat.page.locator("[data-testid=option]:visible").first.wait_for()
    seat.press(next(option for option in seat.options() if option.action[: len(action)] == list(action)))


def test_a_vault_is_played_in_two_browsers(come: Coming, vault: Served) -> None:
    opened = vault.open(game="vault", chairs=CHAIRS, seed="two browsers")
    ada: Visitor = come("en", vault.url, bypass_csp=True)
    ben: Visitor = come("fr", vault.url, size=PHONE, touch=True, bypass_csp=True)
    joined = vault.ask(
        "POST", f"/api/tables/{opened['table']}/join", json={"invite": opened["invites"][0]["invite"], "name": "Ben"}
    ).json()
    warden, thief = ada.sit(opened), ben.sit(joined)
    hand = warden.page.locator("details[data-part=hand]")
    expect(hand).to_be_visible()
    assert thief.page.locator("details[data-part=hand]").count() == 0

    # Everyone makes up their mind in secret; words are closed, signs are not.
    choose(thief, "Pace", "quiet")
    expect(thief.page.get_by_text("vous pouvez encore changer d’avis")).to_be_visible()
    expect(warden.status).to_be_visible()
    warden.page.get_by_role("tab", name="Chat").click()
    expect(warden.page.get_by_text("nobody may speak")).to_be_visible()
    warden.page.get_by_role("button", name="nods").click()
    expect(thief.page.get_by_text("Ada hoche la tête")).to_be_visible()
    reads_well([warden.page, thief.page])
    assert findings(warden.page) == []
    choose(warden, "Pace", "quick")

    # The warden says when to be stopped, and the thief never hears of it.
    warden.page.get_by_role("button", name="Menu").click()
    warden.page.get_by_test_id("orders").click()
    dialog = warden.page.get_by_test_id("orders-dialog")
    expect(dialog.locator("#order-searched")).to_have_value("")
    dialog.locator("#order-searched").select_option("stop")
    expect(dialog.locator("#order-searched")).to_have_value("stop")
    assert findings(warden.page) == []
    reads_well([warden.page])
    warden.page.keyboard.press("Escape")
    choose(thief, "Advance")
    expect(warden.page.locator("#ask")).to_contain_text("gone a room deeper")
    assert "avancé" not in thief.question, "whoever is not asked learns only who is"
    warden.page.get_by_role("button", name="Pass until the end of the turn").click()
    choose(thief, "Search")
    expect(warden.page.locator("#ask")).to_contain_text("has searched")
    choose(warden, "Pass")

    # To the end.
    for _ in range(200):
        if warden.is_over() or thief.is_over():
            break
        for seat in (thief, warden):
            offered = seat.options()
            if offered and "changer d’avis" not in seat.page.locator("[data-testid=question]").inner_text():
                seat.press(offered[0])
        warden.page.wait_for_timeout(30)
    expect(warden.page.get_by_test_id("plain-end")).to_be_visible()
    reads_well([warden.page, thief.page])
