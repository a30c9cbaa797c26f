"""Fatigue, defeat, knocked-out heroes, standing again (D2-FAT, D2-KO, D2-CORE-67, D2-CORE-88 to D2-CORE-93)."""

from __future__ import annotations

import pytest
from rules.descent.table import (
    activation,
    ally,
    hero,
    lay,
    monster,
    of_box,
    skill,
    turn,
)
from rules.table import refuses, rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.descent import state
from undercroft.games.descent.rules.table import add_lasting
from undercroft.games.descent.state import (
    DRAW_ONE,
    END_ROUND,
    HEROES_TURNS,
    MOVE_ACTION,
    OVERLORD_TURN,
    STAND_UP,
    TAKE_THREAT,
    Activate,
    Revive,
    StandUp,
    Suffer,
    UseCard,
)

DOWN = {"knocked_out": True, "damage": 10, "fatigue": 4}


def suffering(damage: int = 0, fatigue: int = 0, drawn: str = "A . B", who: int = 0, **said):
    """Somebody suffers this; then the round goes on."""
    return lay(drawn, [Suffer(who, damage, fatigue, -1, "test"), HEROES_TURNS, OVERLORD_TURN, END_ROUND], **said)


# -- fatigue ---------------------------------------------------------------------------------------------


@rule("D2-FAT-02", "D2-RULING-64")
@pytest.mark.parametrize(
    ("before", "suffers", "fatigue", "damage"), [(0, 3, 3, 0), (2, 2, 4, 0), (3, 2, 4, 1), (4, 3, 4, 3)]
)
def test_fatigue_is_suffered_up_to_stamina_and_damage_beyond(
    before: int, suffers: int, fatigue: int, damage: int
) -> None:
    table = suffering(fatigue=suffers, heroes={"A": hero(fatigue=before), "B": hero()})
    assert (table.hero("A").fatigue, table.figure("A").damage) == (fatigue, damage)


@rule("D2-RULING-64", "D2-FAT-02")
def test_fatigue_that_a_card_of_the_overlords_brings_is_not_chosen() -> None:
    howl = skill({"do": "suffer", "who": "each_hero", "fatigue": 2}, at="action")
    table = activation("M . A", heroes={"A": hero(fatigue=3)}, monsters={"M": monster(abilities=[howl])})
    table.act(UseCard(howl, -1, -1))
    assert (table.hero("A").fatigue, table.figure("A").damage) == (4, 1)


@rule("D2-CORE-51")
def test_a_monster_suffers_damage_for_fatigue() -> None:
    table = suffering(fatigue=2, drawn="A . M", who=1)
    assert table.figure("M").damage == 2


# -- defeat ----------------------------------------------------------------------------------------------


@rule("D2-KO-01", "D2-KO-03", "D2-KO-04", "D2-KO-05", "D2-KO-06", "D2-CORE-90")
@pytest.mark.parametrize("damage", [9, 10, 14])
def test_a_hero_falls_when_damage_reaches_health(damage: int) -> None:
    table = suffering(damage, heroes={"A": hero(fatigue=1, conditions=["stunned", "immobilized"]), "B": hero()})
    fell = damage >= 10
    assert table.hero("A").knocked_out == fell
    assert table.figure("A").damage == min(10, damage)
    assert table.hero("A").fatigue == (4 if fell else 1)
    assert table.figure("A").conditions == ([] if fell else ["stunned", "immobilized"])
    assert table.is_on("A", "A")


@rule("D2-KO-02", "D2-RULING-63")
def test_a_fall_in_ones_own_turn_ends_it_with_all_that_was_to_come() -> None:
    doom = skill({"do": "suffer", "who": "user", "damage": 10}, {"do": "points", "who": "user", "amount": 3})
    table = turn("A . B", heroes={"A": hero(skills=[doom])})
    table.act(MOVE_ACTION)
    table.act(UseCard(doom, -1, -1))
    assert table.turn.figure == table.who("B")
    assert len(table.encounter.turns) == 1
    assert table.hero("A").acted


@rule("D2-KO-02")
def test_a_fall_in_anothers_turn_ends_nothing() -> None:
    table = activation("M A B", heroes={"A": hero(damage=8), "B": hero()})
    table.dice(2).strike("A")
    assert table.hero("A").knocked_out
    assert table.turn.figure == table.who("M")
    assert table.turn.actions == 1


@rule("D2-KO-02")
def test_a_fall_in_a_move_beside_ones_turn_ends_the_turn() -> None:
    dash = skill({"do": "move", "who": "user", "spaces": 2})
    table = turn("A L . B", heroes={"A": hero(skills=[dash], damage=9)})
    table.act(UseCard(dash, -1, -1))
    table.walk((1, 0))
    assert table.hero("A").knocked_out
    table.act(state.PickSpace(table.space((0, 0))))
    assert table.turn.figure == table.who("B"), "there is no standing up in the same turn"


@rule("D2-KO-07", "D2-EX-69", "D2-RULING-31", "D2-RULING-32", "D2-DP-47")
def test_the_overlord_draws_for_a_fall_and_may_decline_by_the_rulebook() -> None:
    seed = suffering(10, deck=["dash.1", "frenzy.1"])
    assert seed.overlord.hand == ["frenzy.1"], "drawn without a question"
    book = suffering(10, deck=["dash.1", "frenzy.1"], profile="rulebook")
    assert book.asks() == "ask-due"
    assert book.decision.options == [DRAW_ONE, PASS]
    book.act(PASS)
    assert book.overlord.hand == []


@rule("D2-KO-07", "D2-KO-08", "D2-EX-22", "D2-DP-47")
def test_threat_is_taken_for_a_hero_once() -> None:
    table = suffering(10, deck=["dash.1"], plot="dark_illusions")
    assert table.decision.options == [DRAW_ONE, TAKE_THREAT]
    assert refuses(table, PASS)
    table.act(TAKE_THREAT)
    assert table.overlord.threat == 1
    assert table.overlord.hand == []
    again = suffering(10, deck=["dash.1"], plot="dark_illusions", heroes={"A": hero(threatened=True), "B": hero()})
    assert again.overlord.hand == ["dash.1"]


@rule("D2-CORE-67", "D2-CORE-90")
def test_a_monster_that_falls_is_removed_and_waits_beside_the_map() -> None:
    table = turn(
        "A M N", monsters={"M": monster(health=3, conditions=["poisoned"], group="g"), "N": monster(group="g")}
    )
    table.dice(2, 1).strike("M")
    assert table.figure("M").base == []
    assert (table.figure("M").damage, table.figure("M").conditions) == (0, [])
    assert [(told.figure, told.by) for told in table.told(state.Fell)] == [(table.who("M"), 0)]
    assert table.who("M") in table.encounter.groups[0].figures, "it may be brought back"
    assert table.can_walk("M") == [True]


@rule("D2-RULING-68", "D2-STAND-07")
def test_an_ally_that_falls_is_removed() -> None:
    table = suffering(8, drawn="A . F", who=1, others={"F": ally(health=8)}, deck=["dash.1"])
    assert table.figure("F").base == []
    assert table.overlord.hand == [], "nothing is due for it"
    table.end()
    assert not table.offered(StandUp)


@rule("D2-RULING-72")
def test_what_a_fallen_hero_carried_lies_there_and_may_be_picked_up() -> None:
    says = {"token": [{"kind": "crown", "at": [[0, 0]], "carry": ["heroes"]}]}

    def carried(table):
        table.encounter.tokens[0].bearer = 0
        table.encounter.tokens[0].at = -1

    table = suffering(10, drawn="A B", says=says, change=carried)
    token = table.encounter.tokens[0]
    assert (token.bearer, token.at) == (-1, table.space("A"))
    table.go("ask-turn", "ask-next")
    table.act(Activate(table.who("B")))
    assert table.offers(state.TakeUp(0))


# -- lying there -----------------------------------------------------------------------------------------


@rule("D2-KO-09")
def test_who_lies_there_gets_no_condition() -> None:
    curse = skill({"do": "afflict", "who": "target", "condition": ["stunned"]}, at="action", choice="adjacent_hero")
    blow = skill({"do": "afflict", "who": "each_hero", "condition": ["stunned"]}, at="action")
    table = activation(
        "M A B", heroes={"A": hero(**DOWN), "B": hero()}, monsters={"M": monster(abilities=[curse, blow])}
    )
    assert not table.offers(UseCard(curse, table.who("A"), -1))
    table.act(UseCard(blow, -1, -1))
    assert table.figure("A").conditions == []
    assert table.figure("B").conditions == ["stunned"]


@rule("D2-KO-11", "D2-CORE-89")
def test_other_heroes_can_do_nothing_for_who_lies_there_but_take_damage_off() -> None:
    cheer = skill({"do": "recover", "who": "target", "fatigue": 1}, choice="adjacent_hero")
    push = skill({"do": "move", "who": "target", "speeds": 1}, choice="adjacent_hero")
    heal = skill({"do": "recover", "who": "target", "damage": 1}, choice="adjacent_hero")
    table = turn("A B", heroes={"A": hero(skills=[cheer, push, heal]), "B": hero(**DOWN)})
    assert table.offered(UseCard) == [UseCard(heal, table.who("B"), -1)]
    table.act(UseCard(heal, table.who("B"), -1))
    assert not table.hero("B").knocked_out, "one damage less, and the figure stands again"
    assert table.figure("B").damage == 9


@rule("D2-KO-11")
def test_what_helps_all_heroes_takes_fatigue_off_those_who_stand_alone() -> None:
    song = skill({"do": "recover", "who": "each_hero", "fatigue": 1})
    table = turn("A B", heroes={"A": hero(skills=[song], fatigue=2), "B": hero(**DOWN)})
    table.act(UseCard(song, -1, -1))
    assert (table.hero("A").fatigue, table.hero("B").fatigue) == (1, 4)


@rule("D2-KO-12", "D2-DP-50")
def test_who_lies_there_may_still_lead_a_familiar() -> None:
    table = turn(
        "A F . M", heroes={"A": hero(job="necromancer", **DOWN)}, others={"F": of_box("reanimate", "familiar", owner=0)}
    )
    assert table.decision.options == [STAND_UP, Activate(table.who("F")), DONE]
    table.act(Activate(table.who("F")))
    table.walk((2, 0))
    table.dice(2, 1).strike("M")
    assert table.figure("M").damage == 4
    table.go("ask-turn")
    assert table.decision.options == [STAND_UP, DONE]


@rule("D2-CORE-91", "D2-STAND-01")
def test_who_lies_there_uses_no_skill() -> None:
    breath = skill({"do": "recover", "who": "user", "fatigue": 1})
    arrow = skill({"do": "recover", "who": "user", "fatigue": 1}, at="action")
    start = skill({"do": "recover", "who": "user", "fatigue": 1}, at="turn_start")
    table = turn(
        "A B M", heroes={"A": hero(skills=[breath, arrow, start], found=["stamina_potion.1"], **DOWN), "B": hero()}
    )
    assert table.decision.options == [STAND_UP, DONE]


@rule("D2-CORE-91", "D2-KO-11")
def test_who_lies_there_has_no_defence_abilities_for_others() -> None:
    guard = skill({"do": "add", "who": "user", "hearts": -1}, at="attack_rolled", role="")
    table = activation("M B A", heroes={"A": hero(skills=[guard], **DOWN), "B": hero()})
    table.dice(2).strike("B")
    assert table.asks() == "ask-monster-turn"


# -- standing again --------------------------------------------------------------------------------------


@rule("D2-STAND-01", "D2-RULING-67", "D2-STAND-06")
def test_standing_up_is_all_a_fallen_hero_may_do_and_may_be_left() -> None:
    table = turn("A M B", heroes={"A": hero(**DOWN), "B": hero()}, search="M")
    assert table.decision.options == [STAND_UP, DONE]
    table.end()
    assert table.hero("A").knocked_out
    assert table.hero("A").acted
    assert table.turn.figure == table.who("B")


@rule("D2-STAND-02", "D2-STAND-03", "D2-STAND-04")
@pytest.mark.parametrize(("faces", "hearts", "surges"), [([0, 0], 2, 0), ([5, 5], 6, 2), ([4, 1], 5, 0)])
def test_hearts_take_damage_off_and_surges_fatigue(faces: list[int], hearts: int, surges: int) -> None:
    table = turn("A . B", heroes={"A": hero(**DOWN)})
    table.dice(*faces)
    table.act(STAND_UP)
    assert (table.figure("A").damage, table.hero("A").fatigue) == (10 - hearts, 4 - surges)
    assert table.told(state.DiceRolled)[0].dice == ["red", "red"]


@rule("D2-STAND-05", "D2-RULING-37")
def test_a_figure_stands_where_its_token_lay_if_the_space_is_free() -> None:
    table = turn("A . B", heroes={"A": hero(**DOWN)})
    table.dice(1, 1)
    table.act(STAND_UP)
    assert table.is_on("A", "A")


@rule("D2-STAND-05", "D2-DP-40")
@pytest.mark.parametrize("above", ["M", "B"])
def test_under_anybody_else_it_stands_up_in_the_closest_empty_space(above: str) -> None:
    table = turn(f". {above} C", heroes={"A": hero(at=(1, 0), **DOWN)})
    table.dice(1, 1)
    table.act(STAND_UP)
    assert table.is_on("A", (0, 0)), "the only one next to it"


@rule("D2-STAND-05", "D2-CORE-89")
def test_nobody_stands_up_into_the_space_of_a_hero_of_an_earlier_seat() -> None:
    heal = skill({"do": "recover", "who": "target", "damage": 1}, choice="hero", within=1)
    table = turn("A .", heroes={"A": hero(skills=[heal]), "B": hero(at="A", **DOWN)})
    table.act(UseCard(heal, table.who("B"), -1))
    assert table.is_on("A", "A")
    assert table.is_on("B", (1, 0))


@rule("D2-REVIVE-01", "D2-DP-39")
def test_revive_is_an_action_on_a_hero_who_lies_next_to_one() -> None:
    drawn = """
        A B .
        . . C
    """
    table = turn(drawn, heroes={"A": hero(), "B": hero(**DOWN), "C": hero(**DOWN)})
    assert table.offered(Revive) == [Revive(table.who("B"))]
    table.dice(1, 1)
    table.act(Revive(table.who("B")))
    assert table.turn.actions == 1
    assert not table.hero("B").knocked_out
    assert not table.offered(Revive), "whoever stands needs none"


@rule("D2-REVIVE-01", "D2-CORE-88")
def test_whoever_stands_on_the_token_must_step_beside_it_to_revive() -> None:
    table = turn("A .", heroes={"A": hero(), "B": hero(at="A", **DOWN)})
    assert not table.offered(Revive), "a space is not next to itself"
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert table.offered(Revive) == [Revive(table.who("B"))]


@rule("D2-REVIVE-01", "D2-TER-DOOR-03")
def test_nobody_is_revived_through_a_door() -> None:
    assert not turn("A|B", heroes={"A": hero(), "B": hero(**DOWN)}).offered(Revive)


@rule("D2-REVIVE-02", "D2-DP-40", "D2-RULING-27")
def test_who_is_revived_rolls_recovers_and_stands_as_if_alone() -> None:
    table = turn(
        ". M . A", heroes={"A": hero(at=(2, 0)), "B": hero(at=(1, 0), **DOWN)}, monsters={"M": monster()}, seats=3
    )
    table.dice(5, 1)
    table.act(Revive(table.who("B")))
    assert (table.figure("B").damage, table.hero("B").fatigue) == (5, 3)
    assert table.is_on("B", (0, 0))
    assert not table.hero("B").acted


@rule("D2-RULING-27", "D2-CORE-92")
def test_who_was_revived_after_the_turn_waits_for_the_next() -> None:
    table = turn("A B", heroes={"A": hero(), "B": hero(acted=True, **DOWN)})
    table.dice(1, 1)
    table.act(Revive(table.who("B")))
    table.end()
    assert table.encounter.round == 2


@rule("D2-CORE-89")
@pytest.mark.parametrize("damage", [1, 5])
def test_any_damage_recovered_lets_a_hero_stand_again(damage: int) -> None:
    heal = skill({"do": "recover", "who": "target", "damage": damage}, at="action", choice="adjacent_hero")
    table = turn("A B", heroes={"A": hero(skills=[heal]), "B": hero(**DOWN)})
    table.act(UseCard(heal, table.who("B"), -1))
    assert not table.hero("B").knocked_out
    assert table.hero("B").fatigue == 4, "fatigue stays as it is"
    assert table.told(state.StoodUp)


@rule("D2-CORE-93", "D2-RULING-74")
def test_a_hero_falls_and_stands_up_as_often_as_it_takes() -> None:
    table = turn("A . B", heroes={"A": hero(**DOWN)})
    for _ in range(2):
        table.dice(0, 0)
        table.act(STAND_UP)
        table.go("ask-next")
        table.journey.heroes[0].knocked_out = True
        table.journey.figures[0].damage = 10
        table.act(Activate(0))
    assert table.offers(STAND_UP)


@rule("D2-KO-03", "D2-KO-04", "D2-TER-HAZ-02")
def test_who_falls_to_hazard_has_damage_and_fatigue_to_the_brim() -> None:
    table = turn("A L . B", heroes={"A": hero(damage=2, fatigue=1)})
    table.act(MOVE_ACTION)
    table.walk((1, 0)).end()
    assert (table.figure("A").damage, table.hero("A").fatigue) == (10, 4)


@rule("D2-KO-05", "D2-KO-06")
def test_what_lasted_on_a_hero_goes_with_the_fall() -> None:
    def blessed(table):
        add_lasting(table, "defence_gray", 0, 1, "turn:0", "test")
        add_lasting(table, "defence_gray", 1, 1, "turn:1", "test")

    table = suffering(10, change=blessed)
    assert [last.figure for last in table.encounter.lasting] == [1]


@rule("D2-RULING-72")
def test_a_monster_that_falls_drops_what_it_carried_and_the_quest_hears_of_it() -> None:
    says = {
        "token": [{"kind": "crown", "at": [[0, 0]], "carry": ["monsters"]}],
        "track": [{"id": "drops", "side": "heroes"}],
        "trigger": [{"rule": "crown", "when": "token_dropped", "do": [{"do": "count", "track": "drops"}]}],
    }

    def carried(table):
        table.encounter.tokens[0].bearer = 1
        table.encounter.tokens[0].at = -1
        table.encounter.counters["drops"] = 0

    table = turn("A M .", monsters={"M": monster(health=2)}, says=says, change=carried)
    table.dice(2, 1).strike("M")
    assert (table.encounter.tokens[0].bearer, table.encounter.tokens[0].at) == (-1, table.space("M"))
    assert table.encounter.counters["drops"] == 1


@rule("D2-CORE-67")
def test_what_lasted_on_a_monster_goes_with_it() -> None:
    def slowed(table):
        add_lasting(table, "speed", 1, -1, "encounter", "test")

    table = turn("A M .", monsters={"M": monster(health=2)}, change=slowed)
    table.dice(2, 1).strike("M")
    assert [last for last in table.encounter.lasting if last.what == "speed"] == []


@rule("D2-KO-03", "D2-CORE-90")
def test_a_card_that_a_fall_turns_up_counts_for_what_the_hero_can_bear() -> None:
    table = suffering(12, heroes={"A": hero(taint="gray_decay"), "B": hero()}, taint="on")
    assert table.hero("A").knocked_out
    assert table.hero("A").fatigue == 3, "its Stamina is one less"
    assert table.figure("A").damage == 12
