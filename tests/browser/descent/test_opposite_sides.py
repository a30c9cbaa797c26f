"""Two browsers on opposite sides: a hand that only one of them ever hears of, and a card in the middle of a walk."""

from __future__ import annotations

from functools import cache
from typing import Any

from browser.company import Pair, pair, play_until
from browser.conftest import Coming
from browser.descent.board import FIRST, truth, walk_to
from browser.seat import Option
from browser.touch import Line, at_thing
from browser.visitor import reads_well
from playwright.sync_api import expect
from serving import Served

from undercroft.engine.session import Session
from undercroft.games.descent.state import Journey

CHAIRS = [{"who": "me", "name": "Ada"}, {"who": "friend", "name": "Ben"}]
CARD = "tripwire"
SEEDS = 40
HELD = '"hand":["'


@cache
def seed() -> str:
    """With which the overlord's first hand holds a trap for whoever walks."""
    for number in range(SEEDS):
        state = Session.start("descent", 2, f"walk {number}", FIRST).state
        assert isinstance(state, Journey)
        if any(card.startswith(CARD) for card in state.overlord.hand):
            return f"walk {number}"
    raise AssertionError("nobody ever holds that card")


def opposite(come: Coming, house: Served) -> tuple[Pair, list[Line]]:
    """Ada with the heroes, Ben below, and what the server tells each of them."""
    lines: list[Line] = []

    def coming(*args: Any, **wishes: Any) -> Any:
        visitor = come(*args, **wishes)
        lines.append(Line(visitor.page))
        return visitor

    return pair(house, coming, CHAIRS, game="descent", options=FIRST, seed=seed()), lines


def test_a_hand_on_one_screen_and_a_card_in_the_middle_of_a_walk(come: Coming, house: Served) -> None:
    """Backs for Ada, words for Ben; she walks, he springs his trap on her way, and both see it happen."""
    two, lines = opposite(come, house)
    ben_key = {"table": two.at_ben.table(), "key": two.at_ben.key()}
    play_until([two.at_ben, two.at_ada], "Go")
    hand = truth(house, ben_key).overlord.hand
    trap = next(card for card in hand if card.startswith(CARD))
    names = house.ask("GET", "/api/games/descent/faces?lang=en").json()["overlord"]
    shown = two.ben.page.get_by_test_id("hand")
    for card in hand:
        expect(shown).to_contain_text(names[card.split(".")[0]]["name"])
        expect(two.ada.page.get_by_test_id("hand")).not_to_contain_text(names[card.split(".")[0]]["name"])
    # Which cards are in the deck everybody knows: what nobody else is sent is the hand.
    assert any(HELD in told for told in lines[1].heard)
    assert not any(HELD in told for told in lines[0].heard), "the overlord's hand was sent to a hero"

    walk_to(two.at_ada, far(two.at_ada.options()).action[1])
    two.at_ben.mine()
    spring = next(option for option in two.at_ben.options() if option.action[0] == "Spring")
    assert spring.action[1].startswith(CARD)
    at_thing(two.at_ben, spring, f"space:{spring.action[2]}")
    expect(two.ben.page.get_by_test_id("hand")).not_to_contain_text(names[CARD]["name"])
    assert trap not in truth(house, ben_key).overlord.hand
    for visitor in (two.ada, two.ben):
        expect(visitor.page.locator(".log")).to_contain_text(names[CARD]["name"])
    reads_well([two.ada.page, two.ben.page])


def far(options: list[Option]) -> Option:
    """The dearest walk there is."""
    return max((option for option in options if option.action[0] == "Go"), key=lambda option: option.action[2])
