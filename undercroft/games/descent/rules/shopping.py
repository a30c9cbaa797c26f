"""Shopping: what the shop shows, buying, selling, swapping, and fortune for another card.

D2-CAMP-SHOP-01 to D2-CAMP-SHOP-13, D2-FORT-04, D2-RELIC-03, D2-CORE-108, D2-CORE-110, D2-RULING-35, D2-RULING-55,
D2-RULING-71, D2-DP-09 to D2-DP-12. Worked examples: D2-EX-57.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import campaign, rumours
from undercroft.games.descent.rules.sheets import ITEMS, SHOPS
from undercroft.games.descent.rules.table import ask_heroes
from undercroft.games.descent.rules.waiting import REVEAL_LESS, take
from undercroft.games.descent.state import (
    REVEAL_MORE,
    SHOPPING,
    ActBegun,
    BuyItem,
    Exchanged,
    ItemBought,
    ItemSold,
    Journey,
    PassItem,
    RevealMore,
    SellItem,
    Shopping,
)

SHOWN: Final = 5
MORE_PRICE: Final = 2  # fortune for another card (D2-FORT-04)
STARTING_PRICE: Final = 25
COIN: Final = 25
ASKS: Final = ("D2-DP-09", "D2-DP-10", "D2-DP-11", "D2-DP-12")


def after_interlude(table: Journey) -> bool:
    """Whether the quest just played was an Interlude."""
    return CARDS.quests[campaign.last_quest(table).quest].role == "interlude"


def reveal(table: Journey) -> None:
    """Five cards of the act's deck; after the Interlude all that is left of it (D2-CAMP-SHOP-01, D2-CAMP-SHOP-02)."""
    one = campaign.campaign_of(table)
    table.chance.decks.shuffle(one.shop)
    many = len(one.shop) if after_interlude(table) else min(SHOWN - take(table, REVEAL_LESS), len(one.shop))
    for _ in range(many):
        one.offered.append(one.shop.pop())


def shopping(table: Journey, step: Shopping) -> Rule:
    """The heroes buy, sell and swap as they like, one thing after the other (D2-CAMP-SHOP-03, 04, 07, 11)."""
    options: list[Action] = [DONE, *purchases(table), *sales(table), *swaps(table)]
    if may_reveal_more(table):
        options.append(REVEAL_MORE)
    answer = yield ask_heroes(table, options, "ask-shop", ASKS)
    if isinstance(answer, Done):
        close_shop(table)
        return
    if isinstance(answer, BuyItem):
        buy(table, answer)
    elif isinstance(answer, SellItem):
        sell(table, answer)
    elif isinstance(answer, PassItem):
        hand_over(table, answer)
    else:
        assert isinstance(answer, RevealMore)
        reveal_more(table)
    table.next(SHOPPING)


# -- what may be done ------------------------------------------------------------------------------------


def purchases(table: Journey) -> list[Action]:
    """Each card shown that the party can afford, for each hero (D2-CAMP-SHOP-04, D2-DP-10)."""
    one = campaign.campaign_of(table)
    found: list[Action] = []
    for item in one.offered:
        if ITEMS[item].cost <= one.gold:
            for hero in range(len(table.heroes)):
                found.append(BuyItem(item, hero))
    return found


def sales(table: Journey) -> list[Action]:
    """Everything but relics (D2-CAMP-SHOP-09, D2-RELIC-03, D2-DP-11)."""
    found: list[Action] = []
    for number, hero in enumerate(table.heroes):
        for item in hero.items:
            if ITEMS[item].kind != "relic":
                found.append(SellItem(item, number))
    return found


def swaps(table: Journey) -> list[Action]:
    """Shop items and relics from hero to hero, no starting equipment (D2-CAMP-SHOP-11, D2-RULING-71, D2-DP-12)."""
    found: list[Action] = []
    for giver, hero in enumerate(table.heroes):
        for item in hero.items:
            if ITEMS[item].kind != "starting":
                for taker in range(len(table.heroes)):
                    if taker != giver:
                        found.append(PassItem(item, giver, taker))
    return found


def may_reveal_more(table: Journey) -> bool:
    """Whether two tokens of fortune and another card are there (D2-CAMP-SHOP-03, D2-DP-09)."""
    tokens = sum([hero.fortune for hero in table.heroes])
    return tokens >= MORE_PRICE and bool(campaign.campaign_of(table).shop)


def price_of(item: str) -> int:
    """What selling brings: 25 for starting equipment, otherwise half the value in whole coins of 25.

    D2-CAMP-SHOP-07, D2-CAMP-SHOP-08, D2-RULING-55.
    """
    face = ITEMS[item]
    if face.kind == "starting":
        return STARTING_PRICE
    return face.cost // 2 // COIN * COIN


# -- doing it --------------------------------------------------------------------------------------------


def buy(table: Journey, answer: BuyItem) -> None:
    """An item goes to the hero who takes it, carried and not equipped (D2-CAMP-SHOP-04, D2-CAMP-SHOP-05)."""
    one = campaign.campaign_of(table)
    cost = ITEMS[answer.item].cost
    one.gold -= cost
    one.offered.remove(answer.item)
    table.heroes[answer.hero].items.append(answer.item)
    table.tell(ItemBought(answer.hero, answer.item, cost))


def sell(table: Journey, answer: SellItem) -> None:
    """A shop item goes back into the deck of its act; starting equipment is gone for good (D2-CAMP-SHOP-10)."""
    one = campaign.campaign_of(table)
    gold = price_of(answer.item)
    lose_item(table, answer.hero, answer.item)
    one.gold += gold
    if answer.item in SHOPS[one.act]:
        one.shop.append(answer.item)
        table.chance.decks.shuffle(one.shop)
    table.tell(ItemSold(answer.hero, answer.item, gold))


def hand_over(table: Journey, answer: PassItem) -> None:
    """An item changes hands; it is not worn any more (D2-CAMP-SHOP-11)."""
    lose_item(table, answer.giver, answer.item)
    table.heroes[answer.taker].items.append(answer.item)
    table.tell(Exchanged(answer.item, answer.giver, answer.taker))


def lose_item(table: Journey, number: int, item: str) -> None:
    """A hero has an item no longer."""
    hero = table.heroes[number]
    hero.items.remove(item)
    if item in hero.worn:
        hero.worn.remove(item)


def reveal_more(table: Journey) -> None:
    """Two tokens, of whoever has most, for one card more; they would be lost anyway (D2-FORT-04, D2-RULING-35)."""
    one = campaign.campaign_of(table)
    for _ in range(MORE_PRICE):
        richest = table.heroes[0]
        for hero in table.heroes:
            if hero.fortune > richest.fortune:
                richest = hero
        richest.fortune -= 1
    one.offered.append(one.shop.pop())


def close_shop(table: Journey) -> None:
    """What was not bought goes back, fortune is gone; after the Interlude the next act's deck comes.

    D2-CAMP-SHOP-06, D2-CAMP-SHOP-12, D2-CAMP-SHOP-13.
    """
    one = campaign.campaign_of(table)
    one.shop += one.offered
    one.offered = []
    table.chance.decks.shuffle(one.shop)
    for hero in table.heroes:
        hero.fortune = 0
    if after_interlude(table):
        begin_act_two(table)


def begin_act_two(table: Journey) -> None:
    """Act I's shop leaves the game, and its Rumour cards with it (D2-CAMP-SHOP-12, D2-RUM-04, D2-CORE-108)."""
    one = campaign.campaign_of(table)
    one.act = 2
    one.shop = one.later_shop
    one.later_shop = []
    table.chance.decks.shuffle(one.shop)
    rumours.forget_first_act(table)
    table.tell(ActBegun(2))
