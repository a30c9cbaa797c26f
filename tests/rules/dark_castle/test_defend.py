"""The defend step: who is struck, what wards it off, who dies of it (EC-DEF)."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import clash
from rules.table import rule

from undercroft.games.dark_castle.state import (
    Accept,
    Curse,
    Died,
    EnemyStruck,
    Lost,
    RoundBegan,
    TakeWay,
    Use,
)


@rule("EC-DEF-01")
@pytest.mark.parametrize(("row", "blows"), [("might cunning", 1), ("might", 0)])
def test_the_enemy_strikes_back_only_if_dice_are_left(face, row, blows):
    table = face(row)
    clash(table, "might", "might")
    assert len(table.told(EnemyStruck)) == blows
    assert table.hp() == [18 - 2 * blows] * 2


@rule("EC-DEF-02")
def test_whoever_fights_without_a_shield_loses_the_attack_value_once(face):
    table = face("wisdom wisdom wisdom", 3, players=4)
    clash(table, "might", "might", "might", "might")
    assert table.told(Lost) == [Lost(who=who, amount=3, hp=9) for who in range(4)]


@rule("EC-DEF-02", "EC-DEF-03", "EC-DEF-04", "EC-EX-05")
def test_a_double_blocks_a_single_does_not_and_the_rester_is_safe_and_heals(face):
    table = face("wisdom", 2, players=3, hp=[14, 14, 9])
    clash(table, "might might", "might", rest=2)
    assert table.hp() == [14, 12, 10]
    assert table.told(Lost) == [Lost(who=1, amount=2, hp=12)]


@rule("EC-DEF-05")
def test_losses_are_taken_at_once_and_then_the_round_is_over(face):
    table = face("wisdom", 2)
    clash(table, "might", "might")
    assert [type(told.event) for told in table.session.events][-4:] == [EnemyStruck, Lost, Lost, RoundBegan]
    assert table.castle.rolls == []
    assert table.castle.losses == []


@rule("EC-RULING-15")
def test_all_who_are_struck_die_in_the_same_instant(face):
    table = face("wisdom", 2, hp=[2, 1])
    clash(table, "might", "might")
    assert table.told(Lost) == [Lost(who=0, amount=2, hp=0), Lost(who=1, amount=2, hp=-1)]
    assert table.told(Died) == [Died(who=0), Died(who=1)]
    assert table.session.outcome() == "died"


@rule("EC-RULING-15")
def test_a_loss_can_be_prevented_before_any_of_them_is_applied(face):
    table = face("wisdom", 2, hp=[2, 5], hands=[["effervescent_evasion.1"], []])
    clash(table, "might", "might")
    assert table.asks() == "ask-loss"
    assert [(loss.who, loss.amount) for loss in table.castle.losses] == [(0, 2), (1, 2)]
    assert table.hp() == [2, 5]
    table.act(Use("effervescent_evasion.1", 0, on=0))
    assert table.hp() == [2, 3]
    assert not table.session.is_over()


@rule("EC-RULING-15", "EC-EX-07")
def test_whoever_keeps_the_saving_item_dies(face):
    table = face("wisdom", 3, hp=[18, 2], hands=[[], ["effervescent_evasion.1"]])
    clash(table, "might", "might")
    table.act(Accept())
    assert table.session.outcome() == "died"


@rule("EC-DEF-03")
def test_a_shield_does_not_help_a_prisoner_whose_guard_is_cursed_away(face):
    table = face("wisdom", 2, curses=[[Curse("unguarded", 2)], []])
    clash(table, "might might", "might might")
    assert table.hp() == [16, 18]


@rule("EC-DEF-01", "EC-DEF-02")
def test_a_plain_enemy_of_the_box_strikes_for_its_printed_value(face):
    table = face(box="rotting_warden")
    table.dice("might", "might")
    table.act(TakeWay("fight"))
    clash(table, "cunning", "cunning")
    assert table.row() == ["might", "wisdom", "might", "might"]
    assert table.hp() == [17, 17]
