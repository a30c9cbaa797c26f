"""Nodes, range, crowded nodes and pushes (DS-NODE, DS-PUSH)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.rules.gear import TILE_FACES
from undercroft.games.dark_souls.rules.nodes import HALL, ROOM, XY, apart, near, node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    Broke,
    Choose,
    Dodge,
    Fell,
    Missed,
    Pushed,
    PushOut,
    PushTo,
    Regained,
    Sprang,
    Struck,
    Suffer,
    Walk,
)

MIDDLE = node_at(2, 2)


def places(nodes) -> set[tuple[int, int]]:
    """Nodes as coordinates."""
    return {XY[node] for node in nodes}


# -- the floor ---------------------------------------------------------------------------------------------


@rule("DS-NODE-09", "DS-NODE-10", "DS-RULING-01", "DS-EXAMPLE-03")
def test_adjacent_is_the_next_node_in_each_of_eight_directions():
    around = {(0, 2), (4, 2), (2, 0), (2, 4), (1, 1), (3, 1), (1, 3), (3, 3)}
    assert places(near(ROOM, MIDDLE)) == around
    assert places(near(ROOM, node_at(0, 0))) == {(2, 0), (0, 2), (1, 1)}


@rule("DS-NODE-02", "DS-NODE-03", "DS-NODE-05", "DS-NODE-06", "DS-RULING-01")
def test_a_tile_has_two_spawn_nodes_two_terrain_nodes_and_nine_basic_ones():
    for face in TILE_FACES.values():
        special = {face.first_spawn, face.second_spawn, face.first_terrain, face.second_terrain}
        assert len(special) == 4
        assert special | set(face.basic) == set(range(ROOM))


@rule("DS-NODE-04", "DS-RULING-02")
def test_entry_nodes_are_the_basic_ones_along_the_wall_and_there_are_always_two():
    face = TILE_FACES["tile_4b"]
    assert places(face.entries("south")) == {(0, 4), (2, 4), (4, 4)}
    for one in TILE_FACES.values():
        for door in one.doors:
            assert len(one.entries(door)) >= 2
            assert set(one.entries(door)) <= set(one.basic)


@rule("DS-NODE-07", "DS-BSTART-03")
def test_the_hall_of_a_main_boss_has_fifteen_nodes_more():
    assert len(XY) == HALL == ROOM + 15
    assert apart(HALL, node_at(2, 4), node_at(2, -6)) == 5


@rule("DS-NODE-11", "DS-NODE-12", "DS-RULING-03")
@pytest.mark.parametrize(
    ("one", "other", "steps"), [((2, 2), (2, 2), 0), ((2, 2), (3, 3), 1), ((0, 0), (4, 4), 4), ((0, 0), (4, 0), 2)]
)
def test_range_is_the_shortest_way_in_steps(one, other, steps):
    assert apart(ROOM, node_at(*one), node_at(*other)) == steps


@rule("DS-RULING-04", "DS-RULING-05")
def test_terrain_does_not_shorten_anybodys_reach():
    table = arena(
        ["herald"], at=[(2, 4)], foes=[("sentinel", (2, 2))], hands=[["spear.1"]], terrain={(1, 3): "gravestone"}
    )
    assert table.offers(Attack("spear.1", 0, 0, False))
    blocked = arena(
        ["knight"], at=[(2, 4)], foes=[("crossbow_hollow", (2, 0))], terrain={(2, 2): "gravestone"}, first="foes"
    )
    assert blocked.asks() == "ask-defend"


@rule("DS-NODE-13")
def test_some_reach_the_whole_room():
    table = arena(["knight"], at=[(4, 4)], foes=[("silver_knight_greatbowman", (0, 0))], first="foes")
    assert table.asks() == "ask-defend"


@rule("DS-NODE-08")
def test_everyone_stands_on_exactly_one_node():
    table = arena(at=[(2, 4), (4, 4)])
    assert [table.where(who) for who in (0, 1)] == [(2, 4), (4, 4)]
    table.act(Walk(MIDDLE))
    assert table.where(0) == (2, 2)


# -- crowded nodes -----------------------------------------------------------------------------------------

TRIO = [("hollow_soldier", (2, 2)), ("crossbow_hollow", (2, 2)), ("sentinel", (2, 2))]


@rule("DS-NODE-14", "DS-NODE-15", "DS-RULING-07", "DS-RULING-08", "DS-RULING-55", "DS-RULING-56", "DS-DECISION-36")
def test_a_fourth_model_pushes_one_of_the_three():
    table = arena(["knight"], at=[(2, 4)], foes=TRIO)
    assert table.offers(Walk(MIDDLE))
    table.act(Walk(MIDDLE))
    assert (table.asks(), table.decision.seats) == ("ask-push-out", [0])
    assert {option.foe for option in table.offered(PushOut)} == {0, 1, 2}
    table.act(PushOut(-1, 1))
    assert table.asks() == "ask-push-foe"
    assert places(option.node for option in table.offered(PushTo)) == places(near(ROOM, MIDDLE))
    table.act(PushTo(node_at(0, 2)))
    assert table.lair_of(1) == (0, 2)
    assert table.hero(0).black == 0


@rule("DS-RULING-08", "DS-RULING-21")
def test_an_enemy_that_is_the_fourth_pushes_before_it_strikes():
    """The Aggro holder's player says who; a hero goes where their own player says, and is not there for the blow."""
    table = arena(
        ["knight", "assassin", "herald"],
        at=[(2, 2), (2, 2), (2, 2)],
        foes=[("hollow_soldier", (2, 0))],
        aggro=1,
        first="foes",
    )
    assert (table.asks(), table.decision.seats) == ("ask-push-out", [1])
    table.act(PushOut(2, -1))
    assert (table.asks(), table.decision.seats, table.decision.about) == ("ask-push-to", [2], 2)
    table.act(PushTo(node_at(4, 2)))
    assert table.where(2) == (4, 2)
    assert table.asks() == "ask-defend"


@rule("DS-RULING-09")
def test_a_push_into_a_full_node_pushes_on_and_never_back():
    full = [("hollow_soldier", (2, 2))] * 2 + [("sentinel", (2, 2))]
    more = [("crossbow_hollow", (2, 0)), ("sentinel", (2, 0)), ("hollow_soldier", (2, 0))]
    table = arena(["knight"], at=[(2, 4)], foes=full + more)
    table.act(Walk(MIDDLE))
    table.act(PushOut(-1, 0))
    table.act(PushTo(node_at(2, 0)))
    assert table.asks() == "ask-push-out"
    assert {option.foe for option in table.offered(PushOut)} == {3, 4, 5}
    table.act(PushOut(-1, 3))
    assert MIDDLE not in {option.node for option in table.offered(PushTo)}
    assert node_at(2, 0) not in {option.node for option in table.offered(PushTo)}


@rule("DS-RULING-09")
def test_with_nowhere_to_go_the_crowd_stays():
    around = dict.fromkeys(places(near(ROOM, node_at(0, 0))) - {(1, 1)}, "gravestone")
    table = arena(["knight"], at=[(1, 1)], foes=[("hollow_soldier", (0, 0))] * 3, terrain=around)
    table.act(Walk(node_at(0, 0)))
    assert table.where(0) == (0, 0)
    assert table.asks() in ("ask-push-out", "ask-act")


@rule("DS-RULING-10", "DS-NODE-16")
def test_a_boss_is_one_of_the_three_and_is_never_the_one_to_go():
    table = lair(
        "gargoyle",
        ["knight", "assassin", "herald"],
        at=[(2, 4), (2, 2), (2, 2)],
        place=(2, 2),
        beside={1: "n", 2: "e"},
        first="hero",
    )
    table.act(Walk(MIDDLE))
    assert table.asks() == "ask-push-out"
    assert {(option.who, option.foe) for option in table.offered(PushOut)} == {(1, -1), (2, -1)}


# -- pushes ------------------------------------------------------------------------------------------------


@rule("DS-PUSH-01", "DS-PUSH-04", "DS-PUSH-05", "DS-RULING-12", "DS-DECISION-47")
def test_a_push_sends_one_to_a_node_farther_from_the_attacker_for_nothing():
    table = lair("titanite_demon", ["knight"], at=[(2, 2)], place=(2, 0), deck=["titanite_demon_grab_smash"])
    table.act(Block())
    table.keep()
    assert table.offered(PushTo)
    for option in table.offered(PushTo):
        assert apart(ROOM, node_at(2, 0), option.node) > 1
    table.act(PushTo(node_at(2, 4)))
    assert table.hero(0).black == 0


@rule("DS-RULING-13")
def test_with_no_node_farther_one_stays():
    table = lair(
        "titanite_demon",
        ["knight"],
        at=[(0, 4)],
        place=(1, 3),
        deck=["titanite_demon_grab_smash"],
    )
    table.act(Block())
    table.keep()
    assert table.asks() == "ask-act"
    assert table.where(0) == (0, 4)


@rule("DS-RULING-14")
def test_on_the_attackers_own_node_every_node_is_farther():
    table = arena(["knight"], at=[(2, 2)], foes=[("silver_knight_swordsman", (2, 2))], first="foes")
    table.act(Block())
    table.keep()
    assert places(option.node for option in table.offered(PushTo)) == places(near(ROOM, MIDDLE))


@rule("DS-RULING-11", "DS-TERR-02", "DS-TERR-04", "DS-TERR-08")
@pytest.mark.parametrize("token", ["gravestone", "barrel", "chest"])
def test_nobody_is_pushed_onto_terrain(token):
    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))], terrain={(2, 4): token}, first="foes")
    assert (2, 4) not in places(option.node for option in table.offered(PushTo))


@rule("DS-RULING-11", "DS-TERR-06")
def test_but_onto_a_broken_barrel():
    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))], terrain={(2, 4): "broken"}, first="foes")
    assert (2, 4) in places(option.node for option in table.offered(PushTo))


@rule("DS-RULING-16")
def test_each_repetition_is_complete_in_itself():
    """The Outrider's triple slash: move, strike, three times; whom it reaches is looked at anew."""
    table = lair(
        "boreal_outrider_knight",
        ["knight"],
        at=[(2, 2)],
        place=(2, 0),
        deck=["boreal_outrider_knight_lunging_triple_slash"],
    )
    while table.asks() != "ask-act":
        table.hero(0).red = 0
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    told = [type(told.event).__name__ for told in table.session.events]
    assert [kind for kind in told if kind in ("FoeMoved", "Struck", "Missed")][::2] == ["FoeMoved"] * 3
    assert len(table.told(Struck)) + len(table.told(Missed)) == 3


@rule("DS-RULING-20", "DS-TRAP-02")
def test_a_pushed_hero_springs_traps():
    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))], traps={(1, 1): "trap_2_1"}, first="foes")
    table.act(PushTo(node_at(1, 1)))
    assert [sprang.trap for sprang in table.told(Sprang)] == ["trap_2_1"]
    assert table.asks() == "ask-trap"
    table.act(Suffer())
    assert table.hero(0).red >= 2


@rule("DS-RULING-20", "DS-END-08")
def test_a_pushed_hero_picks_up_souls():
    def lying(souls):
        souls.dropped, souls.dropped_tile, souls.dropped_node = 4, 0, node_at(1, 1)

    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))], first="foes", change=lying)
    table.act(PushTo(node_at(1, 1)))
    assert [found.souls for found in table.told(Regained)] == [4]
    assert table.souls.dropped == -1


@rule("DS-PUSH-02", "DS-PUSH-03")
def test_no_hero_ever_moves_a_boss():
    from undercroft.games.dark_souls.rules.pushing import push_foe

    table = lair("gargoyle", ["knight"], at=[(2, 2)], place=(2, 2), beside={0: "n"}, first="hero")
    assert list(push_foe(table.souls, table.foe(0), MIDDLE)) == []
    assert table.lair_of(0) == (2, 2)


@rule("DS-DECISION-35", "DS-PUSH-04")
def test_a_foe_hit_by_a_push_goes_where_the_active_player_says():
    weapon, option = pusher()
    table = arena(
        ["knight"],
        at=[(2, 2)],
        foes=[("sentinel", (2, 2))],
        hands=[[weapon]],
        change=lambda s: setattr(s.heroes[0], "tiers", [3] * 4),
    )
    table.act(Attack(weapon, option, 0, False))
    table.keep()
    assert (table.asks(), table.decision.seats) == ("ask-push-foe", [0])
    table.act(table.offered(PushTo)[0])
    assert table.told(Pushed)[0].foe == 0


def pusher() -> tuple[str, int]:
    """A card whose option pushes at range 0."""
    from undercroft.games.dark_souls.rules.gear import GEAR

    for card, gear in GEAR.items():
        for number, way in enumerate(gear.options):
            if way.push == 1 and gear.range >= 0 and not way.shaft:
                return card, number
    raise AssertionError("nothing pushes")


@rule("DS-DECISION-59")
def test_several_pushes_are_made_in_table_order():
    table = arena(["knight", "assassin"], at=[(2, 2), (2, 2)], foes=[("sentinel", (2, 2))], first="foes")
    assert table.decision.about == 0
    table.act(PushTo(node_at(0, 2)))
    assert table.decision.about == 1


@rule("DS-DECISION-46", "DS-RULING-15")
@pytest.mark.parametrize(("how", "asked"), [("table", "ask-defend"), ("asked", "ask-defender")])
def test_who_defends_first_is_the_table_order_or_asked(how, asked):
    table = arena(
        ["knight", "assassin"],
        at=[(2, 4), (2, 4)],
        foes=[("silver_knight_greatbowman", (0, 0))],
        first="foes",
        options={"defend_order": how},
    )
    assert table.asks() == asked
    if how == "asked":
        table.act(Choose("hero", 1))
        assert (table.asks(), table.decision.about) == ("ask-defend", 1)


@rule("DS-TERR-05", "DS-RULING-62")
def test_a_dodge_may_break_a_barrel_or_crowd_a_node():
    table = arena(
        ["knight"], at=[(2, 2)], foes=[("silver_knight_swordsman", (2, 2))], terrain={(2, 4): "barrel"}, first="foes"
    )
    table.act(Dodge(node_at(2, 4)))
    assert [broke.node for broke in table.told(Broke)] == [node_at(2, 4)]
    assert table.hero(0).black == 2
    crowd = [("silver_knight_swordsman", (2, 2)), *[("crossbow_hollow", (2, 4))] * 2, ("hollow_soldier", (2, 4))]
    full = arena(["knight"], at=[(2, 2)], foes=crowd, first="foes")
    full.act(Dodge(node_at(2, 4)))
    assert full.asks() == "ask-push-out"
    assert full.told(Fell) == []
