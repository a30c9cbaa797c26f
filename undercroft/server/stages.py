"""How a step came about: the view of one who watched it, from what they last saw to what they see now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.server import wire
from undercroft.server.patch import Patch, diff

MOST_STAGES: Final = 40  # of a step

View = dict[str, Any]


def stages_of(
    lines: list[wire.LogLine],
    before: View,
    then: Callable[[int], View | None],
    now: View,
    patch: Callable[[View, View], Patch] = diff,
) -> list[tuple[int, Patch]]:
    """The stages of a step: the number of the line after which each stands, and its patch.

    `then` gives the view as it was when the line of a number was told, or nothing if there is none. Each such line
    ends a stage, unless there are too many; the last stage leads to the view now.
    """
    found: list[tuple[int, Patch]] = []
    for n in evenly([line.n for line in lines], MOST_STAGES):
        view = then(n)
        if view is not None:
            found.append((n, patch(before, view)))
            before = view
    rest = patch(before, now)
    last = lines[-1].n if lines else -1
    if rest or not found or found[-1][0] < last:
        found.append((last, rest))
    return found


def evenly(numbers: list[int], most: int) -> list[int]:
    """No more than so many of these numbers, evenly spread; the last is always among them."""
    every = max(1, -(-len(numbers) // most))
    return numbers[::-1][::every][::-1]


def with_lines(lines: list[wire.LogLine], stages: list[tuple[int, Patch]]) -> list[wire.Stage]:
    """Stages as they are sent, each with its lines."""
    found: list[wire.Stage] = []
    at = 0
    for last, patch in stages:
        begin = at
        while at < len(lines) and lines[at].n <= last:
            at += 1
        found.append(wire.Stage(lines[begin:at], patch))
    return found
