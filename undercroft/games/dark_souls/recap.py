"""How a game went, in figures, from its log: encounter by encounter, who did and suffered what, how kind the dice were.

Damage dealt is counted for whoever attacked last in the same activation; what a condition does to a foe afterwards
(poison at the end of its activation) is nobody's. Luck is measured at every die of an attack, a block, a resistance or
a dodge: what came against the mean of its faces. A die rolled again counts again.

A log may begin in the middle (a game taken up from a position): then what came before is not counted.
"""

from __future__ import annotations

from collections import Counter
from math import erf, sqrt
from typing import Any, Final

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
SIDES: Final = 6
FEW_DICE: Final = 40  # up to here every sum is reckoned: beyond, it takes longer than it tells
MOST_HEROES: Final = 4  # in a campaign heroes come and go: whoever left still stands in the log


def recap(table: Souls, log: list[Told]) -> dict[str, Any]:
    """How it went, for the pictures at the end."""
    chronicle = Chronicle(table)
    for told in log:
        chronicle.hear(told.event)
    return chronicle.told()


class Luck:
    """Dice rolled: what came, and what was to be expected of so many of each colour."""

    def __init__(self) -> None:
        self.came = 0
        self.dice: Counter[str] = Counter()

    def rolled(self, colour: str, shown: int) -> None:
        """A die showed this."""
        self.came += shown
        self.dice[colour] += 1

    def expected(self) -> float:
        """The mean of all sums these dice can show."""
        return sum([count * sum(FACES[colour]) for colour, count in self.dice.items()]) / SIDES

    def below(self) -> float:
        """The chance of a smaller sum, an equal one counted half: exact for a few dice, of many by their bell."""
        if self.dice.total() <= FEW_DICE:
            chances = self.sums()
            return sum(chances[: self.came]) + chances[self.came] / 2
        spread = 0.0
        for colour, count in self.dice.items():
            mean = sum(FACES[colour]) / SIDES
            spread += count * sum([(face - mean) ** 2 for face in FACES[colour]]) / SIDES
        return (1.0 + erf((self.came - self.expected()) / sqrt(2.0 * spread))) / 2

    def sums(self) -> list[float]:
        """The chance of every sum."""
        chances = [1.0]
        for colour in self.dice.elements():
            fresh = [0.0] * (len(chances) + max(FACES[colour]))
            for total, chance in enumerate(chances):
                for face in FACES[colour]:
                    fresh[total + face] += chance / SIDES
            chances = fresh
        return chances

    def told(self) -> dict[str, Any]:
        """As plain data; in `beats` of a hundred tries the same dice would come out worse, ties half (1 to 99)."""
        return {
            "came": self.came,
            "expected": round(self.expected(), 2),
            "beats": min(99, max(1, round(100 * self.below()))),
        }


class Deeds:
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


class Fight:
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


class Chronicle:
    """Hears the log of a game, event by event."""

    def __init__(self, table: Souls) -> None:
        self.table = table
        self.deeds = [Deeds() for _ in range(MOST_HEROES)]
        self.party = Luck()
        self.fights: list[Fight] = []
        self.treasure: list[str] = []
        self.attacker = -1
        self.weapon = ""
        self.dice: list[str] = []  # of the roll on the table
        self.heroic = -1  # whose heroic action was told just before: its die joins the roll (DS-RULING-152)
        self.souls: Counter[str] = Counter()
        self.rests = 0
        self.traps = 0

    def hear(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, Began | Triumphed | Dashed | Died | HeatedUp):
            self.hear_fight(event)
        elif isinstance(event, Activated | FoeActed):
            self.hear_turn(event)
        elif isinstance(event, Attacked | Hit | Fell):
            self.hear_blow(event)
        elif isinstance(event, RolledDice | Rerolled):
            self.hear_dice(event)
        elif isinstance(event, Suffered):
            self.deeds[event.who].suffered[event.why if event.why in HURTS else "other"] += event.amount
            if self.fights:
                self.fights[-1].suffered[event.who] += event.amount
        elif isinstance(event, Gained | Spent | Dropped | Regained):
            name = type(event).__name__.lower()
            self.souls[name] += event.souls
        elif isinstance(event, Bought):
            self.treasure.append(event.card.partition(".")[0])
        elif isinstance(event, Rested):
            self.rests += 1
        elif isinstance(event, Sprang):
            self.traps += 1
        else:
            self.hear_deed(event)
        self.heroic = event.who if isinstance(event, UsedHeroic) else -1

    def hear_fight(self, event: Began | Triumphed | Dashed | Died | HeatedUp) -> None:
        """An encounter began, was won or fled; somebody died in it."""
        if isinstance(event, Began):
            self.fights.append(Fight(event.what))
            self.attacker = -1
            return
        if isinstance(event, Died):
            self.deeds[event.who].deaths += 1
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
        deeds = self.deeds[self.attacker] if self.attacker >= 0 else None
        if isinstance(event, Hit):
            if self.fights:
                self.fights[-1].dealt += event.damage
            if deeds is not None:
                deeds.dealt += event.damage
                deeds.best = max(deeds.best, event.damage)
                deeds.weapons[self.weapon] += event.damage
        elif deeds is not None:
            deeds.felled[event.kind] += 1

    def hear_dice(self, event: RolledDice | Rerolled) -> None:
        """Dice fell; luck is measured."""
        if isinstance(event, RolledDice):
            self.dice = [*self.dice, *event.dice] if self.heroic == event.who else event.dice
            thrown = list(zip(event.dice, event.shown))
        else:
            self.deeds[event.who].rerolls += 1
            if event.die >= len(self.dice):
                return  # the log begins in the middle of a roll
            thrown = [(self.dice[event.die], event.shown)]
        for colour, shown in thrown:
            self.deeds[event.who].luck.rolled(colour, shown)
            self.party.rolled(colour, shown)

    def hear_deed(self, event: Event) -> None:
        """What a hero did beside striking."""
        if isinstance(event, Defended):
            self.deeds[event.who].defended[event.how] += 1
        elif isinstance(event, Paid):
            self.deeds[event.who].stamina += event.stamina
        elif isinstance(event, Drank):
            self.deeds[event.who].flasks += 1
        elif isinstance(event, UsedHeroic):
            self.deeds[event.who].heroics += 1
        elif isinstance(event, Levelled):
            self.deeds[event.who].levels += 1

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
        deeds = self.deeds[who]
        hero = self.table.heroes[who]
        return {
            "seat": hero.seat,
            "kind": hero.kind,
            "dealt": deeds.dealt,
            "best": deeds.best,
            "felled": dict(sorted(deeds.felled.items())),
            "suffered": {why: deeds.suffered[why] for why in (*HURTS, "other")},
            "defended": {how: deeds.defended[how] for how in ("block", "dodge", "fail")},
            "weapons": dict(deeds.weapons.most_common()),
            "stamina": deeds.stamina,
            "deaths": deeds.deaths,
            "flasks": deeds.flasks,
            "heroics": deeds.heroics,
            "rerolls": deeds.rerolls,
            "levels": deeds.levels,
            "luck": deeds.luck.told(),
        }
