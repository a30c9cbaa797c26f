"""The client's end of the wire, with no more than a crowd needs: requests, and WebSockets on loopback."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

PATIENCE: Final = 60.0  # seconds for anything to be answered at all
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class CrowdError(Exception):
    """The server did something it must not, or did not do what it must."""


class ServerAddress:
    """Where the server is."""

    def __init__(self, port: int, plain: bool) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.plain = plain

    async def post(self, path: str, body: bytes) -> Any:
        """Ask the server for something over HTTP."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nConnection: close\r\nContent-Type: application/json\r\n"
            )
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            answer = await reader.read()
            writer.close()
        told, _, found = answer.partition(b"\r\n\r\n")
        if told.split(b" ", 2)[1][:1] != b"2":
            raise CrowdError(f"{path}: {told.splitlines()[0].decode()} {found[:200].decode()}")
        return msgspec.json.decode(found)


class ClientSocket(asyncio.Protocol):
    """The client's end of a WebSocket, with no more than a crowd needs. Offers compression as browsers do."""

    def __init__(self, host: str, path: str, plain: bool, hear: Callable[[bytes, int], None]) -> None:
        self.host = host
        self.path = path
        self.plain = plain
        self.hear = hear
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self._buffer = bytearray()
        self._inflate: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = transport
        offer = "" if self.plain else "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nOrigin: http://{self.host}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{offer}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take in what came: at first the answer to our wish, then frames."""
        if self.transport.is_closing():
            return
        buffer = self._buffer
        buffer += data
        if not self.is_open.done():
            head, found, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(CrowdError(f"no socket: {head.splitlines()[0].decode()} {rest[:200]!r}"))
                self.transport.abort()
                return
            if b"permessage-deflate" in head.lower():
                self._inflate = zlib.decompressobj(-15)
            buffer[:] = rest
            self.is_open.set_result(None)
        while not self.transport.is_closing() and self._frame(buffer):
            pass

    def _frame(self, buffer: bytearray) -> bool:
        """Take one frame from the buffer, if a whole one is there."""
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        end = start + size
        if len(buffer) < start or len(buffer) < end:
            return False
        first, body = buffer[0], bytes(buffer[start:end])
        del buffer[:end]
        kind = first & 0x0F
        if kind == TEXT and first & 0x80:
            if first & 0x40:
                body = self._inflate.decompress(body + b"\x00\x00\xff\xff")
            self.hear(body, end)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.transport.close()
        elif kind != PONG:
            raise CrowdError(f"a frame of a kind nobody expects: {first:#x}")
        return True

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """Send a message. The mask a client must put on it may be any; this one changes nothing and costs nothing."""
        size = len(body)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((0x80 | kind,)) + length + b"\x00\x00\x00\x00" + body)

    def connection_lost(self, _: Exception | None) -> None:
        """The other end has gone."""
        if not self.is_open.done():
            self.is_open.set_exception(CrowdError("the server hung up"))
        if not self.is_lost.done():
            self.is_lost.set_result(None)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.abort()
