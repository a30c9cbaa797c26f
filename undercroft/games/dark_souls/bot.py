"""A player with judgement: stands where the enemies will hurt least, strikes where it tells most, spends with sense."""

from __future__ import annotations

import math

from undercroft.bots.player import Player
from undercroft.engine.decision import DONE, Decision
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_souls import guarding, outfitting, tactics
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.activation import is_fresh
from undercroft.games.dark_souls.rules.bonfire import can_draw, level_cost, levels, price, refills
from undercroft.games.dark_souls.rules.campaign import spark_price
from undercroft.games.dark_souls.rules.gear import GEAR, STATS
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.state import (
    Buy,
    BuySpark,
    EnterBoss,
    Give,
    Go,
    Hunt,
    Level,
    Open,
    Outfit,
    Rest,
    Souls,
    Swap,
    TakeClass,
)

CLASSES = ("knight", "herald", "assassin", "warrior")
SPARE = 1  # sparks kept for a second try at a boss
PATIENCE = 3  # turns without a wound on an enemy that need no nerve
NERVE = 0.35  # how much more every turn after them
ALONE = 2  # prices of a spark somebody alone has at hand before buying one: who only buys sparks learns nothing
WEARY = 300  # foes met for each part of a campaign, after which no spark is bought any more: it must end some day
TREASURE = 0.5  # what a soul spent on the first card brings
PLENTY = 5.0  # cards a character after which one more brings little
LEARNED = (4, 7, 10)  # levels for each character before the bosses of a campaign
PREY = ("gargoyle", "titanite_demon", "winged_knight", "boreal_outrider_knight", "dancer", "ornstein_and_smough")


class Judgement(Player):
    """The player; remembers only for how long nothing has been struck, so that no fight goes on for ever."""

    def __init__(self) -> None:
        self.struck = ""
        self.turns: dict[int, int] = {}

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
        if decision.ask == "ask-act":
            return self.act(table, decision.options)
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
    if ask == "ask-roam":
        return best_way(table, options)
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


def best_way(table: Souls, options: list[Action]) -> Action:
    """Open chests, spend souls at the bonfire, win what is near, rest while sparks last, then walk into the fog."""
    for option in options:
        if isinstance(option, Open):
            return option
    ahead = [option for option in options if isinstance(option, Go) and option.tile >= 0]
    bought = best_purchase(table, last=not ahead and not is_rest_due(table))
    if bought is not None:
        return bought if table.at == BONFIRE else Go(BONFIRE)
    if ahead:
        return min(ahead, key=LevelOf(table))
    if table.at != BONFIRE:
        return Go(BONFIRE)
    if Rest() in options and is_rest_due(table):
        return Rest()
    return EnterBoss() if EnterBoss() in options else options[0]


class LevelOf:
    """Tells how hard the way to a tile is: nothing for one that was won, else the level on its card's back."""

    def __init__(self, table: Souls) -> None:
        self.table = table

    def __call__(self, go: Go) -> int:
        laid = self.table.map[go.tile]
        return 0 if laid.won else CARDS.encounters[laid.encounter].level


def is_rest_due(table: Souls) -> bool:
    """Whether to win everything once more before the boss.

    A defeat costs a spark as a rest does, so before the last boss one may as well try; but sparks left over when an
    earlier one falls bring little. In a campaign, where sparks can be bought, until enough has been learned.
    """
    if table.quest.mode == "standard":
        return table.sparks > SPARE and table.quest.half == 0
    learned = 0
    for hero in table.heroes:
        learned += sum(hero.tiers)
    return table.sparks > SPARE and learned < LEARNED[table.quest.half] * len(table.heroes)


def best_purchase(table: Souls, last: bool) -> Action | None:
    """A spark where they are sold, a level that lets somebody bear something better, luck, or treasure.

    Souls are saved up for a level that is worth it, but never carried into a boss's room.
    """
    campaign = table.quest.mode != "standard"
    cushion = ALONE if len(table.heroes) == 1 else 1
    hopes = campaign and len(table.roster) < WEARY * (table.quest.half + 1)
    if hopes and table.sparks <= SPARE and table.souls >= cushion * spark_price(table):
        return BuySpark()
    aim = outfitting.best_aim(table)
    can_buy = table.souls >= price(table) and can_draw(table)
    if aim is not None and (not can_buy or aim.rate > treasure_rate(table)):
        level = outfitting.level_for(table, aim)
        if level is not None:
            return level
        if not last:
            return None
    for option in refills(table):
        if table.souls > 3 or last:
            return option
    if can_buy:
        return Buy()
    return any_level(table) if last else None


def treasure_rate(table: Souls) -> float:
    """What a soul spent on treasure brings, on average: the more cards lie about unused, the less."""
    unused = len(table.inventory) / len(table.heroes)
    return TREASURE * math.exp(-unused / PLENTY) / price(table)


def any_level(table: Souls) -> Action | None:
    """With nothing else to buy, the cheapest level: what it is good for may yet be found."""
    best: Action | None = None
    least = 1000
    for option in levels(table):
        if isinstance(option, Level):
            cost = level_cost(table, table.heroes[option.who].tiers[STATS.index(option.stat)])
            if cost < least:
                least = cost
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
