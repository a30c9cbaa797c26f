"""Items in a combat: weapons, potions, armour and relics at their moments, with exact figures (EC-ITEM-13 to 17)."""

from __future__ import annotations

import msgspec
import pytest
from rules.dark_castle.table import Table, clash, do, lay
from rules.table import refuses, rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_castle.cards import Lose, RollRow, Special
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules import gear
from undercroft.games.dark_castle.state import (
    Accept,
    Apply,
    Curse,
    EnemyFell,
    EnemyStruck,
    Keep,
    Kept,
    Lifted,
    Lost,
    Missed,
    Rest,
    Rolled,
    Spared,
    StruckDie,
    Use,
    Used,
)

IN_ORDER = Special(ordered=True)
THORNS = Special(on="hit", do=[Lose(who="it", amount=1)])


def uses(table: Table, item: str) -> list[Use]:
    """Every way in which this item may be used now."""
    asides = table.decision.asides or []
    return [aside.action for aside in asides if isinstance(aside.action, Use) and aside.action.item == item]


# -- weapons that work by themselves ---------------------------------------------------------------------


@rule("EC-ITEM-14")
def test_an_axe_rolls_a_chapter_die_with_each_attack_and_both_results_strike(face):
    table = face("might cunning wisdom", 1, hands=[["cracked_axe.1"], []])
    clash(table, "might / cunning", rest=1)
    assert table.row() == ["wisdom"]
    clash(table, "might / wisdom", rest=1)
    assert len(table.told(EnemyFell)) == 1


@rule("EC-ITEM-14")
def test_an_axe_adds_a_third_symbol_to_a_double(face):
    table = face("might might might", hands=[["cracked_axe.1"], []])
    clash(table, "might might / might", rest=1)
    table.act(Apply(2))
    assert len(table.told(EnemyFell)) == 1


@rule("EC-RULING-39")
def test_two_like_symbols_of_an_axe_are_no_shield(face):
    table = face("wisdom", 2, hands=[["cracked_axe.1"], []])
    clash(table, "might / might", rest=1)
    assert table.hp() == [16, 18]


@rule("EC-RULING-39")
def test_stones_let_a_single_strike_twice_and_are_no_shield(face):
    table = face("might might might", 2, hands=[["replication_stones.1"], []])
    clash(table, "might", rest=1)
    table.act(Apply(2))
    assert table.row() == ["might"]
    assert table.hp() == [16, 18]


@rule("EC-ITEM-14", "EC-RULING-39")
def test_stones_add_nothing_to_a_double(face):
    table = face("might might might might", 2, hands=[["replication_stones.1"], []])
    clash(table, "might might", rest=1)
    table.act(Apply(2))
    assert table.row() == ["might", "might"]
    assert table.hp() == [18, 18]


@rule("EC-REST-05")
def test_weapons_of_a_rester_do_not_strike(face):
    table = face("might might", 1, hands=[[], ["cracked_axe.1"]])
    clash(table, "might", rest=1)
    assert table.row() == ["might"]


# -- rolling again ---------------------------------------------------------------------------------------


@rule("EC-DEC-21", "EC-DEC-11")
@pytest.mark.parametrize(("new", "left"), [(True, ["cunning"]), (False, ["might"])])
def test_a_weapon_that_lets_one_keep_either_result_asks_its_bearer(face, new, left):
    table = face("might cunning", 1, hands=[[], ["rusted_flail.1"]], party=["abbot", "tanner"])
    clash(table, "wisdom", "cunning")
    assert table.asks() == "ask-strike"
    table.face(1, "might")
    table.act(Use("rusted_flail.1", 1))
    assert table.asks() == "ask-keep"
    assert table.decision.seats == [1]
    assert table.decision.options == [Keep(1, True), Keep(1, False)]
    table.act(Keep(1, new))
    assert table.told(Kept) == [Kept(who=1, new=new)]
    assert table.row() == left


@rule("EC-DEC-11")
@pytest.mark.parametrize(
    ("item", "works_on"), [("decayed_blade.1", "wisdom"), ("rusted_flail.1", "cunning"), ("bent_poker.1", "might")]
)
@pytest.mark.parametrize("shown", ["might", "cunning", "wisdom"])
def test_such_a_weapon_works_on_one_trait_only(face, item, works_on, shown):
    table = face("might might cunning cunning wisdom wisdom", 1, hands=[[item], []])
    clash(table, shown, rest=1)
    assert (table.asks() == "ask-strike" and table.offers(Use(item, 0))) is (shown == works_on)


@rule("EC-DEC-21", "EC-DEF-03")
@pytest.mark.parametrize(("new", "hp"), [(True, 16), (False, 18)])
def test_a_shield_goes_with_the_result_that_is_kept(face, new, hp):
    table = face("cunning", 2, hands=[["decayed_blade.1"], []])
    clash(table, "wisdom wisdom", rest=1)
    table.face(0, "might")
    table.act(Use("decayed_blade.1", 0))
    table.act(Keep(0, new))
    assert table.hp() == [hp, 18]


@rule("EC-DEC-21")
@pytest.mark.parametrize(
    ("row", "special", "old", "new", "asked"),
    [
        ("cunning cunning", None, "wisdom wisdom", "might might", False),  # a shield both, and neither strikes
        ("cunning might", None, "wisdom wisdom", "might might", True),
        ("cunning", None, "wisdom wisdom", "might", True),  # a shield or none
        ("cunning", Special(unblockable=True), "wisdom wisdom", "might", False),  # no shield helps
        ("wisdom might", None, "wisdom", "might", True),  # as many are left, but not the same
        ("cunning", Special(on="double", do=[RollRow()]), "wisdom", "might", False),  # nobody has a double
        ("cunning", Special(on="double", do=[RollRow()]), "wisdom wisdom", "might might", True),
        ("cunning might", Special(on="double", do=[RollRow()]), "wisdom", "might", True),
        ("cunning", Special(returning="cunning"), "wisdom wisdom", "might might", False),  # neither strikes
        ("might might", Special(returning="wisdom"), "wisdom wisdom", "might might", True),
        ("might", Special(on="final_blow", do=[Lose(who="it", amount=1)]), "wisdom", "might", True),
        ("wisdom", None, "wisdom wisdom", "wisdom", False),  # it falls by either, and cannot strike
    ],
)
def test_nobody_chooses_between_results_that_come_to_the_same(face, row, special, old, new, asked):
    table = face(row, 2, special, hands=[["decayed_blade.1"], []])
    clash(table, old, rest=1)
    table.face(0, new)
    table.act(Use("decayed_blade.1", 0))
    assert (table.asks() == "ask-keep") is asked


@rule("EC-DEC-21")
@pytest.mark.parametrize(
    ("row", "new", "held", "left"),
    [
        ("wisdom might might", "might", "", 2),  # whichever are left, they are rolled anew
        ("wisdom might might", "might might", "", 0),
        ("cunning", "might", "", 1),  # nothing can be struck
        ("cunning might", "wisdom wisdom", "", 0),  # a shield or none
        ("wisdom might", "might", "brew_of_might.1", 0),  # the brew may fell what is left
        ("wisdom might", "might", "rotten_apple.1", 1),
        ("wisdom wisdom", "might", "tallow_stub.1", 0),  # a die may be turned for it
    ],
)
def test_of_a_row_that_is_rolled_anew_only_its_length_tells_between_two_results(face, row, new, held, left):
    hands = [["decayed_blade.1", *([held] if held else [])], []]
    table = face(row, 2, Special(fading="cunning"), hands=hands, rolled=row)
    clash(table, "wisdom", rest=1)
    table.face(0, new)
    table.dice(*["wisdom"] * left)  # the row of the next round
    table.act(Use("decayed_blade.1", 0))
    while table.asks() not in ("ask-keep", "ask-rest"):
        table.act(Accept())
    assert table.asks() == ("ask-rest" if left else "ask-keep")


@rule("EC-DEC-21")
@pytest.mark.parametrize(
    ("held", "asked"), [("tallow_stub.1", True), ("elixir_of_insight.1", False), ("stale_loaf.1", False)]
)
def test_a_result_that_strikes_nothing_may_matter_to_whoever_can_turn_a_die(face, held, asked):
    table = face("cunning cunning", 2, hands=[["decayed_blade.1", held], []])
    clash(table, "wisdom", rest=1)
    table.face(0, "might")
    table.act(Use("decayed_blade.1", 0))
    assert (table.asks() == "ask-keep") is asked


@rule("EC-DEC-21", "EC-RULING-36")
def test_a_double_is_kept_or_not_by_one_whom_it_serves_otherwise(face):
    table = face("wisdom", 2, hands=[["decayed_blade.1", "healing_verses.1"], []], hp=[5, 18])
    clash(table, "wisdom wisdom", rest=1)
    table.face(0, "wisdom")
    table.act(Use("decayed_blade.1", 0))
    assert table.asks() == "ask-keep"


@rule("EC-DEC-21", "EC-RULING-45")
@pytest.mark.parametrize(
    ("hp", "held", "asked"),
    [
        ([5, 5], "rotten_apple.1", True),
        ([9, 5], "rotten_apple.1", False),  # the blow is meant for the other
        ([5, 4], "rotten_apple.1", True),  # until the other has eaten
    ],
)
def test_a_shield_is_nothing_to_whom_the_blow_is_not_meant_for(face, hp, held, asked):
    table = face("cunning", 2, Special(strike="lowest"), hands=[["decayed_blade.1"], [held]], hp=hp)
    clash(table, "wisdom wisdom", "might")
    table.face(0, "might")
    table.act(Use("decayed_blade.1", 0))
    assert (table.asks() == "ask-keep") is asked


@rule("EC-ITEM-16")
def test_a_weapon_is_kept_and_works_once_in_each_round(face):
    table = face("cunning", 1, hands=[["decayed_blade.1"], []])
    clash(table, "wisdom", rest=1)
    table.face(0, "wisdom wisdom")
    table.act(Use("decayed_blade.1", 0))
    table.act(Keep(0, True))
    assert table.asks() == "ask-rest"  # the new wisdom could not be rolled again
    clash(table, "wisdom", rest=1)
    assert table.offers(Use("decayed_blade.1", 0))
    assert table.castle.prisoners[0].hands == ["decayed_blade.1"]


@rule("EC-ITEM-15", "EC-DEF-03")
@pytest.mark.parametrize(("first", "again", "hp"), [("might", "might might", 18), ("might might", "might", 16)])
def test_luck_replaces_the_roll_for_good_and_is_used_up(face, first, again, hp):
    table = face("cunning", 2, hands=[["liquid_luck.1"], []])
    clash(table, first, rest=1)
    table.face(0, again)
    table.act(Use("liquid_luck.1", 0))
    assert table.asks() == "ask-rest"  # nobody was asked which result to keep
    assert table.hp() == [hp, 18]
    assert table.castle.prisoners[0].hands == []
    assert table.castle.discard == ["liquid_luck.1"]


@rule("EC-ITEM-17")
def test_luck_need_not_be_used(face):
    table = face("might", hands=[["liquid_luck.1"], []])
    clash(table, "might", rest=1)
    table.act(Accept())
    assert len(table.told(EnemyFell)) == 1
    assert table.castle.prisoners[0].hands == ["liquid_luck.1"]


# -- striking again, and symbols from a bottle -----------------------------------------------------------


@rule("EC-ITEM-14")
def test_daggers_strike_again_after_a_hit_and_a_double_then_is_a_shield(face):
    table = face("might might might wisdom", 2, hands=[["dented_daggers.1"], []])
    clash(table, "might", rest=1)
    table.face(0, "might might")
    table.act(Use("dented_daggers.1", 0))
    table.act(Apply(2))
    assert table.row() == ["wisdom"]
    assert table.asks() == "ask-rest"  # once in a round
    assert table.hp() == [18, 18]


@rule("EC-ITEM-14")
def test_daggers_do_not_strike_again_after_a_miss_of_their_bearer(face):
    table = face("might wisdom", 2, hands=[["dented_daggers.1"], []])
    clash(table, "cunning", "might")  # somebody else's hit
    assert table.told(Missed) == [Missed(who=0)]
    assert table.asks() == "ask-rest"


@rule("EC-ITEM-14")
def test_daggers_may_wait_until_all_have_struck(face):
    table = face("might wisdom", 2, hands=[["dented_daggers.1"], []])
    clash(table, "might", "cunning")
    assert [roll.resolved for roll in table.castle.rolls] == [True, True]
    table.face(0, "wisdom")
    table.act(Use("dented_daggers.1", 0))
    assert len(table.told(EnemyFell)) == 1


@rule("EC-ITEM-14", "EC-ITEM-15", "EC-RULING-39")
def test_a_brew_strikes_one_die_is_used_up_and_is_no_shield(face):
    table = face("might might wisdom", 2, hands=[["brew_of_might.1"], []])
    clash(table, "might", rest=1)
    table.act(Use("brew_of_might.1", 0, trait="might"))
    assert table.told(Used) == [Used(item="brew_of_might.1", who=0, on=-1, die="", trait="might")]
    assert table.told(StruckDie) == [StruckDie(who=0, trait="might", gone=True)] * 2
    assert table.row() == ["wisdom"]
    assert table.hp() == [16, 18]
    assert table.castle.discard == ["brew_of_might.1"]


@rule("EC-ITEM-13", "EC-RULING-10")
def test_a_brew_may_be_thrown_before_the_roll_by_whoever_then_rests(face):
    table = face("might might wisdom", 2, THORNS, hp=[9, 9], hands=[["brew_of_might.1"], []])
    assert table.asks() == "ask-rest"
    table.act(Use("brew_of_might.1", 0, trait="might"))
    assert table.told(Rolled) == []
    assert table.row() == ["might", "wisdom"]
    assert table.hp() == [8, 9]  # a hit like any other
    clash(table, "cunning", rest=0)
    assert table.hp() == [9, 7]


@rule("EC-WIN-01")
def test_a_row_emptied_before_the_roll_is_a_beaten_enemy_before_anybody_rolls(face):
    table = face("might", 3, hands=[["brew_of_might.1"], []])
    table.act(Use("brew_of_might.1", 0, trait="might"))
    assert len(table.told(EnemyFell)) == 1
    assert table.told(Rolled) == []
    assert table.hp() == [18, 18]


@rule("EC-ITEM-14")
def test_a_brew_that_would_strike_nothing_is_not_offered(face):
    table = face("wisdom", 2, hands=[["brew_of_might.1"], []])
    assert uses(table, "brew_of_might.1") == []
    clash(table, "might", rest=1)
    assert table.asks() == "ask-rest"
    assert table.castle.prisoners[0].hands == ["brew_of_might.1"]


@rule("EC-ATK-08")
def test_a_brew_may_be_kept_until_the_attacks_are_done(face):
    table = face("might wisdom", 2, hands=[["brew_of_might.1"], []])
    clash(table, "cunning", "wisdom")
    table.act(Accept())
    assert table.row() == ["might"]
    table.act(Use("brew_of_might.1", 0, trait="might"))
    assert len(table.told(EnemyFell)) == 1
    assert table.told(EnemyStruck) == []


@rule("EC-DEC-22")
def test_a_tooth_is_any_symbol_that_strikes_something(face):
    table = face("cunning wisdom", 2, hands=[["milk_tooth.1"], []])
    clash(table, "might", rest=1)
    assert uses(table, "milk_tooth.1") == [
        Use("milk_tooth.1", 0, trait="cunning"),
        Use("milk_tooth.1", 0, trait="wisdom"),
    ]
    table.act(Use("milk_tooth.1", 0, trait="wisdom"))
    assert table.row() == ["cunning"]


@rule("EC-SPEC-02")
def test_a_symbol_from_a_bottle_is_a_hit_with_all_its_consequences(face):
    table = face("cunning", 2, THORNS, hands=[[], ["cunning_concoction.1"]])
    clash(table, "might", "might")
    table.act(Use("cunning_concoction.1", 1, trait="cunning"))
    assert table.told(Lost) == [Lost(who=1, amount=1, hp=17)]


# -- dice of the row -------------------------------------------------------------------------------------


@rule("EC-DEC-22", "EC-ITEM-15")
def test_insight_turns_one_die_to_another_trait_when_the_row_is_laid_and_only_then(face):
    table = face("might might wisdom", 2, hands=[["elixir_of_insight.1"], ["elixir_of_insight.2"]])
    assert table.asks() == "ask-rest"
    assert [(use.die, use.trait) for use in uses(table, "elixir_of_insight.1")] == [
        (0, "cunning"),
        (0, "wisdom"),
        (2, "might"),
        (2, "cunning"),
    ]
    table.act(Use("elixir_of_insight.1", 0, die=2, trait="might"))
    assert table.told(Used) == [Used(item="elixir_of_insight.1", who=0, on=-1, die="wisdom", trait="might")]
    assert table.row() == ["might", "might", "might"]
    clash(table, "cunning", rest=1)
    assert table.asks() == "ask-rest"  # the second round
    assert uses(table, "elixir_of_insight.2") == []
    assert table.castle.discard == ["elixir_of_insight.1"]


@rule("EC-ATK-08", "EC-ITEM-14")
def test_a_stub_of_tallow_turns_a_die_after_the_roll(face):
    table = face("wisdom", 2, hands=[["tallow_stub.1"], []])
    assert table.asks() == "ask-rest"
    assert len(uses(table, "tallow_stub.1")) == 2
    clash(table, "might", rest=1)
    table.act(Use("tallow_stub.1", 0, die=0, trait="might"))
    assert len(table.told(EnemyFell)) == 1


@rule("EC-ITEM-14", "EC-ITEM-16")
def test_a_bench_smashes_any_die_once_a_page_and_that_is_no_hit(face):
    table = face("might wisdom wisdom", 1, THORNS, hands=[["chapel_bench.1"], []])
    assert table.asks() == "ask-rest"
    assert [use.die for use in uses(table, "chapel_bench.1")] == [0, 1]
    table.act(Use("chapel_bench.1", 0, die=1))
    assert table.told(Used) == [Used(item="chapel_bench.1", who=0, on=-1, die="wisdom", trait="")]
    assert table.row() == ["might", "wisdom"]
    assert table.told(Lost) == []  # no thorns
    assert uses(table, "chapel_bench.1") == []
    clash(table, "cunning", rest=1)
    assert refuses(table, Use("chapel_bench.1", 0, die=0))  # nor in a later round
    assert table.castle.prisoners[0].hands == ["chapel_bench.1"]


@rule("EC-SPEC-04")
def test_a_smashed_die_does_not_come_back(face):
    table = face("might wisdom", 1, Special(returning="wisdom"), hands=[["chapel_bench.1"], []])
    table.act(Use("chapel_bench.1", 0, die=0))
    assert table.row() == ["wisdom"]


@rule("EC-ITEM-16")
def test_a_bench_may_be_swung_after_the_attacks_and_again_on_the_next_page(face):
    table = face("might wisdom", 1, hands=[["chapel_bench.1"], []], more=("skeletal_beast",))
    clash(table, "might", rest=1)
    table.act(Accept())
    assert table.row() == ["wisdom"]
    table.act(Use("chapel_bench.1", 0, die=0))
    assert len(table.told(EnemyFell)) == 1
    table.dice("might", "might")
    table.turn(0)
    assert len(uses(table, "chapel_bench.1")) == 3


@rule("EC-ITEM-14")
def test_what_works_once_a_page_works_in_one_fight_of_it(page):
    first = do("fight", damage=1, dice={"might": 1, "wisdom": 1}, per_player=0)
    second = do("fight", damage=1, dice={"cunning": 2}, per_player=0)
    both = page(do("choose", ways=[{"id": "on", "do": [first]}]), second)
    table = lay(both, hands=[["chapel_bench.1"], []])
    table.turn(0)
    table.act(Use("chapel_bench.1", 0, die=1))
    clash(table, "might", rest=1)
    table.act(DONE)
    assert table.row() == ["cunning", "cunning"]
    assert table.asks() == "ask-rest"
    assert refuses(table, Use("chapel_bench.1", 0, die=0))


@rule("EC-ITEM-14", "EC-ITEM-16")
def test_what_works_once_a_page_rests_until_the_next_page_is_turned(face):
    strips = Use("linen_strips.1", 0, on=1)
    more = ("skeletal_beast",)
    table = face("might wisdom", 1, hp=[9, 9], hands=[["linen_strips.1"], []], items=["stale_loaf.1"], more=more)
    table.act(strips)
    assert table.told(Used) == [Used(item="linen_strips.1", who=0, on=1, die="", trait="")]
    assert table.hp() == [9, 10]
    assert refuses(table, strips)
    clash(table, "might", "might")
    assert refuses(table, strips)  # nor in a later round
    clash(table, "wisdom", "wisdom")
    assert table.asks() == "ask-turner"
    assert refuses(table, strips)  # nor in the break after the fight
    table.dice("might", "might")
    table.turn(0)
    assert table.offers(strips)


# -- armour ----------------------------------------------------------------------------------------------


@rule("EC-ITEM-14", "EC-ITEM-16")
def test_a_lid_is_a_shield_for_one_round_of_a_page(face):
    table = face("wisdom", 2, hands=[["pot_lid.1"], []])
    clash(table, "might", rest=1)
    table.act(Use("pot_lid.1", 0))
    assert len(table.told(EnemyStruck)) == 1
    assert table.hp() == [18, 18]
    clash(table, "might", rest=1)
    assert table.asks() == "ask-rest"  # round 3: it could not be used again
    assert table.hp() == [16, 18]


@rule("EC-ITEM-14")
def test_a_lid_is_not_offered_to_whoever_has_rolled_a_shield(face):
    table = face("wisdom", 2, hands=[["pot_lid.1"], []])
    clash(table, "might might", rest=1)
    assert table.asks() == "ask-rest"
    assert table.hp() == [18, 18]


@rule("EC-ITEM-14")
def test_a_lid_held_up_stays_a_shield_when_the_die_is_rolled_again(face):
    table = face("wisdom", 2, hands=[["pot_lid.1", "liquid_luck.1"], []])
    clash(table, "might", rest=1)
    table.act(Use("pot_lid.1", 0))
    table.face(0, "cunning")
    table.act(Use("liquid_luck.1", 0))
    assert len(table.told(EnemyStruck)) == 1
    assert table.hp() == [18, 18]


@rule("EC-ITEM-14", "EC-DEC-21")
@pytest.mark.parametrize("new", [True, False])
def test_a_lid_held_up_stays_a_shield_whichever_result_is_kept(face, new):
    table = face("cunning wisdom", 2, hands=[["pot_lid.1", "decayed_blade.1"], []])
    clash(table, "wisdom", rest=1)
    table.act(Use("pot_lid.1", 0))
    table.face(0, "might")
    table.act(Use("decayed_blade.1", 0))
    table.act(Keep(0, new))
    assert len(table.told(EnemyStruck)) == 1
    assert table.hp() == [18, 18]


@rule("EC-ITEM-14")
def test_a_lid_may_be_held_up_after_a_shield_was_rolled_away(face):
    table = face("wisdom", 2, hands=[["pot_lid.1", "liquid_luck.1"], []])
    clash(table, "might might", rest=1)
    assert not table.offers(Use("pot_lid.1", 0))
    table.face(0, "might")
    table.act(Use("liquid_luck.1", 0))
    table.act(Use("pot_lid.1", 0))
    assert table.hp() == [18, 18]


@rule("EC-ITEM-14")
def test_a_lid_may_be_held_up_when_all_have_struck_and_the_enemy_still_stands(face):
    table = face("wisdom", 2, hands=[["pot_lid.1"], []])
    clash(table, "might", rest=1)
    table.act(Accept())
    table.act(Use("pot_lid.1", 0))
    assert table.hp() == [18, 18]


@rule("EC-RULING-40")
@pytest.mark.parametrize(("damage", "lost"), [(3, 2), (2, 1), (1, 1)])
def test_a_rotten_shield_lessens_each_blow_by_one_but_never_to_nothing(face, damage, lost):
    table = face("wisdom", damage, hands=[["rotten_shield.1"], []])
    clash(table, "might", "might")
    assert table.hp() == [18 - lost, 18 - damage]
    assert [spared.amount for spared in table.told(Spared)] == [1] * (damage - lost)


@rule("EC-ITEM-14")
def test_armour_that_could_swallow_the_whole_blow_still_lets_one_point_through(face, monkeypatch):
    heavy = msgspec.structs.replace(CARDS.items["rotten_shield"], reduce=5)
    monkeypatch.setitem(gear.GEAR, "rotten_shield.1", gear.ItemSheet(heavy))
    table = face("wisdom", 3, hands=[["rotten_shield.1"], []])
    clash(table, "might", rest=1)
    assert table.hp() == [17, 18]


@rule("EC-DEC-16", "EC-ITEM-15")
def test_evasion_prevents_the_whole_loss_of_its_bearer_alone(face):
    table = face("wisdom", 3, hands=[["effervescent_evasion.1"], []])
    clash(table, "might", "might")
    assert uses(table, "effervescent_evasion.1") == [Use("effervescent_evasion.1", 0, on=0)]
    table.act(Use("effervescent_evasion.1", 0, on=0))
    assert table.told(Spared) == [Spared(who=0, amount=3, item="effervescent_evasion.1", left=0)]
    assert table.hp() == [18, 15]
    assert table.castle.discard == ["effervescent_evasion.1"]


@rule("EC-DEC-16", "EC-DEC-22")
def test_a_door_takes_one_point_off_anybodys_loss_once_on_each_page(face):
    table = face("wisdom", 3, hands=[["cellar_door.1"], []])
    clash(table, "might", "might")
    assert uses(table, "cellar_door.1") == [Use("cellar_door.1", 0, on=0), Use("cellar_door.1", 0, on=1)]
    table.act(Use("cellar_door.1", 0, on=1))
    assert table.hp() == [15, 16]
    clash(table, "might", "might")
    assert not uses(table, "cellar_door.1")
    assert table.hp() == [12, 13]


@rule("EC-DEC-16")
def test_nobody_is_asked_about_a_loss_that_a_shield_has_warded_off(face):
    table = face("wisdom", 3, hands=[["effervescent_evasion.1"], []])
    clash(table, "might might", "might")
    assert table.asks() == "ask-rest"
    assert table.hp() == [18, 15]


# -- healing ---------------------------------------------------------------------------------------------


@rule("EC-REST-06", "EC-ITEM-14")
@pytest.mark.parametrize(("before", "after"), [(9, 11), (17, 18)])
def test_a_sack_of_straw_gives_one_more_hit_point_to_its_resting_bearer(face, before, after):
    table = face("wisdom", 1, hp=[18, before], hands=[[], ["straw_sack.1"]])
    clash(table, "might", rest=1)
    assert table.hp() == [17, after]


@rule("EC-REST-06")
def test_a_sack_of_straw_does_nothing_for_another_who_rests(face):
    table = face("wisdom", 1, hp=[9, 9], hands=[[], ["straw_sack.1"]])
    clash(table, "might", rest=0)
    assert table.hp() == [10, 8]


@rule("EC-ITEM-14")
def test_verses_heal_anybody_when_their_bearer_has_rolled_a_double(face):
    table = face("wisdom", 1, hp=[9, 9], hands=[["healing_verses.1"], []])
    clash(table, "might might", rest=1)
    table.act(Use("healing_verses.1", 0, on=1))
    assert table.hp() == [9, 9 + 1 + 1]
    clash(table, "might", rest=1)
    assert table.asks() == "ask-rest"  # a single: nothing to read aloud


@rule("EC-RULING-15")
def test_food_may_be_eaten_before_a_deadly_blow_falls(face):
    table = face("wisdom", 2, hp=[2, 18], hands=[["stale_loaf.1"], []])
    clash(table, "might", rest=1)
    assert table.asks() == "ask-loss"
    table.act(Use("stale_loaf.1", 0, on=0))
    assert table.hp() == [2 + 2 - 2, 18]


@rule("EC-ITEM-13")
def test_whoever_would_be_the_weakest_may_be_healed_after_the_roll(face):
    table = face("wisdom", 3, Special(strike="lowest"), hp=[5, 6], hands=[["stale_loaf.1"], []])
    clash(table, "might", "might might")
    assert table.asks() == "ask-strike"
    table.act(Use("stale_loaf.1", 0, on=0))  # now the weakest is the one with the shield
    assert len(table.told(EnemyStruck)) == 1
    assert table.hp() == [7, 6]


@rule("EC-ITEM-13")
def test_whoever_has_a_shield_may_be_made_the_strongest_after_the_roll(face):
    table = face("wisdom", 3, Special(strike="highest"), hp=[9, 8], hands=[[], ["stale_loaf.1"]])
    clash(table, "might", "might might")
    assert table.asks() == "ask-strike"
    table.act(Use("stale_loaf.1", 1, on=1))
    assert len(table.told(EnemyStruck)) == 1
    assert table.hp() == [9, 10]


@rule("EC-ITEM-13", "EC-ATK-08")
def test_such_healing_may_wait_until_all_have_struck(face):
    table = face("might wisdom", 3, Special(strike="lowest"), hp=[5, 6], hands=[["stale_loaf.1"], []])
    clash(table, "might", "might might")
    table.act(Accept())
    assert table.row() == ["wisdom"]
    assert table.told(EnemyStruck) == []
    table.act(Use("stale_loaf.1", 0, on=0))
    assert table.hp() == [7, 6]


@rule("EC-ITEM-17")
def test_such_healing_need_not_be_used(face):
    table = face("wisdom", 3, Special(strike="lowest"), hp=[5, 6], hands=[["stale_loaf.1"], []])
    clash(table, "might", "might might")
    table.act(Accept())
    table.act(Accept())
    assert table.hp() == [2, 6]
    assert table.castle.prisoners[0].hands == ["stale_loaf.1"]


@rule("EC-ITEM-13")
@pytest.mark.parametrize("special", [None, Special(strike="turner"), Special(unblockable=True)])
def test_nobody_is_asked_about_healing_that_would_not_turn_the_blow(face, special):
    table = face("wisdom", 3, special, hp=[5, 6], hands=[["stale_loaf.1"], []])
    clash(table, "might", rest=1)
    assert table.asks() == "ask-rest"
    assert table.hp() == [2, 7]


# -- curses ----------------------------------------------------------------------------------------------


@rule("EC-ITEM-13", "EC-DEF-03")
def test_a_broken_guard_may_be_mended_between_the_roll_and_the_blow(face):
    curses = [[Curse("unguarded", 2)], []]
    table = face("wisdom", 2, hands=[[], ["salt_water.1"]], curses=curses)
    clash(table, "might might", "might")
    assert table.asks() == "ask-strike"
    table.act(Use("salt_water.1", 1, on=0))
    assert table.told(Lifted) == [Lifted(who=0, kind="unguarded")]
    assert table.hp() == [18, 16]


@rule("EC-ITEM-17")
def test_a_broken_guard_need_not_be_mended(face):
    table = face("wisdom", 2, hands=[[], ["salt_water.1"]], curses=[[Curse("unguarded", 2)], []])
    clash(table, "might might", "might")
    table.act(Accept())
    table.act(Accept())
    assert table.hp() == [16, 16]
    assert table.castle.prisoners[1].hands == ["salt_water.1"]


@rule("EC-ITEM-13")
@pytest.mark.parametrize("kind", ["bound", "bleeding", "marked"])
def test_nobody_is_asked_about_a_curse_that_does_not_bear_on_the_blow(face, kind):
    table = face("wisdom", 2, hands=[[], ["salt_water.1"]], curses=[[Curse(kind, 2)], []])
    before = table.hp()
    clash(table, "might might", "might")
    assert table.asks() == "ask-rest"
    assert table.offers(Use("salt_water.1", 1, on=0))  # between rounds
    assert table.hp() == [before[0], before[1] - 2]


# -- items and rest --------------------------------------------------------------------------------------


@rule("EC-REST-05")
def test_a_rester_swings_no_bench_and_throws_no_bottle(face):
    table = face("might wisdom", 1, IN_ORDER, players=3, hands=[["brew_of_might.1"], ["chapel_bench.1"], []])
    assert table.decision.options[1] == Rest(0)
    clash(table, "cunning", "cunning", rest=0)
    assert uses(table, "brew_of_might.1") == []
    assert [use.die for use in uses(table, "chapel_bench.1")] == [0, 1]
    assert [roll.who for roll in table.told(Rolled)] == [1, 2]
