"""Somebody with a browser of their own: its storage, its tabs, and everything that went wrong in them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from browser.seat import PATIENCE, Seat
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

DESKTOP = (1440, 900)
PHONE = (390, 844)
# What a browser says in its console while the server is down.
SERVER_DOWN = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection to")

# Every socket of the page counts what it has heard, once the page itself has dealt with it: tests wait for that. And
# what comes can be held back for a while, as a slow net would.
LISTEN = """
window.heard = { steps: 0, sockets: [], held: null };
window.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args);
    heard.sockets.push(this);
    this.addEventListener("message", (event) => {
      if (heard.held) {
        heard.held.push([this, event]);
        event.stopImmediatePropagation();
      } else this.count(event);
    });
  }
  count(event) {
    const kind = JSON.parse(event.data).t;
    if (kind === "step" || kind === "table") setTimeout(() => (heard.steps += 1));
  }
};
heard.release = () => {
  const held = heard.held ?? [];
  heard.held = null;
  for (const [socket, event] of held) {
    socket.onmessage(event);
    socket.count(event);
  }
};
"""
# What no person should ever read: a message without words, or a value that got out.
BROKEN = re.compile(r"[‹›]|\bundefined\b|\bNaN\b|\[object \w+\]|\bnull\b")
READ = """() => {
  const told = [document.title, document.body.innerText];
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]"))
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
      if (node.hasAttribute(name)) told.push(node.getAttribute(name));
  return told.join("\\n");
}"""


class Visitor:
    """A person who has just come in. Sound, motion and questions about plain mistakes are off unless wished for."""

    def __init__(
        self,
        chrome: Browser,
        url: str,
        lang: str = "en",
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        motion: bool = False,
        warn: bool = False,
        name: str = "",
        bypass_csp: bool = False,
    ) -> None:
        self.url = url
        self.lang = lang
        self.wrong: list[str] = []
        self.expected: list[re.Pattern[str]] = []
        self.requests: list[Request] = []
        self.context = chrome.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference",
            bypass_csp=bypass_csp,
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        speed = "normal" if motion else "none"
        wishes = {"lang": lang, "sound": False, "speed": speed, "warn": warn, "name": name}
        self.context.add_init_script(
            f"if (origin !== 'null') localStorage['undercroft.settings'] ??= {json.dumps(json.dumps(wishes))};"
        )
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.wrong.append(f"error in the page: {error}\n{error.stack}"))
        page.on("console", self._said)
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", lambda socket: self._same_place(socket.url, "socket"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        self.requests.append(request)
        self._same_place(request.url, "request")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"answer {response.status} to {response.request.method} {response.url}")

    def _same_place(self, url: str, what: str) -> None:
        there = urlsplit(url)
        if there.scheme not in ("data", "blob") and there.netloc != urlsplit(self.url).netloc:
            self.wrong.append(f"a {what} left the machine: {url}")

    # -- where to go

    def go(self, where: str = "#/") -> Page:
        """Open an address of the house."""
        if self.page.url.startswith(self.url):
            self.page.evaluate("where => { location.hash = where }", where)
        else:
            self.page.goto(f"{self.url}/{where}")
        return self.page

    def sit(self, opened: dict[str, Any]) -> Seat:
        """Sit down at a table one holds a key to."""
        self.go(f"#/seat/{opened['table']}/{opened['key']}")
        return self.seat()

    def seat(self, page: Page | None = None) -> Seat:
        """The table open in a tab, once it is laid."""
        return Seat(page or self.page).wait()

    def new_tab(self) -> Page:
        """Another tab of the same browser."""
        return self.context.new_page()

    # -- what went wrong

    def expects(self, *patterns: str) -> None:
        """Some things must go wrong in this test: what they say in the console."""
        self.expected += [re.compile(pattern) for pattern in patterns]

    def leave(self) -> list[str]:
        """Close the browser; what went wrong in it that was not expected."""
        self.context.close()
        return [line for line in self.wrong if not any(pattern.search(line) for pattern in self.expected)]


def broken_words(page: Page) -> list[str]:
    """What can be read on a page, or heard, and should not."""
    return [line for line in str(page.evaluate(READ)).splitlines() if BROKEN.search(line)]


def reads_well(pages: Iterable[Page]) -> None:
    """Every page shows words only."""
    for page in pages:
        found = broken_words(page)
        assert not found, f"{page.url}: {found}"
