"""Escape the Dark Castle, as the engine sees it."""

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
from undercroft.engine.score import Score
from undercroft.engine.state import Told
from undercroft.engine.upgrade import Added, Upgrades
from undercroft.engine.window import MATTERS
from undercroft.games.dark_castle import achievements, blunders, faces, marks, recap, score, telling, view, why
from undercroft.games.dark_castle.bot import Judgement
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.check import check
from undercroft.games.dark_castle.company import CastleCompany
from undercroft.games.dark_castle.rules.agenda import run
from undercroft.games.dark_castle.rules.setup import set_up
from undercroft.games.dark_castle.state import READERS, Castle, NewRound, TurnPage
from undercroft.games.dark_castle.worth import estimate, features

# Where a seat may say whether it wants to be asked: to use an item, or when an answer given before stands.
MOMENTS: Final = dict.fromkeys(("turn", "rest", "round", "dice", "blow", "harm", "page"), MATTERS)

UPGRADES: Final[Upgrades] = {
    1: [
        # A loss was shared out point by point: whatever was laid on somebody stays there.
        Added("SplitPoint", "who", 2, 0),
        Added("Spared", "left", 3, -1),
        Added("Tried", "before", 3, -1),
        Added("Fight", "goes_on", 7, ""),
        Added("Castle", "sturdiest_turns", 21, False),
    ]
}


class DarkCastle(Game[Castle]):
    """The game."""

    name = "dark-castle"
    package = "undercroft.games.dark_castle"
    schema = 2
    players = (1, 4)  # EC-COMP-08

    def __init__(self) -> None:
        super().__init__(CARDS)

    def options(self) -> dict[str, list[Any]]:
        """The castle to play, and the profile: what the rulings leave open.

        (EC-RULING-05, EC-RULING-27, EC-RULING-37)
        """
        return {
            "castle": ["full", "first"],
            "start_items": ["per_player", "none"],
            "rest_in_duels": ["no", "yes"],
            "spoils_when_avoided": ["no", "yes"],
            "hold_back": ["specials", "ask"],
        }

    def difficulty(self) -> dict[str, dict[Any, str]]:
        """A first castle is short; nothing in hand at the start is felt to the end."""
        return {
            "castle": {"first": "easier"},
            "start_items": {"none": "harder"},
            "rest_in_duels": {"yes": "easier"},
            "spoils_when_avoided": {"yes": "easier"},
        }

    def next_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """After a first castle comes the whole one."""
        return {**options, "castle": "full"}

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Castle:
        """A new castle: after the end too, with the same prisoners or others (EC-DEC-19)."""
        return set_up(seats, options, chance)

    def run(self, state: Castle, step: Step) -> Rule | None:
        return run(state, step)

    def payoff(self, state: Castle, side: int) -> float:
        """All win or all lose (EC-GOAL-01, EC-GOAL-02)."""
        return 1.0 if state.over == "escaped" else 0.0

    def judgement(self) -> object | None:
        return Judgement()

    def estimate(self, state: Castle, side: int) -> float:
        return estimate(state)

    def milestone(self, state: Castle, decision: Decision) -> int:
        """Between two pages: how many are done."""
        return len(state.turned) if decision.ask == "ask-turner" else -1

    def features(self, state: Castle, side: int) -> list[float]:
        return features(state)

    def label(self, state: Castle, step: Step) -> str:
        if isinstance(step, TurnPage):
            return f"page:{len(state.turned)}"
        if isinstance(step, NewRound) and state.fight is not None:
            return f"round:{state.fight.round + 1}"
        return ""

    def lesson(self, state: Castle, decision: Decision) -> str:
        return telling.questions.lesson(state, decision)

    def readers(self) -> dict[str, Reader]:
        return READERS

    def upgrades(self) -> Upgrades:
        return UPGRADES

    def moments(self) -> dict[str, str]:
        return MOMENTS

    def check(self, state: Castle) -> None:
        if not isinstance(state, Castle):
            raise BadSave("this is the table of another game")
        check(state)

    def view(self, state: Castle, seat: int) -> dict[str, Any]:
        return view.view(state, seat)

    def redeal(self, state: Castle, seat: int, rng: Stream) -> None:
        view.redeal(state, rng)

    def why_not(self, state: Castle, decision: Decision, seat: int) -> list[Blocked]:
        return why.why_not(state, decision, seat)

    def marks(self, state: Castle, decision: Decision, seat: int) -> Marks:
        return marks.marks(state, decision, seat)

    def blunder(self, state: Castle, decision: Decision, seat: int, action: Action) -> Message | None:
        return blunders.blunder(state, decision, seat, action)

    def words(self, state: Castle, about: Record | Decision | Blocked) -> Message:
        return telling.WORDING.of(state, about)

    def company(self) -> Company:
        return CastleCompany()

    def headline(self, state: Castle) -> Message:
        return faces.headline(state)

    def faces(self, text: Any) -> dict[str, Any]:
        return faces.faces(text)

    def sources(self) -> dict[str, str]:
        return faces.SOURCES

    def recap(self, state: Castle, log: list[Told]) -> dict[str, Any]:
        return recap.recap(state, log)

    def score(self, state: Castle, log: list[Told]) -> Score:
        return score.score(state, log)

    def figures(self) -> list[str]:
        return list(score.FIGURES)

    def achievements(self) -> dict[str, bool]:
        return {id: id in achievements.SECRET for id in achievements.RULES}

    def fact_names(self) -> dict[str, dict[str, Message]]:
        return score.fact_names()


game = DarkCastle()
