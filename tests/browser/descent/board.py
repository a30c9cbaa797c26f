"""Somebody who plays Descent in a browser: on the board and by buttons, with an eye on what the server knows."""

from __future__ import annotations

from typing import Any

import pytest
from browser.seat import Option, Seat
from browser.touch import begin as begin_at
from browser.touch import by_button, finger, kinds, push, touch
from browser.visitor import DESKTOP, PHONE, Visitor
from playwright.sync_api import Page, expect
from serving import Served, exported

from undercroft.games.descent.state import Journey

PRESETS = {"en": {"first": "First steps"}, "fr": {"first": "Premiers pas"}}
WINDOWS = [pytest.param("en", DESKTOP, id="clicks"), pytest.param("fr", PHONE, id="taps")]
EVERYWHERE = [
    *WINDOWS,
    pytest.param("fr", DESKTOP, id="clicks-in-french"),
    pytest.param("en", PHONE, id="taps-in-english"),
]
FIRST = {"mode": "first"}
BOT = {"who": "bot", "bot": "judgement"}
ANSWERS = 300  # nobody answers that often in a first quest
# What an answer names on the board, by its kind: how things are called, and which part of the answer says which one.
NAMED = {
    "Activate": ("figure", 1),
    "PickFigure": ("figure", 1),
    "PickSpace": ("space", 1),
    "Strike": ("figure", 2),
    "Buy": ("surge", 1),
    "Search": ("token", 1),
    "PickGroup": ("group", 1),
    "BuyItem": ("ware", 1),
    "LearnSkill": ("card", 1),
    "PickQuest": ("quest", 1),
}


def begin(visitor: Visitor, preset: str, seed: str) -> Page:
    """Through the door, by one of the ways in, with a seed of one's own."""
    return begin_at(visitor, "descent", PRESETS[visitor.lang][preset], seed)


def by_board(seat: Seat, option: Option) -> bool:
    """Answer on the board wherever the answer names a thing of it, else by its button; whether it was on the board."""
    kind, part = NAMED.get(str(option.action[0]), ("", 0))
    found = bool(kind) and touch(seat, option, f"{kind}:{option.action[part]}")
    if not found:
        by_button(seat, option)
    return found


def walk_to(seat: Seat, space: int) -> None:
    """Point at a space and go there: a finger looks at the way first."""
    steps = seat.steps()
    there = seat.page.locator(f"button.go[data-thing='space:{space}']")
    push(there)
    if finger(seat.page):
        expect(seat.page.locator("section.board .flag")).to_be_visible()
        push(there)
    seat.until(steps)


def truth(house: Served, opened: dict[str, Any]) -> Journey:
    """The table as the server has it."""
    state = exported(house, opened)
    assert isinstance(state, Journey)
    return state


class Player:
    """Strikes, spends its surges and leaves it at that; it comes to an end."""

    def __init__(self, *wishes: str) -> None:
        self.wishes = (*wishes, "Strike", "Buy", "Done", "Pass")
        self.kinds: set[str] = set()
        self.touched = 0  # answers given on the board itself

    def choose(self, options: list[Option]) -> Option:
        """An answer to the question open now."""
        offered = kinds(options)
        chosen = next((offered[wish] for wish in self.wishes if wish in offered), options[0])
        self.kinds.add(str(chosen.action[0]))
        return chosen

    def play(self, seat: Seat, *until: str) -> int:
        """To the end, or until an answer of one of these kinds is on offer; how many answers that took."""
        for n in range(ANSWERS):
            seat.page.locator("[data-testid=option]:visible, [data-testid=end]").first.wait_for()
            if seat.is_over():
                return n
            options = seat.options()
            if set(until) & {str(option.action[0]) for option in options}:
                return n
            self.touched += by_board(seat, self.choose(options))
        raise AssertionError("the quest does not end")
