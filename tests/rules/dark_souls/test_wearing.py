"""What is worn and carried does what its card says, and no more (DS-EQUIP, DS-RULING-153, DS-RULING-160)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, arena, camp, lair
from rules.table import rule

from undercroft.games.dark_souls.rules.activation import fit_together
from undercroft.games.dark_souls.rules.bonfire import equip
from undercroft.games.dark_souls.rules.endurance import bled
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import Attack, Block, Dodge, Outfit, Recovered, Shift, Souls, Suffered, Walk


def hurt(red: int, black: int = 0, ring: str = ""):
    """The first hero has such a bar, and a ring on the armour."""

    def change(souls: Souls) -> None:
        souls.heroes[0].red, souls.heroes[0].black = red, black
        souls.heroes[0].tiers = [3] * 4
        if ring:
            souls.upgrades = {ring: souls.heroes[0].armour}

    return change


# -- at the end of an activation -----------------------------------------------------------------------------


@rule("DS-RULING-141", "DS-BAR-06")
@pytest.mark.parametrize(("foes", "red"), [(0, 4), (1, 3), (2, 2)])
def test_lothric_armour_mends_one_for_every_enemy_on_the_node(foes, red):
    there = [("hollow_soldier", (2, 2))] * foes + [("hollow_soldier", (0, 0))]
    table = arena(["knight"], at=[(2, 2)], foes=there, armour=["lothric_knight_armour.1"], change=hurt(4))
    table.act(END)
    healed = sum(told.health for told in table.told(Recovered))
    assert 4 - healed == red


@rule("DS-RULING-141", "DS-EQUIP-12")
def test_the_sun_princess_ring_mends_one_whoever_is_near():
    for foes in ([("hollow_soldier", (0, 0))], [("hollow_soldier", (2, 2))] * 2):
        table = arena(["knight"], at=[(2, 2)], foes=foes, change=hurt(4, ring="sun_princess_ring.1"))
        table.act(END)
        assert sum(told.health for told in table.told(Recovered)) == 1


@rule("DS-RULING-141", "DS-EQUIP-12")
@pytest.mark.parametrize(("ring", "back"), [("blue_tearstone_ring.1", 1), ("", 0)])
def test_the_blue_tearstone_gives_a_stamina_for_damage_from_an_attack(ring, back):
    table = arena(
        ["assassin"],
        at=[(2, 2)],
        foes=[("hollow_soldier", (2, 2))],
        first="foes",
        change=hurt(0, 3, ring=ring),
    )
    table.dice("black 0")
    table.act(Block())
    table.keep()
    assert table.told(Recovered)[:back] == [Recovered(0, 1, 0)][:back]
    assert sum(told.stamina for told in table.told(Recovered)) == back + 2, "and two for the new activation"


@rule("DS-RULING-141", "DS-EQUIP-12")
def test_but_not_for_poison():
    table = arena(
        ["knight"], at=[(2, 2)], foes=[("hollow_soldier", (0, 0))], change=hurt(0, 3, "blue_tearstone_ring.1")
    )
    table.hero(0).conditions = ["poison"]
    table.act(END)
    assert [told.amount for told in table.told(Suffered)][:1] == [1]
    assert table.told(Recovered) == [] or table.told(Recovered)[0].stamina == 2


@rule("DS-COND-05", "DS-RULING-23")
def test_bleed_makes_worse_only_what_hurts_and_only_who_bleeds():
    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (0, 0))])
    foe = table.foe(0)
    assert [bled(foe, amount) for amount in (0, 1, 4)] == [0, 1, 4]
    foe.conditions = ["bleed"]
    assert [bled(foe, amount) for amount in (0, 1, 4)] == [0, 3, 6]


# -- steps ---------------------------------------------------------------------------------------------------


@rule("DS-RULING-153", "DS-MOVE-02")
@pytest.mark.parametrize("armour", ["faraam_armour.1", "outrider_armour.1", "shadow_armour.1"])
def test_a_walk_is_one_node_in_any_armour_but_the_dancers(armour):
    table = arena(["knight"], at=[(2, 4)], armour=[armour], change=hurt(0))
    table.act(Walk(node_at(2, 2)))
    assert table.asks() == "ask-act"


@rule("DS-RULING-153", "DS-DEF-07")
@pytest.mark.parametrize("armour", ["faraam_armour.1", "outrider_armour.1", "dancer_armour.1"])
def test_a_dodge_is_one_node_in_any_armour_but_the_shadow(armour):
    table = arena(
        ["knight"], at=[(2, 2)], foes=[("hollow_soldier", (2, 2))], armour=[armour], first="foes", change=hurt(0)
    )
    table.act(Dodge(node_at(2, 4)))
    assert table.asks() != "ask-dodge-on"


# -- attacks -------------------------------------------------------------------------------------------------


@rule("DS-RULING-158")
@pytest.mark.parametrize(("boss", "cost"), [("gargoyle", 1), ("titanite_demon", 0), ("winged_knight", 0)])
def test_only_the_gargoyle_in_flight_makes_attacks_from_its_node_dearer(boss, cost):
    def heated(souls: Souls) -> None:
        souls.foes[0].heated = True

    table = lair(boss, ["knight"], at=[(2, 2)], place=(2, 2), beside={0: "n"}, first="hero", change=heated)
    table.act(Attack("long_sword.1", 0, 0, False))
    table.keep()
    assert table.hero(0).black == cost


@rule("DS-ICON-06", "DS-ICON-04", "DS-DECISION-34")
def test_after_the_shift_a_node_icon_offers_the_whole_node():
    table = arena(
        ["knight"],
        at=[(2, 4)],
        foes=[("sentinel", (2, 2))] * 2 + [("sentinel", (0, 0))],
        hands=[["santiers_spear.1"]],
        change=hurt(0),
    )
    table.act(Attack("santiers_spear.1", 1, -1, False))
    table.act(Shift(node_at(2, 2)))
    assert table.asks() == "ask-target"
    assert [(option.foe, option.whole) for option in table.offered(Attack)] == [(0, True), (0, False), (1, False)]


# -- slots ---------------------------------------------------------------------------------------------------


@rule("DS-EQUIP-05", "DS-RULING-153")
def test_what_goes_beside_a_two_handed_weapon():
    assert fit_together("greataxe.1", "effigy_shield.1")
    assert fit_together("effigy_shield.1", "greataxe.1")
    assert not fit_together("greataxe.1", "halberd.1")
    assert not fit_together("greataxe.1", "long_sword.1")
    assert not fit_together("long_sword.1", "greataxe.1")
    assert fit_together("long_sword.1", "kite_shield_knight.1")


@rule("DS-EQUIP-06", "DS-BONFIRE-11", "DS-RULING-114")
@pytest.mark.parametrize(
    ("card", "slot", "hands", "backup", "stowed"),
    [
        ("scimitar.1", "left", ["scimitar.1", "long_sword.1"], ["estoc.1"], ["rapier.1"]),
        ("greataxe.1", "left", ["greataxe.1", ""], ["estoc.1", "rapier.1"], ["long_sword.1"]),
        ("scimitar.1", "right", ["", "scimitar.1"], ["estoc.1", "rapier.1"], ["long_sword.1"]),
    ],
)
def test_a_fourth_weapon_sends_one_to_the_inventory(card, slot, hands, backup, stowed):
    def laden(souls: Souls) -> None:
        hero = souls.heroes[0]
        hero.hands, hero.backup = ["", "long_sword.1"], ["estoc.1", "rapier.1"]
        souls.treasure = [one for one in souls.treasure if one not in ("rapier.1", "scimitar.1", "greataxe.1")]

    table = camp(["knight"], inventory=[card], change=laden)
    table.act(Outfit(0))
    equip(table.souls, 0, card, slot)
    hero = table.hero(0)
    assert (hero.hands, hero.backup, table.souls.inventory) == (hands, backup, stowed)
