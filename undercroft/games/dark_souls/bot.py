"""A player with judgement: stands where the enemies will hurt least, strikes where it tells most, spends with sense."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.engine.decision import DONE, Decision
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_souls import guarding, outfitting, roaming, tactics
from undercroft.games.dark_souls.rules.activation import is_fresh
from undercroft.games.dark_souls.rules.gear import GEAR
from undercroft.games.dark_souls.state import (
    Give,
    Hunt,
    Outfit,
    Souls,
    Swap,
    TakeClass,
)

CLASSES = ("knight", "herald", "assassin", "warrior")
PATIENCE = 3  # turns without a wound on an enemy that need no nerve
NERVE = 0.35  # how much more every turn after them
PREY = ("gargoyle", "titanite_demon", "winged_knight", "boreal_outrider_knight", "dancer", "ornstein_and_smough")


class Judgement(Player):
    """The player; remembers for how long nothing was struck, so that no fight goes on for ever, and what beat it."""

    def __init__(self) -> None:
        self.struck = ""
        self.turns: dict[int, int] = {}
        self.defeats = roaming.Defeats()

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        table = session.state
        assert isinstance(table, Souls)
        if decision is None:
            return None
        if decision.ask == "ask-roam":
            self.defeats.notice(table)
            for aside in decision.asides or []:
                if aside.seat == seat and isinstance(aside.action, Outfit):
                    if outfitting.best_change(table, aside.action.who) is not None:
                        return aside.action
        if seat != decision.leader or seat not in decision.seats:
            return None
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.ask == "ask-act":
            return self.act(table, decision.options)
        if decision.ask == "ask-roam":
            return roaming.best_way(table, decision.options, self.defeats)
        return answer(table, decision)

    def act(self, table: Souls, options: list[Action]) -> Action:
        """What to do in an activation: with more nerve for every turn without a wound on an enemy."""
        activation = table.activation
        assert activation is not None
        wounds = sum([foe.wounds for foe in table.foes])
        struck = f"{len(table.roster)}:{len(table.foes)}:{wounds}"
        if struck != self.struck:
            self.struck = struck
            self.turns = {}
        turns = self.turns.get(activation.who, 0)
        if is_fresh(activation):
            turns += 1
            self.turns[activation.who] = turns
        return tactics.best_act(table, options, 1.0 + NERVE * max(0, turns - PATIENCE))


def answer(table: Souls, decision: Decision) -> Action:
    """The answer to the question itself."""
    ask = decision.ask
    options = decision.options
    if ask == "ask-defend":
        return guarding.best_defence(table, decision)
    if ask == "ask-roll":
        return guarding.best_use(table, decision)
    if ask == "ask-path":
        return guarding.best_path(table, decision)
    if ask in ("ask-stand", "ask-push-to"):
        return guarding.safest(table, decision)
    if ask == "ask-place":
        return guarding.best_place(table, decision)
    if ask in ("ask-backstab", "ask-target"):
        return tactics.best_strike(table, decision)
    if ask in ("ask-shift", "ask-charge", "ask-stride", "ask-dodge-on"):
        return guarding.best_shift(table, decision)
    if ask in ("ask-push-foe", "ask-push-out", "ask-boss-gives-way"):
        return guarding.least_crowd(table, options)
    if ask == "ask-foe":
        return guarding.best_foe(table, options)
    if ask in ("ask-aggro", "ask-first"):
        return guarding.sturdiest(table, options)
    if ask == "ask-trap":
        return guarding.best_trap(table, decision)
    if ask == "ask-receive":
        return tactics.neediest(table, options)
    if ask == "ask-breathe":
        return options[1] if guarding.is_hurt(table, decision.about) else options[0]
    if ask == "ask-provoke":
        return guarding.best_provoke(table, decision.about, options)
    if ask == "ask-dash":
        return DONE
    return at_rest(table, decision)


def at_rest(table: Souls, decision: Decision) -> Action:
    """The answer to what is asked outside encounters."""
    ask = decision.ask
    options = decision.options
    if ask == "ask-outfit":
        change = outfitting.best_change(table, decision.about)
        return DONE if change is None else change
    if ask == "ask-give":
        return best_owner(table, options)
    if ask == "ask-class":
        return best_class(table, options)
    if ask == "ask-boss":
        return best_prey(options)
    if ask == "ask-hold":
        return best_hold(options)
    return options[0]


# -- before and between encounters ------------------------------------------------------------------------


def best_class(table: Souls, options: list[Action]) -> Action:
    """Somebody to stand in front, somebody to mend, then blades."""
    for kind in CLASSES if len(table.heroes) > 1 else ("knight", "assassin"):
        for option in options:
            if isinstance(option, TakeClass) and option.kind == kind:
                return option
    return options[0]


def best_prey(options: list[Action]) -> Action:
    """The boss that is known to be the least of evils."""
    for name in PREY:
        for option in options:
            if isinstance(option, Hunt) and option.boss == name:
                return option
    return options[0]


def best_hold(options: list[Action]) -> Action:
    """A weapon and a shield."""
    best = options[0]
    most = -1
    for option in options:
        if isinstance(option, Swap):
            kinds = [GEAR[card].kind for card in (option.left, option.right) if card]
            worth = 2 * ("weapon" in kinds) + ("shield" in kinds)
            if worth > most:
                most = worth
                best = option
    return best


def best_owner(table: Souls, options: list[Action]) -> Action:
    """Who gains most by a card."""
    best: Action = Give(-1, "")
    most = 0.05
    card = table.drawn[0]
    for option in options:
        if isinstance(option, Give) and option.who >= 0:
            gain = outfitting.gain_of(table, option.who, card, option.slot)
            if gain > most:
                most = gain
                best = option
    return best
