"""High Peak Castle: keys, malaise, restrictions.

DC-COMP-27, DC-RESTR-01 to DC-RESTR-04, DC-RULING-71.
Worked examples: DC-EX-30.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.games.dead_cells.rules.dying import place_damage
from undercroft.games.dead_cells.rules.sheets import MALAISE, SERENADE
from undercroft.games.dead_cells.rules.table import ails, answers_to, ask_group, living, run_of
from undercroft.games.dead_cells.state import Campaign, CatchMalaise, Hurt, KeyFound, MalaiseCaught, Prisoner, To

KEYS: Final = 2
FOR_HANDS: Final = ("hoarse", "fog")  # what means nothing to one who has no hand


def find_key(table: Campaign, amount: int) -> None:
    """A key, of two."""
    run = run_of(table)
    run.keys = min(KEYS, run.keys + amount)
    table.tell(KeyFound(run.keys))


def catch_malaise(table: Campaign, step: CatchMalaise) -> Rule | None:
    """Malaise outside a fight, for the first player or for whom the group likes."""
    among = [run_of(table).first] if step.bound else living(table)
    return choose_for_malaise(table, [who for who in among if table.prisoners[who].alive])


def choose_for_malaise(table: Campaign, among: list[int]) -> Rule:
    """Who is afflicted."""
    answer = yield ask_group(table, answers_to(among), "ask-malaise", ("DC-RULING-71",))
    assert isinstance(answer, To)
    give_malaise(table, answer.who)


def give_malaise(table: Campaign, who: int) -> None:
    """A card of malaise until the biome is left; whoever has one already takes a damage instead."""
    prisoner = table.prisoners[who]
    run = run_of(table)
    if not prisoner.malaise and run.malaise:
        card = run.malaise.pop()
        table.tell(MalaiseCaught(who, card))
        if prisoner.kind != SERENADE or MALAISE[card].word not in FOR_HANDS:
            prisoner.malaise = card
            return
        run.malaise.insert(0, card)
    table.tell(Hurt(who, 1, 0, "malaise"))
    place_damage(table, who, 1, "malaise")


def placed_shields(prisoner: Prisoner, amount: int) -> int:
    """How many of so many shields are placed: one who is brittle loses the first of a fight."""
    if ails(prisoner, "brittle") and "brittle" not in prisoner.once:
        prisoner.once.append("brittle")
        return max(0, amount - 1)
    return amount


def is_stopped(table: Campaign, who: int, round: int) -> bool:
    """Restriction I: the first player does nothing in one round (DC-RESTR-01, DC-RULING-68)."""
    run = run_of(table)
    return run.restriction == 1 and run.restricted_round == round and run.first == who


def shields_needed(table: Campaign) -> int:
    """Restriction II: two shields stop one damage (DC-RESTR-02)."""
    return 2 if run_of(table).restriction == 2 else 1


def may_drink(table: Campaign) -> bool:
    """Restriction III: no potions (DC-RESTR-03)."""
    return run_of(table).restriction != 3


def may_use_abilities(table: Campaign) -> bool:
    """Restriction IV: no Ability actions (DC-RESTR-04)."""
    return run_of(table).restriction != 4
