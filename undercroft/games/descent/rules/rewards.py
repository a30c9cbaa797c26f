"""Rewards: experience for everybody, the quest's reward for its winner, threat for the overlord.

D2-CAMP-REW-01 to D2-CAMP-REW-03, D2-RELIC-01, D2-RELIC-02, D2-CORE-109, D2-RULING-51, D2-RULING-59, D2-DP-65.
Worked examples: D2-EX-61.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import campaign, threat
from undercroft.games.descent.rules.encounters import QUEST_GOLD
from undercroft.games.descent.rules.gold_and_rest import earn
from undercroft.games.descent.rules.sheets import RELIC_ITEM, RELIC_OF
from undercroft.games.descent.rules.table import HEROES_SIDE, OVERLORDS_SIDE, ask_heroes
from undercroft.games.descent.rules.waiting import NEXT_HAND, RETURN_CARDS, SEARCH_FIRST, note
from undercroft.games.descent.state import GiveReward, Journey, PickFigure, RelicWon, XpGained

# Rewards that wait for a later stage.
LATER: Final[dict[str, str]] = {"overlord_cards": RETURN_CARDS, "draw": NEXT_HAND, "search": SEARCH_FIRST}


def hand_out(table: Journey) -> None:
    """One experience for each, whoever won; the reward; threat (D2-CAMP-REW-01 to D2-CAMP-REW-03)."""
    quest = CARDS.quests[campaign.last_quest(table).quest]
    gain_xp(table, "", 1)
    earn(table, table.carried.pop(QUEST_GOLD, 0), "quest")
    if campaign.heroes_won(table):
        threat.gain(table, 1)
        reward_heroes(table, quest.heroes)
    else:
        threat.gain(table, 2)
        reward_overlord(table, quest.overlord)


def gain_xp(table: Journey, side: str, xp: int) -> None:
    """Experience: each hero has an own one, and so has the overlord (D2-CORE-109); no side named: for both."""
    if not xp:
        return
    if side != OVERLORDS_SIDE:
        for hero in table.heroes:
            hero.xp += xp
    if side != HEROES_SIDE:
        table.overlord.xp += xp
    table.tell(XpGained(side, xp))


def reward_heroes(table: Journey, reward: Any) -> None:
    """Gold for each hero, experience, a relic for one of them, or something further (D2-CAMP-REW-02)."""
    earn(table, reward.gold * len(table.heroes), "reward")
    gain_xp(table, HEROES_SIDE, reward.xp)
    if reward.special:
        note(table, LATER[reward.special], 1)
    if reward.relic:
        table.next(GiveReward(reward.relic if reward.relic in RELIC_OF else RELIC_ITEM[reward.relic]))


def reward_overlord(table: Journey, reward: Any) -> None:
    """Experience, a relic with its other side up, or something further (D2-CAMP-REW-02, D2-RELIC-01)."""
    gain_xp(table, OVERLORDS_SIDE, reward.xp)
    if reward.special:
        note(table, LATER[reward.special], 1)
    if reward.relic:
        relic = reward.relic if reward.relic in RELIC_ITEM else RELIC_OF[reward.relic]
        table.overlord.relics.append(relic)
        table.tell(RelicWon(OVERLORDS_SIDE, relic))


def give_reward(table: Journey, step: GiveReward) -> Rule | None:
    """Who takes a relic, or who gets a token of fortune (D2-DP-48, D2-DP-65)."""
    if step.card == threat.FORTUNE:
        return threat.give_fortune(table)
    return give_relic(table, step.card)


def give_relic(table: Journey, item: str) -> Rule:
    """The heroes agree who takes it, carried and not yet equipped, like an item from the shop (D2-RELIC-02)."""
    options: list[Action] = [PickFigure(hero) for hero in range(len(table.heroes))]
    answer = yield ask_heroes(table, options, "ask-relic-taker", ("D2-DP-65",))
    assert isinstance(answer, PickFigure)
    table.heroes[answer.figure].items.append(item)
    table.tell(RelicWon(HEROES_SIDE, item))
