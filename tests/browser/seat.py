"""A table in a tab, as somebody sitting at it sees and uses it."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

PATIENCE = 90_000  # ms; only so that what hangs ends some day
# Something on the board, be it a part of a plain room; or what hides it, or comes in its place.
LAID = (
    "section.board [data-thing], section.board [data-part], "
    "[data-testid=curtain], [data-testid=end], [data-testid=show-end]"
)
READ_OPTIONS = """kind => [...document.querySelectorAll(`[data-testid="${kind}"]`)]
  .map(button => [button.dataset.action, button.querySelector(".text").childNodes[0].textContent.trim()])"""

# The log draws only what is in view: whoever wants to read all of it scrolls through it, and back to where it was.
READ_LOG = """async () => {
  const box = document.querySelector(".log");
  const found = new Map();
  const read = () => box?.querySelectorAll("[data-n]").forEach((row) =>
    found.set(Number(row.dataset.n), [row.querySelector("[data-testid=line] p").innerText, Number(row.ariaSetSize)]));
  read();
  const whole = () => found.size >= Math.max(0, ...[...found.values()].map(([, size]) => size));
  if (!whole()) {
    const at = box.scrollTop;
    for (let top = box.scrollHeight; top > -box.clientHeight && !whole(); top -= box.clientHeight) {
      box.scrollTop = Math.max(0, top);
      await new Promise((done) => setTimeout(done, 40));
      read();
    }
    box.scrollTop = at;
  }
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, [text]]) => text);
}"""


class Option(NamedTuple):
    """An answer on offer."""

    action: list[Any]
    text: str

    @property
    def name(self) -> str:
        """How the page knows it."""
        return json.dumps(self.action, ensure_ascii=False, separators=(",", ":"))


class Seat:
    """A table being looked at."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def wait(self) -> Seat:
        """Until it is laid: asked about, and drawn. What draws a game's board is fetched when it is first wanted."""
        self.page.locator("[data-testid=question]:visible, [data-testid=end]").first.wait_for()
        self.page.locator(LAID).first.wait_for(state="attached")
        return self

    # -- what is seen

    @property
    def question(self) -> str:
        """The question being asked, or how it ended."""
        return self.page.locator("#ask").inner_text()

    @property
    def status(self) -> Locator:
        """Whose turn it is."""
        return self.page.get_by_test_id("status")

    @property
    def lesson(self) -> str:
        """What a beginner is told here."""
        found = self.page.locator(".lesson")
        return found.inner_text() if found.count() else ""

    def options(self) -> list[Option]:
        """The answers, as buttons."""
        return self._offered("option")

    def asides(self) -> list[Option]:
        """What is also possible."""
        return self._offered("aside")

    def _offered(self, kind: str) -> list[Option]:
        return [Option(json.loads(action), text) for action, text in self.page.evaluate(READ_OPTIONS, kind)]

    def lines(self) -> list[str]:
        """The log."""
        found: list[str] = self.page.evaluate(READ_LOG)
        return found

    def board(self) -> list[str]:
        """The prisoners as they stand on the board: who, and how well."""
        return self.page.locator("section.board [data-thing^='prisoner:']").locator(".name, .points").all_inner_texts()

    def headline(self) -> str:
        """Where the game stands, in the bar."""
        return self.page.locator("header .headline").inner_text()

    def is_over(self) -> bool:
        """Whether the game has ended."""
        # The page of the end is fetched with the first end; the way to it is there at once.
        return self.page.locator("[data-testid=end], [data-testid=show-end]").count() > 0

    def table(self) -> str:
        """Which table this is."""
        return self.page.url.split("#/table/")[1]

    def key(self) -> str:
        """The key this browser holds to it."""
        held = json.loads(self.page.evaluate("localStorage['undercroft.tables']"))
        return next(str(one["key"]) for one in held if one["table"] == self.table())

    # -- what is done

    def steps(self) -> int:
        """How many steps have been laid on this table."""
        return int(self.page.evaluate("heard.steps"))

    def until(self, steps: int) -> None:
        """Wait for a step after that one, and for my own answer to be through."""
        self.page.wait_for_function("n => heard.steps > n && !document.querySelector('.sent')", arg=steps)

    def button(self, option: Option) -> Locator:
        """The button that gives an answer."""
        return self.page.locator("[data-testid=option], [data-testid=aside]").and_(
            self.page.locator(f"[data-action='{escaped(option.name)}']")
        )

    def more(self) -> Locator:
        """What unfolds the answers that are worse than others, or rare."""
        return self.page.get_by_test_id("question").get_by_test_id("more")

    def thing(self, name: str) -> Locator:
        """What can be clicked on a thing of the board; nothing if there is nothing to do with it."""
        return self.page.locator(f"[data-thing='{name}'] > .reach")

    def press(self, option: Option) -> None:
        """Answer by the button."""
        steps = self.steps()
        if self.button(option).count() == 0:
            self.more().click()
        self.button(option).click()
        self.until(steps)

    def touch(self, option: Option, name: str) -> None:
        """Answer by touching a thing on the board, and choosing from its small menu if it has one."""
        steps = self.steps()
        reach = self.thing(name).first
        several = reach.get_attribute("aria-haspopup") == "menu"
        reach.click()
        if several:
            menu = self.page.get_by_test_id("thing-menu")
            menu.wait_for()  # it is fetched with the first
            wanted = menu.locator(f"[data-action='{escaped(option.name)}']")
            if wanted.count() == 0:
                menu.get_by_test_id("more").click()
            wanted.click()
        self.until(steps)

    def type_answer(self, number: int) -> None:
        """Answer by the number of an option."""
        steps = self.steps()
        self.page.keyboard.press(str(number))
        self.until(steps)

    def tool(self, name: str) -> Locator:
        """A button below the question: Hint, Why not?, Rule, Undo."""
        return self.page.locator(".tools").get_by_role("button", name=name, exact=True)

    def dialog(self, kind: str) -> Locator:
        """A dialog that is open."""
        return self.page.get_by_test_id(f"{kind}-dialog")

    def menu(self, entry: str) -> None:
        """Choose from the menu of the table."""
        self.page.locator("header.bar button").first.click()
        dialog = self.dialog("menu")
        dialog.locator("a, button").filter(has_text=entry).first.click()

    def tab(self, kind: str) -> None:
        """Open the panel beside or below the board: log, chat, seats, question."""
        self.page.locator(f"#tab-{kind}").click()

    def lift(self) -> None:
        """Whoever is asked next on a shared screen lifts the curtain, if one has fallen."""
        curtain = self.page.get_by_test_id("curtain")
        if curtain.count():
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
            self.page.mouse.move(0, 0)

    def hold_back(self) -> None:
        """From now on nothing the server says gets through to this tab, as over a slow net."""
        self.page.evaluate("heard.held = []")

    def let_through(self, kind: str) -> None:
        """Once such a message waits, all that waits comes in."""
        waits = "kind => heard.held.some(([, event]) => JSON.parse(event.data).t === kind)"
        self.page.wait_for_function(waits, arg=kind)
        self.page.evaluate("heard.release()")

    def mine(self) -> None:
        """Wait until it is my turn."""
        expect(self.page.get_by_test_id("option").first).to_be_visible()


def escaped(name: str) -> str:
    """A name inside the single quotes of a selector."""
    return name.replace("\\", "\\\\").replace("'", "\\'")


def same_table(*seats: Seat) -> None:
    """Everyone sees the same headline, the same log and the same prisoners; soon, if not at once."""
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        seen = [(seat.headline(), seat.lines()[-5:], seat.board()) for seat in seats]
        if all(one == seen[0] for one in seen):
            return
        assert time.monotonic() < deadline, f"they see different tables: {seen}"
        seats[0].page.wait_for_timeout(50)
