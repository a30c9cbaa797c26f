"""Setting an encounter up: tracks, tokens, monster groups, allies, and where everybody starts.

D2-SETUP-02, D2-OSET-01, D2-OSET-02, D2-SEARCH-02, D2-CORE-63 to D2-CORE-71, D2-CORE-79, D2-CORE-95, D2-CORE-99,
D2-CORE-132.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.layout import OBSTACLE
from undercroft.games.descent.rules.maps import layout_for
from undercroft.games.descent.rules.meant import amount, sheet_of
from undercroft.games.descent.rules.quest_sheets import LEAST_HEROES, SHEETS, AllyFace, EncounterSheet, TokenFace
from undercroft.games.descent.rules.sheets import MONSTER_LIMITS, MONSTER_TRAITS
from undercroft.games.descent.rules.table import encounter_of, layout_of, new_figure, party_size
from undercroft.games.descent.state import Encounter, Group, Journey, Placed, Token

STAR: Final = "star"
PLAIN: Final = "plain"
SEARCH: Final = "search"


def set_up(table: Journey, number: int) -> None:
    """The map as it begins, what the quest counts, its tokens, its groups (those of open ones to be chosen), allies."""
    sheet = SHEETS[table.quest][number - 1]
    del table.figures[len(table.heroes) :]
    table.encounter = Encounter(
        quest=table.quest,
        number=number,
        edges=layout_for(table.quest, number, "").start(),
        round=0,
        overlords=False,
        tokens=[],
        groups=[Group(group.kind, [], False, group.asleep) for group in sheet.groups],
        counters={},
        notes=[],
        lasting=[],
        turns=[],
        attacks=[],
        room="",
        winner="",
        floor=0,
    )
    start_tracks(table, sheet)
    lay_search_tokens(table, sheet)
    for token in sheet.tokens:
        lay_tokens(table, token)
    for group in range(len(sheet.groups)):
        if sheet.groups[group].kind:
            muster(table, group)
    for ally in sheet.allies:
        add_allies(table, ally)


def start_tracks(table: Journey, sheet: EncounterSheet) -> None:
    """Where the tracks begin: as encounter 1 left them, or as this one says (D2-CORE-95)."""
    counters = encounter_of(table).counters
    for track in sheet.tracks:
        if track.first:
            counters[track.id] = table.carried.get(track.first, 0)
    for track in sheet.tracks:
        if not track.first:
            counters[track.id] = amount(table, track.start)


def lay_search_tokens(table: Journey, sheet: EncounterSheet) -> None:
    """Search tokens by the number of heroes; which of them is the unique one nobody knows (D2-SEARCH-02)."""
    layout = layout_of(table)
    many = sheet.search_many[party_size(table) - LEAST_HEROES]
    truths = ["" for _ in range(many)]
    if sheet.star:
        hiding = min(many, sheet.star_cells)
        truths = [STAR] + [PLAIN for _ in range(hiding - 1)]
        table.chance.setup.shuffle(truths)
        truths += ["" for _ in range(many - hiding)]
    for at in range(many):
        x, y = sheet.search_cells[at]
        encounter_of(table).tokens.append(Token(SEARCH, layout.at(x, y), -1, "", truths[at], False))


def lay_tokens(table: Journey, face: TokenFace) -> None:
    """Objective tokens of a kind: where they lie, what they hide, shuffled; and those beside the map."""
    layout = layout_of(table)
    tokens = encounter_of(table).tokens
    many = min(len(face.cells), amount(table, face.many))
    truths: list[str] = []
    for at in range(len(face.hidden)):
        for _ in range(amount(table, face.hidden_many[at])):
            truths.append(face.hidden[at])
    table.chance.setup.shuffle(truths)
    for at in range(many):
        x, y = face.cells[at]
        tokens.append(Token(face.kind, layout.at(x, y), -1, face.face, truths[at] if truths else "", False))
    for _ in range(amount(table, face.supply)):
        tokens.append(Token(face.kind, -1, -1, face.face, "", False))


# -- groups ----------------------------------------------------------------------------------------------


def open_groups(table: Journey) -> list[int]:
    """The groups for which the overlord has yet to choose a kind (D2-CORE-68)."""
    return [at for at, group in enumerate(encounter_of(table).groups) if not group.kind]


def kinds_for(table: Journey, group: int) -> list[str]:
    """The kinds that share a trait with an open group and are not in the encounter yet (D2-CORE-68, D2-CORE-69).

    Where all that fit are there already, one of them may come again.
    """
    traits = sheet_of(table).groups[group].traits
    used = [one.kind for one in encounter_of(table).groups]
    fitting = [kind for kind, has in MONSTER_TRAITS.items() if [trait for trait in has if trait in traits]]
    return [kind for kind in fitting if kind not in used] or fitting


def muster(table: Journey, group: int) -> None:
    """The figures of a group, beside the map: by its limit, or as the quest says (D2-CORE-63, D2-CORE-64)."""
    one = encounter_of(table).groups[group]
    face = sheet_of(table).groups[group]
    bonus = amount(table, face.bonus)
    if face.single:
        one.figures = [len(table.figures)]
        table.figures.append(new_figure(face.kind, "lieutenant", group, name=face.id, bonus=bonus))
        return
    limit = MONSTER_LIMITS[one.kind][party_size(table) - LEAST_HEROES]
    minions = limit[0] if face.minions is None else amount(table, face.minions)
    masters = limit[1] if face.masters is None else amount(table, face.masters)
    for rank in ["master"] * masters + ["minion"] * minions:
        one.figures.append(len(table.figures))
        table.figures.append(new_figure(one.kind, rank, group, bonus=bonus))
    if face.leader and one.figures:
        leader = table.figures[one.figures[0]]
        leader.name = face.leader
        leader.bonus += amount(table, face.leader_bonus)


def to_place(table: Journey) -> list[int]:
    """The figures that the overlord places before the encounter begins: of all groups that do not come later."""
    found: list[int] = []
    for at, group in enumerate(encounter_of(table).groups):
        if not sheet_of(table).groups[at].later:
            found += group.figures
    return found


def area_of(table: Journey, figure: int) -> list[int]:
    """Where a figure of a group is placed (D2-CORE-70)."""
    return free_of_obstacles(table, sheet_of(table).groups[table.figures[figure].group].at)


def start_spaces(table: Journey) -> list[int]:
    """Where heroes start (D2-CORE-99)."""
    return free_of_obstacles(table, sheet_of(table).start)


def free_of_obstacles(table: Journey, place: str) -> list[int]:
    """The spaces of a place on which somebody can stand."""
    terrain = layout_of(table).terrain
    return [space for space in sheet_of(table).spaces(place) if terrain[space] != OBSTACLE]


def add_allies(table: Journey, face: AllyFace) -> None:
    """Somebody on the heroes' side, each in their space, or beside the map until they come."""
    layout = layout_of(table)
    for at in range(amount(table, face.many)):
        figure = len(table.figures)
        table.figures.append(new_figure(face.kind, "ally", name=face.id, bonus=amount(table, face.bonus)))
        if not face.later:
            x, y = face.cells[at]
            table.figures[figure].base = [layout.at(x, y)]
            table.tell(Placed(figure, [layout.at(x, y)]))
