"""Who is asked in a window, and what that tells the others."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from small_games.dark_alley.game import DarkAlley as Alley
from small_games.dark_alley.state import Play, Street, Turn, Walk

from undercroft.engine.decision import DONE, PASS, Decision
from undercroft.engine.errors import NotPossible, Over
from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.engine.window import FOR_CARD, Order, Reaction, order_from, window


class Narrows(Alley):
    """An alley in which only what begins with "sh" fits the moment: one can hold cards, and none that fits."""

    name = "narrows"

    def run(self, state: State, step: Step) -> Rule | None:
        assert isinstance(state, Street)
        assert isinstance(step, Turn)
        return passage(state, step.seat)


def fitting(street: Street, seat: int) -> list[Action]:
    return [Play(card) for card in street.hands[seat] if card.startswith("sh")]


def passage(street: Street, walker: int) -> Rule:
    """A walker goes on; all others may step in."""
    yield Decision([walker], [Walk(1), DONE], "ask-walk", is_open=False)
    others = [seat for seat in range(len(street.hands)) if seat != walker]
    yield from window("step", others, lambda seat: fitting(street, seat))
    street.next(Turn(1 if walker == len(street.hands) - 1 else walker + 1))


def asked(session: Session) -> list[tuple[list[int], str, bool, list[int]]]:
    """Whom the table waits for, one after the other, until the walk is over; with everybody's serials."""
    found = []
    session.act(Walk(1))
    while session.decision is not None and session.decision.window:
        decision = session.decision
        found.append((decision.seats, decision.window, decision.linger, list(session.serials)))
        assert decision.options == [PASS, *fitting(street_of(session), decision.seats[0])]
        assert not decision.open
        session.act(PASS, seat=decision.seats[0])
    return found


def street_of(session: Session) -> Street:
    assert isinstance(session.state, Street)
    return session.state


def test_whoever_holds_nothing_that_fits_is_asked_all_the_same() -> None:
    """Of many deals, in some of which a seat holds what fits and in others not, the others see no difference."""
    seen = []
    held = set()
    for seed in range(40):
        session = Session.start(Narrows(), players=4, seed=str(seed))
        held |= {(seat, bool(fitting(street_of(session), seat))) for seat in (0, 2, 3)}
        seen.append(asked(session))
    assert held == {(seat, fits) for seat in (0, 2, 3) for fits in (False, True)}
    assert [seats for seats, *_ in seen[0]] == [[0], [2], [3]]
    assert seen == [seen[0]] * len(seen)


def drive(
    rule: Generator[Decision, Action, Reaction | None], *answers: Action
) -> tuple[list[Decision], Reaction | None]:
    """A window with these answers: what was asked, and how it ended."""
    decisions = [next(rule)]
    for answer in answers:
        try:
            decisions.append(rule.send(answer))
        except StopIteration as end:
            return decisions, end.value
    raise AssertionError("the window is still open")


def test_the_first_to_step_in_closes_the_window() -> None:
    decisions, reaction = drive(window("door", [2, 0, 1], lambda seat: [Play("stone")], ("X-1",)), PASS, Play("stone"))
    assert [decision.seats for decision in decisions] == [[2], [0]]
    assert [(decision.ask, decision.window, tuple(decision.rules)) for decision in decisions] == [
        ("window-door", "door", ("X-1",))
    ] * 2
    assert reaction is not None
    assert (reaction.seat, reaction.action) == (0, Play("stone"))


def test_a_window_nobody_uses_ends_with_nothing() -> None:
    decisions, reaction = drive(window("door", [0, 1], lambda seat: []), PASS, PASS)
    assert [decision.options for decision in decisions] == [[PASS], [PASS]]
    assert reaction is None


def test_a_standing_order_is_read_from_its_line() -> None:
    for line in ("step stop", "step pass", "step card stone", "step turn 2:1", "step usual"):
        assert order_from(line).to_text() == line
    told = order_from("step pass 2:1")
    assert (told.card, told.turn) == ("", ""), "only some orders are about a card or a turn"
    for odd in ("", "step", "step card stone twice"):
        with pytest.raises(NotPossible, match="is no standing order"):
            order_from(odd)
    with pytest.raises(NotPossible, match="one of stop, pass, turn, fitting, card, not 'sometimes'"):
        order_from("step sometimes")


@pytest.mark.parametrize(
    ("card", "stops"), [("trap.2", True), ("trap", True), ("trap.3", False), ("tra", False), ("2", False)]
)
def test_an_order_for_a_card_stops_for_it_or_for_its_kind(card: str, stops: bool) -> None:
    assert Order("advanced", FOR_CARD, card).stops([PASS, Play("trap.2")], "", False) is stops


def test_the_end_of_a_game_is_the_end_of_what_was_to_come() -> None:
    state = Session.start(Alley(), 2, "end").state
    state.next(Turn(0), Turn(1))
    with pytest.raises(Over):
        state.end("home")
    assert (state.over, state.agenda) == ("home", [])
