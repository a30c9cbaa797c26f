"""Two browsers on opposite sides: a hand that only one of them ever hears of, and a card in the middle of a walk."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from browser.company import Pair, asked, pair
from browser.conftest import Coming
from browser.descent.board import ANSWERS, EVERYWHERE, FIRST, truth, walk_to
from browser.seat import Option, Seat
from browser.touch import Line, at_thing, by_button, finger, kinds
from browser.visitor import PHONE, Visitor, reads_well
from playwright.sync_api import expect
from serving import Served

from undercroft.engine.session import Session
from undercroft.games.descent.state import Journey

CHAIRS = [{"who": "me", "name": "Ada"}, {"who": "friend", "name": "Ben"}]
CARD = "tripwire"
SEEDS = 40
HELD = '"hand":["'
MAP, SIDE = 0, 2  # what a phone shows of the board, by number


@cache
def seed() -> str:
    """With which the overlord's first hand holds a trap for whoever walks."""
    for number in range(SEEDS):
        state = Session.start("descent", 2, f"walk {number}", FIRST).state
        assert isinstance(state, Journey)
        if any(card.startswith(CARD) for card in state.overlord.hand):
            return f"walk {number}"
    raise AssertionError("nobody ever holds that card")


def opposite(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> tuple[Pair, list[Line]]:
    """Ada with the heroes, Ben below, and what the server tells each of them."""
    lines: list[Line] = []

    def coming(**wishes: Any) -> Any:
        visitor = come(lang, size=size, touch=size == PHONE, **wishes)
        lines.append(Line(visitor.page))
        return visitor

    return pair(house, coming, CHAIRS, game="descent", options=FIRST, seed=seed()), lines


@pytest.mark.parametrize(("lang", "size"), EVERYWHERE)
def test_a_hand_on_one_screen_and_a_card_in_the_middle_of_a_walk(
    come: Coming, house: Served, lang: str, size: tuple[int, int]
) -> None:
    """Backs for Ada, words for Ben; she walks, he springs his trap on her way, and both see it happen."""
    two, lines = opposite(come, house, lang, size)
    ben_key = {"table": two.at_ben.table(), "key": two.at_ben.key()}
    come_to("Go", two.at_ben, two.at_ada)
    hand = truth(house, ben_key).overlord.hand
    trap = next(card for card in hand if card.startswith(CARD))
    names = house.ask("GET", f"/api/games/descent/faces?lang={lang}").json()["overlord"]
    for visitor in two[:2]:
        pane(visitor, SIDE)
    for card in hand:
        expect(two.ben.page.get_by_test_id("hand")).to_contain_text(names[card.split(".")[0]]["name"])
        expect(two.ada.page.get_by_test_id("hand")).not_to_contain_text(names[card.split(".")[0]]["name"])
    # Which cards are in the deck everybody knows: what nobody else is sent is the hand.
    assert any(HELD in told for told in lines[1].heard)
    assert not any(HELD in told for told in lines[0].heard), "the overlord's hand was sent to a hero"

    for visitor in two[:2]:
        pane(visitor, MAP)
    walk_to(two.at_ada, far(two.at_ada.options()).action[1])
    two.at_ben.mine()
    spring = next(option for option in two.at_ben.options() if option.action[0] == "Spring")
    assert spring.action[1].startswith(CARD)
    at_thing(two.at_ben, spring, f"space:{spring.action[2]}")
    pane(two.ben, SIDE)
    expect(two.ben.page.get_by_test_id("hand")).not_to_contain_text(names[CARD]["name"])
    assert trap not in truth(house, ben_key).overlord.hand
    for visitor, seat in zip(two[:2], two[2:], strict=True):
        seat.tab("log")
        expect(visitor.page.locator(".log")).to_contain_text(names[CARD]["name"])
    reads_well([two.ada.page, two.ben.page])


def come_to(kind: str, *seats: Seat) -> None:
    """First answers by turns, until somebody is asked for that kind of answer."""
    for _ in range(ANSWERS):
        seat = asked(*seats)
        options = seat.options()
        if kind in kinds(options):
            return
        by_button(seat, options[0])
    raise AssertionError(f"nobody was ever asked for {kind}")


def pane(visitor: Visitor, number: int) -> None:
    """A phone shows one part of the table at a time: that one."""
    if finger(visitor.page):
        visitor.page.locator(".panes button").nth(number).tap()


def far(options: list[Option]) -> Option:
    """The dearest walk there is."""
    return max((option for option in options if option.action[0] == "Go"), key=lambda option: option.action[2])
