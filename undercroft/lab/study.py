"""What a game counts for its balance report, and how the counts are to be shown.

A game that has something to study puts a function `study()` into its `study.py`; it returns a `Study`, which hears
every event of every game and counts whole numbers, so that counts from many processes add up to the same whatever
the order. Of a game without one the report says who wins, and no more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from undercroft.engine.game import AnyGame
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import State

Counts = Counter[tuple[str, str]]
"""How often, by row and by what is counted: `("chapter maze", "met")`."""


Lesson = tuple[list[float], float]
"""The features of a quiet position, and how well it ended."""


@dataclass(frozen=True)
class CountColumn:
    """A column with a bare count."""

    title: str
    of: str


@dataclass(frozen=True)
class RateColumn:
    """A column with a share and its interval; `most` is how many times the median of the table is too much."""

    title: str
    of: str
    among: str
    most: float = 0.0


@dataclass(frozen=True)
class MeanColumn:
    """A column with a mean and how far off it may be, from a sum and a sum of squares counted in `unit`."""

    title: str
    total: str
    squares: str
    among: str
    unit: int = 1


@dataclass(frozen=True)
class UsedColumn:
    """A column that says how often something was used, or in its own words why that is not counted."""

    title: str
    of: str
    among: str
    instead: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class MedianColumn:
    """A column with a median and its interval: of what is counted under `at 7`, say, for `of` = `at`.

    What is in `among` but has no number lies beyond every number. `aims` says between what the median of a row should
    lie.
    """

    title: str
    of: str
    among: str
    aims: dict[str, tuple[float, float]] = field(default_factory=dict)


@dataclass(frozen=True)
class ShiftColumn:
    """A column with a share as a multiple of what it is in the rows `against`, each number of players by itself.

    `most` is how far from 1 the multiple may lie.
    """

    title: str
    of: str
    among: str
    against: dict[str, str]
    most: float = 0.0


Column = CountColumn | RateColumn | MeanColumn | UsedColumn | MedianColumn | ShiftColumn


@dataclass(frozen=True)
class ReportTable:
    """A table of the report: its rows by the key they are counted under, and by the name they are shown with.

    With `split` every column stands once for each number of players; without `alone` no number of players is compared
    with the median by itself.
    """

    title: str
    about: str
    first: str
    rows: dict[str, str]
    columns: list[Column]
    split: bool = False
    alone: bool = True


@dataclass(frozen=True)
class SeenTable:
    """A table of what should have been seen at least once, by kind: the keys it is counted under, and their names."""

    title: str
    about: str
    kinds: dict[str, dict[str, str]]
    of: str = "seen"


@dataclass(frozen=True)
class Aims:
    """What the figures should be: the share of games won with judgement, and of that the share random play may win.

    Where there are several sides it is the share of one (the first, if none is named) with judgement on all of them.
    """

    win_low: float = 0.0
    win_high: float = 1.0
    random_share: float = 1.0
    players: tuple[int, ...] = ()
    side: str = ""


@dataclass(frozen=True)
class StudyPosition:
    """A position played by itself: its name, the cells (table, row, column) it counts for, how often for each game.

    With `part` it is played once for so many games; with `within` not at all, for that trial decides it on its way.
    """

    name: str
    cells: tuple[tuple[str, str, str], ...]
    times: int = 1
    part: int = 1
    within: str = ""

    def tries(self, games: int) -> int:
        """How often it is played for so many games."""
        return 0 if self.within else games * self.times // self.part


@dataclass(frozen=True)
class CellAim:
    """What the share won in a cell of a table of trials should be."""

    table: str
    row: str
    low: float = 0.0
    high: float = 1.0


@dataclass(frozen=True)
class TrialResult:
    """How a trial ended: whether it was won (of several sides, by the first), and in figures what it cost or gained."""

    won: bool
    figures: dict[str, float] = field(default_factory=dict)

    def won_by(self, side: int) -> bool:
        """Whether it was won by a side: by the first, or else by all others."""
        return self.won == (side == 0)


@dataclass(frozen=True)
class StudyMode:
    """A way to play whole games: its title and options, whether random play is measured, what part is played."""

    title: str = ""
    options: dict[str, str] = field(default_factory=dict)
    random: bool = True
    part: int = 1


@dataclass(frozen=True)
class ClickedPlay:
    """A play whose clicks are counted, just begun, and how to see that it is over (a game's end ends it anyway)."""

    session: Session
    is_over: Callable[[State], bool] = lambda state: False


class Study:
    """Hears what happens and counts it; may have positions of its own played."""

    aims = Aims()
    games = 2000  # games each, unless one asks for more or fewer
    note = ""  # what a reader must know of the table of games won
    ridge = 1.0  # how firmly a fitted weight is held to nothing: more, the more positions come of one game
    modes: tuple[StudyMode, ...] = (StudyMode(),)
    about_trials: ClassVar[dict[str, str]] = {}
    trial_aims: ClassVar[tuple[CellAim, ...]] = ()

    def __init__(self) -> None:
        self.counts: Counts = Counter()

    def add(self, row: str, what: str, amount: int = 1) -> None:
        """Count something."""
        self.counts[row, what] += amount

    def begin(self, state: State) -> None:
        """A game begins."""

    def hear(self, state: State, event: Event) -> None:
        """Something happened; the state is the one at the end of the game."""

    def end(self, state: State) -> None:
        """The game is over."""

    def tables(self) -> list[ReportTable]:
        """How to show the counts."""
        return []

    def seen_tables(self) -> list[SeenTable]:
        """What should have been seen."""
        return []

    def trials(self) -> list[StudyPosition]:
        """Positions to be played by themselves."""
        return []

    def lessons(self, game: AnyGame, players: int, seed: str, number: int) -> dict[int, list[Lesson]] | None:
        """By side, quiet positions of a play of this number, each with how it ended; none: whole games teach it."""
        return None

    def signs(self) -> list[int]:
        """Of each feature of a position whether more of it can only be good (1), only bad (-1), or either (0)."""
        return []

    def play(self, game: AnyGame, trial: str, bot: str, seed: str) -> bool:
        """Play one of them with a bot in every seat; whether it was won.

        Where there are several sides each may have its bot (`heroes=a,overlord=b`); the first has won, or has not.
        """
        raise NotImplementedError

    def play_through(self, game: AnyGame, trial: str, bot: str, seed: str) -> dict[str, bool]:
        """The same, with what was decided on the way: by name which trials were won."""
        return {trial: self.play(game, trial, bot, seed)}

    def rests_on(self, trial: str, file: str) -> bool:
        """Whether what comes of a trial may depend on a file of the game's content."""
        return True

    def duelled(self) -> list[str]:
        """The positions in which bots may be compared, by name: the trials, and what is too much for the report."""
        return [trial.name for trial in self.trials()]

    def measure(self, game: AnyGame, trial: str, bot: str, seed: str) -> TrialResult:
        """Play one of these with a bot in every seat, with figures where winning is not all that counts."""
        return TrialResult(self.play(game, trial, bot, seed))

    def clicked_plays(self) -> list[str]:
        """The kinds of play in which clicks are counted, by name."""
        return []

    def begin_clicked_play(self, game: AnyGame, play: str, seed: str) -> ClickedPlay:
        """Begin a play of a kind."""
        raise NotImplementedError


def study_of(game: AnyGame) -> Study:
    """A game's own study, or one that counts nothing."""
    name = f"{game.package}.study"
    if find_spec(name) is None:
        return Study()
    found = import_module(name).study()
    assert isinstance(found, Study)
    return found
