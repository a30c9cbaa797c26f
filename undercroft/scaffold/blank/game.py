"""Blank, as the engine sees it."""

from __future__ import annotations

from typing import Any

from undercroft.engine.agenda import run
from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.game import Game, Rule
from undercroft.engine.message import Message
from undercroft.engine.record import Reader, Record, Step
from undercroft.engine.state import Told
from undercroft.scaffold.blank import view, words
from undercroft.scaffold.blank.bot import Judgement
from undercroft.scaffold.blank.rules.agenda import STEPS
from undercroft.scaffold.blank.rules.march import set_up
from undercroft.scaffold.blank.state import READERS, March, NewRound


class TheGame(Game[March]):
    """The game."""

    name = "blank"
    package = "undercroft.scaffold.blank"
    players = (1, 4)

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> March:
        return set_up(seats, chance)

    def run(self, state: March, step: Step) -> Rule | None:
        return run(STEPS, state, step)

    def payoff(self, state: March, side: int) -> float:
        return 1.0 if state.over == "arrived" else 0.0

    def estimate(self, state: March, side: int) -> float:
        return min(1.0, state.steps / state.goal)

    def judgement(self) -> object | None:
        return Judgement()

    def label(self, state: March, step: Step) -> str:
        return f"round:{state.round + 1}" if isinstance(step, NewRound) else ""

    def readers(self) -> dict[str, Reader]:
        return READERS

    def view(self, state: March, seat: int) -> dict[str, Any]:
        return view.view(state, seat)

    def redeal(self, state: March, seat: int, rng: Stream) -> None:
        view.redeal(state, seat, rng)

    def words(self, state: March, about: Record | Decision | Blocked) -> Message:
        return words.WORDING.of(state, about)

    def headline(self, state: March) -> Message:
        return words.headline(state)

    def faces(self, text: Any) -> dict[str, Any]:
        return words.faces(text)

    def sources(self) -> dict[str, str]:
        return words.SOURCES

    def recap(self, state: March, log: list[Told]) -> dict[str, Any]:
        return {"rounds": state.round, "steps": state.steps}


game = TheGame()
