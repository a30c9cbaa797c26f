"""Who is meant by a quest, where, and how much: its words looked up on the table."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.quest_sheets import SHEETS, AmountFace, EncounterSheet
from undercroft.games.descent.rules.table import (
    carried_by,
    covers,
    encounter_of,
    grid_now,
    is_overlords,
    is_standing,
    is_within,
    lies_at,
)
from undercroft.games.descent.state import Journey, Token

BEARER_OF: Final = "bearer_of:"


def sheet_of(table: Journey) -> EncounterSheet:
    """The sheet of the encounter under way."""
    encounter = encounter_of(table)
    return SHEETS[encounter.quest][encounter.number - 1]


def amount(table: Journey, face: AmountFace) -> int:
    """How much that is now."""
    return face.value(len(table.heroes), encounter_of(table).counters)


def edge_in(space: int) -> int:
    """The edge a moment is about: moments at doors give it in the place of a space; -1: none."""
    return -2 - space if space <= -2 else -1


def as_space(edge: int) -> int:
    """The same the other way round."""
    return -2 - edge


# -- who -------------------------------------------------------------------------------------------------


def belongs(table: Journey, who: str, figure: int, actor: int, token: int) -> bool:
    """Whether a figure is one of those a word means."""
    if "|" in who:
        for part in who.split("|"):
            if belongs(table, part, figure, actor, token):
                return True
        return False
    if who == "anyone":
        return True
    if who == "actor":
        return figure == actor
    if who == "bearer":
        return token >= 0 and encounter_of(table).tokens[token].bearer == figure
    if who.startswith(BEARER_OF):
        return carries(table, figure, who[len(BEARER_OF) :])
    hero = figure < len(table.heroes)
    if who == "heroes":
        return hero
    one = table.figures[figure]
    if who == "party":
        return hero or one.rank == "ally"
    if hero:
        return False
    if who == "allies":
        return one.rank == "ally"
    if who == "monsters":
        return is_overlords(one.rank)
    if who == "minions":
        return one.rank == "minion"
    if who == "masters":
        return one.rank == "master"
    if who == "lieutenants":
        return one.rank == "lieutenant"
    if one.name == who:
        return True
    return one.group >= 0 and sheet_of(table).group_places.get(who, -1) == one.group


def meant(table: Journey, who: str, actor: int = -1, token: int = -1) -> list[int]:
    """All figures a word means, on the map or not."""
    if who == "actor":
        return [actor] if actor >= 0 else []
    return [one for one in range(len(table.figures)) if belongs(table, who, one, actor, token)]


def present(
    table: Journey, who: str, at: str, actor: int = -1, token: int = -1, near: str = "", within: int = 1
) -> list[int]:
    """Those meant who stand on the map, in a place and near somebody, if any is named."""
    found = [one for one in meant(table, who, actor, token) if is_standing(table, one)]
    if at:
        spaces = sheet_of(table).spaces(at)
        found = [one for one in found if stands_in(table, one, spaces)]
    if near:
        others = [one for one in meant(table, near, actor, token) if is_standing(table, one)]
        found = [one for one in found if is_near(table, one, others, within)]
    return found


def is_near(table: Journey, figure: int, others: list[int], within: int) -> bool:
    """Whether one of some other figures is so near (D2-CORE-13)."""
    for other in others:
        if other != figure and is_within(table, figure, other, within):
            return True
    return False


def stands_in(table: Journey, figure: int, spaces: list[int]) -> bool:
    """Whether a figure has a space of its base in a place."""
    for space in table.figures[figure].base:
        if covers(spaces, space):
            return True
    return False


# -- tokens ----------------------------------------------------------------------------------------------


def tokens_of(table: Journey, kind: str) -> list[int]:
    """The tokens of a kind, wherever they are."""
    return [at for at, token in enumerate(encounter_of(table).tokens) if token.kind == kind]


def in_state(token: Token, state: str) -> bool:
    """Whether a token is there, lies there, is carried, or is gone; one in the supply is nowhere."""
    if state == "gone":
        return token.gone
    if token.gone:
        return False
    if state == "carried":
        return token.bearer >= 0
    if state == "lying":
        return token.bearer < 0 and token.at >= 0
    return token.bearer >= 0 or token.at >= 0


def place_of(table: Journey, token: Token) -> int:
    """The space of a token: where it lies, or where its bearer stands; -1: nowhere."""
    if token.bearer >= 0:
        base = table.figures[token.bearer].base
        return base[0] if base else -1
    return token.at


def carries(table: Journey, figure: int, kind: str) -> bool:
    """Whether a figure carries a token of this kind."""
    for at in carried_by(table, figure):
        if encounter_of(table).tokens[at].kind == kind:
            return True
    return False


def is_beside_token(table: Journey, figure: int, kind: str) -> bool:
    """Whether a figure stands on, or next to, a token of this kind that lies there."""
    near = grid_now(table).near
    base = table.figures[figure].base
    for token in encounter_of(table).tokens:
        if token.kind == kind and lies_at(token):
            if token.at in base:
                return True
            for space in near[token.at]:
                if space in base:
                    return True
    return False
