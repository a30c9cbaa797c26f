"""A game without a room of its own is played all the same: found, opened, clicked through, and looked back on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.axe import findings
from browser.conftest import Coming
from browser.outside import installed
from browser.seat import Seat
from browser.visitor import DESKTOP, PHONE, Visitor, reads_well
from playwright.sync_api import expect
from serving import Served, served

SIZES = {"desktop": DESKTOP, "phone": PHONE}
CHAIRS = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def alley(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a game more, which has no folder among the pages."""
    place = tmp_path_factory.mktemp("outside")
    env = installed(place / "games", dark_alley="small_games.dark_alley:game")
    with served(place / "data", env=env) as found:
        yield found


def play_on(seat: Seat) -> list[str]:
    """Answer until it is over, by whatever glows where something does, else by the first button; what was touched."""
    touched: list[str] = []
    while not seat.is_over():
        seat.page.locator("[data-testid=option]:visible, [data-testid=end]").first.wait_for()
        if seat.is_over():
            break
        offered = [*seat.asides(), *seat.options()]
        named = [one for one in offered if one.action[0] == "Play" and seat.thing(f"word:{one.action[1]}").count()]
        if named:
            touched.append(named[0].action[1])
            seat.touch(named[0], f"word:{named[0].action[1]}")
        else:
            seat.press(seat.options()[0])
    return touched


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", list(SIZES))
def test_a_game_without_a_room_is_played_to_its_end(come: Coming, alley: Served, lang: str, size: str) -> None:
    visitor: Visitor = come(lang, alley.url, size=SIZES[size], touch=size == "phone", bypass_csp=True)
    page = visitor.go()
    cover = page.locator("article", has_text={"en": "Dark Alley", "fr": "La ruelle"}[lang])
    expect(cover.get_by_role("img")).to_be_visible()
    reads_well([page])

    seat = visitor.sit(alley.open(game="dark-alley", chairs=CHAIRS, seed="plain"))
    first = page.locator("details[data-part]").first
    assert first.get_attribute("data-part") == "hand", "what is mine comes first"
    held = first.locator("[data-thing^='word:']")
    assert held.count() == 2
    ids = [str(one.get_attribute("data-thing")).split(":")[1] for one in held.all()]
    assert not set(ids) & set(held.all_inner_texts()), "a card is called by its face, not by its id"
    steps = page.locator("[data-part=steps] dt").all_inner_texts()
    assert steps[0] == "Ada"
    assert len(steps) == 3
    reads_well([page])
    assert findings(page) == []

    touched = play_on(seat)
    assert touched, "no card was ever played from the outline"
    end = page.get_by_test_id("plain-end")
    expect(end).to_contain_text({"en": "Steps", "fr": "Pas"}[lang])
    expect(end).to_contain_text("Ada")
    expect(page.locator("#outcome")).to_contain_text({"en": "Your side has", "fr": "Votre camp a"}[lang])
    sides = page.get_by_test_id("sides").locator("h3").all_inner_texts()
    assert sides == {"en": ["The ambusher", "The walkers"], "fr": ["Le guetteur", "Les passants"]}[lang]
    reads_well([page])
    assert findings(page) == []


def test_a_part_folds_and_stays_folded(come: Coming, alley: Served) -> None:
    visitor: Visitor = come("en", alley.url)
    seat = visitor.sit(alley.open(game="dark-alley", chairs=CHAIRS, seed="fold"))
    part = seat.page.locator("details[data-part=steps]")
    part.locator("summary").click()
    expect(part.locator(".inside")).to_be_hidden()
    seat.press(seat.options()[0])
    expect(part.locator(".inside")).to_be_hidden()
