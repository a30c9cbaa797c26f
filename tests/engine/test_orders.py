"""Standing orders in words: every moment, how it is met, how it could be; the same list for browser and terminal."""

from __future__ import annotations

import pytest
from small_games.doors import game as doors
from small_games.vault import game
from small_games.vault.state import Advance, Pace, Search, Vault

from undercroft.engine.orders import OrderableMoment, card_name, orders_of
from undercroft.engine.session import Session
from undercroft.engine.text import Text

ENGLISH = Text(game, "en", strict=True)


def vault(hand: list[str]) -> Session:
    """A vault in which the warden holds these cards, before anybody has gone in."""
    session = Session.start(game, 2, "orders")
    assert isinstance(session.state, Vault)
    cards = session.state.deck + session.state.hand
    session.state.hand[:] = hand
    session.state.deck[:] = [card for card in cards if card not in hand]
    return session


def searched(session: Session, text: Text = ENGLISH) -> OrderableMoment:
    """How the warden meets a search."""
    return orders_of(session, 0, text)[1]


def test_every_moment_is_listed_with_what_is_usual() -> None:
    advanced, found = orders_of(vault(["pit.1", "alarm.2"]), 0, ENGLISH)
    assert [advanced.title, found.title] == ["A thief goes deeper", "A thief searches"]
    assert [choice.text for choice in found.choices] == [
        "as usual: let it pass",
        "stop me",
        "let it pass",
        "let it pass until the end of the turn",
        "stop me only for Alarm",
    ]
    assert [choice.text for choice in advanced.choices][::4] == ["as usual: stop me", "stop me only for Pit"]
    assert found.standing is found.choices[0]
    assert [choice.tells() for choice in found.choices] == [False] * 4 + [True]
    assert orders_of(Session.start(doors, 1, "none"), 0, Text(doors, "en")) == []


def test_whoever_holds_nothing_is_offered_no_order_that_looks_at_the_hand() -> None:
    session = vault(["pit.1"])
    assert not searched(session).looks_at_hand()
    assert orders_of(session, 0, ENGLISH)[0].looks_at_hand()
    assert not any(moment.looks_at_hand() for moment in orders_of(session, 1, ENGLISH))


def test_with_several_cards_one_may_be_stopped_for_any_of_them() -> None:
    session = vault(["alarm.2", "alarm.3", "pit.1"])
    choices = [(choice.how, choice.text) for choice in searched(session).choices if choice.tells()]
    assert choices == [
        ("fitting", "stop me only when I hold something for it"),
        *[("card", "stop me only for Alarm")] * 2,
    ]
    session.order(0, "searched", "fitting")
    vault_state = session.state
    assert isinstance(vault_state, Vault)
    vault_state.hand.remove("alarm.2")
    assert searched(session).standing.how == "fitting"


@pytest.mark.parametrize(
    ("how", "card", "words"),
    [
        ("stop", "", "stop me"),
        ("pass", "", "let it pass"),
        ("turn", "", "let it pass until the end of the turn"),
        ("card", "alarm.2", "stop me only for Alarm"),
        ("", "", "as usual: let it pass"),
    ],
)
def test_what_was_ordered_stands(how: str, card: str, words: str) -> None:
    session = vault(["alarm.2"])
    session.order(0, "searched", "stop")
    session.order(0, "searched", how, card)
    assert searched(session).standing.text == words
    assert orders_of(session, 0, ENGLISH)[0].standing.how == ""


def test_an_order_for_a_card_outlasts_the_card() -> None:
    session = vault(["pit.1"])
    session.order(0, "searched", "card", "alarm.2")
    moment = searched(session)
    assert (moment.standing.how, moment.standing.card) == ("card", "alarm.2")
    assert moment.choices[-1] is moment.standing
    session.order(0, "searched", "stop")
    assert [choice.card for choice in searched(session).choices if choice.card] == []


def test_until_the_end_of_the_turn_is_over_with_the_turn() -> None:
    session = vault(["alarm.2"])
    for seat in (0, 1):
        session.act(Pace("quick" if seat else "quiet"), seat)
    session.order(0, "advanced", "turn")
    moment = orders_of(session, 0, ENGLISH)[0]
    assert moment.standing.how == "turn"
    session.act(Advance())
    assert orders_of(session, 0, ENGLISH)[0].standing.how == "turn"
    for _ in range(2):
        session.act(Search())
    assert orders_of(session, 0, ENGLISH)[0].standing.how == ""


def test_cards_are_called_by_their_kind_or_by_their_id() -> None:
    french = Text(game, "fr", strict=True)
    assert [card_name(french, card) for card in ("bolt.3", "rope.1")] == ["Porte verrouillée", "rope.1"]


def test_nobody_has_won_while_it_is_under_way() -> None:
    session = vault(["pit.1"])
    assert session.winners() == []
    while session.decision is not None:
        session.act(session.legal(session.decision.leader)[0])
    assert session.winners() == [1 if session.outcome() == "kept" else 0]
