"""Dark Souls: The Board Game, as the engine sees it."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.company import Company
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.errors import BadSave
from undercroft.engine.game import Game, Rule
from undercroft.engine.marks import Marks
from undercroft.engine.message import Message
from undercroft.engine.record import Action, Reader, Record, Step
from undercroft.engine.route import Route, TurnEnd
from undercroft.engine.score import Score
from undercroft.engine.state import Told
from undercroft.engine.upgrade import Upgrades
from undercroft.engine.window import MATTERS
from undercroft.games.dark_souls import (
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
from undercroft.games.dark_souls.bot import Judgement
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.check import check
from undercroft.games.dark_souls.company import SoulsCompany
from undercroft.games.dark_souls.rules.agenda import STEPS
from undercroft.games.dark_souls.rules.campaign import reseat, seatings
from undercroft.games.dark_souls.rules.first_steps import FIRST
from undercroft.games.dark_souls.rules.setup import set_up
from undercroft.games.dark_souls.state import READERS, EnterFog, EnterTile, FoesAct, HeroActs, Souls
from undercroft.games.dark_souls.telling import lessons
from undercroft.games.dark_souls.upgrades import UPGRADES

# Where a seat may say whether it wants to be asked: to use something, or to choose for an enemy between equals.
MOMENTS: Final = dict.fromkeys(("roll", "backstab", "provoke", "tie"), MATTERS)


class DarkSouls(Game[Souls]):
    """The game."""

    name = "dark-souls"
    package = "undercroft.games.dark_souls"
    schema = 2
    players = (1, 4)

    def __init__(self) -> None:
        super().__init__(CARDS)

    def options(self) -> dict[str, list[Any]]:
        """What to play, and the profile: where rulings leave players a choice (DS-DECISION-21)."""
        return {
            "mode": ["standard", *CARDS.campaigns, FIRST],
            "layout": ["automatic", "players"],
            "boss_push": ["turn_first", "push_first"],
            "leap_push": ["landing", "both"],
            "pair_health": ["capped", "uncapped"],
            "luck_on_resist": ["yes", "no"],
            "stagger_moves": ["no", "yes"],
            "heat_up_pile": ["all", "deck"],
            "step_between_attacks": ["no", "yes"],
            "defend_order": ["table", "asked"],
            "souls_after_victory": ["collected", "left"],
        }

    def difficulty(self) -> dict[str, dict[Any, str]]:
        """What takes something from the party or gives it more to choose from, whatever the dice."""
        return {
            "mode": {FIRST: "easier"},
            "pair_health": {"uncapped": "harder"},
            "luck_on_resist": {"no": "harder"},
            "stagger_moves": {"yes": "easier"},
            "step_between_attacks": {"yes": "easier"},
            "souls_after_victory": {"left": "harder"},
        }

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Souls:
        return set_up(seats, options, chance)

    def run(self, state: Souls, step: Step) -> Rule | None:
        return STEPS[type(step)](state, step)

    def payoff(self, state: Souls, side: int) -> float:
        """All win or all lose (DS-COMP-01, DS-COMP-02)."""
        return 1.0 if state.over == "won" else 0.0

    def judgement(self) -> object | None:
        return Judgement()

    def estimate(self, state: Souls, side: int) -> float:
        return estimate.estimate(state)

    def milestone(self, state: Souls, decision: Decision) -> int:
        """The bonfire, and the beginning of an activation."""
        return estimate.milestone(state, decision)

    def features(self, state: Souls, side: int) -> list[float]:
        return estimate.features(state)

    def label(self, state: Souls, step: Step) -> str:
        if isinstance(step, EnterTile | EnterFog):
            return "encounter"
        if isinstance(step, HeroActs):
            return "activation"
        if isinstance(step, FoesAct):
            return "enemies"
        return ""

    def scene(self, state: Souls) -> str:
        return "boss fight" if state.deck is not None else ""

    def next_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """After first steps comes the whole game."""
        return {**options, "mode": "standard"} if options.get("mode") == FIRST else options

    def lesson(self, state: Souls, decision: Decision) -> str:
        return lessons.lesson(state, decision)

    def upgrades(self) -> Upgrades:
        return UPGRADES

    def moments(self) -> dict[str, str]:
        return MOMENTS

    def readers(self) -> dict[str, Reader]:
        return READERS

    def check(self, state: Souls) -> None:
        if not isinstance(state, Souls):
            raise BadSave("this is the table of another game")
        check(state)

    def view(self, state: Souls, seat: int) -> dict[str, Any]:
        return view.view(state, seat)

    def redeal(self, state: Souls, seat: int, rng: Stream) -> None:
        view.redeal(state, rng)

    def seatings(self, state: Souls, decision: Decision) -> list[int]:
        return seatings(state) if decision.ask == "ask-roam" else []

    def reseat(self, state: Souls, seats: int, leaver: int) -> None:
        reseat(state, seats, leaver)

    def why_not(self, state: Souls, decision: Decision, seat: int) -> list[Blocked]:
        return why.why_not(state, decision, seat)

    def foresee(self, state: Souls, decision: Decision, seat: int) -> dict[str, Any]:
        return foresight.foresee(state, decision)

    def routes(self, state: Souls, decision: Decision, seat: int) -> list[Route]:
        return routes.offered(state, decision) if seat in decision.seats else []

    def turn_end(self, state: Souls, decision: Decision, seat: int) -> TurnEnd | None:
        return routes.turn_end(state, decision, seat)

    def marks(self, state: Souls, decision: Decision, seat: int) -> Marks:
        return marks.marks(state, decision, seat)

    def blunder(self, state: Souls, decision: Decision, seat: int, action: Action) -> Message | None:
        return blunders.blunder(state, decision, seat, action)

    def words(self, state: Souls, about: Record | Decision | Blocked) -> Message:
        return telling.WORDING.of(state, about)

    def company(self) -> Company:
        return SoulsCompany()

    def headline(self, state: Souls) -> Message:
        return faces.headline(state)

    def faces(self, text: Any) -> dict[str, Any]:
        return faces.faces(text)

    def sources(self) -> dict[str, str]:
        return faces.SOURCES

    def recap(self, state: Souls, log: list[Told]) -> dict[str, Any]:
        return recap.recap(state, log)

    def score(self, state: Souls, log: list[Told]) -> Score:
        return score.score(state, log)

    def figures(self) -> list[str]:
        return list(score.FIGURES)

    def achievements(self) -> dict[str, bool]:
        return {id: id in achievements.SECRET for id in achievements.RULES}

    def fact_names(self) -> dict[str, dict[str, Message]]:
        return score.fact_names()


game = DarkSouls()
