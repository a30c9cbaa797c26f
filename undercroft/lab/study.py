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


Column = CountColumn | RateColumn | MeanColumn | UsedColumn


@dataclass(frozen=True)
class ReportTable:
    """A table of the report: its rows by the key they are counted under, and by the name they are shown with."""

    title: str
    about: str
    first: str
    rows: dict[str, str]
    columns: list[Column]


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
    """A position played by itself, so many times: its name, and the cells (table, row, column) it counts for."""

    name: str
    cells: tuple[tuple[str, str, str], ...]


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
    modes: tuple[StudyMode, ...] = (StudyMode(),)
    about_trials: ClassVar[dict[str, str]] = {}

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

    def trials(self) -> list[StudyPosition]:
        """Positions to be played by themselves."""
        return []

    def lessons(self, game: AnyGame, players: int, seed: str, number: int) -> list[Lesson] | None:
        """Quiet positions of a play of this number, each with how it ended; none: whole games teach as well."""
        return None

    def play(self, game: AnyGame, trial: str, bot: str, seed: str) -> bool:
        """Play one of them with a bot in every seat; whether it was won."""
        raise NotImplementedError

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
