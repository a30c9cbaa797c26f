"""Routes: several answers of one seat that lead somewhere together, and are given, counted and taken back as one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from undercroft.engine.record import Action


@mypyc_attr(acyclic=True)
class Route:
    """A way that takes more than one answer: where it leads, the answers, what it costs, what it leads over.

    Places are named as the game's board names things (`node:6`), the last of `through` being `to`. The cost is a
    number of whatever the game pays steps with. A game offers only ways on which nothing can come between the first
    answer and the last; what waits at the end, waits there.
    """

    __slots__ = ("cost", "steps", "through", "to")

    def __init__(self, to: str, steps: list[Action], cost: int, through: list[str]) -> None:
        self.to = to
        self.steps = steps
        self.cost = cost
        self.through = through

    def __repr__(self) -> str:
        return f"<Route to {self.to} for {self.cost}: {self.steps!r}>"
