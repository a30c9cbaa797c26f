"""One device on the line: what comes in is heard in order, what goes out never makes anyone else wait."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from sys import getsizeof
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from undercroft.server import wire
from undercroft.server.dispatch import hear
from undercroft.server.errors import ServerError, say
from undercroft.server.limits import MESSAGES, Bucket, Rate
from undercroft.server.live_table import Visitor
from undercroft.server.tables import Tables

log = logging.getLogger("undercroft.server")

MOST_FRAME: Final = 16 * 1024
MOST_WAITING: Final = 256  # messages to a device that does not take them
MOST_BYTES: Final = 512 * 1024  # of such messages, beyond the first
MOST_HELD: Final = 128 * 1024 * 1024  # of those to all devices together
TRY_AGAIN: Final = 1013
BROKEN: Final = 1011
FAREWELL: Final = 2.0  # seconds for what is still to be said when a line is closed
MOST_NONSENSE: Final = 20
MOST_HASTE: Final = 200


class Connection:
    """The way out to a device: a queue, and a task that empties it."""

    held = 0  # bytes that wait in all connections

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self.closing: int | None = None
        self.is_cut = False  # whether it was closed because nothing was taken any more
        self.waiting = 0  # bytes
        self._write: Callable[[bytes], bool] | None = websocket.scope.get("write")
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._send_all())

    def put(self, frame: str) -> None:
        """Send a message. Whoever cannot keep up is cut off and may come again."""
        if self.closing is not None:
            return
        if not self.waiting and self._write is not None and self._write(frame.encode()):
            return
        size = getsizeof(frame)  # one wide letter makes all the others take twice the room
        is_full = self._queue.qsize() >= MOST_WAITING or (self.waiting and self.waiting + size > MOST_BYTES)
        if is_full or (self.waiting and Connection.held > MOST_HELD):
            log.warning("a device does not listen", extra={"facts": {"waiting": self.waiting}})
            self.closing = TRY_AGAIN
            self.is_cut = True
            self.stop()
            return
        self._hold(size)
        self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close once everything is sent."""
        if self.closing is None:
            self.closing = code
            self._queue.put_nowait(None)

    async def _send_all(self) -> None:
        try:
            while True:
                frame = await self._queue.get()
                if frame is None:
                    return
                await self.websocket.send({"type": "websocket.send", "text": frame})
                self._hold(-getsizeof(frame))
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The other end has gone. Were this kept by the task, it would hold its own line, and that the socket with
            # all it packs by: a circle that only a search through all of memory could find.
            return

    async def over(self) -> None:
        """Wait until nothing more is sent."""
        try:
            await self._task
        except asyncio.CancelledError:
            if not self.is_cut:
                raise

    def stop(self) -> None:
        """Send no more, and forget what was to be sent."""
        self._task.cancel()
        self._queue = asyncio.Queue()
        self._hold(-self.waiting)

    def _hold(self, size: int) -> None:
        self.waiting += size
        Connection.held += size


async def play(
    websocket: WebSocket,
    tables: Tables,
    is_allowed: Callable[[Mapping[str, str]], bool],
    pace: Rate | None = MESSAGES,
    hello_seconds: float = 10.0,
    address: str = "",
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """A device from hello to goodbye. `is_allowed` tells by its headers whether it may; without a pace it may rush."""
    if not is_allowed(websocket.headers):
        await websocket.close(1008)
        return
    await websocket.accept()
    table: str = websocket.path_params["table"]
    line = Connection(websocket)
    ear = Ear(websocket, line, None if pace is None else Bucket(pace, clock))
    listening = asyncio.create_task(_listen(ear, tables, table, hello_seconds, address))
    sending = asyncio.create_task(line.over())
    try:
        await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        listening.cancel()
        # What was being heard is finished first: an answer is either given or not, never half.
        await asyncio.gather(listening, return_exceptions=True)
        fault = None if listening.cancelled() else listening.exception()
        if fault is not None:
            # The table may be well: it is this line that broke. It is told so, and comes again by itself.
            log.error("a socket failed", exc_info=fault, extra={"facts": {"table": table}})
            line.close(BROKEN)
        if line.closing is not None and not line.is_cut:
            await asyncio.wait((sending,), timeout=FAREWELL)
        line.stop()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        await _closed(websocket, line)


async def _closed(websocket: WebSocket, line: Connection) -> None:
    """Close the socket. One that takes nothing is dropped: it would not take the farewell either."""
    if websocket.application_state is WebSocketState.CONNECTED:
        drop = websocket.scope.get("drop")
        if line.is_cut and drop is not None:
            drop()
            return
        try:
            await asyncio.wait_for(websocket.close(line.closing or 1000), FAREWELL)
        except TimeoutError:
            if drop is not None:
                drop()
        except (RuntimeError, OSError, WebSocketDisconnect):
            pass


async def _listen(ear: Ear, tables: Tables, table: str, hello_seconds: float, address: str) -> None:
    line = ear.line
    visitor: Visitor | None = None
    try:
        while line.closing is None:
            try:
                message = await asyncio.wait_for(ear.next(), None if visitor is not None else hello_seconds)
            except TimeoutError:
                _go(line, "silent", "en")
                return
            if message is None:
                return
            if isinstance(message, wire.Hello):
                if visitor is not None:
                    await asyncio.shield(tables.leave(visitor))
                    visitor = None
                try:
                    visitor = await asyncio.shield(tables.enter(table, message.key, message.lang, line, address))
                except ServerError as refused:
                    if refused.code == "trouble":
                        line.close(TRY_AGAIN)
                    else:
                        _go(line, "no-table", message.lang)
                    return
                ear.lang = message.lang
            elif visitor is None:
                _go(line, "silent", "en")
                return
            elif isinstance(message, wire.Beat):
                visitor.tell(wire.Beaten())
            else:
                await asyncio.shield(hear(visitor, message))
                ear.lang = visitor.lang
    finally:
        if visitor is not None:
            await asyncio.shield(tables.leave(visitor))


def _go(line: Connection, code: str, lang: str) -> None:
    """Say why, and close."""
    line.put(wire.encode(wire.Gone(code, say(lang, f"gone-{code}"))).decode())
    line.close(1008)


class Ear:
    """What comes in, as messages: what is no message or comes too fast is refused here."""

    def __init__(self, websocket: WebSocket, line: Connection, bucket: Bucket | None) -> None:
        self.websocket = websocket
        self.line = line
        self.bucket = bucket
        self.lang = "en"
        self.nonsense = 0
        self.haste = 0

    async def next(self) -> wire.FromBrowser | None:
        """The next message; nothing once the line is closed."""
        while self.line.closing is None:
            frame = await self.websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return None
            message = self.read(frame)
            if message is not None and not self.is_too_fast(message):
                return message
        return None

    def read(self, frame: Mapping[str, Any]) -> wire.FromBrowser | None:
        """A frame as a message; nothing if it is none."""
        text = frame.get("text")
        try:
            if text is None or len(text) > MOST_FRAME:
                raise msgspec.DecodeError("not a message")
            message: wire.FromBrowser = wire.from_browser.decode(text)
            return message
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.nonsense += 1
            if self.nonsense >= MOST_NONSENSE:
                _go(self.line, "not-understood", self.lang)
            else:
                self.refuse("not-understood", 0)
            return None

    def is_too_fast(self, message: wire.FromBrowser) -> bool:
        """Take from the bucket; refuse what it has no room for."""
        if self.bucket is None or self.bucket.take():
            return False
        self.haste += 1
        if self.haste >= MOST_HASTE:
            _go(self.line, "too-fast", self.lang)
        else:
            self.refuse("too-fast", getattr(message, "id", 0))
        return True

    def refuse(self, code: str, id: int) -> None:
        """Say why not."""
        refused = wire.Refusal(code, ServerError(code).said(self.lang), id)
        self.line.put(wire.encode(refused).decode())
