"""Windows: named, public moments where others may step in, and the standing orders by which a seat lets them go by.

Who is asked at a window follows from what is public, never from what is held: a seat that holds nothing fitting is
asked all the same and can only pass. So that nobody is asked fifty times a turn, a seat says beforehand at which
moments it wants to be stopped, whatever it holds; a game says what is usual for each of its moments.

Where nothing is hidden, a game may also name moments at which it knows by itself whether anything could matter, and
whose question has an answer for those who do not want to be asked (`Decision.unasked`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from undercroft.engine.decision import PASS, Decision, Pass
from undercroft.engine.errors import NotPossible
from undercroft.engine.record import Action

# What an order may say. The last two look at the hand: that the table waits, or does not, may then tell something.
STOP: Final = "stop"
LET_PASS: Final = "pass"
THIS_TURN: Final = "turn"  # let it pass until the end of the turn
FITTING: Final = "fitting"  # stop only when there is something to step in with
FOR_CARD: Final = "card"  # stop only when this card could be used
USUAL: Final = ""  # as the game has it
# What a game may say is usual, beside `stop` and `pass`: stop when it could matter (`Decision.stakes`).
MATTERS: Final = "matters"
ORDERS: Final = (USUAL, STOP, LET_PASS, THIS_TURN, FITTING, FOR_CARD)


class Reaction:
    """Who stepped in, and with what."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action


def window(
    moment: str, seats: list[int], offers: Callable[[int], list[Action]], rules: tuple[str, ...] = ()
) -> Generator[Decision, Action, Reaction | None]:
    """Ask each seat in turn whether it steps in; the first that does closes the window.

    The seats must follow from what is public. A seat that holds nothing fitting is asked all the same and
    can only pass, so that neither the question nor its absence betrays a hand.
    """
    for seat in seats:
        options: list[Action] = [PASS]
        options.extend(offers(seat))
        answer = yield Decision(
            [seat],
            options,
            f"window-{moment}",
            rules,
            linger=True,
            is_open=False,
            window=moment,
            unasked=PASS,
            stakes={seat: True},
        )
        if not isinstance(answer, Pass):
            return Reaction(seat, answer)
    return None


class Order:
    """A standing order of a seat for one moment: `how` to meet it, for which `card`, until the end of which `turn`."""

    __slots__ = ("card", "how", "moment", "turn")

    def __init__(self, moment: str, how: str, card: str = "", turn: str = "") -> None:
        self.moment = moment
        self.how = how
        self.card = card
        self.turn = turn

    def __repr__(self) -> str:
        return f"<Order {self.to_text()}>"

    def to_text(self) -> str:
        """The order in one line, as the history has it."""
        return " ".join([self.moment, self.how or "usual", self.card or self.turn]).strip()

    def to_wire(self) -> list[Any]:
        """The order as a plain list."""
        return [self.moment, self.how, self.card, self.turn]

    def tells(self) -> bool:
        """Whether waiting, or not waiting, may tell others what is held."""
        return self.how in (FITTING, FOR_CARD)

    def stops(self, options: list[Action], turn: str, usual: bool) -> bool:
        """Whether the seat is to be asked, given what it could do and whether it usually would be."""
        if self.how == STOP:
            return True
        if self.how == LET_PASS:
            return False
        if self.how == FITTING:
            return len(options) > 1
        if self.how == FOR_CARD:
            return any([names(option, self.card) for option in options])
        if self.how == THIS_TURN and self.turn == turn:
            return False
        return usual


def order_from(text: str) -> Order:
    """An order from its line in the history."""
    words = text.split(" ")
    if not 2 <= len(words) <= 3:
        raise NotPossible(f"{text!r:.60} is no standing order")
    how = USUAL if words[1] == "usual" else words[1]
    if how not in ORDERS:
        raise NotPossible(f"a standing order is one of {', '.join(ORDERS[1:])}, not {how!r:.20}")
    rest = words[2] if len(words) == 3 else ""
    return Order(words[0], how, rest if how == FOR_CARD else "", rest if how == THIS_TURN else "")


def names(action: Action, card: str) -> bool:
    """Whether an action is about this card: by its id, or by its kind (`trap` of `trap.2`)."""
    for value in action.to_wire_shallow():
        if isinstance(value, str) and (value == card or value.partition(".")[0] == card):
            return True
    return False
