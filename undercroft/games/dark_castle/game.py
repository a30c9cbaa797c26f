"""Escape the Dark Castle, as the engine sees it."""

from __future__ import annotations

from typing import Any

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.errors import BadSave
from undercroft.engine.game import Game, Rule
from undercroft.engine.message import Message
from undercroft.engine.record import Reader, Record, Step
from undercroft.engine.state import State, Told
from undercroft.games.dark_castle import faces, recap, telling, view, why
from undercroft.games.dark_castle.bot import Judgement
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.check import check
from undercroft.games.dark_castle.rules.agenda import run
from undercroft.games.dark_castle.rules.setup import set_up
from undercroft.games.dark_castle.state import READERS, Castle, NewRound, TurnPage
from undercroft.games.dark_castle.worth import estimate, features


class DarkCastle(Game):
    """The game."""

    name = "dark-castle"
    package = "undercroft.games.dark_castle"
    schema = 1
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
            "hold_back": ["ask", "specials"],
        }

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        """A new castle: after the end too, with the same prisoners or others (EC-DEC-19)."""
        return set_up(seats, options, chance)

    def run(self, state: State, step: Step) -> Rule | None:
        assert isinstance(state, Castle)
        return run(state, step)

    def payoff(self, state: State, seat: int) -> float:
        """All win or all lose (EC-GOAL-01, EC-GOAL-02)."""
        return 1.0 if state.over == "escaped" else 0.0

    def judgement(self) -> object | None:
        return Judgement()

    def promise(self, state: State, seat: int) -> float:
        assert isinstance(state, Castle)
        return estimate(state)

    def milestone(self, state: State, decision: Decision) -> int:
        """Between two pages: how many are done."""
        assert isinstance(state, Castle)
        return len(state.turned) if decision.ask == "ask-turner" else -1

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Castle)
        return features(state)

    def label(self, state: State, step: Step) -> str:
        assert isinstance(state, Castle)
        if isinstance(step, TurnPage):
            return f"page:{len(state.turned)}"
        if isinstance(step, NewRound) and state.fight is not None:
            return f"round:{state.fight.round + 1}"
        return ""

    def lesson(self, state: State, decision: Decision) -> str:
        assert isinstance(state, Castle)
        return telling.questions.lesson(state, decision)

    def readers(self) -> dict[str, Reader]:
        return READERS

    def check(self, state: State) -> None:
        if not isinstance(state, Castle):
            raise BadSave("this is the table of another game")
        check(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Castle)
        return view.view(state, seat)

    def redeal(self, state: State, seat: int, rng: Stream) -> None:
        assert isinstance(state, Castle)
        view.redeal(state, rng)

    def why_not(self, state: State, decision: Decision, seat: int) -> list[Blocked]:
        assert isinstance(state, Castle)
        return why.why_not(state, decision, seat)

    def words(self, state: State, about: Record | Decision | Blocked) -> Message:
        assert isinstance(state, Castle)
        return telling.WORDING.of(state, about)

    def headline(self, state: State) -> Message:
        assert isinstance(state, Castle)
        return faces.headline(state)

    def faces(self, text: Any) -> dict[str, Any]:
        return faces.faces(text)

    def sources(self) -> dict[str, str]:
        return faces.SOURCES

    def recap(self, state: State, log: list[Told]) -> dict[str, Any]:
        assert isinstance(state, Castle)
        return recap.recap(state, log)


game = DarkCastle()
