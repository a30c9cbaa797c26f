"""What a position looks worth: the chance that the run under way ends with a boss beaten, and what the box has become.

The chance is weighed from features of a quiet position, as `undercroft fit` has learned from campaigns played before.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.estimate import weighed, weights_of
from undercroft.games.dead_cells import worth
from undercroft.games.dead_cells.rules.sheets import FORMS, POISONED
from undercroft.games.dead_cells.rules.table import face
from undercroft.games.dead_cells.state import Campaign, Fight

WEIGHTS: Final[list[float]] = weights_of("undercroft.games.dead_cells")
TIERS: Final[dict[str, int]] = {"B4": 1, "B5": 1, "B6": 1, "C2": 1, "B7": 2, "C3": 2}
AHEAD: Final[dict[str, float]] = {"B1": 1.0, "B4": 1.0, "B2": 0.5, "B3": 0.5, "B5": 0.5, "B6": 0.5, "B7": 0.5}
RUN: Final = 0.8  # what a run that ends with a boss beaten is of everything; the rest is what was opened and bought
SCROLL: Final = 2.3  # what a step on a track is worth, in the measure of `worth`
QUIET: Final = ("ask-way", "ask-spend", "ask-next-run", "ask-healer", "ask-merchant")


def milestone(table: Campaign, decision: Decision) -> int:
    """Quiet are the choice of a way, a street's sellers, the beginning of a bout and the end of a run."""
    fight = table.fight
    quiet = decision.ask in QUIET
    if fight is not None and fight.boss is not None and not fight.revealed:
        quiet = decision.ask == "ask-passer" or (
            decision.ask == "ask-card" and not any([prisoner.active for prisoner in table.prisoners])
        )
    return count_of(table) if quiet else -1


def count_of(table: Campaign) -> int:
    """A number that grows with every run, biome, space and bout, and with whatever chance has given."""
    count = 1 + table.chance.decks.used + table.chance.setup.used + 4096 * len(table.chronicle)
    run = table.run
    if run is not None:
        count += 128 * len(run.path) + len(run.visited)
    if table.fight is not None and table.fight.boss is not None:
        count += table.fight.boss.bout
    return count


def features(table: Campaign) -> list[float]:
    """What a run hangs on: how far it is to the boss, how the group stands, what the boss still bears."""
    run = table.run
    if run is None or not table.prisoners:
        return [1.0]
    where = run.path[-1] if run.path else run.biome
    tier = TIERS.get(where, 0)
    stands = standing(table)
    fight = table.fight
    boss = 0.0
    bears = 0.0
    others = 0.0
    weakened = 0.0
    held = 0
    if fight is not None and fight.boss is not None:
        boss = 1.0
        bears = borne(fight)
        held = sum([len(prisoner.hand) for prisoner in table.prisoners])
        for enemy in fight.enemies:
            if enemy.card in FORMS:
                weakened += enemy.states[POISONED] - 0.5 * enemy.shields - enemy.golden
            else:
                others += face(enemy).life - enemy.damage
    return [
        1.0,
        1.0 if tier == 1 else 0.0,
        1.0 if tier == 2 else 0.0,
        AHEAD.get(where, 0.0),
        len(run.visited) / 10 if boss == 0.0 else 0.0,
        1.0 if table.seats == 1 else 0.0,
        1.0 if table.seats > 2 else 0.0,
        stands,
        boss * stands,
        (len(table.pockets["start"]) + len(table.pockets["during"])) / 10,
        len(table.read) / 50,
        boss,
        bears,
        weakened / 3,
        others / 5,
        held / (3 * len(table.prisoners)),
    ]


def standing(table: Campaign) -> float:
    """How the group stands, in the measure by which judgement weighs a fight: lives, bag, states, scrolls and gear."""
    worn = 0.0
    for prisoner in table.prisoners:
        worn += SCROLL * sum(prisoner.tracks) + worth.GOODS["equipment"] * len(prisoner.items)
    return (worth.of_lives(table) + worth.of_states(table) + worth.of_bag(table) + worn) / (10 * len(table.prisoners))


def borne(fight: Fight) -> float:
    """How much of a boss still stands: both forms are the whole, the second alone a half."""
    assert fight.boss is not None
    share = 0.0
    for enemy in fight.enemies:
        if enemy.card in FORMS:
            share = 1.0 - enemy.damage / face(enemy).life
    return (share + 2.0 - fight.boss.form) / 2


def estimate(table: Campaign) -> float:
    """Between 0 and 1."""
    cells = 4.0 * len([boss for boss in table.beaten.values() if boss]) + 0.3 * len(table.read) + 0.3 * table.cells
    opened = cells / (cells + 20.0)
    if table.run is not None and table.prisoners:
        chance = weighed(WEIGHTS, features(table))
    else:
        chance = 1.0 if table.chronicle and table.chronicle[-1].outcome in table.beaten else 0.0
    return RUN * chance + (1.0 - RUN) * opened
