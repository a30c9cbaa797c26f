"""In the fight: where to stand, whom to strike, how to defend."""

from __future__ import annotations

from undercroft.engine.decision import DONE, Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.odds import through, wounds
from undercroft.games.dark_souls.rules.arcs import arc_of_place
from undercroft.games.dark_souls.rules.attack import (
    Blow,
    cost_of,
    defence,
    in_weak_arc,
    range_of,
    receivers,
)
from undercroft.games.dark_souls.rules.defence import defence_dice
from undercroft.games.dark_souls.rules.endurance import can_pay, free, health_left
from undercroft.games.dark_souls.rules.gear import CONDUCTS, GEAR, TRAP_DODGE
from undercroft.games.dark_souls.rules.nodes import apart, near
from undercroft.games.dark_souls.rules.table import (
    battle_of,
    boss_on,
    foe_by,
    foes_on,
    heroes_on,
    is_blocked,
    sheet,
)
from undercroft.games.dark_souls.state import (
    Activation,
    Attack,
    Choose,
    Dodge,
    Drink,
    Foe,
    Hero,
    Heroic,
    Place,
    PushOut,
    PushTo,
    Receive,
    Reroll,
    Shift,
    Souls,
    Stand,
    Suffer,
    Swap,
    Take,
    Walk,
)
from undercroft.games.dark_souls.threat import (
    DEATH,
    STAMINA,
    danger,
    defences,
    free_boxes,
    weight,
)

APPROACH = 0.6  # what a step nearer to the foe is worth
FARTHEST = 3  # so much Stamina one would spend on running
KILL = 1.5  # beyond what its wounds are worth


class Plan:
    """What could be done in an activation: where one would strike from, with what, and what it is worth."""

    def __init__(self, worth: float, first: Action) -> None:
        self.worth = worth
        self.first = first


# -- an activation ----------------------------------------------------------------------------------------


def best_act(table: Souls, options: list[Action]) -> Action:
    """The first step of the best plan: strike from here, go and strike, strike and go, or be done."""
    activation = table.activation
    assert activation is not None
    hero = table.heroes[activation.who]
    if Drink() in options and is_thirsty(hero):
        return Drink()
    here = standing(table, activation, hero.node, 0)
    best = Plan(here, DONE)
    strikes = [option for option in options if isinstance(option, Attack)]
    for option in strikes:
        worth = strike_worth(table, activation, option, hero.node)
        if worth > 0.15:
            worth += best_after(table, activation, hero.node, cost_of(table, activation, option.card, option.option))
            if worth > best.worth:
                best = Plan(worth, option)
    if not activation.attacked or not activation.moved:
        consider_moves(table, activation, options, best)
    if best.first is DONE and not strikes:
        swap = better_hold(table, activation, options)
        if swap is not None:
            return swap
    if Heroic() in options and is_worth_daring(table, activation, best.first):
        return Heroic()
    return best.first


def is_thirsty(hero: Hero) -> bool:
    """Whether the flask is due: more than half the bar is full, and part of it is blood."""
    return hero.red >= 5 or (hero.red >= 3 and free(hero) <= 3)


def standing(table: Souls, activation: Activation, node: int, spent: int) -> float:
    """What it is worth to end on a node: the harm to come, and the Stamina that will be lacking."""
    nodes = [hero.node for hero in table.heroes]
    nodes[activation.who] = node
    boxes = free_boxes(table)
    boxes[activation.who] = max(1, boxes[activation.who] - spent)
    # Whoever keeps away for ever wins nothing: nearer is better, as far as it costs little.
    away = APPROACH * nearest_foe(table, node)
    return -danger(table, nodes, activation.who, boxes) - STAMINA * spent - away


def best_after(table: Souls, activation: Activation, node: int, spent: int) -> float:
    """What the end is worth after an attack from a node: staying, or stepping away if that is still allowed."""
    best = standing(table, activation, node, spent)
    if activation.moved or activation.walked:
        return best
    battle = battle_of(table)
    for other in near(battle.size, node):
        if not is_blocked(battle, other):
            best = max(best, standing(table, activation, other, spent))
    return best


def consider_moves(table: Souls, activation: Activation, options: list[Action], best: Plan) -> None:
    """Every node within reach: what can be struck from there, and what it is worth to be there."""
    battle = battle_of(table)
    hero = table.heroes[activation.who]
    frost = 1 if "frostbite" in hero.conditions else 0
    spent: dict[int, int] = {}
    first: dict[int, Action] = {}
    edge: list[int] = []
    for option in options:
        if isinstance(option, Walk) and option.node != hero.node:
            spent[option.node] = (1 if activation.walked else 0) + frost
            first[option.node] = option
            edge.append(option.node)
    at = 0
    while at < len(edge):
        node = edge[at]
        at += 1
        worth = standing(table, activation, node, spent[node])
        if not activation.attacked:
            worth += best_from(table, activation, node, spent[node])
        worth -= 1.0 if hidden_trap(table, node) else 0.0
        if worth > best.worth + 0.01:
            best.worth = worth
            best.first = first[node]
        further = spent[node] + 1 + frost
        if further > FARTHEST or not can_pay(hero, further):
            continue
        for other in near(battle.size, node):
            if other != hero.node and other not in spent and not is_blocked(battle, other):
                spent[other] = further
                first[other] = first[node]
                edge.append(other)


def best_from(table: Souls, activation: Activation, node: int, spent: int) -> float:
    """The best attack from a node, less what it costs."""
    hero = table.heroes[activation.who]
    best = 0.0
    for card in hero.hands:
        if not card or card in activation.used:
            continue
        for number in range(len(GEAR[card].ways)):
            if not GEAR[card].ways[number].attacks:
                continue
            cost = cost_of(table, activation, card, number)
            if not can_pay(hero, spent + cost):
                continue
            for foe in table.foes:
                action = Attack(card, number, foe.id, GEAR[card].ways[number].node)
                best = max(best, strike_worth(table, activation, action, node) - STAMINA * cost)
    return best


def strike_worth(table: Souls, activation: Activation, action: Attack, node: int) -> float:
    """What an attack from a node is worth: wounds by what they spare us, kills, conditions."""
    hero = table.heroes[activation.who]
    gear = GEAR[action.card]
    way = gear.ways[action.option]
    if not way.attacks:
        return boon_worth(table, hero, action)
    battle = battle_of(table)
    reach = range_of(gear, way) + way.before
    best = 0.0
    for foe in table.foes:
        if action.foe >= 0 and foe.id != action.foe:
            continue
        far = apart(battle.size, node, foe.node)
        if far > reach or (way.shaft and far == 0):
            continue
        worth = 0.0
        for one in foes_on(table, foe.node) if action.whole else [foe]:
            worth += blow_worth(table, hero, action.card, action.option, one, node)
        best = max(best, worth)
    return best * way.repeat


def blow_worth(table: Souls, hero: Hero, card: str, number: int, foe: Foe, node: int) -> float:
    """One roll against one foe."""
    way = GEAR[card].ways[number]
    blow = Blow(table, hero, card, way)
    worth = 0.0
    if way.dice:
        dice = blow.dice
        if node == hero.node and in_weak_arc(hero, foe):
            dice = [*dice, "black"]
        dealt, kills = wounds(dice, blow.modifier, defence(foe, blow.magical), health_left(foe))
        worth = dealt * weight(foe) + kills * KILL
    for condition in blow.conditions:
        if condition not in foe.conditions and condition not in sheet(foe).immune:
            worth += 0.9
    return worth + 0.2 * way.push


def boon_worth(table: Souls, hero: Hero, action: Attack) -> float:
    """What an option that helps others is worth now."""
    gear = GEAR[action.card]
    way = gear.ways[action.option]
    worth = 0.0
    for boon in way.boons:
        gains: list[float] = []
        for who in receivers(table, hero, range_of(gear, way), boon):
            other = table.heroes[who]
            gains.append(STAMINA * min(boon.stamina, other.black) + 1.1 * min(boon.health, other.red))
        gains.sort(reverse=True)
        count = len(gains) if boon.who in ("all", "others") else 2 if boon.who == "two" else 1
        worth += sum(gains[:count])
    if way.ward:
        worth += 0.7 * len(table.heroes)
    activation = table.activation
    assert activation is not None
    return worth - STAMINA * cost_of(table, activation, action.card, action.option)


def better_hold(table: Souls, activation: Activation, options: list[Action]) -> Action | None:
    """Other weapons, if one of them could strike something from here and those in hand cannot."""
    hero = table.heroes[activation.who]
    held = hero.hands
    best: Action | None = None
    most = 0.5
    for option in options:
        if isinstance(option, Swap):
            hero.hands = [option.left, option.right]
            worth = best_from(table, activation, hero.node, 0)
            if worth > most:
                most = worth
                best = option
    hero.hands = held
    return best


def is_worth_daring(table: Souls, activation: Activation, first: Action) -> bool:
    """Perseverance when much Stamina is out, the charge when there is something to strike."""
    if table.heroes[activation.who].kind == "herald":
        return sum([min(2, hero.black) for hero in table.heroes]) >= 2 * len(table.heroes)
    return isinstance(first, Attack) and len(table.foes) > 1


# -- defence ----------------------------------------------------------------------------------------------


def best_defence(table: Souls, decision: Decision) -> Action:
    """Block or dodge by exact odds; a dodge goes where less is to come."""
    who = decision.about
    hero = table.heroes[who]
    battle = battle_of(table)
    conduct = CONDUCTS[battle.card]
    magical = conduct.icons[battle.icon].magical
    blocked, dodged = defences(table, hero, decision.count, magical, conduct.dodge, free(hero))
    dodges = [option for option in decision.options if isinstance(option, Dodge)]
    if not dodges or blocked <= dodged:
        return decision.options[0]
    best = dodges[0]
    least = 1000.0
    for option in dodges:
        crowd = len(heroes_on(table, option.node)) + 2 * len(foes_on(table, option.node))
        worth = crowd + (0.0 if option.node == hero.node else 0.4)
        worth += 3.0 if hidden_trap(table, option.node) else 0.0
        if worth < least:
            least = worth
            best = option
    return best


def hidden_trap(table: Souls, node: int) -> bool:
    """Whether a token lies face down on a node."""
    battle = battle_of(table)
    return bool(battle.traps) and battle.traps[node] != "" and node not in battle.sprung


def best_trap(table: Souls, decision: Decision) -> Action:
    """Take a scratch, dodge what is worse."""
    hero = table.heroes[decision.about]
    _, dodged = defences(table, hero, decision.count, False, max(1, max(TRAP_DODGE.values()) - 1), free(hero))
    cost = decision.count + (DEATH if decision.count >= free(hero) else 0.0)
    dodges = [option for option in decision.options if isinstance(option, Dodge)]
    return dodges[0] if dodges and dodged < cost else Suffer()


def best_luck(table: Souls, options: list[Action]) -> Action:
    """Turn the die that falls shortest, if enough hangs on it."""
    roll = table.roll
    assert roll is not None
    shown = sum(roll.shown)
    lowest = min(range(len(roll.shown)), key=lambda die: roll.shown[die])
    option = next(
        (o for o in options if isinstance(o, Reroll) and same_die(roll.dice, roll.shown, o.die, lowest)), options[0]
    )
    if roll.what == "dodge":
        return option if roll.need - shown == 1 and roll.against >= 2 else DONE
    if roll.what == "attack":
        return option if roll.shown[lowest] == 0 and len(roll.dice) > 1 else DONE
    left = roll.against - shown
    hero = table.heroes[roll.who]
    deadly = left >= free(hero)
    return option if deadly or (left >= 2 and roll.shown[lowest] <= 1) else DONE


def same_die(dice: list[str], shown: list[int], one: int, other: int) -> bool:
    """Whether two dice are of one colour and show the same."""
    return dice[one] == dice[other] and shown[one] == shown[other]


def is_worth_standing(table: Souls) -> bool:
    """The Knight stands fast when two or more would come through."""
    roll = table.roll
    return roll is not None and roll.against - sum(roll.shown) >= 2


# -- places -----------------------------------------------------------------------------------------------


def safest(table: Souls, who: int, options: list[Action]) -> Action:
    """The node where the next enemy activation costs least."""
    battle = battle_of(table)
    nodes = [hero.node if hero.node >= 0 else battle.entries[0] for hero in table.heroes]
    best = options[0]
    least = 1e9
    for option in options:
        assert isinstance(option, Stand | PushTo)
        nodes[who] = option.node
        cost = danger(table, nodes, battle.aggro, free_boxes(table)) + 0.3 * nodes.count(option.node)
        cost += 1.0 if hidden_trap(table, option.node) else 0.0
        if cost < least:
            least = cost
            best = option
    return best


def best_shift(table: Souls, who: int, options: list[Action]) -> Action:
    """A free step, if it leads somewhere better or nearer to a foe."""
    battle = battle_of(table)
    nodes = [hero.node for hero in table.heroes]
    here = nodes[who]
    best: Action = DONE
    least = danger(table, nodes, battle.aggro, free_boxes(table)) + 0.15 * nearest_foe(table, here)
    for option in options:
        if isinstance(option, Shift):
            nodes[who] = option.node
            cost = danger(table, nodes, battle.aggro, free_boxes(table)) + 0.15 * nearest_foe(table, option.node)
            cost += 1.0 if hidden_trap(table, option.node) else 0.0
            if cost < least - 0.01:
                least = cost
                best = option
    return best


def nearest_foe(table: Souls, node: int) -> int:
    """How far the nearest foe is."""
    size = battle_of(table).size
    return min([apart(size, node, foe.node) for foe in table.foes], default=0)


def best_place(table: Souls, decision: Decision) -> Action:
    """Beside a boss: in its weak arc, or else behind it."""
    hero = table.heroes[decision.about]
    boss = boss_on(table, hero.node)
    best = decision.options[0]
    most = -1
    for option in decision.options:
        if isinstance(option, Place) and boss is not None:
            arc = arc_of_place(boss.facing, option.place)
            worth = 1 if arc == 2 else 0
            if boss.last and arc in CONDUCTS[boss.last].weak:
                worth = 2
            if worth > most:
                most = worth
                best = option
    return best


def least_danger(table: Souls, decision: Decision, options: list[Action]) -> Action:
    """For what the group decides about foes: the node with the fewest heroes; a foe pushed out rather than a hero."""
    best = options[0]
    least = 1000
    for option in options:
        cost = 0
        if isinstance(option, PushOut):
            cost = 5 if option.who >= 0 else 0
        elif isinstance(option, Choose | PushTo):
            node = option.number if isinstance(option, Choose) else option.node
            cost = len(heroes_on(table, node))
        if cost < least:
            least = cost
            best = option
    return best


# -- people -----------------------------------------------------------------------------------------------


def sturdiest(table: Souls, options: list[Action]) -> Action:
    """Who bears a blow best."""
    best = options[0]
    least = 1e9
    for option in options:
        if isinstance(option, Take):
            hero = table.heroes[option.who]
            cost = through(defence_dice(table, hero, False), 5) - 0.3 * free(hero)
            if cost < least:
                least = cost
                best = option
    return best


def neediest(table: Souls, options: list[Action]) -> Action:
    """Whose bar is fullest."""
    best = options[0]
    least = 1000
    for option in options:
        if isinstance(option, Receive) and free(table.heroes[option.who]) < least:
            least = free(table.heroes[option.who])
            best = option
    return best


def is_hurt(table: Souls, who: int) -> bool:
    """Whether a point of Health is worth a point of Stamina."""
    hero = table.heroes[who]
    return hero.red >= 2 and hero.black <= 2


def best_strike(table: Souls, who: int, options: list[Action]) -> Action:
    """The attack that tells most, whatever it costs."""
    best = options[0]
    most = -1.0
    hero = table.heroes[who]
    for option in options:
        if isinstance(option, Attack):
            foe = foe_by(table, option.foe)
            if foe is not None:
                worth = blow_worth(table, hero, option.card, option.option, foe, hero.node)
                if worth > most:
                    most = worth
                    best = option
    return best


def best_provoke(table: Souls, who: int, options: list[Action]) -> Action:
    """Draw the enemies when that costs less."""
    battle = battle_of(table)
    nodes = [hero.node for hero in table.heroes]
    boxes = free_boxes(table)
    drawn = danger(table, nodes, who, boxes)
    return options[1] if drawn + 0.5 < danger(table, nodes, battle.aggro, boxes) else DONE
