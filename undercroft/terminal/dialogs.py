"""What opens above the table: something to read, something to pick, cards to leaf through."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from undercroft.engine.message import capital
from undercroft.terminal.drawing import wrapped
from undercroft.terminal.patience import Patient
from undercroft.terminal.rows import Row, RowText
from undercroft.terminal.scroll import Scroll

FRAME: Final = """
    {name} {{ align: center middle; background: $background 60%; }}
    {name} > Vertical {{ width: 84%; max-width: 92; height: auto; max-height: 90%; padding: 0 1;
        border: heavy $accent; background: $surface; border-title-color: $accent; border-subtitle-color: $text-muted; }}
"""


def inked(words: str, width: int) -> Content:
    """Text in lines of this width, in which **this** is bold."""
    parts: list[str | tuple[str, str]] = []
    lines = "\n".join(wrapped(words, width))
    for number, part in enumerate(re.split(r"\*\*(.+?)\*\*", lines, flags=re.DOTALL)):
        parts.append((part, "bold") if number % 2 else part)
    return Content.assemble(*parts)


def reading_width(columns: int) -> int:
    """How wide a text may be in a dialog, on a screen of so many columns."""
    return max(20, min(92, columns * 84 // 100) - 7)


class ReadingScreen(Patient, ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    DEFAULT_CSS = (
        FRAME.format(name="ReadingScreen")
        + "ReadingScreen Scroll { height: auto; max-height: 100%; } ReadingScreen Static { padding: 0 1 0 0; }"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space,question_mark,f1,w,e", "close", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup,b", "leaf(-1)", show=False),
        Binding("pagedown,f", "leaf(1)", show=False),
        Binding("home", "leaf(-9999)", show=False),
        Binding("end", "leaf(9999)", show=False),
    ]

    def __init__(self, title: str, body: Content, close: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.closing = close
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = Content(self.heading)
            frame.border_subtitle = Content(self.closing)
            with Scroll():
                yield Static(self.body)

    def on_mount(self) -> None:
        """The log is read from its end."""
        if self.at_end:
            self.query_one(Scroll).scroll_end(animate=False)

    def on_click(self) -> None:
        """A click closes it."""
        self.dismiss()

    def action_close(self) -> None:
        """Close it."""
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        """Move by a line."""
        self.query_one(Scroll).scroll_relative(y=lines, animate=False)

    def action_leaf(self, pages: int) -> None:
        """Move by a screenful."""
        self.query_one(Scroll).by_pages(pages)


class Picker(Patient, ModalScreen[int | None]):
    """Something to pick: by number, by arrows and Enter, by click. Escape picks nothing."""

    DEFAULT_CSS = (
        FRAME.format(name="Picker")
        + "Picker Scroll { height: auto; max-height: 16; } Picker #said { height: auto; margin: 0 0 1 0; }"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("enter", "pick", show=False),
        *[Binding(str(number), f"pick({number - 1})", show=False) for number in range(1, 10)],
    ]

    def __init__(self, title: str, said: str, labels: list[str], close: str, at: int = 0) -> None:
        super().__init__()
        self.heading = title
        self.said = said
        self.labels = [capital(label) for label in labels]
        self.closing = close
        self.cursor = at
        self.rows = [Row(number) for number in range(len(labels))]

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = Content(self.heading)
            frame.border_subtitle = Content(self.closing)
            if self.said:
                yield Static(inked(self.said, reading_width(self.app.size.width)), id="said")
            with Scroll():
                yield from self.rows

    def on_mount(self) -> None:
        """Draw the rows."""
        self.draw()

    def draw(self) -> None:
        """Draw the rows, with the cursor on one of them."""
        width = reading_width(self.app.size.width)
        for number, row in enumerate(self.rows):
            key = str(number + 1) if number < 9 else ""
            row.fill(key, RowText(self.labels[number]), width, number == self.cursor)

    def action_close(self) -> None:
        """Pick nothing."""
        self.dismiss(None)

    def action_move(self, by: int) -> None:
        """Move the cursor."""
        self.cursor = (self.cursor + by) % len(self.rows)
        self.draw()
        self.rows[self.cursor].scroll_visible(animate=False)

    def action_pick(self, number: int = -1) -> None:
        """Pick a row, or the one under the cursor."""
        if number < len(self.rows):
            self.dismiss(self.cursor if number < 0 else number)

    def on_row_picked(self, event: Row.Picked) -> None:
        """A click picks."""
        event.stop()
        self.dismiss(event.number)


class Leafing(Patient, ModalScreen[None]):
    """Cards to leaf through: their names on the left, the one under the cursor to be read on the right."""

    DEFAULT_CSS = (
        FRAME.format(name="Leafing")
        + """
    Leafing > Vertical { height: 80%; }
    Leafing #names { width: 30; height: 1fr; border-right: solid $border; padding: 0 1 0 0; }
    Leafing #card { width: 1fr; height: 1fr; padding: 0 1; }
    """
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,i,space", "close", show=False),
        Binding("up,k,left", "move(-1)", show=False),
        Binding("down,j,right", "move(1)", show=False),
        Binding("pageup", "leaf(-1)", show=False),
        Binding("pagedown", "leaf(1)", show=False),
        *[Binding(str(number), f"show({number - 1})", show=False) for number in range(1, 10)],
    ]

    def __init__(self, title: str, cards: list[tuple[str, str]], close: str) -> None:
        super().__init__()
        self.heading = capital(title)
        self.cards = cards
        self.closing = close
        self.cursor = 0
        self.rows = [Row(number) for number in range(len(cards))]

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = Content(self.heading)
            frame.border_subtitle = Content(self.closing)
            with Horizontal():
                with Scroll(id="names"):
                    yield from self.rows
                with Scroll(id="card"):
                    yield Static()

    def on_mount(self) -> None:
        """Draw the first card."""
        self.draw()

    def draw(self) -> None:
        """Draw the names and the card."""
        for number, row in enumerate(self.rows):
            key = str(number + 1) if number < 9 else ""
            row.fill(key, RowText(self.cards[number][0]), 27, number == self.cursor)
        name, words = self.cards[self.cursor]
        width = reading_width(self.app.size.width) - 32
        told = Content.assemble((name, "bold $accent"), "\n\n", inked(words, width))
        self.query_one("#card Static", Static).update(told)

    def action_close(self) -> None:
        """Close it."""
        self.dismiss()

    def action_move(self, by: int) -> None:
        """The next card, or the one before."""
        self.action_show((self.cursor + by) % len(self.rows))

    def action_show(self, number: int) -> None:
        """This card."""
        if number < len(self.rows):
            self.cursor = number
            self.draw()
            self.rows[number].scroll_visible(animate=False)

    def action_leaf(self, pages: int) -> None:
        """Move by a screenful."""
        self.query_one("#card", Scroll).by_pages(pages)

    def on_row_picked(self, event: Row.Picked) -> None:
        """A click shows a card."""
        event.stop()
        self.action_show(event.number)


class Cover(Patient, ModalScreen[None]):
    """Hides the table while something for other eyes than those that see it is looked at above."""

    DEFAULT_CSS = "Cover { background: $background; }"


class Curtain(Patient, ModalScreen[None]):
    """Before the next one may look: who is to take the keyboard. Nothing behind it is to be seen."""

    DEFAULT_CSS = FRAME.format(name="Curtain") + "Curtain { background: $background; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "close", show=False)]

    def __init__(self, title: str, said: str, close: str) -> None:
        super().__init__()
        self.heading = title
        self.said = said
        self.closing = close

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = Content(self.heading)
            frame.border_subtitle = Content(self.closing)
            yield Static(inked(self.said, reading_width(self.app.size.width)))

    def on_click(self) -> None:
        """A click opens it."""
        self.dismiss()

    def action_close(self) -> None:
        """Open it."""
        self.dismiss()
