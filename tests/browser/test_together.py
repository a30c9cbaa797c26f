"""Again with everybody, what an invitation is to, a game shown to strangers, and pages that lie over the table."""

from __future__ import annotations

import re
from contextlib import closing
from typing import Any, NamedTuple

import pytest
from browser.ahead import never, play_on
from browser.company import WITH_A_FRIEND, asked
from browser.conftest import Coming
from browser.visitor import PHONE, Visitor, reads_well
from browser.words import WORDS
from playwright.sync_api import Page, expect
from serving import Served

REFUSED = r"answer 40[14] to GET|status of 40[14]"


class Ended(NamedTuple):
    """A table of two whose game is over: what was told to Ada, who opened it, and to Ben."""

    ada: dict[str, Any]
    ben: dict[str, Any]


@pytest.fixture
def ended(house: Served) -> Ended:
    """A first castle that Ada has played to its end while a bot stood in for Ben."""
    opened = house.open(chairs=WITH_A_FRIEND, name="Ada", options={"castle": "first"}, seed="again")
    joined = house.ask(
        "POST", f"/api/tables/{opened['table']}/join", json={"invite": opened["invites"][0]["invite"], "name": "Ben"}
    ).json()
    with closing(house.sit(opened["table"], opened["key"])) as host:
        host.say({"t": "hand-over", "seat": 1, "bot": "random"})
        host.until("seats")
    assert play_on(house, opened, never, "again")
    with closing(house.sit(opened["table"], opened["key"])) as host:
        host.say({"t": "hand-over", "seat": 1, "bot": ""})
        host.until("seats")
    return Ended(opened, joined)


def sockets(page: Page) -> list[int]:
    """The sockets the page has opened, and whether each is open (1)."""
    return [int(state) for state in page.evaluate("heard.sockets.map(one => one.readyState)")]


# -- playing again ---------------------------------------------------------------------------------------


def test_play_again_takes_everybody_along(come: Coming, ended: Ended) -> None:
    """Ada begins the whole castle; Ben's open page follows by itself, and both play there by the keys they had."""
    ada, ben = come(name="Ada"), come("fr", name="Ben")
    at_ada, at_ben = ada.sit(ended.ada), ben.sit(ended.ben)
    before = at_ada.table()
    panel = ada.page.get_by_test_id("end")
    expect(panel).to_contain_text("This time the whole castle")
    expect(ben.page.get_by_test_id("end")).to_contain_text("Quand Ada rejouera")
    expect(ben.page.get_by_role("button", name="Rejouer")).to_have_count(0)
    panel.get_by_role("button", name="Play again").click()
    for visitor in (ada, ben):
        expect(visitor.page).not_to_have_url(re.compile(before))
        visitor.page.get_by_test_id("question").wait_for()
        expect(visitor.page.get_by_test_id("notice")).to_be_visible()
    assert at_ada.table() == at_ben.table() != before
    assert at_ben.key() == ended.ben["key"]
    expect(ben.page.locator("ul.strip")).to_contain_text("Ada")
    steps = at_ben.steps()
    seat = asked(at_ada, at_ben)
    seat.press(seat.options()[0])
    at_ben.until(steps)
    reads_well([ada.page, ben.page])


def test_an_old_link_leads_to_the_new_game_and_the_old_one_can_be_looked_back_at(
    come: Coming, house: Served, ended: Ended
) -> None:
    """Ben was away: his link, his list and his way back all lead where they should."""
    path = f"/api/tables/{ended.ada['table']}/again"
    then = house.ask("POST", path, ended.ada["key"]).json()["table"]
    ben = come(name="Ben")
    seat = ben.sit(ended.ben)
    expect(ben.page).to_have_url(re.compile(f"#/table/{then}$"))
    assert not seat.is_over()
    ben.page.evaluate("localStorage.removeItem('undercroft.tables')")
    ben.go("#/")
    other = come(name="Ben")
    held = [{"table": ended.ben["table"], "key": ended.ben["key"]}]
    other.go("#/about")
    other.page.evaluate("held => localStorage['undercroft.tables'] = JSON.stringify(held)", held)
    page = other.go("#/")
    mine = page.get_by_test_id("my-table")
    expect(mine.first.locator("a.whole")).to_have_attribute("href", f"#/table/{then}")
    page.locator("details summary").click()
    mine.nth(1).locator("a.whole").click()
    page.locator(".slide input").wait_for()
    expect(page).to_have_url(re.compile(f"#/replay/{ended.ben['table']}/"))


# -- invitations -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "asks", "role"),
    [
        ("en", "Ada invites you to Escape the Dark Castle", "seat 2, as Ben"),
        ("fr", "Ada vous invite à jouer à Escape the Dark Castle", "place 2, sous le nom de Ben"),
    ],
)
def test_an_invitation_says_what_it_is_to(come: Coming, house: Served, lang: str, asks: str, role: str) -> None:
    opened = house.open(chairs=WITH_A_FRIEND, name="Ada")
    friend = come(lang)
    page = friend.go(f"#/join/{opened['table']}/{opened['invites'][0]['invite']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(asks)
    expect(page.locator("form")).to_contain_text(role)
    expect(page.locator("form")).to_contain_text("Ada")
    reads_well([page])
    page.get_by_role("button", name=WORDS[lang]["sit"]).click()
    friend.seat()
    late = come(lang)
    late.expects(REFUSED)
    page = late.go(f"#/join/{opened['table']}/{opened['invites'][0]['invite']}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name=WORDS[lang]["sit"])).to_have_count(0)


def test_an_onlooker_is_told_that_there_is_no_seat(come: Coming, house: Served) -> None:
    opened = house.open(name="Ada")
    page = come().go(f"#/join/{opened['table']}/{opened['watch']}")
    expect(page.locator("form")).to_contain_text("You would watch, without a seat.")
    expect(page.get_by_role("button", name=WORDS["en"]["watch"])).to_be_visible()


# -- sharing ---------------------------------------------------------------------------------------------


def test_a_game_is_shared_with_strangers_until_it_is_not(come: Coming, ended: Ended) -> None:
    ada, eve = come(), come()
    ada.sit(ended.ada)
    share = ada.page.get_by_test_id("share")
    eve.expects(REFUSED)
    page = eve.go(f"#/replay/{ended.ada['table']}")
    expect(page.locator("section.trouble")).to_contain_text("not shared")
    share.get_by_role("switch").click()
    link = share.locator("input[readonly]").input_value()
    assert link == f"{ada.url}/#/replay/{ended.ada['table']}/0"
    page.goto("about:blank")
    page.goto(link)
    slider = page.locator(".slide input")
    slider.wait_for()
    slider.press("End")
    expect(page.get_by_role("button", name="How it went")).to_be_visible()
    for name in ("Continue from here", "To the table"):
        expect(page.get_by_text(name, exact=True)).to_have_count(0)
    assert not page.evaluate("localStorage['undercroft.tables']")
    reads_well([ada.page, page])
    share.get_by_role("switch").click()
    expect(share.locator("input[readonly]")).to_have_count(0)
    page.reload()
    expect(page.locator("section.trouble")).to_contain_text("not shared")


def test_a_game_is_shared_from_the_list_of_ones_tables(come: Coming, house: Served, ended: Ended) -> None:
    ada = come("fr")
    ada.sit(ended.ada)
    page = ada.go("#/")
    page.locator("details summary").click()
    page.get_by_role("button", name=re.compile("^Partager")).click()
    dialog = page.get_by_test_id("share-dialog")
    dialog.get_by_role("switch").click()
    expect(dialog.locator("input[readonly]")).to_be_visible()
    assert house.ask("GET", f"/api/tables/{ended.ada['table']}/replay").status_code == 200
    reads_well([page])


# -- pages over the table --------------------------------------------------------------------------------


def laid(visitor: Visitor, name: str) -> Page:
    """Open a page over the table by the menu."""
    visitor.seat().menu(name)
    visitor.page.get_by_test_id("sheet").wait_for()
    return visitor.page


@pytest.mark.parametrize(("lang", "name", "size"), [("en", "Settings", None), ("fr", "Réglages", PHONE)])
def test_the_settings_lie_over_the_table_and_the_game_goes_on(
    come: Coming, house: Served, lang: str, name: str, size: tuple[int, int] | None
) -> None:
    """The same socket all the while; what is set holds at once; Escape closes, and the focus is back at the menu."""
    visitor = come(lang, **({"size": size, "touch": True} if size else {}))
    seat = visitor.sit(house.open())
    asked = seat.options()
    page = laid(visitor, name)
    sheet = page.get_by_test_id("sheet")
    expect(page).to_have_url(re.compile(f"#/table/{seat.table().partition('/')[0]}/settings$"))
    assert sockets(page) == [1]
    sheet.locator("input[name=large]").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-text", "large")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('dialog') !== null"), "the focus stays in it"
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(re.compile(r"#/table/[\w-]+$"))
    expect(page.locator("header.bar button").first).to_be_focused()
    assert seat.options() == asked
    seat.press(asked[0])
    assert sockets(page) == [1]


def test_the_way_back_closes_the_rulebook_however_far_one_has_read(come: Coming, house: Served) -> None:
    visitor = come()
    seat = visitor.sit(house.open())
    page = laid(visitor, "Rulebook")
    sheet = page.get_by_test_id("sheet")
    links = sheet.locator("nav ol a")
    for number in (1, 3):
        links.nth(number).click()
        expect(sheet.locator("h2").last).to_have_text(links.nth(number).inner_text())
    sheet.locator("#rules-search").fill("boss")
    sheet.locator("mark").first.wait_for()
    page.keyboard.press("Escape")
    expect(sheet.locator("mark")).to_have_count(0)
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    assert sockets(page) == [1]
    seat.press(seat.options()[0])
    page.go_forward()
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_a_page_over_the_table_opens_by_its_address_and_closes_to_the_table(come: Coming, house: Served) -> None:
    opened = house.open()
    visitor = come()
    visitor.sit(opened)
    visitor.page.goto("about:blank")
    visitor.page.goto(f"{visitor.url}/#/table/{opened['table']}/rules")
    sheet = visitor.page.get_by_test_id("sheet")
    expect(sheet.locator("article")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert visitor.seat().options()


def test_rule_numbers_are_shown_to_those_who_ask(come: Coming) -> None:
    page = come().go("#/rules/dark-castle/EC-HP-01")
    ids = page.locator("article a.id")
    ids.first.wait_for(state="attached")
    assert not [one for one in ids.all() if one.is_visible()]
    page.get_by_label("Rule numbers").check()
    expect(ids.first).to_be_visible()


# -- while a table opens ---------------------------------------------------------------------------------


def test_no_line_is_cut_while_a_table_opens(come: Coming, house: Served) -> None:
    """The first two calls come to nothing, as with a server that is busy; the table is laid without a word of that."""
    visitor = come()
    visitor.context.add_init_script("""
      const Real = window.WebSocket;
      let calls = 0;
      window.told = [];
      window.WebSocket = class extends Real {
        constructor(url) {
          super(++calls > 2 ? url : url.replace("/play", "/nowhere"));
        }
      };
      new MutationObserver(() => document.body && told.push(document.body.innerText)).observe(document, {
        childList: true, subtree: true, characterData: true,
      });
    """)
    visitor.expects("WebSocket connection")
    seat = visitor.sit(house.open())
    assert seat.options()
    told = visitor.page.evaluate("told")
    assert any("being laid" in text for text in told)
    assert not [text for text in told if WORDS["en"]["cut"] in text]


# -- difficulty ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "easier", "harder", "items"),
    [
        ("en", "as written: Castle (a first castle", "Items at the start (none)", "None (harder)"),
        ("fr", "Plus facile que la règle écrite", "Objets de départ (aucun)", "Aucun (plus difficile)"),
    ],
)
def test_a_new_table_says_what_is_easier_and_what_is_harder(
    come: Coming, lang: str, easier: str, harder: str, items: str
) -> None:
    page = come(lang).go("#/new/dark-castle")
    expect(page.get_by_test_id("difficulty")).to_contain_text(easier)
    expect(page.get_by_test_id("difficulty")).not_to_contain_text(harder)
    page.locator("details summary").first.click()
    page.locator("details select").nth(1).select_option(label=items)
    expect(page.get_by_test_id("difficulty")).to_contain_text(harder)
    page.locator("label.card").nth(1).click()
    expect(page.get_by_test_id("difficulty")).to_have_count(0)
