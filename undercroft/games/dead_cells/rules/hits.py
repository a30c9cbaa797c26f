"""Damage to enemies by prisoners.

DC-ACT-01, DC-ACT-02, DC-ACT-07 to DC-ACT-09, DC-STATE-10.
"""

from __future__ import annotations

from undercroft.games.dead_cells.rules import bosses, damage, deaths
from undercroft.games.dead_cells.rules.flat import PrisonerAct
from undercroft.games.dead_cells.rules.sheets import BOOSTS, FROZEN, STATES, TARGETED
from undercroft.games.dead_cells.rules.table import (
    ails,
    face,
    fight_of,
    is_serenade,
    level,
    life_left,
    passives,
    word,
)
from undercroft.games.dead_cells.state import Campaign, Enemy, EnemyHurt, Prisoner


def hit(table: Campaign, who: int, enemy: Enemy, act: PrisonerAct, plain: bool, more: bool) -> None:
    """A prisoner's damage on one enemy; thorns answer it (DC-ACT-01, DC-ACT-11)."""
    amount = strength(table, who, enemy, act, plain)
    if more:
        amount += by_mutations(table, who, use=True)
    thorns = face(enemy).thorns
    placed = deal(table, who, enemy, amount, act.pierce)
    if placed and thorns:
        damage.hurt_prisoner(table, who, thorns, False, enemy.card)


def matches(enemy: Enemy, against: str) -> bool:
    """Whether an enemy is what an action is stronger against."""
    if against == "unhurt":
        return enemy.damage == 0
    if against in ("elite", "boss"):
        return face(enemy).kind == against
    if against == FROZEN:
        return bool(enemy.frozen)
    return bool(against) and enemy.states[STATES[against]] > 0


def strength(table: Campaign, who: int, enemy: Enemy, act: PrisonerAct, plain: bool) -> int:
    """How much damage an action does to this enemy: printed, levels, what its bearer has (DC-RULING-101)."""
    prisoner = table.prisoners[who]
    fight = fight_of(table)
    amount = act.amount
    if act.extra and matches(enemy, act.against):
        amount += act.extra
    if is_serenade(prisoner):
        return amount
    if act.level:
        amount += level(prisoner, act.level)
    for passive in passives(table, who, BOOSTS):
        if passive.round == 0 or passive.round == fight.round:
            if not passive.against or matches(enemy, passive.against):
                amount += passive.amount
    if plain and fight.round == 1 and ails(prisoner, "trembling"):
        amount = max(0, amount - 1)
    return amount


def by_mutations(table: Campaign, who: int, use: bool) -> int:
    """What mutations add to an attack, for one of its targets, most of them once a fight; or only how much it would be.

    Nothing for Serenade.
    """
    prisoner = table.prisoners[who]
    fight = fight_of(table)
    more = 0
    if is_serenade(prisoner):
        return more
    if "hurt" in prisoner.once:
        more += once_a_fight(table, prisoner, "vengeance", use)
    if "killed" in prisoner.once:
        more += once_a_fight(table, prisoner, "combo", use)
    berserker = word(table, "berserker")
    if berserker and life_left(table, who) == 1:
        more += berserker
    if fight.round == 3 and not fight.hurt and "tranquility" not in fight.once:
        added = word(table, "tranquility")
        if added and use:
            fight.once.append("tranquility")
        more += added
    return more


def once_a_fight(table: Campaign, prisoner: Prisoner, name: str, use: bool) -> int:
    """What a mutation adds that works for each prisoner once a fight."""
    if name in prisoner.once:
        return 0
    added = word(table, name)
    if added and use:
        prisoner.once.append(name)
    return added


def deal(table: Campaign, who: int, enemy: Enemy, amount: int, pierce: bool) -> int:
    """A batch of damage on an enemy: shields, tokens, one more if Targeted, death; how much was placed.

    DC-ACT-02, DC-ACT-08, DC-STATE-10, DC-RULING-20.
    """
    if amount <= 0 or bosses.is_guarded(fight_of(table), enemy):
        return 0
    blocked = 0
    if enemy.golden:
        enemy.golden -= 1
        blocked = amount
    elif not pierce:
        blocked = min(enemy.shields, amount)
        enemy.shields -= blocked
    placed = damage.raised(table, enemy.states[TARGETED], amount - blocked)
    enemy.damage += placed
    if table.heard():
        table.tell(EnemyHurt(who, enemy.id, enemy.card, placed, blocked))
    if enemy.damage >= face(enemy).life:
        deaths.kill(table, enemy, who, "damage")
    return placed
