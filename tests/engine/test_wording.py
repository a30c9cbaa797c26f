"""Wording: a function of its own for a record that needs one, and plain words for the rest."""

from __future__ import annotations

import pytest

from undercroft.engine.decision import PASS, Blocked, Decision
from undercroft.engine.message import SILENT, Message
from undercroft.engine.session import Session
from undercroft.engine.wording import Wording, plain, silent
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.state import Castle, Gave, Left, RoundBegan, RowRolled, Turn


@pytest.fixture
def wording() -> Wording[Castle]:
    return Wording(
        questions={"ask-turner": lambda castle, decision: Message("ask-turner", options=len(decision.options))},
        answers={Turn: lambda castle, action: Message("do-turn", who=f"prisoner {action.who}")},
        events={RoundBegan: silent},
        why=lambda castle, blocked: Message(blocked.why),
        outcome=lambda castle: Message(f"outcome-{castle.over}"),
        fields={
            "who": lambda castle, who: Message(f"seat-{who}"),
            "item": lambda castle, item: Message(f"item-{item}"),
        },
    )


def castle() -> Castle:
    state = Session.start(game, 2, "words").state
    assert isinstance(state, Castle)
    return state


def test_a_record_with_a_function_is_told_by_it(wording: Wording[Castle]) -> None:
    assert wording.of(castle(), Turn(1)) == Message("do-turn", who="prisoner 1")
    assert wording.of(castle(), RoundBegan(3)) == SILENT


def test_a_record_without_one_is_told_plainly_its_fields_by_name(wording: Wording[Castle]) -> None:
    told = wording.of(castle(), Gave(item="loaf", who=1))
    assert told == Message("event-gave", item=Message("item-loaf"), who=Message("seat-1"))
    assert wording.of(castle(), PASS) == Message("do-pass")


def test_nobody_and_nothing_have_no_name(wording: Wording[Castle]) -> None:
    assert wording.of(castle(), Left(item="", who=-1)) == Message("event-left", item="", who=-1)


def test_only_numbers_and_strings_are_told_plainly() -> None:
    assert plain(RowRolled(["might"])) == Message("event-row-rolled")
    assert plain(RoundBegan(2)) == Message("event-round-began", number=2)


def test_questions_refusals_and_the_end(wording: Wording[Castle]) -> None:
    state = castle()
    assert wording.of(state, Decision([0], [Turn(0), Turn(1)], "ask-turner")) == Message("ask-turner", options=2)
    assert wording.of(state, Decision([0], [Turn(0)], "ask-else")) == Message("ask-else")
    assert wording.of(state, Blocked(Turn(0), "why-marked", "EC-CHAP-03")) == Message("why-marked")
    state.over = "escaped"
    assert wording.of(state, state) == Message("outcome-escaped")
