"""The map of an encounter drawn with lines: for the quest book, and wherever there is nothing but text."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.quest_cards import EncounterCard
from undercroft.games.descent.rules.layout import (
    EAST,
    ELEVATION,
    HAZARD,
    MUD,
    NORTH,
    OBSTACLE,
    PIT,
    SOUTH,
    WALL,
    WATER,
    WEST,
    Layout,
    compose,
)

GROUND: Final = {WATER: "~", PIT: "v", HAZARD: "^", OBSTACLE: "#", MUD: "%"}
SIGNS: Final = {
    "~": "sign-water",
    "v": "sign-pit",
    "^": "sign-hazard",
    "#": "sign-obstacle",
    "%": "sign-mud",
    "&": "sign-ruins",
    "E": "sign-entrance",
    "X": "sign-exit",
    "H": "sign-heroes",
    "s": "sign-search",
}
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
LETTERS: Final = "abcdefghijklmnopqrtuwz"


def token_signs(card: EncounterCard) -> dict[str, str]:
    """The letter of each kind of token that lies on the map, and of each ally."""
    kinds = [token.kind for token in card.token if token.at] + [ally.id for ally in card.ally if ally.at]
    return dict(zip(kinds, LETTERS, strict=False))


def signs_of(card: EncounterCard, layout: Layout) -> list[str]:
    """What stands in each space of the drawing: the ground, then what lies on it."""
    found = [GROUND.get(terrain, ".") for terrain in layout.terrain]
    for space in range(layout.count):
        tile = layout.tiles[layout.tile_of[space]]
        if tile.startswith(("entrance", "exit")):
            found[space] = "E" if tile.startswith("entrance") else "X"
    for space in layout.ruins:
        found[space] = "&"
    if not isinstance(card.start, str):
        for x, y in card.start:
            found[layout.at(x, y)] = "H"
    signs = token_signs(card)
    for x, y in card.search.at if card.search else []:
        found[layout.at(x, y)] = "s"
    for kind, cells in [(token.kind, token.at) for token in card.token] + [(ally.id, ally.at) for ally in card.ally]:
        for x, y in cells:
            found[layout.at(x, y)] = signs[kind]
    return found


def draw(card: EncounterCard) -> list[str]:
    """The map, line by line: columns by letter, rows by number, as spaces are called at the table."""
    layout = compose(CARDS.tiles, card.laid, card.edge, card.terrain)
    signs = signs_of(card, layout)
    lines = ["    " + "".join(f" {letter(column)} " for column in range(layout.width)).rstrip()]
    for row in range(layout.height + 1):
        lines.append("   " + border_line(layout, row).rstrip())
        if row < layout.height:
            lines.append(f"{row + 1:>2} " + space_line(layout, signs, row).rstrip())
    return [line for line in lines if line.strip()]


def letter(column: int) -> str:
    """The letter of a column."""
    return chr(ord("A") + column) if column < 26 else chr(ord("a") + column - 26)


def space_line(layout: Layout, signs: list[str], row: int) -> str:
    """One row of spaces, with what stands between them."""
    line = ""
    for column in range(layout.width + 1):
        line += upright(layout, column, row)
        if column < layout.width:
            space = space_in(layout, column, row)
            line += " " * 2 if space < 0 else f"{signs[space]} "
    return line


def border_line(layout: Layout, row: int) -> str:
    """What stands between two rows of spaces, with the corners."""
    line = ""
    for column in range(layout.width + 1):
        line += corner(layout, column, row)
        if column < layout.width:
            line += level(layout, column, row)
    return line


def space_in(layout: Layout, column: int, row: int) -> int:
    """The space of a column and a row, -1 where there is none."""
    return layout.at(column + layout.left, row + layout.top)


def between(layout: Layout, one: int, other: int, side: int) -> str:
    """What stands between two spaces, seen from the first: `wall`, `edge`, `rise`, or nothing."""
    if one < 0 and other < 0:
        return ""
    if one < 0 or other < 0:
        return "wall"
    at = 4 * one + side
    if layout.border[at] == WALL:
        return "wall"
    if layout.border[at] == ELEVATION:
        return "rise"
    return "edge" if layout.edge_at[at] >= 0 else ""


def standing(layout: Layout, column: int, row: int) -> str:
    """What stands to the left of a space."""
    left, right = space_in(layout, column - 1, row), space_in(layout, column, row)
    return between(layout, left, right, EAST) if left >= 0 else between(layout, right, left, WEST)


def lying(layout: Layout, column: int, row: int) -> str:
    """What lies above a space."""
    above, below = space_in(layout, column, row - 1), space_in(layout, column, row)
    return between(layout, above, below, SOUTH) if above >= 0 else between(layout, below, above, NORTH)


def upright(layout: Layout, column: int, row: int) -> str:
    """A line between two spaces side by side."""
    return {"wall": "│", "edge": "┃", "rise": "┊", "": " "}[standing(layout, column, row)]


def level(layout: Layout, column: int, row: int) -> str:
    """A line between two spaces, one above the other."""
    return {"wall": "──", "edge": "━━", "rise": "┈┈", "": "  "}[lying(layout, column, row)]


def corner(layout: Layout, column: int, row: int) -> str:
    """Where lines meet."""
    up = bool(standing(layout, column, row - 1))
    down = bool(standing(layout, column, row))
    right = bool(lying(layout, column, row))
    left = bool(lying(layout, column - 1, row))
    return CORNERS[up + 2 * right + 4 * down + 8 * left]
