"""A table: a game, the people and bots at it, and what each of them may do. It does no input or output.

Every act checks first, then changes, and gives what must be written down and told; one that is refused raises
`ServerError` and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.company import Request
from undercroft.engine.decision import Decision, Each, Pass
from undercroft.engine.errors import Refused
from undercroft.engine.history import first_given, landmarks
from undercroft.engine.one_click import give
from undercroft.engine.record import Action, read
from undercroft.engine.session import Session
from undercroft.engine.window import LET_PASS
from undercroft.server import company
from undercroft.server.company import Closing
from undercroft.server.errors import ServerError, refusal
from undercroft.server.game_log import Op, ops_since
from undercroft.server.people import NOBODY, People, Person

MOST_ASIDES: Final = 12  # so much may bots add to one question of a person


class Change:
    """What an act changed: entries for the log, rows to write, and what to tell."""

    __slots__ = (
        "ask",
        "by",
        "dead",
        "invited",
        "kept",
        "moved",
        "ops",
        "orders",
        "pending",
        "people",
        "refused",
        "row",
        "seated",
        "step",
    )

    def __init__(self, *ops: Op, step: bool = False, ask: bool = False, by: int = -1, kept: int = 0) -> None:
        self.ops = list(ops)
        self.step = step  # the game has moved
        self.ask = ask  # the same question, with something new about it
        self.by = by  # the seat that answered
        self.kept = kept  # how much of the log was there before and still is
        self.seated = False  # who sits where has changed
        self.orders: list[tuple[int, int]] = []  # people and seats whose standing orders have changed: they are told
        self.row = False  # mode, watch link, seating or sharing must be written
        self.people: list[Person] = []  # whose rows must be written
        self.moved: list[int] = []  # people whose seats are others now: they look anew
        self.dead: list[int] = []  # whose keys no longer fit
        self.invited: tuple[int, str] | None = None
        self.pending = False  # whether what is asked to be taken back has changed
        self.refused = NOBODY  # who said no to it


class UndoTarget:
    """A way back: to the last answer of a person, or to a checkpoint by its kind; and what it crosses."""

    __slots__ = ("answer", "at", "givers", "reveals", "rolls", "to")

    def __init__(self, to: str, at: int, answer: int, rolls: bool, reveals: bool, givers: dict[int, int]) -> None:
        self.to = to
        self.at = at
        self.answer = answer  # the place of the answer that tells what is taken back; -1: a checkpoint's name does
        self.rolls = rolls
        self.reveals = reveals
        self.givers = givers  # the seats whose answers it crosses, and the person who gave each

    def others(self, person: int) -> list[int]:
        """The seats for which other people answered."""
        return [seat for seat, giver in self.givers.items() if giver not in (NOBODY, person)]

    def people(self, person: int) -> list[int]:
        """The other people whose answers it crosses."""
        return [giver for giver in self.givers.values() if giver not in (NOBODY, person)]


class Wish:
    """Somebody asks to take something back, and waits for the word of others."""

    __slots__ = ("by", "needs", "way")

    def __init__(self, by: int, way: UndoTarget, needs: set[int]) -> None:
        self.by = by
        self.way = way
        self.needs = needs


class Table:
    """One table in memory."""

    def __init__(
        self, id: str, session: Session, people: People, mode: str, n: int = 0, votes: dict[int, int] | None = None
    ) -> None:
        self.id = id
        self.session = session
        self.game = session.game
        self.votes: dict[int, int] = {} if votes is None else votes  # by person: the number of the option
        self.people = people
        self.mode = mode
        self.n = n  # the number of the last entry in the stored log
        self.next = ""  # the table at which these people play on
        self.shared = False  # whether strangers may look back at it
        self.turn = 0  # counts every change of the game since it is in memory
        self.held = False  # after going back bots add nothing, lest the way forward be lost
        self.left: set[int] = set()  # people who left a lingering question to the bot that is asked
        self.asides = 0
        self.quiet = -1  # the turn at which the bots had nothing to add
        self.wish: Wish | None = None
        self.closing: Closing | None = None
        self.requests: dict[int, list[Request]] = {}  # by the seat of a bot: what was asked of it
        self._ways: tuple[int, list[UndoTarget]] = (-1, [])

    # -- who is asked ------------------------------------------------------------------------------------

    def asks_people(self) -> bool:
        """Whether the open question waits for a person: one it asks, or one who could still step in."""
        decision = self.session.decision
        if decision is None:
            return False
        people = self.people
        for seat in decision.waiting() if isinstance(decision, Each) else decision.seats:
            if people.played_by(seat) >= 0:
                return True
        if decision.linger and decision.asides:
            for aside in decision.asides:
                person = people.played_by(aside.seat)
                if person in people.here and person not in self.left:
                    return True
        return False

    def speaker(self, decision: Decision) -> int:
        """The seat that answers where the leader decides: with the last word, or the first of a person; -1: none."""
        if decision.leader in decision.seats and self.people.is_played(decision.leader):
            return decision.leader
        return next((seat for seat in decision.seats if self.people.is_played(seat)), NOBODY)

    def answering(self, decision: Decision) -> list[int]:
        """The seats of people that may answer the question itself."""
        if self.mode == "leader" and not isinstance(decision, Each):
            speaker = self.speaker(decision)
            return [speaker] if speaker >= 0 else []
        return [seat for seat in decision.seats if self.people.is_played(seat)]

    def leaving(self, decision: Decision) -> list[int]:
        """The seats of people who may leave a lingering question to the bot it asks."""
        if not decision.linger or not decision.asides:
            return []
        people = self.people
        if any(people.is_played(seat) for seat in decision.seats):
            return []
        seats: list[int] = []
        for aside in decision.asides:
            person = people.played_by(aside.seat)
            if person >= 0 and person not in self.left and aside.seat not in seats:
                seats.append(aside.seat)
        return seats

    def waiting(self) -> list[int]:
        """The seats being waited for."""
        decision = self.session.decision
        if decision is None:
            return []
        if isinstance(decision, Each):
            return decision.waiting()
        seats = self.answering(decision)
        if self.mode == "agree":
            seats = [seat for seat in seats if self.people.played_by(seat) not in self.votes] or seats
        return (
            seats
            or self.leaving(decision)
            or [seat for seat in decision.seats if seat not in self.people.bots]
            or [self.bot_with_the_word(decision)]
        )

    def bot_with_the_word(self, decision: Decision) -> int:
        """The bot that answers the question itself when no person does."""
        if decision.leader in self.people.bots:
            return decision.leader
        return next((seat for seat in decision.seats if seat in self.people.bots), NOBODY)

    def bots_to_ask(self) -> tuple[dict[int, str], int]:
        """The bots that may say something now, and the one that has the last word (-1: a person has it)."""
        decision = self.session.decision
        bots = self.people.bots
        if decision is None or not bots:
            return {}, NOBODY
        if isinstance(decision, Each):
            able = {seat: bots[seat] for seat in decision.waiting() if seat in bots}
            return able, next(iter(able), NOBODY)
        if not self.asks_people():
            word = self.bot_with_the_word(decision)
            if word < 0:
                return {}, NOBODY
            return {seat: bots[seat] for seat in decision.asked() if seat in bots}, word
        held = self.held and self.closing is None
        if held or self.quiet == self.turn or self.asides >= MOST_ASIDES or not decision.asides:
            return {}, NOBODY
        adding = {aside.seat for aside in decision.asides}
        return {seat: bots[seat] for seat in decision.asked() if seat in bots and seat in adding}, NOBODY

    def asks_in_secret(self) -> bool:
        """Whether not everybody may see what is asked now."""
        decision = self.session.decision
        return decision is not None and not decision.open

    def is_passing_moment(self) -> bool:
        """Whether this is one of many windows, at which people usually are not asked."""
        decision = self.session.decision
        return decision is not None and self.game.moments().get(decision.window) == LET_PASS

    # -- answering ---------------------------------------------------------------------------------------

    def read_action(self, wire: list[Any]) -> Action:
        """An action that came by wire."""
        try:
            action = read(wire, self.game.readers())
        except (Refused, ValueError, TypeError, IndexError, KeyError):
            raise ServerError("not-understood") from None
        if not isinstance(action, Action):
            raise ServerError("not-understood")
        return action

    def _asked(self, person: Person, seat: int, serial: int) -> Decision:
        """The open question, if it is this person's to answer for this seat."""
        decision = self.session.decision
        self.check_seat(person, seat)
        if decision is None:
            raise ServerError("not-possible", "game-over")
        if seat not in decision.asked():
            raise ServerError("wrong-seat")
        if serial != self.session.serials[seat]:
            raise ServerError("stale-answer")
        return decision

    def answer(self, person: Person, seat: int, serial: int, wire: list[Any]) -> Change:
        """A person answers for a seat."""
        decision = self._asked(person, seat, serial)
        action = self.read_action(wire)
        is_main = seat in decision.seats and action in decision.options
        if is_main and len(decision.seats) > 1 and self.mode != "first" and not isinstance(decision, Each):
            if self.mode == "agree":
                return self._vote(person, decision, decision.options.index(action))
            if seat != self.speaker(decision):
                raise ServerError("wrong-seat", "leader-decides")
        if not is_main and isinstance(action, Pass) and seat in self.leaving(decision):
            self.left.add(person.number)
            return Change(ask=True)
        return self._decided(decision, seat, action, person.number)

    def _decided(self, decision: Decision, seat: int, action: Action, person: int) -> Change:
        """The answer is given; one that ends the time to take things waits until bots have taken what is left."""
        if not company.leaves_something(self, decision, action):
            return self._answered(seat, action, person)
        if self.closing is None:
            # Until now the bots have left to people what lies there: they look again.
            self.quiet = NOBODY
            self.asides = 0
        self.closing = Closing(seat, action, person, decision.ask)
        return Change(ask=True)

    def close(self) -> Change:
        """Give the answer that has waited."""
        closing = self.closing
        assert closing is not None
        self.closing = None
        return self._answered(closing.seat, closing.action, closing.person)

    def answers(self, person: Person, seat: int, serial: int, wires: list[list[Any]]) -> Change:
        """A person gives several answers for a seat in one breath, as far as nothing comes between them.

        The first is refused as a single one would be. It ends early where the next is not asked of this seat alone,
        where chance has spoken unless that was foreseen (`engine/one_click.py`), where something hidden was shown, and
        where another could step in who could not before.
        """
        decision = self._asked(person, seat, serial)
        actions = [self.read_action(wire) for wire in wires]
        if decision.seats != [seat] or actions[0] not in decision.options:
            raise ServerError("illegal-answer")
        done = Change(step=True, by=seat, kept=len(self.session.events))

        def answer(action: Action, goes_on: bool) -> None:
            more = self._answered(seat, action, person.number, goes_on)
            done.ops += more.ops
            done.pending = done.pending or more.pending

        give(self.session, seat, actions, answer)
        return done

    def bot_answers(self, seat: int, wire: list[Any]) -> Change:
        """A bot answers for a seat; beside a question put to people it may only add an aside."""
        session = self.session
        decision = session.decision
        if decision is None or seat not in self.people.bots:
            raise ServerError("wrong-seat")
        action = self.read_action(wire)
        asks_people = self.asks_people() and not isinstance(decision, Each)
        if asks_people and not any(aside.seat == seat and aside.action == action for aside in decision.asides or []):
            raise ServerError("not-yours")
        given_by = min(self.left, default=NOBODY)
        asides = self.asides + 1 if asks_people else 0
        closing = self.closing
        # What a person has answered comes after this, and before what orders would answer.
        done = self._answered(seat, action, given_by, obey=closing is None)
        self.asides = asides
        if closing is not None and closing.fits(self):
            self.closing = closing
        return done

    def is_formality(self) -> bool:
        """Whether people are asked what has but one answer, now that no bot has anything to add and no person could."""
        decision = self.session.decision
        if decision is None or len(decision.options) != 1 or self.held or self.quiet != self.turn:
            return False
        return self.asks_people() and not any(self.people.is_played(aside.seat) for aside in decision.asides or [])

    def settle_formality(self) -> Change:
        """Give the only answer there is; it is nobody's."""
        decision = self.session.decision
        assert decision is not None
        return self._decided(decision, decision.leader, decision.options[0], NOBODY)

    def _answered(self, seat: int, action: Action, person: int, goes_on: bool = False, obey: bool = True) -> Change:
        session = self.session
        return self._do(lambda: session.answer(seat, session.serials[seat], action, person, goes_on, obey), seat)

    def _do(self, act: Callable[[], None], by: int = NOBODY) -> Change:
        """Let the game move; what the engine refuses has changed nothing."""
        kept = len(self.session.events)
        length = len(self.session.history)
        self.session.seat_bots(list(self.people.bots))
        try:
            act()
        except Refused as refused:
            raise refusal(refused) from None
        return self._moved(ops_since(self.session, length), by, min(kept, len(self.session.events)))

    def _moved(self, ops: list[Op], by: int, kept: int) -> Change:
        """The game has moved: what was asked or wished before no longer counts."""
        done = Change(*ops, step=True, by=by, kept=kept)
        self.votes.clear()
        self.n += len(ops)
        self.turn += 1
        self.held = False
        self.asides = 0
        self.left.clear()
        done.pending = self.wish is not None
        self.wish = None
        self.closing = None
        company.forget_granted(self)
        return done

    def check_seat(self, person: Person, seat: int) -> None:
        """Whether this seat is this person's to play now."""
        if seat not in person.seats:
            raise ServerError("not-yours", "not-your-seat" if person.seats else "only-players")
        if seat in self.people.bots:
            raise ServerError("not-yours", "bot-plays")

    def check_over(self) -> None:
        """Whether the game is over."""
        if not self.session.is_over():
            raise ServerError("not-possible", "not-over")

    # -- voting ------------------------------------------------------------------------------------------

    def _vote(self, person: Person, decision: Decision, option: int) -> Change:
        before = self.votes.get(person.number)
        self.votes[person.number] = option
        settled = self._settle_votes(decision, person.number)
        if settled is not None:
            return settled
        if before == option:
            return Change(ask=True)
        self.n += 1
        return Change(["vote", person.number, option], ask=True)

    def _settle_votes(self, decision: Decision, also: int = NOBODY) -> Change | None:
        """Take the decision if everyone has spoken who is asked and here."""
        votes = self.votes
        voters: dict[int, int] = {}  # by person: the first of their seats that is asked
        for seat in decision.seats:
            person = self.people.played_by(seat)
            if person >= 0 and (person in self.people.here or person == also):
                voters.setdefault(person, seat)
        if not voters or any(person not in votes for person in voters):
            return None
        # Where all say the same the leader's word is everybody's.
        word = self.people.played_by(decision.leader)
        seat = decision.leader
        if word not in voters:
            word, seat = next(iter(voters.items()))
        return self._decided(decision, seat, decision.options[votes[word]], word)

    # -- going back --------------------------------------------------------------------------------------

    def ways(self) -> list[UndoTarget]:
        """All ways back, the shortest first; none once it is over, since the seed has been told."""
        if self.session.decision is None:
            return []
        if self._ways[0] == self.turn:
            return self._ways[1]
        session = self.session
        entries = session.entries
        found: list[UndoTarget] = []
        for at in range(len(entries) - 1, session.floor - 1, -1):
            if entries[at].kind == "answer" and entries[at].by >= 0:
                first = first_given(entries, at, session.floor)
                found.append(self._way("answer", first, at))
                if first < at:
                    found.append(self._way("step", at, at))
                break
        for checkpoint in landmarks(session.checkpoints, len(entries)):
            if checkpoint.at >= session.floor:
                found.append(self._way(checkpoint.kind(), checkpoint.at))
        self._ways = (self.turn, found)
        return found

    def ways_for(self, person: int) -> list[UndoTarget]:
        """The same for one person: before them the way to their own last answer, if others answered in secret since.

        Who lets a window pass stands in nobody's way: that is not what one would take back.
        """
        found = self.ways()
        entries = self.session.entries
        if not found or found[0].answer < 0:
            return found
        at = found[0].answer
        while at >= self.session.floor and (entries[at].by != person or entries[at].kind != "answer"):
            if entries[at].by >= 0 and entries[at].open:
                return found
            at -= 1
        if at < self.session.floor or at == found[0].answer:
            return found
        return [self._way("own", first_given(entries, at, self.session.floor), at), *found]

    def _way(self, to: str, at: int, answer: int = NOBODY) -> UndoTarget:
        rolls = False
        reveals = False
        givers: dict[int, int] = {}
        for entry in self.session.entries[at:]:
            reveals = reveals or entry.reveals
            if entry.kind == "answer":
                rolls = rolls or bool(entry.values)
                givers[entry.seat] = max(entry.by, givers.get(entry.seat, NOBODY))
        return UndoTarget(to, at, answer, rolls, reveals, givers)

    def undo(self, person: Person, to: str) -> Change:
        """A person takes something back, or asks whether it may be."""
        self.check_player(person)
        if self.wish is not None:
            raise ServerError("not-possible", "undo-pending")
        way = next((way for way in self.ways_for(person.number) if way.to == to), None)
        if way is None:
            raise ServerError("not-possible", "nothing-to-undo")
        if any(giver not in self.people.here for giver in way.people(person.number)):
            raise ServerError("not-possible", "absent-giver")
        others = {
            other.number
            for other in self.people.people.values()
            if other.number != person.number and other.seats and other.number in self.people.here
        }
        if others and (way.rolls or way.reveals or way.others(person.number)):
            self.wish = Wish(person.number, way, others)
            done = Change()
            done.pending = True
            return done
        return self._go_back(way, person.number)

    def _go_back(self, way: UndoTarget, by: int) -> Change:
        self.wish = None
        done = self._do(lambda: self.session.back(way.at, by))
        self.held = True
        done.pending = True
        return done

    def consent(self, person: Person, yes: bool) -> Change:
        """A person agrees, or not, to what another wishes to take back; who wished it may let it go."""
        wish = self.wish
        if wish is None or (person.number not in wish.needs and (yes or person.number != wish.by)):
            raise ServerError("not-possible", "nothing-asked")
        if not yes:
            return self._let_go(person.number)
        wish.needs.discard(person.number)
        if not wish.needs:
            return self._go_back(wish.way, wish.by)
        done = Change()
        done.pending = True
        return done

    def _let_go(self, refused: int = NOBODY) -> Change:
        self.wish = None
        done = Change()
        done.pending = True
        done.refused = refused
        return done

    def redo(self, person: Person) -> Change:
        """Bring back what was last taken back."""
        self.check_player(person)
        if not self.session.undone:
            raise ServerError("not-possible", "nothing-to-redo")
        done = self._do(lambda: self.session.redo(person.number))
        self.held = True
        return done

    def reseat(self, seats: int, leaver: int) -> Change:
        """Players come or go, where the game allows it now."""
        decision = self.session.decision
        if decision is None or seats not in self.game.seatings(self.session.state, decision):
            raise ServerError("not-possible", "no-reseat")
        self.wish = None
        if not self.session.is_between_steps():
            # Nobody knows yet what a later moment will allow.
            raise ServerError("not-possible", "no-reseat")
        return self._do(lambda: self.session.reseat(seats, leaver))

    def check_player(self, person: Person) -> None:
        """Whether this is somebody who plays here."""
        if not person.seats:
            raise ServerError("not-yours", "only-players")

    def order(self, person: Person, seat: int, moment: str, how: str, card: str) -> Change:
        """A standing order for a seat: how to meet a moment from now on."""
        self.check_seat(person, seat)
        session = self.session
        before = len(session.entries)
        kept = len(session.events)
        session.seat_bots(list(self.people.bots))
        try:
            order = session.order(seat, moment, how, card, person.number)
        except Refused as refused:
            raise refusal(refused) from None
        ops = [entry.to_wire() for entry in [order, *session.entries[before:]]]
        if len(session.entries) > before:
            done = self._moved(ops, seat, kept)
        else:
            self.n += len(ops)
            done = Change(*ops)
        done.orders = [(person.number, seat)]
        return done

    # -- coming and going --------------------------------------------------------------------------------

    def presence(self, here: set[int]) -> Change:
        """Those who are here now. Nobody waits for the word of one who has just left."""
        has_left = bool(self.people.here - here)
        self.people.here = here
        done = self.settle() if has_left else None
        if done is None:
            decision = self.session.decision
            done = Change(ask=self.mode == "agree" or (decision is not None and decision.linger))
            done.pending = has_left and self.wish is not None
        done.seated = True
        return done

    def settle(self) -> Change | None:
        """With fewer to wait for, a wish or a vote may be settled."""
        wish = self.wish
        decision = self.session.decision
        if wish is not None:
            # Without the word of those whose own answers it would take back nothing is taken back.
            if wish.by not in self.people.here or any(
                giver not in self.people.here for giver in wish.way.people(wish.by)
            ):
                return self._let_go()
            wish.needs &= self.people.here
            return None if wish.needs else self._go_back(wish.way, wish.by)
        if self.mode == "agree" and decision is not None and len(decision.seats) > 1 and self.votes:
            return self._settle_votes(decision)
        return None
