"""Hit points: losing, sparing, regaining them, dying of the lack of them (EC-HP)."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import charge, do, lay
from rules.table import refuses, rule

from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import (
    Accept,
    Bear,
    Completed,
    DealtAnew,
    Died,
    Drew,
    Healed,
    Lost,
    Rest,
    Rolled,
    Shared,
    TakeWay,
    Use,
)

# -- as many as there are, and no more -------------------------------------------------------------------


@rule("EC-HP-01", "EC-HP-02", "EC-HP-03")
@pytest.mark.parametrize(("players", "points"), [(2, 18), (3, 14), (4, 12)])
def test_the_more_players_the_fewer_hit_points(players, points):
    assert lay("loophole", players=players).hp() == [points] * players


@rule("EC-HP-04", "EC-HP-05")
def test_a_page_heals_up_to_the_starting_value_and_the_rest_is_lost(page):
    table = lay(page(do("heal", who="all", amount=2)), players=4, hp=[12, 11, 10, 5])
    table.turn(0)
    assert table.hp() == [12, 12, 12, 7]


@rule("EC-HP-04", "EC-HP-05", "EC-EX-06")
def test_an_item_heals_up_to_the_starting_value():
    table = lay("loophole", players=4, hp=[11, 12, 12, 12], hands=[["stale_loaf.1"], ["stale_loaf.2"], [], []])
    table.act(Use("stale_loaf.1", 0, on=0))
    assert table.hp() == [12, 12, 12, 12]
    assert not table.offers(Use("stale_loaf.2", 1, on=1))


@rule("EC-EX-06", "EC-RULING-08", "EC-HP-04")
def test_resting_at_full_health_is_allowed_and_gains_nothing():
    table = lay("bone_cellar", players=4)
    charge(table, "might", "might", "might", "might")
    for who in (1, 2, 3):
        table.face(who, "wisdom")
    table.act(Rest(0))
    assert table.hp() == [12, 10, 10, 10]
    assert table.told(Healed) == []


@rule("EC-RULING-07")
def test_the_rester_is_a_point_better_off_before_anybody_rolls(page):
    table = lay(page(do("fight", damage=1, dice={"might": 1}, per_player=0)), hp=[9, 9])
    table.turn(0)
    table.face(1, "might")  # the enemy falls in this very round
    table.act(Rest(0))
    kinds = [type(told.event) for told in table.session.events]
    assert kinds.index(Healed) < kinds.index(Rolled)
    assert table.castle.fight is None
    assert table.hp() == [10, 9]


# -- dying -----------------------------------------------------------------------------------------------


@rule("EC-HP-06", "EC-GOAL-02", "EC-END-02")
def test_without_hit_points_one_is_dead_and_all_have_lost_at_once():
    table = lay("loophole", players=3, hp=[14, 2, 14])
    table.turn(1)  # loses 2; then an item would be drawn
    assert table.hp() == [14, 0, 14]
    assert [event.who for event in table.told(Died)] == [1]
    assert table.session.is_over()
    assert table.session.outcome() == "died"
    assert [table.session.payoff(seat) for seat in range(3)] == [0.0, 0.0, 0.0]
    assert table.told(Drew) == []


@rule("EC-HP-06")
def test_with_one_hit_point_one_lives():
    table = lay("loophole", hp=[3, 18])
    table.turn(0)
    assert table.hp() == [1, 18]
    assert not table.session.is_over()


@rule("EC-END-02", "EC-GOAL-02")
def test_a_loss_that_strikes_all_strikes_them_at_the_same_time():
    table = lay("furnace_child", players=3, hp=[2, 1, 5])
    table.turn(0)
    table.act(TakeWay("flee"))  # all lose 2
    assert [event.who for event in table.told(Lost)] == [0, 1, 2]
    assert [event.who for event in table.told(Died)] == [0, 1]
    assert table.hp() == [0, -1, 3]


@rule("EC-END-02", "EC-GOAL-02")
def test_a_death_half_way_through_a_page_ends_everything_there():
    table = lay("lord_of_lots", deck=[], hp=[2, 18], hands=[["stale_loaf.1"], []])
    table.turn(0)  # loses 2 first; the others would lose 1, items would be dealt anew, a fight would start
    table.act(Accept())
    assert table.session.outcome() == "died"
    assert table.hp() == [0, 18]
    assert table.told(DealtAnew) == []
    assert table.told(Completed) == []


# -- what may save one -----------------------------------------------------------------------------------


@rule("EC-RULING-16", "EC-DEC-16")
def test_an_item_used_before_the_loss_saves_whoever_would_die():
    table = lay("loophole", hp=[2, 18], hands=[["effervescent_evasion.1"], []])
    table.turn(0)
    assert table.asks() == "ask-loss"
    table.act(Use("effervescent_evasion.1", 0, on=0))
    assert table.hp() == [2, 18]
    assert not table.session.is_over()


@rule("EC-RULING-16", "EC-ITEM-13")
@pytest.mark.parametrize(("bearer", "food"), [(0, "stale_loaf.1"), (1, "onion_broth.1")])
def test_healing_before_the_loss_saves_too(bearer, food):
    table = lay("loophole", hp=[2, 18], hands=[[food], []] if bearer == 0 else [[], [food]])
    table.turn(0)
    table.act(Use(food, bearer, on=0))
    assert table.hp() == [CARDS.copies[food].use.amount, 18]


@rule("EC-RULING-16")
def test_after_the_loss_it_is_too_late_for_healing():
    table = lay("loophole", hp=[2, 18], hands=[["stale_loaf.1"], []])
    table.turn(0)
    table.act(Accept())
    assert table.session.is_over()
    assert table.session.legal(0) == []
    assert table.castle.prisoners[0].hands == ["stale_loaf.1"]


@rule("EC-DEC-16")
def test_only_the_bearer_is_asked_to_spend_an_item_on_a_loss_and_need_not():
    table = lay("loophole", hands=[["effervescent_evasion.1"], ["effervescent_evasion.2"]])
    table.turn(0)
    use = Use("effervescent_evasion.1", 0, on=0)
    assert use in table.session.legal(0)
    assert use not in table.session.legal(1)
    assert refuses(table, Use("effervescent_evasion.2", 1, on=0))  # it works on its own bearer's loss alone
    table.act(Accept())
    assert table.hp() == [16, 18]
    assert table.castle.prisoners[0].hands == ["effervescent_evasion.1"]


@rule("EC-DEC-16")
def test_without_anything_to_spend_nobody_is_asked_about_a_loss():
    table = lay("loophole", hands=[["stale_loaf.1"], ["effervescent_evasion.1"]])
    table.turn(0)
    assert table.asks() == "ask-turner"
    assert table.hp() == [16, 18]


@rule("EC-RULING-40")
def test_armour_works_on_the_losses_of_a_page_as_in_a_fight():
    table = lay("loophole", hands=[["rotten_shield.1"], []])
    table.turn(0)
    assert table.hp() == [17, 18]
    table = lay("bone_cellar", hands=[["rotten_shield.1"], []])
    charge(table, "might", "might")
    table.faces("wisdom", "wisdom")
    table.act(Rest(-1))
    assert table.hp() == [17, 16]


@rule("EC-RULING-40", "EC-ITEM-14")
def test_armour_alone_never_takes_the_last_point_of_a_loss(page):
    table = lay(page(do("lose", who="turner", amount=1)), hands=[["rotten_shield.1"], []])
    table.turn(0)
    assert table.hp() == [17, 18]


@rule("EC-RULING-40")
def test_what_prevents_a_loss_works_on_a_page_and_in_a_fight():
    table = lay("bone_cellar", hands=[["effervescent_evasion.1"], []])
    charge(table, "might", "might")
    table.faces("wisdom", "wisdom")
    table.act(Rest(-1))
    table.act(Use("effervescent_evasion.1", 0, on=0))
    assert table.hp() == [18, 16]
    table = lay("furnace_child", hands=[["effervescent_evasion.1"], []])
    table.turn(0)
    table.act(TakeWay("flee"))
    table.act(Use("effervescent_evasion.1", 0, on=0))
    assert table.hp() == [18, 16]


@rule("EC-RULING-40", "EC-DEC-22", "EC-ITEM-14")
def test_a_door_to_hide_behind_lessens_anybodys_loss_once(page):
    table = lay(page(do("lose", who="all", amount=5)), players=3, hands=[["cellar_door.1"], [], []])
    table.turn(1)
    assert all(table.offers(Use("cellar_door.1", 0, on=who)) for who in range(3))
    table.act(Use("cellar_door.1", 0, on=2))
    assert table.hp() == [9, 9, 9 + CARDS.items["cellar_door"].use.amount]


@rule("EC-RULING-34", "EC-RULING-26")
def test_doubles_do_not_shield_from_what_a_page_does(page):
    loss = do("lose", who="all", amount=2)
    table = lay(page(do("test", who="all", trait="cunning", needed=2, failed=[loss])))
    table.faces("wisdom wisdom", "might might")
    table.turn(0)
    assert table.hp() == [16, 16]


@rule("EC-RULING-34")
def test_an_item_that_shields_in_a_fight_does_nothing_on_a_page():
    table = lay("loophole", hands=[["pot_lid.1"], []])
    table.turn(0)
    assert table.hp() == [16, 18]


# -- sharing a loss --------------------------------------------------------------------------------------


@rule("EC-DEC-18")
@pytest.mark.parametrize("shares", [(2, 0, 0), (1, 1, 0), (0, 1, 1), (0, 0, 2), (1, 0, 1)])
def test_the_group_splits_a_loss_as_it_likes(page, shares):
    table = lay(page(do("split", amount=2)), players=3)
    table.turn(0)
    assert table.asks() == "ask-split"
    assert table.decision.seats == [0, 1, 2]
    assert table.once() == [Bear(0, 0), Bear(0, 1), Bear(0, 2)]
    table.act(Bear(0, shares[0]))
    if shares[0] < 2:
        assert table.hp() == [14, 14, 14]
        assert table.decision.options == [Bear(1, amount) for amount in range(3 - shares[0])]
        table.act(Bear(1, shares[1]))
    assert table.hp() == [14 - share for share in shares]
    assert table.told(Shared) == [Shared(who=who, amount=shares[who], of=2) for who in range(3) if shares[who]]
    assert len(table.told(Lost)) == len([share for share in shares if share])
