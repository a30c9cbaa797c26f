"""The march: turns and the end (BL-TURN, BL-END)."""

from __future__ import annotations

import pytest

from undercroft.engine.session import Session
from undercroft.scaffold.blank import game
from undercroft.scaffold.blank.rules.march import GOAL, ROUNDS
from undercroft.scaffold.blank.state import March, Run, Stumbled, Walk, Walked


def lay(players: int = 1) -> Session:
    """A march about to begin."""
    return Session.start(game, players=players, seed="march")


def march_of(session: Session) -> March:
    """The table itself."""
    assert isinstance(session.state, March)
    return session.state


@pytest.mark.rule("BL-TURN-01")
def test_everybody_has_a_turn_a_round_and_whoever_walks_goes_a_step() -> None:
    session = lay(players=2)
    asked = []
    for _ in range(4):
        assert session.decision is not None
        asked.append((march_of(session).round, session.decision.leader))
        session.act(Walk())
    assert asked == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert march_of(session).steps == 4
    assert session.events[0].event == Walked(seat=0, steps=1)


@pytest.mark.rule("BL-TURN-02")
@pytest.mark.parametrize(("shown", "steps"), [(1, 0), (2, 0), (3, 2), (6, 2)])
def test_whoever_runs_goes_two_steps_or_stumbles(shown: int, steps: int) -> None:
    session = lay()
    session.script("dice", [shown - 1])
    session.act(Run())
    assert march_of(session).steps == steps
    assert session.events[0].event == (Walked(seat=0, steps=steps) if steps else Stumbled(seat=0, shown=shown))


@pytest.mark.rule("BL-END-01")
@pytest.mark.parametrize("players", [1, 4])
def test_enough_steps_for_all_end_the_march_at_once(players: int) -> None:
    session = lay(players)
    steps = 0
    while not session.is_over():
        assert steps < GOAL * players
        session.script("dice", [5])
        session.act(Run())
        steps += 2
    assert (session.outcome(), steps) == ("arrived", GOAL * players)
    assert session.payoff(0) == 1.0


@pytest.mark.rule("BL-END-01")
def test_night_falls_after_the_last_round() -> None:
    session = lay()
    for _ in range(ROUNDS):
        assert not session.is_over()
        session.act(Walk())
    assert session.outcome() == "benighted"
    assert session.payoff(0) == 0.0
