"""Line-ups: which bot plays which side, and how often each side then wins."""

from __future__ import annotations

from undercroft.lab.certainty import quantile
from undercroft.lab.reckoned import markdown, percent
from undercroft.lab.simulate import Result, bots_by_side, sides_of


def line_up(names: list[str], side: str, bot: str, others: str) -> str:
    """The bots by side, as one says them: one on this side, the other on all others."""
    return bot if len(names) == 1 else ",".join(f"{name}={bot if name == side else others}" for name in names)


def line_ups(names: list[str], bots: str = "") -> list[str]:
    """Judgement on every side, then each side at random against it, then all at random; or whom one wants to see."""
    if bots:
        return [bots]
    first = names[0]
    against = [line_up(names, name, "random", "judgement") for name in names]
    both = [line_up(names, first, "judgement", "judgement"), *against, line_up(names, first, "random", "random")]
    return list(dict.fromkeys(both))


def won_by_side(modes: dict[str, dict[str, dict[int, Result]]]) -> str:
    """How often each side wins, by mode (a column of its own only where there are several), line-up and players."""
    results = [result for played in modes.values() for by_players in played.values() for result in by_players.values()]
    order = results[0].order
    names = [side.name for side in sides_of(order.game, order.players, order.options)]
    head = [*([""] if len(modes) > 1 else []), "players", *names, *[f"{name} won" for name in names], "length"]
    rows: list[list[str]] = []
    for title, played in modes.items():
        for by_players in played.values():
            for players, result in by_players.items():
                bots = bots_by_side(result.order)
                games, lengths = len(result.played.won), result.played.lengths
                row = [title] if len(modes) > 1 else []
                row += ["solo" if players == 1 else str(players), *[bots[name] for name in names]]
                row += [percent(result.wins(side), games) for side in range(len(names))]
                row.append(f"{quantile(lengths, 0.5)} ({quantile(lengths, 0.05)} to {quantile(lengths, 0.95)})")
                rows.append(row)
    return markdown(head, rows)
