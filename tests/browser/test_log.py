"""A log of any length: what is in view is drawn, and nothing else."""

from __future__ import annotations

import time

from browser.conftest import Coming
from browser.dark_castle import moments
from browser.tour import Tables, Tour
from playwright.sync_api import Page, expect
from serving import Served

LENGTH = 30_000
MOST_NODES = 3_000
TRIVIAL = 0.05  # seconds
# Sentences of this very table, again and again, come in as older lines do: over the page's own socket. Each is
# numbered, and every seventh is told at length, so that heights differ.
OLDER = """count => new Promise((done) => {
  const told = [...document.querySelectorAll("[data-testid=line] p")].map((line) => line.textContent.trim());
  const log = Array.from({ length: count }, (_, n) => {
    const text = told[n % told.length];
    return [n - count, `${n}: ${n % 7 ? text : Array(9).fill(text).join(" ")}`, ["Nothing"], Math.floor(n / 4) - count];
  });
  heard.sockets.at(-1).onmessage({ data: JSON.stringify({ t: "log", log }) });
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
SCROLL = """to => new Promise((done) => {
  const log = document.querySelector(".log");
  log.scrollTop = to * (log.scrollHeight - log.clientHeight);
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
# The lines whose middle is in view, by what they say.
SEEN = """() => {
  const view = document.querySelector(".log").getBoundingClientRect();
  return [...document.querySelectorAll("[data-testid=line] p")].filter((line) => {
    const box = line.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    return middle > view.top && middle < view.bottom;
  }).map((line) => line.textContent.trim());
}"""
NODES = "document.querySelectorAll('*').length"


def numbers(page: Page) -> list[int]:
    """Which of the many lines are in view."""
    return [int(line.split(":")[0]) for line in page.evaluate(SEEN) if line.split(":")[0].isdigit()]


def first_drawn(page: Page) -> int:
    """The number of the first line that is drawn."""
    drawn = page.locator(".log [data-n]").first.get_attribute("data-n")
    return int(drawn or -1)


def test_thirty_thousand_lines(come: Coming, house: Served) -> None:
    """They cost no more than thirty; one reads on where one was, up to the first and back to the last."""
    visitor = come()
    page = visitor.page
    seat = Tour(visitor, Tables(house)).at(moments.rolls)
    last = page.evaluate(SEEN)[-1]
    page.evaluate(OLDER, LENGTH)

    assert page.evaluate(SEEN)[-1] == last, "whoever reads the newest goes on reading the newest"
    assert page.evaluate(NODES) < MOST_NODES
    took = []
    for _ in range(5):
        begun = time.perf_counter()
        page.evaluate("document.body.offsetHeight")
        took.append(time.perf_counter() - begun)
    assert min(took) < TRIVIAL, took

    page.evaluate(SCROLL, 0)
    assert numbers(page)[:3] == [0, 1, 2]
    assert page.evaluate(NODES) < MOST_NODES

    page.evaluate(SCROLL, 0.5)
    middle = numbers(page)
    assert LENGTH * 0.4 < middle[0] < LENGTH * 0.6
    assert middle == list(range(middle[0], middle[0] + len(middle))), "no line is left out"
    page.wait_for_timeout(100)
    assert numbers(page) == middle, "what is being read stays where it is"

    steps = seat.steps()
    seat.button(seat.options()[0]).click()
    seat.until(steps)
    assert numbers(page) == middle, "new lines do not push it away"

    page.locator(".jump").click()
    expect(page.locator(".jump")).to_have_count(0)
    seen = page.evaluate(SEEN)
    assert seen[-1] != last, "the newest has come meanwhile"
    assert page.get_by_test_id("live").inner_text().strip()


def test_older_lines_come_when_one_scrolls_up(come: Coming, house: Served) -> None:
    """And what was being read stays."""
    visitor = come()
    page = visitor.page
    Tour(visitor, Tables(house)).at(moments.boss)
    assert first_drawn(page) > 0, "there is more than came at once"
    for _ in range(30):
        page.evaluate(SCROLL, 0)
        if not page.locator(".older").count():
            break
        page.wait_for_timeout(50)
    expect(page.locator(".older")).to_have_count(0)
    page.evaluate(SCROLL, 0)
    assert first_drawn(page) == 0
