"""The frame of a recap: a game's log, heard event by event and told as figures for the pictures at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from undercroft.engine.record import Event
from undercroft.engine.state import Told

Hear = Callable[[Any], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class RecapBuilder:
    """Hears the log of a game and counts. A log may begin in the middle (a game taken up from a position)."""

    def __init__(self) -> None:
        self.before: Event | None = None  # what was heard last
        self._hears = self.hears()

    def hears(self) -> dict[type[Event], Hear]:
        """What counts each kind of event; the others do not count."""
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        """Count an event."""
        count = self._hears.get(type(event))
        if count is not None:
            count(event)
        self.before = event

    def hear_all(self, log: list[Told]) -> dict[str, Any]:
        """Count a whole log, and tell it."""
        for told in log:
            self.hear(told.event)
        return self.told()

    def told(self) -> dict[str, Any]:
        """Everything counted, as plain data."""
        raise NotImplementedError
