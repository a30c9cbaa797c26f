"""What a position looks worth to a side: how near each is to its goals, who stands, who is hurt, what time is left.

It is weighed from features of a quiet position, between two turns, as `undercroft fit` has learned from quests played
before: apart for the last encounter of a quest, which decides it, and for one before it, which only leads there. Every
encounter has a start of its own beside them: a quest that is hard for the heroes says nothing about how to play it.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.estimate import weighed, weights_of
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules import goals
from undercroft.games.descent.rules.meant import amount, meant, sheet_of
from undercroft.games.descent.rules.quest_sheets import GoalFace, ProvisoFace
from undercroft.games.descent.rules.setup import quests_in_order
from undercroft.games.descent.rules.table import (
    HEROES_SIDE,
    OVERLORDS_SIDE,
    encounter_of,
    is_hero,
    is_monster,
)
from undercroft.games.descent.situation import Situation
from undercroft.games.descent.state import Journey

SIDES: Final = (HEROES_SIDE, OVERLORDS_SIDE)
QUIET: Final = ("ask-next", "ask-monster", "ask-group-next")
MANY: Final = 29  # features of one encounter
WEIGHTS: Final[list[list[float]]] = [weights_of("undercroft.games.descent", side) for side in SIDES]
FEWEST: Final = 0.02
NEARLY: Final = 0.5  # of an attack, what counts where the target is one space too far off
# Of the features of one encounter, what can only be good for the heroes (1) or bad for them (-1).
SIGNS: Final = (
    *(0, 1, -1, 1, -1, 0, 0),
    *(1, -1, -1, -1, -1),
    *(-1, -1, 1, -1),
    *(1, 1, -1, -1, -1, 1),
    *(-1, -1, 1, 1),
    *(0, 0, 0),
)


def starts() -> dict[str, int]:
    """The place of every encounter among all."""
    found: dict[str, int] = {}
    for quest in quests_in_order():
        for number in range(1, CARDS.quests[quest].encounters + 1):
            found[f"{quest} {number}"] = len(found)
    return found


STARTS: Final[dict[str, int]] = starts()


def milestone(table: Journey, decision: Decision) -> int:
    """Quiet is the choice of who acts next: all turns before it are over. So is all that lies between two quests."""
    past = 0 if table.campaign is None else len(table.campaign.played)
    encounter = table.encounter
    if encounter is None:
        return past * 4 * 64 * 128
    if decision.ask not in QUIET or encounter.attacks or encounter.turns:
        return -1
    acted = sum([1 for hero in table.heroes if hero.acted]) + sum([1 for one in table.figures if one.activated])
    begun = sum([1 for group in encounter.groups if group.activated])
    return ((past * 4 + encounter.number) * 64 + encounter.round) * 128 + acted + begun + 40 * encounter.overlords


def features(table: Journey, side: int) -> list[float]:
    """What an encounter hangs on, and which it is; what speaks for the heroes speaks against the overlord.

    The first part is for the encounter that decides the quest, the second for one before it, the third says which.
    """
    which = [0.0] * len(STARTS)
    empty = [0.0] * MANY
    if table.encounter is None:
        return empty + empty + which
    encounter = table.encounter
    place = STARTS.get(f"{encounter.quest} {encounter.number}")
    if place is not None:
        which[place] = 1.0
    found = of_encounter(table)
    whole = (found + empty if is_deciding(table) else empty + found) + which
    return whole if SIDES[side] == HEROES_SIDE else [-one for one in whole]


def is_deciding(table: Journey) -> bool:
    """Whether the encounter under way is the last one of its quest."""
    encounter = encounter_of(table)
    return encounter.number == CARDS.quests[encounter.quest].encounters


def of_encounter(table: Journey) -> list[float]:
    """The features of the encounter under way, as the heroes see them."""
    look = Outlook(Situation(table))
    encounter = encounter_of(table)
    heroes = len(table.heroes)
    own, other = reached(table, HEROES_SIDE), reached(table, OVERLORDS_SIDE)
    gone = encounter.round / max(1, amount(table, look.sheet.rounds))
    clock = gone if look.sheet.clock_side == HEROES_SIDE else -gone
    to_act = 0.0
    if encounter.overlords:
        to_come = sum([1.0 for one in look.situation.monsters if not table.figures[one].activated])
    else:
        to_come = 0.0
        to_act = sum([1.0 for hero in table.heroes if not hero.acted])
    return [
        1.0,
        *(own, other, own * own, other * other, clock, clock * gone),
        *of_party(look),
        *of_monsters(look),
        *of_tasks(look),
        *exposed(look, look.situation.friends, heroes),
        *exposed(look, look.situation.monsters, heroes),
        *(to_act / heroes, to_come / heroes, heroes - 3.0),
    ]


def of_party(look: Outlook) -> list[float]:
    """How the heroes are: who stands, how hurt they are and how near to falling, how tired, what else ails them."""
    table = look.table
    heroes = len(table.heroes)
    standing = 0.0
    wounds = 0.0
    deep = 0.0
    tired = 0.0
    ill = 0.0
    for hero in range(heroes):
        part = min(1.0, table.figures[hero].damage / max(1, look.situation.health(hero)))
        standing += 0.0 if table.heroes[hero].knocked_out else 1.0
        wounds += part
        deep += part * part
        tired += table.heroes[hero].fatigue / 5.0
        ill += len(table.figures[hero].conditions)
    return [standing / heroes, wounds / heroes, deep / heroes, tired / heroes, ill / heroes]


def of_monsters(look: Outlook) -> list[float]:
    """How the overlord's monsters are: how hard they strike, how many are awake, what ails them; and his hand."""
    table = look.table
    situation = look.situation
    heroes = len(table.heroes)
    power = 0.0
    awake = 0.0
    ill = 0.0
    for one in situation.monsters:
        if situation.friends:
            mean = situation.mean_against(one, situation.friends[0])
            power += mean * situation.left(one) / max(1, situation.health(one))
        awake += 0.0 if is_asleep(table, one) else 1.0
        ill += len(table.figures[one].conditions)
    return [power / (3.0 * heroes), awake / heroes, ill / heroes, len(table.overlord.hand) / heroes]


def of_tasks(look: Outlook) -> list[float]:
    """What figures of either side are about to do, all and the best of them; how hurt those are who must not fall."""
    pulls = [0.0, 0.0]
    tops = [0.0, 0.0]
    hurt = [0.0, 0.0]
    situation = look.situation
    for one in situation.friends + situation.monsters:
        place = 1 if is_monster(look.table, one) else 0
        promise = look.promise(one) / 100.0
        pulls[place] += promise
        tops[place] = max(tops[place], promise)
        if look.stakes[one] > 0.0:
            lost = 1.0 - situation.left(one) / max(1, situation.health(one))
            hurt[place] += look.stakes[one] / 100.0 * lost
    both = [min(2.0, pulls[0]), min(2.0, tops[0]), min(2.0, pulls[1]), min(2.0, tops[1])]
    return [*both, min(1.5, hurt[0]), min(1.5, hurt[1])]


def exposed(look: Outlook, targets: list[int], heroes: int) -> list[float]:
    """How many of these may fall to those who act before they do again, and what that would be worth."""
    table = look.table
    situation = look.situation
    many = 0.0
    worth = 0.0
    for target in targets:
        if table.figures[target].rank == "familiar":
            continue
        harm = 0.0
        for one in situation.enemies(target):
            if not is_yet_to_act(table, one):
                continue
            apart = situation.apart(one, target)
            far = situation.speed(one) + situation.reach(one)
            if 0 <= apart <= far + 1:
                mean = situation.mean_against(one, target)
                harm += mean if apart <= far else NEARLY * mean
        share = min(1.0, harm / max(1, situation.left(target)))
        many += share
        worth += share * look.worth(target) / 100.0
    return [many / heroes, worth]


def is_yet_to_act(table: Journey, figure: int) -> bool:
    """Whether somebody may strike before those of the other side act again."""
    one = table.figures[figure]
    overlords = encounter_of(table).overlords
    if one.rank == "familiar":
        return False
    if is_monster(table, figure):
        return not is_asleep(table, figure) and not (overlords and one.activated)
    return overlords or not is_hero(table, figure) or not table.heroes[figure].acted


def is_asleep(table: Journey, figure: int) -> bool:
    """Whether a monster's group is one that the quest wakes later."""
    group = table.figures[figure].group
    return group >= 0 and encounter_of(table).groups[group].asleep


def reached(table: Journey, side: str) -> float:
    """How much of the goal is done that a side is nearest to."""
    most = 0.0
    for goal in sheet_of(table).goals:
        if goal.side == side:
            most = max(most, of_goal(table, goal))
    return most


def of_goal(table: Journey, goal: GoalFace) -> float:
    """How much of a goal is done."""
    total = 0.0
    for proviso in goal.provided:
        total += of_proviso(table, proviso)
    return total / len(goal.provided)


def of_proviso(table: Journey, proviso: ProvisoFace) -> float:
    """How much of a condition is so."""
    if goals.is_so(table, proviso, -1, -1):
        return 1.0
    if proviso.kind == "track" and proviso.most is None:
        needed = sheet_of(table).goals_of.get(proviso.track) if proviso.least is None else proviso.least
        return 0.0 if needed is None else encounter_of(table).counters[proviso.track] / max(1, amount(table, needed))
    if proviso.kind == "fallen":
        found = meant(table, proviso.who)
        fallen = len([one for one in found if f"fell:{one}" in encounter_of(table).notes])
        return fallen / len(found) if found else 0.0
    if proviso.kind == "tokens" and proviso.most is not None:
        of_kind = [token for token in encounter_of(table).tokens if token.kind == proviso.token]
        there = goals.tokens_found(table, proviso)
        return 1.0 - there / len(of_kind) if of_kind else 0.0
    return 0.0


def estimate(table: Journey, side: int) -> float:
    """What a position looks worth to a side: between quests, who won the last one is all that is seen."""
    if table.encounter is None:
        if table.campaign is None or not table.campaign.played:
            return 0.5
        return 1.0 - FEWEST if table.campaign.played[-1].winner == SIDES[side] else FEWEST
    if table.encounter.winner:
        won = table.encounter.winner == SIDES[side]
        return (1.0 - FEWEST if won else FEWEST) if is_deciding(table) else (0.65 if won else 0.35)
    return weighed(WEIGHTS[side], features(table, side))
