"""What each deed of a turn is worth where one stands, and what might be done elsewhere."""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Action
from undercroft.games.descent.cards_sense import FATIGUE, SEARCHED, STANDS_AGAIN, worth_of, worth_of_strike
from undercroft.games.descent.goal_sense import ACT, BRING, LEAVE, SEARCH, TAKE, Task, all_deeds, tested
from undercroft.games.descent.odds import passes
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules import quests
from undercroft.games.descent.rules.layout import CLOSED
from undercroft.games.descent.rules.meant import belongs
from undercroft.games.descent.rules.quest_sheets import BEYOND, HERE
from undercroft.games.descent.rules.sheets import ABILITIES, ACTS
from undercroft.games.descent.rules.table import (
    HEROES_SIDE,
    OVERLORDS_SIDE,
    attribute,
    encounter_of,
    is_hero,
    is_monster,
    layout_of,
    lies_at,
)
from undercroft.games.descent.state import (
    Activate,
    ClimbOut,
    Interact,
    LeaveMap,
    Operate,
    PickWord,
    PutDown,
    Rest,
    Revive,
    Search,
    ShakeOff,
    SpendFortune,
    Strike,
    TakeUp,
    Turn,
    UseCard,
)
from undercroft.games.descent.turn_sense import TurnPlan, Valued

SHAKEN_OFF: Final = 4.0
CLIMBED_OUT: Final = 3.0
ACTED_ALREADY: Final = 0.55  # of what standing again is worth, if the hero's turn is over
FAMILIAR: Final = 1.0
ONE_MORE_ACTION: Final = 1.5
HELPED: Final = 1.2
BOLTED: Final = 0.5  # of what an open door is worth to an enemy, what it is to bolt it
LEFT_FOR_NOTHING: Final = -20.0
UNWANTED: Final = -1.0
OTHERWISE: Final = 0.2  # a special action that leads to no goal
RICHER: Final = 1.0  # what searching is worth more where gold counts


def deeds_of(look: Outlook, turn: Turn, options: list[Action]) -> list[Valued]:
    """Every deed but walking, with what it is worth."""
    found: list[Valued] = []
    for option in options:
        if isinstance(option, Strike):
            found.append(Valued(worth_of_strike(look, turn.figure, option, None), option))
        elif isinstance(option, UseCard):
            found.append(worth_of_use(look, turn, option))
        else:
            deed = worth_of_deed(look, turn, option)
            if deed is not None:
                found.append(deed)
    return found


def worth_of_use(look: Outlook, turn: Turn, option: UseCard) -> Valued:
    """A card used in one's turn."""
    ability = ABILITIES[option.card]
    value = worth_of(look, turn.figure, ability, option.figure, turn.figure)
    if len(ability.acts) > 1 and ACTS[ability.acts[0]].do == "move" and ACTS[ability.acts[1]].do == "attack":
        value += charge(look, turn.figure)
    return Valued(value, option, ability.at == "turn")


def charge(look: Outlook, figure: int) -> float:
    """What an attack after a move is worth: on anybody that one comes to."""
    weapon = look.situation.weapon(figure)
    most = 0.0
    if weapon is not None:
        far = look.situation.speed(figure) + 1
        for enemy in look.situation.enemies(figure):
            apart = look.situation.apart(figure, enemy)
            if 1 < apart <= far:
                odds = look.situation.odds(figure, weapon, None, enemy, 1)
                most = max(most, 0.6 * look.worth(enemy) * odds.defeats(look.situation.left(enemy)) + 0.3 * odds.mean)
    return most


def worth_of_deed(look: Outlook, turn: Turn, option: Action) -> Valued | None:
    """Any other deed; nothing for what is never wanted."""
    table = look.table
    figure = turn.figure
    if isinstance(option, Interact):
        return Valued(worth_of_interaction(look, figure, option), option)
    if isinstance(option, TakeUp):
        return Valued(worth_of_taking(look, figure, option), option)
    if isinstance(option, PutDown):
        return Valued(worth_of_putting(look, figure, option), option)
    if isinstance(option, LeaveMap):
        value = worth_of_leaving(look, figure)
        return Valued(value, option, True)
    if isinstance(option, Search):
        return Valued(search_value(look) + by_tasks(look, figure, SEARCH), option)
    if isinstance(option, Operate):
        shut = encounter_of(table).edges[option.edge] == CLOSED
        return Valued(look.gain_by_door(figure, option.edge) + 0.1 if shut else UNWANTED, option)
    if isinstance(option, Rest):
        tired = table.heroes[figure].fatigue
        return Valued(FATIGUE * tired * (1.25 if look.situation.spare(figure) < 2 else 0.9), option)
    if isinstance(option, Revive):
        return Valued(STANDS_AGAIN * (ACTED_ALREADY if table.heroes[option.figure].acted else 1.0), option)
    if isinstance(option, ShakeOff):
        return Valued(SHAKEN_OFF, option)
    if isinstance(option, ClimbOut):
        return Valued(CLIMBED_OUT + look.pull(figure, option.space), option)
    if isinstance(option, Activate):
        return Valued(FAMILIAR, option, True)
    if isinstance(option, SpendFortune):
        ease = 0.1 if table.heroes[figure].fatigue > 2 else 0.0
        return Valued(ease if option.what == "fatigue" else ONE_MORE_ACTION, option, True)
    if isinstance(option, PickWord):
        return help_for_two(look, turn, option)
    return None


def help_for_two(look: Outlook, turn: Turn, option: PickWord) -> Valued:
    """The help for two heroes: an attack more, or some damage less."""
    if option.word == "help_recover":
        damage = look.table.figures[turn.figure].damage
        return Valued(HELPED if damage > 1 else 0.0, option, True)
    if option.word == "help_attack":
        return Valued(HELPED + 0.1 if turn.attacks > 0 or turn.actions > 0 else 0.0, option, True)
    return Valued(0.0, option, True)


def search_value(look: Outlook) -> float:
    """What a Search card is worth; its gold only where there is a campaign."""
    return SEARCHED + (RICHER if look.table.campaign is not None else 0.0)


def side_of(look: Outlook, figure: int) -> str:
    """The side a figure's tasks are of."""
    return OVERLORDS_SIDE if is_monster(look.table, figure) else HEROES_SIDE


def own_tasks(look: Outlook, figure: int, kind: str) -> list[tuple[float, Task]]:
    """The tasks of a kind that a figure may do, with their values."""
    side = side_of(look, figure)
    found: list[tuple[float, Task]] = []
    for number, task in enumerate(look.tasks):
        if task.side == side and task.kind == kind:
            if not task.who or belongs(look.table, task.who, figure, figure, -1):
                found.append((look.values[number], task))
    return found


def by_tasks(look: Outlook, figure: int, kind: str) -> float:
    """What the tasks of a kind say a deed is worth."""
    most = 0.0
    for value, _task in own_tasks(look, figure, kind):
        most = max(most, value)
    return most


def worth_of_taking(look: Outlook, figure: int, option: TakeUp) -> float:
    """Something is taken up that is of use, and does not lie where it is needed."""
    token = encounter_of(look.table).tokens[option.token]
    most = 0.0
    for value, task in own_tasks(look, figure, TAKE):
        if task.token == token.kind and look.is_wanted(task, figure, token):
            most = max(most, value)
    return most


def worth_of_leaving(look: Outlook, figure: int) -> float:
    """What leaving the map is worth: what it counts for, or nothing at all."""
    exit = quests.exit_for(look.table, figure)
    if exit is None:
        return LEFT_FOR_NOTHING
    for value, task in own_tasks(look, figure, LEAVE):
        if task.at == exit.at and task.who == exit.who and task.carrying == exit.carrying and value > 0.0:
            return value
    return LEFT_FOR_NOTHING


def worth_of_putting(look: Outlook, figure: int, option: PutDown) -> float:
    """Something carried is put down where it is to lie, or where another needs it."""
    token = encounter_of(look.table).tokens[option.token]
    for value, task in own_tasks(look, figure, BRING):
        if task.token == token.kind and option.space in look.sheet.spaces(task.at):
            return value
    side = side_of(look, figure)
    for number, task in enumerate(look.tasks):
        if task.side == side and task.kind == ACT and look.supplies(task, figure):
            if option.space in look.place_of(task):
                return look.values[number]
    return UNWANTED


def worth_of_interaction(look: Outlook, figure: int, option: Interact) -> float:
    """A special action: by the task it does, the door it opens, the place it leads to."""
    table = look.table
    action = look.sheet.by_action[option.what]
    most = 0.0
    for value, task in own_tasks(look, figure, ACT):
        if task.action is not None and task.action.id == option.what and not action.edges:
            most = max(most, value * (look.passes(task, figure) if task.attributes else 1.0))
    gain = 0.0
    for deed in all_deeds(action.do):
        if deed.do == "edge" and option.edge >= 0:
            if deed.state in ("open", "removed"):
                gain = max(gain, look.gain_by_door(figure, option.edge))
            elif deed.state == "sealed":
                gain = max(gain, worth_of_bolting(look, figure, option.edge))
        elif deed.do == "place" and deed.who == "actor":
            gain = max(gain, worth_of_place(look, figure, option, deed.at))
    attributes = tested(action.do)
    if attributes:
        gain *= max([passes(attribute(table, figure, name)) for name in attributes])
    most = max(most, gain)
    return max(most, OTHERWISE)


def worth_of_place(look: Outlook, figure: int, option: Interact, at: str) -> float:
    """To be set down in a place: behind a door, on a token, in an area."""
    table = look.table
    spaces: list[int] = []
    if at == BEYOND and option.edge >= 0:
        spaces = layout_of(table).edges[option.edge].beside
    elif at == HERE and option.token >= 0:
        spaces = [encounter_of(table).tokens[option.token].at]
    elif at not in (BEYOND, HERE):
        spaces = look.sheet.spaces(at)
    most = 0.0
    for space in spaces:
        if space >= 0:
            most = max(most, look.pull(figure, space) - look.pull(figure, table.figures[figure].base[0]))
    return most


def worth_of_bolting(look: Outlook, figure: int, edge: int) -> float:
    """A door that enemies want to have open, and oneself does not."""
    if look.gain_by_door(figure, edge) > 0.0:
        return 0.0
    return BOLTED * max([look.gain_by_door(enemy, edge) for enemy in look.situation.enemies(figure)], default=0.0)


# -- elsewhere -------------------------------------------------------------------------------------------


def add_openings(plan: TurnPlan) -> None:
    """What could be done from other spaces: tasks, searching, helping up."""
    look = plan.look
    table = look.table
    figure = plan.figure
    for lure in look.lures_of(figure):
        if lure.task.action is not None and lure.task.action.edges:
            add_locks(plan, lure.task)
        elif lure.task.kind in (ACT, TAKE, SEARCH):
            plan.open_at([space for space in range(len(lure.steps)) if lure.steps[space] == 0], lure.value)
    if not is_hero(table, figure):
        return
    near = look.situation.grid.near
    worth = search_value(look)
    for token in encounter_of(table).tokens:
        if token.kind == "search" and lies_at(token):
            plan.open_at([token.at, *near[token.at]], worth)
    for other in range(len(table.heroes)):
        hero = table.heroes[other]
        if other != figure and hero.knocked_out and table.figures[other].base:
            value = STANDS_AGAIN * (ACTED_ALREADY if hero.acted else 1.0)
            plan.open_at(near[table.figures[other].base[0]], value)


def add_locks(plan: TurnPlan, task: Task) -> None:
    """The doors that a special action opens, each for what lies behind it."""
    look = plan.look
    signs = encounter_of(look.table).edges
    chance = look.passes(task, plan.figure) if task.attributes else 1.0
    for number, edge in enumerate(layout_of(look.table).edges):
        if task.action is not None and edge.id in task.action.edges and signs[number] == CLOSED:
            plan.open_at(edge.beside, chance * look.gain_by_door(plan.figure, number))
