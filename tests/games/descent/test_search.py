"""What a search gets from Descent: quiet positions, what they are worth, and a few answers worth a thought."""

from __future__ import annotations

import pytest

from undercroft.bots.blinded import blinded
from undercroft.bots.player import next_answer
from undercroft.bots.search import Node, Rival, SearchPlayer, verdict
from undercroft.engine.decision import DONE
from undercroft.engine.session import Session
from undercroft.games.descent import estimate
from undercroft.games.descent.bot import Judgement
from undercroft.games.descent.game import game
from undercroft.games.descent.second_thoughts import TURNS
from undercroft.games.descent.state import MOVE_ACTION, Go, Journey, March
from undercroft.lab.fit import positions

MOST = 4  # answers that a search is given


def quest(seats: int, seed: str, name: str = "first_blood") -> Session:
    """First Blood, or another quest, laid out for these."""
    session = Session.start(game, seats, seed, {"mode": "quest", "quest": name}, "last")
    session.seat_bots(list(range(seats)), alone=True)
    return session


def asked(session: Session, many: int) -> list[tuple[Session, int]]:
    """The first positions of a quest as judgement plays it, and who is asked in each."""
    bots = dict.fromkeys(range(session.seats), Judgement())
    found: list[tuple[Session, int]] = []
    while session.decision is not None and len(found) < many:
        found.append((session.copy(), session.decision.leader))
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_is_given_a_few_answers_and_judgements_own_among_them(seats: int) -> None:
    bot = Judgement()
    crowded = 0
    for session, seat in asked(quest(seats, "short"), 120):
        assert session.decision is not None
        options = session.decision.options_of(seat)
        short = bot.shortlist(session, seat, options)
        assert bot.choose(session, seat) in short
        assert len(short) == len(set(map(repr, short))) <= MOST
        assert all(answer in options for answer in short)
        crowded += len(options) > MOST
    assert crowded > 10


def test_only_what_is_done_in_a_turn_is_searched_and_not_where_to_go() -> None:
    bot = Judgement()
    turns = 0
    for session, seat in asked(quest(3, "turns"), 150):
        assert session.decision is not None
        short = bot.shortlist(session, seat, session.decision.options_of(seat))
        if session.decision.ask in TURNS:
            turns += len(short) > 1
            assert not any(isinstance(answer, Go | March) for answer in short[1:])
        else:
            assert short == [bot.choose(session, seat)]
    assert turns > 10


def test_an_encounter_that_only_leads_to_another_is_left_to_judgement() -> None:
    bot = Judgement()
    turns = 0
    for session, seat in asked(quest(2, "first of two", "a_fat_goblin"), 60):
        assert session.decision is not None
        assert len(bot.shortlist(session, seat, session.decision.options_of(seat))) == 1
        turns += session.decision.ask in TURNS
    assert turns > 5


def test_judgement_is_departed_from_only_for_more_than_the_estimate_may_miss() -> None:
    gap, errors = Judgement().margin()
    habit, other = Rival(DONE, Node()), Rival(MOVE_ACTION, Node())
    for _ in range(20):
        habit.add(0.0)
        other.add(0.8 * gap)
    assert verdict([habit, other], DONE) == MOVE_ACTION
    assert verdict([habit, other], DONE, gap, errors) == DONE
    for _ in range(20):
        other.add(10 * gap)
    assert verdict([habit, other], DONE, gap, errors) == MOVE_ACTION


def test_beside_encounters_judgement_is_not_doubted() -> None:
    session, seat = asked(quest(3, "before"), 1)[0]
    assert session.decision is not None
    assert session.decision.ask == "ask-hero"
    assert len(Judgement().shortlist(session, seat, session.decision.options_of(seat))) == 1


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    for session, _ in asked(quest(3, "worth"), 150):
        table = session.state
        assert isinstance(table, Journey)
        if table.encounter is not None and session.decision is not None:
            worth = [estimate.estimate(table, side) for side in (0, 1)]
            assert all(0.0 <= one <= 1.0 for one in worth)
            assert sum(worth) == pytest.approx(1.0, abs=1e-3)


def test_every_encounter_has_a_weight_of_its_own() -> None:
    session = next(one for one, _ in asked(quest(2, "weights"), 60) if one.state.encounter is not None)  # type: ignore[attr-defined]
    assert len(estimate.SIGNS) == estimate.MANY
    for side in (0, 1):
        found = game.features(session.state, side)
        assert len(found) == len(estimate.WEIGHTS[side]) == 2 * estimate.MANY + len(estimate.STARTS)
        assert [abs(one) for one in found[2 * estimate.MANY :]].count(1.0) == 1


def test_a_side_that_has_won_sees_it() -> None:
    table = next(one.state for one, _ in asked(quest(3, "won"), 60) if one.state.encounter is not None)  # type: ignore[attr-defined]
    assert isinstance(table, Journey)
    assert table.encounter is not None
    table.encounter.winner = "overlord"
    assert estimate.estimate(table, 1) > 0.9
    assert estimate.estimate(table, 0) < 0.1


def test_positions_come_later_and_later() -> None:
    met = []
    for session, _ in asked(quest(3, "later"), 200):
        assert session.decision is not None
        here = game.milestone(session.state, session.decision)
        if here >= 0:
            met.append(here)
    assert len(met) > 10
    assert met == sorted(met)


def test_a_search_plays_either_side() -> None:
    for side in (0, 1):
        session = quest(2, "search")
        bots = {0: Judgement(), 1: Judgement()}
        bots[side] = SearchPlayer(Judgement(), runs=8, seed="s")  # type: ignore[assignment]
        for _ in range(40):
            answer = next_answer(session, bots)
            assert answer is not None
            session.answer(answer[0], session.serials[answer[0]], answer[1])


def test_players_of_one_table_may_be_taken_to_another() -> None:
    """What a seat may know is looked up anew: a second session asks as many questions as the first has."""
    bots = blinded({0: Judgement(), 1: Judgement()}, "two tables")
    for seed in ("first table", "second table"):
        session = quest(2, seed)
        for _ in range(12):
            answer = next_answer(session, bots)
            assert answer is not None
            session.answer(answer[0], session.serials[answer[0]], answer[1])


def test_quests_teach_both_sides() -> None:
    lessons = positions("descent", 3, "lab", range(1))
    assert set(lessons) == {"heroes", "overlord"}
    ends = {side: {end for _, end in learned} for side, learned in lessons.items()}
    assert ends in ({"heroes": {0.0}, "overlord": {1.0}}, {"heroes": {1.0}, "overlord": {0.0}})
    assert len(lessons["heroes"]) == len(lessons["overlord"]) > 10
