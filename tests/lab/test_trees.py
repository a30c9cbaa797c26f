"""Which tree a command runs on: the compiled one where it is up to date, else the sources; and it says which."""

from __future__ import annotations

import compileall
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from undercroft.lab import trees

SIMULATE = [
    "simulate",
    "dark-castle",
    "--games",
    "6",
    "--players",
    "2",
    "--bot",
    "random",
    "--seed",
    "7",
    "--jobs",
    "2",
]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "site", "terminal")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with a compiled tree. Bytecode alone stands in for the libraries, which take minutes to build: what
    matters here is that the session is no longer read from its source."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(trees.pure_tree() / "undercroft", folder / "undercroft", ignore=LEFT_OUT)
    (folder / "Makefile").touch()
    tree = folder / "build" / "compiled"
    shutil.copytree(folder / "undercroft", tree / "undercroft")
    trees.write_manifest(tree, trees.sources(folder))
    session = tree / "undercroft" / "engine" / "session.py"
    assert compileall.compile_file(session, quiet=1, legacy=True)
    session.unlink()
    return folder


def simulated(checkout: Path, **environment: str) -> tuple[str, dict[str, Any]]:
    """Which tree a simulation says it ran on, and its figures but for those of the clock."""
    kept = {name: value for name, value in os.environ.items() if name != trees.PURE}
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", *SIMULATE, "--json"],
        env={**kept, "PYTHONSAFEPATH": "1", "PYTHONPATH": str(checkout), **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    return done.stderr, {name: figures[name] for name in figures if "second" not in name}


def test_a_command_runs_on_the_compiled_tree_and_on_the_sources_where_told_with_the_same_result(checkout):
    fast, figures = simulated(checkout)
    assert fast == "undercroft: compiled tree\n"
    slow, same = simulated(checkout, UNDERCROFT_PURE="1")
    assert slow == "undercroft: pure tree, as UNDERCROFT_PURE demands\n"
    assert figures == same


def test_a_tree_without_its_libraries_is_not_tried_again_and_again(checkout):
    tree = checkout / "build" / "compiled" / "undercroft" / "engine"
    library, aside = tree / "session.pyc", checkout / "session.pyc"
    library.rename(aside)
    shutil.copy(checkout / "undercroft" / "engine" / "session.py", tree)
    try:
        assert simulated(checkout)[0].startswith(
            "undercroft: pure tree: the libraries of the compiled one are not there"
        )
    finally:
        (tree / "session.py").unlink()
        aside.rename(library)


def test_a_tree_that_is_older_than_a_source_is_not_used(checkout):
    source = checkout / "undercroft" / "games" / "dark_castle" / "odds.py"
    before = source.read_bytes()
    source.write_bytes(before + b"# thought of later\n")
    try:
        assert simulated(checkout)[0] == (
            "undercroft: pure tree: the compiled tree is older than undercroft/games/dark_castle/odds.py; "
            "`make compiled` builds it anew\n"
        )
    finally:
        source.write_bytes(before)


# -- up to date ------------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path) -> tuple[Path, Path]:
    """A compiled tree and the sources it was built from, both with two files."""
    for name in ("tree", "source"):
        (tmp_path / name / "undercroft" / "words").mkdir(parents=True)
        (tmp_path / name / "undercroft" / "dice.py").write_text("SIDES = 6\n")
        (tmp_path / name / "undercroft" / "words" / "en.ftl").write_text("die = die\n")
    trees.write_manifest(tmp_path / "tree", trees.sources(tmp_path / "source"))
    return tmp_path / "tree", tmp_path / "source"


def test_a_tree_of_these_sources_is_up_to_date(small):
    tree, source = small
    assert trees.why_not_compiled(tree, source) == ""


def test_there_is_no_tree_without_its_manifest(small, tmp_path):
    tree, source = small
    assert "there is no compiled tree" in trees.why_not_compiled(tmp_path / "nowhere", source)
    (tree / trees.MANIFEST).write_text("{}")
    assert "there is no compiled tree" in trees.why_not_compiled(tree, source)


@pytest.mark.parametrize("name", ["dice.py", "words/en.ftl", "new.toml"])
def test_a_source_changed_or_added_makes_it_old(small, name):
    tree, source = small
    (source / "undercroft" / name).write_text("changed\n")
    assert f"is older than undercroft/{name};" in trees.why_not_compiled(tree, source)


def test_a_source_taken_away_makes_it_old(small):
    tree, source = small
    (source / "undercroft" / "dice.py").unlink()
    assert "is older than undercroft/dice.py;" in trees.why_not_compiled(tree, source)


@pytest.mark.parametrize("name", ["site/index.html", "__pycache__/dice.pyc", "proved.toml", "dice.so"])
def test_what_no_game_depends_on_does_not(small, name):
    tree, source = small
    path = source / "undercroft" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("changed\n")
    assert trees.why_not_compiled(tree, source) == ""


def test_a_tree_for_another_python_is_not_used(small):
    tree, source = small
    manifest = json.loads((tree / trees.MANIFEST).read_text())
    (tree / trees.MANIFEST).write_text(json.dumps({**manifest, "for": ".cpython-38-m68k-amiga.so"}))
    assert "for another Python" in trees.why_not_compiled(tree, source)


@pytest.mark.parametrize(("value", "forced"), [("1", True), ("yes", True), ("0", False), ("", False)])
def test_what_forces_the_sources(monkeypatch, value, forced):
    monkeypatch.setenv(trees.PURE, value)
    assert trees.forced_pure() is forced


def test_what_else_is_on_the_path_stays_there_behind_the_tree(monkeypatch, tmp_path):
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert trees.environment(tmp_path)["PYTHONPATH"] == os.pathsep.join([str(tmp_path), "elsewhere"])
