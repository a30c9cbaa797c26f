"""A rulebook calls cards, enemies and bosses as the table does in its language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from text.messages import every_message

from undercroft.games.dark_souls.game import game

BOOKS = Path(str(files("undercroft.games.dark_souls"))) / "text"
NAMED = ("hero", "heroic", "enemy", "boss", "pattern", "encounter", "campaign", "section", "item")


def names(lang: str) -> dict[str, str]:
    """What every card is called, by its message."""
    found = {}
    for message, pattern in every_message(game, lang).items():
        if message.partition("-")[0] in NAMED and "." not in message and not pattern.args:
            found[message] = "".join(pattern.words)
    return found


def stands_in(name: str, book: str) -> bool:
    """Whether a book names it, also where there are several."""
    return bool(re.search(rf"(?<![\w-]){re.escape(name)}s?(?![\w-])", book))


def test_the_french_rulebook_uses_french_names() -> None:
    book = (BOOKS / "rulebook.fr.md").read_text(encoding="utf-8").split("\n", 1)[1]
    french = {"".join(pattern.words) for pattern in every_message(game, "fr").values()}
    english = {name for name in names("en").values() if name not in french}
    assert sorted(name for name in english if stands_in(name, book)) == []


def test_what_one_rulebook_names_the_other_names_too() -> None:
    """By the long names, which no other words could make up by chance."""
    english, french = names("en"), names("fr")
    one = (BOOKS / "rulebook.en.md").read_text(encoding="utf-8")
    other = (BOOKS / "rulebook.fr.md").read_text(encoding="utf-8")
    named = [message for message, name in english.items() if " " in name and stands_in(name, one)]
    assert len(named) > 20
    # Several enemies agree in more than one word; and a hammer of Smough’s is part of a smash.
    aside = [message for message in named if message.startswith("enemy-") or message == "item-smoughs_hammer"]
    assert [m for m in named if m not in aside and not stands_in(french[m], other)] == []
