"""Break the rules one by one, and see whether a test notices (`make mutants`).

Nothing in the checkout is changed: the tree is copied to build/mutants first. What each test reaches is found out
once and kept; a mutant is given to the tests that reach its line, first those that reach little else, until one fails
or the time allowed is spent. Every verdict is appended to build/mutants/results.jsonl, and a run that was broken off
goes on from there: a mutant is tried again when its function has changed, or the test that killed it, or, if it
survived, any test that reaches it. A mutant that no test reaches has survived. What makes no difference to anybody is
explained in tests/mutants-explained.toml, and does not count.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from mutations import Mutation, mutations

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "mutants"
RESULTS = BUILD / "results.jsonl"
EXPLAINED = ROOT / "tests" / "mutants-explained.toml"
MODULES = [
    "undercroft/games/*/rules/*.py",
    "undercroft/engine/*.py",
    "undercroft/server/table.py",
    "undercroft/server/game_log.py",
    "undercroft/server/replay.py",
    "undercroft/server/limits.py",
    "undercroft/server/patch.py",
]
# The folders whose tests are asked. Whole games played at random are not: what only luck would notice has survived.
TESTS = ["engine", "rules", "games", "playthroughs", "saves", "server"]
# These start processes of their own, or see nothing of what is broken here.
ASIDE = [f"tests/server/test_{name}.py" for name in ("fuzz", "hosting", "leaks", "openapi", "serve", "site", "socket")]
ASIDE += ["tests/games/dark_souls/test_bot.py"]
KILLED = ("killed", "crashed")
# What can only be said, or may yet be noticed, when the module is imported broken.
COLD = ("not exchanged", "survived once imported")
KEY = ("module", "function", "change", "nth")
AIM = 0.95
CHUNK = 12  # so many test files at a time are asked what they reach


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--module", action="append", help="only modules like this, `undercroft/engine/*.py` say")
    parser.add_argument("--tests", action="append", help="only this folder or file of tests/, `engine` say")
    parser.add_argument(
        "--sample", type=int, default=0, help="only so many mutants of each module, and those that survived"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--budget", type=int, default=20, help="seconds of tests a mutant, in all")
    parser.add_argument("--report", action="store_true", help="try nothing, tell what is known")
    order = parser.parse_args()
    wanted = order.module or MODULES
    modules = [module for module in matching(wanted) if not module.endswith("__init__.py")]
    matching(ASIDE)
    every = {module: mutations(module, (ROOT / module).read_bytes()) for module in modules}
    BUILD.mkdir(parents=True, exist_ok=True)
    known = results()
    if not order.report:
        with scratch() as tree:
            reached = Reach(tree, modules, order.tests or TESTS)
            try_all(tree, every, reached, known, order)
        known = results()
    return report(every, known)


def matching(patterns: list[str]) -> list[str]:
    """The files that are like one of these; a pattern like none is a name that has changed."""
    found: set[str] = set()
    for pattern in patterns:
        paths = {str(path.relative_to(ROOT)) for path in ROOT.glob(pattern)}
        if not paths:
            sys.exit(f"tools/mutants.py: there is no {pattern}")
        found |= paths
    return sorted(found)


# -- the tree and what reaches it ------------------------------------------------------------------------


@contextlib.contextmanager
def scratch() -> Iterator[Path]:
    """A copy of the tree, so that neither mutants nor whoever goes on working disturb each other."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Broken off; the next run goes on from here."))
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="tree-") as folder:
        tree = Path(folder)
        left = shutil.ignore_patterns("__pycache__", "node_modules", ".*", "build", "dist")
        for name in ("undercroft", "tests", "docs", "tools", "web"):
            shutil.copytree(ROOT / name, tree / name, ignore=left)
        for path in ROOT.iterdir():
            if path.is_file():
                shutil.copy(path, tree)
        yield tree


def run_pytest(tree: Path, order: dict[str, Any], tests: list[str]) -> int:
    """Pytest in the copied tree, with the plugin that does as it is told."""
    with tempfile.NamedTemporaryFile("w", dir=BUILD, suffix=".order", encoding="utf-8") as file:
        json.dump(order | {"tree": str(tree)}, file)
        file.flush()
        environment = os.environ | {
            "UNDERCROFT_MUTANT_ORDER": file.name,
            "PYTHONPATH": f"{tree}{os.pathsep}{tree / 'tools'}",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0",
        }
        command = [sys.executable, "-P", "-m", "pytest", "-p", "mutant_trials", "-p", "no:cacheprovider", "-x", *tests]
        with contextlib.suppress(subprocess.TimeoutExpired), (BUILD / "pytest.log").open("w", encoding="utf-8") as log:
            quiet = subprocess.DEVNULL if order["task"] == "cold" else None
            return subprocess.run(
                command, cwd=tree, env=environment, stdout=log, stderr=quiet, timeout=order.get("limit")
            ).returncode
    return -1


def digest(*paths: Path) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


class Reach:
    """Which tests reach which lines, and how long they take; asked again when a test file or what it uses changes."""

    def __init__(self, tree: Path, modules: list[str], folders: list[str]) -> None:
        self.seconds: dict[str, float] = {}
        self.width: dict[str, int] = {}  # how many lines a test reaches in all: with few it knows what it is about
        self.by_line: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        self.imported: set[tuple[str, int]] = set()
        everything = sorted({*matching(MODULES), *modules})
        # Other modules may change what a test reaches, too, but never where a mutant lies.
        base = digest(*[tree / place for place in everything])
        kept = BUILD / "reach"
        kept.mkdir(exist_ok=True)
        places = [tree / "tests" / name for name in folders]
        found = [path for place in places for path in ([place] if place.is_file() else place.rglob("test_*.py"))]
        files = [str(path.relative_to(tree)) for path in found]
        self.files = {place: digest(tree / place) for place in sorted(files) if place not in ASIDE}
        rows = {place: kept / f"{place.replace('/', '-')}-{base}-{self.files[place]}.jsonl" for place in self.files}
        for path in kept.iterdir():
            if base not in path.name:
                path.unlink()
        stale = [place for place, row in rows.items() if not row.exists()]
        for chunk in [stale[first : first + CHUNK] for first in range(0, len(stale), CHUNK)]:
            print(f"what the tests reach: {chunk[0]} ...", file=sys.stderr, flush=True)
            out = tree / "reached.jsonl"
            if run_pytest(tree, {"task": "reach", "modules": everything, "out": str(out)}, chunk) != 0:
                sys.exit(f"The tests cannot be asked what they reach: see {BUILD / 'pytest.log'}")
            told = out.read_text(encoding="utf-8").splitlines()
            for place in chunk:
                mine = [line for line in told if json.loads(line)["test"].partition("::")[0] in ("", place)]
                rows[place].write_text("\n".join(mine), encoding="utf-8")
        for row in rows.values():
            self.read(row)

    def read(self, row: Path) -> None:
        for line in row.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            for module, lines in told["lines"].items():
                for number in lines:
                    if told["test"]:
                        self.by_line[(module, number)].append(told["test"])
                    else:
                        self.imported.add((module, number))
            if told["test"]:
                self.seconds[told["test"]] = told["seconds"]
                self.width[told["test"]] = sum(len(lines) for lines in told["lines"].values())

    def tests(self, mutant: Mutation) -> list[str]:
        """The tests that reach a mutant, the narrowest first; while importing, all of its module."""
        found = set(self.by_line[(mutant.module, mutant.line)])
        if self.is_cold(mutant):
            found = {test for (module, _), tests in self.by_line.items() if module == mutant.module for test in tests}
        return sorted(found, key=lambda test: (self.width[test], self.seconds[test], test))

    def near(self, mutant: Mutation, tests: list[str], budget: int) -> list[str]:
        """Those of the tests that reach the very line, as many as there will be time for."""
        reaching = set(self.by_line[(mutant.module, mutant.line)])
        found: list[str] = []
        spent = 0.0
        for test in tests:
            if test in reaching and spent < 3 * budget:  # counting lines, they took longer than they will
                found.append(test)
                spent += self.seconds[test]
        return found

    def is_cold(self, mutant: Mutation) -> bool:
        """Whether it changes what is carried out while modules are imported."""
        return not mutant.function or (mutant.module, mutant.line) in self.imported

    def against(self, tests: list[str]) -> str:
        """A digest of the tests as they are."""
        named = sorted({f"{test} {self.files[test.partition('::')[0]]}" for test in tests})
        return hashlib.sha256("\n".join(named).encode()).hexdigest()[:12]


# -- trying ----------------------------------------------------------------------------------------------


def results() -> dict[tuple[Any, ...], dict[str, Any]]:
    """The last verdict on every mutant."""
    if not RESULTS.exists():
        return {}
    rows = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    return {tuple(row[key] for key in KEY): row for row in rows}


def try_all(
    tree: Path, every: dict[str, list[Mutation]], reach: Reach, known: dict[Any, dict[str, Any]], order: Any
) -> None:
    warm: list[tuple[dict[str, Any], list[str]]] = []
    cold: list[dict[str, Any]] = []
    excused = explanations()
    for module, found in every.items():
        chosen = found.copy()
        if order.sample:
            random.Random(module).shuffle(chosen)  # so that a larger sample holds the smaller one
            chosen = chosen[: order.sample] + [one for one in chosen[order.sample :] if has_survived(one, known)]
        for mutant in chosen:
            tests = reach.tests(mutant)
            against = reach.against(tests)
            before = known.get(mutant.key)
            if matches(excused, mutant) or (
                before is not None and still_holds(before, mutant, against, reach, order.budget)
            ):
                continue
            row = vars(mutant) | {"against": against, "tests": tests, "is_cold": reach.is_cold(mutant)}
            if before is not None and before["by"] in tests:
                tests.insert(0, tests.pop(tests.index(before["by"])))
            near = reach.near(mutant, tests, order.budget)
            if not tests:
                write(row, "survived")
            elif not mutant.function or not near or (before is not None and before["verdict"] in COLD):
                cold.append(row)
            else:
                warm.append((row, near))
    print(f"{len(warm)} mutants to try, and {len(cold)} that must be imported broken", file=sys.stderr, flush=True)
    if warm:
        broken = [row | {"tests": near} for row, near in warm]
        task = {"task": "tries", "mutants": broken, "jobs": order.jobs, "budget": order.budget, "out": str(RESULTS)}
        told = {"files": reach.files, "seconds": reach.seconds, "width": reach.width}
        if run_pytest(tree, task | told, sorted(reach.files)) != 0:
            sys.exit(f"The trials were broken off: see {BUILD / 'pytest.log'}")
        now = results()
        cold += [row for row, _ in warm if now[tuple(row[key] for key in KEY)]["verdict"] in COLD]
    for number, row in enumerate(cold):
        if number % 20 == 0:
            print(f"  {number} of {len(cold)} imported broken", file=sys.stderr, flush=True)
        try_cold(tree, row, reach, order)


def try_cold(tree: Path, row: dict[str, Any], reach: Reach, order: Any) -> None:
    """A process of its own for one that must be imported broken."""
    tests: list[str] = []
    spent = 0.0
    for test in row["tests"]:
        tests.append(test)
        spent += reach.seconds[test]
        if spent > order.budget:
            break
    code = run_pytest(tree, {"task": "cold", "mutant": row, "limit": 10 * order.budget + 60}, tests)
    write(row, "survived" if code == 0 else "killed" if code == 1 else "crashed", len(tests))


def write(row: dict[str, Any], verdict: str, ran: int = 0) -> None:
    told = {key: row[key] for key in ("module", "function", "line", "change", "nth", "source", "against")}
    with RESULTS.open("a", encoding="utf-8") as out:
        out.write(json.dumps(told | {"verdict": verdict, "by": "", "by_file": "", "ran": ran}) + "\n")


def has_survived(mutant: Mutation, known: dict[Any, dict[str, Any]]) -> bool:
    """Whether nothing noticed it when it was tried before."""
    before = known.get(mutant.key)
    return before is not None and before["source"] == mutant.source and before["verdict"] not in KILLED


def still_holds(before: dict[str, Any], mutant: Mutation, against: str, reach: Reach, budget: int) -> bool:
    """Whether a verdict from before would be the same now."""
    if before["source"] != mutant.source or before["verdict"] in COLD:
        return False
    if before["verdict"] in KILLED and before["by"]:
        return before["by"] in reach.seconds and before["by_file"] == reach.files[before["by"].partition("::")[0]]
    if before["verdict"] == "survived in part" and before.get("budget", 0) < budget:
        return False
    return bool(before["against"] == against)


# -- telling ---------------------------------------------------------------------------------------------


def explanations() -> list[dict[str, Any]]:
    """The mutants that make no difference, each with the reason."""
    return tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("same", []) if EXPLAINED.exists() else []


def matches(excused: list[dict[str, Any]], mutant: Mutation) -> bool:
    """Whether a mutant is explained; functions and changes may be patterns."""
    for row in excused:
        if row.get("nth", mutant.nth) != mutant.nth:
            continue
        if fnmatch(mutant.module, row["module"]) and fnmatch(mutant.function, row["function"]):
            if mutant.change == row["change"] or ("*" in row["change"] and fnmatch(mutant.change, row["change"])):
                row["used"] = "yes"
                return True
    return False


def report(every: dict[str, list[Mutation]], known: dict[Any, dict[str, Any]]) -> int:
    """What is known, by module; and who survived."""
    excused = explanations()
    print(f"{'module':58} {'mutants':>8} {'tried':>6} {'killed':>7} {'explained':>10} {'killed of tried':>16}")
    sums = [0, 0, 0, 0]
    left: list[tuple[Mutation, dict[str, Any]]] = []
    for module, found in every.items():
        explained = {mutant.key for mutant in found if matches(excused, mutant)}
        tried = [
            (mutant, known[mutant.key])
            for mutant in found
            if mutant.key in known and mutant.key not in explained and known[mutant.key]["source"] == mutant.source
        ]
        killed = [row for _, row in tried if row["verdict"] in KILLED]
        left += [(mutant, row) for mutant, row in tried if row["verdict"] not in KILLED]
        counts = [len(found), len(tried), len(killed), len(explained)]
        sums = [one + other for one, other in zip(sums, counts)]
        print_row(module, counts)
    print_row("all", sums)
    if left:
        print("\nSurvivors:")
    for mutant, row in left:
        note = "" if row["ran"] else "  (no test reaches it)"
        print(f"  {mutant.module}:{mutant.line} {mutant.function}: {mutant.change}{note}")
    for row in excused:
        if "used" not in row and any(fnmatch(module, row["module"]) for module in every):
            print(f"\nNo such mutant, though it is explained: {row['module']} {row['function']}: {row['change']}")
    return 0 if sums[2] >= AIM * sums[1] else 1


def print_row(name: str, counts: list[int]) -> None:
    share = f"{counts[2] / counts[1]:.1%}" if counts[1] else ""
    print(f"{name:58} {counts[0]:8} {counts[1]:6} {counts[2]:7} {counts[3]:10} {share:>16}")


if __name__ == "__main__":
    sys.exit(main())
