"""Bleed, Poison, Frostbite, Stagger, on heroes and on enemies (DS-COND)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, arena, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Afflicted,
    Attack,
    Block,
    Broke,
    Died,
    Dodge,
    Fell,
    FoeMoved,
    Hit,
    Paid,
    Pushed,
    PushTo,
    Shook,
    Struck,
    Suffer,
    Suffered,
    Triumphed,
    Walk,
)

ALL = ["bleed", "poison", "frostbite", "stagger"]


def on_hero(*conditions: str, who: int = 0, **tokens):
    """A hero with these conditions, and whatever else is to be true of them."""

    def change(souls):
        souls.heroes[who].conditions = list(conditions)
        for name, value in tokens.items():
            setattr(souls.heroes[who], name, value)

    return change


def on_foe(*conditions: str, wounds: int = 0):
    """The first enemy with these conditions; the first hero without luck."""

    def change(souls):
        souls.foes[0].conditions = list(conditions)
        souls.foes[0].wounds = wounds
        souls.heroes[0].luck = False

    return change


def settle_luck(table) -> None:
    """Neither luck nor heroics."""
    table.keep()


def endure(table) -> None:
    """Block whatever comes, without luck or heroics, until a hero acts."""
    while table.session.decision is not None and table.asks() not in ("ask-act", "ask-roam"):
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])


def against_frost(**more):
    """The Outrider strikes whoever is before him: 4 damage and Frostbite."""
    return lair(
        "boreal_outrider_knight",
        ["knight"],
        at=[(2, 2)],
        deck=["boreal_outrider_knight_leaping_frost"],
        **more,
    )


# -- tokens ----------------------------------------------------------------------------------------------


@rule("DS-COND-01", "DS-COMBAT-04")
def test_whoever_is_hit_gets_the_token_even_if_no_damage_comes_through():
    table = against_frost()
    table.dice("blue 3", "black 2")
    table.act(Block())
    assert table.told(Suffered) == []
    assert table.hero(0).conditions == ["frostbite"]
    assert [(told.who, told.condition) for told in table.told(Afflicted)] == [(0, "frostbite")]


@rule("DS-COND-01", "DS-COMBAT-05", "DS-DEF-09")
def test_whoever_dodges_gets_no_token():
    table = against_frost(armour=["shadow_armour.1"])
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 2)))
    assert table.told(Afflicted) == []
    assert table.told(Suffered) == []


@rule("DS-COND-02")
def test_a_second_token_of_a_kind_is_not_placed():
    table = against_frost(change=on_hero("frostbite"))
    table.dice("blue 1", "black 0")
    table.act(Block())
    settle_luck(table)
    assert table.hero(0).conditions == ["frostbite"]
    assert table.told(Afflicted) == []


def poisoned_and_bloody(souls):
    """A dagger that poisons, with a gem that makes bleed, against a Sentinel that bleeds already."""
    souls.upgrades = {"blood_gem.1": "rotten_ghru_dagger.1"}
    souls.foes[0].conditions = ["bleed"]
    souls.heroes[0].luck = False


@rule("DS-EXAMPLE-11", "DS-COND-02", "DS-RULING-22")
@pytest.mark.parametrize(
    ("faces", "wounds", "shaken"), [(("black 2", "black 2"), 3, 1), (("black 1", "black 0"), 0, 0)]
)
def test_a_bleeding_model_hit_by_poison_and_bleed_has_one_of_each(faces, wounds, shaken):
    """If damage comes through the old Bleed adds 2 and goes, before the new one is placed."""
    table = arena(["assassin"], at=[(0, 0)], hands=[["rotten_ghru_dagger.1"]], change=poisoned_and_bloody)
    table.dice(*faces)
    table.act(Attack("rotten_ghru_dagger.1", 0, 0, False))
    assert sorted(table.foe(0).conditions) == ["bleed", "poison"]
    assert table.foe(0).wounds == wounds
    assert len(table.told(Shook)) == shaken


@rule("DS-RULING-22")
def test_a_hit_that_makes_bleed_does_not_bleed_yet():
    table = arena(["assassin"], at=[(1, 1)], hands=[["washing_pole.1"]], change=on_foe())
    table.dice("blue 2", "blue 2")
    table.act(Attack("washing_pole.1", 2, 0, False))
    assert table.foe(0).wounds == 2
    assert table.foe(0).conditions == ["bleed"]


@rule("DS-RULING-31", "DS-COND-01")
def test_an_enemy_is_hit_at_no_damage_too():
    """A dagger that does not come through still poisons; bombs that do not still push."""
    table = arena(["assassin"], at=[(0, 0)], hands=[["rotten_ghru_dagger.1"]], change=on_foe())
    table.dice("black 0", "black 0")
    table.act(Attack("rotten_ghru_dagger.1", 0, 0, False))
    assert table.told(Hit)[0].damage == 0
    assert table.foe(0).conditions == ["poison"]
    pushed = arena(["assassin"], at=[(2, 4)], foes=[("sentinel", (2, 2))], hands=[["firebombs.1"]], change=on_foe())
    pushed.dice("black 0", "black 0", "black 1")
    pushed.act(Attack("firebombs.1", 0, 0, False))
    assert pushed.foe(0).wounds == 0
    pushed.act(PushTo(node_at(2, 0)))
    assert pushed.lair_of(0) == (2, 0)


@rule("DS-COND-01")
def test_the_dead_get_no_token():
    table = arena(
        ["assassin"],
        at=[(0, 0)],
        foes=[("hollow_soldier", (0, 0)), ("sentinel", (4, 4))],
        hands=[["rotten_ghru_dagger.1"]],
    )
    table.dice("black 2", "black 2")
    table.act(Attack("rotten_ghru_dagger.1", 0, 0, False))
    assert table.told(Fell)
    assert table.told(Afflicted) == []


@rule("DS-RULING-30")
@pytest.mark.parametrize(("boss", "after"), [("boreal_outrider_knight", []), ("gargoyle", ["frostbite"])])
def test_a_boss_suffers_conditions_unless_it_is_immune(boss, after):
    table = lair(
        boss,
        ["knight"],
        at=[(2, 0)],
        beside={0: "s"},
        first="hero",
        hands=[["irithyll_rapier.1"]],
        change=on_hero(luck=False),
    )
    table.act(Attack("irithyll_rapier.1", 0, 0, False))
    assert table.foe(0).conditions == after


@rule("DS-RULING-30")
def test_equipment_may_make_a_hero_immune():
    table = against_frost(armour=["outrider_armour.1"])
    table.dice("black 0", "black 0", "black 0")
    table.act(Block())
    settle_luck(table)
    assert table.told(Suffered)
    assert table.hero(0).conditions == []


# -- when they go ----------------------------------------------------------------------------------------


@rule("DS-COND-03", "DS-RULING-35")
def test_at_the_end_of_an_activation_all_goes_but_bleed():
    table = arena(["knight"], at=[(4, 4)], change=on_hero("bleed", "frostbite", "stagger"))
    table.act(END)
    assert table.hero(0).conditions == ["bleed"]
    assert table.told(Suffered) == []


@rule("DS-COND-03", "DS-RULING-35")
def test_an_enemy_too_loses_all_but_bleed_when_its_activation_ends():
    table = arena(["knight"], at=[(4, 4)], first="foes", change=on_foe("bleed", "frostbite", "stagger"))
    endure(table)
    assert table.foe(0).conditions == ["bleed"]


@rule("DS-COND-03")
def test_somebody_elses_activation_takes_no_token():
    table = arena(at=[(4, 4), (4, 4)], change=on_hero("frostbite", who=1))
    table.act(END)
    assert table.hero(1).conditions == ["frostbite"]


@rule("DS-COND-04")
def test_when_the_encounter_ends_every_condition_goes():
    def everybody(souls):
        for hero in souls.heroes:
            hero.conditions = ALL.copy()

    table = arena(at=[(2, 2), (4, 4)], foes=[("hollow_soldier", (2, 2))], change=everybody)
    table.dice("blue 3")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.told(Triumphed)
    assert [hero.conditions for hero in table.souls.heroes] == [[], []]


# -- Bleed -----------------------------------------------------------------------------------------------


@rule("DS-COND-05")
def test_bleed_adds_two_to_the_damage_and_goes():
    table = arena(["knight"], at=[(2, 4)], traps={(2, 2): "trap_1_1"}, change=on_hero("bleed"))
    table.act(Walk(node_at(2, 2)))
    table.act(Suffer())
    assert table.hero(0).red == 3
    assert table.hero(0).conditions == []


@rule("DS-RULING-24", "DS-RULING-23")
def test_traps_poison_and_pushes_that_hurt_make_bleed_as_well():
    poison = arena(["knight"], at=[(4, 4)], change=on_hero("bleed", "poison"))
    poison.act(END)
    assert poison.told(Suffered)[0].amount == 3
    trap = arena(["knight"], at=[(2, 4)], traps={(2, 2): "trap_2_1"}, change=on_hero("bleed"))
    trap.act(Walk(node_at(2, 2)))
    trap.act(Suffer())
    assert trap.told(Suffered)[0].amount == 4
    trampled = arena(
        ["assassin"],
        at=[(2, 4)],
        foes=[("large_hollow_soldier", (2, 2))],
        first="foes",
        change=on_hero("bleed", luck=False),
    )
    trampled.dice("black 0")
    trampled.act(Block())
    assert trampled.told(Suffered)[0].amount == 7


@rule("DS-RULING-23")
def test_bleed_strikes_once_however_often_one_is_hurt():
    """Two shots of a crossbow, the first of which opens the wound."""
    table = arena(["assassin"], at=[(1, 1)], hands=[["avelyn.1"]], change=on_foe("bleed"))
    table.dice("blue 3", "blue 3", "blue 3")
    table.act(Attack("avelyn.1", 0, 0, False))
    table.act(Attack("avelyn.1", 0, 0, False))
    table.act(Attack("avelyn.1", 0, 0, False))
    assert [hit.damage for hit in table.told(Hit)] == [3, 1, 1]


@rule("DS-RULING-23")
def test_no_damage_opens_no_wound():
    table = arena(["knight"], at=[(0, 0)], change=on_foe("bleed"))
    table.dice("blue 2")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.foe(0).wounds == 0
    assert table.foe(0).conditions == ["bleed"]
    hero = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 4))], first="foes", change=on_hero("bleed"))
    hero.dice("blue 3", "black 1")
    hero.act(Block())
    assert hero.told(Suffered) == []
    assert hero.hero(0).conditions == ["bleed"]


# -- Poison ----------------------------------------------------------------------------------------------


@rule("DS-COND-06", "DS-RULING-28")
def test_poison_does_one_damage_at_the_end_of_the_activation_and_then_goes():
    table = arena(["knight"], at=[(4, 4)], change=on_hero("poison"))
    table.act(Walk(node_at(4, 2)))
    assert table.hero(0).red == 0
    table.act(END)
    told = [type(told.event).__name__ for told in table.session.events]
    assert table.told(Suffered)[0].amount == 1
    assert told.index("Suffered") < told.index("Shook")
    assert table.hero(0).conditions == []


@rule("DS-RULING-28")
def test_whoever_dies_of_poison_dies_with_the_token():
    table = arena(["knight"], at=[(4, 4)], change=on_hero("poison", "frostbite", red=9))
    table.act(END)
    assert table.told(Died)
    assert table.told(Shook) == []


@rule("DS-COND-06", "DS-RULING-24")
def test_an_enemy_suffers_its_poison_when_its_own_activation_ends():
    table = arena(["knight"], at=[(4, 4)], change=on_foe("poison", "bleed"))
    table.act(END)
    endure(table)
    assert table.foe(0).wounds == 3
    assert table.foe(0).conditions == []


@rule("DS-RULING-29")
def test_poison_that_kills_the_last_enemy_wins_the_encounter():
    table = arena(["knight"], at=[(4, 4)], change=on_foe("poison", wounds=9))
    table.act(END)
    endure(table)
    assert [fell.foe for fell in table.told(Fell)] == [0]
    assert table.told(Triumphed)
    assert table.asks() == "ask-roam"


# -- Frostbite -------------------------------------------------------------------------------------------


@rule("DS-COND-07", "DS-RULING-39")
def test_frozen_a_walk_costs_one_and_a_run_two():
    table = arena(["knight"], at=[(2, 4)], change=on_hero("frostbite"))
    table.act(Walk(node_at(2, 2)))
    assert table.hero(0).black == 1
    table.act(Walk(node_at(2, 4)))
    assert table.hero(0).black == 3


@rule("DS-COND-07", "DS-RULING-39")
def test_frozen_with_one_box_free_one_cannot_even_walk():
    table = arena(["knight"], at=[(2, 4)], change=on_hero("frostbite", black=9))
    assert table.offered(Walk) == []


@rule("DS-COND-07", "DS-RULING-38")
@pytest.mark.parametrize(("conditions", "to", "cost"), [([], (2, 2), 1), (["frostbite"], (2, 2), 2), ([], (1, 3), 2)])
def test_a_dodge_costs_one_and_one_more_each_for_frost_and_a_barrel(conditions, to, cost):
    table = arena(
        ["knight"],
        at=[(2, 4)],
        foes=[("crossbow_hollow", (0, 0))],
        terrain={(1, 3): "barrel"},
        first="foes",
        change=on_hero(*conditions, luck=False),
    )
    table.act(Dodge(node_at(*to)))
    assert sum(paid.stamina for paid in table.told(Paid)) == cost


@rule("DS-RULING-38")
def test_frozen_onto_a_barrel_a_dodge_costs_three_and_must_leave_a_box():
    for black, offered in ((6, True), (7, False)):
        table = arena(
            ["knight"],
            at=[(2, 4)],
            foes=[("crossbow_hollow", (0, 0))],
            terrain={(1, 3): "barrel"},
            first="foes",
            change=on_hero("frostbite", black=black, luck=False),
        )
        assert table.offers(Dodge(node_at(1, 3))) == offered
        assert table.offers(Dodge(node_at(2, 2)))
        if offered:
            table.act(Dodge(node_at(1, 3)))
            assert table.told(Paid)[0].stamina == 3
            assert [broke.node for broke in table.told(Broke)] == [node_at(1, 3)]


@rule("DS-COND-08", "DS-RULING-32")
@pytest.mark.parametrize(
    ("kind", "conditions", "steps"),
    [
        ("silver_knight_swordsman", [], 2),
        ("silver_knight_swordsman", ["frostbite"], 1),
        ("hollow_soldier", ["frostbite"], 0),
    ],
)
def test_a_frozen_enemy_moves_one_node_less_and_never_less_than_none(kind, conditions, steps):
    table = arena(["knight"], at=[(0, 4)], foes=[(kind, (0, 0))], first="foes", change=on_foe(*conditions))
    endure(table)
    assert len(table.told(FoeMoved)) == steps


@rule("DS-RULING-32")
def test_an_enemy_frozen_to_the_spot_pushes_nobody_off_it():
    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))], first="foes", change=on_foe("frostbite"))
    assert table.asks() == "ask-defend"
    assert table.told(Pushed) == []


@rule("DS-RULING-32")
def test_a_slide_frozen_to_nought_is_left_out():
    """Facing south the Demon would slide back to the north, and push whoever stands beside it."""
    table = lair(
        "titanite_demon",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        facing="s",
        beside={0: "s"},
        deck=["titanite_demon_lightning_bolt"],
        change=on_foe("frostbite"),
    )
    assert table.asks() == "ask-defend"
    assert table.lair_of(0) == (2, 2)
    assert table.told(Pushed) == []


# -- Stagger ---------------------------------------------------------------------------------------------


@rule("DS-COND-09", "DS-RULING-34")
@pytest.mark.parametrize(("option", "cost"), [(0, 1), (1, 5)])
def test_staggered_an_option_costs_one_more_even_if_it_was_free(option, cost):
    table = arena(["knight"], at=[(0, 0)], change=on_hero("stagger", luck=False))
    table.act(Attack("long_sword.1", option, 0, False))
    assert table.hero(0).black == cost


@rule("DS-COND-09")
def test_staggered_one_must_be_able_to_pay_it():
    table = arena(["knight"], at=[(0, 0)], change=on_hero("stagger", black=9))
    assert table.offered(Attack) == []


@rule("DS-RULING-34")
def test_staggered_a_repeated_option_costs_one_more_once():
    table = arena(["assassin"], at=[(1, 1)], hands=[["avelyn.1"]], change=on_hero("stagger", luck=False))
    table.act(Attack("avelyn.1", 0, 0, False))
    table.act(Attack("avelyn.1", 0, 0, False))
    table.act(Attack("avelyn.1", 0, 0, False))
    assert len(table.told(Hit)) == 3
    assert table.hero(0).black == 2


@rule("DS-COND-10", "DS-RULING-32")
@pytest.mark.parametrize(("printed", "dealt"), [(4, 3), (1, 0), (0, 0)])
def test_a_staggered_enemy_does_one_damage_less_and_never_less_than_none(printed, dealt, monkeypatch):
    monkeypatch.setattr(BEHAVIOURS["hollow_soldier"].icons[1], "damage", printed)
    table = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 4))], first="foes", change=on_foe("stagger"))
    assert table.told(Struck)[0].damage == dealt
    assert table.decision.count == dealt


@rule("DS-RULING-33")
@pytest.mark.parametrize(("option", "damage"), [("no", 5), ("yes", 4)])
def test_stagger_does_not_weaken_a_movement_attack_unless_the_table_says_so(option, damage):
    table = arena(
        ["knight"],
        at=[(2, 4)],
        foes=[("large_hollow_soldier", (2, 2))],
        first="foes",
        change=on_foe("stagger"),
        options={"stagger_moves": option},
    )
    assert table.asks() == "ask-defend"
    assert table.decision.count == damage
