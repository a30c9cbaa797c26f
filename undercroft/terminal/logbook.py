"""The log: what happened, a line each, the newest below and marked."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.terminal.drawing import hanging
from undercroft.terminal.scroll import Scroll

MOST_SHOWN = 80


class Logbook(Widget):
    """The last lines of the log."""

    DEFAULT_CSS = """
    Logbook { border: round $border; padding: 0 1; height: 1fr; border-title-color: $text-muted; }
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.lines: list[tuple[str, bool]] = []

    def compose(self) -> ComposeResult:
        with Scroll():
            yield Static()

    def show(self, title: str, lines: list[tuple[str, bool]]) -> None:
        """Draw these lines, those that are new with a mark."""
        self.border_title = Content(title)
        self.lines = lines[-MOST_SHOWN:]
        self.draw()

    def draw(self) -> None:
        """Draw the lines in the width there is."""
        if self.display and self.size.width:
            self.query_one(Static).update(inked(self.lines, self.size.width - 2))
            self.query_one(Scroll).scroll_end(animate=False)

    def on_resize(self, event: events.Resize) -> None:
        """Lines are broken anew."""
        self.draw()

    def by_pages(self, pages: int) -> None:
        """Look further back, or on."""
        self.query_one(Scroll).by_pages(pages)


def inked(lines: list[tuple[str, bool]], width: int) -> Content:
    """Lines of the log as they are drawn."""
    parts = [
        (hanging(line, width, "• " if is_new else "  "), "$foreground" if is_new else "$text-muted")
        for line, is_new in lines
    ]
    return Content("\n").join([Content.styled(words, style) for words, style in parts])


def told(session: Session, seat: int, text: Text, since: int = 0, most: int = 0) -> list[tuple[str, bool]]:
    """What this seat was told, in words; what came after `since` entries of the log is new. `most`: the last ones."""
    fresh = len(session.heard(seat, since))
    events = session.heard(seat)
    first = max(0, len(events) - most) if most else 0
    lines: list[tuple[str, bool]] = []
    for number in range(first, len(events)):
        line = text.line(session.state, events[number], reversed(events[:number]))
        if line:
            lines.append((line, number >= len(events) - fresh))
    return lines
