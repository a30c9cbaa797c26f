"""A game of no consequence, to show that the table knows none: each player hides a number."""

from __future__ import annotations

from typing import Any

from small_games.riddle.state import READERS, Hidden, Hide, Riddle, Turn

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import Decision
from undercroft.engine.game import Game, Rule
from undercroft.engine.record import Action, Reader, Step
from undercroft.engine.state import State

HIGHEST = 12


class RiddleGame(Game):
    """The game; no bot of its own, no panel, no rulebook, a dozen answers."""

    name = "riddle"
    package = "small_games.riddle"
    players = (1, 3)

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        return Riddle([Turn(seat) for seat in reversed(range(seats))], chance, "", [0] * seats)

    def run(self, state: State, step: Step) -> Rule | None:
        return self.hide(state, step)

    def hide(self, state: Any, step: Any) -> Rule:
        options: list[Action] = [Hide(number) for number in range(1, HIGHEST + 1)]
        answer: Any = yield Decision([step.seat], options, "ask-hide", ("RI-01",), is_open=False)
        state.hidden[step.seat] = answer.number
        state.tell(Hidden(step.seat))
        if not state.agenda:
            state.end("done")

    def payoff(self, state: State, seat: int) -> float:
        return 1.0

    def readers(self) -> dict[str, Reader]:
        return READERS

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return {"mine": state.hidden[seat] if seat >= 0 else 0, "players": [{"seat": 0}], "nothing": None}

    def redeal(self, state: Any, seat: int, rng: Stream) -> None:
        for who, number in enumerate(state.hidden):
            if who != seat and number:
                state.hidden[who] = 1 + rng.below(HIGHEST)


game = RiddleGame()
