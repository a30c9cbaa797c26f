"""What a position looks worth to a side: how near each is to its goals, who stands, who is hurt, what time is left.

It is weighed from features of a quiet position, between two turns, as `undercroft fit` has learned from quests played
before: apart for the last encounter of a quest, which decides it, and for one before it, which only leads there.
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
from undercroft.games.descent.rules.table import (
    HEROES_SIDE,
    OVERLORDS_SIDE,
    encounter_of,
    is_monster,
    party_size,
)
from undercroft.games.descent.situation import Situation
from undercroft.games.descent.state import Journey

SIDES: Final = (HEROES_SIDE, OVERLORDS_SIDE)
QUIET: Final = ("ask-next", "ask-monster", "ask-group-next")
MANY: Final = 17  # features of one encounter
WEIGHTS: Final[list[list[float]]] = [weights_of("undercroft.games.descent", side) for side in SIDES]
FEWEST: Final = 0.02
# Of the features of one encounter, what can only be good for a side (1) or bad for it (-1).
SIGNS: Final = (0, 1, -1, 1, -1, 1, 0, 1, -1, -1, -1, -1, 1, -1, -1, 1, 1)


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
    """What an encounter hangs on, seen from a side; twice as many places as there are, one half empty.

    The first half is for the encounter that decides the quest, the second for one before it.
    """
    empty = [0.0] * MANY
    if table.encounter is None:
        return empty + empty
    found = of_encounter(table, side)
    decides = encounter_of(table).number == CARDS.quests[table.encounter.quest].encounters
    return found + empty if decides else empty + found


def of_encounter(table: Journey, side: int) -> list[float]:
    """The features of the encounter under way."""
    look = Outlook(Situation(table))
    encounter = encounter_of(table)
    sheet = look.sheet
    heroes = len(table.heroes)
    standing = len([hero for hero in table.heroes if not hero.knocked_out])
    wounds = 0.0
    tired = 0.0
    for hero in range(heroes):
        wounds += table.figures[hero].damage / max(1, look.situation.health(hero))
        tired += table.heroes[hero].fatigue / 5.0
    pulls = [0.0, 0.0]
    stakes = [0.0, 0.0]  # of those whom the other side must bring down, how hurt they are
    power = 0.0
    for one in look.situation.friends + look.situation.monsters:
        place = 1 if is_monster(table, one) else 0
        pulls[place] += look.promise(one) / 100.0
        if look.stakes[one] > 0.0:
            left = look.situation.left(one) / max(1, look.situation.health(one))
            stakes[place] += look.stakes[one] / 100.0 * (1.0 - left)
        if place and look.situation.friends:
            power += look.situation.mean_against(one, look.situation.friends[0])
    last = max(1, amount(table, sheet.rounds))
    gone = encounter.round / last
    clock = 1.0 if sheet.clock_side == SIDES[side] else -1.0
    mine = 1.0 if SIDES[side] == HEROES_SIDE else -1.0  # what is good for heroes is bad for the overlord
    own, other = reached(table, SIDES[side]), reached(table, SIDES[1 - side])
    to_act = sum([1.0 for hero in table.heroes if not hero.acted]) / heroes if not encounter.overlords else 0.0
    return [
        1.0,
        own,
        other,
        own * own,
        other * other,
        clock * gone,
        clock * gone * gone,
        mine * standing / heroes,
        mine * wounds / heroes,
        mine * tired / heroes,
        mine * power / (3.0 * party_size(table)),
        mine * len(table.overlord.hand) / heroes,
        min(1.5, pulls[side]),
        min(1.5, pulls[1 - side]),
        min(1.5, stakes[side]),
        min(1.5, stakes[1 - side]),
        mine * to_act,
    ]


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
        decides = table.encounter.number == CARDS.quests[table.encounter.quest].encounters
        won = table.encounter.winner == SIDES[side]
        return (1.0 - FEWEST if won else FEWEST) if decides else (0.65 if won else 0.35)
    return weighed(WEIGHTS[side], features(table, side))
