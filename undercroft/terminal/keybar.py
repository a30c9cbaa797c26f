"""The bar of keys at the foot of the table: what each key does, in words, clickable."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from textual.content import Content
from textual.markup import escape
from textual.widgets import Static


class KeyLabel(NamedTuple):
    """A key, what it does in a word, the action behind it, and how soon it gives way (0: never)."""

    key: str
    word: str
    action: str
    yields: int = 0


class KeyBar(Static):
    """One line of keys; where there is little room the less needed ones give way."""

    DEFAULT_CSS = """
    KeyBar { height: 1; background: $panel; color: $foreground; link-style: none; link-color: $foreground;
             link-style-hover: reverse; link-color-hover: $foreground; link-background-hover: $panel; }
    """

    def __init__(self) -> None:
        super().__init__(id="keys")
        self.keys: list[KeyLabel] = []

    def put(self, keys: list[KeyLabel], width: int) -> None:
        """Show as many of these keys as fit."""
        self.keys = shortened(keys, width - 1)
        parts = [f"[@click={key.action}][bold $accent]{escape(key.key)}[/] {escape(key.word)}[/]" for key in self.keys]
        self.update(Content.from_markup(" " + "  ".join(parts)))


def shortened(keys: list[KeyLabel], width: int) -> list[KeyLabel]:
    """The keys that fit into this width, in their order."""
    left = list(keys)
    while sum(cell_len(key.key) + cell_len(key.word) + 3 for key in left) - 2 > width:
        spare = max(left, key=lambda key: key.yields)
        if spare.yields == 0:
            break
        left.remove(spare)
    return left
