"""Playing together with bots: what one may ask of a hero whom a bot plays.

Who goes first, what is bought and where the road leads are questions to all heroes' players, and those bots leave to
people. What is left to ask for is a hero's own: whom to be, what to learn, and in an encounter whom to attack, whom to
help up, which door to open, to come, to rest. Such a request holds for one turn of a hero of that seat.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.company import Company, Heed, Request
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.engine.state import State
from undercroft.games.descent.rules import quests
from undercroft.games.descent.rules.layout import CLOSED
from undercroft.games.descent.rules.sheets import ARCHETYPES, SKILL_XP, SKILLS
from undercroft.games.descent.rules.table import (
    are_adjacent,
    encounter_of,
    grid_now,
    has,
    is_standing,
    layout_of,
    monsters_standing,
    turn_of,
)
from undercroft.games.descent.state import (
    MOVE_ACTION,
    ChooseHero,
    Go,
    Journey,
    LearnSkill,
    Operate,
    PickFigure,
    Rest,
    Revive,
    Strike,
)
from undercroft.games.descent.telling.names import edge, edge_space, the
from undercroft.games.descent.ways import steps_to
from undercroft.games.descent.words import hero_name, skill_name

CHOOSING: Final = ("ask-hero", "ask-class")
LEARNING: Final = ("ask-skills", "ask-shop")
AIMING: Final = ("ask-free-attack", "ask-target")
UNOPENED: Final = ("ancient_wall",)  # what no door action opens


class DescentCompany(Company):
    """A request in an encounter names it, too: in the next one figures have other numbers."""

    def requests(self, state: State, decision: Decision, seat: int) -> list[Request]:
        assert isinstance(state, Journey)
        own = heroes_of(state, seat)
        if not own:
            return []
        if decision.ask in CHOOSING:
            taken = [hero.kind for hero in state.heroes]
            is_waiting = any([not state.heroes[hero].kind for hero in own])
            return [Request("be", kind) for kind in ARCHETYPES if kind not in taken] if is_waiting else []
        if decision.ask in LEARNING:
            return [Request("learn", skill) for hero in own for skill in open_skills(state, hero)]
        return in_encounter(state, own) if state.encounter is not None and state.encounter.round > 0 else []

    def words(self, state: State, seat: int, request: Request) -> Message:
        assert isinstance(state, Journey)
        if request.kind == "be":
            return Message("request-be", name=hero_name(request.thing, ".the"))
        if request.kind == "learn":
            return Message("request-learn", skill=skill_name(request.thing))
        number = number_of(request)
        if request.kind == "open":
            return Message("request-open", door=edge(state, number), space=edge_space(state, number))
        if request.kind == "rest":
            return Message("request-rest")
        return Message(WORDS[request.kind], who=the(state, number))

    def objection(self, state: State, decision: Decision, seat: int, request: Request) -> Blocked | None:
        """A door that only the quest opens (D2-CORE-100)."""
        assert isinstance(state, Journey)
        if request.kind != "open" or is_past(state, request):
            return None
        number = number_of(request)
        if quests.may_operate(state, heroes_of(state, seat)[0], number):
            return None
        return Blocked(Operate(number), "why-locked", "D2-CORE-100")

    def heed(self, state: State, decision: Decision, seat: int, request: Request) -> Heed:
        assert isinstance(state, Journey)
        if decision.seats != [seat]:
            return Heed()
        if request.kind == "be":
            return Heed([ChooseHero(request.thing)])
        if request.kind == "learn":
            return Heed([LearnSkill(request.thing)])
        if is_past(state, request):
            return Heed()
        if decision.ask in AIMING and request.kind == "attack":
            return Heed(aimed_at(decision, number_of(request)))
        if decision.ask != "ask-turn":
            return Heed()
        return Heed(in_turn(state, decision, request))

    def is_over(self, state: State, decision: Decision, seat: int, request: Request) -> bool:
        assert isinstance(state, Journey)
        own = heroes_of(state, seat)
        if request.kind == "be":
            return request.thing in [hero.kind for hero in state.heroes] or decision.ask not in CHOOSING
        if request.kind == "learn":
            known = [skill for hero in own for skill in state.heroes[hero].skills]
            return request.thing in known or state.encounter is not None
        if is_past(state, request) or is_done(state, own, request):
            return True
        turns = encounter_of(state).turns
        if turns and turns[0].figure in own:
            request.begun = True
            return False
        return request.begun


WORDS: Final = {"attack": "request-attack", "revive": "request-revive", "come": "request-come"}


def heroes_of(table: Journey, seat: int) -> list[int]:
    """The heroes of a seat."""
    return [number for number, hero in enumerate(table.heroes) if hero.seat == seat]


def open_skills(table: Journey, number: int) -> list[str]:
    """The skills a hero could buy now."""
    hero = table.heroes[number]
    if not hero.job:
        return []
    return [skill for skill in SKILLS[hero.job] if skill not in hero.skills and SKILL_XP[skill] <= hero.xp]


# -- in an encounter -------------------------------------------------------------------------------------


def named(table: Journey, kind: str, number: int) -> Request:
    """A request about a figure or a door of the encounter under way."""
    encounter = encounter_of(table)
    return Request(kind, f"{encounter.quest}.{encounter.number}:{number}")


def number_of(request: Request) -> int:
    """The figure or door a request is about."""
    return int(request.thing.rpartition(":")[2])


def is_past(table: Journey, request: Request) -> bool:
    """Whether the encounter that a request was made in is over."""
    encounter = table.encounter
    return encounter is None or request.thing.rpartition(":")[0] != f"{encounter.quest}.{encounter.number}"


def in_encounter(table: Journey, own: list[int]) -> list[Request]:
    """Monsters to attack, heroes to help up or to come to, doors to open, and a rest."""
    found = [named(table, "attack", one) for one in monsters_standing(table)]
    for hero in range(len(table.heroes)):
        if not table.figures[hero].base or own == [hero]:
            continue
        if table.heroes[hero].knocked_out:
            found.append(named(table, "revive", hero))
        elif hero not in own:
            found.append(named(table, "come", hero))
    edges = encounter_of(table).edges
    for number, one in enumerate(layout_of(table).edges):
        if edges[number] == CLOSED and one.kind not in UNOPENED:
            found.append(named(table, "open", number))
    return [*found, *[named(table, "rest", hero) for hero in own if table.heroes[hero].fatigue][:1]]


def is_done(table: Journey, own: list[int], request: Request) -> bool:
    """Whether what was asked for is so, or can be no more."""
    number = number_of(request)
    if request.kind == "attack":
        return not is_standing(table, number)
    if request.kind == "revive":
        return not table.heroes[number].knocked_out
    if request.kind == "open":
        return encounter_of(table).edges[number] != CLOSED
    if request.kind == "rest":
        return not any([table.heroes[hero].fatigue and not table.heroes[hero].rested for hero in own])
    return not is_standing(table, number) or any(
        [is_standing(table, hero) and are_adjacent(table, hero, number) for hero in own]
    )


def in_turn(table: Journey, decision: Decision, request: Request) -> list[Action]:
    """The answer that does it, or brings the hero nearer to where it can be done."""
    number = number_of(request)
    if request.kind == "rest":
        return [Rest()]
    if request.kind == "open":
        return [Operate(number), *nearer(table, decision, layout_of(table).edges[number].beside)]
    beside = [space for own in table.figures[number].base for space in grid_now(table).near[own]]
    if request.kind == "revive":
        return [Revive(number), *nearer(table, decision, beside)]
    if request.kind == "come":
        return nearer(table, decision, beside)
    return aimed_at(decision, number) or nearer(table, decision, beside)


def aimed_at(decision: Decision, target: int) -> list[Action]:
    """Every answer that strikes this one."""
    return [
        option for option in decision.options if isinstance(option, Strike | PickFigure) and option.figure == target
    ]


def nearer(table: Journey, decision: Decision, places: list[int]) -> list[Action]:
    """The walk that leads nearest to one of these places, without fatigue; with no points left a move action."""
    figure = decision.about
    far = steps_to(table, places, has(table, figure, "fly"), [])
    here = far[table.figures[figure].base[0]]
    best: Go | None = None
    for option in decision.options:
        if isinstance(option, Go) and not option.fatigue and far[option.to] < (here if best is None else far[best.to]):
            best = option
    if best is not None:
        return [best]
    turn = turn_of(table)
    is_far = here > 0 and turn is not None and turn.points == 0
    return [MOVE_ACTION] if is_far else []
