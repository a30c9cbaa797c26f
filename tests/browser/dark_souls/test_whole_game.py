"""A whole game of Dark Souls, from the front door to the end, in each language."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.dark_souls.board import Player, begin
from browser.visitor import DESKTOP, PHONE, reads_well
from browser.words import WORDS
from playwright.sync_api import expect

SEED = "the last ember"


@pytest.mark.parametrize(
    ("lang", "preset", "size"), [("en", "alone", DESKTOP), ("fr", "first", PHONE)], ids=["clicks", "taps"]
)
def test_a_whole_game_on_the_board(come: Coming, lang: str, preset: str, size: tuple[int, int]) -> None:
    """Alone by clicks, or on a phone with a bot at one's side: on the board to the end, and the end is told."""
    visitor = come(lang, size=size, touch=size == PHONE)
    page = begin(visitor, preset, SEED)
    seat = visitor.seat()
    player = Player()
    answers = player.play(seat)
    assert answers > 20
    assert player.touched > answers / 3
    assert {"TakeClass", "Hunt", "Go", "Stand", "Attack", "Block"} <= player.kinds
    end = page.get_by_test_id("end")
    assert end.locator("#outcome").inner_text().strip()
    end.locator("svg").nth(1).wait_for(state="attached")
    reads_well([page])
    end.get_by_role("button", name=WORDS[lang]["look"]).click()
    expect(end).to_have_count(0)
    expect(page.locator("section.board .room")).to_be_visible()
    reads_well([page])
