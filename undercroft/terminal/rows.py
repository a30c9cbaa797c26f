"""Rows to choose from: numbered, marked where the cursor is, clickable."""

from __future__ import annotations

from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from undercroft.terminal.drawing import wrapped

CURSOR = "▸"


class RowText(NamedTuple):
    """Something to choose: its words, whether it stands beside the question, and the chance to win by it."""

    label: str
    is_aside: bool = False
    chance: str = ""


class Row(Static):
    """One numbered row. It says which one was clicked and leaves the rest to whoever put it there."""

    DEFAULT_CSS = """
    Row { width: 1fr; height: auto; }
    Row:hover { background: $boost; }
    Row.-cursor { background: $panel; }
    """

    class Picked(Message):
        """A row was clicked."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def fill(self, key: str, entry: RowText, width: int, has_cursor: bool) -> None:
        """Show an entry under a key; the cursor is a mark and not only a shade."""
        lines = row_lines(entry, width)
        mark = CURSOR if has_cursor else " "
        chance = f"{entry.chance} " if entry.chance else ""
        indent = " " * (4 + len(chance))
        self.update(
            Content.assemble(
                (mark, "bold $accent"),
                (f"{key:>2} ", "bold $accent"),
                (chance, "bold"),
                (("\n" + indent).join(lines), "bold" if has_cursor else ""),
            )
        )
        self.set_class(has_cursor, "-cursor")

    def on_click(self, event: events.Click) -> None:
        """Say that this row was meant."""
        event.stop()
        self.post_message(self.Picked(self.number))


def row_lines(entry: RowText, width: int) -> list[str]:
    """The lines an entry takes in a column of this width."""
    taken = 4 + (len(entry.chance) + 1 if entry.chance else 0)
    return wrapped(entry.label, max(12, width - taken))
