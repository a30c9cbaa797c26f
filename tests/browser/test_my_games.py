"""One's own games: noted when their end is shown, once for a table, forgotten with it, taken along as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browser.ahead import never, play_on
from browser.conftest import Coming
from browser.visitor import Visitor, reads_well
from playwright.sync_api import Page, expect
from serving import Served


@pytest.fixture(scope="module")
def ended(house: Served) -> dict[str, Any]:
    """The game of the day, played to its end; what is noted of it is noted in a browser."""
    opened = house.open(seed=house.ask("GET", "/api/games/dark-castle/daily").json()["seed"])
    assert play_on(house, opened, never, "daily")
    return opened


def kept(page: Page) -> list[dict[str, Any]]:
    """What the browser has noted."""
    found: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('undercroft.games') ?? '[]'"))
    return found


def see_the_end(visitor: Visitor, opened: dict[str, Any]) -> Page:
    """Sit down at a finished table and look at its end, until it has been noted."""
    visitor.sit(opened)
    visitor.page.get_by_test_id("earned").wait_for()
    visitor.page.wait_for_function("() => JSON.parse(localStorage['undercroft.games'] ?? '[]').length > 0")
    return visitor.page


def test_a_finished_game_is_noted_once_and_stands_among_the_bots(come: Coming, ended: dict[str, Any]) -> None:
    visitor = come()
    page = see_the_end(visitor, ended)
    (noted,) = kept(page)
    assert noted["table"] == ended["table"]
    page.get_by_test_id("standing").locator(".figure").nth(2).wait_for()
    expect(page.get_by_test_id("standing")).to_contain_text("plays by bots")
    reads_well([page])
    page.reload()
    page.get_by_test_id("earned").wait_for()
    assert kept(page) == [noted]
    page = visitor.go("#/mine")
    counts = page.get_by_test_id("counts").filter(has_text="Escape the Dark Castle")
    expect(counts.locator("dd").first).to_have_text("1")
    expect(counts.locator("dt").first).to_contain_text("1 won, 0 lost" if noted["won"] else "0 won, 1 lost")
    expect(page.get_by_test_id("last-games").locator("li")).to_have_count(1)
    expect(page.get_by_test_id("last-games")).to_contain_text("game of the day")
    page = visitor.go("#/")
    today = page.get_by_test_id("dailies").locator("li").filter(has_text="Escape the Dark Castle")
    expect(today).to_contain_text("You won today." if noted["won"] else "You lost today.")


def test_a_game_that_goes_on_again_is_forgotten(come: Coming, house: Served, ended: dict[str, Any]) -> None:
    visitor = come()
    page = see_the_end(visitor, ended)
    going_on = house.open(seed="going on")
    rename = "table => { const kept = JSON.parse(localStorage['undercroft.games']); kept[0].table = table;"
    page.evaluate(f"{rename} localStorage['undercroft.games'] = JSON.stringify(kept); }}", going_on["table"])
    assert [one["table"] for one in kept(page)] == [going_on["table"]]
    visitor.sit(going_on)
    page.wait_for_function("() => JSON.parse(localStorage['undercroft.games']).length === 0")


def test_what_was_taken_back_is_told_beside_the_bots(come: Coming, house: Served) -> None:
    opened = house.open(seed=house.ask("GET", "/api/games/dark-castle/daily").json()["seed"])
    sitting = house.sit(opened["table"], opened["key"])
    sitting.answer()
    sitting.say({"t": "undo", "to": "answer", "id": 90})
    assert sitting.until("ok", "refused")["t"] == "ok"
    sitting.close()
    assert play_on(house, opened, never, "again")
    page = see_the_end(come(), opened)
    (noted,) = kept(page)
    assert noted["undone"]
    expect(page.get_by_test_id("standing")).to_contain_text("You took answers back.")


def test_an_onlooker_has_played_nothing(come: Coming, house: Served, ended: dict[str, Any]) -> None:
    path = f"/api/tables/{ended['table']}/join"
    joined = house.ask("POST", path, json={"invite": ended["watch"], "name": "Di"}).json()
    visitor = come()
    visitor.sit({"table": ended["table"], "key": joined["key"]})
    visitor.page.get_by_test_id("standing").wait_for()
    assert kept(visitor.page) == []


def test_games_go_out_as_a_file_and_come_in_elsewhere(come: Coming, ended: dict[str, Any], tmp_path: Path) -> None:
    here = come()
    see_the_end(here, ended)
    page = here.go("#/mine")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "games.json"
    coming.value.save_as(file)
    there = come("fr")
    page = there.go("#/mine")
    expect(page.get_by_text("Rien encore.")).to_be_visible()
    page.get_by_test_id("bring-games").set_input_files(file)
    expect(page.get_by_test_id("said")).to_have_text("1 partie ajoutée.")
    assert [one["table"] for one in kept(page)] == [ended["table"]]
    # Another's file, or a damaged one, changes nothing.
    file.write_text(file.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    page.get_by_test_id("bring-games").set_input_files(file)
    expect(page.get_by_test_id("said")).to_contain_text("Ce n’est pas un fichier de parties finies")
    assert len(kept(page)) == 1


def test_what_is_a_secret_stays_one_until_it_is_earned(come: Coming) -> None:
    visitor = come()
    page = visitor.go("#/mine")
    castle = page.get_by_test_id("counts").filter(has_text="Escape the Dark Castle")
    castle.locator("summary").click()
    expect(castle.locator("[data-testid=achievements] > li")).to_have_count(12)
    expect(castle.locator("[data-achievement]")).to_have_count(10)
    expect(castle.get_by_text("A secret")).to_have_count(2)
    expect(page.get_by_text("A Short Stay")).to_have_count(0)


def test_the_game_of_the_day_is_begun_from_home(come: Coming) -> None:
    visitor = come()
    page = visitor.go()
    page.get_by_test_id("dailies").get_by_role("link", name="Escape the Dark Castle").click()
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("button", name="Begin").click()
    seat = visitor.seat()
    assert not seat.is_over()
    expect(page.get_by_test_id("end")).to_have_count(0)
