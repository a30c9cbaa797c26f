"""The log: one object a line, plain for people, never a key."""

from __future__ import annotations

import io
import json
import logging
import secrets
from collections.abc import Iterator

import pytest

from undercroft.server.logs import ERROR, scrubbed, tell, write_to


class Screen(io.StringIO):
    """A terminal, as far as a log can tell."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave logging as it was found."""
    names = ("undercroft", "uvicorn", "uvicorn.error")
    kept = [(logging.getLogger(name), logging.getLogger(name).level) for name in names]
    before = [(logger, logger.handlers, logger.propagate) for logger, _ in kept]
    yield
    for logger, handlers, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
    for logger, level in kept:
        logger.setLevel(level)


def broken() -> None:
    """Something that goes wrong, and says more than it should."""
    raise ValueError("could not read the key dQw4w9WgXcQ-Abc123_xyzXYZ789")


def test_one_object_a_line() -> None:
    stream = io.StringIO()
    write_to(stream)
    tell("request", status=200, ms=1.5, route="/api/tables/{table}")
    try:
        broken()
    except ValueError:
        tell("trouble", ERROR, trace=True)
    first, second = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert first["event"] == "request"
    assert first["level"] == "info"
    assert first["at"].endswith("Z")
    assert (first["status"], first["route"]) == (200, "/api/tables/{table}")
    assert "ValueError" in second["trace"]
    assert "dQw4w9" not in second["trace"]
    assert "(left out)" in second["trace"]


def test_plain_lines_on_a_terminal() -> None:
    stream = Screen()
    write_to(stream)
    tell("request", status=200, route="/api/health")
    assert stream.getvalue().rstrip().endswith("request  status=200 route=/api/health")


def test_uvicorn_writes_no_addresses() -> None:
    stream = io.StringIO()
    write_to(stream)
    logging.getLogger("uvicorn.error").info('"WebSocket /api/tables/abcdef/play" [accepted]')
    logging.getLogger("uvicorn.access").info("GET /secret")
    assert stream.getvalue() == ""


def test_every_key_is_left_out_and_ordinary_words_are_not() -> None:
    for _ in range(200):
        key = secrets.token_urlsafe(24)
        assert key not in scrubbed(f"refused: {key}!")
    ordinary = (
        'File "/usr/lib/python3.11/site-packages/undercroft/server/middleware.py", line 70, in a_rather_long_name'
    )
    assert scrubbed(ordinary) == ordinary
