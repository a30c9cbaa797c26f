"""Trials: single rolls, several attempts, pushing one's luck (EC-CHAP-12, EC-CHAP-13, EC-RULING-25, 26, 30, 42)."""

from __future__ import annotations

from typing import Any

import pytest
from rules.dark_castle.table import do, lay
from rules.table import refuses, rule, seen

from undercroft.games.dark_castle.state import (
    Accept,
    Drew,
    Failed,
    Lost,
    Name,
    Passed,
    Press,
    Rolled,
    Stop,
    Tried,
    Use,
)

LUCK, LUCK_2 = "liquid_luck.1", "liquid_luck.2"
TEA, TEA_2 = "bitter_tea.1", "bitter_tea.2"  # one more wisdom each


def single_roll(who: str, needed: int, **more: Any) -> dict[str, Any]:
    """An instruction: so much wisdom in a single roll, or lose 1."""
    return do("test", who=who, trait="wisdom", needed=needed, failed=[do("lose", who=who, amount=1)], **more)


# Push your luck: 2 hit points for each roll without cunning, 3 lost for the first with it, four rolls at the most.
LEECHES = do(
    "press",
    who="turner",
    bad="cunning",
    most=4,
    gain=[do("heal", who="turner", amount=2)],
    bust=[do("lose", who="turner", amount=3)],
)
STEP = do("match", who="all", failed=[do("lose", who="all", amount=1)])


# -- single rolls ----------------------------------------------------------------------------------------


@rule("EC-CHAP-12")
def test_a_single_roll_that_shows_enough_passes_and_one_that_does_not_fails(page):
    name = page(single_roll("turner", 2))
    table = lay(name)
    table.face(0, "wisdom wisdom")
    table.turn(0)
    assert (len(table.told(Passed)), table.hp()) == (1, [18, 18])
    table = lay(name)
    table.face(0, "wisdom")
    table.turn(0)
    assert (len(table.told(Failed)), table.hp()) == (1, [17, 18])


@rule("EC-CHAP-12")
def test_items_used_on_a_single_roll_are_part_of_it(page):
    table = lay(page(single_roll("turner", 3)), hands=[[TEA, TEA_2], []])
    table.face(0, "wisdom")
    table.turn(0)
    table.act(Use(TEA, 0, trait="wisdom"))
    table.act(Use(TEA_2, 0, trait="wisdom"))
    assert [event.total for event in table.told(Tried)] == [3]
    assert len(table.told(Passed)) == 1
    assert seen(table)["discard"] == [TEA, TEA_2]


@rule("EC-CHAP-12", "EC-DEC-22")
def test_a_wish_is_whatever_trait_its_bearer_names(page):
    table = lay(page(single_roll("turner", 1)), hands=[["milk_tooth.1"], []])
    table.face(0, "might")
    table.turn(0)
    traits = [use.trait for use in table.session.legal(0) if isinstance(use, Use)]
    assert "wisdom" in traits
    table.act(Use("milk_tooth.1", 0, trait="wisdom"))
    assert len(table.told(Passed)) == 1


@rule("EC-CHAP-13", "EC-EX-12", "EC-DEC-11")
def test_a_reroll_is_still_the_same_single_roll(page):
    table = lay(page(single_roll("turner", 2)), hands=[[LUCK], []])
    table.face(0, "might")
    table.face(0, "wisdom wisdom")
    table.turn(0)
    table.act(Use(LUCK, 0))
    assert [event.total for event in table.told(Tried)] == [2]
    assert len(table.told(Passed)) == 1
    assert table.hp() == [18, 18]
    assert seen(table)["discard"] == [LUCK]


@rule("EC-EX-12", "EC-CHAP-13")
def test_the_new_result_replaces_the_old_one(page):
    table = lay(page(single_roll("turner", 2)), hands=[[LUCK], []])
    table.faces("wisdom")
    table.faces("wisdom")  # one before and one after do not make two
    table.turn(0)
    table.act(Use(LUCK, 0))
    assert [event.total for event in table.told(Tried)] == [1]
    assert table.hp() == [17, 18]


@rule("EC-CHAP-13")
def test_two_rerolls_are_still_the_same_single_roll(page):
    table = lay(page(single_roll("turner", 1)), hands=[[LUCK, LUCK_2], []])
    for shown in ("might", "cunning", "wisdom"):
        table.face(0, shown)
    table.turn(0)
    table.act(Use(LUCK, 0))
    table.act(Use(LUCK_2, 0))
    assert [event.total for event in table.told(Tried)] == [1]
    assert len(table.told(Passed)) == 1


@rule("EC-CHAP-12", "EC-CHAP-13")
def test_a_symbol_added_before_a_reroll_still_counts(page):
    table = lay(page(single_roll("turner", 2)), hands=[[TEA, LUCK], []])
    table.faces("might")
    table.faces("wisdom")
    table.turn(0)
    table.act(Use(TEA, 0, trait="wisdom"))
    table.act(Use(LUCK, 0))
    assert [event.total for event in table.told(Tried)] == [2]


@rule("EC-ITEM-17", "EC-DEC-11")
def test_nobody_has_to_use_items_on_a_roll(page):
    table = lay(page(single_roll("turner", 1)), hands=[[TEA, LUCK], []])
    table.face(0, "might")
    table.turn(0)
    table.act(Accept())
    assert table.hp() == [17, 18]
    assert table.castle.prisoners[0].hands == [TEA, LUCK]


@rule("EC-RULING-30")
def test_only_what_the_roller_carries_helps_the_roll(page):
    table = lay(page(single_roll("turner", 1)), hands=[[TEA], [TEA_2, LUCK]])
    table.face(0, "might")
    table.turn(0)
    assert table.session.legal(1) == [Accept()]
    assert refuses(table, Use(TEA_2, 1, trait="wisdom"))
    assert refuses(table, Use(LUCK, 1))
    table.act(Use(TEA, 0, trait="wisdom"))
    assert len(table.told(Passed)) == 1


@rule("EC-RULING-30")
def test_where_all_roll_everyone_uses_their_own(page):
    table = lay(page(single_roll("all", 3)), hands=[[TEA], [LUCK]])
    table.faces("wisdom", "might")
    table.face(1, "wisdom")
    table.turn(0)
    assert Use(TEA, 0, trait="wisdom") not in table.session.legal(1)
    table.act(Use(TEA, 0, trait="wisdom"))
    table.act(Use(LUCK, 1))
    assert [event.total for event in table.told(Tried)] == [3]


@rule("EC-CHAP-12", "EC-ITEM-14")
def test_a_single_counts_twice_with_the_stones_and_a_double_still_twice(page):
    name = page(single_roll("turner", 2))
    for shown in ("wisdom", "wisdom wisdom"):
        table = lay(name, hands=[["replication_stones.1"], []])
        table.face(0, shown)
        table.turn(0)
        assert [event.total for event in table.told(Tried)] == [2]


@rule("EC-RULING-26")
def test_a_page_that_wants_a_double_takes_a_face_and_not_two_singles(page):
    loss = do("lose", who="turner", amount=1)
    thrash = do("test", who="turner", trait="double", needed=1, attempts=3, each_fail=[loss])
    table = lay(page(thrash), hands=[["replication_stones.1"], []])
    table.face(0, "wisdom")
    table.face(0, "might might")
    table.turn(0)
    assert table.hp() == [17, 18]
    assert len(table.told(Passed)) == 1


# -- several attempts ------------------------------------------------------------------------------------


@rule("EC-RULING-42")
def test_when_the_attempts_are_used_up_the_page_is_complete_all_the_same():
    table = lay("endless_galleries")  # two wisdoms in three attempts; 1 for all after each that leaves it short
    for _ in range(3):
        table.faces("might", "might")
    table.turn(0)
    assert table.hp() == [15, 15]
    assert len(table.told(Lost)) == 6
    assert table.asks() == "ask-turner"
    assert table.told(Drew) == []


@rule("EC-RULING-42")
def test_what_the_card_says_of_failure_comes_with_the_last_attempt_only(page):
    name = page(single_roll("all", 2, attempts=2))
    table = lay(name)
    for _ in range(2):
        table.faces("might", "might")
    table.turn(0)
    assert table.hp() == [17, 17]
    table = lay(name)
    table.faces("might", "might")
    table.faces("wisdom wisdom", "might")
    table.turn(0)
    assert table.hp() == [18, 18]


@rule("EC-RULING-42", "EC-CHAP-09")
def test_symbols_are_gathered_over_the_attempts():
    table = lay("endless_galleries")
    table.faces("wisdom", "might")
    table.faces("might", "wisdom")
    table.turn(0)
    assert [event.total for event in table.told(Tried)] == [1, 2]
    assert table.hp() == [17, 17]


@rule("EC-CHAP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_a_trial_counts_players_it_takes_as_much_as_there_are(players):
    singles = ["wisdom"] * (players - 2)
    table = lay("endless_galleries", players=players)
    table.faces("wisdom", *singles, "might")
    table.faces("wisdom", *["might"] * (players - 1))
    table.turn(0)
    assert [(event.total, event.needed) for event in table.told(Tried)] == [(players - 1, players), (players, players)]


@rule("EC-CHAP-06", "EC-CHAP-09")
def test_the_others_roll_for_the_turner():
    table = lay("fallen_vault", players=3)  # three mights by the others, or YOU lose 1
    table.face(0, "might")
    table.face(2, "might")
    table.face(0, "might might")
    table.face(2, "might")
    table.turn(1)
    assert [event.who for event in table.told(Rolled)] == [0, 2, 0, 2]
    assert table.hp() == [14, 13, 14]


@rule("EC-RULING-25")
def test_a_double_agrees_with_a_single_of_its_trait(page):
    table = lay(page(STEP))
    table.faces("might might", "might")
    table.turn(0)
    assert len(table.told(Passed)) == 1
    assert table.hp() == [18, 18]


@rule("EC-RULING-25")
def test_different_traits_do_not_agree(page):
    table = lay(page(STEP))
    table.faces("wisdom wisdom", "might might")
    table.turn(0)
    assert len(table.told(Failed)) == 1
    assert table.hp() == [17, 17]


@rule("EC-CHAP-13", "EC-RULING-25")
def test_a_reroll_counts_where_all_must_agree(page):
    table = lay(page(STEP), hands=[[LUCK], []])
    table.faces("wisdom", "might")
    table.face(0, "might")
    table.turn(0)
    table.act(Use(LUCK, 0))
    assert len(table.told(Passed)) == 1


# -- one after another -----------------------------------------------------------------------------------


@rule("EC-DEC-06")
def test_the_group_says_who_rolls_next_and_the_last_goes_unasked(page):
    table = lay(page(do("each", who="all", effects=[single_roll("it", 1), do("peek")])), players=3)
    table.turn(0)
    assert table.asks() == "ask-next"
    assert table.decision.seats == [0, 1, 2]
    assert table.decision.options == [Name(0), Name(1), Name(2)]
    table.face(2, "wisdom")
    table.act(Name(2))
    assert table.decision.options == [Name(0), Name(1)]
    table.face(1, "might")
    table.face(0, "might")
    table.act(Name(1))
    assert [event.who for event in table.told(Rolled)] == [2, 1, 0]
    assert table.hp() == [13, 13, 14]


# -- pushing one's luck ----------------------------------------------------------------------------------


@rule("EC-DEC-05")
def test_the_roller_rolls_again_or_stops(page):
    table = lay(page(LEECHES), hp=[10, 10])
    table.face(0, "wisdom")
    table.turn(0)
    assert table.asks() == "ask-press"
    assert table.decision.seats == [0]
    assert table.decision.options == [Press(), Stop()]
    table.face(0, "might")
    table.act(Press())
    table.act(Stop())
    assert table.hp() == [14, 10]
    assert len(table.told(Rolled)) == 2


@rule("EC-DEC-05")
def test_the_bad_trait_ends_it_and_leaves_what_was_gained(page):
    table = lay(page(LEECHES), hp=[10, 10])
    table.face(0, "wisdom")
    table.turn(0)
    table.face(0, "cunning")
    table.act(Press())
    assert table.hp() == [9, 10]
    assert table.asks() == "ask-turner"


@rule("EC-DEC-05")
def test_after_the_most_rolls_there_is_no_choice_left(page):
    table = lay(page(LEECHES), hp=[5, 10])
    table.face(0, "might")
    table.turn(0)
    for _ in range(3):
        table.face(0, "might")
        table.act(Press())
    assert table.hp() == [13, 10]
    assert table.asks() == "ask-turner"


@rule("EC-DEC-11", "EC-CHAP-13", "EC-DEC-05")
def test_a_reroll_saves_one_who_pushed_too_far(page):
    table = lay(page(LEECHES), hp=[10, 10], hands=[[LUCK], []])
    table.face(0, "cunning")
    table.face(0, "might")
    table.turn(0)
    table.act(Use(LUCK, 0))
    assert table.hp() == [12, 10]
    assert table.asks() == "ask-press"
