"""Which rules the tests prove: gathered from a run of `tests/rules`, compared with what is on record.

A test that carries `@rule("EC-ATK-05")` proves that rule when it passes. A rule is proved when at least one test of
its own has passed and none has failed, nor failed as expected. The record is each game's `proved.toml`.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parent.parent
RULES = REPOSITORY / "tests" / "rules"
RECORD = "proved.toml"
HEAD = """\
# The rules that are proved, each with the tests that prove it. Written by `make proofs`; a run of tests/rules fails
# when it is out of date.
"""


def ledgers() -> dict[Path, list[str]]:
    """The ids of every game's rules, by the folder of the game."""
    found = {}
    for path in sorted((REPOSITORY / "undercroft" / "games").glob("*/rules.toml")):
        found[path.parent] = [row["id"] for row in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]]
    return found


@cache
def known() -> set[str]:
    """Every id there is."""
    return {id for ids in ledgers().values() for id in ids}


class Proofs:
    """What a run has proved so far."""

    def __init__(self) -> None:
        self.passed: defaultdict[str, set[str]] = defaultdict(set)
        self.failed: set[str] = set()

    def hear(self, report: Any) -> None:
        """One phase of one test is over."""
        rules = [value for name, value in report.user_properties if name == "rule"]
        failed = report.failed or hasattr(report, "wasxfail")
        for rule in rules:
            if failed:
                self.failed.add(rule)
            elif report.when == "call" and report.passed:
                self.passed[rule].add(test_name(report.nodeid))

    def proved(self) -> dict[str, list[str]]:
        """The rules that are proved, with their tests."""
        return {rule: sorted(tests) for rule, tests in self.passed.items() if rule not in self.failed}

    def written(self, ids: list[str]) -> str:
        """The record of a game with these ids."""
        proved = self.proved()
        rows = [HEAD]
        for id in ids:
            if id in proved:
                tests = "".join(f'    "{test}",\n' for test in proved[id])
                rows.append(f"{id} = [\n{tests}]\n")
        return "\n".join(rows)

    def settle(self, write: bool) -> str:
        """Compare with the records, or write them; what to say about it."""
        said = []
        for folder, ids in ledgers().items():
            path = folder / RECORD
            text = self.written(ids)
            before = path.read_text(encoding="utf-8") if path.is_file() else ""
            if text == before:
                continue
            shown = path.relative_to(REPOSITORY)
            if write:
                path.write_text(text, encoding="utf-8")
                said.append(f"{shown} is written: {len(set(ids) & set(self.proved()))} of {len(ids)} ids are proved.")
            else:
                said.append(f"{shown} is out of date ({difference(before, text)}); `make proofs` writes it anew.")
        return " ".join(said)


def difference(before: str, after: str) -> str:
    """In a few words, what has changed between two records."""
    old, new = tomllib.loads(before), tomllib.loads(after)
    parts = []
    for title, ids in (
        ("newly proved", [id for id in new if id not in old]),
        ("no longer proved", [id for id in old if id not in new]),
        ("by other tests", [id for id in new if id in old and new[id] != old[id]]),
    ):
        if ids:
            more = f" and {len(ids) - 5} more" if len(ids) > 5 else ""
            parts.append(f"{title}: {', '.join(ids[:5])}{more}")
    return "; ".join(parts) or "only its layout differs"


def test_name(nodeid: str) -> str:
    """`tests/rules/dark_castle/test_attack.py::test_x[2]` as `dark_castle/test_attack::test_x`."""
    path, _, name = nodeid.partition("::")
    file = (REPOSITORY / path).relative_to(RULES).with_suffix("")
    return f"{file.as_posix()}::{name.partition('[')[0]}"


def is_whole(config: Any) -> bool:
    """Whether a run, as it was asked for, holds every test in `tests/rules`."""
    option = config.option
    picked = option.keyword or option.markexpr or option.deselect or option.ignore or option.ignore_glob
    if picked or getattr(option, "lf", False) or getattr(option, "stepwise", False) or option.collectonly:
        return False
    for argument in config.args:
        path = (config.invocation_params.dir / argument.partition("::")[0]).resolve()
        if "::" not in argument and RULES.is_relative_to(path):
            return True
    return False
