"""How a journey counts once it is over: what was played, who won it, hero and class of each seat."""

from __future__ import annotations

from typing import Final

from undercroft.engine.message import Message
from undercroft.engine.score import Fact, Score
from undercroft.engine.state import Told
from undercroft.games.descent.achievements import achieved
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.recap import QuestRecap
from undercroft.games.descent.state import Journey
from undercroft.games.descent.words import class_name, hero_name, quest_name

WON: Final = 10_000  # for the heroes: more than anything short of it is worth
QUEST: Final = 500
MODES: Final = ("campaign", "quest", "first")
SIDES: Final = ("heroes", "overlord")
FIGURES: Final = ("quests", "rounds", "felled", "fallen")


def score(table: Journey, log: list[Told]) -> Score:
    """From the heroes' side: a victory by how few rounds it took, a defeat by the quests that were won."""
    heard = QuestRecap(table)
    heard.hear_all(log)
    won = len([one for one in heard.quests if one.winner == "heroes"])
    fallen = sum([hero.knocked_out for hero in heard.heroes])
    rank = QUEST * won + (WON - 10 * heard.rounds - fallen if table.over == "heroes" else heard.monsters_fell)
    figures = dict(zip(FIGURES, (won, heard.rounds, heard.monsters_fell, fallen), strict=True))
    return Score(facts(table), figures, rank, achieved(table, log))


def facts(table: Journey) -> list[Fact]:
    """What was played, who won, and whom each seat played."""
    found = [Fact("mode", table.profile["mode"])]
    if table.campaign is None:
        found.append(Fact("quest", table.quest))
    if table.over in SIDES:
        found.append(Fact("winner", table.over))
    for hero in table.heroes:
        if hero.kind:
            found.append(Fact("hero", hero.kind, hero.seat))
            found.append(Fact("class", hero.job, hero.seat))
    return found


def fact_names() -> dict[str, dict[str, Message]]:
    """What games are counted by."""
    return {
        "mode": {mode: Message(f"fact-mode.{mode}") for mode in MODES},
        "quest": {quest: quest_name(quest) for quest in CARDS.quests},
        "winner": {side: Message(f"fact-winner.{side}") for side in SIDES},
        "hero": {hero: hero_name(hero) for hero in CARDS.heroes},
        "class": {job: class_name(job) for job in CARDS.classes},
    }
