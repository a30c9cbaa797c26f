"""The rules of doors."""

from __future__ import annotations

from small_games.doors import game
from small_games.doors.state import Burn, Corridor, Force, Heard, Listen, Opened, Turn

from undercroft.engine.session import Session


def lay(door: str, players: int = 2, candles: int = 8) -> Session:
    """A corridor with this door ahead."""
    begun = Session.start(game, players=players, seed="doors")
    corridor = begun.state.copy()
    assert isinstance(corridor, Corridor)
    corridor.doors.remove(door)
    corridor.doors.append(door)
    corridor.candles = candles
    corridor.agenda = [Turn(0)]  # the turn under way is no longer on it
    return Session.at(game, corridor, players, begun.options, "doors")


def test_a_die_as_high_as_the_door_is_strong_opens_it() -> None:
    session = lay("oak_door")
    session.script("dice", [3])  # counted from 0: a die that shows 4
    session.act(Force())
    assert session.events[-1].event == Opened(seat=0, door="oak_door")


def test_a_lower_die_costs_a_candle_and_the_last_one_the_game() -> None:
    session = lay("oak_door", candles=1)
    session.script("dice", [2])
    session.act(Force())
    assert session.outcome() == "dark"


def test_fire_is_sure_while_there_are_candles_to_spare() -> None:
    session = lay("iron_door", candles=3)
    session.act(Burn())
    assert session.view(0)["table"]["candles"] == 1
    assert session.decision is not None
    assert Burn() not in session.decision.options


def test_whoever_listens_knows_the_door_and_nobody_else_does() -> None:
    session = lay("grating")
    session.act(Listen())
    assert Heard(seat=0, door="grating") in session.heard(0)
    assert session.view(0)["table"]["ahead"] == "grating"
    assert "grating" not in repr(session.view(1)) + repr(session.heard(1))


def test_nobody_may_say_what_they_heard() -> None:
    session = lay("grating")
    assert game.talk(session.state, session.decision).chat
    session.act(Listen())
    assert not game.talk(session.state, session.decision).chat


def test_for_others_a_redeal_puts_any_door_there_that_would_have_held() -> None:
    session = lay("iron_door")
    session.script("dice", [3])
    session.act(Force())
    session.act(Listen())
    ahead: list[set[str]] = [set(), set()]
    for key in range(40):
        for seat in range(2):
            corridor = session.copy_for(seat, str(key)).state
            assert isinstance(corridor, Corridor)
            ahead[seat].add(corridor.doors[-1])
    assert ahead == [{"grating", "iron_door"}, {"iron_door"}]
