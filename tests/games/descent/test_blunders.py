"""What is asked in Descent before an answer that is plainly a mistake."""

from __future__ import annotations

import random

from all_games import words_of
from rules.descent.campaigns import phase
from rules.descent.table import Table, activation, card, hero, in_quest, monster, sheet, skill, turn, weapon
from text.messages import every_message

from undercroft.engine.decision import DONE
from undercroft.engine.record import Action
from undercroft.engine.text import LANGUAGES
from undercroft.games.descent.game import game
from undercroft.games.descent.state import KnockedOut, MoveAction, PutDown, Rest, Token

BOW = weapon("blue", ranged=True)


def asked(table: Table, action: Action) -> str:
    """What the one who gives an answer is asked first."""
    seat = table.decision.giver(action)
    assert table.decision.allows(seat, action)
    message = game.blunder(table.journey, table.decision, seat, action)
    return "" if message is None else message.id


def way(table: Table, x: int, y: int = 0) -> Action:
    """The walk to a space."""
    return next(one for one in table.decision.options if getattr(one, "to", -1) == table.space((x, y)))


# -- the end of a turn ---------------------------------------------------------------------------------------


def test_with_an_action_left_and_somebody_in_reach_a_turn_is_not_over() -> None:
    assert asked(turn("A M ."), DONE) == "blunder-strike"
    assert asked(turn("A . M"), DONE) == ""
    spent = turn("A M .")
    spent.act(MoveAction())
    spent.act(MoveAction())
    assert spent.asks() != "ask-turn" or asked(spent, DONE) == ""


def test_a_monster_that_has_struck_may_go() -> None:
    table = activation("A M .", monsters={"M": monster()}, dice=(2,))
    assert asked(table, DONE) == "blunder-strike"
    table.strike("A")
    table.go("ask-monster-turn")
    assert asked(table, DONE) == ""


def test_a_friend_who_lies_there_comes_before_an_enemy() -> None:
    assert asked(turn("B A M", heroes={"B": hero(knocked_out=True)}), DONE) == "blunder-revive"


def test_who_lies_there_alone_gets_up() -> None:
    down = hero(knocked_out=True, damage=10)
    assert asked(turn("A . B", heroes={"A": down, "B": hero(knocked_out=True)}), DONE) == "blunder-lie"
    assert asked(turn("A . B", heroes={"A": down}), DONE) == ""


def test_nobody_ends_a_turn_in_lava() -> None:
    table = turn("L . .", heroes={"A": hero(at=(0, 0))})
    assert asked(table, DONE) == "blunder-lava-end"
    assert asked(table, way(table, 1)) == ""
    table.act(DONE)
    assert table.told(KnockedOut)


# -- where one goes ------------------------------------------------------------------------------------------


def test_nobody_walks_into_a_pit() -> None:
    table = turn("A P .\n. . .")
    assert asked(table, way(table, 1)) == "blunder-pit"
    assert asked(table, way(table, 2)) == ""
    winged = turn("A P .", heroes={"A": hero(skills=[card(passive=[{"gives": "fly"}])])})
    assert asked(winged, way(winged, 1)) == ""


def test_lava_is_crossed_but_not_stood_in() -> None:
    table = turn("A L .", heroes={"A": hero(sheet(stamina=1))})
    assert asked(table, way(table, 1)) == ""  # two actions are left
    table.act(MoveAction())
    table.act(Rest())
    assert asked(table, way(table, 1)) == ""  # and then on
    last = turn("A L .", heroes={"A": hero(sheet(speed=1, stamina=1), fatigue=1)})
    last.act(MoveAction())
    last.act(Rest())
    assert asked(last, way(last, 1)) == "blunder-lava-stuck"
    weak = turn("A L .", heroes={"A": hero(sheet(health=5), damage=4)})
    assert asked(weak, way(weak, 1)) == "blunder-lava-fatal"


# -- attacks -------------------------------------------------------------------------------------------------


def test_a_shot_that_cannot_reach() -> None:
    far = turn("A . . . . . . M", heroes={"A": hero(items=[BOW])})
    near = turn("A . . . M", heroes={"A": hero(items=[BOW])})
    for table, said in ((far, "blunder-range"), (near, "")):
        (strike,) = [one for one in table.decision.options if hasattr(one, "card") and hasattr(one, "space")]
        assert asked(table, strike) == said


def test_surges_are_not_left_lying() -> None:
    sword = weapon("blue", "red", surges=[{"damage": 2}])
    for health, said in ((9, "blunder-surges"), (5, "")):
        table = turn("A M", heroes={"A": hero(items=[sword])}, monsters={"M": monster(health=health)})
        table.dice(1, 4).strike("M")
        assert asked(table, DONE) == said


# -- rest, and what one carries ------------------------------------------------------------------------------


def test_a_rest_without_fatigue() -> None:
    assert asked(turn("A ."), Rest()) == "blunder-rest"
    assert asked(turn("A .", heroes={"A": hero(fatigue=1)}), Rest()) == ""
    useful = skill({"do": "recover", "who": "user", "damage": 2}, at="rested", role="self")
    assert asked(turn("A .", heroes={"A": hero(skills=[useful], damage=3)}), Rest()) == ""


def test_what_is_carried_is_not_put_before_an_enemy() -> None:
    says = {"token": [{"kind": "beacon", "at": [], "carry": ["heroes", "monsters"]}]}

    def carrying(state: object) -> None:
        state.encounter.tokens.append(Token("beacon", -1, 0, "", "", False))  # type: ignore[attr-defined]

    table = turn(". A M", says=says, change=carrying)
    beside, away = table.space((1, 0)), table.space((0, 0))
    assert asked(table, PutDown(0, beside)) == "blunder-drop"
    assert asked(table, PutDown(0, away)) == ""


# -- words ---------------------------------------------------------------------------------------------------


def test_every_one_can_be_said() -> None:
    written = {name for name in every_message(game, "en") if name.startswith("blunder-")}
    assert len(written) == 11
    table = in_quest("the_overlord_revealed", seats=3)
    rng = random.Random("blunders")
    said: set[str] = set()
    for _ in range(250):
        decision = table.session.decision
        if decision is None:
            break
        for seat in decision.asked():
            for action in decision.options_of(seat):
                message = game.blunder(table.journey, decision, seat, action)
                if message is not None:
                    said.add(message.id)
                    assert all(words_of(game, lang).sentence(message) for lang in LANGUAGES)
        table.session.act(rng.choice(decision.options))
    assert "blunder-strike" in said


def test_between_quests_nothing_is_plainly_wrong() -> None:
    table = phase("shopping").go("ask-shop")
    for action in table.decision.options:
        assert game.blunder(table.journey, table.decision, 0, action) is None
