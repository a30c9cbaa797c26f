"""A figure's defence pool: what is printed, worn, given and what lasts (D2-CORE-52, D2-ATK-12)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import begun
from rules.descent.table import activation, ally, card, hero, item, monster, sheet, turn
from rules.table import rule

from undercroft.games.descent import state
from undercroft.games.descent.rules.defence import defence_dice
from undercroft.games.descent.rules.table import add_lasting


def lasting(what: str, many: int):
    """Something lasts for the first hero."""
    return lambda table: add_lasting(table, what, 0, many, "round", "test")


@rule("D2-CORE-52", "D2-ATK-12")
def test_what_is_printed_and_what_is_worn_is_rolled_together() -> None:
    mail = item("armor", defence=["gray"])
    table = activation("M A", heroes={"A": hero(sheet(defence=["brown"]), items=[mail])})
    table.dice(2, 5, 1).strike("A")
    assert [told.dice for told in table.told(state.DefenceRolled)] == [["brown", "gray"]]
    bare = activation("M A", heroes={"A": hero(sheet(defence=["brown"]), items=[mail], worn=[])})
    assert defence_dice(bare.journey, 0) == ["brown"], "what is only carried is no help"


@rule("D2-CORE-52")
def test_a_card_adds_dice_while_what_it_needs_is_so() -> None:
    wall = card(passive=[{"gives": "defence_dice", "dice": ["black"], "needs": ["hero_beside"]}])
    near = activation("M A B", heroes={"A": hero(skills=[wall])})
    assert defence_dice(near.journey, 0) == ["black"]
    assert defence_dice(near.journey, 1) == []
    far = activation("M A . B", heroes={"A": hero(skills=[wall])})
    assert defence_dice(far.journey, 0) == []


@rule("D2-CORE-52")
@pytest.mark.parametrize("colour", ["brown", "gray", "black"])
def test_dice_that_last_are_added_as_many_as_there_are(colour: str) -> None:
    table = activation("M A B", change=lasting(f"defence_{colour}", 2))
    assert defence_dice(table.journey, 0) == [colour, colour]
    assert defence_dice(table.journey, 1) == []


@rule("D2-CORE-52", "D2-CORE-11")
def test_a_monkey_has_no_defence() -> None:
    mail = item("armor", defence=["gray"])
    table = activation("M A", heroes={"A": hero(items=[mail])}, change=lasting("monkey", 1))
    assert defence_dice(table.journey, 0) == []
    table.dice(2).strike("A")
    assert table.told(state.DefenceRolled) == []


@rule("D2-CORE-52")
def test_monsters_and_allies_roll_what_is_printed() -> None:
    table = turn(
        "A M F", monsters={"M": monster(defence=["gray", "brown"])}, others={"F": ally(defence=["black"], at=(2, 0))}
    )
    assert defence_dice(table.journey, table.who("M")) == ["gray", "brown"]
    assert defence_dice(table.journey, table.who("F")) == ["black"]


@rule("D2-CORE-52")
def test_on_the_road_there_is_what_is_printed_and_worn() -> None:
    state_, _ = begun()
    assert state_.encounter is None
    assert defence_dice(state_, 0)
