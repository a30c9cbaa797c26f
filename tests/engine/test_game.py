"""The contract of a game: what must be there, and what a game that says nothing of it gets."""

from __future__ import annotations

import os

import pytest
from small_games.dark_alley.game import game as alley
from small_games.dark_alley.state import Drew, Turn, Walk, Walked

from undercroft.engine.chance import Stream, seeded
from undercroft.engine.decision import DONE, Blocked, Decision
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import Game, find_game, games
from undercroft.engine.message import SILENT, Message
from undercroft.engine.talk import FREE, SILENCE

STATE = alley.start(2, {}, seeded("game"))
QUESTION = Decision([1], [DONE], "ask-walk")


def test_what_every_game_must_bring() -> None:
    bare = Game()
    for missing in (
        lambda: bare.start(2, {}, seeded("x")),
        lambda: bare.run(STATE, Turn(1)),
        lambda: bare.payoff(STATE, 0),
        lambda: bare.readers(),
        lambda: bare.view(STATE, 0),
        lambda: bare.redeal(STATE, 0, Stream("00" * 32)),
    ):
        with pytest.raises(NotImplementedError):
            missing()


def test_what_a_game_need_not_say() -> None:
    bare = Game()
    assert bare.options() == {}
    assert [(side.name, side.seats) for side in bare.sides(3, {})] == [("players", [0, 1, 2])]
    assert bare.estimate(STATE, 0) == 0.5
    assert bare.milestone(STATE, QUESTION) == -1
    assert bare.features(STATE, 0) == [1.0]
    assert bare.judgement() is None
    assert (bare.label(STATE, Turn(1)), bare.scene(STATE), bare.lesson(STATE, QUESTION)) == ("", "", "")
    event = Walked(1, 2)
    assert bare.see(event, 0) is event
    assert (bare.why_not(STATE, QUESTION, 0), bare.foresee(STATE, QUESTION, 0)) == ([], {})
    assert bare.seatings(STATE, QUESTION) == []
    assert bare.headline(STATE) == SILENT
    assert bare.talk(STATE, QUESTION) == FREE
    bare.chat = False
    assert bare.talk(STATE, QUESTION) == SILENCE
    assert (bare.faces(None), bare.sources(), bare.recap(STATE, [])) == ({}, {}, {})
    assert (bare.packs(), bare.pack_digests()) == ([], {})
    with pytest.raises(NotPossible, match="join or leave"):
        bare.reseat(STATE, 3, -1)


def test_what_is_said_of_a_thing_goes_by_its_name_and_its_fields() -> None:
    assert alley.words(STATE, QUESTION) == Message("ask-walk", count=0)
    assert alley.words(STATE, Blocked(DONE, "too-tired", "X-1")) == Message("too-tired")
    assert alley.words(STATE, Walk(2)) == Message("do-walk", steps=2)
    assert alley.words(STATE, Drew(1, "stone")) == Message("event-drew", seat=1, card="stone")
    over = STATE.copy()
    over.over = "through"
    assert alley.words(over, over) == Message("outcome-through")


def test_a_game_is_found_by_its_name() -> None:
    for name, game in games().items():
        assert game.name == name
        assert find_game(name) is game
    with pytest.raises(NotPossible, match=r"there is no game called 'chess'; known here: .*dark-castle"):
        find_game("chess")


@pytest.mark.skipif(os.environ.get("UNDERCROFT_EXPECT_COMPILED") == "1", reason="compiled functions are not replaced")
def test_where_nothing_is_installed_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.engine.game.own_games", list)
    monkeypatch.setattr("undercroft.engine.game.entry_points", lambda **_: [])
    with pytest.raises(NotPossible, match=r"known here: none$"):
        find_game("dark-castle")
