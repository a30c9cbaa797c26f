"""What is studied of Dead Cells: whole campaigns, when each boss first falls, and single runs against the first one.

A fight in which somebody died counts as a death for every monster that stood in it, whichever struck last and
whatever poison did the rest.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.bots.blinded import blinded
from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.chance import Stream, stream_key
from undercroft.engine.game import AnyGame
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.games.dead_cells.bot import ROSTER
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES, CARDS
from undercroft.games.dead_cells.state import (
    AttackTurned,
    BePrisoner,
    BlueprintFound,
    BossBeaten,
    BossMet,
    Campaign,
    CardBought,
    DeckTested,
    Died,
    ElementLaid,
    EnemyPlaced,
    FightBegan,
    GoodsShown,
    ItemFound,
    ItemTaken,
    ItemUnlocked,
    MalaiseCaught,
    Moved,
    PassRevealed,
    PrisonerTaken,
    Revealed,
    RunBegan,
    RuneFound,
    RunOver,
    SecretDrawn,
    StartIn,
    TestPassed,
    ThrownIn,
    TileSeen,
    TileTurned,
)
from undercroft.games.dead_cells.trials import FightStudy
from undercroft.lab import study as lab

# Which boss a start leads to.
STAGES: Final = {"B1": "C1", "B2": "C1", "B3": "C1", "B4": "C2", "B5": "C2", "B6": "C2", "B7": "C3"}
AIMED: Final[dict[str, tuple[float, float]]] = {"boss C1": (4, 8), "boss C2": (8, 14), "boss C3": (15, 25)}
NAMES: Final = {"boss C1": "Concierge", "boss C2": "Time Keeper", "boss C3": "Hand of the King"}
EARLIER: Final = (5, 12, 20)  # runs after which the upgrades bought are counted
AGES: Final = {"runs 1 to 5": 5, "runs 6 to 12": 12, "runs 13 to 20": 20, "later runs": 999}
DECKS: Final = ("ST", *BIOMES, *BOSSES, "S")
CONCIERGE: Final = "The Concierge in a single run"
LONG: Final = "random, some run of 25"
RUN: Final = {
    "fresh": "fresh group, first run",
    "finished": "finished group",
    "random": "random, first run",
    "long": LONG,
}
OFTEN: Final = {"fresh": 3, "finished": 1, "random": 10, "long": 2}  # tries for each campaign that is played
MOST: Final = 200_000  # answers in what is tried; nothing comes near


class CellsStudy(FightStudy):
    """Campaigns, and what the first boss is to those who meet him once."""

    games = 60
    modes = (
        lab.StudyMode("25 runs", {"runs": "twenty_five"}),
        lab.StudyMode("60 runs", {"runs": "sixty"}, random=False, part=2),
    )
    note = (
        "A game is a campaign, and won if the Hand of the King has fallen in it. All tables are of campaigns of 25 "
        "runs, but for what was drawn in any of both."
    )
    about_trials: ClassVar[dict[str, str]] = {
        CONCIERGE: (
            "Runs that begin in the Prisoners' Quarters, with prisoners drawn by lot: of a group with a fresh box, of "
            "a group with the box of a finished campaign, of random players with a fresh box; and random players in "
            "campaigns of 25 runs, won if he fell in any of them."
        )
    }
    trial_aims = (
        lab.CellAim(CONCIERGE, RUN["fresh"], high=0.1),
        lab.CellAim(CONCIERGE, RUN["finished"], low=0.7),
        lab.CellAim(CONCIERGE, RUN["random"], high=0.0),
        lab.CellAim(CONCIERGE, RUN["long"], high=0.0),
    )

    def __init__(self) -> None:
        super().__init__()
        self.forget()

    def forget(self) -> None:
        """A new campaign: nothing has happened yet."""
        self.run = 0
        self.start = ""
        self.kinds: list[str] = []
        self.fallen: set[str] = set()
        self.bought = 0
        self.standing: set[str] = set()
        self.offered: set[str] = set()

    def begin(self, state: State) -> None:
        self.forget()
        for boss in BOSSES:
            self.add(f"boss {boss}", "campaigns")
        assert isinstance(state, Campaign)
        if state.run is not None:  # it may have begun before anybody listened
            self.run_begins(state.run.number, state.run.biome or state.starts[0])

    def hear(self, state: State, event: Event) -> None:
        self.hear_of_runs(state, event)
        self.hear_of_fights(event)
        self.hear_of_items(event)
        self.hear_of_cards(event)

    def hear_of_runs(self, state: State, event: Event) -> None:
        """Starts, ends, and what was bought between them."""
        assert isinstance(state, Campaign)
        if isinstance(event, RunBegan):
            if event.number != self.run:
                self.run_begins(event.number, event.biome)
        elif isinstance(event, PrisonerTaken):
            self.kinds.append(event.kind)
        elif isinstance(event, CardBought):
            self.bought += 1
        elif isinstance(event, BossMet):
            self.add(f"boss {event.boss}", "met")
        elif isinstance(event, BossBeaten):
            self.add(f"boss {event.boss}", "beaten")
            if event.boss not in self.fallen:
                self.fallen.add(event.boss)
                self.add(f"boss {event.boss}", f"at {self.run}")
        elif isinstance(event, RunOver):
            self.run_is_over(event)

    def run_begins(self, number: int, biome: str) -> None:
        """A run begins here."""
        self.bought_before(number)
        self.run = number
        self.start = biome
        self.kinds = []
        self.offered = set()
        self.standing = set()
        for start in STAGES:
            self.add(f"start {start}", "runs")
        self.add(f"start {biome}", "taken")

    def bought_before(self, number: int) -> None:
        """How many upgrades there are before a run, that is after the one before it."""
        if number - 1 in EARLIER:
            row = f"after run {number - 1}"
            self.add(row, "campaigns")
            self.add(row, "bought", self.bought)
            self.add(row, "bought squared", self.bought * self.bought)

    def run_is_over(self, event: RunOver) -> None:
        """Who was there, whether the boss of the stage fell, what it brought."""
        boss = STAGES[self.start]
        present = [kind for kind in self.kinds if kind in ROSTER]
        if len(present) < len(ROSTER):  # with all of them there nobody's presence tells anything
            for row in (f"anyone {boss}", *[f"{kind} {boss}" for kind in present]):
                self.add(row, "runs")
                self.add(row, "won", int(event.outcome == boss))
        age = next(age for age, last in AGES.items() if self.run <= last)
        self.add(age, "runs")
        self.add(age, "cells", event.cells)
        self.add(age, "cells squared", event.cells * event.cells)

    def hear_of_fights(self, event: Event) -> None:
        """Who stands in a fight, until the group moves on: what clings to prisoners still works after it."""
        if isinstance(event, FightBegan | BossMet | Moved | TileTurned):
            self.standing = set()
        elif isinstance(event, Died):
            for card in self.standing:
                self.add(f"monster {card}", "deaths")
            self.standing = set()
        elif isinstance(event, EnemyPlaced):
            card = plain(event.card)
            if card in CARDS.monsters and card not in self.standing:
                self.standing.add(card)
                self.add(f"monster {card}", "met")

    def hear_of_items(self, event: Event) -> None:
        """What is turned over for the group or shown by the merchant, and whether somebody wears it."""
        if isinstance(event, ItemFound):
            self.offer([event.item])
        elif isinstance(event, GoodsShown) and event.seller == "merchant":
            self.offer(event.items)
        elif isinstance(event, ItemTaken) and event.item in self.offered:
            self.offered.remove(event.item)
            self.add(f"item {event.item}", "taken")

    def offer(self, items: list[str]) -> None:
        """Items somebody may have."""
        for item in items:
            self.offered.add(item)
            self.add(f"item {item}", "offered")

    def hear_of_cards(self, event: Event) -> None:
        """Every card and tile that comes to light."""
        if isinstance(event, Revealed | PassRevealed | TestPassed | DeckTested):
            self.see("combat", event.card)
        elif isinstance(event, EnemyPlaced | AttackTurned):
            self.see("enemy", event.card)
        elif isinstance(event, ElementLaid):
            for id, element in CARDS.elements.items():
                lines = (element.first, element.second, element.third)
                if event.what == "fire" and not element.life and lines[event.round - 1]:
                    self.see("enemy", id)
        elif isinstance(event, ItemFound | ItemTaken | ItemUnlocked | BlueprintFound):
            self.see("item", event.item)
        elif isinstance(event, GoodsShown):
            for item in event.items:
                self.see("item", item)
        elif isinstance(event, CardBought):
            self.see("upgrade", event.card)
        elif isinstance(event, ThrownIn):
            self.see("well", event.card)
        elif isinstance(event, SecretDrawn):
            self.see("secret", event.card)
        elif isinstance(event, RuneFound):
            self.see("rune", event.rune)
        elif isinstance(event, MalaiseCaught):
            self.see("malaise", event.card)
        elif isinstance(event, TileTurned | TileSeen):
            self.see("tile", event.tile)

    def see(self, kind: str, card: str) -> None:
        """A card has come to light."""
        self.add(f"{kind} {plain(card)}", "seen")

    # -- how it is shown -----------------------------------------------------------------------------------

    def tables(self) -> list[lab.ReportTable]:
        return [*arc(), prisoners(), *[monsters(biome) for biome in BIOMES], *[items(deck) for deck in DECKS]]

    def seen_tables(self) -> list[lab.SeenTable]:
        upgrades = [card for deck in ("SV", "TC", "BR") for card in CARDS.box_order(deck)]
        kinds = {
            "combat cards": {f"combat {id}": id for id in CARDS.combat_cards},
            "equipment and blueprints": {f"item {id}": id for id in CARDS.equipment},
            "monsters and elites": {f"enemy {id}": id for id in CARDS.monsters},
            "bosses": {f"enemy {id}": id for id in (*CARDS.forms, *CARDS.attacks, *CARDS.elements)},
            "upgrades": {f"upgrade {id}": id for id in upgrades},
            "the Well": {f"well {id}": id for id in CARDS.well},
            "secrets": {f"secret {id}": id for id in CARDS.secrets},
            "runes": {f"rune {id}": id for id in CARDS.runes},
            "malaise": {f"malaise {id}": id for id in CARDS.malaise},
            "tiles": {f"tile {id}": id for id in CARDS.tiles},
        }
        about = "In any campaign of any number of players, of 25 runs or of 60; cards that are alike count as one."
        return [lab.SeenTable("Cards of the box", about, kinds)]

    # -- single runs ---------------------------------------------------------------------------------------

    def trials(self) -> list[lab.StudyPosition]:
        found: list[lab.StudyPosition] = []
        for kind, title in RUN.items():
            for players in (1, 2, 3, 4):
                size = "solo" if players == 1 else f"{players} players"
                found.append(lab.StudyPosition(f"{kind} {players}", ((CONCIERGE, title, size),), OFTEN[kind]))
        return found

    def play(self, game: AnyGame, trial: str, bot: str, seed: str) -> bool:
        kind, players = trial.split(" ")
        options = {
            "runs": "twenty_five" if kind == "long" else "one",
            "start_box": "finished" if kind == "finished" else "fresh",
        }
        name = "random" if kind in ("random", "long") else bot
        keep = "none" if name == "random" else "last"
        session = Session.start(game, int(players), f"{seed}:{kind}", options, keep)
        play_from_quarters(session, name, seed)
        table = session.state
        assert isinstance(table, Campaign)
        return any([run.outcome == "C1" for run in table.chronicle])


def play_from_quarters(session: Session, bot: str, seed: str) -> None:
    """Play to the end; every run begins in the Prisoners' Quarters, with any of the prisoners as likely as another."""
    lots = Stream(stream_key(seed, "prisoners"))
    bots = blinded({seat: find_bot(bot, session.game, f"{seed}:{seat}") for seat in range(session.seats)}, seed)
    count = 0
    while session.decision is not None:
        answer = next_answer(session, bots)
        assert answer is not None
        assert count < MOST
        seat, action = answer
        if isinstance(action, StartIn):
            action = StartIn("B1")
        elif isinstance(action, BePrisoner):
            action = session.decision.options[lots.below(len(session.decision.options))]
        session.answer(seat, session.serials[seat], action)
        count += 1


def plain(card: str) -> str:
    """A card's name, whichever copy it is."""
    return card.partition(".")[0]


# -- the tables ------------------------------------------------------------------------------------------


def arc() -> list[lab.ReportTable]:
    """When the bosses fall, where runs begin, what they bring."""
    return [
        lab.ReportTable(
            "In which run each boss first fell",
            "The median over campaigns and its interval; one in which he never fell counts as later than any run.",
            "boss",
            NAMES,
            [lab.MedianColumn("fell", "at", "campaigns", AIMED)],
            split=True,
        ),
        lab.ReportTable(
            "Bosses met",
            "In all runs of a campaign, also once beaten before.",
            "boss",
            NAMES,
            [lab.RateColumn("beaten", "beaten", "met")],
            split=True,
        ),
        lab.ReportTable(
            "Starts taken",
            "Where runs began: a group goes to the latest start whose boss it has not beaten; once all are beaten, "
            "to each in its turn.",
            "start",
            {f"start {biome}": f"{biome}, towards {boss}" for biome, boss in STAGES.items()},
            [lab.RateColumn("of runs", "taken", "runs")],
            split=True,
        ),
        lab.ReportTable(
            "Cells a run",
            "What a run brought, bosses included.",
            "runs",
            {age: age for age in AGES},
            [lab.MeanColumn("cells", "cells", "cells squared", "runs")],
            split=True,
        ),
        lab.ReportTable(
            "Upgrades bought",
            "How many cards of the three decks had been bought by then.",
            "",
            {f"after run {number}": f"after run {number}" for number in EARLIER},
            [lab.MeanColumn("bought", "bought", "bought squared", "campaigns")],
            split=True,
        ),
    ]


def prisoners() -> lab.ReportTable:
    """Who changes the chance of a run."""
    rows = {f"{kind} {boss}": f"{kind}, {boss}" for boss in BOSSES for kind in ROSTER}
    against = {f"{kind} {boss}": f"anyone {boss}" for boss in BOSSES for kind in ROSTER}
    return lab.ReportTable(
        "Prisoners",
        "Runs of one to three players, by the boss at the end of their stage: how often it was beaten with this "
        "prisoner there, as a multiple of how often it was by all groups of the same size.",
        "prisoner",
        rows,
        [lab.RateColumn("won", "won", "runs"), lab.ShiftColumn("multiple", "won", "runs", against, 0.25)],
    )


def monsters(biome: str) -> lab.ReportTable:
    """Who kills in a biome."""
    there = {f"monster {id}": id for id, monster in CARDS.monsters.items() if monster.biome == biome}
    return lab.ReportTable(
        f"Monsters of {biome}",
        "Met: fights in which it stood. Deaths: those of them in which somebody died.",
        "monster",
        there,
        [
            lab.CountColumn("met", "met"),
            lab.CountColumn("deaths", "deaths"),
            lab.RateColumn("deaths a meeting", "deaths", "met", most=4.0),
        ],
        alone=False,
    )


def items(deck: str) -> lab.ReportTable:
    """What is worn of what is offered."""
    there = {f"item {id}": id for id, item in CARDS.equipment.items() if item.code.startswith(f"{deck}-")}
    return lab.ReportTable(
        f"Equipment of {deck}",
        "Offered: turned over for the group, or shown by the merchant. Taken: somebody wore it then.",
        "item",
        there,
        [
            lab.CountColumn("offered", "offered"),
            lab.RateColumn("taken when offered", "taken", "offered", most=4.0),
        ],
        alone=False,
    )


def study() -> CellsStudy:
    """A new study of Dead Cells."""
    return CellsStudy()
