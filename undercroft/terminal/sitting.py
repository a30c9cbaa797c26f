"""One sitting: a session, who sits where, and what the people at this keyboard may do now. It draws nothing."""

from __future__ import annotations

import secrets
from threading import Lock
from typing import Final

from undercroft.bots.blinded import blinded
from undercroft.bots.player import Player, next_answer
from undercroft.engine.decision import PASS, Decision, Each
from undercroft.engine.errors import NotPossible
from undercroft.engine.history import Crossing, crossing, landmarks
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.window import LET_PASS, THIS_TURN
from undercroft.terminal.seats import Seats

THINKING: Final = Lock()  # one thought at a time: a bot is not made to think twice at once
MOST_ASIDES: Final = 12  # so much may bots add to one question of a person


class Offer:
    """One answer a person can give.

    Without an action: a standing order for the moment (`order` says how to meet it), a change of a secret answer
    (`again`), or else leaving it to the bot that has the last word.
    """

    __slots__ = ("action", "again", "is_aside", "order", "seat")

    def __init__(
        self, seat: int, action: Action | None, is_aside: bool = False, order: str = "", again: bool = False
    ) -> None:
        self.seat = seat
        self.action = action
        self.is_aside = is_aside
        self.order = order
        self.again = again


class StepBack:
    """A place to go back to: one answer (no mark), or a checkpoint of the game by its kind; and what is crossed."""

    __slots__ = ("at", "crosses", "mark")

    def __init__(self, at: int, crosses: Crossing, mark: str = "") -> None:
        self.at = at
        self.crosses = crosses
        self.mark = mark


class Sitting:
    """A game under way at this keyboard."""

    def __init__(self, session: Session, seats: Seats) -> None:
        self.session = session
        self.seats = seats
        session.seat_bots(list(seats.bots))
        self.is_saved = True
        self.held = False  # after going back bots add nothing to the question, lest the way forward be lost
        self.left: set[int] = set()  # where a person left the answer to a bot
        self.asides = 0
        self.again = -1  # who thinks better of an answer given in secret

    # -- who is asked ------------------------------------------------------------------------------------

    def asks_people(self) -> bool:
        """Whether the open decision waits for somebody at this keyboard."""
        decision = self.session.decision
        if decision is None:
            return False
        seats = decision.waiting() if isinstance(decision, Each) else decision.seats
        if any(self.seats.is_human(seat) for seat in seats):
            return True
        return decision.linger and any(self.seats.is_human(aside.seat) for aside in decision.asides or [])

    def asks_in_secret(self) -> bool:
        """Whether not everybody may see what is asked now."""
        decision = self.session.decision
        return decision is not None and not decision.open

    def is_passing_moment(self) -> bool:
        """Whether this is one of many windows, at which people usually are not asked."""
        decision = self.session.decision
        return decision is not None and self.session.game.moments().get(decision.window) == LET_PASS

    def speaker(self) -> int:
        """The person who answers the question itself; -1 if only a bot may."""
        decision = self.session.decision
        if decision is None:
            return -1
        if isinstance(decision, Each):
            if self.again in decision.given:
                return self.again
            return next((seat for seat in decision.waiting() if self.seats.is_human(seat)), -1)
        if decision.leader in decision.seats and self.seats.is_human(decision.leader):
            return decision.leader
        return next((seat for seat in decision.seats if self.seats.is_human(seat)), -1)

    def viewer(self) -> int:
        """Through whose eyes the table is seen: the person asked, else the only person, else an onlooker's (-1)."""
        decision = self.session.decision
        if decision is not None:
            asked = [self.speaker()] if isinstance(decision, Each) else [self.speaker(), *decision.asked()]
            for seat in asked:
                if seat >= 0 and self.seats.is_human(seat):
                    return seat
        humans = self.seats.humans()
        return humans[0] if len(humans) == 1 else -1

    def offers(self) -> list[Offer]:
        """All that the people at this keyboard may answer now: the question's own answers, then asides."""
        decision = self.session.decision
        if decision is None or not self.asks_people():
            return []
        speaker = self.speaker()
        found: list[Offer] = []
        if not isinstance(decision, Each) and not self.seats.is_human(decision.leader):
            found.append(Offer(decision.leader, None))
        if speaker >= 0:
            found += [Offer(speaker, action) for action in decision.answers_of(speaker)]
        viewer = self.viewer()
        for aside in decision.asides or []:
            if self.seats.is_human(aside.seat) and (decision.open or aside.seat == viewer):
                found.append(Offer(aside.seat, aside.action, is_aside=True))
        return found + self.other_ways(decision, speaker)

    def other_ways(self, decision: Decision, speaker: int) -> list[Offer]:
        """At a window, orders that let it go by from here on; where all answer in secret, second thoughts of others."""
        if isinstance(decision, Each):
            given = [seat for seat in decision.seats if seat in decision.given and seat != speaker]
            return [Offer(seat, None, is_aside=True, again=True) for seat in given if self.seats.is_human(seat)]
        if speaker < 0 or decision.window not in self.session.game.moments() or PASS not in decision.options:
            return []
        return [Offer(speaker, None, is_aside=True, order=how) for how in (THIS_TURN, LET_PASS)]

    # -- answering ---------------------------------------------------------------------------------------

    def take(self, offer: Offer) -> None:
        """Give a person's answer."""
        if offer.action is None:
            raise NotPossible("this answer is left to a bot")
        self._answer(offer.seat, offer.action)
        self.asides = 0
        self.again = -1

    def take_left(self, seat: int, action: Action) -> None:
        """Give the answer of a bot to which a person left it."""
        at = len(self.session.entries)
        self._answer(seat, action)
        self.left.add(at)
        self.asides = 0

    def bots_to_ask(self) -> dict[int, Player]:
        """The bots that may say something now; where people are asked only those who could add an aside."""
        decision = self.session.decision
        if decision is None:
            return {}
        if isinstance(decision, Each):
            return {seat: bot for seat, bot in self.seats.bots.items() if decision.has_word(seat)}
        if not self.asks_people():
            return self.seats.bots
        if self.held or self.asides >= MOST_ASIDES:
            return {}
        asked = decision.asked()
        return {seat: bot for seat, bot in self.seats.bots.items() if seat in asked and seat != decision.leader}

    def take_from_bot(self, seat: int, action: Action) -> None:
        """Give a bot's answer."""
        self.asides += 1 if self.asks_people() else 0
        self._answer(seat, action)

    def order(self, seat: int, moment: str, how: str, card: str = "") -> None:
        """A standing order of a person."""
        self.session.order(seat, moment, how, card)
        self.is_saved = False
        self.held = False

    def _answer(self, seat: int, action: Action) -> None:
        self.session.answer(seat, self.session.serials[seat], action)
        self.is_saved = False
        self.held = False

    # -- going back --------------------------------------------------------------------------------------

    def way_back(self) -> StepBack | None:
        """Back to the last question a person answered."""
        line = self.session.entries
        for at in range(len(line) - 1, self.session.floor - 1, -1):
            if line[at].is_given() and (self.seats.is_human(line[at].seat) or at in self.left):
                return StepBack(at, crossing(line[at:], at, line[at].seat))
        return None

    def ways_back(self) -> list[StepBack]:
        """Back to the checkpoints players think of: the latest of each kind (`round`, `page`), the nearest first."""
        session = self.session
        if not self.seats.humans() or not session.entries:
            return []
        seat = session.entries[-1].seat
        return [
            StepBack(mark.at, session.crossing(mark.kind(), seat), mark.kind())
            for mark in landmarks(session.checkpoints, len(session.entries))
        ]

    def go_back(self, way: StepBack) -> None:
        """Take back all that lies between."""
        if way.mark:
            self.session.undo(way.mark)
        else:
            while len(self.session.entries) > way.at:
                self.session.undo()
        self.left = {at for at in self.left if at < len(self.session.entries)}
        self.again = -1
        self.is_saved = False
        self.held = True

    def go_forward(self) -> None:
        """Bring back what was last taken back, up to where a person is asked again."""
        self.session.redo()
        while self.session.undone and not self.asks_people():
            self.session.redo()
        self.again = -1
        self.is_saved = False
        self.held = True


def think(session: Session, bots: dict[int, Player]) -> tuple[int, Action] | None:
    """What one of these bots answers, on a copy of the session; it may be done beside the table."""
    with THINKING:
        return next_answer(session, blinded(bots, secrets.token_hex(8)))
