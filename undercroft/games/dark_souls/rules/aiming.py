"""Whom an enemy means (DS-EMOVE-04 to DS-EMOVE-09, DS-EATK-02, DS-EATK-03).

What enemies do is asked of places alone (here, and in `arcs`, `foes`, `bosses`, `pushing`): the rules ask it of the
table, the bot of every place it thinks of.
"""

from __future__ import annotations

from collections.abc import Generator

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.gear import CHARACTERS
from undercroft.games.dark_souls.rules.nodes import apart
from undercroft.games.dark_souls.rules.table import ask_tie, battle_of
from undercroft.games.dark_souls.state import Choose, Foe, Souls

Aiming = Generator[Decision, Action, int]


def meant_by(table: Souls, foe: Foe, target: str) -> list[int]:
    """Whom an icon means: the Aggro holder, or the nearest, who may be several.

    DS-EMOVE-04 to DS-EMOVE-08, DS-RULING-59.
    """
    battle = battle_of(table)
    if target == "aggro":
        return [battle.aggro]
    nodes = [hero.node for hero in table.heroes]
    return nearest(battle.size, foe.node, nodes, battle.aggro, taunts(table))


def nearest(size: int, at: int, nodes: list[int], aggro: int, taunts: list[int]) -> list[int]:
    """Of heroes on these nodes the nearest: of several the Aggro holder, then the highest Taunt; else all still tied.

    DS-EMOVE-08, DS-EATK-03, DS-RULING-05, DS-RULING-57, DS-CHAR-07.
    """
    best = 1000
    found: list[int] = []
    for who, node in enumerate(nodes):
        if node < 0:
            continue
        far = apart(size, at, node)
        if far < best:
            best = far
            found = [who]
        elif far == best:
            found.append(who)
    if len(found) > 1:
        if aggro in found:
            return [aggro]
        most = max([taunts[who] for who in found])
        found = [who for who in found if taunts[who] == most]
    return found


def taunts(table: Souls) -> list[int]:
    """Everybody's Taunt."""
    return [CHARACTERS[hero.kind].taunt for hero in table.heroes]


def choose_target(table: Souls, meant: list[int]) -> Aiming:
    """Which of several an icon means is the players' to say (DS-DECISION-43, DS-RULING-57)."""
    options: list[Action] = [Choose("hero", who) for who in meant]
    answer = yield ask_tie(table, options, "ask-nearest", ("DS-DECISION-43", "DS-RULING-57"))
    assert isinstance(answer, Choose)
    return answer.number


def target_of(table: Souls, foe: Foe, target: str) -> Aiming:
    """Whom an icon means in the end (DS-EMOVE-04 to DS-EMOVE-08, DS-DECISION-43)."""
    meant = meant_by(table, foe, target)
    if len(meant) > 1:
        who = yield from choose_target(table, meant)
        return who
    return meant[0]
