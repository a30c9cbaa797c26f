"""Rooms lie as the map shows them: in words and at the terminal table one stands where one came in."""

from __future__ import annotations

import pytest
from all_games import words_of
from rules.dark_souls.table import Table, arena, camp, lair

from undercroft.games.dark_souls.floorplan import CELL, STEP, floor_lines
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.nodes import HALL, ROOM, WALLS, along, node_at, turned
from undercroft.games.dark_souls.state import EnterTile, MapTile, PushTo, Roam, Souls, Stand
from undercroft.games.dark_souls.telling.names import node, node_of


def entered(wall: str, quarters: int) -> Table:
    """The party comes in by this wall of the map, into a room turned by so many quarters."""

    def change(table: Souls) -> None:
        table.map = [MapTile("tile_6a", 0, 1, quarters, "unlighted_chamber", False, False, [], [], [])]
        table.encounters = [[card for card in pile if card != "unlighted_chamber"] for pile in table.encounters]
        table.fog, table.fog_wall = 0, "north"
        table.agenda = [Roam(), EnterTile(0, WALLS[(WALLS.index(wall) - quarters) % 4])]

    return camp(["knight"], change=change)


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("wall", WALLS)
def test_one_stands_where_one_came_in(wall: str, quarters: int) -> None:
    """The entries are called after the wall of the map, in both languages, and drawn there at the terminal table."""
    table = entered(wall, quarters)
    assert table.asks() == "ask-stand"
    english, french = words_of(game, "en"), words_of(game, "fr")
    there = {"north": "nord", "east": "est", "south": "sud", "west": "ouest"}[wall]
    for option in table.decision.options:
        assert wall in english.option(table.souls, option)
        assert there in french.option(table.souls, option)
        assert isinstance(option, Stand)
        table.souls.heroes[0].node = option.node
        lines = [line.plain for line in floor_lines(game.view(table.souls, 0), english, airy=False)]
        row = next(number for number, line in enumerate(lines) if "K" in line)
        column = lines[row].index("K")
        at = {"north": row == 0, "south": row == 4, "west": column < CELL, "east": column > 4 * STEP}
        assert at[wall], lines


def test_a_node_is_turned_about_the_middle() -> None:
    """A quarter brings the north wall to the east; four bring everything back; a hall lies as it is printed."""
    assert [turned(number, 1) for number in along("north")] == along("east")
    assert turned(node_at(2, 2), 3) == node_at(2, 2)
    for number in range(ROOM):
        assert turned(turned(number, 1), 3) == number
        assert turned(turned(number, 2), 2) == number
    assert [turned(number, 1) for number in range(ROOM, HALL)] == list(range(ROOM, HALL))


def test_which_room_is_meant() -> None:
    """A node is one of the encounter under way, after it of the room where the party is."""
    table = arena()  # its room is turned half round
    assert table.souls.map[0].quarters == 2
    assert node(table.souls, node_at(0, 0)).id == f"node-{node_at(4, 4)}"
    table.souls.battle = None
    assert node(table.souls, node_at(2, 0)).id == f"node-{node_at(2, 4)}"
    table.souls.at = -1
    assert node(table.souls, node_at(2, 0)).id == f"node-{node_at(2, 0)}"
    assert node_of(table.souls, 0, node_at(2, 0)).id == f"node-{node_at(2, 4)}"
    before = lair("gargoyle").souls
    assert node(before, node_at(0, 0)).id == f"node-{node_at(0, 0)}"
    assert words_of(game, "en").option(before, PushTo(node_at(0, 0))) == "To the north-west corner"
