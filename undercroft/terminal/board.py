"""The board: where panel, question, log and keys stand, by the room there is, and how they are drawn."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.markup import escape
from textual.screen import Screen
from textual.widgets import Static

from undercroft.bots.advice import Advice
from undercroft.engine.errors import Refused
from undercroft.terminal import sentences
from undercroft.terminal.keybar import KeyBar
from undercroft.terminal.logbook import MOST_SHOWN, Logbook, told
from undercroft.terminal.panel import find_panel
from undercroft.terminal.patience import Patient
from undercroft.terminal.question import QuestionPane
from undercroft.terminal.sitting import Offer, Sitting

if TYPE_CHECKING:
    from undercroft.terminal.app import TableApp

NARROW: Final = 104  # fewer columns: the question stands below the board, not beside it
LOW: Final = 34  # fewer lines: the parts of the board get tabs
LEAST: Final = (60, 18)
DRAWN: Final = ("#tabs", "#where", "#pages", "#question", "#log", "#keys", "#small")  # taken down one by one at the end


class Board(Patient, Screen[None]):
    """What lies on the table, drawn through the session alone."""

    DEFAULT_CSS = """
    Board { layout: vertical; background: $background; color: $foreground; }
    Board #head { height: 1; background: $panel; }
    Board #tabs { width: auto; height: 1; link-style: none; link-color: $foreground;
        link-style-hover: reverse; link-color-hover: $foreground; link-background-hover: $panel; }
    Board #where { width: 1fr; height: 1; text-align: right; padding: 0 1; }
    Board #middle { height: 1fr; layout: horizontal; }
    Board #board { width: 1fr; height: 1fr; }
    Board #side { width: 46; height: 1fr; }
    Board #question { height: 57%; }
    Board.-low #side #log { display: none; }
    Board.-low #question { height: 1fr; }
    Board.-narrow #middle { layout: vertical; }
    Board.-narrow #side { width: 1fr; height: auto; }
    Board.-narrow #question { height: auto; }
    Board.-narrow #side #log { display: none; }
    Board #small { display: none; width: 1fr; height: 1fr; content-align: center middle; text-align: center; }
    Board.-small #small { display: block; }
    Board.-small #head, Board.-small #middle, Board.-small #keys { display: none; }
    """
    app: TableApp

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.panel = find_panel(sitting.session.game)()
        self.offers: list[Offer] = []
        self.advice: dict[str, Advice] = {}
        self.part = 0
        self.log_from = 0
        self.drawn_over_at = 0.0
        self.is_left = False

    def compose(self) -> ComposeResult:
        with Horizontal(id="head"):
            yield Static(id="tabs")
            yield Static(id="where")
        with Container(id="middle"):
            with Container(id="board"):
                yield self.panel
                yield Logbook(id="pages")
            with Vertical(id="side"):
                yield QuestionPane()
                yield Logbook(id="log")
        yield KeyBar()
        yield Static(id="small")

    def on_resize(self, event: events.Resize) -> None:
        """Everything finds its place anew."""
        self.settle()
        self.draw()

    # -- where things are --------------------------------------------------------------------------------

    def stands(self) -> bool:
        """Whether there is anything to draw on: not before it is built, nor after one has left."""
        return not self.is_left and self.is_attached and all(self.query(part) for part in DRAWN)

    @property
    def question(self) -> QuestionPane:
        return self.query_one(QuestionPane)

    def parts(self) -> list[str]:
        """The tabs, where there is little room: the panel's parts, then the log."""
        return [*(self.panel.PARTS or ("table-board",)), "table-log"] if self.has_class("-low") else ["table-board"]

    def settle(self) -> None:
        """Beside or below, all at once or in tabs: by the room there is."""
        if not self.stands():
            return
        width, height = self.app.size
        narrow, low = width < NARROW, height < LOW
        self.set_class(narrow, "-narrow")
        self.set_class(low or (narrow and height < LOW + 8), "-low")
        self.set_class(width < LEAST[0] or height < LEAST[1], "-small")
        side = width if narrow else max(46, width * 2 // 5)
        self.query_one("#side").styles.width = "1fr" if narrow else side
        if narrow:
            room = min(height // 2, 20)
        else:
            room = height - 2 if self.has_class("-low") else (height - 2) * 57 // 100
        self.question.fit(side - 4, room - 2, airy=height >= LOW)
        self.turn_part()

    def turn_part(self) -> None:
        """Show the tab that is open, or everything."""
        parts = self.parts()
        self.part %= len(parts)
        shown = parts[self.part]
        logs = self.query_one("#pages")
        logs.display = shown == "table-log"
        self.panel.display = not logs.display
        self.panel.turn_to(shown if self.has_class("-low") and shown in self.panel.PARTS else "")

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw everything anew."""
        if not self.is_mounted or not self.stands():
            return
        sitting, text = self.sitting, self.app.voice
        session, viewer = sitting.session, sitting.viewer()
        self.panel.show(session, viewer, text)
        self.offers = sitting.offers()
        if session.is_over() and not self.drawn_over_at:
            self.drawn_over_at = time.monotonic()
        put = sentences.Putting(sitting, self.panel, text, self.advice)
        entries = put.entries(self.offers)
        self.question.put(put.who(), put.asked(), entries, text.say("table-asides"), put.more(), put.lesson())
        self.draw_head()
        lines = told(session, viewer, text, self.log_from, MOST_SHOWN)
        for log in self.query(Logbook):
            log.show(text.say("table-log"), lines)
        self.query_one(KeyBar).put(sentences.keys(sitting, text), self.app.size.width)
        small = text.say("table-too-small", columns=LEAST[0], lines=LEAST[1])
        self.query_one("#small", Static).update(Content(small))

    def draw_head(self) -> None:
        """The line above: the tabs or the title, and where the game stands."""
        text = self.app.voice
        if len(self.parts()) > 1:
            tabs = []
            for number, part in enumerate(self.parts()):
                name = escape(text.say(part))
                shown = f"[bold reverse] {name} [/]" if number == self.part else f" {name} "
                tabs.append(f"[@click=screen.tab({number})]{shown}[/]")
            words = "│".join(tabs)
        else:
            words = f" [bold $accent]{escape(text.say('table-title').upper())}[/]  {escape(text.title())}"
        self.query_one("#tabs", Static).update(Content.from_markup(words))
        session = self.sitting.session
        where = self.panel.headline(session, self.sitting.viewer(), text)
        self.query_one("#where", Static).update(Content(where))

    def note(self, words: str) -> None:
        """Say something below the answers."""
        if self.stands():
            self.question.note(words)

    def refuse(self, refusal: Refused) -> None:
        """Say why something cannot be done."""
        self.note(self.app.voice.refused(refusal))
