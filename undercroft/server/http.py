"""How a request is read and answered: every part of it checked, every refusal one sentence with a code."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from undercroft.engine.text import LANGUAGES
from undercroft.server import wire
from undercroft.server.about import WORTH_PACKING, Prepared, PreparedGames
from undercroft.server.errors import ServerError
from undercroft.server.limits import Limits, Uploads, address_of, may_write
from undercroft.server.logs import ERROR, tell
from undercroft.server.openapi import Call
from undercroft.server.pages import preferred, takes
from undercroft.server.settings import Settings
from undercroft.server.store_file import StoreFailed
from undercroft.server.tables import Tables

MOST_JSON: Final = 64 * 1024
MOST_SAVE: Final = 8 * 1024 * 1024
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{6,32}")
BEARER: Final = re.compile(r"bearer +([!-~]+)", re.IGNORECASE)

T = TypeVar("T")


class AppState(msgspec.Struct):
    """What the handlers work with; there is one in `app.state.app_state` while the server runs."""

    settings: Settings
    limits: Limits
    prepared_games: PreparedGames
    tables: Tables
    version: str
    prepared: dict[str, Prepared]
    uploads: Uploads = msgspec.field(default_factory=Uploads)
    is_closed: bool = False

    async def close(self) -> None:
        """Say farewell to everyone and finish what is being written; once is enough."""
        if not self.is_closed:
            self.is_closed = True
            await self.tables.close()


class HttpProblem(ServerError):
    """A request that is answered with a reason, and perhaps with headers, instead of what was asked for."""

    def __init__(self, status: int, code: str, word: str = "", headers: dict[str, str] | None = None) -> None:
        super().__init__(code, word)
        self.told_status = status
        self.headers = headers or {}

    @property
    def status(self) -> int:
        """What HTTP calls it."""
        return self.told_status


def app_state(request: Request) -> AppState:
    """What this server works with."""
    found: AppState = request.app.state.app_state
    return found


def speaks(request: Request) -> str:
    """The language of whoever asks: as said in the address, else as the browser prefers."""
    lang = request.query_params.get("lang", "")
    return lang if lang in LANGUAGES else preferred(request)


# -- reading ---------------------------------------------------------------------------------------------


async def body(request: Request, most: int) -> bytes:
    """The bytes that came with a request; never more of them than may be, and none before there is room for them."""
    declared = request.headers.get("content-length", "")
    if declared and (not (declared.isascii() and declared.isdecimal()) or len(declared) > 12 or int(declared) > most):
        raise HttpProblem(413, "too-long", headers={"connection": "close"})
    size = int(declared) if declared else most
    if not declared and "transfer-encoding" not in request.headers:
        size = 0
    with app_state(request).uploads.hold(address(request), size) as has_room:
        if not has_room:
            raise HttpProblem(429, "too-fast", headers={"retry-after": "10", "connection": "close"})
        found = bytearray()
        async for chunk in request.stream():
            found += chunk
            if len(found) > most:
                raise HttpProblem(413, "too-long", headers={"connection": "close"})
        return bytes(found)


async def read(request: Request, kind: type[T]) -> T:
    """What came with a request, every part of it checked."""
    raw = await body(request, MOST_JSON)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise HttpProblem(400, "not-understood") from None


def table_of(request: Request) -> str:
    """The table in the path; one that could not even be a table is like one that is not there."""
    table: str = request.path_params["table"]
    if not TABLE.fullmatch(table):
        raise HttpProblem(404, "not-found")
    return table


def key_of(request: Request) -> str:
    """The key that came in the header."""
    found = key_if_any(request)
    if not found:
        raise ServerError("no-key")
    return found


def key_if_any(request: Request) -> str:
    """The same, where one may do without; what is no key is none."""
    found = BEARER.fullmatch(request.headers.get("authorization", "").strip())
    return "" if found is None else found.group(1)


def lang_of(request: Request) -> str:
    """The language asked for; not said, that of the browser."""
    lang = request.query_params.get("lang")
    if lang is None:
        return preferred(request)
    if lang not in LANGUAGES:
        raise HttpProblem(400, "not-understood")
    return lang


# -- answering -------------------------------------------------------------------------------------------


def reply(value: Any, status: int = 200) -> Response:
    """An answer in JSON that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status_code=status, media_type="application/json", headers=headers)


async def packed_reply(request: Request, value: Any) -> Response:
    """The same, packed if it is long. Nothing that holds a key goes this way: its length would tell of it."""
    encoded = value if isinstance(value, bytes) else msgspec.json.encode(value)
    headers = {"cache-control": "no-store"}
    if len(encoded) > WORTH_PACKING:
        headers["vary"] = "Accept-Encoding"
        if takes(request, "gzip"):
            encoded = await asyncio.to_thread(gzip.compress, encoded, 5)
            headers["content-encoding"] = "gzip"
    return Response(encoded, media_type="application/json", headers=headers)


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What is worked out for somebody, as long as they wait for it."""
    working = asyncio.create_task(work)
    going = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((working, going), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        going.cancel()
        await asyncio.gather(working, going, return_exceptions=True)


async def _gone(request: Request) -> None:
    """Wait until whoever asked has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def refusal(request: Request, error: ServerError) -> Response:
    """A reason, for programs and for people."""
    told = msgspec.json.encode(wire.Problem(error.code, error.said(speaks(request))))
    headers = {"cache-control": "no-store", **(error.headers if isinstance(error, HttpProblem) else {})}
    if error.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(told, status_code=error.status, media_type="application/json", headers=headers)


def guarded(call: Call) -> Callable[[Request], Awaitable[Response]]:
    """A call as the routes have it: counted, kept from the pages of others, every refusal in words."""

    async def answer(request: Request) -> Response:
        try:
            if call.method != "GET" and not may_write(request.headers, app_state(request).settings.origins):
                raise HttpProblem(403, "foreign-page")
            slow_down(request, "read" if call.method == "GET" else "write")
            return await call.answer(request)
        except ServerError as error:
            return refusal(request, error)
        except StoreFailed:
            tell("store failed", ERROR, trace=True, request=request.scope.get("request_id", ""))
            return refusal(request, ServerError("trouble"))
        except ClientDisconnect:
            return Response(status_code=400)

    return answer


def slow_down(request: Request, kind: str, cost: float = 1, word: str = "too-fast") -> None:
    """Count a request for whoever makes it; refuse it if there were too many."""
    wait = app_state(request).limits.wait(kind, address(request), cost)
    if wait:
        raise HttpProblem(429, "too-fast", word, headers={"retry-after": str(wait)})


def address(request: Request) -> str:
    """Whom to count a request for."""
    trusted = app_state(request).settings.trusted_proxy
    return address_of(request.client, ",".join(request.headers.getlist("x-forwarded-for")), trusted)
