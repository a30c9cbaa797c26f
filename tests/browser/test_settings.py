"""Wishes and keepsakes: another language, settings that last, a report, a save taken away and brought back."""

from __future__ import annotations

import json
from pathlib import Path

from browser.conftest import Coming
from browser.dark_castle import moments
from browser.tour import Tables
from browser.visitor import reads_well
from playwright.sync_api import expect
from serving import Served


def test_the_language_changes_in_the_middle_of_a_game(come: Coming, house: Served) -> None:
    """Everything on the table follows at once, and the game goes on where it was."""
    visitor = come()
    seat = visitor.sit(Tables(house).at(moments.fight))
    page = visitor.page
    english = seat.question, [option.text for option in seat.options()], seat.lines()
    actions = [option.action for option in seat.options()]
    for lang, name in (("fr", "FR Français"), ("en", "EN English")):
        page.locator("header.bar button").first.click()
        steps = seat.steps()
        seat.dialog("menu").get_by_role("button", name=name).click()
        seat.until(steps)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        reads_well([page])
        now = seat.question, [option.text for option in seat.options()], seat.lines()
        assert [option.action for option in seat.options()] == actions
        for one, other in zip(now, english):
            assert (one == other) == (lang == "en")
    seat.press(seat.options()[0])


def test_settings_last(come: Coming) -> None:
    """In this browser, until they are reset."""
    visitor = come()
    page = visitor.go("#/settings")
    root = page.locator("html")
    page.get_by_label("Larger text").check(force=True)
    page.get_by_label("Patterns beside colours").check(force=True)
    page.get_by_text("Quick").click()
    page.get_by_text("Français").click()
    page.get_by_label("Votre nom").fill("Zoé")
    page.reload()
    expect(root).to_have_attribute("data-text", "large")
    expect(root).to_have_attribute("data-patterns", "")
    expect(root).to_have_attribute("data-motion", "fast")
    expect(root).to_have_attribute("lang", "fr")
    visitor.go("#/new/dark-castle")
    expect(page.get_by_label("Votre nom")).to_have_value("Zoé")
    visitor.go("#/settings")
    page.get_by_role("button", name="Tout remettre comme au début").click()
    expect(root).to_have_attribute("data-text", "normal")
    expect(root).to_have_attribute("lang", "en")
    reads_well([page])


def test_motion_is_shown_and_can_be_skipped(come: Coming, house: Served) -> None:
    """With motion on, dice tumble; any key shows them as they lie. The system's wish for less is heeded."""
    visitor = come(motion=True)
    seat = visitor.sit(Tables(house).at(moments.fight))
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("data-motion", "normal")
    page.keyboard.press("1")
    expect(page.get_by_test_id("line").last).to_be_visible()
    page.wait_for_function("() => document.getAnimations().length > 0")
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    steps = seat.steps()
    seat.mine()
    page.keyboard.press("1")
    seat.until(steps)


def test_the_place_is_heard_when_wanted_and_only_while_somebody_looks(come: Coming, house: Served) -> None:
    """Off at first; one loop once it is wanted, still while the page is hidden, over with the wish or the table."""
    visitor = come()
    visitor.context.add_init_script("""
      window.loops = [];
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...args) {
        if (this.loop) loops.push(this.context);
        return start.apply(this, args);
      };
      window.hide = (is) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => is });
        document.dispatchEvent(new Event("visibilitychange"));
      };
    """)
    visitor.sit(house.open())
    page = visitor.page

    def heard(*states: str) -> None:
        page.wait_for_function("states => loops.map(one => one.state).join() === states", arg=",".join(states))

    page.locator("header.bar button").first.click()
    menu = page.get_by_test_id("menu-dialog")
    wish = menu.get_by_label("Ambience")
    expect(wish).to_be_disabled()
    expect(wish).not_to_be_checked()
    assert float(menu.locator("label.ambience").evaluate("one => getComputedStyle(one).opacity")) < 1
    menu.get_by_role("button", name="Sound: off").click()
    heard()
    wish.check()
    heard("running")
    page.evaluate("hide(true)")
    heard("suspended")
    page.evaluate("hide(false)")
    heard("running")
    wish.uncheck()
    heard("closed")
    wish.check()
    heard("closed", "running")
    menu.get_by_role("button", name="Sound: on").click()
    heard("closed", "closed")
    menu.get_by_role("button", name="Sound: off").click()
    heard("closed", "closed", "running")
    menu.get_by_role("link", name="Back to the games").click()
    heard("closed", "closed", "closed")


def test_a_report_holds_the_position_and_no_key(come: Coming, house: Served) -> None:
    """One click makes a file; what it holds can be opened as a table again."""
    visitor = come()
    seat = visitor.sit(Tables(house).at(moments.fight))
    key = seat.key()
    seat.menu("Report a problem")
    dialog = seat.dialog("report")
    dialog.locator("textarea").fill("The lurker winked at me.")
    with visitor.page.expect_download() as coming:
        dialog.get_by_role("button", name="Save the file").click()
    text = Path(coming.value.path()).read_text(encoding="utf-8")
    report = json.loads(text)
    assert report["note"] == "The lurker winked at me."
    assert report["table"]["log"]
    assert report["table"]["ask"]["options"]
    assert key not in text
    assert house.ask("POST", "/api/tables/import", content=report["save"]).status_code == 201


def test_a_game_is_taken_away_and_brought_back(come: Coming, house: Served, tmp_path: Path) -> None:
    """Saved to a file at one table, opened at another, in another browser."""
    visitor, other = come(), come("fr")
    seat = visitor.sit(Tables(house).at(moments.fight))
    with visitor.page.expect_download() as coming:
        seat.menu("Save the game to a file")
    kept = tmp_path / "kept.json"
    coming.value.save_as(kept)

    other.go().locator("input[type=file]").set_input_files(kept)
    there = other.seat()
    assert there.table() != seat.table()
    assert there.board()
    assert [option.action for option in there.options()] == [o.action for o in seat.options()]
    there.press(there.options()[0])

    kept.write_text("{}")
    page = other.go("#/")
    other.expects("422", "400")
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.get_by_role("alert")).to_be_visible()
    reads_well([page])
