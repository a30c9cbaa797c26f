"""What everyone passes on the way in and out: an id for the request, security headers, a line in the log.

Nothing that goes wrong inside is seen outside as more than one sentence.
"""

from __future__ import annotations

import re
import secrets
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.server.logs import ERROR, tell

HOST = re.compile(r"[A-Za-z0-9.-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
TROUBLE = b'{"code":"trouble","text":"Something went wrong here. It has been written down; please try again."}'

HEADERS = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def content_policy(host: str) -> str:
    """What a page of ours may load: from here alone. Some browsers do not count a socket as coming from here."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )


class RequestMiddleware:
    """Stands around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        await Exchange(self.app, scope, receive, send).go()


class Exchange:
    """One request or socket on its way."""

    def __init__(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        self.app = app
        self.scope = scope
        self.receive = receive
        self.send = send
        self.id = secrets.token_hex(4)
        self.status = 0
        self.is_socket = scope["type"] == "websocket"

    async def go(self) -> None:
        """Let it through; whatever happens, say so in the log."""
        begun = time.perf_counter()
        self.scope["request_id"] = self.id
        try:
            await self.app(self.scope, self.receive, self._out)
        except Exception:
            tell("trouble", ERROR, trace=True, request=self.id, route=self.route())
            await self._apologize()
        finally:
            self._note(1000 * (time.perf_counter() - begun))

    def route(self) -> str:
        """The template of the route taken, never the address itself."""
        return str(getattr(self.scope.get("route"), "path", "unknown"))

    async def _out(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("content-security-policy", content_policy(Headers(scope=self.scope).get("host", "")))
            headers["x-request-id"] = self.id
        elif message["type"] == "websocket.accept":
            self.status = 101
        elif message["type"] == "websocket.close" and not self.status:
            self.status = 403
        await self.send(message)

    async def _apologize(self) -> None:
        if self.is_socket:
            # A socket that breaks is closed as such; the browser comes back by itself.
            await self.send({"type": "websocket.close", "code": 1011, "reason": ""})
        elif not self.status:
            headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
            await self._out({"type": "http.response.start", "status": 500, "headers": headers})
            await self._out({"type": "http.response.body", "body": TROUBLE})

    def _note(self, ms: float) -> None:
        what = "socket" if self.is_socket else "request"
        method = {} if self.is_socket else {"method": self.scope["method"]}
        tell(what, request=self.id, **method, route=self.route(), status=self.status, ms=round(ms, 1))
