"""Every screen, in each language and width: axe finds nothing serious, all words are there, a phone is wide enough."""

from __future__ import annotations

import pytest
from browser.axe import findings
from browser.conftest import Coming
from browser.thumb import fits
from browser.tour import SCREENS, Tables, Tour, fight_of_four
from browser.visitor import DESKTOP, PHONE, reads_well
from serving import Served

PARTS = 4  # of the tour, so that they can be looked at side by side


@pytest.fixture(scope="session")
def tables(house: Served) -> Tables:
    """Tables to look at."""
    return Tables(house)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_screen(come: Coming, tables: Tables, lang: str, part: int) -> None:
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
            found += [f"{screen.__name__}, {width} px: {line}" for line in findings(page)]
        # Four prisoners beside each other leave less than a thumb's width for each die.
        if screen is not fight_of_four:
            fits(page)
    assert not found, "\n".join(found)
