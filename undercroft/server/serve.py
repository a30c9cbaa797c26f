"""`undercroft serve`: see that it can work, say where it is found, run until told to stop."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import IO

import click
import msgspec
import platformdirs
import uvicorn
from starlette.applications import Starlette

from undercroft.engine.errors import NotPossible
from undercroft.lab.trees import is_compiled
from undercroft.server import logs
from undercroft.server.address import friendly_urls, own_url
from undercroft.server.app import create_app
from undercroft.server.connections import Connections, timed
from undercroft.server.pages import Site
from undercroft.server.settings import STORE, Settings
from undercroft.server.store import Store
from undercroft.server.store_file import StoreFailed

MOST_MESSAGE = 16 * 1024
MOST_CONNECTIONS = 8192
CONNECTIONS_BY_ADDRESS = 256
SEND_BUFFER = 256 * 1024  # bytes the system keeps for a connection
OWN_FILES = 128  # descriptors for the store, the workers and what else is open
# Seconds for what is under way when the server stops: for the farewell, then for lines that do not end by themselves.
FAREWELL = 2.5
LINES = 2


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise."""
    return Path(platformdirs.user_data_dir("undercroft"))


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Run a server until it is told to stop; its exit status."""
    with listening(settings.host, settings.port) as listener, claimed(settings.data):
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        asyncio.run(tried(settings.data / STORE))
        logs.write_to()
        app = create_app(settings)
        server = Server(app, settings, open_browser)
        server.run(sockets=[listener])
        if server.was_hurried:
            # Nothing acknowledged is lost, but threads that wait for the store would hold the process back.
            os._exit(0)
    return 0


async def tried(store: Path) -> None:
    """Open the store once, so that what is wrong with it is said before anything runs."""
    try:
        await (await Store.open(store)).close()
    except StoreFailed as fault:
        raise NotPossible(str(fault)) from fault


class Server(uvicorn.Server):
    """Uvicorn, with our own words at the start and a farewell to everyone at the end."""

    def __init__(self, app: Starlette, settings: Settings, open_browser: bool) -> None:
        by_address = 0 if settings.trusted_proxy or not settings.limits else CONNECTIONS_BY_ADDRESS
        requests, sockets = timed(Connections(room_for_connections(), by_address))
        super().__init__(
            uvicorn.Config(
                app,
                http=requests,
                ws=sockets,
                ws_max_size=MOST_MESSAGE,
                ws_per_message_deflate=False,  # a step is about a kilobyte: squeezing it costs half a line’s memory
                access_log=False,
                log_config=None,
                proxy_headers=False,  # whom a proxy speaks for is asked in limits.py, and only if it is trusted
                server_header=False,
                lifespan="on",
                timeout_graceful_shutdown=LINES,
            )
        )
        self.app = app
        self.settings = settings
        self.open_browser = open_browser
        self.was_hurried = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Once it listens, say where."""
        await super().startup(sockets)
        if self.started:
            logs.tell("serving", tree="compiled tree" if is_compiled() else "pure tree")
            for line in greeting(self.settings):
                click.echo(line)
            if self.open_browser and can_show():
                url = own_url(self.settings.host, self.settings.port)
                threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, say farewell while the sockets still stand, finish what is being written."""
        for each in self.servers:
            each.close()
        try:
            await asyncio.wait_for(self.app.state.app_state.close(), FAREWELL)
        except TimeoutError:
            self.was_hurried = True
            logs.tell("the farewell took too long", logs.WARNING)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A wish to stop is no failure: uvicorn would raise the signal once more at the end."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def room_for_connections() -> int:
    """How many connections there may be at once; as many descriptors as the system gives are taken for them."""
    if sys.platform == "win32":
        return 256
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else max(64, min(MOST_CONNECTIONS, soft - OWN_FILES))


def greeting(settings: Settings) -> list[str]:
    """Where it is found, for whoever started it."""
    lines = ["The table is laid.", f"  here              {own_url(settings.host, settings.port)}"]
    for origin in settings.origins:
        lines.append(f"  for everyone      {origin}")
    if not settings.origins:
        for url in friendly_urls(settings.host, settings.port):
            lines.append(f"  on your network   {url}")
    lines.append(f"  tables are kept   {settings.data}")
    if not Site().is_built():
        lines.append("  (The pages for the browser are not built yet: `make web` does that.)")
    return [*lines, "Stop it with Ctrl-C; every table goes on where it stood."]


def can_show() -> bool:
    """Whether there is a screen to open a browser on; without one, some text browser would take the terminal."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# -- what may be in the way ------------------------------------------------------------------------------


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens there, or one sentence why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as found:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit this: else the system would hold megabytes for each that reads nothing.
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            found.bind((host, port))
            found.listen(1024)
        except socket.gaierror as fault:
            raise NotPossible(f"this machine has no address called {host!r}; choose another with --host") from fault
        except OverflowError as fault:
            raise NotPossible(f"there is no port {port}; ports go from 1 to 65535 (--port)") from fault
        except OSError as fault:
            raise NotPossible(why_not_there(host, port, fault)) from fault
        yield found


def why_not_there(host: str, port: int, fault: OSError) -> str:
    """Why one cannot listen somewhere."""
    if fault.errno == errno.EADDRINUSE:
        return f"port {port} is taken, perhaps by another table; choose another with --port, such as --port {port + 1}"
    if fault.errno in (errno.EACCES, errno.EPERM):
        return f"you may not open port {port} on this machine; choose one above 1023 with --port"
    if fault.errno == errno.EADDRNOTAVAIL:
        return f"this machine has no address {host}; choose another with --host"
    return f"nothing can listen on {host}, port {port}: {(fault.strerror or str(fault)).lower()}"


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The folder for tables, made if need be and ours alone: two servers on one store would not know of each other."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.umask(0o077)  # what is kept here is nobody else's
        lock = (folder / "serving.lock").open("a")
    except OSError as fault:
        reason = (fault.strerror or str(fault)).lower()
        raise NotPossible(f"tables cannot be kept in {folder} ({reason}); choose another folder with --data") from fault
    with lock:
        if not locked(lock):
            raise NotPossible(f"another server keeps its tables in {folder}; choose another folder with --data")
        yield


def locked(file: IO[str]) -> bool:
    """Whether we hold this file from now on. The system lets go of it when the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
