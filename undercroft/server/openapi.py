"""The API described for machines (OpenAPI 3.1), made from the very table of calls that the routes are made from."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Any, Final, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from undercroft.server import wire

REF: Final = "#/components/schemas/{name}"
PLACES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "table": ("The table.", {"type": "string", "minLength": 6, "maxLength": 32, "pattern": "^[A-Za-z0-9_-]+$"}),
    "game": ("The game.", {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9_-]+$"}),
}
ASKED: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "lang": ("The language of every sentence in the answer.", {"type": "string", "enum": ["en", "fr"]}),
    "day": ("A day, in UTC.", {"type": "string", "format": "date"}),
    "players": ("How many play.", {"type": "integer", "minimum": 0, "maximum": 8}),
    "side": ("A side, by the game's own name for it.", {"type": "string", "maxLength": 40}),
    "name": ("What to call you at the table.", {"type": "string", "maxLength": 32}),
}
WHY: Final = {
    400: "Not understood",
    401: "No key came with it",
    403: "Not yours to do, or asked from a page that is not ours",
    404: "No such thing, or a key that does not fit: nobody learns which",
    409: "Too late",
    413: "Too long",
    422: "Understood, but impossible",
    429: "Too fast: wait as long as `Retry-After` says",
    503: "Not now",
}


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be asked for."""

    method: str
    path: str
    name: str
    summary: str
    answer: Callable[[Request], Awaitable[Response]]
    gives: Any = None  # a type of wire.py; none: no content
    media: str = "application/json"
    status: int = 200
    body: Any = None  # a type of wire.py, or `bytes`
    asks: tuple[str, ...] = ()  # names of ASKED
    needs_key: bool = False
    or_shared: bool = False  # whether it needs none where the table is shared
    troubles: tuple[int, ...] = ()
    unwell: Any = None  # what comes with 503, where that can be


def document(calls: Sequence[Call], version: str) -> dict[str, Any]:
    """The whole description."""
    sent, told = socket_messages()
    bodies = {call.body for call in calls if call.body not in (None, bytes)}
    given = {call.gives for call in calls if call.gives not in (None, bytes, str)}
    types = [*dict.fromkeys([wire.Problem, *sorted(bodies | given, key=str), *sent, *told])]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    shapes = dict(zip(types, schemas))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, shapes)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Undercroft",
            "version": version,
            "summary": "The web table: open a table, ask friends and bots to it, play.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": {name: plain(components[name]) for name in sorted(components)},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "The key to a table."}},
        },
        "x-socket": {
            "path": "/api/tables/{table}/play",
            "from-browser": [shapes[one] for one in sent],
            "to-browser": [shapes[one] for one in told],
        },
    }


def socket_messages() -> tuple[list[Any], list[Any]]:
    """What goes over the socket, each way."""
    return list(get_args(wire.FromBrowser)), list(get_args(wire.ToBrowser))


def operation(call: Call, shapes: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    """One call."""
    found: dict[str, Any] = {"operationId": call.name, "summary": call.summary}
    places = re.findall(r"{(\w+)}", call.path)
    found["parameters"] = [
        *[parameter(name, "path", *PLACES[name]) for name in places],
        *[parameter(name, "query", *ASKED[name]) for name in call.asks],
    ]
    if call.body is bytes:
        shape = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
        found["requestBody"] = {"required": True, "content": shape}
    elif call.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": shapes[call.body]}}}
    if call.needs_key:
        found["security"] = [{"key": []}, {}] if call.or_shared else [{"key": []}]
    responses: dict[str, Any] = {str(call.status): {"description": HTTPStatus(call.status).phrase}}
    if call.gives is not None:
        schema = {"type": "string"} if call.gives in (bytes, str) else shapes[call.gives]
        responses[str(call.status)]["content"] = {call.media: {"schema": schema}}
    for status in sorted(troubles(call)):
        content = {"application/json": {"schema": shapes[wire.Problem]}}
        responses[str(status)] = {"description": WHY[status], "content": content}
    if call.unwell is not None:
        content = {"application/json": {"schema": shapes[call.unwell]}}
        responses["503"] = {"description": WHY[503], "content": content}
    found["responses"] = responses
    return found


def troubles(call: Call) -> set[int]:
    """What can come back instead of an answer."""
    found = {429, *call.troubles}
    if call.asks or call.body is not None:
        found.add(400)
    if call.body is not None:
        found.add(413)
    if call.method != "GET":
        found.add(403)
    if call.path.startswith("/api/tables"):
        found.add(503)  # store or workers do not answer; nothing has changed
    if call.needs_key:
        found |= {401, 404}
    if "{" in call.path:
        found.add(404)
    return found


def parameter(name: str, place: str, about: str, schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter in the path or after the question mark."""
    return {"name": name, "in": place, "required": place == "path", "description": about, "schema": schema}


def plain(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema with the docstring told once."""
    return {name: value for name, value in schema.items() if name != "title"}
