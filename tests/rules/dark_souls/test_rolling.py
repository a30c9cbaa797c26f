"""Dice on the table, luck, and where a dodge may lead (DS-CHAR-12, DS-DEF-07, DS-ARC-10)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import COMPASS, arena, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.rules.dice import throw
from undercroft.games.dark_souls.rules.gear import FACES
from undercroft.games.dark_souls.rules.luck import settle
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    Circled,
    Dodge,
    Place,
    Reroll,
    Rerolled,
    RolledDice,
    Souls,
)


@rule("DS-CHAR-12", "DS-RULING-43")
def test_while_luck_is_asked_for_the_dice_lie_on_the_table_and_then_no_more():
    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))])
    table.dice("blue 1")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.asks() == "ask-roll"
    roll = table.souls.roll
    assert roll is not None
    assert (roll.who, roll.what, roll.shown, roll.foes) == (0, "attack", [1], [0])
    table.act(DONE)
    assert table.souls.roll is None


@rule("DS-DEF-08", "DS-CHAR-12")
@pytest.mark.parametrize("answer", ["Block", "Dodge"])
def test_dice_of_a_defence_are_taken_away_once_it_is_over(answer):
    table = arena(["assassin"], at=[(2, 2)], foes=[("hollow_soldier", (2, 2))], first="foes")
    table.dice("dodge 0", "dodge 0") if answer == "Dodge" else table.dice("black 0")
    table.act(Block() if answer == "Block" else Dodge(node_at(2, 2)))
    assert table.asks() == "ask-roll"
    roll = table.souls.roll
    assert roll is not None
    assert (roll.what, roll.against, roll.foes) == (answer.lower(), 4, [0])
    assert roll.need == (1 if answer == "Dodge" else 0)
    table.act(DONE)
    assert table.souls.roll is None


@rule("DS-DECISION-37")
def test_dice_that_are_alike_are_offered_once():
    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))])
    roll = throw(table.souls, 0, "attack", ["black", "black", "blue", "black"], 0, 0, [0])
    roll.shown = [1, 1, 1, 0]
    gen = settle(table.souls, roll, ("X",), [])
    assert next(gen).options == [DONE, Reroll(0), Reroll(2), Reroll(3)]


@rule("DS-CHAR-12", "DS-RULING-121")
def test_a_die_turned_by_luck_shows_a_face_of_its_colour_any_of_the_six():
    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))])
    for colour in ("black", "blue", "orange", "dodge"):
        shown = set()
        for _ in range(60):
            table.hero(0).luck = True
            roll = throw(table.souls, 0, "attack", [colour], 0, 0, [0], modifier=9)
            roll.shown = [min(FACES[colour])]
            asked = settle(table.souls, roll, ("DS-DECISION-37",), [])
            next(asked)
            with pytest.raises(StopIteration):
                asked.send(Reroll(0))
            shown.add(roll.shown[0])
            assert not table.hero(0).luck
        assert shown == set(FACES[colour])


@rule("DS-CHAR-12")
def test_luck_is_told_with_the_die_and_its_new_face():
    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))])
    table.dice("blue 1", "blue 2")
    table.act(Attack("long_sword.1", 0, 0, False))
    table.act(Reroll(0))
    assert [(told.dice, told.shown) for told in table.told(RolledDice)] == [(["blue"], [1])]
    assert [(told.who, told.die, told.shown) for told in table.told(Rerolled)] == [(0, 0, 2)]


# -- where a dodge leads beside a boss -------------------------------------------------------------------------


def attacked(place: str, facing: str, armour: str = ""):
    """An Assassin beside a Gargoyle that breathes on whoever is before it."""

    def strong(souls: Souls) -> None:
        souls.heroes[0].tiers = [3] * 4

    return lair(
        "gargoyle",
        ["assassin"],
        at=[(2, 2)],
        place=(2, 2),
        facing=facing,
        beside={0: place},
        deck=["gargoyle_electric_breath"],
        armour=[armour] if armour else None,
        change=strong,
    )


@rule("DS-ARC-10", "DS-DECISION-45", "DS-RULING-71")
@pytest.mark.parametrize("place", ["n", "e", "s", "w", "ne", "sw"])
def test_beside_a_boss_one_may_dodge_into_any_of_its_four_arcs(place):
    table = attacked(place, place)
    offered = [dodge.place for dodge in table.offered(Dodge) if dodge.node == node_at(2, 2)]
    assert sorted(offered) == sorted((COMPASS[place] + turn) % 8 for turn in (0, 2, 4, 6))
    for to in offered:
        again = attacked(place, place)
        again.act(Dodge(node_at(2, 2), to))
        assert again.hero(0).place == to
        told = [circled.place for circled in again.told(Circled)]
        assert told == ([] if to == COMPASS[place] else [to])


@rule("DS-RULING-153", "DS-ARC-10", "DS-DECISION-45")
@pytest.mark.parametrize("facing", ["n", "ne"])
def test_in_shadow_armour_the_second_step_may_lead_round_the_boss(facing):
    """Dodging onto a boss's node from outside, one stands in an arc, and may go on into any other."""
    table = lair(
        "gargoyle",
        ["assassin"],
        at=[(2, 0) if facing == "n" else (3, 1)],
        place=(2, 2),
        facing=facing,
        deck=["gargoyle_electric_breath"],
        armour=["shadow_armour.1"],
        change=lambda souls: setattr(souls.heroes[0], "tiers", [3] * 4),
    )
    assert table.asks() == "ask-defend"
    table.act(Dodge(node_at(2, 2)))
    assert table.hero(0).place == COMPASS[facing]
    assert table.asks() == "ask-dodge-on"
    assert {option.place for option in table.offered(Place)} == {(COMPASS[facing] + turn) % 8 for turn in (2, 4, 6)}
    to = (COMPASS[facing] + 4) % 8
    table.act(Place(to))
    assert table.hero(0).place == to
    assert [circled.place for circled in table.told(Circled)] == [to]
