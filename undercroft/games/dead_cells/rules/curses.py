"""Cursed treasures, biome by biome.

DC-CURSE-01 to DC-CURSE-08.
"""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.games.dead_cells.rules import feats, lanterns
from undercroft.games.dead_cells.rules.dying import is_anyone_dead, place_damage, remove_damage
from undercroft.games.dead_cells.rules.icons import into_bag
from undercroft.games.dead_cells.rules.table import ask_group, life_left, living, run_of, word
from undercroft.games.dead_cells.state import Campaign, Cursed, CurseWarded, GiveUpItems, Hurt, SufferCurse, To


def suffer_curse(table: Campaign, step: SufferCurse) -> Rule | None:
    """The treasure is taken; then its curse, unless a mutation wards it off (DC-TILE-02)."""
    run = run_of(table)
    if is_anyone_dead(table):
        return None
    if run.once.count("curse") < word(table, "curse_ward"):
        run.once.append("curse")
        table.tell(CurseWarded())
        return None
    run.once.append("curse")
    table.tell(Cursed(run.biome, step.curse))
    curse(table, run.biome, step.curse)
    feats.count(table, "curses", 1)
    paid = word(table, "curse_pay")
    if paid:
        into_bag(table, "cell", paid)
        return heal_for_curse(table)
    return None


def curse(table: Campaign, biome: str, number: int) -> None:
    """What each curse does."""
    run = run_of(table)
    if biome in ("B4", "B5") and number == 1:
        run.potions = 0
    elif biome == "B4":
        down_to_one(table)
    elif biome == "B5":
        table.next(GiveUpItems(living(table)))
    elif biome == "B6" and number == 1:
        run.silent = True
    elif biome == "B6":
        lanterns.put_out_all(table)
    elif biome == "B7" and number == 1:
        run.teeth = 0
    else:
        run.runeless = True


def down_to_one(table: Campaign) -> None:
    """Every prisoner takes damage until one life point is left (DC-CURSE-02, DC-RULING-70)."""
    for who in living(table):
        amount = life_left(table, who) - 1
        if amount > 0:
            table.tell(Hurt(who, amount, 0, "curse"))
            place_damage(table, who, amount, "curse")


def heal_for_curse(table: Campaign) -> Rule | None:
    """Whom a curse heals, by a mutation."""
    wounded = [who for who in living(table) if table.prisoners[who].damage]
    return choose_for_curse(table, wounded) if wounded else None


def choose_for_curse(table: Campaign, wounded: list[int]) -> Rule:
    """Which of them."""
    answer = yield ask_group(table, [To(who) for who in wounded], "ask-curse-heal", ("DC-DEC-51",))
    assert isinstance(answer, To)
    remove_damage(table, answer.who, 1)
