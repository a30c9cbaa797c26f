"""Stakes: whether using an item could matter just now, by what lies open on the table.

Nothing is ruled out by this: it only says when a seat is asked that has given no other order.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Action
from undercroft.games.dark_castle.rules import combat, effects, items, trials
from undercroft.games.dark_castle.rules.gear import EFFECTS, VERBS
from undercroft.games.dark_castle.rules.order import idle_symbols, row_ahead
from undercroft.games.dark_castle.rules.table import card_of, chosen, prisoners, resting, starting_hp
from undercroft.games.dark_castle.state import Castle, Fight, Use

RISKY: Final = ("hit", "miss", "double", "final_blow")  # enemies that answer an attack
FEW: Final = 5  # so many such losses and one would be dead: it is no scratch


def could_matter(castle: Castle, moment: str, use: Use, before: str) -> bool:
    """Whether this use could change what comes of the moment, or the moment is its only one."""
    if moment == "loss":
        return loss_could(castle, use)
    if moment == "page":
        return page_could(castle, use, before)
    if moment == "trial" or moment == "press":
        return trial_could(castle, use)
    fight = castle.fight
    assert fight is not None
    if moment == "dice":
        return dice_could(castle, fight, use)
    if moment == "blow":
        return blow_could(castle, fight, use)
    card = card_of(use.item)
    if moment == "lay":
        return card.use in ("symbol", "smash") and fells_together(castle, fight)
    return card.when == "row" or card.use == "lift"


def loss_could(castle: Castle, use: Use) -> bool:
    """Armour that stays always; a potion for more than a scratch, or when hit points are few; food if it would kill."""
    card = card_of(use.item)
    hp = castle.prisoners[use.on].hp
    for loss in castle.losses:
        if loss.who == use.on and loss.amount > 0:
            if card.use == "mend":
                return loss.amount >= hp
            return card.use == "prevent" and (not card.discard or not is_scratch(castle, use.on, loss.amount))
    return False


def is_scratch(castle: Castle, who: int, amount: int) -> bool:
    """Whether so great a loss is nothing to spend a potion on."""
    return amount * FEW <= castle.prisoners[who].hp


def page_could(castle: Castle, use: Use, before: str) -> bool:
    """What would be taken can be used up first; and hit points decide whom some instructions pick."""
    effect = EFFECTS[before]
    card = card_of(use.item)
    if VERBS[before] == "discard":
        if effect.who == "any":
            doomed = [
                item for who in prisoners(castle) for item in effects.fitting(castle, who, effect.type, effect.item)
            ]
        else:
            if use.who not in chosen(castle, effect.who, castle.turner):
                return False
            doomed = effects.fitting(castle, use.who, effect.type, effect.item)
        return card.discard and use.item in doomed and (effect.everything or len(doomed) == 1)
    prisoner = castle.prisoners[use.on]
    hp = prisoner.hp
    picked = chosen(castle, effect.who, -1)
    prisoner.hp = min(starting_hp(castle), hp + card.amount)
    later = chosen(castle, effect.who, -1)
    prisoner.hp = hp
    return later != picked


def trial_could(castle: Castle, use: Use) -> bool:
    """While the roll does not suffice; what answers a double is for this moment alone."""
    card = card_of(use.item)
    trial = castle.trial
    assert trial is not None
    if card.use == "mend":
        return card.when == "rolled"
    effect = EFFECTS[trial.path]
    verb = VERBS[trial.path]
    if verb == "press":
        return card.use == "reroll" and castle.rolls[0].face[0] == effect.bad
    if verb == "match":
        if trials.all_alike(castle):
            return False
        if card.use == "symbol":
            return all([use.trait in roll.face + roll.extra for roll in castle.rolls if roll.who != use.who])
        return card.use == "reroll"
    total = trial.total
    for roll in castle.rolls:
        total += trials.worth(castle, roll, effect.trait)
    short = trials.needed(castle, effect) - total
    last = trial.attempts + 1 >= effect.attempts
    return card.use in ("symbol", "reroll") and short > 0 and (short <= 2 or not last)


def dice_could(castle: Castle, fight: Fight, use: Use) -> bool:
    """Before the dice strike: another roll unless this one is at its best, a turned die if a symbol finds none."""
    card = card_of(use.item)
    foe = combat.foe_of(castle)
    if card.use == "mend":
        return card.when == "rolled"
    if not row_ahead(castle, fight, foe):
        return False
    if card.use == "set_die":
        return idle_symbols(castle, fight, foe) > 0
    if card.use == "reroll":
        roll = items.unresolved(castle, use.who)
        if roll is None or len(roll.face) == 2:
            return roll is None or len(combat.matching(fight, foe, roll.face[0])) < 2
        # What strikes is not given up for a scratch.
        strikes = bool(combat.matching(fight, foe, roll.face[0]))
        return not (strikes and card.discard and is_scratch(castle, use.who, fight.damage))
    return False


def blow_could(castle: Castle, fight: Fight, use: Use) -> bool:
    """Before the enemy strikes: what fells it first, another attack, a shield for whoever would be struck."""
    card = card_of(use.item)
    foe = combat.foe_of(castle)
    if not fight.row:
        return False
    if card.use == "attack_again":
        return True
    if card.use == "symbol" or card.use == "smash":
        return fells_together(castle, fight)
    struck = combat.aimed_at(castle, fight, foe)
    if card.use == "guard":
        return use.who in struck and not foe.unblockable
    if card.use == "lift":
        rolled = any([roll.who == use.on and (roll.shield or roll.guarded) for roll in castle.rolls])
        return rolled and use.on in struck and not foe.unblockable
    if card.use == "mend" and foe.strike in ("lowest", "highest"):
        prisoner = castle.prisoners[use.on]
        hp = prisoner.hp
        prisoner.hp = min(starting_hp(castle), hp + card.amount)
        later = combat.aimed_at(castle, fight, foe)
        prisoner.hp = hp
        return later != struck
    return False


def only_helps(castle: Castle, use: Action) -> bool:
    """Whether using it costs nothing and can do no harm: nobody need be asked."""
    assert isinstance(use, Use)
    card = card_of(use.item)
    if card.discard or card.once == "page":
        return False
    if card.use == "attack_again":
        return combat.foe_of(castle).on not in RISKY
    return card.use in ("prevent", "mend") or (card.use == "reroll" and card.keep == "either")


def fells_together(castle: Castle, fight: Fight) -> bool:
    """Whether what is carried could clear the row at once."""
    able = 0
    for who in prisoners(castle):
        if who != resting(castle):
            for item in castle.prisoners[who].hands:
                card = card_of(item)
                if card.use in ("symbol", "smash") and items.is_unused(castle, item):
                    able += 1 if items.uses(castle, "blow", who, item, card) else 0
    return sum([die.hits for die in fight.row]) <= able
