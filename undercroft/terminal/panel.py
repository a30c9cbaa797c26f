"""The place for a game's own panel, and a plain one for games without.

A game offers a module `panel` in its package with `class Panel(GamePanel)`. The table gives it the session and
the seat that looks; all that it draws comes from there.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.terminal.scroll import Scroll


class GamePanel(Widget):
    """What the table asks of a game's panel; all but `show` may stay as it is."""

    ACCENT: ClassVar[str] = "#c9a66b"
    PARTS: ClassVar[tuple[str, ...]] = ()  # message ids: where there is little room each part gets a tab

    def show(self, session: Session, seat: int, text: Text) -> None:
        """Draw the table as this seat sees it (-1: an onlooker)."""
        raise NotImplementedError

    def turn_to(self, part: str) -> None:
        """Show this one of the parts alone, or (no name) all of them."""

    def by_pages(self, pages: int) -> None:
        """Move on (or back) in what does not fit, by so many screenfuls."""

    def headline(self, session: Session, seat: int, text: Text) -> str:
        """Where the game stands, in a few words."""
        return ""

    def seat_name(self, session: Session, seat: int, text: Text) -> str:
        """What to call whoever sits there."""
        return text.say("table-seat", number=seat + 1)

    def seat_the(self, session: Session, seat: int, text: Text) -> str:
        """The same inside a sentence: the abbot."""
        return self.seat_name(session, seat, text)

    def cards(self, session: Session, seat: int, text: Text) -> list[tuple[str, str]]:
        """What can be read up: name and text of everything that lies open."""
        return []


class PlainPanel(GamePanel):
    """A panel for any game: what the seat may know, line by line."""

    DEFAULT_CSS = "PlainPanel { border: round $border; padding: 0 1; }"

    def compose(self) -> ComposeResult:
        with Scroll():
            yield Static(id="plain")

    def show(self, session: Session, seat: int, text: Text) -> None:
        lines = Outline(session.game.faces(text), text.lang).lines(session.view(seat)["table"])
        self.query_one("#plain", Static).update(Content("\n".join(lines)))

    def by_pages(self, pages: int) -> None:
        self.query_one(Scroll).by_pages(pages)


class Outline:
    """Plain data as indented lines, its parts and cards called as the game's faces call them."""

    def __init__(self, faces: dict[str, Any], lang: str = "en") -> None:
        self.labels: dict[str, str] = faces.get("outline", {}).get("labels", {})
        self.names: dict[str, str] = {}
        for kind in (kind for key, kind in faces.items() if key != "outline" and isinstance(kind, dict)):
            for id, face in kind.items():
                name = face.get("name") or face.get("title") if isinstance(face, dict) else face
                if isinstance(name, str):
                    self.names.setdefault(id, name)
        self.colon = "\N{NO-BREAK SPACE}: " if lang == "fr" else ": "

    def lines(self, value: Any, depth: int = 0) -> list[str]:
        """A value, however deep."""
        indent = "  " * depth
        if isinstance(value, dict):
            found: list[str] = []
            for key, inner in value.items():
                label = self.labels.get(key, key)
                if isinstance(inner, dict) or (isinstance(inner, list) and any(isinstance(one, dict) for one in inner)):
                    found += [f"{indent}{label}", *self.lines(inner, depth + 1)]
                else:
                    # Seats are counted from 0 by us and from 1 by everybody else.
                    shown = inner + 1 if key == "seat" and isinstance(inner, int) else inner
                    found.append(f"{indent}{label}{self.colon}{self.flat(shown)}")
            return found
        if isinstance(value, list):
            return [line for one in value for line in self.lines(one, depth)]
        return [f"{indent}{self.flat(value)}"]

    def flat(self, value: Any) -> str:
        """A value in one line; `stale_loaf.2` is a copy of `stale_loaf`."""
        if isinstance(value, list):
            return ", ".join(self.flat(one) for one in value) or "–"
        if isinstance(value, str):
            value = self.names.get(value) or self.names.get(value.split(".")[0]) or value
        return "–" if value is None or value == "" else str(value)


def find_panel(game: AnyGame) -> type[GamePanel]:
    """The panel a game brings, or the plain one."""
    name = f"{game.package}.panel"
    if not game.package or find_spec(name) is None:
        return PlainPanel
    panel: Any = getattr(import_module(name), "Panel", None)
    if not (isinstance(panel, type) and issubclass(panel, GamePanel)):
        raise NotPossible(f"{name} has no Panel that the table can show")
    return panel
