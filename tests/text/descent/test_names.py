"""What things are called in Descent: no two of a kind alike, and the rulebooks call them as the table does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from text.messages import every_message

import undercroft
from undercroft.engine.text import LANGUAGES
from undercroft.games.descent.game import game

BOOKS = Path(undercroft.__path__[0]) / "games" / "descent" / "text"
KINDS = (
    "hero",
    "class",
    "skill",
    "item",
    "relic",
    "monster",
    "lieutenant",
    "ally",
    "ability",
    "overlord",
    "search",
    "condition",
    "travel",
    "plots",
    "plot",
    "rumour",
    "taint",
    "quest",
)


def names(lang: str) -> dict[str, str]:
    """What everything is called, by its message."""
    found = {}
    for message, pattern in every_message(game, lang).items():
        if message.partition("-")[0] in KINDS and "." not in message and not pattern.args:
            found[message] = "".join(pattern.words)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_two_of_a_kind_have_one_name(lang: str, kind: str) -> None:
    found = [name for message, name in names(lang).items() if message.partition("-")[0] == kind]
    assert found
    assert sorted({name for name in found if found.count(name) > 1}) == []


def stands_in(name: str, book: str) -> bool:
    """Whether a book names it, also where there are several."""
    return bool(re.search(rf"(?<![\w-]){re.escape(name)}s?(?![\w-])", book))


def test_the_french_rulebook_uses_french_names() -> None:
    book = (BOOKS / "rulebook.fr.md").read_text(encoding="utf-8").split("\n", 1)[1]
    french = {"".join(pattern.words) for pattern in every_message(game, "fr").values()}
    english = {name for name in names("en").values() if name not in french and " " in name}
    assert sorted(name for name in english if stands_in(name, book)) == []
