"""Balance: a report on how often a game is won, and on what its own study counted, with how sure each figure is.

Of a game with several sides it says how often each wins, by who plays which (`lab/line_ups.py`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from undercroft.engine.game import AnyGame, find_game
from undercroft.lab import certainty, pool
from undercroft.lab.beyond import (
    Cells,
    median_cell,
    median_verdicts,
    seen_table,
    seen_verdict,
    shift_cell,
    shift_verdict,
    trial_verdicts,
    verdict,
)
from undercroft.lab.certainty import quantile
from undercroft.lab.ledger import Ledger, Outcomes
from undercroft.lab.line_ups import line_up, line_ups, won_by_side
from undercroft.lab.reckoned import markdown, percent
from undercroft.lab.simulate import Result, sides_of, simulate
from undercroft.lab.study import (
    Aims,
    Column,
    CountColumn,
    Counts,
    MeanColumn,
    MedianColumn,
    RateColumn,
    ReportTable,
    ShiftColumn,
    Study,
    UsedColumn,
    study_of,
)

SOME = 20  # tries in one go
FEW = 30  # fewer observations than this say nothing about use or disuse


@dataclass(frozen=True)
class Findings:
    """Everything that was simulated: by number of players, with judgement (studied) and at random.

    Where sides were told apart, `line_ups` has all of it, by who played which; `judged` is then the first of them, and
    `random` the one in which the side that is aimed at played at random.
    """

    game: AnyGame
    games: int
    seed: str
    judged: dict[int, Result]
    random: dict[int, Result]
    others: dict[str, dict[int, Result]] = field(default_factory=dict)
    trials: dict[str, list[bool]] = field(default_factory=dict)
    line_ups: dict[str, dict[int, Result]] = field(default_factory=dict)
    bots: str = ""  # who played, if that was said

    def side(self, aims: Aims) -> int:
        """The number of the side that is aimed at."""
        if not aims.side:
            return 0
        order = next(iter(self.judged.values())).order
        return [side.name for side in sides_of(order.game, order.players, order.options)].index(aims.side)

    def counts(self, players: tuple[int, ...]) -> Counts:
        """What was counted for these numbers of players together."""
        total: Counts = Counter()
        for number in players:
            total.update(self.judged[number].played.counts)
        return total

    def everywhere(self, players: tuple[int, ...]) -> Counts:
        """The same in all modes."""
        total = self.counts(players)
        for results in self.others.values():
            for number in players:
                total.update(results[number].played.counts)
        return total

    def apart(self, players: tuple[int, ...]) -> dict[int, Counts]:
        """What was counted for each of these numbers of players."""
        return {number: self.judged[number].played.counts for number in players}


def balance(game: str, games: int, seed: str, jobs: int = 0, bots: str = "", ledger: Path | None = None) -> str:
    """Simulate every number of players with both bots, and write the report (Markdown).

    Where there are several sides, each is played by both; with `bots` (`heroes=search,overlord=judgement`) by those.
    A ledger keeps the trials.
    """
    found = find_game(game)
    study = study_of(found)
    least, most = found.players
    if bots or len(sides_of(game, most, {})) > 1:
        return report(balance_by_side(found, study, games, seed, jobs, bots, ledger), study)
    judged: dict[int, Result] = {}
    random: dict[int, Result] = {}
    others: dict[str, dict[int, Result]] = {}
    for place, mode in enumerate(study.modes):
        played = games // mode.part
        if not played:
            continue
        results = judged if place == 0 else others.setdefault(mode.title, {})
        for players in range(least, most + 1):
            results[players] = simulate(game, played, players, "judgement", seed, jobs, mode.options, studied=True)
            if place == 0 and mode.random:
                random[players] = simulate(game, played, players, "random", seed, jobs, mode.options)
    trials = try_out(game, study, games, seed, jobs or pool.cores(), ledger=ledger)
    return report(Findings(found, games, seed, judged, random, others, trials), study)


def balance_by_side(
    game: AnyGame, study: Study, games: int, seed: str, jobs: int, bots: str, ledger: Path | None = None
) -> Findings:
    """Simulate every number of players with every line-up; the first of them is studied."""
    least, most = game.players
    names = [side.name for side in sides_of(game.name, most, {})]
    played: dict[str, dict[int, Result]] = {}
    for place, seated in enumerate(line_ups(names, bots)):
        results = played.setdefault(seated, {})
        for players in range(least, most + 1):
            options, part = study.modes[0].options, max(1, games // study.modes[0].part)
            results[players] = simulate(game.name, part, players, seated, seed, jobs, options, studied=place == 0)
    aimed = line_up(names, study.aims.side or names[0], "random", "judgement")
    others: dict[str, dict[int, Result]] = {}
    for mode in study.modes[1:]:
        for players in range(least, most + 1) if games // mode.part else ():
            others.setdefault(mode.title, {})[players] = simulate(
                game.name, games // mode.part, players, next(iter(played)), seed, jobs, mode.options, studied=True
            )
    trials = {} if bots else try_out(game.name, study, games, seed, jobs or pool.cores(), ledger=ledger)
    judged, random = next(iter(played.values())), {} if bots else played[aimed]
    return Findings(game, games, seed, judged, random, others, trials, played, bots)


@dataclass(frozen=True)
class Tries:
    """Some tries of a trial: those of these numbers, under one seed, with one bot in every seat."""

    game: str
    trial: str
    bot: str
    seed: str
    first: int
    last: int

    def count(self) -> int:
        """How many these are."""
        return self.last - self.first


def try_out(
    game: str, study: Study, games: int, seed: str, jobs: int, bot: str = "judgement", ledger: Path | None = None
) -> dict[str, list[bool]]:
    """Have every trial of a study played so many times; by name, which tries were won.

    What a ledger has is not played again, and what is played is entered there.
    """
    book = None if ledger is None else Ledger(ledger, find_game(game), study)
    many = {trial.name: trial.tries(games) for trial in study.trials()}
    tried: dict[str, Outcomes] = {name: {} if book is None else book.known(name, bot, seed) for name in many}
    orders: list[Tries] = []
    for name, tries in many.items():
        for first in range(0, tries, SOME):
            last = min(first + SOME, tries)
            if any(number not in tried[name] for number in range(first, last)):
                orders.append(Tries(game, name, bot, seed, first, last))

    def ended(tries: Tries, won: list[dict[str, bool]]) -> None:
        if book is not None:
            book.enter(tries.trial, bot, seed, tries.first, won)
        tried[tries.trial].update(enumerate(won, tries.first))

    pool.spread(play_tries, orders, jobs, Tries.count, "trials", ended)
    found: dict[str, list[bool]] = {}
    for trial in study.trials():
        played = tried[trial.within or trial.name]
        ended_so = [played[number] for number in sorted(played) if number < many[trial.within or trial.name]]
        found[trial.name] = [won[trial.name] for won in ended_so if trial.name in won]
    return found


def play_tries(tries: Tries) -> list[dict[str, bool]]:
    """Play some tries, one after another; of each which trials were won, this one and those on its way."""
    game = find_game(tries.game)
    study = study_of(game)
    return [
        study.play_through(game, tries.trial, tries.bot, f"{tries.seed}:{number}")
        for number in range(tries.first, tries.last)
    ]


def report(findings: Findings, study: Study) -> str:
    """The whole report."""
    aimed = study.aims.players or tuple(findings.judged)
    played = max(len(result.played.won) for result in findings.judged.values())
    parts = [
        f"# Balance of {findings.game.name}",
        f"Written by `undercroft balance {findings.game.name} --games {findings.games} --seed {findings.seed}"
        f"{f' --bots {findings.bots}' if findings.bots else ''}`; content `{findings.game.content}`. "
        f"{played:,} games for each number of players and each {'line-up' if findings.line_ups else 'bot'}. "
        "After each figure stands its 95 % interval: with other seeds it would lie in there 95 times of 100.",
    ]
    lines = verdicts(findings, study, aimed)
    if lines:
        parts += ["## What was aimed at", "\n".join(f"- {line}" for line in lines)]
    length = "Length is in decisions: the median, and what 90 of 100 games lie between."
    parts += ["## Games won", games_table(findings, study), f"{study.note} {length}".strip()]
    for table in study.tables():
        said = about(table, aimed, findings.bots or "judgement")
        parts += [f"## {table.title}", said, study_table(findings, table, aimed)]
    for seen in study.seen_tables():
        parts += [f"## {seen.title}", seen.about, seen_table(findings.everywhere(aimed), seen)]
    for title, text in trial_tables(findings, study).items():
        parts += [f"## {title}", *[part for part in (study.about_trials.get(title, ""), text) if part]]
    return "\n\n".join(parts) + "\n"


HEAD = "# Balance of "


def placed(report: str, before: str) -> str:
    """A file of reports with this one in the place of the one on the same game, or at the end."""
    parts = [HEAD + part for part in before.split(HEAD)[1:]] if before.startswith(HEAD) else []
    names = [part.split("\n", 1)[0] for part in parts]
    name = report.split("\n", 1)[0]
    if name in names:
        parts[names.index(name)] = report
    else:
        parts.append(report)
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


# -- trials ----------------------------------------------------------------------------------------------


def trial_cells(findings: Findings, study: Study) -> Cells:
    """What the trials count for, by table, row and column: which were won."""
    cells: Cells = {}
    for trial in study.trials():
        for table, row, column in trial.cells:
            won = cells.setdefault(table, {}).setdefault(row, {}).setdefault(column, [])
            won += findings.trials.get(trial.name, [])
    return cells


def trial_tables(findings: Findings, study: Study) -> dict[str, str]:
    """The tables the trials count for, by title: a share won in each cell; none of what was played too seldom."""
    found: dict[str, str] = {}
    for table, rows in trial_cells(findings, study).items():
        if findings.trials and not any(won for row in rows.values() for won in row.values()):
            continue
        columns = list(dict.fromkeys(column for row in rows.values() for column in row))
        lines = [
            [row, *[percent(sum(by.get(column, [])), len(by.get(column, []))) for column in columns]]
            for row, by in rows.items()
        ]
        found[table] = markdown(["", *columns], lines)
    return found


# -- games won -------------------------------------------------------------------------------------------


def games_table(findings: Findings, study: Study) -> str:
    """Win rates in every mode; where there is but one and random play was measured, beside it."""
    if findings.line_ups:
        first = next(iter(findings.line_ups))
        others = {title: {first: results} for title, results in findings.others.items()}
        return won_by_side({study.modes[0].title: findings.line_ups, **others})
    if not findings.others:
        return won_table(findings)
    head = ["", "players", "games", "judgement", *(["random"] if findings.random else []), "length"]
    modes = {study.modes[0].title: findings.judged, **findings.others}
    rows = []
    for title, results in modes.items():
        for players, judged in results.items():
            games, lengths = len(judged.played.won), judged.played.lengths
            cells = [title, "solo" if players == 1 else str(players), str(games), percent(judged.wins(), games)]
            if findings.random:
                other = findings.random[players] if results is findings.judged else None
                cells.append("–" if other is None else percent(other.wins(), len(other.played.won)))
            cells.append(f"{quantile(lengths, 0.5)} ({quantile(lengths, 0.05)} to {quantile(lengths, 0.95)})")
            rows.append(cells)
    return markdown(head, rows)


def won_table(findings: Findings) -> str:
    """Win rates of both bots, their ratio, and the length of a game."""
    rows = []
    for players, judged in findings.judged.items():
        random = findings.random[players]
        wins, games = judged.wins(), len(judged.played.won)
        low, high = certainty.ratio(random.wins(), len(random.played.won), wins, games)
        lengths = judged.played.lengths
        rows.append(
            [
                "solo" if players == 1 else str(players),
                percent(wins, games),
                percent(random.wins(), len(random.played.won)),
                f"{random.wins() / wins:.3f} ({low:.3f} to {high:.3f})" if wins else "none won",
                f"{quantile(lengths, 0.5)} ({quantile(lengths, 0.05)} to {quantile(lengths, 0.95)})",
            ]
        )
    return markdown(["players", "judgement", "random", "random / judgement", "length"], rows)


def verdicts(findings: Findings, study: Study, aimed: tuple[int, ...]) -> list[str]:
    """Aim by aim: met, missed, or not sure."""
    aims = study.aims
    lines = []
    side = findings.side(aims)
    who = f"{aims.side}, " if aims.side else ""
    for players in aimed if aims != Aims() and not findings.bots else ():
        judged, random = findings.judged[players], findings.random[players]
        wins, games = judged.wins(side), len(judged.played.won)
        low, high = certainty.share(wins, games)
        stands = verdict(
            aims.win_low <= wins / games <= aims.win_high,
            aims.win_low <= low and high <= aims.win_high,
            high < aims.win_low or low > aims.win_high,
        )
        aim = f"judgement wins {aims.win_low:.0%} to {aims.win_high:.0%}"
        lines.append(f"{players} players, {who}{aim}: {stands}, {percent(wins, games)}.")
        wild = random.wins(side)
        least, most = certainty.ratio(wild, len(random.played.won), wins, games)
        share = wild / wins if wins else 1.0
        stands = verdict(share <= aims.random_share, most <= aims.random_share, least > aims.random_share)
        aim = f"random wins at most {aims.random_share:.0%} of that"
        lines.append(f"{players} players, {who}{aim}: {stands}, {share:.3f} ({least:.3f} to {most:.3f}).")
    for table in study.tables():
        for column in table.columns:
            if isinstance(column, RateColumn) and column.most:
                lines += [rate_verdict(findings, table, column, group) for group in groups(aimed, table.alone)]
            elif isinstance(column, UsedColumn):
                lines.append(used_verdict(findings.counts(aimed), table, column))
            elif isinstance(column, MedianColumn):
                lines += median_verdicts(findings.apart(aimed), table, column)
            elif isinstance(column, ShiftColumn) and column.most:
                lines.append(shift_verdict(findings.apart(aimed), table, column))
    lines += [seen_verdict(findings.everywhere(aimed), table) for table in study.seen_tables()]
    return lines + trial_verdicts(trial_cells(findings, study), study.trial_aims)


def groups(aimed: tuple[int, ...], alone: bool = True) -> list[tuple[int, ...]]:
    """All numbers of players together, then each alone."""
    return [aimed, *[(players,) for players in aimed if alone]]


def rate_verdict(findings: Findings, table: ReportTable, column: RateColumn, players: tuple[int, ...]) -> str:
    """Which rows of a table are beyond what a column allows, for these numbers of players."""
    counts = findings.counts(players)
    usual = usual_rate(counts, table, column)
    words = {row: standing(counts, row, column, usual) for row in table.rows}
    beyond = [f"`{table.rows[row]}` ({word})" for row, word in words.items() if word]
    aim = f"{table.title}, {numbers(players)}: no {column.title} above {column.most:g} times the median ({usual:.1%})"
    return f"{aim}: " + (f"**not all**: {', '.join(beyond)}." if beyond else "**met**.")


def used_verdict(counts: Counts, table: ReportTable, column: UsedColumn) -> str:
    """Which rows of a table were never used, though there was occasion."""
    unused = [
        f"`{name}`"
        for row, name in table.rows.items()
        if row not in column.instead and not counts[row, column.of] and counts[row, column.among] >= FEW
    ]
    rare = [f"`{name}`" for row, name in table.rows.items() if counts[row, column.among] < FEW]
    stands = f"**missed**: {', '.join(unused)}" if unused else "**met**"
    return f"{table.title}: every one is {column.title}: {stands}" + (
        f" (too rarely {column.among} to say: {', '.join(rare)})." if rare else "."
    )


def numbers(players: tuple[int, ...]) -> str:
    """`2, 3, 4 players together` or `2 players`."""
    listed = ", ".join(str(number) for number in players)
    return f"{listed} players" + (" together" if len(players) > 1 else "")


# -- the tables of the study -----------------------------------------------------------------------------


def about(table: ReportTable, aimed: tuple[int, ...], bots: str) -> str:
    """What a table shows, and over which games."""
    text = (
        f"{table.about} With {bots}, {', '.join(map(str, aimed))} players"
        if table.split
        else (f"{table.about} With {bots}, {numbers(aimed)}")
    )
    for column in table.columns:
        if isinstance(column, RateColumn) and column.most:
            alone = ", then the same for each number of players alone" if table.alone else ""
            text += (
                f"; × is the ratio to the median of this table{alone}. "
                f"Beyond {column.most:g} it is flagged: **!** when even the low end of its interval is, "
                "**?** when it may be chance or the interval says nothing"
            )
    return text + "."


def study_table(findings: Findings, table: ReportTable, aimed: tuple[int, ...]) -> str:
    """One table of the study, row by row."""
    shown = [(players,) for players in aimed] if table.split else [aimed]
    head = [table.first]
    for column in table.columns:
        for group in shown:
            size = "solo" if group == (1,) else f"{group[0]} players"
            head.append(f"{column.title}, {size}" if table.split else column.title)
            if isinstance(column, RateColumn) and column.most:
                head += ["×", *[f"× of {players}" for players in aimed if table.alone]]
    rows = []
    for row, name in table.rows.items():
        cells = [f"`{name}`"]
        for column in table.columns:
            for group in shown:
                cells += column_cells(findings, table, row, column, group)
        rows.append(cells)
    return markdown(head, rows)


def column_cells(
    findings: Findings, table: ReportTable, row: str, column: Column, players: tuple[int, ...]
) -> list[str]:
    """What a row has in a column, for these numbers of players; a rate may have some more cells after it."""
    counts = findings.counts(players)
    if isinstance(column, CountColumn):
        return [f"{counts[row, column.of]:,}"]
    if isinstance(column, MeanColumn):
        return [mean_cell(counts, row, column)]
    if isinstance(column, UsedColumn):
        return [column.instead.get(row) or f"{counts[row, column.of]:,}"]
    if isinstance(column, MedianColumn):
        return [median_cell(counts, row, column)]
    if isinstance(column, ShiftColumn):
        return [shift_cell(findings.apart(players), row, column)]
    cells = [percent(counts[row, column.of], counts[row, column.among])]
    if column.most:
        cells.append(times_cell(counts, row, column, usual_rate(counts, table, column)))
        for own in findings.apart(players).values() if table.alone else ():
            cells.append(times_cell(own, row, column, usual_rate(own, table, column)))
    return cells


def usual_rate(counts: Counts, table: ReportTable, column: RateColumn) -> float:
    """The median of a column over the rows that were met at all."""
    rates = [counts[row, column.of] / counts[row, column.among] for row in table.rows if counts[row, column.among] > 0]
    return median(rates) if rates else 0.0


def standing(counts: Counts, row: str, column: RateColumn, usual: float) -> str:
    """How a row beyond the limit stands; nothing for one within it."""
    among = counts[row, column.among]
    if not among or not usual:
        return ""
    low, _ = certainty.share(counts[row, column.of], among)
    if counts[row, column.of] / among <= column.most * usual:
        return ""
    return "surely" if low > column.most * usual else "not surely"


def times_cell(counts: Counts, row: str, column: RateColumn, usual: float) -> str:
    """How many times the median a row is, flagged when that is too much."""
    among = counts[row, column.among]
    if not among or not usual:
        return "–"
    times = f"{counts[row, column.of] / among / usual:.1f}"
    word = standing(counts, row, column, usual)
    if word:
        return f"**{times}{' !' if word == 'surely' else ' ?'}**"
    low, high = certainty.share(counts[row, column.of], among)
    says_nothing = high > column.most * usual and low < usual / column.most
    return f"{times} ?" if says_nothing else times


def mean_cell(counts: Counts, row: str, column: MeanColumn) -> str:
    """A mean with how far off it may be."""
    among = counts[row, column.among]
    if among < 2:
        return "–"
    middle, off = certainty.mean(counts[row, column.total], counts[row, column.squares], among)
    return f"{middle / column.unit:+.2f} ± {off / column.unit:.2f}"
