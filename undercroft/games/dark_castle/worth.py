"""What things are worth: hit points, items, and what an instruction will cost or bring on average.

The unit is one hit point of a healthy prisoner. Instructions are weighed by reading the card, verb by verb,
with exact odds for every roll.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.estimate import weighed, weights_of
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.odds import (
    alike,
    crew,
    gathered,
    left_of,
    passing,
    rolled_rows,
    rounds_ahead,
    row_of,
    shows,
    siege,
    size,
    toll,
)
from undercroft.games.dark_castle.rules.effects import amount_of, fitting, met
from undercroft.games.dark_castle.rules.flat import ItemSheet
from undercroft.games.dark_castle.rules.gear import FOES, LISTS, VERBS
from undercroft.games.dark_castle.rules.table import card_of, chosen, prisoners, starting_hp
from undercroft.games.dark_castle.state import Castle

WEIGHTS: Final[list[float]] = weights_of("undercroft.games.dark_castle")
DEATH: Final = 30.0
ITEM: Final = 2.5  # an item not yet seen
CURSES: Final[dict[str, float]] = {"bound": 0.7, "unguarded": 1.2, "bleeding": 1.2, "marked": 0.4}  # a page
RISEN: Final = 2.0  # how many times a rising attack will have grown, on average, when it is met
PAGE: Final = 1.0  # what a page costs a party on average, each


def life(hp: int) -> float:
    """What so many hit points are worth: the last ones far more than the first."""
    if hp <= 0:
        return -DEATH
    total = 0.0
    for point in range(1, hp + 1):
        total += 1.0 + 1.5 / point + 8.0 / (point * point)
    return total


LIFE: Final[list[float]] = [life(hp) for hp in range(25)]


def pain(hp: int, amount: float) -> float:
    """What it costs to lose so many hit points from there; a broken amount is weighed between its neighbours."""
    if amount <= 0:
        return 0.0
    whole = int(amount)
    cost = LIFE[hp] - (LIFE[hp - whole] if hp > whole else -DEATH)
    if amount > whole:
        cost += (amount - whole) * (pain(hp, whole + 1) - cost)
    return cost


def relief(castle: Castle, who: int, amount: int) -> float:
    """What regaining so many hit points is worth."""
    hp = castle.prisoners[who].hp
    return LIFE[min(starting_hp(castle), hp + amount)] - LIFE[hp]


def item_worth(castle: Castle, who: int, item: str) -> float:
    """What an item is worth to a prisoner who carries it for the pages to come."""
    card = card_of(item)
    prisoner = castle.prisoners[who]
    value = use_worth(card)
    if card.reduce:
        value += 5.0
    if card.extra_die:
        value += 3.5
    if card.echo:
        value += 4.0
    if card.rest_bonus:
        value += 2.0
    if card.rolled in ("might", "cunning", "wisdom"):
        value *= 0.5 + 1.5 * shows(castle, who, card.rolled)
    if card.use == "mend" and card.who == "self":
        value += min(card.amount, starting_hp(castle) - prisoner.hp) * 0.4
    return value


def use_worth(card: ItemSheet) -> float:
    """What being able to use it is worth."""
    values = {
        "mend": 0.9 * card.amount,
        "symbol": 1.9 if card.trait == "chosen" else 1.5,
        "reroll": 1.6 if card.discard else 2.6,
        "attack_again": 4.5,
        "prevent": 2.4 if card.discard else 3.0,
        "set_die": 0.9,
        "smash": 1.5 if card.discard else 4.0,
        "guard": 1.2 if card.discard else 2.6,
        "lift": 0.3,
        "": 0.0,
    }
    value = values[card.use]
    if card.use == "mend" and not card.discard:
        value *= 3.0
    return value


def features(castle: Castle) -> list[float]:
    """What the chance to escape hangs on: the way to go, hit points, the weakest, what is carried, how many we are."""
    count = len(castle.prisoners)
    most = starting_hp(castle)
    way = len(castle.deck) / 16
    mean = sum([prisoner.hp for prisoner in castle.prisoners]) / (count * most)
    least = min([prisoner.hp for prisoner in castle.prisoners]) / most
    kept = 0.0
    for who in range(count):
        for item in castle.prisoners[who].hands:
            kept += item_worth(castle, who, item)
    kept /= 4 * count
    three = 1.0 if count == 3 else 0.0
    four = 1.0 if count == 4 else 0.0
    return [1.0, way, mean, least, mean * mean, mean * way, least * way, way * way, kept, kept * way, three, four]


def estimate(castle: Castle) -> float:
    """The chance to escape from here, as far as a quiet position can tell."""
    if castle.over:
        return 1.0 if castle.over == "escaped" else 0.0
    return weighed(WEIGHTS, features(castle))


# -- instructions ----------------------------------------------------------------------------------------


def list_worth(castle: Castle, path: str, it: int) -> float:
    """What a list of instructions brings (or, below zero, costs)."""
    paths = LISTS[path]
    if not paths:
        return 0.0
    if VERBS[paths[0]] == "nominate":
        return max([with_nominee(castle, paths[1:], who) for who in nominees(castle, paths[0])])
    return sum([worth(castle, one, it) for one in paths])


def nominees(castle: Castle, path: str) -> list[int]:
    """Who may be named."""
    return chosen(castle, CARDS.effects[path].among, castle.turner)


def with_nominee(castle: Castle, paths: list[str], who: int) -> float:
    """What these instructions bring if this prisoner is the one named."""
    before = castle.nominee
    castle.nominee = who
    value = sum([worth(castle, one, who) for one in paths])
    castle.nominee = before
    return value


def worth(castle: Castle, path: str, it: int) -> float:
    """What one instruction brings, on average, to a party that plays it well."""
    effect: Any = CARDS.effects[path]
    verb = VERBS[path]
    if verb == "lose":
        amount: int = effect.amount
        return -sum([pain(castle.prisoners[who].hp, amount) for who in chosen(castle, effect.who, it)])
    if verb == "heal":
        points: int = effect.amount
        return sum([relief(castle, who, points) for who in chosen(castle, effect.who, it)])
    if verb == "draw":
        return ITEM * amount_of(castle, effect.amount)
    if verb == "fight":
        return fight_worth(castle, path)
    if verb == "choose":
        return max([way_worth(castle, path, way, it) for way in effect.ways])
    if verb == "test" or verb == "match":
        return trial_worth(castle, path, it)
    if verb == "each":
        those = chosen(castle, effect.who, it)
        return sum([list_worth(castle, f"{path}.effects", who) for who in those])
    if verb == "press":
        return press_worth(castle, path, chosen(castle, effect.who, it)[0], 0)
    if verb == "guess":
        return (list_worth(castle, f"{path}.passed", it) + 2 * list_worth(castle, f"{path}.failed", it)) / 3
    if verb == "fate":
        return sum([list_worth(castle, f"{path}.{trait}", it) for trait in ("might", "cunning", "wisdom")]) / 3
    if verb == "if":
        return list_worth(castle, f"{path}.then" if met(castle, effect.needs) else f"{path}.otherwise", it)
    if verb == "split":
        return -split_worth(castle, amount_of(castle, effect.amount))
    if verb == "discard":
        return -discard_worth(castle, effect, it)
    if verb == "curse":
        return -curse_worth(castle, effect, it)
    if verb == "skip":
        gone: int = min(effect.pages, len(castle.deck) - 1)
        return PAGE * len(castle.prisoners) * gone
    if verb == "lengthen":
        more: int = effect.pages
        return -PAGE * len(castle.prisoners) * more
    if verb == "peek":
        return 0.4
    return 0.0


def way_worth(castle: Castle, path: str, way: Any, it: int) -> float:
    """What one way out of a choice brings; what is closed brings nothing good."""
    if way.needs is not None and not met(castle, way.needs):
        return -1000.0
    return list_worth(castle, f"{path}.{way.id}", it)


def trial_worth(castle: Castle, path: str, it: int) -> float:
    """A test or match: the exact chance of passing at each attempt, and what follows."""
    effect: Any = CARDS.effects[path]
    rollers = chosen(castle, effect.who, it)
    one = rollers[0] if len(rollers) == 1 else it
    if VERBS[path] == "match":
        same = alike(castle, rollers)
        chances = passing([1 - same, same], 1, effect.attempts)
    else:
        chances = passing(gathered(castle, rollers, effect.trait), amount_of(castle, effect.needed), effect.attempts)
    each = list_worth(castle, f"{path}.each_fail", one)
    value = 0.0
    for attempt in range(effect.attempts):
        value += chances[attempt] * (list_worth(castle, f"{path}.passed", one) + again(each, attempt, 1.15))
    attempts: int = effect.attempts
    return value + chances[-1] * (list_worth(castle, f"{path}.failed", one) + again(each, attempts, 1.25))


def again(each: float, times: int, harder: float) -> float:
    """What so many attempts that fail bring: each is harder to bear than the one before, but nobody dies twice."""
    return each if times and each <= -DEATH else times * each * harder


def press_worth(castle: Castle, path: str, who: int, rolls: int) -> float:
    """What rolling brings from here, if one may stop after each roll."""
    effect: Any = CARDS.effects[path]
    bad: str = effect.bad
    bust = shows(castle, who, bad)
    gain = list_worth(castle, f"{path}.gain", who)
    more = max(0.0, press_worth(castle, path, who, rolls + 1)) if rolls + 1 < effect.most else 0.0
    return bust * list_worth(castle, f"{path}.bust", who) + (1 - bust) * (gain + more)


def split_worth(castle: Castle, amount: int) -> float:
    """A loss shared out so that it hurts least."""
    hp = [prisoner.hp for prisoner in castle.prisoners]
    cost = 0.0
    for _ in range(amount):
        best = max(range(len(hp)), key=lambda who: hp[who])
        cost += pain(hp[best], 1)
        hp[best] -= 1
    return cost


def discard_worth(castle: Castle, effect: Any, it: int) -> float:
    """What must be given up."""
    bearers = list(range(len(castle.prisoners))) if effect.who == "any" else chosen(castle, effect.who, it)
    total = 0.0
    least = 100.0
    for who in bearers:
        values = [item_worth(castle, who, item) for item in fitting(castle, who, effect.type, effect.item)]
        if values:
            total += sum(values) if effect.everything else min(values)
            least = min(least, min(values))
    if effect.who == "any":
        return least if least < 100.0 else 0.0
    return total


def curse_worth(castle: Castle, effect: Any, it: int) -> float:
    """What a curse costs."""
    pages: int = effect.pages
    return CURSES[effect.kind] * pages * len(chosen(castle, effect.who, it))


# -- fights ----------------------------------------------------------------------------------------------


class FoeAnswer:
    """What an enemy's special rule does on average when it comes to pass: hit points taken, dice added."""

    def __init__(self, path: str) -> None:
        self.hurt = 0.0
        self.dice = 0.0
        for one in LISTS[f"{path}.special"]:
            if VERBS[one] == "fate":
                for trait in ("might", "cunning", "wisdom"):
                    for inner in LISTS[f"{one}.{trait}"]:
                        self.add(inner, 1 / 3)
            else:
                self.add(one, 1.0)

    def add(self, path: str, chance: float) -> None:
        """One instruction that follows with this chance."""
        effect: Any = CARDS.effects[path]
        if VERBS[path] == "lose":
            self.hurt += chance * effect.amount
        elif VERBS[path] == "curse":
            self.hurt += chance * CURSES[effect.kind] * effect.pages
        elif VERBS[path] == "add_die":
            self.dice += chance * effect.count


ANSWERS: Final[dict[str, FoeAnswer]] = {path: FoeAnswer(path) for path in FOES if f"{path}.special" in LISTS}


def fight_worth(castle: Castle, path: str) -> float:
    """What a fight costs before its dice are rolled, less its spoils."""
    foe = FOES[path]
    ahead = Ahead(castle, path, foe.damage, foe.rounds or -1)
    printed = row_of(foe.dice + foe.dice[: foe.tough])
    cost = 0.0
    for row, chance in rolled_rows(printed, foe.per_player * len(castle.prisoners)):
        cost += chance * ahead.cost(row)
    if foe.ambush:
        cost += sum([pain(prisoner.hp, foe.damage) for prisoner in castle.prisoners])
    return ITEM * foe.spoils - cost


class Ahead:
    """A fight as it lies ahead of a party: what is left of it costs so much, whatever the row may be by then."""

    def __init__(self, castle: Castle, path: str, damage: int, rounds: int) -> None:
        self.castle = castle
        self.foe = FOES[path]
        self.answer = ANSWERS.get(path)
        self.party = crew(castle, prisoners(castle))
        # A rising attack is met as it will be some rounds on: whoever heals meanwhile meets worse.
        self.siege = siege(castle, self.foe, damage + RISEN * self.foe.rising)
        self.damage = damage
        self.rounds = rounds
        self.known: dict[int, float] = {0: 0.0}

    def cost(self, row: int) -> float:
        """What clearing this row will cost the party."""
        known = self.known.get(row)
        if known is None:
            known = self.felt(self.lost(row))
            self.known[row] = known
        return known

    def left(self, row: int, symbols: int) -> int:
        """The row after these symbols have struck it, by the enemy's own rule."""
        return left_of(self.siege, row, symbols)

    def lost(self, row: int) -> float:
        """How many hit points, the enemy's special rule taken into account; below zero the party heals."""
        lost = toll(self.siege, row, self.rounds)
        if self.answer is None:
            return lost
        rounds = rounds_ahead(self.party, row)
        on = self.foe.on
        often = rounds
        if on == "hit":
            often = float(size(row))
        elif on == "miss":
            often = rounds * 0.4 * len(self.castle.prisoners)
        elif on == "final_blow":
            often = 1.0
        elif on == "wound":
            often = max(lost, 0.0) / max(self.damage, 1)
        elif on == "rest":
            return lost
        # Every die that joins the row takes as many rounds as those that lie there, and more may join meanwhile.
        growth = min(0.6, self.answer.dice * often / size(row))
        return (lost + often * self.answer.hurt) / (1 - growth)

    def felt(self, lost: float) -> float:
        """What such a loss costs: those with most hit points take most of it, and the closer to death the worse."""
        castle = self.castle
        if lost <= 0:
            missing = sum([starting_hp(castle) - prisoner.hp for prisoner in castle.prisoners])
            return max(lost, -float(missing))
        if self.foe.strike == "turner":
            return pain(castle.prisoners[castle.turner].hp, lost)
        points = sum([prisoner.hp for prisoner in castle.prisoners])
        cost = 0.0
        for prisoner in castle.prisoners:
            each = lost * prisoner.hp / points
            cost += pain(prisoner.hp, each)
            if each > 0.5 * prisoner.hp:
                cost += 6.0 * (each / prisoner.hp - 0.5)
        return cost
