"""At the bonfire of Dark Souls: treasure bought and given, gear changed by drag and by hand, stats raised, a rest."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from browser.conftest import Coming
from browser.dark_souls import moments
from browser.dark_souls.board import WINDOWS, bars, show, truth
from browser.seat import PATIENCE, Seat
from browser.touch import at_thing, finger, in_order, kinds, push
from browser.visitor import PHONE
from playwright.sync_api import Locator, expect
from serving import Served

from undercroft.games.dark_souls.rules.bonfire import level_cost
from undercroft.games.dark_souls.rules.table import meets
from undercroft.games.dark_souls.state import Souls


class Camp:
    """The party at the fire, on the page and at the server."""

    def __init__(self, seat: Seat, house: Served, opened: dict[str, Any], names: dict[str, Any]) -> None:
        self.seat = seat
        self.page = seat.page
        self.house = house
        self.opened = opened
        self.names = names

    @property
    def souls(self) -> Souls:
        """As the server has it."""
        return truth(self.house, self.opened)

    def called(self, card: str) -> str:
        """What is printed on a card."""
        return str(self.names[card.rpartition(".")[0]]["name"])

    def bag(self, card: str) -> Locator:
        """A card in the inventory."""
        return self.page.locator(".bag li").filter(has=self.page.locator(".name", has_text=self.called(card)))

    def settled(self, so: Callable[[Souls], bool]) -> Souls:
        """Once an errand of several answers is over: the fire is asked about again, and things are so."""
        rest = self.page.locator("[data-testid=option][data-action='[\"Rest\"]']")
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            expect(rest).to_be_visible()
            souls = self.souls
            if so(souls):
                expect(rest).to_be_visible()
                return souls
            self.page.wait_for_timeout(25)
        raise AssertionError("it was not done")


@pytest.mark.parametrize(("lang", "size"), WINDOWS)
def test_an_evening_at_the_bonfire(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> None:
    """Everything there is to do there, with the mouse, or with a finger, which drags nothing."""
    opened = house.bring(moments.bonfire())
    seat = come(lang, size=size, touch=size == PHONE).sit(opened)
    names = house.ask("GET", f"/api/games/dark-souls/faces?lang={lang}").json()["equipment"]
    camp = Camp(seat, house, opened, names)
    show(seat.page, "map")
    in_order(seat.page)
    show(seat.page, "fire")
    seat.page.locator("section.board .bag li").first.wait_for()
    shows_who_may_bear_what(camp)
    buys_and_gives(camp)
    if finger(seat.page):
        equips_by_hand(camp, "thrall_axe.1", 0)
    else:
        equips_by_drag(camp)
    equips_by_hand(camp, "silver_eagle_kite_shield.1", 1)
    attaches(camp)
    raises_a_stat(camp)
    rests(camp)
    in_order(seat.page)


def shows_who_may_bear_what(camp: Camp) -> None:
    """Each card of the inventory carries the faces of those strong enough; picked up, it says what others lack."""
    souls = camp.souls
    able = {card: [hero for hero in souls.heroes if meets(souls, hero, card)] for card in souls.inventory}
    assert {0, 1, 2} == {len(heroes) for heroes in able.values()}
    for card, heroes in able.items():
        expect(camp.bag(card).locator(".able .mini")).to_have_count(len(heroes))
        push(camp.bag(card).locator("button.take"))
        pick = camp.page.locator(".pick")
        expect(pick.locator(".hero")).to_have_count(2)
        for who, hero in enumerate(souls.heroes):
            shown = pick.locator(".hero").nth(who)
            if hero not in heroes:
                expect(shown.locator(".why")).not_to_be_empty()
                expect(shown.locator("button")).to_have_count(0)
        push(camp.bag(card).locator("button.take"))
        expect(pick).to_have_count(0)


def buys_and_gives(camp: Camp) -> None:
    """A card for souls; the Assassin gets it on her back."""
    before = camp.souls
    at_thing(camp.seat, kinds(camp.seat.options())["Buy"], "buy")
    found = camp.page.locator("section.found")
    expect(found).to_contain_text(camp.called("kukris.1"))
    give = next(option for option in camp.seat.options() if option.action == ["Give", 1, "backup"])
    at_thing(camp.seat, give, "slot:1:backup")
    souls = camp.settled(lambda souls: "kukris.1" in souls.heroes[1].backup)
    assert souls.souls == before.souls - 1
    assert len(souls.treasure) == len(before.treasure) - 1
    expect(camp.page.locator(".store .souls strong")).to_have_text(str(souls.souls))
    expect(found).to_have_count(0)


def equips_by_drag(camp: Camp) -> None:
    """The axe is dragged into the Knight's left hand; what was there lies in the inventory."""
    page = camp.page
    lifted = camp.bag("thrall_axe.1")
    lifted.scroll_into_view_if_needed()
    box = lifted.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 12
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12, steps=3)
    target = page.locator("[data-drop='slot:0:left']")
    expect(target).to_be_visible()
    aim = target.bounding_box()
    assert aim is not None
    page.mouse.move(aim["x"] + aim["width"] / 2, aim["y"] + aim["height"] / 2, steps=5)
    page.mouse.up()
    souls = camp.settled(lambda souls: souls.heroes[0].hands[0] == "thrall_axe.1")
    assert "long_sword.1" in souls.inventory
    expect(camp.bag("thrall_axe.1")).to_have_count(0)
    expect(camp.bag("long_sword.1")).to_have_count(1)


def equips_by_hand(camp: Camp, card: str, hand: int) -> None:
    """A card is picked up with a touch and laid into a hand of the Knight's with another, for what was there."""
    old = camp.souls.heroes[0].hands[hand]
    push(camp.bag(card).locator("button.take"))
    push(camp.page.locator(".pick .hero").first.locator("button").filter(has_text=camp.called(old)))
    souls = camp.settled(lambda souls: souls.heroes[0].hands[hand] == card)
    assert old in souls.inventory
    expect(camp.bag(card)).to_have_count(0)
    expect(camp.bag(old)).to_have_count(1)
    if finger(camp.page):
        push(camp.page.locator("section.board .party .slip .unfold").first)
        sheet = camp.page.get_by_role("dialog")
        expect(sheet.locator(".gear")).to_contain_text(camp.called(card))
        push(sheet.get_by_role("button").first)
        expect(sheet).to_have_count(0)
    else:
        expect(camp.page.locator("section.board .party .sheet").first).to_contain_text(camp.called(card))


def attaches(camp: Camp) -> None:
    """Titanite goes under the axe."""
    push(camp.bag("titanite_shard.1").locator("button.take"))
    push(camp.page.locator(".pick .hero").first.locator("button").filter(has_text=camp.called("thrall_axe.1")))
    souls = camp.settled(lambda souls: souls.upgrades.get("titanite_shard.1") == "thrall_axe.1")
    assert "titanite_shard.1" not in souls.inventory
    expect(camp.bag("titanite_shard.1")).to_have_count(0)


def raises_a_stat(camp: Camp) -> None:
    """The Firekeeper takes souls for Faith."""
    before = camp.souls
    level = next(option for option in camp.seat.options() if option.action == ["Level", 0, "faith"])
    at_thing(camp.seat, level, "stat:0:faith")
    souls = camp.settled(lambda souls: souls.heroes[0].tiers[3] == before.heroes[0].tiers[3] + 1)
    assert souls.souls == before.souls - level_cost(before, before.heroes[0].tiers[3])
    expect(camp.page.locator(".store .souls strong")).to_have_text(str(souls.souls))


def rests(camp: Camp) -> None:
    """A spark for clean bars and full flasks."""
    before = camp.souls
    assert any(bar != (0, 0) for bar in bars(camp.page))
    at_thing(camp.seat, kinds(camp.seat.options())["Rest"], "rest")
    souls = camp.settled(lambda souls: souls.sparks == before.sparks - 1)
    assert all(hero.estus and hero.luck for hero in souls.heroes)
    assert bars(camp.page) == [(0, 0), (0, 0)]
