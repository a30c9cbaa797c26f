"""Replays and forks as a worker makes them: what a seat saw, step by step, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from small_games.doors import game as doors
from small_games.vault import game
from small_games.vault.state import Pace, Vault

from undercroft.engine.errors import NotPossible, WrongSeat
from undercroft.engine.saves import fingerprint
from undercroft.engine.session import Session
from undercroft.server.game_log import StoredGame, ops_since
from undercroft.server.patch import apply
from undercroft.server.presenter import seen, text_of
from undercroft.server.replay import fork, replay

SITTERS = b'[{"name":"Ada"}]'


def played(answers: int = 10_000) -> Session:
    """A vault played at random, to its end or for so many answers."""
    rng = random.Random("replay")
    session = Session.start(game, 3, "replay")
    while session.decision is not None and len(session.entries) < answers:
        seat = session.decision.leader
        session.act(rng.choice(session.legal(seat)), seat)
    return session


def stored(session: Session, save: bytes = b"") -> bytes:
    """A game as the store has it: its rows, or a snapshot."""
    rows = [] if save else [msgspec.json.encode(op) for op in ops_since(session, 0)]
    kept = StoredGame(game.name, session.options, 3, session.seed, 0, save, b"", rows)
    return msgspec.msgpack.encode(kept)


def altered(session: Session, change: Any) -> bytes:
    """A save in which something was changed, signed as if it had been written so."""
    data = json.loads(session.save().split(b"\n")[0])
    change(data)
    body = json.dumps(data).encode()
    return body + b"\n" + fingerprint(body) + b"\n"


def shown(session: Session, seats: list[int], lang: str = "en") -> dict[str, Any]:
    """The replay for a person with these seats."""
    found: dict[str, Any] = json.loads(replay(game, stored(session), seats, lang, SITTERS))
    return found


def stages(session: Session) -> list[Session]:
    """The game after every one of its entries, from none on."""
    return [session.fork(at) for at in range(len(session.entries) + 1)]


@pytest.mark.parametrize(("seats", "through"), [([0], 0), ([1], 1), ([2, 1], 2), ([], -1)])
def test_a_replay_shows_what_one_saw_through_the_first_of_ones_seats(seats: list[int], through: int) -> None:
    session = played()
    found = shown(session, seats)
    text = text_of(game, "en")
    assert (found["game"], found["sitters"]) == ("vault", [{"name": "Ada"}])
    before, *after = stages(session)
    view = found["view"]
    assert view == seen(before, through)
    lines: list[Any] = []
    assert len(found["steps"]) == len(after)
    for step, entry, then, stage in zip(found["steps"], session.entries, [before, *after], after):
        for log, patch in step["stages"]:
            view = apply(view, patch)
            lines += log
        assert view == seen(stage, through)
        assert step["step"] == len(stage.entries)
        assert step["by"] == entry.seat
        assert step["headline"] == text.tell(game.headline(stage.state))
        assert entry.action is not None
        may_know = entry.open or entry.seat in seats
        assert step["text"] == (text.option(then.state, entry.action) if may_know else "")
        # What was told by then was told with this step: the card drawn before the first question with the first.
        assert [line[2] for line in lines] == [event.to_wire() for event in stage.heard(through)]
        if len(stage.entries) > 1:
            assert {line[3] for log, _ in step["stages"] for line in log} <= {step["step"]}
    assert [line[0] for line in lines] == list(range(len(lines)))
    assert ("Drew" in json.dumps(lines)) == (through == 0)


def test_a_replay_ends_as_the_game_did_and_in_the_readers_words() -> None:
    session = played()
    assert session.is_over()
    found = shown(session, [1])
    assert found["over"] == session.outcome()
    assert found["outcome"] == text_of(game, "en").outcome(session.state)
    assert found["recap"] == game.recap(session.state, session.events)
    assert shown(session, [1], "fr")["outcome"] == text_of(game, "fr").outcome(session.state)


def test_a_game_under_way_has_no_end_and_no_recap() -> None:
    found = shown(played(9), [1])
    assert (len(found["steps"]), found["over"], found["recap"]) == (9, "", None)
    assert shown(played(0), [1])["steps"] == []


def test_a_game_that_has_nothing_to_tell_at_the_end_has_no_recap() -> None:
    session = Session.start(doors, 2, "doors")
    while session.decision is not None:
        session.act(session.decision.options[0])
    rows = [msgspec.json.encode(op) for op in ops_since(session, 0)]
    kept = msgspec.msgpack.encode(StoredGame(doors.name, {}, 2, "doors", 0, b"", b"", rows))
    found = json.loads(replay(doors, kept, [0], "en", SITTERS))
    assert (found["over"], found["recap"]) == (session.outcome(), None)


def test_what_came_from_outside_was_nobodys() -> None:
    session = played(3)
    session.redeal(0, "anew")
    assert [step["by"] for step in shown(session, [0])["steps"]][-1] == -1
    assert shown(session, [0])["steps"][-1]["text"] == ""


def test_what_the_rules_no_longer_allow_is_not_shown_and_what_chance_no_longer_gives_is() -> None:
    session = played(30)
    assert session.checkpoints[-1].at > 10, "or it would be noticed when the snapshot is read"

    def other_answer(data: dict[str, Any]) -> None:
        data["history"][7][2] = ["Pace", "not at all"]

    def other_dice(data: dict[str, Any]) -> None:
        rolled = next(entry for entry in data["history"] if entry[4])
        rolled[4][0] += 1

    for change, steps in ((other_answer, 7), (other_dice, 30)):
        found = json.loads(replay(game, stored(session, altered(session, change)), [1], "en", SITTERS))
        assert len(found["steps"]) == steps


# -- forks -----------------------------------------------------------------------------------------------


def test_a_game_that_is_over_is_forked_as_it_was() -> None:
    session = played()
    for step in (0, 7, len(session.entries)):
        forked = Session.load(fork(game, stored(session), step, -1, "key"), game)
        assert forked.digest() == session.fork(step).digest()
        assert len(forked.entries) == step


def test_there_is_no_step_before_the_first_or_after_the_last() -> None:
    for session in (played(), played(9)):
        for step in (-1, len(session.entries) + 1):
            with pytest.raises(NotPossible, match="entries, not"):
                fork(game, stored(session), step, 0, "key")


def test_of_a_game_under_way_whoever_plays_gets_what_they_knew_and_nobody_else_anything() -> None:
    session = played(14)
    with pytest.raises(WrongSeat):
        fork(game, stored(session), 3, -1, "key")
    for seat in range(3):
        for step in (0, 6, 14):
            forked = Session.load(fork(game, stored(session), step, seat, "key"), game)
            last = session.fork(step).checkpoints[-1]
            assert game.view(forked.checkpoints[0].state, seat) == game.view(last.state, seat)
            assert (forked.entries, forked.seed) == ([], "key")
            assert forked.state.chance.dice.key != session.state.chance.dice.key


def test_what_one_could_not_know_is_another_in_every_fork() -> None:
    session = played(9)
    hands = set()
    for key in "abcdefgh":
        forked = Session.load(fork(game, stored(session), 9, 1, key), game)
        assert isinstance(forked.state, Vault)
        hands.add(tuple(forked.state.hand))
    assert len(hands) > 2


def test_a_fork_can_be_played() -> None:
    forked = Session.load(fork(game, stored(played(2)), 0, 1, "key"), game)
    for seat in range(3):
        forked.act(Pace("quick"), seat)
    assert len(forked.entries) == 3
