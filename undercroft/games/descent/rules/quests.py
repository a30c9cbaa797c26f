"""Quests: what an encounter has to say when something happens, and what it lets figures do.

The core rules call this where a quest may have words of its own: moments (`trigger`), special actions, tokens that may
be taken, exits, spaces and doors closed to some, the clock. Where an encounter says nothing, that costs little.

D2-SPEC-01 to D2-SPEC-03, D2-MON-08, D2-CORE-94, D2-CORE-98, D2-CORE-100, D2-RULING-72, D2-RULING-73, D2-DP-44,
D2-DP-72.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Action, Step
from undercroft.games.descent.rules import goals
from undercroft.games.descent.rules.layout import CLOSED
from undercroft.games.descent.rules.meant import (
    amount,
    as_space,
    belongs,
    carries,
    edge_in,
    sheet_of,
    stands_in,
)
from undercroft.games.descent.rules.quest_sheets import ActionFace, ExitFace, TriggerFace
from undercroft.games.descent.rules.table import (
    are_adjacent,
    carried_by,
    encounter_of,
    is_beside,
    is_hero,
    is_standing,
    is_turn_of,
    layout_of,
    lies_at,
    turn_now,
)
from undercroft.games.descent.state import DoDeeds, Interact, Journey, LeftMap, QuestTrigger

UNIQUE: Final = ("lieutenant", "ally")

# -- moments ---------------------------------------------------------------------------------------------


def trigger(table: Journey, moment: str, figure: int, token: int, space: int) -> None:
    """Something happened: if the quest may have words about it, they come next."""
    if table.encounter is None:
        return
    triggers = sheet_of(table).triggers.get(moment)
    if triggers is None:
        return
    for one in triggers:
        if concerns(table, one, figure, token, space):
            table.next(QuestTrigger(moment, figure, token, space))
            return


def door_moment(table: Journey, moment: str, figure: int, edge: int) -> None:
    """The same of a door."""
    trigger(table, moment, figure, -1, as_space(edge))


def concerns(table: Journey, one: TriggerFace, figure: int, token: int, space: int) -> bool:
    """Whether a trigger is about these: who, which kind of token, which door, which place."""
    encounter = encounter_of(table)
    if one.once and f"done:{one.path}" in encounter.notes:
        return False
    if one.who and (figure < 0 or not belongs(table, one.who, figure, figure, token)):
        return False
    if one.token and (token < 0 or encounter.tokens[token].kind != one.token):
        return False
    if one.edge and (edge_in(space) < 0 or layout_of(table).edges[edge_in(space)].id != one.edge):
        return False
    return not one.at or space in sheet_of(table).spaces(one.at)


def quest_trigger(table: Journey, step: QuestTrigger) -> None:
    """What the quest says to a moment: every trigger that is about it and whose conditions hold, as they are listed."""
    steps: list[Step] = []
    for one in sheet_of(table).triggers[step.moment]:
        if concerns(table, one, step.figure, step.token, step.space) and goals.all_so(
            table, one.provided, step.figure, step.token
        ):
            if one.once:
                encounter_of(table).notes.append(f"done:{one.path}")
            steps.append(DoDeeds(one.do, step.figure, step.token, step.space))
    table.next_all(steps)


def notice_fall(table: Journey, figure: int, by: int) -> None:
    """Who has a name, and is defeated, is remembered: they do not come back."""
    one = table.figures[figure]
    if (one.name or one.rank in UNIQUE) and not is_hero(table, figure):
        encounter_of(table).notes.append(f"fell:{figure}")


def end_of_round(table: Journey) -> None:
    """What the quest says to the end of a round; after the last one the clock decides."""
    if goals.time_is_up(table):
        table.next(DoDeeds(sheet_of(table).clock_deeds, -1, -1, -1))
    trigger(table, "round_ends", -1, -1, -1)


# -- special actions -------------------------------------------------------------------------------------


def interactions(table: Journey, figure: int) -> list[Action]:
    """The special actions open to a figure now (D2-SPEC-01, D2-MON-08)."""
    found: list[Action] = []
    for one in sheet_of(table).actions:
        if belongs(table, one.who, figure, figure, -1) and may_do(table, one, figure):
            add_objects(table, one, figure, found)
    return found


def may_do(table: Journey, one: ActionFace, figure: int) -> bool:
    """Whether a figure may do this at all now: once a turn or encounter, in its place, with what it takes."""
    if one.once == "turn" and one.mark in turn_now(table).done:
        return False
    if one.once == "encounter" and one.mark in encounter_of(table).notes:
        return False
    if one.at and not stands_in(table, figure, sheet_of(table).spaces(one.at)):
        return False
    if one.carrying and not carries(table, figure, one.carrying):
        return False
    return goals.all_so(table, one.provided, figure, -1)


def add_objects(table: Journey, one: ActionFace, figure: int, found: list[Action]) -> None:
    """The action at each token, door or figure in reach; one that needs none as it is."""
    encounter = encounter_of(table)
    if one.token:
        for at, token in enumerate(encounter.tokens):
            if token.kind != one.token or token.gone or not (one.any_face or token.face == one.face):
                continue
            if token.bearer == figure or (lies_at(token) and is_beside(table, figure, token.at)):
                found.append(Interact(one.id, at, -1, -1))
    elif one.edges:
        layout = layout_of(table)
        for edge, card in enumerate(layout.edges):
            if card.id not in one.edges or encounter.edges[edge] != CLOSED:
                continue
            if one.only_sealed and may_operate(table, figure, edge):
                continue
            if stands_in(table, figure, card.beside):
                found.append(Interact(one.id, -1, -1, edge))
    elif one.figure:
        for other in range(len(table.figures)):
            if other != figure and is_standing(table, other) and belongs(table, one.figure, other, figure, -1):
                if are_adjacent(table, figure, other):
                    found.append(Interact(one.id, -1, other, -1))
    else:
        found.append(Interact(one.id, -1, -1, -1))


def interact(table: Journey, figure: int, action: Interact) -> None:
    """A special action is done: its deeds come next, at what it was done to."""
    one = sheet_of(table).by_action[action.what]
    if one.once == "turn":
        turn_now(table).done.append(one.mark)
    elif one.once == "encounter":
        encounter_of(table).notes.append(one.mark)
    space = table.figures[figure].base[0]
    if action.edge >= 0:
        space = as_space(action.edge)
    elif action.figure >= 0:
        space = table.figures[action.figure].base[0]
    elif action.token >= 0 and encounter_of(table).tokens[action.token].at >= 0:
        space = encounter_of(table).tokens[action.token].at
    table.next(DoDeeds(one.do, figure, action.token, space))


# -- tokens ----------------------------------------------------------------------------------------------


def may_take(table: Journey, figure: int, token: int) -> bool:
    """Whether a figure may pick up a token: one of those who may carry its kind, with empty hands (D2-SPEC-02)."""
    one = encounter_of(table).tokens[token]
    face = sheet_of(table).token_kinds.get(one.kind)
    if face is None or not face.carry or not lies_at(one) or (face.needs_face and one.face != face.needs_face):
        return False
    if carried_by(table, figure):
        return False
    for who in face.carry:
        if belongs(table, who, figure, figure, token):
            return True
    return False


def may_drop(table: Journey, figure: int, token: int) -> bool:
    """Whether a figure may put a token down: what it carries (D2-SPEC-03)."""
    return encounter_of(table).tokens[token].bearer == figure


# -- leaving the map -------------------------------------------------------------------------------------


def exit_for(table: Journey, figure: int) -> ExitFace | None:
    """The exit by which a figure may leave from where it stands; a large one from any of its spaces (D2-CORE-37)."""
    sheet = sheet_of(table)
    for one in sheet.exits:
        if not belongs(table, one.who, figure, figure, -1) or not stands_in(table, figure, sheet.spaces(one.at)):
            continue
        if one.carrying and not carries_face(table, figure, one.carrying, one.face):
            continue
        if goals.all_so(table, one.provided, figure, -1):
            return one
    return None


def exit_spaces(table: Journey, figure: int) -> list[int]:
    """The spaces of all exits that are meant for a figure."""
    found: list[int] = []
    sheet = sheet_of(table)
    for one in sheet.exits:
        if belongs(table, one.who, figure, figure, -1):
            found.extend(sheet.spaces(one.at))
    return found


def carries_face(table: Journey, figure: int, kind: str, face: str) -> bool:
    """Whether a figure carries a token of this kind, with this face if one is named."""
    for at in carried_by(table, figure):
        token = encounter_of(table).tokens[at]
        if token.kind == kind and (not face or token.face == face):
            return True
    return False


def may_leave(table: Journey, figure: int) -> bool:
    """Whether a figure may leave the map from where it stands (D2-RULING-73, D2-DP-72)."""
    return len(sheet_of(table).exits) > 0 and exit_for(table, figure) is not None


def leave(table: Journey, figure: int) -> None:
    """A figure leaves by its exit: what that means comes next."""
    one = exit_for(table, figure)
    assert one is not None
    tokens = carried_by(table, figure)
    token = tokens[0] if tokens else -1
    if one.do:
        table.next(DoDeeds(one.do, figure, token, -1))
    take_off(table, figure)


def take_off(table: Journey, figure: int) -> None:
    """A figure is off the map with what it carries, and not defeated (D2-RULING-73)."""
    encounter = encounter_of(table)
    for at in carried_by(table, figure):
        encounter.tokens[at].gone = True
        encounter.tokens[at].bearer = -1
    space = table.figures[figure].base[0]
    table.figures[figure].base = []
    if is_hero(table, figure):
        table.heroes[figure].left = True
        table.heroes[figure].acted = True
    else:
        table.figures[figure].activated = True
        if table.figures[figure].name or table.figures[figure].rank in UNIQUE:
            encounter.notes.append(f"left:{figure}")
    if is_turn_of(table, figure):
        turn_now(table).actions = 0
        turn_now(table).points = 0
    table.tell(LeftMap(figure))
    trigger(table, "figure_left_map", figure, -1, space)


# -- what is closed to some ------------------------------------------------------------------------------


def barred(table: Journey, figure: int) -> list[int]:
    """The spaces that the quest closes to a figure."""
    found: list[int] = []
    sheet = sheet_of(table)
    for one in sheet.bars:
        if belongs(table, one.who, figure, figure, -1) and goals.all_so(table, one.provided, figure, -1):
            if one.at:
                found += sheet.spaces(one.at)
            for token in encounter_of(table).tokens:
                if one.token and token.kind == one.token and lies_at(token):
                    if not one.face or token.face == one.face:
                        found.append(token.at)
    return found


def may_operate(table: Journey, figure: int, edge: int) -> bool:
    """Whether the door action is enough for a door: not for one that is sealed or locked (D2-CORE-100)."""
    encounter = encounter_of(table)
    if encounter.edges[edge] != CLOSED:
        return True
    card = layout_of(table).edges[edge]
    if card.kind != "locked" and card.id not in sheet_of(table).sealed:
        return True
    return f"unsealed:{card.id}" in encounter.notes


def takes_turns(table: Journey, figure: int) -> bool:
    """Whether an ally takes turns of its own; some only stand there."""
    return table.figures[figure].name not in sheet_of(table).still


# -- who wins --------------------------------------------------------------------------------------------


def check_goals(table: Journey) -> bool:
    """Whether the encounter is won by now (D2-CORE-98)."""
    return goals.check_goals(table)


def goal_of(table: Journey, track: str) -> int:
    """What a track is to reach; 0: nothing."""
    goal = sheet_of(table).goals_of.get(track)
    return 0 if goal is None else amount(table, goal)


def last_round(table: Journey) -> int:
    """The round after which the clock decides."""
    return amount(table, sheet_of(table).rounds)
