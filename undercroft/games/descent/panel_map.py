"""The map of an encounter in box-drawing characters, as it stands, and what its signs mean.

Heroes are numbers in the order of the party, allies and familiars the numbers after them; monsters are letters, masters
and lieutenants large ones. The ground has the signs of the quest book. Nothing is told by colour alone.
"""

from __future__ import annotations

from typing import Any, Final

from textual.content import Content

from undercroft.engine.text import Text
from undercroft.games.descent.quest_map import CORNERS, GROUND, letter, lying, space_in, standing
from undercroft.games.descent.rules.layout import CLOSED, EAST, OBSTACLE, REMOVED, RUINS, SOUTH, Layout
from undercroft.terminal.drawing import Lines, hanging

FADED: Final = "$text-muted"
FRIENDS: Final = "123456789"
FOES: Final = "abcdefghijklmnopqrstuwyz"  # no v, no x: they look like signs
MANY: Final = "*"
DOWN: Final = "†"
RUIN: Final = "&"
FLOOR: Final = "·"
ENTRANCE: Final = "«"
EXIT: Final = "»"
TOKENS: Final = {"search": "?", "entrance": "⌂", "challenge": "!"}
OBJECTIVE: Final = "◆"
# What stands between two spaces: upright, and lying; whatever is open looks alike.
EDGES: Final = {
    "door": "┃━",
    "locked": "╏┅",
    "portcullis": "╫╪",
    "vegetation": "♣♣",
    "ancient_wall": "▒▒",
}
OPENED: Final = "╎╌"
LINES: Final = {"wall": "│─", "rise": "┊┈"}
ROOMY: Final = 3  # columns a space; where that is too wide, two
TIGHT: Final = 2
MARGIN: Final = 3  # for the numbers of the rows

Piece = tuple[str, str]


def marks_of(table: dict[str, Any]) -> list[str]:
    """The sign of every figure, on the map or beside it."""
    found: list[str] = []
    friends, foes = iter(FRIENDS), iter(FOES)
    for figure in table["figures"]:
        if figure["rank"] in ("hero", "ally", "familiar"):
            found.append(next(friends, MANY))
        else:
            mark = next(foes, MANY)
            found.append(mark if figure["rank"] == "minion" else mark.upper())
    return found


class MapDrawing:
    """A map to be drawn: its layout, what the table shows on it, and how wide a space may be."""

    def __init__(self, layout: Layout, table: dict[str, Any], width: int) -> None:
        self.layout = layout
        self.encounter = table["encounter"]
        self.step = ROOMY if MARGIN + ROOMY * layout.width + 1 <= width else TIGHT
        self.wide = MARGIN + self.step * layout.width + 1
        self.ground = self.signs()
        self.standing: dict[int, Piece] = {}
        self.stand(table)
        self.rows = sorted({y - layout.top for y in layout.y})

    def signs(self) -> list[str]:
        """What each space shows where nobody stands: the ground, ends of the map, tokens."""
        layout = self.layout
        found = [GROUND.get(terrain, FLOOR) for terrain in layout.terrain]
        for space in range(layout.count):
            tile = layout.tiles[layout.tile_of[space]]
            if tile.startswith(("entrance", "exit")) and layout.terrain[space] != OBSTACLE:
                found[space] = ENTRANCE if tile.startswith("entrance") else EXIT
        for number, space in enumerate(layout.ruins):
            if self.encounter["edges"][len(layout.edges) + number] == RUINS:
                found[space] = RUIN
        for token in self.encounter["tokens"]:
            if token["at"] >= 0 and token["bearer"] < 0 and not token["gone"]:
                found[token["at"]] = TOKENS.get(token["kind"], OBJECTIVE)
        return found

    def stand(self, table: dict[str, Any]) -> None:
        """Who stands where; whoever is knocked out lies under those who stand."""
        turn = self.encounter["turn"]
        acting = -1 if turn is None else turn["figure"]
        marks = marks_of(table)
        for down in (True, False):
            for number, figure in enumerate(table["figures"]):
                if figure["base"] and figure["standing"] != down:
                    friend = figure["rank"] in ("hero", "ally", "familiar")
                    style = "bold" if friend else "bold $accent"
                    for space in figure["base"]:
                        sign = marks[number] + (DOWN if down else "")
                        self.standing[space] = (sign, f"{style} reverse" if number == acting else style)

    # -- lines -------------------------------------------------------------------------------------------

    def lines(self) -> Lines:
        """The whole map, with the letters of the columns and the numbers of the rows (H7)."""
        letters = "".join(letter(column).ljust(self.step) for column in range(self.layout.width))
        found = [Content.styled(" " * (MARGIN + 1) + letters.rstrip(), FADED)]
        for at, row in enumerate(self.rows):
            if at and self.rows[at - 1] != row - 1:
                found.append(Content(""))  # a room beside the map
            found.append(self.border_line(row))
            found.append(self.space_line(row))
            if row + 1 not in self.rows:
                found.append(self.border_line(row + 1))
        return found

    def space_line(self, row: int) -> Content:
        """One row of spaces, with what stands between them."""
        pieces: list[Piece] = [(f"{row + 1:>{MARGIN - 1}} ", FADED)]
        for column in range(self.layout.width + 1):
            pieces.append((self.upright(column, row), FADED))
            if column < self.layout.width:
                pieces.extend(self.space(space_in(self.layout, column, row)))
        return Content.assemble(*pieces)

    def space(self, space: int) -> list[Piece]:
        """One space: who is there, and in a roomy one what lies there, too."""
        wide = self.step - 1
        if space < 0:
            return [(" " * wide, "")]
        sign = self.ground[space]
        if space not in self.standing:
            return [(sign.ljust(wide), "bold" if sign in (OBJECTIVE, *TOKENS.values()) else FADED)]
        mark, style = self.standing[space]
        if wide == 1:
            return [(mark[-1], style)]
        under = "" if len(mark) > 1 or sign == FLOOR else sign
        return [(mark, style), (under.ljust(wide - len(mark)), FADED)]

    def border_line(self, row: int) -> Content:
        """What stands between two rows of spaces, with the corners."""
        line = " " * MARGIN
        for column in range(self.layout.width + 1):
            line += self.corner(column, row)
            if column < self.layout.width:
                line += self.level(column, row) * (self.step - 1)
        return Content.styled(line, FADED)

    def upright(self, column: int, row: int) -> str:
        """The line between two spaces side by side."""
        left = space_in(self.layout, column - 1, row)
        return self.line(standing(self.layout, column, row), 4 * left + EAST, 0)

    def level(self, column: int, row: int) -> str:
        """The line between two spaces, one above the other."""
        above = space_in(self.layout, column, row - 1)
        return self.line(lying(self.layout, column, row), 4 * above + SOUTH, 1)

    def line(self, kind: str, at: int, lies: int) -> str:
        """A wall, a door as it is now, an elevation, or nothing."""
        if kind != "edge":
            return LINES[kind][lies] if kind else " "
        edge = self.layout.edge_at[at]
        state = self.encounter["edges"][edge]
        if state == REMOVED:
            return " "
        return EDGES[self.layout.edges[edge].kind][lies] if state == CLOSED else OPENED[lies]

    def corner(self, column: int, row: int) -> str:
        """Where lines meet."""
        up = self.upright(column, row - 1) != " "
        down = self.upright(column, row) != " "
        right = column < self.layout.width and self.level(column, row) != " "
        left = column > 0 and self.level(column - 1, row) != " "
        return CORNERS[up + 2 * right + 4 * down + 8 * left]

    # -- what the signs mean -----------------------------------------------------------------------------

    def legend(self, text: Text, width: int) -> Lines:
        """Every sign that is on this map, in words."""
        names = {
            "~": "terrain-water",
            "v": "terrain-pit",
            "^": "terrain-hazard",
            "#": "terrain-obstacle",
            "%": "terrain-mud",
            RUIN: "terrain-ruins",
            ENTRANCE: "sign-entrance",
            EXIT: "sign-exit",
            TOKENS["search"]: "sign-search",
            TOKENS["entrance"]: "panel-passage",
            TOKENS["challenge"]: "panel-challenge",
        }
        found = [f"{sign} {text.say(name)}" for sign, name in names.items() if sign in self.ground]
        found += self.objectives(text) + self.edge_words(text)
        if any(DOWN in mark for mark, _ in self.standing.values()):
            found.append(f"{DOWN} {text.say('panel-down')}")
        parts = "   ".join(words.replace(" ", "\u00a0") for words in found)
        return [Content.styled(hanging(parts, width, ""), FADED)] if parts else []

    def objectives(self, text: Text) -> list[str]:
        """The objective tokens that lie on the map, by their kinds, each with what they show."""
        found: list[str] = []
        for token in self.encounter["tokens"]:
            if token["kind"] in TOKENS or token["at"] < 0 or token["bearer"] >= 0 or token["gone"]:
                continue
            name = text.say(f"objective-{token['kind']}")
            if token["face"]:
                name = text.say("in-brackets", what=name, more=text.say(f"face-{token['face']}"))
            where = self.layout.name(token["at"])
            found.append(f"{OBJECTIVE} {name} {where}")
        return found

    def edge_words(self, text: Text) -> list[str]:
        """Doors and the like, as they are now."""
        names = {
            "door": "panel-door",
            "locked": "panel-door-locked",
            "portcullis": "panel-portcullis",
            "vegetation": "panel-vegetation",
            "ancient_wall": "panel-ancient-wall",
        }
        states = self.encounter["edges"]
        shut = {edge.kind for at, edge in enumerate(self.layout.edges) if states[at] == CLOSED}
        found = [f"{EDGES[kind][0]} {text.say(name)}" for kind, name in names.items() if kind in shut]
        if any(state not in (CLOSED, REMOVED) for state in states[: len(self.layout.edges)]):
            opened = text.say("panel-door-open")
            found.append(f"{OPENED[0]} {opened}")
        return found
