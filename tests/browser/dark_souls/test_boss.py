"""Before a boss of Dark Souls: what it does lies open as it is played, and nothing before that."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Coming
from browser.dark_souls import moments
from browser.dark_souls.board import bars, by_board, marked, percent, sensible, show, things, truth
from browser.seat import Option, Seat
from browser.touch import Line, finger, kinds
from browser.visitor import DESKTOP, PHONE, READ, reads_well
from playwright.sync_api import Page, expect
from serving import Served

from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.arcs import arcs_of
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.nodes import apart
from undercroft.games.dark_souls.state import Deck, Souls

ROUNDS = 3
MOST = 60  # answers, for as many rounds
FIGHTS = [
    pytest.param("gargoyle", "en", DESKTOP, id="gargoyle-clicks"),
    pytest.param("titanite_demon", "fr", PHONE, id="titanite_demon-taps"),
    pytest.param("dancer", "en", PHONE, id="dancer-taps"),
    pytest.param("ornstein_and_smough", "fr", DESKTOP, id="ornstein_and_smough-clicks"),
]


def faces(house: Served, lang: str) -> dict[str, Any]:
    """What is printed on the cards."""
    found: dict[str, Any] = house.ask("GET", f"/api/games/dark-souls/faces?lang={lang}").json()["patterns"]
    return found


def halves(cards: list[str]) -> list[str]:
    """Cards, and the other half of those that two bosses share."""
    return [half for card in cards for half in (card, CARDS.behaviours[card].partner) if half]


def deck_of(souls: Souls) -> Deck:
    """The behaviours of this fight."""
    assert souls.deck is not None
    return souls.deck


def open_cards(souls: Souls) -> set[str]:
    """The behaviours anybody may know of."""
    deck = deck_of(souls)
    return set(halves([*deck.played, *deck.seen]))


def listed(page: Page) -> list[str]:
    """The behaviours told to have been played, in their order."""
    return page.locator("section.board .deck li.past .name").all_inner_texts()


@pytest.mark.parametrize(("hunt", "lang", "size"), FIGHTS)
def test_a_boss(come: Coming, house: Served, hunt: str, lang: str, size: tuple[int, int]) -> None:
    """Some rounds: card by card it is learned; weak arcs and odds are shown; nothing hidden is in the page."""
    opened = house.bring(moments.lair_of(hunt))
    visitor = come(lang, size=size, touch=size == PHONE)
    line = Line(visitor.page)
    seat = visitor.sit(opened)
    page = seat.page
    page.locator("section.board .floor [data-thing='foe:0']").wait_for()
    printed = faces(house, lang)
    mine = {card: printed[card]["name"] for one in CARDS.hunt(hunt) for card in (p.id for p in one.behaviours)}
    assert len(mine) > 5
    flipped = 0
    struck = False
    for _ in range(MOST):
        offered = kinds(seat.options())
        if "Reroll" in offered:
            # An export gives new dice to those who go on from it, and so another roll than the one that lies here.
            by_board(seat, next(option for kind, option in offered.items() if kind != "Reroll"))
            continue
        souls = truth(house, opened)
        if souls.battle is None or (flipped >= ROUNDS and struck):
            break
        deck = deck_of(souls)
        flipped = max(flipped, len(deck.played))
        words = looks_right(page, souls, printed)
        known = open_cards(souls)
        unseen = set(mine) - known
        assert not line.says(*unseen), "a behaviour nobody has seen was sent"
        assert line.says(*deck.played) == set(deck.played)
        also = {mine[card] for card in known}
        assert not [name for name in (mine[card] for card in unseen) if name not in also and name in words]
        if any(option.action[0] == "Block" for option in seat.options()):
            struck = True
            answers_to_a_blow(seat, line, souls, printed, lang)
        chosen = sensible(seat, souls)
        # The node below a boss that can be struck lies under it, on a phone wholly; its places stand around it.
        below = chosen.action[0] == "Walk" and any(foe.node == chosen.action[1] for foe in souls.foes)
        assert by_board(seat, chosen) or below or not things(chosen.action), f"{chosen} could not be touched"
        reads_well([page])
    assert flipped >= ROUNDS
    assert struck


def looks_right(page: Page, souls: Souls, printed: dict[str, Any]) -> str:
    """The bars, the deck and the arcs are as the server has them; all the words there were."""
    show(page, "foes")
    assert bars(page) == [(hero.black, hero.red) for hero in souls.heroes]
    deck = deck_of(souls)
    if not deck.learned:
        assert listed(page) == [printed[card]["name"] for card in deck.played]
        hidden = [card for card in deck.cards if card not in deck.seen]
        assert page.locator("section.board .deck .backs i").count() == len(hidden)
    words = str(page.evaluate(READ))
    reads_well([page])
    show(page, "floor")
    battle = souls.battle
    assert battle is not None
    if battle.acting < 0:
        weak = sum(len(printed[foe.last]["weak"]) for foe in souls.foes if foe.last)
        assert page.locator("section.board .floor .arc.weak").count() == weak
    return "\n".join((words, str(page.evaluate(READ))))


def answers_to_a_blow(seat: Seat, line: Line, souls: Souls, printed: dict[str, Any], lang: str) -> None:
    """The card being played is on the table, with the icon being resolved, and the odds of both ways out."""
    page, battle = seat.page, souls.battle
    assert battle is not None
    foe = next(foe for foe in souls.foes if foe.id == battle.acting)
    icon = BEHAVIOURS[battle.card].icons[battle.icon]
    if icon.struck_arcs:
        size, reach = battle.size, BEHAVIOURS[battle.card].range
        near = {node for node in range(size) if 0 < apart(size, foe.node, node) <= reach}
        swept = {node for node in near if set(arcs_of(foe.node, foe.facing, node)) & set(icon.struck_arcs)}
        assert marked(page, "struck") - {foe.node} == swept
    show(page, "foes")
    acting = page.locator("section.board .boss.acting")
    expect(acting.locator(".card .name")).to_have_text(printed[battle.card]["name"])
    expect(acting.locator(".icons .lit")).to_have_count(1)
    asked = line.asked()
    if seat.more().count():
        seat.more().click()
    for number, (action, text, *_) in enumerate(asked["options"]):
        if action[0] in ("Block", "Dodge"):
            entry = asked["ahead"]["options"][str(number)]
            if not finger(page):
                seat.button(Option(action, text)).hover()
            chances = [entry["chance"]] if action[0] == "Dodge" else entry["suffer"]
            for chance in chances:
                if 0.01 < chance < 0.99:
                    told(page, percent(chance, lang))
    show(page, "floor")


def told(page: Page, words: str) -> None:
    """The board says that, in letters or to those who listen."""
    page.wait_for_function(
        """words => {
          const board = document.querySelector("section.board");
          const spoken = [...board.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
          return [board.innerText, ...spoken].some((one) => one.includes(words));
        }""",
        arg=words,
    )
