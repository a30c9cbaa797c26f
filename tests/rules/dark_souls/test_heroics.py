"""The four heroic actions (DS-CHAR-02, DS-RULING-46, DS-RULING-152)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, camp, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.rules.dodging import dodge_dice
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Attacked,
    Block,
    Defended,
    Dodge,
    Fell,
    FoeActed,
    FoeMoved,
    Heroic,
    Hit,
    Moved,
    Paid,
    Recovered,
    Reroll,
    RolledDice,
    Shift,
    Struck,
    Suffer,
    Suffered,
    UsedHeroic,
    Walk,
)

# -- when ------------------------------------------------------------------------------------------------


@rule("DS-RULING-46", "DS-DECISION-39")
@pytest.mark.parametrize(
    ("kind", "offered"), [("herald", True), ("warrior", True), ("knight", False), ("assassin", False)]
)
def test_two_of_them_belong_to_the_own_activation(kind, offered):
    table = arena([kind], at=[(2, 4)])
    assert table.decision.seats == [0]
    assert table.offers(Heroic()) == offered


@rule("DS-RULING-46")
def test_none_is_for_the_time_between_encounters():
    table = camp(["herald", "warrior"])
    assert not table.offers(Heroic())


@rule("DS-DECISION-39")
def test_once_used_it_is_not_offered():
    table = arena(["warrior"], at=[(2, 4)], change=lambda souls: setattr(souls.heroes[0], "heroic", False))
    assert not table.offers(Heroic())


# -- Perseverance ----------------------------------------------------------------------------------------


@rule("DS-RULING-152", "DS-CHAR-02")
def test_perseverance_gives_two_stamina_to_everybody_however_far():
    def tired(souls):
        for hero in souls.heroes:
            hero.black = 5

    table = arena(["herald", "knight", "assassin"], at=[(0, 4), (4, 0), (0, 4)], change=tired)
    table.act(Heroic())
    assert [hero.black for hero in table.souls.heroes] == [3, 3, 3]
    assert [used.who for used in table.told(UsedHeroic)] == [0]
    assert len(table.told(Recovered)) == 3


# -- Berserk Charge --------------------------------------------------------------------------------------


def warrior(*cards: str, at=(0, 2), foes=None, **tokens):
    """A Warrior with these cards, without luck."""

    def change(souls):
        souls.heroes[0].luck = False
        for name, value in tokens.items():
            setattr(souls.heroes[0], name, value)

    hands = [list(cards) or ["battle_axe.1", "round_shield.1"]]
    return arena(["warrior"], at=[at], foes=foes, hands=hands, change=change)


@rule("DS-RULING-152", "DS-DECISION-39")
def test_the_charge_is_a_free_step_that_is_neither_walk_nor_run():
    table = warrior()
    table.act(Heroic())
    assert table.asks() == "ask-charge"
    assert table.decision.seats == [0]
    nodes = {node_at(*place) for place in ((0, 0), (0, 4), (2, 2), (1, 1), (1, 3))}
    assert {shift.node for shift in table.offered(Shift)} == nodes
    assert DONE in table.decision.options
    table.act(Shift(node_at(0, 4)))
    table.act(Walk(node_at(0, 2)))
    assert [moved.how for moved in table.told(Moved)] == ["charge", "walk"]
    assert table.told(Paid) == []


@rule("DS-RULING-152")
def test_the_charge_may_come_after_steps_and_attacks():
    table = warrior("battle_axe.1", "caestus.1", at=(0, 2))
    table.act(Walk(node_at(0, 0)))
    table.act(Attack("battle_axe.1", 0, 0, False))
    assert table.offered(Walk) == []
    table.act(Heroic())
    table.act(Shift(node_at(0, 2)))
    assert table.where(0) == (0, 2)


@rule("DS-RULING-152")
def test_the_next_attack_at_range_nought_is_free_and_strikes_the_node():
    foes = [("sentinel", (0, 0)), ("sentinel", (0, 0))]
    table = warrior("battle_axe.1", "caestus.1", at=(0, 2), foes=foes, black=8)
    assert table.offered(Attack) == []
    table.act(Heroic())
    table.act(Shift(node_at(0, 0)))
    assert table.offers(Attack("battle_axe.1", 0, 0, True))
    assert table.offers(Attack("caestus.1", 1, 0, True))
    table.act(Attack("battle_axe.1", 1, 0, True))
    assert table.hero(0).black == 8
    assert [hit.foe for hit in table.told(Hit)] == [0, 1]
    assert {(attack.option, attack.whole) for attack in table.offered(Attack)} == {(0, False)}


@rule("DS-RULING-152")
def test_an_attack_from_afar_does_not_use_the_charge_up():
    foes = [("sentinel", (0, 0)), ("sentinel", (0, 0))]
    table = warrior("battle_axe.1", "soul_arrow.1", at=(0, 0), foes=foes, black=4)
    table.act(Heroic())
    table.act(DONE)
    assert not table.offers(Attack("soul_arrow.1", 0, 0, True))
    table.act(Attack("soul_arrow.1", 1, 0, False))
    assert table.hero(0).black == 8
    assert table.offers(Attack("battle_axe.1", 1, 0, True))


@rule("DS-RULING-152", "DS-DECISION-33")
def test_a_repeated_attack_is_one_attack_and_stopping_early_ends_the_charge():
    foes = [("sentinel", (0, 0)), ("sentinel", (0, 0))]
    table = warrior("gotthard_twinswords.1", "", "caestus.1", at=(0, 0), foes=foes)
    table.act(Heroic())
    table.act(DONE)
    table.act(Attack("gotthard_twinswords.1", 1, 0, True))
    assert table.offers(Attack("gotthard_twinswords.1", 1, 0, True))
    table.act(DONE)
    assert {(attack.card, attack.whole) for attack in table.offered(Attack)} == {("caestus.1", False)}
    table.act(Attack("caestus.1", 1, 0, False))
    assert table.hero(0).black == 3


@rule("DS-RULING-152", "DS-RULING-34")
def test_what_comes_on_top_of_the_price_is_still_paid():
    table = warrior(at=(0, 0), conditions=["stagger"])
    table.act(Heroic())
    table.act(DONE)
    table.act(Attack("battle_axe.1", 1, 0, False))
    assert table.hero(0).black == 1


# -- Stand Fast ------------------------------------------------------------------------------------------


def struck(kind: str = "hollow_soldier", at=(2, 4), **tokens):
    """A Knight under attack."""

    def change(souls):
        for name, value in tokens.items():
            setattr(souls.heroes[1], name, value)

    return arena(["herald", "knight"], at=[(4, 0), at], foes=[(kind, at)], first="foes", aggro=1, change=change)


@rule("DS-DECISION-54", "DS-RULING-46", "DS-RULING-152")
def test_stand_fast_adds_a_blue_die_to_a_block_already_seen_and_luck_may_follow():
    table = struck()
    table.dice("blue 1", "black 0")
    table.act(Block())
    assert table.asks() == "ask-roll"
    assert table.decision.seats == [1]
    assert table.decision.options == [DONE, Heroic(), Reroll(0), Reroll(1)]
    table.dice("blue 2")
    table.act(Heroic())
    assert not table.hero(1).heroic
    assert table.asks() == "ask-roll"
    assert table.told(Suffered) == []
    assert table.decision.options == [DONE, Reroll(0), Reroll(1), Reroll(2)]
    table.dice("blue 3")
    table.act(Reroll(2))
    assert table.told(Suffered) == []
    assert table.told(Defended)[0].damage == 0


@rule("DS-DECISION-54")
def test_stand_fast_may_be_kept():
    table = struck(luck=False)
    table.dice("blue 1", "black 0")
    table.act(Block())
    table.act(DONE)
    assert table.hero(1).heroic
    assert table.told(Suffered)[0].amount == 3


@rule("DS-DECISION-54", "DS-RULING-46")
def test_stand_fast_is_for_blocks_that_do_not_hold_and_for_nothing_else():
    held = struck()
    held.dice("blue 2", "black 2")
    held.act(Block())
    assert held.asks() == "ask-act"
    resisted = struck("crossbow_hollow", at=(0, 0), luck=False)
    while resisted.asks() == "ask-path":
        resisted.act(resisted.decision.options[0])
    resisted.dice("black 0")
    resisted.act(Block())
    assert resisted.asks() == "ask-act"
    used = struck(heroic=False, luck=False)
    used.dice("blue 1", "black 0")
    used.act(Block())
    assert used.asks() == "ask-act"


# -- Backstab --------------------------------------------------------------------------------------------


def dodged(kind: str, to=(2, 4), hands=None, others=(), frozen=True, **tokens):
    """An Assassin has just dodged, without luck to spare, an enemy frozen to its node."""

    def change(souls):
        souls.foes[0].conditions = ["frostbite"] if frozen else []
        souls.heroes[1].luck = False
        for name, value in tokens.items():
            setattr(souls.heroes[1], name, value)

    table = arena(
        ["herald", "assassin"],
        at=[(4, 0), (2, 4)],
        foes=[(kind, (2, 4)), *others],
        first="foes",
        aggro=1,
        hands=[["spear.1"], hands or ["estoc.1", "target_shield.1"]],
        change=change,
    )
    table.dice(*["dodge 1"] * dodge_dice(table.hero(1)))
    table.act(Dodge(node_at(*to)))
    return table


FAR_OFF = [("crossbow_hollow", (4, 0))]


@rule("DS-DECISION-53", "DS-RULING-46", "DS-RULING-152")
def test_backstab_answers_a_dodge_with_any_option_for_nothing():
    table = dodged("sentinel", others=FAR_OFF, black=6)
    assert table.asks() == "ask-backstab"
    assert table.decision.seats == [1]
    assert table.decision.options == [DONE, Attack("estoc.1", 0, 0, False), Attack("estoc.1", 1, 0, False)]
    paid = len(table.told(Paid))
    table.dice("black 2", "black 2", "black 2")
    table.act(Attack("estoc.1", 1, 0, False))
    assert table.foe(0).wounds == 3
    assert len(table.told(Paid)) == paid
    assert not table.hero(1).heroic
    assert [used.who for used in table.told(UsedHeroic)] == [1]


@rule("DS-DECISION-53")
def test_backstab_may_be_kept_and_is_not_offered_once_used():
    table = dodged("sentinel", others=FAR_OFF)
    table.act(DONE)
    assert table.hero(1).heroic
    assert table.told(Attacked) == []
    used = dodged("sentinel", others=FAR_OFF, heroic=False)
    assert used.asks() != "ask-backstab"


@rule("DS-RULING-152", "DS-DECISION-53")
def test_its_range_counts_from_where_the_dodge_led():
    away = dodged("sentinel", to=(2, 2), others=FAR_OFF)
    assert away.asks() != "ask-backstab"
    spear = dodged("sentinel", to=(2, 2), hands=["spear.1"], others=FAR_OFF)
    assert {option.card for option in spear.offered(Attack)} == {"spear.1"}
    beside = dodged("sentinel", to=(2, 4), hands=["spear.1"], others=FAR_OFF)
    assert beside.asks() != "ask-backstab"


@rule("DS-DECISION-53")
def test_a_dodge_that_failed_gives_no_backstab():
    def change(souls):
        souls.heroes[0].luck = False

    table = arena(["assassin"], at=[(2, 4)], foes=[("sentinel", (2, 4))], first="foes", change=change)
    while table.asks() != "ask-defend":
        table.act(table.decision.options[0])
    table.dice("dodge 0", "dodge 0")
    table.act(Dodge(table.hero(0).node))
    assert table.asks() != "ask-backstab"


@rule("DS-RULING-152")
def test_a_dodged_trap_gives_no_backstab():
    table = arena(["assassin"], at=[(2, 4)], foes=[("sentinel", (2, 2))], traps={(2, 2): "trap_3_1"})
    table.act(Walk(node_at(2, 2)))
    assert table.offers(Suffer())
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 2)))
    assert table.asks() == "ask-act"


@rule("DS-RULING-152")
def test_killed_by_a_backstab_an_enemy_does_no_more():
    """The bowman would have backed away after its shot; the other enemy acts all the same."""
    table = dodged("silver_knight_greatbowman", others=FAR_OFF, frozen=False)
    table.dice("black 2", "black 2")
    table.act(Attack("estoc.1", 0, 0, False))
    assert [fell.foe for fell in table.told(Fell)] == [0]
    assert [moved.foe for moved in table.told(FoeMoved) if moved.foe == 0] == []
    assert [acted.foe for acted in table.told(FoeActed)] == [0, 1]


@rule("DS-RULING-152")
def test_backstab_comes_before_the_next_target_defends():
    table = arena(
        ["assassin", "knight"],
        at=[(2, 4), (2, 4)],
        foes=[("silver_knight_swordsman", (2, 4)), *FAR_OFF],
        first="foes",
        change=lambda souls: setattr(souls.heroes[0], "luck", False),
    )
    assert table.told(Struck)[0].heroes == [0, 1]
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 4)))
    assert table.asks() == "ask-backstab"
    table.dice("black 2", "black 2")
    table.act(Attack("estoc.1", 0, 0, False))
    assert [fell.foe for fell in table.told(Fell)] == [0]
    assert [defended.who for defended in table.told(Defended)] == [0]


@rule("DS-RULING-152")
def test_the_whole_option_is_carried_out_shift_and_repetitions_too():
    shifting = dodged("sentinel", hands=["carthus_curved_sword.1"], others=FAR_OFF)
    shifting.act(Attack("carthus_curved_sword.1", 1, 0, False))
    assert shifting.asks() == "ask-shift"
    shifting.act(Shift(node_at(0, 4)))
    assert shifting.where(1) == (0, 4)
    twice = dodged("sentinel", hands=["gotthard_twinswords.1"], others=FAR_OFF)
    twice.act(Attack("gotthard_twinswords.1", 0, 0, False))
    assert [attacked.foe for attacked in twice.told(Attacked)] == [0, 0]
    helping = dodged("sentinel", hands=["lothrics_holy_sword.1"], others=FAR_OFF)
    helping.act(Attack("lothrics_holy_sword.1", 0, 0, False))
    assert [(gain.who, gain.stamina) for gain in helping.told(Recovered)] == [(1, 1)]


@rule("DS-RULING-152")
def test_whoever_shifts_out_of_reach_strikes_at_nothing_and_the_dead_are_struck_once():
    away = dodged("sentinel", hands=["broadsword.1"], others=FAR_OFF)
    away.act(Attack("broadsword.1", 1, 0, False))
    away.act(Shift(node_at(0, 4)))
    assert away.told(Attacked) == []
    once = dodged("hollow_soldier", hands=["gotthard_twinswords.1"], others=FAR_OFF)
    once.dice("black 2", "black 2")
    once.act(Attack("gotthard_twinswords.1", 0, 0, False))
    assert [fell.foe for fell in once.told(Fell)] == [0]
    assert len(once.told(Attacked)) == 1


def dodging_the_gargoyle(card: str, to):
    """An Assassin has dodged the Gargoyle, which has 13 Health left: one more than its heat up point."""

    def change(souls):
        souls.foes[0].wounds = 13
        souls.foes[0].last = "gargoyle_halberd_thrust"
        souls.heroes[0].luck = False

    table = lair(
        "gargoyle",
        ["assassin"],
        at=[(2, 4)],
        place=(2, 2),
        facing="n",
        deck=[card],
        hands=[["spear.1", "target_shield.1"]],
        change=change,
    )
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(*to)))
    assert table.asks() == "ask-backstab"
    return table


@rule("DS-RULING-152")
@pytest.mark.parametrize(("to", "dice"), [((1, 3), ["black", "black"]), ((3, 3), ["black"])])
def test_in_a_backstab_weak_arcs_go_by_the_card_just_flipped(to, dice):
    """It has turned south to breathe, which leaves its right open, the west; before, it was the left."""
    table = dodging_the_gargoyle("gargoyle_electric_breath", to)
    table.act(Attack("spear.1", 0, 0, False))
    assert [roll.dice for roll in table.told(RolledDice) if roll.what == "attack"] == [dice]


@rule("DS-RULING-152")
def test_a_heat_up_by_a_backstab_waits_until_the_boss_is_done():
    """After its strike the Gargoyle still backs away; only then is its deck shuffled."""
    table = dodging_the_gargoyle("gargoyle_tail_whip", (2, 4))
    table.dice("black 2")
    table.act(Attack("spear.1", 1, 0, False))
    while table.asks() == "ask-path":
        table.act(table.decision.options[0])
    names = [type(told.event).__name__ for told in table.session.events]
    assert names.index("HeatedUp") < names.index("FoeMoved") < names.index("Reshuffled") < names.index("Activated")
