"""Somebody who plays Dark Souls in a browser: by clicks on the board, with an eye on what the server knows."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from browser.seat import Option, Seat, escaped
from browser.thumb import fits
from browser.visitor import DESKTOP, PHONE, Visitor, reads_well
from browser.words import WORDS
from playwright.sync_api import Locator, Page, WebSocket, expect
from serving import Served

from undercroft.engine.session import Session
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

# Where a thing can be touched: some point of it that nothing else lies over. Models stand on nodes, cards on sheets.
TOUCHABLE = """name => {
  const parts = [0.5, 0.3, 0.7, 0.12, 0.88, 0.04, 0.96];
  for (const reach of document.querySelectorAll(`[data-thing="${name}"] > .reach`)) {
    reach.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = reach.getBoundingClientRect();
    for (const down of parts) for (const across of parts) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (document.elementFromPoint(x, y) === reach)
        return { x, y, several: reach.getAttribute("aria-haspopup") === "menu" };
    }
  }
  return null;
}"""
BARS = """() => [...document.querySelectorAll("section.board [role=img].bar")].map((bar) =>
  [...bar.querySelectorAll(".box > b")].map((cube) => cube.className.split(" ")[0]))"""


def begin(visitor: Visitor, preset: str, seed: str) -> Page:
    """Through the door, by one of the ways in, with a seed of one's own."""
    page = visitor.go()
    page.locator("article[data-game=dark-souls] a.cover").click()
    page.locator(".presets").get_by_text(PRESETS[visitor.lang][preset], exact=True).click()
    page.locator("details summary").last.click()
    page.locator("input[maxlength='64']").fill(seed)
    page.get_by_role("button", name=WORDS[visitor.lang]["start"], exact=True).click()
    return page


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


def finger(page: Page) -> bool:
    """Whether there is a finger rather than a mouse."""
    found: bool = page.evaluate("navigator.maxTouchPoints > 0")
    return found


def push(what: Locator) -> None:
    """Tap it where there is a finger, else click it."""
    (what.tap if finger(what.page) else what.click)()


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


def in_order(page: Page) -> None:
    """It shows words only, and with a finger every target can be hit."""
    reads_well([page])
    if finger(page):
        fits(page)


def log(seat: Seat) -> list[str]:
    """The log; on a phone it lies behind the question."""
    if not finger(seat.page):
        return seat.lines()
    seat.page.locator("#tab-log").tap()
    seat.page.locator("#panel-log").wait_for()
    lines = seat.lines()
    seat.page.locator("#tab-question").tap()
    seat.page.locator("#panel-question").wait_for()
    return lines


def spot(seat: Seat, name: str) -> dict[str, Any] | None:
    """Where a thing can be touched now; nowhere, if nothing can be done with it or something lies over it."""
    found: dict[str, Any] | None = seat.page.evaluate(TOUCHABLE, name)
    return found


def touch(seat: Seat, option: Option, name: str) -> bool:
    """Answer on the board itself, with a finger where there is one; whether the thing was there to be touched."""
    where = spot(seat, name)
    if where is None:
        return False
    steps = seat.steps()

    def at_it() -> None:
        (seat.page.touchscreen.tap if finger(seat.page) else seat.page.mouse.click)(where["x"], where["y"])

    at_it()
    if where["several"]:
        menu = seat.page.get_by_test_id("thing-menu")
        push(menu.locator(f"[data-action='{escaped(option.name)}']"))
    given_after_a_look(seat, at_it, steps)
    return True


def given_after_a_look(seat: Seat, once_more: Callable[[], None], steps: int) -> None:
    """Wait until the answer has gone; where a finger's first tap has only looked, it taps once more."""
    if finger(seat.page):
        looked = "n => heard.steps > n || document.querySelector('.sent, .looked')"
        seat.page.wait_for_function(looked, arg=steps)
        if seat.page.locator(".looked").count():
            once_more()
    seat.until(steps)


def by_board(seat: Seat, option: Option) -> bool:
    """Answer on the board wherever the answer names a thing of it, else by its button; whether it was on the board."""
    found = any(touch(seat, option, name) for name in things(option.action))
    if not found:
        steps = seat.steps()
        button = seat.button(option)
        push(button)
        given_after_a_look(seat, lambda: push(button), steps)
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


class Line:
    """What the server tells a tab: every message of its socket."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(str(payload)))

    def asked(self) -> dict[str, Any]:
        """The question last put, with what lies ahead."""
        for payload in reversed(self.heard):
            message = json.loads(payload)
            if message["t"] in ("table", "step", "ask") and message.get("ask"):
                found: dict[str, Any] = message["ask"]
                return found
        raise AssertionError("nothing was asked")

    def says(self, *names: str) -> set[str]:
        """Which of these names stand in anything the server has told."""
        said = "\n".join(self.heard)
        return {name for name in names if f'"{name}"' in said}


def truth(house: Served, opened: dict[str, Any]) -> Souls:
    """The table as the server has it."""
    saved = house.ask("GET", f"/api/tables/{opened['table']}/export", opened["key"])
    assert saved.status_code == 200, saved.text
    state = Session.load(saved.content).state
    assert isinstance(state, Souls)
    return state


def kinds(options: list[Option]) -> dict[str, Option]:
    """The first answer of every kind."""
    found: dict[str, Option] = {}
    for option in options:
        found.setdefault(str(option.action[0]), option)
    return found


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
