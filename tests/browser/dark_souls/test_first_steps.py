"""First steps in a browser: from the front page to the end of the encounter, with something said at every question."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.dark_souls.board import WINDOWS, begin
from browser.seat import Option, Seat
from browser.visitor import reads_well

LONGEST = 90  # answers; nobody takes that many first steps
WISHES = ("Drink", "Attack", "Heroic", "Reroll", "Block", "Stand", "PushTo", "Shift", "Done", "EndActivation")


@pytest.mark.parametrize(("lang", "size"), WINDOWS)
def test_first_steps_teach_until_the_end(come: Coming, lang: str, size: tuple[int, int]) -> None:
    visitor = come(lang, size=size)
    seat = Seat(begin(visitor, "steps", "coal"))
    seat.mine()
    lessons: set[str] = set()
    for _ in range(LONGEST):
        seat.page.wait_for_selector("[data-testid=option], [data-testid=end]", state="attached")
        if seat.is_over():
            break
        assert seat.lesson, f"nothing is explained at: {seat.question}"
        lessons.add(seat.lesson)
        seat.press(wish(seat.options()))
    assert seat.is_over()
    assert len(lessons) >= 6
    assert ("whole game" if lang == "en" else "jeu entier") in seat.page.get_by_test_id("end").inner_text().lower()
    reads_well([seat.page])


def wish(options: list[Option]) -> Option:
    """What somebody who dares would answer."""
    for kind in WISHES:
        for option in options:
            if option.action[0] == kind:
                return option
    return options[0]
