"""Drawing and sharing items: the middle of the table (EC-ITEM-01 to EC-ITEM-12)."""

from __future__ import annotations

from undercroft.engine.decision import DONE, Aside, Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_castle.rules import items
from undercroft.games.dark_castle.rules.table import NOBODY, everyone, hands_filled, kinds, leader
from undercroft.games.dark_castle.state import (
    SHARE,
    Castle,
    ClosePage,
    Drew,
    Gave,
    Leave,
    Left,
    NothingToDraw,
    PickUp,
    Share,
    Use,
)


def draw(castle: Castle, count: int) -> None:
    """Items come off the deck and lie open in the middle (EC-ITEM-02); an empty deck is made anew (EC-RULING-23).

    A page says so, or a fight has been survived (EC-ITEM-01).
    They are shared at once, or, at the end of a page, in the break that follows (EC-RULING-22).
    """
    drawn: list[str] = []
    for _ in range(count):
        if not castle.item_deck and castle.discard:
            castle.item_deck = castle.discard
            castle.discard = []
            castle.chance.decks.shuffle(castle.item_deck)
        if castle.item_deck:
            drawn.append(castle.item_deck.pop())
    castle.middle.extend(drawn)
    if drawn:
        castle.tell(Drew(items=drawn))
    elif count:
        castle.tell(NothingToDraw())
    if drawn and castle.agenda and not isinstance(castle.agenda[-1], ClosePage):
        castle.next(SHARE)


def anyone_carries(castle: Castle) -> bool:
    """Whether there is anything to trade at all."""
    for prisoner in castle.prisoners:
        if prisoner.hands:
            return True
    return False


def trades(castle: Castle) -> list[Aside]:
    """All that may be done with items while they are shared (EC-ITEM-03, EC-ITEM-11, EC-DEC-07, EC-DEC-08).

    Only then is anything handed over or left behind, not amid a page or a fight (EC-ITEM-09, EC-ITEM-10, EC-RULING-24,
    EC-EX-16).
    Each player puts down and picks up for themselves: so nothing changes hands against anyone's will.
    """
    found: list[Aside] = []
    for prisoner in castle.prisoners:
        for item in prisoner.hands:
            found.append(Aside(prisoner.seat, Leave(item)))
    for item in castle.middle:
        for who in range(len(castle.prisoners)):
            found.append(Aside(castle.prisoners[who].seat, PickUp(item, who)))
    items.usable(castle, "share", found)
    return found


def trade(castle: Castle, answer: Action) -> Rule:
    """Put down, pick up, or use (EC-ITEM-11)."""
    if isinstance(answer, Leave):
        for who in range(len(castle.prisoners)):
            if answer.item in castle.prisoners[who].hands:
                castle.prisoners[who].hands.remove(answer.item)
                castle.tell(Left(item=answer.item, who=who))
        castle.middle.append(answer.item)
    elif isinstance(answer, PickUp):
        castle.middle.remove(answer.item)
        castle.prisoners[answer.who].hands.append(answer.item)
        castle.tell(Gave(item=answer.item, who=answer.who))
    else:
        assert isinstance(answer, Use)
        yield from items.use(castle, answer)


def share(castle: Castle, step: Share) -> Rule:
    """Items drawn in the middle of a page are shared there and then (EC-ITEM-08, EC-RULING-22)."""
    rules = ("EC-DEC-07", "EC-ITEM-08")
    answer = yield Decision(
        everyone(castle),
        [DONE],
        "ask-share",
        rules,
        leader(castle),
        trades(castle),
        linger=bool(castle.middle) or anyone_carries(castle),
    )
    if answer != DONE:
        yield from trade(castle, answer)
        castle.next(SHARE)
    else:
        yield from close_hands(castle)


def close_hands(castle: Castle) -> Rule:
    """Whoever carries too much leaves something; what is left is discarded.

    (EC-ITEM-04, EC-ITEM-05, EC-ITEM-12, EC-DEC-09, EC-EX-11)
    """
    for who in range(len(castle.prisoners)):
        prisoner = castle.prisoners[who]
        while hands_filled(prisoner) > 2:
            options: list[Action] = [Leave(item) for item in kinds(prisoner.hands)]
            answer = yield Decision([prisoner.seat], options, "ask-leave", ("EC-DEC-09", "EC-ITEM-04"), about=who)
            assert isinstance(answer, Leave)
            prisoner.hands.remove(answer.item)
            castle.middle.append(answer.item)
            castle.tell(Left(item=answer.item, who=who))
    if castle.middle:
        for item in castle.middle:
            castle.tell(Left(item=item, who=NOBODY))
        castle.discard.extend(castle.middle)
        castle.middle = []
