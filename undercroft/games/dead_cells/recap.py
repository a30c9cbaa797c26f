"""How a campaign or a run went, in figures, from its log: run by run, what killed, who did and suffered what.

A prisoner is counted by what it is, whoever played it and in which run. Damage is counted for whoever dealt it; what
poison, burning or thorns do to an enemy afterwards is nobody's. Damage suffered is told apart by what did it: enemies,
states that cling, and the place itself (its tiles, bells, curses, worms).

A log may begin in the middle (a game taken up from a position): then what came before is not counted.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from undercroft.engine.recap import Hear, RecapBuilder
from undercroft.engine.record import Event
from undercroft.engine.state import Told
from undercroft.games.dead_cells.catalogue import BOSSES, CARDS
from undercroft.games.dead_cells.rules.sheets import BOSS_FORMS, kind_of
from undercroft.games.dead_cells.state import (
    BiomeEntered,
    BlueprintFound,
    BossBeaten,
    BossMet,
    BoutBegan,
    Campaign,
    CardBought,
    Cursed,
    Died,
    Drank,
    EnemyHurt,
    EnemyKilled,
    EnemyMarked,
    FeatDone,
    FightBegan,
    Gained,
    Healed,
    Hurt,
    ItemTaken,
    Looted,
    Moved,
    PrisonerTaken,
    Revived,
    RunBegan,
    RuneFound,
    RunOver,
    ScrollGained,
    SecretDrawn,
    ThrownIn,
)

CLINGING: Final = ("poison", "bleeding", "burning")
THEIRS: Final = ("thorns", "fire", "shuriken", "death")  # what enemies leave behind, lay out, or die with
HURTS: Final = ("enemy", "state", "place")
DEEDS: Final[dict[type[Event], str]] = {
    CardBought: "upgrades",
    ThrownIn: "well",
    SecretDrawn: "secrets",
    FeatDone: "feats",
    RuneFound: "runes",
    BlueprintFound: "blueprints",
    Cursed: "curses",
    Drank: "potions",
    Moved: "moves",
    Revived: "refused",
}


def recap(table: Campaign, log: list[Told]) -> dict[str, Any]:
    """How it went, for the pictures at the end."""
    return CellsRecap(table).hear_all(log)


def source_of(by: str) -> str:
    """What hurt a prisoner: an enemy's card, a boss by its letters, or the word for what else there is."""
    kind = kind_of(by)
    if kind in CARDS.attacks:
        return CARDS.attacks[kind].boss
    if kind in CARDS.forms:
        return CARDS.forms[kind].boss
    return kind


def hurt_by(by: str) -> str:
    """Of which kind that is."""
    source = source_of(by)
    if source in CLINGING:
        return "state"
    theirs = source in THEIRS or source in BOSSES
    return "enemy" if theirs or source in CARDS.monsters or source in CARDS.elements else "place"


class PrisonerFigures:
    """What one prisoner did and suffered, over all its runs."""

    def __init__(self) -> None:
        self.runs = 0
        self.dealt = 0
        self.best = 0
        self.kills = 0
        self.states = 0
        self.suffered: Counter[str] = Counter()
        self.blocked = 0
        self.healed = 0
        self.loot: Counter[str] = Counter()
        self.items = 0
        self.scrolls = 0
        self.deaths = 0


class RunFigures:
    """One run: where it began and led, how it ended, what it took and brought."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.path: list[str] = []
        self.prisoners: list[str] = []
        self.outcome = ""  # under way
        self.killer = ""
        self.cells = 0
        self.fights = 0
        self.slain = 0
        self.dealt = 0
        self.suffered = 0
        self.bought = 0

    def told(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "number": self.number,
            "path": self.path,
            "prisoners": self.prisoners,
            "outcome": self.outcome,
            "killer": self.killer,
            "cells": self.cells,
            "fights": self.fights,
            "slain": self.slain,
            "dealt": self.dealt,
            "suffered": self.suffered,
            "bought": self.bought,
        }


class BossFigures:
    """One of the three: how often it was met and beaten, and after how many bouts at the most."""

    def __init__(self) -> None:
        self.met = 0
        self.beaten = 0
        self.bouts = 0
        self.first = 0  # the run in which it fell first


class CellsRecap(RecapBuilder):
    """Hears the log of a campaign, event by event."""

    def __init__(self, table: Campaign) -> None:
        super().__init__()
        self.table = table
        self.kinds: list[str] = []  # of the run under way, by place at the table
        self.figures: dict[str, PrisonerFigures] = {}
        self.runs: list[RunFigures] = []
        self.bosses = {boss: BossFigures() for boss in BOSSES}
        self.harm: Counter[str] = Counter()  # damage suffered, by what did it
        self.killers: Counter[str] = Counter()  # runs that ended so
        self.slain: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()
        self.teeth = 0
        self.boss = ""

    def hears(self) -> dict[type[Event], Hear]:
        return {
            **dict.fromkeys(DEEDS, self.hear_deed),
            RunBegan: self.hear_run,
            RunOver: self.hear_run,
            BiomeEntered: self.hear_run,
            CardBought: self.hear_buying,
            PrisonerTaken: self.hear_prisoner,
            FightBegan: self.hear_fight,
            BossMet: self.hear_boss,
            BoutBegan: self.hear_boss,
            BossBeaten: self.hear_boss,
            EnemyHurt: self.hear_blow,
            EnemyKilled: self.hear_blow,
            EnemyMarked: self.hear_blow,
            Hurt: self.hear_harm,
            Died: self.hear_harm,
            Healed: self.hear_gain,
            Looted: self.hear_gain,
            ItemTaken: self.hear_gain,
            ScrollGained: self.hear_gain,
            Gained: self.hear_gain,
        }

    def hear_all(self, log: list[Told]) -> dict[str, Any]:
        """Who took part in a run whose beginning is not in the log stands in the chronicle, or sits there still."""
        over = [told for told in log if isinstance(told.event, RunOver)]
        chapters = self.table.chronicle[len(self.table.chronicle) - len(over) :]
        at_first = chapters[0].prisoners if chapters else [prisoner.kind for prisoner in self.table.prisoners]
        self.kinds = at_first.copy()
        return super().hear_all(log)

    # -- runs --------------------------------------------------------------------------------------------

    def run(self) -> RunFigures:
        """The run under way; where the log begins in the middle of one, what is left of that."""
        if not self.runs:
            begun = RunFigures(0)
            begun.prisoners = self.kinds.copy()
            self.runs.append(begun)
        return self.runs[-1]

    def hear_run(self, event: RunBegan | RunOver | BiomeEntered) -> None:
        """A run begins, goes on to another place, is over."""
        if isinstance(event, RunBegan):
            self.runs.append(RunFigures(event.number))
            self.kinds = []
            return
        run = self.run()
        if isinstance(event, BiomeEntered):
            run.path.append(event.biome)
            return
        run.outcome = event.outcome
        run.killer = source_of(event.killer) if event.outcome == "died" else ""
        run.cells = event.cells
        if run.killer:
            self.killers[run.killer] += 1

    def hear_buying(self, event: CardBought) -> None:
        """An upgrade, out of what the run before has brought."""
        self.run().bought += 1
        self.hear_deed(event)

    def hear_prisoner(self, event: PrisonerTaken) -> None:
        """Somebody takes a prisoner for this run."""
        self.kinds.append(event.kind)
        self.run().prisoners.append(event.kind)
        self.of_kind(event.kind).runs += 1

    def hear_deed(self, event: Event) -> None:
        """What is only counted."""
        self.deeds[DEEDS[type(event)]] += 1

    # -- fights ------------------------------------------------------------------------------------------

    def hear_fight(self, event: FightBegan) -> None:
        """An encounter."""
        self.run().fights += 1
        self.boss = ""

    def hear_boss(self, event: BossMet | BoutBegan | BossBeaten) -> None:
        """A boss is met, fought, beaten."""
        if isinstance(event, BossMet):
            self.boss = event.boss
            self.bosses[event.boss].met += 1
            self.run().path.append(event.boss)
        elif isinstance(event, BossBeaten):
            found = self.bosses[event.boss]
            found.beaten += 1
            found.first = found.first or self.run().number
        elif self.boss:
            self.bosses[self.boss].bouts = max(self.bosses[self.boss].bouts, event.bout)

    def hear_blow(self, event: EnemyHurt | EnemyKilled | EnemyMarked) -> None:
        """An enemy is hurt, marked by a state, killed."""
        figures = self.of(event.who)
        if isinstance(event, EnemyHurt):
            self.run().dealt += event.amount
            if figures is not None:
                figures.dealt += event.amount
                figures.best = max(figures.best, event.amount)
        elif isinstance(event, EnemyKilled):
            self.run().slain += 1
            self.slain[kind_of(event.card)] += 1
            if figures is not None:
                figures.kills += 1
        elif figures is not None:
            figures.states += 1

    def hear_harm(self, event: Hurt | Died) -> None:
        """A prisoner is hurt, or dead."""
        figures = self.of(event.who)
        if isinstance(event, Died):
            if figures is not None:
                figures.deaths += 1
            return
        self.run().suffered += event.amount
        self.harm[source_of(event.by)] += event.amount
        if figures is not None:
            figures.suffered[hurt_by(event.by)] += event.amount
            figures.blocked += event.blocked

    def hear_gain(self, event: Healed | Looted | ItemTaken | ScrollGained | Gained) -> None:
        """What was healed, taken off the floor, worn, learned; teeth into the bag."""
        if isinstance(event, Gained):
            if event.what == "tooth":
                self.teeth += event.amount
            return
        figures = self.of(event.who)
        if figures is None:
            return
        if isinstance(event, Healed):
            figures.healed += event.amount
        elif isinstance(event, Looted):
            figures.loot[event.what.partition(":")[0]] += event.amount
        elif isinstance(event, ItemTaken):
            figures.items += 1
        else:
            figures.scrolls += 1

    # -- told --------------------------------------------------------------------------------------------

    def of_kind(self, kind: str) -> PrisonerFigures:
        """The figures of a prisoner."""
        return self.figures.setdefault(kind, PrisonerFigures())

    def of(self, who: int) -> PrisonerFigures | None:
        """The figures of whoever sits there in this run; nobody's where nobody does."""
        return self.of_kind(self.kinds[who]) if 0 <= who < len(self.kinds) else None

    def told(self) -> dict[str, Any]:
        """Everything counted, as plain data."""
        return {
            "over": self.table.over,
            "mode": self.table.profile["mode"],
            "runs": [run.told() for run in self.runs],
            "prisoners": {kind: self.prisoner(one) for kind, one in self.figures.items()},
            "bosses": {boss: self.boss_told(boss) for boss in BOSSES},
            "harm": dict(self.harm.most_common()),
            "killers": dict(self.killers.most_common()),
            "slain": dict(self.slain.most_common()),
            "deeds": {name: self.deeds[name] for name in DEEDS.values()},
            "cells": sum(run.cells for run in self.runs),
            "left": self.table.cells,
            "teeth": self.teeth,
        }

    def prisoner(self, one: PrisonerFigures) -> dict[str, Any]:
        """One prisoner's part in it."""
        return {
            "runs": one.runs,
            "dealt": one.dealt,
            "best": one.best,
            "kills": one.kills,
            "states": one.states,
            "suffered": {why: one.suffered[why] for why in HURTS},
            "blocked": one.blocked,
            "healed": one.healed,
            "loot": dict(sorted(one.loot.items())),
            "items": one.items,
            "scrolls": one.scrolls,
            "deaths": one.deaths,
        }

    def boss_told(self, boss: str) -> dict[str, Any]:
        """How a boss fared; its forms are told by its letters."""
        found = self.bosses[boss]
        return {
            "met": found.met,
            "beaten": found.beaten,
            "bouts": found.bouts,
            "first": found.first,
            "forms": len(BOSS_FORMS[boss]),
        }
