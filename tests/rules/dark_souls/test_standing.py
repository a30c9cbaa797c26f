"""Defences to the last detail: heavy blows, Stand Fast, Backstab, luck, weak arcs (DS-DEF, DS-RULING-152, 158)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, lair
from rules.table import rule

from undercroft.games.dark_souls.rules.attack import in_weak_arc
from undercroft.games.dark_souls.rules.defence import wearies
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    Dodge,
    Heroic,
    RolledDice,
    Souls,
    Tired,
    UsedHeroic,
)


@rule("DS-RULING-158")
def test_blocking_three_or_more_of_the_winged_knights_blow_tires_and_nobody_elses():
    knight = lair("winged_knight", ["knight"], first="hero").foe(0)
    assert [wearies(knight, blocked) for blocked in (0, 2, 3, 5)] == [False, False, True, True]
    demon = lair("titanite_demon", ["knight"], first="hero").foe(0)
    assert not wearies(demon, 5)


@rule("DS-RULING-158")
@pytest.mark.parametrize(("dice", "black"), [(("black 2", "black 1"), 1), (("black 1", "black 1"), 0)])
def test_the_cube_follows_the_block(dice, black):
    table = lair(
        "winged_knight",
        ["warrior"],
        at=[(2, 2)],
        place=(2, 0),
        deck=["winged_knight_diagonal_uppercut"],
        hands=[["round_shield.1"]],
        armour=["northern_armour.1"],
    )
    table.dice(*dice)
    table.act(Block())
    assert table.told(RolledDice)[0].dice == ["black", "black"]
    table.keep()
    assert sum(tired.stamina for tired in table.told(Tired)) == black


def struck(**tokens):
    """A Knight under attack."""

    def change(souls: Souls) -> None:
        for name, value in tokens.items():
            setattr(souls.heroes[0], name, value)

    return arena(
        ["knight", "herald"],
        at=[(2, 4), (4, 0)],
        foes=[("hollow_soldier", (2, 4))],
        first="foes",
        options=tokens.pop("options", None),
        change=change,
    )


@rule("DS-DECISION-54", "DS-RULING-152")
def test_stand_fast_is_told_with_its_die():
    table = struck(luck=False)
    table.dice("blue 1", "black 0", "blue 2")
    table.act(Block())
    table.act(Heroic())
    assert [used.who for used in table.told(UsedHeroic)] == [0]
    told = [(rolled.what, rolled.dice, rolled.shown) for rolled in table.told(RolledDice)]
    assert told[1] == ("block", ["blue"], [2])


@rule("DS-RULING-44", "DS-CHAR-12", "DS-DECISION-49")
def test_where_luck_does_not_help_to_resist_it_still_helps_to_block():
    table = struck(heroic=False, options={"luck_on_resist": "no"})
    table.dice("blue 1", "black 0")
    table.act(Block())
    assert table.asks() == "ask-roll"


@rule("DS-DECISION-53", "DS-RULING-152")
def test_one_way_to_strike_back_is_enough_to_be_asked():
    table = arena(
        ["assassin"],
        at=[(2, 2)],
        foes=[("hollow_soldier", (2, 2))],
        hands=[["golden_wing_crest_shield.1"]],
        first="foes",
        change=lambda souls: setattr(souls.heroes[0], "tiers", [3] * 4),
    )
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 2)))
    assert table.asks() == "ask-backstab"
    assert [type(option).__name__ for option in table.decision.options] == ["Done", "Attack"]
    assert table.offered(Attack)[0].card == "golden_wing_crest_shield.1"


@rule("DS-ARC-11", "DS-ARC-12")
@pytest.mark.parametrize("facing", ["n", "e", "s", "w"])
def test_weak_arcs_are_weak_whichever_way_the_boss_looks(facing):
    """After the Tail Whip the front is weak."""
    table = lair("gargoyle", ["knight"], at=[(2, 2)], place=(2, 2), facing=facing, beside={0: facing}, first="hero")
    table.foe(0).last = "gargoyle_tail_whip"
    assert in_weak_arc(table.hero(0), table.foe(0))
    table.foe(0).last = "gargoyle_sweeping_strike"
    assert not in_weak_arc(table.hero(0), table.foe(0))
