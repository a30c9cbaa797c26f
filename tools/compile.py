"""Build the compiled tree: a copy of the package with its hot modules compiled by mypyc.

    python tools/compile.py [--source DIR] [--out DIR] [--cache DIR] [--jobs N] [--force] [--list]

What is compiled is found by folder (`[tool.undercroft.compiled]` of `pyproject.toml`): the engine, the bots, and each
game, which may name more of its modules in its own `compiled.toml`. Each of these becomes a library of its own, and
each module a C file of its own, so that the cores share the work and only what changed is compiled again. The tree is
put together aside and moved into place when it is whole, so `--out` holds either a finished build or nothing. The
command line uses it by itself as long as it is up to date (`undercroft/lab/trees.py`); anything else runs on it with

    PYTHONSAFEPATH=1 PYTHONPATH=build/compiled .venv/bin/python -m undercroft ...

(without PYTHONSAFEPATH `python -m` looks into the working folder first and finds the pure tree there).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from native import NO_C, Libraries, content_digest, read_stamp

REPOSITORY = Path(__file__).resolve().parent.parent
PACKAGE = "undercroft"
STAMP = ".digest"
STEP = Path(__file__).with_name("native.py")
OWN_LIST = "compiled.toml"  # in a game's folder: what it compiles beside what every game does
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd", "site")


class CompileError(Exception):
    """A failure that can be told in a sentence; `detail` is what the tool behind it said."""

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence)
        self.detail = detail


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled tree with mypyc.")
    parser.add_argument("--source", type=Path, default=REPOSITORY, help="folder with pyproject.toml and the package")
    parser.add_argument("--out", type=Path, help="where the compiled tree goes (default: SOURCE/build/compiled)")
    parser.add_argument(
        "--cache", type=Path, help="where C files and objects are kept (default: SOURCE/build/mypyc-cache)"
    )
    parser.add_argument("--jobs", type=int, default=0, help="C compilers at work at once (default: as many as cores)")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--list", action="store_true", help="only list the modules that would be compiled")
    arguments = parser.parse_args()

    source = arguments.source.resolve()
    out = (arguments.out or source / "build" / "compiled").resolve()
    cache = (arguments.cache or source / "build" / "mypyc-cache").resolve()
    try:
        settings = read_settings(source)
        libraries = find_libraries(source, settings)
        if arguments.list:
            for name, modules in libraries.items():
                print("\n  ".join([name, *modules]))
            return 0
        build(source, out, cache, libraries, settings, arguments.jobs or cores(), arguments.force)
    except CompileError as error:
        if error.detail:
            print(error.detail.rstrip(), file=sys.stderr)
        print(f"make compiled: {error}", file=sys.stderr)
        return 1
    return 0


# ---- what to compile ----


def read_settings(source: Path) -> dict[str, Any]:
    """Which folders hold what, and mypy's own table (it decides what mypyc accepts)."""
    path = source / "pyproject.toml"
    try:
        tool = tomllib.loads(path.read_text(encoding="utf-8"))["tool"]
        table = tool[PACKAGE]["compiled"]
        return {
            "libraries": list(table["libraries"]),
            "games": str(table["games"]),
            "every-game": list(table["every-game"]),
            "exclude": list(table.get("exclude", [])),
            "mypy": tool.get("mypy", {}),
        }
    except FileNotFoundError:
        raise CompileError(f"there is no pyproject.toml in {source}.") from None
    except tomllib.TOMLDecodeError as error:
        raise CompileError(f"pyproject.toml cannot be read: {error}.") from None
    except KeyError as error:
        raise CompileError(f"[tool.{PACKAGE}.compiled] of pyproject.toml lacks {error}.") from None


def find_libraries(source: Path, settings: dict[str, Any]) -> Libraries:
    """What goes into which library, sorted, so that the build does not depend on the order of a folder."""
    unwanted = [glob_expression(pattern) for pattern in settings["exclude"]]
    libraries: Libraries = {}
    for folder in settings["libraries"]:
        libraries[library_name(folder)] = find_modules(source, folder, ["*.py"], unwanted)
    for game in sorted((source / settings["games"]).glob("*/__init__.py")):
        folder = game.parent.relative_to(source).as_posix()
        patterns = [*settings["every-game"], *own_list(game.parent)]
        libraries[library_name(folder)] = find_modules(source, folder, patterns, unwanted)
    return libraries


def find_modules(source: Path, folder: str, patterns: list[str], unwanted: list[re.Pattern[str]]) -> list[str]:
    """The modules of a folder that the patterns match."""
    found = {path.relative_to(source).as_posix() for pattern in patterns for path in (source / folder).glob(pattern)}
    kept = sorted(path for path in found if not any(expression.fullmatch(path) for expression in unwanted))
    if not kept:
        raise CompileError(f"there is nothing to compile in {folder}: {', '.join(patterns)}.")
    return kept


def own_list(game: Path) -> list[str]:
    """The modules a game names itself. One that is not there is a slip: nobody would miss its speed for months."""
    path = game / OWN_LIST
    if not path.is_file():
        return []
    try:
        modules = list(tomllib.loads(path.read_text(encoding="utf-8"))["modules"])
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise CompileError(f"{game.name}/{OWN_LIST} should hold a list `modules`: {error}.") from None
    for pattern in modules:
        if not any(game.glob(pattern)):
            raise CompileError(f"{game.name}/{OWN_LIST} names {pattern}, which is not there.")
    return modules


def library_name(folder: str) -> str:
    """A library lies in the folder whose modules it holds, under that folder's name."""
    return f"{folder}/{folder.rsplit('/', 1)[-1]}".replace("/", ".")


def glob_expression(pattern: str) -> re.Pattern[str]:
    """A glob as a regular expression: `*` stays within one folder, `**/` is any number of folders."""
    parts = re.split(r"(\*\*/|\*|\?)", pattern)
    meaning = {"**/": "(?:.*/)?", "*": "[^/]*", "?": "[^/]"}
    return re.compile("".join(meaning.get(part) or re.escape(part) for part in parts))


# ---- has anything changed ----


def mypy_version() -> str:
    try:
        return version("mypy")
    except PackageNotFoundError:
        raise CompileError("mypy is not installed here; run it with .venv/bin/python after `make setup`.") from None


def toolchain_digest() -> str:
    """What, besides the sources, the machine code depends on."""
    parts = [
        mypy_version(),
        version("setuptools"),
        sys.version,
        platform.platform(),
        str(sysconfig.get_config_var("CC")),
        os.environ.get("CC", ""),
        os.environ.get("CFLAGS", ""),
        STEP.read_text(encoding="utf-8"),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


# ---- the build ----


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def build(
    source: Path, out: Path, cache: Path, libraries: Libraries, settings: dict[str, Any], jobs: int, force: bool
) -> None:
    from undercroft.lab import trees

    if not (source / PACKAGE).is_dir():
        raise CompileError(f"there is no package {PACKAGE} in {source}.")
    order = json.dumps([libraries, settings], sort_keys=True)
    toolchain = toolchain_digest()
    wanted = hashlib.sha256((toolchain + order).encode()).hexdigest()
    if not force and read_stamp(out / STAMP) == wanted and not trees.why_not_compiled(out, source):
        print(f"The compiled tree is up to date: {shown(out)}.")
        return

    started = time.monotonic()
    count = sum(len(modules) for modules in libraries.values())
    print(f"Compiling {count} modules with mypyc {mypy_version()} ...", flush=True)
    shutil.rmtree(out, ignore_errors=True)
    if force or read_stamp(cache / STAMP) != toolchain:
        shutil.rmtree(cache, ignore_errors=True)
    cache.mkdir(parents=True, exist_ok=True)
    (cache / STAMP).write_text(toolchain, encoding="utf-8")
    forget_if_the_engine_changed(source, cache, order, settings["libraries"])

    staging = cache / "tree"
    shutil.rmtree(staging, ignore_errors=True)
    shutil.copytree(source / PACKAGE, staging / PACKAGE, ignore=LEFT_OUT)
    for path in compile_libraries(source, staging, cache, libraries, jobs):
        target = staging / path.relative_to(cache / "lib")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    check_tree(staging, [module for modules in libraries.values() for module in modules])
    link_site(source, staging)

    trees.write_manifest(staging, trees.sources(staging))
    (staging / STAMP).write_text(wanted, encoding="utf-8")
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(out, ignore_errors=True)  # another build may have been quicker
    shutil.move(staging, out)
    print(f"Compiled in {time.monotonic() - started:.0f} s: {shown(out)}.")


def forget_if_the_engine_changed(source: Path, cache: Path, order: str, folders: list[str]) -> None:
    """Have all C written anew when what every game builds on has changed: what mypyc remembers of the games was written
    against the engine's old layout. What then comes out as it was is not compiled again."""
    ground = [path for folder in folders for path in sorted((source / folder).glob("*.py"))]
    digest = content_digest(order, ground)
    stamp = cache / "ground.digest"
    if read_stamp(stamp) != digest:
        shutil.rmtree(cache / "mypy", ignore_errors=True)
        shutil.rmtree(cache / "c", ignore_errors=True)
    stamp.write_text(digest, encoding="utf-8")


def link_site(source: Path, tree: Path) -> None:
    """The built pages are no source and change without a build of ours: the tree points at them."""
    site = source / PACKAGE / "server" / "site"
    try:
        (tree / PACKAGE / "server" / "site").symlink_to(site, target_is_directory=True)
    except OSError:  # where links are a privilege
        if site.is_dir():
            shutil.copytree(site, tree / PACKAGE / "server" / "site")


def compile_libraries(source: Path, staging: Path, cache: Path, libraries: Libraries, jobs: int) -> list[Path]:
    """Run mypyc and the C compiler in a process of their own, inside the copy; return what they built."""
    order = json.dumps(
        {"libraries": libraries, "cache": str(cache), "config": str(source / "pyproject.toml"), "jobs": jobs}
    )
    environment = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "MYPYPATH"}}
    done = subprocess.run(
        [sys.executable, str(STEP), order],
        cwd=staging,
        env=environment,
        capture_output=True,
        text=True,
    )
    result = cache / "built.json"
    if done.returncode == NO_C:
        detail = done.stdout + done.stderr
        raise CompileError("the C compiler failed or is not installed; what it said, if anything, is above.", detail)
    if done.returncode != 0 or not result.is_file():
        said = done.stdout + done.stderr
        if ": error:" in done.stdout:
            raise CompileError("mypyc refused the sources; its errors are above.", done.stdout)
        raise CompileError("the build with mypyc failed; what it said is above.", said)
    return [Path(path) for path in json.loads(result.read_text(encoding="utf-8"))]


def check_tree(tree: Path, modules: list[str]) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    lacking = [path for path in modules if not (tree / (path.removesuffix(".py") + suffix)).is_file()]
    if lacking:
        raise CompileError(f"mypyc built no library for {', '.join(lacking)}.")


def shown(path: Path) -> str:
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


if __name__ == "__main__":
    sys.exit(main())
