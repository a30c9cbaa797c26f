"""Moving: move actions, fatigue, through whom, diagonally, interrupted (D2-MOVE, D2-FATMOVE, D2-CORE-19 to 27)."""

from __future__ import annotations

from rules.descent.table import (
    activation,
    ally,
    card,
    hero,
    monster,
    of_box,
    sheet,
    skill,
    turn,
)
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent import state
from undercroft.games.descent.state import MOVE_ACTION, Go, LeaveMap, MoveAction, PickSpace, Spring, UseCard

# -- points ----------------------------------------------------------------------------------------------


@rule("D2-MOVE-01", "D2-MOVE-02", "D2-MOVE-03")
def test_a_move_action_is_speed_in_points_one_for_a_space_straight_or_diagonal() -> None:
    drawn = """
        A . . . . .
        . . . . . .
        . . . . . .
    """
    table = turn(drawn, heroes={"A": hero(sheet(speed=2), fatigue=4)})
    table.act(MOVE_ACTION)
    assert table.turn.points == 2
    assert set(table.walks()) == {(x, y) for x in range(3) for y in range(3)} - {(0, 0)}
    table.walk((2, 2))
    assert table.turn.points == 0
    assert table.is_on("A", (2, 2))


@rule("D2-CORE-20")
def test_two_move_actions_are_one_pool() -> None:
    table = turn("A . . . . . . . .", heroes={"A": hero(fatigue=4)})
    table.act(MOVE_ACTION)
    table.act(MOVE_ACTION)
    assert table.turn.points == 8
    table.walk((8, 0))
    assert table.turn.points == 0


@rule("D2-FATMOVE-01", "D2-FATMOVE-02", "D2-CORE-27", "D2-DP-28")
def test_fatigue_buys_points_without_an_action() -> None:
    table = turn("A . . . . . .")
    assert table.walks() == {(1, 0): 1, (2, 0): 2, (3, 0): 3, (4, 0): 4}
    table.walk((3, 0))
    assert (table.hero("A").fatigue, table.turn.actions) == (3, 2)
    assert table.offers(MOVE_ACTION)
    assert table.walks() == {(2, 0): 1, (4, 0): 1}


@rule("D2-FATMOVE-01")
def test_fatigue_lengthens_a_move_action() -> None:
    table = turn("A . . . . . .", heroes={"A": hero(sheet(speed=2))})
    table.act(MOVE_ACTION)
    assert table.walks() == {(1, 0): 0, (2, 0): 0, (3, 0): 1, (4, 0): 2, (5, 0): 3, (6, 0): 4}
    table.walk((4, 0))
    assert (table.hero("A").fatigue, table.turn.points) == (2, 0)


@rule("D2-FATMOVE-03", "D2-ALLY-02")
def test_allies_do_not_move_by_fatigue() -> None:
    table = turn("F . . A", of="F", others={"F": ally()})
    assert table.walks() == {}
    table.act(MOVE_ACTION)
    assert set(table.walks()) == {(1, 0), (2, 0)}


@rule("D2-FATMOVE-04")
def test_who_lies_there_does_not_move() -> None:
    table = turn("A . .", heroes={"A": hero(knocked_out=True, damage=10, fatigue=0)})
    assert not table.offered(Go)
    assert not table.offered(MoveAction)


@rule("D2-FATMOVE-05", "D2-FAT-01")
def test_nobody_moves_by_fatigue_beyond_stamina() -> None:
    table = turn("A . . . . .", heroes={"A": hero(fatigue=3)})
    assert table.walks() == {(1, 0): 1}
    table.walk((1, 0))
    assert table.walks() == {}


# -- through whom ----------------------------------------------------------------------------------------


@rule("D2-MOVE-08", "D2-RULING-01")
def test_nobody_passes_anybody_by_the_aid() -> None:
    assert turn("A B .").walks() == {}
    assert turn("A M .").walks() == {}
    assert turn("A F .", others={"F": ally()}).walks() == {}
    monsters = activation("M N . A")
    monsters.act(MOVE_ACTION)
    assert monsters.walks() == {}


@rule("D2-RULING-01", "D2-CORE-21", "D2-CORE-23", "D2-MOVE-04")
def test_friends_let_friends_pass_by_the_rulebook_and_nobody_stops_there() -> None:
    table = turn("A B .", profile="rulebook")
    assert table.walks() == {(2, 0): 2}
    assert turn("A M .", profile="rulebook").walks() == {}
    assert turn("A B .", pass_friends="yes").walks() == {(2, 0): 2}
    monsters = activation("M N . A", profile="rulebook")
    monsters.act(MOVE_ACTION)
    assert set(monsters.walks()) == {(2, 0)}


@rule("D2-MOVE-04", "D2-CORE-19")
def test_movement_ends_in_an_empty_space() -> None:
    drawn = """
        A B .
        M # .
        . . .
    """
    table = turn(drawn, heroes={"A": hero(), "B": hero()}, profile="rulebook")
    table.act(MOVE_ACTION)
    assert table.can_walk("B", "M", (1, 1)) == [False, False, False]
    assert table.can_walk((2, 0), (2, 1), (2, 2)) == [True, True, True]


@rule("D2-MOVE-05", "D2-CORE-88")
def test_the_token_of_a_hero_who_lies_there_leaves_the_space_empty() -> None:
    down = hero(knocked_out=True, damage=10)
    table = turn("A B .", heroes={"A": hero(), "B": down})
    assert table.walks() == {(1, 0): 1, (2, 0): 2}
    table.walk("B")
    assert table.is_on("A", "B")
    assert table.is_on("B", "B")
    monsters = activation("M B A", heroes={"A": hero(), "B": down})
    monsters.act(MOVE_ACTION)
    assert monsters.can_walk("B") == [True], "any figure may end its movement there"


@rule("D2-MOVE-09", "D2-TER-OBST-01")
def test_nobody_passes_an_obstacle() -> None:
    assert turn("A # .").walks() == {}


@rule("D2-MOVE-10", "D2-RULING-02")
def test_a_diagonal_between_two_enemies_is_closed_and_one_flank_is_harmless() -> None:
    squeeze = """
        A M
        N .
    """
    assert turn(squeeze).can_walk((1, 1)) == [False]
    assert turn(squeeze, diagonal_between_enemies="allowed").can_walk((1, 1)) == [True]
    beside = """
        A M
        # .
    """
    assert turn(beside).can_walk((1, 1)) == [True]
    friends = """
        A B
        C .
    """
    assert turn(friends).can_walk((1, 1)) == [True], "friends hold nobody back"
    monsters = activation("M A\nB .")
    monsters.act(MOVE_ACTION)
    assert monsters.can_walk((1, 1)) == [False], "heroes are the enemies of monsters"


@rule("D2-MOVE-10", "D2-RULING-02")
def test_one_large_enemy_on_both_flanks_is_enough() -> None:
    drawn = """
        _ . M M
        . A M M
        . M M .
    """
    for base, closed in (([(2, 0), (2, 1)], False), ([(2, 1), (1, 2)], True)):
        table = turn(drawn, heroes={"A": hero(fatigue=3)}, monsters={"M": monster(at=base)})
        assert table.can_walk((2, 2)) == [not closed]


@rule("D2-RULING-04", "D2-CORE-22")
def test_obstacles_and_corners_of_the_board_stop_no_diagonal() -> None:
    assert turn("A #\n# .").walks() == {(1, 1): 1}
    assert turn("A _\n. .").walks()[1, 1] == 1


# -- stopping and going on -------------------------------------------------------------------------------


@rule("D2-MOVE-11", "D2-DP-27", "D2-CORE-23")
def test_movement_is_interrupted_and_gone_on_with_afterwards() -> None:
    table = turn("A . M .\n. . . .", heroes={"A": hero(fatigue=4)})
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert table.turn.points == 3
    table.dice(2, 1).strike("M")
    assert table.figure("M").damage == 4
    table.walk((3, 0))
    assert (table.turn.points, table.turn.actions) == (1, 0)


@rule("D2-DP-27", "D2-MOVE-06")
def test_a_way_is_gone_space_by_space() -> None:
    table = turn("A . . .")
    table.act(MOVE_ACTION)
    table.walk((3, 0))
    assert [told.base for told in table.told(state.Moved)] == [[1], [2], [3]]


@rule("D2-MOVE-06", "D2-DP-27")
def test_of_two_ways_that_cost_the_same_the_one_without_hazard_is_taken() -> None:
    rows = [". L .", "A # T", ". . ."]
    for drawn in (rows, rows[::-1]):
        table = turn("\n".join(drawn))
        table.act(MOVE_ACTION)
        table.walk("T")
        assert table.figure("A").damage == 0


@rule("D2-DP-46", "D2-CORE-83", "D2-CORE-87", "D2-DP-27", "D2-RULING-63", "D2-KO-02")
def test_a_trap_on_the_way_stops_whoever_falls_to_it() -> None:
    table = turn("A . . . B", hand=["pit_trap"], deck=["dash.1"], heroes={"A": hero(damage=9)})
    table.act(MOVE_ACTION)
    table.walk((3, 0))
    assert table.asks() == "window-hero_entered"
    assert table.decision.seats == [1]
    assert table.offers(PASS)
    table.dice(5, 5)
    table.act(Spring("pit_trap", table.space((2, 0))), 1)
    assert table.overlord.discard == ["pit_trap"], "played, then discarded"
    assert table.hero("A").knocked_out
    assert table.is_on("A", (2, 0)), "the rest of the way is not gone"
    assert table.turn.figure == table.who("B"), "and the turn is over"


@rule("D2-CORE-83", "D2-CORE-87", "D2-CORE-11", "D2-DP-46", "D2-TER-PIT-06")
def test_a_trap_waits_also_for_whoever_a_card_puts_on_an_empty_space() -> None:
    toss = skill({"do": "place", "who": "target", "within": 3}, at="action", choice="hero", within=1)
    said = {"monsters": {"M": monster(abilities=[toss])}, "hand": ["pit_trap", "tripwire.1"]}
    table = activation("A M . L", **said)
    table.act(MOVE_ACTION)
    table.act(UseCard(toss, table.who("A"), -1))
    table.dice(5, 5)
    table.act(PickSpace(table.space((3, 0))))
    assert table.asks() == "window-hero_entered"
    assert table.decision.seats == [1]
    assert table.figure("A").damage == 1, "the ground comes first"
    here = table.space((3, 0))
    assert table.offered(Spring) == [Spring("pit_trap", here)], "it is not the hero who moves by an action"
    table.act(Spring("pit_trap", here), 1)
    assert table.figure("A").damage == 2
    assert table.figure("A").conditions == ["stunned"], "there was no point to lose"
    assert table.overlord.hand == ["tripwire.1"]
    bare = activation("A M . .", monsters={"M": monster(abilities=[toss])})
    bare.act(UseCard(toss, bare.who("A"), -1))
    bare.act(PickSpace(bare.space((3, 0))))
    assert bare.asks() == "ask-monster-turn", "with an empty hand there is nothing to ask"


@rule("D2-CORE-87", "D2-DP-46")
def test_a_trap_waits_also_for_whoever_is_moved() -> None:
    shove = skill({"do": "move", "who": "target", "spaces": 2, "by_user": True}, at="action", choice="hero", within=1)
    table = activation("M A . .", monsters={"M": monster(abilities=[shove])}, hand=["pit_trap"])
    table.act(UseCard(shove, table.who("A"), -1))
    table.walk((3, 0))
    assert table.asks() == "window-hero_entered"
    assert table.offered(Spring) == [Spring("pit_trap", table.space((2, 0))), Spring("pit_trap", table.space((3, 0)))]


@rule("D2-RULING-43", "D2-CORE-87")
def test_no_trap_waits_for_whoever_climbs_out_of_a_pit() -> None:
    table = turn("A P . .", hand=["pit_trap"])
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    table.act(PASS, 1)
    table.act(state.ClimbOut(table.space((2, 0))))
    assert table.asks() == "ask-turn"


@rule("D2-RULING-66")
def test_a_point_of_fatigue_is_a_point_and_not_a_space() -> None:
    assert turn("A w .").walks() == {(1, 0): 2, (2, 0): 3}


# -- leaving the map -------------------------------------------------------------------------------------

WAY_OUT = {"exit": [{"rule": "out", "who": "heroes", "at": [[1, 0]]}]}


@rule("D2-RULING-73", "D2-DP-72")
def test_a_figure_leaves_the_map_from_an_exit_for_a_point_and_takes_no_more_turns() -> None:
    token = {"token": [{"kind": "crown", "at": [[0, 0]], "carry": ["heroes"]}]}
    table = turn("A . . B", says={**WAY_OUT, **token}, change=lambda one: setattr(one.encounter.tokens[0], "bearer", 0))
    table.act(MOVE_ACTION)
    assert not table.offered(LeaveMap), "not from here"
    table.walk((1, 0))
    assert table.turn.points == 3
    table.act(LeaveMap())
    assert table.figure("A").base == []
    assert table.encounter.tokens[0].gone, "with what it carries"
    assert not table.hero("A").knocked_out
    assert not table.told(state.KnockedOut)
    assert (table.hero("A").left, table.hero("A").acted) == (True, True)
    assert table.turn.figure == table.who("B")
    table.end()
    table.go("ask-turn")
    assert table.encounter.round == 2
    assert table.turn.figure == table.who("B"), "who has left takes no further turns"


@rule("D2-RULING-73")
def test_leaving_costs_a_point_and_only_those_the_quest_means_may() -> None:
    table = turn("A . .", says=WAY_OUT, heroes={"A": hero(at=(1, 0), fatigue=4)})
    assert not table.offered(LeaveMap), "without a point there is no way out"
    table = turn("A . B", says=WAY_OUT, heroes={"A": hero(at=(1, 0), fatigue=3)})
    table.act(LeaveMap())
    assert table.hero("A").fatigue == 4, "paid by fatigue"
    monsters = activation("A M .", says=WAY_OUT)
    monsters.act(MOVE_ACTION)
    assert not monsters.offered(LeaveMap)
    assert not turn("A . .", heroes={"A": hero(at=(1, 0))}).offered(LeaveMap), "nor where no quest says so"


# -- familiars -------------------------------------------------------------------------------------------


@rule("D2-CORE-125", "D2-DP-50")
def test_a_familiar_acts_in_the_turn_of_its_hero_once() -> None:
    table = turn(
        "A F . M", heroes={"A": hero(job="necromancer")}, others={"F": of_box("reanimate", "familiar", owner=0)}
    )
    table.act(state.Activate(table.who("F")))
    assert table.decision.seats == [0]
    table.walk((2, 0))
    table.dice(2, 1).strike("M")
    assert table.figure("M").damage == 4
    table.go("ask-turn")
    assert table.turn.figure == 0
    assert table.turn.actions == 2, "it costs no action"
    assert not table.offers(state.Activate(table.who("F"))), "once a turn"


@rule("D2-RULING-65", "D2-TER-ELEV-01")
def test_flight_crosses_slopes_and_ignores_enemies_and_ground_while_it_moves() -> None:
    wings = card(passive=[{"gives": "fly"}])
    drawn = "M A w^. P L ."
    walked = activation(drawn, monsters={"M": monster(speed=6)})
    walked.act(MOVE_ACTION)
    assert walked.walks() == {}
    flown = activation(drawn, monsters={"M": monster(speed=6, abilities=[wings])})
    flown.act(MOVE_ACTION)
    assert set(flown.walks()) == {(2, 0), (3, 0), (4, 0), (5, 0), (6, 0)}, "and it ends in an empty space"
    flown.walk((6, 0))
    assert flown.turn.points == 0
    assert flown.figure("M").damage == 0


@rule("D2-RULING-65", "D2-RULING-40", "D2-TER-HAZ-02")
def test_flight_ends_with_the_activation_and_then_fire_burns() -> None:
    wings = card(passive=[{"gives": "fly"}])
    table = activation("M . L . A", monsters={"M": monster(speed=6, abilities=[wings])})
    table.act(MOVE_ACTION)
    table.walk((2, 0))
    assert table.figure("M").damage == 0, "to stop there in order to act is no harm"
    table.end()
    assert [told.figure for told in table.told(state.Fell)] == [table.who("M")]
    over = activation("M . P . A", monsters={"M": monster(speed=6, abilities=[wings])})
    over.act(MOVE_ACTION)
    over.walk((2, 0)).end()
    assert over.is_on("M", (2, 0)), "a pit is another matter"


@rule("D2-MOVE-10", "D2-RULING-02")
def test_a_friend_on_one_flank_makes_no_squeeze() -> None:
    drawn = """
        A M
        B .
    """
    assert turn(drawn).can_walk((1, 1)) == [True]


@rule("D2-CORE-11", "D2-MOVE-02")
def test_a_card_that_counts_spaces_counts_water_as_one() -> None:
    slide = skill({"do": "move", "who": "user", "spaces": 2})
    table = turn("A w w .", heroes={"A": hero(skills=[slide])})
    table.act(UseCard(slide, -1, -1))
    assert set(table.walks()) == {(1, 0), (2, 0)}


@rule("D2-CORE-11", "D2-MOVE-04")
def test_a_quest_may_close_spaces_to_some() -> None:
    says = {"bar": [{"rule": "ward", "who": "monsters", "at": [[1, 0]]}]}
    monsters = activation("M . A", says=says)
    monsters.act(MOVE_ACTION)
    assert monsters.walks() == {}
    heroes = turn("A . .", says=says)
    assert heroes.can_walk((1, 0)) == [True]
