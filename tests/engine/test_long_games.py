"""A game of twenty thousand answers costs no more an answer than a short one: in checkpoints, replay and bytes."""

from __future__ import annotations

import itertools
import random
from bisect import bisect_right
from collections.abc import Iterator

import msgspec
import pytest
from small_games.vault import game
from small_games.vault.endless import endless, further

from undercroft.engine.errors import BadSave
from undercroft.engine.history import MOST_CHECKPOINTS, RECENT, Checkpoint, landmarks, thinned
from undercroft.engine.saves import SAVED_CHECKPOINTS, PastPart, Saving, load
from undercroft.engine.session import Session

ANSWERS = 20_000


@pytest.fixture(scope="module")
def long_game() -> Iterator[Session]:
    """A vault in which nobody ever wins."""
    with endless():
        session = Session.start(game, 2, "long")
        session.order(0, "advanced", "pass")
        while len(session.entries) < ANSWERS:
            seat, action = further(session)
            session.act(action, seat)
            assert len(session.checkpoints) <= MOST_CHECKPOINTS
        yield session


def test_there_are_never_too_many_checkpoints(long_game: Session) -> None:
    places = [checkpoint.at for checkpoint in long_game.checkpoints]
    assert len(places) <= MOST_CHECKPOINTS
    assert places == sorted(places)
    assert places[0] == 0
    # Dense near now, sparse far back, but nowhere with a hole.
    near = [later - earlier for earlier, later in zip(places[-RECENT:], places[1 - RECENT :])]
    far = [later - earlier for earlier, later in itertools.pairwise(places)]
    assert max(near) <= 4
    assert max(far) <= 4 * ANSWERS // (MOST_CHECKPOINTS - RECENT)


def test_whatever_one_goes_back_to_is_replayed_from_not_far_before(long_game: Session) -> None:
    places = [checkpoint.at for checkpoint in long_game.checkpoints]
    bound = 4 * ANSWERS // (MOST_CHECKPOINTS - RECENT)
    for target in range(0, ANSWERS, 97):
        assert target - places[bisect_right(places, target) - 1] <= bound
    for target in range(len(long_game.entries) - RECENT, len(long_game.entries)):
        assert target - places[bisect_right(places, target) - 1] <= 4


def test_one_can_go_back_anywhere_and_forth_again(long_game: Session) -> None:
    digest = long_game.digest()
    twin = Session.load(long_game.save(), game)
    for target in (ANSWERS - 1, ANSWERS - 300, ANSWERS // 2):
        twin.back(target)
        assert len(twin.entries) == target
    for _ in range(3):
        twin.redo()
    assert twin.digest() == digest


def test_the_latest_of_each_kind_is_kept(long_game: Session) -> None:
    assert [checkpoint.kind() for checkpoint in landmarks(long_game.checkpoints, len(long_game.entries))] == ["round"]


def test_an_answer_takes_as_many_bytes_late_as_early(long_game: Session) -> None:
    sizes = [len(msgspec.json.encode(entry.to_wire())) for entry in long_game.history]
    digits = 2 * len(str(ANSWERS))  # numbers of a late entry have more digits
    assert max(sizes[-500:]) <= max(sizes[:500]) + digits


def test_what_is_kept_beside_the_rows_does_not_grow(long_game: Session) -> None:
    short = Session.start(game, 2, "long")
    while len(short.entries) < 200:
        assert short.decision is not None
        short.act(short.legal(short.decision.leader)[0], short.decision.leader)
    early = len(Saving(short, past=False).encode())
    late = len(Saving(long_game, past=False).encode())
    assert late <= early * 1.2 + 30 * SAVED_CHECKPOINTS


def test_the_past_is_stored_part_by_part_and_is_the_same_when_joined() -> None:
    """Through answers, orders that replace one another, ways back and forth: no part is ever written twice."""
    with endless():
        session = Session.start(game, 2, "parts")
        chance = random.Random("parts")
        parts: list[PastPart] = []
        for turn in range(1_500):
            what = chance.random()
            if what < 0.1 and session.entries:
                session.back(max(0, len(session.entries) - chance.randrange(1, 9)))
            elif what < 0.2 and session.undone:
                session.redo()
            elif what < 0.3:
                session.order(0, chance.choice(["advanced", "searched"]), chance.choice(["pass", "stop"]))
            else:
                seat, action = further(session)
                session.act(action, seat)
            if turn % 7 == 0:
                saving = Saving(session, past=False)
                saved, part = saving.encode_with_part()
                assert len(saving.history) <= 40
                parts.append(part)
                session.stored = saving.until
                twin = load(saved, game, parts)
                assert twin.save() == session.save()
                assert twin.stored == session.stored
                assert [len(taken) for taken in twin.undone] == [len(taken) for taken in session.undone]
        with pytest.raises(BadSave, match="part of the past"):
            load(saved, game, parts[:1] + parts[-1:])
        with pytest.raises(BadSave):
            load(saved, game)


def test_a_past_that_comes_out_otherwise_is_stored_anew() -> None:
    """What is brought back after the rules have changed may be another than what was taken back."""
    session = Session.start(game, 2, "parts")
    while len(session.entries) < 6:
        seat, action = further(session)
        session.act(action, seat)
    session.stored = Saving(session, past=False).until
    session.back(3)
    assert session.stored[0] == 6
    session.redo()
    assert session.stored[0] == 6
    session.back(3)
    session.undone[-1][0].values = [4, 4]
    session.redo()
    assert session.stored[0] == 0


def test_thinning_keeps_the_recent_and_the_first_and_latest_of_each_kind() -> None:
    state = Session.start(game, 2, "x").state
    labels = {5: "page:1", 77: "page:2", 205: "page:3"}
    many = [Checkpoint(at, state, labels.get(at, "round:1" if at % 7 == 6 else ""), 2) for at in range(400)]
    kept = thinned(many)
    places = [checkpoint.at for checkpoint in kept]
    assert places[0] == 0
    assert places[-RECENT:] == list(range(400 - RECENT, 400))
    assert {5, 6, 205} <= set(places), "by the first of a kind one sees which is coarser"
    assert [mark.kind() for mark in landmarks(kept, 400)] == ["round", "page"]
    assert len(kept) <= MOST_CHECKPOINTS


def gaps(places: list[int]) -> list[int]:
    """How far each checkpoint that is kept of these lies from the one before, up to the recent ones."""
    state = Session.start(game, 2, "x").state
    kept = thinned([Checkpoint(at, state, "", 2) for at in places])[: 1 - RECENT]
    return [later.at - earlier.at for earlier, later in itertools.pairwise(kept)]


def test_what_is_thinned_out_lies_evenly_and_as_dense_as_there_is_room() -> None:
    room = MOST_CHECKPOINTS - RECENT
    assert gaps(list(range(400 + RECENT))) == [2 * 399 // room] * 44 + [4]
    assert gaps(list(range(397 + RECENT))) == [2 * 396 // room] * 44 + [1]
    assert set(gaps([place // 4 for place in range(160 + RECENT)])) == {1}, "where many lie at one place"
    # The way from the first one on counts, too.
    assert set(gaps([0, *range(1000, 1300 + RECENT)])[1:-1]) == {2 * 1299 // room}
