"""Medians with their intervals, and what a report says of things never seen."""

from __future__ import annotations

from collections import Counter
from math import inf

from undercroft.lab import certainty
from undercroft.lab.beyond import median_cell, median_verdicts, seen_table, seen_verdict, trial_verdicts
from undercroft.lab.study import CellAim, Counts, MedianColumn, ReportTable, SeenTable

COLUMN = MedianColumn("fell", "at", "campaigns", {"boss": (4, 8)})
TABLE = ReportTable("First", "", "boss", {"boss": "Ogre"}, [COLUMN], split=True)


def counted(*runs: int, campaigns: int) -> Counts:
    """Campaigns in which it fell in these runs, or in none."""
    counts: Counts = Counter(("boss", f"at {run}") for run in runs)
    counts["boss", "campaigns"] = campaigns
    return counts


def test_the_interval_of_a_median_is_that_of_the_order_alone() -> None:
    # Of ten values the second and the ninth: below the second lie none or one of them in 1.1 of 100 samples.
    assert certainty.median([float(value) for value in range(1, 11)]) == (5.5, 2.0, 9.0)
    assert certainty.median([float(value * value) for value in range(1, 11)]) == (30.5, 4.0, 81.0)


def test_five_values_say_nothing_of_where_the_median_ends() -> None:
    assert certainty.median([1.0, 2.0, 3.0, 4.0, 5.0]) == (3.0, 0.0, inf)
    assert certainty.median([]) == (inf, 0.0, inf)


def test_what_never_happened_lies_beyond_every_number() -> None:
    assert median_cell(counted(3, 10, 5, campaigns=10), "boss", COLUMN) == "never (5 to never), 7 never"
    assert median_cell(counted(*range(1, 11), campaigns=11), "boss", COLUMN) == "6 (2 to 10), 1 never"
    assert median_cell(Counter(), "boss", COLUMN) == "–"


def test_a_median_is_judged_with_its_interval_for_each_number_of_players() -> None:
    apart = {
        1: counted(*[5] * 10, campaigns=10),
        2: counted(*[9] * 10, campaigns=10),
        3: counted(*[2] * 4, *[5] * 6, campaigns=10),
        4: counted(*[2] * 6, *[5] * 4, campaigns=10),
    }
    lines = median_verdicts(apart, TABLE, COLUMN)
    assert [line.split(": ")[-1].split(", ")[0] for line in lines] == ["**met**", "**missed**", "**met**", "**missed**"]
    assert [", though not surely" in line for line in lines] == [False, False, True, True]


def test_what_was_never_seen_is_named() -> None:
    table = SeenTable("Cards", "", {"swords": {"a": "axe", "b": "blade"}})
    counts: Counts = Counter({("a", "seen"): 2})
    assert "| swords | 2 | 1 | `blade` |" in seen_table(counts, table)
    assert "**missed**: never `blade`" in seen_verdict(counts, table)
    counts["b", "seen"] = 1
    assert "**met**" in seen_verdict(counts, table)


def test_a_share_of_trials_is_judged_column_by_column() -> None:
    cells = {"T": {"row": {"solo": [True] * 100, "2 players": [False] * 100}}}
    lines = trial_verdicts(cells, (CellAim("T", "row", low=0.7), CellAim("T", "other", low=0.7)))
    assert ["**met**" in line for line in lines] == [True, False]
