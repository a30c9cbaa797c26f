"""What is said about the project in several places is the same in all of them."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

import undercroft

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]


def test_one_line_length_everywhere() -> None:
    editors = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    lengths = set(re.findall(r"^max_line_length = (\w+)$", editors, re.MULTILINE))
    assert lengths - {"off"} == {str(PYPROJECT["tool"]["ruff"]["line-length"])}


def test_one_version_everywhere() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## \[(\d[^\]]*)\]", changes, re.MULTILINE)
    assert undercroft.__version__ == PROJECT["version"]
    assert package["version"] == lock["version"] == lock["packages"][""]["version"] == PROJECT["version"]
    assert released[0] == PROJECT["version"]


def test_one_licence_everywhere() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    assert PROJECT["license"] == package["license"] == "MIT AND CC-BY-4.0"
    assert "under the MIT licence" in notice
    assert "CC BY 4.0" in notice
    for name in PROJECT["license-files"]:
        assert (ROOT / name).is_file()


def test_all_that_is_offered_is_there() -> None:
    assert undercroft.__all__ == sorted(undercroft.__all__)
    for name in undercroft.__all__:
        assert getattr(undercroft, name) is not None
    # Loading games imports the folder they live in, which must not take the place of anything offered.
    undercroft.find_games()
    assert "dark-castle" in undercroft.find_games()
    assert not [name for name in undercroft.__all__ if (ROOT / "undercroft" / name).is_dir()]


def test_a_report_asks_for_what_the_program_gives() -> None:
    form = (ROOT / ".github" / "ISSUE_TEMPLATE" / "bug.yml").read_text(encoding="utf-8")
    assert "undercroft replay" in form
    assert "--position" in form


@pytest.mark.parametrize("page", [*sorted(ROOT.glob("*.md")), ROOT / "docs/api.md"], ids=lambda page: page.name)
def test_prose_keeps_to_the_line_length(page: Path) -> None:
    most = PYPROJECT["tool"]["ruff"]["line-length"]
    prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    long = [line for line in prose.splitlines() if len(line) > most and not line.startswith(("|", "!["))]
    assert long == []
