"""The inner step of `compile.py`, in a process of its own: C by mypyc, then objects and libraries, where they lack.

setuptools would compile one file of a library after the other, and all of them again when one has changed. Here all
files of all libraries wait in one line, and a file is known by its content and that of its headers.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

NO_C = 3  # the exit status when the C compiler failed
OPTIMISE = "2"  # at the third level the longest file takes an eighth longer
# The records of a game are more than a third of its C, most of it for saves and the wire: at the first level they take
# little more than half the time to compile, and no game plays slower for it.
# So with cards laid flat, whose code runs while a game is loaded and hardly ever again.
SELDOM_RUN = ("___state.c", "___flat.c", "___gear.c")
UNIX = [
    "-fvisibility=hidden",  # else every call and every constant goes through the tables of the dynamic linker
    "-fcommon",  # mypyc's headers define the copies of other libraries' tables: in each file, but there is one of each
]

# Included before any C of ours. What lies deep is put aside to be freed later, in a list that Python threads through
# what its collector keeps beside an object: one it does not know (`acyclic`) has no such place, and mypyc puts it there
# all the same. Nothing of ours lies so deep that it would need to be put aside.
NO_TRASHCAN = """\
#include <Python.h>
#undef Py_TRASHCAN_BEGIN
#undef Py_TRASHCAN_END
#define Py_TRASHCAN_BEGIN(op, dealloc)
#define Py_TRASHCAN_END
"""

Libraries = dict[str, list[str]]
"""Modules by the library they go into; paths are relative to the source folder, names are dotted."""


def content_digest(salt: str, paths: list[Path]) -> str:
    """A digest of what these files say."""
    digest = hashlib.sha256(salt.encode())
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def read_stamp(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def run(order: dict[str, Any]) -> int:
    """mypyc writes C, the compiler makes objects of it, the linker libraries; each unless it is there already."""
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
    libraries: Libraries = order["libraries"]
    extensions = mypycify(
        [*options, *[module for modules in libraries.values() for module in modules]],
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,
        separate=[(modules, name) for name, modules in libraries.items()],
        target_dir=str(cache / "c"),
    )

    class Build(build_ext):
        """All objects of all libraries in one pool, instead of one library after the other."""

        def build_extensions(self) -> None:
            objects = compile_objects(self.compiler, self.extensions, cache, order["jobs"])
            with ThreadPoolExecutor(order["jobs"]) as pool:
                for _ in pool.map(lambda one: link(self, one, objects, cache), self.extensions):
                    pass

    command = Build(Distribution({"name": "compiled", "ext_modules": extensions}))
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


def compile_objects(compiler: Any, extensions: list[Any], cache: Path, jobs: int) -> dict[str, Path]:
    """Compile every C file once, the longest first so that no core waits for it at the end; objects by C file."""
    needed: dict[str, Any] = {}
    for extension in extensions:
        for name in extension.sources:
            needed.setdefault(name, extension)
    header = cache / "no_trashcan.h"
    header.write_text(NO_TRASHCAN, encoding="utf-8")
    flags = [*UNIX, "-include", str(header)] if compiler.compiler_type == "unix" else [f"/FI{header}"]

    def compiled(name: str) -> Path:
        extension = needed[name]
        folder = group_folder(extension.name, cache)
        arguments = [*extension.extra_compile_args, *flags]
        if name.endswith(SELDOM_RUN) and compiler.compiler_type == "unix":
            arguments.append("-O1")
        wanted = content_digest(" ".join(arguments), [Path(name), *headers_of(name, extension)])
        path = cache / "objects" / Path(name).relative_to(cache / "c").with_suffix(compiler.obj_extension)
        stamp = path.with_suffix(".digest")
        if not path.is_file() or read_stamp(stamp) != wanted:
            stamp.unlink(missing_ok=True)
            made = compiler.compile(
                [name],
                output_dir=str(cache / "made"),
                include_dirs=[*extension.include_dirs, str(folder)],
                extra_postargs=arguments,
            )
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(made[0], path)
            stamp.write_text(wanted, encoding="utf-8")
        return path

    longest_first = sorted(needed, key=lambda name: -Path(name).stat().st_size)
    with ThreadPoolExecutor(jobs) as pool:
        futures = {name: pool.submit(compiled, name) for name in longest_first}
        try:
            return {name: future.result() for name, future in futures.items()}
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def headers_of(name: str, extension: Any) -> list[Path]:
    """The headers behind a C file that mypyc writes anew each time; its own, which it copies, are part of the tools."""
    written = Path(name).name.startswith("__native")
    return [Path(path) for path in sorted(extension.depends) if written and Path(path).name.startswith("__native")]


def group_folder(name: str, cache: Path) -> Path:
    """Where mypyc puts the headers of a library; the C file of a module lies elsewhere and does not say so."""
    return cache.joinpath("c", *name.split(".")[:-1])


def link(command: Any, extension: Any, objects: dict[str, Path], cache: Path) -> None:
    """Link a library, unless it is there, made of these very objects."""
    path = Path(command.get_ext_fullpath(extension.name))
    parts = [objects[name] for name in extension.sources]
    wanted = content_digest(extension.name, [part.with_suffix(".digest") for part in parts])
    stamp = cache / "objects" / f"{extension.name}.linked"
    if path.is_file() and read_stamp(stamp) == wanted:
        return
    stamp.unlink(missing_ok=True)
    command.compiler.link_shared_object(
        [str(part) for part in parts],
        str(path),
        libraries=command.get_libraries(extension),
        library_dirs=extension.library_dirs,
        runtime_library_dirs=extension.runtime_library_dirs,
        export_symbols=command.get_export_symbols(extension),
        build_temp=command.build_temp,
        target_lang="c",
    )
    stamp.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(run(json.loads(sys.argv[1])))
