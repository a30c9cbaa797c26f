"""Before a boss of Dead Cells: its attacks lie open one a bout, and nothing before that."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Coming
from browser.dead_cells import moments
from browser.dead_cells.board import Player, by_board, truth
from browser.touch import Line, in_order
from browser.visitor import DESKTOP, PHONE
from playwright.sync_api import Page, expect
from serving import Served

from undercroft.games.dead_cells.rules.sheets import BOSS_ATTACKS
from undercroft.games.dead_cells.state import BossFight, Campaign

MOST = 80  # answers, to the second bout
FIGHTS = [
    pytest.param("C1", "en", DESKTOP, id="concierge-clicks"),
    pytest.param("C3", "fr", PHONE, id="hand_of_the_king-taps"),
]


def boss_of(campaign: Campaign) -> BossFight | None:
    """The boss, as long as the fight goes on."""
    return None if campaign.fight is None else campaign.fight.boss


@pytest.mark.parametrize(("name", "lang", "size"), FIGHTS)
def test_a_bout_against_a_boss(come: Coming, house: Served, name: str, lang: str, size: tuple[int, int]) -> None:
    """Two at one screen, card by card on the board, to the second bout or the end of the run."""
    opened = house.bring(moments.boss(name, 2))
    visitor = come(lang, size=size, touch=size == PHONE)
    line = Line(visitor.page)
    seat = visitor.sit(opened)
    seat.lift()
    page = seat.page
    printed = house.ask("GET", f"/api/games/dead-cells/faces?lang={lang}").json()
    seen = {looks_right(page, truth(house, opened), printed)}
    in_order(page)
    player = Player()
    for _ in range(MOST):
        boss = boss_of(truth(house, opened))
        if boss is None or boss.bout > 1:
            break
        nothing_ahead(line, boss, name)
        player.touched += by_board(seat, player.choose(seat.options()))
        page.locator("[data-testid=option]:visible, [data-testid=end]").first.wait_for()
        seat.lift()
    assert player.touched >= 3, "three cards are played on the board"
    assert "Play" in player.kinds
    campaign = truth(house, opened)
    boss = boss_of(campaign)
    if boss is None:
        assert [past.outcome for past in campaign.chronicle] == ["died"]
    else:
        assert boss.bout == 2
        seen.add(looks_right(page, campaign, printed))
        nothing_ahead(line, boss, name)
        assert len(seen) == 2, "another bout, another attack"
    in_order(page)


def nothing_ahead(line: Line, boss: BossFight, name: str) -> None:
    """Attack cards that were not turned yet were never sent."""
    known = {boss.attack, *boss.spent}
    ahead = {card for (whose, _), cards in BOSS_ATTACKS.items() if whose == name for card in cards} - known
    assert len(ahead) > 3
    assert not line.says(*ahead), "an attack nobody has seen was sent"
    assert boss.attack in line.says(boss.attack)


def looks_right(page: Page, campaign: Campaign, printed: dict[str, Any]) -> str:
    """The boss, the bout and the attack of this bout stand above the grid; which attack that is."""
    boss = boss_of(campaign)
    assert boss is not None
    head = page.locator("section.fight header.boss")
    attack = printed["attacks"][boss.attack.partition(".")[0]]["name"]
    expect(head.locator(".attack b")).to_have_text(attack)
    expect(head.locator(".bout")).to_contain_text(str(boss.bout))
    expect(head.locator(".form")).to_contain_text(str(boss.form))
    expect(page.locator("section.fight .stage [data-thing^='enemy:']").first).to_be_visible()
    return boss.attack
