"""How a game of Dark Souls counts once it is over: by its mode, its boss and its classes, and how far it came."""

from __future__ import annotations

from typing import Final

from undercroft.engine.message import Message
from undercroft.engine.score import Fact, Score
from undercroft.engine.state import Told
from undercroft.games.dark_souls.achievements import achieved
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.first_steps import FIRST
from undercroft.games.dark_souls.state import Activated, Died, Souls, Triumphed
from undercroft.games.dark_souls.words import boss_name

WON: Final = 10_000  # more than any number of fights is worth
BOSS: Final = 100  # as much as so many encounters

FIGURES: Final = ("bosses", "encounters", "deaths", "turns")


def score(table: Souls, log: list[Told]) -> Score:
    """Whoever wins is ranked by the sparks left and the deaths, whoever loses by the bosses and encounters won."""
    triumphs = [told.event.what for told in log if isinstance(told.event, Triumphed)]
    encounters = len([what for what in triumphs if what in CARDS.encounters])
    bosses = len(triumphs) - encounters
    deaths = len([told for told in log if isinstance(told.event, Died)])
    turns = len([told for told in log if isinstance(told.event, Activated)])
    rank = WON + BOSS * table.sparks - deaths if table.over == "won" else BOSS * bosses + encounters
    figures = dict(zip(FIGURES, (bosses, encounters, deaths, turns)))
    return Score(facts(table), figures, rank, achieved(table, log))


def facts(table: Souls) -> list[Fact]:
    """What was played, the boss that was hunted last, and the classes."""
    found = [Fact("mode", table.quest.mode)]
    if table.quest.boss:
        found.append(Fact("boss", table.quest.boss))
    return found + [Fact("class", hero.kind, hero.seat) for hero in table.heroes]


def fact_names() -> dict[str, dict[str, Message]]:
    """What games are counted by."""
    modes = ("standard", *CARDS.campaigns, FIRST)
    hunts = CARDS.hunts("mini") + CARDS.hunts("main")
    return {
        "mode": {mode: Message(f"fact-mode.{mode}") for mode in modes},
        "boss": {hunt: boss_name(hunt) for hunt in hunts},
        "class": {kind: Message(f"hero-{kind}") for kind in CARDS.characters},
    }
