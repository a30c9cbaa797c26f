"""A user's packs: whose each is, what is refused, and what a game played with them needs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.engine.content import find_packs, require_packs
from undercroft.engine.errors import BadContent, MissingPacks, Refused
from undercroft.engine.game import Game
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dark_castle import game as castle
from undercroft.games.dark_castle.catalogue import CARDS

PAGE = """
[[chapter]]
id = "moat"
source = "ours"
do = [{ do = "lose", who = "all", amount = 1 }]
"""


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where packs are looked for in this test."""
    monkeypatch.setenv("UNDERCROFT_PACKS", str(tmp_path))
    return tmp_path


def lay(folder: Path, head: str = "", cards: str = PAGE) -> Path:
    """A pack in a folder."""
    folder.mkdir(parents=True)
    (folder / "cards.toml").write_text(cards, encoding="utf-8")
    if head:
        (folder / "pack.toml").write_text(head, encoding="utf-8")
    return folder


def named(game: str) -> list[str]:
    return [pack.name for pack in find_packs(game)]


def test_a_pack_belongs_to_the_game_its_folder_is_called_after(packs: Path) -> None:
    lay(packs / "dark-castle" / "wet")
    assert (named("dark-castle"), named("dark-souls")) == (["wet"], [])


def test_a_pack_may_say_itself_whose_it_is_and_what_it_is_called(packs: Path) -> None:
    lay(packs / "mine", 'game = "dark-castle"\nname = "wet"')
    lay(packs / "other", 'game = "dark-souls"')
    assert (named("dark-castle"), named("dark-souls")) == (["wet"], ["other"])


def test_the_variable_may_name_several_folders_and_a_pack_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(tmp_path / "one", 'game = "dark-castle"')
    lay(tmp_path / "dark-castle" / "two")
    places = [tmp_path / "one", tmp_path / "dark-castle"]
    monkeypatch.setenv("UNDERCROFT_PACKS", os.pathsep.join(map(str, places)))
    assert named("dark-castle") == ["one", "two"]


def test_without_the_variable_packs_lie_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("UNDERCROFT_PACKS", raising=False)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / name))
    assert named("dark-castle") == []
    lay(tmp_path / "undercroft" / "packs" / "dark-castle" / "wet")
    lay(tmp_path / "undercroft" / "packs" / "gone-game" / "old")
    assert (named("dark-castle"), named("dark-souls")) == (["wet"], [])
    (tmp_path / "undercroft" / "packs" / "dark-castle" / "notes.txt").write_text("no pack", encoding="utf-8")
    assert named("dark-castle") == ["wet"]
    lay(tmp_path / "undercroft" / "packs" / "dark-castle" / "astray", 'game = "dark-souls"')
    with pytest.raises(BadContent, match="among the packs of dark-castle, but its"):
        named("dark-castle")


def test_a_variable_that_names_nothing_means_no_packs(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(packs / "dark-castle" / "wet")
    monkeypatch.chdir(packs)
    for nothing in ("", os.pathsep):
        monkeypatch.setenv("UNDERCROFT_PACKS", nothing)
        assert named("dark-castle") == []
    monkeypatch.setenv("UNDERCROFT_PACKS", f"{packs}{os.pathsep}")
    assert named("dark-castle") == ["wet"]


@pytest.mark.parametrize(
    ("where", "head", "words"),
    [
        ("mine", "", "does not say which game it is for"),
        ("mine", 'game = "chess"', "does not say which game it is for"),
        ("mine", 'colour = "red"', "pack.toml: "),
        ("mine", "game = ", "pack.toml: not valid TOML"),
        ("dark-castle/mine", 'name = "first"', "already a pack called first"),
    ],
)
def test_what_cannot_be_told_apart_is_refused(packs: Path, where: str, head: str, words: str) -> None:
    lay(packs / "dark-castle" / "first")
    lay(packs / where, head)
    with pytest.raises(BadContent, match=words):
        find_packs("dark-castle")


def test_a_place_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_PACKS", str(tmp_path / "nowhere"))
    with pytest.raises(BadContent, match="no such folder"):
        find_packs("dark-castle")


def test_a_packs_digest_is_of_its_cards_and_not_of_how_they_are_written(packs: Path) -> None:
    first = lay(packs / "dark-castle" / "first")
    (digest,) = [pack.digest for pack in find_packs("dark-castle")]
    (first / "cards.toml").write_text("# wet\n" + PAGE, encoding="utf-8")
    assert [pack.digest for pack in find_packs("dark-castle")] == [digest]
    (first / "cards.toml").write_text(PAGE.replace("amount = 1", "amount = 2"), encoding="utf-8")
    assert [pack.digest for pack in find_packs("dark-castle")] != [digest]


def test_the_cards_of_a_pack_come_on_top_of_the_box(packs: Path) -> None:
    lay(packs / "dark-castle" / "wet")
    whole = CARDS.load(find_packs("dark-castle"))
    assert len(whole.chapters) == len(CARDS.chapters) + 1
    assert [pack.name for pack in whole.packs] == ["wet"]
    assert whole.digest != CARDS.digest == CARDS.load().digest


def test_a_game_names_the_packs_it_is_played_with(packs: Path) -> None:
    folder = lay(packs / "dark-castle" / "wet")
    (pack,) = find_packs("dark-castle")
    game = Game(CARDS.load([pack]))
    assert (game.packs(), game.pack_digests()) == ([folder], {"wet": pack.digest})


def test_a_pack_of_one_game_leaves_the_others_as_they_are(packs: Path) -> None:
    lay(packs / "dark-castle" / "wet")
    told = {name: told_by_a_process("content", name, "--json") for name in ("dark-castle", "dark-souls")}
    assert list(told["dark-castle"]["packs"]) == ["wet"]
    assert told["dark-souls"]["packs"] == {}


def test_a_pack_is_checked_for_the_game_it_is_for(packs: Path) -> None:
    lay(packs / "souls", 'game = "dark-souls"')
    done = command("content", "dark-castle", "--check", str(packs / "souls"), UNDERCROFT_PACKS="")
    assert done.returncode == 2
    assert "its pack.toml says that it is for dark-souls, not dark-castle" in done.stderr


def test_a_game_needs_the_packs_it_was_played_with() -> None:
    here = {"wet": "1a", "dry": "2b"}
    require_packs({}, {})
    require_packs({}, here)
    require_packs({"wet": "1a"}, here)
    with pytest.raises(MissingPacks, match="not here: hot, old"):
        require_packs({"old": "1a", "wet": "1a", "hot": ""}, here)
    with pytest.raises(MissingPacks, match="changed since: dry"):
        require_packs({"wet": "1a", "dry": "3c"}, here)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_pack_is_told_in_a_sentence(lang: str) -> None:
    refusal: Refused = MissingPacks("it was played with packs that are not here: wet")
    assert "wet" in Text(castle, lang, strict=True).refused(refusal)


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own: packs are read once, when a game is loaded."""
    line = [sys.executable, "-m", "undercroft", *arguments]
    return subprocess.run(line, capture_output=True, text=True, env={**os.environ, **environment})


def told_by_a_process(*arguments: str) -> dict[str, dict[str, str]]:
    done = command(*arguments)
    assert done.returncode == 0, done.stderr
    told: dict[str, dict[str, str]] = json.loads(done.stdout)
    return told
