"""What must hold at every decision of full games, whoever plays and however oddly, in every game of the house."""

from __future__ import annotations

import os
import random
from types import ModuleType

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from properties import castle_holds, souls_holds
from properties.walks import CASTLE, GAMES, SOULS, THOROUGH, begin, far_along, same_question, walk

import undercroft.engine.session as session_module
from undercroft.bots.player import next_answer, play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import Game
from undercroft.engine.record import Action, read
from undercroft.engine.session import Session

HOLDS: dict[str, ModuleType] = {CASTLE.name: castle_holds, SOULS.name: souls_holds}
EVERY = {CASTLE.name: 1, SOULS.name: 6}  # how often what takes long is done: a table of Dark Souls is far larger

games = given(st.integers(0, 2**32), st.integers(1, 4), st.sampled_from(["random", "judgement"]))
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


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
        if count % EVERY[game.name]:
            continue
        again = Session.load(session.save())
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
        if count and count % (2 + EVERY[game.name]) == 0:
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
        if count % (3 * EVERY[game.name]):
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
    for session in walk(game, players, players, "random"):
        decision = session.decision
        if decision is None:
            break
        before = session.digest()
        for wrong in rng.sample(old, min(6, len(old))):
            seat = rng.randrange(session.seats + 1)
            if decision.allows(seat, wrong):
                continue
            with pytest.raises(session_module.Refused):
                session.answer(seat, session.serials[seat] if seat < session.seats else 0, wrong)
            assert session.digest() == before
            tried += 1
        seat = decision.leader
        with pytest.raises(session_module.Refused):
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
    holds = HOLDS[game.name]
    for place, session in enumerate(walk(game, seed, players, bot)):
        for seat in range(players) if place % EVERY[game.name] == 0 else [place % players]:
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
            changed += holds.dealt(twin) != holds.dealt(session)
            count += 1
    assert changed > count // 2


@each_game
@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_a_table_dealt_anew_can_be_played_on(game: Game, seed: int, players: int, bot: str) -> None:
    bots = {seat: find_bot("random", game, f"on {seat}") for seat in range(players)}
    for place, session in enumerate(walk(game, seed, players, bot)):
        if place % (4 * EVERY[game.name]) == seed % 4:
            twin = session.copy_for(place % players, f"on {seed} {place}")
            play_out(twin, bots, 60)
            assert twin.decision is not None or twin.outcome()


@each_game
@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@games
def test_no_view_option_or_event_holds_what_is_hidden(game: Game, seed: int, players: int, bot: str) -> None:
    holds = HOLDS[game.name]
    for session in walk(game, seed, players, bot):
        state = session.state
        hidden = holds.hidden(session)
        covered = holds.covered(session)
        for seat in range(-1, players):
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


@each_game
@settings(max_examples=THOROUGH, deadline=None)
@games
def test_judgement_does_not_peek(game: Game, seed: int, players: int, bot: str) -> None:
    """On copies dealt anew its twin answers the same: so it used nothing that is hidden."""
    bots = {seat: find_bot("judgement", game, "same") for seat in range(players)}
    twins = {seat: find_bot("judgement", game, "same") for seat in range(players)}
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
        assert HOLDS[game.name].impossible(session, session.events) == []
        for mark in session.checkpoints[-3:]:
            game.check(mark.state)


def test_an_impossible_table_would_be_found() -> None:
    """Each thing that must hold, broken on purpose."""
    good = begin(SOULS, 3, 2)
    while good.decision is not None and good.decision.ask != "ask-roam":
        good.act(good.decision.options[-1])
    assert souls_holds.impossible(good, []) == []

    def broken(**changes: object) -> list[str]:
        state = good.state.copy()
        for name, value in changes.items():
            setattr(state, name, value)
        twin = good.copy()
        twin.state = state
        return souls_holds.impossible(twin, [])

    table = good.state
    assert isinstance(table, souls_holds.Souls)
    assert broken(souls=-1)
    assert broken(sparks=5)
    assert broken(inventory=[table.treasure[0]])
    assert broken(treasure=table.treasure[1:])
    assert broken(traps=table.traps[1:])
    assert broken(encounters=[pile[1:] for pile in table.encounters])
    assert broken(foes=[table.heroes[0]])
    assert broken(map=table.map + table.map[:1])
    for field, value in (("red", 10), ("black", -1), ("tiers", [0, 0, 0, 5]), ("hands", ["ember.1", ""]), ("seat", 1)):
        hero = table.heroes[0].copy()
        setattr(hero, field, value)
        assert broken(heroes=[hero, *table.heroes[1:]]), field


@settings(max_examples=THOROUGH, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_players_who_come_and_go_leave_a_table_that_can_be(seed: int, players: int) -> None:
    """At the bonfires of campaigns somebody leaves or joins, perhaps as who has just left."""
    rng = random.Random(seed)
    mode = rng.choice(SOULS.options()["mode"][1:])
    session = far_along(
        Session.start(SOULS, players=players, seed=f"come {seed}", options={"mode": mode}), 3 * (seed // 3) + 1
    )
    for _ in range(6):
        decision = session.decision
        assert decision is not None
        seats = rng.choice(SOULS.seatings(session.state, decision) or [session.seats])
        if seats < session.seats:
            session.reseat(seats, rng.randrange(session.seats))
        elif seats > session.seats:
            session.reseat(seats)
        while session.decision is not None and session.decision.ask != "ask-roam":
            session.act(rng.choice(session.decision.options))
        assert souls_holds.impossible(session, session.events) == []
        assert Session.load(session.save()).state == session.state
