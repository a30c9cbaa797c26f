"""What goes over the line: little, and only to this house."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.tour import Tables, tours
from browser.visitor import Visitor
from browser.weight import of_home, of_table, told
from playwright.sync_api import Browser
from serving import Served

MOST = 150_000  # bytes of code, packed


def test_home_is_light(come: Coming) -> None:
    """Code, packed, without fonts and texts."""
    weights = of_home(come())
    print(told("home", weights))
    assert 0 < weights["code"] < MOST


@pytest.mark.parametrize("game", tours())
def test_a_table_is_light(come: Coming, house: Served, game: str) -> None:
    """The table and everything on it, for somebody who comes straight by a link."""
    weights = of_table(come(), Tables(house).at(tours()[game].WEIGHED))
    print(told(game, weights))
    assert 0 < weights["code"] < MOST


def test_no_request_leaves_the_machine(chrome: Browser, house: Served) -> None:
    """Every visitor of every test watches for that. The watch would notice, and our own policy lets nothing go."""
    elsewhere = "() => fetch('http://127.0.0.2:9/').then(() => 'through', () => 'stopped')"
    free, guarded = Visitor(chrome, house.url, bypass_csp=True), Visitor(chrome, house.url)
    for visitor in (free, guarded):
        visitor.go().locator("article a.cover").first.wait_for()
        assert visitor.requests
        assert not visitor.wrong
        assert visitor.page.evaluate(elsewhere) == "stopped"
    assert any("left the machine" in line for line in free.leave())
    wrong = guarded.leave()
    assert any("Content Security Policy" in line for line in wrong)
    assert not any("left the machine" in line for line in wrong)
