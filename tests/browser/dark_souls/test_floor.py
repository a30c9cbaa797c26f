"""The floor of Dark Souls lies as the map does, badges cover nothing, and a look at an answer shows what it changes."""

from __future__ import annotations

from typing import Any

import pytest
from browser.company import asked
from browser.conftest import Coming
from browser.dark_souls import moments
from browser.dark_souls.board import truth
from browser.seat import Seat
from browser.thumb import LEAST
from browser.touch import Line, by_button, push, spot
from browser.tour import Moment
from browser.visitor import DESKTOP, PHONE, reads_well
from playwright.sync_api import Page, expect
from serving import Served

from undercroft.games.dark_souls.rules.nodes import WALLS
from undercroft.games.dark_souls.state import Souls

SMALL = (360, 640)
SIZES = [
    pytest.param(DESKTOP, False, id="desktop"),
    pytest.param(PHONE, True, id="phone"),
    pytest.param(SMALL, True, id="small"),
]
CROWDED = {"crowd": moments.crowd, "boss": moments.boss, "hall": moments.main_boss, "room": moments.encounter}

# What a badge lies over: a mark of a model, the way a boss faces, a weak arc's mark, another badge.
COVERED = """() => {
  const all = (what) => [...document.querySelectorAll(`.floor ${what}`)];
  const boxes = (what) => all(what).map((one) => [one, one.getBoundingClientRect()]);
  const badges = boxes(".badge");
  const marks = [...boxes("[data-mark]"), ...boxes(".arcs .front"), ...boxes(".arcs .mark"), ...badges];
  const name = (one) => `${one.getAttribute("class")} ${one.textContent.trim()}`;
  const found = [];
  for (const [badge, a] of badges)
    for (const [mark, b] of marks) {
      if (badge === mark) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1.5 && down > 1.5) found.push(`${name(badge)} over ${name(mark)}: ${across} x ${down}`);
    }
  return found;
}"""
MIDDLE = """name => {
  const box = document.querySelector(`.floor [data-thing="${name}"]`).getBoundingClientRect();
  const floor = document.querySelector(".floor .sheet").getBoundingClientRect();
  return [(box.left + box.width / 2 - floor.left) / floor.width, (box.top + box.height / 2 - floor.top) / floor.height];
}"""


def floor(come: Coming, opened: dict[str, Any], size: tuple[int, int], touch: bool, lang: str = "en") -> Seat:
    """Before the floor of an encounter."""
    seat = come(lang, size=size, touch=touch).sit(opened)
    seat.page.locator("section.board .floor .node").first.wait_for()
    return seat


@pytest.mark.parametrize("quarters", range(4))
def test_the_room_lies_as_the_map_shows_it(come: Coming, house: Served, quarters: int) -> None:
    """Whoever comes in by a wall of the map is offered nodes at that wall, by name and on the floor."""
    visitor = come()
    for wall in WALLS:
        seat = visitor.sit(house.bring(moments.doorway(wall, quarters)))
        seat.page.locator("section.board .floor .node").first.wait_for()
        options = seat.options()
        assert len(options) > 1
        for option in options:
            assert wall in option.text
            x, y = seat.page.evaluate(MIDDLE, f"node:{option.action[1]}")
            assert {"north": y < 0.25, "south": y > 0.75, "west": x < 0.25, "east": x > 0.75}[wall], (option, x, y)


@pytest.mark.parametrize(("size", "touch"), SIZES)
@pytest.mark.parametrize("moment", CROWDED)
def test_badges_cover_nothing(come: Coming, house: Served, moment: str, size: tuple[int, int], touch: bool) -> None:
    """What a step costs and what a blow may do stand beside hearts, numbers, conditions, facing and weak arcs."""
    seat = floor(come, house.bring(CROWDED[moment]()), size, touch)
    page = seat.page
    page.locator(".floor .badge").nth(5).wait_for(state="attached")
    assert page.evaluate(COVERED) == []
    if not touch:
        # Every answer is looked at: what then stands on the floor covers nothing either.
        for number in range(min(10, len(seat.options()))):
            page.locator("[data-testid=option]").nth(number).hover()
            assert page.evaluate(COVERED) == []
    assert page.evaluate("() => innerWidth === document.scrollingElement.scrollWidth")


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_figures_that_share_a_node_can_be_hit(come: Coming, house: Served, size: tuple[int, int]) -> None:
    """Whatever can be struck is a target of its own, large enough for a finger."""
    seat = floor(come, house.bring(moments.crowd()), size, True)
    foes = {f"foe:{option.action[3]}" for option in seat.options() if option.action[0] == "Attack"}
    assert foes
    for name in foes:
        assert spot(seat, name) is not None
        box = seat.page.locator(f".floor [data-thing='{name}'] > .reach").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST - 0.5


def test_looking_at_an_answer_shows_what_it_changes(come: Coming, house: Served) -> None:
    """A step: where one would stand, and the way; an end: who would strike whom; the panel does not say it again."""
    seat = floor(come, house.bring(moments.encounter()), DESKTOP, False)
    page = seat.page
    looked = 0
    for number, option in enumerate(seat.options()):
        button = page.locator("[data-testid=option]").nth(number)
        button.hover()
        if option.action[0] == "Walk":
            looked += 1
            expect(page.locator(".floor .ghost")).to_have_count(1)
            expect(page.locator(".floor .way")).to_have_count(1)
            expect(page.locator(f".floor .node.end [data-thing='node:{option.action[1]}']")).to_have_count(1)
            expect(page.locator(f".floor [data-thing='node:{option.action[1]}'].looked-at")).to_have_count(1)
        else:
            expect(page.locator(".floor .ghost")).to_have_count(0)
        if option.action[0] == "Done":
            looked += 1
            page.locator(".floor .menace").nth(2).wait_for(state="attached")
        expect(page.locator("section.board .ahead").get_by_text(option.text, exact=True)).to_have_count(0)
    assert looked > 2


@pytest.mark.parametrize(("lang", "words"), [("en", "smashed barrel"), ("fr", "baril brisé")])
def test_a_smashed_barrel_is_no_gravestone(come: Coming, house: Served, lang: str, words: str) -> None:
    """It is called what it is, and drawn otherwise."""
    page = floor(come, house.bring(moments.crowd()), DESKTOP, False, lang).page
    expect(page.get_by_role("img", name=words, exact=True)).to_have_count(1)
    drawn = page.locator(".floor .terrain").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(drawn) == len(set(drawn)) == 3


QUESTS = [
    pytest.param(
        moments.campaign_bonfire, "en", DESKTOP, ["The First Journey", "Undead Burg", "Anor Londo"], id="fire"
    ),
    pytest.param(moments.encounter, "fr", PHONE, ["Une seule descente", "La seconde moitié"], id="room"),
]


@pytest.mark.parametrize(("moment", "lang", "size", "told"), QUESTS)
def test_the_quest_can_be_read_at_any_time(
    come: Coming, house: Served, moment: Moment, lang: str, size: tuple[int, int], told: list[str]
) -> None:
    """The sheet names the scenario, its parts and the bosses that wait, and closes again."""
    visitor = come(lang, size=size, touch=size == PHONE)
    page = visitor.sit(house.bring(moment())).page
    push(page.locator("section.board button.quest"))
    sheet = page.get_by_test_id("quest")
    for words in told:
        expect(sheet).to_contain_text(words)
    assert sheet.locator("[aria-current=step]").count() == 1
    reads_well([page])
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


UNDER = """() => {
  const button = document.querySelector("section.board button.quest").getBoundingClientRect();
  return [...document.querySelectorAll("section.board .map .tile")].filter((tile) => {
    const box = tile.getBoundingClientRect();
    return box.left < button.right && box.right > button.left && box.top < button.bottom && box.bottom > button.top;
  }).map((tile) => tile.dataset.thing);
}"""


@pytest.mark.parametrize("size", [(1280, 720), DESKTOP])
@pytest.mark.parametrize("moment", [moments.bonfire, moments.campaign_bonfire, moments.dungeon])
def test_the_quest_lies_on_no_tile(come: Coming, house: Served, moment: Moment, size: tuple[int, int]) -> None:
    """It stands in a corner of the map where no room lies."""
    page = come("en", size=size).sit(house.bring(moment())).page
    page.locator("section.board .map .tile").first.wait_for()
    page.locator("section.board button.quest").wait_for()
    assert page.evaluate(UNDER) == []


def test_a_small_phone_shows_all_four(come: Coming, house: Served) -> None:
    """Nobody has to be swiped into sight."""
    page = floor(come, house.bring(moments.boss()), SMALL, True).page
    room = page.locator("section.board").bounding_box()
    assert room is not None
    slips = page.locator("section.board .slip")
    expect(slips).to_have_count(4)
    for slip in slips.all():
        box = slip.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= room["y"] + room["height"]


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_every_hero_has_a_name_and_mine_a_mark(come: Coming, house: Served, size: tuple[int, int], touch: bool) -> None:
    """On the floor and along its edge: who is who, and who is played from here."""
    opened = house.open(
        game="dark-souls", chairs=[{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}], seed="mark"
    )
    seat = come("en", size=size, touch=touch).sit(opened)
    page = seat.page
    for _ in range(20):
        asked(seat)
        if page.locator(".floor .model .token.hero").count() == 4:  # two figures, and their marks
            break
        by_button(seat, seat.options()[0])
    expect(page.locator(".floor .mine[data-mark]:not(.plate)")).to_have_count(1)
    expect(page.locator(".party .you")).to_have_count(1)
    heroes = truth(house, opened).heroes
    assert named(page, len(heroes)) == {who: hero.kind for who, hero in enumerate(heroes)}


def named(page: Page, heroes: int) -> dict[int, str]:
    """What stands at the figures of so many heroes."""
    plates = page.locator(".floor .plate")
    expect(plates).to_have_count(heroes)
    found = plates.evaluate_all("all => all.map((one) => [one.dataset.who, one.textContent])")
    return {int(who): name.lower() for who, name in found}


@pytest.mark.parametrize("moment", [moments.boss, moments.boss_strikes], ids=["beside", "crowded"])
def test_a_phone_names_every_hero_and_a_tap_says_the_whole_name(come: Coming, house: Served, moment: Moment) -> None:
    """Beside a boss, too; where a name has no room stands its initial."""
    opened = house.bring(moment())
    seat = floor(come, opened, PHONE, True)
    heroes = truth(house, opened).heroes
    plates = named(seat.page, len(heroes))
    assert set(plates) == set(range(len(heroes)))
    for who, name in plates.items():
        assert name in (heroes[who].kind, heroes[who].kind[0])
    if moment is moments.boss_strikes:
        assert "a" in plates.values()
    for who, hero in enumerate(heroes):
        seat.page.locator(f".floor [data-figure='hero:{who}']").tap(force=True)
        expect(seat.page.locator(f".floor .plate[data-who='{who}']")).to_have_text(hero.kind, ignore_case=True)


def far_node(line: Line, souls: Souls) -> tuple[int, dict[str, Any]]:
    """The farthest node that can be reached at one go and has nobody on it to be touched instead, and the way there."""
    taken = [f"node:{model.node}" for model in [*souls.foes, *souls.heroes]]
    ways = [one for one in line.asked()["routes"] if not one.get("text") and one["to"] not in taken]
    route = max(ways, key=lambda one: len(one["steps"]))
    assert len(route["steps"]) > 1
    return int(route["to"].split(":")[1]), route


@pytest.mark.parametrize("how", ["click", "taps", "drag"])
def test_a_far_node_is_gone_to_at_once(come: Coming, house: Served, how: str) -> None:
    """The way and its price show first; then one stands there, and one undo takes it all back."""
    opened = house.bring(moments.encounter())
    touched = how == "taps"
    visitor = come("en", size=PHONE if touched else DESKTOP, touch=touched)
    line = Line(visitor.page)
    seat = visitor.sit(opened)
    page = seat.page
    page.locator("section.board .floor .travel").first.wait_for()
    souls = truth(house, opened)
    node, route = far_node(line, souls)
    before = souls.heroes[0]
    target = page.locator(f".floor .travel[data-thing='node:{node}']")
    steps = seat.steps()
    if how == "drag":
        figure = page.locator(".floor .model.movable").bounding_box()
        goal = target.bounding_box()
        assert figure is not None
        assert goal is not None
        page.mouse.move(figure["x"] + figure["width"] / 2, figure["y"] + figure["height"] / 2)
        page.mouse.down()
        page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    elif touched:
        target.tap()
    else:
        target.hover()
    expect(page.locator(".floor .ghost")).to_have_count(1)
    expect(page.locator(".floor .ahead-lines .stop")).to_have_count(len(route["through"]) - 1)
    expect(page.locator(".floor .cost.paid")).to_have_text(str(route["cost"]))
    assert truth(house, opened).heroes[0].node == before.node
    assert page.evaluate("String(getSelection())") == ""
    if how == "drag":
        page.mouse.up()
    elif touched:
        target.tap()
    else:
        target.click()
    seat.until(steps)
    now = truth(house, opened).heroes[0]
    assert (now.node, now.black) == (node, before.black + route["cost"])
    undone = house.sit(opened["table"], opened["key"])
    undone.say({"t": "undo", "to": "answer", "id": 99})
    undone.until("ok")
    undone.close()
    again = truth(house, opened).heroes[0]
    assert (again.node, again.black) == (before.node, before.black)
