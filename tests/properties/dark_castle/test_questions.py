"""Nothing useless is asked: every question of a castle has answers that lead to different positions."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from properties.walks import THOROUGH, walk

from undercroft.engine.session import Session
from undercroft.games.dark_castle import game

LUCK = 400  # a row of three dice comes to lie as it must once in 27 throws

games = given(st.integers(0, 2**32), st.integers(1, 4))


def differ(session: Session) -> bool:
    """Whether two answers to the open question lead to different positions, by the dice as they fall."""
    decision = session.decision
    assert decision is not None
    first: set[str] = set()
    ends = True
    for seat in decision.asked():
        for action in decision.options_of(seat):
            after = session.copy()
            after.answer(seat, after.serial(seat), action)
            ends = ends and after.is_over()
            reached = struck(after)
            first = first or reached
            if reached != first:
                return True
    # Where every way is death one may still choose how.
    return ends


def struck(session: Session) -> set[str]:
    """The positions to which an answer may lead: how many symbols strike is seen once they have struck."""
    if session.decision is None or session.decision.ask != "ask-die":
        # In the middle of a rule the position does not say what is asked in it.
        return {f"{session.digest()} {session.decision!r}"}
    found: set[str] = set()
    for action in session.decision.options:
        after = session.copy()
        after.act(action)
        found |= struck(after)
    return found


def can_differ(session: Session) -> bool:
    """The same, or by the dice as they could fall: two answers may once come to the same by luck."""
    return differ(session) or any(differ(session.copy_for(0, f"luck {number}")) for number in range(LUCK))


@pytest.mark.parametrize("bot", ["random", "judgement"])
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_every_question_has_answers_that_lead_to_different_positions(bot: str, seed: int, players: int) -> None:
    asked = 0
    for session in walk(game, seed, players, bot):
        if session.decision is not None:
            asked += 1
            # Whoever wants to be asked about every double is asked also where it comes to the same.
            always = session.decision.ask == "ask-double" and session.options["hold_back"] == "ask"
            assert always or can_differ(session), session.decision
    assert asked > 5


@settings(max_examples=THOROUGH, deadline=None)
@games
def test_what_an_order_answers_is_among_the_answers(seed: int, players: int) -> None:
    for session in walk(game, seed, players, "judgement"):
        decision = session.decision
        if decision is not None and decision.unasked is not None:
            assert decision.stakes
            assert any(decision.allows(seat, decision.unasked) for seat in decision.asked())
