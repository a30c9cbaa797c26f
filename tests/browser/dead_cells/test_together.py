"""Two people and two bots in a fight of Dead Cells: hands nobody else sees, cards face down, what is said of them."""

from __future__ import annotations

import re
from typing import Any

from browser.company import Pair, asked, pair
from browser.conftest import Coming
from browser.dead_cells.board import Player, by_board, truth
from browser.seat import Seat
from browser.touch import Line
from browser.visitor import READ, reads_well
from playwright.sync_api import Page, expect
from serving import Served

from undercroft.games.dead_cells.rules.sheets import FIRST_CARDS
from undercroft.games.dead_cells.state import Campaign

BOT = {"who": "bot", "bot": "judgement"}
CHAIRS = [{"who": "me", "name": "Ada"}, {"who": "friend", "name": "Ben"}, BOT, BOT]
MOST = 60  # answers, to the first fight
TELLINGS = 600  # tenths of a second; only so that what is never told ends some day
LYING_OPEN = """() => {
  const up = [...document.querySelectorAll('section.fight .head .card.up[data-card]')];
  return up.length === 3 ? up.map((one) => one.dataset.card) : null;
}"""
REVEALED = re.compile(r'\["Revealed",\d+,"([\w.]+)"')


def laid(page: Page) -> list[str]:
    """Which cards this page shows before the group, face up or for its owner only."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('section.fight .head .card[data-card]')].map((one) => one.dataset.card)"
    )
    return found


def held(page: Page) -> set[str]:
    """Which cards this page shows in a hand."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('section.board section.hand [data-card]')].map((one) => one.dataset.card)"
    )
    return set(found)


def to_the_cards(two: Pair) -> Seat:
    """Whoever is asked answers on the board, until one of the two is asked for a card."""
    player = Player()
    for _ in range(MOST):
        seat = asked(two.at_ada, two.at_ben)
        options = seat.options()
        if any(option.action[0] == "Play" for option in options):
            return seat
        by_board(seat, player.choose(options))
    raise AssertionError("nobody was ever asked for a card")


def sees_its_own(seat: Seat, line: Line, names: dict[str, Any], campaign: Campaign, who: int) -> None:
    """This page shows its own hand; of the others' cards neither it nor anything it was sent says a word."""
    page = seat.page
    page.locator("section.board section.hand [data-card]").first.wait_for()
    mine = campaign.prisoners[who]
    assert held(page) == set(mine.hand)
    assert line.says(*mine.hand) == set(mine.hand)
    open_to_all = {card for prisoner in campaign.prisoners for card in prisoner.discard}
    theirs = {
        card
        for prisoner in campaign.prisoners
        if prisoner is not mine
        for card in FIRST_CARDS[prisoner.kind]
        if card not in open_to_all
    }
    assert len(theirs) >= 3 * len(mine.hand)
    assert not line.says(*theirs), "a card of another's hand was sent"
    words = str(page.evaluate(READ))
    assert all(names[card]["name"] in words for card in mine.hand)
    assert not [card for card in theirs if names[card]["name"] in words]


def turned_over(seat: Seat, line: Line) -> set[str]:
    """Which cards this page was told of when they were turned over: the table may know it before its pages do."""
    for _ in range(TELLINGS):
        if REVEALED.search("\n".join(line.heard)):
            break
        seat.page.wait_for_timeout(100)
    return set(REVEALED.findall("\n".join(line.heard)))


def lying_open(seat: Seat, house: Served, key: dict[str, str]) -> set[str] | None:
    """The three cards that lie open on this page, or nothing if the bots have fought on beyond them by then."""
    for _ in range(TELLINGS):
        lying = seat.page.evaluate(LYING_OPEN)
        if lying:
            return set(lying)
        fight = truth(house, key).fight
        if fight is None or not fight.revealed:
            return None
        seat.page.wait_for_timeout(100)
    raise AssertionError("three cards were turned over and this page never showed them")


def test_hidden_hands_and_two_bots(come: Coming, house: Served) -> None:
    """From the bodies to the reveal of a first fight; only signs are left to talk with, and marks on an enemy."""
    lines: list[Line] = []

    def coming(*args: Any, **wishes: Any) -> Any:
        visitor = come(*args, **wishes)
        lines.append(Line(visitor.page))
        return visitor

    two = pair(house, coming, CHAIRS, game="dead-cells", options={"mode": "run"}, seed="four keys")
    seats = (two.at_ada, two.at_ben)
    # What a player may not know is dealt anew in an export: everybody's own tells the truth about their own hand.
    keys = [{"table": seat.table(), "key": seat.key()} for seat in seats]
    names = house.ask("GET", "/api/games/dead-cells/faces?lang=en").json()["combat"]
    to_the_cards(two)
    for who, seat in enumerate(seats):
        sees_its_own(seat, lines[who], names, truth(house, keys[who]), who)

    speaks_in_signs(two)
    puts_a_card_down(two)

    # On to the reveal, whoever is still to play: then three cards lie open on both pages, the same.
    player = Player()
    for _ in range(MOST):
        fight = truth(house, keys[0]).fight
        if fight is None or fight.revealed:
            break
        seat = asked(two.at_ada, two.at_ben)
        by_board(seat, player.choose(seat.options()))
    turned = [turned_over(seat, line) for seat, line in zip(seats, lines, strict=True)]
    assert len(turned[0]) == 3, "three cards whatever the number of players"
    assert turned[0] == turned[1]
    for seat, key in zip(seats, keys, strict=True):
        lying = lying_open(seat, house, key)
        assert lying is None or lying == turned[0]
    reads_well([two.ada.page, two.ben.page])


def speaks_in_signs(two: Pair) -> None:
    """No free words before the reveal; a sign is heard by the other, and a finger on an enemy is seen."""
    for seat in (two.at_ada, two.at_ben):
        seat.tab("chat")
    ada, ben = two.ada.page, two.ben.page
    expect(ada.locator(".chat .closed")).to_be_visible()
    expect(ada.locator("#say")).to_have_count(0)
    sign = ada.locator(".chat .signs button").first
    said = sign.inner_text()
    sign.click()
    expect(ben.get_by_text(f"Ada {said}")).to_be_visible()
    ada.locator("section.fight [data-thing^='enemy:']").first.click(button="right")
    expect(ben.locator("section.fight [data-thing^='enemy:'] .pointer").first).to_be_visible()


def puts_a_card_down(two: Pair) -> None:
    """Whoever is asked says something with a card: the other sees its back, and what was said."""
    seat = asked(two.at_ada, two.at_ben)
    other = two.at_ben if seat is two.at_ada else two.at_ada
    before = other.page.locator("section.fight .head .card.down").count()
    option = next(option for option in seat.options() if option.action[0] == "Play" and option.action[2])
    card = option.action[1]
    assert by_board(seat, option), "a card is played on the board"
    expect(seat.page.locator(f"section.fight .head .card.secret[data-card='{card}']")).to_have_count(1)
    downs = other.page.locator("section.fight .head .card.down")
    page = other.page
    page.wait_for_function(
        "n => document.querySelectorAll('section.fight .head .card.down, section.fight .head .card.up').length > n",
        arg=before,
    )
    if downs.count():
        assert card not in laid(page)
        expect(downs.locator(".said").first).to_be_visible()
