"""The examples in the documentation are true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import undercroft
from undercroft.cli import cli

ROOT = Path(__file__).parent.parent


LESSON = "docs/write-a-game.md"
DOORS = "tests/small_games/doors/"
WHOLE = ["schema.py", "catalogue.py", "content/doors.toml", "game.py", "bot.py", "text/doors.en.ftl", "test_doors.py"]


@pytest.mark.parametrize(("page", "least"), [("docs/api.md", 20), (LESSON, 7)])
def test_the_examples_run(page: str, least: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > least
    assert result.failed == 0


def quoted() -> list[tuple[str, str]]:
    """The blocks of the lesson that are said to stand in a file: which file, and what of it."""
    text = (ROOT / LESSON).read_text(encoding="utf-8")
    return re.findall(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_what_the_lesson_quotes_stands_there() -> None:
    blocks = quoted()
    assert len(blocks) > len(WHOLE)
    for file, block in blocks:
        assert block in (ROOT / file).read_text(encoding="utf-8"), f"{LESSON} quotes {file} wrongly:\n{block}"


@pytest.mark.parametrize("name", WHOLE)
def test_the_lesson_shows_all_of_its_game(name: str) -> None:
    lines = (ROOT / DOORS / name).read_text(encoding="utf-8").splitlines()
    shown = [line for file, block in quoted() if file == DOORS + name for line in block.splitlines() if line]
    assert sorted(shown) == sorted(line for line in lines if line)


def test_the_commands_of_the_lesson_exist() -> None:
    named = set(re.findall(r"(?<!from )\bundercroft ([a-z]+(?:-[a-z]+)*)", (ROOT / LESSON).read_text(encoding="utf-8")))
    assert "new-game" in named
    assert named <= set(cli.commands)


def test_the_package_example_runs() -> None:
    assert doctest.testmod(undercroft).failed == 0


def test_the_readme_example_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    exec(compile(code, "README.md", "exec"), {})


def test_every_link_in_the_documentation_leads_somewhere() -> None:
    for page in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]:
        for part in page.read_text(encoding="utf-8").split("](")[1:]:
            target = part.split(")")[0].split("#")[0]
            if target and "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"
