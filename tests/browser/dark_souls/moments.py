"""Moments of Dark Souls worth looking at: rooms laid out by hand, so that each stands at once and the same each time.

A moment is a function without arguments that gives a save; it is laid once (`functools.cache`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules.dark_souls.table import Table, arena, camp, lair

from undercroft.engine.decision import DONE, Decision
from undercroft.engine.notation import from_transcript
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.nodes import WALLS, node_at
from undercroft.games.dark_souls.state import Buy, EnterTile, MapTile, Outfit, Roam, Souls

FOUR = ["knight", "assassin", "herald", "warrior"]
BAG = ["thrall_axe.1", "silver_eagle_kite_shield.1", "drang_armour.1", "claymore.1", "sharp_gem.1", "titanite_shard.1"]
PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs" / "dark_souls"
SHORT = 40  # answers, to a question that is near
LONG = 600  # answers, to the end


def plain(decision: Decision) -> Action:
    """Leave it at that, where one may; else the first answer."""
    return DONE if DONE in decision.options else decision.options[0]


def asked(session: Session, ask: str, later: int = 0) -> bytes:
    """First answers until that question is put, and has been put so many times before."""
    while session.decision is not None:
        if session.decision.ask == ask:
            if not later:
                return session.save()
            later -= 1
        session.act(session.decision.options[0])
    raise AssertionError(f"nobody asks {ask}")


def played(table: Table, ask: str, most: int = SHORT) -> Table:
    """Plain answers until that question is put."""
    for _ in range(most):
        if table.session.decision is None or table.asks() == ask:
            break
        table.act(plain(table.decision))
    assert table.session.decision is not None, f"it was over before {ask}"
    assert table.asks() == ask
    return table


@cache
def classes() -> bytes:
    """The first of three has a class, the second is asked."""
    return asked(Session.start("dark-souls", 3, "tour", {}), "ask-class", 1)


@cache
def hunt() -> bytes:
    """Everybody has a class: which boss lies ahead?"""
    return asked(Session.start("dark-souls", 2, "tour", {}), "ask-boss")


@cache
def holding() -> bytes:
    """Which of the two weapons goes into the hands?"""
    return asked(Session.start("dark-souls", 2, "tour", {}), "ask-hold")


@cache
def laying() -> bytes:
    """The players lay the tiles themselves, and two lie already."""
    return asked(Session.start("dark-souls", 2, "tour", {"layout": "players"}), "ask-lay", 2)


@cache
def dungeon() -> bytes:
    """Half the map is won, the party stands in a room with a chest, souls lie somewhere."""

    def change(table: Souls) -> None:
        for number, laid in enumerate(table.map[:2]):
            laid.won = laid.seen = True
            table.at = number
        table.dropped, table.dropped_tile, table.dropped_node = 4, 0, 6
        worn(table)

    return camp(FOUR[:3], souls=7, change=change, seed="dungeon").session.save()


def raised(table: Souls) -> None:
    """Strength and Dexterity have been paid for once."""
    for hero in table.heroes:
        hero.tiers = [1, 1, 0, 0]


def on_top(table: Souls, card: str) -> None:
    """This card is drawn next."""
    table.treasure.remove(card)
    table.treasure.append(card)


def worn(table: Souls) -> None:
    """Nobody is fresh any more, and nobody a beginner."""
    raised(table)
    for who, hero in enumerate(table.heroes):
        hero.black, hero.red = who + 1, who
    table.heroes[0].estus = False
    table.heroes[-1].luck = False


@cache
def bonfire() -> bytes:
    """Souls to spend, cards nobody bears, and something for the Assassin on top of the treasure."""

    def change(table: Souls) -> None:
        worn(table)
        on_top(table, "kukris.1")

    return camp(FOUR[:2], souls=14, inventory=BAG, change=change).session.save()


@cache
def campaign_bonfire() -> bytes:
    """The same in a campaign, where cards can be sold and sparks bought."""
    options = {"mode": "first_journey"}
    return camp(FOUR[:3], souls=14, sparks=1, inventory=BAG, options=options, change=worn).session.save()


@cache
def outfit() -> bytes:
    """A hero's gear lies open."""
    table = camp(FOUR[:2], souls=14, inventory=BAG, change=raised)
    table.act(Outfit(0))
    return table.session.save()


@cache
def treasure() -> bytes:
    """A card was bought: who gets it?"""

    def change(table: Souls) -> None:
        raised(table)
        on_top(table, "thrall_axe.1")

    table = camp(FOUR[:2], souls=14, change=change)
    table.act(Buy())
    assert table.asks() == "ask-give"
    return table.session.save()


STRIKES_FROM = node_at(2, 2)


@cache
def room() -> bytes:
    """A room two can win: hollows, one of them a step away."""
    foes = [("hollow_soldier", (2, 2)), ("hollow_soldier", (2, 0)), ("hollow_soldier", (4, 0))]
    return arena(FOUR[:2], at=[(2, 4), (1, 3)], foes=foes, terrain={(0, 4): "barrel"}).session.save()


FOES = [
    ("hollow_soldier", (2, 2)),
    ("sentinel", (1, 1)),
    ("silver_knight_greatbowman", (4, 0)),
    ("hollow_soldier", (3, 3)),
]


@cache
def encounter() -> bytes:
    """A knight's activation in a crowded room."""

    def change(table: Souls) -> None:
        table.heroes[0].black, table.heroes[0].red = 2, 1
        table.heroes[1].conditions = ["poison", "frostbite"]
        table.heroes[1].red = 4
        table.foes[1].wounds = 3
        table.foes[0].conditions = ["bleed"]

    return arena(
        FOUR[:3],
        at=[(2, 4), (1, 3), (3, 3)],
        foes=FOES,
        terrain={(0, 2): "barrel", (4, 4): "gravestone", (0, 0): "chest"},
        traps={(1, 1): "trap_2_1", (3, 1): "blank", (4, 2): "trap_1_2"},
        change=change,
    ).session.save()


@cache
def crowd() -> bytes:
    """Three on a node, twice, side by side, hurt and marked; a barrel that is no more."""

    def change(table: Souls) -> None:
        table.heroes[0].black, table.heroes[0].red = 2, 1
        table.heroes[1].conditions = ["poison", "frostbite"]
        table.foes[0].conditions = ["bleed"]
        table.foes[1].wounds = 3

    foes = [
        ("hollow_soldier", (2, 2)),
        ("sentinel", (2, 2)),
        ("hollow_soldier", (3, 3)),
        ("silver_knight_greatbowman", (3, 3)),
        ("hollow_soldier", (2, 4)),
    ]
    terrain = {(0, 2): "broken", (4, 4): "gravestone", (0, 0): "barrel"}
    at = [(2, 4), (2, 2), (3, 3)]
    return arena(FOUR[:3], at=at, foes=foes, terrain=terrain, traps={(1, 1): "blank"}, change=change).session.save()


@cache
def doorway(wall: str, quarters: int) -> bytes:
    """The party comes in by this wall of the map, into a room turned by so many quarters."""

    def change(table: Souls) -> None:
        table.map = [MapTile("tile_6a", 0, 1, quarters, "unlighted_chamber", False, False, [], [], [])]
        table.encounters = [[card for card in pile if card != "unlighted_chamber"] for pile in table.encounters]
        table.fog, table.fog_wall = 0, "north"
        table.agenda = [Roam(), EnterTile(0, WALLS[(WALLS.index(wall) - quarters) % 4])]

    return camp(FOUR[:1], change=change).session.save()


@cache
def defending() -> bytes:
    """An enemy strikes, and somebody must block or dodge."""
    table = arena(FOUR[:2], at=[(2, 2), (2, 4)], foes=[("sentinel", (2, 0)), ("hollow_soldier", (1, 1))], first="foes")
    return played(table, "ask-defend").session.save()


def seen_some(table: Souls) -> None:
    """Two behaviours lie open, one more is known from a gravestone; everybody has been hurt."""
    deck = table.deck
    assert deck is not None
    deck.played, deck.cards = deck.cards[:2], deck.cards[2:]
    deck.seen = [*deck.played, deck.cards[-1]]
    for foe in table.foes:
        foe.last, foe.wounds = deck.played[-1], 5
    for who, hero in enumerate(table.heroes):
        hero.black, hero.red = who, 2
    table.heroes[-1].conditions = ["bleed", "frostbite"]


@cache
def lair_of(hunt: str) -> bytes:
    """A fresh fight with a boss, who is about to act for the first time."""
    at = [(2, 0), (1, 1)] if CARDS.hunt(hunt)[0].kind == "mini" else [(2, -2), (1, -1)]
    return lair(hunt, ["knight", "assassin"], at=at, place=(2, 0), facing="s", seed="lair").session.save()


@cache
def boss() -> bytes:
    """Before the Gargoyle, on its node and around it."""
    return lair(
        "gargoyle",
        FOUR,
        at=[(2, 2), (2, 2), (1, 3), (4, 4)],
        place=(2, 2),
        facing="sw",
        beside={0: "s", 1: "e"},
        first="hero",
        change=seen_some,
    ).session.save()


@cache
def main_boss() -> bytes:
    """Before the Dancer, in her hall."""
    at = [(2, -2), (1, -1), (3, 1), (4, 2)]
    return lair("dancer", FOUR, at=at, place=(2, -4), first="hero", change=seen_some).session.save()


@cache
def pair() -> bytes:
    """Two bosses at once."""
    return lair("ornstein_and_smough", FOUR[:2], at=[(2, -2), (2, 2)], first="hero", change=seen_some).session.save()


@cache
def boss_strikes() -> bytes:
    """The Dancer has played a card, and somebody must answer to it."""
    table = lair("dancer", FOUR[:2], at=[(2, -2), (1, -1)], place=(2, -4), change=seen_some, first="foes")
    return played(table, "ask-defend").session.save()


@cache
def lost() -> bytes:
    """A short game: nobody fought back, and no spark was left."""
    session = Session.start("dark-souls", 2, "cold", {})
    for _ in range(LONG):
        if session.decision is None:
            assert session.outcome() == "lost"
            return session.save()
        session.act(plain(session.decision))
    raise AssertionError("it does not end")


@cache
def won() -> bytes:
    """A whole game that was won, from the playthroughs on file."""
    session = from_transcript((PLAYTHROUGHS / "gargoyle-dancer.txt").read_text(encoding="utf-8"))
    assert session.outcome() == "won"
    return session.save()
