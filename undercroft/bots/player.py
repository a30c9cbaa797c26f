"""What a player is to the table, and how several of them answer one decision."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from undercroft.engine.decision import Each
from undercroft.engine.errors import NotPossible
from undercroft.engine.record import Action
from undercroft.engine.session import Session


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Someone, or something, that answers for a seat."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, session: Session, seat: int) -> Action | None:
        """The answer of this seat; nothing if it leaves the question to the seat with the last word."""
        raise NotImplementedError

    def quick(self) -> Player:
        """The same player when there is little time for each answer: a search plays out by it."""
        return self

    def shortlist(self, session: Session, seat: int, options: list[Action]) -> list[Action]:
        """Of some answers those worth a search: of several that differ only in what is said, say, one."""
        return options

    def how_deep(self) -> int:
        """How many answers deep a search tries others than this player would give; the first is its own question."""
        return 3

    def margin(self) -> tuple[float, float]:
        """What another answer must be better by before a search prefers it: so much, and so many standard errors."""
        return 0.0, 1.0


def next_answer(session: Session, players: dict[int, Player]) -> tuple[int, Action] | None:
    """Who of these players answers the open decision, and how: those with something to add, then the leader."""
    decision = session.decision
    if decision is None:
        return None
    if isinstance(decision, Each):
        for seat in decision.waiting():
            if seat in players:
                action = players[seat].choose(session, seat)
                if action is None:
                    raise NotPossible(f"the bot in seat {seat} has no answer")
                return seat, action
        return None
    for seat in decision.asked():
        if seat != decision.leader and seat in players:
            action = players[seat].choose(session, seat)
            if action is not None:
                return seat, action
    leader = decision.leader
    if leader not in players:
        return None
    action = players[leader].choose(session, leader)
    if action is None:
        raise NotPossible(f"the bot in seat {leader} has no answer")
    return leader, action


def play_out(session: Session, players: dict[int, Player], most: int = 100_000) -> int:
    """Let these players play until the game is over (or for so many answers); how many they gave."""
    count = 0
    while session.decision is not None and count < most:
        answer = next_answer(session, players)
        if answer is None:
            break
        seat, action = answer
        session.answer(seat, session.serials[seat], action)
        count += 1
    return count
