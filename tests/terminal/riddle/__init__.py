"""A game of no consequence, to show that the table knows none: each player hides a number, then all guess."""

from __future__ import annotations

from typing import Any

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import Decision
from undercroft.engine.game import Game, Rule
from undercroft.engine.record import Action, Event, Reader, Step
from undercroft.engine.state import State


class Hide(Action):
    """Hide this number; or guess it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("number",)

    def to_wire(self) -> list[Any]:
        return ["Hide", self.number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hide) and other.number == self.number

    def __hash__(self) -> int:
        return self.number


class Hidden(Event):
    """Somebody has hidden a number."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def to_wire(self) -> list[Any]:
        return ["Hidden", self.seat]


class Turn(Step):
    """A seat hides a number."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def to_wire(self) -> list[Any]:
        return ["Turn", self.seat]


class Riddle(State):
    """Numbers in hands."""

    def __init__(self, agenda: list[Step], chance: Chance, over: str, hidden: list[int]) -> None:
        super().__init__(agenda, chance, over)
        self.hidden = hidden

    def fields(self) -> tuple[str, ...]:
        return ("agenda", "chance", "over", "hidden")

    def copy(self) -> Riddle:
        return Riddle(self.agenda.copy(), self.chance.copy(), self.over, self.hidden.copy())

    def to_wire(self) -> list[Any]:
        steps = [step.to_wire() for step in self.agenda]
        return ["Riddle", steps, self.chance.to_wire(), self.over, self.hidden.copy()]


class RiddleGame(Game):
    """The game; no bot of its own, no panel, no rulebook, a dozen answers."""

    name = "riddle"
    package = "terminal.riddle"
    players = (1, 3)

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        return Riddle([Turn(seat) for seat in reversed(range(seats))], chance, "", [0] * seats)

    def run(self, state: State, step: Step) -> Rule | None:
        return self.hide(state, step)

    def hide(self, state: Any, step: Any) -> Rule:
        options: list[Action] = [Hide(number) for number in range(1, 13)]
        answer: Any = yield Decision([step.seat], options, "ask-hide", ("RI-01",), is_open=False)
        state.hidden[step.seat] = answer.number
        state.tell(Hidden(step.seat))
        if not state.agenda:
            state.end("done")

    def payoff(self, state: State, seat: int) -> float:
        return 1.0

    def readers(self) -> dict[str, Reader]:
        return {}

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return {"mine": state.hidden[seat] if seat >= 0 else 0, "players": [{"seat": 0}], "nothing": None}

    def redeal(self, state: State, seat: int, rng: Stream) -> None:
        return None


game = RiddleGame()
