"""Options that are no attacks, and equipment with rules of its own (DS-RULING-148, DS-RULING-153)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, arena, camp, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Attach,
    Attack,
    Block,
    Circled,
    Dodge,
    Drink,
    Equip,
    Moved,
    Outfit,
    Paid,
    Place,
    Receive,
    Recovered,
    RolledDice,
    Shift,
    Suffer,
    Swap,
    Walk,
)


def party(cards: list[str], at=None, tired: int = 5, kind: str = "herald", **more):
    """A hero with these cards among friends who are all tired and hurt; nobody is lucky."""

    def weary(souls):
        for hero in souls.heroes:
            hero.black = tired
            hero.red = 3
            hero.luck = False

    places = at or [(0, 0), (0, 0), (4, 4)]
    kinds = [kind, *[other for other in ("knight", "assassin") if other != kind]]
    return arena(kinds[: len(places)], at=places, hands=[cards], change=weary, **more)


def offered(table) -> set[tuple[str, int]]:
    """Cards and options that can be used now."""
    return {(attack.card, attack.option) for attack in table.offered(Attack)}


def bars(table) -> list[tuple[int, int]]:
    """Everybody's black and red cubes."""
    return [(hero.black, hero.red) for hero in table.souls.heroes]


# -- options that are no attacks -----------------------------------------------------------------------------


@rule("DS-RULING-148", "DS-DECISION-55")
def test_what_helps_all_in_range_helps_the_user_too_and_asks_for_nobody():
    """The Talisman reaches two nodes: the third is four away."""
    table = party(["talisman.1"])
    assert table.decision.seats == [0]
    table.act(Attack("talisman.1", 0, -1, False))
    assert table.asks() == "ask-act"
    assert bars(table) == [(4, 3), (4, 3), (5, 3)]


@rule("DS-DECISION-55", "DS-RULING-148")
def test_for_what_helps_one_its_owner_names_a_character_in_range():
    table = party(["talisman.1"], tired=3)
    table.act(Attack("talisman.1", 1, -1, False))
    assert table.asks() == "ask-receive"
    assert table.decision.seats == [0]
    assert table.decision.options == [Receive(0), Receive(1)]
    assert table.hero(0).black == 6
    table.act(Receive(1))
    assert bars(table) == [(6, 3), (0, 3), (3, 3)]


@rule("DS-DECISION-55")
def test_for_what_helps_two_a_second_may_be_left_out():
    table = party(["bountiful_light.1"], tired=2)
    table.act(Attack("bountiful_light.1", 1, -1, False))
    assert table.decision.options == [Receive(0), Receive(1)]
    table.act(Receive(1))
    assert table.decision.options == [Receive(0), DONE]
    table.act(DONE)
    assert bars(table) == [(6, 3), (2, 1), (2, 3)]


@rule("DS-RULING-148", "DS-DECISION-55")
def test_what_helps_the_others_leaves_the_user_out():
    table = party(["bountiful_sunlight.1"], tired=3)
    table.act(Attack("bountiful_sunlight.1", 1, -1, False))
    assert bars(table)[:2] == [(6, 3), (0, 3)]


@rule("DS-DECISION-55")
def test_only_what_can_be_paid_and_helps_anybody_is_offered():
    assert offered(party(["talisman.1"], tired=3)) == {("talisman.1", 0), ("talisman.1", 1)}
    assert offered(party(["talisman.1"], tired=4)) == {("talisman.1", 0)}
    rested = arena(["herald"], at=[(4, 4)], hands=[["talisman.1"]])
    assert offered(rested) == set()


@rule("DS-RULING-148")
def test_a_card_serves_once_an_activation_attack_or_not():
    table = party(["saint_bident.1"], at=[(0, 2), (0, 2)], tired=2)
    assert offered(table) == {("saint_bident.1", 0), ("saint_bident.1", 1), ("saint_bident.1", 2)}
    table.act(Attack("saint_bident.1", 2, -1, False))
    table.act(Receive(1))
    assert offered(table) == set()


@rule("DS-RULING-148")
def test_staggered_a_helping_option_costs_one_more():
    def staggered(souls):
        souls.heroes[0].black = 1
        souls.heroes[0].conditions = ["stagger"]

    table = arena(["herald"], at=[(4, 4)], hands=[["heal.1"]], change=staggered)
    table.act(Attack("heal.1", 0, -1, False))
    assert [paid.stamina for paid in table.told(Paid)] == [1]


@rule("DS-RULING-148")
def test_helping_is_no_attack_and_comes_at_any_time():
    table = party(["talisman.1", "estoc.1"], at=[(0, 4), (0, 4)], tired=2)
    table.act(Walk(node_at(0, 2)))
    table.act(Attack("talisman.1", 0, -1, False))
    table.act(Walk(node_at(0, 0)))
    assert ("estoc.1", 0) in offered(table)
    late = party(["talisman.1", "estoc.1"], at=[(0, 0), (0, 0)], tired=2)
    late.act(Attack("estoc.1", 0, 0, False))
    late.act(Walk(node_at(0, 2)))
    assert offered(late) == {("talisman.1", 0), ("talisman.1", 1)}
    first = party(["talisman.1", "estoc.1"], at=[(0, 2), (0, 2)], tired=2)
    first.act(Attack("talisman.1", 0, -1, False))
    first.act(Walk(node_at(0, 0)))
    first.act(Attack("estoc.1", 0, 0, False))
    assert first.offered(Walk) == []


@rule("DS-RULING-148")
def test_a_charm_makes_ones_own_attacks_magical_until_the_activation_ends():
    """Resist 1 instead of Block 2, and 1 more."""
    table = arena(
        ["knight"],
        at=[(0, 0)],
        hands=[["great_magic_weapon.1", "long_sword.1"]],
        change=lambda souls: setattr(souls.heroes[0], "luck", False),
    )
    table.act(Attack("great_magic_weapon.1", 1, -1, False))
    table.dice("blue 3")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.foe(0).wounds == 3
    assert table.hero(0).black == 2


@rule("DS-RULING-148")
def test_a_ward_helps_everybody_until_the_enemies_have_acted():
    def unready(souls):
        for hero in souls.heroes:
            hero.luck = hero.heroic = False

    table = arena(
        at=[(4, 4), (2, 4)],
        foes=[("hollow_soldier", (2, 4))],
        hands=[["sunlight_straight_sword.1"], ["estoc.1"]],
        armour=["", ""],
        change=unready,
    )
    table.act(Attack("sunlight_straight_sword.1", 2, -1, False))
    table.act(END)
    table.act(Block())
    assert table.asks() == "ask-act"
    table.act(END)
    table.act(Block())
    assert [roll.dice for roll in table.told(RolledDice)] == [["black"], []]


@rule("DS-DECISION-56")
def test_the_side_effect_of_an_attack_has_a_receiver_nearby():
    """Lothric's Holy Sword: a Stamina for one within range 1, whoever struck."""
    table = party(["lothrics_holy_sword.1"], at=[(0, 0), (0, 2), (4, 4)], tired=2)
    table.act(Attack("lothrics_holy_sword.1", 0, 0, False))
    assert [roll.what for roll in table.told(RolledDice)] == ["attack"]
    assert table.asks() == "ask-receive"
    assert table.decision.seats == [0]
    assert table.decision.options == [Receive(0), Receive(1)]
    table.act(Receive(1))
    assert bars(table) == [(2, 3), (1, 3), (2, 3)]


@rule("DS-DECISION-56")
def test_with_one_possible_receiver_nobody_is_asked():
    table = party(["lothrics_holy_sword.1"], at=[(0, 0), (4, 4)], tired=2)
    table.act(Attack("lothrics_holy_sword.1", 0, 0, False))
    assert table.asks() == "ask-act"
    assert [(gain.who, gain.stamina) for gain in table.told(Recovered)] == [(0, 1)]


# -- equipment with rules of its own -------------------------------------------------------------------------


@rule("DS-RULING-153")
@pytest.mark.parametrize(
    ("shield", "fits"), [("effigy_shield.1", True), ("elkhorn_round_shield.1", True), ("kite_shield_knight.1", False)]
)
def test_two_shields_go_beside_a_two_handed_weapon(shield, fits):
    table = arena(["knight"], at=[(4, 4)], hands=[["claymore.1", "", shield]])
    assert table.offers(Swap("claymore.1", shield)) == fits


@rule("DS-RULING-153")
def test_two_two_handed_weapons_never_go_together():
    table = arena(["knight"], at=[(4, 4)], hands=[["claymore.1", "", "halberd.1"]])
    assert not table.offers(Swap("claymore.1", "halberd.1"))


@rule("DS-RULING-153")
def test_an_armour_upgrade_asks_for_its_own_stats():
    def strong(souls):
        souls.heroes[0].tiers = [2, 0, 0, 0]

    for ring, able in (("knight_slayers_ring.1", True), ("sun_princess_ring.1", False)):
        table = camp(["knight"], inventory=["sunless_armour.1", ring], change=strong)
        table.hero(0).armour = "sunless_armour.1"
        table.souls.inventory.remove("sunless_armour.1")
        table.act(Outfit(0))
        assert table.offers(Attach(ring, "sunless_armour.1")) == able


@rule("DS-RULING-153")
def test_armour_with_an_upgrade_can_be_worn_only_by_whoever_meets_both():
    def ringed(souls):
        souls.heroes[0].tiers = [1, 0, 0, 1]
        souls.upgrades = {"sun_princess_ring.1": "sunless_armour.1"}

    table = camp(["knight"], inventory=["sunless_armour.1", "worker_armour.1"], change=ringed)
    table.act(Outfit(0))
    assert not table.offers(Equip(0, "sunless_armour.1", "armour"))
    plain = camp(["knight"], inventory=["sunless_armour.1"], change=tier_one)
    plain.act(Outfit(0))
    assert plain.offers(Equip(0, "sunless_armour.1", "armour"))


def tier_one(souls) -> None:
    """Strength and Faith at the first tier."""
    souls.heroes[0].tiers = [1, 0, 0, 1]


@rule("DS-RULING-153")
def test_one_option_of_the_caestus_can_be_used_from_behind():
    table = arena(["knight"], at=[(0, 0)], hands=[["long_sword.1", "kite_shield_knight.1", "caestus.1"]])
    assert {option for card, option in offered(table) if card == "caestus.1"} == {1}
    held = arena(["knight"], at=[(0, 0)], hands=[["caestus.1"]])
    assert {option for card, option in offered(held) if card == "caestus.1"} == {0, 1}


@rule("DS-RULING-153")
def test_in_smoughs_armour_one_walks_and_never_runs():
    def hurt(souls) -> None:
        souls.heroes[0].red = 1

    table = arena(["knight"], at=[(2, 4)], armour=["smoughs_armour.1"], change=hurt)
    table.act(Walk(node_at(2, 2)))
    assert table.offered(Drink)
    assert table.offered(Walk) == []


@rule("DS-RULING-153")
def test_in_smoughs_armour_one_dodges_neither_attacks_nor_traps():
    def unready(souls):
        souls.heroes[0].luck = souls.heroes[0].heroic = False

    attacked = arena(
        ["knight"],
        at=[(2, 4)],
        foes=[("hollow_soldier", (2, 4))],
        armour=["smoughs_armour.1"],
        first="foes",
        change=unready,
    )
    assert attacked.told(RolledDice)[0].what == "block"
    trapped = arena(["knight"], at=[(2, 4)], traps={(2, 2): "trap_3_1"}, armour=["smoughs_armour.1"], change=unready)
    trapped.act(Walk(node_at(2, 2)))
    assert trapped.hero(0).red == 3
    plain = arena(["knight"], at=[(2, 4)], traps={(2, 2): "trap_3_1"}, change=unready)
    plain.act(Walk(node_at(2, 2)))
    assert plain.offers(Suffer())
    assert plain.offered(Dodge)


def in_shadow(conditions=(), terrain=None, **more):
    """Somebody in Shadow Armour under attack."""

    def ready(souls):
        souls.heroes[0].luck = souls.heroes[0].heroic = False
        souls.heroes[0].conditions = list(conditions)

    return arena(
        ["assassin"],
        at=[(2, 4)],
        foes=[("hollow_soldier", (2, 4))],
        armour=["shadow_armour.1"],
        terrain=terrain,
        first="foes",
        change=ready,
        **more,
    )


@rule("DS-RULING-153", "DS-DECISION-45")
def test_in_shadow_armour_a_dodge_may_go_two_nodes_and_frost_is_paid_once():
    table = in_shadow(["frostbite"])
    table.act(Dodge(node_at(2, 2)))
    assert table.asks() == "ask-dodge-on"
    assert table.decision.seats == [0]
    assert DONE in table.decision.options
    assert table.told(RolledDice) == []
    table.act(Shift(node_at(2, 0)))
    assert [moved.how for moved in table.told(Moved)] == ["dodge", "dodge"]
    assert [paid.stamina for paid in table.told(Paid)] == [2]
    assert table.told(RolledDice)[0].what == "dodge"


@rule("DS-RULING-153")
def test_every_barrel_on_the_way_costs_one():
    table = in_shadow(terrain={(2, 2): "barrel", (2, 0): "barrel", (1, 1): "gravestone"})
    table.act(Dodge(node_at(2, 2)))
    assert not table.offers(Shift(node_at(1, 1)))
    table.act(Shift(node_at(2, 0)))
    assert [paid.stamina for paid in table.told(Paid)] == [2, 1]


@rule("DS-RULING-153", "DS-DECISION-45")
def test_dodging_through_a_bosss_node_no_arc_holds_one():
    """From the south onto the Gargoyle's node, and off it to any side, or round to any arc."""
    table = lair(
        "gargoyle",
        ["assassin"],
        at=[(2, 4)],
        place=(2, 2),
        facing="s",
        deck=["gargoyle_electric_breath"],
        armour=["shadow_armour.1"],
    )
    table.act(Dodge(node_at(2, 2)))
    assert table.asks() == "ask-dodge-on"
    assert len(table.offered(Shift)) == 8
    assert {place.place for place in table.offered(Place)} == {6, 0, 2}
    table.act(Place(0))
    assert table.hero(0).place == 0
    assert table.told(Circled)


@rule("DS-RULING-153")
def test_in_the_dancers_armour_a_walk_may_go_two_nodes():
    def frozen(souls):
        souls.heroes[0].conditions = ["frostbite"]

    table = arena(["knight"], at=[(2, 4)], armour=["dancer_armour.1"], terrain={(2, 0): "barrel"}, change=frozen)
    table.act(Walk(node_at(2, 2)))
    assert table.asks() == "ask-stride"
    assert DONE in table.decision.options
    table.act(Shift(node_at(2, 0)))
    assert [moved.how for moved in table.told(Moved)] == ["walk", "walk"]
    assert [paid.stamina for paid in table.told(Paid)] == [1, 1]
    table.act(Walk(node_at(2, 2)))
    assert table.asks() == "ask-act"
    assert table.told(Moved)[-1].how == "run"


@rule("DS-RULING-153")
def test_in_the_dancers_armour_one_may_walk_right_round_a_boss():
    table = lair(
        "gargoyle",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        facing="s",
        beside={0: "s"},
        first="hero",
        armour=["dancer_armour.1"],
    )
    table.act(Walk(node_at(2, 2), 2))
    assert {place.place for place in table.offered(Place)} == {0, 4}
    table.act(Place(0))
    assert table.hero(0).place == 0
    assert table.told(Paid) == []


@rule("DS-RULING-153")
@pytest.mark.parametrize(("card", "option", "cost"), [("shortsword.1", 1, 1), ("golden_wing_crest_shield.1", 0, 0)])
def test_a_cheaper_option_costs_no_less_than_nothing(card, option, cost):
    """Stagger then adds its 1 to what is left."""

    def gem(souls):
        souls.upgrades = {"simple_gem.1": card}
        souls.heroes[0].luck = False
        souls.heroes[0].conditions = ["stagger"]

    table = arena(["knight"], at=[(0, 0)], hands=[[card]], change=gem)
    table.act(Attack(card, option, 0, False))
    assert table.hero(0).black == cost + 1
