"""Large monsters: shrinking, walking, being set down, what the ground does to them (D2-LARGE, D2-CORE-28 to 38)."""

from __future__ import annotations

import pytest
from rules.descent.table import activation, hero, lay, monster, of_box, skill, turn, weapon
from rules.table import refuses, rule

from undercroft.engine.decision import DONE
from undercroft.games.descent import state
from undercroft.games.descent.state import (
    MOVE_ACTION,
    ClimbOut,
    LeaveMap,
    March,
    MoveAction,
    SetDown,
    Strike,
    UseCard,
)

FIELD = """
    M M . . . . .
    M M . . . . .
    . . . . . . .
"""


def square(x: int, y: int) -> list[tuple[int, int]]:
    """The base of a 2×2 monster, by its upper left space."""
    return [(x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)]


def ettin(speed: int = 3, **said):
    """A plain 2×2 monster."""
    return monster(size=(2, 2), speed=speed, **said)


# -- walking ---------------------------------------------------------------------------------------------


@rule("D2-CORE-28", "D2-CORE-29", "D2-DP-57", "D2-DP-59", "D2-SIZE-05")
def test_it_walks_as_one_space_from_any_of_its_own_and_lies_as_it_fits() -> None:
    table = activation(FIELD, monsters={"M": ettin(speed=1)})
    assert table.bases() == []
    table.act(MOVE_ACTION)
    assert sorted(table.bases()) == sorted([square(0, 1), square(1, 0), square(1, 1), square(2, 0), square(2, 1)])
    assert not table.offered(state.Go), "it does not walk like a small one"


@rule("D2-CORE-29")
def test_a_long_base_may_be_turned() -> None:
    table = activation("""
        M M .
        . . .
    """, monsters={"M": monster(size=(1, 2), speed=1)})  # fmt: skip
    table.act(MOVE_ACTION)
    assert [(0, 0), (0, 1)] in table.bases()
    assert [(2, 0), (2, 1)] in table.bases()
    assert [(0, 1), (1, 1)] in table.bases()


@rule("D2-CORE-28")
def test_shrunken_it_passes_where_its_base_does_not_fit() -> None:
    table = activation("""
        M M # . .
        M M . . .
    """, monsters={"M": ettin(speed=3)})  # fmt: skip
    table.act(MOVE_ACTION)
    assert sorted(table.bases()) == [square(3, 0)]


@rule("D2-CORE-30")
def test_it_is_not_set_down_where_anybody_stands_or_an_obstacle_is() -> None:
    table = activation("""
        M M . A
        M M . .
    """, monsters={"M": ettin(speed=2)})  # fmt: skip
    table.act(MOVE_ACTION)
    assert table.bases() == [square(1, 0)]
    table = activation("""
        M M . #
        M M . .
    """, monsters={"M": ettin(speed=2)})  # fmt: skip
    table.act(MOVE_ACTION)
    assert table.bases() == [square(1, 0)]


@rule("D2-CORE-30", "D2-RULING-01")
def test_it_passes_nobody_either() -> None:
    table = activation("""
        M M A . .
        M M B . .
    """, monsters={"M": ettin(speed=4)})  # fmt: skip
    table.act(MOVE_ACTION)
    assert table.bases() == []


@rule("D2-MON-04", "D2-CORE-20")
def test_its_points_are_its_speed_and_two_moves_one_pool() -> None:
    table = activation(FIELD, monsters={"M": ettin(speed=3)})
    table.act(MOVE_ACTION)
    table.act(MOVE_ACTION)
    assert table.turn.points == 6
    assert square(5, 0) in table.bases()
    assert table.turn.actions == 0


# -- interrupting ----------------------------------------------------------------------------------------


@rule("D2-CORE-32", "D2-LARGE-01", "D2-DP-58", "D2-MON-04")
def test_it_may_interrupt_for_an_attack_from_the_space_it_reached_and_go_on() -> None:
    drawn = """
        M M . A . . .
        M M . . . . .
        . . . . . . .
    """
    table = activation(drawn, monsters={"M": ettin(speed=4)})
    table.act(MOVE_ACTION)
    table.march(*square(1, 0), to=(2, 0))
    assert table.turn.shrunken == table.space((2, 0))
    assert table.targets() == [table.who("A")]
    assert not table.offered(March), "not merely to spread and walk on"
    assert not table.offered(MoveAction)
    table.dice(2).strike("A")
    assert table.figure("A").damage == 2
    assert table.turn.points == 3
    assert table.bases(), "the movement goes on"


@rule("D2-CORE-31")
def test_after_an_interruption_it_shrinks_anew_to_any_of_its_spaces() -> None:
    howl = skill({"do": "suffer", "who": "each_hero", "fatigue": 1}, at="action")
    table = activation("""
        M M . . . . .
        M M . . . . .
    """, heroes={"A": hero(at="")}, monsters={"M": ettin(speed=2, abilities=[howl])})  # fmt: skip
    table.act(MOVE_ACTION)
    assert square(5, 0) not in table.bases()
    table.march(*square(2, 0), to=(2, 0))  # one point, from (1, 0); it lies up to (3, 0)
    table.act(UseCard(howl, -1, -1))
    assert table.turn.points == 1
    assert square(4, 0) in table.bases(), "from (3, 0) one point leads to (4, 0): three spaces for two points"


@rule("D2-CORE-32")
def test_it_ends_its_movement_where_it_can_do_nothing_from() -> None:
    table = activation(FIELD, monsters={"M": ettin(speed=3)})
    table.act(MOVE_ACTION)
    table.march(*square(1, 0))
    assert (table.turn.points, table.turn.shrunken) == (0, -1)
    assert table.turn.actions == 1
    assert table.offers(MOVE_ACTION), "the activation goes on"


@rule("D2-CORE-32", "D2-DP-58")
def test_it_may_end_its_movement_instead_of_acting() -> None:
    drawn = """
        M M . A . . .
        M M . . . . .
        . . . . . . .
    """
    table = activation(drawn, monsters={"M": ettin(speed=4)})
    table.act(MOVE_ACTION)
    table.march(*square(1, 1), to=(2, 1))
    table.end()
    assert (table.turn.points, table.turn.shrunken, table.turn.actions) == (0, -1, 1)
    assert table.targets() == [table.who("A")]


@rule("D2-CORE-33")
def test_what_it_declared_then_works_from_its_whole_base() -> None:
    roar = skill({"do": "suffer", "who": "each_hero_adjacent", "damage": 1}, at="action")
    drawn = """
        . . . . . .
        M M . . A .
        M M . . . .
        B . . . . .
    """
    table = activation(drawn, monsters={"M": ettin(speed=4, abilities=[roar])})
    table.act(MOVE_ACTION)
    table.march(*square(2, 1), to=(2, 1))
    table.act(UseCard(roar, -1, -1))
    assert table.figure("A").damage == 1, "adjacent to its base, not to the space it walked to"
    assert table.figure("B").damage == 0


# -- the ground ------------------------------------------------------------------------------------------


@rule("D2-LARGE-03", "D2-TER-HAZ-04", "D2-RULING-44")
def test_hazard_counts_only_under_the_whole_base_and_not_on_the_way() -> None:
    table = activation("""
        M M L L . .
        M M L L . .
    """, monsters={"M": ettin(speed=4)})  # fmt: skip
    table.act(MOVE_ACTION)
    table.march(*square(4, 0))
    assert table.figure("M").damage == 0
    for sign, damage in (("L", 1), (".", 0)):
        drawn = f"""
            M M L {sign} _ A
            M M L L _ .
        """
        table = activation(drawn, monsters={"M": ettin(speed=2)})
        table.act(MOVE_ACTION)
        table.march(*square(2, 0))
        assert table.figure("M").damage == damage
        table.end()
        assert (table.figure("M").base == []) == (damage == 1), "and where it ends its activation"


@rule("D2-LARGE-04", "D2-TER-PIT-08", "D2-CORE-35", "D2-RULING-44")
def test_a_pit_on_the_way_is_nothing_to_it() -> None:
    table = activation("""
        M M P P . .
        M M P P . .
    """, monsters={"M": ettin(speed=4)})  # fmt: skip
    table.act(MOVE_ACTION)
    table.march(*square(4, 0))
    assert table.figure("M").damage == 0
    assert table.turn.points in (0, 1)


@rule("D2-RULING-39", "D2-TER-MUD-02")
def test_mud_slows_it_only_under_its_whole_base() -> None:
    for sign, points in (("m", 1), (".", 3)):
        table = activation(f"""
            m {sign} . .
            m m . .
        """, monsters={"M": ettin(speed=3, at=square(0, 0))}, heroes={"A": hero(at="")})  # fmt: skip
        table.act(MOVE_ACTION)
        assert table.turn.points == points


@rule("D2-CORE-34", "D2-LARGE-02")
def test_water_costs_on_the_way_and_not_where_the_base_is_put() -> None:
    table = activation("""
        M M w w .
        M M w w .
    """, monsters={"M": ettin(speed=2)})  # fmt: skip
    table.act(MOVE_ACTION)
    assert sorted(table.bases()) == [square(1, 0), square(2, 0)], "one step into water is two points"


@rule("D2-TER-PIT-04", "D2-DP-70", "D2-DP-41", "D2-DP-59", "D2-TER-PIT-08")
def test_it_climbs_out_with_its_whole_base() -> None:
    table = activation("""
        # # # # .
        . P P . .
        . P P . .
    """, monsters={"M": ettin(at=square(1, 1))}, heroes={"A": hero(at="")})  # fmt: skip
    assert {way.space for way in table.offered(ClimbOut)} == {
        table.space((0, 1)), table.space((0, 2)), table.space((3, 1)), table.space((3, 2))
    }  # fmt: skip
    table.act(ClimbOut(table.space((3, 1))))
    assert table.asks() == "ask-place"
    assert refuses(table, SetDown(table.who("M"), [table.space((3, 1))]))
    table.act(SetDown(table.who("M"), sorted(table.space(place) for place in square(3, 1))))
    assert sorted(table.where("M")) == square(3, 1)
    assert table.turn.actions == 1
    assert table.offers(MOVE_ACTION)


@rule("D2-LARGE-05", "D2-TER-VEG-03")
def test_it_walks_through_vegetation_and_does_not_lie_across_it() -> None:
    table = activation("""
        M M .*. .
        M M .*. .
    """, monsters={"M": ettin(speed=3)})  # fmt: skip
    table.act(MOVE_ACTION)
    assert sorted(table.bases()) == [square(1, 0), square(3, 0)]


# -- attacking -------------------------------------------------------------------------------------------


@rule("D2-CORE-36", "D2-RULING-19")
def test_it_sees_and_counts_from_any_of_its_spaces() -> None:
    drawn = """
        M M # A
        M M . .
        . . . .
    """
    table = activation(drawn, monsters={"M": ettin(ranged=True)})
    assert table.targets() == [table.who("A")]
    table.dice(1).strike("A")  # range 2: from (1, 1) it is 2 spaces, from (0, 0) more
    assert table.figure("A").damage == 2


@rule("D2-ATK-08", "D2-RULING-19", "D2-RANGE-01")
def test_a_space_of_a_large_target_is_named_and_range_counts_to_it() -> None:
    bow = weapon("blue", ranged=True)
    table = turn("A . . M M", heroes={"A": hero(items=[bow])}, monsters={"M": monster(size=(1, 2))})
    (shot,) = table.offered(Strike)
    assert shot.space == table.space((3, 0)), "of spaces that differ in nothing but distance the nearest"
    table.dice(2).strike("M")
    assert table.figure("M").damage == 2, "3 range reach the near space"


@rule("D2-ATK-08", "D2-CORE-45")
def test_where_more_may_be_hit_every_space_of_it_may_be_named() -> None:
    flask = weapon("blue", ranged=True, surges=[{"blast": True}])
    table = turn("A . . M M N", heroes={"A": hero(items=[flask])}, monsters={"M": monster(size=(1, 2))})
    assert {shot.space for shot in table.offered(Strike) if shot.figure == table.who("M")} == {table.space((3, 0))}
    wide = """
        A . M N
        . . M .
    """
    bow = weapon("blue", ranged=True)
    plain = turn(wide, heroes={"A": hero(items=[bow])}, monsters={"M": monster(size=(1, 2))})
    assert len([shot for shot in plain.offered(Strike) if shot.figure == plain.who("M")]) == 1
    table = turn(wide, heroes={"A": hero(items=[flask])}, monsters={"M": monster(size=(1, 2))})
    spaces = {shot.space for shot in table.offered(Strike) if shot.figure == table.who("M")}
    assert spaces == {table.space((2, 0)), table.space((2, 1))}


@rule("D2-RULING-15")
def test_its_own_spaces_block_lines_as_any_figure_does() -> None:
    bow = weapon("blue", ranged=True)
    table = turn("A . M M N", heroes={"A": hero(items=[bow])}, monsters={"M": monster(size=(1, 2))})
    assert table.targets() == [table.who("M")]


# -- sizes -----------------------------------------------------------------------------------------------


@rule("D2-SIZE-01", "D2-SIZE-02", "D2-SIZE-04", "D2-SIZE-05", "D2-CORE-38")
@pytest.mark.parametrize(("kind", "spaces"), [("zombie", 1), ("barghest", 2), ("ettin", 4), ("shadow_dragon", 6)])
def test_bases_are_one_two_four_or_six_spaces(kind: str, spaces: int) -> None:
    drawn = "\n".join(["M M M . . . ." if y < 2 else ". . . . . . ." for y in range(4)])
    base = [(x, y) for y in range(2) for x in range(3)]
    cells = {1: base[:1], 2: base[:2], 4: square(0, 0), 6: base}[spaces]
    table = activation(drawn, monsters={"M": of_box(kind, at=cells)}, heroes={"A": hero(at="")})
    table.act(MOVE_ACTION)
    if spaces == 1:
        assert table.offered(state.Go)
        assert not table.offered(March)
    else:
        assert not table.offered(state.Go)
        assert {len(way.base) for way in table.offered(March)} == {spaces}


@rule("D2-SIZE-03", "D2-RULING-38")
def test_a_base_of_three_spaces_is_taken_as_it_comes_and_counts_as_large() -> None:
    table = activation("M M M . . .", monsters={"M": monster(size=(1, 3), speed=1)}, heroes={"A": hero(at="")})
    table.act(MOVE_ACTION)
    assert sorted(table.bases()) == [[(1, 0), (2, 0), (3, 0)], [(2, 0), (3, 0), (4, 0)], [(3, 0), (4, 0), (5, 0)]]


# -- leaving the map -------------------------------------------------------------------------------------


@rule("D2-CORE-37", "D2-RULING-73", "D2-DP-72")
def test_it_leaves_the_map_shrunken_where_its_base_does_not_fit() -> None:
    drawn = """
        M M . _ _ _
        M M . . _ A
    """
    says = {"exit": [{"rule": "out", "who": "monsters", "at": [[3, 1]]}]}
    table = activation(drawn, monsters={"M": ettin(speed=2)}, says=says)
    assert not table.offered(LeaveMap)
    table.act(MOVE_ACTION)
    assert not table.offered(LeaveMap), "two points to get there, one to leave"
    table.act(MOVE_ACTION)
    table.act(LeaveMap())
    assert table.figure("M").base == []
    assert table.told(state.LeftMap)
    assert not table.told(state.Fell)


@rule("D2-CORE-37")
def test_one_that_has_been_set_down_on_its_way_leaves_from_where_it_was() -> None:
    drawn = """
        M M . . _ A
        M M . . _ .
    """
    says = {"exit": [{"rule": "out", "who": "monsters", "at": [[3, 0]]}]}
    table = activation(drawn, monsters={"M": ettin(speed=3)}, says=says)
    table.act(MOVE_ACTION)
    table.march(*square(2, 0), to=(2, 0))
    assert table.decision.options == [LeaveMap(), DONE]
    table.act(LeaveMap())
    assert table.figure("M").base == []


@rule("D2-DP-58", "D2-CORE-32")
def test_of_several_ends_of_its_walk_it_may_choose_the_one_from_which_it_strikes_in_passing() -> None:
    drawn = """
        M M . . A . .
        M M . . . . .
        . . . . . . .
    """
    table = activation(drawn, monsters={"M": ettin(speed=4)})
    table.act(MOVE_ACTION)
    ends = {table.place(way.to) for way in table.offered(March) if sorted(way.base) == sorted(
        table.space(place) for place in square(2, 0))}  # fmt: skip
    assert ends == {(2, 0), (3, 0)}, "the nearest, and the one next to the hero"
    table.march(*square(2, 0), to=(3, 0))
    assert table.turn.points == 2
    assert table.targets() == [table.who("A")]
    spent = activation(drawn, monsters={"M": ettin(speed=4)})
    spent.act(MOVE_ACTION)
    spent.encounter.turns[0].attacks = 1
    spent.act(MOVE_ACTION)
    ends = {way.to for way in spent.offered(March) if sorted(way.base) == sorted(
        spent.space(place) for place in square(2, 0))}  # fmt: skip
    assert len(ends) == 1, "without an attack left that makes no difference"


@rule("D2-CORE-29", "D2-DP-59", "D2-TER-PIT-06", "D2-TER-PIT-08")
def test_it_is_placed_by_an_effect_where_it_fits_and_falls_in_if_all_of_it_does() -> None:
    hurl = skill({"do": "place", "who": "target", "within": 2}, choice="adjacent_monster")
    drawn = """
        A M M P P
        . M M P P
    """
    table = turn(drawn, heroes={"A": hero(skills=[hurl])}, monsters={"M": ettin()})
    table.act(UseCard(hurl, table.who("M"), -1))
    assert table.asks() == "ask-place"
    bases = [sorted(table.place(space) for space in way.base) for way in table.offered(SetDown)]
    assert square(3, 0) in bases
    assert square(0, 0) not in bases, "somebody stands there"
    table.act(next(way for way in table.offered(SetDown) if sorted(map(table.place, way.base)) == square(3, 0)))
    assert sorted(table.where("M")) == square(3, 0)
    assert table.figure("M").damage == 2


@rule("D2-CORE-70", "D2-CORE-71")
def test_before_an_encounter_it_is_placed_wholly_in_its_area() -> None:
    says = {"group": [{"id": "open", "kind": "ettin", "at": [[1, 0], [2, 0], [3, 0], [1, 1], [2, 1], [3, 1]]}]}

    def missing(table):
        table.encounter.groups = [state.Group("ettin", [1], False, False)]
        table.figures.append(state.Figure("ettin", "minion", 0, -1, "", [], 0, 0, [], False))

    drawn = """
        . . . . A
        . . . . .
    """
    table = lay(drawn, [state.PlaceMonsters([-1]), state.HEROES_TURNS], says=says, change=missing)
    bases = [sorted(table.place(space) for space in way.base) for way in table.offered(SetDown)]
    assert sorted(bases) == [square(1, 0), square(2, 0)]


@rule("D2-CORE-29", "D2-MOVE-06")
def test_a_quest_hears_where_it_has_come_to() -> None:
    says = {
        "track": [{"id": "come", "side": "overlord"}],
        "trigger": [
            {"rule": "near", "when": "figure_entered", "at": [[3, 0]], "do": [{"do": "count", "track": "come"}]}
        ],
    }

    def track(table):
        table.encounter.counters["come"] = 0

    table = activation(FIELD, monsters={"M": ettin(speed=2)}, says=says, change=track)
    table.act(MOVE_ACTION)
    table.march(*square(3, 0), to=(3, 0))
    assert table.encounter.counters["come"] == 1


@rule("D2-CORE-28", "D2-DP-57")
def test_whichever_way_it_goes_it_goes_by_the_cheapest_walk() -> None:
    for x, drawn in ((4, ". . . . M M .\n. . . . M M ."), (1, ". M M . . . .\n. M M . . . .")):
        table = activation(drawn, monsters={"M": ettin(speed=2)}, heroes={"A": hero(at="")})
        table.act(MOVE_ACTION)
        for step in (-1, 1):
            base = sorted(table.space(place) for place in square(x + step, 0))
            ends = [way.to for way in table.offered(March) if sorted(way.base) == base]
            assert [table.place(end)[0] for end in ends] == [x + (2 if step == 1 else -1)], "the space next to its own"


@rule("D2-CORE-19", "D2-CORE-30", "D2-RULING-37")
@pytest.mark.parametrize("size", [(1, 1), (2, 2)])
def test_who_was_pushed_aside_goes_where_nobody_stands_not_even_above_them(size: tuple[int, int]) -> None:
    drawn = """
        . . . . . .
        . . M M . .
        . . M M . A
    """
    small = size == (1, 1)
    pushed = monster(size=size, at=[(3, 1)] if small else square(3, 1), group="pushed")
    crusher = ettin(at=square(2, 1), group="crusher")

    def steps(state_, names):
        spaces = sorted({3 + 6, 2 + 6, *range(6)}) if small else list(range(18))
        return [state.PlaceFigure(names["N"], spaces, 1, False), state.HEROES_TURNS]

    table = lay(drawn, steps, monsters={"M": crusher, "N": pushed})
    under = {table.space(place) for place in square(2, 1)}
    if small:
        assert {way.space for way in table.offered(state.PickSpace)} == set(range(6))
    else:
        assert all(not under & set(way.base) for way in table.offered(SetDown))
        assert table.offered(SetDown)
