"""Tiles, the maps made of them, and where bases fit (D2-CORE-126 to 128, D2-SIZE, D2-RULING-45)."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest
from rules.descent.sketch import Sketch
from rules.table import rule

from undercroft.engine.errors import BadContent
from undercroft.games.descent.map_cards import EdgeCard, Joint, Laid, TerrainCard, Tile
from undercroft.games.descent.rules.grid import Grid
from undercroft.games.descent.rules.layout import (
    ELEVATION,
    FLOOR,
    HAZARD,
    MUD,
    NORTH,
    OBSTACLE,
    PIT,
    SOUTH,
    WATER,
    compose,
    loose_joints,
)


class Tiles(msgspec.Struct, forbid_unknown_fields=True):
    """The file of tiles."""

    tile: list[Tile]


def box() -> dict[str, Tile]:
    """Every tile of the box, by id."""
    read = files("undercroft.games.descent").joinpath("content/tiles.toml").read_text(encoding="utf-8")
    return {tile.id: tile for tile in msgspec.toml.decode(read, type=Tiles).tile}


BOX = box()
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def near(grid: Grid, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two places are adjacent."""
    return grid.layout.at(*other) in grid.near[grid.layout.at(*one)]


# -- tiles -----------------------------------------------------------------------------------------------------


def test_there_are_thirty_tiles_and_five_small_pieces_with_two_sides_each() -> None:
    small = ("endcap", "extension_1x2", "transition_2x2", "entrance", "exit")
    numbered = [f"{number}{side}" for number in range(1, 31) for side in "AB"]
    assert list(BOX) == numbered + [f"{name}_{side}" for name in small for side in "AB"]


@rule("D2-CORE-128")
@pytest.mark.parametrize("id", list(BOX))
def test_a_tile_shows_only_the_terrain_of_the_core_box(id: str) -> None:
    layout = compose(BOX, [Laid(tile=id, x=0, y=0)], [], [])
    assert all(kind in (FLOOR, WATER, PIT, HAZARD, OBSTACLE) for kind in layout.terrain)
    assert layout.edges == []
    assert layout.ruins == []


@pytest.mark.parametrize("id", list(BOX))
def test_a_joint_is_two_free_cells_at_the_rim_of_its_tile(id: str) -> None:
    tile = BOX[id]
    layout = compose(BOX, [Laid(tile=id, x=0, y=0)], [], [])
    assert len({len(row) for row in tile.grid}) == 1
    assert tile.joints
    for joint in tile.joints:
        (x, y), (other_x, other_y) = joint.cells
        assert abs(x - other_x) + abs(y - other_y) == 1
        step_x, step_y = SIDES[joint.side]
        for x, y in joint.cells:
            assert layout.terrain[layout.at(x, y)] in (FLOOR, WATER)
            assert layout.at(x + step_x, y + step_y) == -1


@pytest.mark.parametrize("id", list(BOX))
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_turned_tile_is_the_same_tile(id: str, turn) -> None:
    straight = Grid(compose(BOX, [Laid(tile=id, x=0, y=0)], [], []), "")
    turned = Grid(compose(BOX, [Laid(tile=id, x=0, y=0, turn=turn)], [], []), "")
    wide, high = len(BOX[id].grid[0]), len(BOX[id].grid)
    places = {
        0: lambda x, y: (x, y),
        90: lambda x, y: (high - 1 - y, x),
        180: lambda x, y: (wide - 1 - x, high - 1 - y),
        270: lambda x, y: (y, wide - 1 - x),
    }
    here = straight.layout
    to = [turned.layout.at(*places[turn](here.x[space], here.y[space])) for space in range(here.count)]
    assert sorted(to) == list(range(here.count))
    for space in range(here.count):
        assert turned.ground[to[space]] == straight.ground[space]
        assert turned.near[to[space]] == sorted(to[other] for other in straight.near[space])


@rule("D2-CORE-127")
def test_the_house_of_tile_13a_has_a_porch_with_a_wall() -> None:
    grid = Grid(compose(BOX, [Laid(tile="13A", x=0, y=0)], [], []), "")
    assert not near(grid, (1, 0), (1, 1))
    assert not near(grid, (4, 0), (4, 1))
    assert near(grid, (2, 0), (2, 1))
    assert near(grid, (1, 0), (2, 1))  # past the end of the wall, over the porch
    assert not near(grid, (1, 0), (0, 1))
    assert not grid.sees(grid.layout.at(1, 0), grid.layout.at(1, 1), [0] * grid.count)


# -- maps --------------------------------------------------------------------------------------------------------


@rule("D2-CORE-126")
def test_tiles_are_joined_where_their_joints_meet_and_walled_off_elsewhere() -> None:
    """16A, and 9A under it whose joint lies in the middle of its northern side."""
    laid = [Laid(tile="16A", x=0, y=0), Laid(tile="9A", x=0, y=4)]
    grid = Grid(compose(BOX, laid, [], []), "")
    assert near(grid, (1, 3), (1, 4))
    assert near(grid, (2, 3), (2, 4))
    assert near(grid, (1, 3), (0, 4))  # around the corner of the joint
    shifted = Grid(compose(BOX, [laid[0], Laid(tile="9A", x=1, y=4)], [], []), "")
    assert not near(shifted, (1, 3), (1, 4))
    assert not near(shifted, (2, 3), (2, 4))
    assert not near(shifted, (2, 3), (3, 4))


@rule("D2-CORE-126", "D2-EX-67")
def test_tiles_that_touch_without_a_joint_have_a_wall_between_them() -> None:
    laid = [Laid(tile="22A", x=0, y=0), Laid(tile="29A", x=0, y=2)]
    grid = Grid(compose(BOX, laid, [], []), "")
    for x in range(4):
        assert not near(grid, (x, 1), (x, 2))
        assert not near(grid, (x, 1), (x + 1, 2) if x < 3 else (x - 1, 2))
        assert not grid.sees(grid.layout.at(x, 1), grid.layout.at(3 - x, 2), [0] * grid.count)
    assert grid.distance(grid.layout.at(0, 0), grid.layout.at(0, 2)) == -1


def test_joints_that_lead_nowhere_are_named() -> None:
    laid = [Laid(tile="29A", x=0, y=0), Laid(tile="endcap_A", x=4, y=0, turn=270)]
    assert loose_joints(BOX, laid) == ["29A at 0, 0"]
    assert loose_joints(BOX, [*laid, Laid(tile="endcap_A", x=-1, y=0, turn=90)]) == []


def test_spaces_are_numbered_in_reading_order_and_named_by_column_and_row() -> None:
    layout = compose(BOX, [Laid(tile="28A", x=3, y=5), Laid(tile="29A", x=3, y=7)], [], [])
    assert [(layout.x[space], layout.y[space]) for space in range(3)] == [(3, 5), (4, 5), (5, 5)]
    assert [layout.name(space) for space in (0, 3, 4)] == ["A1", "D1", "A2"]
    assert layout.at(3, 6) == 4
    assert layout.at(2, 6) == -1
    assert layout.at(3, 9) == -1
    assert layout.tiles == ["28A", "29A"]
    assert layout.spaces_of(1) == list(range(8, 16))
    wide = compose(BOX, [Laid(tile="22A", x=6 * number, y=0) for number in range(10)], [], [])
    assert [wide.name(space) for space in (25, 26, 51, 52, 59)] == ["Z1", "AA1", "AZ1", "BA1", "BH1"]


def test_a_secret_room_lies_beside_the_map_and_joins_nothing() -> None:
    laid = [Laid(tile="29A", x=0, y=0)]
    room = [Laid(tile="30A", x=4, y=0), Laid(tile="endcap_A", x=8, y=0, turn=270)]
    alone = compose(BOX, laid, [], [])
    layout = compose(BOX, laid, [], [], room)
    assert layout.count == alone.count + 8 + 2
    assert [(layout.x[space], layout.y[space]) for space in range(alone.count)] == list(zip(alone.x, alone.y))
    assert layout.tiles == ["29A", "30A", "endcap_A"]
    grid = Grid(layout, "")
    for space in range(alone.count, layout.count):
        assert grid.distance(0, space) == -1
        assert not grid.sees(0, space, [0] * layout.count)
    assert near(grid, (7, 0), (8, 0))  # its own tiles are joined


@rule("D2-TER-RUIN-01")
def test_what_an_encounter_adds() -> None:
    edges = [
        EdgeCard(id="gate", kind="door", between=[((1, 0), (2, 0)), ((1, 1), (2, 1))]),
        EdgeCard(id="cliff", kind="elevation", between=[((0, 0), (0, 1))]),
        EdgeCard(id="bars", kind="portcullis", between=[((3, 0), (2, 0))], open=True),
    ]
    grounds = [
        TerrainCard(kind="mud", spaces=[(0, 0), (1, 0)]),
        TerrainCard(kind="obstacle", spaces=[(3, 1)]),
        TerrainCard(kind="ruins", spaces=[(1, 0), (3, 1)]),
    ]
    layout = compose(BOX, [Laid(tile="29A", x=0, y=0)], edges, grounds)
    assert layout.start() == "corr"
    assert [(edge.id, edge.kind, edge.pairs) for edge in layout.edges] == [
        ("gate", "door", [(1, 2), (5, 6)]),
        ("bars", "portcullis", [(3, 2)]),
    ]
    assert layout.edge("bars") == 1
    assert layout.border_list() == [[0, SOUTH, ELEVATION], [4, NORTH, ELEVATION]]
    assert Grid(layout, "corr").ground == [MUD, FLOOR, FLOOR, FLOOR, FLOOR, FLOOR, FLOOR, OBSTACLE]
    assert Grid(layout, "corx").ground[7] == OBSTACLE
    assert Grid(layout, "coxr").ground[1] == MUD
    with pytest.raises(BadContent, match="no edge called lattice"):
        layout.edge("lattice")


def test_only_the_spaces_that_touch_a_door_are_adjacent_to_it() -> None:
    edges = [EdgeCard(id="gate", kind="door", between=[((1, 0), (2, 0)), ((1, 1), (2, 1))])]
    layout = compose(BOX, [Laid(tile="29A", x=0, y=0)], edges, [])
    assert layout.edges[0].beside == [1, 2, 5, 6]


@pytest.mark.parametrize(
    ("laid", "edges", "grounds", "reason"),
    [
        ([], [], [], "a map needs a tile"),
        ([("31A", 0, 0)], [], [], "no tile called 31A"),
        ([("29A", 0, 0), ("30A", 3, 1)], [], [], "29A and 30A both lie at 3, 1"),
        ([("29A", 0, 0)], [((0, 0), (2, 0))], [], "are not spaces side by side"),
        ([("29A", 0, 0)], [((0, 0), (1, 1))], [], "are not spaces side by side"),
        ([("29A", 0, 0)], [((0, 0), (0, -1))], [], "are not spaces side by side"),
        ([("29A", 0, 0)], [((0, 0), (1, 0)), ((1, 0), (0, 0))], [], "are parted already"),
        ([("29A", 0, 0), ("30A", 0, 2)], [((0, 1), (0, 2))], [], "are parted already"),
        ([("29A", 0, 0)], [], [(4, 0)], "no space at 4, 0"),
        ([("29A", 0, 0)], [], [(1, 0), (1, 0)], "ruins lie twice at 1, 0"),
    ],
)
def test_what_does_not_fit_is_refused(laid, edges, grounds, reason: str) -> None:
    with pytest.raises(BadContent, match=reason):
        compose(
            BOX,
            [Laid(tile=tile, x=x, y=y) for tile, x, y in laid],
            [EdgeCard(id="gate", kind="door", between=edges)] if edges else [],
            [TerrainCard(kind="ruins", spaces=grounds)] if grounds else [],
        )


def test_more_that_is_refused() -> None:
    gate = EdgeCard(id="gate", kind="door", between=[((0, 0), (1, 0))])
    other = EdgeCard(id="gate", kind="door", between=[((1, 0), (2, 0))])
    with pytest.raises(BadContent, match="two edges have this name"):
        compose(BOX, [Laid(tile="29A", x=0, y=0)], [gate, other], [])
    odd = Tile(id="odd", grid=[".?"], joints=[Joint(side="N", cells=[(0, 0), (1, 0)])])
    with pytest.raises(BadContent, match=r"tile odd: no terrain has the sign \?"):
        compose({"odd": odd}, [Laid(tile="odd", x=0, y=0)], [], [])


# -- bases -------------------------------------------------------------------------------------------------------


@rule("D2-SIZE-01", "D2-SIZE-02", "D2-SIZE-04", "D2-CORE-38", "D2-RULING-38")
@pytest.mark.parametrize(
    ("width", "height", "ways"), [(1, 1, 12), (1, 2, 8 + 9), (1, 3, 4 + 6), (2, 2, 6), (2, 3, 3 + 4)]
)
def test_a_base_lies_either_way_round(width: int, height: int, ways: int) -> None:
    drawn = Sketch("""
        . . . .
        . . . .
        . . . .
    """)
    bases = drawn.grid().bases_all(width, height)
    assert len(bases) == ways
    assert all(len(base) == width * height for base in bases)
    assert bases == sorted(bases)


@rule("D2-EX-35", "D2-CORE-29")
def test_a_base_is_put_back_so_that_it_covers_the_space_reached() -> None:
    drawn = Sketch("""
        . . . . . . .
        . . . . . . .
    """)
    bases = drawn.grid().bases(drawn.at(4, 0), 2, 2)
    corners = [(base[0], base[3]) for base in bases]
    assert corners == [(drawn.at(3, 0), drawn.at(4, 1)), (drawn.at(4, 0), drawn.at(5, 1))]


@pytest.mark.parametrize("barrier", ["|", "%", "=", "!", ":", "*"])
@rule("D2-TER-VEG-03", "D2-LARGE-05")
def test_no_base_lies_across_a_barrier_a_portcullis_or_vegetation(barrier: str) -> None:
    drawn = Sketch(f".{barrier}.")
    assert drawn.grid().bases(0, 1, 2) == []
    if barrier != "=":
        assert drawn.grid("o").bases(0, 1, 2) == [[0, 1]]


def test_no_base_lies_on_obstacles_or_beyond_the_board() -> None:
    drawn = Sketch("""
        . . #
        . . .
        . _ .
    """)
    assert drawn.grid().bases_all(2, 2) == [[0, 1, 3, 4]]
    assert drawn.grid().bases(drawn.at(2, 1), 2, 2) == []


def test_a_door_under_a_base_cannot_be_closed() -> None:
    drawn = Sketch("""
        . ./. .
        . . . .
    """)
    edge = drawn.layout.edges[0]
    assert edge.under([1, 2, 5, 6])
    assert not edge.under([0, 1, 4, 5])
    assert not edge.under([5, 6])


def test_spaces_are_called_by_column_and_row_and_after_z_by_two_letters() -> None:
    layout = Sketch("\n".join([" ".join("." * 54)] * 2)).layout
    names = {x: layout.name(layout.at(x, 1)) for x in (0, 25, 26, 51, 52, 53)}
    assert names == {0: "A2", 25: "Z2", 26: "AA2", 51: "AZ2", 52: "BA2", 53: "BB2"}
