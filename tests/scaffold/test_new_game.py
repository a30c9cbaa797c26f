"""A new game, as it is laid out, passes every test that any game must, in a checkout and as a package of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.cli import main
from undercroft.engine.errors import NotPossible
from undercroft.scaffold.new_game import (
    LONGEST_NAME,
    LONGEST_TITLE,
    Names,
    checked_name,
    checked_title,
    free_prefix,
    inside,
    new_game,
)

ROOT = Path(__file__).parent.parent.parent
TITLES = ["--title-en", "The 7 Gates", "--title-fr", "Les 7 Portes de l'Est"]
NAME = "seven-gates"
FOLDER = "seven_gates"
LONG = f"long-{'o' * (LONGEST_NAME - 5)}"

# The tests of every game, of which those of the new one are picked.
GENERAL = ["tests/properties", "tests/text", "tests/engine/test_forge.py", "tests/engine/test_games.py"]
GENERAL += ["tests/engine/test_notation.py", "tests/saves/test_bad_saves.py"]
GENERAL += ["tests/lab/test_citations.py", "tests/test_all_games.py"]
PICKED = f"{NAME} or {FOLDER} or test_all_games or every_folder or save_of_one_game"


def run(folder: Path, *command: str, site: Path | None = None) -> str:
    """What a command of this Python prints, in a folder whose own modules come before those of this checkout."""
    hidden = {"PYTHONPATH", "PYTHONSAFEPATH", "UNDERCROFT_EXPECT_COMPILED"}
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    if site is not None:
        env["PYTHONPATH"] = str(site)
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def passed(said: str) -> int:
    """How many tests passed."""
    found = re.search(r"(\d+) passed", said)
    assert found is not None, said
    return int(found.group(1))


def simulate(folder: Path, site: Path | None = None) -> dict[str, object]:
    """Twenty games at random."""
    command = ["undercroft", "simulate", NAME, "--games", "20", "--players", "3", "--bot", "random", "--seed", "1"]
    figures: dict[str, object] = json.loads(run(folder, *command, "--jobs", "1", "--json", site=site))
    return figures


def leftovers(files: list[Path]) -> list[str]:
    """Where a file still has a name of the game that was copied."""
    pattern = re.compile(r"scaffold|\bBL-|\b[Bb]lank\b|TheGame")
    return [f"{file}: {found}" for file in files for found in pattern.findall(file.read_text(encoding="utf-8"))]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this tree with a new game in it."""
    copy = tmp_path_factory.mktemp("checkout")
    unneeded = shutil.ignore_patterns("__pycache__", "site", "0.*", "browser", "shots", "*.so")
    for folder in ("undercroft", "tests"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=unneeded)
    shutil.copy(ROOT / "pyproject.toml", copy)
    run(copy, "undercroft", "new-game", NAME, *TITLES)
    return copy


def test_a_new_game_passes_the_tests_of_every_game(checkout: Path) -> None:
    own = f"tests/rules/{FOLDER}"
    said = run(checkout, "pytest", "-p", "no:cacheprovider", own, *GENERAL, "-k", PICKED)
    assert passed(said) > 50


def test_a_new_game_edits_nothing_outside_its_own_folders(checkout: Path) -> None:
    new: list[Path] = []
    for folder in ("undercroft", "tests"):
        for path in sorted((checkout / folder).rglob("*")):
            here = ROOT / path.relative_to(checkout)
            if not path.is_file() or "__pycache__" in path.parts:
                continue
            if FOLDER in path.parts:
                new.append(path)
            else:
                assert path.read_bytes() == here.read_bytes(), here
    assert len(new) == 19
    assert not leftovers(new)


def test_a_new_game_is_set_as_all_our_code_is(checkout: Path) -> None:
    folders = [str(path.relative_to(checkout)) for path in checkout.rglob(FOLDER)]
    assert len(folders) == 4
    run(checkout, "ruff", "check", *folders)
    run(checkout, "ruff", "format", "--check", *folders)


def test_a_new_game_can_be_played_and_tells_its_titles(checkout: Path) -> None:
    figures = simulate(checkout)
    assert figures["games"] == 20
    assert "Les 7 Portes de l’Est, 1 to 4 players" in run(checkout, "undercroft", "games", "--lang", "fr")
    counted = json.loads(run(checkout, "undercroft", "rules", NAME, "--coverage", "--json"))
    assert json.dumps(counted).count('"missing": 0') == json.dumps(counted).count('"missing"') > 0


def test_the_record_of_what_is_proved_is_up_to_date(checkout: Path, tmp_path: Path) -> None:
    """A whole run of tests/rules compares the records; here the new game is the only one that has rules."""
    copy = tmp_path / "alone"
    shutil.copytree(checkout, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for rules in (copy / "undercroft" / "games").glob("*/rules.toml"):
        if rules.parent.name != FOLDER:
            rules.unlink()
            shutil.rmtree(copy / "tests" / "rules" / rules.parent.name)
    said = run(copy, "pytest", "-p", "no:cacheprovider", "tests/rules")
    assert passed(said) == 8
    record = copy / "undercroft" / "games" / FOLDER / "proved.toml"
    record.write_text(record.read_text(encoding="utf-8").replace("runs", "walks"), encoding="utf-8")
    with pytest.raises(AssertionError, match="by other tests"):
        run(copy, "pytest", "-p", "no:cacheprovider", "tests/rules")


def test_a_package_of_its_own_passes_its_tests_and_is_found(tmp_path: Path) -> None:
    home, site = tmp_path / "home", tmp_path / "site"
    files = new_game(NAME, home, "The Gates")
    assert not leftovers(files)
    assert sorted(path.name for path in home.iterdir()) == ["pyproject.toml", FOLDER, "tests"]
    run(home, "ruff", "check", "--select", "E,F,I", ".")
    run(home, "ruff", "format", "--check", ".")
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check"]
    run(home, "pip", "install", *offline, "--target", str(site), ".")
    shutil.rmtree(home / "build", ignore_errors=True)
    assert passed(run(home, "pytest", "-p", "no:cacheprovider", site=site)) == 19
    assert simulate(tmp_path, site)["games"] == 20


# -- what is refused -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["", "Gates", "7gates", "two words", "gates-", "_gates", "a--b", "../gates", "class", "torë", LONG + "o"]
)
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(NotPossible, match="is no name for a game"):
        checked_name(name)


@pytest.mark.parametrize("name", ["dark-castle", "dark_castle"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    with pytest.raises(NotPossible, match="already a game called dark-castle"):
        checked_name(name)


@pytest.mark.parametrize("title", [" ", "two\nlines", "{ $x }", 'a "b"', "a\\b", "x" * 61])
def test_a_title_that_is_none_is_refused(title: str) -> None:
    with pytest.raises(NotPossible, match="is no title"):
        checked_title(title)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(NotPossible, match="is already there"):
        new_game(NAME, tmp_path)
    with pytest.raises(NotPossible, match=r"small_games/vault is already there"):
        new_game("vault")
    with pytest.raises(NotPossible, match=r"properties/walks\.py is already there"):
        new_game("walks")
    with pytest.raises(NotPossible, match="already a package called json"):
        new_game("json", tmp_path / "new")
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_where_there_is_no_checkout_one_must_say_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.scaffold.new_game.pure_tree", lambda: tmp_path)
    with pytest.raises(NotPossible, match="--at FOLDER"):
        new_game(NAME)


def test_the_rules_of_two_games_never_begin_alike() -> None:
    assert free_prefix("seven_gates") == "SG"
    assert free_prefix("gates") == "GA"
    assert free_prefix("dark_stairs") == "DA"
    assert free_prefix("x1") == "X"
    with pytest.raises(NotPossible, match="take another name"):
        free_prefix("ds")


def test_the_longest_name_breaks_no_line(tmp_path: Path) -> None:
    folder = checked_name(LONG)
    title = checked_title("x" * LONGEST_TITLE)
    names = Names(LONG, folder, f"undercroft.games.{folder}", "LONG", {"en": title, "fr": title})
    lines = [
        line for file, text in inside(tmp_path, names).items() if file.suffix == ".py" for line in text.splitlines()
    ]
    assert max(map(len, lines)) <= 120


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", NAME, "--at", str(tmp_path / "new")]) == 0
    assert f"{FOLDER}/schema.py" in capsys.readouterr().out
    assert main(["new-game", NAME, "--at", str(tmp_path / "new")]) == 2
    assert "is already there" in capsys.readouterr().err
