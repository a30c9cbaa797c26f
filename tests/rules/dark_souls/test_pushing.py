"""Pushing, in every way there is: by attacks, by those that move, beside a boss, into a crowd (DS-PUSH, DS-ARC-08)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import COMPASS, arena, lair
from rules.table import rule

from undercroft.games.dark_souls.rules.arcs import ways_out
from undercroft.games.dark_souls.rules.foes import push_the_hit
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.nodes import HALL, ROOM, node_at
from undercroft.games.dark_souls.rules.pushing import foe_pushed_to, push_nodes
from undercroft.games.dark_souls.state import Attack, Block, Foe, PushAway, Pushed, PushOut, PushTo, Souls


def nodes(table) -> set[int]:
    """Where the one pushed may go."""
    return {option.node for option in table.offered(PushTo)}


def strong(souls: Souls) -> None:
    """The first hero can bear whatever there is."""
    souls.heroes[0].tiers = [3] * 4


def block(table) -> None:
    """Block, and use neither luck nor heroics."""
    table.keep()
    while table.asks() == "ask-defend":
        table.act(Block())
        table.keep()


# -- foes that are pushed ----------------------------------------------------------------------------------


def thrown(foes, at=(2, 2), option=0, **more):
    """A hero with the spell Force in hand, about to use it on the first foe."""
    table = arena(["herald"], at=[at], foes=foes, hands=[["force.1"]], change=strong, **more)
    table.act(Attack("force.1", option, 0, False))
    return table


@rule("DS-PUSH-04", "DS-RULING-12", "DS-DECISION-35")
def test_a_foe_is_pushed_to_any_node_farther_and_to_no_other():
    table = thrown([("sentinel", (0, 0))], at=(2, 2))
    assert table.asks() == "ask-act", "in the corner it stays"
    assert table.lair_of(0) == (0, 0)
    table = thrown([("sentinel", (2, 2))], at=(2, 4))
    assert table.asks() == "ask-push-foe"
    assert nodes(table) == {node_at(0, 2), node_at(4, 2), node_at(1, 1), node_at(3, 1), node_at(2, 0)}
    table.act(PushTo(node_at(2, 0)))
    assert table.lair_of(0) == (2, 0)
    assert [(pushed.who, pushed.foe, pushed.node) for pushed in table.told(Pushed)] == [(-1, 0, node_at(2, 0))]


@rule("DS-RULING-11", "DS-PUSH-04")
def test_a_foe_is_pushed_onto_no_terrain():
    table = thrown([("sentinel", (2, 2))], at=(2, 4), terrain={(2, 0): "chest", (1, 1): "broken", (0, 2): "barrel"})
    assert nodes(table) == {node_at(1, 1), node_at(3, 1), node_at(4, 2)}


@rule("DS-RULING-150", "DS-RULING-12")
def test_two_push_icons_are_two_pushes_each_farther():
    table = thrown([("sentinel", (2, 4))], at=(2, 4), option=1)
    table.act(PushTo(node_at(2, 2)))
    assert nodes(table) == {node_at(0, 2), node_at(4, 2), node_at(1, 1), node_at(3, 1), node_at(2, 0)}
    table.act(PushTo(node_at(1, 1)))
    assert table.lair_of(0) == (1, 1)
    assert table.asks() == "ask-act"


@rule("DS-NODE-15", "DS-RULING-09", "DS-DECISION-36")
def test_a_foe_pushed_onto_a_full_node_pushes_one_of_those_there():
    crowd = [("hollow_soldier", (2, 0)), ("crossbow_hollow", (2, 0)), ("large_hollow_soldier", (2, 0))]
    table = thrown([("sentinel", (2, 2)), *crowd], at=(2, 4))
    table.act(PushTo(node_at(2, 0)))
    assert table.asks() == "ask-push-out"
    assert table.offered(PushOut) == [PushOut(-1, 1), PushOut(-1, 2), PushOut(-1, 3)]
    table.act(PushOut(-1, 2))
    assert table.asks() == "ask-push-foe"
    table.act(PushTo(node_at(0, 0)))
    assert (table.lair_of(0), table.lair_of(2)) == ((2, 0), (0, 0))
    assert table.asks() == "ask-act"


@rule("DS-NODE-15", "DS-DECISION-36")
def test_among_those_who_make_room_for_it_may_be_any_hero():
    table = arena(
        ["knight", "herald"],
        at=[(2, 0), (2, 4)],
        foes=[("sentinel", (2, 2)), ("hollow_soldier", (2, 0)), ("hollow_soldier", (2, 0))],
        hands=[[], ["force.1"]],
        turn=1,
    )
    table.hero(1).tiers = [3] * 4
    table.act(Attack("force.1", 0, 0, False))
    table.act(PushTo(node_at(2, 0)))
    assert table.offered(PushOut) == [PushOut(0, -1), PushOut(-1, 1), PushOut(-1, 2)]


@rule("DS-NODE-14")
def test_three_on_a_node_are_no_crowd():
    table = thrown([("sentinel", (2, 2)), ("hollow_soldier", (2, 0)), ("hollow_soldier", (2, 0))], at=(2, 4))
    table.act(PushTo(node_at(2, 0)))
    assert table.asks() == "ask-act"


@rule("DS-PUSH-02", "DS-RULING-14")
def test_a_boss_has_nowhere_to_be_pushed_whichever_way_it_looks():
    for facing in ("n", "s"):
        table = lair("gargoyle", ["knight"], at=[(2, 4)], place=(2, 2), facing=facing, first="hero")
        assert foe_pushed_to(table.souls, table.foe(0), node_at(2, 4)) == []


# -- heroes hit by a push icon -----------------------------------------------------------------------------


@rule("DS-PUSH-04", "DS-RULING-12", "DS-RULING-13")
@pytest.mark.parametrize(
    ("hero", "farther"),
    [((2, 2), {(0, 2), (4, 2), (1, 3), (3, 3), (2, 4)}), ((1, 1), {(0, 2), (1, 3)}), ((2, 4), None)],
)
def test_a_boss_in_reach_sends_one_farther_from_itself(hero, farther):
    """The Titanite Demon does not move with Grab Smash: its blow pushes whoever is within one node."""
    table = lair("titanite_demon", ["knight"], at=[hero], place=(2, 0), deck=["titanite_demon_grab_smash"])
    block(table)
    if farther is None:
        assert table.told(Pushed) == []
        return
    assert nodes(table) == {node_at(*node) for node in farther}


@rule("DS-RULING-14", "DS-ARC-07")
def test_hit_on_a_bosss_node_one_leaves_by_ones_arc():
    table = lair(
        "titanite_demon",
        ["knight", "assassin"],
        at=[(2, 2), (4, 4)],
        place=(2, 2),
        facing="n",
        beside={0: "e"},
        deck=["titanite_demon_grab_smash"],
    )
    assert table.foe(0).facing == COMPASS["e"]
    block(table)
    assert nodes(table) == {node_at(4, 2), node_at(3, 1), node_at(3, 3)}


@rule("DS-RULING-153")
def test_behind_a_greatshield_one_stands_against_attacks_that_push():
    def hold(cards):
        table = arena(
            ["knight"],
            at=[(2, 2)],
            foes=[("silver_knight_swordsman", (2, 2))],
            hands=[cards],
            first="foes",
            change=strong,
        )
        block(table)
        return table

    assert hold(["black_iron_greatshield.1"]).asks() == "ask-act"
    assert hold(["long_sword.1"]).offered(PushTo)
    assert hold(["long_sword.1", "", "black_iron_greatshield.1"]).offered(PushTo), "behind it, not in hand"


@rule("DS-RULING-153", "DS-PUSH-06")
def test_but_not_against_one_that_pushes_its_way():
    table = arena(
        ["knight"],
        at=[(2, 2)],
        foes=[("sentinel", (2, 2))],
        hands=[["black_iron_greatshield.1"]],
        first="foes",
        change=strong,
    )
    assert table.asks() == "ask-push-to"


# -- heroes in the way -------------------------------------------------------------------------------------


@rule("DS-PUSH-06", "DS-DECISION-47", "DS-DECISION-59", "DS-PUSH-05")
def test_all_in_the_way_are_pushed_each_where_its_owner_says():
    party = ["knight", "assassin", "herald"]
    table = arena(party, at=[(2, 2), (4, 4), (2, 2)], foes=[("sentinel", (2, 2))], first="foes", aggro=2)
    assert (table.asks(), table.decision.seats, table.decision.count) == ("ask-push-to", [0], 0)
    assert len(nodes(table)) == 8
    table.act(PushTo(node_at(2, 0)))
    assert table.decision.seats == [2]
    table.act(PushTo(node_at(2, 4)))
    assert [(pushed.who, pushed.node) for pushed in table.told(Pushed)][:2] == [(0, node_at(2, 0)), (2, node_at(2, 4))]
    assert (table.where(0), table.where(1)) == ((2, 0), (4, 4))


@rule("DS-ARC-08", "DS-RULING-73")
@pytest.mark.parametrize(
    ("size", "boss", "facing", "place", "there"),
    [
        (ROOM, (2, 0), "n", "n", {(0, 0), (4, 0)}),
        (ROOM, (2, 4), "n", "s", {(0, 4), (4, 4)}),
        (ROOM, (0, 2), "n", "w", {(0, 0), (0, 4)}),
        (ROOM, (4, 2), "n", "e", {(4, 0), (4, 4)}),
        (ROOM, (0, 0), "nw", "nw", {(2, 0), (0, 2)}),
        (ROOM, (4, 4), "nw", "se", {(2, 4), (4, 2)}),
        (ROOM, (4, 0), "n", "n", {(2, 0), (4, 2)}),
        (ROOM, (4, 0), "n", "e", {(2, 0), (4, 2)}),
        (ROOM, (0, 0), "n", "n", {(2, 0), (0, 2)}),
        (ROOM, (0, 0), "n", "w", {(2, 0), (0, 2)}),
        (ROOM, (0, 4), "n", "s", {(2, 4), (0, 2)}),
        (ROOM, (0, 4), "n", "w", {(2, 4), (0, 2)}),
        (ROOM, (4, 4), "n", "s", {(2, 4), (4, 2)}),
        (ROOM, (4, 4), "n", "e", {(2, 4), (4, 2)}),
        (HALL, (0, -6), "n", "w", {(2, -6), (0, -4)}),
        (HALL, (4, 4), "n", "e", {(2, 4), (4, 2)}),
        (HALL, (2, 0), "n", "n", {(2, -2), (1, -1), (3, -1)}),
        (HALL, (2, -6), "n", "n", {(0, -6), (4, -6)}),
        (HALL, (0, -2), "n", "w", {(0, 0), (0, -4)}),
        (HALL, (4, -2), "s", "e", {(4, 0), (4, -4)}),
        (HALL, (2, 4), "s", "s", {(0, 4), (4, 4)}),
    ],
)
def test_along_the_wall_that_closes_the_own_arc_and_in_a_corner_along_both(size, boss, facing, place, there):
    found = ways_out(size, node_at(*boss), COMPASS[facing], COMPASS[place])
    assert set(found) == {node_at(*node) for node in there}


@rule("DS-RULING-73", "DS-RULING-13")
def test_with_the_wall_blocked_too_one_stays():
    def blocked(places: list[tuple[int, int]]) -> list[bool]:
        return [node in [node_at(*place) for place in places] for node in range(ROOM)]

    foe = Foe(0, "gargoyle", node_at(2, 4), 0, [], COMPASS["s"], False, "")
    here = node_at(2, 4)

    def ways(closed: list[bool], how: str = "move") -> list[int]:
        return push_nodes(ROOM, closed, here, COMPASS["s"], foe, here, how)

    assert set(ways([])) == {node_at(0, 4), node_at(4, 4)}
    assert ways(blocked([(0, 4)])) == [node_at(4, 4)]
    assert ways(blocked([(0, 4), (4, 4)])) == []
    assert set(ways(blocked([(0, 4), (4, 4)]), "leap")) == {node_at(2, 2), node_at(1, 3), node_at(3, 3)}


@rule("DS-ARC-08")
def test_the_wall_counts_only_where_the_own_arc_holds_no_node():
    foe = Foe(0, "gargoyle", node_at(2, 4), 0, [], COMPASS["s"], False, "")
    found = push_nodes(ROOM, [], foe.node, COMPASS["e"], foe, foe.node, "move")
    assert set(found) == {node_at(4, 4), node_at(3, 3)}
    found = push_nodes(ROOM, [], foe.node, COMPASS["n"], foe, foe.node, "move")
    assert set(found) == {node_at(2, 2), node_at(1, 3), node_at(3, 3)}


@rule("DS-RULING-13", "DS-ARC-08")
def test_an_attack_sends_one_along_the_wall_even_if_that_is_no_farther():
    """Beside a boss at the south wall, struck by another from the corner: a node of the arc must be farther."""
    foe = Foe(0, "smough", node_at(2, 4), 0, [], COMPASS["s"], False, "")
    corner = node_at(0, 4)
    assert set(push_nodes(HALL, [], foe.node, COMPASS["s"], foe, corner, "attack")) == {corner, node_at(4, 4)}
    assert push_nodes(HALL, [], foe.node, COMPASS["w"], foe, corner, "attack") == []
    assert set(push_nodes(HALL, [], foe.node, COMPASS["e"], foe, corner, "attack")) == {node_at(4, 4), node_at(3, 3)}


@rule("DS-ARC-08", "DS-RULING-09")
def test_what_stands_in_the_arc_is_no_wall():
    """With a node of one's own arc barred by anything else one does not go along the wall instead."""
    foe = Foe(0, "gargoyle", node_at(2, 4), 0, [], COMPASS["n"], False, "")
    shut = [node in (node_at(4, 4), node_at(3, 3)) for node in range(ROOM)]
    assert push_nodes(ROOM, shut, foe.node, COMPASS["e"], foe, foe.node, "move") == []


@rule("DS-EATK-04", "DS-BMOVE-12", "DS-EMOVE-11")
@pytest.mark.parametrize(
    ("card", "icon", "how"),
    [
        ("silver_knight_swordsman", 1, "attack"),
        ("large_hollow_soldier", 0, "move"),
        ("smough_bonzai_drop", 0, "leap"),
        ("smough_trampling_charge", 0, "move"),
        ("hollow_soldier", 1, ""),
    ],
)
def test_who_was_hit_is_pushed_as_the_icon_says_and_who_was_not_stays(card, icon, how):
    """By an attack farther away, by a leap in no arc, by one that moves out of its way."""
    table = arena(["knight", "assassin", "herald"], first="hero")
    before = len(table.souls.agenda)
    push_the_hit(table.souls, 0, BEHAVIOURS[card].icons[icon], [2, 0])
    queued = table.souls.agenda[before:]
    assert queued == ([PushAway(0, how, [0, 2])] if how else [])
    push_the_hit(table.souls, 0, BEHAVIOURS[card].icons[icon], [])
    assert table.souls.agenda[before:] == queued


@rule("DS-BMOVE-12", "DS-RULING-84")
def test_who_has_no_place_beside_a_boss_is_pushed_any_way():
    foe = Foe(0, "gargoyle", node_at(2, 4), 0, [], COMPASS["s"], False, "")
    every = {node_at(0, 4), node_at(4, 4), node_at(1, 3), node_at(3, 3), node_at(2, 2)}
    assert set(push_nodes(ROOM, [], foe.node, -1, foe, foe.node, "move")) == every
    assert set(push_nodes(ROOM, [], foe.node, -1, None, node_at(2, 2), "move")) == every, "nearer to it, too"
    assert set(push_nodes(ROOM, [], foe.node, -1, None, node_at(2, 2), "attack")) == {node_at(0, 4), node_at(4, 4)}
    assert set(push_nodes(ROOM, [], foe.node, COMPASS["s"], None, foe.node, "move")) == every
    assert set(push_nodes(ROOM, [], foe.node, COMPASS["s"], foe, foe.node, "leap")) == every
