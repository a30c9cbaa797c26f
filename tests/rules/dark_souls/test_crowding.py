"""The limit of three models on a node: who makes room, where to, and when nobody can (DS-NODE-14, DS-NODE-15)."""

from __future__ import annotations

from rules.dark_souls.table import arena, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.rules.crowding import mover_seat
from undercroft.games.dark_souls.rules.nodes import ROOM, XY, near, node_at
from undercroft.games.dark_souls.state import Block, Pushed, PushOut, PushTo, Souls, Walk

PARTY = ["knight", "assassin", "herald", "warrior"]


def ways(table) -> set[tuple[int, int]]:
    """Where the one pushed out may go."""
    return {XY[option.node] for option in table.offered(PushTo)}


@rule("DS-RULING-09")
def test_with_every_way_shut_the_limit_is_exceeded_and_all_stay():
    shut = {(2, 0): "gravestone", (0, 2): "chest", (1, 1): "barrel"}
    table = arena(["knight"], at=[(1, 1)], foes=[("hollow_soldier", (0, 0))] * 3, terrain=shut)
    table.act(Walk(node_at(0, 0)))
    assert table.asks() == "ask-act"
    assert table.where(0) == (0, 0)
    assert [table.lair_of(id) for id in range(3)] == [(0, 0)] * 3


@rule("DS-RULING-09")
def test_nor_is_a_hero_asked_to_go_who_has_nowhere_to_go():
    shut = {(2, 0): "gravestone", (0, 2): "chest", (1, 1): "barrel"}
    table = arena(PARTY, at=[(1, 1), (0, 0), (0, 0), (0, 0)], terrain=shut, foes=[("sentinel", (4, 4))])
    table.act(Walk(node_at(0, 0)))
    assert table.asks() == "ask-act"
    assert [table.where(who) for who in range(4)] == [(0, 0)] * 4


@rule("DS-RULING-09", "DS-NODE-15")
def test_a_hero_pushed_into_a_full_node_pushes_one_on_and_nobody_goes_back():
    """The Warrior crowds the middle, the Knight gives way to a corner of three, one of whom must go on."""
    table = arena(
        PARTY,
        at=[(2, 2), (2, 2), (2, 2), (2, 4)],
        foes=[("sentinel", (1, 1)), ("hollow_soldier", (1, 1)), ("crossbow_hollow", (1, 1))],
        turn=3,
    )
    table.act(Walk(node_at(2, 2)))
    assert (table.asks(), table.decision.seats) == ("ask-push-out", [3])
    assert table.offered(PushOut) == [PushOut(0, -1), PushOut(1, -1), PushOut(2, -1)], "not the one who came"
    table.act(PushOut(0, -1))
    assert (table.asks(), table.decision.seats) == ("ask-push-to", [0])
    assert ways(table) == {XY[node] for node in near(ROOM, node_at(2, 2))}
    table.act(PushTo(node_at(1, 1)))
    assert (table.asks(), table.decision.seats) == ("ask-push-out", [3])
    assert table.offered(PushOut) == [PushOut(-1, 0), PushOut(-1, 1), PushOut(-1, 2)], "not the one just pushed"
    table.act(PushOut(-1, 1))
    assert ways(table) == {XY[node] for node in near(ROOM, node_at(1, 1))} - {(2, 2)}
    table.act(PushTo(node_at(0, 0)))
    assert table.asks() == "ask-act"
    assert (table.where(0), table.lair_of(1)) == ((1, 1), (0, 0))
    assert [(pushed.who, pushed.foe) for pushed in table.told(Pushed)] == [(0, -1), (-1, 1)]


@rule("DS-RULING-09", "DS-NODE-15")
def test_a_foe_pushed_among_heroes_pushes_one_of_them_on_who_does_not_come_back():
    table = arena(
        PARTY,
        at=[(1, 1), (1, 1), (1, 1), (2, 4)],
        foes=[("sentinel", (2, 2)), ("hollow_soldier", (2, 2)), ("crossbow_hollow", (2, 2))],
        turn=3,
    )
    table.act(Walk(node_at(2, 2)))
    table.act(PushOut(-1, 0))
    table.act(PushTo(node_at(1, 1)))
    assert (table.asks(), table.decision.seats) == ("ask-push-out", [3])
    assert table.offered(PushOut) == [PushOut(0, -1), PushOut(1, -1), PushOut(2, -1)]
    table.act(PushOut(0, -1))
    assert ways(table) == {XY[node] for node in near(ROOM, node_at(1, 1))} - {(2, 2)}
    table.act(PushTo(node_at(0, 0)))
    assert (table.asks(), table.where(0), table.lair_of(0)) == ("ask-act", (0, 0), (1, 1))


@rule("DS-NODE-14", "DS-RULING-09")
def test_where_the_limit_was_exceeded_whoever_comes_makes_two_go():
    table = arena(PARTY, at=[(2, 2), (2, 2), (2, 2), (2, 4)], foes=[("sentinel", (2, 2))], turn=3)
    table.act(Walk(node_at(2, 2)))
    for who in (0, 1):
        assert table.asks() == "ask-push-out"
        table.act(PushOut(who, -1))
        table.act(PushTo(node_at(0, 2)))
    assert table.asks() == "ask-act"


@rule("DS-NODE-14", "DS-NODE-15")
def test_the_fourth_crowds_a_node_and_the_third_does_not():
    three = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 2))] * 2)
    three.act(Walk(node_at(2, 2)))
    assert three.asks() == "ask-act"
    four = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 2))] * 2 + [("crossbow_hollow", (2, 2))])
    four.act(Walk(node_at(2, 2)))
    assert four.asks() == "ask-push-out"


@rule("DS-RULING-21", "DS-DECISION-36")
def test_the_active_player_decides_and_in_the_enemies_turn_the_aggro_holders():
    own = arena(PARTY, at=[(2, 4)] * 4, turn=2)
    own.souls.battle.aggro = 1
    assert mover_seat(own.souls) == 2
    theirs = arena(PARTY, at=[(2, 4)] * 4, foes=[("hollow_soldier", (2, 4))], aggro=3, first="foes")
    assert mover_seat(theirs.souls) == 3


@rule("DS-RULING-08", "DS-NODE-15")
def test_a_foe_that_is_the_fourth_is_not_the_one_to_go():
    table = arena(
        ["knight"],
        at=[(2, 2)],
        foes=[("hollow_soldier", (2, 0)), ("crossbow_hollow", (2, 2)), ("crossbow_hollow", (2, 2))],
        first="foes",
    )
    assert table.asks() == "ask-push-out"
    assert table.offered(PushOut) == [PushOut(0, -1), PushOut(-1, 1), PushOut(-1, 2)]
    table.act(PushOut(-1, 2))
    table.act(PushTo(node_at(4, 4)) if table.offers(PushTo(node_at(4, 4))) else table.offered(PushTo)[0])
    assert table.asks() == "ask-defend", "it strikes once there is room"


@rule("DS-RULING-10")
def test_a_boss_is_never_the_one_to_go_whichever_way_it_looks():
    for facing in ("n", "s"):
        table = lair(
            "gargoyle",
            PARTY[:3],
            at=[(2, 4), (2, 2), (2, 2)],
            place=(2, 2),
            facing=facing,
            beside={1: "n", 2: "e"},
            first="hero",
        )
        table.act(Walk(node_at(2, 2)))
        assert table.offered(PushOut) == [PushOut(1, -1), PushOut(2, -1)]


@rule("DS-ARC-07", "DS-RULING-10")
def test_beside_a_boss_one_gives_way_within_the_own_arc():
    table = lair(
        "gargoyle",
        ["knight", "assassin", "herald"],
        at=[(2, 4), (2, 2), (2, 2)],
        place=(2, 2),
        beside={1: "n", 2: "e"},
        first="hero",
    )
    table.act(Walk(node_at(2, 2)))
    table.act(PushOut(2, -1))
    assert ways(table) == {(4, 2), (3, 1), (3, 3)}
    table.act(PushTo(node_at(3, 1)))
    assert (table.where(2), table.hero(2).place) == ((3, 1), -1)
    assert table.asks() == "ask-act"


# -- beside a boss at the wall -----------------------------------------------------------------------------


def at_the_wall(beside: dict[int, str], place: tuple[int, int] = (2, 0)):
    """A boss on its start node facing south; the Knight walks in from the south on two who stand beside it."""
    north = (place[0], place[1] + 2)
    table = lair("gargoyle", PARTY[:3], at=[north, place, place], place=place, beside=beside, first="hero")
    table.act(Walk(node_at(*place)))
    assert table.asks() == "ask-push-out"
    return table


@rule("DS-NODE-14", "DS-NODE-15", "DS-ARC-08", "DS-RULING-08")
def test_with_both_behind_a_boss_at_the_wall_one_goes_along_it():
    table = at_the_wall({1: "n", 2: "n"})
    assert table.offered(PushOut) == [PushOut(1, -1), PushOut(2, -1)]
    table.act(PushOut(2, -1))
    assert (table.asks(), table.decision.seats) == ("ask-push-to", [2])
    assert ways(table) == {(0, 0), (4, 0)}
    table.act(PushTo(node_at(4, 0)))
    assert [table.where(who) for who in range(3)] == [(2, 0), (2, 0), (4, 0)]
    assert table.asks() == "ask-act", "three are left"


@rule("DS-NODE-15", "DS-ARC-08", "DS-DECISION-36")
def test_with_one_at_the_wall_and_one_in_the_open_either_may_go():
    table = at_the_wall({1: "n", 2: "w"})
    assert table.offered(PushOut) == [PushOut(1, -1), PushOut(2, -1)]
    table.act(PushOut(2, -1))
    assert ways(table) == {(0, 0), (1, 1)}, "in the open one stays in the own arc"


@rule("DS-NODE-15", "DS-RULING-73")
def test_out_of_a_corner_one_goes_along_either_wall():
    table = at_the_wall({1: "n", 2: "e"}, place=(4, 0))
    table.act(PushOut(1, -1))
    assert ways(table) == {(2, 0), (4, 2)}


@rule("DS-RULING-08", "DS-ARC-08", "DS-BMOVE-05")
def test_a_charge_onto_three_at_the_wall_strikes_the_two_that_are_left():
    """Smough comes south upon three heroes at the south wall: one makes room along it before his blow falls."""

    def alone(souls: Souls) -> None:
        souls.foes = [foe for foe in souls.foes if foe.kind == "smough"]
        souls.foes[0].node = node_at(2, 2)

    deck = ["smough_trampling_charge"]
    table = lair("ornstein_and_smough", PARTY[:3], at=[(2, 4)] * 3, deck=deck, change=alone)
    assert table.asks() == "ask-push-out"
    assert table.offered(PushOut) == [PushOut(0, -1), PushOut(1, -1), PushOut(2, -1)]
    table.act(PushOut(1, -1))
    assert ways(table) == {(0, 4), (4, 4)}
    table.act(PushTo(node_at(0, 4)))
    struck = []
    while table.asks() in ("ask-defend", "ask-luck", "ask-stand-fast"):
        if table.asks() == "ask-defend":
            struck.append(table.decision.about)
        table.act(Block() if table.asks() == "ask-defend" else DONE)
    assert struck == [0, 2]
