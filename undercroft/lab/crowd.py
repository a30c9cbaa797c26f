"""A crowd at a server's tables: who sits there, what they were told, and the answers they give.

It knows no game. Whoever is offered options takes one at random, so that what is measured is the server.
"""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any, Final

import msgspec

from undercroft.lab.client import PATIENCE, ClientSocket, CrowdError, ServerAddress
from undercroft.lab.tally import Figures
from undercroft.server import wire
from undercroft.server.patch import apply

OVERTAKEN: Final = ("stale-answer", "wrong-seat", "illegal-answer")
ASIDES: Final = 0.1  # how often somebody does a thing beside the question, where that can be done


# -- what is heard ---------------------------------------------------------------------------------------


class Ask(msgspec.Struct):
    """Of a question, what one needs to answer it."""

    options: list[wire.Choice] = []
    asides: list[wire.Choice] = []
    serials: dict[str, int] = {}


HeardLine = tuple[int, str, msgspec.Raw, int]


class Heard(msgspec.Struct):
    """Of a message from the server, what the crowd looks at; all else is passed over unread."""

    t: str
    id: int = 0
    rev: int = -1
    step: int = -1
    by: int = -1
    cut: int = -1
    over: str = ""
    code: str = ""
    ask: Ask | None = None
    view: dict[str, Any] = {}
    stages: list[tuple[list[HeardLine], list[list[Any]]]] = []
    log: list[HeardLine] = []


listen: Final = msgspec.json.Decoder(Heard).decode


# -- tables ----------------------------------------------------------------------------------------------


class Viewer:
    """One device at a table, and what it has been told."""

    def __init__(self, party: Party, key: str) -> None:
        self.party = party
        self.key = key
        self.line: ClientSocket | None = None
        self.ask: Ask | None = None
        self.rev = -1
        self.step = -1
        self.view: dict[str, Any] = {}
        self.log: list[str] = []
        self.first = 0  # the number of the first line that is kept
        self.shown: asyncio.Future[Heard] | None = None

    async def sit(self, place: ServerAddress) -> Heard:
        """Come to the table, or come back; what it looks like."""
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.party.table}/play"
        shown = self.shown = loop.create_future()
        async with asyncio.timeout(PATIENCE):
            _, line = await loop.create_connection(
                lambda: ClientSocket(place.host, path, place.plain, self.hear), "127.0.0.1", place.port
            )
            self.line = line
            await line.is_open
            line.send(wire.encode(wire.Hello(self.key)))
            await asyncio.wait((shown, line.is_lost), return_when=asyncio.FIRST_COMPLETED)
        if not shown.done():
            raise CrowdError("the server hung up on somebody who came")
        found: Heard = shown.result()
        return found

    def hear(self, body: bytes, squeezed: int) -> None:
        """A message."""
        message = listen(body)
        kind = message.t
        if kind == "step":
            if message.rev != self.rev + 1:
                raise CrowdError(f"a step is missing: {message.rev} after {self.rev}")
            self.rev, self.step, self.ask = message.rev, message.step, message.ask
            self.party.stepped(self, message, len(body), squeezed)
            if message.cut >= 0:
                del self.log[message.cut - self.first :]
            for log, patch in message.stages:
                self.log += [line[1] for line in log]
                self.view = apply(self.view, patch)
        elif kind == "table":
            assert self.shown is not None
            self.shown.set_result(message)
        elif kind == "ask":
            self.ask = message.ask
        elif kind == "ok":
            self.party.told_ok(message.id)
        elif kind == "refused":
            self.party.told_no(message.code)
        elif kind == "gone":
            raise CrowdError(f"sent away: {message.code}")

    def believe(self, shown: Heard) -> None:
        """Take what is shown for what is."""
        self.rev, self.step, self.ask, self.view = shown.rev, shown.step, shown.ask, shown.view
        self.first = shown.log[0][0] if shown.log else 0
        self.log = [line[1] for line in shown.log]

    def doubts(self, shown: Heard) -> str:
        """What contradicts what was told before; nothing if this is the table as it was, or one answer further."""
        if shown.step == self.step and shown.view != self.view:
            return "the view is another"
        told = {line[0]: line[1] for line in shown.log}
        ours = {self.first + place: text for place, text in enumerate(self.log)}
        oldest = min(told, default=0)
        if any(told.get(n) != text for n, text in ours.items() if n >= oldest):
            return "the log is another"
        if shown.step == self.step and len(told) and max(told) >= self.first + len(self.log):
            return "the log is longer"
        return ""


class Party:
    """One table and everyone at it. It gives an answer whenever it is told to."""

    def __init__(self, table: str, keys: list[str], figures: Figures, rng: Random, has_bots: bool = False) -> None:
        self.table = table
        self.has_bots = has_bots  # who answer by themselves, also while nobody looks
        self.viewers = [Viewer(self, key) for key in keys]
        self.figures = figures
        self.rng = rng
        self.over = False
        self.stored = 0  # entries of the game that the server has acknowledged
        self.count = 0  # answers given
        self.seat = -1  # that has answered and waits
        self.sent = 0.0
        self.missing = 0  # viewers who have not yet been told
        self.is_acknowledged = True

    @staticmethod
    async def open(place: ServerAddress, wish: wire.NewTable, watchers: int, figures: Figures, rng: Random) -> Party:
        """A new table; the friends come by their invitations, the onlookers by the link for them."""
        opened = await place.post("/api/tables", wire.encode(wish))
        keys = [opened["key"]]
        invites = [one["invite"] for one in opened["invites"]] + [opened["watch"]] * watchers
        for invite in invites:
            joined = await place.post(f"/api/tables/{opened['table']}/join", wire.encode(wire.Join(invite)))
            keys.append(joined["key"])
        return Party(opened["table"], keys, figures, rng, any(chair.who == "bot" for chair in wish.chairs))

    async def sit(self, place: ServerAddress) -> None:
        """Everyone sits down."""
        for viewer in self.viewers:
            viewer.believe(await viewer.sit(place))
        self.stored = max(viewer.step for viewer in self.viewers)

    async def return_to(self, place: ServerAddress) -> tuple[int, list[str]]:
        """Everyone comes back after the server was away: how many acknowledged answers are lost, and what is amiss."""
        lost = 0
        found: list[str] = []
        for viewer in self.viewers:
            shown = await viewer.sit(place)
            doubt = viewer.doubts(shown)
            if shown.step < self.stored:
                lost = max(lost, self.stored - shown.step)
                doubt = f"{self.stored - shown.step} acknowledged answers are lost"
            elif shown.step > self.stored + (self.seat >= 0) and not self.has_bots:
                doubt = "there are answers nobody gave"
            if doubt:
                found.append(f"table {self.table}: {doubt}")
            viewer.believe(shown)
            self.over = self.over or bool(shown.over)
        self.seat = -1
        self.stored = max(viewer.step for viewer in self.viewers)
        return lost, found

    def is_waiting(self) -> bool:
        """Whether an answer is under way."""
        return self.seat >= 0

    def answer(self) -> bool:
        """Give any answer that is offered to anyone; nothing if none is."""
        able = [viewer for viewer in self.viewers if viewer.ask is not None and viewer.ask.serials]
        if not able:
            return False
        viewer = self.rng.choice(able)
        ask, line = viewer.ask, viewer.line
        assert ask is not None
        assert line is not None
        aside = ask.asides and (not ask.options or self.rng.random() < ASIDES)
        choices = ask.asides if aside else ask.options
        if not choices:
            return False
        choice = self.rng.choice(choices)
        seat = choice.by[0]
        self.count += 1
        self.seat = seat
        self.missing = len(self.viewers)
        self.is_acknowledged = False
        answer = wire.encode(wire.Answer(seat, ask.serials[str(seat)], choice.action, self.count))
        self.sent = time.perf_counter()
        line.send(answer)
        return True

    def stepped(self, viewer: Viewer, message: Heard, size: int, squeezed: int) -> None:
        """A viewer was told of a change."""
        figures = self.figures
        self.stored = max(self.stored, message.step)
        self.over = self.over or bool(message.over)
        if figures.counting:
            figures.sizes.append(size)
            figures.squeezed.append(squeezed)
        if self.seat < 0 or message.by != self.seat:
            return
        took = time.perf_counter() - self.sent
        self.missing -= 1
        if figures.counting:
            figures.each.append(took)
            if not self.missing:
                figures.everyone.append(took)
                figures.answers += 1
        if not self.missing and self.is_acknowledged:
            self.seat = -1

    def told_ok(self, id: int) -> None:
        """An answer was acknowledged."""
        if id != self.count:
            raise CrowdError(f"answer {id} was acknowledged, not {self.count}")
        self.is_acknowledged = True
        if not self.missing:
            self.seat = -1

    def told_no(self, code: str) -> None:
        """An answer was refused; a bot may have been quicker, which is nobody's fault."""
        if self.has_bots and code in OVERTAKEN:
            self.figures.skipped += 1
        else:
            self.figures.refused[code] = self.figures.refused.get(code, 0) + 1
        self.seat = -1

    def close(self) -> None:
        """Everyone gets up."""
        for viewer in self.viewers:
            if viewer.line is not None:
                viewer.line.close()
