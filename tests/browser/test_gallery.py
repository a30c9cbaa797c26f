"""What a game has to show, outside a game: looked through, searched, covered, by mouse, key and address."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.visitor import PHONE, reads_well
from playwright.sync_api import expect
from serving import Served


def test_from_the_front_page_to_a_card_and_back_by_keys(come: Coming, house: Served) -> None:
    visitor = come()
    page = visitor.go()
    page.locator("article[data-game=dark-souls] .ways a").first.click()
    page.locator("#gallery-search").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("sentinel")
    found = page.locator(".exhibit")
    expect(found).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator(".kind").nth(2).click()
    expect(found).to_have_count(6)
    found.first.focus()
    page.keyboard.press("Enter")
    shown = page.locator("[data-exhibit]")
    expect(shown).to_have_attribute("data-exhibit", "enemies.hollow_soldier")
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_attribute("data-exhibit", "enemies.crossbow_hollow")
    page.keyboard.press("ArrowLeft")
    expect(shown).to_have_attribute("data-exhibit", "enemies.hollow_soldier")
    reads_well([page])
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(found).to_have_count(6)


@pytest.mark.parametrize(("lang", "word"), [("en", "skeleton"), ("fr", "squelette")])
def test_what_is_met_in_a_game_stays_covered_until_somebody_wants_to_see_it(
    come: Coming, house: Served, lang: str, word: str
) -> None:
    visitor = come(lang)
    page = visitor.go("#/gallery/dark-castle/pages")
    page.locator(".cover button").wait_for()
    expect(page.locator(".exhibit")).to_have_count(0)
    page.locator("#gallery-search").fill(word)
    expect(page.locator(".exhibit")).to_have_count(0)
    page.locator("#gallery-search").fill("")
    page.locator(".cover button").click()
    assert page.locator(".exhibit").count() > 40
    reads_well([page])


def test_an_address_leads_to_a_single_card_in_the_language_of_the_reader(come: Coming, house: Served) -> None:
    page = come("fr").go("#/gallery/dark-souls/weapons.claymore")
    dialog = page.get_by_test_id("exhibit")
    expect(dialog).to_contain_text("Claymore")
    expect(dialog).to_contain_text("Énergie")


def test_on_a_phone_the_kind_that_is_shown_stands_in_view(come: Coming, house: Served) -> None:
    page = come("fr", size=PHONE, touch=True).go("#/gallery/dark-souls/encounters")
    chosen = page.locator(".kind[aria-current]")
    expect(chosen).to_contain_text("Rencontres")
    expect(chosen).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), PHONE])
def test_the_longest_behaviour_card_is_not_cut(come: Coming, house: Served, size: tuple[int, int]) -> None:
    page = come(size=size).go("#/gallery/dark-souls/patterns")
    page.locator(".cover button").click()
    card = page.locator(".exhibit").filter(has_text="Whirling Blades")
    card.scroll_into_view_if_needed()
    above = card.evaluate(
        """card => {
          const { top, bottom } = card.querySelector(".picture").getBoundingClientRect();
          const boxes = [...card.querySelectorAll(".pattern > *")].map((one) => one.getBoundingClientRect());
          return Math.min(...boxes.map((box) => Math.min(box.top - top, bottom - box.bottom)));
        }"""
    )
    assert above >= 0


def test_a_game_without_a_gallery_says_so(come: Coming, house: Served) -> None:
    page = come().go("#/gallery/nowhere")
    expect(page.locator("main")).to_contain_text("nothing to show")
