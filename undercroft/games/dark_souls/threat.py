"""What the enemies will do next: their behaviour is known, so positions can be weighed by it.

Foes are followed in order of threat, roughly: they walk to their target and strike; who is pushed where is left out.
Of a boss every card it may flip is weighed alike.
"""

from __future__ import annotations

from undercroft.games.dark_souls.odds import dodging, fatal, through
from undercroft.games.dark_souls.rules.arriving import dodge_cost, dodge_dice
from undercroft.games.dark_souls.rules.defence import defence_dice
from undercroft.games.dark_souls.rules.endurance import free
from undercroft.games.dark_souls.rules.gear import CONDUCTS, TAUNT, Conduct
from undercroft.games.dark_souls.rules.nodes import apart, near
from undercroft.games.dark_souls.rules.table import battle_of, powers, sheet
from undercroft.games.dark_souls.state import Foe, Hero, Souls

DEATH = 30.0  # what losing a hero is worth, in boxes
STAMINA = 0.4  # a black cube, against a red one


def pain(table: Souls, hero: Hero, damage: int, magical: bool, difficulty: int, boxes: int) -> float:
    """What an attack costs a hero who defends as well as can be, in boxes."""
    blocked, dodged = defences(table, hero, damage, magical, difficulty, boxes)
    return min(blocked, dodged)


def defences(table: Souls, hero: Hero, damage: int, magical: bool, difficulty: int, boxes: int) -> tuple[float, float]:
    """What it costs to block, and to dodge; a dodge that cannot be paid costs too much to think of."""
    dice = defence_dice(table, hero, magical)
    blocked = through(dice, damage) + DEATH * fatal(dice, damage, boxes)
    cost = dodge_cost(hero)
    if boxes <= cost:
        return blocked, 1000.0
    for gear in powers(table, hero):
        if gear.no_dodge:
            return blocked, 1000.0
    miss = 1.0 - dodging(dodge_dice(hero), difficulty)
    dodged = STAMINA * cost + miss * damage
    if damage >= boxes - cost:
        dodged += DEATH * miss
    return blocked, dodged


def danger(table: Souls, nodes: list[int], aggro: int, boxes: list[int]) -> float:
    """What the next enemy activation will cost if the heroes stand on these nodes with so many boxes free."""
    total = 0.0
    for foe in table.foes:
        if foe.facing >= 0:
            cards = cards_ahead(table, foe)
            for card in cards:
                total += conduct_cost(table, foe, CONDUCTS[card], nodes, aggro, boxes) / len(cards)
        else:
            total += conduct_cost(table, foe, CONDUCTS[foe.kind], nodes, aggro, boxes)
    return total


def cards_ahead(table: Souls, foe: Foe) -> list[str]:
    """What a boss may flip next: the one that is known, or any that is left."""
    deck = table.deck
    assert deck is not None
    cards = deck.cards if deck.cards else deck.played
    if deck.learned or not deck.cards:
        cards = cards[:1]
    found: list[str] = []
    for card in cards:
        conduct = CONDUCTS[card]
        found.append(card if conduct.boss == foe.kind or not conduct.partner else conduct.partner)
    return found


def conduct_cost(table: Souls, foe: Foe, conduct: Conduct, nodes: list[int], aggro: int, boxes: list[int]) -> float:
    """What a behaviour costs all heroes together."""
    size = battle_of(table).size
    at = foe.node
    stagger = 1 if "stagger" in foe.conditions else 0
    total = 0.0
    heroes = table.heroes
    for icon in conduct.icons:
        target = aggro if icon.target == "aggro" else nearest_of(table, at, nodes, aggro)
        far = apart(size, at, nodes[target])
        if icon.kind == "move":
            steps = max(0, icon.nodes - (1 if "frostbite" in foe.conditions else 0))
            if icon.away:
                continue
            if icon.damage and far <= steps:
                for who, node in enumerate(nodes):
                    if node == nodes[target]:
                        total += pain(table, heroes[who], icon.damage, False, conduct.dodge, boxes[who])
            at = nodes[target] if far <= steps else step_to(size, at, nodes[target], steps)
        elif icon.kind == "leap":
            at = nodes[target]
            if icon.damage:
                for who, node in enumerate(nodes):
                    if node == at:
                        total += pain(table, heroes[who], icon.damage, False, conduct.dodge, boxes[who])
        elif icon.kind == "strike":
            damage = max(0, icon.damage - stagger)
            for who, node in enumerate(nodes):
                near = apart(size, at, node)
                if near > conduct.range:
                    continue
                if icon.arcs:
                    chance = len(icon.arcs) / 4 if who != target else min(1.0, 0.25 + len(icon.arcs) / 4)
                elif who == target or (icon.node and node == nodes[target]):
                    chance = 1.0
                else:
                    continue
                total += chance * pain(table, heroes[who], damage, icon.magical, conduct.dodge, boxes[who])
    return total * conduct.repeat


def nearest_of(table: Souls, at: int, nodes: list[int], aggro: int) -> int:
    """The nearest hero of those on these nodes: then the Aggro holder, then the highest Taunt (DS-EMOVE-08)."""
    size = battle_of(table).size
    best = 0
    least = 10000
    for who, node in enumerate(nodes):
        rank = apart(size, at, node) * 100 - TAUNT[table.heroes[who].kind] - (50 if who == aggro else 0)
        if rank < least:
            least = rank
            best = who
    return best


def step_to(size: int, at: int, target: int, steps: int) -> int:
    """A node so many steps nearer, as far as the floor goes; terrain aside."""
    for _ in range(steps):
        for node in near(size, at):
            if apart(size, node, target) < apart(size, at, target):
                at = node
                break
    return at


def free_boxes(table: Souls) -> list[int]:
    """The boxes everybody has free."""
    return [free(hero) for hero in table.heroes]


def weight(foe: Foe) -> float:
    """What a wound on a foe is worth: the whole of what it does, spread over what it can bear."""
    card = sheet(foe)
    harm = 0.0
    conduct = CONDUCTS.get(foe.kind)
    if conduct is None:
        return 1.2
    for icon in conduct.icons:
        harm += icon.damage
    return 0.5 + harm / max(1, card.health)
