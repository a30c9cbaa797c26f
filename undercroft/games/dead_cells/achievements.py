"""What can be achieved in a campaign of Dead Cells, worked out from its log. In the first steps nothing is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from undercroft.engine.recap import Hear
from undercroft.engine.record import Event
from undercroft.engine.state import Told
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.recap import CellsRecap
from undercroft.games.dead_cells.rules.sheets import BOSS_FORMS, ENEMIES, RUNES, kind_of
from undercroft.games.dead_cells.state import (
    BiomeEntered,
    BossBeaten,
    BossMet,
    BoutBegan,
    Campaign,
    Died,
    EnemyHurt,
    EnemyKilled,
    EnemyMarked,
    EnemyMended,
    Hurt,
    RoundBegan,
    RunBegan,
    RunOver,
    StreetReached,
)

MIGHTY: Final = 8  # damage of one blow
HARVEST: Final = 3  # enemies in one round
CLOSE: Final = 2  # life the last face of a boss had left
CROWD: Final = 4


class CellsDeeds(CellsRecap):
    """Hears the log of a campaign for what its achievements look at."""

    def __init__(self, table: Campaign) -> None:
        self.is_whole = False
        self.felled = 0  # in this round
        self.most_felled = 0
        self.is_hurt = False  # anybody, in this biome
        self.was_clean = False
        self.grudge = ""  # what ended the run before
        self.is_avenged = False
        self.damage: Counter[str] = Counter()  # on each face of the boss that is fought
        self.was_close = False
        self.crews: list[int] = []  # how many prisoners beat a boss, each time
        super().__init__(table)

    def hears(self) -> dict[type[Event], Hear]:
        return {
            **super().hears(),
            RoundBegan: self.hear_round,
            StreetReached: self.hear_street,
            EnemyMended: self.hear_mending,
        }

    def hear(self, event: Event) -> None:
        """The log is whole if it begins with the first run."""
        if self.before is None:
            self.is_whole = isinstance(event, RunBegan) and event.number == 1
        super().hear(event)

    def hear_run(self, event: RunBegan | RunOver | BiomeEntered) -> None:
        """A biome begins with nobody hurt in it; a death leaves a grudge."""
        super().hear_run(event)
        if isinstance(event, BiomeEntered):
            self.is_hurt = False
        elif isinstance(event, RunOver):
            is_lost = event.outcome == "died"
            self.was_close = self.was_close or (is_lost and self.is_close())
            self.grudge = kind_of(event.killer) if is_lost else ""
            self.damage.clear()

    def is_close(self) -> bool:
        """Whether the last face of a boss was left with hardly any life."""
        last = [(forms[-1], self.damage[forms[-1]]) for forms in BOSS_FORMS.values()]
        return any(damage and ENEMIES[form].life - damage <= CLOSE for form, damage in last)

    def hear_street(self, event: StreetReached) -> None:
        """A biome is behind the group."""
        self.was_clean = self.was_clean or not self.is_hurt

    def hear_round(self, event: RoundBegan) -> None:
        """What falls in one round is counted to its end."""
        self.felled = 0

    def hear_boss(self, event: BossMet | BoutBegan | BossBeaten) -> None:
        """A boss that is beaten is a victory for so many."""
        super().hear_boss(event)
        if isinstance(event, BossBeaten):
            self.damage.clear()
            self.crews.append(len([kind for kind in self.kinds if kind in CARDS.prisoners]))

    def hear_blow(self, event: EnemyHurt | EnemyKilled | EnemyMarked) -> None:
        """How hurt a boss is, how many fell in a round, and whether one of them had it coming."""
        super().hear_blow(event)
        if isinstance(event, EnemyHurt):
            self.damage[event.card] += event.amount
        elif isinstance(event, EnemyKilled):
            self.felled += 1
            self.most_felled = max(self.most_felled, self.felled)
            self.is_avenged = self.is_avenged or kind_of(event.card) == self.grudge

    def hear_mending(self, event: EnemyMended) -> None:
        """A boss may get better."""
        self.damage[event.card] -= event.amount

    def hear_harm(self, event: Hurt | Died) -> None:
        """Somebody was hurt in this biome, be it by one point."""
        super().hear_harm(event)
        if isinstance(event, Hurt) and event.amount > 0:
            self.is_hurt = True


def concierge(deeds: CellsDeeds) -> bool:
    """The Concierge fell."""
    return deeds.bosses["C1"].beaten > 0


def time_keeper(deeds: CellsDeeds) -> bool:
    """The Time Keeper fell."""
    return deeds.bosses["C2"].beaten > 0


def hand(deeds: CellsDeeds) -> bool:
    """The Hand of the King fell."""
    return deeds.bosses["C3"].beaten > 0


def first_run(deeds: CellsDeeds) -> bool:
    """A boss fell in the first run of all."""
    return any(boss.first == 1 for boss in deeds.bosses.values())


def alone(deeds: CellsDeeds) -> bool:
    """One prisoner, with nobody but Serenade, beat a boss."""
    return 1 in deeds.crews


def together(deeds: CellsDeeds) -> bool:
    """Four prisoners beat a boss."""
    return CROWD in deeds.crews


def clean(deeds: CellsDeeds) -> bool:
    """A biome was left in which nobody had been hurt."""
    return deeds.was_clean


def mighty(deeds: CellsDeeds) -> bool:
    """One blow did much."""
    return any(figures.best >= MIGHTY for figures in deeds.figures.values())


def harvest(deeds: CellsDeeds) -> bool:
    """Several enemies fell in one round."""
    return deeds.most_felled >= HARVEST


def revenge(deeds: CellsDeeds) -> bool:
    """Killed what had ended the run before, or one like it."""
    return deeds.is_avenged


def runes(deeds: CellsDeeds) -> bool:
    """Every rune of the island is known."""
    return all(rune in deeds.table.runes for rune in RUNES)


def so_close(deeds: CellsDeeds) -> bool:
    """A run ended before a boss that had hardly any life left."""
    return deeds.was_close


RULES: Final[dict[str, Callable[[CellsDeeds], bool]]] = {
    "concierge": concierge,
    "time-keeper": time_keeper,
    "hand": hand,
    "first-run": first_run,
    "alone": alone,
    "together": together,
    "clean": clean,
    "mighty": mighty,
    "harvest": harvest,
    "revenge": revenge,
    "runes": runes,
    "so-close": so_close,
}
SECRET: Final = ("so-close",)


def achieved(table: Campaign, log: list[Told]) -> list[str]:
    """What was achieved; nothing where the log does not tell of all of the campaign."""
    deeds = CellsDeeds(table)
    deeds.hear_all(log)
    if table.profile["mode"] == "first" or not deeds.is_whole:
        return []
    return [id for id, rule in RULES.items() if rule(deeds)]
