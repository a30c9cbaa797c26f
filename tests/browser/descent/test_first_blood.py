"""First Blood from the door to the end: by somebody with two heroes against a bot, and by an overlord against bots."""

from __future__ import annotations

import pytest
from browser.conftest import Coming
from browser.descent.board import BOT, EVERYWHERE, FIRST, Player, begin, truth
from browser.seat import Seat
from browser.touch import in_order
from browser.visitor import PHONE
from serving import Served

TOLD = {
    "en": {True: "Your side has won.", False: "Your side has lost."},
    "fr": {True: "Votre camp a gagné.", False: "Votre camp a perdu."},
}
CHAIRS = [BOT, {"who": "me", "name": "Ada"}]


@pytest.mark.parametrize(("lang", "size"), EVERYWHERE)
def test_by_a_hero_against_a_bot(come: Coming, lang: str, size: tuple[int, int]) -> None:
    """Two heroes who strike whoever comes near and never leave the door: it ends, and that is told from their side."""
    visitor = come(lang, size=size, touch=size == PHONE)
    begin(visitor, "first", "first torch")
    seat = visitor.seat()
    player = Player()
    player.play(seat, "Go")
    assert seat.page.get_by_test_id("goals").is_visible()
    in_order(seat.page)
    player.play(seat)
    ends(seat, lang, "heroes")
    assert {"PickSpace", "Activate"} <= player.kinds
    assert player.touched > 3


@pytest.mark.parametrize(("lang", "size"), EVERYWHERE)
def test_by_an_overlord_against_bots(come: Coming, house: Served, lang: str, size: tuple[int, int]) -> None:
    """Monsters who never leave their places but strike back: the heroes come for them, and the end is told."""
    opened = house.open(game="descent", chairs=CHAIRS, options=FIRST, seed="red hand")
    seat = come(lang, size=size, touch=size == PHONE, name="Ada").sit(opened)
    assert len(truth(house, opened).overlord.hand) == 2
    in_order(seat.page)
    player = Player()
    player.play(seat)
    ends(seat, lang, "overlord")
    assert "SetDown" in player.kinds


def ends(seat: Seat, lang: str, mine: str) -> None:
    """The end says who has won, and what that means for this side."""
    end = seat.page.get_by_test_id("descent-end")
    end.wait_for()
    won = mine in (end.get_attribute("class") or "").split()
    assert TOLD[lang][won] in end.inner_text()
    in_order(seat.page)
