"""The rulebook of a game: chapters and paragraphs by rule, what is found in it, and how much of it is proved."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from small_games.dark_alley.game import DarkAlley as Alley

from undercroft.engine.errors import BadContent, NotPossible
from undercroft.engine.game import find_game
from undercroft.engine.rulebook import Rulebook, coverage, game_file, index, kinds, plain, proofs, toml

BOOK = """# The narrow alley

A word before the first chapter states nothing. [AL-NO-01]

## Walking {#walking}

You walk as far as you dare. [AL-WALK-01]

- Stones are **heavy**<!-- stone -->.<!-- hand --> [AL-WALK-02, AL-WALK-03]
<!-- street -->
- A line that is no rule
Nobody’s café is open. [AL-WALKER-01]

## Ending   {#ending}

## Not a chapter
The last one home shuts the door. [AL-END-01]
"""
RULES = """
[[rule]]
id = "AL-WALK-01"
kind = "rule"
chapter = "walking"
[[rule]]
id = "AL-WALK-02"
kind = "rule"
chapter = "walking"
physical = "a stone is a thing"
[[rule]]
id = "AL-END-01"
kind = "ruling"
chapter = "ending"
[[rule]]
id = "AL-END-02"
kind = "rule"
chapter = "ending"
"""
PROVED = 'AL-WALK-01 = ["test_x::test_y"]\nAL-END-01 = []\nAL-WALK-02 = ["test_x::test_z"]\n'


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Alley:
    """An alley with a rulebook in a package made for this test."""
    folder = tmp_path / "narrow_alley"
    (folder / "text").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "text" / "rulebook.en.md").write_text(BOOK, encoding="utf-8")
    (folder / "text" / "rulebook.fr.md").write_text(BOOK.replace("[AL-END-01]", ""), encoding="utf-8")
    (folder / "rules.toml").write_text(RULES)
    (folder / "proved.toml").write_text(PROVED)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "narrow_alley", raising=False)
    monkeypatch.setattr(Alley, "package", "narrow_alley", raising=False)
    return Alley()


def folder_of(tmp_path: Path) -> Path:
    return tmp_path / "narrow_alley"


def test_chapters_and_their_paragraphs(game: Alley) -> None:
    book = Rulebook(game, "en")
    assert book.title == "The narrow alley"
    assert [(chapter.slug, chapter.title) for chapter in book.chapters] == [
        ("walking", "Walking"),
        ("ending", "Ending"),
    ]
    walking, ending = book.chapters
    assert [(one.text, one.ids, one.item) for one in walking.paragraphs] == [
        ("You walk as far as you dare.", ["AL-WALK-01"], False),
        ("Stones are **heavy**.", ["AL-WALK-02", "AL-WALK-03"], True),
        ("", [], False),
        ("A line that is no rule", [], True),
        ("Nobody’s café is open.", ["AL-WALKER-01"], False),
    ]
    assert walking.ids() == ["AL-WALK-01", "AL-WALK-02", "AL-WALK-03", "AL-WALKER-01"]
    assert all(one.chapter is walking for one in walking.paragraphs)
    assert ending.ids() == ["AL-END-01"]
    assert book.chapter("ending") is ending
    assert book.chapter("nowhere") is None
    assert (book.game, book.lang) == (game, "en")


def test_a_book_without_a_title_is_called_like_its_game(game: Alley, tmp_path: Path) -> None:
    (folder_of(tmp_path) / "text" / "rulebook.en.md").write_text("## Walking {#walking}\n", encoding="utf-8")
    assert Rulebook(game, "en").title == "dark-alley"


def test_a_rule_by_its_id(game: Alley) -> None:
    book = Rulebook(game, "en")
    found = book.rule("al-walk-03")
    assert found is not None
    assert found is book.rule("AL-WALK-02")
    assert book.rule("AL-NO-01") is None


def test_what_is_found(game: Alley) -> None:
    book = Rulebook(game, "en")

    def ids(words: str) -> list[list[str]]:
        return [paragraph.ids for paragraph in book.find(words)]

    assert ids("AL-WALK-01") == [["AL-WALK-01"]]
    assert ids("al-walk") == [["AL-WALK-01"], ["AL-WALK-02", "AL-WALK-03"]]
    assert ids("AL-WALK-") == [["AL-WALK-01"], ["AL-WALK-02", "AL-WALK-03"]]
    assert ids("al") == [["AL-WALK-01"], ["AL-WALK-02", "AL-WALK-03"], ["AL-WALKER-01"], ["AL-END-01"]]
    assert ids("stones HEAVY") == [["AL-WALK-02", "AL-WALK-03"]]
    assert ids("nobody's cafe") == [["AL-WALKER-01"]]
    assert ids("stones door") == []
    assert ids("no rule") == []
    assert ids("  ") == []


def test_one_of_the_ids_of_a_paragraph_is_enough(game: Alley, tmp_path: Path) -> None:
    book = BOOK.replace("[AL-WALK-02, AL-WALK-03]", "[AL-WALK-02, AL-STONE-01]")
    (folder_of(tmp_path) / "text" / "rulebook.en.md").write_text(book, encoding="utf-8")
    assert [paragraph.ids for paragraph in Rulebook(game, "en").find("al-stone")] == [["AL-WALK-02", "AL-STONE-01"]]


def test_words_as_one_compares_them() -> None:
    assert plain("L’**Abbé** ÇA") == "l'abbe ca"


def test_every_rule_of_the_index(game: Alley, tmp_path: Path) -> None:
    assert [(one.id, one.kind, one.chapter, one.physical) for one in index(game)] == [
        ("AL-WALK-01", "rule", "walking", ""),
        ("AL-WALK-02", "rule", "walking", "a stone is a thing"),
        ("AL-END-01", "ruling", "ending", ""),
        ("AL-END-02", "rule", "ending", ""),
    ]
    assert kinds(game) == ["rule", "ruling"]
    rules = folder_of(tmp_path) / "rules.toml"
    rules.write_text(RULES + '[[rule]]\nid = "AL-END-03"\n')
    with pytest.raises(BadContent, match=r"rules\.toml: rule 5: it needs id, kind and chapter"):
        index(game)
    rules.write_text("rule = [3]")
    with pytest.raises(BadContent, match="rule 1: it needs"):
        index(game)
    rules.write_text("rule = ")
    with pytest.raises(BadContent, match=r"rules\.toml: not valid TOML"):
        index(game)
    rules.unlink()
    with pytest.raises(NotPossible, match="alley has no index of rules"):
        index(game)


def test_what_proves_a_rule(game: Alley, tmp_path: Path) -> None:
    assert proofs(game)["AL-WALK-01"] == ["test_x::test_y"]
    (folder_of(tmp_path) / "proved.toml").unlink()
    assert proofs(game) == {}


def test_how_much_is_written_and_proved(game: Alley) -> None:
    found = coverage(game)
    assert found.counts() == {"rules": 4, "in_rulebook": 2, "proved": 1, "physical": 1, "missing": 2}
    assert found.missing_ids == ["AL-END-01", "AL-END-02"]
    assert coverage(game, "ruling").counts() == {
        "rules": 1,
        "in_rulebook": 0,
        "proved": 0,
        "physical": 0,
        "missing": 1,
    }


def test_what_is_written_but_not_proved_is_missing(game: Alley, tmp_path: Path) -> None:
    (folder_of(tmp_path) / "proved.toml").write_text("")
    assert coverage(game).missing_ids == ["AL-WALK-01", "AL-END-01", "AL-END-02"]


def test_what_is_proved_but_not_written_in_every_language_is_missing(game: Alley, tmp_path: Path) -> None:
    proved = PROVED.replace("AL-END-01 = []", 'AL-END-01 = ["test_x::test_end"]')
    (folder_of(tmp_path) / "proved.toml").write_text(proved)
    assert coverage(game).missing_ids == ["AL-END-01", "AL-END-02"]


def test_a_file_that_is_not_there(game: Alley) -> None:
    with pytest.raises(NotPossible, match="alley has no rulebook in 'de'"):
        Rulebook(game, "de")
    assert game_file(game, "text/rulebook.en.md", "nothing") == BOOK
    assert toml("a = 1", "x") == {"a": 1}


def test_pictures_are_named_apart_from_the_words(game: Alley) -> None:
    book = Rulebook(game, "en")
    heavy = book.rule("AL-WALK-02")
    assert heavy is not None
    assert heavy.text == "Stones are **heavy**."
    assert heavy.pictures == [(16, "stone"), (17, "hand")]
    walking = book.chapter("walking")
    assert walking is not None
    assert [(one.text, one.pictures) for one in walking.paragraphs if not one.text] == [("", [(0, "street")])]


@pytest.mark.parametrize("name", ["dark-castle", "dark-souls"])
def test_both_languages_show_the_same_pictures_by_the_same_rules(name: str) -> None:
    def shown(lang: str) -> list[tuple[str, list[str], list[str]]]:
        book = Rulebook(find_game(name), lang)
        return [
            (chapter.slug, one.ids, [picture for _, picture in one.pictures])
            for chapter in book.chapters
            for one in chapter.paragraphs
            if one.pictures
        ]

    assert shown("en") == shown("fr") != []
