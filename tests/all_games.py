"""Every game there is to test, found by its folder, and what a game brings for a kind of test.

A game of this repository keeps what tests it alone in folders of its name (`tests/rules/<game>`,
`tests/properties/<game>`, ...); a small game made for the tests has one folder, `tests/small_games/<game>`, with all
of it. Tests of every game look there for modules of a known name, so that a new game is found without a list.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import undercroft.games
from undercroft.engine.game import Game, find_game
from undercroft.engine.text import Text

TESTS = Path(__file__).resolve().parent
SMALL = TESTS / "small_games"


def games_in(folder: Path, package: str) -> list[Game]:
    """The game of every package in a folder."""
    return [import_module(f"{package}.{one.parent.name}").game for one in sorted(folder.glob("*/__init__.py"))]


GAMES = games_in(Path(undercroft.games.__path__[0]), "undercroft.games")
SMALL_GAMES = games_in(SMALL, "small_games")


def folder_of(game: Game) -> str:
    """The name of the folders that are this game's own."""
    return game.package.rpartition(".")[2]


def brought(game: Game, kind: str, name: str) -> ModuleType | None:
    """What a game brings for a kind of test: `tests/<kind>/<game>/<name>.py`, if there is such a module."""
    folder = SMALL / folder_of(game) if game in SMALL_GAMES else TESTS / kind / folder_of(game)
    if not (folder / f"{name}.py").is_file():
        return None
    return import_module(".".join([*folder.relative_to(TESTS).parts, name]))


def find(name: str) -> Game:
    """A game by its name: one that is installed, or a small one."""
    return next((game for game in SMALL_GAMES if game.name == name), None) or find_game(name)


@cache
def words_of(game: Game, lang: str) -> Text:
    """A game's sentences, strictly: they take a quarter of a second to read, so that tests share them."""
    return Text(game, lang, strict=True)


def each(games: list[Game]) -> pytest.MarkDecorator:
    """The same test for each of these games."""
    return pytest.mark.parametrize("game", games, ids=lambda game: game.name)


each_game = each(GAMES)
