"""The log of a table: rows that are done again, of this release and of the first ones."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from small_games.dark_alley import game as alley
from small_games.dark_alley.game import DarkAlley
from small_games.dark_alley.state import Street, Walk, Walked

from undercroft.engine.decision import PASS
from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.engine.upgrade import Retagged, Upgrades
from undercroft.server.game_log import Restored, StoredGame, give_all, restored, votes_kept

WALK = Walk(1).to_wire()


class Doorway(DarkAlley):
    """An alley one may leave again."""

    def reseat(self, state: Street, seats: int, leaver: int) -> None:
        del state.steps[leaver]
        del state.hands[leaver]


def done(*rows: list[Any], game: DarkAlley = alley) -> Restored:
    """An alley for three in which these rows were done again."""
    ops = [msgspec.json.encode(row) for row in rows]
    return restored(StoredGame(game.name, {}, 3, "log", 0, b"", b"", ops), game)


def walked(seats: int = 3) -> Session:
    """The first walker has walked, and nobody stepped in."""
    session = Session.start(alley, 3, "log")
    if seats > 3:
        session.reseat(seats)
    session.act(Walk(1))
    session.act(PASS)
    return session


def rolled() -> list[int]:
    """What chance gave to the first walker."""
    return walked().entries[0].values


# -- rows from before 0.2, when nobody wrote what standing orders did ---------------------------------------


def answers() -> list[list[Any]]:
    """Two answers as they were written: the seat, the answer, the person, what chance gave."""
    return [["answer", 1, WALK, 4, rolled()], ["answer", 0, PASS.to_wire(), -1, []]]


def test_old_answers_are_given_again_by_whom_they_were_given() -> None:
    found = done(*answers())
    assert (found.dropped, found.session.digest()) == (0, walked().digest())
    assert [(entry.by, entry.open) for entry in found.session.entries] == [(4, False), (-1, False)]


def test_an_old_answer_knows_whether_all_could_see_the_question() -> None:
    row = msgspec.json.encode(["answer", 0, ["TakeCharacter", "abbot"], 4, []])
    found = restored(StoredGame("dark-castle", {}, 2, "log", 0, b"", b"", [row]), find_game("dark-castle"))
    assert [(entry.by, entry.open) for entry in found.session.entries] == [(4, True)]


def test_old_rows_go_back_to_so_many_entries_and_forth_again() -> None:
    back = done(*answers(), ["undo", 1])
    assert (back.dropped, len(back.session.entries)) == (0, 1)
    forth = done(*answers(), ["undo", 0], ["redo"])
    assert (forth.dropped, forth.session.digest()) == (0, walked().digest())


def test_old_rows_let_players_come_and_go() -> None:
    found = done(["reseat", 4, -1], *answers())
    assert (found.dropped, found.session.seats, found.session.entries[0].values) == (0, 4, [])
    assert found.session.digest() == walked(4).digest()
    assert done(["reseat", 2, 0]).dropped == 1, "nobody leaves the alley"
    hands = Session.start(alley, 3, "log").state.hands  # type: ignore[attr-defined]
    for leaver in range(3):
        gone = done(["reseat", 2, leaver], game=Doorway())
        assert gone.session.state.hands == [hand for seat, hand in enumerate(hands) if seat != leaver]  # type: ignore[attr-defined]


def test_what_an_old_order_did_is_done_though_no_row_tells_of_it() -> None:
    first = answers()[0]
    ordered = done(["order", 0, "step", True], first)
    assert (ordered.dropped, ordered.session.digest()) == (0, walked().digest())
    assert ordered.session.orders[0]["step"].how == "pass"
    revoked = done(["order", 0, "step", True], ["order", 0, "step", False], first)
    assert revoked.session.orders[0] == {}
    assert len(revoked.session.entries) == 1


@pytest.mark.parametrize(
    "row",
    [
        ["dance", 1],
        ["answer", 1, Walked(1, 1).to_wire(), -1, []],
        ["answer", 2, WALK, -1, []],
        ["answer", 1, WALK, -1, [199]],
        ["redo"],
        ["undo", 2],
        ["order", 0, "nowhere"],
        [],
    ],
)
def test_from_an_old_row_that_does_not_fit_on_nothing_is_done(row: list[Any]) -> None:
    found = done(row, *answers())
    assert (found.dropped, found.session.entries, found.session.notice) == (3, [], "tail-dropped")


# -- rows of today -----------------------------------------------------------------------------------------


def test_votes_count_until_something_is_done() -> None:
    voted: list[list[Any]] = [["vote", 2, 1], ["vote", 0, 0]]
    order = ["order", 0, None, "step pass", [], False, 0, -1, False]
    assert done(*voted).votes == {2: 1, 0: 0}
    assert done(*voted, order).votes == {2: 1, 0: 0}
    assert done(*voted, *answers()).votes == {}


class Strolling(DarkAlley):
    """An alley whose walks were called strolls in the first schema."""

    schema = 2

    def upgrades(self) -> Upgrades:
        return {1: [Retagged("Stroll", "Walk")]}


@pytest.mark.parametrize(
    "row",
    [
        ["answer", 1, ["Stroll", 1], "", [], False, 0, 4, True],
        ["answer", 1, ["Stroll", 1], 4, []],
    ],
)
def test_a_row_of_an_earlier_schema_is_read_as_its_record_is_now(row: list[Any]) -> None:
    row[4] = rolled()
    stored = StoredGame(alley.name, {}, 3, "log", 0, b"", b"", [msgspec.json.encode(row)], schema=1)
    found = restored(stored, Strolling())
    assert (found.dropped, len(found.session.entries)) == (0, 1)
    assert (found.session.entries[0].action, found.session.entries[0].by) == (Walk(1), 4)
    stored.schema = 2
    assert restored(stored, Strolling()).dropped == 1, "today nothing is called so"


# -- beside a snapshot -------------------------------------------------------------------------------------


def snapshot(given: bytes, session: Session) -> Restored:
    """A game from a snapshot and what was kept beside it."""
    return restored(StoredGame(alley.name, {}, 3, "log", 2, session.save(), given, []), alley)


def test_votes_are_kept_beside_a_snapshot() -> None:
    assert snapshot(votes_kept({2: 1, 0: 0}), walked()).votes == {2: 1, 0: 0}
    assert snapshot(b"", walked()).votes == {}


def test_before_0_2_who_had_given_what_was_kept_there_too() -> None:
    session = walked()
    session.undo()
    given = msgspec.json.encode([[[4, True]], [[[5, False]]], [[2, 1]]])
    found = snapshot(given, session)
    assert [(entry.by, entry.open) for entry in found.session.entries] == [(4, True)]
    assert [[(entry.by, entry.open) for entry in taken] for taken in found.session.undone] == [[(5, False)]]
    assert found.votes == {2: 1}


def test_every_answer_is_put_down_as_given_by_whoever_has_the_seat_now() -> None:
    session = walked()
    session.undo()
    give_all(session, {1: 7})
    assert [(entry.kind, entry.by) for entry in session.history] == [("answer", 7), ("answer", -1), ("undo", -1)]
