"""Facing and arcs: on the floor, and beside the boss itself (DS-ARC)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import COMPASS, lair
from rules.table import rule

from undercroft.games.dark_souls.cards import ARCS
from undercroft.games.dark_souls.rules.arcs import arc_of_place, arcs_of
from undercroft.games.dark_souls.rules.nodes import HALL, ROOM, node_at
from undercroft.games.dark_souls.state import Attack, Circled, Dodge, Place, PushTo, RolledDice, Walk


def arcs(boss: tuple[int, int], facing: str, node: tuple[int, int]) -> set[str]:
    """The arcs of a node by name."""
    return {ARCS[arc] for arc in arcs_of(node_at(*boss), COMPASS[facing], node_at(*node))}


# -- on the floor ----------------------------------------------------------------------------------------


@rule("DS-ARC-01", "DS-ARC-04", "DS-RULING-75", "DS-EXAMPLE-37")
@pytest.mark.parametrize(
    ("node", "expected"),
    [
        ((2, 0), {"front"}),
        ((4, 2), {"right"}),
        ((0, 2), {"left"}),
        ((2, 4), {"back"}),
        ((1, 1), {"front", "left"}),
        ((3, 1), {"front", "right"}),
        ((1, 3), {"back", "left"}),
        ((3, 3), {"back", "right"}),
        ((0, 0), {"front", "left"}),
    ],
)
def test_a_boss_in_the_middle_that_looks_north(node, expected):
    assert arcs((2, 2), "n", node) == expected


@rule("DS-RULING-69", "DS-RULING-75")
def test_left_and_right_are_the_bosss_own():
    assert arcs((2, 2), "s", (4, 2)) == {"left"}
    assert arcs((2, 2), "e", (2, 4)) == {"right"}


@rule("DS-ARC-02", "DS-EXAMPLE-21")
def test_facing_a_corner_the_middle_of_the_front_points_at_that_node():
    assert arcs((2, 2), "ne", (3, 1)) == {"front"}
    assert arcs((2, 2), "ne", (4, 0)) == {"front"}
    assert arcs((2, 2), "ne", (2, 0)) == {"front", "left"}
    assert arcs((2, 2), "ne", (4, 2)) == {"front", "right"}


@rule("DS-ARC-03", "DS-EXAMPLE-21")
@pytest.mark.parametrize("size", [ROOM, HALL])
def test_every_node_lies_in_one_arc_or_in_two_that_touch(size):
    for boss in range(size):
        for facing in range(8):
            for node in range(size):
                if node != boss:
                    found = arcs_of(boss, facing, node)
                    assert 1 <= len(found) <= 2
                    assert len(found) == 1 or (found[1] - found[0]) in (1, 3)


# -- on the boss's own node ------------------------------------------------------------------------------


def beside(place: str, facing: str = "s", **more):
    """A Knight alone on the Gargoyle's node, about to act."""
    return lair(
        "gargoyle", ["knight"], at=[(2, 2)], place=(2, 2), facing=facing, beside={0: place}, first="hero", **more
    )


@rule("DS-ARC-05", "DS-ARC-06", "DS-RULING-70")
def test_coming_onto_its_node_one_stays_in_the_arc_one_came_from():
    table = lair("gargoyle", ["knight"], at=[(2, 4)], place=(2, 2), facing="s", first="hero")
    table.act(Walk(node_at(2, 2)))
    assert table.hero(0).place == COMPASS["s"]
    assert ARCS[arc_of_place(table.foe(0).facing, table.hero(0).place)] == "front"
    assert table.asks() == "ask-act"


@rule("DS-ARC-06", "DS-DECISION-30")
def test_coming_from_between_two_arcs_one_chooses():
    table = lair("gargoyle", ["knight"], at=[(3, 3)], place=(2, 2), facing="s", first="hero")
    table.act(Walk(node_at(2, 2)))
    assert table.asks() == "ask-place"
    assert {option.place for option in table.decision.options} == {COMPASS["s"], COMPASS["e"]}
    table.act(Place(COMPASS["e"]))
    assert ARCS[arc_of_place(table.foe(0).facing, table.hero(0).place)] == "left"


@rule("DS-ARC-07", "DS-RULING-72")
def test_off_its_node_only_into_the_own_arc():
    table = beside("s")
    nodes = {walk.node for walk in table.offered(Walk) if walk.node != node_at(2, 2)}
    assert nodes == {node_at(2, 4), node_at(1, 3), node_at(3, 3)}


@rule("DS-RULING-72")
def test_with_a_wall_in_the_own_arc_one_must_go_round_first():
    table = lair("gargoyle", ["knight"], at=[(2, 0)], place=(2, 0), facing="n", beside={0: "n"}, first="hero")
    assert {walk.node for walk in table.offered(Walk)} == {node_at(2, 0)}


@rule("DS-ARC-09", "DS-EXAMPLE-22")
def test_from_front_to_back_is_a_walk_and_a_run():
    table = beside("s")
    assert {walk.place for walk in table.offered(Walk) if walk.node == node_at(2, 2)} == {COMPASS["e"], COMPASS["w"]}
    table.act(Walk(node_at(2, 2), COMPASS["e"]))
    table.act(Walk(node_at(2, 2), COMPASS["n"]))
    assert table.hero(0).black == 1
    assert [circled.place for circled in table.told(Circled)] == [COMPASS["e"], COMPASS["n"]]
    assert ARCS[arc_of_place(table.foe(0).facing, table.hero(0).place)] == "back"


@rule("DS-ARC-10", "DS-RULING-71")
def test_a_dodge_beside_the_boss_ignores_arcs():
    table = lair(
        "gargoyle",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        beside={0: "s"},
        deck=["gargoyle_electric_breath"],
    )
    assert table.asks() == "ask-defend"
    dodges = table.offered(Dodge)
    assert {dodge.place for dodge in dodges if dodge.node == node_at(2, 2)} == {0, 2, 4, 6}
    assert len({dodge.node for dodge in dodges}) == 9
    table.act(Dodge(node_at(2, 0)))
    assert table.where(0) == (2, 0)


# -- weak arcs -------------------------------------------------------------------------------------------


def struck_from(place: str, last: str):
    """The dice of a Knight's blow from a place beside a Gargoyle that has just done something."""
    table = beside(place, facing="s", change=lambda souls: setattr(souls.foes[0], "last", last))
    table.act(Attack("long_sword.1", 0, 0, False))
    return table.told(RolledDice)[0].dice


@rule("DS-ARC-11", "DS-ARC-12")
def test_from_a_weak_arc_one_more_black_die():
    """After the Electric Breath the right arc is weak; facing south that is the west."""
    plain = struck_from("s", "gargoyle_electric_breath")
    weak = struck_from("w", "gargoyle_electric_breath")
    assert sorted(weak) == sorted([*plain, "black"])


@rule("DS-RULING-89")
def test_before_its_first_activation_nothing_is_weak():
    assert struck_from("w", "") == struck_from("s", "gargoyle_electric_breath")


@rule("DS-ARC-13", "DS-ARC-14")
def test_on_the_line_one_counts_as_in_both_arcs_and_gets_one_die():
    """Seen from the east of a Winged Knight, a node on the line lies in front and left; only one of them is weak."""
    table = lair(
        "gargoyle",
        ["knight"],
        at=[(3, 3)],
        place=(2, 2),
        facing="s",
        first="hero",
        hands=[["spear.1"]],
        change=lambda souls: setattr(souls.foes[0], "last", "gargoyle_halberd_thrust"),
    )
    table.act(table.offered(Attack)[0])
    dice = table.told(RolledDice)[0].dice
    before = lair("gargoyle", ["knight"], at=[(3, 3)], place=(2, 2), facing="s", first="hero", hands=[["spear.1"]])
    before.act(before.offered(Attack)[0])
    assert sorted(dice) == sorted([*before.told(RolledDice)[0].dice, "black"])


# -- the wall --------------------------------------------------------------------------------------------


@rule("DS-ARC-08", "DS-RULING-73", "DS-EXAMPLE-26")
def test_pushed_against_a_wall_one_goes_along_it():
    """A boss at the south wall that looks south pushes the one before it: only along that wall."""
    table = lair(
        "gargoyle",
        ["knight"],
        at=[(2, 4)],
        place=(2, 4),
        facing="s",
        beside={0: "s"},
        deck=["gargoyle_halberd_thrust"],
    )
    assert table.asks() == "ask-push-to"
    assert {option.node for option in table.offered(PushTo)} == {node_at(0, 4), node_at(4, 4)}


@rule("DS-RULING-73")
def test_in_a_corner_along_both_walls():
    table = lair(
        "gargoyle",
        ["knight"],
        at=[(4, 4)],
        place=(4, 4),
        facing="se",
        beside={0: "se"},
        deck=["gargoyle_halberd_thrust"],
    )
    assert {option.node for option in table.offered(PushTo)} == {node_at(2, 4), node_at(4, 2)}
