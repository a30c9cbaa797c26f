"""The table itself, without any line to it: who may answer, how a group decides, how one goes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from small_games.dark_alley import game as alley
from small_games.dark_alley.game import DarkAlley
from small_games.dark_alley.state import Street, Walk

from undercroft.engine.decision import Aside, Decision
from undercroft.engine.game import Game, find_game
from undercroft.engine.history import Entry
from undercroft.engine.session import Session
from undercroft.server import seating
from undercroft.server.errors import ServerError
from undercroft.server.game_log import Restored, StoredGame, restored, votes_kept
from undercroft.server.people import People, Person, Seating, hashed
from undercroft.server.table import MOST_ASIDES, Change, Table

CASTLE = find_game("dark-castle")


class Laid:
    """A table with people at it, all here; a bot sits where nobody does. What it would write is kept."""

    def __init__(self, *people: list[int], game: Game = CASTLE, seats: int = 0, mode: str = "first") -> None:
        count = seats or sum(len(mine) for mine in people)
        self.people = [
            Person(number, "ABCD"[number], mine, number == 0, hashed(f"key {number}"))
            for number, mine in enumerate(people)
        ]
        taken = [seat for mine in people for seat in mine]
        bots = {seat: "random" for seat in range(count) if seat not in taken}
        self.start = StoredGame(game.name, {}, count, "laid", 0, b"", b"", [])
        session = Session.start(game, count, "laid")
        self.table = Table("t", session, People(count, self.people, Seating(bots)), mode)
        self.table.people.here = set(range(len(people)))
        self.session = session

    def kept(self, done: Change) -> Change:
        """Write down what an act did."""
        self.start.ops += [msgspec.json.encode(op) for op in done.ops]
        return done

    def give(self, seat: int, option: int = 0) -> Change:
        """The person who plays a seat gives an answer of the question."""
        decision = self.session.decision
        assert decision is not None
        person = self.people[self.table.people.played_by(seat)]
        wire = decision.options[option].to_wire()
        return self.kept(self.table.answer(person, seat, self.session.serials[seat], wire))

    def until(self, ask: str) -> Decision:
        """Answer until that is asked."""
        for _ in range(200):
            decision = self.session.decision
            assert decision is not None, "the game is over"
            if decision.ask == ask:
                return decision
            if self.table.people.is_played(decision.leader):
                self.table.mode, mode = "first", self.table.mode
                self.give(decision.leader)
                self.table.mode = mode
            else:
                self.kept(self.table.bot_answers(decision.leader, decision.options[0].to_wire()))
        raise AssertionError(f"{ask} is never asked")

    def again(self) -> Restored:
        """The game from what was written."""
        found = restored(self.start, self.session.game)
        assert found.dropped == 0
        return found

    def same(self) -> None:
        """What was written makes the very same table."""
        again = self.again()
        assert again.session.digest() == self.session.digest()
        assert again.session.serials == self.session.serials
        assert wires(again.session.history) == wires(self.session.history)
        assert wires(again.session.entries) == wires(self.session.entries)
        assert [wires(taken) for taken in again.session.undone] == [wires(taken) for taken in self.session.undone]
        assert again.votes == self.table.votes


def wires(entries: list[Entry]) -> list[list[Any]]:
    """Entries as they are written down."""
    return [entry.to_wire() for entry in entries]


def refused(code: str, act: Callable[..., Any], *args: Any, word: str = "") -> None:
    """An act is refused with this code."""
    with pytest.raises(ServerError) as told:
        act(*args)
    assert told.value.code == code
    if word:
        assert told.value.word == word


def untouched(laid: Laid, act: Callable[[], Any]) -> None:
    """Whatever this does, the game is as it was."""
    before = (
        laid.session.digest(),
        list(laid.session.serials),
        len(laid.session.entries),
        laid.table.n,
        laid.table.turn,
    )
    act()
    after = (
        laid.session.digest(),
        list(laid.session.serials),
        len(laid.session.entries),
        laid.table.n,
        laid.table.turn,
    )
    assert after == before


# -- answering -------------------------------------------------------------------------------------------


def test_an_answer_is_an_entry_that_can_be_done_again() -> None:
    laid = Laid([0], [1])
    for _ in range(12):
        decision = laid.session.decision
        assert decision is not None
        laid.give(decision.leader)
    assert len(laid.start.ops) == 12
    assert (laid.table.n, laid.table.turn) == (12, 12)
    laid.same()


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    laid = Laid([0], [1])
    a, b = laid.people
    table = laid.table
    decision = laid.session.decision
    assert decision is not None
    assert decision.seats == [0]
    first = decision.options[0].to_wire()
    serial = laid.session.serials[0]

    def tries() -> None:
        refused("stale-answer", table.answer, a, 0, serial - 1, first)
        refused("stale-answer", table.answer, a, 0, serial + 1, first)
        refused("not-yours", table.answer, a, 1, serial, first, word="not-your-seat")
        refused("not-yours", table.answer, a, 7, serial, first)
        refused("wrong-seat", table.answer, b, 1, laid.session.serials[1], first)
        refused("illegal-answer", table.answer, a, 0, serial, ["Done"])
        for nonsense in (
            [],
            ["Nothing"],
            [1],
            ["Castle"],
            ["TakeCharacter"],
            ["TakeCharacter", 1, 2, 3],
            [[]],
            ["RoundBegan", 1],
        ):
            refused("not-understood", table.answer, a, 0, serial, nonsense)

    untouched(laid, tries)
    laid.give(0)
    refused("wrong-seat", table.answer, a, 0, serial, first)


def test_the_same_answer_twice_counts_once() -> None:
    laid = Laid([0])
    serial = laid.session.serials[0]
    decision = laid.session.decision
    assert decision is not None
    wire = decision.options[0].to_wire()
    laid.give(0)
    untouched(laid, lambda: refused("stale-answer", laid.table.answer, laid.people[0], 0, serial, wire))


def test_an_onlooker_answers_nothing() -> None:
    laid = Laid([0])
    onlooker = Person(5, "E", [], key=b"x")
    decision = laid.session.decision
    assert decision is not None

    def tries() -> None:
        wire = decision.options[0].to_wire()
        refused("not-yours", laid.table.answer, onlooker, 0, laid.session.serials[0], wire, word="only-players")
        refused("not-yours", laid.table.undo, onlooker, "answer")
        refused("not-yours", laid.table.redo, onlooker)
        refused("not-yours", laid.table.order, onlooker, 0, "step", "pass", "")
        refused("not-yours", seating.hand_over, laid.table, onlooker, 0, "random")
        refused("not-yours", seating.free, laid.table, onlooker, 0)
        refused("not-yours", seating.set_mode, laid.table, onlooker, "agree")
        refused("not-yours", seating.pass_host, laid.table, onlooker, 5)
        refused("not-possible", laid.table.consent, onlooker, True)

    untouched(laid, tries)


def test_when_it_is_over_nothing_more_is_answered() -> None:
    laid = Laid([0])
    decision = laid.session.decision
    assert decision is not None
    wire = decision.options[0].to_wire()
    while laid.session.decision is not None:
        laid.give(0)
    refused("not-possible", laid.table.answer, laid.people[0], 0, laid.session.serials[0], wire, word="game-over")
    assert laid.table.waiting() == []
    assert not laid.table.asks_people()
    assert laid.table.bots_to_ask() == ({}, -1)
    assert laid.table.ways() == [], "the seed has been told: nobody goes back knowing the dice"
    refused("not-possible", laid.table.undo, laid.people[0], "answer", word="nothing-to-undo")
    laid.same()


# -- how a group decides ---------------------------------------------------------------------------------


def test_first_come_first_served() -> None:
    laid = Laid([0], [1])
    decision = laid.until("ask-turner")
    assert decision.seats == [0, 1]
    serial = laid.session.serials[1]
    late = decision.options[0].to_wire()
    assert laid.give(0, 1).step
    with pytest.raises(ServerError) as told:
        laid.table.answer(laid.people[1], 1, serial, late)
    assert told.value.code in ("stale-answer", "wrong-seat")


def test_the_leader_decides() -> None:
    laid = Laid([0], [1], mode="leader")
    decision = laid.until("ask-turner")
    assert laid.table.answering(decision) == [decision.leader]
    assert laid.table.waiting() == [decision.leader]
    other = 1 - decision.leader
    untouched(laid, lambda: refused("wrong-seat", laid.give, other, word="leader-decides"))
    assert laid.give(decision.leader).step


def test_where_the_leader_is_a_bot_the_first_person_decides() -> None:
    laid = Laid([0], [1], [2], mode="leader")
    decision = laid.until("ask-turner")
    table = laid.table
    seating.hand_over(table, laid.people[decision.leader], decision.leader, "random")
    assert table.asks_people()
    speaker = table.speaker(decision)
    assert speaker == next(seat for seat in decision.seats if seat != decision.leader)
    last = max(seat for seat in decision.seats if seat not in (speaker, decision.leader))
    untouched(laid, lambda: refused("wrong-seat", laid.give, last))
    assert laid.give(speaker).by == speaker


def test_asides_are_their_seats_own_in_every_mode() -> None:
    for mode in ("first", "leader", "agree"):
        laid = Laid([0], [1], mode=mode)
        for _ in range(60):
            decision = laid.until("ask-turner")
            asides = [aside for aside in decision.asides or [] if aside.seat != decision.leader]
            if asides:
                break
            laid.table.mode = "first"
            laid.give(decision.leader)
            laid.table.mode = mode
        aside = asides[0]
        serial = laid.session.serials[aside.seat]
        done = laid.table.answer(laid.people[aside.seat], aside.seat, serial, aside.action.to_wire())
        assert done.step
        assert done.by == aside.seat


def test_all_agree() -> None:
    laid = Laid([0], [1], [2], mode="agree")
    decision = laid.until("ask-turner")
    turn = laid.table.turn
    assert not laid.give(0, 1).step
    laid.same()
    assert laid.table.waiting() == [1, 2]
    assert not laid.give(1, 1).step
    # One may change one's mind.
    assert not laid.give(1, 0).step
    assert not laid.give(1, 1).step
    assert laid.table.turn == turn
    laid.same()
    done = laid.give(2, 1)
    assert done.step
    assert laid.session.entries[-1].action == decision.options[1]
    assert laid.table.votes == {}
    laid.same()


@pytest.mark.parametrize("leader", [0, 1])
def test_where_they_differ_the_leaders_word_counts(leader: int) -> None:
    laid = Laid([0], [1], mode="agree")
    decision = laid.until("ask-turner")
    decision.leader = leader
    laid.give(leader, 1)
    done = laid.give(1 - leader, 0)
    assert done.step
    assert done.by == leader
    assert laid.session.entries[-1].action == decision.options[1]


def test_where_they_differ_and_the_leader_is_a_bot_the_first_persons_word_counts() -> None:
    laid = Laid([0], [1], [2], mode="agree")
    decision = laid.until("ask-turner")
    seating.hand_over(laid.table, laid.people[decision.leader], decision.leader, "random")
    first, last = [seat for seat in decision.seats if seat != decision.leader]
    assert not laid.give(last, 0).step
    done = laid.give(first, 1)
    assert (done.step, done.by) == (True, first)
    assert laid.session.entries[-1].action == decision.options[1]
    assert laid.session.entries[-1].by == first


def test_whoever_may_only_add_something_has_no_vote() -> None:
    laid = Laid([0], [1], [2], mode="agree")
    decision = laid.until("ask-turner")
    decision.seats, decision.asides = [0, 1], [Aside(2, Walk(1))]
    wire = decision.options[0].to_wire()
    serial = laid.session.serials[2]
    untouched(laid, lambda: refused("illegal-answer", laid.table.answer, laid.people[2], 2, serial, wire))
    assert laid.table.votes == {}


def test_a_stale_vote_is_refused() -> None:
    laid = Laid([0], [1], mode="agree")
    decision = laid.until("ask-turner")
    serial = laid.session.serials[0]
    untouched(
        laid,
        lambda: refused(
            "stale-answer", laid.table.answer, laid.people[0], 0, serial - 1, decision.options[0].to_wire()
        ),
    )
    assert laid.table.votes == {}


def test_nobody_waits_for_the_vote_of_one_who_has_gone() -> None:
    laid = Laid([0], [1], [2], mode="agree")
    laid.until("ask-turner")
    laid.give(0, 1)
    laid.give(1, 1)
    done = laid.table.presence({0, 1})
    assert done.step
    assert done.seated


def test_whoever_comes_back_first_does_not_decide_alone() -> None:
    laid = Laid([0], [1], mode="agree")
    laid.until("ask-turner")
    laid.give(0, 1)
    laid.table.people.here = set()  # the server was started anew
    assert not laid.table.presence({0}).step
    assert not laid.table.presence({0, 1}).step
    assert laid.give(1, 1).step


def test_nobody_waits_for_the_vote_of_one_for_whom_a_bot_plays() -> None:
    laid = Laid([0], [1], mode="agree")
    laid.until("ask-turner")
    laid.give(0, 1)
    assert seating.hand_over(laid.table, laid.people[1], 1, "random").step


def test_one_person_with_several_seats_votes_once() -> None:
    laid = Laid([0, 1], [2], mode="agree")
    decision = laid.until("ask-turner")
    laid.give(0, 0)
    assert laid.give(2, 0).step
    assert laid.session.entries[-1].action == decision.options[0]


def test_changing_the_mode_forgets_the_votes() -> None:
    laid = Laid([0], [1], mode="agree")
    laid.until("ask-turner")
    laid.give(0)
    done = seating.set_mode(laid.table, laid.people[0], "first")
    assert (done.row, done.seated) == (True, True)
    assert laid.table.votes == {}


# -- bots ------------------------------------------------------------------------------------------------


def test_bots_never_take_a_group_decision_from_people() -> None:
    laid = Laid([0], seats=3)
    decision = laid.until("ask-turner")
    bots, word = laid.table.bots_to_ask()
    able = {aside.seat for aside in decision.asides or []}
    assert word == -1
    assert set(bots) == able & {1, 2}
    wire = decision.options[0].to_wire()
    untouched(laid, lambda: refused("not-yours", laid.table.bot_answers, 1, wire))
    untouched(laid, lambda: refused("wrong-seat", laid.table.bot_answers, 0, wire))


def test_with_no_person_asked_the_bot_with_the_last_word_answers() -> None:
    laid = Laid([0], seats=2)
    laid.give(0)
    decision = laid.session.decision
    assert decision is not None
    assert decision.seats == [1]
    assert laid.table.bots_to_ask() == ({1: "random"}, 1)
    assert laid.table.waiting() == [1]
    done = laid.kept(laid.table.bot_answers(1, decision.options[0].to_wire()))
    assert done.step
    assert laid.table.asides == 0, "that was its own question"
    assert laid.session.entries[-1].by == -1
    laid.same()


def test_a_bot_answers_where_the_last_word_is_nobodys_yet() -> None:
    laid = Laid([0], [1], seats=2)
    laid.until("ask-turner")
    decision = laid.session.decision
    assert decision is not None
    expected = laid.people[decision.leader]
    expected.key = b""  # a friend who has not come
    other = 1 - decision.leader
    seating.hand_over(laid.table, laid.people[other], other, "random")
    assert laid.table.bots_to_ask()[1] == other


def test_a_bot_may_add_something_to_the_very_first_question_of_a_person() -> None:
    laid = Laid([0], seats=2)
    decision = laid.session.decision
    assert decision is not None
    decision.asides = [Aside(1, decision.options[1])]
    assert laid.table.bots_to_ask() == ({1: "random"}, -1)
    wire = decision.options[0].to_wire()
    untouched(laid, lambda: refused("not-yours", laid.table.bot_answers, 1, wire))
    assert laid.table.bot_answers(1, decision.options[1].to_wire()).step
    assert laid.table.asides == 1, "of so many at one question"


def test_bots_add_only_so_much_to_a_question_of_a_person() -> None:
    laid = Laid([0], seats=2)
    decision = laid.until("ask-turner")
    decision.asides = [Aside(1, decision.options[0])]
    assert laid.table.bots_to_ask() == ({1: "random"}, -1)
    laid.table.asides = MOST_ASIDES
    assert laid.table.bots_to_ask() == ({}, -1)
    laid.table.asides = 0
    laid.table.quiet = laid.table.turn
    assert laid.table.bots_to_ask() == ({}, -1)


def test_a_question_worth_lingering_on_waits_until_people_leave_it_to_the_bot() -> None:
    laid = Laid([0], seats=2)
    decision = laid.until("ask-turner")
    # As a rule would put it: the bot is asked, there is one answer, and a person could step in.
    decision.seats, decision.leader, decision.linger = [1], 1, True
    decision.options = decision.options[:1]
    decision.asides = [Aside(0, Walk(1))]
    table = laid.table
    assert table.asks_people()
    assert table.leaving(decision) == [0]
    assert table.waiting() == [0]
    assert table.bots_to_ask() == ({}, -1)
    done = table.answer(laid.people[0], 0, laid.session.serials[0], ["Pass"])
    assert (done.step, done.ask, done.ops) == (False, True, [])
    assert table.bots_to_ask() == ({1: "random"}, 1)
    assert laid.kept(table.bot_answers(1, decision.options[0].to_wire())).step
    assert table.left == set(), "the next time they are waited for again"
    assert laid.session.entries[-1].by == 0, "whoever left it to the bot has given it"


def test_nobody_waits_at_a_lingering_question_for_one_who_is_not_here() -> None:
    laid = Laid([0], seats=2)
    decision = laid.until("ask-turner")
    decision.seats, decision.leader, decision.linger = [1], 1, True
    decision.options = decision.options[:1]
    decision.asides = [Aside(0, Walk(1))]
    table = laid.table
    assert table.bots_to_ask() == ({}, -1)
    decision.asides = [Aside(1, Walk(1)), Aside(0, Walk(1))]
    assert table.leaving(decision) == [0], "a bot leaves nothing to itself"
    decision.asides = None
    assert not table.asks_people(), "nobody could step in"
    decision.asides = [Aside(0, Walk(1))]
    table.people.here = set()
    assert table.bots_to_ask()[1] == 1


def test_what_has_one_answer_and_only_bots_could_add_to_is_not_asked_of_people() -> None:
    laid = Laid([0], seats=2)
    decision = laid.until("ask-turner")
    decision.linger, decision.options, decision.asides = True, decision.options[:1], [Aside(1, Walk(1))]
    table = laid.table
    assert not table.is_formality(), "the bots have not been heard yet"
    table.quiet = table.turn
    assert table.is_formality()
    decision.asides.append(Aside(0, Walk(1)))
    assert not table.is_formality(), "a person could still do something"
    decision.asides.pop()
    table.held = True
    assert not table.is_formality(), "somebody has just gone back to this question"
    table.held = False
    decision.seats = [1]
    assert not table.is_formality(), "it is asked of a bot"
    decision.seats = [0]
    before = len(laid.session.entries)
    assert table.settle_formality().step
    assert len(laid.session.entries) == before + 1


# -- going back ------------------------------------------------------------------------------------------


def test_back_to_the_last_question_a_person_answered() -> None:
    laid = Laid([0], seats=2)
    digest = laid.session.digest()
    laid.give(0)
    decision = laid.session.decision
    assert decision is not None
    laid.kept(laid.table.bot_answers(1, decision.options[0].to_wire()))
    after = laid.session.digest()
    way = laid.table.ways()[0]
    assert (way.to, way.at, way.rolls, way.others(0)) == ("answer", 0, False, [])
    done = laid.kept(laid.table.undo(laid.people[0], "answer"))
    assert done.step
    assert laid.session.digest() == digest
    laid.same()
    # The bots hold back until a person has answered again, lest the way forward be lost.
    assert laid.table.held
    laid.kept(laid.table.redo(laid.people[0]))
    assert laid.session.digest() == after
    assert laid.table.held
    laid.same()


def test_the_shortest_way_back_is_to_the_last_answer_of_a_person_and_no_further() -> None:
    laid = Laid([0], [1])
    for _ in range(6):
        decision = laid.session.decision
        assert decision is not None
        laid.give(decision.leader)
    assert [way.at for way in laid.table.ways() if way.to == "answer"] == [5]


def test_a_serial_from_before_does_not_fit_after_going_back() -> None:
    laid = Laid([0])
    decision = laid.session.decision
    assert decision is not None
    serial, wire = laid.session.serials[0], decision.options[0].to_wire()
    laid.give(0)
    laid.table.undo(laid.people[0], "answer")
    refused("stale-answer", laid.table.answer, laid.people[0], 0, serial, wire)


def test_going_back_gives_no_new_dice() -> None:
    laid = Laid([0])
    laid.until("ask-rest")
    for option in (0, 0):
        laid.give(0, option)
        if laid.session.entries[-1].values:
            break
    values = list(laid.session.entries[-1].values)
    assert values
    laid.table.undo(laid.people[0], "answer")
    laid.give(0, 0)
    assert laid.session.entries[-1].values == values


def test_back_to_a_page_or_round() -> None:
    laid = Laid([0])
    laid.until("ask-rest")
    laid.give(0)
    ways = [way.to for way in laid.table.ways()]
    assert ways[0] == "answer"
    assert "page" in ways
    page = next(way for way in laid.table.ways() if way.to == "page")
    laid.kept(laid.table.undo(laid.people[0], "page"))
    assert len(laid.session.entries) == page.at
    laid.same()
    refused("not-possible", laid.table.undo, laid.people[0], "chapter", word="nothing-to-undo")


def test_nothing_to_take_back_and_nothing_to_bring_back() -> None:
    laid = Laid([0])
    refused("not-possible", laid.table.undo, laid.people[0], "answer", word="nothing-to-undo")
    refused("not-possible", laid.table.redo, laid.people[0], word="nothing-to-redo")


def test_taking_back_what_concerns_nobody_else_is_done_at_once() -> None:
    laid = Laid([0], [1])
    laid.give(0)
    assert laid.table.undo(laid.people[0], "answer").step


def test_another_persons_answer_is_taken_back_only_with_their_word() -> None:
    laid = Laid([0], [1], [2])
    laid.give(0)
    a, b, c = laid.people
    assert laid.table.ways()[0].others(1) == [0]
    done = laid.table.undo(b, "answer")
    assert (done.step, done.pending, done.ops) == (False, True, [])
    assert laid.table.wish is not None
    assert laid.table.wish.needs == {0, 2}
    refused("not-possible", laid.table.undo, c, "answer", word="undo-pending")
    refused("not-possible", laid.table.consent, b, True)
    done = laid.table.consent(a, True)
    assert (done.step, done.pending) == (False, True)
    # Whoever has agreed, or only looks on, is not asked any more.
    for other in (a, Person(5, "E", [], key=b"x")):
        for yes in (True, False):
            refused("not-possible", laid.table.consent, other, yes, word="nothing-asked")
    done = laid.kept(laid.table.consent(c, True))
    assert done.step
    assert done.pending
    assert laid.table.wish is None
    assert laid.session.entries == []
    laid.same()


def test_what_has_shown_something_hidden_is_taken_back_only_with_the_word_of_the_others() -> None:
    """A walker who stays draws a card: no die fell and nobody else answered, and yet more is known than before."""
    laid = Laid([0], [1], [2], game=alley)
    laid.give(1, 2)
    way = laid.table.ways()[0]
    assert (way.to, way.rolls, way.reveals, way.others(1)) == ("answer", False, True, [])
    held = laid.session.view(1)["table"]["hand"]
    done = laid.table.undo(laid.people[1], "answer")
    assert (done.step, done.pending, done.ops) == (False, True, [])
    assert laid.session.view(1)["table"]["hand"] == held
    assert laid.table.wish is not None
    assert laid.table.wish.needs == {0, 2}
    assert not laid.table.consent(laid.people[0], True).step
    assert laid.table.consent(laid.people[2], True).step
    assert laid.session.view(1)["table"]["hand"] == held[:-1]


def test_one_no_settles_it() -> None:
    laid = Laid([0], [1], [2])
    laid.give(0)
    a, b, c = laid.people
    laid.table.undo(b, "answer")
    laid.table.consent(a, True)
    done = laid.table.consent(c, False)
    assert (done.step, done.pending, done.refused) == (False, True, 2)
    assert len(laid.session.entries) == 1
    refused("not-possible", laid.table.consent, a, True, word="nothing-asked")
    # And who asked may let it go.
    laid.table.undo(b, "answer")
    assert laid.table.consent(b, False).pending
    assert laid.table.wish is None


def test_any_new_answer_settles_it() -> None:
    laid = Laid([0], [1])
    laid.give(0)
    laid.table.undo(laid.people[1], "answer")
    done = laid.give(1)
    assert done.step
    assert done.pending
    assert laid.table.wish is None


def test_an_answer_of_somebody_absent_is_not_taken_back() -> None:
    laid = Laid([0], [1], [2])
    laid.give(0)
    laid.table.undo(laid.people[1], "answer")
    # Nobody needs the word of a bystander who goes, but nothing goes on without the one whose answer it was.
    laid.table.presence({0, 1})
    assert laid.table.wish is not None
    assert laid.table.wish.needs == {0}
    done = laid.table.presence({1})
    assert (done.step, done.pending, laid.table.wish) == (False, True, None)
    refused("not-possible", laid.table.undo, laid.people[1], "answer", word="absent-giver")
    assert len(laid.session.entries) == 1
    laid.table.presence({0, 1})
    laid.table.undo(laid.people[1], "answer")
    done = laid.table.presence({0})
    assert (done.step, done.pending, laid.table.wish) == (False, True, None)


def test_one_who_plays_all_seats_is_asked_nothing() -> None:
    laid = Laid([0, 1])
    laid.until("ask-rest")
    laid.give(0)
    assert laid.table.ways()[0].rolls
    assert laid.table.undo(laid.people[0], "answer").step


# -- seats that change hands -----------------------------------------------------------------------------


def test_a_bot_plays_for_a_while() -> None:
    laid = Laid([0], [1])
    a, b = laid.people
    table = laid.table
    done = seating.hand_over(table, a, 0, "judgement")
    assert (done.row, done.seated, done.ask) == (True, True, True)
    assert table.bots_to_ask() == ({0: "judgement"}, 0)
    decision = laid.session.decision
    assert decision is not None
    wire = decision.options[0].to_wire()
    refused("not-yours", table.answer, a, 0, laid.session.serials[0], wire, word="bot-plays")
    seating.hand_over(table, a, 0, "")
    assert table.answer(a, 0, laid.session.serials[0], wire).step
    refused("not-yours", seating.hand_over, table, b, 0, "random")
    refused("not-possible", seating.hand_over, table, a, 1, "random", word="still-here")
    refused("not-possible", seating.hand_over, table, a, 0, "wizard", word="no-bot")
    refused("not-possible", seating.hand_over, table, a, 0, "search:99999", word="no-bot")
    refused("not-possible", seating.hand_over, table, a, 0, "search:5000runs", word="no-bot")
    table.presence({0})
    seating.hand_over(table, a, 1, "search:250")
    assert table.people.bots == {1: "search:250"}
    # The player comes back and takes the seat, without being asked for it by anybody.
    table.presence({0, 1})
    seating.hand_over(table, b, 1, "")
    assert table.people.is_played(1)


def test_the_host_may_change_the_strength_of_a_bot_but_not_drive_it_away() -> None:
    laid = Laid([0], seats=2)
    seating.hand_over(laid.table, laid.people[0], 1, "judgement")
    assert laid.table.people.bots == {1: "judgement"}
    refused("not-possible", seating.hand_over, laid.table, laid.people[0], 1, "")


def test_a_freed_seat_needs_the_new_invitation() -> None:
    laid = Laid([0], [1])
    a, b = laid.people
    done = seating.free(laid.table, a, 1)
    assert done.dead == [1]
    assert done.invited is not None
    seat, invite = done.invited
    assert seat == 1
    people = laid.table.people
    assert people.owner(1) is not b
    assert [sitter.kind for sitter in people.sitters()] == ["person", "open"]
    refused("no-table", seating.join, laid.table, "x" * 32, "Eve", word="no-invite")
    person, key, done = seating.join(laid.table, invite, "Eve")
    assert person.number == 2, "a number that was somebody's is not given again"
    assert person.key == hashed(key)
    assert people.sitters()[1].name == "Eve"
    refused("no-table", seating.join, laid.table, invite, "Mallory")


def test_the_host_gives_one_of_several_seats_away_but_never_the_last() -> None:
    laid = Laid([0, 1])
    done = seating.free(laid.table, laid.people[0], 1)
    assert (done.dead, done.moved) == ([], [0])
    assert laid.people[0].seats == [0]
    refused("not-possible", seating.free, laid.table, laid.people[0], 0, word="last-seat")


def test_a_friend_may_take_the_seat_of_a_bot() -> None:
    laid = Laid([0], seats=2)
    done = seating.free(laid.table, laid.people[0], 1)
    assert done.invited is not None
    assert laid.table.people.bots == {1: "random"}, "the bot plays until the friend comes"
    seating.join(laid.table, done.invited[1], "Bo")
    assert laid.table.people.bots == {}
    assert laid.table.people.is_played(1)


def test_the_host_makes_another_the_host() -> None:
    laid = Laid([0], [1])
    a, b = laid.people
    refused("not-yours", seating.pass_host, laid.table, b, 1, word="only-host")
    refused("not-possible", seating.pass_host, laid.table, a, 9, word="nobody-there")
    seating.pass_host(laid.table, a, 1)
    assert (a.host, b.host) == (False, True)
    refused("not-yours", seating.free, laid.table, a, 1)


# -- windows, logs that no longer fit --------------------------------------------------------------------


class Doorway(DarkAlley):
    """An alley that a fourth may join."""

    def seatings(self, state: Street, decision: Decision) -> list[int]:
        return [4]


def test_players_come_where_the_game_allows_it_and_not_in_the_middle_of_something() -> None:
    laid = Laid([0], [1], [2], game=Doorway())
    laid.give(1)

    def tries() -> None:
        refused("not-possible", laid.table.reseat, 4, -1, word="no-reseat")

    untouched(laid, tries)
    laid.kept(laid.table.answer(laid.people[0], 0, laid.session.serials[0], ["Pass"]))
    untouched(laid, lambda: refused("not-possible", laid.table.reseat, 3, -1, word="no-reseat"))
    assert laid.kept(laid.table.reseat(4, -1)).step
    assert laid.session.seats == 4
    laid.same()


def test_a_standing_order_lets_a_window_go_by() -> None:
    laid = Laid([0], [1], game=alley)
    laid.give(1)
    decision = laid.session.decision
    assert decision is not None
    assert decision.window == "step"
    done = laid.kept(laid.table.order(laid.people[0], 0, "step", "pass", ""))
    assert done.step
    assert [entry.by for entry in laid.session.entries] == [1, -1]
    laid.give(1)
    assert len(laid.session.entries) == 4, "the window of the next turn went by too"
    laid.same()
    turn = laid.table.turn
    n = laid.table.n
    quiet = laid.kept(laid.table.order(laid.people[0], 0, "answer", "pass", ""))
    assert (quiet.step, quiet.orders, len(quiet.ops)) == (False, [(0, 0)], 1)
    assert (laid.table.turn, laid.table.n) == (turn, n + 1), "nothing was answered by it"
    refused("not-yours", laid.table.order, laid.people[0], 1, "step", "pass", "")
    refused("not-possible", laid.table.order, laid.people[0], 0, "no such moment", "pass", "")


def test_a_log_that_no_longer_fits_stands_where_it_stops() -> None:
    laid = Laid([0], [1])
    for _ in range(6):
        decision = laid.session.decision
        assert decision is not None
        laid.give(decision.leader)
    laid.start.ops[4] = b'["answer",0,["Done"],0,[]]'
    found = restored(laid.start, CASTLE)
    assert found.dropped == 2
    assert len(found.session.entries) == 4
    assert found.session.notice == "tail-dropped"


def test_a_log_whose_chance_differs_stands_where_it_stops() -> None:
    laid = Laid([0])
    laid.until("ask-rest")
    laid.give(0)
    *ops, last = laid.start.ops
    entry = msgspec.json.decode(last)
    assert entry[4]
    entry[4] = [value + 1 for value in entry[4]]
    laid.start.ops = [*ops, msgspec.json.encode(entry)]
    found = restored(laid.start, CASTLE)
    assert found.dropped == 1
    assert len(found.session.entries) == len(ops)


def test_a_snapshot_with_what_came_after_it_is_the_same_game() -> None:
    laid = Laid([0], [1])
    for turn in range(10):
        decision = laid.session.decision
        assert decision is not None
        laid.give(decision.leader)
        if turn == 4:
            laid.kept(laid.table.undo(laid.people[laid.session.entries[-1].seat], "answer"))
            save, given = laid.session.save(), votes_kept(laid.table.votes)
            laid.start = msgspec.structs.replace(laid.start, n=len(laid.start.ops), save=save, given=given, ops=[])
            laid.same()
    laid.same()
