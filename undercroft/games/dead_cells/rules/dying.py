"""Losing and regaining life, and dying.

DC-DIE-01 to DC-DIE-05, DC-ACT-05.
"""

from __future__ import annotations

from undercroft.games.dead_cells.rules.table import ails, max_life, run_of, word
from undercroft.games.dead_cells.state import Campaign, Died, Healed, Revived


def place_damage(table: Campaign, who: int, amount: int, by: str) -> None:
    """Damage tokens on a prisoner; a full life track eliminates it at once (DC-ACT-05, DC-DIE-01, DC-RULING-79)."""
    prisoner = table.prisoners[who]
    if not prisoner.alive or amount <= 0:
        return
    prisoner.damage += amount
    run = run_of(table)
    run.unhurt = False
    if table.fight is not None:
        table.fight.hurt = True
        if "hurt" not in prisoner.once:
            prisoner.once.append("hurt")
    if prisoner.damage >= max_life(table, who):
        eliminate(table, who, by)


def eliminate(table: Campaign, who: int, by: str) -> None:
    """A prisoner is eliminated; the first card that refuses death holds it back (DC-DIE-02, DC-DIE-05, DC-SOLO-22)."""
    prisoner = table.prisoners[who]
    run = run_of(table)
    if run.revived < word(table, "revive"):
        run.revived += 1
        prisoner.damage = max_life(table, who) - 1
        prisoner.states = [0, 0, 0, 0]
        prisoner.frozen = []
        table.tell(Revived(who))
        return
    prisoner.alive = False
    prisoner.states = [0, 0, 0, 0]
    prisoner.frozen = []
    prisoner.shields = 0
    prisoner.golden = 0
    if not run.killer:
        run.killer = by
    if table.heard():
        table.tell(Died(who, by))


def check_life(table: Campaign, who: int, by: str) -> None:
    """Whether a lost life point was the last one (DC-RULING-73)."""
    prisoner = table.prisoners[who]
    if prisoner.alive and prisoner.damage >= max_life(table, who):
        eliminate(table, who, by)


def remove_damage(table: Campaign, who: int, amount: int) -> None:
    """Damage comes off a prisoner; thin blood keeps one (DC-ICON-11, DC-RULING-41)."""
    prisoner = table.prisoners[who]
    if ails(prisoner, "thin_blood"):
        amount -= 1
    amount = min(amount, prisoner.damage)
    if amount <= 0 or not prisoner.alive:
        return
    prisoner.damage -= amount
    table.tell(Healed(who, amount))


def is_anyone_dead(table: Campaign) -> bool:
    """Whether a prisoner has been eliminated in this run (DC-DIE-02)."""
    for prisoner in table.prisoners:
        if not prisoner.alive:
            return True
    return False


def vial_strength(table: Campaign) -> int:
    """How much a vial removes: one, or what a mutation says (DC-ICON-11)."""
    return max(1, word(table, "vial"))
