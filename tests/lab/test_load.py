"""The load driver on a small crowd; that it fails when something is lost is tried, too."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from undercroft.lab import load as module
from undercroft.lab import serving
from undercroft.lab.load import Load, Plan, load, main
from undercroft.lab.tally import failures, report

PATIENCE = 30.0  # seconds; only so that what stays is told some day
SMALL = Plan(tables=12, seconds=4, watchers=1)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where a load keeps its things; when it is done nothing is left there, and nothing runs on it."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    yield tmp_path
    assert list(tmp_path.iterdir()) == []
    # Whoever was killed takes a moment to be gone.
    last = time.monotonic() + PATIENCE
    while (left := [words for words in running() if str(tmp_path) in words]) and time.monotonic() < last:
        time.sleep(0.05)
    assert left == []


def running() -> Iterator[str]:
    """The command lines of all processes."""
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            yield process.read_text()
        except OSError:
            continue


def test_a_small_crowd_loses_nothing() -> None:
    result = load(SMALL)
    assert failures(result) == []
    assert result["lost"] == 0
    # Twelve tables, an answer a second each; a machine that is busy elsewhere gets by with fewer.
    assert 0 < result["answers"] <= 12 * 5
    assert result["acknowledged_at_kill"] > 0
    # Three viewers of a table: everyone's update is the last of three.
    assert result["everyone_p95_ms"] >= result["each_viewer_p50_ms"] > 0
    assert 0 < result["bytes_median"] <= 2048
    # Sent as they are: only the head of a frame comes on top.
    assert 0 < result["bytes_on_the_line_median"] - result["bytes_median"] <= 14
    said = report(result)
    assert "lost         0 of" in said
    assert "12 tables of dark-castle" in said


def forget_the_last(store: Path) -> None:
    """Lose the last entry of every table, as a store that acknowledges too early would."""
    with sqlite3.connect(store) as file:
        file.execute("DELETE FROM log WHERE n = (SELECT max(n) FROM log AS other WHERE other.table_id = log.table_id)")
    file.close()


def test_a_store_that_loses_answers_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[Path] = []
    true = module.Process.start

    async def start(data: Path, port: int, log: Path) -> Any:
        starts.append(data)
        if len(starts) > 1:
            forget_the_last(data / "tables.sqlite")
        return await true(data, port, log)

    monkeypatch.setattr(module.Process, "start", staticmethod(start))
    done = CliRunner().invoke(main, ["--tables", "4", "--seconds", "3", "--plain"])
    assert done.exit_code == 1, done.output
    assert "acknowledged answers are lost" in done.output


def test_bots_that_answer_meanwhile_are_no_fault() -> None:
    done = CliRunner().invoke(main, ["--tables", "3", "--seconds", "3", "--players", "1", "--bots", "2", "--plain"])
    assert done.exit_code == 0, done.output


def test_whoever_stops_it_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Load, "_play", stopped)
    with pytest.raises(KeyboardInterrupt):
        load(Plan(tables=2, seconds=2))


def test_what_must_not_be_is_named() -> None:
    fine: dict[str, Any] = {"lost": 0, "amiss": [], "refused": {}, "answers": 5, "exit_status": 0, "server_errors": []}
    assert failures(fine) == []
    for change, words in (
        ({"lost": 2}, "2 acknowledged answers are lost"),
        ({"amiss": ["table x: the view is another"]}, "the view is another"),
        ({"refused": {"stale-answer": 1}}, "stale-answer"),
        ({"answers": 0}, "nothing was answered"),
        ({"exit_status": 3}, "status 3"),
        ({"server_errors": ["Traceback"]}, "Traceback"),
    ):
        assert any(words in line for line in failures({**fine, **change}))


def test_a_server_that_does_not_start_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving.sys, "executable", shutil.which("false"))
    done = CliRunner().invoke(main, ["--tables", "1", "--seconds", "1"])
    assert done.exit_code == 1
    assert "did not start" in done.output
