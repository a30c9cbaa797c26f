"""The end of an encounter and of a quest: what the second encounter gets, who has won, what comes then.

D2-HSET-07 to D2-HSET-12, D2-OSET-05, D2-CAMP-02, D2-TAINT-04, D2-CORE-94, D2-CORE-95, D2-CORE-97, D2-CORE-106,
D2-RULING-03, D2-RULING-07, D2-RULING-08, D2-RULING-36, D2-RULING-60, D2-DP-22. Worked examples: D2-EX-64.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import PASS, Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import actions, campaign, influence, taint
from undercroft.games.descent.rules.table import HEROES_SIDE, SEAT, encounter_of, flag
from undercroft.games.descent.state import (
    END_QUEST,
    STAND_UP,
    EncounterWon,
    EndEncounter,
    EndQuest,
    FreeStandUps,
    Journey,
    PastQuest,
    QuestWon,
    SetUpEncounter,
    StandUp,
)

COUNTED: Final = ("act1", "act2")  # the quests that an act is made of (D2-CAMP-QUEST-04)
QUEST_GOLD: Final = "gold"  # what a track of the quest brings the heroes, kept until the rewards
HEROES_WON: Final = "heroes_won"


def end_encounter(table: Journey, step: EndEncounter) -> None:
    """An encounter is won: on to the second one, or the quest is over; there is no campaign phase between (D2-CAMP-02).

    D2-CORE-94, D2-CORE-95.
    """
    encounter = encounter_of(table)
    table.tell(EncounterWon(encounter.quest, encounter.number, encounter.winner))
    encounter.turns.clear()
    encounter.attacks.clear()
    table.trials.clear()
    if encounter.number < CARDS.quests[encounter.quest].encounters:
        carry_over(table)
        down = [
            number
            for number, hero in enumerate(table.heroes)
            if hero.knocked_out and taint.may_be_helped(table, number, number, "stand_up")
        ]
        table.next(FreeStandUps(down), SetUpEncounter(encounter.number + 1))
    else:
        table.next(END_QUEST)


def carry_over(table: Journey) -> None:
    """What the first encounter leaves: its tracks; damage, conditions, cards and the overlord's hand stay as they are.

    Feats are available again, fatigue stays or goes (D2-HSET-07 to D2-HSET-11, D2-OSET-05, D2-CORE-97, D2-RULING-03).
    """
    encounter = encounter_of(table)
    carries = CARDS.encounters[f"{encounter.quest}_{encounter.number}"].carries
    table.carried = {track: encounter.counters[track] for track in carries}
    table.carried[HEROES_WON] = 1 if encounter.winner == HEROES_SIDE else 0
    for hero in table.heroes:
        hero.feat = True
        if flag(table, "encounter2_fatigue") == "remove":
            hero.fatigue = 0


def free_stand_ups(table: Journey, step: FreeStandUps) -> Rule | None:
    """Who is knocked out may stand up for nothing, before anybody is placed (D2-HSET-12, D2-RULING-07)."""
    if not step.left:
        campaign.clear_map(table)
        return None
    return offer_standing(table, step)


def offer_standing(table: Journey, step: FreeStandUps) -> Rule:
    """Stand up by the dice, as always, or begin as a token on a start space (D2-DP-22, D2-RULING-07, D2-RULING-08)."""
    number = step.left[0]
    options: list[Action] = [STAND_UP, PASS]
    answer = yield Decision(SEAT[table.heroes[number].seat], options, "ask-stand-up", rules=("D2-DP-22",), about=number)
    table.next(FreeStandUps(step.left[1:]))
    if isinstance(answer, StandUp):
        actions.recover_roll(table, number, number)


# -- the end of a quest ----------------------------------------------------------------------------------


def end_quest(table: Journey, step: EndQuest) -> None:
    """Who won the last encounter has won the quest; the Finale decides the campaign (D2-CORE-95, D2-CORE-106)."""
    encounter = encounter_of(table)
    winner = encounter.winner
    quest = CARDS.quests[table.quest]
    table.carried = {}
    if quest.gold_track:
        table.carried[QUEST_GOLD] = encounter.counters.get(quest.gold_track, 0) * quest.gold_each
    table.tell(QuestWon(table.quest, winner))
    if table.campaign is None or quest.role == "finale":
        table.end(winner)
    table.campaign.played.append(PastQuest(table.quest, winner, quest.act, quest.role in COUNTED))
    campaign.clear_map(table)
    taint.discard(table)
    influence.put_back(table)
    campaign.begin_phase(table)
