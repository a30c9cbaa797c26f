"""No name for two things: a class or alias of the package has its name to itself."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "undercroft"

SHARED = {
    # What every game brings, under the name that each of them gives it.
    "Card",
    "Cards",
    "Catalogue",
    "Effect",
    "Judgement",
    "Panel",
    # Words that stand in both rulebooks, in the same sense.
    "Character",
    "Died",
    "Missed",
    "Rest",
    "Rested",
    "Roll",
}


def named(path: Path) -> list[str]:
    """The classes and aliases of types at the top of a module; a type variable stands for anything."""
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if re.fullmatch(r"[A-Z]\w*[a-z]\w*", name) and not ast.unparse(node.value).startswith("TypeVar("):
                found.append(name)
    return found


def shared_names() -> dict[str, list[str]]:
    """The names that stand in two modules or more, and where."""
    found = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        forged = path.name == "state.py" and path.with_name("schema.py").exists()  # mirrors its schema
        copied = PACKAGE / "scaffold" in path.parents  # a game to be copied, whose words are examples
        if not forged and not copied:
            for name in named(path):
                found[name].append(str(path.relative_to(PACKAGE)))
    return {name: places for name, places in found.items() if len(places) > 1}


def test_a_class_has_its_name_to_itself() -> None:
    found = shared_names()
    assert {name: places for name, places in found.items() if name not in SHARED} == {}
    assert sorted(SHARED - set(found)) == [], "these are shared no more: take them off the list"


def test_only_games_share_names_and_only_with_each_other() -> None:
    for name, places in shared_names().items():
        games = [place.split("/")[1] for place in places if place.startswith("games/")]
        assert len(games) == len(places) == len(set(games)), name
