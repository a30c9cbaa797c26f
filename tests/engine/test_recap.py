"""The frame of a recap: what is heard is counted, what does not count is passed over."""

from __future__ import annotations

from typing import Any

from small_games.dark_alley.state import Drew, Walked

from undercroft.engine.recap import Hear, RecapBuilder
from undercroft.engine.record import Event
from undercroft.engine.state import Told


class Pedometer(RecapBuilder):
    """Counts steps, and remembers what was heard before each walk."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        self.befores: list[Event | None] = []

    def hears(self) -> dict[type[Event], Hear]:
        return {Walked: self.walked}

    def walked(self, event: Walked) -> None:
        self.steps += event.steps
        self.befores.append(self.before)

    def told(self) -> dict[str, Any]:
        return {"steps": self.steps}


def test_a_log_is_heard_event_by_event_and_told() -> None:
    builder = Pedometer()
    drew = Drew(1, "stone")
    assert builder.hear_all([Told(Walked(1, 2)), Told(drew), Told(Walked(2, 3))]) == {"steps": 5}
    assert builder.befores == [None, drew]
