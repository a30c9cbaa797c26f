"""`undercroft serve` in a process of its own: starting, being in the way of each other, stopping, being killed."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from serving import PATIENCE, Served, served, start
from websockets.exceptions import ConnectionClosed, InvalidStatus

from undercroft.server.settings import STORE


def complaint(*options: object, env: dict[str, str] | None = None) -> str:
    """What a server that cannot start says: one sentence, exit status 2, no traceback."""
    command = [sys.executable, "-m", "undercroft", "serve", *[str(option) for option in options]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **(env or {})})
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("undercroft: ")
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.fixture
def taken() -> int:
    """A port somebody else listens on."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield busy.getsockname()[1]


# -- what is in the way ----------------------------------------------------------------------------------


def test_a_taken_port(taken: int, tmp_path: Path) -> None:
    said = complaint("--host", "127.0.0.1", "--port", taken, "--data", tmp_path)
    assert f"port {taken} is taken" in said
    assert "--port" in said


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--host", "203.0.113.7", "--port", "0"], "no address 203.0.113.7"),
        (["--host", "no.such.host.invalid", "--port", "0"], "--host"),
        (["--port", "70000"], "65535"),
        (["--port", "many"], "whole number"),
        (["--origin", "table.example"], "https://table.example"),
        (["--origin", "https://table.example/path"], "https://table.example"),
        (["--workers", "0"], "whole number"),
    ],
)
def test_wrong_options(options: list[str], words: str, tmp_path: Path) -> None:
    assert words in complaint(*options, "--data", tmp_path)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("I am no folder.")
    for folder in (file, file / "below"):
        said = complaint("--host", "127.0.0.1", "--port", 0, "--data", folder)
        assert str(folder) in said
        assert "--data" in said


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "permission denied" in complaint("--host", "127.0.0.1", "--port", 0, "--data", tmp_path / "data")


def test_a_store_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / STORE)) as store:
        store.execute("PRAGMA journal_mode = WAL")
        store.execute("PRAGMA user_version = 999")
        store.execute("CREATE TABLE of_the_future (a)")
        store.commit()
    before = (tmp_path / STORE).read_bytes()
    assert "newer" in complaint("--host", "127.0.0.1", "--port", 0, "--data", tmp_path)
    assert (tmp_path / STORE).read_bytes() == before


def test_a_store_that_is_none(tmp_path: Path) -> None:
    (tmp_path / STORE).write_text("This is no database at all. " * 100)
    assert STORE in complaint("--host", "127.0.0.1", "--port", 0, "--data", tmp_path)


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with served(tmp_path / "data"):
        said = complaint("--host", "127.0.0.1", "--port", 0, "--data", tmp_path / "data")
        assert "another server" in said
        assert "--data" in said


# -- stopping and going on -------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_told_to_and_tells_everyone(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path / "data") as server:
        opened = server.open()
        sitting = server.sit(opened["table"], opened["key"])
        assert sitting.answer()["t"] == "ok"
        server.process.send_signal(how)
        assert sitting.until("gone")["code"] == "stopping"
        with pytest.raises(ConnectionClosed):
            sitting.listen()
        assert server.process.wait(PATIENCE) == 0
        assert not [line for line in server.lines() if "trace" in line]


def test_no_process_stays_behind(tmp_path: Path) -> None:
    for how in (signal.SIGTERM, signal.SIGKILL):
        server = start(tmp_path / f"data-{how}")
        server.ask("GET", "/api/health")
        children = offspring(server.process.pid)
        assert children
        server.stop(how)
        deadline = time.monotonic() + PATIENCE
        while any(is_alive(child) for child in children) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not [child for child in children if is_alive(child)]


def offspring(pid: int) -> list[int]:
    """The processes a process has started, and theirs."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    parents = {int(line.split()[0]): int(line.split()[1]) for line in listed.splitlines()}
    found = [child for child, parent in parents.items() if parent == pid]
    return found + [one for child in found for one in offspring(child)]


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and it is not just waiting to be buried."""
    listed = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout
    return bool(listed.strip()) and not listed.startswith("Z")


def answered(server: Served, opened: dict[str, object], count: int) -> int:
    """Give so many answers, each acknowledged; the step the table stands at."""
    sitting = server.sit(str(opened["table"]), str(opened["key"]))
    step = int(sitting.table["step"])
    for number in range(count):
        given = sitting.answer(number % 2 if len(sitting.ask.get("options", [])) > 1 else 0)
        assert given["t"] == "ok", given
        step += 1
    return step


def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(data) as server:
        opened = [server.open(seed=f"kill-{number}") for number in range(3)]
        steps = [answered(server, one, 7 + number) for number, one in enumerate(opened)]
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    with served(data) as server:
        for one, step in zip(opened, steps):
            sitting = server.sit(one["table"], one["key"])
            assert sitting.table["step"] >= step
            assert sitting.answer()["t"] == "ok"
            sitting.close()


# -- sockets ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Served:
    with served(tmp_path_factory.mktemp("serve") / "data") as found:
        yield found


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null", "http://127.0.0.1"])
def test_a_socket_from_the_page_of_somebody_else(server: Served, origin: str | None) -> None:
    opened = server.open()
    with pytest.raises(InvalidStatus) as refused:
        server.sit(opened["table"], opened["key"], origin=origin)
    assert refused.value.response.status_code == 403
    assert b"foreign-page" in refused.value.response.body


def test_a_message_that_is_too_long_closes_the_socket(server: Served) -> None:
    opened = server.open()
    sitting = server.sit(opened["table"], opened["key"])
    sitting.say("x" * (16 * 1024 + 1))
    with pytest.raises(ConnectionClosed) as closed:
        sitting.listen()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


# -- limits ----------------------------------------------------------------------------------------------


def test_limits_at_work(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=True) as server:
        opened = server.open()
        # Many at a time: one after the other, on a busy machine, what is used up comes back as fast.
        with ThreadPoolExecutor(16) as many:
            answers = list(many.map(lambda _: server.ask("GET", "/api/address"), range(600)))
        assert {answer.status_code for answer in answers} == {200, 429}
        answer = next(answer for answer in answers if answer.status_code == 429)
        assert answer.json()["code"] == "too-fast"
        assert int(answer.headers["retry-after"]) >= 1
        sittings = []
        with pytest.raises(InvalidStatus) as refused:
            sittings.extend(server.sit(opened["table"], opened["key"]) for _ in range(100))
        assert refused.value.response.status_code == 429
        assert len(sittings) >= 20
        for sitting in sittings:
            sitting.close()


def test_so_many_tables_an_hour(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=True) as server:
        statuses = []
        for _ in range(45):
            answer = server.ask("POST", "/api/tables", json={"game": "dark-castle", "chairs": [{}]})
            statuses.append(answer.status_code)
        assert statuses == [201] * 40 + [429] * 5
        assert int(answer.headers["retry-after"]) > 60
