"""Lay out a new game: a copy of `blank` under another name, with its tests, ready to be played and changed.

In a checkout it goes into the folders where games and their tests are found; elsewhere it becomes a package of its own,
which an entry point makes known. `blank` is a game that runs as it stands, so that what is copied is checked like all
other code; only its names are put in anew.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from undercroft.engine.errors import NotPossible, Refused
from undercroft.engine.game import game_names, games
from undercroft.engine.rulebook import index
from undercroft.lab.trees import pure_tree

HERE: Final = Path(__file__).resolve().parent
BLANK: Final = "undercroft.scaffold.blank"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
LONGEST_NAME: Final = 30  # letters, so that no line of what is laid out becomes too long
LONGEST_TITLE: Final = 60

# Where the tests of a game of the house lie, each beside those of its kind.
TESTS: Final = {"test_march.py": "rules", "holds.py": "properties", "used.py": "text"}
OUTSIDE_TESTS: Final = ("test_march.py", "test_game.py")
KEPT_BY_HAND: Final = "# The rules that are proved, each with the tests that prove it.\n"


@dataclass(frozen=True)
class Names:
    """All that a new game is called."""

    name: str  # as in `undercroft play NAME`
    folder: str
    package: str
    prefix: str  # of its rule ids
    titles: dict[str, str]  # by language

    def put_into(self, text: str, lang: str) -> str:
        """A file of `blank` with these names instead of its own."""
        words = {
            BLANK: self.package,
            "TheGame": "The" + "".join(part.capitalize() for part in self.folder.split("_")),
            "BL-": f"{self.prefix}-",
            "Blank": self.titles[lang],
            '"blank/': f'"{self.folder}/',
            "blank": self.name,
        }
        pattern = r'undercroft\.scaffold\.blank|\bTheGame\b|\bBL-|\bBlank\b|"blank/|\bblank\b'
        return re.sub(pattern, lambda found: words[found.group()], text)


def new_game(name: str, at: Path | None = None, title_en: str = "", title_fr: str = "") -> list[Path]:
    """Lay out a game in this checkout, or `at` a folder as a package of its own; the files that were written."""
    checkout = find_checkout()
    if at is None and checkout is None:
        raise NotPossible("this is no checkout of Undercroft; say with --at FOLDER where the game is to be")
    folder = checked_name(name)
    title = checked_title(title_en or folder.replace("_", " ").title())
    names = Names(
        name=folder.replace("_", "-"),
        folder=folder,
        package=folder if at is not None else f"undercroft.games.{folder}",
        prefix=free_prefix(folder),
        titles={"en": title, "fr": checked_title(title_fr or title)},
    )
    if at is not None:
        files = outside(at, names)
    else:
        assert checkout is not None
        files = inside(checkout, names)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(files)


def find_checkout() -> Path | None:
    """The folder of this checkout; nothing where Undercroft was installed without its tests."""
    tree = pure_tree()
    return tree if (tree / "tests" / "all_games.py").is_file() else None


# -- names -----------------------------------------------------------------------------------------------


def checked_name(name: str) -> str:
    """The folder of a game of this name, if it can have it."""
    folder = name.replace("-", "_")
    if not NAME.fullmatch(name) or keyword.iskeyword(folder) or len(name) > LONGEST_NAME:
        raise NotPossible(
            f"{name!r:.60} is no name for a game: lower-case letters and digits, with - between words, "
            f"{LONGEST_NAME} at most, and no word of Python"
        )
    if folder.replace("_", "-") in game_names():
        raise NotPossible(f"there is already a game called {folder.replace('_', '-')}")
    return folder


def checked_title(title: str) -> str:
    """A title as it is printed, with the apostrophe that printers use."""
    if not title.strip() or len(title) > LONGEST_TITLE or not title.isprintable() or set(title) & set('{}"\\'):
        raise NotPossible(
            f"{title!r:.80} is no title: a line of {LONGEST_TITLE} letters at most, with no brace, quote or backslash"
        )
    return title.strip().replace("'", "’")


def free_prefix(folder: str) -> str:
    """Two letters or a few more that the rule ids of no other game begin with."""
    taken = {id.partition("-")[0] for id in rule_ids()}
    letters = re.sub("[^a-z]", "", folder).upper()
    initials = "".join(word[0] for word in folder.split("_") if word[0].isalpha()).upper()
    wanted = [initials] if len(initials) > 1 else []
    wanted += [letters[:length] for length in range(min(2, len(letters)), len(letters) + 1)]
    for prefix in wanted:
        if prefix not in taken:
            return prefix
    raise NotPossible(f"the rules of other games already begin with {letters}; take another name")


def rule_ids() -> Iterator[str]:
    """The ids of all rules of all games that have an index of them."""
    for game in games().values():
        try:
            yield from [rule.id for rule in index(game)]
        except Refused:
            continue


# -- files -----------------------------------------------------------------------------------------------


def inside(checkout: Path, names: Names) -> dict[Path, str]:
    """The files of a game of the house: its own folder, and its folder beside other games' tests of each kind."""
    home = checkout / "undercroft" / "games" / names.folder
    tests = checkout / "tests"
    places = [home, tests / "small_games" / names.folder]
    for kind in TESTS.values():
        places += [tests / kind / names.folder, tests / kind / f"{names.folder}.py"]
    refuse_existing(places)
    files = {home / path: text for path, text in copied(names).items()}
    for name, kind in TESTS.items():
        files[tests / kind / names.folder / name] = names.put_into(read(HERE / "tests" / name), "en")
    return files


def outside(at: Path, names: Names) -> dict[Path, str]:
    """The files of a package with an entry point: the game, its tests, and how it is built."""
    refuse_existing([] if at.is_dir() and not any(at.iterdir()) else [at])
    if find_spec(names.folder) is not None:
        raise NotPossible(f"there is already a package called {names.folder} in this Python")
    files = {at / names.folder / path: apart(text, names) for path, text in copied(names).items()}
    proved = files[at / names.folder / "proved.toml"].replace(f'"{names.folder}/', '"')
    files[at / names.folder / "proved.toml"] = KEPT_BY_HAND + proved[proved.index("\n\n") + 1 :]
    for name in OUTSIDE_TESTS:
        files[at / "tests" / name] = apart(names.put_into(read(HERE / "tests" / name), "en"), names)
    files[at / "pyproject.toml"] = names.put_into(read(HERE / "outside.toml"), "en")
    return files


def copied(names: Names) -> dict[Path, str]:
    """The files of `blank` under these names, by where they lie in its folder."""
    blank = HERE / "blank"
    found = {}
    for path in sorted(blank.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            lang = "fr" if ".fr." in path.name else "en"
            found[path.relative_to(blank)] = names.put_into(read(path), lang)
    return found


def apart(text: str, names: Names) -> str:
    """A module whose own package is not part of Undercroft: what it imports from there stands by itself, last."""
    for library in ("import pytest", "import mypyc_attr"):
        text = text.replace(f"{library}\n\nfrom undercroft", f"{library}\nfrom undercroft")
    return re.sub(rf"(\nfrom undercroft\S* import [^\n]*\n)(from {names.folder}\b)", r"\1\n\2", text)


def refuse_existing(places: list[Path]) -> None:
    """Nothing that is there is written over."""
    for place in places:
        if place.exists():
            raise NotPossible(f"{place} is already there")


def read(path: Path) -> str:
    """The text of a file."""
    return path.read_text(encoding="utf-8")
