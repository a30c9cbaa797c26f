"""Answers that stand for more than one moment: what they do, and what ends them."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import clash, do, lay
from rules.table import refuses, rule

from undercroft.games.dark_castle.cards import AddDie, Special
from undercroft.games.dark_castle.state import (
    Accept,
    Bear,
    Curse,
    Duelled,
    DuelOn,
    Leave,
    Lost,
    Name,
    PickUp,
    Rest,
    Rested,
    RestOn,
    ShareEvenly,
    SturdiestTurns,
    Turn,
    Turned,
    Use,
    WeakestRests,
)

LONG = "might might might might"


# -- who rests -------------------------------------------------------------------------------------------


@rule("EC-REST-07", "EC-DEC-12")
def test_one_answer_may_rest_somebody_until_they_are_whole(face):
    table = face(LONG, 1, hp=[18, 15], usual=True)
    for _ in range(3):
        table.face(0, "cunning")
    table.act(RestOn(1))
    assert (table.asks(), table.castle.fight.round, table.hp()) == ("ask-rest", 4, [15, 18])


@rule("EC-REST-08", "EC-DEC-12")
def test_an_answer_for_one_round_is_asked_again_after_it(face):
    table = face(LONG, 1, hp=[18, 10], usual=True)
    clash(table, "cunning", rest=1)
    assert (table.asks(), table.castle.fight.round) == ("ask-rest", 2)


@rule("EC-REST-08", "EC-DEC-12")
def test_all_may_attack_until_the_next_blow_could_kill(face):
    table = face(LONG, 7, hp=[18, 14], usual=True)
    table.faces("wisdom wisdom", "might might")
    table.faces("cunning", "wisdom")
    table.act(RestOn(-1))
    # The first round was blocked; the second has left one of them with as much as a blow takes, and not yet a third.
    assert (table.asks(), table.castle.fight.round, table.hp()) == ("ask-rest", 3, [11, 7])
    assert RestOn(-1) not in table.decision.options
    assert RestOn(1) in table.decision.options  # the other one outlives a blow


@rule("EC-REST-07", "EC-DEC-12")
def test_the_weakest_rests_whoever_that_is(face):
    table = face(LONG, 2, hp=[17, 16], usual=True)
    table.face(0, "cunning")
    table.face(1, "wisdom")
    table.face(0, "might might")
    table.face(1, "wisdom")
    table.face(0, "might might")
    table.act(WeakestRests())
    assert [rest.who for rest in table.told(Rested)] == [1, 0, 1, 0, 1]
    assert table.castle.fight is None


@rule("EC-DEC-12")
def test_what_stands_ends_when_somebody_falls_to_a_third(face):
    table = face(LONG, 2, hp=[10, 8], usual=True)
    for _ in range(2):
        table.face(0, "cunning")
    table.act(RestOn(1))
    assert (table.asks(), table.hp()) == ("ask-rest", [6, 10])


@rule("EC-DEC-12", "EC-ITEM-13")
@pytest.mark.parametrize("uses", [True, False])
def test_what_stands_ends_with_an_item_that_is_used(face, uses):
    table = face("might wisdom wisdom", 1, hp=[18, 10], hands=[["tallow_stub.1"], []], usual=True)
    table.face(0, "cunning")
    table.act(RestOn(1))
    assert table.asks() == "ask-strike"
    if uses:
        table.act(Use("tallow_stub.1", 0, die=0, trait="cunning"))
        assert (table.asks(), table.castle.fight.round) == ("ask-rest", 2)
    else:
        table.face(0, "cunning")
        table.act(Accept())
        assert (table.asks(), table.castle.fight.round) == ("ask-strike", 2)


@rule("EC-DEC-12")
def test_what_stands_ends_when_the_row_grows(face):
    special = Special(on="miss", do=[AddDie(trait="might", most=9)])
    table = face(LONG, 1, special, hp=[18, 10], usual=True)
    table.face(0, "cunning")
    table.act(RestOn(1))
    assert (table.asks(), len(table.row())) == ("ask-rest", 5)


@rule("EC-DEC-12")
def test_whoever_wants_it_is_asked_every_round_whatever_stands(face):
    table = face(LONG, 1, hp=[18, 10])
    for number in (2, 3):
        table.face(0, "cunning")
        table.act(RestOn(1))
        assert (table.asks(), table.castle.fight.round) == ("ask-rest", number)


@rule("EC-DEC-12")
def test_nobody_whole_rests_on_by_name_nor_anybody_where_the_enemy_gains_by_it(face):
    table = face(LONG, 1, hp=[18, 17], usual=True)
    assert RestOn(0) not in table.decision.options
    assert RestOn(1) in table.decision.options
    gaining = face(LONG, 1, Special(on="rest", do=[AddDie(trait="might", most=9)]), hp=[16, 17], usual=True)
    assert [option for option in gaining.decision.options if not isinstance(option, Rest)] == [RestOn(-1)]


# -- who fights alone ------------------------------------------------------------------------------------


@rule("EC-DEC-20", "EC-RULING-41")
def test_one_answer_may_let_somebody_fight_alone_until_the_row_is_hit(face):
    table = face("might wisdom", 1, Special(duel=True), players=3, faces={0: "cunning"}, usual=True)
    table.face(1, "cunning")
    table.face(1, "cunning")
    table.face(1, "might")
    table.act(DuelOn(1))
    assert [duel.who for duel in table.told(Duelled)] == [0, 1, 1, 1]
    assert (table.asks(), table.row()) == ("ask-duel", ["wisdom"])
    table.face(2, "cunning")
    table.act(Name(2))
    assert table.asks() == "ask-duel"  # that was for once


@rule("EC-DEC-20")
def test_whom_a_blow_could_kill_nobody_lets_fight_on(face):
    table = face("might wisdom", 2, Special(duel=True), hp=[18, 5], faces={0: "cunning"}, usual=True)
    table.face(1, "cunning")
    table.face(1, "cunning")
    table.act(DuelOn(1))
    assert (table.asks(), table.hp()) == ("ask-duel", [16, 1])
    assert DuelOn(1) not in table.decision.options
    assert DuelOn(0) in table.decision.options


# -- who turns -------------------------------------------------------------------------------------------


def losing(page, amount: int, name: str) -> str:
    """A page on which its turner loses so much."""
    return page(do("lose", who="turner", amount=amount), name=name)


@rule("EC-DEC-02", "EC-CHAP-05")
def test_whoever_has_most_turns_page_after_page_up_to_the_boss(page):
    pages = [losing(page, 2, f"step_{number}") for number in range(4)]
    table = lay(*pages, hp=[12, 11], deck=["iron_saint"], usual=True)
    table.act(SturdiestTurns())
    assert [turned.who for turned in table.told(Turned)] == [0, 1, 0, 1]
    assert (table.asks(), table.castle.deck) == ("ask-turner", ["iron_saint"])
    assert table.decision.options == [Turn(0), Turn(1)]  # nothing comes after it


@rule("EC-DEC-02", "EC-ITEM-07")
def test_what_is_drawn_is_shared_first_and_then_the_next_page_turned(page):
    pages = [page(do("draw", amount=2), name="find"), *[losing(page, 1, f"step_{number}") for number in range(2)]]
    table = lay(*pages, "furnace_child", items=["stale_loaf.1", "rotten_apple.1"], usual=True)
    table.act(SturdiestTurns())
    assert (table.asks(), table.castle.middle) == ("ask-turner", ["stale_loaf.1", "rotten_apple.1"])
    table.act(PickUp("stale_loaf.1", 1))
    assert len(table.told(Turned)) == 1
    table.act(PickUp("rotten_apple.1", 1))
    assert [turned.page for turned in table.told(Turned)] == ["find", "step_0", "step_1", "furnace_child"]


@rule("EC-ITEM-04", "EC-ITEM-07")
def test_while_somebody_carries_too_much_no_page_is_turned(page):
    pages = [page(do("draw", amount=1), name="find"), losing(page, 1, "step")]
    hands = [["rotten_apple.1", "rotten_apple.2"], []]
    table = lay(*pages, "furnace_child", items=["stale_loaf.1"], hands=hands, usual=True)
    table.act(SturdiestTurns())
    table.act(PickUp("stale_loaf.1", 0))
    assert (table.asks(), len(table.told(Turned))) == ("ask-turner", 1)
    table.act(Leave("rotten_apple.1"))
    table.act(PickUp("rotten_apple.1", 1))
    assert len(table.told(Turned)) > 1


@rule("EC-DEC-02")
@pytest.mark.parametrize("hurt", [do("lose", who="turner", amount=7), do("curse", who="turner", kind="bound", pages=3)])
def test_a_bad_wound_and_a_curse_let_the_group_think_again(page, hurt):
    pages = [page(hurt, name="hurt"), *[losing(page, 1, f"step_{number}") for number in range(3)]]
    table = lay(*pages, hp=[13, 12], usual=True)
    table.act(SturdiestTurns())
    assert (table.asks(), len(table.told(Turned))) == ("ask-turner", 1)


@rule("EC-DEC-02")
def test_a_page_that_lies_open_is_weighed_first(page):
    pages = [page(do("peek"), name="look"), *[losing(page, 1, f"step_{number}") for number in range(3)]]
    table = lay(*pages, usual=True)
    table.act(SturdiestTurns())
    assert (table.asks(), table.castle.shown) == ("ask-turner", True)
    assert table.decision.options == [Turn(0), Turn(1)]


@rule("EC-DEC-02", "EC-RULING-35")
def test_where_a_mark_decides_nobody_is_named_for_more(page):
    table = lay(losing(page, 1, "step"), players=3, curses=[[Curse("marked", 1)], [], [Curse("marked", 1)]])
    assert refuses(table, SturdiestTurns())


@rule("EC-DEC-02")
def test_whoever_wants_it_is_asked_for_every_page(page):
    pages = [losing(page, 1, f"step_{number}") for number in range(3)]
    table = lay(*pages)
    table.act(SturdiestTurns())
    assert (table.asks(), len(table.told(Turned))) == ("ask-turner", 1)


# -- who bears a loss ------------------------------------------------------------------------------------


@rule("EC-DEC-18")
@pytest.mark.parametrize(("hp", "left"), [([9, 5, 7], [6, 5, 6]), ([5, 5, 5], [3, 4, 4]), ([9, 1, 1], [5, 1, 1])])
def test_a_loss_may_be_shared_so_that_all_stand_as_even_as_can_be(page, hp, left):
    table = lay(page(do("split", amount=4)), players=3, hp=hp)
    table.turn(0)
    table.act(ShareEvenly())
    assert table.hp() == left
    assert {lost.who for lost in table.told(Lost)} == {who for who in range(3) if hp[who] > left[who]}


@rule("EC-DEC-18")
def test_what_is_left_may_be_shared_so_among_those_still_to_bear(page):
    table = lay(page(do("split", amount=5)), players=4, hp=[9, 9, 8, 9])
    table.turn(0)
    table.act(Bear(0, 2))
    table.act(ShareEvenly())
    assert table.hp() == [7, 7, 8, 8]


@rule("EC-DEC-18")
def test_between_two_every_share_is_an_answer_of_its_own(page):
    table = lay(page(do("split", amount=2)))
    table.turn(0)
    assert table.decision.options == [Bear(0, 0), Bear(0, 1), Bear(0, 2)]
