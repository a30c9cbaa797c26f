"""Connections as uvicorn has them, with what it lacks: a time for everything, and a bound on how many there are.

Whoever connects has so long to say what they want, so long to send it, and so long to take the answer. When there are
too many connections, those that have not said what they want make room; those that are being served never do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from undercroft.server.limits import address_of

TEXT_FRAME: Final = 0x81  # a whole message of text
MOST_HEAD: Final = 64 * 1024  # bytes before a request has said what it wants
MOST_AT_ONCE: Final = 4 * 1024  # bytes of a socket that become messages before the first of them is heard


class Deadlines(NamedTuple):
    """Seconds: until a request has said what it wants; until it is sent whole, and between two parts; for an answer."""

    head: float = 10
    body: float = 120
    pause: float = 15
    answer: float = 60


class Connections:
    """All connections of a server, by address; those that wait for something to be said, the oldest first."""

    def __init__(self, most: int = 4096, by_address: int = 256, deadlines: Deadlines | None = None) -> None:
        self.most = most
        self.by_address = by_address  # 0: no bound, where all come by way of one proxy
        self.deadlines = deadlines or Deadlines()
        self.count = 0
        self._held: dict[str, int] = {}
        self._waiting: dict[Any, str] = {}  # in order of age

    def came(self, connection: Any, address: str) -> bool:
        """A connection is made; whether there is room for it, perhaps in the place of one that said nothing."""
        if self.by_address and self._held.get(address, 0) >= self.by_address:
            if not self._drop_one(lambda other: other == address):
                return False
        elif self.count >= self.most and not self._drop_one(lambda other: True):
            return False
        self.count += 1
        self._held[address] = self._held.get(address, 0) + 1
        self._waiting[connection] = address
        return True

    def _drop_one(self, fits: Callable[[str], bool]) -> bool:
        for other, address in self._waiting.items():
            if fits(address):
                del self._waiting[other]
                other.drop()
                return True
        return False

    def went(self, address: str) -> None:
        """A connection is gone."""
        self.count -= 1
        left = self._held.get(address, 0) - 1
        if left > 0:
            self._held[address] = left
        else:
            self._held.pop(address, None)

    def waits(self, connection: Any, address: str) -> None:
        """A connection waits for something to be said."""
        self._waiting.setdefault(connection, address)

    def is_served(self, connection: Any) -> None:
        """A connection has said what it wants, or is gone."""
        self._waiting.pop(connection, None)


class TimedProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """One connection. `all` are the connections it is one of; see `timed`."""

    all: Connections
    address = ""
    has_place = False
    unsaid = 0  # bytes of a request that has not said yet what it wants
    state = ""
    timer: asyncio.TimerHandle | None = None
    pause: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Count it, or turn it away."""
        super().connection_made(transport)
        self.address = address_of(self.client, "", False)
        self.has_place = self.all.came(self, self.address)
        if self.has_place:
            self._enter("head")
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Hear it, and see what is expected next."""
        if not self.has_place:
            return
        super().data_received(data)
        self._look(len(data))

    def on_response_complete(self) -> None:
        """Answered: what comes next is another request, or nothing, which uvicorn gives a few seconds."""
        super().on_response_complete()
        self._look(0)

    def _look(self, heard: int) -> None:
        cycle = self.cycle
        if self.transport.is_closing() or self.state == "socket":
            return
        if cycle is not None and cycle.more_body:
            # A request that was refused before it was sent whole is heard to its end, and forgotten as it comes.
            self._enter("rest" if cycle.response_complete else "body")
            self._pause_begins()
        elif cycle is None or cycle.response_complete:
            self.unsaid += heard
            if self.unsaid > MOST_HEAD:
                self.drop()
            else:
                self._enter("head" if self.unsaid else "idle")
        else:
            self._enter("answer")

    def _enter(self, state: str) -> None:
        """What is expected now; a state that goes on keeps its deadline."""
        if state == self.state:
            return
        self.state = state
        self._stop_timers()
        if state == "head" or state == "idle" or state == "rest":
            self.all.waits(self, self.address)
        else:
            self.unsaid = 0
            self.all.is_served(self)
        deadlines = self.all.deadlines
        if state == "head":
            self.timer = self.loop.call_later(deadlines.head, self.drop)
        elif state == "body" or state == "rest":
            self.timer = self.loop.call_later(deadlines.body, self.drop)

    def _pause_begins(self) -> None:
        if self.pause is not None:
            self.pause.cancel()
        self.pause = self.loop.call_later(self.all.deadlines.pause, self.drop)

    def _stop_timers(self) -> None:
        for timer in (self.timer, self.pause):
            if timer is not None:
                timer.cancel()
        self.timer = self.pause = None

    def drop(self) -> None:
        """Let the connection go, at once."""
        self._stop_timers()
        self.transport.abort()

    def pause_writing(self) -> None:
        """Whoever does not take the answer has so long to begin again."""
        super().pause_writing()
        self.stalled = self.loop.call_later(self.all.deadlines.answer, self.drop)

    def resume_writing(self) -> None:
        """It is being taken."""
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """From here on it is a socket: it is counted on, and has its own times."""
        self._enter("socket")
        super().handle_websocket_upgrade(*args)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._stop_timers()
        if self.stalled is not None:
            self.stalled.cancel()
        self.all.is_served(self)
        if self.has_place:
            self.has_place = False
            self.all.went(self.address)
        super().connection_lost(exc)


class TimedSocket(WebSocketsSansIOProtocol):
    """A socket: it can be dropped at once, which is the only way to get rid of one that reads nothing.

    What comes in is made into messages a little at a time: a message takes many times the room of its bytes.
    """

    all: Connections
    unheard = b""

    def connection_made(self, transport: Any) -> None:
        """It was counted when it was a request."""
        super().connection_made(transport)
        self.address = address_of(self.client, "", False)

    def data_received(self, data: bytes) -> None:
        """Hear it, after what came before; what is left over is heard once the messages in it have been taken."""
        self.unheard += data
        self._hear_on()

    async def receive(self) -> Any:
        """The next message."""
        message = await super().receive()
        self._hear_on()
        return message

    def _hear_on(self) -> None:
        while self.unheard and not self.read_paused and not self.transport.is_closing():
            data, self.unheard = self.unheard[:MOST_AT_ONCE], self.unheard[MOST_AT_ONCE:]
            super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        """Give the application a way to drop it, and a short way to write to it."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["drop"] = self.transport.abort  # type: ignore[typeddict-unknown-key]
            self.scope["write"] = self.write_text  # type: ignore[typeddict-unknown-key]

    def write_text(self, text: bytes) -> bool:
        """Send a message at once, if nothing is in the way; whether it was sent.

        Most of what is sent goes this way: past tasks, queues and layers that would only hand it on.
        """
        if not self.handshake_complete or self.close_sent or self.disconnected or self.initial_response is not None:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            head = bytes((TEXT_FRAME, size))
        elif size < 65_536:
            head = bytes((TEXT_FRAME, 126, size >> 8, size & 255))
        else:
            head = bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    def keepalive_timeout(self) -> None:
        """It said nothing for too long. Closing it would wait until all is taken that it does not take."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.all.went(self.address)
        super().connection_lost(exc)


def timed(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for uvicorn: for requests, and for sockets."""
    requests = type("Timed", (TimedProtocol,), {"all": connections})
    sockets = type("TimedLine", (TimedSocket,), {"all": connections})
    return requests, sockets
