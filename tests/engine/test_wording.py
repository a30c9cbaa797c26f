"""Wording: a function of its own for a record that needs one, and plain words for the rest."""

from __future__ import annotations

from undercroft.engine.decision import PASS, Blocked, Decision
from undercroft.engine.message import SILENT, Message
from undercroft.engine.session import Session
from undercroft.engine.wording import Wording, plain, silent
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.state import Castle, Gave, Left, RoundBegan, RowRolled, Turn

WORDING: Wording[Castle] = Wording(
    questions={"ask-turner": lambda castle, decision: Message("ask-turner", options=len(decision.options))},
    answers={Turn: lambda castle, action: Message("do-turn", who=f"prisoner {action.who}")},
    events={RoundBegan: silent},
    why=lambda castle, blocked: Message(blocked.why),
    outcome=lambda castle: Message(f"outcome-{castle.over}"),
    fields={"who": lambda castle, who: Message(f"seat-{who}"), "item": lambda castle, item: Message(f"item-{item}")},
)


def castle() -> Castle:
    state = Session.start(game, 2, "words").state
    assert isinstance(state, Castle)
    return state


def test_a_record_with_a_function_is_told_by_it() -> None:
    assert WORDING.of(castle(), Turn(1)) == Message("do-turn", who="prisoner 1")
    assert WORDING.of(castle(), RoundBegan(3)) == SILENT


def test_a_record_without_one_is_told_plainly_its_fields_by_name() -> None:
    told = WORDING.of(castle(), Gave(item="loaf", who=1))
    assert told == Message("event-gave", item=Message("item-loaf"), who=Message("seat-1"))
    assert WORDING.of(castle(), PASS) == Message("do-pass")


def test_nobody_and_nothing_have_no_name() -> None:
    assert WORDING.of(castle(), Left(item="", who=-1)) == Message("event-left", item="", who=-1)


def test_only_numbers_and_strings_are_told_plainly() -> None:
    assert plain(RowRolled(["might"])) == Message("event-row-rolled")
    assert plain(RoundBegan(2)) == Message("event-round-began", number=2)


def test_questions_refusals_and_the_end() -> None:
    state = castle()
    assert WORDING.of(state, Decision([0], [Turn(0), Turn(1)], "ask-turner")) == Message("ask-turner", options=2)
    assert WORDING.of(state, Decision([0], [Turn(0)], "ask-else")) == Message("ask-else")
    assert WORDING.of(state, Blocked(Turn(0), "why-marked", "EC-CHAP-03")) == Message("why-marked")
    state.over = "escaped"
    assert WORDING.of(state, state) == Message("outcome-escaped")
