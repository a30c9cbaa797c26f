"""The rulebook of a game: its chapters and paragraphs by rule id, the index of the ids, and which are proved.

text/rulebook.<lang>.md   `## Title {#slug}`, then paragraphs and list items that end in `[EC-HP-01, EC-HP-02]`;
                          `<!-- name -->` says where a table that draws shows a picture of that name
rules.toml                every id with its kind and chapter, and why one is `physical`
proved.toml               every id with the tests that prove it, written by `make proofs`
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from undercroft.engine.errors import BadContent, NotPossible
from undercroft.engine.game import AnyGame

LANGUAGES: Final = ("en", "fr")
HEADING: Final = re.compile(r"^## (.+?)\s*\{#([\w-]+)\}\s*$")
MARKED: Final = re.compile(r"^(?:- )?(.*?)\s*\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?:, [A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)*)\]$")
PICTURE: Final = re.compile(r"<!-- ([a-z-]+) -->")


class Paragraph:
    """A few sentences of the rulebook, and the rules they state.

    `pictures` are names, each with how many letters of the text stand before it, marks of bold print not counted; a
    paragraph may be nothing but a picture.
    """

    def __init__(self, text: str, ids: list[str], chapter: Chapter, item: bool = False) -> None:
        parts = PICTURE.split(text)
        self.text = "".join(parts[::2])
        self.pictures: list[tuple[int, str]] = [
            (len("".join(parts[:place:2]).replace("**", "")), parts[place]) for place in range(1, len(parts), 2)
        ]
        self.ids = ids
        self.chapter = chapter
        self.item = item  # one of a list


class Chapter:
    """A chapter of the rulebook."""

    def __init__(self, slug: str, title: str) -> None:
        self.slug = slug
        self.title = title
        self.paragraphs: list[Paragraph] = []

    def ids(self) -> list[str]:
        """The rules it states, in order."""
        return [id for paragraph in self.paragraphs for id in paragraph.ids]


class Rulebook:
    """A game's own rulebook in one language."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.title = game.name
        self.chapters: list[Chapter] = []
        self.by_id: dict[str, Paragraph] = {}
        self._read(game_file(game, f"text/rulebook.{lang}.md", f"no rulebook in {lang!r}"))

    def _read(self, text: str) -> None:
        for line in text.splitlines():
            heading = HEADING.match(line)
            if heading is not None:
                self.chapters.append(Chapter(heading.group(2), heading.group(1)))
            elif line.startswith("# "):
                self.title = line[2:].strip()
            elif line.strip() and self.chapters:
                self._add(line.strip(), self.chapters[-1])

    def _add(self, line: str, chapter: Chapter) -> None:
        marked = MARKED.match(line)
        text = line.removeprefix("- ") if marked is None else marked.group(1)
        ids = [] if marked is None else marked.group(2).split(", ")
        paragraph = Paragraph(text, ids, chapter, line.startswith("- "))
        chapter.paragraphs.append(paragraph)
        for id in ids:
            self.by_id[id] = paragraph

    def chapter(self, slug: str) -> Chapter | None:
        """A chapter by its slug."""
        for chapter in self.chapters:
            if chapter.slug == slug:
                return chapter
        return None

    def rule(self, id: str) -> Paragraph | None:
        """The paragraph that states a rule."""
        return self.by_id.get(id.upper())

    def find(self, words: str) -> list[Paragraph]:
        """The paragraphs that state a rule: of this id, of ids that begin so, or that hold all these words."""
        exact = self.rule(words)
        if exact is not None:
            return [exact]
        stated = [paragraph for chapter in self.chapters for paragraph in chapter.paragraphs if paragraph.ids]
        start = words.upper().rstrip("-") + "-"
        begun = [paragraph for paragraph in stated if any([id.startswith(start) for id in paragraph.ids])]
        if begun:
            return begun
        wanted = plain(words).split()
        return [paragraph for paragraph in stated if wanted and all([word in plain(paragraph.text) for word in wanted])]


def plain(text: str) -> str:
    """Words as one compares them: no accents, no capitals, one kind of apostrophe."""
    bare = unicodedata.normalize("NFKD", text.replace("’", "'").replace("**", ""))
    return "".join([letter for letter in bare if not unicodedata.combining(letter)]).casefold()


# -- the index -------------------------------------------------------------------------------------------


class Listed:
    """A rule of the index."""

    def __init__(self, id: str, kind: str, chapter: str, physical: str) -> None:
        self.id = id
        self.kind = kind
        self.chapter = chapter
        self.physical = physical  # why it is about cardboard alone, if it is


def index(game: AnyGame) -> list[Listed]:
    """Every rule of a game, in the order of its ledger."""
    table = toml(game_file(game, "rules.toml", "no index of rules"), "rules.toml")
    found: list[Listed] = []
    for row in table.get("rule", []):
        try:
            found.append(Listed(row["id"], row["kind"], row["chapter"], row.get("physical", "")))
        except (KeyError, TypeError, AttributeError) as fault:
            raise BadContent(f"rules.toml: rule {len(found) + 1}: it needs id, kind and chapter") from fault
    return found


def proofs(game: AnyGame) -> dict[str, list[str]]:
    """The tests that prove each rule, as last recorded."""
    file = files(game.package).joinpath("proved.toml")
    return toml(file.read_text(encoding="utf-8"), "proved.toml") if file.is_file() else {}


class Coverage:
    """How many rules of some kinds there are, stand in the rulebook, are proved, and what is missing."""

    def __init__(self, rules: list[Listed], books: list[Rulebook], proved: dict[str, list[str]]) -> None:
        written = [rule for rule in rules if all([rule.id in book.by_id for book in books])]
        physical = [rule for rule in rules if rule.physical]
        shown = [rule for rule in rules if not rule.physical and proved.get(rule.id)]
        self.rules = len(rules)
        self.in_rulebook = len(written)
        self.proved = len(shown)
        self.physical = len(physical)
        self.missing_ids = [
            rule.id for rule in rules if rule not in written or (rule not in physical and rule not in shown)
        ]

    def counts(self) -> dict[str, int]:
        """The counts by name."""
        return {
            "rules": self.rules,
            "in_rulebook": self.in_rulebook,
            "proved": self.proved,
            "physical": self.physical,
            "missing": len(self.missing_ids),
        }


def coverage(game: AnyGame, kind: str = "") -> Coverage:
    """The coverage of the rules of a kind, or of all kinds."""
    rules = [rule for rule in index(game) if not kind or rule.kind == kind]
    return Coverage(rules, [Rulebook(game, lang) for lang in LANGUAGES], proofs(game))


def kinds(game: AnyGame) -> list[str]:
    """The kinds of rules in the index, in its order."""
    return list(dict.fromkeys([rule.kind for rule in index(game)]))


# -- files -----------------------------------------------------------------------------------------------


def has_rulebook(game: AnyGame) -> bool:
    """Whether a game has a rulebook, in whichever language."""
    text = files(game.package).joinpath("text")
    return any([text.joinpath(f"rulebook.{lang}.md").is_file() for lang in LANGUAGES])


def game_file(game: AnyGame, path: str, lacking: str) -> str:
    """The text of a file in a game's own folder."""
    file: Traversable = files(game.package)
    for part in path.split("/"):
        file = file.joinpath(part)
    if not file.is_file():
        raise NotPossible(f"{game.name} has {lacking}")
    return file.read_text(encoding="utf-8")


def toml(text: str, name: str) -> dict[str, Any]:
    """A TOML file, or what is wrong with it."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadContent(f"{name}: not valid TOML: {fault}") from fault
