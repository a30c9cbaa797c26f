"""What a report says beyond shares and means: medians, shifts, what was never seen, and what trials were to show."""

from __future__ import annotations

from math import inf, isinf

from undercroft.lab import certainty
from undercroft.lab.reckoned import markdown, percent
from undercroft.lab.study import CellAim, Counts, MedianColumn, ReportTable, SeenTable, ShiftColumn

Cells = dict[str, dict[str, dict[str, list[bool]]]]
"""Which trials were won, by table, row and column."""


def verdict(is_met: bool, surely: bool, surely_not: bool) -> str:
    """In a word, how an aim stands."""
    if surely:
        return "**met**"
    if surely_not:
        return "**missed**"
    return "**met**, though not surely" if is_met else "**missed**, though not surely"


# -- medians ---------------------------------------------------------------------------------------------


def numbered(counts: Counts, row: str, column: MedianColumn) -> list[float]:
    """Every value that was counted, and for those without one a value beyond all."""
    start = f"{column.of} "
    values: list[float] = []
    for (where, what), times in counts.items():
        if where == row and what.startswith(start):
            values += [float(what.removeprefix(start))] * times
    return sorted(values) + [inf] * (counts[row, column.among] - len(values))


def plain(value: float) -> str:
    """A value as people write it."""
    return "never" if isinf(value) else f"{value:g}"


def median_cell(counts: Counts, row: str, column: MedianColumn) -> str:
    """A median and its interval, and how many never came to a value."""
    values = numbered(counts, row, column)
    if not values:
        return "–"
    middle, low, high = certainty.median(values)
    never = values.count(inf)
    return f"{plain(middle)} ({plain(low)} to {plain(high)})" + (f", {never} never" if never else "")


def median_verdicts(apart: dict[int, Counts], table: ReportTable, column: MedianColumn) -> list[str]:
    """Row by row and for each number of players: whether the median lies where it should."""
    lines = []
    for row, (least, most) in column.aims.items():
        for players, counts in apart.items():
            middle, low, high = certainty.median(numbered(counts, row, column))
            stands = verdict(least <= middle <= most, least <= low and high <= most, high < least or low > most)
            aim = f"`{table.rows[row]}`: {column.title} at a median of {least:g} to {most:g}"
            size = "solo" if players == 1 else f"{players} players"
            lines.append(f"{table.title}, {size}, {aim}: {stands}, {median_cell(counts, row, column)}.")
    return lines


# -- shifts ----------------------------------------------------------------------------------------------


def shift(apart: dict[int, Counts], row: str, column: ShiftColumn) -> tuple[float, float, float] | None:
    """A share as a multiple of what would be expected, and its interval; each number of players by itself."""
    hits, among, expected = 0, 0, 0.0
    base = column.against[row]
    for counts in apart.values():
        if counts[base, column.among]:
            hits += counts[row, column.of]
            among += counts[row, column.among]
            expected += counts[row, column.among] * counts[base, column.of] / counts[base, column.among]
    if not expected:
        return None
    low, high = certainty.share(hits, among)
    return hits / expected, low * among / expected, high * among / expected


def shift_cell(apart: dict[int, Counts], row: str, column: ShiftColumn) -> str:
    """A multiple and its interval."""
    found = shift(apart, row, column)
    return "–" if found is None else f"{found[0]:.2f} ({found[1]:.2f} to {found[2]:.2f})"


def shift_verdict(apart: dict[int, Counts], table: ReportTable, column: ShiftColumn) -> str:
    """Which rows shift a share by more than they may."""
    beyond = []
    for row, name in table.rows.items():
        found = shift(apart, row, column)
        if found is not None and abs(found[0] - 1.0) > column.most:
            surely = found[1] > 1.0 + column.most or found[2] < 1.0 - column.most
            beyond.append(f"`{name}` ({shift_cell(apart, row, column)}{'' if surely else ', not surely'})")
    stands = f"**not all**: {', '.join(beyond)}." if beyond else "**met**."
    return f"{table.title}: {column.title} no further than {column.most:.0%} from 1: {stands}"


# -- what was never seen ---------------------------------------------------------------------------------


def missing(counts: Counts, rows: dict[str, str], of: str) -> list[str]:
    """What was never seen, by name."""
    return [f"`{name}`" for row, name in rows.items() if not counts[row, of]]


def seen_table(counts: Counts, table: SeenTable) -> str:
    """How many of each kind there are, how many were seen, and which never."""
    rows = []
    for kind, known in table.kinds.items():
        never = missing(counts, known, table.of)
        rows.append([kind, str(len(known)), str(len(known) - len(never)), ", ".join(never) or "–"])
    return markdown(["", "there are", "seen", "never"], rows)


def seen_verdict(counts: Counts, table: SeenTable) -> str:
    """Whether all was seen."""
    never = [name for known in table.kinds.values() for name in missing(counts, known, table.of)]
    stands = f"**missed**: never {', '.join(never)}" if never else "**met**"
    return f"{table.title}: each at least once: {stands}."


# -- what trials were to show ----------------------------------------------------------------------------


def trial_verdicts(cells: Cells, aims: tuple[CellAim, ...]) -> list[str]:
    """Aim by aim and column by column: met, missed, or not sure."""
    lines = []
    for aim in aims:
        for column, won in cells.get(aim.table, {}).get(aim.row, {}).items():
            if not won:
                continue
            share = sum(won) / len(won)
            low, high = certainty.share(sum(won), len(won))
            stands = verdict(
                aim.low <= share <= aim.high, aim.low <= low and high <= aim.high, high < aim.low or low > aim.high
            )
            wanted = f"{aim.low:.0%} to {aim.high:.0%}" if aim.low != aim.high else f"{aim.low:.0%}"
            lines.append(f"{aim.table}, {aim.row}, {column}, {wanted}: {stands}, {percent(sum(won), len(won))}.")
    return lines
