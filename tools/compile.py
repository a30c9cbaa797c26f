"""Build the compiled tree: a copy of the package with its hot modules compiled by mypyc.

    python tools/compile.py [--source DIR] [--out DIR] [--cache DIR] [--force] [--list]

The modules are named in `[tool.undercroft.compiled]` of `pyproject.toml`. The tree is put together aside and
moved into place when it is whole, so `--out` holds either a finished build of the present sources or nothing.
Run it with

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

REPOSITORY = Path(__file__).resolve().parent.parent
PACKAGE = "undercroft"
STAMP = ".digest"
NO_C = 3  # the inner step's exit status when the C compiler failed
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd")


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
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--list", action="store_true", help="only list the modules that would be compiled")
    parser.add_argument("--inner", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inner:
        return run_mypyc(json.loads(arguments.inner))

    source = arguments.source.resolve()
    out = (arguments.out or source / "build" / "compiled").resolve()
    cache = (arguments.cache or source / "build" / "mypyc-cache").resolve()
    try:
        settings = read_settings(source)
        modules = find_modules(source, settings["modules"], settings["exclude"])
        if arguments.list:
            print("\n".join(modules))
            return 0
        build(source, out, cache, modules, settings, arguments.force)
    except CompileError as error:
        if error.detail:
            print(error.detail.rstrip(), file=sys.stderr)
        print(f"make compiled: {error}", file=sys.stderr)
        return 1
    return 0


# ---- what to compile ----


def read_settings(source: Path) -> dict[str, Any]:
    """The `modules` and `exclude` globs, and mypy's own table (it decides what mypyc accepts)."""
    path = source / "pyproject.toml"
    try:
        tool = tomllib.loads(path.read_text(encoding="utf-8"))["tool"]
        table = tool[PACKAGE]["compiled"]
        return {
            "modules": list(table["modules"]),
            "exclude": list(table.get("exclude", [])),
            "mypy": tool.get("mypy", {}),
        }
    except FileNotFoundError:
        raise CompileError(f"there is no pyproject.toml in {source}.") from None
    except tomllib.TOMLDecodeError as error:
        raise CompileError(f"pyproject.toml cannot be read: {error}.") from None
    except KeyError as error:
        raise CompileError(
            f"pyproject.toml has no [tool.{PACKAGE}.compiled] table with `modules` (missing: {error})."
        ) from None


def find_modules(source: Path, patterns: list[str], exclude: list[str]) -> list[str]:
    """Paths relative to `source`, sorted, so that the build does not depend on the order of a folder."""
    found = {path.relative_to(source).as_posix() for pattern in patterns for path in source.glob(pattern)}
    unwanted = [glob_expression(pattern) for pattern in exclude]
    kept = sorted(path for path in found if not any(expression.fullmatch(path) for expression in unwanted))
    if not kept:
        raise CompileError(f"the `modules` globs match no file: {', '.join(patterns)}.")
    return kept


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
        Path(__file__).read_text(encoding="utf-8"),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def source_digest(source: Path, modules: list[str], settings: dict[str, Any], toolchain: str) -> str:
    digest = hashlib.sha256(json.dumps([toolchain, modules, settings], sort_keys=True).encode())
    for path in sorted((source / PACKAGE).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".pyc", ".so", ".pyd"}:
            content = path.read_bytes()
            digest.update(f"{path.relative_to(source).as_posix()}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()


def read_stamp(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


# ---- the build ----


def build(source: Path, out: Path, cache: Path, modules: list[str], settings: dict[str, Any], force: bool) -> None:
    if not (source / PACKAGE).is_dir():
        raise CompileError(f"there is no package {PACKAGE} in {source}.")
    toolchain = toolchain_digest()
    wanted = source_digest(source, modules, settings, toolchain)
    if not force and read_stamp(out / STAMP) == wanted:
        print(f"The compiled tree is up to date: {shown(out)}.")
        return

    started = time.monotonic()
    print(f"Compiling {len(modules)} modules with mypyc {mypy_version()} ...", flush=True)
    shutil.rmtree(out, ignore_errors=True)
    if force or read_stamp(cache / STAMP) != toolchain:
        shutil.rmtree(cache, ignore_errors=True)
    cache.mkdir(parents=True, exist_ok=True)
    (cache / STAMP).write_text(toolchain, encoding="utf-8")

    staging = cache / "tree"
    shutil.rmtree(staging, ignore_errors=True)
    shutil.copytree(source / PACKAGE, staging / PACKAGE, ignore=LEFT_OUT)
    for path in compile_modules(source, staging, cache, modules):
        target = staging / path.relative_to(cache / "lib")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    check_tree(staging, modules)

    (staging / STAMP).write_text(wanted, encoding="utf-8")
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(staging, out)
    print(f"Compiled in {time.monotonic() - started:.0f} s: {shown(out)}.")


def compile_modules(source: Path, staging: Path, cache: Path, modules: list[str]) -> list[Path]:
    """Run mypyc and the C compiler in a process of their own, inside the copy; return what they built."""
    order = json.dumps({"modules": modules, "cache": str(cache), "config": str(source / "pyproject.toml")})
    environment = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "MYPYPATH"}}
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--inner", order],
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


def run_mypyc(order: dict[str, Any]) -> int:
    """The inner step: mypyc writes C, setuptools builds it in the cache, unless it is built already."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    cache = Path(order["cache"])
    result = cache / "built.json"
    result.unlink(missing_ok=True)
    options = [
        f"--config-file={order['config']}",
        f"--cache-dir={cache / 'mypy'}",
        "--namespace-packages",
        "--explicit-package-bases",
    ]
    extensions = mypycify(
        [*options, *order["modules"]],
        opt_level="3",
        debug_level="0",
        multi_file=False,
        separate=False,
        group_name=PACKAGE,
        target_dir=str(cache / "c"),
    )
    distribution = Distribution({"name": f"{PACKAGE}-compiled", "ext_modules": extensions})
    command = build_ext(distribution)
    command.build_lib = str(cache / "lib")
    command.build_temp = str(cache / "objects")
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CCompilerError):
        return NO_C
    built = [command.get_ext_fullpath(extension.name) for extension in extensions]
    result.write_text(json.dumps([str(Path(path).resolve()) for path in built]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
