"""A page at rest costs nothing: ten seconds after the last event nothing moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.conftest import Coming
from browser.dark_castle import moments as castle
from browser.dark_souls import moments as souls
from browser.tour import Tables, Tour
from playwright.sync_api import Page
from serving import Served

REST = 10_000  # ms, as promised
# What ends by itself must end in time; then it is brought to its end, since its clock cannot be set.
ENDED = """longest => {
  const late = [];
  for (const one of document.getAnimations()) {
    const { endTime } = one.effect.getComputedTiming();
    if (endTime === Infinity) continue;
    if (endTime > longest) late.push(`${one.animationName} takes ${endTime} ms`);
    one.finish();
  }
  return late;
}"""
MOVING = """() => document.getAnimations().filter((one) => one.playState === "running")
  .map((one) => `${one.animationName ?? one.transitionProperty} on ${one.effect.target.outerHTML.slice(0, 80)}`)"""
# How often a frame is asked for while two answers come from the server, whatever the clock of the page says.
FRAMES = """() => new Promise((resolve) => {
  const asked = window.requestAnimationFrame;
  let count = 0;
  window.requestAnimationFrame = (then) => { count += 1; return asked(then); };
  fetch("/favicon.svg", { cache: "reload" }).then(() => fetch("/favicon.svg", { cache: "reload" })).then(() => {
    window.requestAnimationFrame = asked;
    resolve(count);
  });
})"""


def home(tour: Tour) -> None:
    """The covers flicker."""
    tour.afresh("#/").locator("article a.cover").first.wait_for()


def fight(tour: Tour) -> None:
    """A candle, and what glows."""
    tour.at(castle.fight)


def dying(tour: Tour) -> None:
    """A loss about to be suffered throbs."""
    tour.at(castle.loss)


def bonfire(tour: Tour) -> None:
    """A fire."""
    tour.at(souls.bonfire)


def encounter(tour: Tour) -> None:
    """Mist at the doors."""
    tour.at(souls.encounter)


@pytest.mark.parametrize("screen", [home, fight, dying, bonfire, encounter])
def test_nothing_moves_after_ten_seconds(come: Coming, house: Served, screen: Callable[[Tour], None]) -> None:
    """And something moved before; a press stirs it again."""
    visitor = come(motion=True)
    page = visitor.page
    page.clock.install()
    screen(Tour(visitor, Tables(house)))
    moves(page)
    page.clock.fast_forward(REST)
    assert page.evaluate(ENDED, REST) == []
    assert page.evaluate(MOVING) == []
    assert page.evaluate(FRAMES) == 0
    page.keyboard.press("Shift")
    moves(page)


def moves(page: Page) -> None:
    """Something is in motion, without end."""
    page.wait_for_function(f"() => ({MOVING})().length > 0")


def test_nothing_moves_on_a_page_nobody_sees(come: Coming, house: Served) -> None:
    """However short the time."""
    visitor = come(motion=True)
    page = visitor.page
    fight(Tour(visitor, Tables(house)))
    moves(page)
    seen = "value => { Object.defineProperty(document, 'hidden', { get: () => value, configurable: true });"
    page.evaluate(seen + "document.dispatchEvent(new Event('visibilitychange')); }", True)
    page.evaluate(ENDED, REST)
    assert page.evaluate(MOVING) == []
    page.evaluate(seen + "document.dispatchEvent(new Event('visibilitychange')); }", False)
    moves(page)
