"""Standing orders for people: how a seat meets every public moment of the game and how it could, in words.

Browser and terminal show the same list. It is for the eyes of the seat alone: it names cards that are held.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.engine.window import FITTING, FOR_CARD, LET_PASS, MATTERS, STOP, THIS_TURN, USUAL, Order

WORDS: Final = {STOP: "table-order-stop", LET_PASS: "table-order-pass", THIS_TURN: "table-order-turn"}
# Where the game knows whether anything could matter.
MATTER_WORDS: Final = {USUAL: "table-order-matters", STOP: "table-order-always", LET_PASS: "table-order-never"}


class OrderOption:
    """One way to meet a moment, in words; `card` is the one to be stopped for, if the order names one."""

    __slots__ = ("card", "how", "text")

    def __init__(self, how: str, text: str, card: str = "") -> None:
        self.how = how
        self.text = text
        self.card = card

    def tells(self) -> bool:
        """Whether waiting, or not waiting, may then tell others what is held."""
        return Order("", self.how, self.card).tells()


class OrderableMoment:
    """A public moment: what it is called, the ways to meet it, and which of them stands."""

    __slots__ = ("choices", "moment", "standing", "title")

    def __init__(self, moment: str, title: str, choices: list[OrderOption], standing: OrderOption) -> None:
        self.moment = moment
        self.title = title
        self.choices = choices
        self.standing = standing

    def looks_at_hand(self) -> bool:
        """Whether one of the ways looks at the hand: it is offered with a word that waiting may tell."""
        return any([choice.tells() for choice in self.choices])


def orders_of(session: Session, seat: int, text: Text) -> list[OrderableMoment]:
    """Every moment of the game, and how this seat meets it."""
    return [moment_order(session, seat, text, moment, usual) for moment, usual in session.game.moments().items()]


def moment_order(session: Session, seat: int, text: Text, moment: str, usual: str) -> OrderableMoment:
    """How a seat meets one moment. What was ordered until the end of a turn that is over holds no more."""
    order = session.orders[seat].get(moment)
    if order is not None and order.how == THIS_TURN and order.turn != session.game.turn(session.state):
        order = None
    if usual == MATTERS:
        choices = [OrderOption(how, text.say(word)) for how, word in MATTER_WORDS.items()]
    else:
        usually = text.say(WORDS[LET_PASS if usual == LET_PASS else STOP])
        choices = [OrderOption(USUAL, text.say("table-order-usual", how=usually))]
        choices += [OrderOption(how, text.say(word)) for how, word in WORDS.items()]
    cards = session.game.orderable(session.state, seat, moment)
    if order is not None and order.how == FOR_CARD and order.card not in cards:
        cards = [*cards, order.card]  # it was ordered for, and may come back
    if len(cards) > 1 or (order is not None and order.how == FITTING):
        choices.append(OrderOption(FITTING, text.say("table-order-fitting")))
    choices += [OrderOption(FOR_CARD, text.say("table-order-card", card=card_name(text, card)), card) for card in cards]
    standing = choices[0]
    for choice in choices:
        if order is not None and (choice.how, choice.card) == (order.how, order.card):
            standing = choice
    return OrderableMoment(moment, text.say(f"moment-{moment}"), choices, standing)


def card_name(text: Text, card: str) -> str:
    """What a card is called, by its kind (`pit` of `pit.2`); a game without a word for it calls it by its id."""
    word = f"card-{card.partition('.')[0]}"
    return text.say(word) if text.has(word) else card
