"""Which answers of Descent are laid elsewhere than among the others."""

from __future__ import annotations

import random

from rules.descent.campaigns import phase
from rules.descent.table import hero, in_quest, item, turn
from rules.table import Table as AnyTable

from undercroft.engine.decision import DONE
from undercroft.engine.marks import ENDS_TURN, FIRST, RARE, Marks
from undercroft.games.descent.game import game
from undercroft.games.descent.state import BuyItem, Give, Journey, Operate, SellItem, Strike


def marks(table: AnyTable, seat: int = 0) -> Marks:
    return game.marks(table.session.state, table.decision, seat)


def test_an_attack_comes_first_and_the_end_has_its_place() -> None:
    table = turn("A M")
    assert marks(table)[DONE] == ENDS_TURN
    assert [marks(table)[one] for one in table.offered(Strike)] == [FIRST]


def test_to_close_a_door_or_give_something_away_is_out_of_the_way() -> None:
    ring = item()
    table = turn("A/B", heroes={"A": hero(items=[ring], worn=[])})
    table.go("ask-turn")
    rare = {one: marks(table).get(one) for one in [*table.offered(Operate), *table.offered(Give)]}
    assert rare
    assert set(rare.values()) == {RARE}
    assert Operate(0) not in marks(turn("A|B"))


def test_in_the_shop_one_buys() -> None:
    def rich(state: Journey) -> None:
        assert state.campaign is not None
        state.campaign.gold = 900

    table = phase("shopping", change=rich).go("ask-shop")
    assert {marks(table)[one] for one in table.offered(BuyItem)} == {FIRST}
    assert {marks(table)[one] for one in table.offered(SellItem)} == {RARE}


def test_never_is_everything_out_of_the_way() -> None:
    table = in_quest("first_blood")
    rng = random.Random("marks")
    for _ in range(200):
        decision = table.session.decision
        if decision is None:
            break
        for seat in decision.asked():
            found = game.marks(table.journey, decision, seat)
            assert len([mark for mark in found.values() if mark == ENDS_TURN]) <= 1
            assert len([mark for mark in found.values() if mark == RARE]) < len(decision.answers_of(seat))
        table.session.act(rng.choice(decision.options))
