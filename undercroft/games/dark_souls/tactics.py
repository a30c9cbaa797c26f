"""In the fight: where to go, whom to strike, with what, and where to be when the enemies act."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.odds import wounds
from undercroft.games.dark_souls.rules.arcs import arc_of_place, arcs_of, middle, stands_in
from undercroft.games.dark_souls.rules.attack import Blow, cost_of, range_of, receivers
from undercroft.games.dark_souls.rules.endurance import defence, health_left
from undercroft.games.dark_souls.rules.flat import WeaponOption
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, CHARACTERS, GEAR, SHEETS
from undercroft.games.dark_souls.rules.nodes import apart, near
from undercroft.games.dark_souls.rules.table import battle_of, boss_on, powers, sheet, standing
from undercroft.games.dark_souls.state import (
    Activation,
    Attack,
    Drink,
    EndActivation,
    Foe,
    Hero,
    Heroic,
    Receive,
    Souls,
    Swap,
    Walk,
)
from undercroft.games.dark_souls.threat import Future, futures, guards, setting
from undercroft.games.dark_souls.worth import HeroDefence, bar, toll

WOUND: Final = 1.15  # what a wound on a boss is worth, in boxes
KILL: Final = 1.0  # for a foe gone, beyond what its next blow would have cost
HARM: Final = 0.34  # for each point of damage a foe deals, for the activations after the next
APPROACH: Final = 0.28  # what a step nearer to a foe is worth
EAGER: Final = 1.1  # the same for somebody whose breath is back
RESTED: Final = 1.3  # how much more a blow is worth to them
FLASK: Final = 6.0  # what an Estus flask is worth unless one is about to die
THIRST: Final = 5  # cubes on the bar before one thinks of it
DARING: Final = 2.2  # what a heroic action is worth
FARTHEST: Final = 4  # so much Stamina one would spend on running
TRAP: Final = 1.3  # what a token that lies face down costs
CAUSED: Final = {"bleed": 1.7, "poison": 0.9, "frostbite": 0.5, "stagger": 0.9}


class Spot:
    """Where one could go: node and place, what it costs to get there, and the first step."""

    def __init__(self, node: int, place: int, cost: int, first: Action, harm: float) -> None:
        self.node = node
        self.place = place
        self.cost = cost
        self.first = first
        self.harm = harm


class Stroke:
    """An attack from a spot: what it is worth by itself, what it costs, whom it may kill."""

    def __init__(self, worth: float, cost: int, card: str, number: int, foe: int, whole: bool) -> None:
        self.worth = worth
        self.cost = cost
        self.card = card
        self.number = number
        self.foe = foe
        self.whole = whole
        self.kills: list[tuple[int, float]] = []
        self.at: Spot | None = None  # where a shift before the blow leads, if it must be taken


class Prospect:
    """What the enemies will do to us, for every spot the active hero may end on."""

    def __init__(self, table: Souls, who: int, nerve: float) -> None:
        self.table = table
        self.nerve = nerve
        self.where = setting(table)
        self.who = who
        self.party: list[HeroDefence] = guards(table)
        self.nodes, self.places = standing(table)
        self.known: dict[int, list[Future]] = {}
        self.values: dict[int, float] = {}

    def ahead(self, node: int, place: int) -> list[Future]:
        """The courses the enemy activation may take if the hero ends there."""
        key = node * 10 + place
        found = self.known.get(key)
        if found is None:
            nodes = self.nodes.copy()
            places = self.places.copy()
            nodes[self.who] = node
            places[self.who] = place
            found = futures(self.table, nodes, places, self.who, self.where)
            self.known[key] = found
        return found

    def end(self, node: int, place: int, red: int, black: int, without: int = -1) -> float:
        """What all bars will be worth after the enemies, with these cubes of one's own; one foe may be gone."""
        key = (((node * 10 + place) * 16 + red) * 16 + black) * 64 + without
        known = self.values.get(key)
        if known is not None:
            return known
        value = bar(red, black)
        for future in self.ahead(node, place):
            for who, guard in enumerate(self.party):
                hits = future.hits[who]
                if without >= 0 and hits:
                    hits = [hit for at, hit in enumerate(hits) if future.by[who][at] != without]
                if hits:
                    mine = who == self.who
                    cost = toll(guard, hits, red if mine else guard.red, black if mine else guard.black)
                    value -= future.chance * cost
        self.values[key] = value
        return value


# -- an activation ----------------------------------------------------------------------------------------


def best_act(table: Souls, options: list[Action], nerve: float) -> Action:
    """The first step of the best plan: strike and go, go and strike, drink, hold other weapons, or be done.

    The longer nobody has been struck, the more nerve it takes: blows and steps towards the enemy weigh so much more.
    """
    activation = table.activation
    assert activation is not None
    hero = table.heroes[activation.who]
    prospect = Prospect(table, activation.who, nerve)
    gift = best_gift(table, activation, options)
    if gift is not None:
        return gift
    worth, first = best_plan(table, activation, options, prospect, hero.red, hero.black)
    if hero.red + hero.black >= THIRST and Drink() in options:
        drunk, _ = best_plan(table, activation, options, prospect, 0, 0)
        if drunk - worth > FLASK:
            return Drink()
    swap = better_hold(table, activation, options, worth, nerve)
    if swap is not None:
        return swap
    if Heroic() in options and is_worth_daring(table, activation, first):
        return Heroic()
    return first


def best_plan(
    table: Souls, activation: Activation, options: list[Action], prospect: Prospect, red: int, black: int
) -> tuple[float, Action]:
    """What the best plan is worth with these cubes, and how it begins."""
    hero = table.heroes[activation.who]
    here = Spot(hero.node, hero.place, 0, DONE, 0.0)
    spots = reach(table, activation, options, 9 - red - black)
    best_worth = ending(table, prospect, here, red, black, [])
    best: Action = EndActivation()
    free = 9 - red - black
    mine = strokes(table, activation, here, free)
    for stroke in mine:
        if not is_offered(stroke, options):
            continue
        others = [None, *[other for other in mine if other.card != stroke.card]]
        for other in others:
            cost = stroke.cost + (0 if other is None else other.cost)
            if cost > free:
                continue
            both = [stroke] if other is None else [stroke, other]
            gain = prospect.nerve * (stroke.worth + (0.0 if other is None else other.worth))
            worth = gain + ending(table, prospect, here, red, black + cost, both)
            if not activation.moved:
                for spot in spots:
                    if cost + spot.cost <= free:
                        after = gain + ending(table, prospect, spot, red, black + cost + spot.cost, both) - spot.harm
                        if after > worth:
                            worth = after
            if worth > best_worth:
                best_worth = worth
                best = as_option(stroke, options)
    for spot in spots:
        worth = ending(table, prospect, spot, red, black + spot.cost, []) - spot.harm
        if not activation.attacked:
            worth = max(worth, strike_from(table, activation, prospect, spot, red, black) - spot.harm)
        if worth > best_worth + 0.02:
            best_worth = worth
            best = spot.first
    return best_worth, best


def strike_from(table: Souls, activation: Activation, prospect: Prospect, spot: Spot, red: int, black: int) -> float:
    """What it is worth to go to a spot and strike from there, with one or two weapons."""
    free = 9 - red - black - spot.cost
    found = strokes(table, activation, spot, free)
    best = -1000.0
    for at, stroke in enumerate(found):
        spent = black + spot.cost + stroke.cost
        best = max(best, prospect.nerve * stroke.worth + ending(table, prospect, spot, red, spent, [stroke]))
        for other in found[at + 1 :]:
            if other.card != stroke.card and stroke.cost + other.cost <= free:
                both = [stroke, other]
                gain = prospect.nerve * (stroke.worth + other.worth)
                best = max(best, gain + ending(table, prospect, spot, red, spent + other.cost, both))
    return best


def ending(table: Souls, prospect: Prospect, spot: Spot, red: int, black: int, struck: list[Stroke]) -> float:
    """What it is worth to end on a spot: everybody's bars after the enemies, those fewer that may have fallen."""
    for stroke in struck:
        if stroke.at is not None:
            spot = stroke.at
    value = prospect.end(spot.node, spot.place, red, black)
    if struck:
        fallen: dict[int, float] = {}
        for stroke in struck:
            for number, chance in stroke.kills:
                fallen[number] = 1 - (1 - fallen.get(number, 0.0)) * (1 - chance)
        for number, chance in fallen.items():
            if chance > 0.02:
                gained = prospect.end(spot.node, spot.place, red, black, number) - value
                value += chance * gained * (1.0 if len(table.foes) > 1 else 1.3)
    least = 100
    size = battle_of(table).size
    for foe in table.foes:
        least = min(least, apart(size, spot.node, foe.node))
    # Whoever is rested gains nothing by keeping away.
    hero = table.heroes[prospect.who]
    return value - prospect.nerve * (EAGER if hero.black <= 1 else APPROACH) * least


# -- where one can go ---------------------------------------------------------------------------------------


def reach(table: Souls, activation: Activation, options: list[Action], free: int) -> list[Spot]:
    """Every spot one could go to now, by the cheapest way; first steps are those on offer."""
    battle = battle_of(table)
    hero = table.heroes[activation.who]
    frost = 1 if "frostbite" in hero.conditions else 0
    runs = not any([gear.no_run for gear in powers(table, hero)])
    found: list[Spot] = []
    seen: dict[int, int] = {hero.node * 10 + hero.place: 0}
    for option in options:
        if isinstance(option, Walk):
            cost = (1 if activation.walked else 0) + frost + (battle.terrain[option.node] == "barrel")
            add_spots(table, hero.node, option.node, option.place, cost, option, 0.0, seen, found)
    at = 0
    while at < len(found):
        spot = found[at]
        at += 1
        cost = spot.cost + 1 + frost
        if cost > min(free, FARTHEST) or not runs:
            continue
        boss = boss_on(table, spot.node)
        for node in near(battle.size, spot.node):
            token = battle.terrain[node]
            if token != "" and token != "broken":
                continue
            if boss is not None and spot.place >= 0:
                if arc_of_place(boss.facing, spot.place) not in arcs_of(boss.node, boss.facing, node):
                    continue
            add_spots(table, spot.node, node, -1, cost, spot.first, spot.harm, seen, found)
        if boss is not None and spot.place >= 0:
            for turn in (2, 6):
                place = (spot.place + turn) & 7
                add_spots(table, spot.node, spot.node, place, cost, spot.first, spot.harm, seen, found)
    return found


def add_spots(
    table: Souls,
    origin: int,
    node: int,
    place: int,
    cost: int,
    first: Action,
    harm: float,
    seen: dict[int, int],
    found: list[Spot],
) -> None:
    """A spot, or beside a boss those of the arcs one comes from, unless they are known already."""
    places = [place]
    if node != origin:
        boss = boss_on(table, node)
        places = [-1]
        if boss is not None:
            places = [middle(boss.facing, arc) for arc in arcs_of(boss.node, boss.facing, origin)]
    for one in places:
        key = node * 10 + one
        if key not in seen:
            seen[key] = cost
            found.append(Spot(node, one, cost, first, harm + (TRAP if hidden_trap(table, node) else 0.0)))


def hidden_trap(table: Souls, node: int) -> bool:
    """Whether a token lies face down on a node, or one known to hurt."""
    battle = battle_of(table)
    return bool(battle.traps) and battle.traps[node] != "" and node not in battle.sprung


# -- what one can strike --------------------------------------------------------------------------------------


def strokes(table: Souls, activation: Activation, spot: Spot, free: int) -> list[Stroke]:
    """Every attack from a spot that can be paid, the best target for each option."""
    hero = table.heroes[activation.who]
    found: list[Stroke] = []
    for card in hero.hands + hero.backup:
        if not card or card in activation.used:
            continue
        gear = GEAR[card]
        for number, option in enumerate(gear.options):
            if not option.attacks or (card not in hero.hands and not option.backup):
                continue
            cost = cost_of(table, activation, card, number)
            if cost > free:
                continue
            add_strokes(table, hero, spot, card, number, option, cost, found)
    return found


def add_strokes(
    table: Souls, hero: Hero, spot: Spot, card: str, number: int, option: WeaponOption, cost: int, found: list[Stroke]
) -> None:
    """The attacks of one option from a spot: each foe in range, or everybody on its node."""
    size = battle_of(table).size
    reach_of = range_of(GEAR[card], option) + option.shift_before
    blow = Blow(table, hero, card, option)
    nodes: list[int] = []
    for number_of_foe, foe in enumerate(table.foes):
        far = apart(size, spot.node, foe.node)
        if far > reach_of or (option.shaft and far == 0) or (option.node and foe.node in nodes):
            continue
        nodes.append(foe.node)
        stroke = Stroke(0.0, cost, card, number, foe.id, option.node)
        if far > reach_of - option.shift_before:
            stroke.at = spot_at(table, spot.node, foe.node)
        for at, other in enumerate(table.foes):
            if at == number_of_foe or (option.node and other.node == foe.node):
                dice = blow.dice
                if is_open(other, spot):
                    dice = [*dice, "black"]
                add_blow(stroke, other, at, dice, blow, option)
        if hero.black <= 1:
            stroke.worth *= RESTED
        if stroke.worth > 0.05:
            found.append(stroke)


def spot_at(table: Souls, origin: int, node: int) -> Spot:
    """A spot one comes to from another."""
    boss = boss_on(table, node)
    place = -1
    if boss is not None:
        arcs = arcs_of(boss.node, boss.facing, origin)
        place = middle(boss.facing, arcs[0]) if arcs else -1
    return Spot(node, place, 0, DONE, 0.0)


def add_blow(stroke: Stroke, foe: Foe, at: int, dice: list[str], blow: Blow, option: WeaponOption) -> None:
    """What one roll against one foe is worth."""
    left = health_left(foe)
    if option.dice:
        against = defence(foe, blow.magical)
        bleeds = "bleed" in foe.conditions
        dealt, kills = wounds(dice, blow.modifier, against, max(1, left - 2) if bleeds else left)
        if bleeds and dealt > 0:
            hit, _ = wounds(dice, blow.modifier, against, 1)
            dealt = min(float(left), dealt + 2 * hit)
        if option.repeat > 1:
            dealt *= option.repeat
            kills = 1 - (1 - kills) ** option.repeat if left <= 2 else min(1.0, dealt / left) ** 3
        stroke.worth += wound_worth(foe) * min(dealt, float(left))
        if kills:
            stroke.worth += kills * kill_worth(foe)
            stroke.kills.append((at, kills))
    for condition in blow.conditions:
        if condition not in foe.conditions and condition not in sheet(foe).immune and left > 1:
            stroke.worth += CAUSED.get(condition, 0.5) * (1.0 if foe.facing >= 0 else 0.4)
    if option.push and foe.facing < 0:
        stroke.worth += 0.25 * option.push


def wound_worth(foe: Foe) -> float:
    """What a wound on a foe is worth: part of its death."""
    if foe.facing >= 0:
        return WOUND
    card = sheet(foe)
    return 0.9 * kill_worth(foe) / card.health if card.health > 1 else 0.0


def kill_worth(foe: Foe) -> float:
    """What a foe's death is worth for all the activations after the next."""
    if foe.facing >= 0:
        return 6.0
    worth = KILL
    for icon in BEHAVIOURS[foe.kind].icons:
        worth += HARM * icon.damage
    return worth


def is_open(foe: Foe, spot: Spot) -> bool:
    """Whether a spot lies in the arc the boss's last behaviour left open."""
    if foe.facing < 0 or not foe.last:
        return False
    return stands_in(foe.node, foe.facing, spot.node, spot.place, BEHAVIOURS[foe.last].weak_arcs)


def is_offered(stroke: Stroke, options: list[Action]) -> bool:
    """Whether an attack is on offer now."""
    return as_option(stroke, options) is not DONE


def as_option(stroke: Stroke, options: list[Action]) -> Action:
    """The attack as it is on offer: on everybody if it can, or without a target where a shift comes first."""
    found: Action = DONE
    for option in options:
        if isinstance(option, Attack) and option.card == stroke.card and option.option == stroke.number:
            if option.foe == stroke.foe:
                if option.whole == stroke.whole:
                    return option
                found = option
            elif option.foe < 0 or (option.whole and stroke.whole and found is DONE):
                found = option
    return found


# -- other things one can do ------------------------------------------------------------------------------------


def best_gift(table: Souls, activation: Activation, options: list[Action]) -> Action | None:
    """An option that attacks nobody, if it helps: stamina, health, a ward, a charm before the blow."""
    best: Action | None = None
    most = 0.25
    for option in options:
        if isinstance(option, Attack) and option.foe < 0 and not GEAR[option.card].options[option.option].attacks:
            worth = gift_worth(table, activation, option)
            if worth > most:
                most = worth
                best = option
    return best


def gift_worth(table: Souls, activation: Activation, action: Attack) -> float:
    """What an option that helps is worth now."""
    hero = table.heroes[activation.who]
    gear = GEAR[action.card]
    option = gear.options[action.option]
    cost = cost_of(table, activation, action.card, action.option)
    worth = bar(hero.red, hero.black + cost) - bar(hero.red, hero.black)
    for boon in option.gain:
        gains: list[float] = []
        for who in receivers(table, hero, range_of(gear, option), boon):
            other = table.heroes[who]
            black = other.black + (cost if who == activation.who else 0)
            after = bar(max(0, other.red - boon.health), max(0, black - boon.stamina))
            gains.append(after - bar(other.red, black))
        gains.sort(reverse=True)
        count = len(gains) if boon.who in ("all", "others", "self") else 2 if boon.who == "two" else 1
        worth += sum(gains[:count])
    if option.ward:
        worth += 0.8 * len(table.heroes)
    if option.charm and not activation.attacked and not activation.magical:
        worth += charm_worth(table, hero, option.charm_modifier)
    return worth


def charm_worth(table: Souls, hero: Hero, bonus: int) -> float:
    """What it is worth to strike with magic, if there is something to strike at all."""
    size = battle_of(table).size
    best = 0.0
    for foe in table.foes:
        if apart(size, hero.node, foe.node) <= 2:
            best = max(best, 0.7 * (SHEETS[foe.kind].block - SHEETS[foe.kind].resist + bonus))
    return best


def better_hold(
    table: Souls, activation: Activation, options: list[Action], worth: float, nerve: float
) -> Action | None:
    """Other weapons, if a plan with them is clearly better."""
    hero = table.heroes[activation.who]
    held = hero.hands
    behind = hero.backup
    best: Action | None = None
    most = worth + 0.4
    for option in options:
        if isinstance(option, Swap):
            hero.hands = [option.left, option.right]
            hero.backup = [card for card in held + behind if card and card not in hero.hands]
            others = [one for one in options if not isinstance(one, Attack)]
            for stroke in strokes(table, activation, Spot(hero.node, hero.place, 0, DONE, 0.0), 9):
                others.append(Attack(stroke.card, stroke.number, stroke.foe, stroke.whole))
            value, _ = best_plan(
                table, activation, others, Prospect(table, activation.who, nerve), hero.red, hero.black
            )
            if value > most:
                most = value
                best = option
    hero.hands = held
    hero.backup = behind
    return best


def is_worth_daring(table: Souls, activation: Activation, first: Action) -> bool:
    """Perseverance when much Stamina is out; the charge when a dear blow is about to fall."""
    hero = table.heroes[activation.who]
    gain = 0.0
    if CHARACTERS[hero.kind].heroic == "perseverance":
        for other in table.heroes:
            gain += bar(other.red, max(0, other.black - 2)) - bar(other.red, other.black)
        return gain > DARING
    if not isinstance(first, Attack):
        return False
    option = GEAR[first.card].options[first.option]
    near_enough = range_of(GEAR[first.card], option) == 0
    others = [foe for foe in table.foes if foe.node == hero.node]
    return near_enough and (option.stamina >= 3 or len(others) > 1) and not activation.berserk


def neediest(table: Souls, options: list[Action]) -> Action:
    """Whose bar is fullest."""
    best = options[0]
    least = 1000.0
    for option in options:
        if isinstance(option, Receive):
            hero = table.heroes[option.who]
            worth = bar(hero.red, hero.black)
            if worth < least:
                least = worth
                best = option
    return best


def best_strike(table: Souls, decision: Decision) -> Action:
    """The attack that tells most, whatever it costs."""
    hero = table.heroes[decision.about]
    spot = Spot(hero.node, hero.place, 0, DONE, 0.0)
    best = decision.options[0]
    most = 0.0
    for option in decision.options:
        if isinstance(option, Attack):
            found: list[Stroke] = []
            printed = GEAR[option.card].options[option.option]
            add_strokes(table, hero, spot, option.card, option.option, printed, 0, found)
            for stroke in found:
                if stroke.foe == option.foe or option.whole:
                    worth = stroke.worth + (0.1 if option.whole else 0.0)
                    if worth > most:
                        most = worth
                        best = option
    return best
