"""Killing enemies: death lines, discards, and what a kill sets off.

DC-KILL-01 to DC-KILL-07, DC-RULING-32, DC-RULING-34, DC-RULING-96.
"""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules import bosses, damage, feats
from undercroft.games.dead_cells.rules.drawing import next_blueprint, next_item, next_monster
from undercroft.games.dead_cells.rules.dying import remove_damage
from undercroft.games.dead_cells.rules.fight_setup import discard_enemy, place
from undercroft.games.dead_cells.rules.flat import DeathAct
from undercroft.games.dead_cells.rules.icons import into_bag
from undercroft.games.dead_cells.rules.sheets import ENEMIES, FROZEN, LEFT, ON_KILL, STATES
from undercroft.games.dead_cells.rules.table import ask_group, face, fight_of, fighting, passives, word
from undercroft.games.dead_cells.state import (
    Campaign,
    Cured,
    DeathLine,
    DoActs,
    Enemy,
    EnemyKilled,
    StateOff,
)


def kill(table: Campaign, enemy: Enemy, who: int, how: str) -> None:
    """An enemy is eliminated: its death line at once, its card to the discard, its space empty.

    DC-ACT-02, DC-KILL-01, DC-KILL-04.
    """
    fight = fight_of(table)
    if enemy not in fight.enemies:
        return
    if table.heard():
        table.tell(EnemyKilled(who, enemy.id, enemy.card, how))
    if face(enemy).kind == "boss":
        bosses.form_beaten(table, enemy)
    fight.enemies = [other for other in fight.enemies if other.id != enemy.id]
    fight.slain.append(enemy.card)
    fight.kills += 1
    discard_enemy(table, enemy.card)
    count_kill(table, enemy, how)
    if who >= 0 and how != "own":
        after_kill(table, who)
    table.next(DeathLine(enemy.card, 0))


def count_kill(table: Campaign, enemy: Enemy, how: str) -> None:
    """What feats and bounties ask about (DC-UPG-10)."""
    fight = fight_of(table)
    elite = face(enemy).kind == "elite"
    feats.reach(table, "kills_in_fight", len(fight.slain))
    if fight.round <= 1:
        feats.count(table, "kill_in_round_one", 1)
    if elite and how in ("poisoned", "bleeding", "burning"):
        feats.count(table, "elite_by_state", 1)
    if enemy.space == LEFT:
        feats.count(table, "kill_on_left", 1)
    if fight.kills == 2:
        feats.count(table, "two_in_one_round", 1)
    bounty = word(table, "bounty_elite") if elite else 0
    if bounty:
        into_bag(table, "cell", bounty)


def after_kill(table: Campaign, who: int) -> None:
    """What a kill by one's own action gives: items, tracks, a mutation for the first of a fight."""
    fight = fight_of(table)
    prisoner = table.prisoners[who]
    if "killed" not in prisoner.once:
        prisoner.once.append("killed")
    for passive in reversed(passives(table, who, ON_KILL)):  # what is put on the agenda last comes first
        table.next(DoActs(who, passive.paths.copy()))
    if "first_kill" not in fight.once:
        fight.once.append("first_kill")
        remove_damage(table, who, word(table, "first_kill_heal"))


def death_line(table: Campaign, step: DeathLine) -> Rule | None:
    """The whole line, one thing after another (DC-KILL-01, DC-CARD-05)."""
    acts = ENEMIES[step.card].death
    if step.act >= len(acts):
        return None
    if step.act + 1 < len(acts):
        table.next(DeathLine(step.card, step.act + 1))
    return carry_out(table, step.card, acts[step.act])


def carry_out(table: Campaign, card: str, act: DeathAct) -> Rule | None:
    """A reward into the bag, or a penalty (DC-KILL-02, DC-KILL-03, DC-RULING-34, DC-RULING-78)."""
    if act.do == "gain":
        reward(table, act.what, act.amount)
    elif act.do == "damage":
        damage.threaten(table, -1, card, act.amount, act.to, False, "", companions=False)
    elif act.do == "inflict":
        damage.afflict(table, card, act.state, act.amount, act.to)
    elif act.do == "summon":
        for _ in range(act.amount):
            summon(table)
    else:
        return relieve(table, act.state)
    return None


def reward(table: Campaign, what: str, amount: int) -> None:
    """Straight into the bag, no Loot action needed; scrolls, vials and cards are shared later.

    DC-KILL-02, DC-UPK-01.
    """
    if what in ("tooth", "cell", "potion"):
        into_bag(table, what, amount)
        return
    spoils = fight_of(table).spoils
    for _ in range(amount):
        if what == "equipment":
            item = next_item(table)
            if item:
                spoils.append(f"equipment:{item}")
        elif what == "blueprint":
            item = next_blueprint(table)
            if item:
                spoils.append(f"blueprint:{item}")
        else:
            spoils.append(what)


def summon(table: Campaign) -> None:
    """A card of the Monster deck joins the fight, placed as at its beginning, if there is room."""
    card = next_monster(table, elite=False)
    if card:
        place(table, card)


def relieve(table: Campaign, state: str) -> Rule | None:
    """A state comes off one of those who fight."""
    bearers = [who for who in fighting(table) if bears(table, who, state)]
    if len(bearers) == 1:
        cure(table, bearers[0], state)
        return None
    return choose_relieved(table, state, bearers) if bearers else None


def choose_relieved(table: Campaign, state: str, bearers: list[int]) -> Rule:
    """Whom (DC-DEC-51)."""
    options: list[Action] = [StateOff(who, state) for who in bearers]
    answer = yield ask_group(table, options, "ask-cure", ("DC-DEC-51",))
    assert isinstance(answer, StateOff)
    cure(table, answer.who, answer.state)


def bears(table: Campaign, who: int, state: str) -> bool:
    """Whether a prisoner has tokens of a state."""
    prisoner = table.prisoners[who]
    return bool(prisoner.frozen) if state == FROZEN else prisoner.states[STATES[state]] > 0


def cure(table: Campaign, who: int, state: str) -> None:
    """All tokens of a state come off."""
    prisoner = table.prisoners[who]
    if state == FROZEN:
        prisoner.frozen = []
    else:
        prisoner.states[STATES[state]] = 0
    table.tell(Cured(who, state))
