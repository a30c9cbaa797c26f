"""The history of a game: what was answered, what chance gave, where one stepped in; and its checkpoints."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.errors import BadSave
from undercroft.engine.record import Action, Reader, as_int, as_list, as_str, read
from undercroft.engine.state import State

NOBODY: Final = -1
MOST_CHECKPOINTS: Final = 128
RECENT: Final = 48  # so many of the latest checkpoints are never thinned out

# What moves the game, and so can be taken back; and what stands in the history beside it.
MOVES: Final = ("answer", "redeal", "script", "reseat")
BESIDE: Final = ("undo", "redo", "order")


@mypyc_attr(acyclic=True)
class Entry:
    """One line of the history. It is never changed once it is written.

    kind "answer": `seat` gave `action`, and chance gave `values` until the next decision; `text` is "order" if nobody
    gave it but a standing order.
    kind "redeal": all that `seat` could not know was dealt anew from `text`.
    kind "script": the stream `text` will give `values` first.
    kind "reseat": from here on there are `seat` seats; if one was given up it is in `values`; those after move up.
    kind "undo", "redo": the last `seat` entries were taken back, or brought back.
    kind "order": a standing order of `seat`, in `text`.

    `by` is the person who gave it, numbered as the table does (-1: a bot, a standing order, nobody in particular);
    `open` tells whether everyone could see the question it answers, `goes_on` whether it was given in one breath with
    the answer before it: such answers are taken back together.
    """

    __slots__ = ("action", "by", "goes_on", "kind", "open", "reveals", "seat", "text", "told", "values")

    def __init__(
        self,
        kind: str,
        seat: int,
        action: Action | None = None,
        text: str = "",
        values: list[int] | None = None,
        by: int = NOBODY,
        is_open: bool = False,
        goes_on: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.action = action
        self.text = text
        self.values: list[int] = [] if values is None else values
        self.by = by
        self.open = is_open
        self.goes_on = goes_on
        self.reveals = False  # whether anything hidden was shown before the next decision
        self.told = 0  # how many events had been told before it

    def __repr__(self) -> str:
        if self.action is not None:
            return f"<{type(self).__name__} seat {self.seat}: {self.action!r}>"
        return f"<{type(self).__name__} {self.kind} {self.seat} {self.text!r} {self.values}>"

    def is_given(self) -> bool:
        """Whether this is an answer that somebody gave, be it a bot."""
        return self.kind == "answer" and not self.text

    def to_wire(self) -> list[Any]:
        """The entry as plain lists."""
        action = None if self.action is None else self.action.to_wire()
        values = self.values.copy()
        wire = [self.kind, self.seat, action, self.text, values, self.reveals, self.told, self.by, self.open]
        return [*wire, True] if self.goes_on else wire


def entry_from(wire: object, readers: dict[str, Reader]) -> Entry:
    """Read an entry, checking it."""
    fields = as_list(wire)
    if len(fields) == 2 and fields[0] in ("undo", "redo"):  # as they were written before 0.2
        return Entry(fields[0], as_int(fields[1]))
    if len(fields) == 7:  # before 0.2 nobody wrote down who had answered
        fields = [*fields, NOBODY, False]
    goes_on = len(fields) == 10 and fields[9] is True  # most entries go without
    if len(fields) != 9 + goes_on or fields[0] not in MOVES + BESIDE:
        raise BadSave("the history has an entry that is not understood")
    action: Action | None = None
    if fields[2] is not None:
        record = read(fields[2], readers)
        if not isinstance(record, Action):
            raise BadSave(f"{type(record).__name__} stands where an answer should be")
        action = record
    if (fields[0] == "answer") != (action is not None):
        raise BadSave("the history has an answer without an action")
    values = [as_int(value) for value in as_list(fields[4])]
    by, is_open = as_int(fields[7]), fields[8] is True
    entry = Entry(fields[0], as_int(fields[1]), action, as_str(fields[3]), values, by, is_open, goes_on)
    entry.reveals = fields[5] is True
    entry.told = as_int(fields[6])
    return entry


def first_given(entries: list[Entry], at: int, floor: int) -> int:
    """The place of the first answer of those given in one breath with the one here; its own, if it came alone."""
    while at > floor and (entries[at].goes_on or not entries[at].is_given()):
        at -= 1
    return at


def floor_of(entries: list[Entry]) -> int:
    """How many of these nobody goes back beyond: all up to the last change of seats."""
    floor = len(entries)
    while floor > 0 and entries[floor - 1].kind != "reseat":
        floor -= 1
    return floor


@mypyc_attr(acyclic=True)
class Checkpoint:
    """The state between two steps, after so many entries. It is never changed."""

    __slots__ = ("at", "label", "seats", "state")

    def __init__(self, at: int, state: State, label: str, seats: int) -> None:
        self.at = at
        self.state = state
        self.label = label
        self.seats = seats

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.label or 'unnamed'}, after {self.at} entries>"

    def kind(self) -> str:
        """The part of the label before the colon: `round` of `round:3`."""
        return self.label.split(":")[0]


def thinned(checkpoints: list[Checkpoint]) -> list[Checkpoint]:
    """Half of the older checkpoints, so spread that none is far from the next; the first and the latest of each kind
    and the recent ones stay.

    They lie dense near now and sparse far back: with ever more entries there are never more checkpoints than
    `MOST_CHECKPOINTS`, and whatever one goes back to is replayed from one not far before it.
    """
    old = checkpoints[1:-RECENT]
    latest = {checkpoint.kind(): checkpoint for checkpoint in checkpoints}
    first = {checkpoint.kind(): checkpoint for checkpoint in reversed(checkpoints)}
    widest = max(1, 2 * old[-1].at // (MOST_CHECKPOINTS - RECENT))
    kept = [checkpoints[0]]
    for place in range(len(old)):
        checkpoint = old[place]
        following = old[place + 1].at if place + 1 < len(old) else checkpoints[-RECENT].at
        is_edge = first[checkpoint.kind()] is checkpoint or latest[checkpoint.kind()] is checkpoint
        if is_edge or following - kept[-1].at > widest:
            kept.append(checkpoint)
    kept.extend(checkpoints[-RECENT:])
    return kept


class Crossing:
    """What taking something back would cross; those concerned may want to be asked first."""

    __slots__ = ("answers", "others", "reveals", "rolls", "to")

    def __init__(self, to: int, answers: list[Action], rolls: bool, reveals: bool, others: list[int]) -> None:
        self.to = to
        self.answers = answers
        self.rolls = rolls
        self.reveals = reveals
        self.others = others

    def __repr__(self) -> str:
        what = [name for name, crossed in (("rolls", self.rolls), ("reveals", self.reveals)) if crossed]
        what += [f"seat {seat}" for seat in self.others]
        answers = f"{len(self.answers)} answer{'' if len(self.answers) == 1 else 's'}"
        return f"<{type(self).__name__} {answers} back, over {', '.join(what) or 'nothing'}>"

    def is_free(self) -> bool:
        """Whether nobody could mind."""
        return not (self.rolls or self.reveals or self.others)


def crossing(entries: list[Entry], to: int, seat: int) -> Crossing:
    """What would be crossed if this seat took these entries back."""
    answers = [entry.action for entry in entries if entry.action is not None]
    others: list[int] = []
    for entry in entries:
        if entry.kind == "answer" and entry.seat != seat and entry.seat not in others:
            others.append(entry.seat)
    return Crossing(
        to,
        answers,
        any([bool(entry.values) for entry in entries if entry.kind == "answer"]),
        any([entry.reveals for entry in entries]),
        others,
    )


def landmarks(checkpoints: list[Checkpoint], length: int) -> list[Checkpoint]:
    """The checkpoints players think of, before the end of so many entries: the latest of each kind, the nearest first.

    What was marked first in a game is the coarser kind: beyond a turned page, an earlier round is no matter.
    """
    kinds = list(dict.fromkeys([checkpoint.kind() for checkpoint in checkpoints if checkpoint.label]))
    found: dict[str, Checkpoint] = {}
    finest = len(kinds)
    for checkpoint in reversed(checkpoints):
        kind = checkpoint.kind() if checkpoint.label else ""
        if not kind or checkpoint.at >= length or kind in found:
            continue
        rank = kinds.index(kind)
        if rank > finest:
            continue
        finest = min(finest, rank)
        found[kind] = checkpoint
        if rank == 0 or len(found) == len(kinds):
            break
    return list(found.values())
