"""Two sides, a hidden hand, windows with standing orders, answers in secret: the vault asks for all of it."""

from __future__ import annotations

from typing import Any

import pytest
from small_games.vault import game
from small_games.vault.game import CARDS
from small_games.vault.state import Advance, Drew, Pace, Search, Spring, Vault

from undercroft.bots.blinded import blinded
from undercroft.bots.player import Player, next_answer, play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.decision import PASS, Decision, Each
from undercroft.engine.errors import IllegalAnswer, NotPossible, StaleAnswer, WrongSeat
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.sides import side_of
from undercroft.engine.talk import Talk
from undercroft.lab import simulate as simulating


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lab finds the vault."""
    monkeypatch.setattr(simulating, "find_game", lambda name: game)


def vault(session: Session) -> Vault:
    """The state, as what it is."""
    state = session.state
    assert isinstance(state, Vault)
    return state


def begun(seats: int = 3, hand: tuple[str, ...] = (), seed: str = "vault") -> Session:
    """A vault before the first answer; the warden holds these cards."""
    session = Session.start(game, seats, seed)
    if not hand:
        return session
    state = session.checkpoints[0].state.copy()
    assert isinstance(state, Vault)
    rest = [card for card in CARDS if card not in hand]
    state.hand[:] = hand
    state.deck[:] = rest
    return Session.at(game, state, seats, {}, seed)


def paced(session: Session, how: str = "quick", listened: str = "quiet") -> Session:
    """Everybody has made up their mind."""
    session.act(Pace(listened), 0)
    for seat in range(1, session.seats):
        session.act(Pace(how), seat)
    return session


# -- answers in secret -----------------------------------------------------------------------------------


def asked_each(session: Session) -> Each:
    """The question all are asked at once."""
    decision = session.decision
    assert isinstance(decision, Each)
    return decision


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_answers_come_in_any_order_and_lead_to_the_same(order: tuple[int, ...]) -> None:
    session = begun()
    for seat in order:
        assert seat in asked_each(session).waiting()
        session.act(Pace("quick" if seat == 1 else "quiet"), seat)
    assert not isinstance(session.decision, Each)
    other = begun()
    for seat in range(3):
        other.act(Pace("quick" if seat == 1 else "quiet"), seat)
    assert session.digest() == other.digest()


def test_nobody_sees_an_answer_before_all_have_answered() -> None:
    seen: list[list[Any]] = []
    for how in ("quick", "quiet"):
        session = begun()
        session.act(Pace(how), 1)
        assert asked_each(session).waiting() == [0, 2]
        seen.append([[session.view(seat), session.heard(seat), session.serials] for seat in (0, 2, -1)])
    assert repr(seen[0]) == repr(seen[1])


def test_what_is_told_before_the_first_question_is_in_the_log_and_only_for_whom_it_is() -> None:
    session = begun()
    assert session.heard(0) == [Drew(vault(session).hand[-1])]
    assert [session.heard(seat) for seat in (1, 2, -1)] == [[], [], []]


def test_a_seat_may_think_better_of_it_until_all_have_answered() -> None:
    session = begun()
    session.act(Pace("quick"), 1)
    serial = session.serial(1)
    with pytest.raises(StaleAnswer):
        session.answer(1, serial - 1, Pace("quiet"))
    session.answer(1, serial, Pace("quiet"))
    assert asked_each(session).given[1] == Pace("quiet")
    session.act(Pace("quiet"), 0)
    session.act(Pace("quick"), 2)
    assert [thief.health for thief in vault(session).thieves] == [2, 3]


def test_only_those_asked_answer_and_only_what_they_may() -> None:
    session = begun()
    with pytest.raises(WrongSeat):
        session.answer(3, 0, Pace("quick"))
    with pytest.raises(IllegalAnswer):
        session.answer(1, session.serial(1), Search())


def test_secret_answers_are_undone_saved_and_brought_back_one_by_one() -> None:
    session = begun()
    session.act(Pace("quick"), 2)
    session.act(Pace("quiet"), 0)
    again = Session.load(session.save(), game)
    assert asked_each(again).given == asked_each(session).given
    again.undo()
    assert asked_each(again).waiting() == [0, 1]
    again.redo()
    again.act(Pace("quick"), 1)
    session.act(Pace("quick"), 1)
    assert again.digest() == session.digest()
    session.undo()
    assert asked_each(session).waiting() == [1]


def test_a_copy_for_a_seat_knows_its_own_answer_and_no_other() -> None:
    session = begun()
    session.act(Pace("quick"), 1)
    session.act(Pace("quiet"), 0)
    assert asked_each(session.copy_for(1, "k")).given == {1: Pace("quick")}
    assert asked_each(session.copy_for(2, "k")).given == {}
    known = session.copy_for(2, "k")
    # What another will answer is open there: the copy can be played on either way.
    known.act(Pace("quick"), 2)
    known.copy().act(Pace("quick"), 0)


def test_bots_answer_for_themselves_while_a_person_still_thinks() -> None:
    session = begun()
    bots = blinded({0: find_bot("judgement", game, "b"), 2: find_bot("random", game, "b")}, "b")
    for _ in range(2):
        answer = next_answer(session, bots)
        assert answer is not None
        session.act(answer[1], answer[0])
    assert next_answer(session, bots) is None
    assert asked_each(session).waiting() == [1]


# -- windows and standing orders -------------------------------------------------------------------------


def stops(session: Session, answers: list[Action]) -> list[bool]:
    """Whether the warden is asked after each of these answers of the thief whose turn it is; the warden passes."""
    found: list[bool] = []
    for answer in answers:
        session.act(answer)
        asked = session.decision is not None and bool(session.decision.window)
        found.append(asked)
        if asked:
            session.act(PASS)
    return found


HANDS = [("pit.1", "bolt.1"), ("alarm.1", "alarm.2"), ("pit.1", "alarm.1")]


@pytest.mark.parametrize("hand", HANDS)
def test_usually_a_seat_is_asked_at_the_moments_of_its_game_whatever_it_holds(hand: tuple[str, ...]) -> None:
    session = paced(begun(2, hand))
    assert stops(session, [Advance(), Search(), Advance()]) == [True, False, True]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    ("orders", "wanted"),
    [
        ([("advanced", "pass")], [False, False, False]),
        ([("searched", "stop")], [True, True, True]),
        ([("advanced", "turn")], [False, False, False]),
        ([("advanced", "pass"), ("advanced", "")], [True, False, True]),
    ],
)
def test_an_order_that_does_not_look_at_the_hand_stops_whatever_is_held(
    hand: tuple[str, ...], orders: list[tuple[str, str]], wanted: list[bool]
) -> None:
    session = paced(begun(2, hand))
    for moment, how in orders:
        session.order(0, moment, how)
        assert not any(order.tells() for order in session.orders[0].values())
    assert stops(session, [Advance(), Search(), Advance()]) == wanted


def test_an_order_until_the_end_of_the_turn_ends_with_it() -> None:
    session = paced(begun(3, HANDS[0]))
    session.order(0, "advanced", "turn")
    assert stops(session, [Advance(), Advance(), Advance()]) == [False, False, False]
    assert stops(session, [Advance()]) == [True], "that was another thief's turn"


def test_an_order_for_a_card_looks_at_the_hand_and_says_so() -> None:
    session = paced(begun(2, ("pit.1", "alarm.1")))
    assert game.orderable(session.state, 0, "searched")[0] == "alarm.1"
    assert game.orderable(session.state, 1, "searched") == []
    session.order(0, "searched", "card", "alarm")
    session.order(0, "advanced", "card", "bolt.1")
    assert all(order.tells() for order in session.orders[0].values())
    assert stops(session, [Advance(), Search()]) == [False, True]


def test_an_order_takes_effect_at_once_where_one_is_asked() -> None:
    session = paced(begun(2, HANDS[0]))
    session.act(Advance())
    assert session.decision is not None
    assert session.decision.window == "advanced"
    session.order(0, "advanced", "turn")
    assert session.decision.window == ""


@pytest.mark.parametrize(
    ("seat", "moment", "how", "card"),
    [
        (0, "nowhere", "pass", ""),
        (0, "advanced", "sometimes", ""),
        (0, "advanced", "card", ""),
        (0, "advanced", "pass", "pit.1"),
        (0, "advanced", "card", "two words"),
        (7, "advanced", "pass", ""),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(seat: int, moment: str, how: str, card: str) -> None:
    session = begun()
    with pytest.raises(NotPossible):
        session.order(seat, moment, how, card)
    assert session.history == []


def test_orders_are_in_the_history_and_outlast_undo_and_save() -> None:
    session = paced(begun(2, HANDS[0]))
    session.order(0, "advanced", "pass", by=4)
    assert (session.history[-1].kind, session.history[-1].by) == ("order", 4)
    session.act(Advance())
    session.undo("round")
    assert "advanced" in session.orders[0]
    again = Session.load(session.save(), game)
    assert again.orders[0]["advanced"].how == "pass"
    session.redo()
    assert vault(session).thieves[0].room == 1


def test_an_order_is_not_in_a_copy_for_another_seat() -> None:
    session = paced(begun(2, HANDS[0]))
    session.order(0, "advanced", "card", "pit.1")
    assert session.copy_for(1, "k").orders[0] == {}
    assert session.copy_for(1, "k").orders[1] == {}
    assert "advanced" in session.copy().orders[0]


def test_a_seat_that_holds_nothing_fitting_is_asked_and_can_only_pass() -> None:
    session = paced(begun(2, ("alarm.1", "alarm.2", "alarm.3")))
    vault(session).hand[:] = ["alarm.1"]
    session.act(Advance())
    assert session.decision is not None
    assert session.decision.options == [PASS]


def test_what_others_see_does_not_depend_on_the_hand() -> None:
    """The same game with two hands, the warden passing: views, events, serials and whose turn it is are the same."""
    told: list[list[str]] = []
    for hand in HANDS:
        session = paced(begun(3, hand))
        seen: list[str] = []
        for number in range(40):
            decision = session.decision
            if decision is None:
                break
            for seat in (1, 2, -1):
                seen.append(repr([session.view(seat), session.heard(seat), session.serials[1:], decision.seats]))
            if isinstance(decision, Each):
                for seat in decision.waiting():
                    session.act(Pace(("quick", "quiet")[(seat + number) % 2]), seat)
            else:
                session.act(PASS if decision.window else decision.options[number % len(decision.options)])
        told.append(seen)
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_is_asked_without_end(seats: int) -> None:
    """By its usual orders a warden is asked a few times a turn at most, and every one of those can be waived."""
    session = begun(seats)
    bots = blinded({seat: find_bot("random", game, f"{seat}") for seat in range(seats)}, "k")
    asked: dict[str, int] = {}
    while session.decision is not None:
        if session.decision.window:
            turn = game.turn(session.state)
            asked[turn] = asked.get(turn, 0) + 1
        answer = next_answer(session, bots)
        assert answer is not None
        session.act(answer[1], answer[0])
    assert max(asked.values()) <= 3


@pytest.mark.parametrize("hand", HANDS)
def test_a_bot_is_asked_at_every_window_whatever_is_usual_or_was_ordered(hand: tuple[str, ...]) -> None:
    session = paced(begun(3, hand))
    session.order(0, "advanced", "pass")
    session.seat_bots([0])
    assert stops(session, [Advance(), Search(), Advance()]) == [True, True, True], "and so whatever it holds"
    session.seat_bots([])
    assert stops(session, [Advance(), Search(), Advance()]) == [False, False, False]


def test_among_bots_alone_nobody_is_asked_who_could_only_pass() -> None:
    session = paced(begun(2, ("pit.1", "bolt.1")))
    vault(session).hand[:] = ["pit.1", "bolt.1"]
    session.seat_bots([0, 1], alone=True)
    assert stops(session, [Advance(), Search()]) == [True, False]
    assert [entry.text for entry in session.entries if entry.action == PASS] == ["", "order"]
    again = session.copy()
    assert again.digest() == session.digest()
    assert stops(again, [Search()]) == [False]


def test_a_person_among_bots_is_not_asked_to_let_pass_what_must_pass() -> None:
    """Nobody is there who could read anything from a pause; an order to be stopped holds all the same."""
    session = paced(begun(2, ("pit.1", "bolt.1")))
    vault(session).hand[:] = ["pit.1", "bolt.1"]
    session.order(0, "advanced", "stop")
    session.seat_bots([1])
    assert stops(session, [Advance()]) == [True]
    usual = begun(2, ("pit.1", "bolt.1"))
    usual.seat_bots([1])
    among_people = begun(2, ("pit.1", "bolt.1"))
    for one, asked in ((usual, False), (among_people, True)):
        vault(one).hand[:] = []
        assert one.decision is not None
        decision = Decision([0], [PASS], "window-x", window="no such moment", unasked=PASS, stakes={0: True})
        assert one.stops(decision, 0, True) is asked
        choice = Decision([0], [PASS, Search()], "window-x", window="no such moment", unasked=PASS, stakes={0: True})
        assert one.stops(choice, 0, True)
        roll = Decision([0], [Search()], "window-x", window="no such moment", unasked=PASS, stakes={0: True})
        assert one.stops(roll, 0, True), "what is done, and not let pass, is left to people"


def test_in_a_thought_every_seat_is_asked_where_it_could_step_in() -> None:
    """What others have ordered is not known there, and one's own orders are for sparing one's time."""
    session = paced(begun(2, ("alarm.1", "alarm.2")))
    session.order(0, "searched", "pass")
    assert stops(session, [Search()]) == [False]
    known = session.copy_for(0, "thought")
    assert stops(known, [Search()]) == [True]
    assert session.bots == []


def test_bots_use_what_usually_is_let_pass() -> None:
    """The alarms of the vault fit only where people usually are not asked."""
    played = simulating.play_games(simulating.Batch("vault", 3, "judgement", "windows", {}, 0, 20, studied=True))
    assert played.counts["alarm", "played"] > 10


def test_an_order_may_stop_for_whatever_fits_and_says_so() -> None:
    session = paced(begun(2, ("alarm.1", "alarm.2")))
    vault(session).hand[:] = ["alarm.1", "alarm.2"]
    for moment in ("advanced", "searched"):
        session.order(0, moment, "fitting")
    assert all(order.tells() for order in session.orders[0].values())
    assert stops(session, [Advance(), Search()]) == [False, True]


# -- sides and talk --------------------------------------------------------------------------------------


def test_sides_win_and_lose_together() -> None:
    session = begun(4)
    assert [side.name for side in session.sides()] == ["thieves", "warden"]
    assert [session.side_of(seat) for seat in range(-1, 4)] == [-1, 1, 0, 0, 0]
    assert side_of(session.sides(), 9) == -1
    play_out(session, blinded({seat: find_bot("random", game, "x") for seat in range(4)}, "k"))
    thieves = session.payoff(1)
    assert session.payoff(2) == session.payoff(3) == thieves
    assert session.payoff(0) == 1.0 - thieves


def test_a_game_opens_and_closes_talk_at_any_decision() -> None:
    session = begun()
    while_secret = game.talk(session.state, session.decision)
    assert while_secret == Talk(chat=False, pings=False, signals=("signal-nod", "signal-shrug"))
    paced(session)
    assert game.talk(session.state, session.decision) == Talk(sides=True)


# -- nobody peeks ----------------------------------------------------------------------------------------


class Peeker(Player):
    """Looks at what it should not, and remembers it."""

    def __init__(self) -> None:
        self.saw: list[list[str]] = []
        self.seeds: set[str] = set()

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        assert decision is not None
        if not decision.has_word(seat):
            return None
        self.saw.append(sorted(vault(session).hand))
        self.seeds.add(session.seed)
        return decision.answers_of(seat)[0]


def test_a_bot_that_peeks_learns_nothing() -> None:
    peeker = Peeker()
    right = 0
    for number in range(40):
        session = begun(2, seed=f"peek {number}")
        bots = blinded({0: find_bot("random", game, "x"), 1: peeker}, f"k{number}")
        while session.decision is not None and len(session.entries) < 8:
            truth = sorted(vault(session).hand)
            before = len(peeker.saw)
            answer = next_answer(session, bots)
            assert answer is not None
            right += len(peeker.saw) > before and peeker.saw[-1] == truth
            session.act(answer[1], answer[0])
        assert session.seed not in peeker.seeds
    # Twelve cards, two to five of them held: by chance alone hardly any guess is right.
    assert right < len(peeker.saw) / 10


def test_the_warden_springs_what_it_holds() -> None:
    session = paced(begun(2, ("pit.1", "bolt.1")))
    session.act(Advance())
    session.act(Spring("pit.1"))
    assert vault(session).thieves[0].health == 2
    assert session.entries[-1].reveals
