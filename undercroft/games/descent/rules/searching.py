"""Searching: tokens, the Search deck, cards that are used up, treasure.

D2-SEARCH-01 to D2-SEARCH-06, D2-CORE-135, D2-DP-37, D2-DP-66.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import PASS, Decision, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import offers, quests
from undercroft.games.descent.rules.sheets import FACES, IMMEDIATE, SHOPS
from undercroft.games.descent.rules.table import (
    SEAT,
    act_of,
    encounter_of,
    grid_now,
    lies_at,
    seat_of,
)
from undercroft.games.descent.state import (
    DoActs,
    DrawSearch,
    ItemFound,
    Journey,
    PickToken,
    Searched,
    UseCard,
    Window,
)

NOBODY: Final = -1


def searchable(table: Journey, figure: int, most: int) -> list[int]:
    """The search tokens in one's own space or within so many spaces (D2-SEARCH-01)."""
    found: list[int] = []
    grid = grid_now(table)
    base = table.figures[figure].base
    for at, token in enumerate(encounter_of(table).tokens):
        if token.kind == "search" and lies_at(token):
            for space in base:
                if not grid.is_further(space, token.at, most) and 0 <= grid.distance(token.at, space) <= most:
                    found.append(at)
                    break
    return found


def search(table: Journey, figure: int, at: int) -> None:
    """The token is revealed and goes: a star does what the quest says, another brings a card.

    D2-SEARCH-01 to D2-SEARCH-04.
    """
    token = encounter_of(table).tokens[at]
    token.gone = True
    token.face = token.truth or "search"
    space = token.at
    table.next(Window("searched", figure, NOBODY, space, []))
    if token.truth == "star":
        table.tell(Searched(figure, at, "star"))
        quests.trigger(table, "star_searched", figure, at, space)
        return
    table.tell(Searched(figure, at, ""))
    table.next(DrawSearch(figure, 1))


def search_from_afar(table: Journey, figure: int, most: int) -> Rule | None:
    """Search a token further off (D2-DP-37)."""
    found = searchable(table, figure, most)
    if not found:
        return None
    if len(found) == 1:
        search(table, figure, found[0])
        return None
    return choose_token(table, figure, found)


def choose_token(table: Journey, figure: int, found: list[int]) -> Rule:
    """Which token."""
    options: list[Action] = [PickToken(at) for at in found]
    answer = yield Decision(SEAT[seat_of(table, figure)], options, "ask-token", rules=("D2-DP-37",), about=figure)
    assert isinstance(answer, PickToken)
    search(table, figure, answer.token)


def draw_search(table: Journey, hero: int, many: int = 1) -> None:
    """A hero draws Search cards next."""
    table.next(DrawSearch(hero, many))


def draw_cards(table: Journey, step: DrawSearch) -> Rule | None:
    """The top card of the Search deck; with Appraisal another instead (D2-SEARCH-03)."""
    if step.many > 1:
        table.next(DrawSearch(step.figure, step.many - 1))
    card = top_card(table)
    if not card:
        return None
    choices = offers.offers_of(table, step.figure, "search_drawn", step.figure, NOBODY, [])
    again = [offer for offer in choices if not offer.ability.forced and offer.ability.card != card]
    if again and table.search:
        return think_twice(table, step.figure, card, again[0].ability.id)
    keep(table, step.figure, card)
    return None


def top_card(table: Journey) -> str:
    """The next Search card; from an empty deck nothing is drawn until discards are shuffled in."""
    if not table.search and table.search_discard:
        table.search = table.search_discard
        table.search_discard = []
        table.chance.decks.shuffle(table.search)
    return table.search.pop() if table.search else ""


def think_twice(table: Journey, hero: int, card: str, ability: str) -> Rule:
    """Keep a card, or discard it and draw another that must be kept."""
    table.heroes[hero].found.append(card)  # it is seen while one decides
    table.tell(ItemFound(hero, card))
    options: list[Action] = [PASS, UseCard(ability, NOBODY, NOBODY)]
    answer = yield Decision(SEAT[seat_of(table, hero)], options, "offer-search_drawn", rules=("D2-DP-66",), about=hero)
    table.heroes[hero].found.remove(card)
    if isinstance(answer, Pass):
        keep(table, hero, card)
        return
    table.search_discard.append(card)
    other = top_card(table)
    if other:
        keep(table, hero, other)


def keep(table: Journey, hero: int, card: str) -> None:
    """A card is kept; one that is resolved at once is discarded and has no gold value (D2-CORE-135)."""
    table.tell(ItemFound(hero, card))
    if card not in IMMEDIATE:
        table.heroes[hero].found.append(card)
        return
    table.search_discard.append(card)
    for ability in FACES[card].moments.get("search_drawn", []):
        table.next(DoActs(hero, NOBODY, NOBODY, NOBODY, ability.acts, 0, 0, 0, card, NOBODY, []))


def free_item(table: Journey, hero: int) -> None:
    """A random item of the current act's Shop deck, for nothing."""
    campaign = table.campaign
    if campaign is not None:
        deck = campaign.shop
    else:
        taken = [item for one in table.heroes for item in one.items]
        deck = [item for item in SHOPS[act_of(table)] if item not in taken]
    if not deck:
        return
    item = sorted(deck)[table.chance.decks.below(len(deck))]
    if campaign is not None:
        campaign.shop.remove(item)
    table.heroes[hero].items.append(item)
    table.tell(ItemFound(hero, item))
