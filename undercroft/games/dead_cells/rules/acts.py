"""Combat actions of prisoners, one by one.

DC-ACT-01, DC-ACT-06, DC-ACT-13 to DC-ACT-22, DC-RULING-17.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.dead_cells.rules import bosses, damage, deaths, hits, looting
from undercroft.games.dead_cells.rules.dying import remove_damage
from undercroft.games.dead_cells.rules.flat import PrisonerAct
from undercroft.games.dead_cells.rules.icons import into_bag
from undercroft.games.dead_cells.rules.potions import drinkers
from undercroft.games.dead_cells.rules.pushing import can_be_pulled, can_be_pushed, pull, push, shatter
from undercroft.games.dead_cells.rules.reach import in_reach
from undercroft.games.dead_cells.rules.sheets import ACTS, COMBAT, FROZEN, ITEMS, LEFT, STATES
from undercroft.games.dead_cells.rules.states import mark_enemy, takes_hold
from undercroft.games.dead_cells.rules.table import (
    answers_to,
    ask_owner,
    enemy_by,
    enemy_on,
    fight_of,
    fighting,
    level,
    run_of,
)
from undercroft.games.dead_cells.state import Campaign, DoActs, Enemy, Fight, Hit, Missed, StateOff, To, UseAbilities

AIMED: Final = ("damage", "inflict", "push", "pull", "shatter")


def do_acts(table: Campaign, step: DoActs) -> Rule | None:
    """One action after another; the dead do nothing more (DC-COMBAT-02, DC-RULING-35)."""
    depth = len(table.agenda)
    for number, path in enumerate(step.left):
        if not table.prisoners[step.who].alive:
            return None
        rule = do_act(table, step.who, path)
        if rule is not None or len(table.agenda) > depth:  # what it asks or sets off comes before the rest
            if number + 1 < len(step.left):
                table.agenda.insert(depth, DoActs(step.who, step.left[number + 1 :]))
            return rule
    return None


def is_met(table: Campaign, who: int, act: PrisonerAct) -> bool:
    """Whether what an action needs is so."""
    if not act.needs:
        return True
    prisoner = table.prisoners[who]
    fight = fight_of(table)
    if act.needs == "wounded":
        return prisoner.damage > 0
    if act.needs == "unhurt":
        return prisoner.damage == 0
    if act.needs == "shielded":
        return prisoner.shields + prisoner.golden > 0
    if act.needs == "barrier":
        return bool(fight.barrier)
    if act.needs == "first_player":
        return run_of(table).first == who
    if act.needs == "flanked":
        return enemy_on(fight, LEFT) is not None
    return len(fight.enemies) == 1


def do_act(table: Campaign, who: int, path: str) -> Rule | None:
    """An action is done if it can be (DC-RULING-17)."""
    act = ACTS[path]
    if not is_met(table, who, act):
        return None
    if act.do in AIMED:
        return aim(table, who, act, path)
    if act.do == "block":
        return block(table, who, act)
    if act.do == "heal":
        return heal(table, who, act)
    if act.do == "cure":
        return cure(table, who, act)
    if act.do == "loot":
        return looting.loot(table, who)
    if act.do == "ability":
        table.next(UseAbilities(who, act.amount))
    elif act.do == "earn":
        into_bag(table, act.what, act.amount)
    return None


# -- aimed at enemies ------------------------------------------------------------------------------------


def aim(table: Campaign, who: int, act: PrisonerAct, path: str) -> Rule | None:
    """At all in reach, at the only one, at the one that is chosen, or at nobody.

    DC-RANGE-02, DC-RANGE-05, DC-DEC-25.
    """
    targets = aimed_at(table, who, act)
    if not targets:
        if table.heard():
            table.tell(Missed(who))
        return None
    if len(targets) == 1 or not (act.all or would_any_feel(fight_of(table), targets, act)):
        strike(table, who, targets[0], act, path, True)
        return None
    if not act.all:
        return choose_target(table, who, act, path, targets)
    if act.do == "damage" and hits.by_mutations(table, who, use=False):
        return choose_hardest(table, who, act, path, targets)
    strike_all(table, who, targets, act, path, -1)
    return None


def aimed_at(table: Campaign, who: int, act: PrisonerAct) -> list[Enemy]:
    """Whom an action can be aimed at; nobody strikes at one whom swords guard (DC-RANGE-01)."""
    fight = fight_of(table)
    targets = in_reach(table, fight, who, act.reach)
    if act.do != "damage" or fight.boss is None:
        return targets
    return [enemy for enemy in targets if not bosses.is_guarded(fight, enemy)]


def strike_all(table: Campaign, who: int, targets: list[Enemy], act: PrisonerAct, path: str, hardest: int) -> None:
    """All of them, from left to right; what their deaths bring comes afterwards in the same order.

    What mutations add is for one of them (`hardest`). DC-COMBAT-03, DC-RULING-94.
    """
    follows: list[Step] = []
    for enemy in targets:
        start = len(table.agenda)
        strike(table, who, enemy, act, path, enemy.id == hardest)
        follows = table.agenda[start:] + follows
        del table.agenda[start:]
    table.agenda += follows


def choose_target(table: Campaign, who: int, act: PrisonerAct, path: str, targets: list[Enemy]) -> Rule:
    """Whom: the one who acts says (DC-DEC-25, DC-DEC-46)."""
    options: list[Action] = [Hit(enemy.id) for enemy in targets]
    count = act.amount if act.do == "damage" else 0
    answer = yield ask_owner(table, who, options, "ask-target", ("DC-DEC-25",), count)
    assert isinstance(answer, Hit)
    enemy = enemy_by(fight_of(table), answer.enemy)
    assert enemy is not None
    strike(table, who, enemy, act, path, True)


def choose_hardest(table: Campaign, who: int, act: PrisonerAct, path: str, targets: list[Enemy]) -> Rule:
    """Which of those it hits feels what mutations add to a blow (DC-DEC-51)."""
    options: list[Action] = [Hit(enemy.id) for enemy in targets]
    count = act.amount + hits.by_mutations(table, who, use=False)
    answer = yield ask_owner(table, who, options, "ask-target", ("DC-DEC-51",), count)
    assert isinstance(answer, Hit)
    strike_all(table, who, targets, act, path, answer.enemy)


def strike(table: Campaign, who: int, enemy: Enemy, act: PrisonerAct, path: str, more: bool) -> None:
    """What an aimed action does to one enemy (DC-ACT-01, DC-ACT-13)."""
    fight = fight_of(table)
    if enemy_by(fight, enemy.id) is None:
        return
    if act.do == "damage":
        # What is weaker on combat cards and items is weaker in Round I alone.
        hits.hit(table, who, enemy, act, fight.round == 1 and is_plain(path), more)
    elif act.do == "inflict":
        mark_enemy(table, who, enemy, act.state, act.amount)
    elif act.do == "push":
        push(table, who, enemy, act.amount)
    elif act.do == "pull":
        pull(table, enemy, act.amount)
    else:
        shatter(table, enemy)


def is_plain(path: str) -> bool:
    """Whether an action stands on a combat card or an item, not on a track or mutation."""
    name = path.partition(".")[0]
    return name in COMBAT or name in ITEMS


# -- for prisoners ---------------------------------------------------------------------------------------


def block(table: Campaign, who: int, act: PrisonerAct) -> Rule | None:
    """Shields for oneself, one of those who fight, or all (DC-ACT-06)."""
    amount = act.amount + (level(table.prisoners[who], act.level) if act.level else 0)
    if act.who == "self":
        damage.shield(table, who, amount, act.golden)
        return None
    if act.who == "all":
        for one in fighting(table):
            damage.shield(table, one, amount, act.golden)
        return None
    return choose_shielded(table, who, amount, act.golden)


def choose_shielded(table: Campaign, who: int, amount: int, golden: bool) -> Rule:
    """Whom."""
    options = answers_to(fighting(table))
    answer = yield ask_owner(table, who, options, "ask-shield-whom", ("DC-ACT-06",), amount)
    assert isinstance(answer, To)
    damage.shield(table, answer.who, amount, golden)


def heal(table: Campaign, who: int, act: PrisonerAct) -> Rule | None:
    """Damage comes off oneself, one of those who fight, or all (DC-ACT-21, DC-RULING-41)."""
    if act.who == "self":
        remove_damage(table, who, act.amount)
        return None
    wounded = [one for one in fighting(table) if table.prisoners[one].damage]
    if act.who == "all" or len(wounded) < 2:
        for one in wounded:
            remove_damage(table, one, act.amount)
        return None
    return choose_healed(table, who, act.amount, wounded)


def choose_healed(table: Campaign, who: int, amount: int, wounded: list[int]) -> Rule:
    """Whom (DC-DEC-29)."""
    answer = yield ask_owner(table, who, answers_to(wounded), "ask-heal-whom", ("DC-DEC-29",), amount)
    assert isinstance(answer, To)
    remove_damage(table, answer.who, amount)


def cure(table: Campaign, who: int, act: PrisonerAct) -> Rule | None:
    """All tokens of one state come off (DC-STATE-11)."""
    among = [who] if act.who == "self" else fighting(table)
    named = [*STATES, FROZEN] if act.state == "any" else [act.state]
    found: list[Action] = []
    for one in among:
        found += [StateOff(one, state) for state in named if deaths.bears(table, one, state)]
    if act.who == "all":
        for answer in found:
            take_off(table, answer)
        return None
    if len(found) == 1:
        take_off(table, found[0])
        return None
    return choose_cure(table, who, found) if found else None


def choose_cure(table: Campaign, who: int, found: list[Action]) -> Rule:
    """Which state of whom."""
    answer = yield ask_owner(table, who, found, "ask-cure", ("DC-DEC-51",))
    take_off(table, answer)


def take_off(table: Campaign, answer: Action) -> None:
    """A state comes off."""
    assert isinstance(answer, StateOff)
    deaths.cure(table, answer.who, answer.state)


# -- whether it would do anything ------------------------------------------------------------------------


def would_any_feel(fight: Fight, targets: list[Enemy], act: PrisonerAct) -> bool:
    """Whether an aimed action would do anything to any of these."""
    for enemy in targets:
        if would_feel(fight, enemy, act):
            return True
    return False


def would_feel(fight: Fight, enemy: Enemy, act: PrisonerAct) -> bool:
    """Whether an aimed action would do anything to this enemy (DC-STATE-12, DC-CSET-12)."""
    if act.do == "inflict":
        return takes_hold(fight, enemy, act.state)
    if act.do == "push":
        return can_be_pushed(fight, enemy)
    if act.do == "pull":
        return can_be_pulled(fight, enemy)
    if act.do == "shatter":
        return enemy.shields + enemy.golden > 0
    return True


def could_do_any(table: Campaign, who: int, paths: list[str]) -> bool:
    """Whether any of some actions would do anything now."""
    for path in paths:
        if could_do(table, who, path):
            return True
    return False


def could_do(table: Campaign, who: int, path: str) -> bool:
    """Whether an action would do anything now: what is optional is offered only then (DC-DEC-27)."""
    act = ACTS[path]
    if not is_met(table, who, act):
        return False
    fight = fight_of(table)
    if act.do in AIMED:
        return would_any_feel(fight, aimed_at(table, who, act), act)
    if act.do == "heal":
        among = [who] if act.who == "self" else fighting(table)
        for one in among:
            if table.prisoners[one].damage > 0:
                return True
        return False
    if act.do == "cure":
        among = [who] if act.who == "self" else fighting(table)
        named = [*STATES, FROZEN] if act.state == "any" else [act.state]
        for one in among:
            for state in named:
                if deaths.bears(table, one, state):
                    return True
        return False
    if act.do == "loot":
        return bool(fight.loot) or bool(drinkers(table))
    return act.do != "ability"
