"""What can be achieved in a game of Dark Souls, worked out from its log. In the first steps nothing is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.recap import Hear
from undercroft.engine.record import Event
from undercroft.engine.state import Told
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.recap import SoulsRecap
from undercroft.games.dark_souls.rules.first_steps import is_first
from undercroft.games.dark_souls.state import (
    Activated,
    Attacked,
    Began,
    Dashed,
    Died,
    Fell,
    FoeActed,
    HeatedUp,
    Hit,
    Souls,
    TookClass,
    Triumphed,
)

MIGHTY: Final = 9  # damage of one blow
HARVEST: Final = 3  # foes in one activation
CLOSE: Final = 3  # health the last boss had left


class SoulsDeeds(SoulsRecap):
    """Hears the log of a game for what its achievements look at."""

    def __init__(self, table: Souls) -> None:
        self.taken = 0
        self.felled = 0  # in this activation
        self.most_felled = 0
        self.health: dict[int, int] = {}  # of each foe that was hit in this fight
        self.deaths = 0
        super().__init__(table)

    def hears(self) -> dict[type[Event], Hear]:
        return {**super().hears(), TookClass: self.hear_taking}

    def hear_taking(self, event: TookClass) -> None:
        """A class was taken: the log is whole if it tells of everyone's."""
        self.taken += 1

    def hear_turn(self, event: Activated | FoeActed) -> None:
        """What was felled in one activation is counted to its end."""
        self.felled = 0
        super().hear_turn(event)

    def hear_blow(self, event: Attacked | Hit | Fell) -> None:
        """How hurt the foes are, and how many fell."""
        super().hear_blow(event)
        if isinstance(event, Hit):
            self.health[event.foe] = event.health
        elif isinstance(event, Fell):
            self.health.pop(event.foe, None)
            if self.attacker >= 0:
                self.felled += 1
                self.most_felled = max(self.most_felled, self.felled)

    def hear_fight(self, event: Began | Triumphed | Dashed | Died | HeatedUp) -> None:
        """A fight begins with foes unhurt; whoever dies counts, though they may have left since."""
        if isinstance(event, Began):
            self.health = {}
        elif isinstance(event, Died):
            self.deaths += 1
        super().hear_fight(event)

    def won(self) -> bool:
        """Whether the game was won."""
        return self.table.over == "won"


def victory(deeds: SoulsDeeds) -> bool:
    """The last boss fell."""
    return deeds.won()


def alone(deeds: SoulsDeeds) -> bool:
    """A single hero won."""
    return deeds.won() and len(deeds.table.heroes) == 1


def together(deeds: SoulsDeeds) -> bool:
    """Four heroes won."""
    return deeds.won() and len(deeds.table.heroes) == 4


def undying(deeds: SoulsDeeds) -> bool:
    """Nobody died."""
    return deeds.won() and not deeds.deaths


def last_spark(deeds: SoulsDeeds) -> bool:
    """No spark was left at the end."""
    return deeds.won() and deeds.table.sparks == 0


def dry(deeds: SoulsDeeds) -> bool:
    """Nobody drank."""
    return deeds.won() and not any(figures.flasks for figures in deeds.figures)


def untouched(deeds: SoulsDeeds) -> bool:
    """A boss fell and had hurt nobody."""
    return any(
        fight.end == "won" and fight.what not in CARDS.encounters and not any(fight.suffered) for fight in deeds.fights
    )


def mighty(deeds: SoulsDeeds) -> bool:
    """One blow did much."""
    return any(figures.best >= MIGHTY for figures in deeds.figures)


def harvest(deeds: SoulsDeeds) -> bool:
    """Several foes fell in one activation."""
    return deeds.most_felled >= HARVEST


def bloodstain(deeds: SoulsDeeds) -> bool:
    """Dropped souls were fetched again."""
    return deeds.souls["regained"] > 0


def campaign(deeds: SoulsDeeds) -> bool:
    """A campaign was won."""
    return deeds.won() and deeds.table.quest.mode in CARDS.campaigns


def so_close(deeds: SoulsDeeds) -> bool:
    """All was lost before a boss that had hardly any health left."""
    last = bool(deeds.fights) and deeds.fights[-1].what not in CARDS.encounters
    return not deeds.won() and last and any(health <= CLOSE for health in deeds.health.values())


RULES: Final[dict[str, Callable[[SoulsDeeds], bool]]] = {
    "victory": victory,
    "alone": alone,
    "together": together,
    "undying": undying,
    "last-spark": last_spark,
    "dry": dry,
    "untouched": untouched,
    "mighty": mighty,
    "harvest": harvest,
    "bloodstain": bloodstain,
    "campaign": campaign,
    "so-close": so_close,
}
SECRET: Final = ("so-close",)


def achieved(table: Souls, log: list[Told]) -> list[str]:
    """What was achieved; nothing where the log does not tell of all of the game."""
    deeds = SoulsDeeds(table)
    deeds.hear_all(log)
    if is_first(table) or deeds.taken < len(table.heroes):
        return []
    return [id for id, rule in RULES.items() if rule(deeds)]
