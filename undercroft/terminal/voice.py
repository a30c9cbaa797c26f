"""The words of the table on a terminal, beside those of the engine and of the game."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from undercroft.engine.errors import Refused
from undercroft.engine.game import AnyGame
from undercroft.engine.rulebook import Rulebook
from undercroft.engine.text import LANGUAGES, Text, resource


class Voice(Text):
    """All words of one game in one language, those of the terminal with them."""

    def __init__(self, game: AnyGame, lang: str, strict: bool = False) -> None:
        super().__init__(game, lang, strict)
        self._book: Rulebook | None = None
        self._bundle.add_resource(resource(files("undercroft.terminal").joinpath("words", f"{lang}.ftl")))

    def title(self) -> str:
        """What the game is called."""
        name = f"game-{self.game.name}"
        return self.say(name) if self.has(name) else self.game.name

    def setting(self, name: str, value: object = None) -> str:
        """A setting of a new game by name, or one of its values in words."""
        known = f"setting-{name}" if value is None else f"setting-{name}.{value}"
        return self.say(known) if self.has(known) else str(name if value is None else value)

    def rule(self, rule: str) -> str:
        """What the game's rulebook says under this id; nothing if it has no such rule."""
        if self._book is None:
            try:
                self._book = Rulebook(self.game, self.lang)
            except Refused:
                return ""
        paragraph = self._book.rule(rule)
        return "" if paragraph is None else paragraph.text

    def bot(self, kind: str) -> str:
        """A bot in words: `search:250` is « Search 250 »."""
        name, _, rest = kind.partition(":")
        known = f"table-bot-{name}"
        return f"{self.say(known) if self.has(known) else name} {rest}".strip()


@cache
def speak(game: AnyGame, lang: str) -> Voice:
    """The words of a game in a language, read once."""
    return Voice(game, lang)


def next_language(lang: str) -> str:
    """The language after this one, round and round."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


def own_language() -> str:
    """The language this machine speaks, if the table knows it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")
        if spoken:
            return spoken[:2] if spoken[:2] in LANGUAGES else "en"
    return "en"
