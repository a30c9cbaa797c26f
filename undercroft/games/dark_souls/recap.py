"""How a game went, in figures, from its log: encounter by encounter, who did and suffered what, how kind the dice were.

Damage dealt is counted for whoever attacked last in the same activation; what a condition does to a foe afterwards
(poison at the end of its activation) is nobody's. Luck is measured at every die of an attack, a block, a resistance or
a dodge: what came against the mean of its faces. A die rolled again counts again.

A log may begin in the middle (a game taken up from a position): then what came before is not counted.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from undercroft.engine.dice import Luck
from undercroft.engine.recap import Hear, RecapBuilder
from undercroft.engine.record import Event
from undercroft.engine.state import Told
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import FACES
from undercroft.games.dark_souls.state import (
    Activated,
    Attacked,
    Began,
    Bought,
    Dashed,
    Defended,
    Died,
    Drank,
    Dropped,
    Fell,
    FoeActed,
    Gained,
    HeatedUp,
    Hit,
    Levelled,
    Paid,
    Regained,
    Rerolled,
    Rested,
    RolledDice,
    Souls,
    Spent,
    Sprang,
    Suffered,
    Triumphed,
    UsedHeroic,
)

HURTS: Final = ("attack", "trap", "poison")
MOST_HEROES: Final = 4  # in a campaign heroes come and go: whoever left still stands in the log


def recap(table: Souls, log: list[Told]) -> dict[str, Any]:
    """How it went, for the pictures at the end."""
    return SoulsRecap(table).hear_all(log)


class HeroFigures:
    """What one hero did and suffered."""

    def __init__(self) -> None:
        self.dealt = 0
        self.best = 0
        self.felled: Counter[str] = Counter()
        self.suffered: Counter[str] = Counter()
        self.defended: Counter[str] = Counter()
        self.weapons: Counter[str] = Counter()  # damage by card
        self.stamina = 0
        self.deaths = 0
        self.flasks = 0
        self.heroics = 0
        self.rerolls = 0
        self.levels = 0
        self.luck = Luck()


class FightFigures:
    """An encounter, or a boss's: what it was, how it ended, what it cost."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.end = "lost"  # until it is won, or fled
        self.turns = 0
        self.dealt = 0
        self.suffered = [0] * MOST_HEROES
        self.fallen = -1
        self.heated = False

    def told(self, heroes: int) -> dict[str, Any]:
        """As plain data."""
        return {
            "what": self.what,
            "boss": self.what not in CARDS.encounters,
            "end": self.end,
            "turns": self.turns,
            "dealt": self.dealt,
            "suffered": self.suffered[:heroes],
            "fallen": self.fallen,
            "heated": self.heated,
        }


class SoulsRecap(RecapBuilder):
    """Hears the log of a game, event by event."""

    def __init__(self, table: Souls) -> None:
        super().__init__()
        self.table = table
        self.figures = [HeroFigures() for _ in range(MOST_HEROES)]
        self.party = Luck()
        self.fights: list[FightFigures] = []
        self.treasure: list[str] = []
        self.attacker = -1
        self.weapon = ""
        self.dice: list[str] = []  # of the roll on the table
        self.souls: Counter[str] = Counter()
        self.rests = 0
        self.traps = 0

    def hears(self) -> dict[type[Event], Hear]:
        return {
            Began: self.hear_fight,
            Triumphed: self.hear_fight,
            Dashed: self.hear_fight,
            Died: self.hear_fight,
            HeatedUp: self.hear_fight,
            Activated: self.hear_turn,
            FoeActed: self.hear_turn,
            Attacked: self.hear_blow,
            Hit: self.hear_blow,
            Fell: self.hear_blow,
            RolledDice: self.hear_dice,
            Rerolled: self.hear_dice,
            Suffered: self.hear_damage,
            Gained: self.hear_souls,
            Spent: self.hear_souls,
            Dropped: self.hear_souls,
            Regained: self.hear_souls,
            Bought: self.hear_dungeon,
            Rested: self.hear_dungeon,
            Sprang: self.hear_dungeon,
            Defended: self.hear_deed,
            Paid: self.hear_deed,
            Drank: self.hear_deed,
            UsedHeroic: self.hear_deed,
            Levelled: self.hear_deed,
        }

    def hear_damage(self, event: Suffered) -> None:
        """Somebody suffered damage."""
        self.figures[event.who].suffered[event.why if event.why in HURTS else "other"] += event.amount
        if self.fights:
            self.fights[-1].suffered[event.who] += event.amount

    def hear_souls(self, event: Gained | Spent | Dropped | Regained) -> None:
        """Souls came or went."""
        self.souls[type(event).__name__.lower()] += event.souls

    def hear_dungeon(self, event: Bought | Rested | Sprang) -> None:
        """What befell the party between its blows: treasure, rest, traps."""
        if isinstance(event, Bought):
            self.treasure.append(event.card.partition(".")[0])
        elif isinstance(event, Rested):
            self.rests += 1
        else:
            self.traps += 1

    def hear_fight(self, event: Began | Triumphed | Dashed | Died | HeatedUp) -> None:
        """An encounter began, was won or fled; somebody died in it."""
        if isinstance(event, Began):
            self.fights.append(FightFigures(event.what))
            self.attacker = -1
            return
        if isinstance(event, Died):
            self.figures[event.who].deaths += 1
        if not self.fights:
            return
        fight = self.fights[-1]
        if isinstance(event, Triumphed):
            fight.end = "won"
        elif isinstance(event, Dashed):
            fight.end = "fled"
        elif isinstance(event, Died):
            fight.fallen = event.who
        else:
            fight.heated = True

    def hear_turn(self, event: Activated | FoeActed) -> None:
        """Somebody's activation: what was struck before it is settled."""
        self.attacker = -1
        if isinstance(event, Activated) and self.fights:
            self.fights[-1].turns += 1

    def hear_blow(self, event: Attacked | Hit | Fell) -> None:
        """Damage dealt, and foes destroyed, by whoever attacked last."""
        if isinstance(event, Attacked):
            self.attacker = event.who
            self.weapon = event.card.partition(".")[0]
            return
        figures = self.figures[self.attacker] if self.attacker >= 0 else None
        if isinstance(event, Hit):
            if self.fights:
                self.fights[-1].dealt += event.damage
            if figures is not None:
                figures.dealt += event.damage
                figures.best = max(figures.best, event.damage)
                figures.weapons[self.weapon] += event.damage
        elif figures is not None:
            figures.felled[event.kind] += 1

    def hear_dice(self, event: RolledDice | Rerolled) -> None:
        """Dice fell; luck is measured."""
        if isinstance(event, RolledDice):
            # The die of a heroic action joins the roll it is told after (DS-RULING-152).
            joins = isinstance(self.before, UsedHeroic) and self.before.who == event.who
            self.dice = [*self.dice, *event.dice] if joins else event.dice
            thrown = list(zip(event.dice, event.shown))
        else:
            self.figures[event.who].rerolls += 1
            if event.die >= len(self.dice):
                return  # the log begins in the middle of a roll
            thrown = [(self.dice[event.die], event.shown)]
        for colour, shown in thrown:
            self.figures[event.who].luck.rolled(FACES[colour], shown)
            self.party.rolled(FACES[colour], shown)

    def hear_deed(self, event: Event) -> None:
        """What a hero did beside striking."""
        if isinstance(event, Defended):
            self.figures[event.who].defended[event.how] += 1
        elif isinstance(event, Paid):
            self.figures[event.who].stamina += event.stamina
        elif isinstance(event, Drank):
            self.figures[event.who].flasks += 1
        elif isinstance(event, UsedHeroic):
            self.figures[event.who].heroics += 1
        elif isinstance(event, Levelled):
            self.figures[event.who].levels += 1

    # -- told --------------------------------------------------------------------------------------------

    def told(self) -> dict[str, Any]:
        """Everything counted, as plain data."""
        table = self.table
        return {
            "over": table.over,
            "mode": table.quest.mode,
            "sparks": table.sparks,
            "souls": {name: self.souls[name] for name in ("gained", "spent", "dropped", "regained")},
            "left": table.souls,
            "rests": self.rests,
            "traps": self.traps,
            "fights": [fight.told(len(table.heroes)) for fight in self.fights],
            "treasure": dict(sorted(Counter(self.treasure).items())),
            "heroes": [self.hero(who) for who in range(len(table.heroes))],
            "luck": self.party.told(),
        }

    def hero(self, who: int) -> dict[str, Any]:
        """One hero's part in it."""
        figures = self.figures[who]
        hero = self.table.heroes[who]
        return {
            "seat": hero.seat,
            "kind": hero.kind,
            "dealt": figures.dealt,
            "best": figures.best,
            "felled": dict(sorted(figures.felled.items())),
            "suffered": {why: figures.suffered[why] for why in (*HURTS, "other")},
            "defended": {how: figures.defended[how] for how in ("block", "dodge", "fail")},
            "weapons": dict(figures.weapons.most_common()),
            "stamina": figures.stamina,
            "deaths": figures.deaths,
            "flasks": figures.flasks,
            "heroics": figures.heroics,
            "rerolls": figures.rerolls,
            "levels": figures.levels,
            "luck": figures.luck.told(),
        }
