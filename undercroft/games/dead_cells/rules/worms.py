"""Worms of the Misty Ford.

DC-COMP-24, DC-RULING-71.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.games.dead_cells.rules.dying import place_damage
from undercroft.games.dead_cells.rules.table import ask_group, living, run_of
from undercroft.games.dead_cells.state import Campaign, CatchWorm, Hurt, To, WormsBit, WormsCaught

BITE: Final = 3


def catch_worm(table: Campaign, step: CatchWorm) -> Rule | None:
    """A worm outside a fight, for the first player or for whom the group likes."""
    if step.left <= 0:
        return None
    among = [run_of(table).first] if step.bound else living(table)
    return choose_for_worm(table, step, [who for who in among if table.prisoners[who].alive])


def choose_for_worm(table: Campaign, step: CatchWorm, among: list[int]) -> Rule:
    """Who gets it."""
    answer = yield ask_group(table, [To(who) for who in among], "ask-worm", ("DC-RULING-71",))
    assert isinstance(answer, To)
    give_worms(table, answer.who, 1)
    table.next(CatchWorm(step.left - 1, step.bound))


def give_worms(table: Campaign, who: int, amount: int) -> None:
    """Worms cling to a prisoner until a vial, a bite, or the end of the biome."""
    table.prisoners[who].worms += amount
    table.tell(WormsCaught(who, amount))


def bite(table: Campaign, fighters: list[int]) -> None:
    """At the upkeep of a fight, three worms are a damage to one who took part, and go."""
    for who in fighters:
        prisoner = table.prisoners[who]
        if prisoner.alive and prisoner.worms >= BITE:
            prisoner.worms -= BITE
            table.tell(WormsBit(who))
            table.tell(Hurt(who, 1, 0, "worms"))
            place_damage(table, who, 1, "worms")
