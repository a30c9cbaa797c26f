"""`undercroft serve` and `undercroft backup` as commands: their help, their defaults, the browser that opens."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from serving import PATIENCE, served

from undercroft.cli import main
from undercroft.server import serve
from undercroft.server.settings import PORT, Settings


@pytest.mark.parametrize("command", ["serve", "backup"])
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert "--data" in capsys.readouterr().out


def test_help_comes_without_loading_the_server() -> None:
    code = "import sys; from undercroft.cli import main; main(['--help']); print('uvicorn' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "serve" in done.stdout
    assert done.stdout.endswith("False\n")


def test_the_usual_port_taken(tmp_path: Path) -> None:
    with socket.socket() as busy:
        with contextlib.suppress(OSError):  # somebody holds it already: so much the better
            busy.bind(("127.0.0.1", PORT))
            busy.listen()
        command = [sys.executable, "-m", "undercroft", "serve", "--host", "127.0.0.1", "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        f"undercroft: port {PORT} is taken, perhaps by another table; "
        f"choose another with --port, such as --port {PORT + 1}."
    ]


def test_the_browser_opens_once_it_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {seen}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with served(tmp_path / "data", "--open") as server:
        deadline = time.monotonic() + PATIENCE
        while not seen.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert seen.read_text() == f"http://localhost:{server.port}\n"


def test_no_browser_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform in ("darwin", "win32"):
        pytest.skip("there always is a screen here")
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.can_show()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.can_show()


def test_the_greeting_says_where_and_how_to_stop(tmp_path: Path) -> None:
    home = "\n".join(serve.greeting(Settings(data=tmp_path, host="192.0.2.5", port=7000)))
    assert "http://192.0.2.5:7000" in home
    assert str(tmp_path) in home
    assert "Ctrl-C" in home
    public = "\n".join(serve.greeting(Settings(data=tmp_path, port=7000, origins=("https://table.example",))))
    assert "https://table.example" in public
    assert "on your network" not in public


def test_tables_lie_beside_the_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.terminal import saves

    monkeypatch.delenv("UNDERCROFT_SAVES", raising=False)
    assert saves.folder().parent == serve.data_folder()
