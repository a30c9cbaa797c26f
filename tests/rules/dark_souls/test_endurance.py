"""The endurance bar, death, wounds of enemies, Estus and Embers (DS-BAR, DS-EDATA, DS-CHAR, DS-EQUIP)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, arena, camp, lair
from rules.table import rule

from undercroft.games.dark_souls.rules.endurance import free
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    Buy,
    Died,
    Dodge,
    Drank,
    Drink,
    Fell,
    FoeActed,
    Give,
    Heroic,
    Hit,
    Kindled,
    Pushed,
    Recovered,
    Rest,
    Shift,
    Suffer,
    Suffered,
    Triumphed,
    Walk,
)


def bar(who: int = 0, black: int = 0, red: int = 0, **tokens):
    """A bar with so many cubes, and whatever else is to be true of that hero."""

    def fill(souls):
        hero = souls.heroes[who]
        hero.black = black
        hero.red = red
        for name, value in tokens.items():
            setattr(hero, name, value)

    return fill


def before_a_trap(black: int = 0, red: int = 0, trap: str = "trap_3_1", **tokens):
    """A Knight alone, one step from a trap."""
    table = arena(["knight"], at=[(2, 4)], traps={(2, 2): trap}, change=bar(0, black, red, **tokens))
    table.act(Walk(node_at(2, 2)))
    return table


def under_fire(kind: str = "crossbow_hollow", at=(2, 4), foe=(0, 0), change=None, **more):
    """A Knight alone who must answer an attack: 3 magical damage from a crossbow, unless another is named."""
    return arena(["knight"], at=[at], foes=[(kind, foe)], first="foes", change=change, **more)


def settle_luck(table) -> None:
    """Neither luck nor heroics."""
    table.keep()


def boxes(hero) -> str:
    """The bar from left to right."""
    return "b" * hero.black + "." * free(hero) + "r" * hero.red


# -- the bar ---------------------------------------------------------------------------------------------


@rule("DS-BAR-01", "DS-BAR-02", "DS-BAR-03", "DS-EXAMPLE-09", "DS-EXAMPLE-12", "DS-MOVE-02", "DS-MOVE-03")
def test_stamina_fills_the_bar_from_one_end_and_damage_from_the_other():
    """A walk and three runs are 3 Stamina for four nodes; the trap at the end does 3 damage."""
    table = arena(["knight"], at=[(2, 4)], traps={(2, 0): "trap_3_1"})
    for node in ((2, 2), (1, 1), (3, 1), (2, 0)):
        table.act(Walk(node_at(*node)))
    assert table.where(0) == (2, 0)
    assert boxes(table.hero(0)) == "bbb......."
    table.act(Suffer())
    assert boxes(table.hero(0)) == "bbb....rrr"


@rule("DS-BAR-04", "DS-RULING-36")
@pytest.mark.parametrize(
    ("black", "red", "payable"), [(5, 0, True), (0, 5, True), (3, 2, True), (6, 0, False), (3, 3, False)]
)
def test_four_stamina_can_be_spent_only_if_a_fifth_box_is_free(black, red, payable):
    table = arena(["knight"], at=[(0, 0)], change=bar(0, black, red))
    assert table.offers(Attack("long_sword.1", 1, 0, False)) == payable


@rule("DS-RULING-36", "DS-DECISION-29")
def test_with_one_box_free_there_is_a_walk_but_no_run():
    table = arena(["knight"], at=[(2, 4)], change=bar(0, 5, 4))
    table.act(Walk(node_at(2, 2)))
    assert table.offered(Walk) == []
    assert table.hero(0).black == 5


@rule("DS-RULING-36")
def test_a_cube_forced_on_a_hero_is_no_payment_and_may_kill():
    """The Knight blocks all of the Winged Knight's blow with his last box free; the heavy blow fills it."""
    table = lair(
        "winged_knight",
        ["knight"],
        at=[(2, 2)],
        first="hero",
        deck=["winged_knight_diagonal_uppercut"],
        change=bar(0, 9, 0),
    )
    table.dice("blue 3", "black 2")
    table.act(END)
    assert table.told(Suffered) == []
    assert [died.who for died in table.told(Died)] == [0]


@rule("DS-BAR-06", "DS-BAR-07")
def test_gains_take_cubes_of_their_colour_and_the_rest_is_wasted():
    def carry(souls):
        bar(0, 3, 1)(souls)
        souls.heroes[1].black = 1
        souls.heroes[1].red = 4

    table = arena(["herald", "knight"], at=[(2, 4), (2, 4)], change=carry)
    table.act(Heroic())
    assert (table.hero(0).black, table.hero(0).red) == (1, 1)
    assert (table.hero(1).black, table.hero(1).red) == (0, 4)
    assert [(gain.who, gain.stamina, gain.health) for gain in table.told(Recovered)] == [(0, 2, 0), (1, 1, 0)]


@rule("DS-BAR-06", "DS-BAR-07")
def test_health_takes_red_cubes_and_no_more_than_there_are():
    table = arena(["herald"], at=[(2, 4)], hands=[["heal.1"]], change=bar(0, 2, 3))
    table.act(Attack("heal.1", 1, -1, False))
    assert (table.hero(0).black, table.hero(0).red) == (5, 0)


# -- death -----------------------------------------------------------------------------------------------


@rule("DS-BAR-05", "DS-EXAMPLE-10")
def test_ten_cubes_of_any_colour_are_death_and_defeat():
    table = before_a_trap(4, 3)
    table.act(Suffer())
    assert [died.who for died in table.told(Died)] == [0]
    assert table.told(Suffered)[0].left == 0
    assert table.asks() == "ask-roam"
    assert table.souls.battle is None


@rule("DS-BAR-05")
def test_nine_cubes_are_not_death():
    table = before_a_trap(3, 3)
    table.act(Suffer())
    assert table.told(Died) == []
    assert table.asks() == "ask-act"


@rule("DS-RULING-40")
def test_damage_beyond_the_tenth_box_is_ignored():
    table = before_a_trap(4, 4)
    table.act(Suffer())
    assert table.told(Suffered)[0].amount == 2


def doomed(souls):
    """The Knight can bear one more damage and has nothing to block with; the swordsman is poisoned."""
    souls.heroes[0].red = 9
    souls.heroes[0].heroic = False
    souls.foes[0].conditions = ["poison"]


@rule("DS-RULING-41", "DS-BAR-05")
def test_a_death_stops_everything_at_once():
    """Both stand where a swordsman strikes the whole node: the other is not even asked, and nobody else acts."""
    table = arena(
        at=[(2, 2), (2, 2)],
        foes=[("silver_knight_swordsman", (2, 2)), ("hollow_soldier", (2, 2))],
        hands=[["estoc.1"], ["target_shield.1"]],
        armour=["", ""],
        first="foes",
        change=doomed,
    )
    assert [died.who for died in table.told(Died)] == [0]
    assert [suffered.who for suffered in table.told(Suffered)] == [0]
    assert [acted.foe for acted in table.told(FoeActed)] == [0]
    assert table.told(Pushed) == []
    assert table.asks() == "ask-roam"


@rule("DS-RULING-41")
def test_after_a_death_the_last_enemy_can_no_longer_fall():
    """The only enemy would have died of its poison at the end of this very activation."""
    table = arena(
        at=[(2, 2), (2, 2)],
        foes=[("silver_knight_swordsman", (2, 2))],
        hands=[["estoc.1"], ["target_shield.1"]],
        armour=["", ""],
        first="foes",
        change=doomed,
    )
    assert table.told(Died)
    assert table.told(Fell) == []
    assert table.told(Triumphed) == []


@rule("DS-RULING-42")
def test_with_the_last_enemy_the_activation_is_over():
    """A Shift is still printed to the right of the dice, and the attacker is poisoned: neither comes about."""
    table = arena(
        ["assassin"],
        at=[(2, 2)],
        foes=[("hollow_soldier", (2, 2))],
        hands=[["carthus_curved_sword.1"]],
        change=bar(0, conditions=["poison"]),
    )
    table.dice("blue 3", "blue 3")
    table.act(Attack("carthus_curved_sword.1", 0, 0, False))
    assert table.told(Triumphed)
    assert table.told(Suffered) == []
    assert table.offered(Shift) == []


# -- wounds ----------------------------------------------------------------------------------------------


@rule("DS-EDATA-06", "DS-ATK-07")
def test_wounds_add_up_and_the_enemy_stands_while_any_health_is_left():
    table = arena(at=[(0, 0), (4, 4)], change=lambda souls: setattr(souls.foes[0], "wounds", 8))
    table.dice("blue 3")
    table.act(Attack("long_sword.1", 0, 0, False))
    settle_luck(table)
    assert table.foe(0).wounds == 9
    assert (table.told(Hit)[0].damage, table.told(Hit)[0].health) == (1, 1)
    assert table.told(Fell) == []


@rule("DS-EDATA-07", "DS-ATK-07")
@pytest.mark.parametrize("wounds", [7, 9])
def test_at_its_health_or_beyond_an_enemy_is_removed_with_its_tokens(wounds):
    def wounded(souls):
        souls.foes[0].wounds = wounds
        souls.foes[0].conditions = ["poison"]

    table = arena(at=[(0, 0), (4, 4)], foes=[("sentinel", (0, 0)), ("sentinel", (4, 0))], change=wounded)
    table.dice("black 2", "blue 3")
    table.act(Attack("long_sword.1", 1, 0, False))
    assert [fell.foe for fell in table.told(Fell)] == [0]
    assert [(foe.id, foe.wounds, foe.conditions) for foe in table.souls.foes] == [(1, 0, [])]


# -- Estus -----------------------------------------------------------------------------------------------


@rule("DS-CHAR-08", "DS-CHAR-09", "DS-DECISION-38")
def test_a_drink_empties_the_bar_and_the_flask():
    table = arena(["knight", "assassin"], change=bar(0, 4, 5))
    assert table.hero(0).estus
    assert table.decision.seats == [0]
    table.act(Drink())
    assert boxes(table.hero(0)) == ".........."
    assert not table.hero(0).estus
    assert [drank.who for drank in table.told(Drank)] == [0]


@rule("DS-CHAR-09", "DS-DECISION-38")
def test_an_empty_flask_is_not_offered_again():
    table = arena(["knight"], at=[(2, 4)], change=bar(0, 2, 2))
    table.act(Drink())
    table.act(Walk(node_at(2, 2)))
    table.act(Walk(node_at(2, 4)))
    assert table.hero(0).black == 1
    assert not table.offers(Drink())


@rule("DS-RULING-45", "DS-DECISION-38")
def test_a_drink_between_attacks_ends_neither_moving_nor_attacking():
    table = arena(["knight"], at=[(0, 2)], hands=[["long_sword.1", "pierce_shield.1"]], change=bar(0, 1, 1))
    table.act(Walk(node_at(0, 0)))
    table.act(Attack("long_sword.1", 0, 0, False))
    settle_luck(table)
    table.act(Drink())
    assert table.offers(Attack("pierce_shield.1", 0, 0, False))
    first = arena(["knight"], at=[(2, 4)], change=bar(0, 1, 1))
    first.act(Walk(node_at(2, 2)))
    first.act(Drink())
    first.act(Walk(node_at(1, 1)))
    first.act(Walk(node_at(0, 0)))
    assert first.offers(Attack("long_sword.1", 0, 0, False))


@rule("DS-RULING-45", "DS-CHAR-09")
def test_nobody_drinks_during_a_roll_or_while_enemies_act():
    table = arena(["knight"], at=[(0, 0)], change=bar(0, 1, 1))
    table.dice("blue 1")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.asks() == "ask-roll"
    assert not table.offers(Drink())
    attacked = under_fire(change=bar(0, 1, 1))
    assert attacked.asks() == "ask-defend"
    assert not attacked.offers(Drink())


@rule("DS-CHAR-10")
def test_a_victory_leaves_the_flask_empty():
    table = arena(["knight"], at=[(2, 2)], foes=[("hollow_soldier", (2, 2))], change=bar(0, estus=False))
    table.dice("blue 3")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.asks() == "ask-roam"
    assert not table.hero(0).estus


@rule("DS-CHAR-10")
def test_a_rest_fills_every_flask():
    table = camp(change=lambda souls: [setattr(hero, "estus", False) for hero in souls.heroes])
    table.act(Rest())
    assert [hero.estus for hero in table.souls.heroes] == [True, True]


# -- Embers ----------------------------------------------------------------------------------------------


@rule("DS-EQUIP-16")
@pytest.mark.parametrize(("ember", "rolled", "suffered"), [(True, 0, 2), (True, 1, 2), (False, 0, 3), (True, 2, 1)])
def test_an_ember_takes_one_from_an_attack_of_three_or_more(ember, rolled, suffered):
    """3 magical damage against the one black die of the armour: only what is left of it counts."""
    table = under_fire(change=bar(0, ember=ember))
    table.dice(f"black {rolled}")
    table.act(Block())
    settle_luck(table)
    assert table.told(Suffered)[0].amount == suffered


@rule("DS-RULING-26")
def test_an_ember_helps_against_a_dodge_that_failed():
    table = under_fire(change=bar(0, ember=True, luck=False))
    table.act(Dodge(node_at(2, 4)))
    assert table.told(Suffered)[0].amount == 2


@rule("DS-RULING-26")
def test_an_ember_helps_against_a_movement_attack():
    table = under_fire(
        "large_hollow_soldier",
        (2, 4),
        (2, 2),
        change=bar(0, ember=True, luck=False, heroic=False, armour="", hands=["", ""]),
    )
    table.act(Block())
    assert table.told(Suffered)[0].amount == 4


@rule("DS-RULING-26")
def test_an_ember_does_not_help_against_a_trap():
    table = before_a_trap(ember=True)
    table.act(Suffer())
    assert table.told(Suffered)[0].amount == 3


@rule("DS-RULING-26")
def test_an_ember_does_not_help_against_poison_that_opens_a_wound():
    """1 of Poison and 2 of Bleed are 3, but no attack."""
    table = arena(["knight"], at=[(4, 4)], change=bar(0, ember=True, conditions=["bleed", "poison"]))
    table.act(END)
    assert table.told(Suffered)[0].amount == 3


@rule("DS-EXAMPLE-30", "DS-RULING-25", "DS-RULING-26", "DS-COND-05")
def test_first_the_ember_then_bleed():
    table = under_fire(change=bar(0, ember=True, conditions=["bleed"]))
    table.dice("black 0")
    table.act(Block())
    settle_luck(table)
    assert table.told(Suffered)[0].amount == 4
    assert table.hero(0).conditions == []
    assert table.hero(0).ember


@rule("DS-RULING-25")
def test_bleed_does_not_make_an_attack_heavy_enough_for_the_ember():
    """2 damage are no 3: the Ember looks away, and Bleed adds its 2."""
    table = under_fire(change=bar(0, ember=True, conditions=["bleed"]))
    table.dice("black 1")
    table.act(Block())
    settle_luck(table)
    assert table.told(Suffered)[0].amount == 4


@rule("DS-RULING-25")
def test_the_demon_too_is_spared_before_it_bleeds():
    """Block 3 leaves 4 of 7; the construct takes 1 off, then Bleed adds 2."""

    def bleeding(souls):
        souls.foes[0].conditions = ["bleed"]
        souls.heroes[0].luck = False

    table = lair(
        "titanite_demon",
        ["knight"],
        at=[(2, 0)],
        beside={0: "s"},
        first="hero",
        hands=[["claymore.1"]],
        change=bleeding,
    )
    table.dice("blue 3", "blue 3")
    table.act(Attack("claymore.1", 0, 0, False))
    assert table.foe(0).wounds == 5
    assert table.foe(0).conditions == []


@rule("DS-RULING-27")
def test_an_ember_is_not_used_up_and_outlasts_a_rest_that_was_chosen():
    table = under_fire(change=bar(0, ember=True))
    table.dice("black 0")
    table.act(Block())
    settle_luck(table)
    assert table.hero(0).ember
    resting = camp(change=lambda souls: setattr(souls.heroes[0], "ember", True))
    resting.act(Rest())
    assert resting.hero(0).ember


@rule("DS-RULING-27")
def test_the_card_of_an_ember_leaves_the_game():
    def on_top(souls):
        souls.treasure.remove("ember.1")
        souls.treasure.append("ember.1")

    table = camp(souls=1, change=on_top)
    table.act(Buy())
    table.act(Give(1, "ember"))
    assert [kindled.who for kindled in table.told(Kindled)] == [1]
    assert table.hero(1).ember
    assert "ember.1" not in table.souls.treasure + table.souls.inventory + table.souls.drawn


@rule("DS-RULING-27")
def test_a_defeat_costs_the_embers():
    table = before_a_trap(4, 3, ember=True)
    table.act(Suffer())
    assert not table.hero(0).ember
