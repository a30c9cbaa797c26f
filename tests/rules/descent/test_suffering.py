"""Suffering and recovering, and what is cut short when somebody falls (D2-FAT, D2-KO, D2-CORE-89 to D2-CORE-93)."""

from __future__ import annotations

import pytest
from rules.descent.table import activation, card, hero, item, lieutenant, monster, skill, turn
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent import state
from undercroft.games.descent.rules.goals import has_fallen
from undercroft.games.descent.rules.table import add_lasting
from undercroft.games.descent.state import MOVE_ACTION, STAND_UP, UseCard, Wear

DOWN = {"knocked_out": True, "damage": 10, "fatigue": 4}


def hits(*amounts: int) -> str:
    """A skill that deals these, one after the other, to a monster beside one."""
    acts = [{"do": "suffer", "who": "target", "damage": amount} for amount in amounts]
    return skill(*acts, choice="adjacent_monster")


# -- suffering -------------------------------------------------------------------------------------------


@rule("D2-CORE-67", "D2-CORE-90")
def test_who_has_fallen_suffers_no_more() -> None:
    blows = hits(9, 1)
    table = turn("A M . N", heroes={"A": hero(skills=[blows])}, monsters={"M": monster(), "N": monster()})
    table.act(UseCard(blows, table.who("M"), -1))
    assert [told.damage for told in table.told(state.Hurt)] == [9]
    assert len(table.told(state.Fell)) == 1


@rule("D2-FAT-02", "D2-CORE-51")
def test_damage_is_no_fatigue_and_fatigue_no_damage() -> None:
    wound = skill({"do": "suffer", "who": "user", "damage": 1})
    table = turn("A .", heroes={"A": hero(skills=[wound])})
    table.act(UseCard(wound, -1, -1))
    assert (table.told(state.Tired), len(table.told(state.Hurt))) == ([], 1)
    tire = skill({"do": "suffer", "who": "user", "fatigue": 1})
    tired = turn("A .", heroes={"A": hero(skills=[tire])})
    tired.act(UseCard(tire, -1, -1))
    assert (len(tired.told(state.Tired)), tired.told(state.Hurt)) == (1, [])


@rule("D2-FAT-02", "D2-KO-01", "D2-RULING-64")
def test_misery_may_fell_whoever_is_tired_and_nobody_has_felled_them() -> None:
    wound = skill({"do": "suffer", "who": "user", "damage": 1})
    table = turn(
        "A . B",
        heroes={"A": hero(skills=[wound], damage=8, fatigue=4)},
        change=lambda state: add_lasting(state, "misery", 0, 1, "overlord_end", "word_of_misery"),
    )
    table.act(UseCard(wound, -1, -1))
    assert table.told(state.KnockedOut) == [state.KnockedOut(0, -1)]


@rule("D2-CORE-90", "D2-KO-04")
def test_who_takes_off_what_gives_health_falls_with_as_much_damage_as_there_is_health() -> None:
    mail = item("armor", passive=[{"gives": "health", "amount": 4}])
    cloth = item("armor")
    table = turn("A . B", heroes={"A": hero(items=[mail, cloth], worn=[mail], damage=12)})
    table.act(Wear([cloth]))
    assert table.hero("A").knocked_out
    assert table.figure("A").damage == 10
    assert table.told(state.KnockedOut) == [state.KnockedOut(0, -1)]
    spare = turn("A . B", heroes={"A": hero(items=[mail, cloth], worn=[mail], damage=9)})
    spare.act(Wear([cloth]))
    assert (spare.hero("A").knocked_out, spare.figure("A").damage) == (False, 9)


# -- recovering ------------------------------------------------------------------------------------------


def mends(damage: int, fatigue: int = 0) -> str:
    """A skill that helps every hero."""
    return skill({"do": "recover", "who": "each_hero", "damage": damage, "fatigue": fatigue})


@rule("D2-RULING-73", "D2-CORE-89")
def test_who_has_left_the_map_is_out_of_reach_of_help() -> None:
    balm = mends(2)
    table = turn("A . .", heroes={"A": hero(skills=[balm], damage=3), "B": hero(at="", damage=3, left=True)})
    table.act(UseCard(balm, -1, -1))
    assert (table.figure("A").damage, table.figure("B").damage) == (1, 3)
    assert table.told(state.Healed) == [state.Healed(0, 2, 0, balm)]


@rule("D2-CORE-11", "D2-CORE-48")
def test_a_card_may_keep_somebody_from_recovering() -> None:
    balm, curse = mends(2), card(passive=[{"gives": "no_recovery"}])
    table = turn("A B", heroes={"A": hero(skills=[balm], damage=3), "B": hero(skills=[curse], damage=3)})
    table.act(UseCard(balm, -1, -1))
    assert (table.figure("A").damage, table.figure("B").damage) == (1, 3)


@rule("D2-CORE-11", "D2-CORE-90")
@pytest.mark.parametrize(("damage", "healed"), [(1, 0), (2, 1), (0, 0)])
def test_what_slows_healing_takes_a_point_off_and_no_more(damage: int, healed: int) -> None:
    slow = card(passive=[{"gives": "recovers_less", "amount": 1}])
    balm = skill({"do": "recover", "who": "user", "damage": damage, "fatigue": 1})
    table = turn("A .", heroes={"A": hero(skills=[balm, slow], damage=5, fatigue=2)})
    table.act(UseCard(balm, -1, -1))
    assert table.figure("A").damage == 5 - healed
    assert table.told(state.Healed) == [state.Healed(0, healed, 1, balm)]


@rule("D2-CORE-90", "D2-CORE-50")
def test_where_nothing_is_to_recover_nothing_is() -> None:
    balm = skill({"do": "recover", "who": "each_hero", "damage": 2, "fatigue": 2})
    table = turn("A . B", heroes={"A": hero(skills=[balm]), "B": hero(damage=1)})
    table.act(UseCard(balm, -1, -1))
    assert table.told(state.Healed) == [state.Healed(1, 1, 0, balm)], "and no damage is below none"
    cries = {"do": "suffer", "who": "each_hero", "fatigue": 1}
    mend = skill({"do": "recover", "who": "user", "damage": 2, "fatigue": 1}, cries, at="action")
    monsters = activation("M . A", monsters={"M": monster(abilities=[mend], damage=5)})
    monsters.act(UseCard(mend, -1, -1))
    assert monsters.told(state.Healed) == [state.Healed(monsters.who("M"), 2, 0, mend)], "a monster has no fatigue"


@rule("D2-CORE-89", "D2-STAND-04")
def test_fatigue_alone_lets_nobody_stand_up() -> None:
    slow = card(passive=[{"gives": "recovers_less", "amount": 4}])
    table = turn("A . B", heroes={"A": hero(skills=[slow], **DOWN)})
    table.dice(5, 0)  # four hearts and a surge
    table.act(STAND_UP)
    assert table.hero("A").fatigue == 3
    assert table.hero("A").knocked_out
    assert table.told(state.StoodUp) == []


@rule("D2-STAND-05")
def test_who_stands_up_where_the_token_lies_is_not_moved() -> None:
    table = turn("A . B", heroes={"A": hero(**DOWN)})
    table.dice(0, 0)
    table.act(STAND_UP)
    assert table.told(state.Shifted) == []
    assert table.is_on("A", "A")


@rule("D2-STAND-05", "D2-RULING-37", "D2-DP-40")
def test_who_is_set_down_beside_the_token_has_not_entered_that_space() -> None:
    fire = {"trigger": [{"rule": "test", "when": "figure_entered", "who": "heroes", "do": [{"do": "draw"}]}]}
    table = turn(". M . B", heroes={"B": hero(), "A": hero(at=(1, 0), **DOWN)}, says=fire, deck=["dash.1", "dash.2"])
    table.dice(0, 0)
    table.act(STAND_UP)
    table.act(state.PickSpace(table.space((0, 0))))
    assert table.overlord.hand == []


# -- falling ---------------------------------------------------------------------------------------------


@rule("D2-TER-HAZ-02", "D2-CORE-83")
def test_who_burns_may_do_one_last_thing_like_anybody_who_falls() -> None:
    rage = skill({"do": "suffer", "who": "each_hero", "fatigue": 1}, at="defeated")
    table = turn("A L B", heroes={"A": hero(skills=[rage])})
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    table.end()
    assert table.asks() == "offer-defeated"
    table.act(PASS)
    assert table.hero("A").knocked_out


@rule("D2-KO-01", "D2-KO-07")
def test_whoever_is_falling_already_falls_once() -> None:
    last = skill({"do": "suffer", "who": "user", "damage": 3}, at="defeated")
    table = activation("M A . B", heroes={"A": hero(damage=9, skills=[last])}, deck=["dash.1", "dash.2"])
    table.dice(2).strike("A")
    assert table.asks() == "offer-defeated"
    table.act(UseCard(last, -1, -1))
    assert [told.figure for told in table.told(state.KnockedOut)] == [0]
    assert len(table.overlord.hand) == 1, "and the overlord has one card for it"


@rule("D2-CORE-67")
def test_two_who_fall_together_both_fall() -> None:
    last = skill({"do": "suffer", "who": "each_hero", "damage": 3}, at="defeated")
    table = activation("M A . B", heroes={"A": hero(damage=9, skills=[last]), "B": hero(damage=9)})
    table.dice(2).strike("A")
    table.act(UseCard(last, -1, -1))
    assert sorted(told.figure for told in table.told(state.KnockedOut)) == [0, 1]


@rule("D2-CORE-11", "D2-KO-01")
def test_who_was_spared_once_is_not_spared_again() -> None:
    mercy = skill({"do": "special", "who": "user", "name": "survive", "amount": 1}, at="defeated", once="round")
    table = activation(
        "M A . B", heroes={"A": hero(damage=9, skills=[mercy])}, monsters={"M": monster(), "N": monster(at=(0, 0))}
    )
    table.dice(2).strike("A")
    table.act(UseCard(mercy, -1, -1))
    assert (table.hero("A").knocked_out, table.figure("A").damage) == (False, 9)
    wound = skill({"do": "suffer", "who": "user", "damage": 1})
    again = turn("A . B", heroes={"A": hero(damage=9, skills=[wound, mercy])})
    again.act(UseCard(wound, -1, -1))
    again.act(UseCard(mercy, -1, -1))
    again.act(UseCard(wound, -1, -1))
    assert again.hero("A").knocked_out


@rule("D2-TAINT-03")
def test_a_taint_card_is_turned_up_once_and_only_if_there_is_one() -> None:
    plain = activation("M A . B", heroes={"A": hero(damage=9)})
    plain.dice(2).strike("A")
    assert plain.told(state.TaintShown) == []
    shown = activation("M A . B", heroes={"A": hero(damage=11, taint="abomination", taint_shown=True)})
    shown.dice(2).strike("A")
    assert shown.hero("A").knocked_out
    assert shown.told(state.TaintShown) == []
    hidden = activation("M A . B", heroes={"A": hero(damage=11, taint="abomination")})
    hidden.dice(2).strike("A")
    assert hidden.told(state.TaintShown) == [state.TaintShown(0, "abomination")]


@rule("D2-CORE-94", "D2-CORE-98")
def test_a_quest_remembers_whoever_with_a_name_has_fallen() -> None:
    blow = hits(9)
    table = turn("A M . B", heroes={"A": hero(skills=[blow])}, monsters={"M": lieutenant()})
    assert not has_fallen(table.journey, "lieutenants")
    table.act(UseCard(blow, table.who("M"), -1))
    assert has_fallen(table.journey, "lieutenants")


@rule("D2-KO-02", "D2-RULING-63")
def test_an_attack_is_over_when_its_attacker_falls_in_the_midst_of_it() -> None:
    thorns = skill({"do": "suffer", "who": "other", "damage": 1}, at="attack_resolved", role="defender", forced=True)
    table = turn("A M . B", heroes={"A": hero(damage=9)}, monsters={"M": monster(abilities=[thorns])})
    table.dice(2, 1).strike("M")
    table.go("ask-turn")
    assert table.hero("A").knocked_out
    assert table.encounter.attacks == []
    assert table.turn.figure == table.who("B")


@rule("D2-KO-02", "D2-RULING-63")
def test_a_test_is_over_when_whoever_makes_it_falls_in_the_midst_of_it() -> None:
    strain = skill({"do": "suffer", "who": "user", "damage": 1}, at="test_rolled")
    table = turn("A . B", heroes={"A": hero(damage=9, conditions=["diseased"], skills=[strain])}, dice=[0, 0])
    assert table.asks() == "offer-test_rolled"
    table.act(UseCard(strain, -1, -1))
    assert table.hero("A").knocked_out
    assert table.journey.trials == []
    assert table.turn.figure == table.who("B")
