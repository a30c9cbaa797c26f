"""The application: the routes, what is opened when it starts, and how it stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from undercroft.engine.text import LANGUAGES
from undercroft.server import socket
from undercroft.server.about import Prepared, PreparedGames
from undercroft.server.http import AppState, HttpProblem, address, guarded, refusal
from undercroft.server.limits import ACTS, MESSAGES, Limits, may_open_socket
from undercroft.server.logs import ERROR, tell
from undercroft.server.manual import manual
from undercroft.server.middleware import RequestMiddleware
from undercroft.server.openapi import Call, document
from undercroft.server.pages import FOREVER, Site, given, page
from undercroft.server.presenter import text_of
from undercroft.server.rest import CALLS
from undercroft.server.settings import STORE, Settings
from undercroft.server.store import Store
from undercroft.server.tables import Tables
from undercroft.server.work import Workers


def create_app(settings: Settings) -> Starlette:
    """A server as it was told to run."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.data / STORE)
        acts = ACTS if settings.limits else None
        tables = Tables(store, Workers(settings.workers), bot_delay=settings.bot_delay, acts=acts)
        app.state.app_state = AppState(
            settings=settings,
            limits=Limits(settings.limits),
            prepared_games=PreparedGames(),
            tables=tables,
            version=version("undercroft"),
            prepared=described(),
        )
        warming = asyncio.create_task(warmed(app.state.app_state.prepared_games))
        try:
            yield
        finally:
            warming.cancel()
            await app.state.app_state.close()

    paths = dict.fromkeys(call.path for call in CALLS)
    routes = [
        *[Route(path, Door([call for call in CALLS if call.path == path])) for path in paths],
        WebSocketRoute("/api/tables/{table}/play", play),
        Route("/{path:path}", Files(Site())),
    ]
    return Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(RequestMiddleware)])


async def warmed(prepared_games: PreparedGames) -> None:
    """Read the words of every game before the first table needs them: on the event loop all others would wait."""
    for game in prepared_games.games.values():
        for lang in LANGUAGES:
            try:
                await asyncio.to_thread(text_of, game, lang)
            except Exception:
                tell("a game cannot speak", ERROR, trace=True, game=game.name, lang=lang)


def described() -> dict[str, Prepared]:
    """The API in words, for machines and for people."""
    about = document(CALLS, version("undercroft"))
    return {
        "openapi": Prepared.of(msgspec.json.encode(about)),
        "manual": Prepared.of(manual(about).encode(), "text/html; charset=utf-8"),
    }


class Door:
    """One address of the API, with all that may be asked for there."""

    def __init__(self, calls: Sequence[Call]) -> None:
        self.answers = {call.method: guarded(call) for call in calls}
        if "GET" in self.answers:
            self.answers["HEAD"] = self.answers["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        answer = self.answers.get(request.method)
        if answer is None:
            response = refusal(request, HttpProblem(405, "wrong-method", headers={"allow": ", ".join(self.answers)}))
        else:
            response = await answer(request)
        await response(scope, receive, send)


class Files:
    """The client; and the last resort of every address nobody knows."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        response = self.answer(request, request.path_params["path"])
        await response(scope, receive, send)

    def answer(self, request: Request, path: str) -> Response:
        """A file, or that there is none."""
        if path.startswith("api/"):
            return refusal(request, HttpProblem(404, "not-found"))
        if request.method not in ("GET", "HEAD"):
            return refusal(request, HttpProblem(405, "wrong-method", headers={"allow": "GET, HEAD"}))
        found = self.site.file(path)
        if found is not None:
            return given(request, found, FOREVER) if path.startswith("assets/") else given(request, found)
        if not path:
            return page(request, "unbuilt", 503)
        if "text/html" in request.headers.get("accept", ""):
            return page(request, "lost", 404)
        return refusal(request, HttpProblem(404, "not-found"))


async def play(websocket: WebSocket) -> None:
    """Let a browser play, if it is one of our pages and does not ask for too much."""
    app_state: AppState = websocket.app.state.app_state
    request = Request({**websocket.scope, "type": "http", "method": "GET"})
    who = address(request)

    def is_allowed(headers: Mapping[str, str]) -> bool:
        return may_open_socket(headers, app_state.settings.origins)

    if not is_allowed(websocket.headers):
        await websocket.send_denial_response(refusal(request, HttpProblem(403, "foreign-page")))
        return
    wait = app_state.limits.wait("socket", who)
    if wait or not app_state.limits.open_socket(who):
        headers = {"retry-after": str(wait or 10)}
        await websocket.send_denial_response(refusal(request, HttpProblem(429, "too-fast", headers=headers)))
        return
    try:
        pace = MESSAGES if app_state.settings.limits else None
        await socket.play(websocket, app_state.tables, is_allowed, pace, address=who)
    finally:
        app_state.limits.close_socket(who)
