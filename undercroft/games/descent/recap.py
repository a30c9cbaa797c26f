"""How a quest or a campaign went, in figures, from its log: quest by quest, who did and suffered what.

A log may begin in the middle (a game taken up from a position): then what came before is not counted.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from undercroft.engine.recap import Hear, RecapBuilder
from undercroft.engine.record import Event
from undercroft.engine.state import Told
from undercroft.games.descent.state import (
    CardPlayed,
    CardUsed,
    EncounterBegun,
    EncounterWon,
    Fell,
    GoldGained,
    Healed,
    Hurt,
    Journey,
    KnockedOut,
    Moved,
    QuestBegun,
    QuestWon,
    Reinforced,
    RoundBegun,
    Searched,
    Struck,
    Tested,
)
from undercroft.games.descent.telling.past import table_of


def recap(table: Journey, log: list[Told]) -> dict[str, Any]:
    """How it went, for the pictures at the end."""
    return QuestRecap(table).hear_all(log)


class HeroFigures:
    """What one hero did and suffered."""

    def __init__(self) -> None:
        self.dealt = 0
        self.best = 0
        self.felled = 0
        self.suffered = 0
        self.healed = 0
        self.knocked_out = 0
        self.steps = 0
        self.searched = 0
        self.tests = 0
        self.passed = 0

    def told(self) -> dict[str, int]:
        """As plain data."""
        return dict(vars(self))


class QuestFigures:
    """One quest: its encounters with rounds and winners."""

    def __init__(self, quest: str) -> None:
        self.quest = quest
        self.winner = ""
        self.encounters: list[dict[str, Any]] = []


class QuestRecap(RecapBuilder):
    """Hears the log of a journey."""

    def __init__(self, table: Journey) -> None:
        self.table = table
        self.heroes = [HeroFigures() for _ in table.heroes]
        self.quests: list[QuestFigures] = []
        self.allies: list[int] = []
        self.cards: Counter[str] = Counter()
        self.skills: Counter[str] = Counter()
        self.overlord_dealt = 0
        self.overlord_best = 0
        self.reinforced = 0
        self.monsters_fell = 0
        self.rounds = 0
        self.gold = 0
        super().__init__()

    def hears(self) -> dict[type[Event], Hear]:
        return {
            QuestBegun: self.hear_quest,
            EncounterBegun: self.hear_encounter,
            RoundBegun: self.hear_round,
            EncounterWon: self.hear_encounter_won,
            QuestWon: self.hear_quest_won,
            Struck: self.hear_blow,
            Hurt: self.hear_hurt,
            Healed: self.hear_healing,
            Fell: self.hear_fall,
            KnockedOut: self.hear_knock_out,
            Moved: self.hear_step,
            Searched: self.hear_search,
            Tested: self.hear_test,
            CardPlayed: self.hear_card,
            CardUsed: self.hear_skill,
            Reinforced: self.hear_reinforcement,
            GoldGained: self.hear_gold,
        }

    def hero(self, figure: int) -> HeroFigures | None:
        """The figures of a hero; none for anybody else."""
        return self.heroes[figure] if 0 <= figure < len(self.heroes) else None

    def hear_quest(self, event: QuestBegun) -> None:
        self.quests.append(QuestFigures(event.quest))

    def hear_encounter(self, event: EncounterBegun) -> None:
        if not self.quests or self.quests[-1].quest != event.quest:
            self.quests.append(QuestFigures(event.quest))
        self.quests[-1].encounters.append({"number": event.number, "rounds": 0, "winner": ""})
        then = table_of(self.table, event.quest, event.number, [])
        self.allies = [figure for figure, one in enumerate(then.figures) if one.rank == "ally"]

    def hear_round(self, event: RoundBegun) -> None:
        self.rounds += 1
        if self.quests and self.quests[-1].encounters:
            self.quests[-1].encounters[-1]["rounds"] = event.round

    def hear_encounter_won(self, event: EncounterWon) -> None:
        if self.quests and self.quests[-1].encounters:
            self.quests[-1].encounters[-1]["winner"] = event.winner

    def hear_quest_won(self, event: QuestWon) -> None:
        if self.quests:
            self.quests[-1].winner = event.winner

    def hear_blow(self, event: Struck) -> None:
        hero = self.hero(event.attacker)
        if hero is not None:
            hero.dealt += event.damage
            hero.best = max(hero.best, event.damage)
        else:
            self.overlord_dealt += event.damage
            self.overlord_best = max(self.overlord_best, event.damage)

    def hear_hurt(self, event: Hurt) -> None:
        hero = self.hero(event.figure)
        if hero is not None:
            hero.suffered += event.damage

    def hear_healing(self, event: Healed) -> None:
        hero = self.hero(event.figure)
        if hero is not None:
            hero.healed += event.damage

    def hear_fall(self, event: Fell) -> None:
        if event.figure in self.allies:
            return
        self.monsters_fell += 1
        hero = self.hero(event.by)
        if hero is not None:
            hero.felled += 1

    def hear_knock_out(self, event: KnockedOut) -> None:
        hero = self.hero(event.figure)
        if hero is not None:
            hero.knocked_out += 1

    def hear_step(self, event: Moved) -> None:
        hero = self.hero(event.figure)
        if hero is not None:
            hero.steps += 1

    def hear_search(self, event: Searched) -> None:
        hero = self.hero(event.figure)
        if hero is not None:
            hero.searched += 1

    def hear_test(self, event: Tested) -> None:
        hero = self.hero(event.figure)
        if hero is not None:
            hero.tests += 1
            hero.passed += 1 if event.passed else 0

    def hear_card(self, event: CardPlayed) -> None:
        self.cards[event.card.partition(".")[0]] += 1

    def hear_skill(self, event: CardUsed) -> None:
        if event.figure >= 0:
            self.skills[event.card.partition(".")[0]] += 1

    def hear_reinforcement(self, event: Reinforced) -> None:
        self.reinforced += 1

    def hear_gold(self, event: GoldGained) -> None:
        self.gold += max(0, event.gold)

    def told(self) -> dict[str, Any]:
        return {
            "winner": self.table.over,
            "mode": self.table.profile["mode"],
            "rounds": self.rounds,
            "quests": [{"quest": one.quest, "winner": one.winner, "encounters": one.encounters} for one in self.quests],
            "heroes": [
                {"kind": hero.kind, "job": hero.job, "seat": hero.seat, **figures.told()}
                for hero, figures in zip(self.table.heroes, self.heroes)
            ],
            "overlord": {
                "dealt": self.overlord_dealt,
                "best": self.overlord_best,
                "cards": dict(sorted(self.cards.items())),
                "fell": self.monsters_fell,
                "reinforced": self.reinforced,
            },
            "skills": dict(sorted(self.skills.items())),
            "gold": self.gold,
        }
