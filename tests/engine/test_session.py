"""The session: going back, forking, saving, refusing."""

from __future__ import annotations

import json
import os
import weakref

import pytest
from small_games.dark_alley import game as alley
from small_games.dark_alley.game import DarkAlley
from small_games.dark_alley.state import Play, Street, Walk, Walked
from small_games.dark_alley.state import Turn as AlleyTurn

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.decision import PASS, Aside, Decision
from undercroft.engine.errors import BadSave, IllegalAnswer, NotPossible, Refused, StaleAnswer, WrongSeat
from undercroft.engine.game import Rule
from undercroft.engine.history import Checkpoint, Entry, crossing, entry_from, landmarks
from undercroft.engine.record import Step
from undercroft.engine.saves import fingerprint
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.state import Rest, TakeCharacter, Turn

COMPILED = os.environ.get("UNDERCROFT_EXPECT_COMPILED") == "1"


def played(answers: int, seed: str = "session", players: int = 3) -> Session:
    """A castle in which careful bots have given so many answers."""
    session = Session.start(game, players=players, seed=seed)
    bots = {seat: find_bot("judgement", game, "x") for seat in range(players)}
    for _ in range(answers):
        answer = next_answer(session, bots)
        if answer is None:
            break
        session.answer(answer[0], session.serial(answer[0]), answer[1])
    return session


# -- going back ------------------------------------------------------------------------------------------


def test_undo_takes_back_one_answer_and_redo_brings_it_again() -> None:
    session = played(25)
    before = session.digest()
    told = len(session.events)
    session.undo()
    assert session.digest() != before
    assert len(session.events) <= told
    session.redo()
    assert session.digest() == before
    assert len(session.events) == told


def test_undo_to_a_labelled_checkpoint() -> None:
    session = played(60)
    page = len(session.state.turned)  # type: ignore[attr-defined]
    session.undo("page")
    assert len(session.state.turned) <= page  # type: ignore[attr-defined]
    assert session.checkpoints[-1].kind() == "page" or session.decision is not None
    with pytest.raises(NotPossible, match="no earlier cellar"):
        session.undo("cellar")


def test_undoing_gives_no_new_dice() -> None:
    session = played(40)
    before = session.digest()
    entries = [entry for entry in session.entries if entry.is_given()][-6:]
    for _ in entries:
        session.undo()
    for entry in entries:
        assert entry.action is not None
        session.answer(entry.seat, session.serial(entry.seat), entry.action)
    assert session.digest() == before


def test_a_new_answer_ends_what_could_be_redone() -> None:
    session = Session.start(game, players=2, seed="redo")
    session.act(TakeCharacter("abbot"))
    session.undo()
    session.act(TakeCharacter("cook"))
    with pytest.raises(NotPossible):
        session.redo()


def test_what_can_be_redone_survives_a_save() -> None:
    session = played(20)
    last = session.digest()
    session.undo()
    session.undo()
    session.redo()
    again = Session.load(session.save())
    again.redo()
    assert again.digest() == last
    with pytest.raises(NotPossible):
        again.redo()


def test_what_no_longer_fits_is_not_brought_back_by_half() -> None:
    session = played(25)
    session.back(20)
    here, told, taken = session.digest(), len(session.events), session.undone[-1]
    taken[3] = Entry("answer", taken[3].seat, TakeCharacter("nobody"))
    for _ in range(2):
        with pytest.raises(IllegalAnswer):
            session.redo()
        assert (session.digest(), len(session.entries), len(session.events)) == (here, 20, told)
        assert session.undone[-1] is taken
    assert Session.load(session.save()).digest() == here


def test_nothing_to_take_back_is_said() -> None:
    session = Session.start(game, players=2, seed="first")
    with pytest.raises(NotPossible, match="nothing to take back"):
        session.undo()
    with pytest.raises(NotPossible, match="nothing to bring back"):
        session.redo()


def test_what_undo_crosses_is_known_before() -> None:
    session = Session.start(game, players=2, seed="cross")
    session.act(TakeCharacter("abbot"), seat=0)
    own = session.crossing(seat=0)
    assert own.is_free()
    assert own.answers == [TakeCharacter("abbot")]
    session.act(TakeCharacter("cook"), seat=1)
    assert session.crossing(seat=0).others == [1]
    session.act(Turn(0), seat=0)
    # The start card was turned and items were drawn: that showed something hidden.
    assert session.crossing(seat=0).reveals
    assert not session.crossing(seat=0).is_free()


def test_one_roll_or_one_card_shown_is_enough_to_be_crossed() -> None:
    def answered(seat: int, values: list[int], reveals: bool) -> Entry:
        entry = Entry("answer", seat, Walk(1), values=values)
        entry.reveals = reveals
        return entry

    quiet = answered(0, [], False)
    rolled = crossing([quiet, answered(1, [3], False), answered(1, [], False)], 0, 0)
    assert (rolled.rolls, rolled.reveals, rolled.others, len(rolled.answers)) == (True, False, [1], 3)
    shown = crossing([quiet, answered(0, [], True)], 0, 0)
    assert (shown.rolls, shown.reveals, shown.others) == (False, True, [])
    assert crossing([quiet, quiet], 0, 0).is_free()


def test_undo_says_when_it_crosses_a_roll() -> None:
    session = played(60)
    while not session.entries[-1].values:
        session.undo()
    assert session.crossing(seat=session.entries[-1].seat).rolls


def test_what_came_from_outside_is_nobodys_answer() -> None:
    session = Session.start(game, players=2, seed="outside")
    session.act(TakeCharacter("abbot"), seat=0)
    session.script("dice", [1])
    session.redeal(1, "")
    crossed = session.crossing(seat=0)
    assert (crossed.answers, crossed.others, crossed.rolls) == ([TakeCharacter("abbot")], [], False)
    session.undo()
    assert session.entries == []


def test_an_answer_to_what_was_undone_is_stale() -> None:
    session = Session.start(game, players=2, seed="stale")
    session.act(TakeCharacter("abbot"))
    serial = session.serial(1)
    session.undo()
    with pytest.raises(Refused):
        session.answer(1, serial, TakeCharacter("cook"))
    with pytest.raises(StaleAnswer):
        session.answer(0, 1, TakeCharacter("cook"))


def test_undo_is_an_entry_of_the_history_and_not_an_erasure() -> None:
    session = played(20)
    entries = len(session.history)
    session.undo()
    assert len(session.history) == entries + 1
    assert session.history[-1].kind == "undo"
    again = Session.load(session.save())
    assert again.digest() == session.digest()
    again.redo()
    session.redo()
    assert again.digest() == session.digest()


def test_going_back_beyond_the_saved_checkpoints_replays_from_the_seed() -> None:
    session = played(70)
    again = Session.load(session.save())
    for _ in range(40):
        again.undo()
        session.undo()
    assert again.digest() == session.digest()
    assert again.legal(0) == session.legal(0)


def joined() -> Session:
    """An alley that a fourth walker has joined after the first turn, and in which one has gone on since."""
    session = Session.start(alley, players=3, seed="joined")
    session.act(Walk(1))
    session.act(PASS)
    session.reseat(4)
    session.act(Walk(1))
    return session


def test_nobody_goes_back_beyond_a_change_of_seats() -> None:
    session = joined()
    assert [entry.kind for entry in session.entries] == ["answer", "answer", "reseat", "answer"]
    for target in (0, 2):
        with pytest.raises(NotPossible, match="beyond a change of seats"):
            session.back(target)
    with pytest.raises(NotPossible, match="beyond a change of seats"):
        session.undo("round")
    session.undo()
    assert (session.seats, len(session.entries)) == (4, 3)
    with pytest.raises(NotPossible, match="beyond a change of seats"):
        session.undo()
    session.redo()
    assert session.seats == 4


def test_one_goes_back_to_something_that_was() -> None:
    session = played(5)
    for target in (-1, 5, 6):
        with pytest.raises(NotPossible, match="nothing to take back"):
            session.back(target)
    session.back(4)
    with pytest.raises(NotPossible, match="keeps no past"):
        session.copy().back(0)
    with pytest.raises(NotPossible, match="keeps no past"):
        session.copy().undo()


def test_the_nearest_of_each_kind_is_offered_and_of_a_coarser_kind_what_lies_before() -> None:
    state = played(0).state
    labels = ["chapter:1", "page:1", "round:1", "", "round:2", "page:2", "", ""]
    marks = [Checkpoint(at, state, label, 2) for at, label in enumerate(labels)]

    def offered(length: int) -> list[int]:
        return [mark.at for mark in landmarks(marks, length)]

    # Beyond the second page the rounds of the first are no matter, but the chapter is.
    assert offered(8) == [5, 0]
    assert offered(5) == [4, 1, 0]
    assert offered(4) == [2, 1, 0]
    assert offered(1) == [0]
    assert offered(0) == []
    assert landmarks([mark for mark in marks if not mark.label], 8) == []


# -- answering -------------------------------------------------------------------------------------------


def test_once_it_is_over_nobody_answers() -> None:
    session = played(10_000, players=1)
    assert session.is_over()
    with pytest.raises(NotPossible, match="the game is over"):
        session.answer(0, session.serial(0), Turn(0))
    with pytest.raises(NotPossible, match="the game is over"):
        session.act(Turn(0))


def test_an_answer_to_an_earlier_question_is_late_and_not_wrong() -> None:
    session = Session.start(game, players=1, seed="late")
    serial = session.serial(0)
    session.act(TakeCharacter("abbot"))
    assert not session.decision.allows(0, TakeCharacter("abbot"))
    with pytest.raises(StaleAnswer):
        session.answer(0, serial, TakeCharacter("abbot"))


@pytest.mark.parametrize("keep", ["last", "none"])
def test_a_session_that_keeps_less_plays_the_same_game(keep: str) -> None:
    whole = played(30)
    session = Session.start(game, players=3, seed="session", keep=keep)
    for entry in whole.entries:
        assert entry.action is not None
        if entry.is_given():  # what orders answer they answer here, too
            session.answer(entry.seat, session.serial(entry.seat), entry.action)
    assert session.digest() == whole.digest()
    assert session.serials == whole.serials
    assert session.events == []
    assert session.history == []


def test_rules_that_never_ask_are_stopped() -> None:
    class Treadmill(DarkAlley):
        """Turn after turn, and nobody is asked."""

        def run(self, state: Street, step: Step) -> Rule | None:
            state.next(AlleyTurn(1))
            return None

    with pytest.raises(NotPossible, match="leads nowhere"):
        Session.start(Treadmill(), players=2, seed="round and round")


def test_whoever_may_add_something_is_asked_too_and_counts_once() -> None:
    class Helped(DarkAlley):
        """One walks, and all but the ambusher may throw a stone."""

        def run(self, state: Street, step: Step) -> Rule | None:
            return helped(state)

    def helped(street: Street) -> Rule:
        stones = [Aside(seat, Play("stone")) for seat in (1, 2)]
        yield Decision([1], [Walk(1), Walk(2)], "ask-walk", asides=stones)
        street.next(AlleyTurn(1))

    session = Session.start(Helped(), players=3, seed="asides")
    assert session.serials == [0, 1, 1]
    session.act(Walk(1))
    assert session.serials == [0, 2, 2]
    session.act(Play("stone"), 2)
    assert session.serials == [0, 3, 3]


# -- doing again -----------------------------------------------------------------------------------------


def test_a_history_done_again_entry_by_entry_is_the_same_game() -> None:
    session = Session.start(alley, players=3, seed="again")
    session.order(0, "step", "pass", by=4)
    session.act(Walk(1))
    session.answer(2, session.serial(2), Walk(2), by=2)
    session.back(1, by=2)
    session.redo(by=3)
    session.back(0, by=1)
    twin = Session.start(alley, players=3, seed="again")
    for entry in session.history:
        twin.repeat(entry)
    assert [entry.to_wire() for entry in twin.history] == [entry.to_wire() for entry in session.history]
    assert [(entry.kind, entry.by) for entry in twin.history if entry.kind != "answer"] == [
        ("order", 4),
        ("undo", 2),
        ("redo", 3),
        ("undo", 1),
    ]
    assert (twin.digest(), twin.orders[0]["step"].how) == (session.digest(), "pass")
    twin.redo()
    session.redo()
    assert twin.digest() == session.digest()


def test_going_back_over_an_answer_that_the_rules_no_longer_take_is_refused_and_changes_nothing() -> None:
    session = Session.start(alley, players=3, seed="changed")
    while len(session.entries) < 8:
        session.act(session.decision.options[0])
    session.checkpoints = [session.checkpoints[0], session.checkpoints[-1]]  # as a save far into a game keeps them
    session.entries[2].action = Walk(7)  # what an earlier release may have taken
    before = (session.digest(), len(session.entries), len(session.events), session.stored, len(session.history))
    with pytest.raises(NotPossible, match="the rules have changed since then"):
        session.back(5)
    assert before == (session.digest(), len(session.entries), len(session.events), session.stored, len(session.history))
    assert not session.undone
    session.act(session.decision.options[0])
    session.back(1)
    assert len(session.entries) == 1


def test_an_answer_after_which_chance_gives_something_else_is_not_given() -> None:
    session = Session.start(alley, players=3, seed="chance")
    session.order(0, "step", "pass")
    session.act(Walk(1))
    before = (session.digest(), len(session.entries), len(session.history), session.undone, len(session.events))
    given = session.copy("all")
    given.act(Walk(2))
    entry = next(entry for entry in given.entries if entry.action == Walk(2))
    assert entry.values
    other = Entry("answer", entry.seat, entry.action, values=[1 - entry.values[0]])
    with pytest.raises(IllegalAnswer, match="chance no longer gives what it gave"):
        session.repeat(other)
    assert before == (session.digest(), len(session.entries), len(session.history), session.undone, len(session.events))
    session.repeat(other, check=False)
    assert len(session.entries) == before[1] + 1


@pytest.mark.parametrize(
    ("entry", "refusal"),
    [
        (Entry("answer", 3, Walk(1)), WrongSeat),
        (Entry("answer", -1, Walk(1)), WrongSeat),
        (Entry("answer", 2, Walk(1)), IllegalAnswer),
        (Entry("answer", 1, Walk(7)), IllegalAnswer),
    ],
)
def test_what_may_not_be_answered_may_not_be_done_again(entry: Entry, refusal: type[Refused]) -> None:
    session = Session.start(alley, players=3, seed="again")
    with pytest.raises(refusal):
        session.repeat(entry)
    assert session.history == []


@pytest.mark.skipif(COMPILED, reason="nothing can be told of whether a compiled rule is still held")
def test_a_session_that_is_closed_lets_its_rule_go() -> None:
    session = Session.start(alley, players=3, seed="close")
    rule = weakref.ref(session._rule)
    session.close()
    assert rule() is None


# -- coming and going ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "leaver"), [(1, -1), (2, 3), (3, 1), (4, 1)])
def test_players_leave_one_by_one(seats: int, leaver: int) -> None:
    session = Session.start(alley, players=3, seed="leaving")
    with pytest.raises(NotPossible, match="players leave one by one"):
        session.reseat(seats, leaver)
    assert session.history == []


class Doorway(DarkAlley):
    """An alley one may leave again."""

    def reseat(self, state: Street, seats: int, leaver: int) -> None:
        if leaver < 0:
            super().reseat(state, seats, leaver)
        else:
            del state.steps[leaver]
            del state.hands[leaver]
            state.agenda[:] = [AlleyTurn(1)]


def test_who_leaves_takes_serial_and_orders_along_and_the_others_move_up() -> None:
    for leaver, left in ((0, [1, 2]), (1, [0, 2]), (2, [0, 1]), (-1, [0, 1])):
        session = Session.start(Doorway(), players=3, seed="leaving")
        session.act(Walk(1))
        session.act(PASS)
        session.order(0, "step", "pass")
        session.order(2, "answer", "pass")
        assert isinstance(session.state, Street)
        hands = [session.state.hands[seat] for seat in left]
        orders = [sorted(session.orders[seat]) for seat in left]
        serials = [session.serials[seat] for seat in left]
        session.reseat(2, leaver)
        assert session.state.hands == hands
        assert [sorted(order) for order in session.orders] == orders
        asked = [seat in session.decision.asked() for seat in range(2)]
        assert session.serials == [serial + again for serial, again in zip(serials, asked)]
        again = Session.load(session.save(), session.game)
        assert (again.digest(), again.serials, again.seats) == (session.digest(), session.serials, 2)
        assert [sorted(order) for order in again.orders] == orders


def test_who_comes_begins_with_nothing() -> None:
    session = Session.start(alley, players=2, seed="coming")
    session.reseat(4)
    assert session.serials[2:] == [0, 0]
    assert session.orders == [{}, {}, {}, {}]
    session.order(3, "step", "stop")
    assert session.orders[2] == {}


def test_a_copy_knows_who_is_about_to_come() -> None:
    session = Session.start(alley, players=3, seed="copy")
    session.act(Walk(1))
    session.reseat(4)
    twin = session.copy()
    twin.act(PASS)
    assert twin.seats == 4
    leaving = Session.start(Doorway(), players=3, seed="copy")
    leaving.act(Walk(1))
    leaving.reseat(2, 0)
    twin = leaving.copy()
    for one in (leaving, twin):
        one.act(PASS)
    assert (twin.seats, twin.digest()) == (2, leaving.digest())


def test_a_copy_goes_no_further_back_than_where_seats_have_changed() -> None:
    session = Session.start(alley, players=3, seed="copy")
    session.reseat(4)
    session.act(Walk(1))
    twin = session.copy("all")
    assert (twin.seats, twin.digest(), twin.asked, twin.serials) == (
        4,
        session.digest(),
        session.asked,
        session.serials,
    )
    assert [entry.kind for entry in twin.history] == ["answer"]
    twin.undo()
    assert (twin.seats, twin.entries) == (4, [])


def test_a_fork_from_before_somebody_came_is_for_those_who_were_there() -> None:
    session = joined()
    for at, seats in ((0, 3), (2, 3), (3, 4), (4, 4)):
        fork = session.fork(at)
        assert (fork.seats, len(fork.entries), len(fork.history)) == (seats, at, at)
    before = session.fork(2)
    before.undo()
    before.undo()
    assert before.entries == [], "nobody had come by then"
    with pytest.raises(NotPossible, match="beyond a change of seats"):
        session.fork(3).undo()


def test_nobody_comes_in_the_middle_of_something() -> None:
    session = Session.start(alley, players=3, seed="middle")
    session.act(Walk(1))
    with pytest.raises(NotPossible, match="in the middle of something"):
        session.repeat(Entry("reseat", 4))
    session.act(PASS)
    session.repeat(Entry("reseat", 4))
    assert session.seats == 4


# -- standing orders -------------------------------------------------------------------------------------


def ordered(session: Session) -> list[tuple[int, str]]:
    """The orders the history holds."""
    return [(entry.seat, entry.text) for entry in session.history if entry.kind == "order"]


def test_of_orders_that_follow_one_another_the_last_for_each_moment_is_kept() -> None:
    session = Session.start(alley, players=3, seed="orders")
    session.order(0, "step", "pass")
    session.order(0, "answer", "pass")
    session.order(2, "step", "pass")
    session.order(0, "step", "stop")
    assert ordered(session) == [(0, "answer pass"), (2, "step pass"), (0, "step stop")]
    session.act(Walk(1))
    session.order(0, "step", "")
    assert ordered(session) == [(0, "answer pass"), (2, "step pass"), (0, "step stop"), (0, "step usual")]
    assert [sorted(orders) for orders in session.orders] == [["answer"], [], ["step"]]
    assert session.history[-1].told == len(session.events)


def test_a_session_that_keeps_less_writes_no_orders_down_but_obeys_them() -> None:
    session = Session.start(alley, players=3, seed="orders", keep="last")
    session.order(0, "step", "pass")
    session.act(Walk(1))
    assert session.history == []
    assert session.decision.ask == "ask-walk"


def test_what_an_order_answered_is_nobodys_and_goes_back_with_what_it_answered() -> None:
    session = Session.start(alley, players=3, seed="orders")
    session.order(0, "step", "pass", by=4)
    session.answer(1, session.serial(1), Walk(1), by=7)
    assert [(entry.seat, entry.text, entry.by) for entry in session.entries] == [(1, "", 7), (0, "order", -1)]
    session.undo()
    assert session.entries == []


# -- what is seen ----------------------------------------------------------------------------------------


def test_a_question_behind_closed_doors_is_only_seen_by_those_asked() -> None:
    session = Session.start(alley, players=3, seed="closed")
    card = session.view(1)["table"]["hand"][0]
    assert session.view(1)["decision"] == {
        "serial": 1,
        "seats": [1],
        "leader": 1,
        "ask": "ask-walk",
        "window": "",
        "rules": [],
        "about": -1,
        "count": 0,
        "options": [["Walk", 1], ["Walk", 2], ["Done"]],
        "asides": [[1, ["Play", card]]],
    }
    for seat in (0, 2, -1):
        assert session.view(seat)["decision"] == {
            "serial": 0,
            "seats": [1],
            "leader": 1,
            "ask": "",
            "window": "",
            "rules": [],
            "about": -1,
            "count": 0,
            "options": [],
            "asides": [],
        }


def test_a_question_everyone_may_see_is_seen_by_onlookers_too() -> None:
    session = played(0, players=2)
    asked, onlooker = session.view(0)["decision"], session.view(-1)["decision"]
    assert asked.pop("serial") == 1
    assert onlooker.pop("serial") == 0
    assert asked == onlooker
    assert asked["options"]
    assert session.view(0)["seat"] == 0
    assert (session.view(0)["game"], session.view(0)["over"]) == ("dark-castle", "")


# -- scripted chance -------------------------------------------------------------------------------------


def test_a_script_that_does_not_fit_is_refused_and_changes_nothing() -> None:
    session = played(12)
    while session.decision is not None and session.decision.ask != "ask-rest":
        answer = next_answer(session, {seat: find_bot("judgement", game, "x") for seat in range(3)})
        assert answer is not None
        session.answer(answer[0], session.serial(answer[0]), answer[1])
    before = session.digest()
    session.script("dice", [17])
    with pytest.raises(NotPossible, match="scripted 17"):
        session.act(Rest(-1))
    session.undone = []
    assert session.decision is not None
    assert session.decision.ask == "ask-rest"
    assert session.digest() != before  # the script itself stands
    with pytest.raises(NotPossible, match="no stream"):
        session.script("clouds", [1])


# -- forks and copies ------------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way() -> None:
    session = played(40)
    before = session.save()
    fork = session.fork(20)
    assert len(fork.entries) == 20
    while fork.decision is not None and len(fork.entries) < 30:
        fork.act(fork.decision.options[-1])
    assert session.save() == before


def test_a_fork_from_before_what_was_taken_back_cannot_bring_it_back() -> None:
    session = played(40)
    session.undo()
    assert session.undone
    assert not session.fork(20).undone


def test_a_fork_for_a_seat_is_dealt_anew() -> None:
    session = played(40)
    fork = session.fork(len(session.entries), seat=1, key="fork")
    assert fork.view(1)["table"] == session.view(1)["table"]
    assert fork.state != session.state
    with pytest.raises(NotPossible):
        session.fork(4000)


def test_a_session_that_keeps_nothing_cannot_be_copied_or_saved() -> None:
    session = Session.start(game, players=2, seed="none", keep="none")
    for forbidden in (session.copy, session.save, session.undo):
        with pytest.raises(NotPossible):
            forbidden()


# -- starting --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 0},
        {"players": 5},
        {"options": {"castle": "sand"}},
        {"options": {"weather": "rain"}},
        {"keep": "some"},
    ],
)
def test_a_wrong_start_is_refused(wrong: dict) -> None:
    with pytest.raises(NotPossible):
        Session.start(game, **{"seed": "x", **wrong})


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(NotPossible, match="no game called 'chess'"):
        Session.start("chess")


def test_without_a_seed_a_secret_one_is_made() -> None:
    first, second = Session.start(game), Session.start(game)
    assert first.seed != second.seed
    assert len(first.seed) == 32
    assert first.seed not in first.seed_digest()


def test_the_same_seed_is_the_same_game() -> None:
    assert played(50).digest() == played(50).digest()
    assert played(50, "other").digest() != played(50).digest()


# -- saves -----------------------------------------------------------------------------------------------


def test_a_save_brings_back_everything() -> None:
    session = played(45)
    again = Session.load(session.save())
    assert again.digest() == session.digest()
    assert again.serials == session.serials
    assert [told.event for told in again.events] == [told.event for told in session.events]
    assert again.view(0) == session.view(0)
    assert again.save() == session.save()


@pytest.mark.parametrize("cut", [0, 1, 40, -2, -10, -40])
def test_a_truncated_save_is_refused(cut: int) -> None:
    saved = played(20).save()
    with pytest.raises(BadSave):
        Session.load(saved[:cut])


def test_an_altered_save_is_refused() -> None:
    saved = played(20).save().replace(b'"seats":3', b'"seats":2')
    with pytest.raises(BadSave, match="damaged"):
        Session.load(saved)


@pytest.mark.parametrize("foreign", [b"", b"{}", b"hello", b"\xff\xfe", b"[1,2]\nabc\n", b"null\n\n"])
def test_a_foreign_file_is_refused(foreign: bytes) -> None:
    with pytest.raises(BadSave):
        Session.load(foreign)


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(BadSave, match="not of dark-alley"):
        Session.load(played(5).save(), alley)


def signed(change, session: Session | None = None) -> bytes:
    """A save of ours with something in it changed, and signed as if it were real."""
    data = json.loads((session or played(20)).save().split(b"\n")[0])
    change(data)
    body = json.dumps(data).encode()
    return body + b"\n" + fingerprint(body) + b"\n"


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(undercroft=99),
        lambda data: data.update(schema=99),
        lambda data: data.update(game="chess"),
        lambda data: data.update(checkpoints=[]),
        lambda data: data.pop("history"),
        lambda data: data["history"].append(["undo", 500]),
        lambda data: data["history"].append(["redo", 1]),
        lambda data: data["history"].append(["dance", 1]),
        lambda data: data["history"].append(["answer", 0, ["Nonsense"], "", [], False, 0, -1, True]),
        lambda data: data["history"].append(["dance", 0, None, "", [], False, 0, -1, True]),
        lambda data: data["checkpoints"][-1].__setitem__(3, ["Castle", 1, 2]),
        lambda data: data["checkpoints"][-1].__setitem__(0, 9999),
        lambda data: data.update(events=[[0, ["Rest", 1]]]),
        lambda data: data.update(options=3),
        lambda data: data.update(serials="many"),
        lambda data: data["serials"].append(1),
        lambda data: data["orders"].pop(),
        lambda data: data["checkpoints"].reverse(),
        lambda data: data["checkpoints"][0].__setitem__(2, 2),
        lambda data: data["checkpoints"][-1].__setitem__(2, 9),
        lambda data: data["history"].append(["undo", 0, None, "", [], False, 0, -1, False]),
        lambda data: data["history"].append(["answer", 0, None, "", [], False, 0, -1, True]),
        lambda data: data["history"].append(["script", 0, ["Rest", 1], "dice", [], False, 0, -1, True]),
    ],
)
def test_a_save_that_was_tampered_with_is_refused(change) -> None:
    with pytest.raises(BadSave):
        Session.load(signed(change))


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (["undo", 500], "takes back more than there was"),
        (["undo", 0], "takes back more than there was"),
        (["redo", 1], "brings back what was not taken back"),
    ],
)
def test_a_history_takes_back_and_brings_back_what_there_was(row: list, words: str) -> None:
    with pytest.raises(BadSave, match=words):
        Session.load(signed(lambda data: data["history"].append(row)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda marks: marks[-1].__setitem__(2, 9), "a checkpoint of this save does not fit"),
        (lambda marks: marks[-1].__setitem__(3, ["Pass"]), "a checkpoint of this save does not fit"),
        (lambda marks: marks.insert(1, marks.pop()), "out of order"),
        (lambda marks: marks.reverse(), "out of order"),
        (lambda marks: marks.clear(), "does not have its first checkpoint"),
        (lambda marks: marks.pop(0), "does not have its first checkpoint"),
    ],
)
def test_the_checkpoints_of_a_save_must_fit(change, words: str) -> None:
    assert len(played(20).checkpoints) > 2
    with pytest.raises(BadSave, match=words):
        Session.load(signed(lambda data: change(data["checkpoints"])))


def test_a_save_for_more_players_than_there_are_seats_is_refused() -> None:
    def crowd(data: dict) -> None:
        data["seats"] = data["checkpoints"][0][2] = 9

    with pytest.raises(BadSave, match="is for 1 to 4 players, not 9"):
        Session.load(signed(crowd))


def test_of_an_entry_of_old_nobody_knows_who_gave_it() -> None:
    entry = entry_from(["answer", 1, ["Walk", 2], "", [], False, 0], alley.readers())
    assert (entry.seat, entry.action, entry.by, entry.open) == (1, Walk(2), -1, False)


def test_something_else_than_an_answer_is_refused() -> None:
    with pytest.raises(BadSave, match="Walked stands where an answer should be"):
        entry_from(["answer", 0, Walked(1, 2).to_wire(), "", [], False, 0, -1, True], alley.readers())


def test_after_a_rule_fix_a_tail_that_no_longer_fits_is_dropped_and_said() -> None:
    def other_answer(data: dict) -> None:
        data["history"][-1][2] = ["TakeCharacter", "abbot"]

    answers = 20
    while len(played(answers).entries) == played(answers).checkpoints[-1].at:
        answers += 1
    session = Session.load(signed(other_answer, played(answers)))
    assert session.notice == "tail-dropped"
    assert session.decision is not None
    session.act(session.decision.options[0])


def test_a_tail_after_which_chance_gives_something_else_is_dropped() -> None:
    """A die that was read differs from the one that falls now: the rules between have changed."""

    def other_dice(data: dict) -> None:
        data["checkpoints"] = data["checkpoints"][:1]
        rolled = [entry for entry in data["history"] if entry[4]]
        rolled[-1][4][0] += 1

    session = played(60)
    assert Session.load(signed(lambda data: data.update(checkpoints=data["checkpoints"][:1]), session)).notice == ""
    again = Session.load(signed(other_dice, session))
    assert again.notice == "tail-dropped"
    assert again.entries == []


def test_where_a_change_of_seats_is_dropped_one_may_go_back_as_before_it() -> None:
    def other_answer(data: dict) -> None:
        data["checkpoints"] = data["checkpoints"][:1]
        data["history"][-1][2] = ["Walk", 7]

    kept = Session.load(signed(lambda data: data.update(checkpoints=data["checkpoints"][:1]), joined()), alley)
    assert (kept.notice, kept.seats, kept.digest()) == ("", 4, joined().digest())
    assert (kept.copy().seats, kept.copy().digest()) == (4, kept.digest())
    session = Session.load(signed(other_answer, joined()), alley)
    assert (session.notice, session.seats) == ("tail-dropped", 3)
    session.act(Walk(2))
    session.undo()
    assert session.entries == []


def test_after_a_change_of_cards_a_save_still_loads_and_says_so() -> None:
    session = Session.load(signed(lambda data: data.update(content="another")))
    assert session.notice == "content-changed"


def test_wrong_seat_and_wrong_action_are_told_apart() -> None:
    session = played(0, players=2)
    with pytest.raises(WrongSeat):
        session.answer(1, 0, TakeCharacter("abbot"))
    with pytest.raises(IllegalAnswer):
        session.answer(0, session.serial(0), Turn(0))
