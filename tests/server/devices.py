"""Devices that keep a table as a browser would, checking every message; and parties who sit down with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from undercroft.server import wire
from undercroft.server.dispatch import hear
from undercroft.server.live_table import Visitor
from undercroft.server.patch import apply
from undercroft.server.tables import Tables

PATIENCE = 120.0  # only so that what hangs ends some day


class Device:
    """One browser at a table: what it was sent, and the table as it lies there after that."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.shown: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.log: list[list[Any]] = []
        self.ask: dict[str, Any] | None = None
        self.rev = -1
        self.visitor: Visitor | None = None
        self._news = asyncio.Event()

    # -- what the server does with it

    def put(self, frame: str) -> None:
        """Take a message and lay it on the table."""
        assert self.closed is None, "nothing is said to one who has gone"
        self.frames.append(frame)
        message = json.loads(frame)
        self.heard.append(message)
        getattr(self, "on_" + message["t"], lambda message: None)(message)
        self._news.set()

    def close(self, code: int) -> None:
        """The line is closed."""
        self.closed = code
        self._news.set()

    def on_table(self, message: dict[str, Any]) -> None:
        """The whole table."""
        self.shown = message
        self.view, self.log, self.ask = message["view"], message["log"], message.get("ask")
        self.rev = message["rev"]
        self._check_lines()

    def on_step(self, message: dict[str, Any]) -> None:
        """One change."""
        assert message["rev"] == self.rev + 1, "a step was left out"
        self.rev = message["rev"]
        for log, patch in message.get("before", []):
            self.view = apply(self.view, patch)
            self.log = self.log + log
            self._check_lines()
        cut = message.get("cut", -1)
        if cut >= 0:
            self.log = [line for line in self.log if line[0] < cut]
        for log, patch in message["stages"]:
            self.view = apply(self.view, patch)
            self.log = self.log + log
        self.ask = message.get("ask")
        for name in ("over", "outcome", "recap", "seed", "undo", "redo", "headline", "step", "talk"):
            self.shown[name] = message.get(name)
        self._check_lines()

    def on_ask(self, message: dict[str, Any]) -> None:
        """The same question."""
        self.ask = message.get("ask")

    def on_seats(self, message: dict[str, Any]) -> None:
        """Who sits where."""
        self.shown.update({name: message[name] for name in ("sitters", "seats", "person", "host", "mode")})

    def on_pending(self, message: dict[str, Any]) -> None:
        """Something is asked to be taken back, or no longer."""
        self.shown["pending"] = message if message["text"] else None

    def _check_lines(self) -> None:
        numbers = [line[0] for line in self.log]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))) if numbers else True

    # -- what a person does with it

    async def say(self, message: Any) -> list[dict[str, Any]]:
        """Say something; what came back at once."""
        assert self.visitor is not None
        before = len(self.heard)
        await hear(self.visitor, message)
        return self.heard[before:]

    async def answer(self, option: int = 0, seat: int = -1, **changes: Any) -> list[dict[str, Any]]:
        """Give one of the answers offered."""
        assert self.ask is not None
        action, _, by = self.ask["options"][option]
        seat = by[0] if seat < 0 else seat
        given = {"seat": seat, "serial": self.ask["serials"][str(seat)], "action": action, "id": 7, **changes}
        return await self.say(wire.Answer(**given))

    def said(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind."""
        return [message for message in self.heard if message["t"] == kind]

    def sitter(self, seat: int) -> dict[str, Any]:
        """Who sits somewhere."""
        found: dict[str, Any] = self.shown["sitters"][seat]
        return found

    async def until(self, fits: Callable[[], Any]) -> None:
        """Wait for something to come."""

        async def wait() -> None:
            while not fits():
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(wait(), PATIENCE)

    async def until_asked(self) -> None:
        """Wait until there is something to answer, or the game is over."""
        await self.until(lambda: (self.ask and self.ask.get("options")) or self.shown.get("over"))


async def sit(tables: Tables, table: str, key: str, lang: str = "en") -> Device:
    """Sit down at a table with a key."""
    device = Device()
    device.visitor = await tables.enter(table, key, lang, device)
    return device


async def get_up(tables: Tables, device: Device) -> None:
    """Leave."""
    assert device.visitor is not None
    await tables.leave(device.visitor)


async def rested(tables: Tables, table: str) -> None:
    """Wait until the bots of a table have nothing left to do."""
    live = tables.live[table]
    while live.thinking is not None and not live.thinking.done():
        await asyncio.wait((live.thinking,))


def chairs(*who: str) -> list[wire.Chair]:
    """`me`, `friend`, or the name of a bot."""
    return [
        wire.Chair(one) if one in ("me", "friend") else wire.Chair("bot", one)  # type: ignore[arg-type]
        for one in who
    ]


async def opened(
    tables: Tables, *who: str, game: str = "dark-castle", seed: str = "house", **more: Any
) -> wire.TableOpened:
    """A new table."""
    return await tables.create(wire.NewTable(game, chairs(*who), seed=seed, **more))


class Party:
    """A table with a device for the host and for each friend."""

    def __init__(self, opened: wire.TableOpened, keys: list[str], devices: list[Device]) -> None:
        self.opened = opened
        self.table = opened.table
        self.keys = keys
        self.devices = devices

    def asked(self) -> Device:
        """Somebody who has something to answer."""
        return next(device for device in self.devices if device.ask and device.ask.get("options"))


async def party(tables: Tables, *who: str, langs: tuple[str, ...] = ("en",), **more: Any) -> Party:
    """Open a table and have everyone sit down."""
    table = await opened(tables, *who, name="Ada", **more)
    keys = [table.key]
    for number, invitation in enumerate(table.invites):
        joined = await tables.join(table.table, wire.Join(invitation.invite, ("Bo", "Cy", "Di")[number]))
        keys.append(joined.key)
    devices = [await sit(tables, table.table, key, langs[place % len(langs)]) for place, key in enumerate(keys)]
    return Party(table, keys, devices)
