"""When the enemies act: block or dodge, and where to; luck; where to be pushed; what to choose for a foe."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Decision, Done
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.arcs import arc_of_place
from undercroft.games.dark_souls.rules.attack import range_of
from undercroft.games.dark_souls.rules.bosses import facing_for
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, FACES, GEAR, TRAP_SHEETS
from undercroft.games.dark_souls.rules.nodes import apart
from undercroft.games.dark_souls.rules.table import battle_of, boss_on, foe_by, heroes_on, is_immune, standing
from undercroft.games.dark_souls.state import (
    Block,
    BlockAll,
    Choose,
    Dodge,
    FoeIcon,
    Hero,
    Heroic,
    Place,
    PushOut,
    PushTo,
    Reroll,
    Roll,
    Shift,
    Souls,
    Stand,
    Suffer,
    Take,
)
from undercroft.games.dark_souls.tactics import WOUND, Spot, hidden_trap, is_open, kill_worth, wound_worth
from undercroft.games.dark_souls.threat import Positions, danger, follow, guards
from undercroft.games.dark_souls.worth import HeroDefence, bar, blow, by_block, by_dodge, guard_of, toll

LUCK: Final = 1.3  # what luck is worth, in boxes
HEROIC: Final = 1.5  # what standing fast is worth
HIDDEN: Final = 1.3  # what a token face down costs
NEXT: Final = 0.35  # how much the activation after this one weighs, of which less is known
COMMITTED: Final = 6.0  # what a blow is worth whose price is paid
FARTHER: Final = 0.12  # what a step away from the foe costs


def to_come(table: Souls, nodes: list[int], places: list[int], at: int = -1, facing: int = -1) -> list[list[int]]:
    """The blows still to fall in this enemy activation if all stand there; the acting foe may be elsewhere."""
    battle = battle_of(table)
    positions = Positions(table, nodes, places, battle.aggro)
    ids = [foe.id for foe in positions.foes]
    if battle.acting in ids and battle.card:
        number = ids.index(battle.acting)
        if at >= 0 or facing >= 0:
            positions.put(number, at, facing)
        icon, turn = icon_ahead(table)
        follow(positions, number, BEHAVIOURS[battle.card], icon, turn)
    for id in battle.order:
        if id not in ids:
            continue
        number = ids.index(id)
        foe = positions.foes[number]
        if foe.facing < 0:
            follow(positions, number, BEHAVIOURS[foe.kind])
        elif table.deck is not None and table.deck.flipped and foe.last:
            follow(positions, number, BEHAVIOURS[foe.last])
    return positions.hits


def icon_ahead(table: Souls) -> tuple[int, int]:
    """Which icon of its behaviour the acting foe comes to next, and for the so-manieth time."""
    battle = battle_of(table)
    for step in reversed(table.agenda):
        if isinstance(step, FoeIcon) and step.foe == battle.acting:
            return step.icon, step.turn
    return battle.icon + 1, BEHAVIOURS[battle.card].repeat - 1


def cost_to_come(
    table: Souls, party: list[HeroDefence], nodes: list[int], places: list[int], at: int = -1, facing: int = -1
) -> float:
    """What those blows cost."""
    cost = 0.0
    for who, hits in enumerate(to_come(table, nodes, places, at, facing)):
        if hits:
            cost += toll(party[who], hits, party[who].red, party[who].black)
    return cost


def farness(table: Souls, node: int) -> int:
    """How far the nearest foe is."""
    size = battle_of(table).size
    return min([apart(size, node, foe.node) for foe in table.foes], default=0)


# -- block or dodge -----------------------------------------------------------------------------------------


def best_defence(table: Souls, decision: Decision) -> Action:
    """Block or dodge by exact odds, and a dodge to where the least is still to come."""
    who = decision.about
    hero = table.heroes[who]
    battle = battle_of(table)
    behaviour = BEHAVIOURS[battle.card]
    icon = behaviour.icons[battle.icon]
    guard = guard_of(table, hero)
    conditions = [one for one in icon.conditions if one not in hero.conditions and not is_immune(table, hero, one)]
    hit = blow(decision.count, icon.magical, behaviour.dodge, len(conditions))
    nodes, places = standing(table)
    best = decision.options[0]
    most = -1000.0
    rolled = by_dodge(guard, hit, hero.red, hero.black)
    for option in decision.options:
        if isinstance(option, BlockAll):
            continue
        worth = 0.0
        black = hero.black
        if isinstance(option, Block):
            worth = by_block(guard, hit, hero.red, hero.black)
            nodes[who] = hero.node
            places[who] = hero.place
        elif isinstance(option, Dodge):
            worth = rolled
            black += guard.cost
            nodes[who] = option.node
            places[who] = option.place
            if option.node != hero.node:
                boss = boss_on(table, option.node)
                if boss is not None:
                    places[who] = (boss.facing + 4) & 7
                worth -= HIDDEN if hidden_trap(table, option.node) else 0.0
            worth -= FARTHER * farness(table, option.node)
        hits = to_come(table, nodes, places)[who]
        if hits:
            worth -= toll(guard, hits, hero.red, min(9 - hero.red, black))
        worth -= 0.3 * len(heroes_on(table, nodes[who])) if nodes[who] != hero.node else 0.0
        if worth > most + 0.001:
            most = worth
            best = option
    if isinstance(best, Block) and BlockAll() in decision.options:
        ahead = to_come(table, *standing(table))[who]
        if all(
            [by_block(guard, one, hero.red, hero.black) >= by_dodge(guard, one, hero.red, hero.black) for one in ahead]
        ):
            return BlockAll()
    return best


def best_trap(table: Souls, decision: Decision) -> Action:
    """Take a scratch, dodge what is worse."""
    hero = table.heroes[decision.about]
    battle = battle_of(table)
    guard = guard_of(table, hero)
    trap = battle.traps[hero.node] if battle.traps else ""
    difficulty = TRAP_SHEETS[trap].dodge if trap else 1
    taken = bar(min(10, hero.red + guard.harm(decision.count)), hero.black)
    dodged = by_dodge(guard, blow(decision.count, False, difficulty, 0), hero.red, hero.black)
    dodges = [option for option in decision.options if isinstance(option, Dodge)]
    return dodges[0] if dodges and dodged > taken else Suffer()


# -- luck ---------------------------------------------------------------------------------------------------


def best_use(table: Souls, decision: Decision) -> Action:
    """Stand fast or turn a die if it is worth that; else keep the roll, and if pushed go where it is safest."""
    if Heroic() in decision.options and is_worth_standing(table):
        return Heroic()
    lucky = best_luck(table, decision.options)
    if isinstance(lucky, Reroll):
        return lucky
    return DONE if DONE in decision.options else safest(table, decision)


def best_luck(table: Souls, options: list[Action]) -> Action:
    """Turn the die that gains most, if that is worth more than luck itself."""
    roll = table.roll
    assert roll is not None
    hero = table.heroes[roll.who]
    guard = guard_of(table, hero)
    boss = bool(table.foes) and table.foes[0].facing >= 0
    price = LUCK * (0.6 if boss else 1.0)
    now = roll_worth(table, roll, hero, guard, sum(roll.shown))
    best: Action = DONE
    most = price
    for option in options:
        if isinstance(option, Reroll):
            rest = sum(roll.shown) - roll.shown[option.die]
            worth = 0.0
            for face in FACES[roll.dice[option.die]]:
                worth += roll_worth(table, roll, hero, guard, rest + face) / 6
            if worth - now > most:
                most = worth - now
                best = option
    return best


def roll_worth(table: Souls, roll: Roll, hero: Hero, guard: HeroDefence, shown: int) -> float:
    """What it is worth if the dice show so much."""
    if roll.what == "dodge":
        return bar(hero.red, hero.black) if shown >= roll.need else bar_after(hero, guard, roll.against)
    if roll.what == "attack":
        over = max(0, shown - roll.against)
        worth = 0.0
        for foe in table.foes[:1]:
            worth = wound_worth(foe) * over + (kill_worth(foe) if over and foe.facing < 0 else 0.0)
        return worth if table.foes else WOUND * over
    return bar_after(hero, guard, max(0, roll.against - shown))


def bar_after(hero: Hero, guard: HeroDefence, through: int) -> float:
    """What a bar is worth once so much came through."""
    return bar(min(10, hero.red + guard.harm(through)), hero.black)


def is_worth_standing(table: Souls) -> bool:
    """Whether a blue die on a block roll already seen brings enough."""
    roll = table.roll
    if roll is None:
        return False
    hero = table.heroes[roll.who]
    guard = guard_of(table, hero)
    shown = sum(roll.shown)
    gain = -bar_after(hero, guard, max(0, roll.against - shown))
    for face in FACES["blue"]:
        gain += bar_after(hero, guard, max(0, roll.against - shown - face)) / 6
    return gain > HEROIC


# -- places --------------------------------------------------------------------------------------------------


def safest(table: Souls, decision: Decision) -> Action:
    """The node where what is still to come costs least: on entering, and when pushed."""
    who = decision.about
    battle = battle_of(table)
    party = guards(table)
    nodes, places = standing(table)
    nodes = [node if node >= 0 else battle.entries[0] for node in nodes]
    acting = battle.acting >= 0
    best = decision.options[0]
    least = 1e9
    for option in decision.options:
        if not isinstance(option, Stand | PushTo):
            continue
        nodes[who] = option.node
        places[who] = -1
        boss = boss_on(table, option.node)
        if boss is not None:
            places[who] = (boss.facing + 4) & 7
        if acting:
            cost = cost_to_come(table, party, nodes, places) + NEXT * danger(table, nodes, places, battle.aggro, party)
        else:
            cost = danger(table, nodes, places, battle.aggro, party)
        cost += 0.2 * nodes.count(option.node) + (HIDDEN if hidden_trap(table, option.node) else 0.0)
        cost += FARTHER * farness(table, option.node)
        if cost < least:
            least = cost
            best = option
    return best


def best_shift(table: Souls, decision: Decision) -> Action:
    """A free step, if it leads somewhere better or nearer to a foe."""
    who = decision.about
    battle = battle_of(table)
    party = guards(table)
    nodes, places = standing(table)
    hero = table.heroes[who]
    acting = battle.acting >= 0
    reach = reach_after(table) if decision.ask in ("ask-shift", "ask-charge") else -1
    best: Action = DONE
    least = 1e9
    for option in decision.options:
        nodes[who] = hero.node
        places[who] = hero.place
        cost = 0.01
        if isinstance(option, Shift):
            nodes[who] = option.node
            boss = boss_on(table, option.node)
            places[who] = -1 if boss is None else (boss.facing + 4) & 7
            cost = HIDDEN if hidden_trap(table, option.node) else 0.0
        elif isinstance(option, Place):
            places[who] = option.place
        elif not isinstance(option, Done):
            continue
        if acting:
            cost += cost_to_come(table, party, nodes, places)
        else:
            cost += danger(table, nodes, places, battle.aggro, party)
        cost += 2 * FARTHER * farness(table, nodes[who])
        if reach >= 0:
            cost -= blow_from(table, nodes[who], places[who], reach)
        if cost < least - 0.01:
            least = cost
            best = option
    return best


def reach_after(table: Souls) -> int:
    """How far the blow will reach that this shift makes way for; -1: the blow has fallen."""
    activation = table.activation
    if activation is None:
        return -1
    if activation.berserk:
        return 0
    if not activation.used:
        return -1
    gear = GEAR[activation.used[-1]]
    reaches = [range_of(gear, option) for option in gear.options if option.shift_before and option.attacks]
    return max(reaches) if reaches else -1


def blow_from(table: Souls, node: int, place: int, reach: int) -> float:
    """What it is worth to strike from there, if anything can be struck at all."""
    size = battle_of(table).size
    best = 0.0
    for foe in table.foes:
        if apart(size, node, foe.node) <= reach:
            best = max(best, COMMITTED + (WOUND if is_open(foe, Spot(node, place, 0, DONE, 0.0)) else 0.0))
    return best


def best_place(table: Souls, decision: Decision) -> Action:
    """Beside a boss: where the least is still to come, then where it is open to a blow."""
    who = decision.about
    hero = table.heroes[who]
    boss = boss_on(table, hero.node)
    battle = battle_of(table)
    party = guards(table)
    nodes, places = standing(table)
    best = decision.options[0]
    least = 1e9
    for option in decision.options:
        if isinstance(option, Place) and boss is not None:
            places[who] = option.place
            if battle.acting >= 0:
                cost = cost_to_come(table, party, nodes, places)
            else:
                cost = danger(table, nodes, places, battle.aggro, party)
            if boss.last and arc_of_place(boss.facing, option.place) in BEHAVIOURS[boss.last].weak_arcs:
                cost -= 0.8
            if cost < least:
                least = cost
                best = option
    return best


# -- what players choose for foes -----------------------------------------------------------------------------


def best_path(table: Souls, decision: Decision) -> Action:
    """A way for a foe: the one after which the least is to come."""
    foe = foe_by(table, decision.count)
    battle = battle_of(table)
    if foe is None or battle.acting != foe.id or not battle.card:
        return least_crowd(table, decision.options)
    party = guards(table)
    nodes, places = standing(table)
    icon = BEHAVIOURS[battle.card].icons[battle.icon]
    best = decision.options[0]
    least = 1e9
    for option in decision.options:
        if not isinstance(option, Choose):
            continue
        facing = -1
        if foe.facing >= 0:
            facing = facing_for(foe.node, option.number, icon.away)
        at = option.number if icon.nodes else -1
        moved = places.copy()
        if foe.facing >= 0 and at >= 0:
            moved = [-1 if nodes[who] == foe.node else place for who, place in enumerate(places)]
        cost = cost_to_come(table, party, nodes, moved, at, facing)
        here = len(heroes_on(table, option.number))
        cost += (1.5 if icon.push and icon.damage else 0.2) * here
        if cost < least - 0.001:
            least = cost
            best = option
    return best


def least_crowd(table: Souls, options: list[Action]) -> Action:
    """The node with the fewest heroes; a foe pushed out rather than a hero; a foe pushed far from all."""
    best = options[0]
    least = 1000
    size = battle_of(table).size
    for option in options:
        cost = 0
        if isinstance(option, PushOut):
            cost = 5 if option.who >= 0 else 0
        elif isinstance(option, Choose | PushTo):
            node = option.number if isinstance(option, Choose) else option.node
            cost = 20 * len(heroes_on(table, node))
            for hero in table.heroes:
                cost -= apart(size, node, hero.node) if hero.node >= 0 else 0
        if cost < least:
            least = cost
            best = option
    return best


def best_foe(table: Souls, options: list[Action]) -> Action:
    """Of foes with one threat the weaker acts first: somebody may yet be pushed out of the other's way."""
    best = options[0]
    least = 1000
    for option in options:
        if isinstance(option, Choose):
            foe = foe_by(table, option.number)
            far = 0 if foe is None else farness_of_heroes(table, foe.node)
            if far < least:
                least = far
                best = option
    return best


def farness_of_heroes(table: Souls, node: int) -> int:
    """How far the nearest hero is."""
    size = battle_of(table).size
    return min([apart(size, node, hero.node) for hero in table.heroes if hero.node >= 0], default=0)


# -- who draws the enemies --------------------------------------------------------------------------------------


def sturdiest(table: Souls, options: list[Action]) -> Action:
    """Who bears the next enemy activation best with the Aggro token."""
    party = guards(table)
    best = options[0]
    least = 1e9
    battle = table.battle
    for option in options:
        if isinstance(option, Take):
            guard = party[option.who]
            if battle is not None and table.foes and min([hero.node for hero in table.heroes]) >= 0:
                nodes, places = standing(table)
                cost = danger(table, nodes, places, option.who, party)
                cost += 0.1 * toll(guard, [blow(5, False, 1, 0)], guard.red, guard.black)
            else:
                cost = toll(guard, [blow(5, False, 1, 0)], guard.red, guard.black)
            if cost < least - 0.001:
                least = cost
                best = option
    return best


def best_provoke(table: Souls, who: int, options: list[Action]) -> Action:
    """Draw the enemies when that costs less."""
    party = guards(table)
    nodes, places = standing(table)
    drawn = danger(table, nodes, places, who, party)
    return options[1] if drawn + 0.5 < danger(table, nodes, places, battle_of(table).aggro, party) else DONE


def is_hurt(table: Souls, who: int) -> bool:
    """Whether a point of Health is worth more than a point of Stamina."""
    hero = table.heroes[who]
    ringed = bar(max(0, hero.red - 1), max(0, hero.black - 1))
    return ringed > bar(hero.red, max(0, hero.black - 2))
