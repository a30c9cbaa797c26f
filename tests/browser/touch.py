"""Answers given on a board itself, whatever the game: with a mouse, or with a finger where there is one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from browser.seat import Option, Seat, escaped
from browser.thumb import fits
from browser.visitor import Visitor, reads_well
from browser.words import WORDS
from playwright.sync_api import Locator, Page, WebSocket, expect

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


def begin(visitor: Visitor, game: str, preset: str, seed: str) -> Page:
    """Through the door of a game, by one of the ways in, with a seed of one's own."""
    page = visitor.go()
    page.locator(f"article[data-game={game}] a.cover").click()
    page.locator(".presets").get_by_text(preset, exact=True).click()
    page.locator("details summary").last.click()
    page.locator("input[maxlength='64']").fill(seed)
    page.get_by_role("button", name=WORDS[visitor.lang]["start"], exact=True).click()
    return page


def finger(page: Page) -> bool:
    """Whether there is a finger rather than a mouse."""
    found: bool = page.evaluate("navigator.maxTouchPoints > 0")
    return found


def push(what: Locator) -> None:
    """Tap it where there is a finger, else click it."""
    (what.tap if finger(what.page) else what.click)()


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


def at_thing(seat: Seat, option: Option, name: str) -> None:
    """Answer on a thing that must be on the board: soon, if what draws it is still being fetched."""
    expect(seat.thing(name).first).to_be_attached()
    assert touch(seat, option, name)


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


def by_button(seat: Seat, option: Option) -> None:
    """Answer by the button."""
    steps = seat.steps()
    button = seat.button(option)
    push(button)
    given_after_a_look(seat, lambda: push(button), steps)


def given_after_a_look(seat: Seat, once_more: Callable[[], None], steps: int) -> None:
    """Wait until the answer has gone; where a finger's first tap has only looked, it taps once more."""
    if finger(seat.page):
        looked = "n => heard.steps > n || document.querySelector('.sent, .looked')"
        seat.page.wait_for_function(looked, arg=steps)
        if seat.page.locator(".looked").count():
            once_more()
    seat.until(steps)


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


def kinds(options: list[Option]) -> dict[str, Option]:
    """The first answer of every kind."""
    found: dict[str, Option] = {}
    for option in options:
        found.setdefault(str(option.action[0]), option)
    return found
