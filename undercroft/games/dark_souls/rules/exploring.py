"""Exploring: what the party does outside encounters (DS-EXPLORE)."""

from __future__ import annotations

from undercroft.engine.decision import Aside
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules import campaign
from undercroft.games.dark_souls.rules.bonfire import (
    can_draw,
    draw,
    level_up,
    levels,
    outfits,
    price,
    refill,
    refills,
    rest,
    spend,
)
from undercroft.games.dark_souls.rules.gear import ENCOUNTERS, TILE_FACES
from undercroft.games.dark_souls.rules.layout import BONFIRE, neighbours
from undercroft.games.dark_souls.rules.table import ask_group
from undercroft.games.dark_souls.state import (
    Buy,
    BuySpark,
    EnterBoss,
    EnterFog,
    EnterTile,
    Go,
    Level,
    Open,
    Opened,
    Outfit,
    OutfitHero,
    Refill,
    Rest,
    Roam,
    Sell,
    Souls,
)


def roam(table: Souls, step: Roam) -> Rule:
    """On the bonfire or on a won tile: where to go, what to do.

    DS-EXPLORE-01, DS-EXPLORE-04, DS-BONFIRE-01, DS-EXPLORE-05, DS-RULING-111, DS-DECISION-07, DS-DECISION-08,
    DS-DECISION-09.
    """
    options: list[Action] = chests(table)
    options.extend(ways(table))
    if table.fog >= 0 and table.map[table.fog].won:
        options.append(EnterBoss())
    asides: list[Aside] = []
    if table.at == BONFIRE:
        options.extend(at_the_bonfire(table))
        asides = [Aside(seat, action) for seat, action in outfits(table)]
    else:
        options.append(Go(BONFIRE))
    rules = ("DS-DECISION-06", "DS-EXPLORE-01", "DS-BONFIRE-05")
    answer = yield ask_group(table, options, "ask-roam", rules, asides=asides)
    table.next(Roam())
    carry_out(table, answer)


def carry_out(table: Souls, answer: Action) -> None:
    """What was decided."""
    if isinstance(answer, Go):
        table.next(EnterTile(answer.tile, answer.door))
    elif isinstance(answer, EnterBoss):
        table.next(EnterFog())
    elif isinstance(answer, Open):
        open_chest(table, answer.node)
    elif isinstance(answer, Rest):
        rest(table, False)
    elif isinstance(answer, Buy):
        spend(table, price(table), "treasure")
        draw(table, 1)
    elif isinstance(answer, Level):
        level_up(table, answer)
    elif isinstance(answer, Refill):
        refill(table, answer.who)
    elif isinstance(answer, Outfit):
        table.next(OutfitHero(answer.who))
    elif isinstance(answer, BuySpark):
        campaign.buy_spark(table)
    else:
        assert isinstance(answer, Sell)
        campaign.sell(table, answer.card)


def ways(table: Souls) -> list[Action]:
    """Every tile that can be reached over won tiles, and by which door (DS-EXPLORE-02, DS-EXPLORE-03)."""
    found: list[Action] = []
    seen = [table.at]
    edge = [table.at]
    while edge:
        for tile, door in neighbours(table, edge.pop(0)):
            if tile == BONFIRE:
                if tile not in seen:
                    seen.append(tile)
                    edge.append(tile)
                continue
            if not table.map[tile].won:
                found.append(Go(tile, door))
            elif tile not in seen:
                seen.append(tile)
                edge.append(tile)
                if unopened(table, tile):
                    found.append(Go(tile, door))
    return found


def at_the_bonfire(table: Souls) -> list[Action]:
    """Rest, buy, level, restore luck.

    DS-BONFIRE-05, DS-BONFIRE-20, DS-BONFIRE-23, DS-BONFIRE-24, DS-BONFIRE-08, DS-RULING-110, DS-DECISION-08,
    DS-DECISION-09.
    """
    found: list[Action] = []
    if table.sparks >= 1:
        found.append(Rest())
    if table.souls >= price(table) and can_draw(table):
        found.append(Buy())
    found.extend(levels(table))
    found.extend(refills(table))
    found.extend(campaign.at_the_bonfire(table))
    return found


def unopened(table: Souls, tile: int) -> list[int]:
    """The nodes of chests nobody has opened (DS-TERR-11)."""
    laid = table.map[tile]
    card = ENCOUNTERS[laid.encounter]
    face = TILE_FACES[laid.tile]
    found: list[int] = []
    if card.terrain_1 == "chest" and face.first_terrain not in laid.opened:
        found.append(face.first_terrain)
    if card.terrain_2 == "chest" and face.second_terrain not in laid.opened:
        found.append(face.second_terrain)
    return found


def chests(table: Souls) -> list[Action]:
    """A won tile's chests may be opened by the party that stands there (DS-TERR-09, DS-DECISION-17, DS-RULING-112)."""
    if table.at == BONFIRE or not table.map[table.at].won:
        return []
    return [Open(node) for node in unopened(table, table.at)]


def open_chest(table: Souls, node: int) -> None:
    """Two treasure cards, once (DS-TERR-09, DS-TERR-10, DS-TERR-11)."""
    table.map[table.at].opened.append(node)
    table.tell(Opened(table.at, node))
    draw(table, 2)
