"""A whole castle alone, from the front door to the pictures at the end: by clicks in each language, by keys alone."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.dark_castle.board import FIRST, Player, by_board
from browser.seat import Option, Seat
from browser.visitor import reads_well
from browser.words import WORDS
from playwright.sync_api import Page, expect
from serving import Served


def test_a_first_castle_by_clicks(come: Coming) -> None:
    """Three clicks to a game; then to the end on the board, and the end is told in pictures. In English by keys."""
    lang = "fr"
    visitor = come(lang)
    page = visitor.go()
    page.locator("article[data-game=dark-castle] a.cover").click()
    page.get_by_text(FIRST[lang], exact=True).click()
    page.get_by_role("button", name=WORDS[lang]["start"], exact=True).click()
    seat = visitor.seat()
    player = Player(f"first {lang}")
    player.play(seat, by_board, lambda: reads_well([page]))
    assert {"TakeCharacter", "Turn", "PickUp"} <= player.kinds
    ended_well(page, lang)


def test_a_full_castle_by_clicks(come: Coming, house: Served) -> None:
    """Fifteen pages and a boss, however it ends."""
    visitor = come()
    seat = visitor.sit(house.open(options={"castle": "full"}, seed="eleven"))
    Player("a long way").play(seat, by_board, lambda: reads_well([visitor.page]))
    ended_well(visitor.page, "en")


def ended_well(page: Page, lang: str) -> None:
    """The end says how it came out, shows how it went, and leads on."""
    end = page.get_by_test_id("end")
    assert end.locator("#outcome").inner_text().strip()
    end.locator("svg").nth(1).wait_for(state="attached")
    reads_well([page])
    end.get_by_role("button", name=WORDS[lang]["look"]).click()
    expect(end).to_have_count(0)
    expect(page.locator(".prisoners")).to_be_visible()


def test_a_first_castle_by_keys_alone(come: Coming) -> None:
    """No mouse anywhere: Tab, arrows, digits, Enter, Escape, and the letters for help."""
    visitor = come()
    page = visitor.go()
    tab_to(page, "article[data-game=dark-castle] a.cover")
    page.keyboard.press("Enter")
    page.locator("input[name=preset]").first.wait_for()
    tab_to(page, "input[name=preset]")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    seat = visitor.seat()

    keys_for_help(seat)
    tab_to(page, "[data-thing='character:abbot'] > .reach")
    steps = seat.steps()
    page.keyboard.press("Enter")
    seat.until(steps)
    Player("keys").play(seat, by_keys, lambda: None)
    expect(page.locator("#outcome")).to_be_focused()
    tab_to(page, "[data-testid=end] .ways button:last-of-type")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("end")).to_have_count(0)


def tab_to(page: Page, where: str) -> None:
    """Press Tab until the focus stands there."""
    page.locator(where).first.wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("where => document.activeElement.matches(where)", where):
            return
    raise AssertionError(f"Tab does not lead to {where}")


def keys_for_help(seat: Seat) -> None:
    """The letters open what they promise, and Escape closes it."""
    for key, kind in (("?", "keys"), ("w", "why"), ("r", "rule")):
        seat.page.keyboard.press(key)
        expect(seat.dialog(kind)).to_be_visible()
        seat.page.keyboard.press("Escape")
        expect(seat.dialog(kind)).to_have_count(0)


def by_keys(seat: Seat, option: Option) -> None:
    """By its number, or by walking down to it: those beyond nine have no number."""
    buttons = [*seat.options(), *seat.asides()]
    at = buttons.index(option) + 1
    if at % 2 and at < 10:
        seat.type_answer(at)
        return
    steps = seat.steps()
    seat.page.keyboard.press("q")
    seat.page.evaluate("new Promise((done) => setTimeout(done, 20))")
    expect(seat.page.locator("#ask")).to_be_focused()
    # What ends the turn lies below all else, whatever its number: the way is that of the eye.
    for _ in buttons:
        seat.page.keyboard.press("ArrowDown")
        if seat.page.evaluate("name => document.activeElement.dataset.action === name", option.name):
            break
    expect(seat.button(option)).to_be_focused()
    seat.page.keyboard.press("Enter")
    seat.until(steps)


@pytest.mark.parametrize("seed", ["candle", "lantern"])
def test_the_first_castle_teaches(come: Coming, house: Served, seed: str) -> None:
    """Three pages in, whoever does what the lessons say has fought, rested and used an item."""
    seat = come().sit(house.open(options={"castle": "first"}, seed=seed))
    page = seat.page
    done: set[str] = set()
    for _ in range(60):
        lesson = seat.lesson
        assert lesson, f"nothing is explained at: {seat.question}"
        if "page 4" in seat.headline().lower():
            break
        if page.locator(".row [data-thing^='die:']").count():
            done.add("fought")
        option = advised(lesson, seat)
        done |= {"rested"} if option.action[0] == "Rest" and option.action[1] >= 0 else set()
        done |= {"used"} if option.action[0] == "Use" else set()
        seat.press(option)
        if done == {"fought", "rested", "used"}:
            break
    assert done == {"fought", "rested", "used"}, seat.headline()


def advised(lesson: str, seat: Seat) -> Option:
    """What a lesson asks a beginner to do; without advice, the first answer."""
    options, asides = seat.options(), seat.asides()

    def first(kind: str) -> list[Option]:
        return [option for option in asides if option.action[0] == kind]

    if "Take what you can carry" in lesson and first("PickUp"):
        return first("PickUp")[0]
    if ("Food heals" in lesson or "An item can still help" in lesson) and first("Use"):
        return first("Use")[0]
    if "One may rest" in lesson or "Rest whoever is weakest" in lesson:
        return next(option for option in options if option.action[0] == "Rest" and option.action[1] >= 0)
    return options[0]
