"""Small drawings in characters: bars, boxed dice, indented text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, chop_cells
from textual.content import Content

Lines = list[Content]

FULL: Final = "█"
EMPTY: Final = "░"

# The strokes of a box: corners, top and bottom, sides.
PLAIN: Final = "┌┐└┘──│"
DOUBLE: Final = "╔╗╚╝══║"
DASHED: Final = "┌┐└┘╌╌┆"


class Die(NamedTuple):
    """A die to be drawn: what it shows, the strokes of its box, a note set into its lower edge."""

    shows: str
    strokes: str = PLAIN
    note: str = ""


def bar(value: int, most: int, width: int = 0) -> str:
    """A bar: one cell a point, or scaled to a width; something left is never drawn as nothing."""
    cells = width or most
    if most <= 0:
        return EMPTY * cells
    filled = round(cells * max(0, value) / most)
    if value > 0:
        filled = max(1, filled)
    return FULL * min(filled, cells) + EMPTY * max(0, cells - filled)


def boxes(dice: Sequence[Die], width: int) -> list[str]:
    """Dice side by side, three lines a row of them, in as many rows as the width makes necessary."""
    lines: list[str] = []
    row: list[list[str]] = []
    used = 0
    for die in dice:
        box = boxed(die)
        wide = cell_len(box[0]) + 1
        if row and used + wide - 1 > width:
            lines += beside(row)
            row, used = [], 0
        row.append(box)
        used += wide
    return lines + beside(row)


def boxed(die: Die) -> list[str]:
    """One die in its box."""
    inner = max(cell_len(die.shows), cell_len(die.note)) + 2
    left, right, low_left, low_right, top, bottom, side = list(die.strokes)
    shown = die.shows + " " * (inner - 2 - cell_len(die.shows))
    note = f" {die.note} " if die.note else ""
    return [
        left + top * inner + right,
        f"{side} {shown} {side}",
        low_left + note + bottom * (inner - cell_len(note)) + low_right,
    ]


def beside(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Blocks of three lines next to one another."""
    return [" ".join(block[line] for block in blocks) for line in range(3)] if blocks else []


def wrapped(words: str, width: int) -> list[str]:
    """Text in lines of at most this width; thin and hard spaces never break."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if cell_len(longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = chop_cells(word, max(1, width)) or [""]
            lines += full
        lines.append(line)
    return lines


def hanging(words: str, width: int, first: str, rest: str = "") -> str:
    """Wrapped text whose first line begins with a mark and whose others are indented as far."""
    indent = rest or " " * cell_len(first)
    lines = wrapped(words, max(8, width - cell_len(first)))
    return "\n".join((first if number == 0 else indent) + line for number, line in enumerate(lines))


def side_by_side(left: Lines, right: Lines, wide: int) -> Lines:
    """Two columns, the left one so wide."""
    lines: Lines = []
    for number in range(max(len(left), len(right))):
        one = left[number] if number < len(left) else Content("")
        other = right[number] if number < len(right) else Content("")
        lines.append(Content.assemble(one, " " * (wide + 3 - one.cell_length), other))
    return lines
