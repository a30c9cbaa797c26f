"""Hit points: losing them, what may prevent it, regaining them, dying (EC-HP, EC-GOAL-02)."""

from __future__ import annotations

from collections.abc import Generator

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.dark_castle.rules import items, standing
from undercroft.games.dark_castle.rules.table import card_of, starting_hp
from undercroft.games.dark_castle.state import Castle, Died, Healed, Loss, Lost, Spared


def suffer(castle: Castle, losses: list[Loss]) -> Generator[Decision, Action, list[int]]:
    """Take losses, all at once, after items have lessened them (EC-RULING-15, EC-RULING-16, EC-DEC-16, EC-DEF-05).

    Shields count for nothing here: who has one is not struck at all, and outside a fight there is none (EC-RULING-34).
    Returns who did lose hit points. A prisoner without any is dead, and the game is lost (EC-GOAL-02).
    """
    castle.losses = [softened(castle, loss) for loss in losses if loss.amount > 0]
    while castle.losses and (yield from items.pause(castle, "loss", "ask-loss", ("EC-DEC-16", "EC-RULING-15"))):
        pass
    wounded: list[int] = []
    taken = castle.losses
    castle.losses = []
    for loss in taken:
        if loss.amount > 0:
            prisoner = castle.prisoners[loss.who]
            if not standing.is_low(castle, prisoner.hp) and standing.is_low(castle, prisoner.hp - loss.amount):
                standing.reconsider(castle)
            prisoner.hp -= loss.amount
            wounded.append(loss.who)
            if castle.heard():
                castle.tell(Lost(who=loss.who, amount=loss.amount, hp=prisoner.hp))
    check_deaths(castle)
    return wounded


def softened(castle: Castle, loss: Loss) -> Loss:
    """A loss after what its bearer wears, never below 1 by that alone (EC-RULING-40)."""
    amount = loss.amount
    for item in castle.prisoners[loss.who].hands:
        reduce = card_of(item).reduce
        if reduce and amount > 1:
            lower = max(1, amount - reduce)
            castle.tell(Spared(who=loss.who, amount=amount - lower, item=item, left=lower))
            amount = lower
    return loss if amount == loss.amount else Loss(who=loss.who, amount=amount)


def check_deaths(castle: Castle) -> None:
    """One death ends the game for all, at whatever moment (EC-GOAL-02, EC-HP-06, EC-END-02, EC-RULING-43, EC-EX-07)."""
    dead = False
    for who in range(len(castle.prisoners)):
        if castle.prisoners[who].hp <= 0:
            castle.tell(Died(who=who))
            dead = True
    if dead:
        castle.end("died")


def rest_gain(castle: Castle, who: int) -> int:
    """What resting brings back: 1 HP, more by some items, and never more than is missing (EC-REST-03, EC-HP-05)."""
    gain = 1
    for item in castle.prisoners[who].hands:
        gain += card_of(item).rest_bonus
    return max(0, min(gain, starting_hp(castle) - castle.prisoners[who].hp))


def heal(castle: Castle, who: int, amount: int) -> None:
    """Regain hit points, never above the starting value (EC-HP-04, EC-HP-05, EC-EX-06)."""
    prisoner = castle.prisoners[who]
    gain = min(amount, starting_hp(castle) - prisoner.hp)
    if gain > 0:
        prisoner.hp += gain
        castle.tell(Healed(who=who, amount=gain, hp=prisoner.hp))
