"""Exchanging: cards that change hands between heroes who stand next to each other, while one of them moves.

D2-MOVE-12, D2-MOVE-13, D2-RULING-28 to D2-RULING-30, D2-DP-29.

Worked examples: D2-EX-65, D2-EX-68.
"""

from __future__ import annotations

from undercroft.engine.decision import PASS, Decision, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import damage
from undercroft.games.descent.rules.sheets import ITEMS
from undercroft.games.descent.rules.table import SEAT, are_adjacent, heroes_standing, seat_of
from undercroft.games.descent.state import AGREE, Exchanged, Give, Journey, Turn


def gifts(table: Journey, turn: Turn) -> list[Action]:
    """What the moving hero may give or ask for; a card changes hands once a turn at most (D2-RULING-28)."""
    options: list[Action] = []
    if not turn.walking and turn.points <= 0:
        return options
    figure = turn.figure
    for other in heroes_standing(table):
        if other != figure and are_adjacent(table, figure, other):
            for giver, taker in ((figure, other), (other, figure)):
                for card in tradable(table, giver):
                    if card not in turn.given:
                        options.append(Give(card, giver, taker))
    return options


def tradable(table: Journey, hero: int) -> list[str]:
    """Shop items, relics and Search cards; starting equipment stays (D2-RULING-28)."""
    one = table.heroes[hero]
    items = [item for item in one.items if ITEMS[item].kind != "starting"]
    return items + [card for card in one.found if card not in one.flipped]


def offer(table: Journey, turn: Turn, answer: Give) -> Rule | None:
    """Both must agree: whoever plays both agrees with themselves (D2-DP-29)."""
    turn.given.append(answer.card)
    other = answer.taker if answer.giver == turn.figure else answer.giver
    if seat_of(table, other) == seat_of(table, turn.figure):
        hand_on(table, answer)
        return None
    return ask_other(table, answer, other)


def ask_other(table: Journey, answer: Give, other: int) -> Rule:
    """The other hero's player agrees or not."""
    options: list[Action] = [AGREE, PASS]
    said = yield Decision(SEAT[seat_of(table, other)], options, "ask-agree", rules=("D2-DP-29",), about=other)
    if not isinstance(said, Pass):
        hand_on(table, answer)


def hand_on(table: Journey, answer: Give) -> None:
    """The card goes over; an item is worn again at the taker's next equip step (D2-MOVE-13, D2-RULING-30)."""
    giver = table.heroes[answer.giver]
    taker = table.heroes[answer.taker]
    if answer.card in giver.items:
        giver.items.remove(answer.card)
        if answer.card in giver.worn:
            giver.worn.remove(answer.card)
            damage.go_without(table, answer.giver)
        taker.items.append(answer.card)
    else:
        giver.found.remove(answer.card)
        taker.found.append(answer.card)
    table.tell(Exchanged(answer.card, answer.giver, answer.taker))
