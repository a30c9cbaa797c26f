"""Putting a game away and taking it up again: moments at which it is done, and that nobody can tell afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from properties.walks import same_question
from server.devices import Device, party, sit
from server.tables_fixture import played, tables_at

from undercroft.engine.history import Entry
from undercroft.engine.session import Session

Moment = Callable[[Any, str], bool]  # by the table and the question that is asked


class Wanted:
    """The kinds of moment at which a game is put away, each so many times, and those that were met."""

    def __init__(self, moments: Mapping[str, Moment], times: int) -> None:
        self.moments = moments
        self.left = dict.fromkeys(moments, times)
        self.met: set[str] = set()

    def now(self, session: Session) -> str:
        """Which of the wanted kinds this is, and one less is wanted; nothing if none is."""
        if session.decision is None:
            return ""
        for name, left in self.left.items():
            if left and self.moments[name](session.state, session.decision.ask):
                self.left[name] -= 1
                self.met.add(name)
                return name
        return ""

    def is_enough(self) -> bool:
        """Whether all were met as often as they were wanted."""
        return not any(self.left.values())


def loaded_from(session: Session, moment: str) -> Session:
    """The game saved and loaded, which is the same to everybody."""
    loaded = Session.load(session.save(), session.game)
    assert loaded.digest() == session.digest(), moment
    assert loaded.notice == ""
    assert same_question(loaded, session), moment
    assert loaded.serials == session.serials
    assert [one.event for one in loaded.events] == [one.event for one in session.events]
    for seat in range(-1, session.seats):
        assert loaded.view(seat) == session.view(seat), moment
    return loaded


# -- a server that is stopped and started ----------------------------------------------------------------


def played_on_a_restarted_server(folder: Path, truth: Session, entries: list[Entry], wanted: Wanted) -> None:
    """Two play a game at a server that is stopped and started at every wanted moment, and find all as it was."""

    async def test() -> None:
        async with AsyncExitStack() as stack:
            tables = await stack.enter_async_context(tables_at(folder))
            here = await party(tables, "me", "friend", game=truth.game.name, seed=truth.seed, options=truth.options)
            devices = here.devices
            for entry in entries:
                moment = wanted.now(truth)
                if moment:
                    before = [seen(device) for device in devices]
                    await stack.aclose()
                    tables = await stack.enter_async_context(tables_at(folder))
                    devices = [await sit(tables, here.table, key) for key in here.keys]
                    table = tables.live[here.table].present()
                    assert table is not None
                    assert table.session.digest() == truth.digest(), moment
                    assert [seen(device) for device in devices] == before, moment
                await answer(devices[entry.seat], entry)
                truth.repeat(entry)
                if wanted.is_enough():
                    break
            table = tables.live[here.table].present()
            assert table is not None
            assert table.session.digest() == truth.digest()

    played(test)


async def answer(device: Device, entry: Entry) -> None:
    """Say at a table what was answered then."""
    assert device.ask is not None
    assert entry.action is not None
    wire = json.loads(json.dumps(entry.action.to_wire()))
    place = [option for option, _, _ in device.ask["options"]].index(wire)
    heard = await device.answer(place, entry.seat)
    assert "ok" in [message["t"] for message in heard]


def seen(device: Device) -> list[object]:
    """What somebody has before them: the table, the question, what may be answered."""
    ask = device.ask or {}
    return [device.view, ask.get("text"), ask.get("options"), device.shown.get("headline")]
