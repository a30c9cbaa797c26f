"""An encounter of Dark Souls, fought by clicks on the floor: what an answer leads to is seen before it is given."""

from __future__ import annotations

from typing import Any

import pytest
from browser import souls_moments as moments
from browser.conftest import Coming
from browser.seat import Option, Seat
from browser.souls import Line, bars, by_board, kinds, marked, percent, sensible, spot, touch, truth
from browser.visitor import reads_well
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
        """() => [...document.querySelectorAll(".floor .node")].flatMap((node) => {
          const cost = node.querySelector(":scope > .cost");
          return cost ? [[node.querySelector("[data-thing]").dataset.thing, cost.textContent.trim()]] : [];
        })"""
    )
    return {int(thing.split(":")[1]): int(cost) for thing, cost in found}


def standing(souls: Souls) -> list[tuple[int, int]]:
    """The endurance bars as the server has them."""
    return [(hero.black, hero.red) for hero in souls.heroes]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_encounter_by_clicks(come: Coming, house: Served, lang: str) -> None:
    """Walk, look, strike, block, until the room is quiet; the bars move as the rules say, and the log tells it."""
    opened = house.bring(moments.room())
    visitor = come(lang)
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
    hover(seat, f"node:{moments.STRIKES_FROM}")
    assert marked(page, "end") == {moments.STRIKES_FROM}
    assert touch(seat, step, f"node:{moments.STRIKES_FROM}")
    souls = truth(house, opened)
    assert souls.heroes[0].node == moments.STRIKES_FROM
    assert bars(page) == standing(souls)
    assert len(seat.lines()) == 1

    # An attack: its dice, odds and nodes while the pointer is on it; nothing is paid for looking.
    dear = max((one for one in seat.options() if one.action[0] == "Attack"), key=lambda one: entry(line, one)["cost"])
    told = entry(line, dear)
    assert told["cost"] > 0
    before = standing(souls)
    hover(seat, f"option:{dear.action[1]}:{dear.action[2]}")
    assert marked(page, "covered") >= set(told["covers"])
    panel = page.locator("section.board .ahead").first
    expect(panel).to_contain_text(percent(told["foes"][0]["kill"], lang))
    assert page.locator("section.board .bar b.cost").count() == told["cost"]
    assert standing(truth(house, opened)) == before
    assert touch(seat, dear, f"option:{dear.action[1]}:{dear.action[2]}")
    souls = truth(house, opened)
    black, red = before[0]
    assert (souls.heroes[0].black, souls.heroes[0].red) == (black + told["cost"], red)
    assert GEAR[dear.action[1]].ways[dear.action[2]].stamina == told["cost"]
    assert bars(page) == standing(souls)

    # To the end of it.
    blows = 0
    for _ in range(MOST):
        reads_well([page])
        lines = len(seat.lines())
        offered = kinds(seat.options())
        if "Go" in offered:
            break
        blows += "Block" in offered
        by_board(seat, sensible(seat, truth(house, opened)))
        assert bars(page) == standing(truth(house, opened))
        assert len(seat.lines()) >= lines
    souls = truth(house, opened)
    assert souls.battle is None
    assert souls.map[0].won
    assert blows
    assert seat.question
    expect(page.locator("section.board .floor")).to_have_count(0)


def hover(seat: Seat, name: str) -> None:
    """Put the pointer on a thing of the board."""
    where = spot(seat, name)
    assert where is not None, f"{name} cannot be touched"
    seat.page.mouse.move(where["x"], where["y"])
