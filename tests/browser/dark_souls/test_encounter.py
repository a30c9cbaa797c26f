"""An encounter of Dark Souls, fought on the floor itself: what an answer leads to is seen before it is given."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Coming
from browser.dark_souls import moments
from browser.dark_souls.board import WINDOWS, bars, by_board, marked, percent, sensible, show, things, truth
from browser.seat import Option, Seat
from browser.touch import Line, at_thing, finger, kinds, log, push, spot
from browser.visitor import PHONE, reads_well
from playwright.sync_api import Page, expect
from serving import Served

from undercroft.games.dark_souls.rules.gear import GEAR
from undercroft.games.dark_souls.state import Souls

MOST = 60  # answers, for one room


def entry(line: Line, option: Option) -> dict[str, Any]:
    """What the server foresees of an answer."""
    asked = line.asked()
    number = next(n for n, (action, *_) in enumerate(asked["options"]) if action == option.action)
    found: dict[str, Any] = asked["ahead"]["options"][str(number)]
    return found


def costs(page: Page) -> dict[int, int]:
    """The nodes of the floor that carry a price, and the price."""
    found: list[list[str]] = page.evaluate(
        "() => [...document.querySelectorAll('.floor .cost')].map((one) => [one.dataset.node, one.textContent])"
    )
    return {int(node): int(cost) for node, cost in found}


def standing(souls: Souls) -> list[tuple[int, int]]:
    """The endurance bars as the server has them."""
    return [(hero.black, hero.red) for hero in souls.heroes]


@pytest.mark.parametrize(("lang", "size"), WINDOWS)
def test_an_encounter(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> None:
    """Walk, look, strike, block, until the room is quiet; the bars move as the rules say, and the log tells it."""
    opened = house.bring(moments.room())
    visitor = come(lang, size=size, touch=size == PHONE)
    line = Line(visitor.page)
    seat = visitor.sit(opened)
    page = seat.page
    page.locator("section.board .floor [data-thing='foe:0']").wait_for()

    # Every node within reach says what it costs to get there, and a step is answered by the floor.
    souls = truth(house, opened)
    assert bars(page) == standing(souls)
    reach = {node: cost for node, cost, _ in line.asked()["ahead"]["reach"]}
    assert costs(page) == reach
    assert len(reach) > 6
    step = next(option for option in seat.options() if option.action[:2] == ["Walk", moments.STRIKES_FROM])
    if not finger(page):
        hover(seat, f"node:{moments.STRIKES_FROM}")
        page.locator(".floor .node.end").first.wait_for(state="attached")
        assert marked(page, "end") == {moments.STRIKES_FROM}
    at_thing(seat, step, f"node:{moments.STRIKES_FROM}")
    souls = truth(house, opened)
    assert souls.heroes[0].node == moments.STRIKES_FROM
    assert bars(page) == standing(souls)
    assert len(log(seat)) == 1

    # An attack: its odds are seen before it is made; nothing is paid for looking.
    dear = max((one for one in seat.options() if one.action[0] == "Attack"), key=lambda one: entry(line, one)["cost"])
    told = entry(line, dear)
    assert told["cost"] > 0
    before = standing(souls)
    way = f"option:{dear.action[1]}:{dear.action[2]}"
    if finger(page):
        foretold_to_a_finger(seat, line, lang)
        push(page.locator("section.board .slip .unfold").first)
        page.locator(f"[data-thing='{way}']").first.wait_for()  # the whole board is fetched when it is first wanted
    else:
        foretold_to_a_pointer(seat, way, told, lang)
    assert standing(truth(house, opened)) == before
    at_thing(seat, dear, way)
    if finger(page):
        # The sheet that hid the floor makes way for what comes of it.
        expect(page.get_by_role("dialog")).to_have_count(0)
    souls = truth(house, opened)
    black, red = before[0]
    assert (souls.heroes[0].black, souls.heroes[0].red) == (black + told["cost"], red)
    assert GEAR[dear.action[1]].options[dear.action[2]].stamina == told["cost"]
    assert bars(page) == standing(souls)

    # To the end of it.
    blows = 0
    lines = log(seat)
    for _ in range(MOST):
        reads_well([page])
        offered = kinds(seat.options())
        if "Go" in offered:
            break
        blows += "Block" in offered
        chosen = sensible(seat, truth(house, opened))
        assert by_board(seat, chosen) or not things(chosen.action), f"{chosen} could not be touched"
        assert bars(page) == standing(truth(house, opened))
    souls = truth(house, opened)
    assert souls.battle is None
    assert souls.map[0].won
    assert blows
    after = log(seat)
    assert after[: len(lines)] == lines
    assert len(after) > len(lines) + blows
    assert seat.question
    expect(page.locator("section.board .floor")).to_have_count(0)


def foretold_to_a_pointer(seat: Seat, way: str, told: dict[str, Any], lang: str) -> None:
    """The dice, the odds and the nodes of an attack, while the pointer is on it."""
    page = seat.page
    hover(seat, way)
    panel = page.locator("section.board .ahead").first
    expect(panel).to_contain_text(percent(told["foes"][0]["kill"], lang))
    assert marked(page, "covered") >= set(told["covers"])
    expect(page.locator("section.board .bar b.cost")).to_have_count(told["cost"])


def foretold_to_a_finger(seat: Seat, line: Line, lang: str) -> None:
    """A finger cannot look first: the best chance stands at the foe, and every attack beside the foes."""
    page = seat.page
    attacks = [option for option in seat.options() if option.action[0] == "Attack"]
    foreseen = [one for option in attacks for one in entry(line, option)["foes"]]
    for foe in {one["foe"] for one in foreseen}:
        best = max(1 - one["damage"][0] for one in foreseen if one["foe"] == foe)
        expect(page.locator(f".floor [data-odds='foe:{foe}']")).to_contain_text(percent(best, lang))
    show(page, "foes")
    shown = page.locator("section.board .ahead .part")
    expect(shown).to_have_count(len(attacks))
    for option in attacks:
        panel = shown.filter(has=page.get_by_text(option.text, exact=True))
        expect(panel).to_contain_text(percent(entry(line, option)["foes"][0]["kill"], lang))
    reads_well([page])
    show(page, "floor")


def hover(seat: Seat, name: str) -> None:
    """Put the pointer on a thing of the board."""
    where = spot(seat, name)
    assert where is not None, f"{name} cannot be touched"
    seat.page.mouse.move(where["x"], where["y"])
