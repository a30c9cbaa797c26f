"""Combat Rounds: strictly from left to right, from Round 0 to the last one.

DC-COMBAT-01 to DC-COMBAT-12, DC-EOR-01 to DC-EOR-08, DC-FINAL-01 to DC-FINAL-06.
Worked examples: DC-EX-06 to DC-EX-13, DC-EX-17 to DC-EX-20, DC-EX-35.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Step
from undercroft.games.dead_cells.rules import bosses, deaths, round_zero
from undercroft.games.dead_cells.rules.closing_up import end_of, slide, stop_if_nobody_stands
from undercroft.games.dead_cells.rules.dying import eliminate, place_damage
from undercroft.games.dead_cells.rules.enemy_turn import ENEMY_TURNS, vanish
from undercroft.games.dead_cells.rules.sheets import BLEEDING, FAR, GROUP, LEFT, NEAR, POISONED
from undercroft.games.dead_cells.rules.table import enemy_on, face, fight_of, fighting, is_anyone_fighting
from undercroft.games.dead_cells.state import (
    CLOSE_UP,
    END_ROUND,
    LAST_ACTS,
    LAST_ROUND,
    POTION_TIME,
    BleedingWorks,
    Campaign,
    CloseUp,
    EndRound,
    EnemyHurt,
    Fight,
    Hurt,
    LastActs,
    LastRound,
    PlayRound,
    PoisonWorks,
    PrisonerTurn,
    RoundBegan,
    RoundEnded,
)

LAST: Final = 3  # the last round in which prisoners act

ROUNDS: Final[list[Step]] = [PlayRound(round) for round in range(LAST + 1)]
RIGHT_TURNS: Final[list[Step]] = [ENEMY_TURNS[NEAR], END_ROUND]
PRISONER_TURNS: Final[list[Step]] = [PrisonerTurn(who) for who in range(4)]
EVERY_SPACE: Final = (LEFT, GROUP, NEAR, NEAR + 1, FAR)
POISON: Final[list[Step]] = [PoisonWorks(space) for space in EVERY_SPACE]
BLOOD: Final[list[Step]] = [BleedingWorks(space) for space in EVERY_SPACE]
ROUND_FOUR: Final[list[Step]] = [ENEMY_TURNS[LEFT], ENEMY_TURNS[NEAR]]


def play_round(table: Campaign, step: PlayRound) -> None:
    """A round: the enemy on L, the group from the first player on, then R1, R2, R3 (DC-COMBAT-03 to DC-COMBAT-05)."""
    stop_if_nobody_stands(table)
    fight = fight_of(table)
    if step.round == 0 and not round_zero.is_needed(table):
        if round_zero.has_potion_window(table):
            table.next(POTION_TIME, ROUNDS[1])
        else:
            table.next(ROUNDS[1])
        return
    fight.round = step.round
    fight.acted = []
    fight.turned = []
    fight.kills = 0
    if table.heard():
        table.tell(RoundBegan(step.round))
    vanish(table)
    table.next_all(RIGHT_TURNS)  # what comes last goes onto the agenda first
    if step.round == 0:
        table.next_all(round_zero.turns(table))
    else:
        table.next_all([PRISONER_TURNS[who] for who in fight.fighters])
        if enemy_on(fight, LEFT) is not None:
            table.next(ENEMY_TURNS[LEFT])


def end_round(table: Campaign, step: EndRound) -> None:
    """Poison from left to right, then enemies close up; after Round III the final step.

    DC-EOR-01, DC-EOR-02, DC-FINAL-01.
    """
    stop_if_nobody_stands(table)
    fight = fight_of(table)
    bosses.shuriken_returns(table)
    table.next(LAST_ROUND if fight.round >= LAST else CLOSE_UP)
    if is_anywhere(table, fight, POISONED):
        table.next_all(POISON)
    if table.heard():
        table.tell(RoundEnded(fight.round))


def is_anywhere(table: Campaign, fight: Fight, state: int) -> bool:
    """Whether there is a token of this state in the fight; the passer's do not work (DC-RULING-106)."""
    for enemy in fight.enemies:
        if enemy.states[state]:
            return True
    for who in fight.fighters:
        if table.prisoners[who].states[state]:
            return True
    return False


def poison_works(table: Campaign, step: PoisonWorks) -> None:
    """A damage for each Poisoned token; no shield stops it, nothing raises it.

    DC-STATE-02, DC-STATE-03, DC-EOR-03, DC-RULING-19.
    """
    stop_if_nobody_stands(table)
    fight = fight_of(table)
    if step.space == GROUP:
        for who in fighting(table):
            tokens = table.prisoners[who].states[POISONED]
            if tokens:
                table.tell(Hurt(who, tokens, 0, "poison"))
                place_damage(table, who, tokens, "poison")
        return
    enemy = enemy_on(fight, step.space)
    if enemy is None or not enemy.states[POISONED] or bosses.is_guarded(fight, enemy):
        return
    enemy.damage += enemy.states[POISONED]
    table.tell(EnemyHurt(-1, enemy.id, enemy.card, enemy.states[POISONED], 0))
    if enemy.damage >= face(enemy).life:
        deaths.kill(table, enemy, -1, "poisoned")


def close_up(table: Campaign, step: CloseUp) -> None:
    """Enemies slide towards the group, then the next round begins (DC-EOR-04 to DC-EOR-07)."""
    slide(table)
    table.next(ROUNDS[fight_of(table).round + 1])


def last_round(table: Campaign, step: LastRound) -> None:
    """After Round III: bleeding from left to right, then Round IV.

    DC-FINAL-02, DC-FINAL-03, DC-FINAL-05, DC-FINAL-06.
    """
    table.next(LAST_ACTS)
    if is_anywhere(table, fight_of(table), BLEEDING):
        table.next_all(BLOOD)


def bleeding_works(table: Campaign, step: BleedingWorks) -> None:
    """Whoever still bleeds is eliminated (DC-STATE-04, DC-FINAL-02, DC-RULING-32, DC-RULING-102)."""
    stop_if_nobody_stands(table)
    fight = fight_of(table)
    if step.space == GROUP:
        for who in fighting(table):
            if table.prisoners[who].states[BLEEDING]:
                eliminate(table, who, "bleeding")
        return
    enemy = enemy_on(fight, step.space)
    if enemy is not None and enemy.states[BLEEDING]:
        deaths.kill(table, enemy, -1, "bleeding")


def last_acts(table: Campaign, step: LastActs) -> None:
    """Round IV of the enemies that still live; prisoners have no part in it (DC-CARD-04, DC-FINAL-03, DC-FINAL-04)."""
    fight = fight_of(table)
    table.next(end_of(fight))
    lasting = [enemy for enemy in fight.enemies if bosses.line(fight, enemy, 4)]
    if not lasting or not is_anyone_fighting(table):
        return
    fight.round = 4
    fight.acted = []
    fight.turned = []
    table.tell(RoundBegan(4))
    table.next_all(ROUND_FOUR)
