"""The two trees of the house: the sources as they are, and the copy of them that mypyc has compiled."""

from __future__ import annotations

import os
from pathlib import Path

import undercroft
from undercroft.engine import session

HERE = Path(undercroft.__file__).resolve().parent.parent
ALIKE = (".py", ".toml")  # what a compiled tree must have in common with its sources
RECORDS = ("proved.toml",)  # what no game depends on


def is_compiled() -> bool:
    """Whether this very process runs the compiled tree."""
    return not str(session.__file__).endswith(".py")


def pure_tree() -> Path:
    """The folder with the sources: the repository, also when asked from the compiled tree inside it."""
    above = HERE.parent.parent
    return above if HERE.parent.name == "build" and (above / "undercroft").is_dir() else HERE


def compiled_tree() -> Path:
    """Where `make compiled` puts its tree."""
    return pure_tree() / "build" / "compiled"


def why_not_compiled(tree: Path | None = None) -> str:
    """Why the compiled tree cannot be used: it is not there or not of these sources; nothing if it can."""
    tree = tree or compiled_tree()
    if not (tree / "undercroft").is_dir():
        return "there is no compiled tree; `make compiled` builds it"
    source = pure_tree() / "undercroft"
    for path in sorted(source.rglob("*")):
        if path.suffix in ALIKE and path.name not in RECORDS and "__pycache__" not in path.parts:
            name = path.relative_to(source)
            twin = tree / "undercroft" / name
            if not twin.is_file() or twin.read_bytes() != path.read_bytes():
                return f"the compiled tree is older than undercroft/{name.as_posix()}; `make compiled` builds it anew"
    return ""


def environment(tree: Path) -> dict[str, str]:
    """The environment of a process that shall run this tree (without PYTHONSAFEPATH the working folder comes first)."""
    return {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": str(tree)}
