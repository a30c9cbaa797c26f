"""One layout that reflows by the room there is: every game, many questions, every window."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.sight import faults
from browser.thumb import small
from browser.tour import Tables, Tour, tours
from browser.windows import TELLING, WINDOWS, Window, laid, places, resize, windows
from serving import Served

ASKING = {
    "dark-castle": ("characters", "choice", "items", "fight", "rolls", "guess", "loss", "fight_of_four"),
    "dark-souls": (
        "souls_classes",
        "souls_holding",
        "souls_map",
        "souls_bonfire",
        "souls_encounter",
        "souls_defending",
        "souls_crowd",
        "souls_boss",
        "souls_main_boss",
        "souls_boss_strikes",
        "souls_pair",
    ),
    "dead-cells": (
        "cells_prisoners",
        "cells_biome",
        "cells_tile",
        "cells_announced",
        "cells_boss",
        "cells_merchant",
        "cells_spending",
    ),
    "descent": (
        "descent_heroes",
        "descent_group",
        "descent_turn",
        "descent_party",
        "descent_surges",
        "descent_trial",
        "descent_march",
        "descent_trap",
        "descent_shop",
        "descent_skills",
        "descent_deck",
        "descent_chart",
        "descent_travel",
    ),
}


@pytest.fixture(scope="module")
def tables(house: Served) -> Tables:
    """Tables to look at."""
    return Tables(house)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("held", [True, False], ids=["held", "mouse"])
@pytest.mark.parametrize("game", ASKING)
def test_every_window(come: Coming, tables: Tables, game: str, held: bool, lang: str) -> None:
    """Nothing overlaps, nothing is cut, three answers are in view, and the rows that never move do not."""
    visitor = come(lang, name="Ada", touch=held)
    tour = Tour(visitor, tables)
    page = visitor.page
    line = visitor.context.new_cdp_session(page)
    screens = {screen.__name__: screen for screen in tours()[game].SCREENS}
    stood: dict[Window, str] = {}
    found: list[str] = []
    for name in ASKING[game]:
        screens[name](tour)
        for window in windows(lang, held):
            resize(page, line, window)
            seen = [*laid(page), *faults(page), *small(page, held)]
            where = places(page)
            if stood.setdefault(window, where) != where:
                seen.append(f"the rows have moved: {stood[window]} / {where}")
            found += [f"{name}, {window.width} x {window.height}, {window.text} px: {fault}" for fault in seen]
    assert not found, "\n".join(found)


def test_the_telling_windows_are_among_all() -> None:
    assert set(TELLING) < set(WINDOWS)
