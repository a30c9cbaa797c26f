"""Characters and what lies on their boards: stats, Taunt, Luck (DS-CHAR)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, camp, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.rules.table import meets, stat
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    Dodge,
    Equip,
    Fell,
    Heroic,
    Outfit,
    Refill,
    Reroll,
    Rerolled,
    Rest,
    RolledDice,
    Struck,
    Suffered,
    Walk,
)


def unheroic(souls) -> None:
    """Nobody has a heroic action left to ask about."""
    for hero in souls.heroes:
        hero.heroic = False


# -- the board -------------------------------------------------------------------------------------------


@rule("DS-CHAR-01")
@pytest.mark.parametrize("kind", ["assassin", "herald", "knight", "warrior"])
def test_what_a_board_shows(kind):
    """Class, slots, bar and tokens lie open to everybody; heroic action, stats and Taunt stand on the board."""
    table = camp(["knight" if kind != "knight" else "herald", kind])
    board = table.session.game.view(table.souls, 0)["heroes"][1]
    assert board["kind"] == kind
    assert board["armour"]
    assert len(board["hands"]) == 2
    assert (board["black"], board["red"]) == (0, 0)
    assert board["tokens"] == [True, True, True, False]
    assert board["tiers"] == [0, 0, 0, 0]
    card = CARDS.characters[kind]
    heroics = {"assassin": "backstab", "herald": "perseverance", "knight": "stand_fast", "warrior": "berserk_charge"}
    taunts = {"assassin": 8, "herald": 4, "knight": 10, "warrior": 9}
    assert (card.heroic, card.taunt) == (heroics[kind], taunts[kind])


@rule("DS-CHAR-02", "DS-CHAR-03")
def test_a_heroic_action_is_ready_at_first_and_is_used_once():
    table = arena(["herald"], at=[(2, 4)])
    assert table.hero(0).heroic
    table.act(Heroic())
    assert not table.hero(0).heroic
    assert not table.offers(Heroic())


@rule("DS-CHAR-03")
def test_a_victory_does_not_ready_a_heroic_action_but_a_rest_does():
    table = arena(["knight"], at=[(2, 2)], foes=[("hollow_soldier", (2, 2))], change=unheroic)
    table.dice("blue 3")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.asks() == "ask-roam"
    assert not table.hero(0).heroic
    resting = camp(change=unheroic)
    resting.act(Rest())
    assert [hero.heroic for hero in resting.souls.heroes] == [True, True]


@rule("DS-CHAR-04", "DS-CHAR-06")
def test_the_four_stats_of_a_herald_from_base_to_the_third_tier():
    table = camp(["herald", "knight"])
    hero = table.hero(0)
    values = []
    for tier in range(4):
        hero.tiers = [tier] * 4
        values.append([stat(hero, number) for number in range(4)])
    assert values == [[12, 11, 8, 13], [19, 17, 12, 22], [28, 26, 20, 31], [37, 34, 29, 40]]


@rule("DS-CHAR-04", "DS-CHAR-06")
def test_the_stats_of_the_other_classes():
    found = {
        kind: [card.strength, card.dexterity, card.intelligence, card.faith] for kind, card in CARDS.characters.items()
    }
    assert found["assassin"] == [(10, 16, 25, 34), (14, 22, 31, 40), (11, 18, 27, 36), (9, 14, 22, 30)]
    assert found["knight"] == [(13, 21, 30, 40), (12, 19, 29, 38), (9, 15, 23, 31), (9, 15, 23, 31)]
    assert found["warrior"] == [(16, 23, 32, 40), (9, 16, 25, 35), (8, 15, 23, 30), (9, 16, 25, 35)]


@rule("DS-CHAR-05")
@pytest.mark.parametrize(("tier", "able"), [(0, False), (1, False), (2, True), (3, True)])
def test_an_item_needs_its_least_stats(tier, able):
    """The Reinforced Club asks for Strength 23 and Faith 16: a Knight has that at the second tier of both."""
    table = camp(["knight"], inventory=["reinforced_club.1"], change=lambda souls: tiers(souls, tier, tier))
    table.act(Outfit(0))
    assert bool([equip for equip in table.offered(Equip) if equip.card == "reinforced_club.1"]) == able


def tiers(souls, strength: int, faith: int) -> None:
    """The first hero's Strength and Faith."""
    souls.heroes[0].tiers = [strength, 0, 0, faith]


@rule("DS-CHAR-05")
def test_every_one_of_them_is_needed():
    table = camp(["knight"], inventory=["reinforced_club.1"], change=lambda souls: tiers(souls, 3, 0))
    assert not meets(table.souls, table.hero(0), "reinforced_club.1")


@rule("DS-CHAR-05")
def test_higher_stats_change_no_roll():
    rolls = []
    for tier in (0, 3):
        table = arena(["knight"], at=[(0, 0)], change=lambda souls, tier=tier: grow(souls, tier))
        table.dice("blue 2")
        table.act(Attack("long_sword.1", 0, 0, False))
        rolls.append((table.told(RolledDice)[0].dice, table.foe(0).wounds))
    assert rolls[0] == rolls[1]


def grow(souls, tier: int) -> None:
    """All stats of the first hero at this tier; no luck."""
    souls.heroes[0].tiers = [tier] * 4
    souls.heroes[0].luck = False


@rule("DS-CHAR-07")
@pytest.mark.parametrize("order", [["herald", "warrior", "knight"], ["herald", "knight", "warrior"]])
def test_the_higher_taunt_draws_an_enemy_between_two_equally_near(order):
    """The Aggro holder is farther away; of the other two the Knight has the highest Taunt."""
    table = arena(order, at=[(4, 4), (0, 2), (0, 2)], foes=[("hollow_soldier", (0, 2))], aggro=0, first="foes")
    assert table.told(Struck)[0].heroes == [order.index("knight")]


# -- Luck ------------------------------------------------------------------------------------------------


@rule("DS-CHAR-11", "DS-CHAR-12", "DS-DECISION-37", "DS-RULING-43")
def test_luck_turns_one_die_of_an_attack_before_it_is_applied():
    table = arena(["knight", "assassin"], at=[(4, 4), (0, 0)], turn=1)
    table.dice("black 2", "black 1", "black 0")
    table.act(Attack("estoc.1", 1, 0, False))
    assert table.asks() == "ask-roll"
    assert table.decision.seats == [1]
    assert table.decision.options == [DONE, Reroll(1), Reroll(2)]  # the first shows its highest face
    assert table.foe(0).wounds == 0
    table.dice("black 2")
    table.act(Reroll(2))
    assert table.foe(0).wounds == 2
    assert [(turned.who, turned.die, turned.shown) for turned in table.told(Rerolled)] == [(1, 2, 2)]
    assert not table.hero(1).luck
    assert table.hero(0).luck


@rule("DS-RULING-43")
def test_the_new_face_stands_even_if_it_is_worse():
    table = arena(["assassin"], at=[(0, 0)])
    table.dice("black 2", "black 1", "black 2")
    table.act(Attack("estoc.1", 1, 0, False))
    table.dice("black 0")
    table.act(Reroll(1))
    assert table.foe(0).wounds == 1  # it was to be two
    assert table.asks() == "ask-act"


@rule("DS-DECISION-37")
def test_luck_may_be_kept():
    table = arena(["assassin"], at=[(0, 0)])
    table.dice("black 2", "black 1")
    table.act(Attack("estoc.1", 0, 0, False))
    table.act(DONE)
    assert table.hero(0).luck
    assert table.foe(0).wounds == 0


@rule("DS-CHAR-12", "DS-RULING-43")
def test_a_used_token_turns_nothing_more():
    table = arena(["knight"], at=[(0, 0)], hands=[["long_sword.1", "pierce_shield.1"]])
    table.dice("blue 1", "blue 1")
    table.act(Attack("long_sword.1", 0, 0, False))
    table.act(Reroll(0))
    table.act(Attack("pierce_shield.1", 0, 0, False))
    assert table.asks() == "ask-act"


@rule("DS-DECISION-37")
def test_nobody_is_asked_when_all_fall_anyway():
    foes = [("hollow_soldier", (0, 0)), ("sentinel", (4, 4))]
    table = arena(["knight"], at=[(0, 0)], foes=foes)
    table.dice("blue 2")
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.told(Fell)
    assert table.asks() == "ask-act"
    assert table.hero(0).luck


@rule("DS-DECISION-37")
def test_the_demon_that_would_stand_by_a_hair_is_worth_a_try():
    """6 less Block 3 are the 3 it has left, but of three it is spared one."""

    def almost(souls):
        souls.foes[0].wounds = 19

    table = lair(
        "titanite_demon",
        ["knight"],
        at=[(2, 0)],
        beside={0: "s"},
        first="hero",
        hands=[["claymore.1"]],
        change=almost,
    )
    table.dice("blue 3", "blue 2")
    table.act(Attack("claymore.1", 0, 0, False))
    assert table.asks() == "ask-roll"
    table.act(DONE)
    assert table.foe(0).wounds == 21


@rule("DS-CHAR-12", "DS-DECISION-49", "DS-RULING-43")
def test_luck_turns_one_die_of_a_block():
    table = arena(at=[(4, 0), (2, 4)], foes=[("hollow_soldier", (2, 4))], first="foes", aggro=0, change=unheroic)
    table.dice("black 1")
    table.act(Block())
    assert table.asks() == "ask-roll"
    assert table.decision.seats == [1]
    assert table.decision.options == [DONE, Reroll(0)]
    assert table.told(Suffered) == []
    table.dice("black 2")
    table.act(Reroll(0))
    assert table.told(Suffered)[0].amount == 2
    assert not table.hero(1).luck


@rule("DS-CHAR-12", "DS-DECISION-49")
def test_luck_turns_one_die_of_a_dodge():
    table = arena(["assassin"], at=[(2, 4)], foes=[("hollow_soldier", (2, 4))], first="foes", change=unheroic)
    table.dice("dodge 0", "dodge 0")
    table.act(Dodge(node_at(2, 4)))
    assert table.asks() == "ask-roll"
    table.dice("dodge 1")
    table.act(Reroll(0))
    assert table.told(Suffered) == []


@rule("DS-DECISION-49")
def test_a_defence_that_holds_asks_for_no_luck():
    table = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 4))], first="foes", change=unheroic)
    table.dice("blue 2", "black 2")
    table.act(Block())
    assert table.asks() == "ask-act"
    dodging = arena(["assassin"], at=[(2, 4)], foes=[("hollow_soldier", (2, 4))], first="foes", change=unheroic)
    dodging.dice("dodge 1", "dodge 0")
    dodging.act(Dodge(node_at(2, 4)))
    assert dodging.asks() == "ask-act"


@rule("DS-RULING-44", "DS-DECISION-49")
@pytest.mark.parametrize(("option", "asked"), [("yes", "ask-roll"), ("no", "ask-act")])
def test_luck_turns_a_die_of_a_resist_roll_unless_the_table_says_no(option, asked):
    table = arena(
        ["knight"],
        at=[(2, 4)],
        foes=[("crossbow_hollow", (0, 0))],
        first="foes",
        change=unheroic,
        options={"luck_on_resist": option},
    )
    table.dice("black 1")
    table.act(Block())
    assert table.asks() == asked


@rule("DS-RULING-43")
def test_luck_turns_a_die_of_a_dodge_before_a_trap():
    table = arena(["assassin"], at=[(2, 4)], traps={(2, 2): "trap_3_1"}, change=unheroic)
    table.act(Walk(node_at(2, 2)))
    table.dice("dodge 0", "dodge 0")
    table.act(Dodge(node_at(2, 2)))
    assert table.asks() == "ask-roll"
    table.dice("dodge 1")
    table.act(Reroll(0))
    assert table.hero(0).red == 0


@rule("DS-CHAR-13")
def test_luck_comes_back_by_a_rest_or_for_a_soul():
    def unlucky(souls):
        for hero in souls.heroes:
            hero.luck = False

    table = camp(souls=1, change=unlucky)
    table.act(Refill(1))
    assert [hero.luck for hero in table.souls.heroes] == [False, True]
    assert table.souls.souls == 0
    table.act(Rest())
    assert [hero.luck for hero in table.souls.heroes] == [True, True]
