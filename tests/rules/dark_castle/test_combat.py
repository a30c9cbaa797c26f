"""A combat from its first die to its spoils: the row, the rounds, the end (EC-CSET, EC-ROUND, EC-WIN)."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import clash, do, lay
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.state import (
    Apply,
    Died,
    Drew,
    EnemyFell,
    EnemyStruck,
    FightBegan,
    Left,
    Lost,
    Rolled,
    RolledChapterDie,
    RoundBegan,
    StruckDie,
    TakeWay,
    Turn,
    Use,
)


@rule("EC-CSET-01", "EC-CSET-07")
def test_all_four_players_roll_and_are_struck_whoever_turned_the_page(face):
    table = face("wisdom", turner=2, players=4)
    clash(table, "might", "might", "might", "might")
    assert [roll.who for roll in table.told(Rolled)] == [0, 1, 2, 3]
    assert [lost.who for lost in table.told(Lost)] == [0, 1, 2, 3]


@rule("EC-CSET-02")
def test_printed_dice_are_laid_as_printed_and_none_is_rolled(face):
    table = face("cunning wisdom wisdom")
    assert table.row() == ["cunning", "wisdom", "wisdom"]
    assert table.told(RolledChapterDie) == []


@rule("EC-CSET-03")
def test_an_enemy_stands_until_every_die_of_its_row_has_been_matched(face):
    table = face("might wisdom", 1)
    clash(table, "might", "might")
    assert table.row() == ["wisdom"]
    assert table.told(EnemyFell) == []
    clash(table, "wisdom", "cunning")
    assert len(table.told(EnemyFell)) == 1


@rule("EC-CSET-04")
@pytest.mark.parametrize(("players", "rolled"), [(1, "wisdom might"), (2, "wisdom might"), (3, "wisdom might cunning")])
def test_one_die_for_each_character_joins_the_row_as_rolled(face, players, rolled):
    table = face("cunning", per_player=1, players=players, rolled=rolled)
    assert table.row() == ["cunning", *rolled.split()]


@rule("EC-CSET-04", "EC-CSET-05", "EC-EX-02")
def test_four_players_add_four_rolled_dice_to_two_printed_ones(face):
    table = face("might cunning", per_player=1, players=4, rolled="wisdom cunning might wisdom")
    assert table.row() == ["might", "cunning", "wisdom", "cunning", "might", "wisdom"]
    assert table.told(FightBegan)[0].row == table.row()


@rule("EC-CSET-04", "EC-CSET-06")
def test_a_page_of_the_box_may_have_rolled_dice_only(face):
    table = face(box="bone_cellar", players=3)
    table.dice("wisdom", "wisdom", "might")
    table.act(TakeWay("charge"))
    assert table.row() == ["wisdom", "wisdom", "might"]
    assert table.told(FightBegan)[0].damage == 2


@rule("EC-CSET-06")
@pytest.mark.parametrize("damage", [1, 2, 3])
def test_the_attack_value_is_the_one_on_the_card(face, damage):
    table = face("wisdom", damage)
    clash(table, "might", "might")
    assert table.hp() == [18 - damage, 18 - damage]
    assert table.told(FightBegan)[0].damage == damage


@rule("EC-ROUND-01")
def test_a_round_is_first_attack_then_defence(face):
    table = face("might wisdom")
    clash(table, "might", "might")
    kinds = [type(told.event) for told in table.session.events]
    steps = [kind for kind in kinds if kind in (RoundBegan, Rolled, StruckDie, EnemyStruck, Lost)]
    assert steps == [RoundBegan, Rolled, Rolled, StruckDie, EnemyStruck, Lost, Lost, RoundBegan]


@rule("EC-ROUND-02")
def test_before_each_round_it_is_asked_who_rests(face):
    table = face("wisdom", 1)
    assert table.asks() == "ask-rest"
    assert table.told(Rolled) == []
    clash(table, "might", "might")
    assert table.asks() == "ask-rest"
    assert len(table.told(Rolled)) == 2


@rule("EC-ROUND-03")
def test_rounds_go_on_until_the_enemy_falls(face):
    table = face("wisdom", 1)
    clash(table, "might", "might")
    clash(table, "cunning", "cunning")
    clash(table, "wisdom", "might")
    assert [began.number for began in table.told(RoundBegan)] == [1, 2, 3]
    assert table.hp() == [16, 16]
    assert table.castle.fight is None


@rule("EC-ROUND-03")
def test_rounds_go_on_until_somebody_dies(face):
    table = face("wisdom", 1, hp=[2, 18])
    clash(table, "might", "might")
    assert not table.session.is_over()
    clash(table, "might", "might")
    assert table.session.outcome() == "died"
    assert len(table.told(RoundBegan)) == 2


@rule("EC-WIN-01", "EC-WIN-02", "EC-EX-03")
def test_an_empty_row_is_a_beaten_enemy_that_does_not_strike_back(face):
    table = face("might might wisdom", 3)
    clash(table, "wisdom", "might might")
    table.act(Apply(2))
    assert len(table.told(EnemyFell)) == 1
    assert table.told(EnemyStruck) == []
    assert table.hp() == [18, 18]
    assert table.castle.fight is None


@rule("EC-WIN-01")
def test_the_row_is_looked_at_only_when_every_attack_is_resolved(face):
    mocking = cards.Special(on="miss", do=[cards.AddDie(trait="cunning")])
    table = face("might", 2, mocking)
    clash(table, "might", "wisdom")
    assert table.row() == ["cunning"]
    assert table.told(EnemyFell) == []
    assert table.hp() == [16, 16]


@rule("EC-WIN-01", "EC-WIN-02", "EC-WIN-03", "EC-WIN-04")
@pytest.mark.parametrize(
    "special",
    [cards.Special(ambush=True), cards.Special(on="round_start", do=[cards.AddDie(trait="might")])],
)
def test_an_enemy_whose_row_is_emptied_as_it_is_laid_is_beaten_before_it_can_do_anything(face, special):
    table = face("wisdom", 3, special, hands=[["chapel_bench.1"], []], items=["stale_loaf.1"])
    assert table.asks() == "ask-lay"
    table.act(Use("chapel_bench.1", 0, die=0))
    assert len(table.told(EnemyFell)) == 1
    assert table.told(EnemyStruck) == table.told(RoundBegan) == table.told(Rolled) == []
    assert table.hp() == [18, 18]
    assert table.told(Drew) == [Drew(items=["stale_loaf.1"])]
    assert table.castle.fight is None
    assert table.asks() == "ask-turner"


@rule("EC-SPEC-02")
def test_an_ambusher_that_keeps_a_die_strikes(face):
    table = face("wisdom might", 3, cards.Special(ambush=True), hands=[["chapel_bench.1"], []])
    table.act(Use("chapel_bench.1", 0, die=0))
    assert table.row() == ["might"]
    assert table.told(EnemyFell) == []
    assert table.hp() == [15, 15]


@rule("EC-WIN-01", "EC-END-01", "EC-RULING-17")
def test_a_boss_whose_row_is_emptied_as_it_is_laid_is_beaten_too(face):
    table = face("wisdom", 3, boss=True, hands=[["chapel_bench.1"], []])
    table.act(Use("chapel_bench.1", 0, die=0))
    assert table.session.outcome() == "escaped"
    assert table.told(Drew) == []


@rule("EC-WIN-01", "EC-CHAP-09", "EC-RULING-22")
def test_a_page_goes_on_after_an_enemy_whose_row_is_emptied_as_it_is_laid(page):
    foe = do("fight", damage=3, dice={"wisdom": 1}, per_player=0)
    way = do("choose", ways=[{"id": "on", "do": [foe]}])
    table = lay(page(way, do("lose", who="all", amount=1)), hands=[["chapel_bench.1"], []])
    table.turn(0)
    table.act(Use("chapel_bench.1", 0, die=0))
    assert table.asks() == "ask-share"
    assert table.hp() == [18, 18]
    table.act(DONE)
    assert table.hp() == [17, 17]
    assert table.asks() == "ask-turner"


@rule("EC-WIN-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_survived_combat_brings_one_item_for_all_together(face, players):
    table = face("might", players=players, items=["stale_loaf.1"])
    clash(table, *["might"] * max(players, 2))
    assert table.told(Drew) == [Drew(items=["stale_loaf.1"])]
    assert table.castle.middle == ["stale_loaf.1"]


@rule("EC-WIN-03", "EC-ITEM-12")
def test_spoils_that_nobody_takes_up_stay_behind(face):
    table = face("might", items=["stale_loaf.1"], more=("bone_cellar",))
    clash(table, "might", "might")
    table.turn(0)
    assert table.told(Left) == [Left(item="stale_loaf.1", who=-1)]
    assert table.castle.discard == ["stale_loaf.1"]


@rule("EC-WIN-04")
def test_after_the_combat_anyone_may_turn_the_next_page(face):
    table = face("might", turner=1)
    clash(table, "might", "might")
    assert table.asks() == "ask-turner"
    assert table.once() == [Turn(0), Turn(1)]


@rule("EC-EX-07")
def test_a_blow_nobody_wards_off_kills_and_the_game_is_lost_for_all(face):
    table = face("wisdom", 3, hp=[18, 2])
    clash(table, "might", "might")
    assert table.session.outcome() == "died"
    assert table.told(Died) == [Died(who=1)]
    assert [table.session.payoff(seat) for seat in (0, 1)] == [0.0, 0.0]
