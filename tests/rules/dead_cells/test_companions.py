"""Companions: equipment that takes blows in somebody's place (DC-COMPA)."""

from __future__ import annotations

import pytest
from rules.dead_cells.table import BLANK, DAMAGE, bag, be, changes, combat, fight, item, monster, pauses, tokens
from rules.table import refuses, rule

from undercroft.games.dead_cells.state import (
    CompanionHurt,
    CompanionKilled,
    Died,
    Drink,
    Equip,
    Hurt,
    ItemTo,
    Leave,
    Marked,
    To,
    ToCompanion,
)


def companion(life: int = 2) -> str:
    """A companion that does nothing but live."""
    return item(works="always", life=life)


def beside(dog: str, *acts, cards=None, wear: int = 0, change=None, **more):
    """The second prisoner's companion, and an enemy on R1 that does this in Round I; the first is asked in II."""
    return fight(
        cards=cards or [[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=list(acts), **more)},
        change=changes(
            be(0, items=pauses(2)), be(1, items=[dog], wear=[wear]), *([change] if change is not None else [])
        ),
    )


@rule("DC-COMPA-01")
def test_a_companion_is_gained_and_slotted_like_any_equipment() -> None:
    held, dog = companion(), companion()
    looter = combat(I=[{"do": "loot"}])
    table = fight(cards=[[looter], [BLANK], [BLANK]], foes={}, loot=[f"equipment:{dog}"], change=be(1, items=[held]))
    table.act(ItemTo(1, dog))
    assert table.decision.options == [Equip(dog, held), Leave(dog)]
    table.act(Equip(dog, held))
    assert (table.prisoner(1).items, table.prisoner(1).wear) == ([dog], [0])


@rule("DC-COMPA-02", "DC-DEC-30")
def test_a_companion_may_be_given_damage_in_a_prisoners_place() -> None:
    dog = companion(3)
    table = beside(dog, {"do": "damage", "amount": 2})
    assert table.decision.options == [To(0), To(1), To(2), ToCompanion(dog)]
    table.act(ToCompanion(dog))
    table.act(ToCompanion(dog))
    assert [(told.who, told.item, told.amount) for told in table.told(CompanionHurt)] == [(1, dog, 2)]
    assert table.prisoner(1).wear == [2]
    assert table.told(Hurt) == []


@rule("DC-COMPA-02")
def test_a_companion_takes_no_more_than_its_life() -> None:
    dog = companion(2)
    table = beside(dog, {"do": "damage", "amount": 2}, wear=1)
    table.act(ToCompanion(dog))
    assert refuses(table, ToCompanion(dog))
    table.act(To(0))
    assert [told.who for told in table.told(Hurt)] == [0]


@rule("DC-COMPA-03", "DC-COMPA-07")
def test_a_companion_with_as_much_damage_as_life_is_discarded_and_the_run_goes_on() -> None:
    dog = companion(1)
    table = beside(dog, DAMAGE)
    table.act(ToCompanion(dog))
    assert [told.item for told in table.told(CompanionKilled)] == [dog]
    assert (table.prisoner(1).items, table.prisoner(1).wear) == ([], [])
    assert table.run.discard[-1] == dog
    table.go("ask-way")
    assert table.told(Died) == []
    assert table.asks() == "ask-way"


@rule("DC-COMPA-04")
def test_shields_of_its_bearer_do_not_protect_a_companion_and_it_gets_none() -> None:
    dog = companion(2)
    blocker = combat(I=[{"do": "block", "who": "one", "amount": 2}])
    table = beside(dog, DAMAGE, cards=[[BLANK], [blocker], [BLANK]])
    assert table.asks() == "ask-shield-whom"
    assert table.decision.options == [To(0), To(1), To(2)]
    table.act(To(1))
    table.act(ToCompanion(dog))
    assert table.prisoner(1).wear == [1]
    assert table.prisoner(1).shields == 2


@rule("DC-COMPA-05")
def test_a_companion_gets_no_state_and_shields_its_bearer_from_what_follows_damage() -> None:
    dog = companion(3)
    table = beside(dog, {"do": "inflict", "state": "burning"}, {"do": "damage", "then": "bleeding"})
    assert table.asks() == "ask-state"
    assert table.decision.options == [To(0), To(1), To(2)]
    table.act(To(0))
    table.act(ToCompanion(dog))
    assert [(told.who, told.state) for told in table.told(Marked)] == [(0, "burning")]
    assert table.prisoner(1).states == tokens()


@rule("DC-COMPA-06")
def test_a_companion_is_never_healed() -> None:
    dog = companion(3)
    healer = combat(I=[{"do": "heal", "amount": 3, "who": "all"}, {"do": "heal", "amount": 3}])
    table = beside(
        dog,
        cards=[[BLANK], [healer], [BLANK]],
        wear=2,
        change=changes(be(1, damage=1, items=[dog], wear=[2]), bag(potions=1)),
    )
    assert table.asks() == "ask-potion"
    assert table.offered(Drink) == [Drink(1)]
    table.act(Drink(1))
    assert table.prisoner(1).damage == 0
    assert table.prisoner(1).wear == [2]


@pytest.mark.parametrize("to", ["first_player", "two", "weakest", "all"])
@rule("DC-RULING-27")
def test_a_companion_takes_only_damage_whose_victim_is_freely_chosen(to: str) -> None:
    dog = companion(3)
    table = beside(dog, {"do": "damage", "to": to})
    assert table.offered(ToCompanion) == []
    table.go("ask-round-item")
    assert table.told(Hurt)
    assert table.told(CompanionHurt) == []


@rule("DC-RULING-27", "DC-COMPA-02")
def test_the_companion_of_one_who_passes_stays_outside() -> None:
    dog = companion(3)
    table = fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[DAMAGE])},
        passer=3,
        change=be(3, items=[dog]),
    )
    assert table.decision.options == [To(0), To(1), To(2)]


@rule("DC-RULING-28")
def test_a_companion_keeps_its_damage_after_the_fight() -> None:
    dog = companion(3)
    table = beside(dog, DAMAGE)
    table.act(ToCompanion(dog))
    table.go("ask-way")
    assert table.campaign.fight is None
    assert table.prisoner(1).wear == [1]
