"""The attack step: rolling, the order of attacks, what a symbol strikes (EC-ATK)."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import clash, enemy, lay
from rules.table import rule

from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.state import (
    Accept,
    Apply,
    EnemyFell,
    EnemyStruck,
    HeldBack,
    HitDie,
    Missed,
    Resolve,
    StruckDie,
    Use,
)

IN_ORDER = cards.Special(ordered=True)
RETURNING = cards.Special(returning="wisdom")
THORNS = cards.Special(on="hit", do=[cards.Lose(who="it", amount=1)])
JEERS = cards.Special(on="miss", do=[cards.AddDie(trait="cunning")])
SHUFFLE = cards.Special(on="double", do=[cards.RollRow()])
LAST_BLOW = cards.Special(on="final_blow", do=[cards.Lose(who="it", amount=1)])


# -- rolling and the order of attacks --------------------------------------------------------------------


@rule("EC-DEC-13", "EC-ATK-08")
@pytest.mark.parametrize(
    ("row", "hands", "faces", "asked"),
    [
        ("might cunning", ["brew_of_might.1"], ("wisdom", "wisdom"), False),  # nobody strikes, in whatever order
        ("might cunning cunning", ["brew_of_might.1"], ("cunning", "cunning"), False),  # alike
        ("might cunning wisdom", ["brew_of_might.1"], ("wisdom", "cunning"), True),  # the brew opens it for one of them
        ("might cunning wisdom", ["milk_tooth.1"], ("wisdom", "cunning"), True),
        ("might cunning", ["tallow_stub.1"], ("wisdom", "cunning"), True),  # a die may be turned between them
        ("might cunning", ["tallow_stub.1"], ("wisdom", "wisdom"), False),  # it may, but who is first is all one
        (
            "might cunning",
            ["elixir_of_insight.1"],
            ("wisdom", "cunning"),
            False,
        ),  # works before they roll
        ("cunning cunning", ["tallow_stub.1"], ("wisdom", "cunning cunning"), False),  # they fell it without
    ],
)
def test_who_strikes_first_at_a_row_in_order_is_asked_where_items_between_could_tell(face, row, hands, faces, asked):
    table = face(row, special=IN_ORDER, hands=[hands, []], usual=True)
    clash(table, *faces)
    assert (table.asks() == "ask-attack") is asked


@rule("EC-ATK-08", "EC-DEC-13")
def test_between_attacks_that_are_alike_items_may_be_used_though_nobody_is_asked_who_is_first(face):
    table = face("might wisdom", special=IN_ORDER, hands=[["tallow_stub.1"], []])
    turned = Use("tallow_stub.1", 0, die=0, trait="cunning")
    clash(table, "might", "might")
    assert (table.asks(), table.offers(turned)) == ("ask-strike", True)
    table.act(Accept())
    assert table.row() == ["wisdom"]  # one of them has struck, the other not yet
    assert table.asks() == "ask-strike"
    table.act(Use("tallow_stub.1", 0, die=0, trait="might"))
    assert len(table.told(EnemyFell)) == 1


@rule("EC-ATK-01")
def test_all_who_fight_have_rolled_before_the_first_attack_is_resolved(face):
    table = face("might wisdom", special=IN_ORDER, players=3)
    clash(table, "might", "wisdom", rest=2)
    assert table.asks() == "ask-attack"
    assert [(roll.who, roll.face, roll.resolved) for roll in table.castle.rolls] == [
        (0, ["might"], False),
        (1, ["wisdom"], False),
    ]
    assert table.told(StruckDie) == []


@rule("EC-ATK-02", "EC-RULING-12")
@pytest.mark.parametrize(("first", "left"), [(0, []), (1, ["wisdom"])])
def test_the_group_picks_who_strikes_first_and_it_can_make_the_difference(face, first, left):
    table = face("might wisdom", special=IN_ORDER)
    clash(table, "might", "wisdom")
    table.act(Resolve(first))
    assert (table.row() if table.castle.fight else []) == left


@rule("EC-DEC-13", "EC-RULING-12")
def test_the_next_attack_is_chosen_anew_each_time_and_the_last_needs_no_choice(face):
    table = face("might wisdom cunning cunning", special=IN_ORDER, players=3)
    clash(table, "might", "cunning", "wisdom")
    assert table.decision.options == [Resolve(0), Resolve(1), Resolve(2)]
    assert table.decision.seats == [0, 1, 2]
    table.act(Resolve(0), seat=2)
    assert table.decision.options == [Resolve(1), Resolve(2)]
    table.act(Resolve(2), seat=1)
    assert table.asks() == "ask-rest"
    assert table.row() == ["cunning"]


@rule("EC-DEC-13")
@pytest.mark.parametrize(
    ("special", "row", "rolled", "asked"),
    [
        (RETURNING, "might cunning", ("might", "wisdom"), True),  # a might die may come back as wisdom
        (RETURNING, "might cunning", ("might", "cunning"), False),
        (IN_ORDER, "might cunning", ("might", "cunning"), True),
        (IN_ORDER, "might cunning", ("wisdom", "cunning"), False),
        (THORNS, "might cunning", ("might", "might"), True),  # whoever is first bleeds
        (THORNS, "might cunning", ("might", "cunning"), False),
        (cards.Special(tough=1), "might cunning", ("might", "might"), False),
        (cards.Special(sweep=True), "might might cunning", ("might", "might"), False),
        (JEERS, "might cunning", ("wisdom", "cunning"), True),  # a miss may bring the cunning one strikes
        (JEERS, "might cunning", ("wisdom", "might"), False),
        (JEERS, "might might", ("might might", "might"), True),  # the single first, and nobody misses
        (SHUFFLE, "might cunning", ("might might", "wisdom"), True),
        (SHUFFLE, "might cunning", ("might", "wisdom"), False),
        (SHUFFLE, "might cunning", ("might might", "might might"), False),  # alike
        (SHUFFLE, "might cunning wisdom", ("might might", "might"), True),  # three may come to lie as might
        (SHUFFLE, "might cunning", ("might might", "might"), False),  # the double strikes all that may come to lie so
        (LAST_BLOW, "might", ("might", "might"), True),
        (LAST_BLOW, "might cunning wisdom", ("might", "cunning"), False),
        (None, "might", ("might", "might"), False),
    ],
)
def test_the_order_is_asked_for_only_where_it_can_matter(monkeypatch, special, row, rolled, asked):
    table = lay(enemy(monkeypatch, row, 1, special))
    table.turn(0)
    clash(table, *rolled)
    assert (table.asks() == "ask-attack") is asked
    if asked:
        assert table.decision.options == [Resolve(0), Resolve(1)]


@rule("EC-DEC-13", "EC-RULING-29")
@pytest.mark.parametrize(
    ("faces", "asked"),
    [
        (("might", "wisdom / cunning"), False),
        (("cunning", "wisdom / might"), True),
        (("cunning", "cunning / wisdom"), False),
    ],
)
def test_a_die_that_comes_back_is_nothing_to_the_roll_that_has_just_struck_it(face, faces, asked):
    table = face("cunning", special=RETURNING, hands=[[], ["cracked_axe.1"]], usual=True)
    clash(table, *faces, then="" if asked else "might")  # it does not come back
    assert (table.asks() == "ask-attack") is asked


@rule("EC-DEC-13", "EC-RULING-29")
@pytest.mark.parametrize(
    ("row", "faces", "asked"),
    [
        ("wisdom wisdom", ("might might", "wisdom wisdom", "cunning cunning"), False),  # only one of them strikes
        ("wisdom wisdom", ("wisdom wisdom", "wisdom", "wisdom"), False),  # all alike, however many each
        ("might wisdom", ("wisdom wisdom", "might", "cunning cunning"), True),
    ],
)
def test_only_those_who_could_strike_a_die_that_comes_back_have_an_order(face, row, faces, asked):
    party = ["smith", "tailor", "tanner"]
    table = face(row, special=RETURNING, players=3, party=party, usual=True, options={"hold_back": "specials"})
    clash(table, *faces, then="" if asked else "might might")
    assert (table.asks() == "ask-attack") is asked


@rule("EC-DEC-13")
@pytest.mark.parametrize(
    ("row", "beside", "other", "asked"),
    [
        ("might cunning cunning", "might", "might", False),
        ("might cunning cunning", "wisdom", "might", True),
        ("cunning", "wisdom", "wisdom", False),
        ("cunning", "might", "wisdom", True),
    ],
)
def test_a_double_that_strikes_all_it_rolls_anew_leaves_nothing_to_those_after_it(face, row, beside, other, asked):
    table = face(row, special=SHUFFLE, hands=[["cracked_axe.1"], []], usual=True)
    clash(table, f"might might / {beside}", other, then="" if asked else " ".join(["cunning"] * len(row.split())))
    assert (table.asks() == "ask-attack") is asked


@rule("EC-DEC-13", "EC-RULING-14")
@pytest.mark.parametrize(("faces", "asked"), [(("might might", "wisdom"), False), (("wisdom wisdom", "cunning"), True)])
def test_who_is_asked_about_every_double_is_still_not_asked_for_an_order_that_is_all_one(face, faces, asked):
    table = face("cunning wisdom might", special=IN_ORDER, hands=[["bitter_tea.1"], []])
    clash(table, *faces)
    assert (table.asks() == "ask-attack") is asked


@rule("EC-ATK-08")
def test_items_may_be_used_between_attacks_to_combine_with_them(face):
    brew = Use("cunning_concoction.1", 1, trait="cunning")
    table = face("might cunning wisdom", special=IN_ORDER, hands=[[], ["cunning_concoction.1"]], players=2)
    clash(table, "might", "wisdom")
    assert not table.offers(brew)  # the cunning die is still behind the might die
    table.act(Resolve(0))
    table.act(brew)
    assert len(table.told(EnemyFell)) == 1  # cunning by the potion, then wisdom by the second attack


# -- what a symbol strikes -------------------------------------------------------------------------------


@rule("EC-ATK-03")
def test_a_symbol_takes_one_die_it_matches_out_of_the_row(face):
    table = face("might cunning cunning wisdom")
    clash(table, "cunning", rest=1)
    assert table.row() == ["might", "cunning", "wisdom"]
    assert table.told(StruckDie) == [StruckDie(who=0, trait="cunning", gone=True)]


@rule("EC-ATK-04")
def test_a_symbol_without_a_match_does_nothing(face):
    table = face("might wisdom")
    clash(table, "cunning", rest=1)
    assert table.row() == ["might", "wisdom"]
    assert table.told(Missed) == [Missed(who=0)]


@rule("EC-ATK-05")
def test_a_double_takes_two_dice_of_its_symbol_and_no_more(face):
    table = face("might might might")
    clash(table, "might might", rest=1)
    table.act(Apply(2))
    assert table.row() == ["might"]


@rule("EC-ATK-06", "EC-ATK-07", "EC-EX-04")
def test_a_double_with_one_match_takes_that_one_and_still_blocks(face):
    table = face("cunning wisdom")
    clash(table, "cunning cunning", rest=0)
    assert table.row() == ["wisdom"]
    assert len(table.told(EnemyStruck)) == 1
    assert table.hp() == [18, 18]


@rule("EC-ATK-06", "EC-ATK-07")
def test_a_double_without_a_match_takes_nothing_and_still_blocks(face):
    table = face("cunning wisdom")
    clash(table, "might might", "might")
    assert table.row() == ["cunning", "wisdom"]
    assert table.hp() == [18, 16]


@rule("EC-ATK-07")
def test_a_double_blocks_for_this_round_only(face):
    table = face("wisdom")
    clash(table, "might might", rest=1)
    assert table.hp() == [18, 18]
    clash(table, "might", rest=1)
    assert table.hp() == [16, 18]


@rule("EC-ATK-09")
def test_a_die_taken_by_one_attack_is_not_there_for_the_next(face):
    table = face("might wisdom")
    clash(table, "might", "might")
    assert table.told(StruckDie) == [StruckDie(who=0, trait="might", gone=True)]
    assert table.told(Missed) == [Missed(who=1)]
    assert table.row() == ["wisdom"]


# -- striking is no choice, but half a double is ---------------------------------------------------------


@rule("EC-RULING-13")
def test_a_hit_that_hurts_its_striker_cannot_be_declined(face):
    table = face("might cunning", special=THORNS)
    clash(table, "might", rest=1)
    assert table.asks() == "ask-rest"  # nothing was asked in between
    assert table.row() == ["cunning"]
    assert table.hp() == [18 - 1 - 2, 18]


@rule("EC-RULING-13")
def test_two_like_symbols_of_two_dice_must_both_be_applied(face):
    table = face("might might", special=THORNS, hands=[["cracked_axe.1"], []])
    clash(table, "might / might", rest=1)
    assert len(table.told(EnemyFell)) == 1
    assert table.hp() == [16, 18]


@rule("EC-RULING-13", "EC-RULING-14", "EC-RULING-39", "EC-DEC-14")
@pytest.mark.parametrize(("symbols", "row", "hp"), [(2, [], [16, 18]), (1, ["might"], [15, 18])])
def test_a_single_that_counts_twice_may_strike_once(face, symbols, row, hp):
    table = face("might might", special=THORNS, hands=[["replication_stones.1"], []])
    clash(table, "might", rest=1)
    assert (table.asks(), table.decision.options) == ("ask-double", [Apply(2), Apply(1)])
    table.act(Apply(symbols))
    assert (table.row() if table.castle.fight else []) == row
    assert table.hp() == hp  # a thorn for each hit, and the blow if it still stands
    assert len(table.told(HeldBack)) == 2 - symbols


@rule("EC-RULING-14", "EC-DEC-14")
@pytest.mark.parametrize(("symbols", "left", "hp"), [(1, ["might"], 17), (2, [], 16)])
def test_the_roller_may_apply_one_symbol_of_a_double_but_not_none(face, symbols, left, hp):
    table = face("might might", special=THORNS, turner=0)
    clash(table, "might might", rest=0)
    assert table.asks() == "ask-double"
    assert table.decision.seats == [1]
    assert table.decision.options == [Apply(2), Apply(1)]
    table.act(Apply(symbols))
    assert (table.row() if table.castle.fight else []) == left
    assert table.hp() == [18, hp]


@rule("EC-RULING-14")
def test_a_double_of_which_one_symbol_was_held_back_still_blocks(face):
    table = face("might might", 3, THORNS)
    clash(table, "might might", rest=1)
    table.act(Apply(1))
    assert len(table.told(EnemyStruck)) == 1
    assert table.hp() == [17, 18]


@rule("EC-DEC-14")
def test_a_double_is_applied_without_asking_where_at_most_one_die_matches(face):
    table = face("might cunning")
    clash(table, "might might", rest=0)
    assert table.asks() == "ask-rest"
    assert table.row() == ["cunning"]


@rule("EC-RULING-14", "EC-DEC-14")
@pytest.mark.parametrize(("symbols", "left"), [(1, ["might", "might"]), (2, ["might"])])
def test_a_double_may_be_halved_before_a_plain_enemy_too(face, symbols, left):
    table = face("might might might", turner=0)
    clash(table, "might might", rest=0)
    assert table.asks() == "ask-double"
    assert table.decision.seats == [1]
    assert table.decision.about == 1
    assert table.decision.options == [Apply(2), Apply(1)]
    table.act(Apply(symbols))
    assert table.row() == left
    assert len(table.told(EnemyStruck)) == 1
    assert table.hp() == [18, 18]  # a shield all the same


@rule("EC-RULING-14", "EC-DEC-14")
@pytest.mark.parametrize("symbols", [1, 2])
@pytest.mark.parametrize(
    ("row", "special", "shown", "then"),
    [
        ("wisdom", RETURNING, "wisdom wisdom", ["wisdom", "might"]),  # the die may come back under the second symbol
        ("might might", RETURNING, "might might", ["wisdom", "wisdom"]),  # one die for each
        ("might", cards.Special(tough=1), "might might", []),  # the die takes both
        ("might might", IN_ORDER, "might might", []),  # the second die comes up behind the first
    ],
)
def test_a_double_may_be_halved_where_a_special_lets_both_symbols_strike(face, row, special, shown, then, symbols):
    table = face(row, special=special)
    clash(table, shown, rest=1, then=" ".join(then[:symbols]))
    assert table.asks() == "ask-double"
    table.act(Apply(symbols))
    assert len(table.told(StruckDie)) == symbols


@rule("EC-DEC-14")
@pytest.mark.parametrize(
    ("row", "special", "then", "left"),
    [
        ("might might cunning", cards.Special(sweep=True), "", "cunning"),  # the first symbol takes them all
        ("might cunning", RETURNING, "wisdom", "wisdom cunning"),  # the die never comes back as might
        ("might cunning", IN_ORDER, "", "cunning"),  # another trait comes up behind the first
        ("wisdom might might", IN_ORDER, "", "wisdom might might"),  # none can be hit at all
        ("cunning might", cards.Special(tough=1), "", "cunning"),  # the die that matches is not the tough one
        ("might might", cards.Special(fading="might"), "might might", "might might"),  # nor can a die of that trait
    ],
)
def test_nobody_is_asked_about_a_double_whose_second_symbol_could_strike_nothing(face, row, special, then, left):
    table = face(row, special=special, rolled=row if special.fading else "")
    clash(table, "might might", rest=1, then=then)
    assert table.asks() == "ask-rest"
    assert table.row() == left.split()


@rule("EC-DEC-14", "EC-SPEC-02")
def test_in_a_row_in_order_a_like_die_further_back_is_out_of_reach_of_a_double(face):
    table = face("might cunning", special=IN_ORDER, per_player=1, rolled="might might")
    clash(table, "might might", rest=1)
    assert table.asks() == "ask-rest"
    assert table.row() == ["cunning", "might", "might"]


@rule("EC-DEC-14")
@pytest.mark.parametrize(
    ("row", "brings", "then"),
    [("might", cards.AddDie(trait="might"), ""), ("might cunning", cards.RollRow(), "might")],
)
def test_a_double_may_be_halved_where_the_first_hit_brings_a_die_for_the_second(face, row, brings, then):
    table = face(row, special=cards.Special(on="hit", do=[brings]))
    clash(table, "might might", rest=1, then=then)
    assert table.asks() == "ask-double"
    table.act(Apply(1))
    assert len(table.told(StruckDie)) == 1


@rule("EC-RULING-14", "EC-DEC-14", "EC-ATK-09")
def test_each_double_is_asked_about_by_what_is_left_when_it_strikes(face):
    table = face("might might might wisdom", 1)
    clash(table, "might might", "might might")
    assert (table.asks(), table.decision.about, table.decision.seats) == ("ask-double", 0, [0])
    table.act(Apply(1))
    assert (table.asks(), table.decision.about, table.decision.seats) == ("ask-double", 1, [1])
    table.act(Apply(1))
    assert table.asks() == "ask-rest"
    assert table.row() == ["might", "wisdom"]


@rule("EC-DEC-14", "EC-ATK-09")
def test_a_double_is_not_asked_about_when_another_has_left_it_one_die(face):
    table = face("might might might wisdom", 1)
    clash(table, "might might", "might might")
    table.act(Apply(2))
    assert table.asks() == "ask-rest"
    assert table.row() == ["wisdom"]


@rule("EC-RULING-13", "EC-RULING-14")
@pytest.mark.parametrize(("symbols", "left"), [(1, ["might", "might"]), (2, ["might"])])
def test_only_the_double_itself_is_halved_and_the_die_of_an_axe_strikes_in_any_case(face, symbols, left):
    table = face("might might might cunning", hands=[["cracked_axe.1"], []])
    clash(table, "might might / cunning", rest=1)
    assert table.asks() == "ask-double"
    table.act(Apply(symbols))
    assert table.row() == left


@rule("EC-DEC-14")
@pytest.mark.parametrize(
    ("special", "asked"), [(None, False), (cards.Special(unblockable=True), False), (THORNS, True)]
)
def test_the_profile_keeps_that_question_for_enemies_that_answer_a_hit(face, special, asked):
    table = face("might might cunning", special=special, options={"hold_back": "specials"})
    clash(table, "might might", rest=1)
    assert (table.asks() == "ask-double") is asked
    if asked:
        table.act(Apply(1))
    assert table.row() == (["might", "cunning"] if asked else ["cunning"])


@rule("EC-DEC-14", "EC-EX-20")
@pytest.mark.parametrize(
    ("row", "other", "hands", "asked"),
    [
        ("might might cunning", "cunning", [], True),  # the other may be left the last blow
        ("might might cunning", "might", [], False),  # the other strikes what is held back, and nobody the last
        ("might might wisdom", "might / wisdom", ["cracked_axe.1"], True),  # the other, or this one
        ("might might cunning", "might", ["dented_daggers.1"], True),  # who hits may strike again
    ],
)
def test_half_a_double_is_held_back_from_one_whose_last_blow_costs_where_it_could_tell(face, row, other, hands, asked):
    table = face(row, special=LAST_BLOW, hands=[[], hands], options={"hold_back": "specials"}, usual=True)
    clash(table, "might might", other)
    if table.asks() == "ask-attack":
        table.act(Resolve(0))
    assert (table.asks() == "ask-double") is asked


# -- the second symbol, and dice that differ -------------------------------------------------------------


@rule("EC-RULING-38", "EC-EX-19")
def test_the_second_symbol_of_a_double_may_hit_the_die_that_has_come_back(face):
    table = face("wisdom", special=RETURNING)
    clash(table, "wisdom wisdom", rest=1, then="wisdom might")
    table.act(Apply(2))
    assert table.told(StruckDie) == [
        StruckDie(who=0, trait="wisdom", gone=False),
        StruckDie(who=0, trait="wisdom", gone=True),
    ]
    assert len(table.told(EnemyFell)) == 1


@rule("EC-RULING-38")
def test_the_second_symbol_misses_a_die_that_has_come_back_as_something_else(face):
    table = face("might", special=RETURNING)
    clash(table, "might might", rest=1, then="wisdom")
    assert table.told(StruckDie) == [StruckDie(who=0, trait="might", gone=False)]
    assert table.row() == ["wisdom"]


@rule("EC-EX-18", "EC-RULING-38")
def test_two_hit_dice_are_rolled_one_stays_and_the_enemy_strikes_past_the_shield_bearer(face):
    table = face("might might", special=RETURNING)
    clash(table, "might might", "cunning")
    table.dice("wisdom", "cunning")
    table.act(Apply(2))
    assert table.row() == ["wisdom"]
    assert table.hp() == [18, 16]


@rule("EC-EX-18")
def test_a_later_attack_may_still_remove_the_die_that_stayed(face):
    table = face("might might", special=RETURNING)
    clash(table, "might might", "wisdom")
    table.dice("wisdom", "cunning", "might")
    table.act(Resolve(0))
    table.act(Apply(2))
    assert len(table.told(EnemyFell)) == 1
    assert table.told(EnemyStruck) == []


@rule("EC-DEC-15")
@pytest.mark.parametrize(("die", "hits"), [(0, [1, 1]), (1, [2])])
def test_the_roller_picks_between_equal_dice_that_a_special_rule_makes_differ(face, die, hits):
    table = face("might might", special=cards.Special(tough=1), turner=0)
    clash(table, "might", rest=0)
    assert table.asks() == "ask-die"
    assert table.decision.seats == [1]
    assert table.decision.options == [HitDie(0), HitDie(1)]
    table.act(HitDie(die))
    assert [left.hits for left in table.castle.fight.row] == hits


@rule("EC-DEC-15")
def test_nobody_is_asked_to_pick_between_dice_that_do_not_differ(face):
    table = face("might might cunning", special=cards.Special(tough=2))
    clash(table, "might", rest=1)
    assert table.asks() == "ask-rest"
    assert [left.hits for left in table.castle.fight.row] == [1, 2, 1]


@rule("EC-DEC-15")
@pytest.mark.parametrize(
    ("others", "hands", "asked"),
    [
        (("cunning", "wisdom"), [], True),
        (("might", "wisdom"), [], False),  # it strikes one more: one hit is left, wherever that is
        (("might", "wisdom"), ["dented_daggers.1"], False),
        (("cunning", "cunning"), ["dented_daggers.1"], True),
        (("might", "cunning / cunning"), ["cracked_axe.1"], False),
    ],
)
def test_nobody_is_asked_to_pick_where_those_who_strike_next_even_it_out(face, others, hands, asked):
    table = face("might might cunning", special=cards.Special(tough=1), players=3, hands=[[], [], hands], usual=True)
    clash(table, "might", *others)
    if table.asks() == "ask-attack":
        table.act(Resolve(0))
    assert (table.asks() == "ask-die") is asked
