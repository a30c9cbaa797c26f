"""Moving: move actions, fatigue, walking space by space, and what each space does to whoever enters it.

D2-MOVE-01 to D2-MOVE-11, D2-FATMOVE-01 to D2-FATMOVE-05, D2-CORE-20, D2-CORE-23, D2-CORE-24, D2-CORE-27,
D2-TER-HAZ-01, D2-TER-PIT-01, D2-TER-PIT-02, D2-DP-27, D2-DP-28.

D2-TER-PIT-07. Worked examples: D2-EX-26 to D2-EX-29.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.engine.window import window
from undercroft.games.descent.rules import damage, offers, overlord_cards, placing, plots, quests, ruins
from undercroft.games.descent.rules.layout import HAZARD, PIT
from undercroft.games.descent.rules.needs import is_alone
from undercroft.games.descent.rules.reach import Reach, Walker, may_pass, reach
from undercroft.games.descent.rules.sheets import IMMOBILIZED
from undercroft.games.descent.rules.table import (
    counts_as_hero,
    covers,
    grid_now,
    has,
    is_hero,
    is_large,
    is_monster,
    is_standing,
    is_turn_of,
    occupied,
    overlord_seat,
    seat_of,
    spare_fatigue,
    speed,
    standing_on,
    total,
    turn_now,
)
from undercroft.games.descent.state import (
    DoActs,
    Enter,
    Go,
    Journey,
    Moved,
    SettleMove,
    Spring,
    Turn,
    Walk,
)

ENTRY_HAZARD: Final = 1
ENTRY_PIT: Final = 2
OVERPOWER: Final = "overpower"  # the card of a move on which heroes may be pushed aside
GOES: Final[list[Go | None]] = []  # answers that name one of few are made once; nobody changes them
MOST_FATIGUE: Final = 16


def go(to: int, fatigue: int) -> Go:
    """The answer that leads to a space for so much fatigue."""
    key = to * MOST_FATIGUE + fatigue
    while key >= len(GOES):
        GOES.append(None)
    found = GOES[key]
    if found is None:
        found = Go(to, fatigue)
        GOES[key] = found
    return found


# -- what one may do -------------------------------------------------------------------------------------


def may_move(table: Journey, figure: int) -> bool:
    """Whether a figure may walk: out of a pit one must climb (D2-TER-PIT-05, D2-RULING-41)."""
    return not is_in_pit(table, figure) or has(table, figure, "fly")


def spare_steps(table: Journey, turn: Turn) -> int:
    """How many points fatigue may buy: on one's own turn alone, and not while immobilized.

    D2-FATMOVE-01, D2-FATMOVE-03 to D2-FATMOVE-05, D2-CORE-58.
    """
    figure = turn.figure
    if turn.free or not is_hero(table, figure) or IMMOBILIZED in table.figures[figure].conditions:
        return 0
    spare = spare_fatigue(table, figure)
    return spare * points_for_fatigue(table, figure) if spare > 0 else 0


def is_in_pit(table: Journey, figure: int) -> bool:
    """Whether a figure is in a pit, a large one with its whole base (D2-TER-PIT-08, D2-LARGE-04)."""
    grid = grid_now(table)
    if not grid.has_pits:
        return False
    ground = grid.ground
    base = table.figures[figure].base
    for space in base:
        if ground[space] != PIT:
            return False
    return bool(base)


def points_for_fatigue(table: Journey, figure: int) -> int:
    """How many movement points a point of fatigue buys (D2-FATMOVE-01)."""
    return max(1, total(table, figure, "points_per_fatigue")) if is_hero(table, figure) else 1


def walks(table: Journey, turn: Turn) -> list[Action]:
    """Every space the figure may walk to with its points, and with fatigue beside them (D2-DP-27, D2-DP-28)."""
    figure = turn.figure
    if not may_move(table, figure):
        return []
    each = points_for_fatigue(table, figure)
    most = turn.points + spare_steps(table, turn)
    if most <= 0:
        return []
    standing = occupied(table)
    found = reach(table, walker_of(table, turn), table.figures[figure].base, most, standing)
    options: list[Action] = []
    spaces = [space for space in found.reached if not standing[space]]
    spaces.sort()
    for space in spaces:
        short = found.cost[space] - turn.points
        options.append(go(space, 0 if short <= 0 else (short + each - 1) // each))
    return options


def walker_of(table: Journey, turn: Turn) -> Walker:
    """How the figure of this turn moves."""
    walker = Walker(table, turn.figure)
    walker.even = "even" in turn.done
    return walker


def begin_walk(table: Journey, figure: int, to: int) -> None:
    """Set out for a space by the cheapest way (D2-MOVE-03)."""
    turn = turn_now(table)
    most = turn.points + spare_steps(table, turn)
    found = reach(table, walker_of(table, turn), table.figures[figure].base, most, occupied(table))
    turn.walking = True
    set_out(table, figure, found, to)


def set_out(table: Journey, figure: int, found: Reach, to: int) -> None:
    """The way as steps."""
    path = found.path_to(to)
    costs: list[int] = []
    done = 0
    for space in path:
        costs.append(found.cost[space] - done)
        done = found.cost[space]
    table.next(Walk(figure, path, costs, [], []))


# -- walking ---------------------------------------------------------------------------------------------


def walk(table: Journey, step: Walk) -> Rule | None:
    """The next space of a way; before a hero's first the overlord may set a trap on any of them (D2-DP-46)."""
    if not step.path or not can_go_on(table, step):
        make_room(table, step.figure)
        return None
    if is_hero(table, step.figure) and not step.base:
        if table.overlord.hand or plots.may_trigger(table, "hero_entered", step.figure):
            return set_trap(table, step)
    go_on(table, step)
    return None


def can_go_on(table: Journey, step: Walk) -> bool:
    """Whether a walker still may take its next step: it stands, is free to move, can pay, and nobody is in the way."""
    figure = step.figure
    if not is_standing(table, figure) or not may_move(table, figure):
        return False
    turn = turn_now(table)
    short = max(0, step.costs[0] - turn.points)
    if short > spare_steps(table, turn):
        return False
    other = standing_on(table, step.path[0])
    if other >= 0 and (len(step.path) == 1 or not may_pass(table, walker_of(table, turn), other)):
        return False  # somebody has stepped in the way
    return covers(grid_now(table).near[step.path[0]], table.figures[figure].base[0])


def make_room(table: Journey, figure: int) -> None:
    """Whoever is stopped in the middle of somebody else's space goes to the closest empty one (D2-MOVE-04)."""
    if is_standing(table, figure) and not is_alone(table, figure):
        own = table.figures[figure].base[0]
        table.figures[figure].base = []
        spaces = placing.closest_empty(table, own, figure)
        table.figures[figure].base = [own]
        placing.place(table, figure, spaces, seat_of(table, figure), False)


def set_trap(table: Journey, step: Walk) -> Rule:
    """The overlord sees where a hero is going, and may have a card ready for one of those spaces (D2-CORE-87).

    The way lies on the agenda meanwhile; a base that is not empty says that he has had his say about it.
    """
    table.next(Walk(step.figure, step.path, step.costs, [step.path[-1]], []))
    answer = yield from window(
        "hero_entered", [overlord_seat(table)], lambda seat: spring_options(table, step), ("D2-DP-46", "D2-CORE-83")
    )
    if answer is not None:
        assert isinstance(answer.action, Spring)
        springs = [answer.action.card, str(answer.action.space)]
        table.agenda[-1] = Walk(step.figure, step.path, step.costs, [step.path[-1]], springs)


def spring_options(table: Journey, step: Walk) -> list[Action]:
    """Each trap of the hand at each empty space of the way."""
    standing = occupied(table)
    options: list[Action] = []
    turn = turn_now(table)
    cost = 0
    for at, space in enumerate(step.path):
        cost += step.costs[at]
        walked = turn.moves > 0 and cost <= turn.points  # not a step that fatigue pays for
        if not standing[space]:
            options.extend(springs_at(table, step.figure, space, walked))
    return options


def springs_at(table: Journey, figure: int, space: int, in_move_action: bool) -> list[Action]:
    """What the overlord may set off when a hero enters this space."""
    options: list[Action] = [
        Spring(ability.card, space) for ability in plots.abilities_at(table, "hero_entered", figure)
    ]
    for card in overlord_cards.traps_for(table, figure, space, in_move_action, []):
        options.append(Spring(card, space))
    return options


def spring(table: Journey, card: str, figure: int, space: int) -> None:
    """A trap, or a Plot card like one, is set off (D2-CORE-83)."""
    if plots.is_plot(card):
        plots.trigger_card(table, card, figure, -1)
    else:
        overlord_cards.play_card(table, card, figure, -1, space, "hero_entered")


def wait_for(table: Journey, figure: int, space: int) -> Rule:
    """A card has put a hero on a space, and that counts as entering it, though by no move action (D2-CORE-87)."""
    answer = yield from window(
        "hero_entered",
        [overlord_seat(table)],
        lambda seat: springs_at(table, figure, space, False),
        ("D2-DP-46", "D2-CORE-83"),
    )
    if answer is not None:
        assert isinstance(answer.action, Spring)
        spring(table, answer.action.card, figure, space)


def go_on(table: Journey, step: Walk) -> None:
    """One space further: pay, leave, enter (D2-MOVE-01, D2-FATMOVE-01, D2-FATMOVE-02)."""
    figure = step.figure
    turn = turn_now(table)
    space = step.path[0]
    cost = step.costs[0]
    fatigue = 0
    if cost > turn.points:
        each = points_for_fatigue(table, figure)
        fatigue = (cost - turn.points + each - 1) // each
        table.heroes[figure].fatigue += fatigue
        turn.points += fatigue * each
    turn.points -= cost
    turn.steps += 1
    webs = offers.adjacent_with(table, figure, "web") if not is_monster(table, figure) else []
    offers.note_passed(table, turn, space)
    table.figures[figure].base = [space]
    table.tell(Moved(figure, [space], fatigue))
    if len(step.path) > 1:
        table.next(Walk(figure, step.path[1:], step.costs[1:], step.base, step.springs))
    if step.springs and int(step.springs[1]) == space:
        spring(table, step.springs[0], figure, space)
        if len(step.path) > 1:
            # What the card did is for all to see: the walker decides anew.
            take_off_walk(table)
    if OVERPOWER in turn.done and is_alone(table, figure):
        table.next(DoActs(figure, -1, -1, -1, ["push_aside"], 0, 0, 0, OVERPOWER, space, []))
    table.next(Enter(figure, space, False))
    for one in webs:  # what it costs to leave a space beside a web (D2-RULING-64)
        damage.suffer(table, figure, 0, total(table, one, "web"), one, "web")
    if fatigue and is_hero(table, figure) and has(table, figure, "familiar_keeps_pace"):
        offers.hasten_familiar(table, figure, fatigue)


def take_off_walk(table: Journey) -> None:
    """The rest of the way is not gone."""
    at = len(table.agenda) - 1
    while at >= 0:
        if isinstance(table.agenda[at], Walk):
            del table.agenda[at]
            return
        at -= 1


def enter(table: Journey, step: Enter) -> Rule | None:
    """A space has been entered: hazard, pit, ruins, the quest, and those who lie in wait (D2-MOVE-06)."""
    figure = step.figure
    if not is_standing(table, figure):
        return None
    if step.trapped:
        asks = bool(table.overlord.hand) or plots.may_trigger(table, "hero_entered", figure)
        return wait_for(table, figure, step.space) if asks else None
    quests.trigger(table, "figure_entered", figure, -1, step.space)
    offers.monster_entered(table, figure)
    ground = grid_now(table).ground[step.space]
    if is_large(table, figure):
        return None
    if ruins.lies_on(table, step.space) and counts_as_hero(table, figure):
        return ruins.enter_ruins(table, figure, step.space)
    if not is_aloft(table, figure):
        feel_ground(table, figure, ground)
    return None


def is_aloft(table: Journey, figure: int) -> bool:
    """Whether a figure flies over what it enters: in its own turn (D2-RULING-65)."""
    return has(table, figure, "fly") and is_turn_of(table, figure)


def feel_ground(table: Journey, figure: int, ground: int) -> None:
    """What hazard and pits do to whoever enters them (D2-TER-HAZ-01, D2-TER-PIT-01, D2-TER-PIT-02)."""
    if ground == HAZARD:
        damage.suffer(table, figure, ENTRY_HAZARD, 0, -1, "hazard")
    elif ground == PIT:
        end_movement(table, figure)
        damage.suffer(table, figure, ENTRY_PIT, 0, -1, "pit")


def end_movement(table: Journey, figure: int) -> None:
    """The points of the movement are lost; what actions are left stay (D2-RULING-42)."""
    if is_turn_of(table, figure):
        turn_now(table).points = 0
        take_off_walk(table)


def settle_move(table: Journey, step: SettleMove) -> None:
    """A large monster was set down: pit and hazard count if its whole base lies there (D2-LARGE-03, D2-LARGE-04).

    D2-TER-HAZ-04, D2-TER-PIT-08, D2-RULING-44.
    """
    if not is_standing(table, step.figure) or not is_large(table, step.figure) or is_aloft(table, step.figure):
        return
    ground = grid_now(table).ground
    kinds = [ground[space] for space in table.figures[step.figure].base]
    if kinds.count(HAZARD) == len(kinds) or kinds.count(PIT) == len(kinds):
        feel_ground(table, step.figure, kinds[0])


def move_action(table: Journey, turn: Turn) -> None:
    """A move action: points as many as the Speed, in one pool (D2-MOVE-01, D2-CORE-20, D2-MON-04)."""
    turn.moves += 1
    turn.points += speed(table, turn.figure)
    turn.walking = True
