"""How a castle counts once it is over: by its boss and its prisoners, how far they came and what they had left."""

from __future__ import annotations

from typing import Final

from undercroft.engine.message import Message
from undercroft.engine.score import Fact, Score
from undercroft.engine.state import Told
from undercroft.games.dark_castle.achievements import achieved
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle, RoundBegan
from undercroft.games.dark_castle.telling.names import page_name

ESCAPED: Final = 1000  # more than any number of pages
CASTLES: Final = ("full", "first")

FIGURES: Final = ("pages", "hp", "rounds")


def score(castle: Castle, log: list[Told]) -> Score:
    """Whoever escapes is ranked by the hit points left, whoever does not by the pages turned."""
    left = sum([max(0, prisoner.hp) for prisoner in castle.prisoners])
    pages = len([page for page in castle.turned if page not in CARDS.starts])  # as the pages are numbered
    rounds = len([told for told in log if isinstance(told.event, RoundBegan)])
    rank = ESCAPED + left if castle.over == "escaped" else pages
    return Score(facts(castle), dict(zip(FIGURES, (pages, left, rounds))), rank, achieved(castle, log))


def facts(castle: Castle) -> list[Fact]:
    """Which castle it was, the boss if it was met, and who was played."""
    found = [Fact("castle", castle.profile["castle"])]
    if castle.turned and castle.turned[-1] in CARDS.bosses:
        found.append(Fact("boss", castle.turned[-1]))
    return found + [Fact("character", prisoner.character, prisoner.seat) for prisoner in castle.prisoners]


def fact_names() -> dict[str, dict[str, Message]]:
    """What castles are counted by."""
    return {
        "castle": {castle: Message(f"fact-castle.{castle}") for castle in CASTLES},
        "boss": {boss: page_name(boss) for boss in CARDS.bosses},
        "character": {character: Message(f"character-{character}") for character in CARDS.characters},
    }
