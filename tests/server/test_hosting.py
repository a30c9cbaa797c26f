"""What docs/hosting.md promises: behind a proxy, backups while it runs, a wheel that needs no Node."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from serving import served
from websockets.exceptions import InvalidStatus

from undercroft.cli import cli, main
from undercroft.server.limits import RATES, SOCKETS_AT_ONCE
from undercroft.server.pages import SITE
from undercroft.server.serve import CONNECTIONS_BY_ADDRESS
from undercroft.server.settings import STORE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PUBLIC = "https://table.example.org"


# -- behind a proxy --------------------------------------------------------------------------------------


def test_the_public_address_is_ours_and_is_shown(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--origin", f"{PUBLIC}/", "--trusted-proxy") as server:
        assert server.ask("GET", "/api/address").json() == {"urls": [PUBLIC], "public": True}
        opened = server.open()
        sitting = server.sit(opened["table"], opened["key"], origin=PUBLIC)
        assert sitting.answer()["t"] == "ok"
        sitting.close()
        with pytest.raises(InvalidStatus):
            server.sit(opened["table"], opened["key"], origin="http://table.example.org")


def test_each_player_behind_a_trusted_proxy_is_counted_apart(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--trusted-proxy", limits=True) as server:
        body = {"game": "dark-castle", "chairs": [{}]}

        def status(forwarded: str) -> int:
            return server.ask("POST", "/api/tables", json=body, headers={"X-Forwarded-For": forwarded}).status_code

        while status("198.51.100.1") == 201:
            pass
        assert status("198.51.100.1") == 429
        assert status("203.0.113.5, 198.51.100.1") == 429
        assert status("198.51.100.2") == 201


def test_nobody_is_believed_without_a_trusted_proxy(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=True) as server:
        body = {"game": "dark-castle", "chairs": [{}]}
        statuses = [
            server.ask("POST", "/api/tables", json=body, headers={"X-Forwarded-For": f"198.51.100.{n}"}).status_code
            for n in range(45)
        ]
        assert 429 in statuses


# -- backup ----------------------------------------------------------------------------------------------


def test_a_backup_while_it_runs_is_a_store_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    copy.mkdir()
    with served(data) as server:
        opened = server.open()
        sitting = server.sit(opened["table"], opened["key"])
        for _ in range(4):
            assert sitting.answer()["t"] == "ok"
        assert main(["backup", str(copy / STORE), "--data", str(data)]) == 0
        assert "Written" in capsys.readouterr().out
        assert sitting.answer()["t"] == "ok"
        sitting.close()
    assert sorted(file.name for file in copy.iterdir()) == [STORE]
    with served(copy) as server:
        sitting = server.sit(opened["table"], opened["key"])
        assert sitting.table["step"] >= 4
        sitting.close()


def test_a_backup_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / STORE).touch()
    there = tmp_path / "there"
    there.write_text("precious")
    assert main(["backup", str(there), "--data", str(tmp_path)]) == 2
    assert "overwrites nothing" in capsys.readouterr().err
    assert there.read_text() == "precious"


def test_a_backup_of_nothing_and_to_nowhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "file"), "--data", str(tmp_path)]) == 2
    assert "no tables are kept" in capsys.readouterr().err
    with served(tmp_path / "data"):
        assert main(["backup", str(tmp_path / "no" / "where"), "--data", str(tmp_path / "data")]) == 2
        said = capsys.readouterr().err
        assert len(said.splitlines()) == 1
        assert "cannot be written" in said


# -- the page itself -------------------------------------------------------------------------------------


def test_the_page_names_options_that_exist() -> None:
    known = {name for command in ("serve", "backup") for one in cli.commands[command].params for name in one.opts}
    used = set(re.findall(r"--[a-z][a-z-]+", re.sub(r"```nginx.*?```", "", PAGE, flags=re.S)))
    assert used <= known
    assert {"--origin", "--trusted-proxy", "--data", "--host"} <= used


def test_the_page_gives_the_true_limits() -> None:
    rows = dict(re.findall(r"^\| ([a-z ,]+) \| (\d+) \|", PAGE, flags=re.M))
    assert rows == {
        "requests that read": f"{RATES['read'].burst:.0f}",
        "requests that change something": f"{RATES['write'].burst:.0f}",
        "tables opened, imported or forked": f"{RATES['table'].burst:.0f}",
        "seats set out or taken": f"{RATES['seat'].burst:.0f}",
        "sockets opened": f"{RATES['socket'].burst:.0f}",
        "sockets held open": str(SOCKETS_AT_ONCE),
        "connections": str(CONNECTIONS_BY_ADDRESS),
    }


# -- the wheel -------------------------------------------------------------------------------------------


def test_the_wheel_holds_the_pages(tmp_path: Path) -> None:
    if not (SITE / "index.html").exists():
        pytest.skip("the site is not built: make web")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    built = {file.relative_to(ROOT).as_posix() for file in SITE.rglob("*") if file.is_file()}
    assert built <= set(names)
    assert "undercroft/server/words/fr.ftl" in names
    assert not [name for name in names if name.startswith(("web/", "tests/")) or "node_modules" in name]
