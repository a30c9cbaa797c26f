"""How a table lies in a window: which areas overlap, what is cut, what is out of sight, what a thumb cannot hit."""

from __future__ import annotations

import os
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page


class Window(NamedTuple):
    """A window, the size of text its owner has chosen in the browser, and whether fingers or a mouse use it."""

    width: int
    height: int
    text: int = 16
    held: bool = False


WINDOWS = (
    Window(360, 640, held=True),
    Window(390, 844, held=True),
    Window(844, 390, held=True),
    Window(768, 1024, held=True),
    Window(820, 1180, held=True),
    Window(1024, 768, held=True),
    Window(390, 844, 20, held=True),
    Window(390, 844, 24, held=True),
    Window(768, 1024, 24, held=True),
    Window(800, 600),
    Window(1280, 720),
    Window(1440, 900),
    Window(2560, 1440),
    # At 200 %: 1280 by 720 and 1440 by 900.
    Window(640, 360),
    Window(720, 450),
    # With larger text.
    Window(1280, 720, 20),
    Window(1280, 720, 24),
    Window(1440, 900, 24),
)

# Sentences are longer in French: what they do to a table is seen in every window there is. English ones, which are the
# same answers in fewer letters, are looked at where room is scarcest, where text is largest, and in the widest window;
# everywhere if UNDERCROFT_THOROUGH is set.
TELLING = (
    Window(360, 640, held=True),
    Window(844, 390, held=True),
    Window(390, 844, 24, held=True),
    Window(800, 600),
    Window(2560, 1440),
    Window(640, 360),
    Window(1280, 720, 24),
)

# Siblings that must not lie on each other, parents that must hold their children.
AREAS = (
    ":has(> header.bar) > :is(header, section, .foot, .side)",
    ":has(> header.bar) > .side > *",
    ".question > .said, .question > .answers, .question > .tools",
    ".tools > button",
    ".tabs > button",
    ".room > .table > *",
)
LAID = """([areas, answers]) => {
  const found = [];
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const called = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].slice(0, 2).join(".")}`;
  const view = new DOMRect(0, 0, innerWidth, innerHeight);
  const inside = (box, frame, slack = 1) =>
    box.left >= frame.left - slack && box.right <= frame.right + slack
    && box.top >= frame.top - slack && box.bottom <= frame.bottom + slack;

  for (const area of areas) {
    const nodes = [...document.querySelectorAll(area)].filter(shown);
    for (const [n, one] of nodes.entries()) {
      const a = one.getBoundingClientRect();
      if (a.width < 1 || a.height < 1) continue;
      const frame = one.parentElement.getBoundingClientRect();
      if (!inside(a, frame, 2)) found.push(`${called(one)} reaches out of ${called(one.parentElement)}`);
      for (const other of nodes.slice(n + 1)) {
        const b = other.getBoundingClientRect();
        const across = Math.round(Math.min(a.right, b.right) - Math.max(a.left, b.left));
        const down = Math.round(Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
        if (across > 1 && down > 1) found.push(`${called(one)} lies ${across} x ${down} px over ${called(other)}`);
      }
    }
  }

  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    found.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  for (const node of document.querySelectorAll("#ask, .said, .answers, .option, .aside, .side [class*=t] > button")) {
    const over = node.scrollWidth - node.clientWidth;
    if (shown(node) && over > 1) found.push(`"${node.textContent.trim()}" is cut by ${over} px`);
  }

  const ask = document.querySelector("#ask");
  const seen = (node, within) => inside(node.getBoundingClientRect(), within);
  if (!seen(ask, view)) found.push("the question is out of sight");
  if (ask.scrollHeight > ask.clientHeight + 2)
    found.push(`of the question ${ask.clientHeight} of ${ask.scrollHeight} px are seen`);
  const options = [...document.querySelectorAll(".question :is([data-testid=option], [data-testid=aside])")];
  const count = options.filter(
    (option) => seen(option, option.closest(".choices, .end").getBoundingClientRect()) && seen(option, view)).length;
  if (count < Math.min(answers, options.length)) found.push(`${count} of ${options.length} answers are in view`);
  return found;
}"""
PLACES = """() => [...document.querySelectorAll(".tools button, .tabs button, header.bar")].map((node) => {
  const box = node.getBoundingClientRect();
  return [box.left, box.top, box.width, box.height].map(Math.round).join(" ");
}).join(", ")"""
SETTLED = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
THREE = 3


def windows(lang: str, held: bool) -> list[Window]:
    """In which windows a table is looked at."""
    all_of_them = lang == "fr" or "UNDERCROFT_THOROUGH" in os.environ
    return [window for window in (WINDOWS if all_of_them else TELLING) if window.held == held]


def resize(page: Page, line: CDPSession, window: Window) -> None:
    """Make the window that large, and its text."""
    line.send("Page.setFontSizes", {"fontSizes": {"standard": window.text}})
    page.set_viewport_size({"width": window.width, "height": window.height})
    page.evaluate(SETTLED)


def laid(page: Page) -> list[str]:
    """What is wrong with how the table lies."""
    found: list[str] = page.evaluate(LAID, [AREAS, THREE])
    return found


def places(page: Page) -> str:
    """Where the rows lie that never move."""
    return str(page.evaluate(PLACES))
