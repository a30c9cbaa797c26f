"""Adjacent spaces, distance and line of sight, the worked examples among them (D2-LOS, D2-RULING-10 to 18)."""

from __future__ import annotations

import pytest
from rules.descent.sketch import Sketch
from rules.table import rule

from undercroft.games.descent.rules.grid import MOST_GRIDS, grid_of

# -- adjacent ---------------------------------------------------------------------------------------------


@rule("D2-RULING-10", "D2-MOVE-03")
def test_spaces_that_share_an_edge_or_a_corner_are_adjacent() -> None:
    drawn = Sketch("""
        . . . .
        . A . .
        . . . .
    """)
    grid = drawn.grid()
    around = [drawn.at(x, y) for y in range(3) for x in range(3) if (x, y) != (1, 1)]
    assert grid.near[drawn.mark("A")] == around
    assert grid.steps[drawn.mark("A")] == around


@pytest.mark.parametrize("barrier", ["|", "%", "=", "!"])
@rule("D2-RULING-10", "D2-TER-DOOR-03", "D2-TER-AWALL-04", "D2-TER-DOOR-01", "D2-TER-AWALL-01")
def test_a_barrier_on_their_edge_parts_two_spaces(barrier: str) -> None:
    drawn = Sketch(f"A{barrier}T")
    assert not drawn.adjacent()
    assert drawn.grid().steps[drawn.mark("A")] == []
    assert drawn.distance() == -1


@pytest.mark.parametrize("barrier", [" ", ":", "*", "^", "/"])
@rule("D2-RULING-10", "D2-RULING-46", "D2-TER-ELEV-03", "D2-CORE-101", "D2-CORE-102")
def test_portcullis_vegetation_elevation_and_open_doors_part_nobody(barrier: str) -> None:
    drawn = Sketch(f"A{barrier}T")
    assert drawn.adjacent()
    assert drawn.distance() == 1


@rule("D2-RULING-10")
@pytest.mark.parametrize(
    ("drawn", "adjacent"),
    [
        ("A .\n. T", True),
        ("A|.\n. T", True),
        ("A|.\n  -\n. T", True),
        ("A|.\n-\n. T", False),
        ("A|.\n.|T", False),
        ("A .\n- -\n. T", False),
        ("A|.\n  -\n.|T", False),
        ("A .\n  -\n.|T", False),
        ("A #\n# T", True),
        ("A #\n-\n# T", True),
    ],
)
def test_past_a_corner_one_way_around_it_is_enough(drawn: str, adjacent: bool) -> None:
    sketch = Sketch(drawn)
    assert sketch.adjacent() == adjacent
    assert sketch.sees() == adjacent


@rule("D2-EX-48", "D2-CORE-15", "D2-RULING-10", "D2-LOS-02")
def test_a_corner_across_missing_board_joins_nothing() -> None:
    alone = Sketch("""
        A _
        _ T
    """)
    assert not alone.adjacent()
    assert not alone.sees()
    joined = Sketch("""
        A _
        . T
    """)
    assert joined.adjacent()
    assert joined.sees()


@rule("D2-RULING-04", "D2-CORE-22")
def test_obstacles_and_board_corners_stop_no_diagonal_step() -> None:
    drawn = Sketch("""
        A #
        # T
    """)
    assert drawn.mark("T") in drawn.grid().steps[drawn.mark("A")]


@rule("D2-MOVE-09", "D2-TER-OBST-01")
def test_nobody_steps_into_an_obstacle() -> None:
    drawn = Sketch("""
        A # .
        . . .
    """)
    grid = drawn.grid()
    assert grid.near[drawn.mark("A")] == [drawn.at(1, 0), drawn.at(0, 1), drawn.at(1, 1)]
    assert grid.steps[drawn.mark("A")] == [drawn.at(0, 1), drawn.at(1, 1)]
    assert grid.flights()[drawn.mark("A")] == [drawn.at(0, 1), drawn.at(1, 1)]


@rule("D2-TER-ELEV-01")
def test_only_flight_crosses_an_elevation_line() -> None:
    drawn = Sketch("""
        A^T
        .^.
        . .
    """)
    grid = drawn.grid()
    assert grid.steps[drawn.mark("A")] == [drawn.at(0, 1)]
    assert grid.flights()[drawn.mark("A")] == [drawn.at(1, 0), drawn.at(0, 1), drawn.at(1, 1)]
    assert grid.steps[drawn.at(0, 1)] == [drawn.at(0, 0), drawn.at(0, 2), drawn.at(1, 2)]  # past the end of the line


def test_an_elevation_line_lies_between_spaces_that_no_step_joins() -> None:
    drawn = Sketch("""
        A^T .
        .^. .
        . . .
    """)
    grid = drawn.grid()
    assert grid.rises(drawn.mark("A"), drawn.mark("T"))
    assert grid.rises(drawn.mark("T"), drawn.at(0, 1))
    assert not grid.rises(drawn.at(0, 1), drawn.at(1, 2))
    assert not grid.rises(drawn.mark("T"), drawn.at(2, 0))
    assert not grid.rises(drawn.mark("A"), drawn.at(2, 0))
    assert not grid.rises(drawn.mark("A"), drawn.mark("A"))


@rule("D2-TER-PORT-01", "D2-TER-PORT-02", "D2-RULING-46")
def test_a_closed_portcullis_stops_steps_and_no_sight() -> None:
    drawn = Sketch("""
        A:T
    """)
    for stopped in (drawn.grid().steps, drawn.grid().flights()):
        assert stopped[drawn.mark("A")] == []
    assert drawn.adjacent()
    assert drawn.sees()
    assert drawn.grid("o").steps[drawn.mark("A")] == [drawn.mark("T")]


@rule("D2-TER-VEG-01", "D2-TER-VEG-02", "D2-CORE-102", "D2-RULING-16", "D2-RULING-11")
def test_vegetation_stops_sight_and_no_step() -> None:
    drawn = Sketch("A*T")
    assert drawn.grid().steps[drawn.mark("A")] == [drawn.mark("T")]
    assert drawn.distance() == 1
    assert not drawn.sees()
    assert drawn.sees("x")
    far = Sketch("A .*. T")
    assert not far.sees()
    assert far.distance() == 3
    corner = Sketch("""
        A*.
        . T
    """)
    assert corner.sees()
    assert not Sketch("A*.\n* \n. T").sees()
    assert Sketch("A*.\n* \n. T").adjacent()


# -- distance ---------------------------------------------------------------------------------------------


@rule("D2-EX-42", "D2-RULING-18", "D2-CORE-13")
def test_distance_goes_around_a_gap() -> None:
    drawn = Sketch("""
        A _ T
        . _ .
        . . .
    """)
    assert drawn.distance() == 4


@rule("D2-CORE-14", "D2-RULING-18")
def test_distance_is_not_counted_through_obstacles_but_through_all_other_terrain() -> None:
    assert Sketch("A # T\n. # .\n. . .").distance() == 4
    assert Sketch("A w T").distance() == 2
    assert Sketch("A P T").distance() == 2
    assert Sketch("A L T").distance() == 2
    assert Sketch("A m T").distance() == 2
    assert Sketch("A*. T").distance() == 2
    assert Sketch("A # T").distance() == -1


@rule("D2-CORE-13")
def test_within_takes_in_all_that_is_near_enough_and_the_space_itself() -> None:
    drawn = Sketch("A . . . #")
    grid = drawn.grid()
    assert grid.within(0, 2) == [0, 1, 2]
    assert grid.within(0, 0) == [0]
    assert grid.within(0, 9) == [0, 1, 2, 3]
    assert grid.distance(0, 0) == 0


# -- line of sight: the worked examples ---------------------------------------------------------------------


@rule("D2-EX-43", "D2-RULING-12", "D2-LOS-01")
def test_a_clear_corridor() -> None:
    assert Sketch("A . . T").sees()


@rule("D2-EX-44", "D2-LOS-04")
def test_a_figure_between_in_a_corridor() -> None:
    assert not Sketch("A . M T").sees()


@rule("D2-EX-45", "D2-LOS-04", "D2-LOS-05", "D2-TER-OBST-02")
def test_an_obstacle_between_with_a_free_row_below() -> None:
    drawn = Sketch("""
        A # T
        . . .
    """)
    assert not drawn.sees()
    assert drawn.distance() == 2


@rule("D2-EX-46")
def test_an_offset_target() -> None:
    assert Sketch("""
        A # .
        . . T
    """).sees()


@rule("D2-EX-47", "D2-CORE-18")
def test_through_the_touching_point_of_two_obstacles() -> None:
    assert Sketch("""
        A # # #
        # . # #
        # # . #
        # # # T
    """).sees()


@rule("D2-EX-49", "D2-CORE-17", "D2-RULING-14")
def test_a_far_corner_behind_the_targets_own_space() -> None:
    assert not Sketch("""
        A . . # .
        . . # . T
        . . . . .
    """).sees()


@rule("D2-EX-50", "D2-RULING-13", "D2-LOS-03", "D2-TER-DOOR-02", "D2-TER-DOOR-03", "D2-CORE-101")
def test_a_closed_door_in_a_corridor() -> None:
    drawn = Sketch("A .|. T")
    assert not drawn.sees("c")
    assert drawn.at(2, 0) not in drawn.grid("c").near[drawn.at(1, 0)]
    assert drawn.sees("o")
    assert drawn.at(2, 0) in drawn.grid("o").near[drawn.at(1, 0)]


@rule("D2-EX-51", "D2-RULING-13")
def test_a_closed_door_in_the_upper_row_only() -> None:
    drawn = Sketch("""
        A .|. T
        . . . .
    """)
    assert drawn.sees()
    sight = drawn.grid().sight(drawn.mark("A"), drawn.mark("T"), drawn.blocked())
    assert sight.corners == [1, 1, 3, 1]


@rule("D2-EX-52", "D2-CORE-18")
def test_past_the_corner_of_an_obstacle() -> None:
    assert Sketch("""
        A . .
        # # .
        . . T
    """).sees()


@rule("D2-EX-53")
def test_a_wall_of_two_obstacles() -> None:
    assert not Sketch("""
        A # . .
        . # . .
        . . . T
    """).sees()


@rule("D2-EX-54")
def test_out_of_a_corner_between_two_monsters() -> None:
    assert Sketch("""
        A M . .
        M . . T
    """).sees()


def test_only_where_a_figure_blocks_is_a_line_stopped() -> None:
    assert Sketch("A . K T").sees()
    assert not Sketch("A . K T").sees(figures="K")


@rule("D2-EX-67", "D2-CORE-126", "D2-RULING-10")
def test_a_wall_between_two_rows() -> None:
    drawn = Sketch("""
        A .
        = =
        . T
    """)
    assert not drawn.adjacent()
    assert not drawn.sees()
    grid = drawn.grid()
    assert drawn.at(0, 1) not in grid.near[drawn.mark("A")]
    assert not grid.sees(drawn.mark("A"), drawn.at(0, 1), drawn.blocked())


# -- line of sight: the rulings ------------------------------------------------------------------------------


@rule("D2-CORE-16", "D2-RULING-11")
def test_adjacent_spaces_see_each_other_whatever_stands_around() -> None:
    assert Sketch("A T").sees()
    assert Sketch("""
        A M
        M T
    """).sees()
    assert Sketch("""
        A #
        # T
    """).sees()


@pytest.mark.parametrize("barrier", ["|", "%", "=", "!", "*"])
@rule("D2-LOS-03", "D2-TER-DOOR-02", "D2-TER-AWALL-02", "D2-TER-VEG-01", "D2-RULING-13")
def test_nobody_looks_past_a_barrier_at_their_own_edge(barrier: str) -> None:
    assert not Sketch(f"A{barrier}T").sees()
    assert not Sketch(f"A{barrier}. T").sees()
    assert not Sketch(f"A .{barrier}T").sees()
    assert not Sketch(f"A .{barrier}. T").sees()


@pytest.mark.parametrize("kind", ["!", "%", "|"])
@rule("D2-TER-AWALL-02", "D2-TER-DOOR-02")
def test_the_sight_names_the_edge_that_stops_it(kind: str) -> None:
    drawn = Sketch(f"A .{kind}. T")
    sight = drawn.grid().sight(drawn.mark("A"), drawn.mark("T"), drawn.blocked())
    assert sight.why == {"!": "ancient_wall", "%": "locked", "|": "door"}[kind]
    assert sight.spaces == [drawn.at(1, 0), drawn.at(2, 0)]


@rule("D2-RULING-12", "D2-LOS-02")
def test_a_line_runs_along_the_board_edge_but_not_over_a_gap() -> None:
    assert Sketch("A . . . T").sees()
    assert not Sketch("A _ T").sees()
    assert Sketch("""
        A _ T
        . . .
    """).sees()  # along y = 1, with board below it
    assert not Sketch("""
        A _ T
        _ _ _
        . . .
    """).sees()


@rule("D2-RULING-12", "D2-RULING-13")
def test_a_line_does_not_change_from_one_side_of_the_board_edge_to_the_other() -> None:
    assert not Sketch("""
        _ _ . . T
        A . _ _ _
    """).sees()
    assert Sketch("""
        _ . . . T
        A . . _ _
    """).sees()


@rule("D2-RULING-12")
def test_a_line_does_not_run_along_a_wall() -> None:
    drawn = Sketch("""
        A . . T
          = =
        # . . #
    """)
    assert drawn.sees()  # along the upper edge
    assert not Sketch("""
        A M M T
          = =
        . . . .
    """).sees()


@rule("D2-RULING-13")
def test_a_line_through_a_point_needs_a_way_around_it() -> None:
    open_one = Sketch("""
        A # # #
        # . # #
        # # . #
        # # # T
    """)
    assert open_one.sees()
    assert not Sketch("""
        A # # #
        # .|# #
          -
        # # . #
        # # # T
    """).sees()
    assert Sketch("""
        A # # #
        # .|# #
        # # . #
        # # # T
    """).sees()


@rule("D2-LOS-05", "D2-RULING-14")
def test_the_edges_of_figures_stop_a_line_but_not_those_of_its_own_ends() -> None:
    assert not Sketch("""
        A M T
        . . .
    """).sees()
    assert Sketch("A . T").sees(figures="AT")
    assert Sketch("""
        A . .
        . . T
    """).sees(figures="AT")


@rule("D2-RULING-15")
def test_the_other_spaces_of_a_large_figure_stop_a_line() -> None:
    drawn = Sketch("""
        A . M T
        . . M M
    """)
    assert not drawn.sees()
    grid = drawn.grid()
    assert grid.sees(drawn.mark("A"), drawn.at(2, 0), drawn.blocked())


@rule("D2-TER-ELEV-02")
def test_elevation_stops_no_sight() -> None:
    assert Sketch("A^T").sees()
    assert Sketch("A .^. T").sees()


@rule("D2-TER-PIT-03", "D2-EX-31")
def test_into_or_out_of_a_pit_only_neighbours_see() -> None:
    drawn = Sketch("P . . A")
    grid = drawn.grid()
    nobody = drawn.blocked()
    assert not grid.sees(0, 3, nobody)
    assert not grid.sees(3, 0, nobody)
    assert grid.sees(0, 1, nobody)
    assert grid.sees(1, 0, nobody)
    assert grid.sight(0, 3, nobody).why == "pit"
    assert grid.sight(0, 3, nobody).spaces == [0]
    both = Sketch("P P P").grid()
    assert both.sees(0, 1, [0, 0, 0])
    assert not both.sees(0, 2, [0, 0, 0])
    assert Sketch("A P T").sees()  # over it one sees well


@rule("D2-RULING-76")
def test_within_two_spaces_a_portcullis_does_not_hinder_and_a_pit_does() -> None:
    barred = Sketch("A:. T")
    assert barred.sees()
    assert barred.distance() == 2
    pit = Sketch("A . P")
    assert pit.grid().distance(0, 2) == 2
    assert not pit.grid().sees(0, 2, pit.blocked())


@rule("D2-TER-RUIN-01")
def test_ruins_replace_the_terrain_under_them_but_no_obstacle() -> None:
    drawn = Sketch("A R r T")
    water = Sketch("w")
    assert drawn.grid("rr").ground[1] == Sketch(".").grid().ground[0]
    assert drawn.grid("xr").ground[1] == water.grid().ground[0]


def test_sight_and_range_belong_to_one_space_of_a_large_attacker() -> None:
    drawn = Sketch("""
        A # T
        B . .
    """)
    grid = drawn.grid()
    assert not grid.sees(drawn.mark("A"), drawn.mark("T"), drawn.blocked("AB"))
    assert grid.sees(drawn.mark("B"), drawn.mark("T"), drawn.blocked("AB"))
    assert grid.distance(drawn.mark("B"), drawn.mark("T")) == 2


# -- what the table shows --------------------------------------------------------------------------------------


def test_a_sight_shows_its_line_or_what_stops_it() -> None:
    drawn = Sketch("A . M T")
    sight = drawn.grid().sight(drawn.mark("A"), drawn.mark("T"), drawn.blocked())
    assert (sight.why, sight.spaces) == ("figure", [drawn.mark("M")])
    free = drawn.grid().sight(drawn.mark("A"), drawn.mark("T"), drawn.blocked(""))
    assert (free.why, free.spaces, free.corners) == ("", [], [1, 0, 3, 0])
    hidden = Sketch("A . # T")
    sight = hidden.grid().sight(hidden.mark("A"), hidden.mark("T"), hidden.blocked())
    assert (sight.why, sight.spaces) == ("obstacle", [hidden.at(2, 0)])
    beside = Sketch("A|T")
    sight = beside.grid().sight(beside.mark("A"), beside.mark("T"), beside.blocked())
    assert (sight.why, sight.spaces) == ("door", [0, 1])
    gap = Sketch("A _ T")
    sight = gap.grid().sight(gap.mark("A"), gap.mark("T"), gap.blocked())
    assert sight.why == "wall"
    assert Sketch("A").grid().sight(0, 0, [0]).why == ""


def test_grids_are_kept_but_not_for_ever() -> None:
    drawn = Sketch("A|T")
    closed = grid_of(drawn.layout, "c")
    assert grid_of(drawn.layout, "c") is closed
    assert grid_of(drawn.layout, "o") is not closed
    for _ in range(MOST_GRIDS):
        grid_of(Sketch("A T").layout, "")
    assert grid_of(drawn.layout, "c") is not closed
