"""Decisions: who may give which answer, and whether anybody is asked at all."""

from __future__ import annotations

import pytest
from small_games.dark_alley.state import Play, Walk

from undercroft.engine.decision import DONE, PASS, Aside, Blocked, Decision, Done, Each, Pass, done_from, pass_from
from undercroft.engine.errors import BadWire

ASIDES = [Aside(2, Play("stone")), Aside(0, Play("shout")), Aside(2, Play("smoke"))]


def question(asides: list[Aside] | None = None, **more: bool | int) -> Decision:
    return Decision([0, 1], [Walk(1), DONE], "ask-walk", ("X-1",), asides=asides, **more)  # type: ignore[arg-type]


def test_those_with_an_aside_are_asked_too_and_each_once() -> None:
    plain = question()
    assert plain.asked() == [0, 1]
    beside = question(ASIDES)
    assert beside.asked() == [0, 1, 2]
    assert beside.seats == [0, 1], "the seats of the question itself are as they were"


def test_everyone_sees_the_answers_of_the_question_and_their_own_asides() -> None:
    decision = question(ASIDES)
    assert decision.options_of(0) == [Walk(1), DONE, Play("shout")]
    assert decision.options_of(1) == [Walk(1), DONE]
    assert decision.options_of(2) == [Play("stone"), Play("smoke")]
    assert decision.options_of(3) == []
    assert decision.options == [Walk(1), DONE]
    assert question().options_of(2) == []


def test_an_answer_is_allowed_to_those_it_was_offered() -> None:
    decision = question(ASIDES)
    for seat in range(4):
        offered = decision.options_of(seat)
        for action in (Walk(1), Walk(2), DONE, PASS, Play("stone"), Play("shout"), Play("smoke")):
            assert decision.allows(seat, action) == (action in offered)
    option = decision.options[0]
    assert decision.allows(0, option)
    assert not decision.allows(2, option)
    assert not question().allows(2, Play("stone"))


def test_one_answer_is_no_question_unless_the_moment_is_worth_it() -> None:
    assert not Decision([0], [DONE], "ask").is_asked()
    assert Decision([0], [DONE], "ask", linger=True).is_asked()
    assert Decision([0], [DONE, PASS], "ask").is_asked()
    assert Decision([0], [], "ask").is_asked()


def test_the_first_seat_has_the_last_word_unless_another_is_named() -> None:
    assert Decision([2, 1], [DONE], "ask").leader == 2
    assert Decision([2, 1], [DONE], "ask", leader=1).leader == 1
    assert Decision([2, 0], [DONE], "ask", leader=0).leader == 0


def test_what_is_not_said_of_a_decision() -> None:
    decision = Decision([0], [DONE], "ask")
    assert (decision.rules, decision.asides, decision.window, decision.about, decision.count) == ((), None, "", -1, 0)
    assert decision.open
    assert not decision.linger


def test_of_those_asked_at_once_the_first_who_has_not_answered_leads() -> None:
    decision = Each({2: [DONE, PASS], 0: [PASS], 1: [PASS]}, "ask-pace")
    assert [seat for seat in range(4) if decision.has_word(seat)] == [0, 1, 2]
    assert decision.leader == 2
    decision.give(2, PASS)
    assert [seat for seat in range(4) if decision.has_word(seat)] == [0, 1]
    assert decision.leader == 0
    decision.give(0, PASS)
    decision.forget_others(1)
    assert (decision.given, decision.leader) == ({}, 2)
    decision.give(2, PASS)
    decision.give(0, PASS)
    decision.forget_others(2)
    assert (decision.given, decision.leader) == ({2: PASS}, 0)


def test_passing_and_being_done_are_two_things() -> None:
    assert Pass() == PASS
    assert Done() == DONE
    assert PASS != DONE
    assert DONE != PASS
    assert (PASS.to_wire(), DONE.to_wire()) == (["Pass"], ["Done"])
    assert (PASS.fields(), DONE.fields()) == ((), ())
    assert len({PASS, Pass(), DONE, Done()}) == 2
    assert pass_from(["Pass"]) is PASS
    assert done_from(["Done"]) is DONE
    for reader in (pass_from, done_from):
        with pytest.raises(BadWire):
            reader(["Pass", 1])


def test_what_is_blocked_says_why() -> None:
    blocked = Blocked(DONE, "too-tired", "X-2")
    assert (blocked.action, blocked.why, blocked.rule) == (DONE, "too-tired", "X-2")
