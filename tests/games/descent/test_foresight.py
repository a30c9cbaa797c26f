"""What is foretold in Descent comes about when the answer is given, and leans on nothing the seat may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from rules.descent.table import Table, activation, hero, in_quest, monster, sheet, turn, weapon

from undercroft.engine.decision import DONE
from undercroft.games.descent.game import game
from undercroft.games.descent.state import Buy, Go, Journey, March, MoveAction, Struck

LANCE = weapon("blue", "red", surges=[{"damage": 2}, {"pierce": 1}])
BOW = weapon("blue", ranged=True)


def ahead(table: Table, seat: int = 0) -> dict[str, Any]:
    """What the open question leads to."""
    return game.foresee(table.journey, table.decision, seat)


def test_ways_with_their_price() -> None:
    table = turn("A . . .", heroes={"A": hero(sheet(speed=2, stamina=2))})
    told = {table.place(int(space)): way for space, way in ahead(table)["reach"].items()}
    assert [(told[x, 0]["points"], told[x, 0]["fatigue"], told[x, 0]["action"]) for x in (1, 2, 3)] == [
        (1, 1, False),
        (2, 2, False),
        (3, 1, True),
    ]
    assert [table.place(space) for space in told[3, 0]["path"]] == [(1, 0), (2, 0), (3, 0)]


def test_a_way_foretold_is_the_way_taken() -> None:
    table = turn(". . .\nA w M\n. . .", heroes={"A": hero(sheet(speed=4, stamina=3))})
    table.act(MoveAction())
    told = ahead(table)["reach"]
    for way in table.offered(Go):
        twin = Table(table.session.copy("all"))
        before = twin.turn.points
        twin.act(way)
        assert before - twin.turn.points == told[str(way.to)]["points"] - told[str(way.to)]["fatigue"]
        assert twin.hero(0).fatigue == told[str(way.to)]["fatigue"]


def test_the_odds_are_those_of_the_dice() -> None:
    table = turn("A M", heroes={"A": hero(items=[weapon("blue")])}, monsters={"M": monster(health=2)})
    (odds,) = [one["odds"] for one in ahead(table)["strikes"].values()]
    assert odds["miss"] == pytest.approx(1 / 6, abs=1e-3)
    assert odds["damage"] == pytest.approx([1 / 6, 2 / 6, 3 / 6], abs=1e-3)
    assert odds["defeat"] == pytest.approx(3 / 6, abs=1e-3)


def test_what_a_surge_would_add() -> None:
    table = turn("A M", heroes={"A": hero(items=[LANCE])}, monsters={"M": monster(defence=["brown"])})
    table.dice(1, 4, 3).strike("M")
    told = ahead(table)["surges"]
    for option in table.offered(Buy):
        twin = Table(table.session.copy("all"))
        twin.act(option)
        twin.go("ask-turn")
        assert twin.told(Struck)[-1].damage == told[option.surge]["damage"]
    assert sorted(one["gain"] for one in told.values()) == [1, 2]


def test_what_stands_in_the_way_of_a_look() -> None:
    table = turn("A # M", heroes={"A": hero(items=[BOW])})
    (blocked,) = ahead(table)["blocked"]
    assert (blocked["figure"], blocked["why"], blocked["spaces"]) == (1, "obstacle", [table.space((1, 0))])
    assert "blocked" not in ahead(turn("A . M", heroes={"A": hero(items=[BOW])}))


def test_where_a_large_monster_would_lie() -> None:
    table = activation("M M . .\nA . . .", monsters={"M": monster(size=(1, 2))})
    table.act(MoveAction())
    told = ahead(table, 1)["marches"]
    bases = {"-".join(str(space) for space in way.base) for way in table.offered(March)}
    assert set(told) == bases
    for way in table.offered(March):
        points = told["-".join(str(space) for space in way.base)]["points"]
        twin = Table(table.session.copy("all"))
        before = twin.turn.points
        twin.act(way)
        assert before - twin.turn.points >= points


@pytest.mark.parametrize("hand", [["pit_trap"], ["dash.1"]])
def test_the_overlord_sees_where_a_hero_is_going_whatever_he_holds(hand: list[str]) -> None:
    table = turn("A . . .", hand=hand, heroes={"A": hero(sheet(stamina=3))})
    table.act(Go(table.space((3, 0)), 3))
    assert table.asks() == "window-hero_entered"
    assert ahead(table, 1)["walk"] == {"figure": 0, "path": [table.space((x, 0)) for x in (1, 2, 3)]}
    assert "walk" not in ahead(table)


def test_nothing_hidden_is_foretold() -> None:
    """Whatever lies face down or in the overlord's hand: the heroes are told the same; and all of it is plain data."""
    table = in_quest("first_blood")
    rng = random.Random("ahead")
    for _ in range(80):
        decision = table.session.decision
        if decision is None:
            break
        for seat in decision.asked():
            told = game.foresee(table.journey, decision, seat)
            json.dumps(told)
            twin = table.session.copy_for(seat, "other")
            assert isinstance(twin.state, Journey)
            if twin.decision is not None and twin.decision.options_of(seat) == decision.options_of(seat):
                assert game.foresee(twin.state, twin.decision, seat) == told
        options = [option for option in decision.options if option != DONE] or decision.options
        table.session.act(rng.choice(options))


def test_who_is_not_asked_is_told_nothing() -> None:
    assert game.foresee(turn("A M").journey, turn("A M").decision, 1) == {}
