"""Every screen of Dark Souls, in each language and width: axe, words, cut text, covered questions, thumbs, touch."""

from __future__ import annotations

import pytest
from browser.axe import findings
from browser.conftest import Coming
from browser.sight import faults
from browser.souls import spot, things
from browser.souls_tour import SCREENS
from browser.thumb import LEAST, SMALL
from browser.tour import Tables, Tour
from browser.visitor import DESKTOP, PHONE, reads_well
from serving import Served

ON_A_PHONE = ("class:", "boss:", "node:", "place:", "foe:")
PARTS = 2  # of the tour, so that they can be looked at side by side


@pytest.fixture(scope="session")
def tables(house: Served) -> Tables:
    """Tables to look at."""
    return Tables(house)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_screen_of_dark_souls(come: Coming, tables: Tables, lang: str, part: int) -> None:
    """Reached on a wide window, then made as narrow as a phone."""
    visitor = come(lang, name="Ada", touch=True)
    tour = Tour(visitor, tables)
    page = visitor.page
    found: list[str] = []
    for screen in SCREENS[part::PARTS]:
        for width, height in (DESKTOP, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            if (width, height) == DESKTOP:
                screen(tour)
            reads_well([page])
            seen = [*findings(page), *faults(page), *untouchable(tour)]
            seen += page.evaluate(SMALL, LEAST) if width == PHONE[0] else []
            found += [f"{screen.__name__}, {width} px: {line}" for line in seen]
    assert not found, "\n".join(found)


def untouchable(tour: Tour) -> list[str]:
    """Answers that name a thing of the board which cannot be touched on it; a phone shows the room before all else."""
    if not tour.page.locator("[data-testid=option]").count():
        return []
    seat = tour.visitor.seat()
    names = {name for option in seat.options() for name in things(option.action)[:1]}
    if tour.page.evaluate("innerWidth") == PHONE[0]:
        names = {name for name in names if name.startswith(ON_A_PHONE)}
    return [f"{name} cannot be touched" for name in sorted(names) if spot(seat, name) is None]
