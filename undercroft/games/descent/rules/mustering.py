"""Before the first round: the map, open groups, monsters in their places, heroes at the entrance.

D2-SETUP-02, D2-OSET-01, D2-OSET-02, D2-CORE-68 to D2-CORE-71, D2-CORE-99, D2-RULING-08, D2-DP-04 to D2-DP-06.
"""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import placing, quest_setup
from undercroft.games.descent.rules.table import ask, ask_overlord, encounter_of
from undercroft.games.descent.state import (
    BEGIN_ENCOUNTER,
    ChooseGroup,
    EncounterBegun,
    GroupChosen,
    Journey,
    PickKind,
    PickSpace,
    Placed,
    PlaceHeroes,
    PlaceMonsters,
    Prepare,
    SetDown,
    SetUpEncounter,
)


def set_up_encounter(table: Journey, step: SetUpEncounter) -> None:
    """The map is laid; then open groups, monsters, heroes (D2-SETUP-02, D2-OSET-02)."""
    quest_setup.set_up(table, step.number)
    table.tell(EncounterBegun(table.quest, step.number))
    for hero in range(len(table.heroes)):
        table.figures[hero].base = []
        table.heroes[hero].left = False
        table.heroes[hero].acted = False
    table.next(Prepare("agent"), PlaceMonsters([-1]), PlaceHeroes(list(range(len(table.heroes)))), BEGIN_ENCOUNTER)
    for group in reversed(quest_setup.open_groups(table)):
        table.next(ChooseGroup(group))


def choose_group(table: Journey, step: ChooseGroup) -> Rule | None:
    """A kind that fits the traits (D2-OSET-01, D2-CORE-68, D2-DP-05)."""
    kinds = quest_setup.kinds_for(table, step.place)
    if len(kinds) == 1:
        take_kind(table, step.place, kinds[0])
        return None
    return pick_kind(table, step.place, kinds)


def pick_kind(table: Journey, group: int, kinds: list[str]) -> Rule:
    """Which kind."""
    options: list[Action] = [PickKind(kind) for kind in kinds]
    answer = yield ask_overlord(table, options, "ask-group", ("D2-DP-05",), count=group)
    assert isinstance(answer, PickKind)
    take_kind(table, group, answer.kind)


def take_kind(table: Journey, group: int, kind: str) -> None:
    """The group has its figures."""
    encounter_of(table).groups[group].kind = kind
    quest_setup.muster(table, group)
    table.tell(GroupChosen(kind))


def place_monsters(table: Journey, step: PlaceMonsters) -> Rule | None:
    """Figure by figure, in the area the quest names, or as near as they fit (D2-CORE-70, D2-CORE-71)."""
    left = quest_setup.to_place(table) if step.left == [-1] else step.left
    if not left:
        return None
    table.next(PlaceMonsters(left[1:]))
    bases = placing.bases_near(table, left[0], quest_setup.area_of(table, left[0]))
    if len(bases) == 1:
        stand(table, left[0], bases[0])
        return None
    return pick_base(table, left[0], bases) if bases else None


def pick_base(table: Journey, figure: int, bases: list[list[int]]) -> Rule:
    """Where, and which way round (D2-DP-06)."""
    options: list[Action] = [SetDown(figure, base) for base in bases]
    answer = yield ask_overlord(table, options, "ask-place", ("D2-DP-06",), about=figure)
    assert isinstance(answer, SetDown)
    stand(table, figure, answer.base)


def stand(table: Journey, figure: int, base: list[int]) -> None:
    """A figure is in its place."""
    table.figures[figure].base = base.copy()
    table.tell(Placed(figure, base.copy()))


def place_heroes(table: Journey, step: PlaceHeroes) -> Rule | None:
    """Hero by hero on the start spaces; one who is knocked out as a token (D2-CORE-99, D2-RULING-08)."""
    if not step.left:
        return None
    table.next(PlaceHeroes(step.left[1:]))
    hero = step.left[0]
    bases = placing.bases_near(table, hero, quest_setup.start_spaces(table))
    return pick_start(table, hero, [base[0] for base in bases])


def pick_start(table: Journey, hero: int, spaces: list[int]) -> Rule:
    """Which start space (D2-DP-04)."""
    options: list[Action] = [PickSpace(space) for space in spaces]
    answer = yield ask(table, hero, options, "ask-start-space", ("D2-DP-04",))
    assert isinstance(answer, PickSpace)
    stand(table, hero, [answer.space])
