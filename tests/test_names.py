"""No name for two things: a class or alias has its name to itself, in the house and in every game."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "undercroft"


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


def owner(place: str) -> str:
    """The game a module belongs to, or the house."""
    parts = place.split("/")
    return parts[1] if parts[0] == "games" else "house"


def test_a_class_has_its_name_to_itself_in_the_house_and_in_each_game() -> None:
    """Games know nothing of each other, and each speaks as its rulebook does: there the same word may stand again."""
    found = {}
    for name, places in shared_names().items():
        owners = [owner(place) for place in places]
        if "house" in owners or len(owners) != len(set(owners)):
            found[name] = places
    assert found == {}
