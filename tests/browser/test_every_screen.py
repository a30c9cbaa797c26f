"""Every screen of every game, in each language and width: axe, words, cut text, covered questions, thumbs, touch."""

from __future__ import annotations

from typing import Any

import pytest
from browser import tour as shell
from browser.axe import findings
from browser.conftest import Coming
from browser.sight import faults
from browser.thumb import small
from browser.tour import Tables, Tour, tours
from browser.visitor import DESKTOP, PHONE, reads_well
from browser.windows import SETTLED
from serving import Served

ALL = {"shell": shell, **tours()}
LOOKED_AT = 10  # screens in one go, so that they can be looked at side by side


@pytest.fixture(scope="session")
def tables(house: Served) -> Tables:
    """Tables to look at."""
    return Tables(house)


def parts() -> list[tuple[str, int]]:
    """Every tour, and where its parts begin."""
    return [(name, first) for name, one in ALL.items() for first in range(0, len(one.SCREENS), LOOKED_AT)]


@pytest.mark.parametrize(("whose", "first"), parts())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_screen(come: Coming, tables: Tables, lang: str, whose: str, first: int) -> None:
    """Reached on a wide window, then made as narrow as a phone."""
    visitor = come(lang, name="Ada", touch=True)
    tour = Tour(visitor, tables)
    page = visitor.page
    own: Any = getattr(ALL[whose], "faults", lambda tour: [])
    found: list[str] = []
    for screen in ALL[whose].SCREENS[first : first + LOOKED_AT]:
        for width, height in (DESKTOP, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            if (width, height) == DESKTOP:
                screen(tour)
            page.evaluate(SETTLED)
            reads_well([page])
            seen = [*own(tour), *faults(page)]
            seen += small(page) if width == PHONE[0] else []
            # Names, roles and colours hang on the language or on the width, not on both at once: axe looks at each
            # screen in either language and in either width.
            seen += findings(page) if (lang == "en") == (width == DESKTOP[0]) else []
            found += [f"{screen.__name__}, {width} px: {line}" for line in seen]
    assert not found, "\n".join(found)


def test_no_two_screens_are_called_the_same() -> None:
    names = [screen.__name__ for one in ALL.values() for screen in one.SCREENS]
    assert len(names) == len(set(names))
