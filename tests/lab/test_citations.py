"""Every rule is cited where it is carried out: in the code of its game, or in the cards that it shows itself in."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import undercroft.games

GAMES = sorted(path.parent for path in Path(undercroft.games.__path__[0]).glob("*/rules.toml"))
NAME = r"[A-Z][A-Z0-9]*(?:-[A-Z]+)+"
RANGE = re.compile(rf"\b({NAME})-(\d+)\s+to\s+(?:\1-)?(\d+)\b")
LIST = re.compile(rf"\b({NAME})-(\d+(?:, \d+)*)\b")


def cited(text: str) -> set[str]:
    """The ids a text names: one by one, `DS-ARC-03 to DS-ARC-05`, `DS-ARC-03, 05`."""
    found: set[str] = set()
    for name, first, last in RANGE.findall(text):
        found |= {f"{name}-{number:0{len(first)}d}" for number in range(int(first), int(last) + 1)}
    for name, numbers in LIST.findall(text):
        found |= {f"{name}-{number}" for number in numbers.split(", ")}
    return found


def sources(game: Path) -> list[Path]:
    """What is written by hand: the code, and the cards."""
    code = [path for path in game.rglob("*.py") if path.name != "state.py"]
    return code + list((game / "content").rglob("*.toml"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_is_cited_where_it_is_carried_out(game: Path) -> None:
    index = tomllib.loads((game / "rules.toml").read_text(encoding="utf-8"))["rule"]
    wanted = {rule["id"] for rule in index if "physical" not in rule}
    found = set().union(*[cited(path.read_text(encoding="utf-8")) for path in sources(game)])
    assert not wanted - found, "cited nowhere"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_rule_is_cited_that_does_not_exist(game: Path) -> None:
    known = {rule["id"] for rule in tomllib.loads((game / "rules.toml").read_text(encoding="utf-8"))["rule"]}
    prefixes = {id.split("-")[0] for id in known}
    found = set().union(*[cited(path.read_text(encoding="utf-8")) for path in sources(game)])
    assert not {id for id in found if id.split("-")[0] in prefixes} - known


def test_a_citation_may_be_a_range_or_a_list() -> None:
    text = "Do this (DS-ARC-09 to DS-ARC-11, DS-RULING-91, 92, DS-EQUIP-03 to 05)."
    numbered = {"DS-ARC-09", "DS-ARC-10", "DS-ARC-11", "DS-RULING-91", "DS-RULING-92"}
    assert cited(text) == numbered | {"DS-EQUIP-03", "DS-EQUIP-04", "DS-EQUIP-05"}
