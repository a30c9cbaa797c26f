"""The figures of a load: what is measured, what must not be, and how it is told to people."""

from __future__ import annotations

from typing import Any, Final

AIMS: Final = {"p95_ms": 50.0, "p99_ms": 150.0}  # from an answer to everyone's update


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.counting = False
        self.everyone: list[float] = []  # seconds from an answer to the last viewer's update
        self.each: list[float] = []  # to each viewer's
        self.lag: list[float] = []  # seconds the crowd itself was late with an answer
        self.sizes: list[int] = []  # bytes of a step to a viewer
        self.squeezed: list[int] = []  # the same as it went over the line
        self.answers = 0
        self.skipped = 0  # answers that were due while the one before was not yet told to all
        self.refused: dict[str, int] = {}
        self.games = 0  # that ended and were replaced

    def summed_up(self, seconds: float) -> dict[str, Any]:
        """The figures of so many seconds."""
        result: dict[str, Any] = {
            "answers": self.answers,
            "answers_a_second": round(self.answers / seconds, 1),
            "skipped": self.skipped,
            "refused": self.refused,
            "games_replaced": self.games,
        }
        for name, values in (("everyone", self.everyone), ("each_viewer", self.each), ("crowd_late", self.lag)):
            ordered = sorted(values)
            for label, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0)):
                result[f"{name}_{label}_ms"] = round(1000 * ranked(ordered, share), 2)
        for name, sizes in (("bytes", self.sizes), ("bytes_on_the_line", self.squeezed)):
            result[f"{name}_median"] = ranked(sorted(sizes), 0.5)
            result[f"{name}_mean"] = round(sum(sizes) / max(1, len(sizes)))
            result[f"{name}_p95"] = ranked(sorted(sizes), 0.95)
        return result


def ranked(ordered: list[Any], share: float) -> Any:
    """The value that so large a share of them does not exceed; 0 of none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0


def failures(result: dict[str, Any]) -> list[str]:
    """What must not be."""
    found: list[str] = list(result.get("amiss", []))
    if result.get("lost"):
        found.append(f"{result['lost']} acknowledged answers are lost")
    if result["refused"]:
        found.append(f"answers that were offered were refused: {result['refused']}")
    if not result["answers"]:
        found.append("nothing was answered")
    if result["exit_status"]:
        found.append(f"the server ended with status {result['exit_status']}")
    return found + [f"the server's log: {line}" for line in result["server_errors"]]


def report(result: dict[str, Any]) -> str:
    """The figures, for people."""
    plan = result["plan"]
    seats = f"{plan['players']} players" + "".join(
        f", {plan[kind]} {kind}" for kind in ("bots", "watchers") if plan[kind]
    )

    def met(name: str) -> str:
        aim = AIMS[name]
        return f"{name[:3]} under {aim:.0f} ms: {'met' if result[f'everyone_{name}'] < aim else 'MISSED'}"

    def row(name: str) -> str:
        return "   ".join(f"{label} {result[f'{name}_{label}_ms']:.1f}" for label in ("p50", "p95", "p99", "max"))

    def sizes(name: str) -> str:
        return f"median {result[f'{name}_median']:,}, mean {result[f'{name}_mean']:,}, p95 {result[f'{name}_p95']:,}"

    on_the_line = "not compressed" if plan["plain"] else f"compressed on the line: {sizes('bytes_on_the_line')}"
    lines = [
        f"{plan['tables']} tables of {plan['game']} ({seats}), an answer a second each, {plan['seconds']:.0f} s; "
        f"{result['cores']} cores, load average {result['load_average_before']} before, "
        f"{result['load_average_after']} after",
        f"  latency, ms  {row('everyone')}   from an answer to every viewer's update",
        f"               {row('each_viewer')}   to each viewer's; aims: {met('p95_ms')}, {met('p99_ms')}",
        f"  answers      {result['answers']:,}, {result['answers_a_second']} a second; {result['skipped']} skipped, "
        f"the one before not yet told; {result['games_replaced']} games ended and were replaced",
        f"  bytes        {sizes('bytes')} a decision and viewer, as JSON before compression",
        f"               {on_the_line}",
        f"  memory       {result['memory_a_table_kib']:,} KiB a table with its sockets (server "
        f"{result['memory_before_mib']} MiB without, {result['memory_open_mib']} with them, "
        f"{result['memory_played_mib']} after play)",
        f"  busy         server {result['server_busy']:.0%} of a core, crowd {result['crowd_busy']:.0%}; "
        f"the crowd itself was late by, ms: {row('crowd_late')}",
    ]
    if plan["kill"]:
        lines += [
            f"  killed       with {result['killed_under_way']} answers under way; up again after "
            f"{result['up_again_seconds']} s, everyone back after {result['all_back_seconds']} s",
            f"  lost         {result['lost']} of {result['acknowledged_at_kill']:,} acknowledged answers",
        ]
    return "\n".join(lines)
