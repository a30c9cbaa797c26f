"""How a campaign counts once it is over: by what was played and how far it came, and the prisoner of each seat."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undercroft.engine.message import Message
from undercroft.engine.score import Fact, Score
from undercroft.engine.state import Told
from undercroft.games.dead_cells.achievements import achieved
from undercroft.games.dead_cells.catalogue import BOSSES, CARDS
from undercroft.games.dead_cells.recap import CellsRecap
from undercroft.games.dead_cells.state import Campaign
from undercroft.games.dead_cells.words import boss_name, prisoner_name

WON: Final = 100_000  # more than anything short of it is worth
BOSS: Final = 10_000  # as much as so many cells
MODES: Final = ("campaign", "run", "first")
NOBODY: Final = "none"  # no boss has fallen

FIGURES: Final = ("bosses", "runs", "slain", "cells")


def score(table: Campaign, log: list[Told]) -> Score:
    """Whoever wins is ranked by how few runs that took, others by the bosses that fell and the cells they brought."""
    heard = CellsRecap(table)
    heard.hear_all(log)
    fallen = [boss for boss in BOSSES if heard.bosses[boss].beaten]
    cells = sum([run.cells for run in heard.runs])
    over = [run for run in heard.runs if run.outcome]
    if table.over == "won":
        rank = WON - took(heard)
    else:
        rank = BOSS * len(fallen) + min(cells, BOSS - 1)
    victories = sum([boss.beaten for boss in heard.bosses.values()])
    figures = dict(zip(FIGURES, (victories, len(over), sum(heard.slain.values()), cells), strict=True))
    return Score(facts(table, fallen), figures, rank, achieved(table, log))


def took(heard: CellsRecap) -> int:
    """How many runs it took until the last boss of all fell, or until the end where that was not asked for."""
    return heard.bosses[BOSSES[-1]].first or len(heard.runs)


def facts(table: Campaign, fallen: list[str]) -> list[Fact]:
    """What was played, the mightiest boss that fell, and whom each seat played most; of two, the later one."""
    found = [Fact("mode", table.profile["mode"]), Fact("boss", fallen[-1] if fallen else NOBODY)]
    for seat in range(table.seats):
        played = [chapter.prisoners[seat] for chapter in table.chronicle[::-1] if seat < len(chapter.prisoners)]
        played = [kind for kind in played if kind in CARDS.prisoners]
        if played:
            found.append(Fact("prisoner", Counter(played).most_common(1)[0][0], seat))
    return found


def fact_names() -> dict[str, dict[str, Message]]:
    """What games are counted by."""
    return {
        "mode": {mode: Message(f"fact-mode.{mode}") for mode in MODES},
        "boss": {NOBODY: Message("fact-boss.none"), **{boss: boss_name(boss) for boss in BOSSES}},
        "prisoner": {kind: prisoner_name(kind) for kind in CARDS.prisoners},
    }
