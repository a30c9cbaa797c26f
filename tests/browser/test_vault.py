"""Two sides and a hidden hand in two browsers: secret answers, standing orders, signs and whispers, to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from browser.axe import findings
from browser.company import pressed
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
    # The question may still be on its way to this page, which shows the one before.
    named = json.dumps(list(action), separators=(",", ":"))[:-1]
    seat.page.locator(f"[data-testid=option][data-action^='{named}']:visible").first.wait_for()
    seat.press(next(option for option in seat.options() if option.action[: len(action)] == list(action)))


def test_a_vault_is_played_in_two_browsers(come: Coming, vault: Served) -> None:
    opened = vault.open(game="vault", chairs=CHAIRS, seed="two browsers")
    ada: Visitor = come("en", vault.url, bypass_csp=True)
    ben: Visitor = come("fr", vault.url, size=PHONE, touch=True, bypass_csp=True)
    cy: Visitor = come("en", vault.url, bypass_csp=True)
    joining = f"/api/tables/{opened['table']}/join"
    joined = vault.ask("POST", joining, json={"invite": opened["invites"][0]["invite"], "name": "Ben"}).json()
    watching = vault.ask("POST", joining, json={"invite": opened["watch"], "name": "Cy"}).json()
    warden, thief, onlooker = ada.sit(opened), ben.sit(joined), cy.sit(watching)
    hand = warden.page.locator("details[data-part=hand]")
    expect(hand).to_be_visible()
    assert thief.page.locator("details[data-part=hand]").count() == 0

    # Everyone makes up their mind in secret; words are closed, signs are not.
    expect(warden.status).to_contain_text("All answer in secret.")
    choose(thief, "Pace", "quick")
    expect(thief.page.get_by_text("vous pouvez encore changer d’avis")).to_be_visible()
    expect(thief.status).to_contain_text("On attend Ada")
    expect(thief.status).to_contain_text("Votre réponse est donnée.")
    expect(warden.status).to_contain_text("Ben")
    expect(onlooker.status).to_contain_text("Waiting for Ada")
    choose(thief, "Pace", "quiet")  # and thinks better of it
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
                pressed(seat, offered[0])
        warden.page.wait_for_timeout(30)
    expect(warden.page.get_by_test_id("plain-end")).to_contain_text("Ben")
    told_from_where_one_sits(warden, thief, onlooker)
    reads_well([warden.page, thief.page, onlooker.page])
    assert findings(warden.page) == []
    assert findings(thief.page) == []


def test_orders_of_several_at_one_screen_are_shown_to_their_owner_alone(come: Coming, vault: Served) -> None:
    """The warden's orders name what the warden holds: the thief at the same screen does not see them in passing."""
    chairs = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
    seat = come("en", vault.url).sit(vault.open(game="vault", chairs=chairs, seed="one screen"))
    page = seat.page
    for name in ("Ada", "Ben"):
        page.get_by_role("button", name=f"I am {name}").click()
        if name == "Ada":
            choose(seat, "Pace", "quick")
    page.get_by_role("button", name="Menu").click()
    page.get_by_test_id("orders").click()
    dialog = page.get_by_test_id("orders-dialog")
    expect(dialog.locator("#order-searched option")).to_have_count(4)
    dialog.get_by_label("Seat").select_option("0")
    expect(dialog.get_by_role("button", name="I am Ada")).to_be_visible()
    assert dialog.locator("#order-searched").count() == 0
    dialog.get_by_role("button", name="I am Ada").click()
    expect(dialog.locator("option", has_text="only for")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("curtain")).to_contain_text("Ben")
    page.get_by_role("button", name="I am Ben").click()
    expect(page.get_by_test_id("question")).to_contain_text("How do you go about it")


def told_from_where_one_sits(warden: Seat, thief: Seat, onlooker: Seat) -> None:
    """Who has won: to each side its own, to whoever looks on by name; and who stood where."""
    ends = [seat.page.locator("#outcome") for seat in (warden, thief, onlooker)]
    for end in ends:
        expect(end).to_be_visible()
    heard = [end.inner_text().strip() for end in ends]
    assert heard in (
        ["Your side has won.", "Votre camp a perdu. La victoire revient au gardien.", "Victory goes to the warden."],
        ["Your side has lost. Victory goes to the thieves.", "Votre camp a gagné.", "Victory goes to the thieves."],
    )
    sides = onlooker.page.get_by_test_id("sides").locator("li")
    assert [side.locator("h3").inner_text() for side in sides.all()] == ["The thieves", "The warden"]
    assert [side.locator("p").first.inner_text() for side in sides.all()] == ["Ben and Bot 3", "Ada"]
    (won,) = [side for side in sides.all() if "victory" in side.inner_text()]
    assert won.locator("h3").inner_text() == ("The warden" if heard[0] == "Your side has won." else "The thieves")


def test_a_game_without_a_rulebook_has_no_link_to_one(come: Coming, vault: Served) -> None:
    page = come("en", vault.url).go()
    expect(page.locator("article", has_text="The Vault")).to_be_visible()
    assert page.locator("article", has_text="The Vault").get_by_role("link", name="Rulebook").count() == 0
    assert page.locator("article", has_text="Dark Castle").get_by_role("link", name="Rulebook").count() == 1
