"""The question: one sentence, who must answer, the answers numbered, what else is possible in a group of its own."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from undercroft.terminal.drawing import wrapped
from undercroft.terminal.rows import Row, RowText, row_lines

A_PAGE: Final = 9  # as many as there are number keys


class QuestionPane(Vertical):
    """Draws the open question and says which answer was chosen."""

    DEFAULT_CSS = """
    QuestionPane { height: auto; border: round $accent; padding: 0 1; border-title-color: $accent; }
    QuestionPane #asked { text-style: bold; height: auto; }
    QuestionPane.-airy #asked { margin: 0 0 1 0; }
    QuestionPane #also { color: $text-muted; height: 1; }
    QuestionPane #turn { color: $text-muted; height: 1; }
    QuestionPane #note { height: auto; color: $accent; }
    """

    class Chosen(Message):
        """An answer was chosen: its number, and its words, so that nobody answers what has changed meanwhile."""

        def __init__(self, number: int, label: str) -> None:
            super().__init__()
            self.number = number
            self.label = label

    def __init__(self) -> None:
        super().__init__(id="question")
        self.entries: list[RowText] = []
        self.asked = ""
        self.also = ""
        self.more = ""
        self.noted = ""
        self.lesson = ""  # what a beginner is told here, while nothing else is to be said
        self.cursor = 0
        self.page = 0
        self.pages: list[list[int]] = []
        self.columns = 76
        self.room = 11
        self.rows: list[Row] = []

    def compose(self) -> ComposeResult:
        yield Static(id="asked")
        self.rows = [Row(number) for number in range(A_PAGE)]
        yield from self.rows
        yield Static(id="also")
        yield Static(id="turn")
        yield Static(id="note")

    # -- what is asked -----------------------------------------------------------------------------------

    def put(self, who: str, asked: str, entries: list[RowText], also: str, more: str, lesson: str = "") -> None:
        """Put a question. Where the answers are the same as before the cursor stays."""
        same = [entry.label for entry in entries] == [entry.label for entry in self.entries]
        self.border_title = Content(who)
        self.asked = asked
        self.entries = entries
        self.also = also
        self.more = more
        self.lesson = lesson
        if not same:
            self.cursor = 0
        self.lay_out()

    def note(self, words: str) -> None:
        """Say something below the answers, until something else is said."""
        self.noted = words
        self.lay_out()

    def fit(self, columns: int, room: int, airy: bool) -> None:
        """So wide and so high may it be, inside its frame; with some air if there is room for it."""
        self.columns = columns
        self.room = room - (1 if airy else 0)
        self.set_class(airy, "-airy")
        self.lay_out()

    # -- drawing -----------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Share the answers out over pages that fit, and draw the page with the cursor."""
        if not self.rows:
            return
        above = len(wrapped(self.asked, self.columns))
        below = len(wrapped(self.said(), self.columns)) if self.said() else 0
        self.pages = self.paged(self.room - above - below)
        if len(self.pages) > 1:
            self.pages = self.paged(self.room - above - below - 1)
        self.page = next((number for number, page in enumerate(self.pages) if self.cursor in page), 0)
        self.draw()

    def said(self) -> str:
        """What stands below the answers."""
        return self.noted or self.lesson

    def paged(self, room: int) -> list[list[int]]:
        """The entries by page: at most nine, no more than fit."""
        pages: list[list[int]] = [[]]
        used = 0
        for number, entry in enumerate(self.entries):
            high = len(row_lines(entry, self.columns))
            page = pages[-1]
            if entry.is_aside and not any(self.entries[other].is_aside for other in page):
                high += 1
            if page and (len(page) == A_PAGE or used + high > room):
                pages.append([])
                used = 0
                high = len(row_lines(entry, self.columns)) + (1 if entry.is_aside else 0)
            pages[-1].append(number)
            used += high
        return pages

    def draw(self) -> None:
        """Draw the page that is open."""
        self.query_one("#asked", Static).update(Content("\n".join(wrapped(self.asked, self.columns))))
        shown = self.pages[self.page]
        also = self.query_one("#also", Static)
        first_aside = -1
        for place, row in enumerate(self.rows):
            row.display = place < len(shown)
            if row.display:
                entry = self.entries[shown[place]]
                row.number = shown[place]
                row.fill(str(place + 1), entry, self.columns, shown[place] == self.cursor)
                if entry.is_aside and first_aside < 0:
                    first_aside = place
        also.display = first_aside >= 0
        if first_aside >= 0:
            also.update(Content(f"── {self.also} ──"))
            self.move_child(also, before=self.rows[first_aside])
        turn = self.query_one("#turn", Static)
        turn.display = len(self.pages) > 1
        turn.update(Content(f"← → {self.more} ({self.page + 1}/{len(self.pages)})"))
        note = self.query_one("#note", Static)
        note.display = bool(self.said())
        note.update(Content("\n".join(wrapped(self.said(), self.columns))))

    # -- choosing ----------------------------------------------------------------------------------------

    def move(self, by: int) -> None:
        """Move the cursor up or down, over the edges of a page too."""
        if self.entries:
            self.cursor = (self.cursor + by) % len(self.entries)
            self.lay_out()

    def turn(self, by: int) -> None:
        """Turn to another page of answers."""
        if len(self.pages) > 1:
            self.cursor = self.pages[(self.page + by) % len(self.pages)][0]
            self.lay_out()

    def choose(self) -> None:
        """The answer under the cursor."""
        if self.entries:
            self.post_message(self.Chosen(self.cursor, self.entries[self.cursor].label))

    def choose_key(self, key: int) -> bool:
        """The answer with this number on the page, if there is one."""
        if not self.entries or not 1 <= key <= len(self.pages[self.page]):
            return False
        self.cursor = self.pages[self.page][key - 1]
        self.draw()
        self.choose()
        return True

    def on_row_picked(self, event: Row.Picked) -> None:
        """A click is an answer."""
        event.stop()
        if event.number < len(self.entries):
            self.cursor = event.number
            self.draw()
            self.choose()
