"""The Search deck: drawing several, an empty deck, thinking twice, searching from afar, treasure (D2-SEARCH)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import begun
from rules.descent.table import Change, hero, lay, skill, turn
from rules.table import refuses, rule

from undercroft.engine.decision import PASS
from undercroft.games.descent.rules.searching import free_item
from undercroft.games.descent.rules.sheets import SHOPS
from undercroft.games.descent.state import (
    HEROES_TURNS,
    DrawSearch,
    ItemFound,
    Journey,
    PickToken,
    Search,
    Searched,
    UseCard,
)


def deck(*cards: str, discarded: tuple[str, ...] = ()) -> Change:
    """The Search deck, its top card last, and its discards."""

    def change(state: Journey) -> None:
        state.search = list(cards)
        state.search_discard = list(discarded)

    return change


@rule("D2-SEARCH-03")
@pytest.mark.parametrize(("many", "found"), [(1, ["fire_flask"]), (2, ["fire_flask", "curse_doll"])])
def test_as_many_cards_are_drawn_as_said_the_top_one_first(many: int, found: list[str]) -> None:
    table = lay("A . B", [DrawSearch(0, many), HEROES_TURNS], change=deck("power_potion", "curse_doll", "fire_flask"))
    assert table.hero("A").found == found
    assert table.journey.search == ["power_potion", "curse_doll"][: 3 - many]
    assert [told.card for told in table.told(ItemFound)] == found


@rule("D2-SEARCH-03", "D2-CORE-08")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = turn("A S", search="S", change=deck(discarded=("curse_doll", "fire_flask")))
    table.act(table.offered(Search)[0])
    assert len(table.hero("A").found) == 1
    assert sorted([*table.hero("A").found, *table.journey.search]) == ["curse_doll", "fire_flask"]
    assert table.journey.search_discard == []


@rule("D2-SEARCH-03", "D2-SEARCH-04")
def test_with_no_card_left_a_token_is_searched_for_nothing() -> None:
    table = turn("A S", search="S", change=deck())
    table.act(table.offered(Search)[0])
    assert table.hero("A").found == []
    assert [(told.figure, told.card) for told in table.told(Searched)] == [(0, "")]
    assert not table.offered(Search), "the token is gone all the same"


@rule("D2-DP-66", "D2-CORE-11")
@pytest.mark.parametrize("again", [True, False])
def test_who_may_think_twice_keeps_the_first_card_or_must_keep_the_second(again: bool) -> None:
    choosy = skill(at="search_drawn")
    table = turn(
        "A S", search="S", heroes={"A": hero(skills=[choosy])}, change=deck("power_potion", "curse_doll", "fire_flask")
    )
    table.act(table.offered(Search)[0])
    assert table.asks() == "offer-search_drawn"
    assert table.decision.options == [PASS, UseCard(choosy, -1, -1)]
    assert table.hero("A").found == ["fire_flask"], "it is seen"
    table.act(UseCard(choosy, -1, -1) if again else PASS)
    assert table.asks() == "ask-turn"
    assert table.hero("A").found == (["curse_doll"] if again else ["fire_flask"])
    assert table.journey.search_discard == (["fire_flask"] if again else [])
    assert table.journey.search == (["power_potion"] if again else ["power_potion", "curse_doll"])


@rule("D2-DP-66")
def test_with_no_other_card_there_is_nothing_to_think_about() -> None:
    choosy = skill(at="search_drawn")
    table = turn("A S", search="S", heroes={"A": hero(skills=[choosy])}, change=deck("fire_flask"))
    table.act(table.offered(Search)[0])
    assert table.asks() == "ask-turn"
    assert table.hero("A").found == ["fire_flask"]


@rule("D2-DP-37", "D2-SEARCH-01", "D2-CORE-11")
def test_a_card_may_search_further_off() -> None:
    far = skill({"do": "search", "who": "user", "token": 3}, at="action")
    said = {"heroes": {"A": hero(skills=[far])}, "change": deck("curse_doll", "fire_flask")}
    one = turn("A . . S . . .", search="S", **said)
    one.act(UseCard(far, -1, -1))
    assert one.asks() == "ask-turn", "with one token there is nothing to choose"
    assert one.hero("A").found == ["fire_flask"]
    two = turn("S . . A . . S", search="S", **said)
    two.act(UseCard(far, -1, -1))
    assert two.asks() == "ask-token"
    assert two.decision.options == [PickToken(0), PickToken(1)]
    assert refuses(two, PASS)
    two.act(PickToken(1))
    assert [told.token for told in two.told(Searched)] == [1]
    assert not turn("A . . . S", search="S", **said).offers(UseCard(far, -1, -1)), "four spaces are too far"


@rule("D2-CORE-135")
def test_treasure_leaves_the_shop_of_the_campaign() -> None:
    state, _ = begun()
    assert state.campaign is not None
    before = state.campaign.shop.copy()
    owned = state.heroes[0].items.copy()
    free_item(state, 0)
    (found,) = [one for one in state.heroes[0].items if one not in owned]
    assert found in before
    assert sorted([*state.campaign.shop, found]) == sorted(before)
    state.campaign.shop = []
    free_item(state, 0)
    assert len(state.heroes[0].items) == len(owned) + 1, "an empty shop has nothing to give"


@rule("D2-CORE-135")
def test_treasure_is_nothing_that_somebody_has_already() -> None:
    last = SHOPS[1][0]
    others = [one for one in SHOPS[1] if one != last]
    table = lay("A B", [HEROES_TURNS], heroes={"A": hero(items=others, worn=[]), "B": hero()})
    free_item(table.journey, 1)
    assert table.hero("B").items[-1] == last
    full = len(table.hero("B").items)
    free_item(table.journey, 1)
    assert len(table.hero("B").items) == full
