"""What an attack may be aimed at: with which weapon, past whom, from which space of a base to which of another."""

from __future__ import annotations

import pytest
from rules.descent.table import SWORD, activation, ally, card, hero, heroes_turns, item, monster, turn, weapon
from rules.table import rule

from undercroft.games.descent import state
from undercroft.games.descent.rules.table import add_lasting
from undercroft.games.descent.state import Activate, PickWord, Strike

TWO_BY_TWO = """
    . . . . . .
    A . M M . B
    . . M M . .
    . . . . . .
"""


def bow(**said) -> str:
    """A bow that rolls the blue die alone."""
    return weapon("blue", ranged=True, slot="two_hands", traits=["bow"], **said)


@rule("D2-ATK-03", "D2-ALLY-04")
def test_an_ally_without_a_weapon_strikes_nobody() -> None:
    table = heroes_turns("F M . A", others={"F": ally(dice=(), at=(0, 0))})
    table.act(Activate(table.who("F")))
    assert table.offered(state.MoveAction)
    assert not table.offered(Strike)


@rule("D2-CORE-11", "D2-ATK-01")
def test_a_card_may_forbid_attacks() -> None:
    daunted = card(passive=[{"gives": "cannot_attack"}])
    assert activation("M A").targets() == [0]
    assert activation("M A", monsters={"M": monster(abilities=[daunted])}).targets() == []


@rule("D2-CORE-44")
def test_reach_may_come_from_another_card_than_the_weapon() -> None:
    arms = card(passive=[{"gives": "reach"}])
    assert turn("A . M").targets() == []
    assert turn("A . M", heroes={"A": hero(skills=[arms])}).targets() == [1]
    assert turn("A . . M", heroes={"A": hero(skills=[arms])}).targets() == []


@rule("D2-CORE-11", "D2-LOS-04")
def test_seeing_past_those_beside_is_not_seeing_past_friends() -> None:
    near = bow()
    eyes = card(passive=[{"gives": "sight_past_adjacent"}])
    beside = turn("A B M", heroes={"A": hero(items=[near], skills=[eyes])})
    assert beside.targets() == [beside.who("M")]
    farther = turn("A . B M", heroes={"A": hero(items=[near], skills=[eyes])})
    assert farther.targets() == []
    foe = turn("A N M", heroes={"A": hero(items=[near], skills=[eyes])})
    assert foe.targets() == [foe.who("M"), foe.who("N")], "whoever it is"


@rule("D2-CORE-11", "D2-LOS-04")
def test_what_a_weapon_sees_another_does_not() -> None:
    keen = item("one_hand", weapon={"dice": ["blue"], "ranged": True}, traits=["bow"],
                passive=[{"gives": "sight_past_friends", "needs": ["own_weapon"]}])  # fmt: skip
    plain = weapon("blue", ranged=True, traits=["bow"])
    table = turn("A B M", heroes={"A": hero(items=[keen, plain])})
    assert table.targets(keen) == [table.who("M")]
    assert table.targets(plain) == []


@rule("D2-CORE-11", "D2-LOS-04")
def test_a_card_may_ask_for_several_things_of_a_weapon() -> None:
    eyes = card(passive=[{"gives": "sight_past_friends", "needs": ["bow", "ranged"]}])
    short = weapon("blue", ranged=False, reach=True, traits=["bow"])
    table = turn("A B M", heroes={"A": hero(items=[short], skills=[eyes])})
    assert table.targets() == [], "a bow, but not one to shoot with"


@rule("D2-ATK-08", "D2-RULING-19", "D2-CORE-36", "D2-RANGE-01")
@pytest.mark.parametrize("target", ["A", "B"])
def test_a_large_attacker_counts_from_the_nearest_of_its_spaces(target: str) -> None:
    archers = {"M": monster(size=(2, 2), ranged=True)}
    table = activation(TWO_BY_TWO, monsters=archers)
    table.dice(1).strike(target)  # range 2, two hearts
    assert table.figure(target).damage == 2


@rule("D2-ATK-08", "D2-RULING-19")
@pytest.mark.parametrize(("archer", "near"), [("A", (2, 0)), ("B", (3, 0))])
def test_of_the_spaces_of_a_large_target_the_nearest_is_aimed_at(archer: str, near: tuple[int, int]) -> None:
    table = turn("A . M M . B", of=archer, heroes={"A": hero(items=[bow()]), "B": hero(items=[bow()])},
                 monsters={"M": monster(size=(2, 1))})  # fmt: skip
    shots = table.offered(Strike)
    assert [table.place(one.space) for one in shots] == [near]
    table.dice(1).strike("M")
    assert table.figure("M").damage == 2, "two spaces away, and range 2"


@rule("D2-ATK-08", "D2-CORE-45")
def test_where_more_may_be_hit_each_space_of_a_large_target_may_be_named() -> None:
    blast = weapon("blue", ranged=True, slot="two_hands", surges=[{"blast": True}])
    table = turn(TWO_BY_TWO, heroes={"A": hero(items=[blast])}, monsters={"M": monster(size=(2, 2))})
    named = {table.place(one.space) for one in table.offered(Strike)}
    assert {(2, 1), (2, 2)} <= named
    plain = turn(TWO_BY_TWO, heroes={"A": hero(items=[bow()])}, monsters={"M": monster(size=(2, 2))})
    assert len(plain.offered(Strike)) == 1


@rule("D2-ATK-08", "D2-CORE-39")
def test_each_of_two_large_targets_may_be_named() -> None:
    wide = monster(size=(2, 1))
    drawn = """
        . . M M
        A . . .
        . . N N
    """
    table = turn(drawn, heroes={"A": hero(items=[bow()]), "B": hero(at="")}, monsters={"M": wide, "N": wide})
    assert [one.figure for one in table.offered(Strike)] == [table.who("M"), table.who("N")]


@rule("D2-ATK-06", "D2-CORE-40", "D2-CORE-53")
def test_a_bow_needs_range_and_a_blade_none() -> None:
    arrow = bow()
    table = turn("A . . . M", heroes={"A": hero(items=[arrow])})
    table.dice(2).strike("M")  # range 3 at distance 4
    assert table.figure("M").damage == 0
    assert [told.why for told in table.told(state.Missed)] == ["range"]
    assert turn("A . . . M", heroes={"A": hero(items=[SWORD])}).targets() == []


@rule("D2-CORE-11")
def test_whoever_has_no_running_shot_does_not_run_whatever_is_worn() -> None:
    mail = item("armor", traits=["heavy_armor"])
    for skills, items in (((), [bow(), mail]), (("running_shot",), [SWORD])):
        table = turn("A M . .", heroes={"A": hero(items=items, skills=skills)})
        assert not table.offered(PickWord)
        table.dice(2, 1).strike("M")
        table.go("ask-turn", "ask-free-move")
        assert table.asks() == "ask-turn"


@rule("D2-CORE-11", "D2-LOS-04")
def test_seeing_past_friends_is_not_seeing_past_foes() -> None:
    eyes = card(passive=[{"gives": "sight_past_friends"}])
    table = turn("A N . M", heroes={"A": hero(items=[bow()], skills=[eyes])})
    assert table.targets() == [table.who("N")]
    friend = turn("A . B M", heroes={"A": hero(items=[bow()], skills=[eyes])})
    assert friend.targets() == [friend.who("M")], "near or far"


@rule("D2-CORE-11", "D2-ATK-07")
def test_who_can_only_be_attacked_from_beside_is_no_target_from_afar() -> None:
    for drawn, hidden, found in (("M A", 1, [0]), ("M . A", 1, []), ("M . A", 0, [0])):
        table = activation(
            drawn,
            monsters={"M": monster(ranged=True)},
            change=lambda table, many=hidden: add_lasting(table, "only_adjacent_attacks", 0, many, "round", "test"),
        )
        assert table.targets() == found
