"""The next quest: Introduction, three of act I, Interlude, three of act II, Finale; rumours beside them.

D2-CAMP-QUEST-01 to D2-CAMP-QUEST-07, D2-RUM-05, D2-CORE-105, D2-CORE-112, D2-RULING-48 to D2-RULING-51, D2-RULING-70,
D2-DP-17. Worked examples: D2-EX-60, D2-EX-66.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import campaign
from undercroft.games.descent.rules.table import HEROES_SIDE, OVERLORDS_SIDE, ask_heroes, ask_overlord, flag
from undercroft.games.descent.state import CampaignStage, ChooseQuest, Journey, PickQuest, QuestPicked

QUESTS_OF_ACT: Final = 3


def choose_quest(table: Journey, step: ChooseQuest) -> Rule | None:
    """The winner of the last quest picks among those open; the first one is the Introduction.

    D2-CAMP-QUEST-01 to D2-CAMP-QUEST-03, D2-RULING-50.
    """
    found = open_quests(table)
    if not campaign.campaign_of(table).played:
        set_out(table, found[0], "")
        table.next(CampaignStage("preparing"), CampaignStage("travel"))
        return None
    if len(found) == 1:
        set_out(table, found[0], "")
        return None
    return pick(table, found)


def pick(table: Journey, found: list[str]) -> Rule:
    """Which (D2-DP-17)."""
    options: list[Action] = [PickQuest(quest) for quest in found]
    side = HEROES_SIDE if campaign.heroes_won(table) else OVERLORDS_SIDE
    if side == HEROES_SIDE:
        answer = yield ask_heroes(table, options, "ask-next-quest", ("D2-DP-17",))
    else:
        answer = yield ask_overlord(table, options, "ask-next-quest", ("D2-DP-17",))
    assert isinstance(answer, PickQuest)
    set_out(table, answer.quest, side)


def set_out(table: Journey, quest: str, side: str) -> None:
    """The quest is settled; a rumour that is followed lies there no longer (D2-CORE-112)."""
    table.quest = quest
    one = campaign.campaign_of(table)
    if quest in one.rumours:
        one.rumours.remove(quest)
    table.tell(QuestPicked(quest, side))


# -- which are open --------------------------------------------------------------------------------------


def open_quests(table: Journey) -> list[str]:
    """The quests among which the next one is."""
    one = campaign.campaign_of(table)
    if not one.played:
        return of_role("introduction")
    if counted(table, 1) < QUESTS_OF_ACT:
        return unplayed(table, of_role("act1")) + rumours_in_play(table, 1)
    if not was_played(table, "interlude"):
        return [by_majority(table, "interlude", 1)]
    if counted(table, 2) < QUESTS_OF_ACT:
        return unplayed(table, second_act(table)) + rumours_in_play(table, 2)
    return [by_majority(table, "finale", 1 if flag(table, "finale_majority") == "act1" else 2)]


def of_role(role: str) -> list[str]:
    """The quests of a role, in the order of the campaign."""
    found = [quest.id for quest in CARDS.quests.values() if quest.role == role]
    found.sort(key=lambda id: (CARDS.quests[id].page, id))
    return found


def unplayed(table: Journey, quests: list[str]) -> list[str]:
    """Those of them that have not been played."""
    played = [past.quest for past in campaign.campaign_of(table).played]
    return [quest for quest in quests if quest not in played]


def was_played(table: Journey, role: str) -> bool:
    """Whether a quest of this role has been played."""
    return any([CARDS.quests[past.quest].role == role for past in campaign.campaign_of(table).played])


def rumours_in_play(table: Journey, act: int) -> list[str]:
    """Rumour quests of this act that lie there (D2-CAMP-QUEST-02, D2-RUM-05)."""
    return [quest for quest in campaign.campaign_of(table).rumours if CARDS.quests[quest].act == act]


def counted(table: Journey, act: int) -> int:
    """How many quests of an act have been played, rumours not counted (D2-CAMP-QUEST-04, D2-RUM-05)."""
    return len([past for past in campaign.campaign_of(table).played if past.counts and past.act == act])


def wins_of(table: Journey, side: str, act: int) -> int:
    """How many of them a side has won (D2-RULING-51)."""
    return len(
        [past for past in campaign.campaign_of(table).played if past.counts and past.act == act and past.winner == side]
    )


def majority(table: Journey, act: int) -> str:
    """The side that won most of an act; if they are even, whoever won the latest quest (D2-RULING-49)."""
    heroes, overlord = wins_of(table, HEROES_SIDE, act), wins_of(table, OVERLORDS_SIDE, act)
    if heroes == overlord:
        return campaign.last_quest(table).winner
    return HEROES_SIDE if heroes > overlord else OVERLORDS_SIDE


def by_majority(table: Journey, role: str, act: int) -> str:
    """Of two the first if the heroes won most of an act (D2-CAMP-QUEST-05, D2-CAMP-QUEST-07, D2-RULING-48)."""
    return of_role(role)[0 if majority(table, act) == HEROES_SIDE else 1]


def second_act(table: Journey) -> list[str]:
    """Each quest of act I opens one of two, by who won it; unplayed the second, or none.

    D2-CAMP-QUEST-06, D2-RULING-70.
    """
    winners = {past.quest: past.winner for past in campaign.campaign_of(table).played}
    found: list[str] = []
    for id in of_role("act1"):
        quest = CARDS.quests[id]
        if id in winners:
            found.append(quest.heroes_won if winners[id] == HEROES_SIDE else quest.otherwise)
        elif flag(table, "act2_unplayed") == "second":
            found.append(quest.otherwise)
    return found
