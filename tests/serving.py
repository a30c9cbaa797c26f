"""A real server in a process of its own, for tests that need one."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from undercroft.engine.session import Session
from undercroft.engine.state import State

PATIENCE = 120.0  # only so that what hangs ends some day
SOLO = {"game": "dark-castle", "chairs": [{"who": "me", "name": "Ada"}], "seed": "serving"}


class Served:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"
        self.log = log
        # A line that is kept open for long may be closed by the server at the very moment it is used again.
        limits = httpx.Limits(keepalive_expiry=1)  # seconds; the server waits longer
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, limits=limits)

    def ask(self, method: str, path: str, key: str = "", **more: Any) -> httpx.Response:
        """A request, with a key if there is one."""
        headers = {**({"Authorization": f"Bearer {key}"} if key else {}), **more.pop("headers", {})}
        return self.http.request(method, path, headers=headers, **more)

    def open(self, **changes: Any) -> dict[str, Any]:
        """A new table."""
        answer = self.ask("POST", "/api/tables", json={**SOLO, **changes})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def bring(self, save: bytes) -> dict[str, Any]:
        """A table that goes on from a save; all its seats are the opener's."""
        answer = self.ask("POST", "/api/tables/import", content=save)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def sit(self, table: str, key: str, lang: str = "en", origin: Any = "") -> Sitting:
        """Sit down at a table through a socket."""
        url = f"ws://{self.host}/api/tables/{table}/play"
        stack = contextlib.ExitStack()
        line = stack.enter_context(connect(url, origin=Origin(self.url) if origin == "" else origin, max_size=None))
        return Sitting(stack, line, key, lang)

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it; its exit status."""
        self.http.close()
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def lines(self) -> list[dict[str, Any]]:
        """What it wrote into its log."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]


class Sitting:
    """A socket at a table, and the last it told."""

    def __init__(self, stack: contextlib.ExitStack, line: ClientConnection, key: str, lang: str) -> None:
        self.stack = stack
        self.line = line
        self.id = 0
        self.say({"t": "hello", "key": key, "lang": lang})
        self.table = self.until("table")
        self.ask: dict[str, Any] = self.table.get("ask", {})

    def say(self, message: Any) -> None:
        """Send a message."""
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.line.recv(PATIENCE))
        if message["t"] in ("table", "step", "ask"):
            self.ask = message.get("ask", {})
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.hear()
            if message["t"] in kinds:
                return message

    def answer(self, number: int = 0) -> dict[str, Any]:
        """Give an answer to the open question, by the number of its option; what the server says to it."""
        while not (self.ask.get("options") or self.ask.get("asides")):
            self.hear()
        action, _, by = (self.ask.get("options") or self.ask["asides"])[number]
        self.id += 1
        serial = self.ask["serials"][str(by[0])]
        self.say({"t": "answer", "seat": by[0], "serial": serial, "action": action, "id": self.id})
        while True:
            message = self.until("ok", "refused")
            if message["id"] == self.id:
                return message

    def listen(self) -> None:
        """Hear everything until the line is closed, which is raised."""
        while True:
            self.hear()

    def close(self) -> None:
        """Get up."""
        self.stack.close()


@contextlib.contextmanager
def served(
    data: Path, *options: str, limits: bool = False, port: int = 0, env: dict[str, str] | None = None
) -> Iterator[Served]:
    """A server on tables in that folder, on a port of its own choice."""
    found = start(data, *options, limits=limits, port=port, env=env)
    try:
        yield found
    finally:
        found.stop(signal.SIGKILL)


def start(data: Path, *options: str, limits: bool = False, port: int = 0, env: dict[str, str] | None = None) -> Served:
    """Start a server and wait until it listens."""
    command = [sys.executable, "-m", "undercroft", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += [
        "--data",
        str(data),
        "--workers",
        "1",
        "--bot-delay",
        "0",
        *([] if limits else ["--no-limits"]),
        *options,
    ]
    log = data.with_name(f"{data.name}.log")
    with log.open("a") as errors:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(env or {})},
        )
    assert process.stdout is not None
    begun = time.monotonic()
    said = ""
    while "Stop it" not in said:
        line = process.stdout.readline()
        said += line
        if not line or time.monotonic() - begun > PATIENCE:
            process.kill()
            raise AssertionError(f"the server did not start: {said} {log.read_text()}")
    listening = re.search(r"http://[^\s:]+:(\d+)", said)
    assert listening is not None, said
    return Served(process, int(listening.group(1)), log)


def exported(house: Served, opened: dict[str, Any]) -> State:
    """A table as the server has it, by its host's export."""
    saved = house.ask("GET", f"/api/tables/{opened['table']}/export", opened["key"])
    assert saved.status_code == 200, saved.text
    return Session.load(saved.content).state
