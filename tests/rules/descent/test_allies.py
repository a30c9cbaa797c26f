"""Allies: what is open to them, and how others treat them (D2-ALLY, D2-CORE-124, D2-CORE-134)."""

from __future__ import annotations

from rules.descent.table import activation, ally, hero, heroes_turns, monster, skill, turn, weapon
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.descent import state
from undercroft.games.descent.state import (
    MOVE_ACTION,
    Activate,
    Give,
    Go,
    Operate,
    Rest,
    Revive,
    Search,
    StandUp,
    Strike,
    TakeUp,
    UseCard,
)

HEAL = {"do": "recover", "who": "target", "damage": 1}


@rule("D2-ALLY-01", "D2-DP-23", "D2-DP-69")
def test_an_ally_acts_among_the_heroes_when_they_wish_and_all_of_them_lead_it() -> None:
    table = heroes_turns("A . B . F", others={"F": ally()}, seats=3)
    table.act(Activate(table.who("F")))
    assert table.asks() == "ask-ally-turn"
    assert table.decision.seats == [0, 1]
    assert table.turn.actions == 2
    table.act(MOVE_ACTION, 1)
    assert table.turn.points == 4
    table.act(DONE, 0)
    assert table.figure("F").activated
    assert table.decision.options == [Activate(0), Activate(1)]


@rule("D2-ALLY-02", "D2-REST-03", "D2-STAND-07", "D2-SEARCH-06", "D2-FATMOVE-03")
def test_an_ally_does_not_rest_search_or_walk_by_fatigue() -> None:
    table = turn("F S A", of="F", others={"F": ally()}, search="S")
    for closed in (Rest, Search, StandUp, Go, Give):
        assert not table.offered(closed)


@rule("D2-ALLY-03", "D2-ATK-02", "D2-SKILL-03")
def test_an_ally_attacks_once_whichever_action_it_comes_from() -> None:
    arrow = {"at": "action", "do": [{"do": "attack", "who": "user"}]}
    friend = ally(ability=[arrow])
    plain = turn("A F M", of="F", others={"F": friend})
    plain.dice(2).strike("M")
    assert not plain.offered(Strike)
    assert not plain.offered(UseCard), "nor by an ability that contains one"
    skilled = turn("A F M", of="F", others={"F": friend})
    skilled.dice(2)
    skilled.act(UseCard(friend.kind, -1, -1))
    assert skilled.turn.actions == 1
    assert not skilled.offered(Strike)


@rule("D2-ALLY-04", "D2-SKILL-01", "D2-DP-69")
def test_all_else_is_open_to_an_ally() -> None:
    says = {
        "token": [{"kind": "crown", "at": [[1, 0]], "carry": ["party"]}],
        "action": [{"id": "pray", "rule": "altar", "who": "party", "at": [[1, 0]], "do": []}],
    }
    friend = ally(ability=[{"at": "action", "choice": "adjacent_hero", "do": [HEAL]}])
    drawn = """
        A|F M
        B . .
    """
    table = turn(
        drawn,
        of="F",
        heroes={"A": hero(), "B": hero(knocked_out=True, damage=10)},
        others={"F": friend},
        says=says,
    )
    assert table.offers(MOVE_ACTION)
    assert table.targets() == [table.who("M")]
    assert table.offers(UseCard(friend.kind, table.who("B"), -1))
    assert table.offers(Revive(table.who("B")))
    assert table.offers(Operate(0))
    assert table.offers(TakeUp(0))
    assert table.offers(state.Interact("pray", -1, -1, -1))
    table.dice(1, 1)
    table.act(Revive(table.who("B")))
    assert not table.hero("B").knocked_out


@rule("D2-CORE-124", "D2-CORE-134")
def test_what_is_used_on_a_hero_may_be_used_on_an_ally() -> None:
    heal = skill(HEAL, choice="adjacent_hero")
    table = turn("A F", heroes={"A": hero(skills=[heal])}, others={"F": ally(damage=3)})
    table.act(UseCard(heal, table.who("F"), -1))
    assert table.figure("F").damage == 2
    grab = skill(
        {"do": "test", "who": "target", "attribute": ["might"],
         "fails": [{"do": "afflict", "who": "tester", "condition": ["immobilized"]}]},
        at="action", choice="adjacent_hero",
    )  # fmt: skip
    seized = activation("M F A", monsters={"M": monster(abilities=[grab])}, others={"F": ally()})
    seized.dice(5, 5)
    seized.act(UseCard(grab, seized.who("F"), -1))
    assert seized.figure("F").conditions == ["immobilized"]


@rule("D2-CORE-134")
def test_what_affects_all_heroes_does_not_affect_an_ally() -> None:
    howl = skill({"do": "suffer", "who": "each_hero_near", "near": 3, "damage": 1}, at="action")
    table = activation("M F A", monsters={"M": monster(abilities=[howl])}, others={"F": ally()})
    table.act(UseCard(howl, -1, -1))
    assert (table.figure("A").damage, table.figure("F").damage) == (1, 0)


@rule("D2-CORE-134", "D2-MOVE-08")
def test_an_ally_bars_the_way_of_monsters() -> None:
    table = activation("M F . A", others={"F": ally()})
    table.act(MOVE_ACTION)
    assert table.walks() == {}


@rule("D2-CORE-124")
def test_an_ally_carries_no_items() -> None:
    axe = weapon("blue")
    table = turn("A F", heroes={"A": hero(items=[axe])}, others={"F": ally()})
    table.act(MOVE_ACTION)
    assert not table.offered(Give)
