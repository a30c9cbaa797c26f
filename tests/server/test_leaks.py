"""Whole games on a real server, every byte written down: nothing in it that its reader could not know at that moment.

The castle hides what lies ahead from everyone: pages, the boss, items, dice. Dark Souls hides encounters, traps,
behaviours and treasure. The alley hides hands from each other, and the vault one side's hand from the other.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.evening import EXPORTS, FRIEND, ME, REQUESTED, SPOKEN, Evening, installed, store_of, whole_evening
from server.leaks import Leak, Record, Truth, search, search_for_keys
from serving import Served, served
from small_games import causeway, dark_alley, vault
from small_games.dark_alley.state import Street

from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.games.dark_castle.state import Castle
from undercroft.games.dark_souls.state import Souls

CASTLE = find_game("dark-castle")
SOULS = find_game("dark-souls")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("leaks")
    with pytest.MonkeyPatch.context() as patch:
        installed(folder / "games", patch)
        with served(folder / "data") as found:
            yield found


# -- the castle ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["first", "agree"])
def test_what_lies_ahead_in_the_castle_is_told_to_nobody(server: Served, mode: str) -> None:
    chairs = [ME, FRIEND, {"who": "bot", "bot": "random"}]
    evening = whole_evening(server, CASTLE, chairs, seed=4, mode=mode)
    try:
        assert evening.leaks() == []
        assert evening.heard() >= SPOKEN | REQUESTED | ({"ask"} if mode == "agree" else set())
    finally:
        evening.close()


def test_nothing_is_told_while_bots_play_to_the_very_end(server: Served) -> None:
    """Bots that play well come far, and they see no more than people do."""
    evening = Evening(server, CASTLE, [ME, FRIEND], seed=2)
    try:
        evening.play(3)
        for person in (evening.host, evening.friend):
            person.say({"t": "hand-over", "seat": person.seats[0], "bot": "judgement"})
        while not evening.host.over:
            evening.host.hear()
        evening.settle()
        truth = Truth(store_of(server), evening.table, CASTLE)
        assert len(truth.states[-1].turned) > 2  # type: ignore[attr-defined]
        assert evening.leaks() == []
    finally:
        evening.close()


def castle_in(saved: bytes) -> tuple[Session, Castle]:
    session = Session.load(saved, CASTLE)
    assert isinstance(session.checkpoints[-1].state, Castle)
    return session, session.checkpoints[-1].state


def test_a_save_of_a_castle_under_way_is_dealt_anew(server: Served) -> None:
    evening = Evening(server, CASTLE, [ME, FRIEND], seed=1)
    try:
        evening.play(6)
        evening.snoop(EXPORTS)
        truth = Truth(store_of(server), evening.table, CASTLE)
        for rev, saves in evening.exports.values():
            true = truth.states[rev]
            assert isinstance(true, Castle)
            hits = tries = 0
            for saved in saves:
                session, dealt = castle_in(saved)
                assert session.seed != truth.seed
                assert not session.entries
                assert not set(truth.streams()) & {
                    dealt.chance.setup.key,
                    dealt.chance.decks.key,
                    dealt.chance.dice.key,
                }
                ahead = list(zip(dealt.deck[1:], true.deck[1:])) + list(zip(dealt.item_deck, true.item_deck))
                hits += sum(mine == theirs for mine, theirs in ahead)
                tries += len(ahead)
            # Where everything is dealt anew about one place in forty is as it was, by chance.
            assert 0 < hits / tries < 0.15, f"{hits} of {tries} places are as they truly are"
            assert len({castle_in(saved)[1].deck[0] for saved in saves}) > 1, "the boss is always the same"
            assert len({tuple(castle_in(saved)[1].deck) for saved in saves}) == len(saves), "two deals are the same"
    finally:
        evening.close()


# -- Dark Souls ------------------------------------------------------------------------------------------


def test_what_lies_ahead_in_dark_souls_is_told_to_nobody(server: Served) -> None:
    chairs = [ME, FRIEND, {"who": "bot", "bot": "random"}]
    evening = whole_evening(server, SOULS, chairs, seed=4, options={"layout": "players", "mode": "coiled_sword"})
    try:
        assert evening.leaks() == []
        assert evening.heard() >= SPOKEN | REQUESTED
    finally:
        evening.close()


def test_a_save_of_dark_souls_under_way_is_dealt_anew(server: Served) -> None:
    evening = Evening(server, SOULS, [ME, FRIEND], seed=1)
    try:
        evening.play(14)
        evening.snoop(EXPORTS)
        truth = Truth(store_of(server), evening.table, SOULS)
        for rev, saves in evening.exports.values():
            true = truth.states[rev]
            assert isinstance(true, Souls)
            hits = tries = 0
            decks: set[tuple[str, ...]] = set()
            for saved in saves:
                session = Session.load(saved, SOULS)
                dealt = session.checkpoints[-1].state
                assert isinstance(dealt, Souls)
                assert session.seed != truth.seed
                assert not session.entries
                keys = {dealt.chance.setup.key, dealt.chance.decks.key, dealt.chance.dice.key}
                assert not set(truth.streams()) & keys
                ahead = list(zip(dealt.treasure, true.treasure))
                ahead += [(mine.encounter, one.encounter) for mine, one in zip(dealt.map, true.map) if not one.seen]
                hits += sum(mine == theirs for mine, theirs in ahead)
                tries += len(ahead)
                decks.add(tuple(dealt.treasure))
            # Where everything is dealt anew few places are as they were, by chance.
            assert 0 < hits / tries < 0.1, f"{hits} of {tries} places are as they truly are"
            assert len(decks) == len(saves), "two deals are the same"
    finally:
        evening.close()


# -- hidden hands ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_what_others_hold_is_told_to_nobody(server: Served, seed: int) -> None:
    chairs = [ME, FRIEND, {"who": "bot", "bot": "random"}]
    evening = whole_evening(server, dark_alley.game, chairs, seed)
    try:
        assert evening.leaks() == []
    finally:
        evening.close()


@pytest.mark.parametrize("seed", range(2))
def test_what_the_warden_holds_and_orders_is_told_to_no_thief(server: Served, seed: int) -> None:
    """Also where the warden is stopped for one card alone, and where thieves go on without being waited for."""
    chairs = [ME, FRIEND, {"who": "bot", "bot": "random"}]
    evening = Evening(server, vault.game, chairs, seed)
    try:
        held = json.loads(evening.host.records[0].body)["view"]["table"]["hand"]
        evening.host.say({"t": "order", "seat": 0, "moment": "advanced", "how": "card", "card": held[0]})
        evening.host.until("orders")
        evening.snoop()
        evening.play(12)
        evening.host.say({"t": "order", "seat": 0, "moment": "searched", "how": "stop"})
        evening.host.until("orders")
        evening.snoop()
        assert evening.play(), "the game came to no end"
        evening.snoop()
        assert evening.leaks() == []
        assert not [one for one in evening.friend.records if one.by == "orders"]
        others = "".join(one.body for one in evening.friend.records + evening.onlooker.records if one.by != "export")
        assert f"card {held[0]}" not in others
    finally:
        evening.close()


@pytest.mark.parametrize("bot", ["judgement", "search:40"])
def test_what_a_bot_holds_that_is_asked_at_every_stride_is_told_to_no_walker(server: Served, bot: str) -> None:
    evening = whole_evening(server, causeway.game, [ME, FRIEND, {"who": "bot", "bot": bot}], 1)
    try:
        assert evening.leaks() == []
    finally:
        evening.close()


def saved_in(server: Served, table: str) -> bytes:
    """What a table began with that was opened from a save."""
    with sqlite3.connect(store_of(server)) as file:
        (saved,) = file.execute("SELECT save FROM snapshots WHERE table_id = ? AND n = 0", (table,)).fetchone()
    file.close()
    return bytes(saved)


def test_hands_of_others_are_dealt_anew_in_saves_and_forks_of_an_alley_under_way(server: Served) -> None:
    evening = Evening(server, dark_alley.game, [ME, FRIEND], seed=1)
    try:
        evening.play(3)
        evening.snoop(EXPORTS)
        forks = [evening.fork(evening.friend, 0) for _ in range(EXPORTS)]
        truth = Truth(store_of(server), evening.table, dark_alley.game)
        (seat,) = evening.friend.seats
        saves = evening.exports["friend"][1]
        for deals in (saves, [saved_in(server, table) for table in forks]):
            others: set[tuple[str, ...]] = set()
            own: set[tuple[str, ...]] = set()
            for saved in deals:
                session = Session.load(saved, dark_alley.game)
                dealt = session.checkpoints[0].state
                assert isinstance(dealt, Street)
                others.add(tuple(dealt.hands[1 - seat]))
                own.add(tuple(dealt.hands[seat]))
                assert truth.seed != session.seed
                assert dealt.chance.dice.key not in truth.streams()
            assert len(own) == 1, "what one holds oneself was dealt anew"
            assert len(others) > 5, f"the other hand is one of {others}"
    finally:
        evening.close()


# -- that it would be found ------------------------------------------------------------------------------

LEAKY = """
import sys
if "serve" in sys.orig_argv:
    from undercroft.server import presenter
    true = presenter.seen
    def seen(session, seat):
        found = true(session, seat)
        state = session.state
        found["slip"] = {slip}
        return found
    presenter.seen = seen
"""
SLIPS = {
    "the boss": (CASTLE, "state.deck[:1]"),
    "hands": (dark_alley.game, "state.hands"),
    "the hand of the other side": (vault.game, "state.hand"),
    "face-down encounters": (SOULS, "[laid.encounter for laid in state.map]"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_view_that_leaks_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slip: str) -> None:
    """One thing too many in a view: each is found in what a leaky server sends."""
    game, code = SLIPS[slip]
    leaky = tmp_path / "leaky"
    leaky.mkdir()
    (leaky / "sitecustomize.py").write_text(LEAKY.format(slip=code))
    installed(tmp_path / "games", monkeypatch, leaky)
    with served(tmp_path / "data") as server:
        evening = Evening(server, game, [ME, FRIEND], seed=1)
        evening.play(4)
        found = evening.leaks()
        evening.close()
    truth = Truth(store_of(server), evening.table, evening.game)
    assert {leak.what for leak in found} & (truth.hidden([0])[0] | truth.hidden([1])[0])
    assert {leak.by for leak in found} & {"table", "step"}


def test_each_kind_of_slip_would_be_found(server: Served) -> None:
    """A true message with one thing too many in it: a seed, a key of chance, an id, a name in a sentence, a key."""
    evening = Evening(server, CASTLE, [ME, FRIEND], seed=3)
    evening.play(5)
    evening.close()
    truth = Truth(store_of(server), evening.table, CASTLE)
    state = truth.states[2]
    assert isinstance(state, Castle)
    innocent = next(record for record in evening.friend.records if record.rev == 2 and record.by == "step")
    assert search([innocent], truth, [1]) == []
    page, boss, item = state.deck[-3], state.deck[0], state.item_deck[-1]
    face = CASTLE.faces(Text(CASTLE, "fr"))["pages"][page]
    for slip, what in (
        (truth.seed, "the seed"),
        (truth.streams()[2], "stream 2"),
        (page, page),
        (f"{boss}.do.0", boss),
        (item, item),
        (f"use:{item}", item),
        (f"Voici : {face['title']}", f"the name of {page}"),
    ):
        message = json.loads(innocent.body)
        message["stages"][-1][1].append([["table", "aside"], slip])
        found = search([Record(2, "step", json.dumps(message, ensure_ascii=False))], truth, [1])
        assert what in {leak.what for leak in found}, slip
    bodies = [("step", innocent.body + evening.keys["host"])]
    assert search_for_keys(bodies, {"host": evening.keys["host"]}) == [Leak(-1, "step", "host")]


def test_each_kind_of_slip_of_dark_souls_would_be_found(server: Served) -> None:
    """A true message with one thing too many in it: a card face down or in a deck, what a boss may do."""
    evening = Evening(server, SOULS, [ME, FRIEND], seed=3)
    evening.play(6)
    evening.close()
    truth = Truth(store_of(server), evening.table, SOULS)
    state = truth.states[5]
    assert isinstance(state, Souls)
    innocent = next(record for record in evening.friend.records if record.rev == 5 and record.by == "step")
    assert search([innocent], truth, [1]) == []
    encounter = next(laid.encounter for laid in state.map if laid.encounter and not laid.seen)
    treasure = state.treasure[-1]
    behaviour = "gargoyle_swooping_cleave"
    faces = SOULS.faces(Text(SOULS, "fr"))
    for slip, what in (
        (encounter, encounter),
        (treasure, treasure),
        (f"buy:{treasure}", treasure),
        (behaviour, behaviour),
        (f"Voici : {faces['encounters'][encounter]['name']}", f"the name of {encounter}"),
        (f"Voici : {faces['patterns'][behaviour]['name']}", f"the name of {behaviour}"),
    ):
        message = json.loads(innocent.body)
        message["stages"][-1][1].append([["table", "aside"], slip])
        found = search([Record(5, "step", json.dumps(message, ensure_ascii=False))], truth, [1])
        assert what in {leak.what for leak in found}, slip
