"""Where games are found: those of the house by their folder, others by their entry point."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft.games
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import find_game, game_names, games, own_games

FOLDERS = sorted(path.parent.name for path in Path(undercroft.games.__path__[0]).glob("*/__init__.py"))


def test_every_folder_is_a_game_by_its_own_name() -> None:
    assert own_games() == [folder.replace("_", "-") for folder in FOLDERS]
    for name, folder in zip(own_games(), FOLDERS):
        game = find_game(name)
        assert (game.name, game.package) == (name, f"undercroft.games.{folder}")


def test_all_games_are_listed_by_name() -> None:
    assert list(games()) == game_names()
    assert set(own_games()) <= set(game_names())


@pytest.mark.parametrize("name", ["chess", "", "dark_castle", "../dark-castle", "__pycache__"])
def test_what_is_no_game_is_refused(name: str) -> None:
    with pytest.raises(NotPossible, match="no game called"):
        find_game(name)


def test_a_game_from_outside_has_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = tmp_path / "outside-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[undercroft.games]\nouter = outside_game:game\n")
    (tmp_path / "outside_game.py").write_text(
        "from undercroft.engine.game import Game\n\n\nclass Outer(Game):\n    name = 'outer'\n\n\ngame = Outer()\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert "outer" in game_names()
    assert find_game("outer").name == "outer"
