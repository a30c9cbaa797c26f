"""Round 0: actions before Round I, and the time for potions.

DC-COMBAT-06 to DC-COMBAT-09, DC-RULING-40, DC-RULING-86.
"""

from __future__ import annotations

from undercroft.engine.decision import DONE, PASS, Done, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.dead_cells.rules import bosses, solo
from undercroft.games.dead_cells.rules.acts import could_do_any
from undercroft.games.dead_cells.rules.castle import is_stopped
from undercroft.games.dead_cells.rules.damage import shield
from undercroft.games.dead_cells.rules.dying import remove_damage
from undercroft.games.dead_cells.rules.enemy_turn import ENEMY_TURNS
from undercroft.games.dead_cells.rules.potions import drink, drinkers
from undercroft.games.dead_cells.rules.sheets import ACTS, LEFT, NEAR, OPENINGS
from undercroft.games.dead_cells.rules.table import (
    DRINKS,
    ask_group,
    ask_owner,
    enemy_on,
    face,
    fight_of,
    is_serenade,
    is_solo,
    passives,
    word,
)
from undercroft.games.dead_cells.state import (
    POTION_TIME,
    Campaign,
    DoActs,
    Drink,
    EnemyMoved,
    Open,
    OpeningTurn,
    PotionTime,
    Reorder,
    SwapEnemies,
    UseAbilities,
)


def may_be_played(table: Campaign) -> bool:
    """Against a boss Round 0 is played only in the first bout of a form (DC-BOSS-05, DC-BOSS-16)."""
    boss = fight_of(table).boss
    return boss is None or boss.fresh


def is_needed(table: Campaign) -> bool:
    """Whether anything in play has a Round 0 action (DC-COMBAT-06, DC-RULING-03)."""
    if not may_be_played(table):
        return False
    fight = fight_of(table)
    for enemy in fight.enemies:
        if bosses.line(fight, enemy, 0):
            return True
    if is_solo(table) and (solo.opening(table) or solo.melee_steps(table)):
        return True
    for who in fight.fighters:
        if openings(table, who):
            return True
    return bool(word(table, "reorder"))


def has_potion_window(table: Campaign) -> bool:
    """Potions may be spent before Round I even if nothing else opens Round 0 (DC-RULING-86, DC-OPT-08)."""
    return table.profile["potion_window"] == "always" and may_be_played(table) and bool(drinkers(table))


def turns(table: Campaign) -> list[Step]:
    """Round 0 from left to right: enemies on L, potions and openings of the group (DC-COMBAT-07, DC-RULING-40)."""
    steps: list[Step] = [ENEMY_TURNS[LEFT], POTION_TIME]
    steps += [OpeningTurn(who, []) for who in fight_of(table).fighters]
    swaps = word(table, "reorder")
    return [Reorder(swaps), *steps] if swaps else steps


def reorder(table: Campaign, step: Reorder) -> Rule | None:
    """Two neighbours on the right change places, by a mutation; never a boss or its cards."""
    fight = fight_of(table)
    pairs: list[Action] = []
    for space in (NEAR, NEAR + 1):
        one = enemy_on(fight, space)
        other = enemy_on(fight, space + 1)
        if one is not None and other is not None and not {face(one).kind, face(other).kind} & {"boss", "element"}:
            pairs.append(SwapEnemies(one.id, other.id))
    return choose_swap(table, step, pairs) if step.left > 0 and pairs else None


def choose_swap(table: Campaign, step: Reorder, pairs: list[Action]) -> Rule:
    """Which two, or none."""
    answer = yield ask_group(table, [PASS, *pairs], "ask-reorder", ("DC-DEC-51",))
    if isinstance(answer, Pass):
        return
    assert isinstance(answer, SwapEnemies)
    fight = fight_of(table)
    swapped = [enemy for enemy in fight.enemies if enemy.id in (answer.enemy, answer.other)]
    swapped[0].space, swapped[1].space = swapped[1].space, swapped[0].space
    for enemy in swapped:
        table.tell(EnemyMoved(enemy.id, enemy.card, enemy.space, "swapped"))
    table.next(Reorder(step.left - 1))


def potion_time(table: Campaign, step: PotionTime) -> Rule | None:
    """Any number of potions, each for one prisoner (DC-COMBAT-09, DC-DEC-23)."""
    wounded = drinkers(table)
    return choose_to_drink(table, wounded) if wounded else None


def choose_to_drink(table: Campaign, wounded: list[int]) -> Rule:
    """Who drinks, or nobody any more."""
    answer = yield ask_group(table, [DONE, *[DRINKS[who] for who in wounded]], "ask-potion", ("DC-DEC-23",))
    if isinstance(answer, Done):
        return
    assert isinstance(answer, Drink)
    drink(table, answer.who)
    table.next(POTION_TIME)


def openings(table: Campaign, who: int) -> list[str]:
    """A prisoner's actions of Round 0, each by its path (DC-COMBAT-08)."""
    return [passive.path for passive in passives(table, who, OPENINGS)]


def opening_turn(table: Campaign, step: OpeningTurn) -> Rule | None:
    """Every Round 0 action one has, in any order, or none of them (DC-COMBAT-08, DC-DEC-22).

    What only shields or heals, and asks for no choice, is simply done.
    """
    who = step.who
    prisoner = table.prisoners[who]
    if not prisoner.alive or is_stopped(table, who, 0):
        return None
    if is_serenade(prisoner):
        serenade_opens(table, step)
        return None
    sources: dict[str, list[str]] = {}
    for passive in passives(table, who, OPENINGS):
        if passive.path not in step.used:
            sources[passive.path] = passive.paths
    for source, paths in sources.items():
        if is_plain(paths):
            table.next(DoActs(who, paths.copy()), OpeningTurn(who, [*step.used, source]))
            return None
    offered = [source for source, paths in sources.items() if could_do_any(table, who, paths)]
    return choose_opening(table, step, offered, sources) if offered else None


def is_plain(paths: list[str]) -> bool:
    """Whether actions only shield or heal their bearer or everybody."""
    for path in paths:
        act = ACTS[path]
        if act.do not in ("block", "heal") or act.who == "one" or act.needs:
            return False
    return True


def choose_opening(table: Campaign, step: OpeningTurn, offered: list[str], sources: dict[str, list[str]]) -> Rule:
    """Which one now."""
    options: list[Action] = [DONE, *[Open(source) for source in offered]]
    answer = yield ask_owner(table, step.who, options, "ask-opening", ("DC-DEC-22",))
    if isinstance(answer, Done):
        return
    assert isinstance(answer, Open)
    table.next(DoActs(step.who, sources[answer.source].copy()), OpeningTurn(step.who, [*step.used, answer.source]))


def serenade_opens(table: Campaign, step: OpeningTurn) -> None:
    """Her power, and what her MELEE side does for the prisoner (DC-SOLO-08, DC-SOLO-30 to DC-SOLO-32, DC-RULING-88)."""
    steps = solo.melee_steps(table)
    if steps >= 2:
        table.next(UseAbilities(0, 1))
    table.next(DoActs(step.who, solo.opening(table)))
    if steps >= 1:
        shield(table, 0, 1, golden=False)
    if steps >= 3:
        remove_damage(table, 0, 1)
