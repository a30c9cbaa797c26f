"""Exchanging cards while one moves (D2-MOVE-12, D2-MOVE-13, D2-RULING-28 to D2-RULING-30)."""

from __future__ import annotations

from rules.descent.table import SWORD, ally, hero, item, turn, weapon
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent import state
from undercroft.games.descent.state import AGREE, MOVE_ACTION, REST, Give, UseCard, Wear

AXE = weapon("blue", "yellow")
RING = item(kind="relic")


def trading(drawn: str = "A B", seats: int = 3, **said):
    """A has a shop item and a potion, B a relic."""
    heroes = {"A": hero(items=[SWORD, AXE], found=["health_potion.1"], **said), "B": hero(items=[RING])}
    return turn(drawn, heroes=heroes, seats=seats)


@rule("D2-MOVE-12", "D2-RULING-28", "D2-DP-29")
def test_cards_change_hands_both_ways_with_a_hero_next_to_one() -> None:
    table = trading()
    table.act(MOVE_ACTION)
    assert {(gift.card, gift.giver, gift.taker) for gift in table.offered(Give)} == {
        (AXE, 0, 1), ("health_potion.1", 0, 1), (RING, 1, 0)
    }  # fmt: skip
    table.act(Give(AXE, 0, 1))
    table.act(AGREE, 1)
    table.act(Give(RING, 1, 0))
    assert table.decision.seats == [1], "whoever is asked for something agrees"
    table.act(AGREE, 1)
    assert table.hero("A").items == [SWORD, RING]
    assert table.hero("B").items == [AXE]
    assert table.turn.actions == 1, "at no cost"
    assert table.turn.points == 4


@rule("D2-RULING-28", "D2-DP-29")
def test_both_must_agree() -> None:
    table = trading()
    table.act(MOVE_ACTION)
    table.act(Give(RING, 1, 0))
    table.act(PASS, 1)
    assert table.hero("B").items == [RING]
    assert table.asks() == "ask-turn"


@rule("D2-RULING-28")
def test_whoever_plays_both_agrees_with_themselves() -> None:
    table = trading(seats=2)
    table.act(MOVE_ACTION)
    table.act(Give(RING, 1, 0))
    assert table.hero("A").items[-1] == RING


@rule("D2-MOVE-12", "D2-RULING-28")
def test_only_in_the_course_of_a_movement_before_between_or_after_its_steps() -> None:
    table = trading("A . B M")
    assert not table.offered(Give)
    table.act(MOVE_ACTION)
    assert not table.offered(Give), "nobody is next to one"
    table.walk((1, 0))
    assert table.offered(Give)
    table.act(REST)
    assert table.offered(Give), "the movement may go on with the points that are left"
    still = trading()
    still.act(REST)
    assert not still.offered(Give)
    tired = trading("A . B")
    tired.walk((1, 0))
    assert tired.offered(Give), "movement by fatigue counts"


@rule("D2-RULING-28", "D2-KO-11")
def test_not_with_who_lies_there_nor_with_an_ally() -> None:
    axe = weapon("blue")
    table = turn("F A B", heroes={
        "A": hero(items=[axe]), "B": hero(items=[item(kind="relic")], knocked_out=True, damage=10)
    }, others={"F": ally()})  # fmt: skip
    table.act(MOVE_ACTION)
    assert not table.offered(Give)


@rule("D2-RULING-30", "D2-MOVE-13")
def test_what_was_worn_is_worn_no_more_and_what_was_received_not_yet() -> None:
    axe = weapon("blue", "red", "yellow")
    table = turn("A B", heroes={"A": hero(items=[axe]), "B": hero(items=[])})
    assert {one.card for one in table.offered(state.Strike)} == set()
    table.act(MOVE_ACTION)
    table.act(Give(axe, 0, 1))
    assert (table.hero("A").items, table.hero("A").worn) == ([], [])
    assert (table.hero("B").items, table.hero("B").worn) == ([axe], [])


@rule("D2-MOVE-13")
def test_who_receives_in_their_own_turn_waits_for_the_next() -> None:
    table = trading(seats=2)
    table.act(MOVE_ACTION)
    table.act(Give(RING, 1, 0))
    assert RING not in table.hero("A").worn
    assert not table.offered(Wear)
    table.go("ask-next")
    table.act(state.Activate(0))
    assert table.asks() == "ask-equip"
    assert any(RING in way.items for way in table.offered(Wear))


@rule("D2-RULING-29", "D2-DP-66")
def test_a_potion_that_was_received_may_be_drunk_at_once() -> None:
    table = turn("A B", heroes={"A": hero(fatigue=3), "B": hero(found=["stamina_potion.1"])})
    table.act(MOVE_ACTION)
    assert not table.offers(UseCard("stamina_potion.1", 0, -1))
    table.act(Give("stamina_potion.1", 1, 0))
    table.act(UseCard("stamina_potion.1", 0, -1))
    assert table.hero("A").fatigue == 0


@rule("D2-RULING-28")
def test_a_card_changes_hands_once_a_turn() -> None:
    table = trading(seats=2)
    table.act(MOVE_ACTION)
    table.act(Give(AXE, 0, 1))
    assert [(told.card, told.giver, told.taker) for told in table.told(state.Exchanged)] == [(AXE, 0, 1)]
    assert not table.offers(Give(AXE, 1, 0)), "and not back again"
    assert table.offers(Give(RING, 1, 0))


@rule("D2-RULING-28", "D2-SEARCH-05")
def test_a_potion_goes_over_and_one_that_is_used_up_stays() -> None:
    table = turn("A B", heroes={
        "A": hero(found=["health_potion.1", "curse_doll"], flipped=["curse_doll"]), "B": hero()
    })  # fmt: skip
    table.act(MOVE_ACTION)
    assert [gift.card for gift in table.offered(Give)] == ["health_potion.1"]
    table.act(Give("health_potion.1", 0, 1))
    assert (table.hero("A").found, table.hero("B").found) == (["curse_doll"], ["health_potion.1"])


@rule("D2-CORE-90", "D2-RULING-30", "D2-KO-01")
def test_who_gives_away_what_keeps_them_up_bears_no_more_than_they_can() -> None:
    ring = item(passive=[{"gives": "stamina", "amount": 1}])
    mail = item("armor", passive=[{"gives": "health", "amount": 2}])
    table = turn("A B", heroes={"A": hero(items=[ring, mail], fatigue=5, damage=10), "B": hero()})
    table.act(MOVE_ACTION)
    table.act(Give(ring, 0, 1))
    assert table.hero("A").fatigue == 4
    assert not table.hero("A").knocked_out
    table.act(Give(mail, 0, 1))
    assert table.hero("A").knocked_out
    assert table.figure("A").damage == 10
    assert table.turn.figure == table.who("B")
