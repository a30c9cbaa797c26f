"""Dead Cells: The Rogue-Lite Board Game, as the engine sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.company import Company
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.errors import BadSave
from undercroft.engine.game import Game, Rule
from undercroft.engine.marks import Marks
from undercroft.engine.message import Message
from undercroft.engine.record import Action, Event, Reader, Record, Step
from undercroft.engine.route import Route
from undercroft.engine.score import Score
from undercroft.engine.state import Told
from undercroft.engine.talk import FREE, Talk
from undercroft.games.dead_cells import (
    achievements,
    blunders,
    estimate,
    faces,
    foresight,
    marks,
    recap,
    routes,
    score,
    telling,
    view,
    why,
)
from undercroft.games.dead_cells.bot import Judgement
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.check import check
from undercroft.games.dead_cells.company import CellsCompany
from undercroft.games.dead_cells.rules.agenda import carry_out
from undercroft.games.dead_cells.rules.campaign import RUNS, reseat, seatings, set_up
from undercroft.games.dead_cells.state import (
    READERS,
    BeginRun,
    Campaign,
    Interbiome,
    NewBout,
    PlayRound,
    SetUpBiome,
    SetUpFight,
)
from undercroft.games.dead_cells.telling import lessons

# The signs that are left while words are closed: from the flip of an encounter to the reveal (DC-RULING-75).
SIGNALS: Final = ("signal-first", "signal-danger", "signal-loot", "signal-hold", "signal-agree")
PREPARING: Final = Talk(chat=False, pings=True, signals=SIGNALS)
SILENT: Final = Talk(chat=False, pings=False)


class DeadCells(Game[Campaign]):
    """The game."""

    name = "dead-cells"
    package = "undercroft.games.dead_cells"
    schema = 1
    players = (1, 4)
    hides = True

    def __init__(self) -> None:
        super().__init__(CARDS)

    def options(self) -> dict[str, list[Any]]:
        """What to play, how many runs, and the profile: the later rules, all off (DC-OPT-01 to DC-OPT-08)."""
        return {
            "mode": ["campaign", "run", "first"],
            "runs": list(RUNS),
            "start_box": ["fresh", "finished"],
            "targeted": ["batch", "each"],
            "round_items": ["one", "card"],
            "ability_repeats": ["any", "once"],
            "discard_equipment": ["room", "any"],
            "boss_refill": ["one", "full"],
            "unspent_cells": ["kept", "lost"],
            "frozen_two_cards": ["round", "first_card"],
            "potion_window": ["always", "opened"],
        }

    def difficulty(self) -> dict[str, dict[Any, str]]:
        """What takes something from the group or gives it more, whatever the cards."""
        return {
            "mode": {"first": "easier"},
            "start_box": {"finished": "easier"},
            "round_items": {"card": "easier"},
            "ability_repeats": {"once": "harder"},
            "discard_equipment": {"any": "easier"},
            "boss_refill": {"full": "easier"},
            "unspent_cells": {"lost": "harder"},
            "frozen_two_cards": {"first_card": "easier"},
            "potion_window": {"opened": "harder"},
        }

    def next_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """After the first steps comes the whole game."""
        return {**options, "mode": "campaign"} if options.get("mode") == "first" else options

    def lesson(self, state: Campaign, decision: Decision) -> str:
        return lessons.lesson(state, decision)

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Campaign:
        return set_up(seats, options, chance)

    def run(self, state: Campaign, step: Step) -> Rule | None:
        return carry_out(state, step)

    def payoff(self, state: Campaign, side: int) -> float:
        """All win or lose together: the Hand of the King in a campaign, any boss in a single run (DC-COMP-01)."""
        return 1.0 if state.over == "won" else 0.0

    def judgement(self) -> object | None:
        return Judgement()

    def estimate(self, state: Campaign, side: int) -> float:
        return estimate.estimate(state)

    def features(self, state: Campaign, side: int) -> list[float]:
        return estimate.features(state)

    def milestone(self, state: Campaign, decision: Decision) -> int:
        """The choice of a way, the beginning of a bout, the end of a run."""
        return estimate.milestone(state, decision)

    def label(self, state: Campaign, step: Step) -> str:
        if isinstance(step, BeginRun):
            return "run"
        if isinstance(step, SetUpBiome):
            return "biome"
        if isinstance(step, SetUpFight):
            return "fight"
        if isinstance(step, PlayRound):
            return "round"
        if isinstance(step, NewBout):
            return "bout"
        if isinstance(step, Interbiome):
            return "street"
        return ""

    def scene(self, state: Campaign) -> str:
        return "fight" if state.fight is not None else ""

    def readers(self) -> dict[str, Reader]:
        return READERS

    def check(self, state: Campaign) -> None:
        if not isinstance(state, Campaign):
            raise BadSave("this is the table of another game")
        check(state)

    def view(self, state: Campaign, seat: int) -> dict[str, Any]:
        return view.view(state, seat)

    def redeal(self, state: Campaign, seat: int, rng: Stream) -> None:
        view.redeal(state, seat, rng)

    def seatings(self, state: Campaign, decision: Decision) -> list[int]:
        return seatings(state) if decision.ask == "ask-next-run" else []

    def reseat(self, state: Campaign, seats: int, leaver: int) -> None:
        reseat(state, seats, leaver)

    def talk(self, state: Campaign, decision: Decision | None) -> Talk:
        """Free words, but from an encounter's flip to the reveal (DC-PREP-01 to DC-PREP-03, DC-CURSE-05).

        DC-DEC-16, DC-RULING-75, DC-RULING-76, DC-RULING-99.
        """
        fight = state.fight
        if fight is None or fight.revealed or state.seats == 1:
            return FREE
        if state.run is not None and state.run.silent:
            return SILENT
        boss = fight.boss
        if boss is not None and not boss.fresh:
            return SILENT
        return PREPARING

    def why_not(self, state: Campaign, decision: Decision, seat: int) -> list[Blocked]:
        return why.why_not(state, decision, seat)

    def routes(self, state: Campaign, decision: Decision, seat: int) -> list[Route]:
        return routes.offered(state, decision) if decision.seats == [seat] else []

    def marks(self, state: Campaign, decision: Decision, seat: int) -> Marks:
        return marks.marks(state, decision, seat)

    def blunder(self, state: Campaign, decision: Decision, seat: int, action: Action) -> Message | None:
        return blunders.blunder(state, decision, seat, action)

    def foresee(self, state: Campaign, decision: Decision, seat: int) -> dict[str, Any]:
        return foresight.foresee(state, decision, seat)

    def words(self, state: Campaign, about: Record | Decision | Blocked) -> Message:
        return telling.WORDING.of(state, about)

    def label_of(self, state: Campaign, decision: Decision, action: Action) -> Message:
        return telling.label_of(state, decision, action)

    def table_then(self, state: Campaign, before: Iterator[Event]) -> Campaign:
        return telling.table_then(state, before)

    def company(self) -> Company:
        return CellsCompany()

    def headline(self, state: Campaign) -> Message:
        return faces.headline(state)

    def faces(self, text: Any) -> dict[str, Any]:
        return faces.faces(text)

    def sources(self) -> dict[str, str]:
        return faces.SOURCES

    def recap(self, state: Campaign, log: list[Told]) -> dict[str, Any]:
        return recap.recap(state, log)

    def score(self, state: Campaign, log: list[Told]) -> Score:
        return score.score(state, log)

    def figures(self) -> list[str]:
        return list(score.FIGURES)

    def achievements(self) -> dict[str, bool]:
        return {id: id in achievements.SECRET for id in achievements.RULES}

    def fact_names(self) -> dict[str, dict[str, Message]]:
        return score.fact_names()


game = DeadCells()
