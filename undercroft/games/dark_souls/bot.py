"""A player with judgement: stands where the enemies will hurt least, strikes where it tells most, spends with sense."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.engine.decision import DONE, Decision
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_souls import outfitting, tactics
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import GEAR
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.state import (
    Buy,
    EnterBoss,
    Give,
    Go,
    Hunt,
    Level,
    Open,
    Outfit,
    Refill,
    Rest,
    Souls,
    Swap,
    TakeClass,
)

CLASSES = ("knight", "herald", "assassin", "warrior")
PREY = ("gargoyle", "titanite_demon", "winged_knight", "boreal_outrider_knight", "dancer", "ornstein_and_smough")


class Judgement(Player):
    """The player."""

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        table = session.state
        assert isinstance(table, Souls)
        if decision is None:
            return None
        if decision.ask == "ask-roam" and decision.asides:
            for aside in decision.asides:
                if aside.seat == seat and isinstance(aside.action, Outfit):
                    if outfitting.best_change(table, aside.action.who) is not None:
                        return aside.action
        if seat != decision.leader or seat not in decision.seats:
            return None
        if len(decision.options) == 1:
            return decision.options[0]
        return answer(table, decision)


def answer(table: Souls, decision: Decision) -> Action:
    """The answer to the question itself."""
    ask = decision.ask
    options = decision.options
    if ask == "ask-act":
        return tactics.best_act(table, options)
    if ask == "ask-defend":
        return tactics.best_defence(table, decision)
    if ask == "ask-luck":
        return tactics.best_luck(table, options)
    if ask == "ask-roam":
        return best_way(table, options)
    if ask == "ask-outfit":
        change = outfitting.best_change(table, decision.about)
        return DONE if change is None else change
    if ask == "ask-give":
        return best_owner(table, options)
    if ask == "ask-stand" or ask == "ask-push-to":
        return tactics.safest(table, decision.about, options)
    if ask in ("ask-aggro", "ask-first"):
        return tactics.sturdiest(table, options)
    if ask == "ask-class":
        return best_class(table, options)
    if ask == "ask-boss":
        return best_prey(options)
    if ask == "ask-hold":
        return best_hold(options)
    if ask == "ask-trap":
        return tactics.best_trap(table, decision)
    if ask == "ask-place":
        return tactics.best_place(table, decision)
    if ask == "ask-stand-fast":
        return options[1] if tactics.is_worth_standing(table) else DONE
    if ask in ("ask-backstab", "ask-target"):
        return tactics.best_strike(table, decision.about, options)
    if ask in ("ask-shift", "ask-charge", "ask-stride", "ask-dodge-on"):
        return tactics.best_shift(table, decision.about, options)
    if ask == "ask-receive":
        return tactics.neediest(table, options)
    if ask == "ask-breathe":
        return options[1] if tactics.is_hurt(table, decision.about) else options[0]
    if ask == "ask-provoke":
        return tactics.best_provoke(table, decision.about, options)
    if ask == "ask-dash":
        return DONE
    if ask == "ask-push-foe" or ask == "ask-path" or ask == "ask-push-out":
        return tactics.least_danger(table, decision, options)
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


def best_way(table: Souls, options: list[Action]) -> Action:
    """Open chests, spend souls at the bonfire, win what is near, and only then walk into the fog."""
    for option in options:
        if isinstance(option, Open):
            return option
    if table.at == BONFIRE:
        spent = best_purchase(table, options)
        if spent is not None:
            return spent
    elif table.souls >= len(table.heroes) * 2 and any_work(table):
        return Go(BONFIRE)
    if table.at == BONFIRE and is_spent(table) and table.sparks > 1 and Rest() in options:
        return Rest()
    ahead = [option for option in options if isinstance(option, Go) and option.tile >= 0]
    fresh = [go for go in ahead if not table.map[go.tile].won]
    if fresh:
        return min(fresh, key=level_ahead(table))
    if EnterBoss() in options:
        if table.at != BONFIRE and table.souls > 0:
            return Go(BONFIRE)
        return EnterBoss()
    return options[0]


def level_ahead(table: Souls) -> LevelOf:
    """How hard the encounter on a tile is."""
    return LevelOf(table)


class LevelOf:
    """Tells the level on the back of the card a way leads to."""

    def __init__(self, table: Souls) -> None:
        self.table = table

    def __call__(self, go: Go) -> int:
        return CARDS.encounters[self.table.map[go.tile].encounter].level


def is_spent(table: Souls) -> bool:
    """Whether flasks and luck are mostly gone."""
    left = 0
    for hero in table.heroes:
        left += 2 * hero.estus + hero.heroic + hero.luck
    return left * 2 < 4 * len(table.heroes)


def any_work(table: Souls) -> bool:
    """Whether the party has souls enough to be worth the way back."""
    return table.souls >= 4 * len(table.heroes)


def best_purchase(table: Souls, options: list[Action]) -> Action | None:
    """A level that lets somebody bear something better, luck, or treasure."""
    level = outfitting.best_level(table, [option for option in options if isinstance(option, Level)])
    if level is not None:
        return level
    for option in options:
        if isinstance(option, Refill) and table.souls > 3:
            return option
    if Buy() in options and len(table.inventory) < 24:
        return Buy()
    return None


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
