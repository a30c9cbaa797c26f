"""The start: go on with a saved game, a first game, or a new one with seats and settings of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from undercroft.bots.registry import BOTS
from undercroft.engine.errors import Refused
from undercroft.engine.message import capital
from undercroft.engine.sides import side_of
from undercroft.terminal import saves, sentences
from undercroft.terminal.dialogs import Picker
from undercroft.terminal.drawing import wrapped
from undercroft.terminal.keybar import KeyBar, KeyLabel
from undercroft.terminal.patience import Patient
from undercroft.terminal.rows import Row, RowText
from undercroft.terminal.seats import HUMAN, first_seats
from undercroft.terminal.voice import Voice

if TYPE_CHECKING:
    from undercroft.terminal.app import TableApp

CANDLE: Final = (")", "( )", "│", "┌─┴─┐", "│   │", "│   │", "╶──┴───┴──╴")
MOST_ROWS: Final = 16


class StartScreen(Patient, Screen[None]):
    """What shall we play, and who."""

    DEFAULT_CSS = """
    StartScreen { align: center middle; background: $background; color: $foreground; }
    StartScreen #start { width: 80; max-width: 100%; height: auto; max-height: 100%; padding: 0 2; }
    StartScreen #candle { color: $accent; width: 1fr; text-align: center; margin: 0 0 1 0; }
    StartScreen #title { width: 1fr; text-align: center; text-style: bold; }
    StartScreen #line { width: 1fr; text-align: center; color: $text-muted; margin: 0 0 1 0; }
    StartScreen #note { width: 1fr; height: auto; color: $accent; margin: 1 0 0 0; }
    StartScreen KeyBar { dock: bottom; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("escape", "back", show=False),
        Binding("l", "language", show=False),
        Binding("o", "open", show=False),
        Binding("q,ctrl+q", "leave", show=False),
        *[Binding(str(number), f"choose({number - 1})", show=False) for number in range(1, 10)],
    ]
    app: TableApp

    def __init__(self, notice: str = "") -> None:
        super().__init__()
        self.notice = notice
        self.is_form = False
        self.cursor = 0
        self.players = 0
        self.kinds: list[str] = []
        self.settings: dict[str, Any] = {}
        self.rows: list[Row] = []
        self.choices: list[tuple[str, str]] = []

    def compose(self) -> ComposeResult:
        self.rows = [Row(number) for number in range(MOST_ROWS)]
        with Vertical(id="start"):
            yield Static(Content("\n".join(CANDLE)), id="candle")
            yield Static(id="title")
            yield Static(id="line")
            yield from self.rows
            yield Static(id="note")
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin with what is nearest: one player, everything as usual."""
        game = self.app.game
        self.players = game.players[0]
        self.kinds = [HUMAN] * game.players[1]
        self.settings = {name: values[0] for name, values in game.options().items()}
        self.app.is_moving = False
        self.draw()

    def on_resize(self, event: events.Resize) -> None:
        """Break lines anew."""
        self.draw()

    # -- what there is to choose -------------------------------------------------------------------------

    def menu(self) -> list[tuple[str, str]]:
        """The first choices: what to do, and in words."""
        text = self.app.voice
        found: list[tuple[str, str]] = []
        files = saves.found(self.app.game)
        if files:
            found.append(("continue", pair(text.say("table-continue"), sentences.save_words(files[0], text), text)))
        for name, values in self.app.game.options().items():
            if "first" in values:
                found.append((f"first:{name}", capital(text.setting(name, "first"))))
        found.append(("new", text.say("table-new-game-more")))
        if len(files) > 1:
            found.append(("open", text.say("table-load-other")))
        found.append(("language", pair(text.say("table-language"), text.say(f"table-language-{text.lang}"), text)))
        found.append(("leave", text.say("table-quit")))
        return found

    def form(self) -> list[tuple[str, str]]:
        """A new game: players, seats, settings."""
        text = self.app.voice
        count = text.say("table-players", count=self.players)
        found = [("players", pair(text.say("table-how-many"), f"‹ {count} ›", text))]
        sides = self.app.game.sides(self.players, self.settings)
        for seat in range(self.players):
            kind = self.kinds[seat]
            name = kind.removeprefix("bot:")
            who = text.say("table-seat-person") if kind == HUMAN else text.say("table-seat-bot", bot=text.bot(name))
            title = text.say("table-seat", number=seat + 1)
            if len(sides) > 1:
                title = f"{title} · {capital(text.side(sides[side_of(sides, seat)]))}"
            found.append((f"seat:{seat}", pair(title, f"‹ {who} ›", text)))
        for name, value in self.settings.items():
            found.append((f"setting:{name}", pair(text.setting(name), f"‹ {text.setting(name, value)} ›", text)))
        return [*found, ("start", text.say("table-start")), ("back", capital(text.say("table-key-back")))]

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw what there is to choose."""
        text = self.app.voice
        width, height = self.app.size
        self.choices = self.form() if self.is_form else self.menu()
        self.cursor = min(self.cursor, len(self.choices) - 1)
        self.query_one("#candle").display = height >= 20 + (len(self.choices) - 4 if self.is_form else 0)
        self.query_one("#title", Static).update(Content(f"{text.say('table-title').upper()}  ·  {text.title()}"))
        line = f"game-{self.app.game.name}.line"
        alone = self.is_form and self.players == 1 and text.has("table-alone-note")
        said = text.say("table-alone-note") if alone else text.say(line) if text.has(line) else ""
        self.query_one("#line", Static).update(Content(said))
        for number, row in enumerate(self.rows):
            row.display = number < len(self.choices)
            if row.display:
                key = str(number + 1) if number < 9 else ""
                row.fill(key, RowText(self.choices[number][1]), min(72, width - 8), number == self.cursor)
        self.query_one("#note", Static).update(Content("\n".join(wrapped(self.notice, min(76, width) - 4))))
        keys = [
            KeyLabel("", text.say("table-choose-how"), "screen.choose"),
            KeyLabel("l", text.say("table-key-language"), "screen.language", 1),
        ]
        self.query_one(KeyBar).put([*keys, KeyLabel("q", text.say("table-key-quit"), "screen.leave")], width)

    # -- choosing ----------------------------------------------------------------------------------------

    def action_move(self, by: int) -> None:
        """Move the cursor."""
        self.cursor = (self.cursor + by) % len(self.choices)
        self.draw()

    def action_change(self, by: int) -> None:
        """Another value for the row under the cursor."""
        kind, _, name = self.choices[self.cursor][0].partition(":")
        least, most = self.app.game.players
        if kind == "players":
            self.players = turned(list(range(least, most + 1)), self.players, by)
        elif kind == "seat":
            bots = [f"bot:{bot}" for bot in BOTS if bot != "judgement" or self.app.game.judgement() is not None]
            self.kinds[int(name)] = turned([HUMAN, *bots], self.kinds[int(name)], by)
        elif kind == "setting":
            self.settings[name] = turned(self.app.game.options()[name], self.settings[name], by)
        elif kind == "language":
            self.app.turn_language()
        self.draw()

    def action_choose(self, number: int = -1) -> None:
        """What the row under the cursor says, or this row."""
        if number >= len(self.choices):
            return
        self.cursor = self.cursor if number < 0 else number
        kind, _, name = self.choices[self.cursor][0].partition(":")
        self.notice = ""
        if kind in ("players", "seat", "setting", "language"):
            self.action_change(1)
            return
        try:
            self.do(kind, name)
        except Refused as refusal:
            self.notice = self.app.voice.refused(refusal)
            self.draw()

    def do(self, kind: str, name: str) -> None:
        """Begin, go on, open the form or leave."""
        if kind == "continue":
            self.app.resume(saves.found(self.app.game)[0])
        elif kind == "first":
            self.app.play(first_seats(self.app.game, {name: "first"}), {name: "first"})
        elif kind == "start":
            self.app.play(self.kinds[: self.players], self.settings)
        elif kind in ("new", "back"):
            self.is_form = kind == "new"
            self.cursor = 0
            self.draw()
        elif kind == "open":
            self.action_open()
        else:
            self.action_leave()

    def on_row_picked(self, event: Row.Picked) -> None:
        """A click chooses."""
        event.stop()
        self.action_choose(event.number)

    def action_language(self) -> None:
        """The other language."""
        self.app.turn_language()
        self.draw()

    def action_back(self) -> None:
        """From the form back to the first choices."""
        if self.is_form:
            self.do("back", "")

    @work
    async def action_open(self) -> None:
        """Pick one of the saved games."""
        text = self.app.voice
        files = saves.found(self.app.game)
        if not files:
            self.notice = text.say("table-no-saves")
            self.draw()
            return
        labels = [sentences.save_words(file, text) for file in files]
        back = f"Esc {text.say('table-key-back')}"
        picked = await self.app.push_screen_wait(
            Picker(text.say("table-load"), text.say("table-load-which"), labels, back)
        )
        if picked is None:
            return
        try:
            self.app.resume(files[picked])
        except Refused as refusal:
            self.notice = text.refused(refusal)
            self.draw()

    def action_leave(self) -> None:
        """Leave."""
        self.app.exit(0)


def pair(name: str, value: str, text: Voice) -> str:
    """A name and its value, with the colon as the language sets it."""
    return text.say("table-value", name=name, value=value)


def turned(values: list[Any], value: Any, by: int) -> Any:
    """The value after (or before) this one, round and round."""
    return values[(values.index(value) + by) % len(values)]
