"""The alley of the engine's tests as a game for the table: every seat holds cards that nobody else may see."""

from __future__ import annotations

from typing import Any

from engine.alley import CARDS, Alley, Street, Turn, turn

from undercroft.engine.game import Rule
from undercroft.engine.message import Message
from undercroft.engine.record import Step
from undercroft.engine.state import State, Told
from undercroft.engine.text import Text


class DarkAlley(Alley):
    """The same rules, with words."""

    name = "dark-alley"
    package = "server.dark_alley"
    hides = True
    chat = False

    def run(self, state: State, step: Step) -> Rule | None:
        assert isinstance(state, Street)
        assert isinstance(step, Turn)
        return turn(state, step.seat)

    def headline(self, state: State) -> Message:
        assert isinstance(state, Street)
        return Message("alley-round", number=state.rounds + 1)

    def faces(self, text: Text) -> dict[str, Any]:
        return {
            "cards": {card: {"name": text.say(f"card-{card}")} for card in CARDS},
            "outline": {
                "labels": {part: text.say(f"part-{part}") for part in ("steps", "hand", "held")},
                "seats": ["steps", "held"],
                "own": ["hand"],
            },
        }

    def recap(self, state: State, log: list[Told]) -> dict[str, Any]:
        assert isinstance(state, Street)
        return {"steps": state.steps.copy()}


game = DarkAlley()
