"""What the server writes about itself: one JSON object a line, or plain lines on a terminal. No secret is in it.

Requests are told by the template of their route, never by their address, since an address may hold what was pasted
into it by mistake.
"""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

log = logging.getLogger("undercroft.server")
INFO, WARNING, ERROR = logging.INFO, logging.WARNING, logging.ERROR

# What looks like a key: long, of the letters keys are made of, mixed as only chance mixes them. None should ever come
# here; this is for the day when an error message of some library quotes what it was given.
KEY = re.compile(r"(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:(?=[\w-]*\d)[A-Za-z0-9_-]{20,}|[A-Za-z0-9_-]{28,})")


def tell(event: str, level: int = INFO, trace: bool = False, **facts: Any) -> None:
    """Write one line: what happened, and the facts of it."""
    log.log(level, event, exc_info=trace, extra={"facts": facts})


def scrubbed(words: str) -> str:
    """Words without anything that looks like a key."""
    return KEY.sub("(left out)", words)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": scrubbed(record.getMessage())}
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = scrubbed(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """For people who watch: the time, what happened, the facts."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        facts = " ".join(f"{name}={value}" for name, value in getattr(record, "facts", {}).items())
        loud = f"{record.levelname.lower()}: " if record.levelno >= logging.WARNING else ""
        line = f"{at}  {loud}{scrubbed(record.getMessage())}  {facts}".rstrip()
        return f"{line}\n{scrubbed(self.formatException(record.exc_info))}" if record.exc_info else line


def write_to(stream: TextIO | None = None) -> None:
    """From now on everything is written there: plainly if somebody is watching."""
    stream = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if stream.isatty() else JsonLines())
    for name in ("undercroft", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("undercroft").setLevel(logging.INFO)
    # Uvicorn tells of every connection and of its own process; only what went wrong is news.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
