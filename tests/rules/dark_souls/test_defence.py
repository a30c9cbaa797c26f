"""Blocking, resisting, dodging, and the luck that may come to help (DS-DEF, DS-COMBAT)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Block,
    Broke,
    Defended,
    Dodge,
    FoeActed,
    Missed,
    Moved,
    Paid,
    Pushed,
    RolledDice,
    Struck,
    Suffered,
)


def attacked(kind: str = "hollow_soldier", heroes=None, at=None, foe=(2, 4), change=None, lucky=False, **more):
    """Somebody must defend: against 4 physical damage of a Hollow Soldier on their node, unless another is named."""

    def ready(souls):
        for hero in souls.heroes:
            hero.luck = lucky
            hero.heroic = False
        if change is not None:
            change(souls)

    party = heroes or ["knight"]
    return arena(party, at=at or [(2, 4)] * len(party), foes=[(kind, foe)], first="foes", change=ready, **more)


def rolled(table) -> list[tuple[str, list[str]]]:
    """What was rolled so far, and with which dice."""
    return [(roll.what, roll.dice) for roll in table.told(RolledDice)]


# -- targets ---------------------------------------------------------------------------------------------


@rule("DS-COMBAT-01", "DS-COMBAT-02")
def test_one_attack_has_one_target_and_only_that_one_defends():
    """Both share the soldier's node; it means the Aggro holder."""
    table = attacked(heroes=["knight", "assassin"], aggro=1)
    assert table.told(Struck)[0].heroes == [1]
    assert table.asks() == "ask-defend"
    assert table.decision.seats == [1]
    table.act(Block())
    assert [defended.who for defended in table.told(Defended)] == [1]


@rule("DS-COMBAT-02", "DS-COMBAT-01")
def test_a_node_icon_makes_everyone_on_the_node_a_target():
    table = attacked("silver_knight_swordsman", ["knight", "assassin", "warrior"], [(2, 4), (2, 4), (4, 4)])
    assert table.told(Struck)[0].heroes == [0, 1]
    assert table.decision.seats == [0]
    table.act(Block())
    assert table.decision.seats == [1]


@rule("DS-COMBAT-03")
def test_enemies_never_strike_their_own():
    table = arena(
        ["knight"], at=[(2, 4)], foes=[("silver_knight_swordsman", (2, 4)), ("sentinel", (2, 4))], first="foes"
    )
    while table.asks() != "ask-act":
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    assert [foe.wounds for foe in table.souls.foes] == [0, 0]


@rule("DS-EDATA-01")
def test_what_stands_on_an_enemys_data_card():
    """Threat, range, dodge difficulty, Block, Resist, Health, and its icons from left to right."""
    card = CARDS.enemies["silver_knight_swordsman"]
    assert (card.threat, card.range, card.dodge, card.block, card.resist, card.health) == (7, 0, 2, 2, 1, 1)
    assert [icon.step for icon in BEHAVIOURS["silver_knight_swordsman"].icons] == ["move", "strike"]
    assert len(CARDS.enemies) == 6


@rule("DS-EDATA-02")
def test_the_higher_threat_acts_first_wherever_it_stands():
    foes = [("crossbow_hollow", (4, 0)), ("hollow_soldier", (2, 0)), ("sentinel", (0, 0))]
    table = arena(["knight"], at=[(2, 4)], foes=foes, first="foes")
    while table.asks() != "ask-act":
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    assert [acted.foe for acted in table.told(FoeActed)] == [2, 1, 0]


@rule("DS-EDATA-03")
@pytest.mark.parametrize(("kind", "foe", "hits"), [("sentinel", (2, 2), True), ("hollow_soldier", (2, 2), False)])
def test_an_attack_reaches_as_far_as_its_range(kind, foe, hits):
    """Frozen to the spot at range 1: a Sentinel reaches that far, a Hollow Soldier does not."""
    table = attacked(kind, foe=foe, change=lambda souls: setattr(souls.foes[0], "conditions", ["frostbite"]))
    assert bool(table.told(Struck)) == hits
    assert bool(table.told(Missed)) != hits


# -- block and resist ------------------------------------------------------------------------------------


@rule("DS-DEF-01", "DS-DECISION-44")
def test_its_owner_chooses_between_block_and_dodge():
    table = attacked(heroes=["knight", "assassin"], aggro=1)
    assert table.decision.seats == [1]
    assert table.offers(Block())
    assert table.offered(Dodge)
    assert not table.offers(DONE)


@rule("DS-DEF-02")
def test_armour_and_both_hands_give_dice_and_the_backup_gives_none():
    hands = [["silver_eagle_kite_shield.1", "brigand_axe.1", "kite_shield_knight.1"]]
    table = attacked(hands=hands)
    table.act(Block())
    assert rolled(table) == [("block", ["blue", "blue"])]


@rule("DS-DEF-03")
def test_block_dice_against_physical_resist_dice_against_magical_damage():
    dressed = {"hands": [["brigand_axe.1", "east_west_shield.1"]], "armour": ["dragonslayer_armour.1"]}
    physical = attacked(**dressed)
    physical.act(Block())
    assert rolled(physical) == [("block", ["black", "blue", "black"])]
    magical = attacked("crossbow_hollow", foe=(0, 0), **dressed)
    magical.act(Block())
    assert rolled(magical) == [("resist", ["black", "blue", "black", "blue"])]


@rule("DS-DEF-04")
@pytest.mark.parametrize(("blue", "black", "suffered"), [(1, 0, 3), (2, 1, 1), (2, 2, 0), (3, 2, 0)])
def test_the_dice_are_taken_from_the_attack_and_the_rest_is_suffered(blue, black, suffered):
    table = attacked()
    table.dice(f"blue {blue}", f"black {black}")
    table.act(Block())
    assert table.told(Defended)[0].damage == suffered
    assert sum(suffer.amount for suffer in table.told(Suffered)) == suffered


@rule("DS-COMBAT-04")
def test_whoever_blocks_everything_is_still_hit_and_pushed():
    table = attacked("silver_knight_swordsman")
    table.dice("blue 3", "black 2")
    table.act(Block())
    assert table.told(Suffered) == []
    assert table.asks() == "ask-push-to"


@rule("DS-EXAMPLE-20", "DS-COMBAT-04")
def test_three_resisted_of_three_are_no_damage_but_a_hit(monkeypatch):
    """A Push icon is put on the crossbow, to see that it would take."""
    monkeypatch.setattr(BEHAVIOURS["crossbow_hollow"].icons[1], "push", True)
    table = attacked("crossbow_hollow", foe=(2, 2), armour=["dragonslayer_armour.1"], terrain={})
    while table.asks() == "ask-path":
        table.act(table.decision.options[0])
    struck = table.told(Struck)[0]
    assert (struck.damage, struck.magical, struck.heroes) == (3, True, [0])
    table.dice("black 1", "blue 2")
    table.act(Block())
    assert table.told(Suffered) == []
    assert table.told(Defended)[0].damage == 0
    assert table.told(Pushed) or table.asks() == "ask-push-to"


# -- dodging ---------------------------------------------------------------------------------------------


@rule("DS-MOVE-04", "DS-DEF-07", "DS-DECISION-45")
def test_a_dodge_costs_one_and_may_lead_to_a_node_next_to_one():
    table = attacked(terrain={(2, 2): "gravestone", (4, 4): "chest"})
    nodes = {dodge.node for dodge in table.offered(Dodge)}
    assert nodes == {node_at(2, 4), node_at(0, 4), node_at(1, 3), node_at(3, 3)}
    table.act(Dodge(node_at(3, 3)))
    assert [(moved.how, moved.node) for moved in table.told(Moved)] == [("dodge", node_at(3, 3))]
    assert [paid.stamina for paid in table.told(Paid)] == [1]


@rule("DS-DEF-07", "DS-MOVE-04")
def test_one_pays_and_moves_before_the_dice_are_rolled():
    table = attacked(heroes=["assassin"])
    table.act(Dodge(node_at(0, 4)))
    names = [type(told.event).__name__ for told in table.session.events]
    assert names.index("Paid") < names.index("Moved") < names.index("RolledDice")


@rule("DS-DECISION-45", "DS-DEF-07")
def test_one_may_dodge_on_the_spot():
    table = attacked(heroes=["assassin"])
    table.dice("dodge 1", "dodge 0")
    table.act(Dodge(node_at(2, 4)))
    assert table.told(Moved) == []
    assert table.where(0) == (2, 4)
    assert table.told(Defended)[0].how == "dodge"


@rule("DS-DECISION-45")
def test_onto_a_barrel_one_dodges_for_one_more_and_breaks_it():
    table = attacked(terrain={(2, 2): "barrel"})
    table.act(Dodge(node_at(2, 2)))
    assert [paid.stamina for paid in table.told(Paid)] == [2]
    assert [broke.node for broke in table.told(Broke)] == [node_at(2, 2)]
    tired = attacked(terrain={(2, 2): "barrel"}, change=lambda souls: setattr(souls.heroes[0], "black", 8))
    assert not tired.offers(Dodge(node_at(2, 2)))
    assert tired.offers(Dodge(node_at(1, 3)))


@rule("DS-DECISION-45")
def test_beside_a_boss_any_arc_may_be_dodged_to():
    table = lair("gargoyle", ["knight"], at=[(2, 2)], place=(2, 2), beside={0: "s"}, deck=["gargoyle_electric_breath"])
    assert {dodge.place for dodge in table.offered(Dodge) if dodge.node == node_at(2, 2)} == {0, 2, 4, 6}


@rule("DS-DEF-05", "DS-DEF-08", "DS-DEF-02")
def test_a_dodge_rolls_the_dodge_dice_of_armour_and_hands_and_nothing_else():
    table = attacked(heroes=["assassin"], hands=[["murakumo.1", "target_shield.1", "silver_knight_straight_sword.1"]])
    table.act(Dodge(node_at(2, 4)))
    assert rolled(table) == [("dodge", ["dodge"] * 3)]


@rule("DS-DEF-06", "DS-EDATA-04", "DS-DEF-09", "DS-DEF-10")
@pytest.mark.parametrize(("kind", "icons", "through"), [("hollow_soldier", 1, 0), ("silver_knight_swordsman", 1, 5)])
def test_the_difficulty_stands_on_the_enemys_card(kind, icons, through):
    """One icon is enough for a soldier of difficulty 1, and too little for a swordsman of 2."""
    table = attacked(kind, ["assassin"])
    table.dice("dodge 1", "dodge 0")
    table.act(Dodge(node_at(2, 4)))
    assert sum(suffer.amount for suffer in table.told(Suffered)) == through


@rule("DS-DEF-06")
def test_against_a_boss_the_difficulty_stands_on_its_behaviour():
    """An Electric Breath of difficulty 2, a Halberd Thrust of 1; one icon each."""
    hurt = []
    for card in ("gargoyle_electric_breath", "gargoyle_sweeping_strike"):
        table = lair(
            "gargoyle",
            ["assassin"],
            at=[(2, 4)],
            place=(2, 2) if card.endswith("breath") else (2, 0),
            deck=[card],
            change=lambda souls: [setattr(souls.heroes[0], token, False) for token in ("luck", "heroic")],
        )
        assert table.asks() == "ask-defend"
        table.dice("dodge 1", "dodge 0")
        table.act(Dodge(node_at(2, 4)))
        hurt.append(bool(table.told(Suffered)))
    assert hurt == [True, False]


@rule("DS-DEF-09", "DS-COMBAT-05")
def test_icons_enough_and_one_is_neither_hurt_nor_pushed():
    table = attacked("silver_knight_swordsman", ["assassin"])
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 4)))
    assert table.told(Suffered) == []
    assert table.told(Pushed) == []
    assert table.asks() == "ask-act"


@rule("DS-DEF-10", "DS-DEF-05")
def test_a_dodge_that_fails_is_a_hit_with_full_damage_and_no_block():
    table = attacked("silver_knight_swordsman", ["assassin"])
    table.dice("dodge 1", "dodge 0")
    table.act(Dodge(node_at(2, 4)))
    assert rolled(table) == [("dodge", ["dodge", "dodge"])]
    assert table.told(Suffered)[0].amount == 5
    assert table.asks() == "ask-push-to"


@rule("DS-RULING-37", "DS-DECISION-44")
def test_without_the_stamina_one_must_block_be_it_with_nothing(monkeypatch):
    """Frozen and with two boxes free nobody can dodge: there is not even a question."""
    monkeypatch.setattr(BEHAVIOURS["crossbow_hollow"].icons[1], "damage", 1)

    def spent(souls):
        souls.heroes[0].black = 8
        souls.heroes[0].conditions = ["frostbite"]

    table = attacked("crossbow_hollow", foe=(0, 0), armour=[""], hands=[["long_sword.1"]], change=spent)
    assert rolled(table) == [("resist", [])]
    assert [(suffer.amount, suffer.left) for suffer in table.told(Suffered)] == [(1, 1)]
    assert table.asks() == "ask-act"


@rule("DS-RULING-37")
def test_a_dodge_is_offered_as_long_as_it_leaves_a_box():
    table = attacked(change=lambda souls: setattr(souls.heroes[0], "black", 8))
    assert table.offered(Dodge)
