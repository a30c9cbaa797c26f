"""Routes: several answers of one seat that lead somewhere together, and are given, counted and taken back as one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from undercroft.engine.message import Message
from undercroft.engine.record import Action


@mypyc_attr(acyclic=True)
class TurnEnd:
    """The answer that ends a turn, and the question it answers: a board offers it together with any other answer."""

    __slots__ = ("action", "ask")

    def __init__(self, action: Action, ask: str) -> None:
        self.action = action
        self.ask = ask


@mypyc_attr(acyclic=True)
class Route:
    """Several answers as one: where they lead, the answers, what they cost, what they lead over.

    Places are named as the game's board names things (`node:6`), the last of `through` being `to`. The cost is a
    number of whatever the game pays steps with. `text` says what is done, where a walk to `to` is not all of it.

    On most ways nothing can come between the first answer and the last; what waits at the end, waits there. Where dice
    may fall between two answers, `asks` has the question each answer after the first is meant for: whatever else is
    asked instead ends the route there. Without it a route ends wherever chance speaks.
    """

    __slots__ = ("asks", "cost", "steps", "text", "through", "to")

    def __init__(
        self,
        to: str,
        steps: list[Action],
        cost: int,
        through: list[str],
        text: Message | None = None,
        asks: list[str] | None = None,
    ) -> None:
        self.to = to
        self.steps = steps
        self.cost = cost
        self.through = through
        self.text = text
        self.asks = asks

    def __repr__(self) -> str:
        return f"<Route to {self.to} for {self.cost}: {self.steps!r}>"
