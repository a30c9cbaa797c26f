"""How a castle went, in figures, from its log: hit points page by page, who did what, and how kind the dice were.

Luck is measured at every throw of a prisoner's own die in an attack, against the row as it lies at that moment: what
comes is how many of the symbols shown could strike; what was to be expected is the mean of that over the six faces.
Whatever is decided before or after a throw, the two are the same in the long run: where they differ is luck, not skill.
A throw made again counts again; chapter dice beside an attack, and what items make of a face, are left out.

A log may begin in the middle (a game taken up from a position): then what came before is not counted.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from undercroft.engine.dice import Luck
from undercroft.engine.recap import Hear, RecapBuilder
from undercroft.engine.record import Event
from undercroft.engine.state import Told
from undercroft.games.dark_castle.rules.gear import FACES, FOES, GEAR, EnemySheet
from undercroft.games.dark_castle.rules.table import starting_hp
from undercroft.games.dark_castle.state import (
    Castle,
    Cursed,
    Died,
    EnemyBrokeOff,
    EnemyFell,
    Failed,
    FightBegan,
    Healed,
    Lifted,
    Lost,
    Passed,
    Rested,
    Rolled,
    RoundBegan,
    RowDie,
    RowGrew,
    RowRolled,
    Skipped,
    Spared,
    StruckDie,
    Turned,
    Used,
)


def recap(castle: Castle, log: list[Told]) -> dict[str, Any]:
    """How it went, for the pictures at the end."""
    return CastleRecap(castle).hear_all(log)


class EnemyRow:
    """The enemy's dice, followed through the log."""

    def __init__(self, foe: EnemySheet, traits: list[str]) -> None:
        self.foe = foe
        self.dice = [RowDie(trait=trait, hits=2 if place < foe.tough else 1) for place, trait in enumerate(traits)]

    def strikes(self, face: list[str]) -> int:
        """How many symbols of this face could strike the row as it lies."""
        symbol = face[0]
        foe = self.foe
        if symbol == foe.fading:
            return 0
        if foe.ordered:
            first = 0
            while first < len(self.dice) and self.dice[first].trait == symbol:
                first += 1
            return min(len(face), first)
        open_hits = sum([die.hits for die in self.dice if die.trait == symbol])
        return min(1 if foe.sweep else len(face), open_hits)

    def struck(self, trait: str, gone: bool, hit: bool) -> None:
        """A die was hit (or taken out without a hit)."""
        showing = [place for place, die in enumerate(self.dice) if die.trait == trait]
        if gone:
            # A hit takes a die of one hit; a smashed die may be a tough one, and those lie first.
            single = [place for place in showing if self.dice[place].hits == 1]
            del self.dice[(single or showing)[0] if hit else showing[0]]
        elif self.foe.returning:
            self.dice[showing[0]].trait = self.foe.returning
        else:
            tough = next(place for place in showing if self.dice[place].hits > 1)
            self.dice[tough].hits -= 1

    def turned(self, shown: str, trait: str) -> None:
        """A die was set to another trait."""
        next(die for die in self.dice if die.trait == shown).trait = trait

    def rolled(self, traits: list[str]) -> None:
        """Every die was rolled anew."""
        for die, trait in zip(self.dice, traits):
            die.trait = trait


class PrisonerFigures:
    """What one prisoner did and suffered."""

    def __init__(self) -> None:
        self.lost: Counter[str] = Counter()
        self.healed: Counter[str] = Counter()
        self.items: Counter[str] = Counter()
        self.spared = 0
        self.rolls = 0
        self.struck = 0
        self.rounds = 0
        self.rests = 0
        self.pages = 0
        self.luck = Luck()
        self.doubles = Luck()


class CastleRecap(RecapBuilder):
    """Hears the log of a castle, event by event."""

    def __init__(self, castle: Castle) -> None:
        super().__init__()
        self.castle = castle
        self.figures = [PrisonerFigures() for _ in castle.prisoners]
        self.party = Luck()
        self.pages: list[tuple[str, int, int]] = []  # page, who turned it, how much of `changes` came before
        self.changes: list[tuple[int, int]] = []  # who, by how much
        self.foes: list[list[Any]] = []  # page, rounds, how it ended
        self.fallen: list[int] = []
        self.row: EnemyRow | None = None
        self.rolling = [""] * len(castle.prisoners)  # what each rolled for last
        self.fought: set[int] = set()  # in this round
        self.bleeding: set[int] = set()
        self.bled: set[int] = set()  # whose loss to the curse is still to come on this page
        self.trials: Counter[str] = Counter()
        self.skipped = 0

    def hears(self) -> dict[type[Event], Hear]:
        return {
            Turned: self.hear_page,
            Skipped: self.hear_page,
            FightBegan: self.hear_fight,
            RoundBegan: self.hear_fight,
            EnemyFell: self.hear_fight,
            EnemyBrokeOff: self.hear_fight,
            Lost: self.hear_points,
            Healed: self.hear_points,
            Spared: self.hear_points,
            Cursed: self.hear_curse,
            Lifted: self.hear_curse,
            Rolled: self.hear_roll,
            StruckDie: self.hear_row,
            RowGrew: self.hear_row,
            RowRolled: self.hear_row,
            Used: self.hear_row,
            Passed: self.hear_trial,
            Failed: self.hear_trial,
            Rested: self.hear_rest,
            Died: self.hear_death,
        }

    def hear_page(self, event: Turned | Skipped) -> None:
        """A page was turned, or pages were passed over."""
        if isinstance(event, Skipped):
            self.skipped += event.pages
            return
        self.pages.append((event.page, event.who, len(self.changes)))
        self.figures[event.who].pages += 1
        self.bled = self.bleeding.copy()

    def hear_trial(self, event: Passed | Failed) -> None:
        """A roll outside combat came out well, or did not."""
        self.trials["passed" if isinstance(event, Passed) else "failed"] += 1

    def hear_rest(self, event: Rested) -> None:
        """Somebody sat out a round."""
        self.figures[event.who].rests += 1

    def hear_death(self, event: Died) -> None:
        """Somebody fell."""
        self.fallen.append(event.who)

    def hear_fight(self, event: FightBegan | RoundBegan | EnemyFell | EnemyBrokeOff) -> None:
        """A fight began, went on, or ended."""
        if isinstance(event, RoundBegan):
            self.fought = set()
            if self.row is not None:
                self.foes[-1][1] += 1
            return
        if isinstance(event, FightBegan) or self.row is None:
            # Until it is beaten the enemy has won.
            self.foes.append([event.path.partition(".")[0], 0, "won"])
        if isinstance(event, FightBegan):
            self.row = EnemyRow(FOES[event.path], event.row)
        else:
            self.foes[-1][2] = "beaten" if isinstance(event, EnemyFell) else "left"
            self.row = None

    def hear_points(self, event: Lost | Healed | Spared) -> None:
        """Hit points lost (to an enemy, a curse, a page), spared, regained (by rest, an item, a page)."""
        figures = self.figures[event.who]
        bled = event.who in self.bled
        if isinstance(event, Spared):
            figures.spared += event.amount
            # A curse takes one point: spared, it takes none.
            self.bled.discard(event.who)
        elif isinstance(event, Lost):
            figures.lost["curse" if bled else "page" if self.row is None else "enemy"] += event.amount
            self.changes.append((event.who, -event.amount))
            self.bled.discard(event.who)
        else:
            why = "rest" if isinstance(self.before, Rested) else "item" if isinstance(self.before, Used) else "page"
            figures.healed[why] += event.amount
            self.changes.append((event.who, event.amount))

    def hear_curse(self, event: Cursed | Lifted) -> None:
        """Who bleeds when a page is turned."""
        if event.kind == "bleeding":
            if isinstance(event, Cursed):
                self.bleeding.add(event.who)
            else:
                self.bleeding.discard(event.who)

    def hear_roll(self, event: Rolled) -> None:
        """A prisoner's die was thrown; in an attack luck is measured."""
        figures = self.figures[event.who]
        figures.rolls += 1
        if event.why != "again":
            self.rolling[event.who] = event.why
        row = self.row
        if self.rolling[event.who] != "attack":
            return
        if event.who not in self.fought:
            self.fought.add(event.who)
            figures.rounds += 1
        if row is None:
            return
        faces = FACES[self.castle.prisoners[event.who].character]
        worth = [row.strikes(face) for face in faces]
        came = row.strikes(event.face)
        figures.luck.rolled(worth, came)
        self.party.rolled(worth, came)
        figures.doubles.rolled([len(face) - 1 for face in faces], len(event.face) - 1)

    def hear_row(self, event: StruckDie | RowGrew | RowRolled | Used) -> None:
        """The row changed, by a blow, an item or the enemy itself."""
        if isinstance(event, Used):
            self.figures[event.who].items[event.item.partition(".")[0]] += 1
        elif isinstance(event, StruckDie):
            self.figures[event.who].struck += 1
        row = self.row
        if row is None:
            return
        if isinstance(event, StruckDie):
            smashed = isinstance(self.before, Used) and GEAR[self.before.item].use == "smash"
            row.struck(event.trait, event.gone, not smashed)
        elif isinstance(event, RowGrew):
            row.dice.append(RowDie(trait=event.trait, hits=1))
        elif isinstance(event, RowRolled):
            row.rolled(event.row)
        elif GEAR[event.item].use == "set_die":
            row.turned(event.die, event.trait)

    # -- told --------------------------------------------------------------------------------------------

    def told(self) -> dict[str, Any]:
        """Everything counted, as plain data."""
        start, after = self.points()
        return {
            "over": self.castle.over,
            "most_hp": starting_hp(self.castle),
            "start": start,
            "pages": [[page, who, hp] for (page, who, _), hp in zip(self.pages, after)],
            "prisoners": [self.prisoner(who) for who in range(len(self.figures))],
            "foes": self.foes,
            "trials": {"passed": self.trials["passed"], "failed": self.trials["failed"]},
            "skipped": self.skipped,
            "fallen": self.fallen,
            "luck": self.party.told(),
        }

    def points(self) -> tuple[list[int], list[list[int]]]:
        """Everyone's hit points before the first page and after each: reckoned back from how they stand now."""
        hp = [prisoner.hp for prisoner in self.castle.prisoners]
        after: list[list[int]] = []
        changes = self.changes.copy()
        for _, _, before in reversed(self.pages):
            after.append(hp.copy())
            while len(changes) > before:
                who, change = changes.pop()
                hp[who] -= change
        return hp, after[::-1]

    def prisoner(self, who: int) -> dict[str, Any]:
        """One prisoner's part in it."""
        figures = self.figures[who]
        prisoner = self.castle.prisoners[who]
        return {
            "seat": prisoner.seat,
            "character": prisoner.character,
            "lost": {why: figures.lost[why] for why in ("enemy", "page", "curse")},
            "healed": {why: figures.healed[why] for why in ("rest", "item", "page")},
            "spared": figures.spared,
            "rolls": figures.rolls,
            "throws": figures.luck.dice.total(),
            "luck": figures.luck.told(),
            "doubles": figures.doubles.told(),
            "struck": figures.struck,
            "rounds": figures.rounds,
            "rests": figures.rests,
            "pages": figures.pages,
            "items": dict(sorted(figures.items.items())),
        }
