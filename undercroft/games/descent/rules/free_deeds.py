"""Deeds beside one's turn: moving and attacking by a card, a familiar's activation.

D2-CORE-12, D2-CORE-125, D2-KO-12, D2-DP-50, D2-DP-67, D2-DP-73.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from undercroft.engine.decision import DONE, PASS, Decision, Done, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import aiming, attack, choosing, marching, moving, needs
from undercroft.games.descent.rules.aiming import Aim
from undercroft.games.descent.rules.sheets import ACTS, IMMOBILIZED, SURGES, UNARMED, ActFace, WeaponFace
from undercroft.games.descent.rules.table import (
    are_adjacent,
    encounter_of,
    familiar_of,
    grid_now,
    in_sight,
    is_hero,
    is_large,
    is_monster,
    is_standing,
    is_within,
    monsters_standing,
    speed,
    turn_now,
    turn_of,
)
from undercroft.games.descent.state import (
    END_FREE,
    EndFree,
    FreeAttack,
    FreeMove,
    Go,
    Journey,
    March,
    PickFigure,
    PickWord,
    Strike,
    TakeTurn,
    Turn,
)

NOBODY: Final = -1
LED_BY: Final = "led:"  # who leads a free move, the first of its marks
PASSED: Final = "passed:"  # whom a figure moved through
ONCE_MORE: Final = "once_more"  # an activation beside the one of the turn
RUNNING: Final = "running_shot"
OATH: Final = "oath_of_honor.strike"
ALL_AT: Final = ("adjacent_figures", "adjacent_monsters", "figures_in_sight", "monsters_in_sight", "passed", "familiar")


def new_turn(table: Journey, figure: int, actions: int, points: int, free: bool) -> Turn:
    """A turn, activation or deed beside one begins."""
    turn = Turn(figure, actions, points, [], 0, 0, 0, -1, False, [], [], -1, len(table.agenda), free)
    encounter_of(table).turns.append(turn)
    return turn


# -- moving ----------------------------------------------------------------------------------------------


def free_move(table: Journey, step: FreeMove) -> Rule | None:
    """Space by space or in one go, until the points are spent or one stays (D2-DP-67)."""
    figure = step.figure
    if not is_standing(table, figure) or step.points <= 0:
        return None
    if step.action and IMMOBILIZED in table.figures[figure].conditions:
        return None
    turn = new_turn(table, figure, 0, step.points, True)
    turn.done = [f"{LED_BY}{step.mover}", step.card]
    if step.spaces:
        turn.done.append("even")
    if step.action:
        turn.moves = 1
    return go_on(table, turn)


def go_on(table: Journey, turn: Turn) -> Rule | None:
    """Whoever leads the figure says where it goes, as long as it can."""
    options = walks_of(table, turn)
    if not options:
        close(table)
        return None
    return lead(table, turn, options)


def walks_of(table: Journey, turn: Turn) -> list[Action]:
    """Where the figure of a turn may go."""
    return marching.marches(table, turn) if is_large(table, turn.figure) else moving.walks(table, turn)


def lead(table: Journey, turn: Turn, options: list[Action]) -> Rule:
    """One walk; with points left there is another question."""
    mover = int(turn.done[0][len(LED_BY) :])
    answer = yield Decision(
        choosing.seat_for(table, mover), [*options, DONE], "ask-free-move", rules=("D2-DP-67",), about=turn.figure
    )
    if isinstance(answer, Done):
        close(table)
        return
    table.next(END_FREE)
    if isinstance(answer, March):
        marching.march(table, answer)
        turn.points = 0
    else:
        assert isinstance(answer, Go)
        moving.begin_walk(table, turn.figure, answer.to)


def end_free(table: Journey, step: EndFree) -> Rule | None:
    """With points left one may go on; otherwise the deed is over."""
    turn = turn_now(table)
    if turn.points > 0 and is_standing(table, turn.figure):
        return go_on(table, turn)
    close(table)
    return None


def close(table: Journey) -> None:
    """A deed beside a turn is over; what was done in it counts for a turn of the same figure."""
    turns = encounter_of(table).turns
    turn = turns.pop()
    if turns and turns[-1].figure == turn.figure:
        own = turns[-1]
        own.steps += turn.steps
        own.moves += turn.moves
        own.done = [mark for mark in own.done if not mark.startswith(PASSED)]
        own.done.extend([mark for mark in turn.done if mark.startswith(PASSED)])


# -- attacking -------------------------------------------------------------------------------------------


def weapons_for(table: Journey, figure: int, act: ActFace | None, path: str = "") -> list[WeaponFace]:
    """The weapons an attack may be made with: those an act asks for, a bow after a run, a melee weapon for an oath."""
    found = aiming.weapons(table, figure)
    if not is_hero(table, figure):
        return found
    word = act.weapon if act is not None else "bow" if path == RUNNING else "melee" if path == OATH else ""
    if not word:
        return found
    if word == "none":
        return [aiming.BARE_HANDS]
    return [weapon for weapon in found if needs.is_weapon(table, figure, weapon.id, word, weapon.ranged)]


def aims_for(table: Journey, figure: int, weapon: WeaponFace, act: ActFace | None, target: int) -> list[Aim]:
    """What a weapon can be aimed at for this act."""
    if act is not None and act.weapon == "none":
        found = aiming.aims(table, figure, thrown(act))
    else:
        found = aiming.aims(table, figure, weapon)
    if target >= 0:
        found = [aim for aim in found if aim.figure == target]
    return aiming.differing(found, may_blast(table, figure, weapon, act))


def thrown(act: ActFace) -> WeaponFace:
    """An act that is its own weapon."""
    return WeaponFace(UNARMED, ActWeapon(act))


class ActWeapon:
    """What an act says of its attack, in the shape of a weapon."""

    def __init__(self, act: ActFace) -> None:
        self.ranged = act.ranged
        self.dice = act.dice
        self.pierce = 0
        self.range = 0
        self.reach = False
        self.surges: list[str] = []


def may_blast(table: Journey, figure: int, weapon: WeaponFace, act: ActFace | None) -> bool:
    """Whether an attack could affect more than its target, so that it matters which space is named."""
    if act is not None and (act.blast or any([SURGES[path].blast for path in act.surges])):
        return True
    return weapon.blasts


def strikes(table: Journey, figure: int, act: ActFace | None, target: int, path: str = "") -> list[Strike]:
    """Every attack a figure may make: weapon, figure, space."""
    found: list[Strike] = []
    if not aiming.may_attack(table, figure):
        return found
    for weapon in weapons_for(table, figure, act, path):
        for aim in aims_for(table, figure, weapon, act, target):
            found.append(Strike(weapon.id, aim.figure, aim.space))
    return found


def affected(table: Journey, figure: int, act: ActFace, user: int) -> list[int]:
    """All that an attack at several affects."""
    if act.at == "familiar":
        one = familiar_of(table, user)
        return [one] if one >= 0 else []
    if act.at == "passed":
        turns = encounter_of(table).turns
        marks = turns[-1].done if turns else []
        return [one for one in range(len(table.figures)) if f"passed:{one}" in marks and is_standing(table, one)]
    everybody = [one for one in range(len(table.figures)) if one != figure and is_standing(table, one)]
    if act.at == "adjacent_figures":
        return [one for one in everybody if are_adjacent(table, figure, one)]
    if act.at == "adjacent_monsters":
        return [one for one in monsters_standing(table) if are_adjacent(table, figure, one)]
    # What somebody else's sight decides (a familiar strikes what its master sees) is the user's.
    seen = [one for one in everybody if one != user and in_sight(table, user, one)]
    seen = [one for one in seen if act.near == 0 or is_within(table, user, one, act.near)]
    return [one for one in seen if is_monster(table, one)] if act.at == "monsters_in_sight" else seen


def can_attack(table: Journey, figure: int, path: str, target: int, user: int) -> bool:
    """Whether an act's attack has anybody to strike."""
    act = ACTS[path]
    if not is_standing(table, figure) or not aiming.may_attack(table, figure):
        return False
    if act.at in ALL_AT:
        found = act.at == "passed" or len(affected(table, figure, act, user)) > 0
        return found and len(weapons_for(table, figure, act)) > 0
    return bool(strikes(table, figure, act, target)) or may_run(table, figure, act)


def may_run(table: Journey, figure: int, act: ActFace | None) -> bool:
    """Whether a hero may run before this shot."""
    if act is None or act.weapon != "bow" or not is_hero(table, figure):
        return False
    return aiming.running_shot(table, figure) > 0 and attack.RAN not in turn_now(table).done


def run_first(table: Journey, hero: int, then: FreeAttack) -> None:
    """A hero runs before a shot, and not after it."""
    turn_now(table).done.append(attack.RAN)
    table.next(FreeMove(hero, aiming.running_shot(table, hero), hero, True, False, RUNNING), then)


def free_attack(table: Journey, step: FreeAttack) -> Rule | None:
    """An attack by a card: at whom, if that is open (D2-DP-30, D2-DP-31)."""
    act = ACTS.get(step.act)
    figure = step.figure
    if not is_standing(table, figure) or not aiming.may_attack(table, figure):
        return None
    if act is not None and act.at in ALL_AT:
        return attack_all(table, step, act)
    options: list[Action] = list(strikes(table, figure, act, step.target, step.act))
    if may_run(table, figure, act):
        options.append(PickWord(RUNNING))
    if not options:
        turn = turn_of(table)
        if turn is not None and attack.RAN in turn.done:
            turn.done.remove(attack.RAN)
        return None
    return choose_target(table, step, act, options)


def attack_all(table: Journey, step: FreeAttack, act: ActFace) -> Rule | None:
    """All at once; only the weapon may be open."""
    targets = affected(table, step.figure, act, step.user)
    choices = weapons_for(table, step.figure, act)
    if not targets or not choices:
        return None
    if len(choices) > 1:
        return choose_weapon(table, step, act, targets, choices)
    strike_all(table, step, act, targets, choices[0])
    return None


def choose_weapon(
    table: Journey, step: FreeAttack, act: ActFace, targets: list[int], choices: list[WeaponFace]
) -> Rule:
    """With which weapon (D2-DP-30)."""
    seats = choosing.seat_for(table, step.user)
    id = yield from choosing.which_word(table, seats, [one.id for one in choices], "ask-weapon", step.figure)
    strike_all(table, step, act, targets, next(one for one in choices if one.id == id))


def strike_all(table: Journey, step: FreeAttack, act: ActFace, targets: list[int], weapon: WeaponFace) -> None:
    """One attack roll for all of them."""
    base = table.figures[step.figure].base
    aim = table.figures[targets[0]].base[0]
    attack.strike(table, step.figure, weapon, base[0], aim, targets, step.act)


def choose_target(table: Journey, step: FreeAttack, act: ActFace | None, options: list[Action]) -> Rule:
    """Weapon and target; some strike two."""
    answer = yield Decision(
        choosing.seat_for(table, step.user), options, "ask-free-attack", rules=("D2-DP-31",), about=step.figure
    )
    if isinstance(answer, PickWord):
        run_first(table, step.figure, step)
        return
    assert isinstance(answer, Strike)
    targets = [answer.figure]
    if act is not None and act.at == "two_monsters":
        more = yield from second_target(table, step.user, step.figure, act, answer)
        targets.extend(more)
    begin(table, step.figure, answer, targets, step.act)


def second_target(
    table: Journey, user: int, figure: int, act: ActFace | None, first: Strike
) -> Generator[Decision, Action, list[int]]:
    """Another who may be struck by the same roll, or nobody."""
    others: list[int] = []
    for one in strikes(table, figure, act, NOBODY):
        if one.card == first.card and one.figure != first.figure and one.figure not in others:
            others.append(one.figure)
    if not others:
        return []
    options: list[Action] = [PASS, *[PickFigure(one) for one in others]]
    answer = yield Decision(choosing.seat_for(table, user), options, "ask-target", rules=("D2-DP-67",), about=figure)
    if isinstance(answer, Pass):
        return []
    assert isinstance(answer, PickFigure)
    return [answer.figure]


def begin(table: Journey, figure: int, answer: Strike, targets: list[int], path: str, by: int = NOBODY) -> None:
    """The attack itself, from the nearest space with sight (D2-RULING-19); `by` is the seat that leads another's."""
    act = ACTS.get(path)
    weapon = thrown(act) if act is not None and act.weapon == "none" else aiming.weapon_by(table, figure, answer.card)
    grid = grid_now(table)
    best = table.figures[figure].base[0]
    least = -1
    blocked = aiming.sight_blockers(table, figure, weapon.id)
    for origin in table.figures[figure].base:
        apart = grid.distance(origin, answer.space)
        if apart >= 0 and grid.sees(origin, answer.space, blocked) and (least < 0 or apart < least):
            best = origin
            least = apart
    attack.strike(table, figure, weapon, best, answer.space, targets, path, by)


# -- familiars -------------------------------------------------------------------------------------------


def may_activate_familiar(table: Journey, hero: int) -> int:
    """A hero's familiar that has not been activated in this turn; -1: none (D2-CORE-125, D2-KO-12)."""
    one = familiar_of(table, hero)
    return one if one >= 0 and not table.figures[one].activated else NOBODY


def activate_familiar(table: Journey, figure: int, once_more: bool = False) -> None:
    """A familiar moves and attacks once, led by its hero (D2-DP-50); `once_more`: beside its own activation."""
    turn = new_turn(table, figure, 0, speed(table, figure), True)
    turn.extra.append("attack")
    if once_more:
        turn.done.append(ONCE_MORE)
    table.next(TakeTurn(figure))
