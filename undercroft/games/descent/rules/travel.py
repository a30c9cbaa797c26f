"""Travel: for each symbol of the road a Travel card, and what it says of that symbol.

D2-TRAVEL-01 to D2-TRAVEL-04, D2-RULING-08, D2-RULING-61, D2-RULING-62, D2-DP-21. Worked examples: D2-EX-62.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import overlord_cards
from undercroft.games.descent.rules.searching import draw_search
from undercroft.games.descent.rules.sheets import read_acts
from undercroft.games.descent.rules.table import SEAT, ask_heroes, stamina
from undercroft.games.descent.rules.waiting import LONGER_ROAD, SEARCH_FIRST, take
from undercroft.games.descent.state import (
    DoActs,
    Journey,
    KnockedOut,
    OverlordsDue,
    PickCard,
    PickWord,
    TaintShown,
    Travelled,
    TravelOn,
    Window,
)


class TravelFace:
    """What a Travel card says of one symbol: acts, or a choice among several ways to answer."""

    def __init__(self, path: str, part: Any) -> None:
        self.acts: list[str] = read_acts(f"{path}.do", part.do)
        self.choices: dict[str, list[str]] = {
            choice.id: read_acts(f"{path}.{choice.id}.do", choice.do) for choice in part.choices
        }


def lay_out() -> dict[str, TravelFace]:
    """Every part of every card: `travel_3.forest`."""
    found: dict[str, TravelFace] = {}
    for id, card in CARDS.travel.items():
        for part in card.parts:
            found[f"{id}.{part.symbol}"] = TravelFace(f"{id}.{part.symbol}", part)
    return found


PARTS: Final[dict[str, TravelFace]] = lay_out()


def route(table: Journey) -> list[str]:
    """The symbols on the way to the quest; where there are none, no rumour makes it longer (D2-RULING-62)."""
    found: list[str] = list(CARDS.quests[table.quest].travel)
    more = take(table, LONGER_ROAD)
    return found + found[-1:] * more


def travel_on(table: Journey, step: TravelOn) -> Rule | None:
    """A card for the next symbol, resolved before the one after it (D2-TRAVEL-02 to D2-TRAVEL-04)."""
    if not step.left:
        arrive(table)
        return None
    symbol = step.left[0]
    card = draw_card(table)
    table.tell(Travelled(card, symbol))
    table.next(TravelOn(step.left[1:]))
    part = PARTS.get(f"{card}.{symbol}")
    if part is None:
        return None
    if part.choices:
        return choose(table, part, card)
    follow(table, part.acts, card)
    return None


def draw_card(table: Journey) -> str:
    """The top Travel card; once all have been drawn they are shuffled anew."""
    if not table.travel:
        table.travel = list(CARDS.travel)
        table.chance.decks.shuffle(table.travel)
    return table.travel.pop()


def choose(table: Journey, part: TravelFace, card: str) -> Rule:
    """What the heroes choose of what the card offers (D2-DP-21)."""
    options: list[Action] = [PickWord(choice) for choice in part.choices]
    answer = yield ask_heroes(table, options, "ask-travel", ("D2-DP-21",))
    assert isinstance(answer, PickWord)
    follow(table, part.choices[answer.word], card)


def follow(table: Journey, acts: list[str], card: str) -> None:
    """The card does what it says; nobody uses it."""
    if acts:
        table.next(DoActs(-1, -1, -1, -1, acts, 0, 0, 0, card, -1, []))


def arrive(table: Journey) -> None:
    """Search cards that the heroes have coming as a reward are found now."""
    many = take(table, SEARCH_FIRST)
    if many:
        for hero in range(len(table.heroes) - 1, -1, -1):
            draw_search(table, hero, many)


def fall(table: Journey, hero: int) -> None:
    """Who falls on the road begins the quest knocked out; the overlord has his due (D2-KO-03 to 07, D2-RULING-08)."""
    one = table.heroes[hero]
    one.knocked_out = True
    table.figures[hero].conditions = []
    table.next(OverlordsDue(hero))
    if one.taint and not one.taint_shown:
        one.taint_shown = True  # D2-TAINT-03
        table.tell(TaintShown(hero, one.taint))
        table.next(Window("taint_shown", hero, -1, -1, []))
    one.fatigue = stamina(table, hero)  # as the card that was turned up leaves it
    table.tell(KnockedOut(hero, -1))


# -- what only Travel cards do ---------------------------------------------------------------------------


def skip_symbol(table: Journey) -> None:
    """No card is drawn for the next symbol of this journey."""
    for at in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[at]
        if isinstance(step, TravelOn):
            table.agenda[at] = TravelOn(step.left[1:])
            return


def look_at_hand(table: Journey, hero: int) -> Rule | None:
    """A hero looks at the overlord's hand and discards a card of it (D2-RULING-61)."""
    return discard_of_hand(table, hero) if table.overlord.hand else None


def discard_of_hand(table: Journey, hero: int) -> Rule:
    """Which card; nobody else sees what there was to choose from."""
    options: list[Action] = [PickCard(card) for card in sorted(table.overlord.hand)]
    seat = SEAT[table.heroes[hero].seat]
    answer = yield Decision(
        seat, options, "ask-overlords-card", rules=("D2-DP-21", "D2-RULING-61"), about=hero, linger=True, is_open=False
    )
    assert isinstance(answer, PickCard)
    overlord_cards.discard(table, answer.card)
