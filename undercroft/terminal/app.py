"""The terminal table as a program."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from textual.app import App

from undercroft.engine.errors import Refused
from undercroft.engine.game import AnyGame, find_game
from undercroft.engine.session import Session
from undercroft.terminal import saves
from undercroft.terminal.board import Board
from undercroft.terminal.look import candlelight
from undercroft.terminal.panel import find_panel
from undercroft.terminal.seats import Seats, fill_seats
from undercroft.terminal.sitting import Sitting
from undercroft.terminal.start import StartScreen
from undercroft.terminal.table import TableScreen
from undercroft.terminal.voice import Voice, next_language, own_language, speak


class TableApp(App[int]):
    """The table: the start, then one game after another, in either language."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Undercroft"

    def __init__(self, game: AnyGame, lang: str, sitting: Sitting | None = None, notice: str = "") -> None:
        super().__init__()
        self.game = game
        self.sitting = sitting
        self.notice = notice
        self.hint_runs = 0  # so many runs for a hint instead of a second: for tests
        self.is_fast = False  # bots never pause
        self.is_moving = False
        self.voice = speak(game, lang)
        self.register_theme(candlelight(find_panel(game).ACCENT))
        self.theme = "candlelight"

    def on_mount(self) -> None:
        """Sit down at once, or choose first."""
        if self.sitting is None:
            self.push_screen(StartScreen(self.notice))
        else:
            self.push_screen(TableScreen(self.sitting, self.notice))

    # -- languages ---------------------------------------------------------------------------------------

    def turn_language(self) -> None:
        """The other language from here on."""
        self.voice = speak(self.game, next_language(self.voice.lang))

    # -- games -------------------------------------------------------------------------------------------

    def sit_down(self, sitting: Sitting, notice: str = "") -> None:
        """Go to a table, in place of whatever is shown."""
        if self.may_move():
            self.sitting = sitting
            self.move_to(TableScreen(sitting, notice))

    def may_move(self) -> bool:
        """Whether one may go elsewhere: not while on the way, nor with a dialog open."""
        return not self.is_moving and isinstance(self.screen, Board | StartScreen)

    def move_to(self, screen: Board | StartScreen) -> None:
        """Show another screen; the table that is left draws nothing more."""
        self.is_moving = True
        if isinstance(self.screen, Board):
            self.screen.is_left = True
        self.switch_screen(screen)

    def play(self, kinds: Sequence[str], options: dict[str, Any]) -> None:
        """A new game, with these seats and settings."""
        self.sit_down(begin(self.game, kinds, options, None))

    def play_again(self, sitting: Sitting) -> None:
        """Another game with the same seats and settings."""
        self.play(sitting.seats.kinds, sitting.session.options)

    def go_to_start(self) -> None:
        """Choose anew what to play."""
        if self.may_move():
            self.sitting = None
            self.move_to(StartScreen())

    def resume(self, file: Path) -> None:
        """Go on with a saved game; refused, everything stays as it is."""
        sitting = resumed(self.game, file, None)
        self.sit_down(sitting, notice_words(sitting.session, file, self.voice))


def begin(game: AnyGame, kinds: Sequence[str], options: dict[str, Any] | None, seed: str | None) -> Sitting:
    """Sit down to a new game."""
    session = Session.start(game, len(kinds), seed, options)
    return Sitting(session, Seats(game, kinds, session.seed))


def resumed(game: AnyGame, file: Path, kinds: Sequence[str] | None) -> Sitting:
    """Sit down to a saved game; who sits where is as given, as saved, or people throughout."""
    session = saves.read(file, game)
    known = list(kinds or []) or saves.seats_of(file, session.seats) or []
    sitting = Sitting(session, Seats(game, fill_seats(game, session.seats, known), session.seed))
    if saves.is_kept(file):
        saves.adopt(file, session, sitting.seats.kinds)
        sitting.is_saved = False
    return sitting


def notice_words(session: Session, file: Path, text: Voice) -> str:
    """What is to be said after a saved game was opened."""
    notice = f"table-notice-{session.notice}"
    return text.say(notice) if session.notice and text.has(notice) else text.say("table-loaded", file=str(file))


def run(
    game: AnyGame | str,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    lang: str | None = None,
    seed: str | None = None,
    options: dict[str, Any] | None = None,
    resume: str | Path | None = None,
) -> int:
    """Open the table and stay until one leaves; wrong usage is one sentence and 2.

    With nothing but a game (and a language) given, the start screen asks for the rest.
    """
    try:
        app = open_table(game, players, seats, lang, seed, options, resume)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2
    return app.run() or 0


def open_table(
    game: AnyGame | str,
    players: int | None,
    seats: Sequence[str] | None,
    lang: str | None,
    seed: str | None,
    options: dict[str, Any] | None,
    resume: str | Path | None,
) -> TableApp:
    """The program, ready to run. A save that cannot be read is told at the start, with a way on."""
    rules = find_game(game) if isinstance(game, str) else game
    text = speak(rules, lang or own_language())
    if resume is not None:
        try:
            sitting = resumed(rules, Path(resume), seats)
        except Refused as refusal:
            return TableApp(rules, text.lang, None, text.refused(refusal))
        return TableApp(rules, text.lang, sitting, notice_words(sitting.session, Path(resume), text))
    if players is None and not seats and seed is None and not options:
        return TableApp(rules, text.lang)
    return TableApp(rules, text.lang, begin(rules, fill_seats(rules, players, seats), options, seed))
