"""What a position looks worth: the chance to win the fight one is in, and what winning or losing it means."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.estimate import weighed, weights_of
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.activation import is_fresh
from undercroft.games.dark_souls.rules.bonfire import in_campaign
from undercroft.games.dark_souls.rules.endurance import health_left
from undercroft.games.dark_souls.rules.gear import SHEETS
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.rules.setup import most_sparks
from undercroft.games.dark_souls.state import Souls
from undercroft.games.dark_souls.tactics import kill_worth
from undercroft.games.dark_souls.worth import BARS, bar

WEIGHTS: Final[list[float]] = weights_of("undercroft.games.dark_souls")
FULL: Final = BARS[0][0]
HALF: Final = 0.35  # what a half, or a section of a campaign, is of the whole way
SPARK: Final = 0.3  # what all sparks together are of it
TILE: Final = 0.1  # what all tiles won together are


def milestone(table: Souls, decision: Decision) -> int:
    """Quiet are the bonfire and the beginning of an activation; chance used so far tells them apart."""
    activation = table.activation
    fresh = activation is not None and is_fresh(activation)
    quiet = decision.ask == "ask-roam" or (decision.ask == "ask-act" and fresh)
    return 1 + table.chance.dice.used + table.chance.decks.used if quiet else -1


def features(table: Souls) -> list[float]:
    """What a fight hangs on: bars, the weakest, flasks, what the foes still bear and deal."""
    count = len(table.heroes)
    bars = [bar(hero.red, hero.black) / FULL for hero in table.heroes]
    flasks = sum([1 for hero in table.heroes if hero.estus]) / count
    boss = 0.0
    left = 0.0
    crowd = 0.0
    for foe in table.foes:
        if foe.facing >= 0:
            boss = 1.0
            left += health_left(foe) / 20
        else:
            crowd += kill_worth(foe) * health_left(foe) / SHEETS[foe.kind].health
    mean = sum(bars) / count
    return [1.0, boss, mean, min(bars), flasks, left, left * mean, crowd / 5, left / count, crowd / (5 * count)]


def fight_chance(table: Souls) -> float:
    """The chance to win the fight under way."""
    return weighed(WEIGHTS, features(table))


def way(table: Souls, sparks: int, won: float, halves: int) -> float:
    """How far the party has come outside fights: halves, sparks and tiles, between nothing and everything."""
    parts = len(CARDS.campaigns[table.quest.mode].sections) if in_campaign(table) else 2
    if halves >= parts:
        return 1.0
    if sparks < 0:
        return 0.0
    gone = 1.0 - HALF * (parts - halves) / parts * 2
    return max(0.02, min(0.98, 0.5 * gone + SPARK * sparks / most_sparks(table) + TILE * won + 0.1))


def estimate(table: Souls) -> float:
    """What a quiet position is worth, between 0 and 1."""
    if table.over:
        return 1.0 if table.over == "won" else 0.0
    tiles = max(1, len(table.map))
    won = sum([1 for laid in table.map if laid.won])
    half = table.quest.half
    battle = table.battle
    if battle is None:
        return way(table, table.sparks, won / tiles, half)
    lost = way(table, table.sparks - 1, 0.0, half)
    if battle.tile == BONFIRE:
        gained = way(table, table.sparks, 0.0, half + 1)
    else:
        gained = way(table, table.sparks, (won + 1) / tiles, half)
    chance = fight_chance(table)
    return lost + chance * (max(gained, lost + 0.1) - lost)
