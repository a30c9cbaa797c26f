"""The gallery of Dead Cells: every shelf, what a campaign reveals covered until somebody wants to see it."""

from __future__ import annotations

from browser.conftest import Coming
from browser.touch import in_order
from browser.visitor import PHONE
from playwright.sync_api import expect
from serving import Served

KINDS = ("prisoners", "bosses", "late", "tiles", "upgraded", "blueprints", "campaign")
OPEN = ("prisoners", "bosses")


def test_every_shelf_on_a_phone(come: Coming, house: Served) -> None:
    """In French: what nobody should know yet is uncovered by a tap, and then there is something on every shelf."""
    visitor = come("fr", size=PHONE, touch=True)
    for kind in KINDS:
        page = visitor.go(f"#/gallery/dead-cells/{kind}")
        cover, shown = page.locator(".cover button"), page.locator(".exhibit")
        if kind in OPEN:
            expect(shown.first).to_be_visible()
        else:
            expect(cover).to_be_visible()
            expect(shown).to_have_count(0)
            cover.tap()
        expect(shown.nth(2)).to_be_visible()
        in_order(page)


def test_an_address_leads_to_a_single_card(come: Coming, house: Served) -> None:
    names = house.ask("GET", "/api/games/dead-cells/faces?lang=en").json()["prisoners"]
    page = come().go("#/gallery/dead-cells/prisoners.flayed")
    dialog = page.get_by_test_id("exhibit")
    expect(dialog).to_contain_text(names["flayed"]["name"], ignore_case=True)
    in_order(page)
