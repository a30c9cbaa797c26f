"""What must hold at every decision of full games, whoever plays and however oddly."""

from __future__ import annotations

import os

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import undercroft.engine.session as session_module
from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.chance import Stream, stream_key
from undercroft.engine.record import Action, read
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game

THOROUGH = int(os.environ.get("UNDERCROFT_THOROUGH", "12"))


def test_the_tree_under_test_is_the_one_meant() -> None:
    compiled = session_module.__file__.endswith(".so")
    assert compiled == (os.environ.get("UNDERCROFT_EXPECT_COMPILED") == "1")


def walk(seed: int, players: int, bot: str):
    """A game under way, decision after decision."""
    session = Session.start(game, players=players, seed=f"property {seed}")
    bots = {seat: find_bot(bot, game, f"{seed}:{seat}") for seat in range(players)}
    while session.decision is not None:
        yield session
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serial(answer[0]), answer[1])
    yield session


def same_question(first: Session, second: Session) -> bool:
    """Whether both are asked the same, with the same answers."""
    a, b = first.decision, second.decision
    if a is None or b is None:
        return a is b
    return (a.ask, a.seats, a.leader, a.options, a.rules) == (b.ask, b.seats, b.leader, b.options, b.rules) and [
        (x.seat, x.action) for x in a.asides or []
    ] == [(x.seat, x.action) for x in b.asides or []]


games = given(st.integers(0, 2**32), st.integers(1, 4), st.sampled_from(["random", "judgement"]))


@settings(max_examples=THOROUGH, deadline=None)
@games
def test_a_copy_equals_and_earlier_copies_do_not_change(seed: int, players: int, bot: str) -> None:
    kept: list[tuple[Session, str]] = []
    for session in walk(seed, players, bot):
        copy = session.copy()
        assert copy.state == session.state
        assert same_question(copy, session)
        kept.append((copy, copy.digest()))
    for copy, digest in kept[:: max(1, len(kept) // 20)]:
        assert copy.digest() == digest
        if copy.decision is not None:
            # A copy can be played on without its original noticing.
            copy.act(copy.decision.options[-1])


@settings(max_examples=THOROUGH, deadline=None)
@games
def test_the_wire_brings_everything_back(seed: int, players: int, bot: str) -> None:
    readers = game.readers()
    for session in walk(seed, players, bot):
        bytes_ = msgspec.msgpack.encode(session.state.to_wire())
        state = read(msgspec.msgpack.decode(bytes_), readers)
        assert state == session.state
        assert msgspec.msgpack.encode(state.to_wire()) == bytes_
        decision = session.decision
        for action in [] if decision is None else decision.options + [aside.action for aside in decision.asides or []]:
            back = read(msgspec.json.decode(msgspec.json.encode(action.to_wire())), readers)
            assert isinstance(back, Action)
            assert back == action
    for told in session.log:
        assert read(told.event.to_wire(), readers) == told.event


@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_save_and_load_bring_everything_back(seed: int, players: int, bot: str) -> None:
    for session in walk(seed, players, bot):
        again = Session.load(session.save())
        assert again.state == session.state
        assert same_question(again, session)
        assert again.serials == session.serials
        assert again.notice == ""


@settings(max_examples=THOROUGH, deadline=None)
@games
def test_undo_and_redo_come_back_to_the_same(seed: int, players: int, bot: str) -> None:
    before: list[str] = []
    for count, session in enumerate(walk(seed, players, bot)):
        before.append(session.digest())
        if count and count % 3 == 0:
            back = min(count, 1 + count % 5)
            for step in range(1, back + 1):
                session.undo()
                assert session.digest() == before[count - step]
            for _ in range(back):
                session.redo()
            assert session.digest() == before[count]


@settings(max_examples=THOROUGH, deadline=None)
@games
def test_a_redeal_changes_nothing_a_seat_can_see_and_all_it_cannot(seed: int, players: int, bot: str) -> None:
    changed = 0
    count = 0
    for session in walk(seed, players, bot):
        for seat in range(players):
            twin = session.copy_for(seat, f"deal {seed} {count}")
            assert twin.view(seat) == session.view(seat)
            assert same_question(twin, session)
            assert twin.state.chance != session.state.chance
            changed += twin.state.item_deck != session.state.item_deck  # type: ignore[attr-defined]
            count += 1
    assert changed > count // 2


@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_no_view_option_or_event_holds_what_is_hidden(seed: int, players: int, bot: str) -> None:
    for session in walk(seed, players, bot):
        castle = session.state
        hidden = set(castle.deck[:-1] + castle.spare)  # type: ignore[attr-defined]
        shown = set(castle.turned)  # type: ignore[attr-defined]
        for seat in range(-1, players):
            seen = repr(session.view(seat)) + repr(session.events(seat))
            assert not [page for page in hidden - shown if f"'{page}'" in seen]
            assert not [item for item in castle.item_deck if f"'{item}'" in repr(session.view(seat)["table"])]  # type: ignore[attr-defined]
            for stream in (castle.chance.setup, castle.chance.decks, castle.chance.dice):
                assert stream.key not in seen
            assert session.seed not in seen


@settings(max_examples=THOROUGH, deadline=None)
@games
def test_judgement_does_not_peek(seed: int, players: int, bot: str) -> None:
    """On a copy dealt anew it answers the same: so it used nothing that is hidden."""
    bots = {seat: find_bot("judgement", game, "same") for seat in range(players)}
    for session in walk(seed, players, bot):
        if session.decision is not None:
            twin = session.copy_for(session.decision.leader, "another deal")
            assert next_answer(twin, bots) == next_answer(session, bots)


@settings(max_examples=THOROUGH, deadline=None)
@games
def test_the_table_is_never_impossible(seed: int, players: int, bot: str) -> None:
    """Every card is somewhere once; hit points are within bounds; hands are within the limit while pages are read."""
    everything = sorted(game.start(2, {name: values[0] for name, values in game.options().items()}, fresh()).item_deck)  # type: ignore[attr-defined]
    for session in walk(seed, players, bot):
        castle = session.state
        held = [item for prisoner in castle.prisoners for item in prisoner.hands]  # type: ignore[attr-defined]
        there = castle.item_deck + castle.discard + castle.middle + held  # type: ignore[attr-defined]
        assert sorted(there) == everything
        most = 18 if players < 3 else 14 if players == 3 else 12
        for prisoner in castle.prisoners:  # type: ignore[attr-defined]
            assert prisoner.hp <= most
            assert castle.over or prisoner.hp > 0 or not prisoner.character
        pages = castle.deck + castle.spare + castle.turned  # type: ignore[attr-defined]
        assert len(pages) == len(set(pages))


def fresh():
    from undercroft.engine.chance import seeded

    return seeded("any")


def test_bots_that_answer_wrongly_are_refused_and_change_nothing() -> None:
    """A hand at the table that tries everything: other games' words, other seats, old serials."""
    rng = Stream(stream_key("wrong", "test"))
    for seed in range(4):
        old: list[Action] = []
        for session in walk(seed, 1 + seed, "random"):
            decision = session.decision
            if decision is None:
                break
            before = session.digest()
            for wrong in old[-6:]:
                seat = rng.below(session.seats)
                if decision.allows(seat, wrong):
                    continue
                try:
                    session.answer(seat, session.serial(seat), wrong)
                except session_module.Refused:
                    assert session.digest() == before
                else:
                    raise AssertionError(f"{wrong!r} was taken")
            old += decision.options
