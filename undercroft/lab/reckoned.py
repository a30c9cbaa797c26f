"""Figures as a report shows them: shares with their intervals, tables in Markdown."""

from __future__ import annotations

from undercroft.lab import certainty


def percent(hits: int, among: int) -> str:
    """A share and its interval."""
    if not among:
        return "–"
    low, high = certainty.share(hits, among)
    return f"{100 * hits / among:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def markdown(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown; the first column reads from the left, figures from the right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, rule, *rows])
