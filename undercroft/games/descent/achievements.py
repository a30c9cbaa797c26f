"""What can be achieved in a quest or a campaign of Descent, by heroes or by the overlord, worked out from its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.state import Told
from undercroft.games.descent.recap import QuestRecap
from undercroft.games.descent.state import Journey

MIGHTY: Final = 10  # damage of one blow
CROWD: Final = 12  # monsters felled by one hero in a quest
QUICK: Final = 4  # rounds of an encounter
BUSY: Final = 10  # overlord cards played


class JourneyDeeds(QuestRecap):
    """The figures of a journey, with who won it."""

    def is_won_by(self, side: str) -> bool:
        """Whether this side won."""
        return self.table.over == side


RULES: Final[dict[str, Callable[[JourneyDeeds], bool]]] = {
    "first-blood": lambda deeds: any([one.quest == "first_blood" and one.winner == "heroes" for one in deeds.quests]),
    "dark-dawn": lambda deeds: any([one.quest == "first_blood" and one.winner == "overlord" for one in deeds.quests]),
    "rune-kept": lambda deeds: deeds.is_won_by("heroes") and deeds.table.campaign is not None,
    "rune-taken": lambda deeds: deeds.is_won_by("overlord") and deeds.table.campaign is not None,
    "untouched": lambda deeds: deeds.is_won_by("heroes") and sum([hero.knocked_out for hero in deeds.heroes]) == 0,
    "mighty": lambda deeds: any([hero.best >= MIGHTY for hero in deeds.heroes]),
    "crowd": lambda deeds: any([hero.felled >= CROWD for hero in deeds.heroes]),
    "mauler": lambda deeds: deeds.overlord_best >= MIGHTY,
    "all-down": lambda deeds: bool(deeds.heroes) and all([hero.knocked_out > 0 for hero in deeds.heroes]),
    "quick": lambda deeds: any(
        [
            encounter["winner"] == "heroes" and 0 < encounter["rounds"] <= QUICK
            for one in deeds.quests
            for encounter in one.encounters
        ]
    ),
    "house-of-cards": lambda deeds: sum(deeds.cards.values()) >= BUSY,
    "two-alone": lambda deeds: deeds.is_won_by("heroes") and len(deeds.table.heroes) == 2,
}
SECRET: Final = ("all-down", "mauler")


def achieved(table: Journey, log: list[Told]) -> list[str]:
    """What was achieved."""
    deeds = JourneyDeeds(table)
    deeds.hear_all(log)
    return [id for id, is_done in RULES.items() if is_done(deeds)]
