"""Answers that are plainly mistakes, by what lies open: whoever gives one is asked first. The rules allow them all."""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.games.dark_castle.bot import softened
from undercroft.games.dark_castle.company import SHARING
from undercroft.games.dark_castle.marks import has_room, is_overloaded
from undercroft.games.dark_castle.rules.combat import aimed_at, foe_of, has_shield
from undercroft.games.dark_castle.rules.hit_points import rest_gain
from undercroft.games.dark_castle.rules.items import is_unused
from undercroft.games.dark_castle.rules.table import card_of, prisoners, resting, starting_hp
from undercroft.games.dark_castle.state import Accept, Bear, Castle, Loss, Rest, Use
from undercroft.games.dark_castle.telling.names import the
from undercroft.games.dark_castle.words import the_item


def blunder(castle: Castle, decision: Decision, seat: int, action: Action) -> Message | None:
    """What speaks against an answer, if it is plainly a mistake."""
    if decision.ask in SHARING and action in decision.options:
        return loot_left(castle, seat) or hands_too_full(castle)
    if decision.ask == "ask-rest" and isinstance(action, Rest):
        return idle_rest(castle, decision, action.who)
    if decision.ask == "ask-split" and isinstance(action, Bear):
        return deadly_share(castle, action.who, action.amount, decision.count)
    if isinstance(action, Accept):
        if decision.ask == "ask-loss":
            return loss_that_kills(castle, decision)
        if decision.ask == "ask-blow":
            return blow_that_kills(castle, decision)
    return None


# -- things ----------------------------------------------------------------------------------------------


def loot_left(castle: Castle, seat: int) -> Message | None:
    """Something is left behind that one's own hands are free for (EC-ITEM-12)."""
    for item in castle.middle:
        for who, prisoner in enumerate(castle.prisoners):
            if prisoner.seat == seat and has_room(castle, who, item):
                return Message("blunder-loot", who=the(castle, who), item=the_item(item))
    return None


def hands_too_full(castle: Castle) -> Message | None:
    """Somebody will have to leave something behind that another could carry (EC-ITEM-04)."""
    for who in prisoners(castle):
        if is_overloaded(castle, who):
            for other in prisoners(castle):
                if any(has_room(castle, other, item) for item in castle.prisoners[who].hands):
                    return Message("blunder-overload", who=the(castle, who), other=the(castle, other))
    return None


# -- hit points ------------------------------------------------------------------------------------------


def idle_rest(castle: Castle, decision: Decision, who: int) -> Message | None:
    """Somebody rests who has lost nothing, while one who could and has lost more than a blow goes on fighting.

    To rest when all are whole is no mistake: it keeps one of them out of the fight (EC-REST-04).
    """
    fight = castle.fight
    assert fight is not None
    if who < 0 or rest_gain(castle, who):
        return None
    for option in decision.options:
        if isinstance(option, Rest) and option.who >= 0:
            if castle.prisoners[option.who].hp + fight.damage < starting_hp(castle):
                return Message("blunder-rest", who=the(castle, who), other=the(castle, option.who))
    return None


def deadly_share(castle: Castle, who: int, amount: int, left: int) -> Message | None:
    """A share of a loss that kills whoever bears it, or those after them, where another would kill nobody."""
    borne = [most_borne(castle, other) for other in prisoners(castle)[who:]]
    if sum(borne) < left or (amount <= borne[0] and left - amount <= sum(borne[1:])):
        return None
    return Message("blunder-share")


def most_borne(castle: Castle, who: int) -> int:
    """The greatest loss a prisoner survives, with what they wear."""
    amount = 0
    while softened(castle, who, amount + 1) < castle.prisoners[who].hp:
        amount += 1
    return amount


def loss_that_kills(castle: Castle, decision: Decision) -> Message | None:
    """A loss is taken that kills, though what is at hand would save everybody it kills (EC-DEC-16)."""
    doomed = [loss for loss in castle.losses if loss.amount >= castle.prisoners[loss.who].hp]
    if not doomed or not all(could_save(castle, decision, loss) for loss in doomed):
        return None
    return Message("blunder-death", who=the(castle, doomed[0].who))


def could_save(castle: Castle, decision: Decision, loss: Loss) -> bool:
    """Whether all that is offered for this prisoner would keep them alive."""
    hp = castle.prisoners[loss.who].hp
    amount = loss.amount
    for aside in decision.asides or []:
        use = aside.action
        if isinstance(use, Use) and use.on == loss.who:
            card = card_of(use.item)
            if card.use == "mend":
                hp = min(starting_hp(castle), hp + card.amount)
            elif card.use == "prevent":
                amount -= card.amount or amount
    return amount < hp


def blow_that_kills(castle: Castle, decision: Decision) -> Message | None:
    """A blow is awaited that kills somebody who has a shield at hand, and nothing else is left against it."""
    fight = castle.fight
    assert fight is not None
    foe = foe_of(castle)
    if foe.unblockable or carries_help(castle):
        return None
    for who in aimed_at(castle, fight, foe):
        dies = not has_shield(castle, who) and softened(castle, who, fight.damage) >= castle.prisoners[who].hp
        if dies and any(is_guard_of(aside.action, who) for aside in decision.asides or []):
            return Message("blunder-death", who=the(castle, who))
    return None


def is_guard_of(action: Action, who: int) -> bool:
    """Whether this use of an item shields its bearer."""
    return isinstance(action, Use) and action.who == who and card_of(action.item).use == "guard"


def carries_help(castle: Castle) -> bool:
    """Whether something could still lessen the loss once it comes, or heal before it (EC-DEC-16)."""
    for who in prisoners(castle):
        if who != resting(castle):
            for item in castle.prisoners[who].hands:
                if card_of(item).use in ("mend", "prevent") and is_unused(castle, item):
                    return True
    return False
