"""Content packs: what does not fit is refused with its file, its card and the reason."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from undercroft.engine.content import content_digest, new_id, pack_files, read_files
from undercroft.engine.errors import BadContent


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    worth: int = 0


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card] = []


def written(folder: Path, text: str | bytes, name: str = "cards.toml") -> Path:
    file = folder / name
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def test_every_file_is_read_with_its_name(tmp_path: Path) -> None:
    files = [
        written(tmp_path, '[[card]]\nid = "stone"\nworth = 2\n', "b.toml"),
        written(tmp_path, '[[card]]\nid = "shout"\n', "a.toml"),
    ]
    assert list(read_files(files, Cards)) == [("b.toml", Cards([Card("stone", 2)])), ("a.toml", Cards([Card("shout")]))]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("card = ", r"^cards\.toml: not valid TOML: "),
        (b"\xff\xfe", r"^cards\.toml: not valid TOML: "),
        ('[[card]]\nid = "stone"\n[[card]]\nid = "shout"\nworth = "much"\n', r"^cards\.toml: .*\(card shout\)$"),
        ('[[card]]\nid = "stone"\nworth = "much"\n', r"\(card stone\)$"),
        ('[[card]]\nid = "stone"\n[[card]]\nworth = 1\n', r"^cards\.toml: .*\[1\]`$"),
        ("[[card]]\nid = 3\n", r"`\$\.card\[0\]\.id`$"),
        ("card = [3]\n", r"`\$\.card\[0\]`$"),
        ("card = 3\n", r"`\$\.card`$"),
        ("cards = []\n", r"unknown field `cards`$"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(tmp_path: Path, text: str | bytes, words: str) -> None:
    with pytest.raises(BadContent, match=words):
        list(read_files([written(tmp_path, text)], Cards))


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"^none\.toml: cannot be read: No such file"):
        list(read_files([tmp_path / "none.toml"], Cards))


def test_the_files_of_a_folder_in_their_order(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"no \.toml file with cards in this folder"):
        pack_files(tmp_path)
    files = [written(tmp_path, "", name) for name in ("b.toml", "a.toml", "words.en.ftl")]
    assert pack_files(tmp_path) == [files[1], files[0]]
    for nothing in (tmp_path / "nowhere", files[0]):
        with pytest.raises(BadContent, match="there is no such folder"):
            pack_files(nothing)


def test_the_id_of_a_card_is_new_and_plain() -> None:
    assert new_id("a.toml", "stone_2", {"stone": 1}) == "stone_2"
    with pytest.raises(BadContent, match=r"^a\.toml: stone: there is already a card of this name"):
        new_id("a.toml", "stone", {"stone": 1})
    for odd in ("Stone", "two words", "2nd", ""):
        with pytest.raises(BadContent, match="an id is lower-case letters"):
            new_id("a.toml", odd, {})


def test_a_fingerprint_tells_every_part_apart() -> None:
    """Saves name it: it may never change for the same content."""
    assert content_digest([]) == "e4a6a0577479b2b4"
    assert len({content_digest(parts) for parts in ([b"ab", b"c"], [b"a", b"bc"], [b"abc"], [b"abc", b""])}) == 4
    assert content_digest([b"abc"]) == content_digest([b"abc"])
