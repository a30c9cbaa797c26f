"""A biome on a terminal: its board with the corridors between the spaces, what is seen of it, and the bag.

A space is drawn by the shape of its tile, which tells of what kind that is even face down; a corridor bears the sign of
what it asks for.
"""

from __future__ import annotations

from typing import Any, Final

from textual.content import Content

from undercroft.engine.message import capital
from undercroft.engine.text import Text
from undercroft.games.dead_cells.cards import Corridor, Space
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.panel_fight import hand_lines, labelled
from undercroft.games.dead_cells.panel_signs import FADED, legend
from undercroft.games.dead_cells.rules.sheets import kind_of
from undercroft.games.dead_cells.state import Campaign
from undercroft.games.dead_cells.telling import names
from undercroft.games.dead_cells.words import goods_name, item_name, tile_name
from undercroft.games.dead_cells.words_campaign import corridor_lines, restriction_line, tile_lines
from undercroft.terminal.drawing import Lines, hanging

# The shapes of tiles, and of what kind they are.
SHAPES: Final = {"start": "▷", "square": "□", "trapezoid": "△", "circle": "○", "pentagon": "◇", "hexagon": "⇒"}
KINDS: Final = {
    "square": "encounter",
    "trapezoid": "elite",
    "circle": "treasure",
    "pentagon": "merchant",
    "hexagon": "door",
}
FIGURE: Final = "◆"
BEHIND: Final = "·"
RUNE: Final = "ʀ"
KEY: Final = "⚿"
HAND: Final = "T"
DECK: Final = "?"
HIGH: Final = 3  # lines from one row of spaces to the next
NODE: Final = 4  # columns of a space
WIDE: Final = 9  # from one column of spaces to the next


def biome_lines(state: Campaign, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The board, what its signs mean, the ways on, what has been seen, the bag, the viewer's hand."""
    run = table["run"]
    board = map_lines(table, width)
    hand, held = hand_lines(table, text, width)
    return [
        *board,
        map_legend(board, text, width),
        *here_lines(run, text, width),
        *way_lines(state, table, text, width),
        *bag_lines(table, text, width),
        *rule_lines(table, text, width),
        *hand,
        *legend(held, text, width),
    ]


# -- the board -------------------------------------------------------------------------------------------


def map_lines(table: dict[str, Any], width: int) -> Lines:
    """Spaces and corridors on a canvas, the way in on the left."""
    run = table["run"]
    board = CARDS.boards[run["biome"]]
    steps = max(space.x for space in board.spaces)
    wide = max(NODE + 2, min(WIDE, (width - NODE) // steps))
    canvas: dict[tuple[int, int], str] = {}
    spots = {space.id: (space.x * wide, space.y * HIGH) for space in board.spaces}
    for corridor in board.corridors:
        draw_corridor(canvas, spots[corridor.at], spots[corridor.to], corridor_sign(corridor, table))
    styles: dict[int, list[tuple[int, str]]] = {}
    for space in board.spaces:
        x, y = spots[space.id]
        words = node_words(run, space)
        for number, letter in enumerate(words):
            canvas[x + number, y] = letter
        styles.setdefault(y, []).append((x, node_style(run, space)))
    return [
        canvas_line(canvas, y, styles.get(y, []))
        for y in range(min(y for _, y in spots.values()), max(y for _, y in spots.values()) + 1)
    ]


def canvas_line(canvas: dict[tuple[int, int], str], y: int, styles: list[tuple[int, str]]) -> Content:
    """One line of the canvas; spaces stand out."""
    columns = [x for x, line in canvas if line == y]
    words = "".join(canvas.get((x, y), " ") for x in range(max(columns, default=0) + 1))
    line = Content(words)
    for x, style in styles:
        if style:
            line = line.stylize(style, x, x + NODE)
    return line


def node_words(run: dict[str, Any], space: Space) -> str:
    """A space: the figure or its shape, and its name; behind the group only a dot."""
    sign = SHAPES[space.shape]
    if space.id == run["at"]:
        sign = FIGURE
    elif space.id in run["visited"]:
        sign = BEHIND
    seen = "!" if run["spaces"].get(space.id) and space.id not in run["visited"] else " "
    return f"{sign}{space.id.upper()}{seen}"


def node_style(run: dict[str, Any], space: Space) -> str:
    """The figure stands out, what was seen ahead too; what is behind fades."""
    if space.id == run["at"]:
        return "bold $accent"
    if space.id in run["visited"]:
        return FADED
    return "bold" if run["spaces"].get(space.id) else ""


def corridor_sign(corridor: Corridor, table: dict[str, Any]) -> str:
    """What a corridor asks for, as one sign; a rune that is known and awake asks for nothing."""
    if corridor.rune is not None:
        asleep = table["run"]["runeless"] or corridor.rune not in table["campaign"]["runes"]
        return RUNE if asleep else ""
    if corridor.locked:
        return KEY
    if corridor.hand:
        return HAND
    return DECK if corridor.deck is not None else ""


def draw_corridor(canvas: dict[tuple[int, int], str], at: tuple[int, int], to: tuple[int, int], sign: str) -> None:
    """A line from one space to another, the sign in its middle."""
    (left, top), (right, bottom) = sorted((at, to))
    if top == bottom:
        cells = [(x, top, "─") for x in range(left + NODE, right)]
    elif left == right:
        low, high = sorted((top, bottom))
        cells = [(left + 1, y, "│") for y in range(low + 1, high)]
    else:
        slant = "╲" if bottom > top else "╱"
        rise = 1 if bottom > top else -1
        begin, end = left + NODE - 1, right
        many = abs(bottom - top)
        cells = [(begin + (end - begin) * step // many, top + rise * step, slant) for step in range(1, many)]
    for number, (x, y, stroke) in enumerate(cells):
        canvas[x, y] = sign if sign and number == len(cells) // 2 else stroke


def map_legend(board: Lines, text: Text, width: int) -> Content:
    """What the signs on the board mean, as far as they are there."""
    drawn = "".join(line.plain for line in board)
    found = {
        FIGURE: text.say("panel-group"),
        BEHIND: text.say("panel-behind"),
        "!": text.say("panel-seen"),
        **{SHAPES[shape]: text.say("room-kind", kind=kind) for shape, kind in KINDS.items()},
        RUNE: text.say("panel-rune"),
        KEY: text.say("panel-locked"),
        HAND: text.say("panel-hand-test"),
        DECK: text.say("panel-deck-test"),
    }
    parts = [f"{sign}\u00a0{words}".replace(" ", "\u00a0") for sign, words in found.items() if sign in drawn]
    return Content.styled(hanging("   ".join(parts), width, ""), FADED)


# -- what is known of it ---------------------------------------------------------------------------------


def here_lines(run: dict[str, Any], text: Text, width: int) -> Lines:
    """The tile on which the group stands."""
    tile = run["spaces"].get(run["at"])
    return [] if not tile else [Content(""), *tile_words(f"{FIGURE} ", tile, text, width)]


def tile_words(mark: str, tile: str, text: Text, width: int) -> Lines:
    """A tile by name, and what happens on it."""
    card = CARDS.tiles[kind_of(tile)]
    lines = " ".join(text.sentence(line) for line in tile_lines(card))
    name = text.tell(tile_name(tile))
    return [Content(hanging(f"{text.say('table-label', label=name)} {lines}" if lines else name, width, mark))]


def way_lines(state: Campaign, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The corridors that lead on from here, what each asks for, and what is known of where it leads."""
    run = table["run"]
    board = CARDS.boards[run["biome"]]
    lines: Lines = []
    for corridor in board.corridors:
        if corridor.at != run["at"]:
            continue
        asks = [text.sentence(line) for line in corridor_lines(corridor)]
        if corridor.to in run["closed"]:
            asks.append(text.say("why-closed"))
        words = " ".join([capital(text.tell(names.room(state, corridor.to))) + ".", *asks])
        lines.append(Content(hanging(words, width, "→ ")))
    ahead = [space for space, tile in run["spaces"].items() if tile and space not in run["visited"]]
    for space in ahead:
        lines += tile_words(f"! {space.upper()} ", run["spaces"][space], text, width)
    return [Content(""), *lines] if lines else []


def bag_lines(table: dict[str, Any], text: Text, width: int) -> Lines:
    """The bag, the blueprints on their way to the collector, the decks."""
    run = table["run"]
    parts = [
        text.tell(goods_name(what, run[name]))
        for what, name in (("tooth", "teeth"), ("potion", "potions"), ("cell", "cells"))
    ]
    parts += [text.say("panel-lanterns", count=run["lanterns"])] if run["lanterns"] else []
    parts += [text.say("panel-keys", count=run["keys"])] if run["keys"] else []
    lines: Lines = [Content(""), labelled(text, "panel-bag", " · ".join(parts), width)]
    if run["collector"]:
        kept = text.join([text.tell(item_name(item)) for item in run["collector"]])
        lines.append(labelled(text, "panel-collector", kept, width))
    if run["known"]:
        known = text.join([text.tell(item_name(item)) for item in reversed(run["known"])])
        lines.append(labelled(text, "panel-known", known, width))
    decks = text.say("panel-decks", equipment=run["deck"], monsters=run["monsters"], elites=run["elites"])
    return [*lines, Content.styled(hanging(decks, width, ""), FADED)]


def rule_lines(table: dict[str, Any], text: Text, width: int) -> Lines:
    """What holds in this biome for now: a restriction, silence, runes asleep, bells still to be rung."""
    run = table["run"]
    found = []
    if run["restriction"]:
        found.append(text.sentence(restriction_line(run["restriction"], run["restricted_round"])))
    found += [text.say("panel-silent")] if run["silent"] else []
    found += [text.say("panel-runeless")] if run["runeless"] else []
    found += [text.say("panel-bells", left=run["bells"], rung=run["rung"])] if run["bells"] or run["rung"] else []
    return [Content(hanging(words, width, "‼ ")) for words in found]
