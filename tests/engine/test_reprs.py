"""What the things of the engine say of themselves, where somebody prints them."""

from __future__ import annotations

import pytest

from undercroft import Player, Session, find_game
from undercroft.engine.decision import DONE, PASS, Aside, Blocked, Decision, Each
from undercroft.engine.message import Message
from undercroft.engine.state import Told
from undercroft.games.dark_castle.state import Rested


class Sleeper(Player):
    """Never answers."""


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (Decision([0], [PASS], "ask-rest"), "<Decision ask-rest for seat 0, 1 option>"),
        (
            Decision([1, 0], [PASS, DONE], "ask-turner", asides=[Aside(2, PASS)]),
            "<Decision ask-turner for seats 1 0, 2 options, asides: 1>",
        ),
        (
            Each({0: [PASS], 2: [PASS, DONE]}, "ask-pace"),
            "<Decision ask-pace for each of seats 0 2, waiting: [0, 2]>",
        ),
        (Aside(2, PASS), "<Aside of seat 2: Pass()>"),
        (Blocked(PASS, "why-not-now", "EC-ITEM-14"), "<Blocked Pass(): why-not-now, rule EC-ITEM-14>"),
        (Told(Rested(who=1)), "<Told everyone: Rested(who=1)>"),
        (Told(Rested(who=1), only=0), "<Told seat 0: Rested(who=1)>"),
        (Sleeper(), "<Sleeper>"),
        (find_game("dark-souls"), "<Game dark-souls, 1 to 4 players>"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_thing_says_what_it_is(thing: object, said: str) -> None:
    assert repr(thing) == said


def test_a_message_in_the_fewest_words() -> None:
    assert Message("").brief() == ""
    page = Message("headline-page", number=3, page=Message("page-long_chain"))
    assert page.brief() == "headline-page number=3 page=page-long_chain"


@pytest.mark.parametrize("name", ["dark-castle", "dark-souls"])
def test_a_session_tells_where_it_stands_and_never_its_seed(name: str) -> None:
    session = Session.start(name, players=2, seed="never to be told")
    for _ in range(40):
        assert repr(session).startswith(f"<Session {name} for 2, ")
        assert session.decision.ask in repr(session)
        assert "never" not in repr(session)
        session.act(session.decision.options[0])
        if session.is_over():
            break


def test_a_session_that_is_over_says_how_it_ended() -> None:
    session = Session.start("dark-castle", players=1, seed="over")
    while not session.is_over():
        session.act(session.decision.options[0])
    assert repr(session).endswith(f": over, {session.outcome()}>")
