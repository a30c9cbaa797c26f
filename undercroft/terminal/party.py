"""A panel for games of a party: above what lies before them, below a card for each of them."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.terminal.drawing import Lines
from undercroft.terminal.panel import GamePanel
from undercroft.terminal.scroll import Scroll


class Member(NamedTuple):
    """One of the party: name, what they are doing, whether they are at it now, and the lines of their card."""

    name: str
    doing: str
    marked: bool
    lines: Lines


class PartyPanel(GamePanel):
    """Two parts, in `PARTS` by their messages: what lies before the party, and the party."""

    MOST: ClassVar[int] = 4  # in a party

    DEFAULT_CSS = """
    PartyPanel { layout: vertical; }
    PartyPanel #above { height: 1fr; padding: 1 2; }
    PartyPanel #title { height: 1; color: $accent; text-style: bold; margin: 0 0 1 0; }
    PartyPanel #below { height: auto; }
    PartyPanel.-low #above { padding: 0 1; }
    PartyPanel.-low #title { margin: 0; }
    PartyPanel #party { height: auto; layout: grid; grid-size: 2; grid-rows: auto; grid-gutter: 0 1; }
    PartyPanel .member { height: auto; min-height: 7; border: round $border; padding: 0 1;
        border-title-color: $foreground; border-title-style: bold; border-subtitle-color: $accent; }
    PartyPanel .member.-marked { border: heavy $accent; }
    PartyPanel .member.-alone { column-span: 2; }
    PartyPanel.-low .member { border: none; min-height: 4; padding: 0; }
    PartyPanel.-low #party { height: 1fr; overflow-y: auto; padding: 0 1; scrollbar-size-vertical: 1; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.part = ""
        self.seen: tuple[Session, int, Text] | None = None

    def compose(self) -> ComposeResult:
        with Vertical(id="above"):
            yield Static(id="title")
            with Scroll(id="view"):
                yield Static(id="drawn")
            yield Static(id="below")
        with Scroll(id="party"):
            for _ in range(self.MOST):
                yield Static(classes="member")

    # -- what a game draws -------------------------------------------------------------------------------

    def heading(self, session: Session, table: dict[str, Any], text: Text) -> str:
        """What stands at the head of the upper part."""
        raise NotImplementedError

    def above(self, session: Session, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
        """What lies before the party; `low` where there is little room."""
        raise NotImplementedError

    def below(self, session: Session, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
        """What stays in sight under it, however far that is scrolled."""
        return []

    def members(self, table: dict[str, Any]) -> list[int]:
        """Who is of the party by now."""
        raise NotImplementedError

    def member(self, session: Session, table: dict[str, Any], who: int, text: Text, width: int, low: bool) -> Member:
        """One of them."""
        raise NotImplementedError

    def names_of(self, session: Session, seat: int) -> list[str]:
        """Those a seat plays, by the message of their name; its `.the` stands in a sentence."""
        raise NotImplementedError

    # -- the contract of a panel -------------------------------------------------------------------------

    def show(self, session: Session, seat: int, text: Text) -> None:
        self.seen = (session, seat, text)
        table = session.view(seat)["table"]
        low = bool(self.part)
        width = max(30, self.size.width - (4 if low else 6))
        self.query_one("#title", Static).update(Content(self.heading(session, table, text)))
        self.query_one("#drawn", Static).update(Content("\n").join(self.above(session, table, text, width, low)))
        lines = self.below(session, table, text, width, low)
        below = self.query_one("#below", Static)
        below.display = bool(lines)
        below.update(Content("\n").join(lines))
        self.show_party(session, table, text)

    def show_party(self, session: Session, table: dict[str, Any], text: Text) -> None:
        """A card for each of the party, two in a row; one that is left over has a row to itself."""
        low = bool(self.part)
        width = max(24, self.size.width // 2 - (2 if low else 4))
        party = self.members(table)
        for place, card in enumerate(self.query(".member").results(Static)):
            card.display = place < len(party)
            if not card.display:
                continue
            alone = place == len(party) - 1 and place % 2 == 0
            card.set_class(alone, "-alone")
            one = self.member(session, table, party[place], text, width * 2 if alone else width, low)
            lines = one.lines
            if low:
                lines = [Content.assemble((one.name, "bold"), "  ", (one.doing, "$accent")), *lines]
            card.border_title = Content(one.name)
            card.border_subtitle = Content(one.doing)
            card.set_class(one.marked, "-marked")
            card.update(Content("\n").join(lines))

    def turn_to(self, part: str) -> None:
        above, party = self.PARTS
        self.part = part
        self.set_class(bool(part), "-low")
        self.query_one("#above").display = part in ("", above)
        self.query_one("#party").display = part in ("", party)

    def by_pages(self, pages: int) -> None:
        self.query_one("#party" if self.part == self.PARTS[1] else "#view", Scroll).by_pages(pages)

    def on_resize(self, event: events.Resize) -> None:
        """Lines are broken anew."""
        if self.seen is not None:
            self.show(*self.seen)

    def seat_name(self, session: Session, seat: int, text: Text) -> str:
        mine = [text.say(name) for name in self.names_of(session, seat)]
        return " + ".join(mine) if mine else super().seat_name(session, seat, text)

    def seat_the(self, session: Session, seat: int, text: Text) -> str:
        mine = [text.say(f"{name}.the") for name in self.names_of(session, seat)]
        return text.join(mine) if mine else super().seat_the(session, seat, text)
