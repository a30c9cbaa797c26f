"""Goals: what must be so, who has won by it, and the clock that ends every encounter.

D2-CORE-94, D2-CORE-98, D2-INF-01, D2-RULING-74.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.layout import CLOSED, OPEN, REMOVED
from undercroft.games.descent.rules.meant import (
    amount,
    belongs,
    carries,
    in_state,
    is_beside_token,
    meant,
    place_of,
    present,
    sheet_of,
    stands_in,
)
from undercroft.games.descent.rules.quest_sheets import ProvisoFace
from undercroft.games.descent.rules.table import HEROES_SIDE, OVERLORDS_SIDE, encounter_of, layout_of
from undercroft.games.descent.state import Journey

EDGE_SIGNS: Final[dict[str, str]] = {"open": OPEN, "closed": CLOSED, "removed": REMOVED}


def all_so(table: Journey, provisos: list[ProvisoFace], actor: int, token: int) -> bool:
    """Whether all of this is so."""
    for proviso in provisos:
        if not is_so(table, proviso, actor, token):
            return False
    return True


def is_so(table: Journey, proviso: ProvisoFace, actor: int, token: int) -> bool:
    """Whether one thing is so."""
    kind = proviso.kind
    encounter = encounter_of(table)
    if kind == "track":
        return track_stands(table, proviso)
    if kind == "fallen":
        return has_fallen(table, proviso.who)
    if kind == "figures":
        return within(table, proviso, figures_found(table, proviso, actor, token))
    if kind == "tokens":
        return within(table, proviso, tokens_found(table, proviso))
    if kind == "noted":
        return proviso.note in encounter.notes
    if kind == "actor":
        return actor >= 0 and actor_is(table, proviso, actor, token)
    if kind == "token_shows":
        return token >= 0 and encounter.tokens[token].face == proviso.face
    if kind == "edge":
        return encounter.edges[layout_of(table).edge(proviso.edge)] == EDGE_SIGNS[proviso.state]
    if kind == "round":
        return within(table, proviso, encounter.round)
    if kind == "knocked_out":
        return within(table, proviso, len([hero for hero in table.heroes if hero.knocked_out]))
    if kind == "influence":
        return table.overlord.influence == proviso.shows
    if kind == "not":
        return not all_so(table, proviso.of, actor, token)
    for one in proviso.of:
        if is_so(table, one, actor, token):
            return True
    return False


def within(table: Journey, proviso: ProvisoFace, found: int) -> bool:
    """Whether a number lies within the bounds that are named; with an upper one alone, none is enough."""
    if proviso.most is not None:
        return found <= amount(table, proviso.most)
    return proviso.least is None or found >= amount(table, proviso.least)


def track_stands(table: Journey, proviso: ProvisoFace) -> bool:
    """Whether a track stands within its bounds, or has reached its goal."""
    stands = encounter_of(table).counters[proviso.track]
    if proviso.least is None and proviso.most is None:
        return stands >= amount(table, sheet_of(table).goals_of[proviso.track])
    return within(table, proviso, stands)


def has_fallen(table: Journey, who: str) -> bool:
    """Whether all of those meant have been defeated, and there were any."""
    notes = encounter_of(table).notes
    if not has_anybody_fallen(notes):
        return False  # as it is for most of the time
    found = meant(table, who)
    for one in found:
        if f"fell:{one}" not in notes:
            return False
    return bool(found)


def has_anybody_fallen(notes: list[str]) -> bool:
    """Whether anybody with a name has been defeated."""
    for note in notes:
        if note.startswith("fell:"):
            return True
    return False


def figures_found(table: Journey, proviso: ProvisoFace, actor: int, token: int) -> int:
    """How many of those meant stand there, beside that, carrying that."""
    found = present(table, proviso.who, proviso.at, actor, token, proviso.near, proviso.within)
    if proviso.carrying:
        found = [one for one in found if carries(table, one, proviso.carrying)]
    if proviso.beside:
        found = [one for one in found if is_beside_token(table, one, proviso.beside)]
    return len(found)


def tokens_found(table: Journey, proviso: ProvisoFace) -> int:
    """How many tokens of a kind are in this state, with this face, there."""
    spaces = sheet_of(table).spaces(proviso.at) if proviso.at else []
    found = 0
    for token in encounter_of(table).tokens:
        if token.kind != proviso.token or not in_state(token, proviso.state):
            continue
        if proviso.face and token.face != proviso.face:
            continue
        if not proviso.at or place_of(table, token) in spaces:
            found += 1
    return found


def actor_is(table: Journey, proviso: ProvisoFace, actor: int, token: int) -> bool:
    """Whether the actor is one of those meant, there, with that."""
    if not belongs(table, proviso.who, actor, actor, token):
        return False
    if proviso.at and not stands_in(table, actor, sheet_of(table).spaces(proviso.at)):
        return False
    return not proviso.carrying or carries(table, actor, proviso.carrying)


# -- who has won -----------------------------------------------------------------------------------------


def check_goals(table: Journey) -> bool:
    """Whether somebody has won by now; the first goal that is met counts (D2-CORE-94, D2-CORE-98)."""
    encounter = encounter_of(table)
    if not encounter.winner:
        for goal in sheet_of(table).goals:
            if all_so(table, goal.provided, -1, -1):
                encounter.winner = goal.side
                break
    return encounter.winner != ""


def time_is_up(table: Journey) -> bool:
    """Whether this was the last round."""
    return encounter_of(table).round >= amount(table, sheet_of(table).rounds)


def winner_by_clock(table: Journey) -> str:
    """Who wins when time is up: the side that the clock names, or the other one."""
    sheet = sheet_of(table)
    if sheet.clock_unless and all_so(table, sheet.clock_unless, -1, -1):
        return OVERLORDS_SIDE if sheet.clock_side == HEROES_SIDE else HEROES_SIDE
    return sheet.clock_side
