"""Shopping (D2-CAMP-SHOP, D2-FORT-04)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import ACT_ONE, FIRST, Change, both, of_kind, phase
from rules.table import refuses, rule

from undercroft.engine.decision import DONE
from undercroft.games.descent.rules.sheets import SHOPS
from undercroft.games.descent.rules.shopping import price_of
from undercroft.games.descent.state import (
    ActBegun,
    BuyItem,
    Exchanged,
    ItemBought,
    ItemSold,
    Journey,
    PassItem,
    RevealMore,
    SellItem,
)

INTERLUDE = [*ACT_ONE, ("the_shadow_vault", "heroes")]


def gold(amount: int) -> Change:
    """The party has this much."""

    def change(state: Journey) -> None:
        assert state.campaign is not None
        state.campaign.gold = amount

    return change


def owns(number: int, *items: str) -> Change:
    """A hero has these items, worn."""

    def change(state: Journey) -> None:
        assert state.campaign is not None
        state.heroes[number].items = list(items)
        state.heroes[number].worn = list(items)
        state.campaign.shop = [item for item in state.campaign.shop if item not in items]

    return change


def fortune(*tokens: int) -> Change:
    """The heroes have so many tokens."""

    def change(state: Journey) -> None:
        for number, many in enumerate(tokens):
            state.heroes[number].fortune = many

    return change


@rule("D2-CAMP-SHOP-01")
def test_five_cards_of_the_acts_deck_are_shown():
    shown = [phase("shopping", seed=seed).campaign.offered for seed in ("one", "two")]
    for offered in shown:
        assert len(offered) == 5
        assert all(item in SHOPS[1] for item in offered)
    assert shown[0] != shown[1]
    assert len(phase("shopping").campaign.shop) == 15


@rule("D2-CAMP-SHOP-04", "D2-CAMP-SHOP-05", "D2-DP-10")
def test_what_is_shown_may_be_bought_for_any_hero_with_the_partys_gold():
    def shown(state: Journey) -> None:
        assert state.campaign is not None
        state.campaign.shop = ["chainmail", "crossbow", "iron_shield.1", "sling", "lucky_charm"]

    table = phase("shopping", change=both(gold(150), shown))
    assert table.decision.seats == [0]
    bought = of_kind(table.decision.options, BuyItem)
    assert {option.item for option in bought} == {"chainmail", "iron_shield.1", "sling", "lucky_charm"}
    assert {option.hero for option in bought} == {0, 1}
    assert refuses(table, BuyItem("crossbow", 0))
    table.act(BuyItem("lucky_charm", 1))
    assert table.campaign.gold == 50
    assert "lucky_charm" in table.hero(1).items
    assert "lucky_charm" not in table.hero(1).worn
    assert table.told(ItemBought) == [ItemBought(1, "lucky_charm", 100)]
    assert {option.item for option in of_kind(table.decision.options, BuyItem)} == {"iron_shield.1"}


@rule("D2-CAMP-SHOP-06")
def test_what_is_not_bought_goes_back_into_the_deck():
    table = phase("shopping", change=gold(25))
    table.act(DONE)
    assert table.campaign.offered == []
    assert sorted(table.campaign.shop) == sorted(SHOPS[1])


@rule("D2-CAMP-SHOP-07", "D2-CAMP-SHOP-08", "D2-EX-57", "D2-RULING-55")
@pytest.mark.parametrize(
    ("item", "price"),
    [
        ("sling", 25),  # worth 75
        ("mana_weave", 50),  # 125
        ("chainmail", 75),  # 150
        ("crossbow", 75),  # 175
        ("iron_shield.2", 25),  # 50
        ("platemail", 125),  # 250
        ("wooden_shield.start", 25),
        ("iron_longsword.start", 25),
    ],
)
def test_an_item_brings_half_its_worth_in_whole_coins(item, price):
    assert price_of(item) == price


@rule("D2-CAMP-SHOP-07", "D2-CAMP-SHOP-08", "D2-CAMP-SHOP-10", "D2-DP-11")
def test_a_sold_shop_item_goes_back_and_starting_equipment_is_gone():
    table = phase("shopping", change=owns(0, "chainmail", "wooden_shield.start"))
    table.act(SellItem("chainmail", 0))
    table.act(SellItem("wooden_shield.start", 0))
    assert table.campaign.gold == 100
    assert table.hero(0).items == table.hero(0).worn == []
    assert "chainmail" in table.campaign.shop
    assert "wooden_shield.start" not in table.campaign.shop
    assert table.told(ItemSold) == [ItemSold(0, "chainmail", 75), ItemSold(0, "wooden_shield.start", 25)]


@rule("D2-CAMP-SHOP-09", "D2-RELIC-03", "D2-EX-57")
def test_a_relic_cannot_be_sold():
    table = phase("shopping", change=owns(0, "dawnblade", "chainmail"))
    assert refuses(table, SellItem("dawnblade", 0))
    assert table.offers(SellItem("chainmail", 0))


@rule("D2-CAMP-SHOP-11", "D2-RULING-71", "D2-DP-12")
def test_shop_items_and_relics_change_hands_and_starting_equipment_does_not():
    table = phase("shopping", change=owns(0, "dawnblade", "chainmail", "wooden_shield.start"))
    assert refuses(table, PassItem("wooden_shield.start", 0, 1))
    table.act(PassItem("chainmail", 0, 1))
    table.act(PassItem("dawnblade", 0, 1))
    assert table.hero(0).items == table.hero(0).worn == ["wooden_shield.start"]
    assert table.hero(1).items[-2:] == ["chainmail", "dawnblade"]
    assert "chainmail" not in table.hero(1).worn
    assert table.told(Exchanged) == [Exchanged("chainmail", 0, 1), Exchanged("dawnblade", 0, 1)]


@rule("D2-CAMP-SHOP-03", "D2-FORT-04", "D2-RULING-35", "D2-DP-09")
def test_two_tokens_of_fortune_show_another_card_as_often_as_there_are_two():
    assert phase("shopping", change=fortune(1, 0)).offered(RevealMore) == []
    table = phase("shopping", change=fortune(3, 1))
    table.act(RevealMore())
    assert len(table.campaign.offered) == 6
    assert [hero.fortune for hero in table.journey.heroes] == [1, 1]
    table.act(RevealMore())
    assert len(table.campaign.offered) == 7
    assert table.offered(RevealMore) == []


@rule("D2-CAMP-SHOP-13")
def test_fortune_is_gone_after_shopping():
    table = phase("shopping", change=fortune(1, 4))
    table.act(DONE)
    assert [hero.fortune for hero in table.journey.heroes] == [0, 0]


@rule("D2-CAMP-SHOP-02", "D2-CORE-108")
def test_after_the_interlude_all_that_is_left_of_the_first_act_is_shown():
    table = phase("shopping", INTERLUDE, owns(0, "chainmail"))
    assert sorted(table.campaign.offered) == sorted([item for item in SHOPS[1] if item != "chainmail"])
    assert table.campaign.act == 1


@rule("D2-CAMP-SHOP-12", "D2-CORE-108")
def test_then_the_second_acts_deck_takes_its_place_and_what_is_owned_stays():
    table = phase("shopping", INTERLUDE, owns(0, "chainmail"))
    table.act(DONE)
    assert table.campaign.act == 2
    assert sorted(table.campaign.shop) == sorted(SHOPS[2])
    assert table.campaign.later_shop == []
    assert "chainmail" in table.hero(0).items
    assert table.told(ActBegun) == [ActBegun(2)]
    assert phase("shopping", FIRST).act(DONE) is None


@rule("D2-CAMP-SHOP-10", "D2-CAMP-SHOP-12")
def test_in_the_second_act_an_item_of_the_first_is_sold_for_good():
    def second(state: Journey) -> None:
        assert state.campaign is not None
        state.campaign.act = 2
        state.campaign.shop = SHOPS[2].copy()
        state.campaign.later_shop = []

    table = phase("shopping", [*INTERLUDE, ("the_monsters_hoard", "heroes")], both(owns(0, "chainmail"), second))
    table.act(SellItem("chainmail", 0))
    assert "chainmail" not in table.campaign.shop
    assert table.campaign.gold == 75
