"""Somebody who plays Dark Souls in a browser: by clicks on the board, with an eye on what the server knows."""

from __future__ import annotations

from typing import Any

import pytest
from browser.seat import Option, Seat
from browser.touch import begin as begin_at
from browser.touch import by_button, finger, kinds, touch
from browser.visitor import DESKTOP, PHONE, Visitor
from playwright.sync_api import Page, expect
from serving import Served, exported

from undercroft.games.dark_souls.rules.nodes import apart
from undercroft.games.dark_souls.state import Souls

PRESETS = {
    "en": {
        "steps": "First steps",
        "first": "A first descent",
        "alone": "The whole game, alone",
        "journey": "Campaign: The First Journey",
    },
    "fr": {
        "steps": "Premiers pas",
        "first": "Une première descente",
        "alone": "La partie entière, en solo",
        "journey": "Campagne\u00a0: Le Premier Voyage",
    },
}
WISHES = ("EnterBoss", "Attack", "Go", "Done", "EndActivation", "Block", "Suffer")
ANSWERS = 700  # no game of this player is that long
WINDOWS = [pytest.param("en", DESKTOP, id="clicks"), pytest.param("fr", PHONE, id="taps")]
PANES = {"floor": 0, "fire": 0, "foes": 1, "map": -1}  # where the button stands that shows it

BARS = """() => [...document.querySelectorAll("section.board [role=img].bar")].map((bar) =>
  [...bar.querySelectorAll(".box > b")].map((cube) => cube.className.split(" ")[0]))"""


def begin(visitor: Visitor, preset: str, seed: str) -> Page:
    """Through the door, by one of the ways in, with a seed of one's own."""
    return begin_at(visitor, "dark-souls", PRESETS[visitor.lang][preset], seed)


def things(action: list[Any]) -> list[str]:
    """What on the board an answer names, what says most first; nothing if it is a button only."""
    kind, *rest = action
    named = {
        "TakeClass": "class",
        "Hunt": "boss",
        "Stand": "node",
        "Shift": "node",
        "PushTo": "node",
        "Take": "hero",
        "Receive": "hero",
        "Reroll": "die",
        "Open": "chest",
        "Outfit": "outfit",
        "Refill": "luck",
        "Place": "place",
    }
    plain = {"Rest": "rest", "Buy": "buy", "BuySpark": "spark", "EnterBoss": "fog", "Drink": "estus"}
    plain |= {"Heroic": "heroic", "Provoke": "aggro", "Block": "block", "Suffer": "suffer"}
    if kind in named:
        return [f"{named[kind]}:{rest[0]}"]
    if kind in plain:
        return [plain[kind]]
    match kind:
        case "Go" | "Dash":
            return ["bonfire" if rest[0] == -1 else f"tile:{rest[0]}"]
        case "Walk" | "Dodge":
            return [f"place:{rest[1]}" if rest[1] >= 0 else f"node:{rest[0]}"]
        case "Attack":
            way = f"option:{rest[0]}:{rest[1]}"
            return [way] if rest[2] == -1 else [f"foe:{rest[2]}", way]
        case "Level":
            return [f"stat:{rest[0]}:{rest[1]}"]
        case "Choose":
            return [f"{rest[0]}:{rest[1]}"]
        case "PushOut":
            return [f"foe:{rest[1]}" if rest[0] == -1 else f"hero:{rest[0]}"]
    return []


def show(page: Page, pane: str) -> None:
    """Turn to a part of the board, on a phone, which has room for one; a wide window shows them all."""
    if finger(page):
        button = page.locator("section.board .panes button").nth(PANES[pane])
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")
    parts = {
        "floor": ".floor .node",
        "foes": ".foes section",
        "map": "[data-thing=bonfire]",
        "fire": ".bonfire[role=region]",
    }
    page.locator(f"section.board {parts[pane]}").first.wait_for()


def by_board(seat: Seat, option: Option) -> bool:
    """Answer on the board wherever the answer names a thing of it, else by its button; whether it was on the board."""
    found = any(touch(seat, option, name) for name in things(option.action))
    if not found:
        by_button(seat, option)
    return found


def bars(page: Page) -> list[tuple[int, int]]:
    """The endurance bars of the party as they are drawn: black cubes from the left, red ones from the right."""
    found = []
    for cubes in page.evaluate(BARS):
        assert len(cubes) == 10
        black, red = cubes.count("black"), cubes.count("red")
        assert cubes[:black] == ["black"] * black, cubes
        assert cubes[10 - red :] == ["red"] * red, cubes
        found.append((black, red))
    return found


def marked(page: Page, how: str) -> set[int]:
    """The nodes of the floor that are marked in some way."""
    things: list[str] = page.evaluate(
        "how => [...document.querySelectorAll(`.floor .node.${how} [data-thing]`)].map((one) => one.dataset.thing)", how
    )
    return {int(thing.split(":")[1]) for thing in things}


def truth(house: Served, opened: dict[str, Any]) -> Souls:
    """The table as the server has it."""
    state = exported(house, opened)
    assert isinstance(state, Souls)
    return state


def percent(chance: float, lang: str) -> str:
    """A chance as the pages write it, for those that are neither nothing nor certain."""
    narrow = "\u202f" if lang == "fr" else ""
    return f"{round(chance * 100)}{narrow}%"


def sensible(seat: Seat, souls: Souls) -> Option:
    """Strike whom one can; else walk where the first foe is nearest, for nothing; else leave it."""
    options = seat.options()
    offered = kinds(options)
    activation = souls.activation
    battle = souls.battle
    if "Attack" not in offered and "Walk" in offered and activation and battle and not activation.walked:
        size, target = battle.size, souls.foes[0].node
        steps = [option for option in options if option.action[0] == "Walk"]
        nearest = min(steps, key=lambda option: apart(size, option.action[1], target))
        if apart(size, nearest.action[1], target) < apart(size, souls.heroes[activation.who].node, target):
            return nearest
    return next((offered[wish] for wish in WISHES if wish in offered), options[0])


class Player:
    """Strikes whom it can, goes on where it may, and blocks; not a good player, but one that comes to an end."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.touched = 0  # answers given on the board itself

    def choose(self, seat: Seat) -> Option:
        """An answer to the question open now."""
        options = seat.options()
        offered = kinds(options)
        chosen = next((offered[wish] for wish in WISHES if wish in offered), options[0])
        self.kinds.add(str(chosen.action[0]))
        return chosen

    def play(self, seat: Seat) -> int:
        """To the end; how many answers that took."""
        for n in range(ANSWERS):
            seat.page.locator("[data-testid=option]:visible, [data-testid=end]").first.wait_for()
            if seat.is_over():
                return n
            self.touched += by_board(seat, self.choose(seat))
        raise AssertionError("the game does not end")
