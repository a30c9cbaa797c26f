"""Somebody who plays Dead Cells in a browser: on the board and by buttons, with an eye on what the server knows."""

from __future__ import annotations

from typing import Any

import pytest
from browser.seat import Option, Seat
from browser.touch import begin as begin_at
from browser.touch import by_button, kinds, push, touch
from browser.visitor import DESKTOP, PHONE, Visitor
from playwright.sync_api import Page, expect
from serving import Served, exported

from undercroft.games.dead_cells.state import Campaign

PRESETS = {
    "en": {"first": "First steps", "alone": "Alone with Serenade"},
    "fr": {"first": "Premiers pas", "alone": "En solo avec Sérénade"},
}
WINDOWS = [pytest.param("en", DESKTOP, id="clicks"), pytest.param("fr", PHONE, id="taps")]
WISHES = ("Go", "Play", "Hit", "Grab", "To", "Done")
ANSWERS = 400  # no run of this player is that long
# What an answer names on the board, by its kind: how things are called, and which part of the answer says which one.
NAMED = {
    "StartIn": "start",
    "BePrisoner": "kind",
    "PutBy": "card",
    "Purge": "card",
    "Discard": "card",
    "Swap": "card",
    "MakeFirst": "prisoner",
    "To": "prisoner",
    "SitOut": "prisoner",
    "Drink": "prisoner",
    "ToCompanion": "item",
    "Leave": "item",
    "UseItem": "item",
    "NextBlueprint": "item",
    "Go": "space",
    "Peek": "space",
    "Teleport": "space",
    "Symbol": "symbol",
    "Take": "option",
    "Buy": "ware",
    "SwapEnemies": "enemy",
    "UseAbility": "ability",
    "Open": "ability",
    "Hit": "enemy",
    "Grab": "loot",
    "LoseStep": "trait",
    "Upgrade": "deck",
}
PLAIN = {"LightLantern": "lantern", "ThrowIn": "well", "GoAgain": "again"}


def begin(visitor: Visitor, preset: str, seed: str) -> Page:
    """Through the door, by one of the ways in, with a seed of one's own."""
    return begin_at(visitor, "dead-cells", PRESETS[visitor.lang][preset], seed)


def things(action: list[Any]) -> list[str]:
    """What on the board an answer names, what says most first; nothing if it is a button only."""
    kind, *rest = action
    if kind in PLAIN:
        return [PLAIN[kind]]
    if kind in NAMED:
        return [f"{NAMED[kind]}:{rest[0]}"]
    match kind:
        case "Play":
            card, said, round = rest
            return [f"say:{card}:{said}:{round}", f"card:{card}"] if said else [f"card:{card}"]
        case "ItemTo":
            return [f"prisoner:{rest[0]}", f"item:{rest[1]}"]
        case "GiveUpgrade":
            return [f"kind:{rest[1]}", f"card:{rest[0]}"]
        case "PutBack":
            return [f"card:{rest[1] or rest[0]}"]
        case "Equip":
            return [f"item:{rest[1] or rest[0]}"]
        case "ScrollTo":
            return [f"track:{rest[0]}:{rest[1]}", f"prisoner:{rest[0]}"]
        case "StateOff":
            return [f"state:{rest[0]}:{rest[1]}", f"prisoner:{rest[0]}"]
    return []


def show(page: Page, pane: str) -> None:
    """Turn to the scene or to the prisoners, where there is room for one of them only."""
    buttons = page.locator("section.board .panes button")
    if buttons.count():
        button = buttons.nth(["scene", "people"].index(pane))
        push(button)
        expect(button).to_have_attribute("aria-pressed", "true")


def by_board(seat: Seat, option: Option) -> bool:
    """Answer on the board wherever the answer names a thing of it, else by its button; whether it was on the board."""
    found = any(touch(seat, option, name) for name in things(option.action))
    if not found:
        by_button(seat, option)
    return found


def truth(house: Served, opened: dict[str, Any]) -> Campaign:
    """The table as the server has it."""
    state = exported(house, opened)
    assert isinstance(state, Campaign)
    return state


class Player:
    """Goes on, plays the first card it holds, hits and takes what it can; it comes to an end."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.touched = 0  # answers given on the board itself

    def choose(self, options: list[Option]) -> Option:
        """An answer to the question open now."""
        offered = kinds(options)
        chosen = next((offered[wish] for wish in WISHES if wish in offered), options[0])
        self.kinds.add(str(chosen.action[0]))
        return chosen

    def play(self, seat: Seat, *until: str) -> int:
        """To the end, or until an answer of one of these kinds is on offer; how many answers that took."""
        for n in range(ANSWERS):
            seat.page.locator("[data-testid=option]:visible, [data-testid=end]").first.wait_for()
            if seat.is_over():
                return n
            seat.lift()
            options = seat.options()
            if set(until) & {str(option.action[0]) for option in options}:
                return n
            self.touched += by_board(seat, self.choose(options))
        raise AssertionError("the run does not end")
