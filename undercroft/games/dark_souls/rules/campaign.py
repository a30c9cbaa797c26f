"""Campaigns: dash through, sparks bought, treasure sold, players who come and go (DS-CAMP, DS-SCEN)."""

from __future__ import annotations

from undercroft.engine.decision import DONE
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.bonfire import in_campaign, put_by, spend
from undercroft.games.dark_souls.rules.endings import clean_up
from undercroft.games.dark_souls.rules.gear import GEAR
from undercroft.games.dark_souls.rules.layout import BONFIRE, neighbours, place_of
from undercroft.games.dark_souls.rules.setup import most_sparks, new_hero
from undercroft.games.dark_souls.rules.table import ask_group, attached, battle_of
from undercroft.games.dark_souls.state import (
    BuySpark,
    Dash,
    Dashed,
    EnterTile,
    Sell,
    Sold,
    Souls,
    TakeClasses,
)

# -- at the bonfire --------------------------------------------------------------------------------------


def spark_price(table: Souls) -> int:
    """Two souls for each character (DS-CAMP-16)."""
    return 2 * len(table.heroes)


def at_the_bonfire(table: Souls) -> list[Action]:
    """Sparks to buy, cards to sell (DS-DECISION-18, DS-DECISION-19, DS-RULING-125)."""
    if not in_campaign(table):
        return []
    found: list[Action] = []
    if table.sparks < most_sparks(table) and table.souls >= spark_price(table):
        found.append(BuySpark())
    for card in table.inventory:
        if GEAR[card].pile != "starting":
            found.append(Sell(card))
    return found


def buy_spark(table: Souls) -> None:
    """The Firekeeper lights a spark (DS-CAMP-16, DS-EXAMPLE-28)."""
    spend(table, spark_price(table), "spark")
    table.sparks += 1


def sell(table: Souls, card: str) -> None:
    """A card leaves the campaign for a soul, and its upgrades with it.

    DS-CAMP-20, DS-CAMP-21, DS-RULING-125, DS-RULING-124.
    """
    gone = [card, *attached(table, card)]
    for one in gone:
        if one in table.upgrades:
            del table.upgrades[one]
        else:
            table.inventory.remove(one)
        table.sold.append(one)
        table.tell(Sold(one))
    table.souls += len(gone)


# -- dash through ----------------------------------------------------------------------------------------


def may_dash(table: Souls) -> bool:
    """In a campaign, but not out of a boss's room (DS-CAMP-09, DS-RULING-131)."""
    return in_campaign(table) and battle_of(table).tile != BONFIRE


def offer_dash(table: Souls) -> Rule:
    """After the first enemy activation the party may dash (DS-CAMP-09 to DS-CAMP-13, DS-RULING-131)."""
    battle = battle_of(table)
    options: list[Action] = [DONE]
    options.extend([Dash(tile, door) for tile, door in neighbours(table, battle.tile)])
    answer = yield ask_group(table, options, "ask-dash", ("DS-DECISION-25", "DS-CAMP-10"))
    if isinstance(answer, Dash):
        dash(table, answer)


def dash(table: Souls, to: Dash) -> None:
    """No souls, red cubes stay, the card stays face down.

    DS-CAMP-11 to DS-CAMP-13, DS-RULING-132, DS-RULING-133, DS-RULING-134.
    """
    del table.agenda[battle_of(table).base :]
    clean_up(table, False)
    table.tell(Dashed(to.tile, *place_of(table, to.tile)))
    table.next(EnterTile(to.tile, to.door))


# -- players who come and go -----------------------------------------------------------------------------


def seatings(table: Souls) -> list[int]:
    """With how many the campaign may go on: one leaves, or one joins for a spark (DS-CAMP-06 to DS-CAMP-08)."""
    if not in_campaign(table) or table.battle is not None or table.at != BONFIRE or not table.map:
        return []
    count = len(table.heroes)
    found = [count - 1] if count > 1 else []
    if count < 4 and table.sparks:
        found.append(count + 1)
    return found


def reseat(table: Souls, seats: int, leaver: int) -> None:
    """At the bonfire of a campaign a player may join for a spark, or leave one behind.

    DS-CAMP-06 to DS-CAMP-08, DS-RULING-129, DS-DECISION-20; whoever is next in order stays it (DS-ENC-07).
    """
    if not in_campaign(table) or table.battle is not None or table.at != BONFIRE or not table.map:
        raise NotPossible("players join and leave at the bonfire of a campaign")
    if not 1 <= seats <= 4:
        raise NotPossible("there are one to four characters")
    while len(table.heroes) < seats:
        if table.sparks < 1:
            raise NotPossible("there is no spark left to bring somebody in")
        table.sparks -= 1
        table.heroes.append(new_hero(len(table.heroes)))
        table.next(TakeClasses())
    if leaver >= 0:
        hero = table.heroes[leaver]
        for card in [hero.armour, *hero.hands, *hero.backup]:
            if card:
                put_by(table, leaver, card)
        del table.heroes[leaver]
        for seat, left in enumerate(table.heroes):
            left.seat = seat
        table.sparks += 1
        if table.first > leaver:
            table.first -= 1
        elif table.first == len(table.heroes):
            table.first = 0
    table.sparks = min(table.sparks, most_sparks(table))
