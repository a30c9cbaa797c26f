"""What must hold at every decision of full games, whoever plays and however oddly, in every game there is."""

from __future__ import annotations

import os
import random
from itertools import chain

import msgspec
import pytest
from all_games import GAMES, SMALL_GAMES, each
from hypothesis import given, settings
from hypothesis import strategies as st
from properties.holds import Holds
from properties.walks import THOROUGH, bots_for, can_be_dealt_anew, every, same_question, walk

import undercroft.engine.session as session_module
from undercroft.bots.player import next_answer, play_out
from undercroft.engine.errors import NotPossible, Refused
from undercroft.engine.game import Game
from undercroft.engine.record import Action, read
from undercroft.engine.session import Session

FEW = 8  # positions; one number in twelve is dealt again as it was
SHORT_GAMES = 20  # of the shortest, enough to try many answers

games = given(st.integers(0, 2**32), st.integers(1, 4), st.sampled_from(["random", "judgement"]))
each_game = each([*GAMES, *SMALL_GAMES])


def test_the_tree_under_test_is_the_one_meant() -> None:
    compiled = session_module.__file__.endswith(".so")
    assert compiled == (os.environ.get("UNDERCROFT_EXPECT_COMPILED") == "1")


# -- the same again --------------------------------------------------------------------------------------


@each_game
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_a_copy_equals_and_earlier_copies_do_not_change(game: Game, seed: int, players: int, bot: str) -> None:
    kept: list[tuple[Session, str]] = []
    for session in walk(game, seed, players, bot):
        copy = session.copy()
        assert copy.state == session.state
        assert same_question(copy, session)
        kept.append((copy, copy.digest()))
    for copy, digest in kept[:: max(1, len(kept) // 20)]:
        assert copy.digest() == digest
        if copy.decision is not None:
            # A copy can be played on without its original noticing.
            copy.act(copy.decision.options[-1])


@each_game
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_the_wire_brings_everything_back(game: Game, seed: int, players: int, bot: str) -> None:
    readers = game.readers()
    for session in walk(game, seed, players, bot):
        bytes_ = msgspec.msgpack.encode(session.state.to_wire())
        state = read(msgspec.msgpack.decode(bytes_), readers)
        assert state == session.state
        assert msgspec.msgpack.encode(state.to_wire()) == bytes_
        decision = session.decision
        for action in [] if decision is None else decision.options + [aside.action for aside in decision.asides or []]:
            back = read(msgspec.json.decode(msgspec.json.encode(action.to_wire())), readers)
            assert isinstance(back, Action)
            assert back == action
    for told in session.events:
        assert read(told.event.to_wire(), readers) == told.event


@each_game
@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_save_and_load_bring_everything_back(game: Game, seed: int, players: int, bot: str) -> None:
    for count, session in enumerate(walk(game, seed, players, bot)):
        if count % every(game):
            continue
        again = Session.load(session.save(), game)
        assert again.state == session.state
        assert same_question(again, session)
        assert again.serials == session.serials
        assert again.notice == ""


@each_game
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_undo_and_redo_come_back_to_the_same(game: Game, seed: int, players: int, bot: str) -> None:
    before: list[str] = []
    for count, session in enumerate(walk(game, seed, players, bot)):
        before.append(session.digest())
        if count and count % (2 + every(game)) == 0:
            back = min(count, 1 + count % 5)
            for step in range(1, back + 1):
                session.undo()
                assert session.digest() == before[count - step]
            for _ in range(back):
                session.redo()
            assert session.digest() == before[count]


@each_game
@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_undo_to_a_landmark_and_redo_come_back_to_the_same(game: Game, seed: int, players: int, bot: str) -> None:
    before: list[str] = []
    for count, session in enumerate(walk(game, seed, players, bot)):
        before.append(session.digest())
        if count % (3 * every(game)):
            continue
        for label in sorted({mark.kind() for mark in session.checkpoints if mark.label}):
            try:
                to = session.crossing(label).to
            except NotPossible:
                continue  # it has only just begun
            session.undo(label)
            assert session.digest() == before[to]
            session.redo()
            assert session.digest() == before[count]


# -- answers ---------------------------------------------------------------------------------------------


@each_game
@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_every_answer_that_is_offered_is_taken(game: Game, seed: int, players: int, bot: str) -> None:
    rng = random.Random(seed)
    for session in walk(game, seed, players, bot):
        decision = session.decision
        if decision is None:
            continue
        assert len(decision.options) == len({repr(option) for option in decision.options}), "an option twice"
        offers = [(seat, action) for seat in decision.asked() for action in decision.options_of(seat)]
        rng.shuffle(offers)
        for seat, action in offers[:12]:
            copy = session.copy()
            copy.answer(seat, copy.serial(seat), action)
            assert copy.decision is not None or copy.outcome()


@each_game
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_answers_that_are_not_offered_are_refused_and_change_nothing(game: Game, players: int) -> None:
    """A hand at the table that tries everything: other moments' words, other seats, old serials."""
    rng = random.Random(players)
    old: list[Action] = []
    tried = 0
    for session in chain.from_iterable(walk(game, players + more, players, "random") for more in range(SHORT_GAMES)):
        decision = session.decision
        if decision is None and tried > 20:
            break
        if decision is None:
            continue
        before = session.digest()
        for wrong in rng.sample(old, min(6, len(old))):
            seat = rng.randrange(session.seats + 1)
            if decision.allows(seat, wrong):
                continue
            with pytest.raises(Refused):
                session.answer(seat, session.serials[seat] if seat < session.seats else 0, wrong)
            assert session.digest() == before
            tried += 1
        seat = decision.leader
        with pytest.raises(Refused):
            session.answer(seat, session.serial(seat) - 1, decision.options[0])
        assert session.digest() == before
        assert session.decision is decision
        old += decision.options
    assert tried > 20


# -- what is hidden --------------------------------------------------------------------------------------


@each_game
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_a_redeal_changes_nothing_a_seat_can_see_and_all_it_cannot(
    game: Game, seed: int, players: int, bot: str
) -> None:
    changed = 0
    count = 0
    holds = Holds(game)
    for place, session in enumerate(walk(game, seed, players, bot)):
        for seat in range(session.seats) if place % every(game) == 0 else [place % session.seats]:
            if not can_be_dealt_anew(session, seat):
                continue
            twin = session.copy_for(seat, f"deal {seed} {count}")
            assert twin.view(seat) == session.view(seat)
            assert same_question(twin, session)
            decision = session.decision
            if decision is not None:
                assert game.foresee(twin.state, decision, seat) == game.foresee(session.state, decision, seat)
                blocked = [(one.why, one.rule, one.action) for one in game.why_not(session.state, decision, seat)]
                assert blocked == [(x.why, x.rule, x.action) for x in game.why_not(twin.state, decision, seat)]
            assert not holds.impossible(twin, session.events), "what was dealt is no table"
            assert twin.state.chance != session.state.chance
            dealt = holds.dealt(session, seat)
            changed += holds.dealt(twin, seat) != dealt
            count += dealt != []
    assert changed > count // 2 or count < FEW


@each_game
@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_a_table_dealt_anew_can_be_played_on(game: Game, seed: int, players: int, bot: str) -> None:
    bots = bots_for(game, "random", "on")
    for place, session in enumerate(walk(game, seed, players, bot)):
        seat = place % session.seats
        if place % (4 * every(game)) == seed % 4 and can_be_dealt_anew(session, seat):
            twin = session.copy_for(seat, f"on {seed} {place}")
            play_out(twin, bots, 60)
            assert twin.decision is not None or twin.outcome()


@each_game
@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_no_view_option_or_event_holds_what_is_hidden(game: Game, seed: int, players: int, bot: str) -> None:
    holds = Holds(game)
    for session in walk(game, seed, players, bot):
        state = session.state
        for seat in range(-1, session.seats):
            hidden = holds.hidden(session, seat)
            covered = holds.covered(session, seat)
            seen = repr(session.view(seat)) + repr(session.heard(seat))
            decision = session.decision
            if decision is not None and seat >= 0:
                seen += repr(game.foresee(state, decision, seat)) + repr(decision.options_of(seat))
                seen += repr([(one.why, one.rule, one.action) for one in game.why_not(state, decision, seat)])
            assert not [id for id in hidden if f"'{id}'" in seen]
            table = repr(session.view(seat)["table"])
            assert not [id for id in covered if f"'{id}'" in table]
            for stream in (state.chance.setup, state.chance.decks, state.chance.dice):
                assert stream.key not in seen
            assert session.seed not in seen


@each([game for game in [*GAMES, *SMALL_GAMES] if game.judgement() is not None])
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_judgement_does_not_peek(game: Game, seed: int, players: int, bot: str) -> None:
    """On copies dealt anew its twin answers the same: so it used nothing that is hidden."""
    bots, twins = bots_for(game, "judgement"), bots_for(game, "judgement")
    for session in walk(game, seed, players, bot):
        if session.decision is not None:
            twin = session.copy_for(session.decision.leader, "another deal")
            assert next_answer(twin, twins) == next_answer(session, bots)


# -- the table -------------------------------------------------------------------------------------------


@each_game
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_the_table_is_never_impossible(game: Game, seed: int, players: int, bot: str) -> None:
    for session in walk(game, seed, players, bot):
        assert Holds(game).impossible(session, session.events) == []
