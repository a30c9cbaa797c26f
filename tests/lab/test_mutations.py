"""What `make mutants` breaks: each change by itself, and nothing that only describes."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
SOURCE = b'''"""A module."""
MOST = 3


def rule(table: int, *, gentle: bool = True) -> bool:
    """One rule."""
    assert table > 0
    if table < MOST and gentle:
        tell(f"{table + 1}")
    table.seen = [one for one in table.rows if one]
    yield from rest(table)
    for row in table:
        if not row:
            continue
    return max(1, table) == 2


class Thing:
    def __repr__(self) -> str:
        return "x" + "y"

    def count(self) -> int:
        self.number += 2
        return self.number
'''


@pytest.fixture
def mutations(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(REPOSITORY / "tools"))
    from mutations import mutations

    yield mutations
    for name in ("mutations", "mutants"):
        sys.modules.pop(name, None)


def test_a_name_that_matches_nothing_is_an_error(mutations) -> None:
    import mutants

    assert {"undercroft/engine/session.py", "undercroft/server/game_log.py"} <= set(mutants.matching(mutants.MODULES))
    with pytest.raises(SystemExit, match="there is no undercroft/server/chronicle"):
        mutants.matching(["undercroft/engine/*.py", "undercroft/server/chronicle.py"])


def test_every_part_of_a_rule_is_broken_by_itself(mutations) -> None:
    found = [(one.function, one.line, one.change) for one in mutations("m.py", SOURCE)]
    assert found == [
        ("", 2, "3 -> 4"),
        ("", 2, "3 -> 2"),
        ("", 5, "True -> False"),
        ("rule", 8, "table < MOST and gentle -> False"),
        ("rule", 8, "table < MOST and gentle -> True"),
        ("rule", 8, "table < MOST and gentle -> (gentle)"),
        ("rule", 8, "table < MOST and gentle -> (table < MOST)"),
        ("rule", 8, "table < MOST -> (table <= MOST)"),
        ("rule", 9, 'tell(f"{table + 1}") -> pass'),
        ("rule", 10, "table.seen = [one for one in table.rows if one] -> pass"),
        ("rule", 10, "one -> True"),
        ("rule", 11, "yield from rest(table) -> yield from ()"),
        ("rule", 13, "not row -> False"),
        ("rule", 13, "not row -> True"),
        ("rule", 13, "not row -> (row)"),
        ("rule", 14, "continue -> break"),
        ("rule", 15, "max(1, table) == 2 -> (max(1, table) != 2)"),
        ("rule", 15, "max(1, table) -> min(1, table)"),
        ("rule", 15, "1 -> 2"),
        ("rule", 15, "1 -> 0"),
        ("rule", 15, "2 -> 3"),
        ("rule", 15, "2 -> 1"),
        ("Thing.count", 23, "self.number += 2 -> pass"),
        ("Thing.count", 23, "self.number += 2 -> self.number -= 2"),
        ("Thing.count", 23, "2 -> 3"),
        ("Thing.count", 23, "2 -> 1"),
        ("Thing.count", 24, "self.number -> (self.number) + 1"),
    ]


def test_what_is_broken_is_still_a_module_and_another_one(mutations) -> None:
    for name in ("window", "message", "record"):
        path = REPOSITORY / "undercroft" / "engine" / f"{name}.py"
        source = path.read_bytes()
        whole = ast.dump(ast.parse(source))
        keys = set()
        for mutation in mutations(path.name, source):
            assert ast.dump(ast.parse(mutation.apply(source))) != whole, mutation.change
            keys.add(mutation.key)
        assert len(keys) == len(mutations(path.name, source))
