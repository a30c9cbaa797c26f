"""What is compiled is found by folder: a new game needs no line outside its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.lab import trees

SETTINGS = {
    "libraries": ["undercroft/engine"],
    "games": "undercroft/games",
    "every-game": ["state.py", "rules/*.py"],
    "exclude": ["**/__init__.py"],
}


@pytest.fixture
def tool(monkeypatch):
    monkeypatch.syspath_prepend(str(trees.pure_tree() / "tools"))
    import compile

    return compile


@pytest.fixture
def source(tmp_path: Path) -> Path:
    for name in ("engine/dice.py", "games/chess/__init__.py", "games/chess/state.py", "games/chess/rules/pawns.py"):
        path = tmp_path / "undercroft" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return tmp_path


def test_each_game_is_a_library_of_its_own(tool, source):
    assert tool.find_libraries(source, SETTINGS) == {
        "undercroft.engine.engine": ["undercroft/engine/dice.py"],
        "undercroft.games.chess.chess": [
            "undercroft/games/chess/rules/pawns.py",
            "undercroft/games/chess/state.py",
        ],
    }


def test_a_game_may_name_more_of_its_modules(tool, source):
    game = source / "undercroft" / "games" / "chess"
    (game / "openings.py").touch()
    (game / "compiled.toml").write_text('modules = ["openings.py"]\n')
    assert "undercroft/games/chess/openings.py" in tool.find_libraries(source, SETTINGS)["undercroft.games.chess.chess"]


@pytest.mark.parametrize("text", ['modules = ["endings.py"]', "module = []", "modules ="])
def test_a_list_that_cannot_be_right_is_refused(tool, source, text):
    (source / "undercroft" / "games" / "chess" / "compiled.toml").write_text(text)
    with pytest.raises(tool.CompileError, match=r"chess/compiled\.toml"):
        tool.find_libraries(source, SETTINGS)


def test_the_lists_of_our_games_are_right(tool):
    source = trees.pure_tree()
    libraries = tool.find_libraries(source, tool.read_settings(source))
    for game in ("dark_castle", "dark_souls"):
        modules = libraries[f"undercroft.games.{game}.{game}"]
        assert f"undercroft/games/{game}/state.py" in modules
        assert f"undercroft/games/{game}/worth.py" in modules
