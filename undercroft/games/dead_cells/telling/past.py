"""Whom a line of the log speaks of: prisoners change from run to run, and events name them by their place.

Who sat where in a run is told when it begins, so a line that is told late is told by that and not by who sits there
now, or by nobody where the run is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from undercroft.engine.chance import seeded
from undercroft.engine.record import Event
from undercroft.games.dead_cells.rules.campaign import PROFILE, set_up
from undercroft.games.dead_cells.rules.setup import add_prisoner
from undercroft.games.dead_cells.state import Campaign, PrisonerTaken, RunBegan


def table_then(table: Campaign, before: Iterator[Event]) -> Campaign:
    """The present table while those who sat there then still do, else one with their boards and nothing more."""
    cast: list[str] = []
    for event in before:
        if isinstance(event, PrisonerTaken):
            cast.insert(0, event.kind)
        elif isinstance(event, RunBegan):
            present = [prisoner.kind for prisoner in table.prisoners]
            return table if present[: len(cast)] == cast else table_of(tuple(cast))
    return table


@cache
def table_of(cast: tuple[str, ...]) -> Campaign:
    """A table at which these prisoners sit."""
    options = {**dict.fromkeys(PROFILE, ""), "mode": "campaign", "runs": "one", "start_box": "fresh"}
    table = set_up(len(cast), options, seeded(""))
    for seat, kind in enumerate(cast):
        add_prisoner(table, seat, kind)
    return table
