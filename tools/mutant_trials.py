"""Pytest, made to try mutants: a plugin that collects the tests once and forks for every mutant.

With `reach` in its order the tests run once with every function counting its lines, and what each test reaches is
written down. With `tries` a process of its own is forked for each mutant; there the code of the one function that is
broken is exchanged and the tests that reach the line are run, until one fails. With `cold` a module is loaded broken
from the start, for what is carried out while it is imported.
"""

from __future__ import annotations

import ast
import contextlib
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
import time
import types
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

ORDER: dict[str, Any] = json.loads(Path(os.environ["UNDERCROFT_MUTANT_ORDER"]).read_text(encoding="utf-8"))
TREE = Path(ORDER["tree"])
PATIENCE = 3  # seconds of work beyond five times what a test takes unbroken, before a mutant counts as endless
WALL = 300  # seconds by the clock, for what waits for ever
MEMORY = 3 << 30
UNBROKEN: dict[str, Any] = {"module": "", "function": "", "tests": []}


# -- loading ---------------------------------------------------------------------------------------------


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with something done to it."""

    def source_to_code(self, data: Any, path: Any, *, _optimize: int = -1) -> types.CodeType:  # type: ignore[override]
        if ORDER["task"] == "cold":
            return broken(ORDER["mutant"])
        tree = ast.parse(data)
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                node.body = counted(node.body)
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)

    def get_code(self, fullname: str) -> types.CodeType:
        """Never from a cache, nor into one."""
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)

    def exec_module(self, module: types.ModuleType) -> None:
        path = Path(self.path)
        place = str(path.relative_to(TREE))
        REACHED[place] = module.__dict__["__reached__"] = bytearray(len(path.read_bytes().splitlines()) + 2)
        super().exec_module(module)


REACHED: dict[str, bytearray] = {}


def broken(mutant: dict[str, Any]) -> types.CodeType:
    """A module with a mutant in it."""
    path = TREE / mutant["module"]
    source = path.read_bytes()
    changed = source[: mutant["start"]] + mutant["text"].encode() + source[mutant["end"] :]
    return compile(changed, str(path), "exec", dont_inherit=True)


class Finder(importlib.abc.MetaPathFinder):
    """Gives the modules in question to that loader."""

    def __init__(self, places: list[str]) -> None:
        self.places = {str(TREE / place) for place in places}

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> Any:
        if not name.startswith("undercroft."):
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is None or spec.origin not in self.places:
            return None
        return importlib.util.spec_from_file_location(name, spec.origin, loader=Loader(name, spec.origin))


def counted(body: list[ast.stmt]) -> list[ast.stmt]:
    """A block in which every statement first says that it was reached."""
    found: list[ast.stmt] = []
    for number, node in enumerate(body):
        is_text = number == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if not is_text and not isinstance(node, (ast.Global, ast.Nonlocal)):
            mark = ast.parse(f"__reached__[{node.lineno}] = 1").body[0]
            for part in ast.walk(mark):
                ast.copy_location(part, node)
            found.append(mark)
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for field in ("body", "orelse", "finalbody"):
                block = getattr(node, field, None)
                if block:
                    setattr(node, field, counted(block))
            for part in [*getattr(node, "handlers", []), *getattr(node, "cases", [])]:
                part.body = counted(part.body)
        found.append(node)
    return found


if ORDER["task"] in ("reach", "cold"):
    sys.meta_path.insert(0, Finder([ORDER["mutant"]["module"]] if ORDER["task"] == "cold" else ORDER["modules"]))


# -- running ---------------------------------------------------------------------------------------------


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Instead of running the tests one after the other, do what was ordered."""
    if ORDER["task"] == "reach":
        reach(session)
        return True
    if ORDER["task"] == "tries":
        Trials(session).run()
        return True
    return None


def reach(session: pytest.Session) -> None:
    """Run every test once, and write down which lines it reaches and how long it takes."""
    with open(ORDER["out"], "w", encoding="utf-8") as out:
        out.write(json.dumps({"test": "", "seconds": 0, "lines": taken()}) + "\n")
        for item, after in zip(session.items, [*session.items[1:], None]):
            began = time.process_time()
            passed = passes(item, after)
            row = {"test": item.nodeid, "seconds": round(time.process_time() - began, 3), "lines": taken()}
            if passed:
                out.write(json.dumps(row) + "\n")
            else:
                print(f"  fails unbroken, and is left out: {item.nodeid}", file=sys.__stderr__)


def taken() -> dict[str, list[int]]:
    """The lines reached since this was last asked."""
    found = {}
    for place, lines in REACHED.items():
        hit = [number for number, is_hit in enumerate(lines) if is_hit]
        if hit:
            found[place] = hit
            lines[:] = bytes(len(lines))
    return found


def passes(item: pytest.Item, after: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=after))


class Trials:
    """Tries mutants, several at a time."""

    def __init__(self, session: pytest.Session) -> None:
        self.items = {item.nodeid: item for item in session.items}
        self.running: dict[int, tuple[dict[str, Any], list[str], float, int]] = {}
        self.out = open(ORDER["out"], "a", encoding="utf-8", buffering=1)  # noqa: SIM115
        self.killers: dict[tuple[str, str], list[str]] = {}

    def run(self) -> None:
        """First what is not broken, which must survive its tests in the order in which mutants meet them."""
        asked = {test for mutant in ORDER["mutants"] for test in mutant["tests"]}
        UNBROKEN["tests"] = sorted(asked, key=lambda test: ORDER["width"][test])
        gc.collect()
        gc.freeze()
        self.fork(UNBROKEN)
        verdict, by = self.wait()
        if verdict not in ("survived", "survived in part"):
            print(f"With nothing broken this has {verdict}: {by}", file=sys.__stderr__, flush=True)
            pytest.exit("the tests are no measure", 1)
        for number, mutant in enumerate(ORDER["mutants"]):
            while len(self.running) >= ORDER["jobs"]:
                self.wait()
            self.fork(mutant)
            if number % 20 == 0:
                print(f"  {number} of {len(ORDER['mutants'])}", file=sys.__stderr__, flush=True)
        while self.running:
            self.wait()

    def fork(self, mutant: dict[str, Any]) -> None:
        """Begin one: first the tests that have noticed something broken in this function before, then the others."""
        tests = [test for test in mutant["tests"] if test in self.items]
        known = self.killers.get((mutant["module"], mutant["function"]), [])
        tests.sort(key=lambda test: known.index(test) if test in known else len(known))
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            try:
                self.child(mutant, tests, writer)
            finally:
                os._exit(1)
        os.close(writer)
        self.running[pid] = (mutant, tests, time.monotonic() + WALL, reader)

    def child(self, mutant: dict[str, Any], tests: list[str], writer: int) -> None:
        os.setpgrp()
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if mutant is not UNBROKEN and not exchange(mutant):
            os._exit(6)
        began = time.process_time()
        items = [self.items[test] for test in tests]
        for number, (item, after) in enumerate(zip(items, [*items[1:], None])):
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 5 * ORDER["seconds"][item.nodeid])
            os.write(writer, f"{number}\n".encode())  # nobody reads before the end, so it must be little
            if not passes(item, after):
                os._exit(3)
            if time.process_time() - began > ORDER["budget"]:
                os._exit(5)
        os._exit(4)

    def wait(self) -> tuple[str, str]:
        """Until one has ended, of itself or because its time is up; its end, and the test that ended it."""
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid in self.running:
                break
            for late, (_, _, until, _) in self.running.items():
                if time.monotonic() > until:
                    os.killpg(late, signal.SIGKILL)
            time.sleep(0.005)
        mutant, tests, _, reader = self.running.pop(pid)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)
        with os.fdopen(reader, encoding="utf-8") as told:
            tests = tests[: len(told.readlines())]
        code = os.waitstatus_to_exitcode(status)
        verdict = {3: "killed", 4: "survived", 5: "survived in part", 6: "not exchanged"}.get(code, "crashed")
        by = tests[-1] if tests and verdict in ("killed", "crashed") else ""
        if mutant is UNBROKEN:
            return verdict, by
        if mutant["is_cold"] and not by:
            verdict = "survived once imported"  # it is tried again, in a module that is imported broken
        row = {key: mutant[key] for key in ("module", "function", "line", "change", "nth", "source", "against")}
        file = ORDER["files"].get(by.partition("::")[0], "")
        self.out.write(
            json.dumps(
                row | {"verdict": verdict, "by": by, "by_file": file, "ran": len(tests), "budget": ORDER["budget"]}
            )
            + "\n"
        )
        if by:
            known = self.killers.setdefault((mutant["module"], mutant["function"]), [])
            if by in known:
                known.remove(by)
            known.insert(0, by)
        return verdict, by


def exchange(mutant: dict[str, Any]) -> bool:
    """Give the one function that is broken its new code; whoever holds the function holds the broken one."""
    done = False
    name = mutant["module"].removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    module = sys.modules[name]
    code = broken(mutant)
    for function in functions(module, mutant["function"]):
        for new in codes(code):
            if new.co_qualname == function.__code__.co_qualname and new.co_name == function.__code__.co_name:
                if new.co_firstlineno == function.__code__.co_firstlineno:
                    function.__code__ = new
                    done = True
    return done


def functions(module: types.ModuleType, path: str) -> list[types.FunctionType]:
    """The function of that name, out of whatever wraps it; of a property all it consists of."""
    thing: Any = module
    for part in path.split("."):
        thing = vars(thing)[part]
    parts = [thing.fget, thing.fset] if isinstance(thing, property) else [thing]
    found = []
    for one in parts:
        while one is not None and not isinstance(one, types.FunctionType):
            one = getattr(one, "__wrapped__", None) or getattr(one, "__func__", None)
        if one is not None:
            found.append(inner(one))
    assert found, path
    return found


def inner(function: types.FunctionType) -> types.FunctionType:
    while isinstance(getattr(function, "__wrapped__", None), types.FunctionType):
        function = function.__wrapped__  # type: ignore[attr-defined]
    return function


def codes(code: types.CodeType) -> Iterator[types.CodeType]:
    for part in code.co_consts:
        if isinstance(part, types.CodeType):
            yield part
            yield from codes(part)
