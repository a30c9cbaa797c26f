"""Attacks of heroes: targets, dice, damage, and the icons on weapons (DS-ATK, DS-ICON)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.rules.dice import throw
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, FACES, GEAR, SHEETS
from undercroft.games.dark_souls.rules.luck import worth
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Attacked,
    Hit,
    Moved,
    Paid,
    Pushed,
    PushTo,
    Reroll,
    RolledDice,
    Shift,
    Walk,
)


def armed(*cards: str, kind: str = "knight", at=(0, 0), foes=None, change=None, **more):
    """One hero with these cards in hand (the third behind), without luck, about to act."""

    def unlucky(souls):
        souls.heroes[0].luck = False
        if change is not None:
            change(souls)

    return arena([kind], at=[at], foes=foes, hands=[list(cards)], change=unlucky, **more)


def offered(table, card: str) -> set[tuple[int, int, bool]]:
    """Option, target, and whether on the whole node: all that can be done with a card."""
    return {(attack.option, attack.foe, attack.whole) for attack in table.offered(Attack) if attack.card == card}


def dice_of(table) -> list[list[str]]:
    """The dice of every attack so far."""
    return [rolled.dice for rolled in table.told(RolledDice) if rolled.what == "attack"]


# -- the attack ------------------------------------------------------------------------------------------


@rule("DS-ATK-01", "DS-DECISION-31")
def test_each_weapon_in_hand_attacks_once_and_one_behind_not_at_all():
    table = armed("long_sword.1", "pierce_shield.1", "estoc.1")
    assert {attack.card for attack in table.offered(Attack)} == {"long_sword.1", "pierce_shield.1"}
    table.act(Attack("long_sword.1", 0, 0, False))
    assert {attack.card for attack in table.offered(Attack)} == {"pierce_shield.1"}
    table.act(Attack("pierce_shield.1", 0, 0, False))
    assert table.offered(Attack) == []
    assert table.asks() == "ask-act"


@rule("DS-ATK-02", "DS-DECISION-31", "DS-COMBAT-03")
def test_every_payable_option_on_every_enemy_in_range_is_offered_to_its_owner():
    foes = [("sentinel", (0, 0)), ("hollow_soldier", (0, 0)), ("sentinel", (0, 2))]
    table = arena(at=[(0, 0), (0, 0)], foes=foes)
    assert table.decision.seats == [0]
    assert offered(table, "long_sword.1") == {(0, 0, False), (0, 1, False), (1, 0, False), (1, 1, False)}


@rule("DS-ATK-02", "DS-EXAMPLE-13")
@pytest.mark.parametrize(("option", "stamina", "dice"), [(0, 0, 2), (1, 2, 3)])
def test_a_shortsword_rolls_two_dice_for_nothing_or_three_for_two(option, stamina, dice):
    table = armed("shortsword.1")
    table.act(Attack("shortsword.1", option, 0, False))
    assert dice_of(table) == [["black"] * dice]
    assert table.hero(0).black == stamina
    assert len(GEAR["shortsword.1"].options) == 2


@rule("DS-ATK-02")
def test_stamina_is_paid_before_the_dice_are_rolled():
    table = armed("shortsword.1")
    table.act(Attack("shortsword.1", 1, 0, False))
    names = [type(told.event).__name__ for told in table.session.events]
    assert names.index("Paid") < names.index("RolledDice")


@rule("DS-ATK-03", "DS-ATK-04", "DS-EDATA-05")
@pytest.mark.parametrize(("face", "damage"), [(3, 1), (2, 0), (1, 0)])
def test_a_plain_weapon_does_what_its_dice_show_less_the_block(face, damage):
    """A Sentinel has Block 2 and Resist 1."""
    table = armed("long_sword.1")
    table.dice(f"blue {face}")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.foe(0).wounds == damage


@rule("DS-ATK-05", "DS-EDATA-05", "DS-ICON-01")
def test_a_magical_weapon_meets_resist_instead():
    table = armed("soul_arrow.1")
    table.dice("black 1", "black 2")
    table.act(Attack("soul_arrow.1", 0, 0, False))
    assert table.foe(0).wounds == 2


@rule("DS-ATK-06")
def test_damage_never_drops_below_nought():
    table = armed("long_sword.1", change=lambda souls: setattr(souls.foes[0], "wounds", 5))
    table.dice("blue 1")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.told(Hit)[0].damage == 0
    assert table.foe(0).wounds == 5


@rule("DS-ATK-07")
def test_an_enemy_with_as_many_wounds_as_health_is_gone():
    table = armed("long_sword.1", foes=[("hollow_soldier", (0, 0)), ("sentinel", (4, 4))])
    table.dice("blue 2")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert [foe.kind for foe in table.souls.foes] == ["sentinel"]


@rule("DS-EQUIP-14", "DS-EXAMPLE-01")
def test_a_modifier_is_taken_from_the_total_of_the_dice(monkeypatch):
    """The Estoc for 3: a 2, a 1 and a blank less 1 are 2, before any defence."""
    table = armed("estoc.1", kind="assassin", foes=[("sentinel", (0, 0))])
    bare(monkeypatch, "sentinel")
    table.dice("black 2", "black 1", "black 0")
    table.act(Attack("estoc.1", 1, 0, False))
    assert table.hero(0).black == 3
    assert table.told(Hit)[0].damage == 2


@rule("DS-EQUIP-14")
def test_a_modifier_may_also_be_added(monkeypatch):
    table = armed("spear.1", kind="herald", at=(0, 2))
    bare(monkeypatch, "sentinel")
    table.dice("black 1")
    table.act(Attack("spear.1", 1, 0, False))
    assert table.told(Hit)[0].damage == 2


@rule("DS-ATK-06", "DS-EQUIP-14")
def test_a_modifier_does_not_take_more_than_the_dice_gave(monkeypatch):
    table = armed("estoc.1", kind="assassin")
    bare(monkeypatch, "sentinel")
    table.dice("black 0", "black 0")
    table.act(Attack("estoc.1", 0, 0, False))
    assert table.told(Hit)[0].damage == 0


def bare(monkeypatch, kind: str) -> None:
    """An enemy without any defence."""
    monkeypatch.setattr(SHEETS[kind], "block", 0)
    monkeypatch.setattr(SHEETS[kind], "resist", 0)


# -- dice ------------------------------------------------------------------------------------------------


@rule("DS-RULING-121")
def test_the_faces_of_the_dice():
    assert {colour: sorted(faces) for colour, faces in FACES.items()} == {
        "black": [0, 1, 1, 1, 2, 2],
        "blue": [1, 1, 2, 2, 2, 3],
        "orange": [1, 2, 2, 3, 3, 4],
        "dodge": [0, 0, 0, 1, 1, 1],
    }


@rule("DS-RULING-121")
def test_every_face_of_a_die_can_come_up():
    for face in range(6):
        table = armed("long_sword.1")
        table.session.script("dice", [face])
        table.act(Attack("long_sword.1", 0, 0, False))
        assert table.told(RolledDice)[0].shown == [FACES["blue"][face]]


@rule("DS-RULING-122")
def test_more_dice_may_be_rolled_than_lie_in_the_box():
    """There are two orange dice in the box: the Dragon Tooth and the Hornet Ring want three."""

    def ring(souls):
        souls.upgrades = {"hornet_ring.1": "sunless_armour.1"}

    table = armed("dragon_tooth.1", armour=["sunless_armour.1"], change=ring)
    table.act(Attack("dragon_tooth.1", 0, 0, False))
    assert dice_of(table)[0].count("orange") == 3


# -- range, shaft, node ----------------------------------------------------------------------------------


@rule("DS-EXAMPLE-14", "DS-ICON-01", "DS-ICON-02", "DS-ICON-07", "DS-ATK-05")
def test_the_dragonslayer_spear():
    """A: 1 black and 1 blue; B: 1 black and 2 blue for 4; C: 2 blue at range 4 for 4. Never at range 0, all magical."""
    foes = [("sentinel", (0, 0)), ("sentinel", (0, 2)), ("sentinel", (0, 4)), ("sentinel", (4, 4))]
    table = armed("dragonslayer_spear.1", foes=foes)
    assert offered(table, "dragonslayer_spear.1") == {
        (0, 1, False),
        (1, 1, False),
        (2, 1, False),
        (2, 2, False),
        (2, 3, False),
    }
    for option, stamina, dice in ((0, 0, ["black", "blue"]), (1, 4, ["black", "blue", "blue"]), (2, 4, ["blue"] * 2)):
        thrust = armed("dragonslayer_spear.1", at=(0, 2))
        thrust.act(Attack("dragonslayer_spear.1", option, 0, False))
        assert dice_of(thrust) == [dice]
        assert thrust.hero(0).black == stamina
        assert thrust.foe(0).wounds == sum(thrust.told(RolledDice)[0].shown) - 1


@rule("DS-ICON-07")
def test_a_shaft_cannot_be_used_on_the_own_node():
    assert offered(armed("spear.1", kind="herald", at=(0, 0)), "spear.1") == set()
    assert offered(armed("spear.1", kind="herald", at=(0, 2)), "spear.1") == {(0, 0, False), (1, 0, False)}


@rule("DS-ICON-02")
def test_a_range_on_an_option_holds_for_that_option_alone():
    table = armed("sorcerers_staff.1", at=(0, 4))
    assert offered(table, "sorcerers_staff.1") == {(2, 0, False)}


@rule("DS-ICON-06", "DS-DECISION-34", "DS-RULING-53", "DS-COMBAT-02")
def test_the_node_icon_lets_one_strike_the_whole_node_or_one_of_it():
    foes = [("sentinel", (0, 0)), ("hollow_soldier", (0, 0)), ("hollow_soldier", (2, 0))]
    table = armed("battle_axe.1", kind="warrior", foes=foes)
    assert offered(table, "battle_axe.1") == {(0, 0, False), (0, 1, False), (1, 0, True), (1, 0, False), (1, 1, False)}
    one = armed("battle_axe.1", kind="warrior", foes=foes)
    one.dice("black 2", "black 2")
    one.act(Attack("battle_axe.1", 1, 0, False))
    assert [hit.foe for hit in one.told(Hit)] == [0]


@rule("DS-ICON-06", "DS-COMBAT-02")
def test_one_roll_meets_the_defence_of_each_on_the_node():
    """Block 2 for the Sentinel, 1 for the Large Hollow Soldier; the other node is spared."""
    foes = [("sentinel", (0, 0)), ("large_hollow_soldier", (0, 0)), ("sentinel", (2, 0))]
    table = armed("battle_axe.1", kind="warrior", foes=foes)
    table.dice("black 2", "black 2")
    table.act(Attack("battle_axe.1", 1, 0, True))
    assert len(dice_of(table)) == 1
    assert [foe.wounds for foe in table.souls.foes] == [2, 3, 0]


@rule("DS-DECISION-34")
def test_alone_on_its_node_an_enemy_is_simply_struck():
    table = armed("battle_axe.1", kind="warrior")
    assert offered(table, "battle_axe.1") == {(0, 0, False), (1, 0, False)}


@rule("DS-COMBAT-03", "DS-ICON-06")
def test_no_friend_on_the_node_is_struck():
    table = arena(["warrior", "knight"], at=[(0, 0), (0, 0)], foes=[("sentinel", (0, 0)), ("sentinel", (0, 0))], turn=0)
    table.dice("black 2", "black 2")
    table.act(Attack("battle_axe.1", 1, 0, True))
    table.keep()
    assert (table.hero(1).red, table.hero(1).black) == (0, 0)
    assert [hit.foe for hit in table.told(Hit)] == [0, 1]


# -- Shift -----------------------------------------------------------------------------------------------


@rule("DS-ICON-03", "DS-ICON-04", "DS-DECISION-32", "DS-RULING-52")
def test_a_shift_left_of_the_dice_comes_before_them_and_is_free():
    table = armed("broadsword.1", at=(0, 2))
    assert offered(table, "broadsword.1") == {(1, -1, False), (2, -1, False)}
    table.act(Attack("broadsword.1", 1, -1, False))
    assert table.asks() == "ask-shift"
    assert table.decision.seats == [0]
    assert DONE in table.decision.options
    assert dice_of(table) == []
    table.act(Shift(node_at(0, 0)))
    assert dice_of(table) == [["black", "blue"]]
    assert table.hero(0).black == 2
    assert [(moved.how, moved.node) for moved in table.told(Moved)] == [("shift", node_at(0, 0))]


@rule("DS-ICON-03", "DS-ICON-04", "DS-DECISION-32")
def test_a_shift_right_of_the_dice_comes_after_them_and_may_be_left_out():
    table = armed("carthus_curved_sword.1", kind="assassin")
    table.act(Attack("carthus_curved_sword.1", 0, 0, False))
    assert len(dice_of(table)) == 1
    assert table.asks() == "ask-shift"
    assert {shift.node for shift in table.offered(Shift)} == {node_at(2, 0), node_at(0, 2), node_at(1, 1)}
    table.act(DONE)
    assert table.asks() == "ask-act"
    assert table.where(0) == (0, 0)


@rule("DS-ICON-03", "DS-DECISION-32", "DS-RULING-52", "DS-DECISION-55")
def test_a_mere_shift_needs_no_enemy_and_goes_up_to_its_number():
    table = armed("carthus_curved_sword.1", kind="assassin", at=(4, 4))
    assert offered(table, "carthus_curved_sword.1") == {(2, -1, False)}
    table.act(Attack("carthus_curved_sword.1", 2, -1, False))
    assert table.decision.count == 2
    table.act(Shift(node_at(4, 2)))
    assert table.decision.count == 1
    table.act(Shift(node_at(4, 0)))
    assert table.asks() == "ask-act"
    assert table.where(0) == (4, 0)
    assert table.hero(0).black == 0


@rule("DS-RULING-52", "DS-ATK-02")
def test_an_attack_needs_somebody_in_range_after_its_shift():
    assert offered(armed("broadsword.1", at=(0, 4)), "broadsword.1") == set()
    assert offered(armed("long_sword.1", at=(0, 2)), "long_sword.1") == set()
    blocked = armed("broadsword.1", at=(0, 2), terrain={(0, 0): "barrel"})
    assert offered(blocked, "broadsword.1") == set()


@rule("DS-RULING-52")
def test_beside_a_boss_with_a_wall_behind_one_a_shift_leads_nowhere():
    """A shaft is of no use on the Gargoyle's node, and into the wall one cannot shift."""
    for place, found in (("n", set()), ("s", {(2, -1, False)})):
        table = lair(
            "gargoyle",
            ["knight"],
            at=[(2, 0)],
            place=(2, 0),
            facing="s",
            beside={0: place},
            first="hero",
            hands=[["titanite_catch_pole.1"]],
        )
        assert offered(table, "titanite_catch_pole.1") == found


# -- Repeat ----------------------------------------------------------------------------------------------


@rule("DS-ICON-08", "DS-DECISION-33", "DS-RULING-51")
def test_a_repeated_option_is_paid_once_and_may_change_its_target():
    foes = [("sentinel", (0, 2)), ("sentinel", (2, 0)), ("sentinel", (0, 0))]
    table = armed("avelyn.1", foes=foes)
    table.dice("blue 3", "blue 3", "blue 3")
    table.act(Attack("avelyn.1", 0, 0, False))
    assert table.asks() == "ask-target"
    assert table.decision.seats == [0]
    assert {option.foe for option in table.offered(Attack)} == {0, 1}
    table.act(Attack("avelyn.1", 0, 1, False))
    table.act(Attack("avelyn.1", 0, 1, False))
    assert table.asks() == "ask-act"
    assert [attacked.foe for attacked in table.told(Attacked)] == [0, 1, 1]
    assert [foe.wounds for foe in table.souls.foes] == [1, 2, 0]
    assert [paid.stamina for paid in table.told(Paid)] == [1]


@rule("DS-DECISION-33")
def test_one_may_stop_repeating():
    table = armed("avelyn.1", at=(0, 2))
    table.act(Attack("avelyn.1", 0, 0, False))
    table.act(DONE)
    assert table.asks() == "ask-act"
    assert len(table.told(Attacked)) == 1


@rule("DS-RULING-51", "DS-ICON-08")
def test_with_nobody_left_in_range_repeating_ends_by_itself():
    foes = [("hollow_soldier", (0, 0)), ("sentinel", (4, 4))]
    table = armed("gotthard_twinswords.1", foes=foes)
    table.dice("black 2", "black 2")
    table.act(Attack("gotthard_twinswords.1", 0, 0, False))
    assert table.asks() == "ask-act"


@rule("DS-ICON-08")
def test_the_shift_of_a_repeated_option_is_repeated_too():
    table = armed("dancers_enchanted_swords.1", at=(0, 2), foes=[("sentinel", (0, 0)), ("sentinel", (2, 0))])
    table.act(Attack("dancers_enchanted_swords.1", 0, -1, False))
    table.act(Shift(node_at(0, 0)))
    assert table.asks() == "ask-shift"
    table.act(Shift(node_at(2, 0)))
    table.act(Attack("dancers_enchanted_swords.1", 0, 1, False))
    assert [attacked.foe for attacked in table.told(Attacked)] == [0, 1]


# -- weak arcs -------------------------------------------------------------------------------------------


def behind_a_gargoyle(card: str, **more):
    """East of a Gargoyle that looks south, on its left, which is weak after a Halberd Thrust."""

    def weak(souls):
        souls.foes[0].last = "gargoyle_halberd_thrust"
        for name, value in more.items():
            setattr(souls.heroes[0], name, value)

    return lair(
        "gargoyle", ["assassin"], at=[(4, 2)], place=(2, 2), facing="s", first="hero", hands=[[card]], change=weak
    )


@rule("DS-RULING-54")
def test_the_extra_die_of_a_weak_arc_is_black_for_each_repetition():
    assert BEHAVIOURS["gargoyle_halberd_thrust"].weak_arcs == [3]
    table = behind_a_gargoyle("avelyn.1", luck=False)
    for _ in range(3):
        table.act(Attack("avelyn.1", 1, 0, False))
    assert dice_of(table) == [["orange", "black"]] * 3


@rule("DS-RULING-54")
def test_the_extra_die_counts_before_the_modifier_and_may_be_rolled_again():
    table = behind_a_gargoyle("composite_bow.1")
    table.dice("black 2", "black 1", "black 0")
    table.act(Attack("composite_bow.1", 0, 0, False))
    assert table.offers(Reroll(2))
    table.dice("black 2")
    table.act(Reroll(2))
    assert table.foe(0).wounds == 2 + 1 + 2 - 1 - 2


# -- pushes and attacks without dice -----------------------------------------------------------------------


@rule("DS-DECISION-35")
def test_where_a_struck_enemy_is_pushed_the_active_player_says():
    def unlucky(souls):
        souls.heroes[1].luck = False

    table = arena(
        ["knight", "assassin"],
        at=[(4, 0), (2, 4)],
        foes=[("sentinel", (2, 2))],
        hands=[["long_sword.1"], ["firebombs.1"]],
        turn=1,
        terrain={(1, 1): "gravestone"},
        change=unlucky,
    )
    table.act(Attack("firebombs.1", 0, 0, False))
    assert table.asks() == "ask-push-foe"
    assert table.decision.seats == [1]
    farther = {node_at(2, 0), node_at(3, 1), node_at(0, 2), node_at(4, 2)}
    assert {option.node for option in table.decision.options} == farther
    table.act(PushTo(node_at(3, 1)))
    assert table.lair_of(0) == (3, 1)


@rule("DS-DECISION-35")
def test_with_nowhere_farther_nobody_is_asked():
    table = armed("firebombs.1", at=(2, 0), foes=[("sentinel", (0, 0))], terrain={(0, 2): "barrel"})
    table.act(Attack("firebombs.1", 0, 0, False))
    assert table.asks() == "ask-act"
    assert table.lair_of(0) == (0, 0)


@rule("DS-RULING-150")
def test_two_push_icons_are_two_pushes_each_farther():
    table = armed("force.1", at=(0, 4), foes=[("sentinel", (0, 4))])
    table.act(Attack("force.1", 1, 0, False))
    table.act(PushTo(node_at(1, 3)))
    assert {option.node for option in table.offered(PushTo)} == {node_at(2, 2), node_at(1, 1), node_at(3, 3)}
    table.act(PushTo(node_at(2, 2)))
    assert table.lair_of(0) == (2, 2)
    assert table.asks() == "ask-act"


@rule("DS-RULING-150")
def test_what_cannot_go_farther_a_second_time_stays():
    table = armed("force.1", at=(1, 3), foes=[("sentinel", (3, 1))])
    table.act(Attack("force.1", 1, 0, False))
    assert [(pushed.foe, pushed.node) for pushed in table.told(Pushed)] == [(0, node_at(4, 0))]
    assert table.asks() == "ask-act"


@rule("DS-RULING-149")
def test_an_attack_without_dice_hits_and_rolls_nothing():
    """Kukris from a weak arc, with a ring that adds a die: still nothing is rolled, and the Gargoyle bleeds."""
    table = behind_a_gargoyle("kukris.1", armour="sunless_armour.1")
    table.souls.upgrades = {"hornet_ring.1": "sunless_armour.1"}
    table.act(Attack("kukris.1", 0, 0, False))
    assert table.told(RolledDice) == []
    assert table.told(Hit) == []
    assert table.foe(0).conditions == ["bleed"]


@rule("DS-RULING-149")
def test_an_attack_without_dice_is_an_attack():
    table = armed("poison_mist.1", at=(0, 4), foes=[("sentinel", (0, 2)), ("sentinel", (0, 0))])
    assert offered(table, "poison_mist.1") == {(0, 0, False), (1, 0, False)}
    table.act(Walk(node_at(1, 3)))
    table.act(Attack("poison_mist.1", 0, 0, False))
    assert table.foe(0).conditions == ["poison"]
    assert table.offered(Walk) == []


@rule("DS-RULING-149", "DS-ICON-06")
def test_a_mist_fills_a_whole_node():
    table = armed("poison_mist.1", at=(0, 2), foes=[("sentinel", (0, 0)), ("sentinel", (0, 0))])
    table.act(Attack("poison_mist.1", 1, 0, True))
    assert [foe.conditions for foe in table.souls.foes] == [["poison"], ["poison"]]


# -- what follows from a good blow -----------------------------------------------------------------------


def ringed(foes, spent: int = 4, ring: str = "knight_slayers_ring.1"):
    """A Warrior with a battle axe, so much Stamina spent, and this ring on the armour."""

    def change(souls):
        souls.heroes[0].black = spent
        if ring:
            souls.upgrades = {ring: souls.heroes[0].armour}

    return armed("battle_axe.1", kind="warrior", foes=foes, change=change)


@rule("DS-EQUIP-12", "DS-COMBAT-02")
@pytest.mark.parametrize(("shown", "left"), [(("black 2", "black 1"), 4), (("black 2", "black 2"), 3)])
def test_a_blow_that_exceeds_the_defence_by_three_gives_the_wearer_of_a_ring_a_stamina(shown, left):
    """The Large Hollow Soldier blocks 1: with 3 it is exceeded by 2, with 4 by 3."""
    table = ringed([("large_hollow_soldier", (0, 0))])
    table.dice(*shown)
    table.act(Attack("battle_axe.1", 0, 0, False))
    assert table.hero(0).black == left
    bare = ringed([("large_hollow_soldier", (0, 0))], ring="")
    bare.dice("black 2", "black 2")
    bare.act(Attack("battle_axe.1", 0, 0, False))
    assert bare.hero(0).black == 4


@rule("DS-EQUIP-12", "DS-ICON-06")
@pytest.mark.parametrize(("kinds", "left"), [(("sentinel", "large_hollow_soldier"), 5), (("sentinel", "sentinel"), 6)])
def test_on_a_whole_node_one_that_is_exceeded_by_so_much_is_enough(kinds, left):
    """Block 2 and 1 against a roll of 4, whoever stands first; it is one blow, so one Stamina, and the axe cost 2."""
    for order in (kinds, kinds[::-1]):
        table = ringed([(kind, (0, 0)) for kind in order])
        table.dice("black 2", "black 2")
        table.act(Attack("battle_axe.1", 1, 0, True))
        assert table.hero(0).black == left


@rule("DS-EQUIP-12")
def test_by_how_much_and_for_how_much_stands_on_the_ring(monkeypatch):
    monkeypatch.setattr(GEAR["knight_slayers_ring.1"], "zeal_by", 2)
    monkeypatch.setattr(GEAR["knight_slayers_ring.1"], "zeal_stamina", 2)
    table = ringed([("large_hollow_soldier", (0, 0))])
    table.dice("black 2", "black 1")
    table.act(Attack("battle_axe.1", 0, 0, False))
    assert table.hero(0).black == 2


@rule("DS-EQUIP-12", "DS-DECISION-37")
@pytest.mark.parametrize(("by", "better"), [(2, True), (3, False)])
def test_luck_too_reads_the_ring_to_see_what_a_roll_is_worth(monkeypatch, by: int, better: bool):
    """A soldier with one Health left dies of either roll; whether Stamina comes back with it is for the ring to say."""
    monkeypatch.setattr(GEAR["knight_slayers_ring.1"], "zeal_by", by)
    table = ringed([("large_hollow_soldier", (0, 0)), ("sentinel", (4, 4))])
    table.foe(0).wounds = 4
    roll = throw(table.souls, 0, "attack", ["black", "black"], 1, 0, [0])
    assert (worth(table.souls, roll, 3) > worth(table.souls, roll, 2)) == better
