"""A question is put only if its answers can lead to different positions; nothing is offered that could not help."""

from __future__ import annotations

import pytest

from undercroft.bots.player import Player, next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_souls import study
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.gear import FACES
from undercroft.games.dark_souls.rules.luck import worth
from undercroft.games.dark_souls.rules.nodes import ROOM
from undercroft.games.dark_souls.state import Choose, Reroll, Souls

FIGHTS = [(level, party) for level in (1, 2, 3) for party in study.USUAL]


# What is asked of the enemies' ways and of where one is pushed: such questions follow each other closely.
CLOSE = ("ask-foe", "ask-path", "ask-nearest", "ask-place", "ask-push-to", "ask-push-out", "ask-push-foe", "ask-aggro")
AHEAD = 4  # of those, as many are looked past at most
LUCK = 20


def positions(session: Session, ahead: int) -> set[tuple[str, str]]:
    """Every position one may come to from here, chance being what it is, past questions that follow closely."""
    decision = session.decision
    if decision is None or decision.ask not in CLOSE or not ahead:
        then = decision and f"{decision.ask} {decision.about} {decision.count} {decision.options}"
        return {(session.digest(), then or "")}
    return {
        position
        for option in decision.options
        for position in positions(after(session, decision.leader, option), ahead - 1)
    }


def after(session: Session, seat: int, action: Action) -> Session:
    """The same table once this is answered."""
    twin = session.copy()
    twin.answer(seat, twin.serial(seat), action)
    return twin


def differ(session: Session, ahead: int) -> bool:
    """Whether two answers to the open question lead to different positions, chance being what it is."""
    decision = session.decision
    assert decision is not None
    seat = decision.leader
    first, *others = decision.options_of(seat)
    known = positions(after(session, seat, first), ahead)
    return any(positions(after(session, seat, other), ahead) != known for other in others)


def is_real(session: Session) -> bool:
    """The same, or by cards and dice as nobody has seen them yet; and not only until the next question.

    Who chooses a place beside one of two bosses may find the other come there next, which sets all places anew.
    """
    decision = session.decision
    table = session.state
    assert decision is not None
    assert isinstance(table, Souls)
    if decision.ask == "ask-place" and len([foe for foe in table.foes if foe.facing >= 0]) > 1:
        return True
    for ahead in (0, AHEAD) if decision.ask in CLOSE else (0,):
        if not differ(session, ahead):
            others = (session.copy_for(decision.leader, f"luck {number}") for number in range(LUCK))
            if not any(differ(other, ahead) for other in others):
                return False
    return True


def watch(session: Session, bots: dict[int, Player], most: int, asked: set[str]) -> None:
    """Play on, and hold every question against what its answers lead to."""
    for _ in range(most):
        decision = session.decision
        table = session.state
        assert isinstance(table, Souls)
        if decision is None:
            return
        asked.add(decision.ask)
        assert is_real(session), f"{decision!r}: all of {decision.options} lead to one position"
        if decision.ask == "ask-roll":
            every_use_could_help(table, decision.options)
        if decision.ask == "ask-path" and table.battle is not None and table.battle.size == ROOM:
            ends = [option.number for option in decision.options if isinstance(option, Choose)]
            assert len(set(ends)) == len(ends)
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serial(answer[0]), answer[1])


def every_use_could_help(table: Souls, options: list[Action]) -> None:
    """The roll does not suffice as it lies, and every die on offer has a face with which it serves better."""
    roll = table.roll
    assert roll is not None
    shown = sum(roll.shown)
    if roll.what == "dodge":
        assert shown < roll.need
    elif roll.what != "attack":
        assert shown < roll.against
    now = worth(table, roll, shown)
    for option in options:
        if isinstance(option, Reroll):
            lying = roll.shown[option.die]
            assert max(worth(table, roll, shown - lying + face) for face in FACES[roll.dice[option.die]]) > now


@pytest.mark.parametrize("bot", ["random", "judgement"])
@pytest.mark.parametrize("number", range(len(FIGHTS)))
def test_in_an_encounter_no_question_is_put_whose_answers_all_come_to_the_same(bot: str, number: int) -> None:
    level, party = FIGHTS[number]
    seed = f"real{number}"
    session = study.ready(game, study.encounter(party, level), seed, find_bot("judgement", game, seed), keep="last")
    asked: set[str] = set()
    watch(session, {seat: find_bot(bot, game, f"{seed}{seat}") for seat in range(len(party))}, 120, asked)
    assert {"ask-act", "ask-defend"} & asked or bot == "random"


@pytest.mark.parametrize("party", study.USUAL[1:3])
@pytest.mark.parametrize("boss", study.BOSSES)
def test_nor_before_a_boss(boss: str, party: tuple[str, ...]) -> None:
    session = study.ready(
        game, study.boss_fight(party, boss), f"real{boss}", find_bot("judgement", game, boss), keep="last"
    )
    asked: set[str] = set()
    watch(session, {seat: find_bot("judgement", game, f"{boss}{seat}") for seat in range(len(party))}, 250, asked)
    assert "ask-act" in asked
