"""The floor of an encounter, the enemies on it and the map, drawn in characters.

Heroes are letters, enemies are numbers; what lies about has a sign of its own. Nothing is told by colour alone.
"""

from __future__ import annotations

from typing import Any, Final

from textual.content import Content

from undercroft.engine.message import capital
from undercroft.engine.text import Text
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import SHEETS
from undercroft.games.dark_souls.rules.layout import BONFIRE, neighbours
from undercroft.games.dark_souls.rules.nodes import XY, turned
from undercroft.games.dark_souls.state import Souls
from undercroft.games.dark_souls.telling import names
from undercroft.games.dark_souls.words import boss_lines, pattern_lines, said
from undercroft.terminal.drawing import Lines, bar, hanging

ARROWS: Final = "↑↗→↘↓↙←↖"
SIGNS: Final = {"barrel": "▤", "chest": "▣", "gravestone": "†", "broken": "▒", "trap": "?", "sprung": "×", "souls": "✦"}
STEP: Final = 5  # columns from one x to the next
CELL: Final = 9
FLOOR: Final = 4 * STEP + CELL
FADED: Final = "$text-muted"
LEVELS: Final = ("", "I", "II", "III")

Piece = tuple[str, str]


# -- the floor ---------------------------------------------------------------------------------------------


def floor_lines(table: dict[str, Any], text: Text, airy: bool) -> Lines:
    """The nodes as the room lies on the map, north at the top, each with whoever stands on it."""
    battle = table["battle"]
    quarters = table["map"][battle["tile"]]["quarters"] if battle["tile"] >= 0 else 0
    rows: dict[int, dict[int, int]] = {}
    for node in range(battle["size"]):
        x, y = XY[turned(node, quarters)]
        rows.setdefault(y, {})[x] = node
    lines: Lines = []
    for y in sorted(rows):
        pieces: list[Piece] = []
        at = 0
        for x in sorted(rows[y]):
            pieces.append((" " * (x * STEP - at), ""))
            pieces.extend(centred(node_pieces(table, rows[y][x], text)))
            at = x * STEP + CELL
        lines.append(Content.assemble(*pieces))
        if airy and y != max(rows):
            lines.append(Content(""))
    return lines


def node_pieces(table: dict[str, Any], node: int, text: Text) -> list[Piece]:
    """One node: its heroes, its enemies, what lies on it; a dot where there is nothing."""
    found: list[Piece] = []
    acts = table["activation"][0] if table["activation"] is not None else -1
    for who, hero in enumerate(table["heroes"]):
        if hero["node"] == node:
            place = ARROWS[hero["place"]] if hero["place"] >= 0 else ""
            found.append((letter(table, who, text) + place, "bold reverse" if who == acts else "bold"))
    for number, foe in enumerate(table["foes"], 1):
        if foe["node"] == node:
            facing = ARROWS[foe["facing"]] if foe["facing"] >= 0 else ""
            found.append((f"{number}{facing}", "bold $accent"))
    found.extend([(SIGNS[thing], FADED) for thing in lying(table, node)])
    return found or [("·", FADED)]


def lying(table: dict[str, Any], node: int) -> list[str]:
    """What lies on a node, by the name of its sign."""
    battle = table["battle"]
    found = [battle["terrain"][node]] if battle["terrain"][node] in SIGNS else []
    if battle["traps"] and battle["traps"][node]:
        found.append("trap" if battle["traps"][node] == "?" else "sprung")
    souls, tile, where = table["dropped"]
    if souls >= 0 and tile == battle["tile"] and where == node:
        found.append("souls")
    return found


def centred(pieces: list[Piece]) -> list[Piece]:
    """Pieces with a space between them, in the middle of a cell."""
    wide = sum(len(words) for words, _ in pieces) + len(pieces) - 1
    left = max(0, (CELL - wide) // 2)
    found: list[Piece] = [(" " * left, "")]
    for number, piece in enumerate(pieces):
        found.extend([(" ", ""), piece] if number else [piece])
    return [*found, (" " * max(0, CELL - wide - left), "")]


def letter(table: dict[str, Any], who: int, text: Text) -> str:
    """A hero as one letter, the first of its class."""
    kind = table["heroes"][who]["kind"]
    return text.say(f"hero-{kind}")[:1] if kind else "?"


def signs_line(table: dict[str, Any], text: Text, width: int) -> Lines:
    """What the signs on the floor mean, as far as there are any."""
    seen = [thing for node in range(table["battle"]["size"]) for thing in lying(table, node)]
    parts = [f"{SIGNS[thing]}\u00a0{sign_words(thing, text)}" for thing in SIGNS if thing in seen]
    return [Content.styled(hanging("   ".join(parts), width, ""), FADED)] if parts else []


def sign_words(thing: str, text: Text) -> str:
    """A sign of the floor in words."""
    own = {"trap": "panel-trap", "sprung": "panel-sprung", "souls": "panel-dropped"}
    return text.say(own.get(thing, f"terrain-{thing}")).replace(" ", "\u00a0")


# -- the enemies -------------------------------------------------------------------------------------------


def foe_lines(state: Souls, table: dict[str, Any], text: Text, width: int) -> Lines:
    """Every enemy: its number on the floor, its name, its Health, its defences, what has hold of it."""
    lines: Lines = []
    for number, foe in enumerate(table["foes"], 1):
        sheet = SHEETS[foe["kind"]]
        left = max(0, sheet.health - foe["wounds"])
        acts = table["battle"]["acting"] == foe["id"]
        name = capital(text.tell(names.foe(state, foe["id"])))
        lines.append(Content.assemble((f"{number} ", "bold $accent"), (name, "bold"), " ◄" if acts else ""))
        figures = text.say("panel-defences", block=sheet.block, resist=sheet.resist)
        health = f"{bar(left, sheet.health, min(8, sheet.health))} {left}/{sheet.health}"
        fits = len(health) + len(figures) + 3 <= width
        lines.append(Content.assemble("  ", (health, "$accent"), f" {figures}" if fits else ""))
        if not fits:
            lines.append(Content(f"  {figures}"))
        lines.extend(conditions(foe["conditions"], text, width))
    return lines


def conditions(held: list[str], text: Text, width: int) -> Lines:
    """The conditions somebody has."""
    told = ", ".join(text.say(f"condition-{one}") for one in held)
    return [Content.styled(hanging(told, width, "  † "), "$accent")] if told else []


def boss_behaviour(table: dict[str, Any], text: Text, width: int) -> Lines:
    """What the boss does or did last, where that leaves it open, and what is known of its deck."""
    lines: Lines = []
    for card in dict.fromkeys(foe["last"] for foe in table["foes"] if foe["last"]):
        lines.append(Content.assemble(("▸ ", "$accent"), (text.say(f"pattern-{card}"), "bold")))
        lines.extend(
            [Content(hanging(line, width, "  · ")) for line in said(text, pattern_lines(CARDS.behaviours[card]))]
        )
    deck = table["deck"]
    if deck is not None:
        lines.append(Content.styled(text.say("panel-deck", left=deck["left"], played=len(deck["played"])), FADED))
        known = deck["learned"] or deck["known"]
        if known:
            told = text.join([text.tell(names.behaviour(card)) for card in known])
            message = "panel-deck-order" if deck["learned"] else "panel-deck-known"
            lines.append(Content(hanging(text.say(message, cards=told), width, "  ")))
    return lines


def boss_words(hunt: str, text: Text) -> str:
    """The boss ahead, to be read up."""
    parts = [text.say(f"boss-{hunt}.text")]
    for card in CARDS.hunt(hunt):
        parts.append("\n".join([text.say(f"boss-{card.id}"), *said(text, boss_lines(card))]))
    return "\n\n".join(parts)


# -- the map -----------------------------------------------------------------------------------------------


def map_lines(state: Souls, table: dict[str, Any]) -> Lines:
    """The rooms around the bonfire: their level, whether they are won, where the party and the fog are."""
    spots = {(laid["x"], laid["y"]): tile for tile, laid in enumerate(table["map"])}
    spots[0, 0] = BONFIRE
    xs = range(min(x for x, _ in spots), max(x for x, _ in spots) + 1)
    lines: Lines = []
    for y in range(min(y for _, y in spots), max(y for _, y in spots) + 1):
        strips: list[list[Piece]] = [[], [], [], []]
        for x in xs:
            for strip, piece in zip(strips, room_box(state, table, spots.get((x, y), -2))):
                strip.append(piece)
        lines.extend([Content.assemble(*strip) for strip in strips])
    return lines


def room_box(state: Souls, table: dict[str, Any], tile: int) -> list[Piece]:
    """A room as a box with the ways out of it to the east and the south."""
    if tile < BONFIRE:
        return [(" " * 11, "")] * 4
    x, y = (0, 0) if tile == BONFIRE else (table["map"][tile]["x"], table["map"][tile]["y"])
    ways: list[tuple[int, int]] = []
    for other, _ in neighbours(state, tile):
        ways.append((0, 0) if other == BONFIRE else (table["map"][other]["x"], table["map"][other]["y"]))
    east = "══" if (x + 1, y) in ways else "  "
    south = "    ║      " if (x, y + 1) in ways else " " * 11
    here = "◆" if table["at"] == tile else " "
    if tile == BONFIRE:
        inner = f"{here} ♨  "
    else:
        laid = table["map"][tile]
        won = "✓" if laid["won"] else " "
        fog = "≈" if table["fog"][0] == tile else " "
        inner = f"{here}{LEVELS[laid['level']]:^3}{won}{fog}"
    style = "bold" if table["at"] == tile else ""
    return [("┌───────┐  ", style), (f"│{inner:^7}│{east}", style), ("└───────┘  ", style), (south, "")]


def map_legend(text: Text, width: int) -> Content:
    """What the signs of the map mean."""
    parts = [
        f"{sign}\u00a0{text.say(message)}".replace(" ", "\u00a0")
        for sign, message in (
            ("◆", "panel-here"),
            ("♨", "panel-bonfire"),
            ("✓", "panel-won"),
            ("≈", "panel-fog"),
        )
    ]
    return Content.styled(hanging("   ".join(parts), width, ""), FADED)
