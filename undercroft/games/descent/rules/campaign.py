"""The campaign phase: its stages in order, and what lies between two quests.

D2-CAMP-01, D2-RUM-01, D2-CORE-105, D2-CORE-107 to D2-CORE-110.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.games.descent.rules import gold_and_rest, preparing, rewards, rumours, shopping, travel
from undercroft.games.descent.rules.table import HEROES_SIDE
from undercroft.games.descent.state import (
    BEGIN_QUEST,
    CHOOSE_QUEST,
    OVERLORD_SPENDS,
    SHOPPING,
    Campaign,
    CampaignStage,
    Journey,
    PastQuest,
    SpendXp,
    TravelOn,
)

STAGES: Final = (
    "rumours",
    "gold",
    "rest",
    "rewards",
    "shopping",
    "experience",
    "next_quest",
    "preparing",
    "travel",
)


def campaign_of(table: Journey) -> Campaign:
    """The campaign, where there must be one."""
    campaign = table.campaign
    assert campaign is not None
    return campaign


def last_quest(table: Journey) -> PastQuest:
    """The quest that was played last."""
    return campaign_of(table).played[-1]


def heroes_won(table: Journey) -> bool:
    """Whether the heroes won it."""
    return last_quest(table).winner == HEROES_SIDE


def clear_map(table: Journey) -> None:
    """The map is taken away with all that stood on it; whoever was in a secret room is back (D2-RULING-36)."""
    del table.figures[len(table.heroes) :]
    for figure in table.figures:
        figure.base = []
        figure.activated = False
    for hero in table.heroes:
        hero.acted = False
        hero.rested = False
        hero.left = False
    table.encounter = None


def begin_phase(table: Journey) -> None:
    """The stages, one after the other (D2-CAMP-01)."""
    campaign_of(table).rumour_played = False
    steps: list[Step] = [CampaignStage(stage) for stage in STAGES]
    table.next_all(steps)


def campaign_stage(table: Journey, step: CampaignStage) -> Rule | None:
    """A stage begins: the overlord may have a Rumour card for it, then its own work is done (D2-RUM-02)."""
    campaign_of(table).stage = step.stage
    if rumours.is_asked(table, step.stage):
        return after_rumour(table, step.stage)
    work(table, step.stage)
    return None


def after_rumour(table: Journey, stage: str) -> Rule:
    """The stage once the overlord has played a Rumour card, or none."""
    yield from rumours.offer(table, stage)
    work(table, stage)


def work(table: Journey, stage: str) -> None:
    """What a stage is there for; shopping comes before experience (D2-CORE-107)."""
    if stage == "gold":
        gold_and_rest.count_gold(table)
    elif stage == "rest":
        gold_and_rest.rest(table)
    elif stage == "rewards":
        rewards.hand_out(table)
    elif stage == "shopping":
        shopping.reveal(table)
        table.next(SHOPPING)
    elif stage == "experience":
        spenders: list[Step] = [SpendXp(hero) for hero in range(len(table.heroes))]
        table.next_all([*spenders, OVERLORD_SPENDS])
    elif stage == "next_quest":
        table.next(CHOOSE_QUEST)
    elif stage == "preparing":
        table.next_all(preparing.stages())
    elif stage == "travel":
        table.next(TravelOn(travel.route(table)), BEGIN_QUEST)
