"""A question is put only if its answers can lead to different positions, or to different questions after it."""

from __future__ import annotations

import pytest
from properties.dead_cells.walks import far_along

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import Campaign

AHEAD = 4  # questions of one rule follow each other closely: as many are looked past at most
LUCK = 12
ANSWERS = 40
# What is asked though it may turn out to be the same, and no rule could tell without playing the fight to its end: who
# is hit where all fall, what is used where the fight is won or the states it gives have no time left to work; a way or
# an option whose Test nobody can pass. It must stay rare.
MAY_COME_TO_THE_SAME = {
    "ask-ability",
    "ask-damage",
    "ask-option",
    "ask-rest",
    "ask-round-item",
    "ask-state",
    "ask-target",
    "ask-vial",
    "ask-way",
}
RARE = 0.1  # of a walk's questions; in the mean it is one in seventy


def paths(session: Session, seat: int, action: Action, ahead: int) -> list[str]:
    """The positions one comes to from here, and what is asked there, by the first answers and by the last."""
    found: list[str] = []
    for pick in (0, -1):
        twin = session.copy()
        twin.answer(seat, twin.serial(seat), action)
        for _ in range(ahead + 1):
            decision = twin.decision
            if decision is None:
                found.append(twin.digest())
                break
            found.append(f"{twin.digest()} {decision.ask} {decision.about} {decision.count} {decision.options}")
            twin.answer(decision.leader, twin.serial(decision.leader), decision.options[pick])
    return found


def differ(session: Session, ahead: int) -> bool:
    """Whether two answers to the open question lead to different positions, chance being what it is."""
    decision = session.decision
    assert decision is not None
    seat = decision.leader
    first, *others = decision.options_of(seat)
    if not others:  # a halt between two runs, at which players may come and go
        return decision.ask == "ask-next-run"
    known = paths(session, seat, first, ahead)
    return any(paths(session, seat, other, ahead) != known for other in others)


def ends_run(session: Session) -> bool:
    """Whether every answer ends the run: where every way is death one may still choose how."""
    decision = session.decision
    table = session.state
    assert decision is not None
    assert isinstance(table, Campaign)
    for option in decision.options_of(decision.leader):
        twin = session.copy()
        twin.answer(decision.leader, twin.serial(decision.leader), option)
        after = twin.state
        assert isinstance(after, Campaign)
        if len(after.chronicle) == len(table.chronicle):
            return False
    return True


def is_real(session: Session) -> bool:
    """The same, or by cards as nobody has seen them yet; a moment later, or once what is asked next is answered."""
    decision = session.decision
    assert decision is not None
    if differ(session, 0) or differ(session, AHEAD) or ends_run(session):
        return True
    return any(differ(session.copy_for(decision.leader, f"luck {number}"), AHEAD) for number in range(LUCK))


@pytest.mark.parametrize("bot", ["random", "judgement"])
@pytest.mark.parametrize("number", range(4))
def test_questions_whose_answers_all_come_to_the_same_are_rare_and_of_few_kinds(bot: str, number: int) -> None:
    players = 1 + number
    session = far_along(Session.start(game, players, f"real {bot} {number}"), number)
    bots = {seat: find_bot(bot, game, f"{number}:{seat}") for seat in range(players)}
    same: list[str] = []
    asked = 0
    for _ in range(ANSWERS):
        decision = session.decision
        if decision is None:
            break
        asked += 1
        if not is_real(session):
            assert decision.ask in MAY_COME_TO_THE_SAME, f"{decision!r}: all of {decision.options} lead to one position"
            same.append(f"{decision.ask} {decision.options}")
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serial(answer[0]), answer[1])
    assert asked > ANSWERS // 4
    assert len(same) <= RARE * asked, same


def test_what_is_offered_twice_is_seen() -> None:
    """The watch itself: two ways to say one thing lead to one position, two cards to two."""
    session = Session.start(game, 2, "watch")
    assert session.decision is not None
    assert is_real(session)
    session.decision.options = [session.decision.options[0]] * 2
    assert not differ(session, 0)
    assert not differ(session, AHEAD)
