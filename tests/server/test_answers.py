"""Several answers given in one breath: each an ordinary entry, as far as nothing comes between, taken back as one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from small_games.dark_alley.game import DarkAlley
from small_games.dark_alley.state import Street, Turn, Walk, Walked

from undercroft.engine.decision import DONE, PASS, Aside, Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.engine.route import Route
from undercroft.engine.session import Session
from undercroft.server.errors import ServerError
from undercroft.server.game_log import StoredGame, restored
from undercroft.server.people import People, Person, Seating, hashed
from undercroft.server.presenter import MOST_ROUTE_BYTES, Presenter
from undercroft.server.table import Change, Table

STEP = Walk(1).to_wire()
LEAP = Walk(2).to_wire()
FARTHEST = 40  # more than fit into a message


class Lane(DarkAlley):
    """A walk along a lane, a question a step; at the third node something waits."""

    def __init__(self, waits: str) -> None:
        super().__init__()
        self.waits = waits

    def run(self, state: Street, step: Step) -> Rule | None:
        return self.walk(state)

    def walk(self, street: Street) -> Rule:
        """One step; what waits at the third node comes with it."""
        there = street.steps[1] == 3
        options = [DONE] if there and self.waits == "wall" else [Walk(1), DONE]
        others = [Aside(0, PASS)] if there and self.waits == "ambusher" else []
        asides = [Aside(0, DONE), *others] if self.waits == "ambusher" else others
        answer = yield Decision([1], [*options, Walk(2)], "ask-walk", asides=asides)
        street.steps[1] += answer.steps if isinstance(answer, Walk) else 0
        if street.steps[1] == 3 and self.waits == "dice":
            street.chance.dice.below(6)
        if street.steps[1] == 3 and self.waits == "end":
            street.end("through")
        if street.steps[1] == 3 and self.waits == "question":
            yield Decision([0], [PASS, Walk(1)], "ask-ambush")
        street.tell(Walked(1, 1))
        street.next(Turn(1))

    def routes(self, state: Street, decision: Decision, seat: int) -> list[Route]:
        steps = range(2, FARTHEST)
        return [
            Route(f"node:{count}", [Walk(1)] * count, count, [f"node:{n}" for n in range(count)]) for count in steps
        ]


def laid(waits: str = "", *, mode: str = "first") -> tuple[Table, Person]:
    """A table at which B walks along the lane."""
    people = [Person(0, "A", [0], True, hashed("a")), Person(1, "B", [1], False, hashed("b"))]
    session = Session.start(Lane(waits), 2, "lane")
    table = Table("t", session, People(2, people, Seating({})), mode)
    table.people.here = {0, 1}
    return table, people[1]


def give(table: Table, person: Person, *wires: list[Any]) -> Change:
    """Several answers of the walker."""
    return table.answers(person, 1, table.session.serials[1], list(wires))


def steps(table: Table) -> int:
    """How far the walker has come."""
    assert isinstance(table.session.state, Street)
    return table.session.state.steps[1]


def test_every_answer_is_an_entry_and_all_are_one_change() -> None:
    table, walker = laid()
    done = give(table, walker, STEP, STEP, LEAP)
    assert steps(table) == 4
    assert (done.step, done.by, done.kept) == (True, 1, 0)
    assert [op[:3] for op in done.ops] == [["answer", 1, STEP], ["answer", 1, STEP], ["answer", 1, LEAP]]
    assert [op[9:] for op in done.ops] == [[], [True], [True]]
    assert table.n == 3
    stored = StoredGame("lane", {}, 2, "lane", 0, b"", b"", [msgspec.json.encode(op) for op in done.ops])
    again = restored(stored, table.game)
    assert again.dropped == 0
    assert [entry.to_wire() for entry in again.session.entries] == done.ops


@pytest.mark.parametrize(
    ("waits", "given"), [("", 5), ("dice", 3), ("end", 3), ("question", 3), ("wall", 3), ("ambusher", 3)]
)
def test_it_ends_where_something_comes_between(waits: str, given: int) -> None:
    table, walker = laid(waits)
    done = give(table, walker, *[STEP] * 5)
    assert len(done.ops) == given
    assert steps(table) == given


def test_the_first_answer_is_refused_as_a_single_one_is_and_none_is_given() -> None:
    table, walker = laid()
    serial = table.session.serials[1]
    before = table.session.digest()
    other = table.people.people[0]
    for person, seat, number, wires, code in [
        (walker, 1, serial - 1, [STEP, STEP], "stale-answer"),
        (walker, 0, serial, [STEP, STEP], "not-yours"),
        (other, 0, table.session.serials[0], [STEP, STEP], "wrong-seat"),
        (walker, 1, serial, [PASS.to_wire(), STEP], "illegal-answer"),
        (walker, 1, serial, [STEP, ["Nothing"]], "not-understood"),
    ]:
        with pytest.raises(ServerError) as told:
            table.answers(person, seat, number, wires)
        assert told.value.code == code
    assert (table.session.digest(), len(table.session.entries), table.n) == (before, 0, 0)


def test_a_question_for_several_is_not_answered_in_passing() -> None:
    table, walker = laid()
    assert table.session.decision is not None
    table.session.decision.seats = [0, 1]
    with pytest.raises(ServerError):
        give(table, walker, STEP, STEP)
    assert steps(table) == 0


def test_it_is_taken_back_as_one_and_brought_back_as_one() -> None:
    table, walker = laid()
    give(table, walker, LEAP)
    give(table, walker, STEP, STEP, STEP)
    ways = {way.to: (way.at, way.answer) for way in table.ways()}
    assert ways["answer"] == (1, 3)
    assert ways["step"] == (3, 3)
    table.undo(walker, "answer")
    assert steps(table) == 2
    assert "step" not in {way.to for way in table.ways()}, "the answer before it was given alone"
    table.redo(walker)
    assert steps(table) == 5
    assert [entry.goes_on for entry in table.session.entries] == [False, False, True, True]
    table.undo(walker, "step")
    assert steps(table) == 4
    table.undo(walker, "answer")
    assert steps(table) == 2
    table.undo(walker, "answer")
    assert steps(table) == 0


def test_a_save_knows_what_was_given_in_one_breath() -> None:
    table, walker = laid()
    give(table, walker, STEP)
    give(table, walker, STEP, STEP)
    again = Session.load(table.session.save(), table.game)
    assert [entry.goes_on for entry in again.entries] == [False, False, True]
    again.undo()
    assert len(again.entries) == 1
    again.undo()
    assert len(again.entries) == 0


def test_routes_are_told_to_the_one_who_walks_and_never_grow_beyond_a_message() -> None:
    table, walker = laid()
    told = Presenter(table, {}).question(walker, "en")
    assert told is not None
    assert [route.to for route in told.routes] == [f"node:{count}" for count in range(2, 2 + len(told.routes))]
    assert 10 < len(told.routes) < FARTHEST - 2
    assert len(msgspec.json.encode(told.routes)) <= MOST_ROUTE_BYTES + 2
    onlooker = Presenter(table, {}).question(None, "en")
    assert onlooker is not None
    assert onlooker.routes == []
    table.session.decision.seats = [0, 1]  # type: ignore[union-attr]
    several = Presenter(table, {}).question(walker, "en")
    assert several is not None
    assert several.routes == []
