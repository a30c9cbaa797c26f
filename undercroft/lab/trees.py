"""The two trees of the house: the sources as they are, and the copy of them that mypyc has compiled.

A command that plays runs on the compiled tree where that is up to date, without being asked, and says on stderr which
of the two it runs on; `UNDERCROFT_PURE=1` keeps it to the sources. The same seed gives the same games on either.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import undercroft

HERE = Path(undercroft.__file__).resolve().parent.parent
PURE = "UNDERCROFT_PURE"
MANIFEST = "sources.json"  # in the compiled tree: what it was built from, and for which Python
BUILT = {".so", ".pyd", ".pyc"}
UNRELATED = {"__pycache__", "site", "proved.toml"}  # what no game depends on


def is_compiled() -> bool:
    """Whether this very process runs the compiled tree."""
    session = find_spec("undercroft.engine.session")
    return session is not None and not str(session.origin).endswith(".py")


def pure_tree() -> Path:
    """The folder with the sources: the repository, also when asked from the compiled tree inside it."""
    above = HERE.parent.parent
    return above if HERE.parent.name == "build" and (above / "undercroft").is_dir() else HERE


def compiled_tree() -> Path:
    """Where `make compiled` puts its tree."""
    return pure_tree() / "build" / "compiled"


# -- is it up to date ------------------------------------------------------------------------------------


def sources(tree: Path) -> dict[str, str]:
    """Digests of all that a compiled tree must have in common with its sources."""
    package = tree / "undercroft"
    return {
        path.relative_to(package).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(package.rglob("*"))
        if path.suffix not in BUILT and UNRELATED.isdisjoint(path.relative_to(package).parts) and path.is_file()
    }


def write_manifest(tree: Path, digests: Mapping[str, str]) -> None:
    """Note in a compiled tree what it was built from."""
    manifest = {"for": sysconfig.get_config_var("EXT_SUFFIX"), "sources": dict(digests)}
    (tree / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def why_not_compiled(tree: Path | None = None, source: Path | None = None) -> str:
    """Why the compiled tree cannot be used: not there, not of these sources, not for this Python; else nothing."""
    tree = tree or compiled_tree()
    try:
        manifest = json.loads((tree / MANIFEST).read_text(encoding="utf-8"))
        built_for, then = manifest["for"], manifest["sources"]
    except (OSError, ValueError, KeyError):
        return "there is no compiled tree; `make compiled` builds it"
    if built_for != sysconfig.get_config_var("EXT_SUFFIX"):
        return "the compiled tree is for another Python; `make compiled` builds it anew"
    now = sources(source or pure_tree())
    for name in sorted(now.keys() | then.keys()):
        if now.get(name) != then.get(name):
            return f"the compiled tree is older than undercroft/{name}; `make compiled` builds it anew"
    return ""


# -- which one runs --------------------------------------------------------------------------------------


def choose(aloud: bool = True) -> None:
    """Go on with this command on the compiled tree if that is possible and not forbidden; say which tree it is."""
    say = announce if aloud else silent
    if is_compiled():
        say("compiled tree")
    elif forced_pure():
        say(f"pure tree, as {PURE} demands")
    elif pure_tree() != HERE:
        say("pure tree: the libraries of the compiled one are not there; `make compiled` builds it")
    elif lacking := why_not_compiled():
        say(f"pure tree: {lacking}" if (HERE / "Makefile").is_file() else "pure tree")
    else:
        run_in(compiled_tree(), sys.argv[1:])


def forced_pure() -> bool:
    """Whether somebody wants the sources to run and nothing else."""
    return os.environ.get(PURE, "") not in ("", "0")


def silent(tree: str) -> None:
    """Nothing, where each line of stderr is a line of a log."""


def announce(tree: str) -> None:
    """One line for whoever watches, out of the way of the figures."""
    print(f"undercroft: {tree}", file=sys.stderr, flush=True)


def run_in(tree: Path, arguments: list[str]) -> NoReturn:
    """Become the same command on another tree: the same process, so that whoever started it can stop it."""
    command = [sys.executable, "-m", "undercroft", *arguments]
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(sys.executable, command, environment(tree))
    sys.exit(subprocess.run(command, env=environment(tree)).returncode)


def environment(tree: Path) -> dict[str, str]:
    """The environment of a process that shall run this tree (without PYTHONSAFEPATH the working folder comes first)."""
    others = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": os.pathsep.join([str(tree), *filter(None, [others])])}
