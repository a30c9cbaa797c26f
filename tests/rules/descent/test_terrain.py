"""What the ground and what stands between spaces do (D2-TER, D2-RULING-39 to D2-RULING-47)."""

from __future__ import annotations

import pytest
from rules.descent.table import (
    activation,
    ally,
    hero,
    item,
    monster,
    of_box,
    sheet,
    skill,
    turn,
    weapon,
)
from rules.table import refuses, rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.descent import state
from undercroft.games.descent.rules.layout import CLOSED, HAZARD, OPEN, PIT, REMOVED
from undercroft.games.descent.state import (
    MOVE_ACTION,
    REST,
    ClimbOut,
    Go,
    MoveAction,
    Operate,
    PickSpace,
    PickWord,
    UseCard,
)

THROW = {"do": "place", "who": "target", "within": 1, "of": "target"}


# -- mud and water ---------------------------------------------------------------------------------------


@rule("D2-TER-MUD-01", "D2-TER-WATER-01")
@pytest.mark.parametrize("sign", ["m", "w"])
def test_mud_and_water_cost_two_to_enter_and_nothing_to_leave(sign: str) -> None:
    table = turn(f"A {sign} . .", heroes={"A": hero(fatigue=4)})
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert table.turn.points == 2
    table.walk((2, 0))
    assert table.turn.points == 1


@rule("D2-TER-MUD-02", "D2-TER-MUD-03", "D2-RULING-39")
def test_whoever_begins_in_mud_has_speed_one_for_the_turn() -> None:
    boots = item(passive=[{"gives": "speed", "amount": 3}])
    table = turn("m . . . .", heroes={"A": hero(at=(0, 0), items=[boots])})
    table.act(MOVE_ACTION)
    assert table.turn.points == 1
    table.walk((1, 0))
    table.act(MOVE_ACTION)
    assert table.turn.points == 1, "for the whole turn, though it is out of the mud"
    assert table.walks()[4, 0] == 2, "fatigue still carries one on"
    table = turn("A m .", heroes={"A": hero(items=[boots])})
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    table.act(MOVE_ACTION)
    assert table.turn.points == 7 - 2 + 7, "who only passes through is as quick as ever"


@rule("D2-TER-MUD-02")
def test_a_monster_that_begins_in_mud_is_slow_too() -> None:
    table = activation("m . . A", monsters={"M": monster(at=(0, 0))})
    table.act(MOVE_ACTION)
    assert table.turn.points == 1


# -- hazard ----------------------------------------------------------------------------------------------


@rule("D2-TER-HAZ-01", "D2-MOVE-06")
def test_every_space_of_hazard_that_is_entered_is_a_damage() -> None:
    table = turn("A L L .")
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert table.figure("A").damage == 1
    table.walk((2, 0), (1, 0))
    assert table.figure("A").damage == 3
    assert not table.hero("A").knocked_out, "stopping to decide is not stopping"


@rule("D2-RULING-40", "D2-TER-HAZ-02")
def test_an_interruption_in_hazard_is_not_stopping_there() -> None:
    table = turn("A L . M", heroes={"A": hero(items=[weapon("blue", ranged=True)])})
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    table.dice(3).strike("M")
    assert not table.hero("A").knocked_out
    table.walk((2, 0)).end()
    assert not table.hero("A").knocked_out


@rule("D2-TER-HAZ-02", "D2-RULING-40")
def test_a_monster_that_ends_its_activation_in_hazard_is_defeated() -> None:
    table = activation("M L . A")
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert table.figure("M").damage == 1
    table.end()
    assert table.figure("M").base == []
    assert [told.figure for told in table.told(state.Fell)] == [table.who("M")]


@rule("D2-RULING-40")
def test_whoever_is_moved_into_hazard_on_anothers_turn_only_takes_the_damage_of_entering() -> None:
    throw = skill(THROW, at="action", choice="adjacent_hero")
    table = activation("M A L .", monsters={"M": monster(abilities=[throw])})
    table.act(UseCard(throw, table.who("A"), -1))
    table.act(PickSpace(table.space((2, 0))))
    assert table.figure("A").damage == 1
    table.end()
    assert not table.hero("A").knocked_out
    table.go("ask-turn")
    table.end()
    assert table.hero("A").knocked_out, "but that of the hero's own turn counts"


@rule("D2-RULING-40", "D2-TER-HAZ-03", "D2-RULING-72", "D2-DP-49")
def test_the_token_of_a_hero_struck_down_in_hazard_goes_to_the_closest_safe_space_with_what_was_carried() -> None:
    says = {"token": [{"kind": "crown", "at": [[2, 0], [4, 0]], "carry": ["heroes"]}]}

    def carried(table):
        table.encounter.tokens[0].bearer = 0
        table.encounter.tokens[0].at = -1

    table = activation(
        ". L L M L . B", heroes={"A": hero(at=(2, 0), damage=9)}, monsters={"M": monster()}, says=says, change=carried
    )
    table.dice(2).strike("A")
    assert table.hero("A").knocked_out
    assert table.is_on("A", (3, 0)), "the space under the monster is the closest without hazard"
    assert table.encounter.tokens[0].at == table.space((3, 0))
    assert table.encounter.tokens[1].at == table.space((4, 0)), "what lies in hazard elsewhere stays there"


# -- elevation -------------------------------------------------------------------------------------------


@rule("D2-TER-ELEV-01", "D2-TER-ELEV-04")
def test_a_slope_is_no_way_for_feet_and_shelters_against_blades() -> None:
    table = turn("A^. M")
    assert table.walks() == {}
    table = activation("M^A", heroes={"A": hero(sheet(defence=["gray"]))})
    table.dice(3, 0, 1).strike("A")
    assert [told.dice for told in table.told(state.DefenceRolled)] == [["gray", "black"]]
    assert table.figure("A").damage == 0


@rule("D2-TER-ELEV-04")
def test_a_slope_counts_past_a_corner_only_where_every_way_crosses_it() -> None:
    across = """
        A .
        ^ ^
        . M
    """
    table = turn(across)
    table.dice(3, 1, 1).strike("M")
    assert [told.dice for told in table.told(state.DefenceRolled)] == [["black"]]
    around = """
        A .
        ^
        . M
    """
    table = turn(around)
    table.dice(3, 1).strike("M")
    assert table.told(state.DefenceRolled) == []


# -- pits ------------------------------------------------------------------------------------------------


@rule("D2-TER-PIT-01", "D2-TER-PIT-02", "D2-TER-PIT-07", "D2-RULING-42")
def test_a_pit_cannot_be_jumped_and_ends_the_movement_alone() -> None:
    table = turn("A P . .")
    table.act(MOVE_ACTION)
    assert set(table.walks()) == {(1, 0)}, "no way leads on through a pit"
    table.walk((1, 0))
    assert (table.figure("A").damage, table.turn.points, table.turn.actions) == (2, 0, 1)


@rule("D2-TER-PIT-05", "D2-RULING-41", "D2-TER-PIT-04")
def test_in_a_pit_one_only_climbs_by_the_aid_and_does_what_needs_no_points_by_the_rulebook() -> None:
    drawn = "M P . B"
    down = hero(at=(1, 0), fatigue=0)
    seed = turn(drawn, heroes={"A": down})
    assert seed.decision.options == [ClimbOut(seed.space((2, 0))), DONE]
    book = turn(drawn, heroes={"A": down}, profile="rulebook")
    assert book.offered(ClimbOut)
    assert book.targets() == [book.who("M")]
    assert book.offers(REST)
    assert not book.offered(MoveAction)
    assert not book.offered(Go)
    switched = turn(drawn, heroes={"A": down}, pit_actions="any")
    assert switched.offers(REST)


@rule("D2-RULING-41", "D2-TER-PIT-03")
def test_attacks_out_of_a_pit_reach_adjacent_spaces_alone() -> None:
    bow = weapon("blue", ranged=True)
    table = turn("M P . N", heroes={"A": hero(at=(1, 0), items=[bow])}, profile="rulebook")
    assert table.targets() == [table.who("M")]


@rule("D2-TER-PIT-05", "D2-TER-PIT-04", "D2-DP-70")
def test_a_monster_in_a_pit_climbs_out_as_well() -> None:
    table = activation(". P A", monsters={"M": monster(at=(1, 0))})
    assert table.decision.seats == [1]
    assert table.decision.options == [ClimbOut(table.space((0, 0))), DONE]
    table.act(ClimbOut(table.space((0, 0))))
    assert table.is_on("M", (0, 0))
    assert table.turn.actions == 1
    assert table.offers(MOVE_ACTION)


@rule("D2-RULING-43", "D2-DP-41")
def test_climbing_out_is_no_movement_and_still_enters_the_space() -> None:
    table = turn("L P #", heroes={"A": hero(at=(1, 0))})
    assert refuses(table, ClimbOut(table.space((2, 0))))
    table.act(ClimbOut(table.space((0, 0))))
    assert table.figure("A").damage == 1
    assert table.turn.points == 0


@rule("D2-TER-PIT-06")
def test_who_is_placed_without_points_gets_into_and_out_of_a_pit() -> None:
    throw = skill(THROW, at="action", choice="adjacent_hero")
    into = activation("M A P", monsters={"M": monster(abilities=[throw])})
    into.act(UseCard(throw, into.who("A"), -1))
    into.act(PickSpace(into.space((2, 0))))
    assert into.figure("A").damage == 2
    lift = skill(THROW, choice="adjacent_hero")
    out = turn("B P .", heroes={"A": hero(at="B", skills=[lift]), "B": hero(at=(1, 0))})
    out.act(UseCard(lift, out.who("B"), -1))
    out.act(PickSpace(out.space((2, 0))))
    assert out.is_on("B", (2, 0))
    assert out.figure("B").damage == 0


# -- doors and other edges -------------------------------------------------------------------------------


@rule("D2-DOORACT-01", "D2-DOORACT-02", "D2-CORE-100", "D2-DP-38", "D2-TER-DOOR-01")
def test_an_action_opens_a_door_beside_one_and_closes_it_again() -> None:
    table = turn("A|. . B")
    assert table.walks() == {}
    table.act(Operate(0))
    assert table.encounter.edges == OPEN
    assert table.turn.actions == 1
    table.act(Operate(0))
    assert table.encounter.edges == CLOSED
    assert table.turn.figure == table.who("B"), "that was the second action"
    assert [told.edge for told in table.told(state.Opened)] == [0]
    assert [told.edge for told in table.told(state.Closed)] == [0]


@rule("D2-CORE-100", "D2-DP-38")
def test_only_spaces_that_touch_the_door_are_beside_it() -> None:
    drawn = """
        A .|.
        . .|.
    """
    table = turn(drawn)
    assert not table.offered(Operate)
    table.walk((1, 1))
    assert table.offered(Operate) == [Operate(1)]


@rule("D2-CORE-100")
def test_a_locked_door_wants_more_than_the_door_action() -> None:
    assert not turn("A%. .").offered(Operate)


@rule("D2-TER-AWALL-03")
def test_an_ancient_wall_is_neither_opened_nor_closed() -> None:
    assert not turn("A!. .").offered(Operate)


@rule("D2-TER-PORT-03", "D2-TER-PORT-01", "D2-DP-38")
def test_a_portcullis_is_raised_and_lowered_like_a_door() -> None:
    table = turn("A:. . B")
    assert table.walks() == {}
    table.act(Operate(0))
    assert table.encounter.edges == OPEN
    assert (1, 0) in table.walks()
    table.act(Operate(0))
    assert table.encounter.edges == CLOSED


@rule("D2-MON-07")
def test_monsters_open_and_close_doors() -> None:
    table = activation("M|. A")
    table.act(Operate(0))
    assert table.encounter.edges == OPEN
    assert table.turn.actions == 1
    table.act(Operate(0))
    assert table.encounter.edges == CLOSED


@rule("D2-RULING-45")
@pytest.mark.parametrize("sign", ["/", ":"])
def test_nothing_closes_over_a_base(sign: str) -> None:
    drawn = f"""
        A . .
        . .{sign}.
    """

    def raised(table):
        table.encounter.edges = OPEN

    clear = turn(drawn, heroes={"A": hero(at=(0, 1))}, change=raised)
    clear.walk((1, 1))
    assert clear.offers(Operate(0))
    across = activation(drawn, change=raised, monsters={"M": monster(size=(1, 2), at=[(1, 1), (2, 1)])})
    assert not across.offered(Operate), "its own base lies across"
    beside = activation(drawn, change=raised, monsters={"M": monster(size=(1, 2), at=[(1, 0), (1, 1)])})
    assert beside.offers(Operate(0))


@rule("D2-TER-VEG-04", "D2-CORE-103")
def test_removing_vegetation_counts_as_opening_a_door() -> None:
    table = turn("A*. B", hand=["poison_dart"])
    table.act(Operate(0))
    assert table.encounter.edges == REMOVED
    assert table.asks() == "window-door_opened"
    assert [told.edge for told in table.told(state.Opened)] == [0]


# -- ruins -----------------------------------------------------------------------------------------------


@rule("D2-TER-RUIN-02", "D2-RULING-47", "D2-DP-42")
def test_a_hero_who_enters_ruins_tests_knowledge_or_awareness_or_lets_them_crumble() -> None:
    sharp = sheet(knowledge=1, awareness=4)
    for word, value in (("knowledge", 1), ("awareness", 4)):
        table = turn("A r .", heroes={"A": hero(sharp)})
        table.walk((1, 0))
        assert table.asks() == "ask-ruins"
        assert table.decision.options == [PickWord("knowledge"), PickWord("awareness"), PASS]
        table.dice(0, 0)
        table.act(PickWord(word))
        assert [(told.attribute, told.value, told.passed) for told in table.told(state.Tested)] == [(word, value, True)]
        assert table.encounter.edges != REMOVED, "the token stays"


@rule("D2-TER-RUIN-03", "D2-TER-RUIN-04", "D2-RULING-47")
def test_a_failed_test_brings_what_lies_under_the_ruins() -> None:
    table = turn("A R .")
    table.walk((1, 0))
    table.dice(5, 5)
    table.act(PickWord("knowledge"))
    assert table.encounter.edges == REMOVED
    assert table.hero("A").fatigue == 1 + 1, "one to get there, one for the water"


@rule("D2-RULING-47", "D2-TER-RUIN-02")
def test_every_time_it_is_entered_and_never_by_monsters() -> None:
    table = turn("A r .")
    table.walk((1, 0))
    table.dice(0, 0)
    table.act(PickWord("awareness"))
    table.walk((0, 0), (1, 0))
    assert table.asks() == "ask-ruins"
    monsters = activation("M r A")
    monsters.act(MOVE_ACTION)
    monsters.walk((1, 0))
    assert monsters.asks() == "ask-monster-turn"


@rule("D2-RULING-47", "D2-CORE-124")
def test_allies_test_ruins_like_heroes_and_familiars_do_not() -> None:
    friend = turn("F r . A", of="F", others={"F": ally()})
    friend.act(MOVE_ACTION)
    friend.walk((1, 0))
    assert friend.asks() == "ask-ruins"
    pet = turn("A F r", heroes={"A": hero(job="necromancer")}, others={"F": of_box("reanimate", "familiar", owner=0)})
    pet.act(state.Activate(pet.who("F")))
    pet.walk((2, 0))
    assert pet.asks() != "ask-ruins"


@rule("D2-CORE-104")
def test_nobody_enters_ruins_on_which_somebody_stands() -> None:
    friends = turn("A . .", heroes={"A": hero(), "B": hero(at=(1, 0))}, profile="rulebook")
    assert friends.can_walk((2, 0)) == [True]
    ruins = turn("A r .", heroes={"A": hero(), "B": hero(at=(1, 0))}, profile="rulebook")
    assert ruins.can_walk((2, 0)) == [False]


@rule("D2-TER-PIT-02", "D2-RULING-42")
def test_a_pit_ends_the_movement_of_who_falls_in_and_of_nobody_else() -> None:
    push = skill(THROW, choice="adjacent_hero")
    table = turn("A B P", heroes={"A": hero(skills=[push]), "B": hero()})
    table.act(MOVE_ACTION)
    table.act(UseCard(push, table.who("B"), -1))
    table.act(PickSpace(table.space((2, 0))))
    assert table.figure("B").damage == 2
    assert table.turn.points == 4


@rule("D2-TER-RUIN-01", "D2-TER-RUIN-03", "D2-RULING-47")
@pytest.mark.parametrize(("under", "damage"), [(HAZARD, 1), (PIT, 2)])
def test_ruins_hide_hazard_and_pits_until_they_crumble(under: int, damage: int) -> None:
    table = turn("A|. .\n. r r .")
    table.layout.terrain[table.space((2, 1))] = under
    table.act(MOVE_ACTION)
    table.walk((1, 1))
    table.dice(0, 0)
    table.act(PickWord("awareness"))
    table.walk((2, 1))
    assert table.asks() == "ask-ruins"
    assert table.figure("A").damage == 0
    table.act(PASS)
    assert table.encounter.edges == "crx", "the second token is gone, the first lies there"
    assert table.figure("A").damage == damage
    assert table.turn.points == (0 if under == PIT else 2)


@rule("D2-TER-RUIN-03")
def test_where_ruins_have_crumbled_nobody_tests_again() -> None:
    table = turn("A r .")
    table.walk((1, 0))
    table.act(PASS)
    table.walk((0, 0), (1, 0))
    assert table.asks() == "ask-turn"


@rule("D2-DOORACT-01", "D2-CORE-100")
def test_a_quest_hears_of_doors_that_open_and_close() -> None:
    says = {
        "track": [{"id": "opened", "side": "heroes"}, {"id": "closed", "side": "heroes"}],
        "trigger": [
            {"rule": "door", "when": "door_opened", "edge": "edge_0", "do": [{"do": "count", "track": "opened"}]},
            {"rule": "door", "when": "door_closed", "edge": "edge_0", "do": [{"do": "count", "track": "closed"}]},
        ],
    }

    def tracks(table):
        table.encounter.counters.update(opened=0, closed=0)

    table = turn("A|. . B", says=says, change=tracks)
    table.act(Operate(0))
    table.act(Operate(0))
    assert table.encounter.counters == {"opened": 1, "closed": 1}


@rule("D2-DOORACT-01", "D2-DOORACT-02")
def test_of_several_doors_one_is_opened_and_closed_again() -> None:
    table = turn(".|A|.")
    assert table.encounter.edges == CLOSED * 2
    table.act(Operate(0))
    assert table.encounter.edges == OPEN + CLOSED
    table.act(Operate(0))
    assert table.encounter.edges == CLOSED * 2
    table = turn(".|A|.")
    table.act(Operate(1))
    assert table.encounter.edges == CLOSED + OPEN


@rule("D2-TER-RUIN-03")
def test_of_several_ruins_one_crumbles() -> None:
    table = turn("A r r R")
    before = table.encounter.edges
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert table.asks() == "ask-ruins"
    table.act(PASS)
    assert table.encounter.edges == REMOVED + before[1:]
    table.walk((2, 0))
    assert table.asks() == "ask-ruins", "the next one is still there"
