"""What is asked in Dead Cells before an answer that is plainly a mistake."""

from __future__ import annotations

from typing import Any

import pytest
from all_games import words_of
from rules.dead_cells.places import flip, harm, tile
from rules.dead_cells.table import (
    DAMAGE,
    Change,
    Table,
    after_run,
    bag,
    be,
    blow,
    changes,
    combat,
    fight,
    item,
    monster,
    tokens,
    with_words,
)

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.decision import DONE, PASS
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import (
    Campaign,
    Died,
    Drink,
    GoAgain,
    NextRun,
    ResetBox,
    To,
    ToCompanion,
    Upgrade,
    UseAbility,
)


def asked(table: Table, action: Action) -> str:
    """What the one who gives an answer is asked first."""
    seat = table.decision.giver(action)
    assert table.decision.allows(seat, action)
    message = game.blunder(table.campaign, table.decision, seat, action)
    return "" if message is None else message.id


# -- life ------------------------------------------------------------------------------------------------


def struck(amount: int = 1, *change: Change, **more: Any) -> Table:
    """Two prisoners about to share a blow; the first is at the last life point."""
    brute = monster(life=9, I=[{**DAMAGE, "amount": amount, **more}])
    table = fight(
        ["poisoned", "flayed"],
        cards=[[combat()], [combat()]],
        foes={"1": brute},
        change=changes(be(0, damage=2), *change),
    )
    assert table.asks() == "ask-damage"
    return table


def test_nobody_is_given_a_blow_that_kills_where_another_lives_through_it():
    table = struck()
    assert asked(table, To(0)) == "blunder-death"
    assert asked(table, To(1)) == ""
    message = game.blunder(table.campaign, table.decision, 0, To(0))
    assert message is not None
    assert words_of(game, "en").sentence(message).startswith("This kills the Poisoned")
    table.act(To(0))
    assert table.told(Died)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (be(0, damage=1), ""),
        (be(0, shields=1), ""),
        (be(0, golden=1), ""),
        (be(0, damage=1, states=tokens(targeted=1)), "blunder-death"),
        (be(1, damage=2), ""),
        (be(1, damage=1, states=tokens(targeted=1)), ""),
        (with_words("revive"), ""),
    ],
)
def test_only_certain_death_is_spoken_of_and_only_where_it_can_be_helped(change: Change, expected: str):
    assert asked(struck(1, change), To(0)) == expected


def test_whoever_would_have_to_live_through_all_of_it_must_be_able_to():
    assert asked(struck(2), To(0)) == "blunder-death"
    assert asked(struck(3), To(0)) == "", "all three could fall on the other"


def test_a_companion_can_take_it_when_nobody_else_can():
    hound = item(works="always", life=2)
    table = struck(1, be(1, damage=2, items=[hound]))
    assert table.offers(ToCompanion(hound))
    assert asked(table, To(0)) == asked(table, To(1)) == "blunder-death-companion"
    assert asked(table, ToCompanion(hound)) == ""


def test_a_dying_enemy_kills_nobody_needlessly():
    bomber = monster(life=1, death=[{"do": "damage"}])
    table = fight(
        ["poisoned", "flayed"],
        cards=[[combat(I=[blow("1")])], [combat()]],
        foes={"1": bomber, "2": monster(life=9)},
        change=be(1, damage=2),
    )
    assert table.asks() == "ask-death-damage"
    assert (asked(table, To(0)), asked(table, To(1))) == ("", "blunder-death")


def test_outside_a_fight_nobody_dies_of_what_another_could_bear():
    table = flip(tile(gives=[harm(2)]), change=be(1, damage=2))
    assert table.asks() == "ask-damage-outside"
    assert (asked(table, To(0)), asked(table, To(1))) == ("", "blunder-death")
    both = flip(tile(gives=[harm(2)]), change=changes(be(0, damage=1), be(1, damage=2)))
    assert asked(both, To(1)) == "", "what is left could kill the other, too"


def thirsty(one: int, other: int) -> Table:
    table = fight(
        ["poisoned", "flayed"],
        cards=[[combat()], [combat()]],
        foes={"1": monster()},
        change=changes(be(0, damage=one), be(1, damage=other), bag(potions=1)),
    )
    assert table.asks() == "ask-potion"
    return table


def test_a_potion_is_not_for_a_scratch_while_another_is_at_the_last_life_point():
    table = thirsty(1, 2)
    assert (asked(table, Drink(0)), asked(table, Drink(1)), asked(table, DONE)) == ("blunder-potion", "", "")
    assert [asked(thirsty(one, other), Drink(0)) for one, other in ((2, 2), (1, 1), (2, 1))] == ["", "", ""]


# -- what costs nothing ----------------------------------------------------------------------------------


def test_an_ability_that_would_do_something_is_not_let_go_by():
    table = fight(
        ["flayed", "poisoned"],
        cards=[[combat(I=[{"do": "ability"}])], [combat()]],
        foes={"1": monster(life=9)},
    )
    table.go("ask-ability")
    assert asked(table, PASS) == "blunder-unused"
    assert {asked(table, option) for option in table.offered(UseAbility)} == {""}


# -- cells -----------------------------------------------------------------------------------------------


def test_cells_that_buy_a_card_are_spent():
    assert asked(after_run(cells=4), DONE) == "blunder-cells"
    assert asked(after_run(cells=4, options={"unspent_cells": "lost"}), DONE) == "blunder-cells-lost"
    assert asked(after_run(cells=4), after_run(cells=4).offered(Upgrade)[0]) == ""
    poor = after_run(cells=1)
    assert poor.asks() == "ask-spend"
    assert asked(poor, DONE) == "", "the well may wait"


def test_the_box_is_not_emptied_without_a_word():
    def beaten(campaign: Campaign) -> None:
        campaign.beaten["C3"] = 1
        campaign.agenda = [NextRun()]

    table = after_run(cells=0, change=beaten)
    assert (asked(table, ResetBox()), asked(table, GoAgain())) == ("blunder-reset", "")


# -- and in play -----------------------------------------------------------------------------------------


def test_a_player_with_judgement_is_hardly_ever_asked():
    answers = blundered = 0
    for seed in range(6):
        session = Session.start(game, 2, f"blunders {seed}", {"mode": "run"})
        bots = {seat: find_bot("judgement", game, f"{seed} {seat}") for seat in range(2)}
        while session.decision is not None:
            answer = next_answer(session, bots)
            assert answer is not None
            answers += 1
            blundered += game.blunder(session.state, session.decision, *answer) is not None
            session.answer(answer[0], session.serials[answer[0]], answer[1])
    assert answers > 150
    assert blundered / answers < 0.03
