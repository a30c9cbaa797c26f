"""Special combat rules: every aspect and every hook an enemy's card may have (EC-SPEC)."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import Table, clash
from rules.table import rule

from undercroft.games.dark_castle.cards import AddDie, Fate, LayCurse, Lose, RollRow, Special
from undercroft.games.dark_castle.state import (
    Aimed,
    Apply,
    Died,
    Drew,
    Duelled,
    EnemyBrokeOff,
    EnemyFell,
    EnemyStruck,
    Escaped,
    Lost,
    Name,
    Resolve,
    Rest,
    Rolled,
    RolledChapterDie,
    RowRolled,
    StruckDie,
    TakeWay,
    Use,
)

RETURNING = Special(returning="wisdom")


def toll(on: str, amount: int = 1) -> Special:
    """When this happens, the prisoner concerned loses hit points."""
    return Special(on=on, do=[Lose(who="it", amount=amount)])


def cursed(table: Table) -> list[list[str]]:
    """What weighs on each prisoner."""
    return [[curse.kind for curse in prisoner.curses] for prisoner in table.castle.prisoners]


# -- special rules as such -------------------------------------------------------------------------------


@rule("EC-SPEC-01", "EC-SPEC-02")
@pytest.mark.parametrize(("special", "hp"), [(None, [18, 16]), (Special(unblockable=True), [16, 16])])
def test_the_rule_on_a_card_overrides_the_rule_of_the_book(face, special, hp):
    table = face("wisdom", 2, special)
    clash(table, "might might", "might")
    assert table.hp() == hp


@rule("EC-SPEC-03")
def test_a_special_rule_holds_for_every_round_of_its_combat_and_no_longer(face):
    table = face("wisdom", 2, Special(unblockable=True), more=("rotting_warden",))
    clash(table, "might might", rest=1)
    clash(table, "might might", rest=1)
    assert table.hp() == [14, 18]
    clash(table, "wisdom", rest=1)
    table.turn(0)
    table.dice("might", "might")
    table.act(TakeWay("fight"))
    clash(table, "wisdom wisdom", rest=1)
    assert table.row() == ["might", "might", "might"]
    assert table.hp() == [14, 18]  # this enemy can be blocked


# -- returning -------------------------------------------------------------------------------------------


@rule("EC-SPEC-04", "EC-RULING-29", "EC-EX-08")
def test_the_last_die_may_come_back_and_then_the_enemy_lives_and_strikes(face):
    table = face("might", 2, RETURNING)
    clash(table, "might", rest=1, then="wisdom")
    assert table.told(StruckDie) == [StruckDie(who=0, trait="might", gone=False)]
    assert table.told(EnemyFell) == []
    assert table.row() == ["wisdom"]
    assert table.hp() == [16, 18]


@rule("EC-RULING-28", "EC-EX-09")
@pytest.mark.parametrize("shown", ["might", "cunning"])
def test_a_hit_die_that_rolls_anything_else_is_removed(face, shown):
    table = face("might", 2, RETURNING)
    clash(table, "might", rest=1, then=shown)
    assert table.told(StruckDie) == [StruckDie(who=0, trait="might", gone=True)]
    assert len(table.told(EnemyFell)) == 1
    assert table.told(EnemyStruck) == []


@rule("EC-SPEC-04")
def test_the_beast_of_the_box_has_two_printed_dice_and_takes_its_bones_back(face):
    table = face(box="skeletal_beast", rolled="might might")
    assert table.row() == ["cunning", "wisdom", "might", "might"]
    clash(table, "cunning", rest=1, then="wisdom")
    assert table.row() == ["wisdom", "wisdom", "might", "might"]
    assert table.hp() == [16, 18]


@rule("EC-SPEC-03", "EC-SPEC-04")
def test_dice_are_rolled_instead_of_leaving_in_every_round(face):
    table = face("might", 1, RETURNING)
    clash(table, "might", rest=1, then="wisdom")
    clash(table, "wisdom", rest=1, then="wisdom")
    clash(table, "wisdom", rest=1, then="cunning")
    assert [struck.gone for struck in table.told(StruckDie)] == [False, False, True]


# -- whom the blow is aimed at ---------------------------------------------------------------------------


@rule("EC-RULING-45", "EC-SPEC-02")
def test_a_blow_at_the_weakest_strikes_all_who_are_tied(face):
    table = face("wisdom", 2, Special(strike="lowest"), players=3, hp=[9, 12, 9])
    clash(table, "might", "might", "might")
    assert table.hp() == [7, 12, 7]


@rule("EC-RULING-45", "EC-REST-04")
def test_a_blow_at_the_weakest_leaves_resters_out(face):
    table = face("wisdom", 2, Special(strike="lowest"), players=3, hp=[5, 9, 12])
    clash(table, "might", "might", rest=0)
    assert table.hp() == [6, 7, 12]


@rule("EC-DEF-03")
def test_a_blow_at_the_weakest_can_be_blocked_and_then_strikes_nobody(face):
    table = face("wisdom", 2, Special(strike="lowest"), hp=[5, 9])
    clash(table, "might might", "might")
    assert table.hp() == [5, 9]


@rule("EC-SPEC-02")
def test_a_blow_at_the_strongest_strikes_all_who_are_tied(face):
    table = face("wisdom", 3, Special(strike="highest"), players=3, hp=[9, 12, 12])
    clash(table, "might", "might", "might")
    assert table.hp() == [9, 9, 9]


@rule("EC-SPEC-02")
def test_a_blow_at_the_turner_strikes_nobody_else(face):
    table = face("wisdom", 2, Special(strike="turner"), turner=1)
    clash(table, "might", "might")
    assert table.hp() == [18, 16]


@rule("EC-RULING-11", "EC-REST-04")
def test_a_blow_at_a_resting_turner_strikes_nobody(face):
    table = face("wisdom", 2, Special(strike="turner"), turner=1, hp=[9, 9])
    clash(table, "might", rest=1)
    assert table.hp() == [9, 10]


@rule("EC-SPEC-02")
def test_a_blow_the_group_may_direct_strikes_whom_it_has_named_before_the_roll(face):
    table = face("wisdom", 3, Special(strike="chosen"), players=3)
    table.act(table.decision.options[1])  # prisoner 0 rests
    assert table.asks() == "ask-aim"
    assert table.decision.options == [Name(1), Name(2)]
    assert table.decision.seats == [0, 1, 2]
    assert table.told(Rolled) == []
    table.face(1, "might")
    table.face(2, "might")
    table.act(Name(2))
    assert table.told(Aimed) == [Aimed(who=2)]
    assert table.told(Lost) == [Lost(who=2, amount=3, hp=11)]


@rule("EC-SPEC-03", "EC-DEC-04")
def test_the_group_directs_the_blow_anew_in_each_round_unless_one_alone_fights(face):
    table = face("wisdom", 1, Special(strike="chosen"))
    clash(table, "might", rest=0)  # prisoner 1 alone can be struck
    assert table.hp() == [18, 17]
    table.act(Rest(-1))
    table.faces("might", "might")
    table.act(Name(0))
    assert table.told(Aimed) == [Aimed(who=1), Aimed(who=0)]
    assert table.hp() == [17, 17]


# -- duels -----------------------------------------------------------------------------------------------


@rule("EC-RULING-41", "EC-DEC-20")
def test_a_duel_is_opened_by_the_turner_who_rolls_alone_and_is_struck_alone(face):
    table = face("might wisdom", 2, Special(duel=True), players=3, turner=1, faces={1: "might"})
    assert table.told(Duelled) == [Duelled(who=1)]
    assert [roll.who for roll in table.told(Rolled)] == [1]
    assert table.row() == ["wisdom"]
    assert table.told(Lost) == [Lost(who=1, amount=2, hp=12)]


@rule("EC-RULING-41", "EC-DEC-20")
def test_from_the_second_round_of_a_duel_on_the_group_names_any_fighter(face):
    table = face("wisdom", 2, Special(duel=True), players=3, turner=1, faces={1: "might"})
    assert table.asks() == "ask-duel"
    assert table.once() == [Name(0), Name(1), Name(2)]
    assert table.decision.seats == [0, 1, 2]
    table.face(2, "might")
    table.act(Name(2))
    assert table.told(Lost)[1:] == [Lost(who=2, amount=2, hp=12)]
    table.face(2, "wisdom")
    table.act(Name(2))  # the same one again
    assert len(table.told(EnemyFell)) == 1


@rule("EC-DEF-03")
def test_a_double_blocks_in_a_duel_too(face):
    table = face("wisdom", 2, Special(duel=True), faces={0: "might might"})
    assert len(table.told(EnemyStruck)) == 1
    assert table.hp() == [18, 18]


# -- rows that are harder to clear -----------------------------------------------------------------------


@rule("EC-SPEC-02")
def test_in_a_row_in_order_only_the_first_die_can_be_hit(face):
    table = face("might cunning", 1, Special(ordered=True))
    clash(table, "cunning", rest=1)
    assert table.row() == ["might", "cunning"]
    clash(table, "might", rest=1)
    assert table.row() == ["cunning"]
    clash(table, "cunning", rest=1)
    assert len(table.told(EnemyFell)) == 1


@rule("EC-SPEC-02")
def test_a_tough_die_leaves_with_the_second_hit(face):
    table = face("might cunning", 1, Special(tough=1))
    clash(table, "might", rest=1)
    assert table.row() == ["might", "cunning"]
    clash(table, "cunning", rest=1)
    assert table.row() == ["might"]
    clash(table, "might", rest=1)
    assert table.told(StruckDie) == [
        StruckDie(who=0, trait="might", gone=False),
        StruckDie(who=0, trait="cunning", gone=True),
        StruckDie(who=0, trait="might", gone=True),
    ]
    assert len(table.told(EnemyFell)) == 1


@rule("EC-SPEC-02")
def test_only_printed_dice_are_tough_the_first_ones_first(face):
    table = face("might might cunning", 1, Special(tough=2), per_player=1, rolled="wisdom wisdom")
    assert [die.hits for die in table.castle.fight.row] == [2, 2, 1, 1, 1]


@rule("EC-SPEC-02")
def test_rolled_dice_are_never_tough_even_where_printed_ones_are_too_few(face):
    table = face("might", 1, Special(tough=3), per_player=1, rolled="wisdom wisdom")
    assert [die.hits for die in table.castle.fight.row] == [2, 1, 1]


@rule("EC-SPEC-02")
def test_a_sweeping_hit_takes_every_die_of_its_trait(face):
    table = face("might might might cunning", 1, Special(sweep=True))
    clash(table, "might", rest=1)
    assert table.row() == ["cunning"]
    assert table.told(StruckDie) == [StruckDie(who=0, trait="might", gone=True)] * 3


@rule("EC-SPEC-02")
def test_a_fading_row_is_rolled_before_each_round_and_its_trait_cannot_be_hit(face):
    table = face("might cunning", 1, Special(fading="wisdom"), rolled="wisdom might")
    assert table.row() == ["wisdom", "might"]
    clash(table, "wisdom wisdom", rest=1, then="cunning cunning")
    assert table.told(StruckDie) == []
    assert table.row() == ["cunning", "cunning"]
    clash(table, "cunning", rest=1, then="wisdom")
    assert table.told(StruckDie) == [StruckDie(who=0, trait="cunning", gone=True)]
    assert [rolled.row for rolled in table.told(RowRolled)] == [["wisdom", "might"], ["cunning"] * 2, ["wisdom"]]


# -- blows that are harder to bear -----------------------------------------------------------------------


@rule("EC-SPEC-02")
def test_an_unblockable_blow_goes_through_a_held_up_lid(face):
    table = face("wisdom", 2, Special(unblockable=True), hands=[["pot_lid.1"], []])
    clash(table, "might", rest=1)
    table.act(Use("pot_lid.1", 0))
    assert table.hp() == [16, 18]


@rule("EC-SPEC-02", "EC-SPEC-03")
def test_a_rising_enemy_strikes_harder_with_every_round(face):
    table = face("wisdom", 1, Special(rising=2))
    clash(table, "might", rest=1)
    clash(table, "might", rest=1)
    clash(table, "might", rest=1)
    assert [lost.amount for lost in table.told(Lost)] == [1, 3, 5]


@rule("EC-SPEC-02")
def test_an_ambusher_strikes_everybody_once_before_the_first_round(face):
    table = face("wisdom", 2, Special(ambush=True), players=3)
    assert table.asks() == "ask-rest"
    assert table.castle.fight.round == 1
    assert table.hp() == [12, 12, 12]
    clash(table, "might might", "might", rest=2)
    assert table.hp() == [12, 10, 13]
    assert len(table.told(EnemyStruck)) == 2


@rule("EC-SPEC-02", "EC-WIN-03")
def test_an_enemy_that_breaks_off_after_two_rounds_counts_as_survived(face):
    table = face("wisdom", 1, Special(rounds=2), items=["stale_loaf.1"])
    clash(table, "might", "might")
    assert table.told(EnemyBrokeOff) == []
    clash(table, "might", "might")
    assert len(table.told(EnemyBrokeOff)) == 1
    assert table.told(EnemyFell) == []
    assert table.hp() == [16, 16]
    assert table.told(Drew) == [Drew(items=["stale_loaf.1"])]
    assert table.asks() == "ask-turner"


@rule("EC-WIN-01")
def test_an_enemy_that_would_break_off_can_be_beaten_before(face):
    table = face("might", 1, Special(rounds=2))
    clash(table, "might", "might")
    assert table.told(EnemyBrokeOff) == []
    assert len(table.told(EnemyFell)) == 1


# -- hooks -----------------------------------------------------------------------------------------------


@rule("EC-SPEC-02")
def test_on_hit_comes_with_each_die_struck_and_to_the_striker_alone(face):
    table = face("might might wisdom", 2, toll("hit"))
    clash(table, "might might", "cunning cunning")
    table.act(Apply(2))
    assert table.told(Lost) == [Lost(who=0, amount=1, hp=17), Lost(who=0, amount=1, hp=16)]
    assert table.row() == ["wisdom"]


@rule("EC-SPEC-02")
@pytest.mark.parametrize(("fate", "hp"), [("might", 17), ("cunning", 18), ("wisdom", 18)])
def test_a_hook_may_leave_it_to_a_die(face, fate, hp):
    table = face("cunning wisdom", 2, Special(on="hit", do=[Fate(might=[Lose(who="it", amount=1)])]))
    clash(table, "cunning cunning", rest=0, then=fate)
    assert table.told(RolledChapterDie)[-1].why == "fate"
    assert table.hp() == [18, hp]


@rule("EC-SPEC-02")
def test_on_miss_the_row_grows_but_not_beyond_its_limit(face):
    table = face("might might", 1, Special(on="miss", do=[AddDie(trait="cunning", most=3)]))
    clash(table, "wisdom", rest=1)
    assert table.row() == ["might", "might", "cunning"]
    clash(table, "wisdom", rest=1)
    assert table.row() == ["might", "might", "cunning"]
    clash(table, "might", rest=1)  # a hit brings nothing
    assert table.row() == ["might", "cunning"]


@rule("EC-SPEC-02")
def test_on_miss_concerns_whoever_missed(face):
    table = face("might wisdom", 2, toll("miss", 4))
    clash(table, "might", "cunning cunning")
    assert table.told(Lost) == [Lost(who=1, amount=4, hp=14), Lost(who=0, amount=2, hp=16)]


@rule("EC-SPEC-02")
def test_on_a_double_the_row_is_rolled_anew_before_it_strikes(face):
    table = face("might might", 1, Special(on="double", do=[RollRow()]))
    clash(table, "might might", "cunning", then="wisdom cunning")
    table.act(Resolve(0))
    assert table.told(RowRolled) == [RowRolled(row=["wisdom", "cunning"])]
    assert [struck.trait for struck in table.told(StruckDie)] == ["cunning"]
    table = face("wisdom cunning", 1, Special(on="double", do=[RollRow()]))
    clash(table, "might", "might")  # no double, no new row
    assert table.row() == ["wisdom", "cunning"]


@rule("EC-SPEC-02")
def test_on_a_double_concerns_each_who_rolled_one(face):
    table = face("wisdom", 1, toll("double", 3), players=3)
    clash(table, "might might", "might", "might might")
    # Who comes first is all one: none of them strikes the row, and each double costs its own striker.
    assert [(lost.who, lost.amount) for lost in table.told(Lost)] == [(0, 3), (2, 3), (1, 1)]


@rule("EC-SPEC-03")
def test_on_a_double_also_holds_for_an_attack_with_daggers(face):
    table = face("might wisdom", 1, toll("double", 3), hands=[["dented_daggers.1"], []])
    clash(table, "might", rest=1)
    table.face(0, "might might")
    table.act(Use("dented_daggers.1", 0))
    assert table.told(Lost) == [Lost(who=0, amount=3, hp=15)]


@rule("EC-SPEC-02")
def test_on_wound_falls_on_those_who_lost_hit_points_and_on_nobody_else(face):
    bleeding = Special(on="wound", do=[LayCurse(who="it", kind="bleeding")])
    table = face("wisdom", 2, bleeding, players=4, hands=[[], [], ["effervescent_evasion.1"], []])
    clash(table, "might might", "might", "might", rest=3)
    table.act(Use("effervescent_evasion.1", 2, on=2))
    assert table.hp() == [12, 10, 12, 12]
    assert cursed(table) == [[], ["bleeding"], [], []]


@rule("EC-RULING-43", "EC-EX-20")
def test_a_final_blow_that_kills_its_striker_loses_the_game(face):
    table = face("might", 2, toll("final_blow"), hp=[1, 18])
    clash(table, "might", rest=1)
    assert table.told(Died) == [Died(who=0)]
    assert table.session.outcome() == "died"
    assert table.told(EnemyFell) == []


@rule("EC-RULING-43")
def test_a_final_blow_that_kills_its_striker_loses_the_game_against_the_boss_too(face):
    table = face("might", 2, toll("final_blow"), hp=[18, 1], boss=True)
    clash(table, "might", rest=0)
    assert table.session.outcome() == "died"
    assert table.told(Escaped) == []
    assert [table.session.payoff(seat) for seat in (0, 1)] == [0.0, 0.0]


@rule("EC-SPEC-02")
def test_a_final_blow_is_the_last_die_alone_and_concerns_its_striker(face):
    table = face("might wisdom", 2, toll("final_blow", 4))
    clash(table, "wisdom", "might")
    table.act(Resolve(0))
    assert table.told(Lost) == [Lost(who=1, amount=4, hp=14)]
    assert len(table.told(EnemyFell)) == 1


@rule("EC-SPEC-02")
def test_on_rest_the_row_grows_only_if_somebody_rests(face):
    table = face("might", 1, Special(on="rest", do=[AddDie(trait="wisdom")]))
    clash(table, "cunning", "cunning")
    assert table.row() == ["might"]
    clash(table, "cunning", rest=0)
    assert table.row() == ["might", "wisdom"]


@rule("EC-SPEC-02", "EC-SPEC-03")
def test_on_round_start_comes_before_rest_is_chosen_in_every_round(face):
    growing = Special(on="round_start", do=[Fate(cunning=[AddDie()])])
    table = face("might", 1, growing, rolled="cunning wisdom")
    assert table.asks() == "ask-rest"
    assert table.row() == ["might", "wisdom"]
    clash(table, "cunning", rest=1, then="might")
    assert table.row() == ["might", "wisdom"]


@rule("EC-SPEC-02", "EC-RULING-45")
def test_on_round_end_the_weakest_who_does_not_rest_loses_blood(face):
    burning = Special(on="round_end", do=[Lose(who="lowest", amount=1)])
    table = face("wisdom", 2, burning, players=4, hp=[3, 9, 9, 12])
    clash(table, "might might", "might might", "might", rest=0)
    assert table.hp() == [4, 8, 8, 10]


@rule("EC-WIN-02")
def test_a_round_in_which_the_enemy_falls_has_no_end_to_suffer(face):
    burning = Special(on="round_end", do=[Lose(who="all", amount=1)])
    table = face("might", 2, burning)
    clash(table, "might", "might")
    assert table.hp() == [18, 18]
    assert len(table.told(EnemyFell)) == 1


# -- two enemies of the box ------------------------------------------------------------------------------


@rule("EC-SPEC-01")
def test_the_fighter_in_the_pit_duels_the_turner(face):
    table = face(box="pit_favourite", turner=1, rolled="might might", faces={1: "cunning cunning"})
    assert table.row() == ["might", "wisdom", "might", "might"]
    assert table.told(Duelled) == [Duelled(who=1)]


@rule("EC-SPEC-01")
def test_the_furnace_child_burns_whoever_lands_the_final_blow(face):
    table = face(box="furnace_child", hp=[18, 1], hands=[["chapel_bench.1"], []])
    table.dice("might", "might")
    table.act(TakeWay("fight"))
    table.act(Use("chapel_bench.1", 0, die=0))
    assert table.row() == ["wisdom", "might", "might"]
    clash(table, "wisdom", "might might")
    table.act(Resolve(0))
    table.act(Apply(2))
    assert table.session.outcome() == "died"
