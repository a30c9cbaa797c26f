"""What is counted of a castle: who dies where, what pages cost, which items are drawn and used, what each is worth."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.game import AnyGame
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import (
    Castle,
    Completed,
    Drew,
    Gave,
    Healed,
    Lost,
    NameTurner,
    TakeCharacters,
    Turned,
    Used,
)
from undercroft.lab import study as lab

TWELFTHS = 12  # a mean over two, three or four prisoners is a whole number of these
BEARERS: Final = 2  # how many players there are when it is measured what an item is worth
NOTHING: Final = "nothing"


class CastleStudy(lab.Study):
    """The counts."""

    aims = lab.Aims(win_low=0.35, win_high=0.50, random_share=0.25, players=(2, 3, 4))
    note = "Solo is played with two characters."
    about_trials: ClassVar[dict[str, str]] = {
        "What an item is worth": (
            f"{BEARERS} players begin with this one item and nothing else, under the same seeds in every row; "
            "games won with judgement."
        )
    }

    def __init__(self) -> None:
        super().__init__()
        self.page = ""
        self.change = 0
        self.carried: set[str] = set()

    def begin(self, state: State) -> None:
        self.page = ""
        self.change = 0
        self.carried = set()

    def hear(self, state: State, event: Event) -> None:
        assert isinstance(state, Castle)
        if isinstance(event, Turned):
            self.close_page(state)
            self.page = page_row(event.page)
            self.add(self.page, "met")
        elif isinstance(event, Completed):
            self.close_page(state)
        elif isinstance(event, Lost):
            self.change -= event.amount
        elif isinstance(event, Healed):
            self.change += event.amount
        elif isinstance(event, Drew):
            for item in event.items:
                self.add(item_row(item), "drawn")
        elif isinstance(event, Used):
            self.add(item_row(event.item), "used")
        elif isinstance(event, Gave):
            self.carried.add(item_row(event.item))

    def end(self, state: State) -> None:
        assert isinstance(state, Castle)
        if state.over == "died" and self.page:
            self.add(self.page, "deaths")
        self.close_page(state)
        for row in self.carried:
            self.add(row, "carried")

    def clicked_plays(self) -> list[str]:
        return [f"{castle} {players}" for castle in ("full", "first") for players in (1, 2, 3, 4)]

    def begin_clicked_play(self, game: AnyGame, play: str, seed: str) -> lab.ClickedPlay:
        castle, players = play.split(" ")
        return lab.ClickedPlay(Session.start(game, int(players), seed, {"castle": castle}))

    def close_page(self, castle: Castle) -> None:
        """Count what the page has cost each prisoner on average, from its turning to its end."""
        if self.page:
            mean = self.change * TWELFTHS // len(castle.prisoners)
            self.add(self.page, "change", mean)
            self.add(self.page, "change squared", mean * mean)
        self.page = ""
        self.change = 0

    def tables(self) -> list[lab.ReportTable]:
        by_itself = {item_row(id): "works by itself" for id, item in CARDS.items.items() if item.use is None}
        items: list[lab.Column] = [
            lab.CountColumn("drawn", "drawn"),
            lab.CountColumn("games carried", "carried"),
            lab.UsedColumn("used", "used", "drawn", by_itself),
        ]
        about = "Deaths: games that ended on it. HP: mean change for each prisoner from its turning to its end."
        return [
            lab.ReportTable("Chapters", about, "chapter", {page_row(id): id for id in sorted(CARDS.chapters)}, PAGES),
            lab.ReportTable("Bosses", about, "boss", {page_row(id): id for id in sorted(CARDS.bosses)}, PAGES),
            lab.ReportTable(
                "Items",
                "Drawn and used: how often, over all games. An item may be used more than once, or not at all.",
                "item",
                {item_row(id): id for id in sorted(CARDS.items)},
                items,
            ),
        ]

    def trials(self) -> list[lab.StudyPosition]:
        return [
            lab.StudyPosition(item, (("What an item is worth", item if item == NOTHING else f"`{item}`", "won"),))
            for item in (NOTHING, *sorted(CARDS.items))
        ]

    def play(self, game: AnyGame, trial: str, bot: str, seed: str) -> bool:
        session = equipped(game, trial, seed, "last" if bot.startswith("search") else "none")
        play_out(session, {seat: find_bot(bot, game, f"{seed}:{seat}") for seat in range(BEARERS)})
        return game.payoff(session.state, 0) == 1.0


def equipped(game: AnyGame, item: str, seed: str, keep: str = "none") -> Session:
    """A castle whose start card gives nothing, with this item, if any, laid ready beside it."""
    session = Session.start(game, BEARERS, seed, {"start_items": "none"}, "none")
    castle = session.state.copy()
    assert isinstance(castle, Castle)
    castle.agenda = [NameTurner(), TakeCharacters()]
    if item != NOTHING:
        card = next(card for card in castle.item_deck if card.partition(".")[0] == item)
        castle.item_deck.remove(card)
        castle.middle = [card]
    return Session.at(game, castle, BEARERS, session.options, seed, keep)


PAGES: list[lab.Column] = [
    lab.CountColumn("met", "met"),
    lab.CountColumn("deaths", "deaths"),
    lab.RateColumn("deaths a meeting", "deaths", "met", most=4.0),
    lab.MeanColumn("HP", "change", "change squared", "met", unit=TWELFTHS),
]


def page_row(page: str) -> str:
    """Where a page is counted."""
    return f"page {page}"


def item_row(item: str) -> str:
    """Where an item is counted, whichever copy it is."""
    return f"item {item.partition('.')[0]}"


def study() -> CastleStudy:
    """A new study of the castle."""
    return CastleStudy()
