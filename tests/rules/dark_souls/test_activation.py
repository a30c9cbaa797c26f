"""A hero's activation: how it begins, weapons in hand, walking and running, how it ends (DS-ACT, DS-MOVE)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, arena, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Activated,
    Attack,
    FoeActed,
    Heroic,
    Moved,
    Paid,
    PushOut,
    PushTo,
    Shift,
    Swap,
    Swapped,
    TookAggro,
    Walk,
)


def begins(heroes=None, change=None, **more):
    """An encounter in which the next activation is only about to begin."""

    def ready(souls):
        souls.agenda.pop()
        if change is not None:
            change(souls)

    return arena(heroes, first="foes", change=ready, **more)


def settle_luck(table) -> None:
    """Neither luck nor heroics."""
    table.keep()


def endure(table) -> None:
    """Block whatever comes, without luck or heroics, until a hero acts."""
    while table.session.decision is not None and table.asks() not in ("ask-act", "ask-roam"):
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])


def swaps(table) -> set[frozenset[str]]:
    """What one might hold instead."""
    return {frozenset(card for card in (swap.left, swap.right) if card) for swap in table.offered(Swap)}


# -- the beginning ---------------------------------------------------------------------------------------


@rule("DS-ACT-01")
@pytest.mark.parametrize(("black", "left"), [(5, 3), (1, 0)])
def test_two_stamina_come_back_as_an_activation_begins(black, left):
    def tired(souls):
        souls.heroes[0].black = black
        souls.heroes[0].red = 2
        souls.heroes[1].black = 4

    table = begins(change=tired)
    assert (table.hero(0).black, table.hero(0).red) == (left, 2)
    assert table.hero(1).black == 4


@rule("DS-ACT-02")
def test_whoever_begins_takes_the_aggro_token():
    table = begins(turn=1, aggro=0)
    assert [activated.who for activated in table.told(Activated)] == [1]
    assert table.battle.aggro == 1
    assert [drew.who for drew in table.told(TookAggro)] == [1]


@rule("DS-ACT-04", "DS-RULING-48", "DS-DECISION-40")
def test_one_may_be_done_at_once_and_then_the_enemies_act():
    table = begins(at=[(4, 4), (4, 4)])
    assert table.decision.seats == [0]
    assert table.offers(END)
    table.act(END)
    endure(table)
    names = [type(told.event).__name__ for told in table.session.events]
    assert [name for name in names if name in ("Activated", "FoeActed")] == ["Activated", "FoeActed", "Activated"]
    assert [activated.who for activated in table.told(Activated)] == [0, 1]


@rule("DS-RULING-48", "DS-DECISION-40", "DS-ACT-04")
def test_one_may_only_move_or_only_attack():
    moving = begins(["knight"], at=[(2, 4)])
    moving.act(Walk(node_at(2, 2)))
    assert moving.offers(END)
    moving.act(END)
    assert moving.told(FoeActed)
    striking = begins(["knight"], at=[(0, 0)])
    striking.act(Attack("long_sword.1", 0, 0, False))
    settle_luck(striking)
    assert striking.offers(END)
    striking.act(END)
    assert striking.told(FoeActed)


# -- weapons in hand -------------------------------------------------------------------------------------


@rule("DS-ACT-03", "DS-DECISION-26", "DS-RULING-50")
def test_three_weapons_can_be_held_in_every_way_but_the_one_they_are():
    table = begins(["herald"], at=[(2, 4)], hands=[["spear.1", "kite_shield_herald.1", "talisman.1"]])
    spear, shield, talisman = "spear.1", "kite_shield_herald.1", "talisman.1"
    assert table.decision.seats == [0]
    assert swaps(table) == {
        frozenset({spear, talisman}),
        frozenset({shield, talisman}),
        frozenset({spear}),
        frozenset({shield}),
        frozenset({talisman}),
        frozenset(),
    }
    table.act(Swap(spear, talisman))
    assert table.hero(0).hands == [spear, talisman]
    assert table.hero(0).backup == [shield]
    assert table.told(Swapped)
    assert frozenset({spear, shield}) in swaps(table)


@rule("DS-DECISION-26", "DS-RULING-50")
def test_a_two_handed_weapon_leaves_no_room_for_another():
    table = begins(["knight"], at=[(2, 4)], hands=[["claymore.1", "", "long_sword.1", "kite_shield_knight.1"]])
    assert not [held for held in swaps(table) if "claymore.1" in held]
    assert frozenset({"long_sword.1", "kite_shield_knight.1"}) in swaps(table)


@rule("DS-RULING-50")
def test_armour_is_never_swapped():
    table = begins(["knight"], at=[(2, 4)])
    assert not [held for held in swaps(table) if "knight_armour.1" in held]


@rule("DS-RULING-50", "DS-DECISION-26")
@pytest.mark.parametrize("first", ["walk", "attack", "boon", "charge"])
def test_once_one_has_done_something_weapons_stay_where_they_are(first):
    def tired(souls):
        souls.heroes[0].black = 4
        souls.heroes[0].luck = False

    hands = [["battle_axe.1", "talisman.1", "round_shield.1"]]
    table = begins(["warrior"], at=[(0, 0)], hands=hands, change=tired)
    assert table.offered(Swap)
    if first == "walk":
        table.act(Walk(node_at(0, 2)))
    elif first == "attack":
        table.act(Attack("battle_axe.1", 0, 0, False))
    elif first == "boon":
        table.act(Attack("talisman.1", 0, -1, False))
    else:
        table.act(Heroic())
        table.act(DONE)
    assert table.asks() == "ask-act"
    assert table.offered(Swap) == []


# -- walking and running -----------------------------------------------------------------------------------


@rule("DS-MOVE-02", "DS-MOVE-03", "DS-RULING-49")
def test_the_first_step_is_the_walk_and_every_other_is_a_run():
    table = begins(["knight"], at=[(2, 4)])
    for node in ((2, 2), (2, 4), (2, 2)):
        table.act(Walk(node_at(*node)))
    assert [moved.how for moved in table.told(Moved)] == ["walk", "run", "run"]
    assert [paid.stamina for paid in table.told(Paid)] == [1, 1]


@rule("DS-MOVE-03", "DS-DECISION-29")
def test_one_may_run_as_long_as_the_bar_allows():
    table = begins(["knight"], at=[(2, 4)])
    for steps in range(10):
        table.act(Walk(node_at(2, 2) if steps % 2 == 0 else node_at(2, 4)))
    assert table.hero(0).black == 9
    assert table.offered(Walk) == []


@rule("DS-DECISION-28")
def test_a_step_leads_to_every_node_next_to_one_that_may_be_entered():
    terrain = {(1, 3): "gravestone", (3, 3): "chest", (2, 2): "barrel", (0, 4): "broken"}
    table = begins(["knight"], at=[(2, 4)], terrain=terrain)
    assert table.decision.seats == [0]
    assert {walk.node for walk in table.offered(Walk)} == {node_at(2, 2), node_at(0, 4), node_at(4, 4)}
    table.act(Walk(node_at(2, 2)))
    assert table.hero(0).black == 1


@rule("DS-DECISION-28", "DS-RULING-36")
def test_a_barrel_is_in_the_way_of_whoever_cannot_pay_for_it():
    table = arena(
        ["knight"],
        at=[(2, 4)],
        terrain={(2, 2): "barrel"},
        change=lambda souls: setattr(souls.heroes[0], "black", 9),
    )
    assert not table.offers(Walk(node_at(2, 2)))
    assert table.offers(Walk(node_at(1, 3)))


@rule("DS-MOVE-01", "DS-DECISION-27")
def test_whoever_moved_first_stays_after_the_attack():
    table = begins(["knight"], at=[(0, 2)])
    table.act(Walk(node_at(0, 0)))
    table.act(Attack("long_sword.1", 0, 0, False))
    settle_luck(table)
    assert table.offered(Walk) == []


@rule("DS-MOVE-01", "DS-DECISION-27")
def test_whoever_attacked_first_may_move_afterwards_as_far_as_they_like():
    table = begins(["knight"], at=[(0, 0)])
    table.act(Attack("long_sword.1", 0, 0, False))
    settle_luck(table)
    table.act(Walk(node_at(0, 2)))
    table.act(Walk(node_at(0, 4)))
    assert table.offered(Walk)


TWO_WEAPONS = [["long_sword.1", "pierce_shield.1"]]


@rule("DS-RULING-47")
def test_after_a_step_that_followed_an_attack_there_is_no_other_attack():
    table = begins(["knight"], at=[(0, 0)], hands=TWO_WEAPONS)
    table.act(Attack("long_sword.1", 0, 0, False))
    settle_luck(table)
    assert table.offers(Attack("pierce_shield.1", 0, 0, False))
    table.act(Walk(node_at(0, 2)))
    table.act(Walk(node_at(0, 0)))
    assert table.offered(Attack) == []


@rule("DS-RULING-47")
def test_both_weapons_may_strike_before_or_after_all_steps():
    table = begins(["knight"], at=[(0, 2)], hands=TWO_WEAPONS)
    table.act(Walk(node_at(0, 0)))
    for weapon in ("long_sword.1", "pierce_shield.1"):
        table.act(Attack(weapon, 0, 0, False))
        settle_luck(table)
        assert table.offered(Walk) == []
    after = begins(["knight"], at=[(0, 0)], hands=TWO_WEAPONS)
    for weapon in ("long_sword.1", "pierce_shield.1"):
        after.act(Attack(weapon, 0, 0, False))
        settle_luck(after)
    assert after.offered(Walk)


@rule("DS-RULING-47")
def test_a_table_may_allow_steps_between_attacks():
    table = begins(["knight"], at=[(0, 2)], hands=TWO_WEAPONS, options={"step_between_attacks": "yes"})
    table.act(Walk(node_at(0, 0)))
    table.act(Attack("long_sword.1", 0, 0, False))
    settle_luck(table)
    table.act(Walk(node_at(0, 2)))
    table.act(Walk(node_at(0, 0)))
    assert table.offers(Attack("pierce_shield.1", 0, 0, False))


@rule("DS-RULING-47", "DS-ICON-05")
def test_a_shift_is_no_step():
    table = begins(
        ["assassin"],
        at=[(0, 2)],
        hands=[["carthus_curved_sword.1", "estoc.1"]],
        change=lambda souls: setattr(souls.heroes[0], "luck", False),
    )
    table.act(Walk(node_at(0, 0)))
    table.act(Attack("carthus_curved_sword.1", 0, 0, False))
    assert table.asks() == "ask-shift"
    table.act(Shift(node_at(0, 2)))
    assert table.offered(Walk) == []
    fresh = begins(
        ["assassin"],
        at=[(0, 0)],
        hands=[["carthus_curved_sword.1"]],
        change=lambda souls: setattr(souls.heroes[0], "luck", False),
    )
    fresh.act(Attack("carthus_curved_sword.1", 0, 0, False))
    fresh.act(Shift(node_at(0, 2)))
    fresh.act(Walk(node_at(0, 4)))
    assert fresh.told(Moved)[-1].how == "walk"
    assert fresh.hero(0).black == 1


# -- crowds ----------------------------------------------------------------------------------------------


@rule("DS-RULING-55")
def test_one_may_run_through_enemies_and_stop_among_them():
    table = begins(["knight"], at=[(0, 2)], foes=[("sentinel", (0, 0)), ("sentinel", (2, 0))])
    table.act(Walk(node_at(0, 0)))
    table.act(Walk(node_at(2, 0)))
    assert table.where(0) == (2, 0)
    assert table.asks() == "ask-act"
    assert table.hero(0).black == 1


CROWD = [("hollow_soldier", (2, 2)), ("crossbow_hollow", (2, 2))]


@rule("DS-RULING-56", "DS-DECISION-36")
def test_the_fourth_on_a_node_pays_nothing_and_its_player_sends_one_of_the_others_away():
    table = begins(["knight", "assassin"], at=[(2, 2), (2, 4)], foes=CROWD, turn=1)
    table.act(Walk(node_at(2, 2)))
    assert table.asks() == "ask-push-out"
    assert table.decision.seats == [1]
    assert set(table.decision.options) == {PushOut(0, -1), PushOut(-1, 0), PushOut(-1, 1)}
    assert table.hero(1).black == 0
    table.act(PushOut(-1, 1))
    assert table.decision.seats == [1]
    assert len(table.offered(PushTo)) == 8
    table.act(PushTo(node_at(2, 0)))
    assert table.lair_of(1) == (2, 0)


@rule("DS-DECISION-36")
def test_a_hero_sent_away_goes_where_its_own_player_says():
    table = begins(
        ["knight", "assassin"], at=[(2, 2), (2, 4)], foes=CROWD, turn=1, terrain={(1, 1): "barrel", (3, 1): "chest"}
    )
    table.act(Walk(node_at(2, 2)))
    table.act(PushOut(0, -1))
    assert table.asks() == "ask-push-to"
    assert table.decision.seats == [0]
    assert {option.node for option in table.offered(PushTo)} == {
        node_at(2, 0),
        node_at(0, 2),
        node_at(4, 2),
        node_at(1, 3),
        node_at(3, 3),
        node_at(2, 4),
    }
    table.act(PushTo(node_at(2, 0)))
    assert table.where(0) == (2, 0)


@rule("DS-DECISION-36")
def test_when_an_enemy_is_the_fourth_the_aggro_holders_player_decides():
    table = arena(
        ["knight", "assassin", "warrior"],
        at=[(2, 2), (2, 2), (2, 2)],
        foes=[("hollow_soldier", (2, 0))],
        aggro=2,
        first="foes",
    )
    assert table.asks() == "ask-push-out"
    assert table.decision.seats == [2]
    assert set(table.decision.options) == {PushOut(0, -1), PushOut(1, -1), PushOut(2, -1)}


@rule("DS-DECISION-36")
def test_a_boss_is_never_the_one_to_go():
    table = lair(
        "gargoyle",
        ["knight", "assassin", "warrior"],
        at=[(2, 2), (2, 2), (2, 4)],
        place=(2, 2),
        facing="s",
        beside={0: "n", 1: "e"},
        first="hero",
        turn=2,
    )
    table.act(Walk(node_at(2, 2)))
    assert set(table.decision.options) == {PushOut(0, -1), PushOut(1, -1)}


@rule("DS-DECISION-30")
def test_onto_a_bosss_node_from_the_line_between_two_arcs_its_player_says_which():
    table = lair("gargoyle", at=[(2, 4), (1, 3)], place=(2, 2), facing="s", first="hero", turn=1)
    table.act(Walk(node_at(2, 2)))
    assert table.asks() == "ask-place"
    assert table.decision.seats == [1]
    assert len(table.decision.options) == 2
    plain = lair("gargoyle", at=[(2, 4), (0, 2)], place=(2, 2), facing="s", first="hero", turn=1)
    plain.act(Walk(node_at(2, 2)))
    assert plain.asks() == "ask-act"


@rule("DS-DECISION-28")
def test_round_a_boss_that_has_fallen_there_is_no_way():
    def almost(souls):
        souls.foes[1].wounds = 29

    table = lair("ornstein_and_smough", ["knight"], at=[(2, 0)], beside={0: "s"}, first="hero", change=almost)
    assert [walk for walk in table.offered(Walk) if walk.node == node_at(2, 0)]
    table.dice("black 2", "blue 3")
    table.act(Attack("long_sword.1", 1, 1, False))
    assert [foe.kind for foe in table.souls.foes] == ["ornstein"]
    assert not [walk for walk in table.offered(Walk) if walk.node == node_at(2, 0)]
