"""A campaign of Dark Souls: begun at the front door, kept over a restart of the server, joined and left."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

from browser.conftest import Coming
from browser.dark_souls.board import bars, begin, by_board, show, truth
from browser.seat import Seat
from browser.touch import at_thing, in_order, kinds, log
from browser.visitor import PHONE, SERVER_DOWN, Visitor, reads_well
from browser.words import WORDS
from playwright.sync_api import expect
from serving import Served, start

from undercroft.games.dark_souls.view import view

MOST = 60  # answers, until the party is where it should be


def seen(seat: Seat) -> tuple[Any, ...]:
    """Everything a person would know the table by."""
    return log(seat), seat.question, seat.options(), seat.headline(), bars(seat.page)


def play_to(seat: Seat, kind: str) -> None:
    """Answers on the board, one's own as they come, until a kind of answer is on offer."""
    for _ in range(MOST):
        seat.mine()
        offered = kinds(seat.options())
        if kind in offered:
            return
        by_board(seat, seat.options()[0])
    raise AssertionError(f"nobody was ever asked for {kind}")


def invitation(seat: Seat) -> str:
    """The link for whoever is to come."""
    seat.menu("Invite friends")
    dialog = seat.dialog("invite")
    link = dialog.get_by_test_id("link").first.locator("input").input_value()
    dialog.get_by_role("button", name=WORDS["en"]["to-table"]).click()
    return link


def to_a_first_room(visitor: Visitor, house: Served) -> tuple[Seat, dict[str, Any]]:
    """From the front door into a first room, until its enemies have moved."""
    begin(visitor, "journey", "a long road")
    seat = visitor.seat()
    play_to(seat, "Go")
    show(seat.page, "map")
    go = kinds(seat.options())["Go"]
    at_thing(seat, go, f"tile:{go.action[1]}")
    show(seat.page, "floor")
    play_to(seat, "Dash")
    opened = {"table": seat.table(), "key": seat.key()}
    souls = truth(house, opened)
    assert souls.quest.mode == "first_journey"
    assert len(souls.heroes) == 2
    assert log(seat)
    reads_well([seat.page])
    return seat, opened


def cut_off(visitor: Visitor, house: Served) -> None:
    """The server is killed, and the page says so."""
    visitor.expects(*SERVER_DOWN)
    house.stop(signal.SIGKILL)
    expect(visitor.page.get_by_text(WORDS[visitor.lang]["cut"])).to_be_visible()


def comes_back(seat: Seat) -> None:
    """Whoever was there opens the page anew, and is asked again."""
    seat.page.reload()
    seat.wait()
    seat.mine()


def runs_home(seat: Seat) -> None:
    """One may run from a room once its enemies have moved: back to the fire."""
    home = next(option for option in seat.options() if option.action[:2] == ["Dash", -1])
    show(seat.page, "map")
    at_thing(seat, home, "bonfire")
    play_to(seat, "Rest")


def test_a_campaign_on_a_phone_is_kept(come: Coming, tmp_path: Path) -> None:
    """In French, by taps: into a first room, over a restart of the server, and back to the fire."""
    house = start(tmp_path / "data")
    try:
        visitor = come("fr", url=house.url, size=PHONE, touch=True)
        seat, opened = to_a_first_room(visitor, house)
        before, kept = seen(seat), view(truth(house, opened), 0)
        cut_off(visitor, house)
        house = start(tmp_path / "data", port=house.port)
        comes_back(seat)
        assert seen(seat) == before
        assert view(truth(house, opened), 0) == kept
        runs_home(seat)
        souls = truth(house, opened)
        assert souls.battle is None
        assert bars(seat.page) == [(hero.black, hero.red) for hero in souls.heroes]
        show(seat.page, "fire")
        rest = kinds(seat.options())["Rest"]
        at_thing(seat, rest, "rest")
        assert truth(house, opened).sparks == souls.sparks - 1
        in_order(seat.page)
    finally:
        house.stop(signal.SIGKILL)


def test_a_campaign_is_kept_and_joined_and_left(come: Coming, tmp_path: Path) -> None:
    """Ada and a bot reach a first room; the server dies and comes back; they run; Ben comes in, and goes."""
    house = start(tmp_path / "data")
    try:
        ada, ben = come(url=house.url, name="Ada"), come("fr", url=house.url, name="Ben")
        seat, opened = to_a_first_room(ada, house)
        page = seat.page
        before, kept = seen(seat), view(truth(house, opened), 0)
        cut_off(ada, house)
        house = start(tmp_path / "data", port=house.port)
        comes_back(seat)
        assert seen(seat) == before
        assert view(truth(house, opened), 0) == kept
        runs_home(seat)
        souls = truth(house, opened)
        assert souls.battle is None

        # A friend comes in for a spark, and takes a class of those left.
        seat.tab("seats")
        page.get_by_role("button", name=WORDS["en"]["bring"]).click()
        expect(page.get_by_test_id("sitter")).to_have_count(3)
        link = invitation(seat)
        ben.page.goto(link)
        ben.page.get_by_role("button", name=WORDS["fr"]["sit"]).click()
        at_ben = ben.seat()
        at_ben.mine()
        classes = at_ben.options()
        assert len(classes) == 2
        at_thing(at_ben, classes[0], f"class:{classes[0].action[1]}")
        for _ in range(4):
            at_ben.mine()
            if "Rest" in kinds(at_ben.options()):
                break
            by_board(at_ben, at_ben.options()[0])
        joined = truth(house, opened)
        assert [hero.kind for hero in joined.heroes][2] == classes[0].action[1]
        assert joined.sparks == souls.sparks - 1
        expect(page.locator("section.board .party .sheet")).to_have_count(3)
        reads_well([page, ben.page])

        # He leaves what he bore.
        ben.page.locator("#tab-seats").click()
        ben.page.get_by_role("button", name=WORDS["fr"]["leave"]).click()
        ben.page.get_by_role("dialog").get_by_role("button", name=WORDS["fr"]["leave"]).click()
        expect(page.locator("section.board .party .sheet")).to_have_count(2)
        left = truth(house, opened)
        assert [hero.kind for hero in left.heroes] == [hero.kind for hero in souls.heroes]
        assert left.sparks == souls.sparks
        assert set(joined.heroes[2].hands) - {""} <= set(left.inventory)
        reads_well([page])
    finally:
        house.stop(signal.SIGKILL)
