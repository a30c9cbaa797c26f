"""What enemies do, action by action.

DC-COMBAT-03, DC-RULING-94, DC-RULING-95, DC-RULING-96.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.dead_cells.rules import bosses, damage, deaths, looting
from undercroft.games.dead_cells.rules.closing_up import stop_if_nobody_stands
from undercroft.games.dead_cells.rules.flat import EnemyAct
from undercroft.games.dead_cells.rules.sheets import FAR, LEFT, NEAR, SPACES, kind_of
from undercroft.games.dead_cells.rules.table import (
    ask_group,
    enemy_by,
    enemy_on,
    face,
    fight_of,
    is_anyone_fighting,
    run_of,
)
from undercroft.games.dead_cells.state import (
    Campaign,
    Enemy,
    EnemyActs,
    EnemyMended,
    EnemyMoved,
    EnemyRaged,
    EnemyShielded,
    EnemyTurn,
    EnemyVanished,
    Fight,
    Grab,
    StealLoot,
    Stolen,
    Stopped,
)

ENEMY_TURNS: Final[list[Step]] = [EnemyTurn(space) for space in range(FAR + 1)]  # by space


def vanish(table: Campaign) -> None:
    """Whoever vanishes in this round cannot be targeted from its beginning (DC-RULING-95)."""
    fight = fight_of(table)
    for enemy in fight.enemies:
        enemy.vanished = False
        if fight.round not in enemy.frozen:
            for act in bosses.line(fight, enemy, fight.round):
                if act.do == "vanish" and is_met(fight, enemy, act):
                    enemy.vanished = True
                    table.tell(EnemyVanished(enemy.id, enemy.card))


def enemy_turn(table: Campaign, step: EnemyTurn) -> None:
    """Whoever stands on a space when its turn comes acts, unless this line is frozen; then come those right of it.

    DC-COMBAT-03, DC-STATE-08, DC-STATE-14.
    """
    fight = fight_of(table)
    stop_if_nobody_stands(table)
    space = step.space
    enemy = enemy_on(fight, space)
    while enemy is None and NEAR <= space < FAR:
        space += 1
        enemy = enemy_on(fight, space)
    if enemy is None:
        return
    if NEAR <= space < FAR:
        table.next(ENEMY_TURNS[space + 1])
    if enemy.id not in fight.acted:
        fight.acted.append(enemy.id)
    if not bosses.line(fight, enemy, fight.round):
        return
    if fight.round in enemy.frozen:
        table.tell(Stopped(-1, enemy.id, enemy.card))
        return
    table.next(EnemyActs(enemy.id, 0))


def enemy_acts(table: Campaign, step: EnemyActs) -> None:
    """Its actions one by one; its death stops the rest, and so does everybody's (DC-RULING-94, DC-RULING-36)."""
    fight = fight_of(table)
    enemy = enemy_by(fight, step.enemy)
    if enemy is None or not is_anyone_fighting(table):
        return
    acts = bosses.line(fight, enemy, fight.round)
    if step.act + 1 < len(acts):
        table.next(EnemyActs(step.enemy, step.act + 1))
    if is_met(fight, enemy, acts[step.act]):
        act_now(table, enemy, acts[step.act])


def is_met(fight: Fight, enemy: Enemy, act: EnemyAct) -> bool:
    """Whether what an action needs is so."""
    needs = act.needs
    if not needs:
        return True
    if needs == "alone":
        return len(fight.enemies) == 1
    if needs == "company":
        return len(fight.enemies) > 1
    if needs == "left":
        return enemy.space == LEFT
    if needs == "near":
        return enemy.space == NEAR
    if needs == "far":
        return enemy.space > NEAR
    if needs == "wounded":
        return enemy.damage > 0
    if needs == "unhurt":
        return enemy.damage == 0
    if needs == "shielded":
        return enemy.shields + enemy.golden > 0
    return bool(fight.loot)


def act_now(table: Campaign, enemy: Enemy, act: EnemyAct) -> None:
    """One action of an enemy (DC-ACT-03, DC-ACT-07, DC-ACT-13)."""
    if act.do == "damage":
        amount = act.amount + enemy.rage + swarm(fight_of(table), enemy)
        free = act.to == "choice"
        damage.threaten(table, enemy.id, enemy.card, amount, act.to, act.pierce, act.then, companions=free)
    elif act.do == "inflict":
        damage.afflict(table, enemy.card, act.state, act.amount, act.to)
    elif act.do == "block":
        for one in meant(fight_of(table), enemy, act.who):
            guard(table, one, act.amount, act.golden)
    elif act.do == "heal":
        for one in meant(fight_of(table), enemy, act.who):
            mend(table, one, act.amount)
    elif act.do == "dies":
        deaths.kill(table, enemy, -1, "own")
    elif act.do == "leap":
        leap(table, enemy, SPACES[act.to])
    elif act.do == "steal":
        steal(table, enemy, act)
    elif act.do == "summon":
        for _ in range(act.amount):
            deaths.summon(table)
    elif act.do == "rage":
        enemy.rage += act.amount
        table.tell(EnemyRaged(enemy.id, enemy.card, act.amount))
    elif act.do == "lay":
        bosses.lay(table, act.what, act.amount)


def swarm(fight: Fight, enemy: Enemy) -> int:
    """How much more one of a swarm does for each other of its kind."""
    more = face(enemy).swarm
    if not more:
        return 0
    kind = kind_of(enemy.card)
    return more * (len([other for other in fight.enemies if kind_of(other.card) == kind]) - 1)


def meant(fight: Fight, enemy: Enemy, who: str) -> list[Enemy]:
    """Itself, the others, or all."""
    if who == "self":
        return [enemy]
    if who == "others":
        return [other for other in fight.enemies if other.id != enemy.id]
    return fight.enemies.copy()


def guard(table: Campaign, enemy: Enemy, amount: int, golden: bool) -> None:
    """Shields on an enemy's card, without limit (DC-ACT-07, DC-ACT-09)."""
    if golden and bosses.is_unguarded_by_bells(table):
        return
    if golden:
        enemy.golden += amount
    else:
        enemy.shields += amount
    table.tell(EnemyShielded(enemy.id, enemy.card, amount, golden))


def mend(table: Campaign, enemy: Enemy, amount: int) -> None:
    """Damage comes off an enemy."""
    amount = min(amount, enemy.damage)
    if amount:
        enemy.damage -= amount
        table.tell(EnemyMended(enemy.id, enemy.card, amount))


def leap(table: Campaign, enemy: Enemy, space: int) -> None:
    """To that space, if it is free; whoever comes to a space whose turn is still to come acts again there.

    DC-COMBAT-03.
    """
    if enemy_on(fight_of(table), space) is None:
        enemy.space = space
        table.tell(EnemyMoved(enemy.id, enemy.card, space, "leapt"))


def steal(table: Campaign, enemy: Enemy, act: EnemyAct) -> None:
    """Teeth or potions out of the bag, or loot off the floor."""
    run = run_of(table)
    if act.what == "tooth":
        amount = min(act.amount, run.teeth)
        run.teeth -= amount
    elif act.what == "potion":
        amount = min(act.amount, run.potions)
        run.potions -= amount
    else:
        if fight_of(table).loot:
            table.next(StealLoot(enemy.card))
        return
    if amount:
        table.tell(Stolen(enemy.card, act.what, amount))


def steal_loot(table: Campaign, step: StealLoot) -> Rule:
    """Which type is gone: the group says (DC-RULING-16)."""
    fight = fight_of(table)
    options: list[Action] = [Grab(what) for what in looting.types(fight)]
    answer = yield ask_group(table, options, "ask-stolen-loot", ("DC-RULING-16",))
    assert isinstance(answer, Grab)
    gone = [goods for goods in fight.loot if looting.type_of(goods) == answer.what]
    fight.loot = [goods for goods in fight.loot if looting.type_of(goods) != answer.what]
    looting.give_back(table, gone)
    table.tell(Stolen(step.card, answer.what, len(gone)))
