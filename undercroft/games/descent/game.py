"""Descent: Journeys in the Dark, as the engine sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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
from undercroft.engine.sides import Side
from undercroft.engine.state import Told
from undercroft.engine.talk import Talk
from undercroft.games.descent import (
    achievements,
    blunders,
    check,
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
from undercroft.games.descent.bot import Judgement
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.company import DescentCompany
from undercroft.games.descent.rules.agenda import carry_out
from undercroft.games.descent.rules.overlord_cards import fitting
from undercroft.games.descent.rules.setup import offered_options, set_up
from undercroft.games.descent.state import (
    READERS,
    BeginQuest,
    CampaignStage,
    Journey,
    NewRound,
    SetUpEncounter,
    StartActivation,
    StartTurn,
)
from undercroft.games.descent.telling import lessons

SPEAKS_TO_SIDE = Talk(sides=True)
TOGETHER = DescentCompany()


class Descent(Game[Journey]):
    """The game."""

    name = "descent"
    package = "undercroft.games.descent"
    schema = 1
    players = (2, 5)
    hides = True

    def __init__(self) -> None:
        super().__init__(CARDS)

    def options(self) -> dict[str, list[Any]]:
        """What to play, with how many heroes, by which reading of the rules, with which modules (D2-DP-64)."""
        return offered_options()

    def next_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """After the game that teaches comes a campaign."""
        return {**options, "mode": "campaign"} if options.get("mode") == lessons.FIRST else options

    def lesson(self, state: Journey, decision: Decision) -> str:
        return lessons.lesson(state, decision)

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Journey:
        return set_up(seats, options, chance)

    def run(self, state: Journey, step: Step) -> Rule | None:
        return carry_out(state, step)

    def sides(self, seats: int, options: dict[str, Any]) -> list[Side]:
        """Heroes against the overlord, who has the last seat (D2-SETUP-03)."""
        return [Side("heroes", list(range(seats - 1))), Side("overlord", [seats - 1])]

    def holders(self, seats: int, options: dict[str, Any]) -> list[int]:
        """Only the overlord holds what others may not see."""
        return [seats - 1]

    def payoff(self, state: Journey, side: int) -> float:
        """The side that won the quest, or the finale of a campaign (D2-CORE-106)."""
        return 1.0 if (state.over == "heroes") == (side == 0) else 0.0

    def judgement(self) -> object | None:
        return Judgement()

    def estimate(self, state: Journey, side: int) -> float:
        return estimate.estimate(state, side)

    def features(self, state: Journey, side: int) -> list[float]:
        return estimate.features(state, side)

    def milestone(self, state: Journey, decision: Decision) -> int:
        """The choice of who acts next, and the end of a quest."""
        return estimate.milestone(state, decision)

    def label(self, state: Journey, step: Step) -> str:
        if isinstance(step, BeginQuest):
            return "quest"
        if isinstance(step, SetUpEncounter):
            return "encounter"
        if isinstance(step, NewRound):
            return "round"
        if isinstance(step, StartTurn | StartActivation):
            return "turn"
        if isinstance(step, CampaignStage):
            return "stage"
        return ""

    def scene(self, state: Journey) -> str:
        return "encounter" if state.encounter is not None else ""

    def readers(self) -> dict[str, Reader]:
        return READERS

    def check(self, state: Journey) -> None:
        if not isinstance(state, Journey):
            raise BadSave("this is the table of another game")
        check.check(state)

    def moments(self) -> dict[str, str]:
        """When the overlord may step in; where it would be many times, he is usually not asked."""
        return MOMENTS

    def turn(self, state: Journey) -> str:
        encounter = state.encounter
        if encounter is None:
            return ""
        acting = encounter.turns[0].figure if encounter.turns else -1
        return f"{encounter.quest}:{encounter.number}:{encounter.round}:{acting}"

    def orderable(self, state: Journey, seat: int, moment: str) -> list[str]:
        return fitting(state, moment) if seat == state.seats - 1 else []

    def talk(self, state: Journey, decision: Decision | None) -> Talk:
        """Everybody talks; each side may whisper."""
        return SPEAKS_TO_SIDE

    def view(self, state: Journey, seat: int) -> dict[str, Any]:
        return view.view(state, seat)

    def redeal(self, state: Journey, seat: int, rng: Stream) -> None:
        view.redeal(state, seat, rng)

    def see(self, event: Event, seat: int) -> Event | None:
        return event

    def foresee(self, state: Journey, decision: Decision, seat: int) -> dict[str, Any]:
        return foresight.foresee(state, decision) if decision.asks(seat) else {}

    def routes(self, state: Journey, decision: Decision, seat: int) -> list[Route]:
        return routes.offered(state, decision) if decision.asks(seat) else []

    def words(self, state: Journey, about: Record | Decision | Blocked) -> Message:
        return telling.WORDING.of(state, about)

    def why_not(self, state: Journey, decision: Decision, seat: int) -> list[Blocked]:
        return why.why_not(state, decision, seat)

    def marks(self, state: Journey, decision: Decision, seat: int) -> Marks:
        return marks.marks(state, decision, seat)

    def blunder(self, state: Journey, decision: Decision, seat: int, action: Action) -> Message | None:
        return blunders.blunder(state, decision, seat, action)

    def company(self) -> Company | None:
        return TOGETHER

    def recap(self, state: Journey, log: list[Told]) -> dict[str, Any]:
        return recap.recap(state, log)

    def score(self, state: Journey, log: list[Told]) -> Score:
        return score.score(state, log)

    def figures(self) -> list[str]:
        return list(score.FIGURES)

    def achievements(self) -> dict[str, bool]:
        return {id: id in achievements.SECRET for id in achievements.RULES}

    def fact_names(self) -> dict[str, dict[str, Message]]:
        return score.fact_names()

    def table_then(self, state: Journey, before: Iterator[Event]) -> Journey:
        return telling.table_then(state, before)

    def headline(self, state: Journey) -> Message:
        return faces.headline(state)

    def faces(self, text: Any) -> dict[str, Any]:
        return faces.faces(text)

    def sources(self) -> dict[str, str]:
        return faces.SOURCES

    def label_of(self, state: Journey, decision: Decision, action: Action) -> Message:
        return telling.label_of(state, decision, action)


MOMENTS = {
    "hero_entered": "stop",
    "door_opened": "stop",
    "searched": "stop",
    "attack_declared": "stop",
    "attack_rolled": "stop",
    "defence_rolled": "stop",
    "attack_resolved": "stop",
    "damage_due": "stop",
    "defeated": "stop",
    "test_rolled": "stop",
    "test_passed": "stop",
    "dice_rolled": "stop",
    "hero_fell": "stop",
    "monster_fell": "stop",
    "monster_activated": "stop",
    "monster_entered": "stop",
    "turn_start": "stop",
    "turn_end": "stop",
    "rested": "stop",
    "quest_begins": "stop",
    "taint_shown": "stop",
    "overlord_start": "stop",
    "overlord_end": "stop",
}

game = Descent()
